"""The bot as a whole: how it ends."""

from tests.support.world import World

STUCK = "CREATE TRIGGER stuck BEFORE UPDATE ON facts BEGIN SELECT RAISE(ABORT, 'disk full'); END"


async def test_a_last_sign_of_life_that_cannot_be_left_keeps_nothing_running(world: World) -> None:
    await world.begin("ann", "bob")
    bot = world.bot
    async with bot.database.write() as connection:
        await connection.exec_driver_sql(STUCK)
    with world.env._bot_scope():
        await bot.close()
    loops = (bot.deadlines._ring, bot.publisher._retry, bot.announcer._tick, bot.departures._round)
    assert [loop.is_running() for loop in loops] == [False] * 4
    assert bot.is_closed()
