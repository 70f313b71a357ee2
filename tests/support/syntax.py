"""The product's own code as syntax trees, each made once: nearly every check looks at all."""

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
    """What a file says; whoever only collects the tests reads none."""
    return ast.parse((ROOT / name).read_text(encoding="utf-8"))


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Every node."""
    return tuple(ast.walk(tree))
