"""Matches with the deal of a finished one: played on from a step, or dealt again to others."""

from simcord import ResponseMessage

from bot.matches.record import Record
from bot.matches.store import load_log
from bot.matches.verification import export_text, verify
from games.core import Chance
from tests.cogs.hall.viewing import over
from tests.support.world import NAMES, World, answer, said_privately, words


async def viewer(world: World, name: str, record: Record) -> ResponseMessage:
    return answer(await world.people[name].click(await world.board(record), label="Replay"))


async def newest(world: World) -> Record:
    return max(await world.all_matches(), key=lambda each: (each.created_at, bool(each.origin)))


async def end(world: World, record: Record) -> Record:
    """Wait until time and computers have played the match to its end."""
    for _ in range(300):
        record = await world.bot.ledger.read(record.id)
        if record.status == "over":
            return record
        (seat,) = record.awaited
        await world.env.advance_time(2.1 if record.chairs[seat].computer else 301)
    raise AssertionError("the match does not end")


async def test_a_match_is_played_on_from_a_step_and_never_rated(world: World) -> None:
    first = await over(world, *NAMES)
    replay = await viewer(world, "ann", first)
    later = answer(await world.people["ann"].click(replay, label="Forward →"))
    question = answer(await world.people["ann"].click(later, label="Play on from here"))
    assert "won't be rated" in words(question)
    await world.people["ann"].click(question, label="Knight ★★")
    record = await newest(world)
    assert record.origin is not None
    assert (record.casual, record.origin["match"], record.origin["steps"]) == (True, first.id, 1)
    assert record.header.key == first.header.key
    board = words(await world.board(record))
    assert "Played on from step 1 of [an earlier match](https://discord.com/channels/" in board
    ended = await end(world, record)
    log = await world.bot.database.read(load_log, ended.id)
    assert log[0] == (await world.bot.database.read(load_log, first.id))[0]
    assert verify(export_text(ended, log))
    assert all(chair.rating_after is None for chair in ended.chairs)
    assert "not rated" in words(await world.board(ended))


async def test_the_same_cards_are_dealt_to_others(world: World) -> None:
    first = await over(world, *NAMES)
    replay = await viewer(world, "ann", first)
    told = said_privately(await world.people["ann"].click(replay, label="Same cards again"))
    assert "Your table is open." in told
    record = await newest(world)
    lobby = world.public(record.channel_id, record.lobby_message_id or 0)
    assert "The cards of [an earlier match]" in words(lobby)
    await world.people["bob"].click(lobby, label="Join")
    refused = said_privately(await world.people["ann"].click(lobby, label="Start"))
    assert "at least 4 players" in refused
    await world.people["ann"].click(lobby, label="Play vs computers")
    record = await world.bot.ledger.read(record.id)
    assert record.status == "running"
    assert len(record.chairs) == len(first.chairs)
    assert (
        record.state.hands
        == record.game.new(
            record.game.options.model_validate(first.options),
            len(first.chairs),
            Chance(first.header.key),
        ).hands
    )


async def test_nobody_plays_on_from_the_end(world: World) -> None:
    first = await over(world, *NAMES)
    forged = world.forge(f"{first.id}:999:play_on:knight")
    told = said_privately(await world.people["ann"].click(forged, label="0"))
    assert "Nobody is to play at that step" in told
    assert len(await world.all_matches()) == 1
