"""Sentences that are reworded keep their translations, in code of any shape."""

import ast
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools import catalogue
from tools.rewording import WIDTH, read_renames, reworded

SAY = frozenset({"say", "count"})
HEADER = """\
msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
OLD = "This game night was called off."
words = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), min_size=1)


def said(source: str) -> list[str]:
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [ast.literal_eval(each) for call in calls for each in call.args]


@given(st.lists(words, min_size=1, max_size=40).map(" ".join), st.integers(0, 4))
def test_a_sentence_is_written_as_python_reads_it(new: str, depth: int) -> None:
    indent = "    " * depth
    source = (
        f'{"if x:" * bool(depth)}\n{indent}told = language.say(\n{indent}    "{OLD}"\n{indent})'
    )
    changed = reworded(source, {OLD: new}, SAY)
    assert said(changed) == [new]
    if max(map(len, new.split(" ")), default=0) < WIDTH // 3:
        assert all(len(line) <= WIDTH for line in changed.splitlines())


def test_only_what_is_said_is_reworded() -> None:
    source = f'say(a, "ä", "{OLD[:7]}"\n    "{OLD[7:]}", b="x")\nkey = "{OLD}"\nrun("{OLD}")\n'
    changed = reworded(source, {OLD: "This game night was cancelled."}, SAY)
    assert changed.count(OLD) == 2
    assert '"This game night was cancelled."' in changed
    assert reworded(changed, {OLD: "x"}, SAY) == changed


@pytest.mark.parametrize(
    "text", ["no tab", "old\t", "{n} cards\tcards", "a\tb\na\tc", "{a} wins\t{b} wins"]
)
def test_what_would_harm_translations_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        read_renames(text)


def test_renames_are_read_with_their_line_breaks() -> None:
    assert read_renames("a {n}\\nb\tc {n}\n\nd\te\n") == {"a {n}\nb": "c {n}", "d": "e"}


def test_a_translation_stays_and_says_what_it_was_made_from(tmp_path: Path) -> None:
    made = catalogue.catalogue()
    single = next(each for each in made if isinstance(each.id, str) and " " in each.id)
    several = next(each for each in made if each.pluralizable)
    file = tmp_path / "de" / "LC_MESSAGES" / "castellan.po"
    file.parent.mkdir(parents=True)
    older = {f"{each} (older)": str(each) for each in (single.id, several.id[1])}
    file.write_text(
        HEADER
        + (f"msgctxt {json.dumps(single.context)}\n" if single.context else "")
        + f'msgid {json.dumps(f"{single.id} (older)")}\nmsgstr "Eins"\n\n'
        + f"msgid {json.dumps(several.id[0])}\n"
        + f"msgid_plural {json.dumps(f'{several.id[1]} (older)')}\n"
        + 'msgstr[0] "Zwei"\nmsgstr[1] "Zweie"\n',
        encoding="utf-8",
    )
    for renames in (older, {}):
        file.write_text(catalogue.translated(file, renames), encoding="utf-8")
        found = catalogue.read(file)
        one, more = found.get(single.id, single.context), found.get(several.id[0])
        assert one is not None
        assert more is not None
        assert (one.string, more.string) == ("Eins", ("Zwei", "Zweie"))
        assert "".join(one.user_comments) == f"made from: {one.id} (older)"
        assert catalogue.is_older(more)
