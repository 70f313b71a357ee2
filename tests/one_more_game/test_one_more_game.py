"""Somebody else's game is installed, and then it's there.

``package`` holds a whole game, about the smallest there can be, and ``solitaire`` one for one
person, which scores in points. Here they are installed as a user would install them, and have to
pass what is asked of every game.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
pytestmark = pytest.mark.long
QUIETLY = ("-n", "0", "-p", "no:cacheprovider")
PYTEST = ("-m", "pytest", *QUIETLY)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that pip has installed the packages into."""
    place, sources = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("sources")
    for name in ("package", "solitaire"):
        shutil.copytree(HERE / name, sources / name)
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--target", str(place))
    run(place, "-m", "pip", "install", "--quiet", *offline, *map(str, sources.iterdir()))
    return place


def run(installed: Path, *arguments: str, fails: bool = False, **more: str) -> str:
    """Run Python where the games are installed, as from a terminal. Returns what it says."""
    settings = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**settings, "PYTHONPATH": str(installed), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if bool(done.returncode) != fails:
        pytest.fail(done.stdout, pytrace=False)
    return done.stdout


def test_it_passes_its_own_tests(installed: Path) -> None:
    run(installed, *PYTEST, "tests/one_more_game/installed")


def test_it_passes_what_every_game_has_to_pass(installed: Path) -> None:
    told = run(installed, "-m", "tests.check_game", "crown-duel", *QUIETLY)
    assert "- reviews: Nobody can look back at a match." in told
    assert "All is well." in told


def test_what_a_game_lacks_is_told_in_words(installed: Path, tmp_path: Path) -> None:
    """Here somebody forgot an attribute of the command, and the mark of a computer."""
    shutil.copytree(installed, tmp_path / "forgetful")
    place = tmp_path / "forgetful"
    change(place, "words/en.ftl", "    .about = ", "    .aboot = ")
    change(place, "face.py", "chair_name(self.seen.chairs[seat])", "self.seen.chairs[seat].name")
    pages = "tests/cogs/test_conformance_of_pages.py"
    told = run(place, "-m", "tests.check_game", "crown-duel", *QUIETLY, pages, fails=True)
    assert "- words/en.ftl: the message command has no .about" in told
    assert "the board's text has to mark a computer with 🤖" in told


def change(place: Path, name: str, before: str, after: str) -> None:
    file = place / "castellan_crown_duel" / name
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def games(installed: Path, *, fails: bool = False, **more: str) -> str:
    return run(installed, "-m", "bot", "games", fails=fails, **more)


def offer(place: Path, package: str, slug: str, module: str) -> None:
    """Install a package that only says where a game is."""
    information = place / f"{package.replace('-', '_')}-2.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Name: {package}\nVersion: 2.0\n")
    (information / "entry_points.txt").write_text(
        f"[castellan.games]\n{slug} = {module}.rules:CrownDuel\n"
        f"[castellan.faces]\n{slug} = {module}.face:PRESENTER\n"
    )


def test_installed_games_are_listed_with_what_they_can_do(installed: Path) -> None:
    told = games(installed)
    assert "crown-duel: Crown Duel, from castellan-crown-duel 1.0" in told
    duel = told.partition("crown-duel:")[2].partition("\n\n")[0]
    assert "has: computers, daily deals\n" in duel


def test_a_game_can_be_left_out(installed: Path) -> None:
    told = games(installed, GAMES_OFF="crown-duel, high-card")
    assert "takings" in told
    assert "crown-duel" not in told
    assert "high-card" not in told
    assert "These are installed: crown-duel," in games(installed, GAMES_OFF="pig", fails=True)


def test_a_game_left_out_is_nowhere(installed: Path) -> None:
    """Nothing asks for the games before the settings have been read."""
    script = (
        "import bot.cli; from bot.base.environment import load_environment; load_environment();"
        "from bot.match.counting import boards; from bot.pages.match_form import games_for_two;"
        "from cogs.daily.results import daily_games;"
        "print(*boards(), *games_for_two(), *daily_games())"
    )
    told = run(installed, "-c", script, GAMES_OFF="crown-duel,kill-the-kings").split()
    assert {"takings", "takings/daily", "high-card"} <= {*told}
    assert not {"crown-duel", "kill-the-kings", "kill-the-kings/daily"} & {*told}


def test_a_game_that_cannot_load_is_named_and_others_stay(installed: Path, tmp_path: Path) -> None:
    offer(tmp_path, "castellan-broken", "broken", "castellan_nowhere")
    told = games(installed, fails=True, PYTHONPATH=f"{installed}:{tmp_path}")
    assert "broken: left out, from castellan-broken 2.0: ModuleNotFoundError" in told
    assert "crown-duel: Crown Duel" in told


def test_two_packages_with_one_game_are_refused_by_name(installed: Path, tmp_path: Path) -> None:
    offer(tmp_path, "castellan-rival", "crown-duel", "castellan_crown_duel")
    both = f"{installed}:{tmp_path}"
    told = games(installed, fails=True, PYTHONPATH=both)
    assert "castellan-crown-duel 1.0, castellan-rival 2.0" in told
    assert "crown-duel" not in games(installed, PYTHONPATH=both, GAMES_OFF="crown-duel")
