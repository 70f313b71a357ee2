"""A whole round played by five people, with every message read for what its reader may not know."""

import json
import random
import re

import pytest

from bot.matches.verification import verify
from tests.cogs.games.eighty_points.matches import decide, exported, open_hands
from tests.cogs.games.eighty_points.playing import begin, call, get_ready, leave
from tests.cogs.table.test_limits import check_everything
from tests.support.acting import awaited
from tests.support.watch import Watch
from tests.support.world import World, labels, words


async def test_five_people_play_a_round_from_hands_kept_open_and_it_verifies(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(5)
    watch = Watch(world, capsys)
    await begin(world, rounds=5)
    await world.env.advance_time(0.1)
    record = await world.only_match()
    assert record.state.phase == "declaring", "at this pace the cards come at once"
    hands = await open_hands(world)
    assert all("Hand, 20: " in words(hand) for hand in hands.values())
    phases: list[str] = []
    for _ in range(200):
        record = await watch.look()
        if record.state.phase == "scored":
            break
        if record.state.phase not in phases:
            phases.append(record.state.phase)
            check_everything(world)
        if record.state.phase == "shown":
            await world.env.advance_time(3.1)
            continue
        (name, *_) = await awaited(world)
        if record.state.phase == "calling":
            await call(world, name, None, hands[name])
            continue
        await decide(world, name, hands[name], rng, record)
        presses = 9 if record.state.phase == "burying" else 1
        assert (await world.only_match()).version == record.version + presses
    assert phases == ["declaring", "burying", "calling", "playing", "shown"]
    board = words(await world.board())
    score = record.state.score
    assert f"Total: **{score.total}**" in board
    assert sum(score.points) + score.dead == 200
    assert 10 <= record.state.trick_number <= 20
    assert all("Ready for the next round?" in words(hand) for hand in hands.values())
    await get_ready(world, "bob", on_board=False)
    await leave(world, "eve")
    await world.people["ann"].slash(world.channel, "rounds", remaining=0)
    record = await watch.look()
    assert record.status == "over"
    assert labels(await world.board()) == ["Rematch", "Replay", "Verify the deal", "Rules"]
    (left,) = re.findall(r"5\. .*", words(await world.board()))[:1]
    assert left.startswith(f"5. **eve** · rank {record.state.ranks[4]}")
    assert left.endswith("left the match")
    check_everything(world)
    assert min(watch.boards, watch.hands, watch.lines) > 50
    text = await exported(world)
    log = json.loads(text)["log"]
    assert {entry["kind"] for entry in log} == {"action", "time", "concession", "amendment"}
    assert {"type": "call", "card": None} in [entry.get("action") for entry in log]
    lines = verify(text)
    assert lines[0] == f"King of the Hill: Eighty Points, match {record.id}, 5 seats"
    assert lines[3] == f"{len(log)} log entries replayed, every draw as it was"
