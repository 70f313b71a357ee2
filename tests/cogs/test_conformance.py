"""Requirements of every game at a table, played by its controls over the real discord.py."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from simcord import ResponseMessage
from sqlalchemy import select

from bot.discord_io.controls import parse_custom_id
from bot.match.record import Record
from bot.match.verification import verify
from bot.match.view import match_view, match_view_for
from bot.pages.card_picker import PICK
from bot.pages.table import board_page, hand_page
from bot.storage import tables
from games.core import Chance, Entry
from tests.cogs.table.test_limits import check_everything
from tests.games.every import every_game, for_several
from tests.games.playing import AnyGame, random_move
from tests.support.acting import arrange
from tests.support.any_table import TRACE, Offer, Table, every_table, random_step
from tests.support.eyes import Eyes
from tests.support.imagined import ENGLISH
from tests.support.world import World, labels, pings, said_privately, words

FORGED = ("", "x", "-1", "²", "٣", "9" * 40, "0x10", "a'--", ":", "/", ".", "AS.AS", "f" * 60)
"""Texts that no control of any game has."""
HINT = "Hint (a win won't count)"


@every_table
async def test_whatever_is_offered_does_what_the_rules_say(
    world: World, game: AnyGame, more: dict[str, Any]
) -> None:
    """After a restart too, when pressed twice at once, and when Discord shows it only later."""
    table = Table(world, game, 1)
    await table.begin(**more)
    stop = 0
    async for record in table.travel(7):
        name = table.rng.choice(table.able(record))
        message = await table.shown_to(record, name, board=0.3)
        offer = await table.choose(record, name, message)
        stop += 1
        if stop % 3 == 0:
            await world.restart()
        if stop % 3 == 1:
            await world.at_once(*[table.click(name, message, offer)] * 2)
        elif stop % 6 == 2 and not record.private:
            await press_unseen(table, name, message, offer)
        else:
            await table.press(name, message, offer)
        await table.follows(record, table.entry_of(record, name, offer))
        assert TRACE not in words(message)
        check_everything(world)


async def press_unseen(table: Table, name: str, message: ResponseMessage, offer: Offer) -> None:
    """Press while Discord refuses all public messages and replies, then kill the process."""
    for fault in (
        ("PATCH", "/channels/*/messages/*"),
        ("PATCH", "/webhooks/*"),
        ("POST", "/channels/*/messages"),
        ("POST", "/interactions/*/*/callback"),
    ):
        table.world.env.inject_error(*fault, times=None)
    before = await table.now()
    await table.press(name, message, offer)
    record = await table.now()
    seen = [match_view(each, None) for each in (before, record)]
    shown, now = (replace(board_page(table.presenter, each, ENGLISH), rows=()) for each in seen)
    assert shown == now or record.shown.published_version < record.version
    table.world.heal()
    await table.world.restart()


@for_several
async def test_others_secret_moves_do_not_make_ones_picks_old(world: World, game: AnyGame) -> None:
    table = Table(world, game, 11)
    await table.begin("untimed")
    async for record in table.travel(4):
        if len(able := table.able(record)) > 1:
            name = table.rng.choice(able)
            hand = await world.hand(name)
            offer = await table.choose(record, name, hand)
            step = random_move(game, record.state, table.rng)
            while step.seat == table.people.index(name):
                step = random_move(game, record.state, table.rng)
            after = await table.forward([step])
            if table.may(after, name, offer):
                assert offer in table.offered(hand)
                await table.press(name, hand, offer)
                await table.follows(after, table.entry_of(after, name, offer))


@for_several
async def test_open_hands_stay_current_and_end_as_the_board(world: World, game: AnyGame) -> None:
    table = Table(world, game, 12)
    await table.begin("untimed")
    hands = {name: await world.hand(name) for name in table.people}
    async for record in table.travel(4):
        for name, hand in hands.items():
            page = hand_page(
                table.presenter, match_view_for(record, world.people[name].id, ENGLISH), ENGLISH, ""
            )
            assert hand.content.replace("\ufe0e", "") == page.whole.replace("\ufe0e", "")
            assert bool(table.offered(hand) or table.offered(hand, "pick")) == (
                name in table.able(record)
            )
            assert all(
                f":{record.alarm.since}:" in offer.custom_id for offer in table.offered(hand)
            )
    await table.finish()
    offered = labels(await world.board())
    assert all(labels(hand) == offered for hand in hands.values())


@every_table
async def test_presses_of_others_of_the_past_and_never_offered_ones_change_nothing(
    world: World, game: AnyGame, more: dict[str, Any]
) -> None:
    table = Table(world, game, 2)
    await table.begin("untimed", **more)
    past: list[tuple[str, Offer]] = []
    async for record in table.travel(3):
        board, tried = await table.board(), table.some(past, 4)
        for name in table.some(table.able(record), 2):
            hand = await table.shown_to(record, name)
            offered = table.offered(hand) + table.offered(hand, "pick")
            past += [(name, offer) for offer in offered]
            others = [each for each in (*table.people, "stranger") if each != name]
            tried += [(table.rng.choice(others), offer) for offer in table.some(offered, 2)]
            tried += [(name, bent(table, offer)) for offer in table.some(offered, 3)]
            tried.append(("stranger", table.rng.choice(offered)))
        await nothing_comes_of(table, record, tried)
        assert words(await table.board()) == words(board)
    await table.finish()
    await nothing_comes_of(table, await table.now(), table.some(past, 6))


def bent(table: Table, offer: Offer) -> Offer:
    """A press that resembles one that is offered."""
    match_id, since, verb, *args = offer.custom_id.split(":", 3)
    said = "".join(args) or "".join(offer.values)
    changed = (*FORGED, said[:-1], said + said, said[::-1], said.lower(), f"{said}.{said}")
    other = table.rng.choice((since, since, since, "0", "1", "999999999"))
    return Offer(f"{match_id}:{other}:{verb}:{table.rng.choice(changed)}"[:100].rstrip(":"))


async def clicked_twice(table: Table, record: Record, name: str, offer: Offer) -> bool:
    """Return True if this is the last that a player has played since it was offered."""
    control, chair = parse_custom_id(offer.custom_id), record.chair_of(table.world.people[name].id)
    if control is None or chair is None or table.action_of(offer) is None:
        return False
    row = tables.log.c
    own = select(row.kind, row.seat, row.action).where(
        row.match_id == record.id, row.sequence > control.version, row.user_id == chair.user_id
    )
    made = [
        Entry(*each) for each in await table.world.bot.database.rows(own.order_by(row.sequence))
    ]
    return made[-1:] == [table.entry_of(record, name, offer)]


async def nothing_comes_of(table: Table, record: Record, tried: list[tuple[str, Offer]]) -> None:
    """Each is answered with a sentence that nobody else reads, and nothing stored changes."""
    before = await table.world.rows()
    for name, offer in tried:
        if not table.may(record, name, offer):
            hidden = record.private and name != "ann"
            board = table.world.forge("x") if hidden else await table.board()
            control = parse_custom_id(offer.custom_id)
            picks = record.game.for_one and name == "ann" and control and control.verb == PICK
            if picks or await clicked_twice(table, record, name, offer):
                shown = words(board)
                (result,) = await table.world.at_once(table.click(name, board, offer))
                assert result.acknowledged
                assert words(await table.board()) == shown
            else:
                await table.refused(name, board, offer)
    assert await table.world.rows() == before


@every_game
async def test_the_tables_own_controls_answer_in_private(world: World, game: AnyGame) -> None:
    table = Table(world, game, 3)
    await table.begin("untimed")
    async for _ in table.travel(2):
        board, before = await world.board(), await world.rows()
        for restarted in (False, True):
            for name, label in (("stranger", "Rules"), ("ann", "Rules"), ("ann", "My hand")):
                if label in labels(board):
                    assert TRACE not in said_privately(await world.press(name, board, label))
            for label in (*("My hand", "Leave", "Concede", "Take my seat back"), HINT):
                if label in labels(board):
                    result = await world.press("stranger", board, label)
                    assert re.search(
                        "Only players at this table|someone else", said_privately(result)
                    )
                    assert not result.attachments
            if not restarted:
                called = everything_public(world)
                await world.restart()
                assert everything_public(world) == called
        assert await world.rows() == before


def everything_public(world: World) -> list[tuple[int, str, list[int]]]:
    return [
        (message.id, message.content, pings(message))
        for channel_id in world.env.backend.messages
        for message in world.messages(channel_id)
    ]


@for_several
async def test_what_is_hidden_changes_nothing_that_others_are_sent_and_not_when(
    world: World, game: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    """A player takes the same step in two worlds that a viewer can't tell apart."""
    table = Table(world, game, 4)
    await table.begin("untimed")
    told = 0
    async for start in table.travel(4):
        if len(start.awaited) > 1:  # somebody decides in secret
            await table.forward([random_move(game, start.state, table.rng)])
        await world.restart()  # so that no telling uses a press of long ago up
        record = await table.now()
        viewer = table.rng.choice([None, *range(len(record.chairs))])
        other, entry = await another_world(table, record, viewer)
        reader = None if viewer is None else world.person_at(record, viewer)
        true = record.state
        tellings = []
        for state in (true, other, true):  # the first leaves for both what a telling leaves
            tellings.append(await telling(table, record, state, reader, entry, capsys))
        assert tellings[1] == tellings[2]
        told += other != true
    assert told


async def another_world(
    table: Table, record: Record, viewer: int | None
) -> tuple[Any, Entry | None]:
    """A state that a viewer cannot tell from the real one, nor after the step given."""
    game, key = table.game, record.header.key
    view = game.view(record.state, viewer)
    worlds = (game.determinize(view, Chance(bytes([at]) * 32)) for at in range(20))
    other = next((each for each in worlds if each != record.state), record.state)
    for _ in range(12):
        entry = random_step(game, record.state, table.rng)
        if entry.seat == viewer and viewer is not None:
            continue
        after = [table.after(each, [entry], key) for each in (record.state, other)]
        if None in after or any(game.outcome(each) is not None for each in after):
            continue
        if game.view(after[0], viewer) == game.view(after[1], viewer):
            return other, entry
    return other, None


async def telling(
    table: Table,
    record: Record,
    state: Any,
    reader: str | None,
    entry: Entry | None,
    capsys: pytest.CaptureFixture[str],
) -> tuple[Any, ...]:
    """All that is shown to a viewer, the public and one who watches while a step is taken.

    With it comes all that is logged.
    """
    world = table.world

    def again(changed: Record) -> None:
        changed.recent, changed.status = record.recent, "running"
        changed.chairs = [replace(chair) for chair in record.chairs]

    await world.grace()  # so that whoever was here lately has been pinged
    await arrange(world, table.game.copy(state), again)
    pages = {} if reader is None else {reader: await world.hand(reader)}
    watching = await world.press("stranger", await world.board(), "Watch")
    pages["stranger"] = watching
    eyes = Eyes(world, (None, *pages))
    await eyes.open(pages)
    capsys.readouterr()
    await eyes.look()
    if entry is not None:
        await table.forward([entry])
        await eyes.look()
    written = capsys.readouterr()
    log = [re.sub(r"\d+", "#", line) for line in (written.out + written.err).splitlines()]
    return eyes.seen, sorted(log)


@for_several
async def test_computers_do_not_play_on_for_good_once_all_people_have_left(
    world: World, game: AnyGame
) -> None:
    table = Table(world, game, 5)
    await table.begin(computers=min(5, game.seats[-1]) - 1)
    await world.leave("ann")
    record = await table.now()
    assert record.outcome is not None or all(chair.left for chair in record.chairs)
    record = await table.play_out()
    assert record.outcome is not None
    seen = match_view_for(record, world.people["ann"].id, ENGLISH)
    assert "This match is over." in hand_page(table.presenter, seen, ENGLISH, "").text


@every_game
async def test_a_match_with_computers_is_proved_and_repeated(world: World, game: AnyGame) -> None:
    table = Table(world, game, 5)
    computers = 0 if table.solitaire else game.seats.start - 1
    await table.begin(computers=computers, **table.short)
    await table.finish(but=15)
    record = await table.play_out()
    board = await world.board()
    assert record.outcome is not None
    again = "New game" if table.solitaire else "Rematch"
    offered = [label for label in labels(board) if not label.startswith("Next: ")]
    assert offered == [again, "Replay", *(["Review"] if game.has_reviewer else []), "More"]
    if not table.solitaire:
        verdict = table.presenter.texts(match_view(record, None), ENGLISH).verdict()
        for seat, mark in enumerate(marks(record.outcome.places)):
            assert f"{mark} **{record.chairs[seat].name}**" in words(board)
        assert all(verdict in words(message) for message in (board, await world.lobby()))
    more = await world.press("stranger", board, "More")
    text = world.picture(await world.press("stranger", more, "Verify the match")).decode()
    assert record.commitment in verify(text)[1]
    assert len(json.loads(text)["log"]) == len(await world.bot.queries.log_of(record.id))
    replay = await world.press("ann", board, "Replay")
    assert TRACE not in said_privately(replay)
    assert bool(replay.attachments) == bool(board.attachments)
    has_cards = table.solitaire or table.presenter.has_hands
    assert ("Same cards again" in labels(replay)) == has_cards
    begun = await world.press("ann", board, again)
    (new,) = [each for each in await world.all_matches() if each.id != record.id]
    assert (new.options, new.pace) == (record.options, record.pace)
    assert len(new.chairs) == computers + 1
    assert new.status == "running", "nobody else is to be waited for"
    if not table.solitaire:
        assert begun.ephemeral and begun.content, "it is the hand"
    check_everything(world)


def marks(places: tuple[int, ...]) -> list[str]:
    """Return the marks of the seats of a match that nobody left."""
    if len(set(places)) == 1:
        return ["🤝"] * len(places)
    worth = {1: "🥇"} | {at: mark for at, mark in ((2, "🥈"), (3, "🥉")) if at < max(places)}
    return [worth.get(place, f"{place}.") for place in places]
