"""Messages as people read them who have embeds switched off on Discord."""

from tests.support.reading import told
from tests.support.world import World


async def test_the_table_and_its_end_are_read_without_embeds(world: World) -> None:
    lobby = await world.open_table("ann")
    assert "High Card: a table is open" in lobby.content
    assert "Press **Join** to play." in lobby.content
    await world.press("bob", lobby, "Join")
    await world.press("ann", lobby, "Start")
    notice = world.public(world.channel.id, lobby.id)
    assert "**ann**, **bob** are playing." in notice.content
    name = await world.whose_turn()
    assert (await world.board()).content == f"**{name}**: your turn."
    assert "**Your turn.** Will **" in (await world.hand(name)).content
    record = await world.play_to_the_end()
    assert "wins the match!" in (await world.board(record)).content


async def test_nothing_is_said_both_in_a_message_and_in_its_embed(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    for message in (await world.board(), await world.hand(await world.whose_turn())):
        lines = told(message).splitlines()
        assert len({*lines} - {""}) == len([line for line in lines if line])
