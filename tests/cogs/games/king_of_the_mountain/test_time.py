"""Clocks: paces, warnings, what happens when time runs out, computers that stand in."""

import pytest

from bot.matches.record import SECONDS, Pace, Record
from tests.cogs.games.king_of_the_mountain.coming_to import (
    army,
    come_to,
    give,
    laid_out,
    pick_pieces,
)
from tests.cogs.games.king_of_the_mountain.playing import NAMES, begin, deploy, move, pick
from tests.cogs.table.test_time import called
from tests.games.king_of_the_mountain.setting import king, on, table
from tests.support.acting import awaited, run_out
from tests.support.world import World, answer, labels, pings, said_privately, text_of, words


@pytest.mark.parametrize("pace", ["live", "correspondence"])
async def test_time_runs_out_at_the_pace_chosen_and_not_before(world: World, pace: Pace) -> None:
    """The armies are deployed, a King is left as he is, and a turn passes; the board tells it."""
    await begin(world, "ann", "bob", pace=pace)
    seconds = SECONDS[pace]
    assert seconds is not None
    for phase, missed, told in (
        ("deploying", [1, 1], "is to move."),
        ("playing", [2, 1], "🔴 ann passes."),
        ("mutating", [2, 2], "🟦 bob keeps the King as he is."),
    ):
        record = await come_to(world, laid_out(phase, 2))
        ends_at = record.alarm.ends_at
        assert ends_at == world.bot.ledger.now() + seconds * 1000
        assert f"<t:{ends_at // 1000}:R>" in words(await world.board())
        await world.leap(seconds - 1)
        assert (await world.only_match()).version == record.version
        await world.leap(1.1)
        after = await world.only_match()
        assert after.version == record.version + 1 == after.published_version
        assert after.state.phase == "playing"
        assert told in words(await world.board()), phase
        assert [chair.timeouts for chair in after.chairs] == missed


async def test_who_lets_the_time_pass_deploys_the_suggestion_and_everybody_sees_it(
    world: World,
) -> None:
    await begin(world, *NAMES[:3], pick_for_friend=True)
    hand = await world.hand("cem")
    await pick_pieces(world, "cem", hand, "NNPPLLAAGG")
    await give(world, "ann", "AAGGLLPPNN")
    record = await run_out(world)
    assert record.state.phase == "deploying"
    assert "Deploy your army" in words(hand)
    assert "ann picked for you: Knight ×2, Kangaroo ×2" in words(await world.hand("bob"))
    first = words(await world.hand("ann"))
    assert "cem picked for you: Bishop ×2, Rook ×2" in first, "a draft is not a choice"
    await deploy(world, "cem")
    record = await run_out(world)
    assert record.state.phase == "playing" and record.state.armies[0] == army("vanguard")
    assert [chair.timeouts for chair in record.chairs] == [1, 2, 0]
    board = await world.board()
    assert record.published_version == record.version
    assert on(record.state, "A3") == "B1"
    (shown,) = board.attachments
    assert "ann: K A1 Q B2 M A2 C B1 B C1,A3" in str(shown.description)


async def test_a_choice_of_others_does_not_turn_the_clock_back(world: World) -> None:
    record = await begin(world, "ann", "bob", pace="live")
    await world.env.advance_time(30)
    await deploy(world, "ann")
    after = await world.only_match()
    assert (after.alarm.ends_at, after.alarm.since) == (record.alarm.ends_at, record.alarm.since)
    await world.env.advance_time(15.1)
    after = await world.only_match()
    assert after.state.phase == "playing"
    assert [chair.timeouts for chair in after.chairs] == [0, 1]
    turn = await come_to(world, laid_out("playing", 2))
    await world.env.advance_time(30)
    await world.people["ann"].click(await world.hand("ann"), label="Offer a draw")
    await world.people["bob"].click(await world.board(), label="Decline")
    after = await world.only_match()
    assert after.alarm.ends_at == turn.alarm.ends_at, "talking about a draw winds nothing up"
    await world.env.advance_time(15.1)
    assert "ann passes" in words(await world.board())


async def test_a_square_only_picked_is_not_what_time_plays(world: World) -> None:
    await begin(world, "ann", "bob", pace="live")
    await come_to(world, laid_out("playing", 2))
    hand = await pick(world, "ann", await world.hand("ann"), "D4")
    await run_out(world)
    assert "It is not your turn" in words(hand) and not labels(hand)
    record = await world.only_match()
    assert on(record.state, "D4") == "H1" and await awaited(world) == ["bob"]


async def test_three_turns_missed_in_a_row_give_the_seat_to_a_computer_and_back(
    world: World,
) -> None:
    await begin(world, "ann", "bob", pace="live")
    await come_to(world, table("KC3 RD4", "KQ17 RP16"))
    for missed in (1, 2, 3):
        record = await run_out(world)
        assert (record.chairs[0].timeouts, record.chairs[0].stand_in) == (missed, missed == 3)
        await move(world, "bob", "P16-P15" if missed % 2 else "P15-P16")
    board = await world.board()
    assert "**ann** ⚙" in words(board)
    assert "A computer plays for ann until they take their seat back." in words(board)
    assert not [m for m in called(world, record) if world.people["ann"].id in pings(m)]
    hand = await world.hand("ann")
    assert "A computer is playing your seat" in words(hand)
    version = (await world.only_match()).version
    await world.env.advance_time(2.1)
    record = await world.only_match()
    assert record.version == version + 1 and await awaited(world) == ["bob"]
    assert record.state.record.split()[-1].startswith("1:")
    assert record.state.record.split()[-1] != "1:pass"
    told = said_privately(await world.people["ann"].click(hand, label="Take my seat back"))
    assert "Welcome back" in told
    record = await world.only_match()
    assert not record.chairs[0].stand_in and record.chairs[0].timeouts == 0
    assert "⚙" not in words(await world.board())
    await move(world, "bob", "P15-P14" if on(record.state, "P15") else "P16-P15")
    await world.env.advance_time(10)
    assert await awaited(world) == ["ann"], "nobody plays for her now"


async def test_who_acts_for_a_stand_in_has_the_seat_again(world: World) -> None:
    await begin(world, "ann", "bob")

    for phase, label in (("deploying", "Deploy this army"), ("mutating", "Leave him as he is")):
        await come_to(world, laid_out(phase, 2), _absent)
        hand = await world.hand("bob")
        assert "Take my seat back" in labels(hand)
        await world.people["bob"].click(hand, label=label)
        assert not (await world.only_match()).chairs[1].stand_in, phase
        assert "Take my seat back" not in labels(hand)


def _absent(record: Record) -> None:
    record.chairs[1].stand_in = True


async def test_a_stand_in_deploys_moves_and_decides_about_its_king(world: World) -> None:
    await begin(world, "ann", "bob", pace="untimed")
    await come_to(world, laid_out("picking", 2), _absent)
    await world.env.advance_time(2.1)
    record = await world.only_match()
    assert record.state.picks[1] is not None
    await give(world, "ann", "BBRRNNPPLL")
    await world.env.advance_time(2.1)
    assert (await world.only_match()).state.armies[1] is not None
    await come_to(world, laid_out("mutating", 2), _absent)
    await world.env.advance_time(2.1)
    record = await world.only_match()
    assert record.state.phase == "playing" and "2:=" in record.state.record
    assert king(record.state, 1) == "S19"
    await world.env.advance_time(2.1)
    assert await awaited(world) == ["ann"]


async def test_a_warning_comes_with_a_fifth_of_the_time_left(world: World) -> None:
    await begin(world, *NAMES)
    for phase, late in (
        ("picking", ["ann", "cem", "dora"]),
        ("deploying", ["ann", "cem", "dora"]),
        ("playing", ["ann"]),
        ("mutating", ["bob"]),
    ):
        record = await come_to(world, phase)
        if phase == "picking":
            await give(world, "bob", "BBRRNNPPLL")
        elif phase == "deploying":
            await deploy(world, "bob")
        await world.leap(239)
        assert not any("your time" in text_of(message) for message in called(world, record))
        await world.env.advance_time(1.1)
        (warning,) = called(world, record)
        assert "your time in King of the Mountain ends" in text_of(warning)
        assert sorted(pings(warning)) == sorted(world.people[name].id for name in late), phase


async def test_an_untimed_match_waits_for_ever(world: World) -> None:
    await begin(world, "ann", "bob", pace="untimed")
    for phase in ("deploying", "playing", "mutating"):
        record = await come_to(world, laid_out(phase, 2))
        assert record.alarm.ends_at is None
        assert "Time ends" not in words(await world.board())
        await world.leap(20 * 24 * 3600)
        assert (await world.only_match()).version == record.version
    await world.people["bob"].click(await world.hand("bob"), label="Leave him as he is")
    assert await awaited(world) == ["bob"]


async def test_time_that_has_just_run_out_refuses_a_late_move_kindly(world: World) -> None:
    await begin(world, "ann", "bob", pace="live")
    await come_to(world, laid_out("playing", 2))
    hand = await pick(world, "ann", await world.hand("ann"), "D4")
    (late,) = [c["custom_id"] for row in hand.components for c in row["components"]][:1]
    await run_out(world)
    before = await world.rows()
    result = await world.press("ann", hand, late)
    told = words(answer(result)) if result.followups else words(hand)
    assert "The table has moved on since that was shown." in told
    assert await world.rows() == before
