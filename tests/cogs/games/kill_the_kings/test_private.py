"""Games for oneself alone: nobody else sees a thing, and nothing of them is lost."""

from typing import Any

from bot.match.ledger import NOT_THERE
from cogs.table.starting import matches_page
from tests.cogs.games.kill_the_kings.playing import (
    all_games,
    allowed,
    ask,
    concede,
    deal,
    make,
    now,
    offered,
    said,
    there,
)
from tests.support.imagined import ENGLISH
from tests.support.wording import english
from tests.support.world import World, answer, said_privately


def seen_by_others(world: World, owner: str) -> list[str]:
    """The texts of all messages that are not the owner's private ones."""
    mine = world.people[owner].id
    return [
        message.content or str(message.embeds)
        for stored in world.env.backend.messages.values()
        for message in stored.values()
        if not message.is_ephemeral or not message.visible_to(mine)
    ]


async def test_nobody_else_sees_anything_of_a_private_game(world: World) -> None:
    record, board = await deal(world, private=True)
    assert board.ephemeral
    for move in (("draw", ""), ("draw", ""), ("draw", "")):
        await make(world, "ann", board, move)
        assert offered(board) == allowed(await now(world, record))
    assert seen_by_others(world, "ann") == []
    posted = [r for r in world.env.http_requests if r.path.startswith("/channels/")]
    assert posted == []


async def test_no_command_of_another_shows_a_private_game(world: World) -> None:
    record, _ = await deal(world, private=True)
    bob = world.people["bob"]
    assert "not at any table" in said(await bob.slash(world.channel, "hand"))
    for verb in ("hand", "menu", "board", "leave", "resign"):
        yard = world.guild.create_text_channel("yard")
        forged = world.forge(f"{record.id}:0:{verb}", channel=yard)
        refused = await bob.click(forged, label="0")
        assert english(NOT_THERE) in said_privately(refused)
    assert await bob.autocomplete(world.channel, "hand", "match", "") == []
    text = said_privately(await world.people["ann"].slash(world.channel, "tables"))
    assert "Kill the Kings · private · 0 of 4 kings killed" in text
    assert "`/hand` shows it" in text
    listed = matches_page(world.bot, [record], world.people["ann"].id, ENGLISH).text
    assert "private · 0 of 4 kings killed" in listed
    assert "shows it" not in listed, "this page is what /hand shows"
    assert world.messages(world.channel.id) == []


async def test_a_private_board_is_opened_anywhere_and_takes_the_older_one_away(
    world: World,
) -> None:
    """One that its player has dismissed is opened again the same way."""
    record, board = await deal(world, private=True)
    elsewhere = world.guild.create_text_channel("elsewhere")
    ann = world.people["ann"]
    asked: tuple[tuple[Any, ...], ...] = ((ann, world.channel), (ann, elsewhere), (ann.user,))
    for actor, *place in asked:
        shown = answer(await actor.slash(*place, "hand"))
        assert shown.ephemeral
        assert not there(world, board)
        await make(world, "ann", shown, sorted(offered(shown))[0])
        assert offered(shown) == allowed(await now(world, record))
        board = shown
        world.env.backend.delete_message(board.channel_id, board.id)
    assert world.messages(elsewhere.id) == world.messages(world.channel.id) == []


async def test_a_new_private_game_stays_private(world: World) -> None:
    record, board = await deal(world, private=True)
    await concede(world, "ann", board)
    fresh = answer(await world.people["ann"].click(board, label="New game"))
    (new,) = [game for game in await all_games(world) if game.id != record.id]
    assert new.private
    assert fresh.ephemeral
    assert offered(fresh) == allowed(new)
    await make(world, "ann", fresh, ("draw", ""))
    assert world.messages(world.channel.id) == []


PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


async def test_without_permissions_a_public_game_is_refused_and_a_private_one_works(
    world: World,
) -> None:
    world.deny(*PERMISSIONS)
    refused = said(await ask(world))
    for shown in PERMISSIONS.values():
        assert f"**{shown}**" in refused
    assert await all_games(world) == []
    assert world.messages(world.channel.id) == []
    record, board = await deal(world, private=True)
    await make(world, "ann", board, ("draw", ""))
    assert offered(board) == allowed(await now(world, record))


async def test_a_new_game_needs_permissions_only_where_the_old_one_was_public(world: World) -> None:
    for private in (True, False):
        world.deny()
        _, board = await deal(world, private=private)
        await concede(world, "ann", board)
        world.deny("attach_files")
        before = len(await all_games(world))
        told = said(await world.people["ann"].click(board, label="New game"))
        assert ("Attach Files" in told) == (not private)
        assert len(await all_games(world)) == before + private
