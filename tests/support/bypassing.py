"""Finds texts for people in the code, where they can't be translated."""

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from tests.support.syntax import nodes_of

SPEAKERS = ("say", "sentence", "command_text")
"""Functions that take a message's id first."""
SHOWN = {"Button": (0,), "Option": (0, 2), "Select": (0,), "Page": (0, 1, 2), "Picture": (1,)}
"""Classes and functions that show their arguments to people, even single words."""
FOR_OPERATORS = {
    *("ValueError", "LookupError", "RulesChanged"),
    *("WrongEnvironment", "UnknownSchema", "NotVerified"),
    *("ArgumentParser", "add_parser", "add_argument", "Field"),
    *("Counter", "Histogram", "Gauge", "Info", "DatabaseRefused", "WrongShardCount"),
    "Unavailable",
}
"""Calls whose texts are for operators and developers, never for players."""
LOGGERS = {"debug", "info", "warning", "error", "exception"}
FOR_DISCORD = {("command", "description"), ("Group", "description"), ("describe", None)}
"""Descriptions of commands: Discord shows and translates those itself."""
OPERATOR_FILES = {
    "bot/match/verification.py": "return",
    "bot/cli.py": "print",
    "bot/discord_io/starts.py": "return",
    "bot/local_page.py": "print",
    "bot/base/environment.py": "removeprefix",
}
"""Files that print or return texts for the operator's terminal."""


def bypassing(tree: ast.Module, name: str = "") -> list[str]:
    """Return each text of a module that people would read."""
    found = []
    for line, above, text in _texts(tree):
        if _allowed(above, name):
            continue
        if is_sentence(text) or (_is_shown(above) and re.search(r"[^\W\d_]{2}", text)):
            found.append(f"{name}:{line}: {text}")
    return found


def is_sentence(text: str) -> bool:
    """Return True for two or more words that begin or end like a sentence, but not for markup."""
    words = re.findall(r"[^\W\d_]+", text)
    if len(words) < 2 or max(map(len, words)) < 3 or not re.search(r"\w\W* \W*\w", text):
        return False
    if '="' in text or "</" in text:
        return False
    begins = re.sub(r"^[\W\d_]+", "", text)[:1].isupper()
    return begins or text.rstrip(" *_~`\"')\n").endswith((".", "!", "?", "…"))


def not_constant(tree: ast.Module, name: str = "") -> list[str]:
    """Return messages that are chosen by a composed id, so that nobody can look for it."""
    return [
        f"{name}:{call.lineno}: {ast.unparse(call.args[0])}"
        for call in nodes_of(tree)
        if isinstance(call, ast.Call) and _called(call) in SPEAKERS and call.args
        if not (isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str))
    ]


def _texts(tree: ast.Module) -> Iterator[tuple[int, list[ast.AST], str]]:
    """Yield every text: its line, its ancestors and itself. A formatted text is one."""
    unseen: list[tuple[ast.AST, Any]] = [(tree, None)]
    while unseen:
        at = node, _above = unseen.pop()
        below: Iterable[ast.AST] = ast.iter_child_nodes(node)
        if isinstance(node, ast.JoinedStr):
            parts = (p.value if isinstance(p, ast.Constant) else "{}" for p in node.values)
            yield node.lineno, _chain(at), "".join(str(part) for part in parts)
            below = (each for each in node.values if isinstance(each, ast.FormattedValue))
        elif isinstance(node, ast.FormattedValue):
            below = (node.value,)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, _chain(at), node.value
        unseen += ((child, at) for child in below)


def _chain(at: Any) -> list[ast.AST]:
    """Return a node with its ancestors."""
    chain: list[ast.AST] = []
    while at is not None:
        node, at = at
        chain.append(node)
    return chain


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _allowed(above: list[ast.AST], name: str) -> bool:
    if isinstance(above[1], ast.Expr):  # a docstring
        return True
    for child, node in pairwise(above):
        if OPERATOR_FILES.get(name) == "return" and isinstance(node, ast.Return):
            return True
        if not isinstance(node, ast.Call):
            continue
        called = _called(node)
        if called in SPEAKERS and child in node.args[:1]:
            return True
        if called in FOR_OPERATORS or (called in LOGGERS and _is_log(node)):
            return True
        if OPERATOR_FILES.get(name) == called:
            return True
        keyword = child.arg if isinstance(child, ast.keyword) else None
        if {(called, keyword), (called, None)} & FOR_DISCORD:
            return True
    return False


def _is_log(call: ast.Call) -> bool:
    function = call.func
    return (
        isinstance(function, ast.Attribute)
        and isinstance(function.value, ast.Name)
        and function.value.id == "log"
    )


def _is_shown(above: list[ast.AST]) -> bool:
    call = above[1] if len(above) > 1 else None
    return isinstance(call, ast.Call) and any(
        above[0] in call.args[place : place + 1] for place in SHOWN.get(_called(call), ())
    )
