"""Exports: everybody can check a finished match, kept ones too, and nobody bends one unnoticed."""

import json
import random
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.match.chairs import Chair
from bot.match.record import Record
from bot.match.verification import (
    MAX_EXPORT_BYTES,
    Export,
    ExportedEntry,
    NotVerified,
    OtherRules,
    export_text,
    verify,
)
from games import GAMES
from games.core import LEVELS, Chance, Entry, Header, begin, commitment, derive_key, replay, step
from games.core import time_out as time_out_of
from games.core.cards import code
from tests.games.every import every_slug
from tests.games.kept import KEPT
from tests.games.playing import random_entry, random_move, sample_of
from tests.support.imagined import presenter_of
from tools.arena import AtRandom

MATCHES = 40
Exported = dict[str, Any]


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


def exported(seed: int) -> Exported:
    data: Exported = json.loads(export_text(*finished(seed)))
    return data


def is_eventful(data: Exported) -> bool:
    """Whether it was won by points, and people came and went."""
    kinds = {entry["kind"] for entry in data["log"]}
    won = max(data["scores"]) >= data["options"]["target"]
    return won and len(data["contributions"]) > 2 and {"joining", "concession"} <= kinds


LONG = next(filter(is_eventful, map(exported, range(1000))))


def bent(change: Callable[[Exported], Any]) -> str:
    """The long match with a change, as a file."""
    data: Exported = json.loads(json.dumps(LONG))
    change(data)
    assert data != LONG
    return json.dumps(data)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_match_verifies_and_names_nobody(seed: int) -> None:
    record, log = finished(seed)
    text = export_text(record, log)
    assert "player" not in text
    lines = verify(text)
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert record.commitment in lines[1]
    assert record.header.key.hex() in lines[2]
    assert lines[3].startswith(f"{len(log)} log entries")
    assert lines[4] == "places " + " ".join(map(str, outcome.places))


def test_the_matches_have_all_kinds_of_entries() -> None:
    kinds = {entry["kind"] for seed in range(MATCHES) for entry in exported(seed)["log"]}
    assert kinds == {"action", "time", "concession", "joining"}


def test_the_console_verifies_a_match_and_tells_a_bent_one_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(export_text(*finished(1)), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith("\nverified\n")
    file.write_text(bent(lambda data: data.update(secret="00" * 32)), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("NOT verified: the secret")


# What is bent


@pytest.mark.parametrize("byte", range(0, 64, 7))
def test_another_secret_is_noticed(byte: int) -> None:
    old = LONG["secret"]
    secret = old[:byte] + ("1" if old[byte] == "0" else "0") + old[byte + 1 :]
    with pytest.raises(NotVerified, match="commitment"):
        verify(bent(partial(dict.update, secret=secret)))


FITS = commitment(LONG["rules_version"], LONG["match"], bytes([7] * 32))
CHANGES: list[dict[str, Any]] = [
    {"secret": "07" * 32, "commitment": FITS},  # noticed by the cards
    *({name: LONG[name][::-1]} for name in ("commitment", "match", "game")),
    *({name: LONG[name] + 1} for name in ("rules_version", "format_version")),
    *({name: LONG[name] - 1} for name in ("rules_version", "format_version")),
    *({"options": {"target": target}} for target in (-1, 0, 1, 2, 3, 4, 26, 27, None, "x")),
    *(
        {name: [value + (at == seat) for at, value in enumerate(LONG[name])]}
        for name in ("places", "scores")
        for seat in range(len(LONG["places"]))
    ),
]


@pytest.mark.parametrize("change", [each for each in CHANGES if not each.items() <= LONG.items()])
def test_whatever_else_is_said_of_a_match_is_noticed(change: dict[str, Any]) -> None:
    with pytest.raises(NotVerified):
        verify(bent(partial(dict.update, **change)))


@pytest.mark.parametrize("name", ["shared", "daily", "evening"])
def test_a_deal_that_others_played_belongs_to_its_game_and_to_no_click(name: str) -> None:
    """Whatever a version called it, and under one name only."""
    deal = {name: "king-of-the-hill/2026-11-27/1"}
    with pytest.raises(NotVerified, match="belongs to its game"):
        verify(bent(lambda data: data.update(deal, contributions=[])))
    with pytest.raises(NotVerified, match="no click"):
        verify(bent(lambda data: data.update(deal)))
    with pytest.raises(NotVerified, match="not part of one"):
        verify(bent(lambda data: data.update(shared=f"{LONG['game']}/1/1", daily="x", evening="y")))


@pytest.mark.parametrize("seat", range(len(LONG["contributions"])))
def test_another_contribution_is_noticed(seat: int) -> None:
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data["contributions"].__setitem__(seat, "1")))
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data["contributions"].pop(seat)))
    with pytest.raises(NotVerified):
        verify(bent(lambda data: data["contributions"].reverse()))


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


def test_a_missing_or_doubled_entry_and_another_seat_are_noticed() -> None:
    assert unnoticed(spliced(step, step + 1) for step in STEPS) == []
    assert unnoticed(spliced(step, step, LONG["log"][step]) for step in STEPS) == []
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
    assert unnoticed([[*LONG["log"], {"kind": kind}] for kind in ("time", "joining")]) == []


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


FRESH = 200
"""Matches that are played for one test, all games together."""
FILES = sorted(KEPT.glob("*.json"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
EXPORTS = {name: Export.model_validate_json(text) for name, text in TEXTS.items()}
PRESENT = [n for n, e in EXPORTS.items() if e.rules_version == GAMES[e.game].rules_version]
OLDER = [name for name in EXPORTS if name not in PRESENT]


@pytest.fixture
def random_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every computer player acts at random."""
    for game in filter(lambda game: game.has_computers, GAMES.values()):
        module = import_module(f"{type(game).__module__.rpartition('.')[0]}.computers")
        monkeypatch.setattr(module, "PLAYERS", dict.fromkeys(LEVELS, AtRandom()))


def test_every_version_of_every_game_is_kept() -> None:
    kept = {(export.game, export.rules_version) for export in EXPORTS.values()}
    assert kept == {
        (slug, version)
        for slug, game in GAMES.items()
        for version in range(1, game.rules_version + 1)
    }


@pytest.mark.parametrize("name", PRESENT)
def test_a_kept_match_of_the_present_rules_verifies(name: str) -> None:
    assert verify(TEXTS[name])[-1] == f"places {' '.join(map(str, EXPORTS[name].places))}"


@pytest.mark.parametrize("name", OLDER)
def test_of_a_kept_match_of_older_rules_the_seal_is_right_and_the_version_is_named(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    export = EXPORTS[name]
    with pytest.raises(OtherRules) as told:
        verify(TEXTS[name])
    assert export.commitment in told.value.found[1]
    assert f"use a Castellan with version {export.rules_version}" in str(told.value)
    assert main(["verify", str(KEPT / f"{name}.json")]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == list(told.value.found)
    assert err.startswith("the rest is NOT verified: the match was played under version")


def test_a_bent_seal_of_older_rules_is_noticed() -> None:
    data = json.loads(TEXTS[OLDER[0]])
    data["secret"] = "07" * 32
    with pytest.raises(NotVerified, match="commitment") as told:
        verify(json.dumps(data))
    assert not isinstance(told.value, OtherRules)


def test_the_kept_matches_have_all_that_can_happen() -> None:
    """Time-outs with and without what was played, leavers, late guests, computers standing in."""
    kinds: dict[str, set[str]] = {}
    for name in PRESENT:
        kinds.setdefault(EXPORTS[name].game, set()).update(e.kind for e in EXPORTS[name].log)
    for slug, game in GAMES.items():
        wanted = {"action", "concession"}
        wanted |= set() if game.for_one else {"time", "departure", "return"}
        assert kinds[slug] >= wanted | ({"joining"} if presenter_of(game).joinable else set())
    for name in PRESENT:
        late = [entry for entry in EXPORTS[name].log if entry.kind == "time"]
        assert all((entry.action is None) == ("bare" in name) for entry in late)


@pytest.mark.usefixtures("random_computers")
@pytest.mark.parametrize("name", PRESENT)
def test_a_kept_match_verifies_whatever_computers_play_now(name: str) -> None:
    verify(TEXTS[name])


@every_slug
def test_fresh_matches_verify_whatever_computers_play_by_then(
    slug: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """One step in five is time that runs out, where the game has a clock."""
    game, texts = GAMES[slug], list[str]()
    for seed in range(FRESH // len(GAMES)):
        rng = random.Random(f"{slug}/{seed}")
        seats, match, secret = rng.choice(game.seats), f"match{seed}", rng.randbytes(32)
        clicks = [str(rng.getrandbits(60)) for _ in range(seats)]
        chosen = sample_of(game, "SHORT", {})
        options = game.options.model_validate(chosen).model_dump(mode="json")
        key = derive_key(secret, match, clicks)
        state = begin(game, Header(slug, game.rules_version, options, seats, key))
        log: list[Entry] = []
        while (outcome := game.outcome(state)) is None:
            late = game.deadline(state) is not None and rng.random() < 0.2
            entry = random_move(game, state, rng)
            if late or entry.kind == "time":
                entry = time_out_of(game, state, Chance(key))
            log.append(entry)
            step(game, state, entry, Chance(key))
        export = Export(
            format="castellan-match",
            format_version=1,
            match=match,
            game=slug,
            rules_version=game.rules_version,
            options=options,
            commitment=commitment(game.rules_version, match, secret),
            secret=secret.hex(),
            contributions=clicks,
            log=[ExportedEntry(kind=e.kind, seat=e.seat, action=e.action) for e in log],
            places=list(outcome.places),
            scores=list(outcome.scores),
        )
        texts.append(export.model_dump_json(exclude_none=True))
    request.getfixturevalue("random_computers")
    for text in texts:
        verify(text)


def played(name: str) -> list[int]:
    """Which entries of a kept match say what time has played."""
    log = EXPORTS[name].log
    return [at for at, entry in enumerate(log) if (entry.action or {}).get("played")]


@pytest.mark.parametrize("name", [name for name in PRESENT if played(name)])
def test_what_time_did_not_play_is_noticed(name: str) -> None:
    data = json.loads(TEXTS[name])
    at = random.Random(name).choice(played(name))
    log = data["log"]
    for wrong in ([], [[0, {"type": "nonsense"}]], log[at]["action"]["played"] * 2):
        bent = [*log[:at], {"kind": "time", "action": {"played": wrong}}, *log[at + 1 :]]
        with pytest.raises(NotVerified):
            verify(json.dumps({**data, "log": bent}))


@pytest.mark.parametrize("action", [{}, {"played": None}, {"played": [[0]]}, {"played": "x"}])
def test_a_time_out_that_says_nonsense_is_noticed(action: dict[str, Any]) -> None:
    data = json.loads(TEXTS["high-card-v3"])
    data["log"][played("high-card-v3")[0]]["action"] = action
    with pytest.raises(NotVerified):
        verify(json.dumps(data))
