"""Clocks of simultaneous decisions: they run on for whoever has still to decide."""

import pytest

from bot.matches.record import SECONDS, Pace
from games.king_of_the_hill import JOKER
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    TWO_CARDS,
    attack,
    begin,
    come_to,
    set_aside,
    to_act,
)
from tests.cogs.table.test_time import called, let_time_run_out
from tests.games.king_of_the_hill.table import table
from tests.support.acting import arrange, stand_in_for
from tests.support.world import World, labels, pings, said_privately, text_of, words


@pytest.mark.parametrize("pace", ["live", "relaxed", "correspondence"])
async def test_when_both_let_their_time_pass_both_defaults_are_played(
    world: World, pace: Pace
) -> None:
    record = await begin(world, pace=pace)
    seconds = SECONDS[pace]
    assert seconds is not None
    await world.leap(seconds - 1)
    assert (await world.only_match()).version == record.version
    await world.leap(1.1)
    after = await world.only_match()
    assert after.version == record.version + 1
    assert after.state.phase == "choosing"
    assert after.state.reserves == [[], []]
    assert [chair.timeouts for chair in after.chairs] == [1, 1]


@pytest.mark.parametrize("first", NAMES)
@pytest.mark.parametrize("phase", ["setup", "attack", "tie"])
async def test_the_others_commitment_does_not_turn_the_clock_back(
    world: World, phase: str, first: str
) -> None:
    await begin(world, pace="live")
    record = await come_to(world, phase)
    await world.env.advance_time(30)
    if phase == "setup":
        await set_aside(world, first, "JB")
    else:
        cards = {"attack": ("AC", "KH"), "tie": ("JD", "9H")}[phase]
        await attack(world, first, cards[NAMES.index(first)])
    after = await world.only_match()
    assert after.alarm.ends_at == record.alarm.ends_at
    assert after.alarm.since == record.alarm.since
    assert f"<t:{(record.alarm.ends_at or 0) // 1000}:R>" in words(await world.board())
    await world.env.advance_time(14)
    assert (await world.only_match()).version == after.version
    await world.env.advance_time(1.1)
    late = await world.only_match()
    assert late.version == after.version + 1
    second = 1 - NAMES.index(first)
    timeouts = [0, 0]
    timeouts[second] = 1
    assert [chair.timeouts for chair in late.chairs] == timeouts
    if phase == "setup":
        assert late.state.reserves[1 - second] == [JOKER]
        assert late.state.reserves[second] == []
    else:
        assert late.state.battle.blows[-1][second] == (JOKER,)


async def test_the_default_choice_is_the_smallest_stack_the_leftmost(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "choosing")
    sizes = {index: len(record.state.stacks[index]) for index in range(15)}
    view = record.game.view(record.state, None)
    smallest = min(view.available, key=lambda index: (sizes[index], index))
    await let_time_run_out(world)
    assert (await world.only_match()).state.battle.stack == smallest


async def test_a_default_attack_in_a_tie_is_the_joker(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "tie")
    await let_time_run_out(world)
    state = (await world.only_match()).state
    assert state.battle.blows[-1] == ((JOKER,), (JOKER,))
    assert state.battle.result == "discarded"


async def test_spoils_go_to_the_hand_by_default(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "spoils")
    await let_time_run_out(world)
    state = (await world.only_match()).state
    assert {*record.state.spoils} <= {*state.hands[0]}
    assert "ann took all 2 cards into the hand." in words(await world.board())


@pytest.mark.parametrize("one_is_ready", [False, True])
async def test_those_who_have_still_to_decide_are_warned(world: World, one_is_ready: bool) -> None:
    record = await begin(world)
    if one_is_ready:
        await set_aside(world, "ann")
    await world.env.advance_time(4 * 60 + 1)
    (warning,) = called(world, record)
    assert "your time in King of the Hill ends" in text_of(warning)
    late = ["bob"] if one_is_ready else [*NAMES]
    assert sorted(pings(warning)) == sorted(world.people[name].id for name in late)


async def test_a_warning_is_not_repeated_when_one_of_two_commits_after_it(world: World) -> None:
    record = await begin(world)
    await world.env.advance_time(4 * 60 + 1)
    (warning,) = called(world, record)
    await set_aside(world, "ann")
    await world.env.advance_time(20)
    ids = [message.id for message in called(world, record)]
    assert ids in ([warning.id], [])


async def absent(world: World, name: str) -> None:
    """Let somebody's time run out until a computer takes the seat; the other plays."""
    other = NAMES[1 - NAMES.index(name)]
    seat = NAMES.index(name)
    for _ in range(30):
        record = await world.only_match()
        if record.chairs[seat].stand_in:
            return
        if other not in await to_act(world):
            await let_time_run_out(world)
        elif record.state.phase == "setup":
            await set_aside(world, other)
        elif record.state.phase == "attack":
            await attack(world, other, "JB")
        else:
            await let_time_run_out(world)
    raise AssertionError("nobody stood in")


async def test_after_three_time_outs_a_computer_takes_the_seat_and_gives_it_back(
    world: World,
) -> None:
    await begin(world, pace="live")
    await absent(world, "bob")
    board = await world.board()
    assert "**bob** ⚙" in words(board)
    result = await world.people["bob"].click(board, label="Take my seat back")
    assert "Welcome back" in said_privately(result)
    record = await world.only_match()
    assert not record.chairs[1].stand_in
    assert "Take my seat back" not in labels(await world.board())


async def test_a_computer_that_stands_in_plays_a_simultaneous_decision(world: World) -> None:
    await begin(world, pace="live")
    await arrange(world, table(("7S 8S AC", "KH 3D"), ("4D", "9H"), gone=(11,)))
    with world.env._bot_scope():
        await world.bot.ledger.change((await world.only_match()).id, stand_in_for, 1)
    await world.env.settle()
    board = await world.board()
    button = next(
        item["custom_id"]
        for row in board.components
        for item in row["components"]
        if item["custom_id"].endswith(f":choose:{TWO_CARDS}")
    )
    await world.people["ann"].click(board, custom_id=button)
    hand = await world.hand("ann")
    record = await world.only_match()
    await world.env.advance_time(2.1)
    after = await world.only_match()
    assert after.version == record.version + 1 and after.to_act == {0}
    assert after.alarm.ends_at == record.alarm.ends_at
    await attack(world, "ann", "AC", hand)
    assert (await world.only_match()).version == after.version + 1


async def test_an_untimed_match_waits_for_both(world: World) -> None:
    record = await begin(world, pace="untimed")
    assert "Time ends" not in words(await world.board())
    await set_aside(world, "ann")
    await world.leap(7 * 24 * 3600)
    after = await world.only_match()
    assert after.version == record.version + 1
    hand = await world.hand("bob")
    await set_aside(world, "bob", hand=hand)
    assert (await world.only_match()).state.phase == "choosing"
