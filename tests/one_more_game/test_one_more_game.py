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


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that pip has installed the packages into."""
    place, sources = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("sources")
    for name in ("package", "solitaire"):
        shutil.copytree(HERE / name, sources / name)
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--target", str(place))
    run(place, "-m", "pip", "install", "--quiet", *offline, *map(str, sources.iterdir()))
    return place


def run(installed: Path, *arguments: str) -> str:
    """Run Python where the games are installed, as from a terminal. Returns what it says."""
    settings = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**settings, "PYTHONPATH": str(installed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        pytest.fail(done.stdout, pytrace=False)
    return done.stdout


def test_it_passes_what_every_game_has_to_pass(installed: Path) -> None:
    """Its own tests, and those of all games; together, for starting is slow."""
    engine = ("tests/games/test_conformance.py", "tests/games/test_stored_states.py")
    chosen = "crown-duel or installed"
    pytest_ = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider")
    run(installed, *pytest_, "tests/one_more_game/installed", *engine, "-k", chosen)
