"""The product's code as cached syntax trees, since nearly every check needs all of them."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "bot", "cogs")
MODULES = [
    path.relative_to(ROOT).as_posix()
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
]


@cache
def tree_of(name: str) -> ast.Module:
    """Parse a file. Not done at import, as collecting tests shouldn't read files."""
    return ast.parse((ROOT / name).read_text(encoding="utf-8"))


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree))
