"""Checks an installed game: ``make check-game GAME=pig`` says in words what is missing."""

import sys
from collections.abc import Iterator

import pytest

from bot.base import words
from bot.pages.faces import load_faces
from bot.pages.presenter import Presenter
from games import GAMES
from games.core import AnyGame
from tests.games.playing import sample_of
from tools.words import faults, missing

WITHOUT = {
    "computers": "Nobody can play against computers, and there is no daily deal.",
    "reviews": "Nobody can look back at a match.",
    "puzzles": "The daily puzzle is never of this game.",
    "daily deals": "There is no deal of the day.",
    "a lesson": "Nobody can learn the game by playing.",
    "coaching": "Beginners are told nothing while they play.",
    "moves as text": "Moves can't be shown as a list.",
}
UNPROVED = {
    "inventory": "no pieces are counted, so some may get lost",
    "known": "nobody reads every message in search of cards that its reader mustn't know",
    "GRADED": "nothing proves that what a review says is true",
    "FREE": "no action is known that can be taken back",
    "BOUND": "no action is known that can't be taken back",
}
"""What isn't checked without each part of a ``sample``."""


class Told:
    """Gathers in words what a game doesn't do."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.tested = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            _, _, test = report.nodeid.rpartition("::")
            crash = getattr(report.longrepr, "reprcrash", None)
            fault = crash.message if crash else str(report.longrepr)
            self.faults.append(f"{_as_sentence(test)}\n    {fault}\n    {report.nodeid}")
            self.tested = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.faults.append(f"{report.nodeid} can't be read\n    {report.longrepr}")


def _as_sentence(test: str) -> str:
    name, _, values = test.removeprefix("test_").partition("[")
    return f"{name.replace('_', ' ').capitalize()}. [{values}"


def words_missing(game: AnyGame) -> Iterator[str]:
    """Yield what the words of a game's commands lack, and whatever else is wrong with its texts."""
    wanted = [part for name in game.options.model_fields for part in (name, f"{name}-about")]
    lacking = [each for each in wanted if not words.command_message(f"play {game.slug}", each)]
    if " .about =" not in words.entries(game.slug, words.SOURCE_LANGUAGE).get("command", ""):
        lacking.insert(0, "about")
    yield from (f"words/en.ftl: the message command has no .{each}" for each in lacking)
    for code in words.codes():
        yield from (each for each in faults(code) if f" {game.slug}/" in each)
        untold = (each for each in missing(code) if each.startswith(f"{game.slug}/"))
        yield from (f"words/{code}.ftl has no {each.partition('/')[2]}" for each in untold)


def gaps(game: AnyGame, face: Presenter) -> Iterator[str]:
    """Yield what a game leaves out, and what that means."""
    able = face.abilities(game)
    yield from (f"{ability}: {means}" for ability, means in WITHOUT.items() if ability not in able)
    for part, means in UNPROVED.items():
        if sample_of(game, part, None) is None and (part != "GRADED" or game.has_reviewer):
            yield f"sample.{part}: {means}."


def check(slug: str, *options: str) -> int:
    """Print what a game lacks. Returns the exit status: 0 if every suite passes."""
    faces = dict(load_faces())
    if slug not in GAMES:
        print(f"{slug} can't be played: {GAMES.broken.get(slug, 'no package offers it')}.")
        print("castellan games lists what is installed.")
        return 1
    game, told = GAMES[slug], Told()
    try:
        told.faults += words_missing(game)
    except ValueError as error:  # a file can't be read
        told.faults.append(str(error))
    print(f"{slug}, from {GAMES.package(slug)}\n\nLeft out, which is fine:", flush=True)
    print("\n".join(f"- {each}" for each in gaps(game, faces[slug].PRESENTER)) or "- nothing")
    chosen = f"game(slug='{slug}')"
    status = pytest.main(["-m", chosen, "--tb=no", *options], [told])
    found = [f"- {each}" for each in told.faults]
    if told.tested:
        found.append(f"\nMore about each: .venv/bin/python -m pytest -n 0 '<test>' -m \"{chosen}\"")
    print("\n".join(("\nTo mend:", *found)) if found else "\nAll is well.")
    return int(status) or bool(found)


if __name__ == "__main__":
    sys.exit(check(*sys.argv[1:]))
