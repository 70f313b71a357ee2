"""Requirements of every game over time: clocks, stand-ins, calls, leavers, takebacks, watchers."""

import re
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.base.language import languages
from bot.match import actions
from bot.match.people import Person
from bot.match.record import Pace, Record
from bot.match.telling import RULES, Occasion
from bot.match.view import match_view
from bot.pages.model import Page
from bot.show.pings import MIN_DECISION_MS
from cogs.takebacks.actions import Request, note
from cogs.watching.cog import Spectators
from cogs.watching.pages import has_late_hands
from games.core import Entry
from games.core.takebacks import leaves_no_trace
from tests.cogs.preferences.test_preferences import prefer
from tests.cogs.test_conformance_of_looks import NAMES, acting
from tests.games.every import every_game, for_several, games_that
from tests.games.playing import AnyGame, random_move, sample_of
from tests.support.acting import arrange, run_out
from tests.support.any_table import Table, random_step
from tests.support.imagined import ENGLISH, Pages, imagined, presenter_of
from tests.support.phone import MAX_HEIGHT, height
from tests.support.reading import told
from tests.support.world import World, buttons, labels, pings, said_privately, words

BACK = "Take my seat back"
SOON_MS = RULES[Occasion.TURN].here_ms["relaxed"] + MIN_DECISION_MS + 1000
"""Nobody is called for a decision that takes no longer."""


@for_several
@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_when_time_is_up_the_default_is_played_after_a_warning_and_not_before(
    world: World, game: AnyGame, pace: Pace
) -> None:
    """All who are waited for are warned, and nobody else, of whatever does not pass too soon."""
    table = Table(world, game, 6)
    await table.begin(pace)
    async for record in table.travel(3 if pace == "live" else 1):
        assert record.alarm.ends_at is not None and record.alarm.rings_at is not None
        since = len(world.env.http_requests)
        await world.env.advance_time(
            (record.alarm.ends_at - 500 - world.bot.ledger.now()) / 1000 + 0.01
        )
        assert (await table.now()).version == record.version
        warned = record.awaited if record.alarm.warn_at else ()
        told = called(world, since, "your time in")
        assert told == {record.chairs[seat].user_id for seat in warned}
        await world.env.advance_time((record.alarm.rings_at - world.bot.ledger.now()) / 1000 + 0.01)
        await table.follows(record, record.time_out())


@for_several
async def test_presses_at_the_end_of_a_turn_count_once_at_most(world: World, game: AnyGame) -> None:
    """It comes first, or the clock does; it never counts for a later decision."""
    table = Table(world, game, 6)
    await table.begin("live")
    moments = iter((1, 0, -1))
    async for record in table.travel(3):
        early = next(moments)
        able = table.able(record)
        assert record.alarm.rings_at is not None
        name = table.rng.choice(able)
        message = await table.shown_to(record, name)
        offer = await table.choose(record, name, message)
        pressed = table.entry_of(record, name, offer)
        seconds = (record.alarm.rings_at - early - world.bot.ledger.now()) / 1000
        (result,) = await world.in_a_while(seconds, table.click(name, message, offer))
        assert result.acknowledged
        log = await world.bot.queries.log_of(record.id)
        first = log[len(log) - ((await table.now()).version - record.version)]
        if early:
            assert (first == pressed) == (early > 0)
        await table.follows(record, pressed if first == pressed else record.time_out())


@for_several
async def test_who_misses_three_turns_takes_their_seat_back(world: World, game: AnyGame) -> None:
    table = Table(world, game, 7)
    await table.begin("live")
    await world.let_all_decide()
    record, missed = await table.now(), Counter[int]()
    while not any(chair.stand_in for chair in record.chairs):
        if record.status == "over":
            return  # nobody misses three turns of so short a game
        assert record.deadline is not None
        missed.update(() if record.deadline.optional else record.awaited)
        late = [] if record.deadline.optional else sorted(record.awaited)
        record = await run_out(world)
        replaced = any(chair.stand_in for chair in record.chairs)
        if late and record.status == "running" and not replaced:
            assert " ran out of time" in words(await world.board())
        for chair in record.chairs:
            assert (chair.timeouts, chair.stand_in) == (missed[chair.seat], missed[chair.seat] > 2)
    absent = next(chair for chair in record.chairs if chair.stand_in)
    board = await world.board()
    assert f"**{absent.name}** 🤖" in words(board)
    assert "A computer is playing for" in words(board)
    before = await world.rows()
    present = [chair.name for chair in record.chairs if not chair.stand_in]
    for name in (*present[:1], "stranger"):
        told = said_privately(await world.press(name, board, BACK))
        assert re.search("already in your seat|Only players at this table", told)
    assert await world.rows() == before
    hand = await world.hand(absent.name)
    assert "A computer is playing for you" in words(hand)
    await world.press(absent.name, table.rng.choice((board, hand)), BACK)
    record = await table.now()
    chair = record.chairs[absent.seat]
    assert (chair.stand_in, chair.timeouts) == (False, 0)
    others = any(each.stand_in for each in record.chairs)
    assert (BACK in labels(await world.board())) == others


@for_several
async def test_a_computer_acts_for_the_absent_uncalled(world: World, game: AnyGame) -> None:
    def away(changed: Record) -> None:
        for chair in changed.chairs[1:]:
            chair.stand_in = chair.decided = True

    table = Table(world, game, 15)
    await table.begin("relaxed")
    acted = 0
    async for stop in table.travel(4):
        record = await arrange(world, stop.state, away)
        check_pings(world, record)
        if record.alarm.computer_at is not None:
            ends_at, asked = record.alarm.ends_at, decision(record)
            await world.env.advance_time(
                (record.alarm.computer_at - world.bot.ledger.now()) / 1000 + 0.01
            )
            after = await table.now()
            log = await world.bot.queries.log_of(record.id)
            first = log[len(log) - (after.version - record.version)]
            assert (first.kind, first.seat in record.to_act - {0}) == ("action", True)
            assert decision(after) != asked or after.alarm.ends_at == ends_at
            acted += 1
    assert acted


@for_several
async def test_who_leaves_is_asked_once_and_the_others_play_on(world: World, game: AnyGame) -> None:
    table = Table(world, game, 8)
    await table.begin("untimed")
    here = list(table.people)
    async for record in table.travel(3):
        if len(here) == 1:
            break
        name = here.pop(table.rng.randrange(len(here)))
        hand = await world.hand(name)
        by_command = len(here) % 2 == 0
        await world.let_all_decide()
        before = await world.rows()
        question = await world.press(name, await world.board(), "Leave")
        await world.press(name, question, "Keep playing")
        assert await world.rows() == before, "it was thought over once"
        if by_command:
            question = await world.ask(name, "resign")
        else:
            question = await world.press(name, await world.board(), "Leave")
        assert "Leave this match?" in words(question)
        assert await world.rows() == before
        await world.press(name, question, "Yes, leave")
        assert "You've left the match." in words(question)
        after = await table.follows(record, Entry("concession", table.people.index(name)))
        assert [chair.name for chair in after.chairs if not chair.left] == here
        assert after.host_id == world.people[here[0]].id
        if not by_command:  # which opens another hand instead of this one
            going_on = after.status == "running"
            assert ("You've left this match" if going_on else "This match is over") in words(hand)
            assert not hand.attachments
            assert not buttons(hand)
        if after.status == "running":
            told = await world.press(name, await world.board(), "My hand")
            assert "Only players at this table" in said_privately(told)
    record = await table.finish()
    board = words(await world.board())
    assert record.outcome is not None
    for name in table.people:
        assert bool(re.search(rf"\*\*{name}\*\* · .*left the match", board)) == (name not in here)


@for_several
async def test_only_the_awaited_are_called_once_a_decision(world: World, game: AnyGame) -> None:
    """Those who have just acted too."""
    table = Table(world, game, 9)
    await table.begin("relaxed")
    async for start in table.travel(4):
        record = start
        await leave_a_moment(world, record)
        for _ in range(3):
            if record.status != "running":
                break
            since, known = len(world.env.http_requests), decision(record)
            await take(table, record, random_move(game, record.state, table.rng))
            before, record = record, await table.now()
            await leave_a_moment(world, record)
            expected = set[int]()
            if decision(record) == known:
                assert record.alarm.ends_at == before.alarm.ends_at, "the clock runs on"
            elif record.status == "running":
                expected = {record.chairs[seat].user_id or 0 for seat in record.awaited}
            assert called(world, since) == expected
            check_pings(world, record)


async def leave_a_moment(world: World, record: Record) -> None:
    """Pass the time after which all pings are sent, unless the decision is over by then."""
    ends_at = record.alarm.ends_at
    if ends_at is None or ends_at > world.bot.ledger.now() + SOON_MS:
        await world.grace()


def decision(record: Record) -> tuple[Any, ...]:
    deadline = record.deadline
    return () if deadline is None else (deadline.key, deadline.step)


async def take(table: Table, record: Record, entry: Entry) -> None:
    if entry.seat is None:
        await run_out(table.world)
        return
    chair = record.chairs[entry.seat]
    person = Person(chair.user_id or 0, chair.name, 1)
    with table.world.env._bot_scope():
        assert entry.action is not None
        await table.world.bot.ledger.change(
            record.id, actions.act, record.alarm.since, person, entry.action
        )
    await table.world.env.settle()


def called(world: World, since: int, saying: str = "") -> set[int]:
    found = set[int]()
    for request in world.env.http_requests[since:]:
        body = request.json if isinstance(request.json, dict) else {}
        allowed = body.get("allowed_mentions") or {}
        mentioned = {int(user) for user in re.findall(r"<@!?(\d+)>", body.get("content") or "")}
        assert not allowed.get("parse")
        posted = "/messages" in request.path or request.path.startswith("/webhooks/")
        if request.method == "POST" and posted and saying in (body.get("content") or ""):
            assert {int(user) for user in allowed.get("users") or ()} == mentioned
            found |= mentioned
    return found


def check_pings(world: World, record: Record) -> None:
    """Only people who are waited for have a ping, and those who missed their turn."""
    chairs = [record.chairs[seat] for seat in record.awaited]
    waited_for = {chair.user_id for chair in chairs if not chair.computer}
    waited_for |= {chair.user_id for chair in record.chairs if chair.timeouts or chair.stand_in}
    for stored in world.env.backend.messages.values():
        for message in stored.values():
            full = "everyone's here" in message.content
            assert full or set(pings(message)) <= waited_for
            assert not message.mention_role_ids
            assert not message.mention_everyone


@for_several
async def test_direct_hands_come_anew_and_are_played_from(world: World, game: AnyGame) -> None:
    """People who get them aren't pinged in addition; their picks survive a restart."""
    table = Table(world, game, 10)
    await prefer(world, "ann", "Send hands by direct message")
    await table.begin("untimed")
    (hand,) = world.direct_messages("ann")
    deadline = (await table.now()).deadline
    asked = deadline.key if deadline is not None and 0 in deadline.seats else None
    mine = world.people["ann"].id
    async for _ in table.travel(4):
        for _ in range(2):
            record = await table.now()
            before, deadline = hand, record.deadline
            (hand,) = world.direct_messages("ann")
            now = deadline.key if deadline is not None and 0 in deadline.seats else None
            assert (hand.id != before.id) == (now not in (None, asked))
            asked = now or asked
            assert all(mine not in pings(each) for each in world.messages(record.stands_in))
            if "ann" not in table.able(record):
                break
            offer = await table.choose(record, "ann", hand)
            picked = hand.components
            await world.restart()
            (hand,) = world.direct_messages("ann")
            assert hand.components == picked
            await table.press("ann", hand, offer)
            await table.follows(record, table.entry_of(record, "ann", offer))


LOOKED_AT = 40
"""Maximum number of steps of a match that are looked at."""
ENOUGH = 4
"""Number of moves that can be taken back after which a match has been looked at."""
SHOWN = {"takeback", "answer_takeback"}
Spot = tuple[int, int]


def places_of(page: Page) -> dict[Spot, str]:
    """Return the positions of a takeback's controls, by row and place, with their verbs."""
    return {
        (number, place): button.verb
        for number, row in enumerate(page.rows)
        if isinstance(row, tuple)
        for place, button in enumerate(row)
        if button.verb in SHOWN and not button.disabled
    }


def spots_by_action(pages: Pages, seat: int) -> dict[str, set[Spot]]:
    """Return the positions of a hand's buttons that play an action, by action.

    Those that are there before anything is picked have an empty name.
    """
    found: dict[str, set[Spot]] = defaultdict(set)
    for draft, page in pages.hands(seat)[0].items():
        for spot in acting(page):
            row = page.rows[spot[0]]
            assert isinstance(row, tuple)
            button = row[spot[1]]
            found[str(pages.presenter.action(button.verb, button.args, ()))].add(spot)
            if not draft:
                found[""].add(spot)
    return found


@for_several
def test_what_takes_a_move_back_comes_where_no_control_stood_that_acts(game: AnyGame) -> None:
    """So a double press of a move takes nothing back, and one of this plays nothing."""
    presenter, found = presenter_of(game), set[str]()
    for seed, language in enumerate(languages()):
        seen = 0
        # The same match twice, one of them a step ahead.
        now, ahead = (islice(imagined(game, seed, NAMES), LOOKED_AT) for _ in range(2))
        for record, later in zip(now, islice(ahead, 1, None), strict=False):
            entry, seat = later.entries[-1][0], later.entries[-1][0].seat
            if later.status != "running" or entry.kind != "action" or seat not in record.to_act:
                continue
            action = game.actions.validate_python(entry.action)
            before, seats = game.copy(record.state), len(record.chairs)
            if not leaves_no_trace(game, before, seats, seat, action, bytes(32)):
                continue
            stood = spots_by_action(replace(Pages(record, presenter), language=language), seat)
            pages = replace(Pages(later, presenter), language=language)
            later.unrated = "casual"
            takeback = Request(seat, later.version, later.version)
            note(later, later.version, takeback)
            hand = pages.hand(seat)
            spots = places_of(hand)
            acted = stood[""] | stood[str(entry.action)]
            assert not spots.keys() & acted, (later.version, entry)
            assert height(hand) <= MAX_HEIGHT
            seen += len(spots)
            found.add((entry.action or {}).get("type", ""))
            note(later, later.version, replace(takeback, asked=True))
            assert len(places_of(pages.board())) == 2
            note(later, later.version, None)
            if seen >= ENOUGH:
                break
    assert found >= sample_of(game, "FREE", set())


dealt_anew = games_that(lambda game: has_late_hands(game.slug))


async def watched(world: World, name: str) -> ResponseMessage:
    page = await world.ask(name, "tables")
    return await world.choose(name, page, "spectate", (await world.newest_match()).id)


@every_game
async def test_a_match_is_watched_to_its_end(world: World, game: AnyGame) -> None:
    """From first to last the page says what the board says, and nothing on it plays."""
    table = Table(world, game, 21)
    await table.begin("untimed", **table.short)
    page = await watched(world, "stranger")
    async for _ in table.travel(4):
        assert told(await world.board()) in told(page)
        assert labels(page)[-1] == "Stop watching"
        assert [each.description for each in page.attachments] == [
            each.description for each in (await world.board()).attachments
        ]
    record = await table.finish()
    assert record.status == "over"
    assert told(await world.board()) in told(page)
    assert labels(page) == ["Replay"]
    assert "Step 1" in said_privately(await world.press("stranger", page, "Replay"))
    assert not world.bot.service(Spectators).has_open(record.id)


@every_game
def test_nobody_holds_a_card_of_a_deal_that_is_over(game: AnyGame) -> None:
    """So what is shown of it tells nothing of what is hidden now."""
    presenter, ended = presenter_of(game), 0
    for seed in range(3):
        before = 0
        for record in imagined(game, seed, NAMES):
            deals = game.deals_over(record.state)
            assert deals - before in (0, 1), "each is told when it ends"
            if deals > before:
                ended += 1
                for chair in record.chairs:
                    seen = match_view(record, chair.seat)
                    assert not presenter.texts(seen, ENGLISH).held()
            before = deals
    assert bool(ended) == has_late_hands(game.slug)


async def play_deal(table: Table) -> Record:
    """Play behind everybody's back until one more deal is over."""
    record = await table.now()
    deals, state = table.game.deals_over(record.state), table.game.copy(record.state)
    entries: list[Entry] = []
    while table.game.deals_over(state) == deals:
        entry = random_step(table.game, state, table.rng)
        after = table.after(state, [entry], record.header.key)
        assert after is not None
        entries.append(entry)
        state = after
    return await table.forward(entries)


async def allow(world: World, *names: str) -> None:
    for name in names:
        await prefer(world, name, "Show my cards once a round is over")


def held_lines(page: ResponseMessage) -> list[str]:
    return re.findall(r"^\*\*\w+\*\*.*: .*[♠♥♦♣].*$", page.content, re.MULTILINE)


@dealt_anew
async def test_hands_are_shown_late_and_if_all_players_allow(world: World, game: AnyGame) -> None:
    table = Table(world, game, 22)
    await table.begin("untimed")
    *most, last = table.people
    await allow(world, *most)
    page = await watched(world, "stranger")
    assert labels(page)[-1] == "Stop watching"
    control = f"{(await table.now()).id}:0:spectator:hands"
    assert not held_lines(await world.press_unshown("stranger", page, control))
    await allow(world, last)
    page = await watched(world, "stranger")
    assert labels(page) == ["All hands", "Stop watching"]
    await world.press("stranger", page, "All hands")
    assert "isn't over yet" in words(page)
    for _ in range(2):
        record = await play_deal(table)
        lines = held_lines(page)
        assert len(lines) == len(record.chairs)
        await table.forward([random_move(game, record.state, table.rng)])
        assert held_lines(page) == lines
    await world.press("stranger", page, "Back to the table")
    assert told(await world.board()) in told(page)
    await world.press("stranger", page, "All hands")
    assert held_lines(page)
    await prefer(world, last, "Keep my cards hidden")
    record = await table.now()
    await table.forward([random_move(game, record.state, table.rng)])
    assert not held_lines(page), "who changes their mind is heard at the next step"


@dealt_anew
async def test_the_late_page_shows_nothing_dealt_now(world: World, game: AnyGame) -> None:
    """Not even by what is drawn: all of it comes from the log of the deal before."""
    table = Table(world, game, 23)
    await table.begin("untimed")
    await allow(world, *table.people)
    record = await play_deal(table)
    page = await watched(world, "stranger")
    await world.press("stranger", page, "All hands")
    before = words(page), world.sent_picture(page)
    state = record.state
    for _ in range(40):
        record = await table.now()
        if game.deals_over(record.state) > game.deals_over(state) or record.status == "over":
            break
        await table.forward([random_move(game, record.state, table.rng)])
        assert (words(page), world.sent_picture(page)) == before


@dealt_anew
async def test_a_match_with_anothers_cards_keeps_its_hands(world: World, game: AnyGame) -> None:
    """Others may play them still; so do computers' matches of the day."""
    table = Table(world, game, 24)
    await table.begin("untimed", **table.short)
    await allow(world, *table.people)
    await table.finish()
    replay = await world.press("ann", await world.board(), "Replay")
    await world.press("ann", replay, "Same cards again")
    await world.join(*table.people[1:])
    await world.start("ann")
    assert labels(await watched(world, "stranger"))[-1] == "Stop watching"


async def test_who_plays_the_same_cards_does_not_watch_others_play_them(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    boards: list[Any] = []
    for host, guest in (("ann", "cem"), ("bob", "dora")):
        replay = await world.press(host, await world.board(old), "Replay")
        await world.press(host, replay, "Same cards again")
        if guest == "dora":
            break
        await world.join(guest)
        boards.append(await world.board(await world.start(host)))
    refused = await world.press("bob", boards[0], "Watch")
    assert "still playing these cards" in said_privately(refused)
    page = await world.press("dora", boards[0], "Watch")
    assert labels(page)[-1] == "Stop watching"
    await world.join("dora")
    assert page.id not in world.env.backend.messages[page.channel_id]
