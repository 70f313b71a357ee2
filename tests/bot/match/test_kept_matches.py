"""Matches kept as export files: finished matches stay valid however the code changes.

A version of rules adds a file (``python -m tests.games.kept``); none is ever made again.
"""

import json
import random
from importlib import import_module
from typing import Any

import pytest

from bot.cli import main
from bot.match.verification import Export, ExportedEntry, NotVerified, OtherRules, verify
from games import GAMES
from games.core import LEVELS, Chance, Entry, Header, begin, commitment, derive_key, step
from games.core import time_out as time_out_of
from tests.games.every import every_slug
from tests.games.kept import KEPT
from tests.games.playing import AnyGame, random_move, sample_of
from tests.support.imagined import presenter_of
from tools.arena import AtRandom

FRESH = 200
"""Matches that are played for one test, all games together."""
FILES = sorted(KEPT.glob("*.json"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
EXPORTS: dict[str, Export] = {
    name: Export.model_validate_json(text) for name, text in TEXTS.items()
}
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
    texts = [fresh(GAMES[slug], seed) for seed in range(FRESH // len(GAMES))]
    request.getfixturevalue("random_computers")
    for text in texts:
        verify(text)


def fresh(game: AnyGame, seed: int) -> str:
    """The export of a random match."""
    rng = random.Random(f"{game.slug}/{seed}")
    seats, match, secret = rng.choice(game.seats), f"match{seed}", rng.randbytes(32)
    clicks = [str(rng.getrandbits(60)) for _ in range(seats)]
    chosen = sample_of(game, "SHORT", {})
    options = game.options.model_validate(chosen).model_dump(mode="json")
    key = derive_key(secret, match, clicks)
    state = begin(game, Header(game.slug, game.rules_version, options, seats, key))
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
        game=game.slug,
        rules_version=game.rules_version,
        options=options,
        commitment=commitment(game.rules_version, match, secret),
        secret=secret.hex(),
        contributions=clicks,
        log=[ExportedEntry(kind=e.kind, seat=e.seat, action=e.action) for e in log],
        places=list(outcome.places),
        scores=list(outcome.scores),
    )
    return export.model_dump_json(exclude_none=True)


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
