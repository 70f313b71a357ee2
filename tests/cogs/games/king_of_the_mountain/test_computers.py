"""Computers at the table, and the proof of the deal when a match is over."""

import json
import random

import pytest
from simcord import ResponseMessage

from bot.matches.record import Chair, Record
from bot.matches.verification import NotVerified, export_text, verify
from games.core import Entry, commitment
from games.king_of_the_mountain import KingOfTheMountain
from tests.cogs.games.eighty_points.matches import exported
from tests.cogs.games.king_of_the_mountain.coming_to import (
    come_to,
    give,
    laid_out,
    leave,
)
from tests.cogs.games.king_of_the_mountain.playing import DEPLOY, SLUG, TRACE, begin, move
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_mountain.setting import king, table
from tests.support.acting import awaited, offers, run_out, use
from tests.support.world import World, answer, words

PAUSE = 2.1
"""Seconds after which a computer acts."""


async def any_turn(
    world: World, name: str, hand: ResponseMessage, rng: random.Random
) -> ResponseMessage:
    """Whatever takes a turn in a hand, picking before it where that is needed; the hand then."""
    for _ in range(4):
        turns = offers(hand, "move", "respawn", "mutate", "deploy")
        if turns:
            offer = rng.choice(turns)
            return answer(await use(world, name, hand, offer, rng.choice(offer[1] or ("",))))
        offer = rng.choice(offers(hand, "pick"))
        hand = answer(await use(world, name, hand, offer, rng.choice(offer[1] or ("",))))
    raise AssertionError("nothing that takes a turn is offered")


async def test_one_person_plays_ten_rounds_against_a_computer_and_it_verifies(
    world: World,
) -> None:
    rng = random.Random(7)
    await begin(world, "ann", computers=1, pace="untimed", mutant_monarch=True)
    hand = await world.hand("ann")
    phases = set()
    for _ in range(60):
        record = await world.only_match()
        phases.add(record.state.phase)
        if record.status == "over" or record.state.position.round > 10:
            break
        if 0 in record.awaited:
            hand = await any_turn(world, "ann", hand, rng)
            assert TRACE not in words(hand)
            assert (await world.only_match()).version > record.version
        else:
            await world.env.advance_time(PAUSE)
            assert (await world.only_match()).version > record.version
    assert phases >= {"deploying", "playing"}
    check_everything(world)
    if record.status != "over":
        assert record.state.position.round == 11
        await leave(world, "ann")
    text = await exported(world)
    lines = verify(text)
    assert lines[0] == f"King of the Mountain, match {record.id}, 2 seats"
    log = json.loads(text)["log"]
    assert lines[3] == f"{len(log)} log entries replayed, every draw as it was"
    data = json.loads(text)
    del data["log"][-1]
    with pytest.raises(NotVerified):
        verify(json.dumps(data))


async def test_three_computers_pick_deploy_move_and_answer_a_draw(world: World) -> None:
    await begin(world, "ann", computers=3, pick_for_friend=True)
    await world.env.advance_time(PAUSE)
    assert await awaited(world) == ["ann"], "the computers have picked"
    await give(world, "ann", "NNPPLLAAGG")
    await world.env.advance_time(PAUSE)
    record = await world.only_match()
    assert record.state.phase == "deploying" and await awaited(world) == ["ann"]
    await world.people["ann"].click(await world.hand("ann"), label=DEPLOY)
    for _ in range(4):
        record = await world.only_match()
        if record.state.position.turn == 0:
            break
        await world.env.advance_time(PAUSE)
    hand = await world.hand("ann")
    await world.people["ann"].click(hand, label="Offer a draw")
    await any_turn(world, "ann", hand, random.Random(1))
    board = words(await world.board())
    assert "🤝 🔴 ann offers a draw" in board
    count = len(await world.bot.queries.log_of(record.id))
    for _ in range(4):
        record = await world.only_match()
        if record.status == "over" or record.state.position.turn == 0:
            break
        await world.env.advance_time(PAUSE)
    entries = (await world.bot.queries.log_of(record.id))[count:]
    answered = [e.seat for e in entries if (e.action or {}).get("type") == "answer_draw"]
    assert answered, "a computer does not let an offer stand"
    assert record.state.offer is None or record.status == "over"
    moves = [e.seat for e in entries if (e.action or {}).get("type") in ("move", "respawn")]
    assert moves[-3:] == [1, 2, 3] or record.status == "over"


async def test_a_computer_decides_about_its_captured_king(world: World) -> None:
    await begin(world, "ann", computers=1)
    await come_to(world, laid_out("playing", 2))
    hand = answer(await move(world, "ann", "Q10xQ17"))
    name = (await world.only_match()).chairs[1].name
    assert f"The King of 🟦 **{name}** ⚙ was captured" in words(await world.board())
    await world.env.advance_time(PAUSE)
    record = await world.only_match()
    assert record.state.phase == "playing" and record.state.record.split()[-1].startswith("2:=")
    assert king(record.state, 1) == "S19"
    await world.env.advance_time(PAUSE)
    assert await awaited(world) == ["ann"] and "**Your turn.**" in words(hand)


async def test_a_computer_goes_to_the_centre_when_it_can_and_wins(world: World) -> None:
    await begin(world, "ann", computers=1)
    await come_to(world, table("KC3", "KK11", turn=1))
    await world.env.advance_time(PAUSE)
    record = await world.only_match()
    assert (record.status, record.state.ending, record.state.winner) == ("over", "crowned", 1)
    assert "has reached the centre and is King of the Hill!" in words(await world.board())


def finished(seed: int) -> tuple[Record, list[Entry]]:
    """A match played at random, in which people leave and let the time pass."""
    rng = random.Random(seed)
    game = KingOfTheMountain()
    secret = rng.randbytes(32)
    options = {"pick_for_friend": seed == 0, "mutant_monarch": True, "turn_limit": 12}
    record = Record(
        id=f"match{seed}",
        slug=SLUG,
        rules_version=game.rules_version,
        options=game.options.model_validate(options).model_dump(mode="json"),
        pace="untimed",
        status="running",
        host_id=1,
        guild_id=None,
        locale="en-US",
        secret=secret,
        commitment=commitment(game.rules_version, f"match{seed}", secret),
        channel_id=1,
        created_at=0,
        chairs=[Chair(seat, seat + 1, f"player {seat}", str(seat * 7)) for seat in range(3)],
    )
    record.begin()
    log: list[Entry] = []
    while record.status == "running":
        seat = rng.choice(sorted(record.to_act))
        action = game.menu(record.state, seat).sample(rng)
        entry = Entry("action", seat, game.actions.dump_python(action, mode="json"))
        if rng.random() < 0.15:
            entry = Entry("time")
        elif len(log) == 20:
            entry = Entry("concession", seat)
        log.append(entry)
        record.play(entry, None, 0)
    return record, log


@pytest.mark.parametrize("seed", range(2))
def test_matches_with_leavers_and_missed_turns_verify(seed: int) -> None:
    record, log = finished(seed)
    assert {entry.kind for entry in log} == {"action", "time", "concession"}
    lines = verify(export_text(record, log))
    assert lines[3] == f"{len(log)} log entries replayed, every draw as it was"
    forged = list(log)
    at = next(n for n, e in enumerate(log) if (e.action or {}).get("type") == "deploy")
    army = (log[at].action or {})["army"][::-1]
    forged[at] = Entry("action", log[at].seat, {"type": "deploy", "army": army})
    with pytest.raises(NotVerified):
        verify(export_text(record, forged))


async def test_time_runs_out_although_a_computer_has_still_to_answer_a_draw(world: World) -> None:
    await begin(world, "ann", computers=2, pace="live")
    await come_to(world, table("KC3 RD4", "", ""))
    await world.people["ann"].click(await world.hand("ann"), label="Offer a draw")
    await run_out(world)
    record = await world.only_match()
    assert record.status == "running" and record.state.offer is None
    assert record.chairs[0].timeouts == 1 and "1:pass" in record.state.record
    for _ in range(2):
        await world.env.advance_time(PAUSE)
    assert await awaited(world) == ["ann"]
