"""Computers at the table, and the proof of the deal when a match is over."""

import random

import pytest
from simcord import ResponseMessage

from bot.matches.record import Chair, Record
from bot.matches.verification import NotVerified, export_text, verify
from games.core import Entry, commitment
from games.king_of_the_mountain import KingOfTheMountain
from tests.cogs.games.king_of_the_mountain.coming_to import (
    come_to,
    give,
)
from tests.cogs.games.king_of_the_mountain.playing import DEPLOY, SLUG, begin
from tests.games.king_of_the_mountain.setting import table
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


def test_a_match_with_leavers_and_missed_turns_verifies() -> None:
    record, log = finished(0)
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
    assert "🔴 ann passes." in words(await world.board())
    assert record.chairs[0].timeouts == 1 and "1:pass" in record.state.record
    for _ in range(2):
        await world.env.advance_time(PAUSE)
    assert await awaited(world) == ["ann"]
