"""The proof of the deal: kept back until the end, and whole whatever time did to the match."""

import json
import random

import pytest

from bot.matches.record import Chair, Record
from bot.matches.verification import NotVerified, export_text, verify
from games.core import Entry, begin, commitment
from games.eighty_points import EightyPoints, FixRounds
from tests.games.eighty_points.histories import random_entry


def finished(seed: int) -> tuple[Record, list[Entry]]:
    """A match played at random, in which people leave and the host changes the rounds."""
    rng = random.Random(seed)
    game = EightyPoints()
    secret = rng.randbytes(32)
    record = Record(
        id=f"match{seed}",
        slug=game.slug,
        rules_version=game.rules_version,
        options={"rounds": 0, "loose_following": seed % 2 == 1},
        pace="untimed",
        status="running",
        host_id=1,
        guild_id=None,
        locale="en-US",
        secret=secret,
        commitment=commitment(game.rules_version, f"match{seed}", secret),
        channel_id=1,
        created_at=0,
        seats=5,
        chairs=[Chair(seat, seat + 1, f"player {seat}", str(seat * 7)) for seat in range(5)],
    )
    record.state = begin(game, record.header)
    log: list[Entry] = []
    while record.status == "running":
        state = record.state
        entry = random_entry(state, rng)
        if state.phase == "calling":
            entry = Entry("action", state.koth, {"type": "call", "card": None})
        elif rng.random() < 0.02 and not state.left[1]:
            entry = Entry("concession", 1)
        elif rng.random() < 0.02:
            remaining = FixRounds(rng.randrange(2))
            entry = Entry("amendment", None, game.amendments.dump_python(remaining, mode="json"))
        log.append(entry)
        record.play(entry, None, 0)
    return record, log


def test_a_match_with_no_call_leavers_and_changed_rounds_verifies() -> None:
    record, log = finished(1)
    assert {entry.kind for entry in log} >= {"action", "time", "amendment"}
    text = export_text(record, log)
    calls = [e for e in json.loads(text)["log"] if e.get("action", {}).get("type") == "call"]
    assert calls and all(entry["action"]["card"] is None for entry in calls)
    lines = verify(text)
    assert lines[0] == f"King of the Hill: Eighty Points, match {record.id}, 5 seats"
    assert lines[3] == f"{len(log)} log entries replayed, every draw as it was"


@pytest.mark.parametrize("seat", [0, 4])
def test_an_amendment_of_a_seat_is_none_of_a_match(seat: int) -> None:
    record, log = finished(0)
    at = next(n for n, entry in enumerate(log) if entry.kind == "amendment")
    log[at] = Entry("amendment", seat, log[at].action)
    with pytest.raises(NotVerified, match="none of a match"):
        verify(export_text(record, log))
