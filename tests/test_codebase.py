"""The shape of the code: who may know whom, and what must not be in it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("games", "bot", "cogs")
MODULES = {
    path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
}
GAMES = [name for name in MODULES if name.startswith("games/")]
OURS = [name for name in MODULES if "/migrations/" not in name]

LONGEST_FILE = 400
PURE = {
    *("abc", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "hmac"),
    *("itertools", "math", "operator", "random", "string", "types", "typing", "bisect", "json"),
    *("pydantic", "games", "re"),
}
"""All that games may import: nothing that reads a clock, a file, a socket or a screen."""
MAY_SEE_STATES = {
    *(f"bot/matches/{name}.py" for name in ("record", "view", "verification")),
    *(f"bot/play/{name}.py" for name in ("running", "lobbies", "ledger")),
    "bot/hall/replays.py",
}
SECRET_WORDS = {
    *("secret", "hand", "hands", "state", "key", "view", "token", "card", "cards", "deck"),
    *("record", "scene", "page", "settings", "draft", "action", "values", "entry"),
}
"""Nothing so called goes into a log, nor what holds such things."""
LOGGERS = {"debug", "info", "warning", "error", "exception", "critical", "log", "msg"}
PUT_OUT = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of all modules and of what is taken out of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def package_of(name: str) -> str:
    return re.split(r"[./]", name, maxsplit=1)[0]


def test_the_scan_sees_the_whole_project() -> None:
    assert {"games/core/match.py", "bot/play/ledger.py", "cogs/table/lobby.py"} <= MODULES.keys()
    assert {"simcord", "discord"} <= {package_of(i) for i in imported(MODULES["bot/local_page.py"])}


@pytest.mark.parametrize("name", MODULES)
def test_imports_run_one_way(name: str) -> None:
    later = {"games": {"bot", "cogs", "tests"}, "bot": {"cogs", "tests"}, "cogs": {"tests"}}
    wrong = {i for i in imported(MODULES[name]) if package_of(i) in later[package_of(name)]}
    assert wrong == set()


@pytest.mark.parametrize("name", GAMES)
def test_games_import_nothing_that_is_not_pure(name: str) -> None:
    assert {package_of(i) for i in imported(MODULES[name])} - PURE == set()


@pytest.mark.parametrize("name", GAMES)
def test_games_do_no_io_and_take_no_chance_of_their_own(name: str) -> None:
    tree = MODULES[name]
    taken = [i for i in imported(tree) if i.startswith("random.")]
    named = [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
    ]
    assert taken == []
    assert set(named) <= {"Random"}
    assert {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & PUT_OUT == set()


def unseeded(tree: ast.AST) -> list[int]:
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).split(".")[-1] in {"Random", "SystemRandom"}
        and not node.args
    ]


@pytest.mark.parametrize("name", MODULES)
def test_every_random_number_outside_of_secrets_has_a_seed(name: str) -> None:
    assert unseeded(MODULES[name]) == []
    assert len(unseeded(ast.parse("import random\nrng = random.Random()"))) == 1


@pytest.mark.parametrize("name", MODULES)
def test_no_file_is_too_long_to_be_read(name: str) -> None:
    assert len((ROOT / name).read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def states_seen(tree: ast.AST) -> list[str]:
    """Every use of a state: a class so called, or the state of a record."""
    classes = [i for i in imported(tree) if i.endswith("State")]
    records = [
        f"line {node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "state"
        and ast.unparse(node.value) != "self"
    ]
    return classes + records


@pytest.mark.parametrize(
    "name", [n for n in OURS if not n.startswith("games/") and n not in MAY_SEE_STATES]
)
def test_whatever_shows_a_match_sees_no_state(name: str) -> None:
    assert states_seen(MODULES[name]) == []


@pytest.mark.parametrize("name", [n for n in GAMES if n.endswith(("/player.py", "/view.py"))])
def test_computer_players_and_views_see_no_state(name: str) -> None:
    assert states_seen(MODULES[name]) == []
    names = {node.id for node in ast.walk(MODULES[name]) if isinstance(node, ast.Name)}
    assert {each for each in names if each.endswith("State")} == set()


def test_a_state_that_is_seen_is_found() -> None:
    assert len(states_seen(ast.parse("from games.high_card import HighCardState"))) == 1
    assert len(states_seen(ast.parse("game.to_act(record.state)"))) == 1
    assert states_seen(ast.parse("scene.view.turn")) == []


def swallowed(tree: ast.AST) -> list[int]:
    """Handlers that catch everything, or that catch much and say nothing."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.ExceptHandler):
            continue
        broad = node.type is not None and {"Exception", "BaseException"} & {
            each.id for each in ast.walk(node.type) if isinstance(each, ast.Name)
        }
        silent = not any(isinstance(each, ast.Call | ast.Raise) for each in ast.walk(node))
        if node.type is None or (broad and silent):
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("name", MODULES)
def test_no_error_is_swallowed(name: str) -> None:
    assert swallowed(MODULES[name]) == []


@pytest.mark.parametrize(
    "clause", ["except:", "except Exception:", "except (KeyError, Exception):"]
)
def test_a_swallowed_error_is_found(clause: str) -> None:
    assert swallowed(ast.parse(f"try:\n    f()\n{clause}\n    pass")) == [3]


def logged_secrets(tree: ast.AST) -> list[str]:
    """Every secret word among the values that are logged; the text of the event is not one."""
    found = []
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            continue
        if call.func.attr not in LOGGERS or "log" not in ast.unparse(call.func.value).split("."):
            continue
        fields = {keyword.arg or "**" for keyword in call.keywords}
        values = [*call.args, *(keyword.value for keyword in call.keywords)]
        for value in values:
            fields |= _named(value)
        words = {word for field in fields for word in field.lower().split("_")}
        found += [f"line {call.lineno}: {word}" for word in sorted(words & {*SECRET_WORDS, "**"})]
    return found


def _named(value: ast.expr) -> set[str]:
    """What a value is called: ``record.id`` is an id, and ``record`` a record."""
    if isinstance(value, ast.Attribute):
        return {value.attr}
    if isinstance(value, ast.Name):
        return {value.id}
    named: set[str] = set()
    for child in ast.iter_child_nodes(value):
        if isinstance(child, ast.expr):
            named |= _named(child)
    return named


@pytest.mark.parametrize("name", MODULES)
def test_nothing_secret_is_logged(name: str) -> None:
    assert logged_secrets(MODULES[name]) == []


@pytest.mark.parametrize(
    "call",
    [
        'log.info("dealt", cards=record.id)',
        'log.info("opened", match=record)',
        'self.log.error("x", what=f"{record.secret}")',
        'log.warning("x", **facts)',
        'log.exception("x", known=scene.view)',
    ],
)
def test_a_logged_secret_is_found(call: str) -> None:
    assert len(logged_secrets(ast.parse(call))) == 1
    assert logged_secrets(ast.parse('log.info("hand is gone", match=record.id)')) == []


@pytest.mark.parametrize("name", [n for n in OURS if n.startswith(("bot/", "games/"))])
def test_what_is_public_says_what_it_is_for(name: str) -> None:
    tree = MODULES[name]
    assert ast.get_docstring(tree) or name.endswith("__init__.py")
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    silent = [
        node.name
        for node in tree.body
        if isinstance(node, definitions)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]
    assert silent == []


# Dependencies


def canonical(requirement: str) -> str:
    name = re.split(r"[\[<>=~!; ]", requirement.strip(), maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {canonical(line): line for line in lines}


def required() -> dict[str, str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    return {canonical(line): line for part in (project["dependencies"], *extras) for line in part}


def test_every_dependency_is_pinned() -> None:
    assert required().keys() - pins().keys() == set()


def test_every_pin_is_one_version() -> None:
    assert [p for p in pins().values() if not re.fullmatch(r"[\w.-]+==[\w.+!]+", p)] == []


@pytest.mark.parametrize("name", ["constraints.txt", "pyproject.toml"])
def test_no_dependency_comes_from_an_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"://| @ |--(index|find|extra)|(^|\s)-[efir]\s|\bfile:", text)


@pytest.mark.parametrize("name", [n for n in MODULES if not n.startswith("bot/storage/migr")])
def test_only_what_is_declared_is_imported(name: str) -> None:
    known = {*sys.stdlib_module_names, *PACKAGES}
    declared = {
        {"discord-py": "discord", "resvg-py": "resvg_py", "pillow": "PIL"}.get(
            each, each.replace("-", "_")
        )
        for each in required()
    }
    assert {package_of(i) for i in imported(MODULES[name])} - known - declared == set()
