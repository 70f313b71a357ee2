"""One more game is its folders and its line in GAMES; nothing else is edited for it.

``added/`` holds a whole game, about the smallest there can be. Here it is laid into a copy of the
project, and there it has to pass what the engine asks of every game. One for one, which scores in
points, is beside it: that of ``tests/one_more_solitaire``.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
COPIED = ("bot", "cogs", "games", "tests", "tools")
CONFIGURED = ("pyproject.toml", "constraints.txt")
IMPORTS, GAMES_END = "from games.core import Game, Players\n", "        )\n    }\n"
EDITED = {
    "games/__init__.py": {
        IMPORTS: IMPORTS + "from games.crown_duel import CrownDuel\n",
        GAMES_END: "            CrownDuel(),\n" + GAMES_END,
    },
    "tests/support/syntax.py": {'rglob("*.py")': 'rglob("crown_duel/**/*.py")'},
}
"""Replacements: the new game comes last, and other code isn't checked a second time."""
pytestmark = pytest.mark.long
PYTEST = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider")
SOLITAIRE = ("-p", "tests.one_more_solitaire.takings", "tests/one_more_solitaire/checks.py")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one game more."""
    copy = tmp_path_factory.mktemp("project")
    left_out = shutil.ignore_patterns(HERE.name)  # bytecode is copied: it is still right
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    for name in CONFIGURED:
        shutil.copy(ROOT / name, copy / name)
    for added in (HERE / "added").rglob("*.*"):
        place = copy / added.relative_to(HERE / "added")
        assert not place.exists(), "a game replaces no file"
        place.parent.mkdir(exist_ok=True)
        shutil.copy(added, place)
    for name, edits in EDITED.items():
        text = (copy / name).read_text(encoding="utf-8")
        for before, after in edits.items():
            assert text.count(before) == 1
            text = text.replace(before, after)
        (copy / name).write_text(text, encoding="utf-8")
    return copy


def run(project: Path, *arguments: str) -> None:
    """Run Python in the copy, as from a terminal; fails with all that it says."""
    settings = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        pytest.fail(done.stdout, pytrace=False)


def test_it_passes_what_every_game_has_to_pass(project: Path) -> None:
    """Its own tests, and those of all games and of all code; together, for starting is slow."""
    own = ("tests/games/crown_duel", "tests/cogs/games/crown_duel")
    engine = ("tests/games/test_conformance.py", "tests/games/test_stored_states.py")
    code = ("tests/test_codebase.py", "tests/bot/base/test_language.py")
    of_all_code = "(codebase or bypasses) and not (whole_project or who_reads_them)"
    chosen = f"crown_duel or crown-duel or one_more_solitaire or {of_all_code}"
    run(project, *PYTEST, *SOLITAIRE, *own, *engine, *code, "-k", chosen)


def test_its_imports_go_one_way(project: Path) -> None:
    run(project, "-c", "from importlinter.cli import lint_imports; exit(lint_imports())")
