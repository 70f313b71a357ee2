"""Whole matches, acted through what the messages offer, with every message read for secrets."""

import json
import random
from itertools import cycle
from pathlib import Path

import pytest

from bot.matches.record import Record
from bot.matches.verification import verify
from games.king_of_the_hill import APEX
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    PHASES,
    any_step,
    attack,
    begin,
    choose,
    come_to,
    leave,
    set_aside,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, table
from tests.support.acting import act, arrange
from tests.support.watch import Watch
from tests.support.world import Click, World, answer, labels, said_privately, words

END = ["Rematch", "Replay", "Verify the deal", "Rules"]


async def watched(world: World, watch: Watch, rng: random.Random, most: int = 400) -> Record:
    """Play anything offered until the end; curious people press My hand in between."""
    for _ in range(most):
        record = await watch.look()
        if record.status == "over":
            return record
        if record.chairs[1].computer and 0 not in record.to_act:
            await world.env.advance_time(2.1)
            continue
        if rng.random() < 0.1:
            await world.hand(rng.choice([c.name for c in record.chairs if not c.computer]))
            await world.stranger.click(await world.board(), label="My hand")
            await watch.look()
        await any_step(world, rng)
    raise AssertionError("the match does not end")


async def check_the_deal(world: World, record: Record) -> None:
    """A stranger asks for the proof, and it holds."""
    result = await world.stranger.click(await world.board(), label="Verify the deal")
    (file,) = answer(result).attachments
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    lines = verify(data.decode())
    assert lines[0] == f"King of the Hill, match {record.id}, 2 seats"
    exported = json.loads(data)
    assert len(exported["log"]) == len(await world.bot.queries.log_of(record.id))
    assert Path(file.filename).suffix == ".json"


async def test_two_people_play_to_the_end_and_nobody_sees_a_hidden_card(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = Watch(world, capsys)
    await begin(world, faces_tie=True)
    record = await watched(world, watch, random.Random(1))
    check_everything(world)
    assert record.game.outcome(record.state) is not None
    board = await world.board()
    assert labels(board) == END
    if record.state.king is None:
        assert "nobody is King of the Hill" in words(board)
    else:
        assert f"{NAMES[record.state.king]} wins the apex and is King of the Hill!" in words(board)
    assert min(watch.boards, watch.hands, watch.lines) > 20
    await check_the_deal(world, record)
    await watch.look()


async def test_a_computer_plays_a_match_to_the_end_and_gives_nothing_away(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = Watch(world, capsys)
    await world.open_table("ann", game="king-of-the-hill")
    await world.people["ann"].click(await world.lobby(), label="Add computer")
    await world.people["ann"].click(await world.lobby(), label="Start")
    for _ in range(400):
        record = await watch.look()
        if record.status == "over":
            break
        if 0 in record.to_act:
            await act(world, "ann", await world.hand("ann"), random.Random(record.version))
        else:
            assert record.alarm.computer_at is not None
            await world.env.advance_time(2.1)
            assert (await world.only_match()).version == record.version + 1
    assert record.status == "over"
    log = await world.bot.queries.log_of(record.id)
    assert {entry.seat for entry in log} == {0, 1}


async def test_a_computer_that_has_committed_does_not_make_the_open_hand_stale(
    world: World,
) -> None:
    await world.open_table("ann", game="king-of-the-hill")
    await world.people["ann"].click(await world.lobby(), label="Add computer")
    await world.people["ann"].click(await world.lobby(), label="Start")
    record = await world.only_match()
    hand = await world.hand("ann")
    await world.env.advance_time(2.1)
    after = await world.only_match()
    assert after.version == record.version + 1
    assert after.to_act == {0}
    assert (after.alarm.ends_at, after.alarm.since) == (record.alarm.ends_at, record.alarm.since)
    await world.people["ann"].click(hand, label="Set nothing aside")
    assert (await world.only_match()).state.phase == "choosing"


async def test_two_computers_end_a_match_that_both_people_abandoned(world: World) -> None:
    watch = Watch(world)
    await begin(world, pace="live")
    for _ in range(8):
        record = await watch.look()
        if all(chair.stand_in for chair in record.chairs):
            break
        await world.env.advance_time(45.1)
    assert all(chair.stand_in for chair in (await world.only_match()).chairs)
    for _ in range(200):
        record = await watch.look()
        if record.status == "over":
            break
        await world.env.advance_time(2.1)
    assert record.status == "over"
    assert labels(await world.board()) == END


@pytest.mark.parametrize(("phase", "name"), [*zip(PHASES, cycle(NAMES), strict=False)])
async def test_conceding_in_any_phase_makes_the_other_king(
    world: World, phase: str, name: str
) -> None:
    watch = Watch(world)
    await begin(world)
    await come_to(world, phase)
    await watch.begin_here()
    hands = {each: await world.hand(each) for each in NAMES}
    await watch.look()
    await leave(world, name)
    other = "bob" if name == "ann" else "ann"
    record = await watch.look()
    assert record.status == "over"
    board = words(await world.board())
    assert f"{name} concedes: {other} is King of the Hill!" in board
    assert f"🥇 **{other}**" in board
    assert f"{name} concedes: {other} is King of the Hill!" in words(hands[other])
    assert "You have left this match" in words(hands[name])
    for hand in hands.values():
        assert not labels(hand)


@pytest.mark.parametrize("phase", ["setup", "attack", "tie"])
async def test_conceding_after_a_secret_choice_never_shows_it(world: World, phase: str) -> None:
    watch = Watch(world)
    await begin(world)
    await come_to(world, phase)
    await watch.begin_here()
    if phase == "setup":
        await set_aside(world, "ann", "JB")
    else:
        await attack(world, "ann", "JD" if phase == "tie" else "AC")
    await watch.look()
    await leave(world, "bob")
    record = await watch.look()
    assert record.status == "over"
    assert watch.boards > 1


async def test_both_conceding_at_once_leaves_one_king(world: World) -> None:
    await begin(world)
    questions = {
        name: answer(await world.people[name].click(await world.board(), label="Leave"))
        for name in NAMES
    }
    await world.at_once(*(Click(name, asked, "Yes, leave") for name, asked in questions.items()))
    record = await world.only_match()
    assert record.status == "over"
    assert sum(chair.left for chair in record.chairs) == 1


async def test_a_rematch_seats_both_again_and_keeps_the_options(world: World) -> None:
    await begin(world, faces_tie=True)
    await arrange(world, table(("AS", "2H"), gone=ALL_BUT_APEX, faces_tie=True))
    await choose(world, APEX)
    await attack(world, "ann", "AS")
    await attack(world, "bob", "2H")
    old = await world.only_match()
    assert old.status == "over"
    board = await world.board()
    for name in ("bob", "ann"):
        said_privately(await world.people[name].click(board, label="Rematch"))
    (again,) = [record for record in await world.all_matches() if record.id != old.id]
    assert [chair.name for chair in again.chairs] == ["bob", "ann"]
    assert again.options == {"faces_tie": True}
    assert again.lobby_message_id is not None
    lobby = world.public(again.channel_id, again.lobby_message_id)
    assert "Ten, jack, queen and king tie" in words(lobby)
    await world.people["bob"].click(lobby, label="Start")
    (again,) = [record for record in await world.all_matches() if record.id != old.id]
    assert again.status == "running"
    assert again.state.faces_tie
