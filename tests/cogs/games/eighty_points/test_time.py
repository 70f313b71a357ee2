"""Clocks: paces, the last window, tricks on show, time-outs, stand-ins, getting ready."""

import pytest

from bot.matches.record import SECONDS, Pace, Record
from games.core.cards import code, label, parse
from games.eighty_points import DEALT
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    S,
    begin,
    bury,
    call,
    come_to,
    declare,
    get_ready,
    ids,
    is_enabled,
    laid_out,
    leave,
    pass_by,
    pick,
    put,
    trick,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.world import Click, World, answer, labels, said_privately, words

ALMOST = 18
"""Cards that are dealt already, where the whole dealing would take a test too long."""


# The slower paces


@pytest.mark.parametrize("pace", ["relaxed", "untimed"])
async def test_at_a_slower_pace_all_cards_come_at_once_and_then_one_window(
    world: World, pace: Pace
) -> None:
    await begin(world, pace=pace)
    if pace != "relaxed":
        await arrange(world, table.dealing("2H 2H", "2S", dealt=ALMOST))
    await world.env.advance_time(0.05)
    hand = await world.hand("dora")
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert [len(each) for each in record.state.hands] == [DEALT] * 5
    assert await awaited(world) == [*NAMES]
    board = words(await world.board())
    assert "the last chance to declare" in board
    for name in NAMES:
        assert f"**{name}**" in board.partition("Still to answer:")[2].partition(".")[0]
    seconds = SECONDS[pace]
    if seconds is None:
        assert record.alarm.ends_at is None and "Time ends" not in board
    else:
        assert (record.alarm.ends_at or 0) - world.bot.ledger.now() > (seconds - 1) * 1000
        assert f"Time ends <t:{(record.alarm.ends_at or 0) // 1000}:R>." in board
    assert "Hand, 20:" in words(hand)
    for name in NAMES:
        assert "Declare nothing" in labels(hand if name == "dora" else await world.hand(name))
    await pass_by(world, *NAMES[:4])
    assert (await world.only_match()).state.phase == "declaring"
    assert "Still to answer: **eve**." in words(await world.board())
    await pass_by(world, "eve")
    assert (await world.only_match()).state.phase == "burying", "all have answered"


@pytest.mark.parametrize("pace", ["live", "correspondence"])
async def test_the_window_closes_with_the_time_for_those_who_are_silent(
    world: World, pace: Pace
) -> None:
    await begin(world, pace=pace)
    record = await come_to(world, "declaring")
    seconds = 3 if pace == "live" else SECONDS[pace]
    assert seconds is not None
    ends_at = record.alarm.ends_at
    assert ends_at == world.bot.ledger.now() + seconds * 1000
    await world.leap(seconds / 2)
    await declare(world, "bob", S)
    assert (await world.only_match()).alarm.ends_at == ends_at, "an answer winds nothing up"
    await world.leap(seconds / 2 - 0.5)
    assert (await world.only_match()).state.phase == "declaring"
    record = await run_out(world)
    assert (record.state.phase, record.state.koth, record.state.trump_suit) == ("burying", 1, S)
    assert [chair.timeouts for chair in record.chairs] == [0] * 5, "silence is an answer"


async def test_an_untimed_window_waits_for_ever(world: World) -> None:
    await begin(world, pace="untimed")
    record = await come_to(world, "declaring")
    await pass_by(world, "ann", "bob", "cem", "dora")
    await world.leap(20 * 24 * 3600)
    record = await world.only_match()
    assert record.state.phase == "declaring" and await awaited(world) == ["eve"]
    await pass_by(world, "eve")
    assert (await world.only_match()).state.phase == "burying"


async def test_all_five_answer_at_the_same_instant(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    hands = {name: await world.hand(name) for name in NAMES}
    await world.at_once(*(Click(name, hand, "Declare nothing") for name, hand in hands.items()))
    record = await world.only_match()
    assert record.state.phase == "burying"
    koth = NAMES[record.state.koth]
    for name, hand in hands.items():
        assert "moved on" not in words(hand)
        assert ("Pick 8 more" in labels(hand)) == (name == koth)


# A finished trick


@pytest.mark.parametrize("pace", ["live", "correspondence", "untimed"])
async def test_a_finished_trick_stays_on_show_for_three_seconds_at_every_pace(
    world: World, pace: Pace
) -> None:
    await begin(world, pace=pace)
    state = laid_out("playing")
    for card in ("AS", "QS", "JS", "10S"):
        table.put(state, card)
    await arrange(world, state)
    await put(world, "eve", "9S")
    record = await world.only_match()
    assert record.state.phase == "shown" and not await awaited(world)
    assert record.alarm.ends_at == world.bot.ledger.now() + 3000
    board = words(await world.board())
    assert "**ann** takes the trick, and 10 points." in board
    assert f"ann **{label(parse('AS'))} ◀**" in board and label(parse("9S")) in board
    assert "Time ends" not in board, "nobody is to hurry"
    await world.env.advance_time(2.9)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(0.2)
    record = await world.only_match()
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert "Trick 19, 10 points for ann:" in words(await world.board()), "it is still in the text"


async def test_nobody_can_play_while_a_trick_is_on_show_and_is_told_so_kindly(
    world: World,
) -> None:
    await begin(world)
    await arrange(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"))
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "KS")
    (old,) = ids(hand, "put")
    await trick(world, "AS", "QS", "JS", "10S", "9S")
    hands = {name: await world.hand(name) for name in NAMES}
    for each in hands.values():
        assert not labels(each)
        assert "refreshes itself" in words(each)
    before = await world.rows()
    result = await world.press("ann", hands["ann"], old)
    told = words(answer(result)) if result.followups else words(hands["ann"])
    assert "The table has moved on since that was shown." in told
    assert await world.rows() == before
    record = await world.only_match()
    forged = world.forge(f"{record.id}:{record.alarm.since}:put:KS")
    told = said_privately(await world.people["ann"].click(forged, label="0"))
    assert "cannot be done now" in told
    await world.env.advance_time(3.1)
    assert labels(hands["ann"]) == [f"Play {label(parse('KS'))}"], "the winner is to lead now"


# Time-outs


async def test_time_plays_a_low_card_and_no_points_if_it_can(world: World) -> None:
    await begin(world, pace="live")
    hands = ("AS KS 4D", "KS 10S 9S", "5S 6D 7D", "5D KD 4C", "3H 3D 10C")
    await arrange(world, table.table(*hands))
    await put(world, "ann", "AS")
    played = []
    for _ in range(4):
        record = await run_out(world)
        left = (record.alarm.ends_at or 0) - world.bot.ledger.now()
        assert 9_900 < left <= 10_000 or record.state.phase == "shown"
        play = record.state.trick[-1] if record.state.trick else record.state.last.plays[-1]
        played.append([code(card) for card in play.cards])
    # Bob follows with the nine, cem must follow with the five; dora and eve have no spades.
    assert played == [["9S"], ["5S"], ["4C"], ["3D"]]
    assert [chair.timeouts for chair in record.chairs] == [0, 1, 1, 1, 1]
    assert "**ann** takes the trick, and 5 points." in words(await world.board())


async def test_time_leads_a_low_card_and_follows_a_pair_with_a_pair(world: World) -> None:
    await begin(world, pace="live")
    hands = ("5D 3S AS", "9S 9S 10S", "5S 5S 3D", "KC 4C 5C", "6H 7H 8H")
    await arrange(world, table.table(*hands, leader=2))
    await put(world, "cem", "5S 5S")
    played = []
    for _ in range(4):
        record = await run_out(world)
        play = record.state.trick[-1] if record.state.trick else record.state.last.plays[-1]
        played.append([code(card) for card in play.cards])
    assert played == [["4C", "5C"], ["6H", "7H"], ["3S", "AS"], ["9S", "9S"]]
    await arrange(world, table.table(*hands))
    record = await run_out(world)
    assert [code(card) for card in record.state.trick[0].cards] == ["3S"]


async def test_a_card_that_is_only_picked_is_not_what_time_plays(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "playing")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "KS")
    record = await run_out(world)
    assert code(record.state.trick[0].cards[0]) == "AS", "it has no points"
    assert not labels(hand)


async def test_three_turns_missed_in_a_row_give_the_seat_to_a_computer_and_back(
    world: World,
) -> None:
    await begin(world, pace="live")
    state = table.dealing("3H 3H AS", "3S", rank="3", number=2)
    table.pass_all(state)
    await arrange(world, state)
    for missed in (1, 2, 3):
        assert not (await world.only_match()).chairs[0].stand_in
        record = await run_out(world)
        assert record.chairs[0].timeouts == missed
    assert record.state.phase == "playing" and record.chairs[0].stand_in
    board = await world.board()
    assert "**ann** ⚙" in words(board)
    assert "A computer plays for ann until they take their seat back." in words(board)
    hand = await world.hand("ann")
    assert labels(hand)[0] == "Take my seat back"
    assert "A computer is playing your seat" in words(hand)
    await world.env.advance_time(2.1)
    record = await world.only_match()
    assert len(record.state.trick) == 1, "the computer has led, before the ten seconds were over"
    told = said_privately(await world.people["ann"].click(hand, label="Take my seat back"))
    assert "Welcome back" in told
    record = await world.only_match()
    assert not record.chairs[0].stand_in and record.chairs[0].timeouts == 0
    assert "Take my seat back" not in labels(await world.board()) + labels(hand)
    assert "⚙" not in words(await world.board())


async def test_a_seat_taken_back_on_ones_turn_has_its_whole_time(world: World) -> None:
    await begin(world, pace="live")
    await arrange(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"), _absent)
    await world.env.advance_time(1)
    board = await world.board()
    await world.people["ann"].click(board, label="Take my seat back")
    record = await world.only_match()
    assert record.alarm.computer_at is None
    assert record.alarm.ends_at == world.bot.ledger.now() + 10_000
    await world.env.advance_time(5)
    await put(world, "ann", "AS")
    assert await awaited(world) == ["bob"]


def _absent(record: Record) -> None:
    record.chairs[0].stand_in = True


async def test_who_acts_for_a_stand_in_has_the_seat_again(world: World) -> None:
    await begin(world)
    await arrange(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"), _absent)
    hand = await world.hand("ann")
    await put(world, "ann", "AS", hand)
    record = await world.only_match()
    assert not record.chairs[0].stand_in and len(record.state.trick) == 1
    assert "Take my seat back" not in labels(hand)


@pytest.mark.parametrize("phase", ["burying", "calling"])
async def test_a_king_whose_seat_a_computer_holds_can_still_decide(
    world: World, phase: str
) -> None:
    await begin(world)
    await come_to(world, phase)
    hand = await world.hand("ann")
    state = (await world.only_match()).state
    await arrange(world, state, _absent)
    hand = await world.hand("ann")
    assert labels(hand)[0] == "Take my seat back"
    if not ids(hand, "pick"):
        return  # nothing that can be picked is offered, so nothing misleads
    if phase == "burying":
        await pick(world, "ann", hand, *["JB", "2D", "2D", "AS", "KS", "3D", "3C", "3C"])
        assert is_enabled(hand, "Bury these eight"), "what is picked can also be buried"
    else:
        await pick(world, "ann", hand, "JR")
        assert is_enabled(hand, "Call Joker ★"), "what is picked can also be called"


# Between rounds


async def test_ready_is_offered_on_the_board_and_in_the_hand(world: World) -> None:
    await begin(world)
    await come_to(world, "scored")
    board = await world.board()
    assert labels(board) == ["Ready", "My hand", "Leave", "Rules"]
    hand = await world.hand("bob")
    await get_ready(world, "ann")
    text = words(await world.board())
    assert "Still to answer: **bob**, **cem**, **dora**, and **eve**." in text
    assert text.count("ready ✓") == 2
    await world.people["bob"].click(hand, label="Ready")
    assert not labels(hand)
    result = await world.people["bob"].click(await world.board(), label="Ready")
    assert "You are ready already" in said_privately(result)
    told = said_privately(await world.people["stranger"].click(board, label="Ready"))
    assert "do not sit at this table" in told
    await get_ready(world, "dora", "eve")
    record = await world.only_match()
    assert record.state.phase == "scored"
    await get_ready(world, "cem")
    state = (await world.only_match()).state
    assert (state.round, state.phase, state.koth, state.trump_rank) == (2, "dealing", 0, 5)
    await arrange(world, table.dealing(dealt=ALMOST, number=2))
    await world.env.advance_time(0.05)
    assert "the last chance to declare" in words(await world.board())
    assert "Hand, 20:" in words(hand), "the open hand goes on into the next round"


async def test_time_makes_everybody_ready_and_is_no_turn_missed(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "scored")
    assert record.alarm.ends_at == world.bot.ledger.now() + 45_000
    assert record.alarm.warn_at is None
    ends_at = record.alarm.ends_at
    await world.env.advance_time(10)
    await get_ready(world, "eve")
    assert (await world.only_match()).alarm.ends_at == ends_at
    assert ends_at is not None
    await world.env.advance_time((ends_at - world.bot.ledger.now()) / 1000 + 0.01)
    record = await world.only_match()
    assert record.state.round == 2
    assert [chair.timeouts for chair in record.chairs] == [0] * 5
    assert not any(chair.stand_in for chair in record.chairs)


async def test_missed_turns_in_a_row_are_not_forgiven_by_a_window_let_pass(world: World) -> None:
    """Getting ready and declaring count neither as missed nor as played."""
    await begin(world, pace="live")

    def twice(record: Record) -> None:
        record.chairs[0].timeouts = 2

    await arrange(world, table.dealing("3H", rank="3", number=2), twice)
    record = await run_out(world)
    assert record.state.phase == "naming"
    assert record.chairs[0].timeouts == 2
    record = await run_out(world)
    assert record.chairs[0].stand_in


async def test_computers_are_ready_by_themselves(world: World) -> None:
    await begin(world, computers=4, pace="untimed")
    await come_to(world, "scored")
    await world.env.advance_time(3)
    assert not any((await world.only_match()).state.answered), "people answer first"
    await get_ready(world, "ann")
    await world.env.advance_time(2.1)
    record = await world.only_match()
    assert (record.state.round, record.state.phase) == (2, "declaring")


async def test_the_match_goes_on_when_the_one_waited_for_leaves(world: World) -> None:
    await begin(world, pace="untimed")
    await come_to(world, "declaring")
    await pass_by(world, *NAMES[1:])
    await leave(world, "ann")
    await world.env.advance_time(2.1)
    record = await world.only_match()
    assert record.state.phase == "burying"
    for _ in range(3):
        await world.env.advance_time(2.1)
    state = (await world.only_match()).state
    assert state.phase in ("burying", "playing")


async def test_a_round_from_the_burial_to_the_second_trick_by_the_controls(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    await bury(world, "ann", "3C 3C 3D QS QS KC KC KD")
    await call(world, "ann", "JR")
    await put(world, "ann", "AS AS")
    for name, play in zip(NAMES[1:], ("JS JS", "9S 9S", "7S 7S", "4S 4S"), strict=True):
        await put(world, name, play)
    record = await world.only_match()
    assert record.state.phase == "shown" and record.state.last.winner == 0
    assert [len(hand) for hand in record.state.hands] == [18] * 5
    record = await run_out(world)
    assert record.state.trick_number == 2 and await awaited(world) == ["ann"]
