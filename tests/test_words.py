"""Constructions that read like a translation, each with the number of lines that may still have it.

The numbers only go down. Some lines with an expression are good English, such as a chess piece that
stands on a square; the number includes them.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from tests.support.syntax import ROOT

FOLDERS = ("bot", "cogs", "games", "tests", "tools")


class Construction(NamedTuple):
    """An expression, and the maximum number of lines with it."""

    words: tuple[str, ...]
    """A line without any of these can't match; looking for them is much faster."""
    expression: str
    most: int
    example: str


CONSTRUCTIONS = (
    Construction(
        ('"""Return ',),
        r'"""Return (what|who|whom|whose|where|how (?!many|much|long|often))\b',
        0,
        '"""Return what a page shows."""',
    ),
    Construction(
        (" where",),
        r"\b(None|empty|nothing|False|0) where\b|\bRaises \w+ where\b",
        0,
        '"""The seat; None where there is none."""',
    ),
    Construction(
        ('"""Let ',),
        r'^\s*"""Let (?!the host|a handler)',
        21,
        '    """Let a match begin."""',
    ),
    Construction(
        (" stand", " stood"),
        r"\b(boards?|messages?|pages?|pings?|match|what|which|it|they) (stands?|stood)\b"
        r"(?! (for|out|now|first))",
        6,
        '"""The channel in which the board stands."""',
    ),
    Construction(
        ("told ", "said ", "tell of", "tells of"),
        r"\b(is|are|was|were) (told|said) (of|in|to|by|about)\b"
        r"|\btold of\b|\btells? of\b|\bto be told\b",
        7,
        "# The host is told of it.",
    ),
    Construction(
        (" to be ",),
        r"\b(is|are|was|were) (still )?to be [a-z]+",
        4,
        '"""The card that is to be played."""',
    ),
    Construction(
        (" who ",),
        r"\b(of|to|by|for|with|than|unless|from) who (is|are|has|have|was|were|may|can|pressed"
        r"|asks|asked|looks|plays|wins|takes|declares)\b",
        0,
        '"""The seat of who plays."""',
    ),
    Construction(
        ("so many", "so much"),
        r"\bso (many|much)\b(?! (that|as))",
        0,
        '"""Play so many rounds."""',
    ),
    Construction(
        ("Who ", "Whose "),
        r'(^\s*|[.;:] |""")Who(se)? (?!to )(?![^?]*\?)[a-z]',
        0,
        '"""Who presses is asked."""',
    ),
    Construction(
        ("from ",),
        r"\bfrom which on\b|\bfrom (?!now|then|here|x)(\w+ ){1,2}on\b",
        0,
        '"""Loss from which on it counts."""',
    ),
    Construction(
        ("meanwhile",),
        r'\bmeanwhile\b(?=[.;"]|$)',
        3,
        "# It may have ended meanwhile.",
    ),
    Construction(
        ("Of ",),
        r'(^\s*|[.;] |""")Of (?!course)[a-z]',
        0,
        '"""Of two cards the higher."""',
    ),
    Construction(
        ("; ",),
        r'"""(?!Return)[A-Z][^."]*; '
        r"(whether|how many|which those|what is preferred|False (if|when|where))",
        0,
        '"""Play it; whether it was legal."""',
    ),
    Construction(
        ("came of", "comes of", "come of"),
        r"\b(what|which) (came|comes|has come) of\b",
        0,
        '"""Return what came of it."""',
    ),
    Construction(
        ("it is",),
        r"\b(of|for|to) (which|whom) it is\b|\bit is (looked|told)\b",
        0,
        "# Cards of which it is known who has them.",
    ),
)


def hits(construction: Construction, lines: Iterable[tuple[str, str]]) -> Iterator[str]:
    found = re.compile(construction.expression)
    for place, line in lines:
        if any(word in line for word in construction.words) and found.search(line):
            yield f"{place}: {line.strip()}"


@pytest.fixture(scope="module")
def written() -> list[tuple[str, str]]:
    """The lines of all files by place, except of this one, which quotes what it looks for."""
    files = (file for each in FOLDERS for file in sorted((ROOT / each).rglob("*.py")))
    return [
        (f"{file.relative_to(ROOT).as_posix()}:{number}", line)
        for file in files
        if file.name != "test_words.py"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    ]


@pytest.mark.parametrize("construction", CONSTRUCTIONS, ids=lambda each: each.words[0].strip())
def test_plain_words(construction: Construction, written: list[tuple[str, str]]) -> None:
    found = [*hits(construction, written)]
    assert len(found) <= construction.most, "\n".join(found)


@pytest.mark.parametrize("construction", CONSTRUCTIONS, ids=lambda each: each.words[0].strip())
def test_what_an_expression_finds(construction: Construction) -> None:
    plain = '"""Return the card that was played, or None."""'
    lines = [("a.py:1", construction.example), ("a.py:2", plain)]
    assert [*hits(construction, lines)] == [f"a.py:1: {construction.example.strip()}"]
