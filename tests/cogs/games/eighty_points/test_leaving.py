"""Leaving and staying away: a computer plays on at once, and the leaver is placed last."""

import pytest

from games.core.cards import code
from tests.cogs.games.eighty_points.matches import refused
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    PHASES,
    begin,
    come_to,
    get_ready,
    laid_out,
    leave,
    put,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.world import Click, World, answer, buttons, labels, said_privately, words

GONE = "You have left this match. The board shows the rest."


@pytest.mark.parametrize("phase", PHASES)
async def test_a_computer_plays_on_for_the_one_who_leaves_in_any_phase(
    world: World, phase: str
) -> None:
    await begin(world, pace="live")
    record = await come_to(world, phase)
    hand = await world.hand("ann")
    await leave(world, "ann")
    assert GONE in words(hand)
    assert not hand.attachments and not buttons(hand)
    board = words(await world.board())
    assert "~~ann~~" in board and "left, a computer plays on" in board
    after = await world.only_match()
    assert after.status == "running" and after.version == record.version + 1
    assert after.host_id == world.people["bob"].id
    await world.env.advance_time(3.1)
    later = await world.only_match()
    moved = [e for e in (await world.bot.queries.log_of(record.id))[-3:] if e.kind != "concession"]
    assert later.version > after.version and moved
    if phase in ("naming", "burying", "calling", "playing"):
        entries = await world.bot.queries.log_of(record.id)
        assert next(e.seat for e in entries if e.kind == "action") == 0
        assert later.state.phase != phase or later.state.trick
    told = said_privately(await world.people["ann"].click(await world.board(), label="My hand"))
    assert "You do not sit at this table" in told
    assert "You do not sit" in said_privately(
        await world.people["ann"].slash(world.channel, "hand")
    )
    (told,) = await refused(world, "ann", f"{record.id}:{later.alarm.since}:ready")
    assert "not yours to do" in told
    (told,) = await refused(world, "ann", f"{record.id}:1:join")
    assert "a seat given up cannot be taken again" in told
    (told,) = await refused(world, "stranger", f"{record.id}:1:join")
    assert "Eighty Points is for five players, and all seats are taken." in told


async def test_the_leaver_is_placed_last_although_far_ahead(world: World) -> None:
    await begin(world, rounds=1)
    await arrange(world, table.table("AS", "QS", "JS", "10S", "9S", rounds=1))
    await leave(world, "ann")
    await world.env.advance_time(2.1)
    for name, card in zip(NAMES[1:], ("QS", "JS", "10S", "9S"), strict=True):
        await put(world, name, card)
    await world.env.advance_time(3.1)
    record = await world.only_match()
    assert record.status == "over"
    assert record.state.ranks[0] == 5
    board = words(await world.board())
    assert "5. **ann** · rank 5 · left the match" in board
    for name in NAMES[1:]:
        assert f"🥇 **{name}** · rank 2" in board
    assert "stand highest, at rank 2, and share the victory!" in board


async def test_leaving_by_command_asks_once_and_can_be_thought_over(world: World) -> None:
    await begin(world)
    record = await come_to(world, "playing")
    question = answer(await world.people["bob"].slash(world.channel, "resign"))
    await world.people["bob"].click(question, label="Keep playing")
    assert (await world.only_match()).version == record.version
    question = answer(await world.people["bob"].slash(world.channel, "resign"))
    await world.people["bob"].click(question, label="Yes, leave")
    assert (await world.only_match()).state.left == [False, True, False, False, False]
    assert "You have left the match." in words(question)


async def test_an_ally_who_leaves_stays_the_secret_ally(world: World) -> None:
    await begin(world, rounds=1)
    state = table.table("AS 3C", "KS 3D", "5S 6D", "7S 8D", "9S 9D", called="KS", rounds=1)
    await arrange(world, state)
    hand = await world.hand("bob")
    assert "Play it first, and you are the ally" in words(hand)
    await leave(world, "bob")
    assert "secret ally" not in words(hand)
    await put(world, "ann", "AS")
    await world.env.advance_time(2.1)
    assert "Called card: **K♠︎**, played by **bob**, the ally." in words(await world.board())
    assert await awaited(world) == ["cem"]


async def test_all_five_leaving_at_once_lets_computers_play_to_the_end(world: World) -> None:
    await begin(world, rounds=1)
    hands = ("AS KD 3C", "7S 7S 4C", "8S 9S 9D", "JS QS 9C", "10S 4S 4D")
    await arrange(world, table.table(*hands, rounds=1))
    asked = {
        name: answer(await world.people[name].click(await world.board(), label="Leave"))
        for name in NAMES
    }
    await world.at_once(*(Click(name, page, "Yes, leave") for name, page in asked.items()))
    record = await world.only_match()
    assert record.state.left == [True] * 5 and record.status == "running"
    await world.env.advance_time(60)
    record = await world.only_match()
    assert record.status == "over"
    board = words(await world.board())
    assert board.count("left the match") == 5
    assert "🥇 **ann**" in board


async def test_who_lets_three_turns_pass_is_stood_in_for_and_takes_the_seat_back(
    world: World,
) -> None:
    await begin(world, pace="live", rounds=1)
    hands = (
        "AS KS QS 3C 4C",
        "3S 4S 5S 6S 7S",
        "8S 9S 10S 6C 7C",
        "3D 4D 5D 6D 7D",
        "8D 9D 10D 8C 9C",
    )
    await arrange(world, table.table(*hands, rounds=1))
    for number in range(3):
        for name, cards in zip(NAMES, hands, strict=True):
            assert await awaited(world) == [name]
            if name == "bob":
                await world.env.advance_time(10.1)
            else:
                await put(world, name, cards.split()[number])
        record = await world.only_match()
        assert record.chairs[1].timeouts == number + 1
        if number < 2:
            assert not record.chairs[1].stand_in
            await world.env.advance_time(3.1)
    assert record.chairs[1].stand_in
    assert record.state.last.plays[1].cards == (table.cards("6S")[0],), "the lowest, points avoided"
    await world.env.advance_time(3.1)
    board = await world.board()
    assert "A computer plays for bob until they take their seat back." in words(board)
    hand = await world.hand("bob")
    assert "A computer is playing your seat" in words(hand)
    await world.people["bob"].click(hand, label="Take my seat back")
    assert not (await world.only_match()).chairs[1].stand_in
    await put(world, "ann", "3C")
    await put(world, "bob", code((await world.only_match()).state.hands[1][0]))
    assert await awaited(world) == ["cem"]


async def test_letting_optional_time_pass_is_no_missed_turn(world: World) -> None:
    await begin(world, pace="live")
    for phase in ("declaring", "scored"):
        await arrange(world, laid_out(phase))
        record = await run_out(world)
        assert record.state.phase not in (phase, "over")
        assert [chair.timeouts for chair in record.chairs] == [0] * 5


async def test_those_who_left_are_ready_by_themselves(world: World) -> None:
    await begin(world, rounds=2, pace="live")
    await come_to(world, "scored")
    for name in ("dora", "eve"):
        await leave(world, name)
    await get_ready(world, "ann", "bob", "cem")
    await world.env.advance_time(4.1)
    record = await world.only_match()
    assert record.state.round == 2
    assert "Ready" not in labels(await world.board())
