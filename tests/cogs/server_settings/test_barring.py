"""People whom a server has barred: kept from every seat, and left in the one they have."""

from bot.match.admission import check_welcome
from tests.cogs.games.kill_the_kings.playing import MONTH, all_games, concede, deal
from tests.cogs.server_settings.managing import begin, manage
from tests.support.acting import stand_in_for
from tests.support.reading import likely
from tests.support.world import World, answer, buttons, declare_button, said_privately, words

BARRED = "The managers of this server have blocked you from its matches"


async def bar(world: World, name: str) -> None:
    shown = await manage(world, block=world.people[name])
    assert "**Blocked:** 1 person" in said_privately(shown)


async def unbar(world: World, name: str) -> None:
    await manage(world, unblock=str(world.people[name].id))


COMMANDS: list[tuple[str, dict[str, bool]]] = [
    ("play high-card", {}),
    ("play kill-the-kings", {}),
    ("play kill-the-kings", {"private": True}),
    ("daily", {}),
]


async def test_who_is_barred_starts_nothing_until_they_are_let_in_again(world: World) -> None:
    await bar(world, "ann")
    await world.restart()
    for command, options in COMMANDS:
        refused = await begin(world.people["ann"], world.channel, command, options)
        assert BARRED in said_privately(refused)
    assert await all_games(world) == []
    await unbar(world, "ann")
    for command, options in COMMANDS:
        await begin(world.people["ann"], world.channel, command, options)
    assert len(await all_games(world)) == len(COMMANDS)


async def test_who_is_barred_sits_down_nowhere(world: World) -> None:
    await world.open_table("bob")
    await bar(world, "ann")
    assert BARRED in said_privately(
        await world.people["ann"].click(await world.lobby(), label="Join")
    )
    await world.join("cem")
    await world.people["bob"].click(await world.lobby(), label="Start")
    refused = await world.people["ann"].click(await world.board(), label="Join")
    assert BARRED in said_privately(refused)
    assert [chair.name for chair in (await world.only_match()).chairs] == ["bob", "cem"]


async def test_who_is_barred_gets_up_from_tables_that_have_not_begun(world: World) -> None:
    await world.open_table("ann")
    await world.join("bob")
    await bar(world, "ann")
    record = await world.only_match()
    assert [chair.name for chair in record.chairs] == ["bob"]
    assert record.host_id == world.people["bob"].id
    assert "1. **bob** · host" in words(await world.lobby())
    await manage(world, block=world.people["bob"])
    assert (await world.only_match()).status == "cancelled"


async def test_who_is_barred_has_no_rematch_and_no_seat_in_one(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    board = await world.board(old)
    await bar(world, "ann")
    assert BARRED in said_privately(await world.people["ann"].click(board, label="Rematch"))
    await world.people["bob"].click(board, label="Rematch")
    (again,) = [record for record in await all_games(world) if record.id != old.id]
    assert BARRED in said_privately(await world.people["ann"].click(board, label="Rematch"))
    again = await world.bot.ledger.read(again.id)
    assert [chair.name for chair in again.chairs] == ["bob"]


async def test_a_running_match_of_somebody_barred_goes_on_to_its_end(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    await bar(world, "ann")
    record = await world.play_to_the_end()
    assert record.status == "over"
    assert len((await world.rows())["results"]) == 2


async def test_who_is_barred_may_resign_and_take_the_seat_back(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", target=3)
    await bar(world, "ann")
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, stand_in_for, 0)
    await world.env.settle()
    back = await world.people["ann"].click(await world.board(), label="Take my seat back")
    assert "the seat is yours again" in said_privately(back)
    question = await world.ask("ann", "resign")
    await world.people["ann"].click(question, label="Yes, leave")
    assert (await world.only_match()).chairs[0].left


async def test_a_solitaire_of_somebody_barred_can_be_finished_but_not_begun_anew(
    world: World,
) -> None:
    _, board = await deal(world)
    await bar(world, "ann")
    await world.people["ann"].click(board, label="Draw")
    await concede(world, "ann", board)
    assert BARRED in said_privately(await world.people["ann"].click(board, label="New game"))
    assert len(await all_games(world)) == 1


async def test_what_was_put_aside_is_not_taken_up_by_somebody_barred(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH + 60)
    await bar(world, "ann")
    board = await world.board(record)
    refused = await world.people["ann"].click(board, label="Resume")
    assert BARRED in said_privately(refused)
    assert BARRED in said_privately(await world.people["ann"].slash(world.channel, "hand"))
    assert (await world.bot.ledger.read(record.id)).status == "archived"


async def test_bars_hold_on_their_own_server_only(world: World) -> None:
    await bar(world, "ann")
    await world.people["ann"].user.slash("play kill-the-kings")
    assert len(await all_games(world)) == 1
    for guild_id in (world.guild.id + 1, None):
        await world.bot.database.read(check_welcome, guild_id, world.people["ann"].id)


async def test_a_barred_players_turn_is_played_from_their_hand(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await bar(world, name)
    hand = await world.hand(name)
    word = declare_button(hand, likely(hand))
    assert word in buttons(hand)
    version = (await world.only_match()).version
    await world.people[name].click(hand, custom_id=word["custom_id"])
    assert (await world.only_match()).version == version + 1


async def test_who_is_barred_shares_nothing(world: World) -> None:
    pages = [
        answer(await world.people["ann"].slash(world.channel, command))
        for command in ("leaderboard", "profile", "daily")
    ]
    await bar(world, "ann")
    before = len(world.messages(world.channel.id))
    shared = 0
    for page in pages:
        for button in buttons(page):
            if "share" in button["custom_id"]:
                shared += 1
                assert BARRED in said_privately(await world.press("ann", page, button["custom_id"]))
    assert shared and len(world.messages(world.channel.id)) == before
