"""The shape of the code: who may know whom, and what must not be in it."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator

import pytest

from tests.support.syntax import MODULES, PACKAGES, ROOT, nodes_of, tree_of

GAMES = [name for name in MODULES if name.startswith("games/")]
OURS = [name for name in MODULES if "/migrations/" not in name]

PURE = {
    *("abc", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "hmac"),
    *("itertools", "math", "operator", "random", "string", "types", "typing", "bisect", "json"),
    *("pydantic", "games", "re", "numpy", "importlib", "statistics", "unicodedata"),
}
"""All that games may import: nothing that reads a clock, a socket, a screen or others' files."""
MAY_SEE_STATES = {
    *(f"bot/match/{name}.py" for name in ("record", "store", "view")),
    *(f"bot/match/{name}.py" for name in ("ledger", "lobbies", "verification")),
    *("cogs/forced_moves/cog.py", "cogs/replays/replays.py", "cogs/takebacks/actions.py"),
}
SECRET_WORDS = {
    *("secret", "hand", "hands", "state", "key", "view", "token", "card", "cards", "deck"),
    *("record", "seen", "page", "settings", "draft", "action", "values", "entry"),
}
"""Nothing so called goes into a log, nor what holds such things."""
LOGGERS = {"debug", "info", "warning", "error", "exception", "critical", "log", "msg", "report"}
REPORTS = "bot/base/reports.py"
"""Logs what its callers hand on, whose calls are looked at."""
PUT_OUT = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of all modules and of what is taken out of them."""
    for node in nodes_of(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def broken(check: Callable[[ast.Module], object], names: Iterable[str]) -> dict[str, object]:
    """Return a check's findings by file, for files with any."""
    found = {name: check(tree_of(name)) for name in names}
    return {name: faults for name, faults in found.items() if faults}


def package_of(name: str) -> str:
    return re.split(r"[./]", name, maxsplit=1)[0]


def test_the_scan_sees_the_whole_project() -> None:
    assert {"games/core/match.py", "bot/match/ledger.py", "cogs/table/lobby.py"} <= {*MODULES}
    assert {"simcord", "discord"} <= {package_of(i) for i in imported(tree_of("bot/local_page.py"))}


def test_games_import_nothing_that_is_not_pure() -> None:
    assert broken(lambda tree: {package_of(i) for i in imported(tree)} - PURE, GAMES) == {}


def test_games_do_no_io_and_take_no_chance_of_their_own() -> None:
    def impure(tree: ast.AST) -> list[str]:
        """Calls that do I/O, and chance that is not drawn from a seeded ``random.Random``."""
        taken = [i for i in imported(tree) if i.startswith("random.")]
        named = [
            node.attr
            for node in nodes_of(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "random"
        ]
        names = {node.id for node in nodes_of(tree) if isinstance(node, ast.Name)}
        return [*taken, *(set(named) - {"Random"}), *(names & PUT_OUT)]

    assert broken(impure, GAMES) == {}
    assert len(impure(ast.parse("print(random.random())"))) == 2


def test_every_random_number_outside_of_secrets_has_a_seed() -> None:
    def unseeded(tree: ast.AST) -> list[int]:
        return [
            node.lineno
            for node in nodes_of(tree)
            if isinstance(node, ast.Call)
            and not node.args
            and ast.unparse(node.func).split(".")[-1] in {"Random", "SystemRandom"}
        ]

    assert broken(unseeded, MODULES) == {}
    assert len(unseeded(ast.parse("import random\nrng = random.Random()"))) == 1


def states_seen(tree: ast.AST) -> list[str]:
    """Every use of a state: a class so called, or the state of a record."""
    classes = [i for i in imported(tree) if i.endswith("State")]
    records = [
        f"line {node.lineno}"
        for node in nodes_of(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "state"
        and ast.unparse(node.value) != "self"
    ]
    return classes + records


_TURNED = (
    "©®‼⁉™ℹ↖↙↩↪⌨⏏⏭-⏯⏱⏲⏸-⏺Ⓜ▪▫▶◀◻◼☀-☄☎☑☘☝☠☢☣☦☪☮☯☸-☺♀♂♟♨♻♾⚒⚔-⚗⚙⚛⚜⚠⚧⚰⚱⛈⛏⛑⛓⛩⛰⛱⛴⛷-⛹"
    "✂✈✉✌✍✏✒✔✖✝✡✳✴❄❇❣❤➡⤴⤵⬅-⬇〰〽㊗㊙"
)
"""Signs that are text on a desk and an emoji on a phone. Suits and arrows get a selector."""


def test_no_sign_becomes_an_emoji_on_a_phone() -> None:
    """In nothing that people read; symbols that are only drawn are in the pictures' own files."""
    turned = re.compile(f"[{_TURNED}]")
    found = [
        f"{name}:{node.lineno}"
        for name in OURS
        if "picture" not in name
        for node in nodes_of(tree_of(name))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if turned.search(node.value)
    ]
    assert found == []


def test_whatever_shows_a_match_sees_no_state() -> None:
    shows = {n for n in OURS if not n.startswith("games/")} - MAY_SEE_STATES
    assert broken(states_seen, shows) == {}


def test_computer_players_and_views_see_no_state() -> None:
    thinking = (n for n in GAMES if "/computers/" in n and not n.endswith("/reviewing.py"))
    blind = [*thinking, *(n for n in GAMES if n.endswith("/view.py"))]
    assert broken(states_seen, blind) == {}
    for name in blind:
        names = {node.id for node in nodes_of(tree_of(name)) if isinstance(node, ast.Name)}
        assert {each for each in names if each.endswith("State")} == set(), name


def test_a_state_that_is_seen_is_found() -> None:
    assert len(states_seen(ast.parse("from games.high_card import HighCardState"))) == 1
    assert len(states_seen(ast.parse("game.to_act(record.state)"))) == 1
    assert states_seen(ast.parse("seen.view.turn")) == []


def test_no_error_is_swallowed() -> None:
    def swallowed(tree: ast.AST) -> list[int]:
        """Handlers that catch everything, or that catch much and say nothing."""
        found = []
        for node in nodes_of(tree):
            if not isinstance(node, ast.ExceptHandler):
                continue
            broad = node.type is not None and {"Exception", "BaseException"} & {
                each.id for each in ast.walk(node.type) if isinstance(each, ast.Name)
            }
            silent = not any(isinstance(each, ast.Call | ast.Raise) for each in ast.walk(node))
            if node.type is None or (broad and silent):
                found.append(node.lineno)
        return found

    assert broken(swallowed, MODULES) == {}
    for clause in ("except:", "except Exception:", "except (KeyError, Exception):"):
        assert swallowed(ast.parse(f"try:\n    f()\n{clause}\n    pass")) == [3]


def logged_secrets(tree: ast.AST) -> list[str]:
    """Every secret word among the values that are logged; the text of the event is not one."""
    found = []
    for call in nodes_of(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            continue
        logger = ast.unparse(call.func.value).split(".")
        if call.func.attr not in LOGGERS or not {"log", "reports"} & {*logger}:
            continue
        fields = {keyword.arg or "**" for keyword in call.keywords}
        values = [*call.args, *(keyword.value for keyword in call.keywords)]
        for value in values:
            fields |= _named(value)
        words = {word for field in fields for word in field.lower().split("_")}
        found += [f"line {call.lineno}: {word}" for word in sorted(words & {*SECRET_WORDS, "**"})]
    return found


def _named(value: ast.expr) -> set[str]:
    """Return the names of a value: ``record.id`` is an id, and ``record`` a record."""
    if isinstance(value, ast.Attribute):
        return {value.attr}
    if isinstance(value, ast.Name):
        return {value.id}
    named: set[str] = set()
    for child in ast.iter_child_nodes(value):
        if isinstance(child, ast.expr):
            named |= _named(child)
    return named


def test_nothing_secret_is_logged() -> None:
    assert broken(logged_secrets, {*MODULES} - {REPORTS}) == {}


@pytest.mark.parametrize(
    "call",
    [
        'log.info("dealt", cards=record.id)',
        'log.info("opened", match=record)',
        'self.log.error("x", what=f"{record.secret}")',
        'log.warning("x", **facts)',
        'log.exception("x", known=seen.view)',
        'reports.exception("x", where="task", known=seen.view)',
        'reports.report("x", error, where="event", **facts)',
    ],
)
def test_a_logged_secret_is_found(call: str) -> None:
    assert len(logged_secrets(ast.parse(call))) == 1
    assert logged_secrets(ast.parse('log.info("hand is gone", match=record.id)')) == []


def test_files_and_public_classes_say_what_they_are_for() -> None:
    def undescribed(tree: ast.Module) -> list[str]:
        """Public classes without a docstring, and the file itself if it has none."""
        silent = [
            node.name
            for node in tree.body
            if isinstance(node, ast.ClassDef)
            and not node.name.startswith("_")
            and not ast.get_docstring(node)
        ]
        return silent if ast.get_docstring(tree) or not tree.body else ["the file", *silent]

    assert broken(undescribed, [n for n in OURS if n.startswith(("bot/", "games/"))]) == {}
    assert undescribed(ast.parse("class C: ...")) == ["the file", "C"]


# Dependencies


SAID = {"say", "render", "label", "listing", "row", "either", "sentences"}
"""Methods of a language that return translated text."""
PUNCTUATION = re.compile(r"[][(),;:+/?!]|^ $")
"""Characters that only a translator may put beside translated text."""


def test_only_translators_set_signs_beside_translated_text() -> None:
    def joins(tree: ast.AST) -> list[int]:
        """Lines where code sets punctuation or a blank beside translated text."""

        def said(node: ast.AST) -> bool:
            return (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in SAID
            )

        def wrong(parts: Iterable[ast.AST]) -> bool:
            texts = [part.value for part in parts if isinstance(part, ast.Constant)]
            return any(isinstance(text, str) and PUNCTUATION.search(text) for text in texts)

        def operands(node: ast.AST) -> Iterator[ast.AST]:
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                yield from (each for side in (node.left, node.right) for each in operands(side))
            else:
                yield node

        found: set[int] = set()
        for node in nodes_of(tree):
            parts: list[ast.AST] = []
            beside: list[ast.AST] = []
            match node:
                case ast.JoinedStr():
                    parts = list(node.values)
                    beside = [each.value for each in parts if isinstance(each, ast.FormattedValue)]
                case ast.BinOp():
                    parts = beside = list(operands(node))
                case ast.Call(func=ast.Attribute(attr="join", value=between), args=[made]):
                    parts = [between]
                    beside = [made.elt] if isinstance(made, ast.GeneratorExp) else []
            if any(map(said, beside)) and wrong(parts):
                found.add(node.lineno)  # type: ignore[attr-defined]
        return sorted(found)

    assert broken(joins, [name for name in MODULES if package_of(name) in {"bot", "cogs"}]) == {}
    for code in (
        """text = f"{language.say('Reserve')}: {cards}\"""",
        """text = language.say("Won.") + " " + why""",
        """text = ", ".join(language.say(each) for each in parts)""",
    ):
        assert joins(ast.parse(code)) == [1]


def test_answers_are_changed_only_where_it_is_known_who_reads_them() -> None:
    """The original response to a press on a board may be the board itself."""

    def original_responses(tree: ast.AST) -> list[str]:
        names = [node.attr for node in nodes_of(tree) if isinstance(node, ast.Attribute)]
        return [name for name in names if name.endswith("original_response")]

    found = broken(original_responses, [n for n in MODULES if n.startswith(("bot/", "cogs/"))])
    assert list(found) == ["bot/discord_io/answers.py"]


def test_features_keep_the_services_that_they_use_and_not_the_bot() -> None:
    def kept(tree: ast.AST) -> list[int]:
        assigned = (node for node in nodes_of(tree) if isinstance(node, ast.Assign))
        return [n.lineno for n in assigned if isinstance(n.value, ast.Name) and n.value.id == "bot"]

    found = broken(kept, [name for name in MODULES if name.startswith("cogs/")])
    assert list(found) == ["cogs/front_page/cog.py"], "its page shows something of everything"


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


IMPORTED_AS = {
    "discord-py": "discord",
    "fluent-runtime": "fluent",
    "pillow": "PIL",
    "pyyaml": "yaml",
    "resvg-py": "resvg_py",
}


def test_only_what_is_declared_is_imported() -> None:
    known = {*sys.stdlib_module_names, *PACKAGES}
    declared = {IMPORTED_AS.get(each, each.replace("-", "_")) for each in required()}
    unknown = {
        name: {package_of(i) for i in imported(tree_of(name))} - known - declared for name in OURS
    }
    assert {name: packages for name, packages in unknown.items() if packages} == {}
