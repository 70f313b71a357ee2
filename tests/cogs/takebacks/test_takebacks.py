"""Taking one's last move back, and stopping a match without a result, with the others' consent."""

from dataclasses import asdict
from typing import Any

import pytest
from simcord import ResponseMessage
from sqlalchemy import delete, insert, update

from bot.match.actions import act as act_in
from bot.match.counting import lines_of, values_of
from bot.match.record import SECONDS, Record, Unrated
from bot.match.verification import export_text, verify
from bot.storage import tables
from cogs.challenges.series import series_of
from cogs.roles.achievements import RoleRule, find_earned
from cogs.takebacks.actions import Request, takeback_of
from games.core import Outcome, replay
from games.core.takebacks import leaves_no_trace
from tests.cogs.challenges.test_challenges import accepted
from tests.cogs.game_nights.holding import leap_to, plan, press, running
from tests.cogs.games.king_of_the_mountain.playing import begin, deploy, forged
from tests.games.every import for_several
from tests.games.playing import AnyGame
from tests.support.acting import stand_in_for
from tests.support.any_table import Table
from tests.support.reading import offers
from tests.support.world import World, found_button, labels, said_privately, words

FREE, FIRST = "Take back", "Take back (a win won't count)"
LET, DECLINE = "Let them take it back", "Keep playing"
NOT_POSSIBLE = "It's too late to take that back"
LAPSED = "That request has already been answered"


async def dumped(world: World) -> tuple[Record, dict[str, Any]]:
    record = await world.only_match()
    return record, record.game.dump(record.state)


async def act(world: World, name: str) -> None:
    """Make the first move that a player's hand offers."""
    hand = await world.hand(name)
    for piece, _ in offers(hand, "pick"):
        if not piece.endswith((":pick:", "reserve")):
            going = await world.press(name, hand, piece)
            if targets := offers(going, "move"):
                await world.press(name, going, targets[0][0])
                return
    raise AssertionError("no piece can move")


async def come_to_move(world: World) -> None:
    for _ in range(20):
        record = await world.only_match()
        chair = record.chair_of(world.people["ann"].id)
        if chair is not None and chair.seat in record.awaited:
            return
        await world.env.advance_time(5)
    raise AssertionError("it never is")


async def casual(world: World, *names: str) -> tuple[str, str, dict[str, Any]]:
    """Begin a casual match, and let the first to move do so; both names and the state before."""
    await begin(world, *names, casual=True)
    await deploy(world, *names)
    first = await world.whose_turn()
    _, before = await dumped(world)
    await world.env.advance_time(20)
    await act(world, first)
    return first, await world.whose_turn(), before


async def check_verified(world: World, record: Record, name: str) -> None:
    """End a match by leaving it, and verify it as anybody can."""
    await world.leave(name)
    over = await world.now(record)
    log = await world.bot.queries.log_of(record.id)
    assert replay(over.game, over.header, log) == over.state
    assert any("log entries replayed" in line for line in verify(export_text(over, log)))


async def test_alone_a_move_and_the_computers_answer_are_taken_back_at_once(world: World) -> None:
    await begin(world, "ann", computers=1)
    await deploy(world, "ann")
    await come_to_move(world)
    _, before = await dumped(world)
    await act(world, "ann")
    await come_to_move(world)
    _, after = await dumped(world)
    assert before != after
    hand = await world.hand("ann")
    assert FIRST in labels(hand)
    shown = await world.press("ann", hand, FIRST)
    record, again = await dumped(world)
    assert again == before
    assert record.unrated == "takeback"
    assert FIRST not in labels(shown) and FREE not in labels(shown), "there is nothing left"
    assert "ann took a move back." in words(await world.board())
    log = await world.bot.queries.log_of(record.id)
    assert [entry.kind for entry in log[-3:]] == ["taken_back", "taken_back", "takeback"]
    await act(world, "ann")
    await come_to_move(world)
    assert FREE in labels(await world.hand("ann"))
    assert "took a move back" not in words(await world.board())
    await check_verified(world, record, "ann")
    assert "A move was taken back, so only a loss counts." in words(await world.board())


async def test_among_people_a_move_is_taken_back_once_the_other_agrees(world: World) -> None:
    first, other, before = await casual(world, "ann", "bob")
    theirs = await world.hand(other)
    hand = await world.hand(first)
    asked = await world.press(first, hand, FREE)
    assert "You've asked to take your move back. The others have to agree." in words(asked)
    assert FREE not in labels(asked)
    assert f"{first} would like to take a move back." in words(await world.board())
    assert f"{first} would like to take a move back." in words(theirs)
    assert "Answer that on the board" in words(theirs)
    assert "Answer that on the board" not in words(asked)
    told = said_privately(await world.press(first, await world.board(), LET))
    assert "the others have to answer" in told
    await world.press(other, await world.board(), LET)
    record, again = await dumped(world)
    assert again == before
    assert await world.whose_turn() == first
    assert record.deadline is not None and record.alarm.ends_at is not None
    assert record.alarm.decision == record.deadline.key
    whole = 1000 * (SECONDS[record.pace] or 0)
    assert whole / 4 < record.alarm.ends_at - world.bot.ledger.now() < whole
    assert LET not in labels(await world.board())
    assert f"{first} took a move back." in words(theirs)
    assert f"{first} took" not in words(hand)
    await check_verified(world, record, other)


async def test_declining_is_one_press_and_the_match_goes_on(world: World) -> None:
    first, other, _ = await casual(world, "ann", "bob")
    _, before = await dumped(world)
    asked = await world.press(first, await world.hand(first), FREE)
    await world.press(other, await world.board(), DECLINE)
    record, after = await dumped(world)
    assert (after, record.unrated) == (before, "casual")
    assert DECLINE not in labels(await world.board())
    assert f"{other} would rather play on." in words(asked)
    assert FREE not in labels(asked), "nobody is asked twice"
    await act(world, other)
    assert "rather play on" not in words(await world.board())


async def test_a_question_lapses_when_somebody_acts(world: World) -> None:
    first, other, _ = await casual(world, "ann", "bob")
    await world.press(first, await world.hand(first), FREE)
    assert {LET, DECLINE} <= {*labels(await world.board())}
    asked = (await world.only_match()).version - 1
    await act(world, other)
    _, before = await dumped(world)
    assert "would like" not in words(await world.board())
    for start in (asked, asked + 2):
        assert LAPSED in said_privately(await forged(world, other, f"answer_takeback:{start}/yes"))
    assert (await dumped(world))[1] == before


async def test_of_three_both_others_have_to_agree(world: World) -> None:
    first, _, before = await casual(world, "ann", "bob", "cem")
    others = [name for name in ("ann", "bob", "cem") if name != first]
    await world.press(first, await world.hand(first), FREE)
    for name in ("dora", first):
        assert said_privately(await world.press(name, await world.board(), LET))
    await world.press(others[0], await world.board(), LET)
    assert LAPSED in said_privately(await world.press(others[0], await world.board(), LET))
    assert (await dumped(world))[1] != before
    assert f"{first} would like" in words(await world.board())
    await world.press(others[1], await world.board(), LET)
    assert (await dumped(world))[1] == before


async def test_only_the_player_of_the_last_move_takes_it_back(world: World) -> None:
    """The first two tests: it is the same player's move, and nobody has to move again."""
    first, other, _ = await casual(world, "ann", "bob")
    hand = await world.hand(first)
    ((custom_id, _),) = offers(hand, "takeback")
    record, before = await dumped(world)
    assert NOT_POSSIBLE in said_privately(await forged(world, other, f"takeback:{record.version}"))
    stranger = said_privately(await forged(world, "dora", f"takeback:{record.version}"))
    assert "Only players at this table" in stranger
    assert (await dumped(world))[1] == before
    await act(world, other)
    record, before = await dumped(world)
    assert NOT_POSSIBLE in said_privately(await world.press_unshown(first, hand, custom_id))
    assert FREE not in labels(await world.hand(first))
    assert NOT_POSSIBLE in said_privately(await forged(world, first, f"takeback:{record.version}"))
    assert (await dumped(world))[1] == before


@pytest.mark.parametrize("asked", [False, True])
async def test_nothing_is_taken_back_that_shows_something_hidden(world: World, asked: bool) -> None:
    """The third test: the second army shows both, even if the first look had not noticed that."""
    await begin(world, "ann", "bob", casual=True)
    await deploy(world, "ann")
    assert FREE in labels(await world.hand("ann"))
    record = await deploy(world, "bob")
    if asked:
        noted = asdict(Request(seat=1, start=record.version, at=record.version))
        row = update(tables.matches).where(tables.matches.c.id == record.id)
        await world.bot.database.run(row.values(details={"takeback": noted}))
    _, before = await dumped(world)
    for name in ("ann", "bob"):
        assert asked or FREE not in labels(await world.hand(name))
        refused = await forged(world, name, f"takeback:{record.version}")
        assert NOT_POSSIBLE in said_privately(refused)
    assert (await dumped(world))[1] == before


async def test_nothing_is_taken_back_after_a_draw(world: World) -> None:
    """The fourth test: the second card of High Card's round brings new ones."""
    record = await world.begin("ann", "bob", casual=True)
    first = await world.play_turn()
    assert FREE in labels(await world.hand(first))
    second = await world.play_turn()
    record, before = await dumped(world)
    for name in (first, second):
        assert FREE not in labels(await world.hand(name))
        assert NOT_POSSIBLE in said_privately(
            await forged(world, name, f"takeback:{record.version}")
        )
    assert (await dumped(world))[1] == before


async def test_a_secret_choice_is_taken_back_while_others_choose(world: World) -> None:
    await begin(world, "ann", "bob", casual=True)
    _, before = await dumped(world)
    await deploy(world, "ann")
    clock = (await world.only_match()).alarm.ends_at
    await world.press("ann", await world.hand("ann"), FREE)
    await world.press("bob", await world.board(), LET)
    record, again = await dumped(world)
    assert again == before
    assert record.alarm.ends_at == clock
    await deploy(world, "ann", "bob")


async def test_rated_matches_and_best_ofs_have_no_takebacks(world: World) -> None:
    await begin(world, "ann", "bob")
    record = await deploy(world, "ann", "bob")
    first = await world.whose_turn()
    await act(world, first)
    record = await world.only_match()
    assert FREE not in labels(await world.hand(first))
    assert NOT_POSSIBLE in said_privately(await forged(world, first, f"takeback:{record.version}"))
    await act(world, await world.whose_turn())
    assert takeback_of(await world.only_match()) is None


async def first_decision(world: World, record: Record) -> Record:
    """Make a move that reveals nothing, as the first person who can act."""
    game, seat = record.game, min(record.to_act)
    person = world.person(world.person_at(record, seat))
    action = next(iter(game.menu(record.state, seat)))
    seats, key = len(record.chairs), record.header.key
    assert leaves_no_trace(game, record.state, seats, seat, action, key)
    data = game.actions.dump_python(action, mode="json")
    await world.do(world.bot.ledger.change(record.id, act_in, record.alarm.since, person, data))
    return await world.now(record)


HILL = "king-of-the-hill"


async def test_a_casual_match_has_them_and_a_match_of_a_best_of_has_none(world: World) -> None:
    record = await world.begin("ann", "bob", game=HILL, casual=True)
    assert takeback_of(await first_decision(world, record)) is not None
    series = await accepted(world, game=HILL, casual=True, best_of=3)
    assert series_of(series) is not None
    assert takeback_of(await first_decision(world, series)) is None


async def test_a_match_of_a_night_has_none(world: World) -> None:
    planned = (await plan(world)).night
    await press(world, "Join", "ann", "bob")
    await leap_to(world, planned.starts_at)
    (record,) = await running(world)
    assert record.unrated == "casual" and record.slug == HILL
    assert takeback_of(await first_decision(world, record)) is None


async def test_a_win_with_something_taken_back_earns_no_role(world: World) -> None:
    record = await begin(world, "ann", computers=1)
    rules = [RoleRule(record.slug, "page", 1)]
    cases: list[tuple[Unrated | None, bool]] = [(None, True), ("takeback", False)]
    row = tables.matches.c
    for unrated, earned in cases:
        outcome = Outcome((1, 2), (0, 0))
        record.unrated = unrated
        lines = lines_of(record, outcome, 1, 0)
        await world.bot.database.run(delete(tables.results))
        await world.bot.database.run(insert(tables.results).values([values_of(lines[0])]))
        await world.bot.database.run(
            update(tables.matches).where(row.id == record.id).values(unrated=unrated)
        )
        found = await world.bot.database.read(find_earned, world.guild.id, rules)
        assert bool(found) == earned


OFFER, STOP, PLAY_ON = "Offer to stop", "Stop the match", "Keep playing"


async def offer(world: World, name: str) -> ResponseMessage:
    asked = await world.press(name, await world.board(), "Leave")
    return await world.press(name, asked, OFFER)


@for_several
async def test_a_match_of_any_game_ends_once_all_agree(world: World, game: AnyGame) -> None:
    table = Table(world, game, 2)
    await table.begin()
    await world.let_all_decide()
    first, *others = table.people
    hand = await world.press(first, await world.ask(first, "resign"), OFFER)
    assert "You've offered to stop without a result. The others have to agree." in words(hand)
    assert f"{first} offers to stop, without a result." in words(await world.board())
    for name in others:
        assert (await world.only_match()).status == "running"
        assert STOP in labels(await world.board())
        await world.press(name, await world.board(), STOP)
    record = await world.only_match()
    assert (record.status, record.cause) == ("cancelled", "agreed")
    assert all(chair.place is None and chair.rating_after is None for chair in record.chairs)
    board = words(await world.board())
    assert "Everyone agreed to stop, so this match has no result." in board
    assert (await world.rows())["results"] == []


async def begin_decided(world: World, *names: str) -> Record:
    record = await world.begin(*names)
    await world.let_all_decide()
    return record


async def test_one_who_would_rather_play_on_says_so(world: World) -> None:
    await begin_decided(world, "ann", "bob", "cem")
    await offer(world, "ann")
    await world.press("bob", await world.board(), STOP)
    told = said_privately(await world.press("ann", await world.board(), PLAY_ON))
    assert "the others have to answer" in told
    await world.press("cem", await world.board(), PLAY_ON)
    board = await world.board()
    assert STOP not in labels(board) and "cem would rather play on." in words(board)
    assert (await world.only_match()).status == "running"


async def test_two_who_offer_it_agree(world: World) -> None:
    await begin_decided(world, "ann", "bob")
    late = await world.press("bob", await world.board(), "Leave")
    await offer(world, "ann")
    await world.press("bob", late, OFFER)
    assert (await world.only_match()).cause == "agreed"


async def test_an_offer_lapses_when_its_player_goes_on(world: World) -> None:
    await begin_decided(world, "ann", "bob")
    turn, other = await world.whose_turn(), await world.waiting()
    await offer(world, other)
    await world.play_turn()
    assert STOP in labels(await world.board()), "others may take their time"
    await world.press(turn, await world.board(), PLAY_ON)
    await offer(world, other)
    while await world.whose_turn() != other:
        await world.play_turn()
    board = await world.board()
    control = found_button(board, STOP)["custom_id"]
    await world.play_turn()
    assert STOP not in labels(await world.board())
    assert "already been answered" in said_privately(
        await world.press_unshown(turn, board, control)
    )


async def test_nobody_stops_a_match_against_computers_or_the_absent(world: World) -> None:
    record = await begin_decided(world, "ann", "bob")
    await world.do(world.bot.ledger.change(record.id, stand_in_for, 1))
    await offer(world, "ann")
    assert (await world.only_match()).status == "running", "bob is to agree when he is back"
    await world.press("bob", await world.board(), "Take my seat back")
    await world.press("bob", await world.board(), STOP)
    assert (await world.only_match()).cause == "agreed"


async def test_alone_against_computers_there_is_nobody_to_agree(world: World) -> None:
    await world.press("ann", await world.open_table("ann", computers=2), "Start")
    await world.let_all_decide()
    assert OFFER not in labels(await world.press("ann", await world.board(), "Leave"))
    record = await world.only_match()
    forged = f"{record.id}:{record.version}:offer_stop"
    assert "already been answered" in said_privately(await world.force("ann", forged))
    assert (await world.only_match()).status == "running"


async def test_who_has_missed_a_turn_and_decided_nothing_is_not_asked(world: World) -> None:
    await world.begin("ann", "bob")
    absent, here = await world.whose_turn(), await world.waiting()
    await world.env.advance_time(5 * 60 + 2)
    await world.play_turn()
    await offer(world, here)
    record = await world.only_match()
    assert (record.status, record.cause) == ("cancelled", "absent")
    board = await world.board()
    assert f"**{absent}** missed their first turns" in words(board)
    assert "Rematch" in labels(board)


async def test_a_best_of_ends_at_its_score(world: World) -> None:
    await accepted(world, best_of=3)
    await world.let_all_decide()
    await offer(world, "ann")
    await world.press("bob", await world.board(), STOP)
    found = series_of(await world.only_match())
    assert found is not None and found[0].ended and found[0].winner is None


async def test_a_game_night_decides_when_its_matches_end(world: World) -> None:
    night = (await plan(world)).night
    await press(world, "Join", "ann", "bob")
    await leap_to(world, night.starts_at)
    (record,) = await running(world)
    await world.let_all_decide()
    assert OFFER not in labels(await world.ask("ann", "resign"))
    forged = f"{record.id}:{record.version}:offer_stop"
    assert "already been answered" in said_privately(await world.force("ann", forged))
