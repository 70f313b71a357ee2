"""Matches with the deal of a finished one: played on from a step, or dealt again to others."""

import pytest
from simcord import ResponseMessage
from sqlalchemy import delete

from bot.match import actions
from bot.match.record import Record
from bot.match.store import load_log
from bot.match.verification import export_text, verify
from bot.match.view import match_view
from bot.pages.table import board_page
from bot.storage import tables
from cogs.replays.pages import PLAY_ON_VERB, SAME_CARDS_VERB
from cogs.replays.playing_on import FRIENDS
from games.core import begin as deal
from tests.cogs.games.kill_the_kings.elsewhere import Elsewhere
from tests.cogs.replays.viewing import FORWARD, opened, over
from tests.cogs.scenes import dealt_again
from tests.support.imagined import ENGLISH
from tests.support.world import (
    NAMES,
    Click,
    World,
    answer,
    buttons,
    labels,
    said_privately,
    text_of,
    words,
)


async def newest(world: World) -> Record:
    return max(await world.all_matches(), key=lambda each: (each.created_at, bool(each.origin)))


async def play_on(world: World, name: str, record: Record) -> ResponseMessage:
    """Press Play on from here at the second step. Returns the question with whom."""
    viewer = await opened(world, name, record)
    return await world.press(name, await world.press(name, viewer, FORWARD), "Play on from here")


async def end(world: World, record: Record) -> Record:
    """Play the match to its end by defaults, once all have decided."""
    await world.let_all_decide()
    for _ in range(300):
        record = await world.now(record)
        if record.status == "over":
            return record
        (seat,) = record.awaited
        if record.chairs[seat].computer:
            await world.env.advance_time(2.1)
            continue
        await world.do(world.bot.ledger.change(record.id, actions.happen, record.version))
    raise AssertionError("the match does not end")


async def test_a_match_is_played_on_from_a_step_and_never_rated(world: World) -> None:
    first = await over(world, *NAMES)
    question = await play_on(world, "ann", first)
    assert "match is unrated" in words(question)
    await world.press("ann", question, "Knight ★★")
    record = await newest(world)
    assert record.origin is not None
    assert record.unrated == "casual"
    assert (record.origin["match"], record.origin["steps"]) == (first.id, 1)
    assert record.header.key == first.header.key
    board = words(await world.board(record))
    assert "Continued from step 2 of [an earlier match](https://discord.com/channels/" in board
    ended = await end(world, record)
    log = await world.bot.database.read(load_log, ended.id)
    assert log[0] == (await world.bot.database.read(load_log, first.id))[0]
    assert verify(export_text(ended, log))
    assert all(chair.rating_after is None for chair in ended.chairs)
    assert "unrated" in words(await world.board(ended))


async def test_the_same_cards_are_dealt_to_others(world: World) -> None:
    first = await over(world, *NAMES)
    viewer = await opened(world, "ann", first)
    told = said_privately(await world.press("ann", viewer, "Same cards again"))
    assert "Your table is open." in told
    record = await newest(world)
    lobby = await world.lobby(record)
    assert "Same cards as in [an earlier match]" in words(lobby)
    assert "ann has played with these cards before." in words(lobby)
    for name in ("bob", "stranger"):
        await world.press(name, lobby, "Join")
    assert "ann and bob have played with these cards before." in words(lobby)
    assert "Join" in labels(lobby)
    await world.press("dora", lobby, "Join")
    assert "Join" not in labels(await world.lobby(record)), "there were no more players then"
    for name in ("dora", "stranger"):
        await world.press(name, lobby, "Leave")
    assert "at least 4 players" in said_privately(await world.press("ann", lobby, "Start"))
    await world.press("ann", lobby, "Play vs computers")
    record = await world.now(record)
    assert record.status == "running"
    assert len(record.chairs) == len(first.chairs)
    dealt = deal(first.game, first.header)
    assert record.state.hands == dealt.hands


@pytest.mark.parametrize("begins", [False, True], ids=["closed table", "cancelled match"])
async def test_no_board_reveals_the_secret_of_cards_that_others_still_play(
    world: World, *, begins: bool
) -> None:
    await world.begin("ann", "bob", target=1)
    first = await world.play_to_the_end()
    again = await dealt_again(world, first, "ann", "cem")
    if begins:
        record = await dealt_again(world, first, "bob", "dora")
        with world.env._bot_scope():
            await world.bot.ledger.call_off(record.id, "manager")
    else:
        await world.force("bob", f"{first.id}:0:{SAME_CARDS_VERB}")
        record = await world.newest_match()
        await world.press("bob", await world.lobby(record), "Cancel")
    await world.env.settle()
    statuses = [(await world.now(each)).status for each in (again, record)]
    assert statuses == ["running", "cancelled"]
    places = world.env.backend.messages
    shown = [text_of(each) for place in places for each in world.messages(place)]
    assert any("closed this table" in text or "cancelled this match" in text for text in shown)
    assert not any(first.secret.hex() in text for text in shown)


async def test_a_paused_match_keeps_its_cards_closed_to_those_who_play_them(world: World) -> None:
    await world.begin("ann", "bob", target=1, pace="untimed")
    first = await world.play_to_the_end()
    again = await dealt_again(world, first, "ann", "cem")
    with world.env._bot_scope():
        await world.bot.ledger.change(again.id, actions.archive, again.version)
    forged = world.forge(f"{first.id}:0:replay:a,1000,", f"{first.id}:0:verify")
    for control in buttons(forged):
        for name in ("ann", "cem"):
            told = said_privately(await world.press(name, forged, control["label"]))
            assert "You're still playing these cards yourself" in told
        told = said_privately(await world.press("bob", forged, control["label"]))
        assert "You're still playing these cards yourself" not in told


async def test_who_presses_five_times_at_once_begins_one_match(world: World) -> None:
    first = await over(world, *NAMES)
    question = await play_on(world, "ann", first)
    results = await world.at_once(*[Click("ann", question, label="Knight ★★")] * 5)
    begun = [each for each in await world.all_matches() if each.origin is not None]
    assert len(begun) == 1
    for result in results:
        assert result.acknowledged
    for level, number in (("Knight ★★", 1), ("Page ★", 2)):
        question = await play_on(world, "ann", first)
        await world.press("ann", question, level)
        begun = [each for each in await world.all_matches() if each.origin is not None]
        assert len(begun) == number, level


@pytest.mark.parametrize("label", ["Same cards again", "Play with friends"])
async def test_who_presses_five_times_at_once_opens_one_table(world: World, label: str) -> None:
    first, opening = await over(world, *NAMES), opened if label == "Same cards again" else play_on
    page = await opening(world, "ann", first)
    results = await world.at_once(*[Click("ann", page, label=label)] * 5)
    (lobby,) = [each for each in await world.all_matches() if each.origin is not None]
    told = [said_privately(each) for each in results]
    assert sum("Your table is open." in each for each in told) == 1
    already = f"You've already opened that table in <#{lobby.channel_id}>."
    assert sum(already in each for each in told) == 4


async def test_friends_play_on_from_a_step_once_all_have_joined(world: World) -> None:
    first = await over(world, *NAMES)
    steps = await world.bot.database.read(load_log, first.id)
    question = await play_on(world, "bob", first)
    told = said_privately(await world.press("bob", question, "Play with friends"))
    assert "Your table is open." in told
    record = await newest(world)
    lobby = await world.lobby(record)
    assert "Continued from step 2 of [an earlier match](https://discord" in words(lobby)
    for name in ("cem", "ann"):
        await world.press(name, lobby, "Join")
    await world.press("bob", lobby, "Play vs computers")
    record = await world.now(record)
    (to_act,) = record.to_act
    assert record.chairs[to_act].name == "bob"
    assert [chair.seat for chair in record.chairs] == [*range(len(first.chairs))]
    assert sum(chair.computer for chair in record.chairs) == len(first.chairs) - 3
    assert await world.bot.database.read(load_log, record.id) == steps[:1]
    ended = await end(world, record)
    assert verify(export_text(ended, await world.bot.database.read(load_log, ended.id)))
    assert all(chair.rating_after is None for chair in ended.chairs)


async def test_a_table_does_not_go_on_from_a_match_that_was_deleted(world: World) -> None:
    first = await over(world, *NAMES)
    question = await play_on(world, "ann", first)
    await world.press("ann", question, "Play with friends")
    record = await newest(world)
    await world.bot.database.run(delete(tables.matches).where(tables.matches.c.id == first.id))
    lobby = await world.lobby(record)
    told = said_privately(await world.press("ann", lobby, "Play vs computers"))
    assert "has been deleted" in told
    assert (await world.now(record)).status == "lobby"


async def test_a_link_to_an_erased_server_is_told_without_the_link(world: World) -> None:
    first = await over(world, *NAMES)
    replay = await opened(world, "ann", first)
    await world.press("ann", replay, "Same cards again")
    record = await newest(world)
    record.origin = {**(record.origin or {}), "link": None}
    page = board_page(world.bot.presenters[record.slug], match_view(record, None), ENGLISH)
    assert "Same cards as in an earlier match; unrated." in page.text


async def test_nobody_plays_on_from_the_end(world: World) -> None:
    first = await over(world, *NAMES)
    told = said_privately(await world.force("ann", f"{first.id}:999:play_on:knight"))
    assert "It's nobody's turn at that step" in told
    assert len(await world.all_matches()) == 1


async def test_without_the_bot_nearby_only_games_for_one_are_played_on(world: World) -> None:
    people = await over(world, "ann", "bob")
    place = Elsewhere(world, "group")
    board = await place.deal()
    question = answer(await place.click("ann", board, "Concede"))
    await place.click("ann", question, "Yes, concede")
    (alone,) = [record for record in await world.all_matches() if record.id != people.id]
    for control in (
        f"0:{SAME_CARDS_VERB}",
        f"0:{PLAY_ON_VERB}:{FRIENDS}",
        f"0:{PLAY_ON_VERB}:page",
    ):
        told = said_privately(await place.press("ann", board, f"{people.id}:{control}"))
        assert "start it on a server I'm in" in told
        assert len(await world.all_matches()) == 2
    again = await place.press("ann", board, f"{alone.id}:0:{SAME_CARDS_VERB}")
    assert "Concede" in labels(answer(again))
    record = await newest(world)
    assert record.private
    assert record.origin is not None
    assert record.origin["match"] == alone.id


async def test_no_link_leads_out_of_the_server(world: World) -> None:
    first = await over(world, *NAMES)
    other = world.env.create_guild("Elsewhere")
    place = other.create_text_channel("hall")
    world.people["ann"] = other.add_member(world.people["ann"].user)
    await world.press("ann", await world.replay("ann", first.id, place), "Same cards again")
    record = await newest(world)
    lobby = world.public(place.id, record.shown.lobby_message_id or 0)
    assert "Same cards as in an earlier match; unrated." in words(lobby)
    assert str(world.guild.id) not in words(lobby)
