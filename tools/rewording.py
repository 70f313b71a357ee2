"""Rewords English sentences in code and catalogues without losing their translations.

The English text is a translation's key, so rewording a sentence by hand loses all of them.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

WIDTH: Final = 100
_PLACEHOLDER: Final = re.compile(r"\{(\w+)[^}]*\}")


class Literal(NamedTuple):
    """A string in a file, possibly in several parts. Positions are offsets in bytes."""

    begin: int
    end: int
    value: str


def read_renames(text: str) -> dict[str, str]:
    """Return new sentences by old ones, from lines of ``old<TAB>new``.

    ``\\n`` stands for a line break. Raises ValueError if a line has another form, or if the two
    sentences have different placeholders, since translations keep theirs.
    """
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        old, tab, new = (part.replace("\\n", "\n") for part in line.partition("\t"))
        if not (tab and new) or old in found:
            raise ValueError(f"line {number}: expected old<TAB>new, each sentence once")
        if {*_PLACEHOLDER.findall(old)} != {*_PLACEHOLDER.findall(new)}:
            raise ValueError(f"line {number}: the placeholders differ")
        found[old] = new
    return found


def reworded(source: str, renames: Mapping[str, str], functions: frozenset[str]) -> str:
    """Return code with the new sentences in the arguments of these functions."""
    code = source.encode()
    for literal in sorted(_literals(source, functions), reverse=True):
        if (new := renames.get(literal.value)) is not None:
            line = code[: literal.begin].rpartition(b"\n")[2].decode()
            written = _written(new, len(line), " " * (len(line) - len(line.lstrip())))
            code = code[: literal.begin] + written.encode() + code[literal.end :]
    return code.decode()


def _literals(source: str, functions: frozenset[str]) -> Iterator[Literal]:
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name_of(node.func) in functions:
            for each in node.args:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    assert each.end_lineno is not None
                    assert each.end_col_offset is not None
                    begin = starts[each.lineno - 1] + each.col_offset
                    end = starts[each.end_lineno - 1] + each.end_col_offset
                    yield Literal(begin, end, each.value)


def _name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _written(text: str, column: int, indent: str) -> str:
    """Return a literal that starts at a column, in parts that fit on a line."""
    if column + len(_quoted(text)) < WIDTH:
        return _quoted(text)
    indent, parts = f"{indent}    ", [""]
    for word in re.findall(r"\S+\s*|\s+", text):
        if len(indent) + len(_quoted(parts[-1] + word)) >= WIDTH and parts[-1]:
            parts.append("")
        parts[-1] += word
    lines = "".join(f"\n{indent}{_quoted(part)}" for part in parts)
    return f"{lines}\n{indent[:-4]}"


def _quoted(text: str) -> str:
    told = text.replace("\\", "\\\\").replace("\n", "\\n")
    return f"'{told}'" if '"' in told and "'" not in told else '"' + told.replace('"', '\\"') + '"'
