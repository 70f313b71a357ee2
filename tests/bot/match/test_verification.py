"""Exports: everybody can check a finished match, and nobody can bend one unnoticed."""

import json
import random
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.match.chairs import Chair
from bot.match.record import Record
from bot.match.verification import MAX_EXPORT_BYTES, ExportedEntry, NotVerified, export_text, verify
from games import GAMES
from games.core import Chance, Entry, begin, commitment, replay, step
from games.core.cards import code
from tests.games.playing import random_entry

MATCHES = 40
Export = dict[str, Any]


def finished(seed: int) -> tuple[Record, list[Entry]]:
    """A match played at random, with time-outs, and in some people come and go."""
    rng = random.Random(seed)
    game = GAMES["high-card"]
    secret = rng.randbytes(32)
    chairs = [
        Chair(seat, seat + 1, f"player {seat}", str(rng.getrandbits(60)))
        for seat in range(rng.randint(2, 5))
    ]
    record = Record(
        id=f"match{seed}",
        slug=game.slug,
        rules_version=game.rules_version,
        options={"target": rng.choice((1, 2, 3))},
        pace="untimed",
        status="running",
        host_id=1,
        guild_id=None,
        locale="en-US",
        secret=secret,
        commitment=commitment(game.rules_version, f"match{seed}", secret),
        channel_id=1,
        created_at=0,
        seats=len(chairs),
        chairs=chairs,
    )
    record.state = begin(game, record.header)
    log = []
    while record.status == "running":
        log.append(random_entry(game, record.state, rng, eventful=True))
        record.play(log[-1], None, 0)
        if log[-1].kind == "joining":
            chairs.append(Chair(len(chairs), 100 + len(chairs), "late", ""))
    return record, log


def exported(seed: int) -> Export:
    data: Export = json.loads(export_text(*finished(seed)))
    return data


def long_match() -> Export:
    """One that was won by points, in which people came and went."""
    for seed in range(1000):
        data = exported(seed)
        kinds = [entry["kind"] for entry in data["log"]]
        won = max(data["scores"]) >= data["options"]["target"]
        if won and len(data["contributions"]) > 2 and {"joining", "concession"} <= {*kinds}:
            return data
    raise AssertionError("no such match")


LONG = long_match()


def bent(change: Callable[[Export], Any]) -> str:
    """The long match with a change, as a file."""
    data: Export = json.loads(json.dumps(LONG))
    change(data)
    assert data != LONG
    return json.dumps(data)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_match_verifies(seed: int) -> None:
    record, log = finished(seed)
    lines = verify(export_text(record, log))
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert record.commitment in lines[1]
    assert record.header.key.hex() in lines[2]
    assert lines[3].startswith(f"{len(log)} log entries")
    assert lines[4] == "places " + " ".join(map(str, outcome.places))


def test_the_matches_have_all_kinds_of_entries() -> None:
    kinds = {entry["kind"] for seed in range(MATCHES) for entry in exported(seed)["log"]}
    assert kinds == {"action", "time", "concession", "joining"}


def test_an_export_names_nobody() -> None:
    record, log = finished(1)
    text = export_text(record, log)
    assert "player" not in text


def test_the_console_verifies_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(export_text(*finished(1)), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith("\nverified\n")


def test_the_console_tells_a_bent_match_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(bent(lambda data: data.update(secret="00" * 32)), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("NOT verified: the secret")


# What is bent


@pytest.mark.parametrize("byte", range(0, 64, 7))
def test_another_secret_is_noticed(byte: int) -> None:
    def change(data: Export) -> None:
        old = data["secret"]
        data["secret"] = old[:byte] + ("1" if old[byte] == "0" else "0") + old[byte + 1 :]

    with pytest.raises(NotVerified, match="commitment"):
        verify(bent(change))


def test_another_secret_with_a_commitment_that_fits_is_noticed_by_the_cards() -> None:
    def change(data: Export) -> None:
        data["secret"] = "07" * 32
        data["commitment"] = commitment(
            data["rules_version"], data["match"], bytes.fromhex(data["secret"])
        )

    with pytest.raises(NotVerified):
        verify(bent(change))


@pytest.mark.parametrize("name", ["commitment", "match", "game"])
def test_another_name_is_noticed(name: str) -> None:
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data.update({name: data[name][::-1]})))


def test_a_deal_of_the_day_belongs_to_its_game() -> None:
    def change(data: Export) -> None:
        data.update(shared="king-of-the-hill/2026-11-27/1", contributions=[])

    with pytest.raises(NotVerified, match="belongs to its game"):
        verify(bent(change))


@pytest.mark.parametrize("seat", range(len(LONG["contributions"])))
def test_another_contribution_is_noticed(seat: int) -> None:
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data["contributions"].__setitem__(seat, "1")))
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data["contributions"].pop(seat)))


def test_contributions_in_another_order_are_noticed() -> None:
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data["contributions"].reverse()))


@pytest.mark.parametrize("step", [-1, 1])
@pytest.mark.parametrize("name", ["rules_version", "format_version"])
def test_another_version_is_noticed(name: str, step: int) -> None:
    with pytest.raises(NotVerified):
        verify(bent(partial(dict.update, **{name: LONG[name] + step})))


@pytest.mark.parametrize("target", [-1, 0, 1, 2, 3, 4, 26, 27, None, "x"])
def test_another_target_is_noticed(target: object) -> None:
    if target != LONG["options"]["target"]:
        with pytest.raises(NotVerified):
            verify(bent(lambda data: data["options"].update(target=target)))


@pytest.mark.parametrize("name", ["places", "scores"])
@pytest.mark.parametrize("seat", range(len(LONG["places"])))
def test_another_result_is_noticed(name: str, seat: int) -> None:
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data[name].__setitem__(seat, data[name][seat] + 1)))
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data.update({name: None})))


STEPS = range(len(LONG["log"]))
ACTIONS = [step for step in STEPS if LONG["log"][step]["kind"] == "action"]


def unnoticed(logs: Iterable[list[Any]]) -> list[int]:
    """Which of these other logs pass."""
    passed = []
    for number, log in enumerate(logs):
        try:
            verify(bent(partial(dict.update, log=log)))
        except NotVerified:
            continue
        passed.append(number)
    return passed


def spliced(start: int, stop: int, *entries: object) -> list[Any]:
    """The log with other entries from one place to another."""
    return [*LONG["log"][:start], *entries, *LONG["log"][stop:]]


def replayed(step: int, **values: object) -> list[Any]:
    """The log with another card or declaration in one action."""
    entry = LONG["log"][step]
    return spliced(step, step + 1, {**entry, "action": {**entry["action"], **values}})


def test_a_missing_entry_is_noticed() -> None:
    assert unnoticed(spliced(step, step + 1) for step in STEPS) == []


def test_a_doubled_entry_is_noticed() -> None:
    assert unnoticed(spliced(step, step, LONG["log"][step]) for step in STEPS) == []


def test_another_seat_is_noticed() -> None:
    entries = [(step, LONG["log"][step]) for step in ACTIONS]
    seats = len(LONG["places"])
    moved = [(step, {**entry, "seat": (entry["seat"] + 1) % seats}) for step, entry in entries]
    assert unnoticed(spliced(step, step + 1, entry) for step, entry in moved) == []


def test_a_card_that_was_not_in_the_hand_is_noticed() -> None:
    record, log = finished(int(LONG["match"].removeprefix("match")))
    others = [
        replayed(step, card=code(card))
        for step in ACTIONS
        for seat, hands in [(log[step].seat, replay(record.game, record.header, log, step).hands)]
        for card in range(0, 52, 5)
        if card not in hands[seat]
    ]
    assert len(others) > 100
    assert unnoticed(others) == []


@pytest.mark.parametrize("kind", ["time", "joining"])
def test_an_entry_after_the_end_is_noticed(kind: str) -> None:
    assert unnoticed([[*LONG["log"], {"kind": kind}]]) == []


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "nonsense"},
        {"kind": "action"},
        {"kind": "action", "seat": 99, "action": {}},
        {"kind": "concession"},
        {"kind": "concession", "seat": 99},
        {"kind": "concession", "seat": -1},
        {"kind": None},
        {},
        7,
        None,
    ],
    ids=str,
)
def test_an_entry_that_is_none_is_noticed(entry: object) -> None:
    places = (0, len(STEPS) // 2, len(STEPS))
    assert unnoticed(spliced(place, place, entry) for place in places) == []


@pytest.mark.parametrize("name", sorted(LONG))
def test_a_damaged_file_is_told_as_one(name: str) -> None:
    values: tuple[Any, ...] = (None, 7, "x", [], {}, [None], -1.5)
    for value in values:
        with pytest.raises(NotVerified):
            verify(bent(partial(dict.update, **{name: value})))
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data.pop(name)))


@pytest.mark.parametrize("text", ["", "null", "[]", "7", '"x"', "{}", "[" * 5000, "NaN"])
def test_a_file_that_is_none_is_told_as_one(text: str) -> None:
    with pytest.raises(NotVerified):
        verify(text)


def test_a_file_larger_than_any_match_is_refused_before_all_of_it_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    large = tmp_path / "match.json"
    with large.open("wb") as file:
        file.truncate(2**40)  # a hole, which takes no room on the disk, but would in memory
    assert main(["verify", str(large)]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "NOT verified: the file is larger than 2 MB, and no match is\n")


def test_the_longest_match_is_much_smaller_than_the_largest_file() -> None:
    game = GAMES["eighty-points"]
    longest = game.options.model_validate({"rounds": 50})
    rng, chance = random.Random(1), Chance(bytes(32))
    state = game.new(longest, game.seats[0], chance)
    log = []
    while game.outcome(state) is None:
        log.append(random_entry(game, state, rng, eventful=False))
        step(game, state, log[-1], chance)
    entries = [ExportedEntry(kind=e.kind, seat=e.seat, action=e.action) for e in log]
    size = sum(len(entry.model_dump_json(indent=2)) for entry in entries)
    assert 100_000 < size < MAX_EXPORT_BYTES / 4
