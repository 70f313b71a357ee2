"""Every translation says what its sentence says, and fits where it is shown."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from bot.base.catalogues import COMMAND
from bot.base.language import OPTION, SOURCE_LANGUAGE, language_for, languages
from bot.pages.cards import deck_of
from bot.pictures import has_glyphs
from tests.bot.base.sentences import forms, names, read, sentences
from tests.support.syntax import ROOT
from tools import catalogue, notes

every_translation = pytest.mark.parametrize(
    "path", catalogue.others(), ids=lambda path: path.parts[-3]
)
every_language = pytest.mark.parametrize("code", [each.code for each in languages()])

ROOM = {"on a button": 80, "a line of a menu": 100, "what a menu says": 150, notes.COMMAND: 100}
"""Places in translators' notes, with the maximum number of characters there."""
_TYPED = re.compile(r"(?<![\w/<])/([a-z]+)\b")
_CARD = re.compile(r"(10|\w)(?=[♣♦♥♠])")
_SOLITARY_STAR = "E5*G7"
"""A shot, as King of the Mountain writes it."""


@cache
def told(path: Path) -> list[tuple[Message, str, tuple[str, ...]]]:
    """Each translated sentence, its English in one and its translation's forms."""
    return [
        (message, " ".join(forms(message.id)), forms(message.string))
        for message in read(path)
        if message.id and message.string and all(forms(message.string))
    ]


def key(message: Message) -> tuple[object, object]:
    return message.context, message.id


@every_translation
def test_the_file_has_every_sentence_and_no_guess(path: Path) -> None:
    """Until a release, missing sentences are shown in English: `make release-check` lists them."""
    wanted = {key(message) for message in sentences() if message.id}
    there = {key(message): message for message in read(path) if message.id}
    assert wanted ^ there.keys() == set(), "run `make catalogue`"
    assert [message.id for message in there.values() if message.fuzzy] == []


@every_translation
def test_the_file_is_written_the_same_each_time(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == catalogue.translated(path), "run `make catalogue`"


@every_translation
def test_every_fact_is_named(path: Path) -> None:
    """The form for one may leave the number away."""
    wrong = []
    for message, english, said in told(path):
        for at, form in enumerate(said):
            left_out = {"n"} if len(said) == 2 and not at and message.pluralizable else set()
            if names(form) ^ names(english) > left_out or names(form) - names(english):
                wrong.append(form)
    assert wrong == []


@every_translation
def test_markdown_is_balanced_and_where_it_was(path: Path) -> None:
    wrong = []
    for message, _, said in told(path):
        english = forms(message.id)
        for form in said:
            plain = form.replace(_SOLITARY_STAR, "")
            if plain.count("*") % 2 or form.count("\n") != english[0].count("\n"):
                wrong.append(form)
            for mark in ("**", "`"):
                if plain.count(mark) % 2 or (mark in plain) not in {mark in e for e in english}:
                    wrong.append(form)
    assert wrong == []


@every_translation
def test_commands_are_named_as_in_english(path: Path) -> None:
    """The house puts the names in that people type."""
    known = {name for name, context in catalogue.names_of_commands() if context == COMMAND}
    wrong = []
    for message, _, said in told(path):
        named = [known & {*_TYPED.findall(english)} for english in forms(message.id)]
        wrong += [form for form in said if known & {*_TYPED.findall(form)} not in named]
    assert wrong == []


@every_translation
def test_options_are_named_as_they_are_typed(path: Path) -> None:
    there = {key(message): str(message.string) for message in read(path)}
    options = {name for name, of in catalogue.names_of_commands() if of == OPTION and "_" in name}
    wrong = []
    for _, english, said in told(path):
        for name in options.intersection(re.findall(r"\w+", english)) - {english}:
            wrong += [form for form in said if there[OPTION, name] not in form.lower()]
    assert wrong == []


@every_translation
def test_what_has_little_room_is_short(path: Path) -> None:
    wrong = []
    for message, _, said in told(path):
        for note, most in ROOM.items():
            if any(note in each for each in message.auto_comments):
                wrong += [form for form in said if len(form) > most]
    assert wrong == []


@every_translation
def test_names_can_be_typed_and_are_unique(path: Path) -> None:
    commands: list[str] = []
    for message, _, (said, *_more) in told(path):
        if message.context in (COMMAND, OPTION):
            assert re.fullmatch(r"[-_\w]{1,32}", said), said
            assert said == said.lower()
        if message.context == COMMAND:
            commands.append(said)
    assert len(set(commands)) == len(commands)


@every_translation
def test_cards_have_the_letters_of_the_language(path: Path) -> None:
    letters = deck_of(language_for(path.parts[-3])).letters
    wrong = [
        form
        for _, _, said in told(path)
        for form in said
        for rank in _CARD.findall(form)
        if not rank.isdecimal() and rank not in letters
    ]
    assert wrong == []


@every_language
def test_the_letters_of_cards_can_be_drawn_and_told_apart(code: str) -> None:
    letters = deck_of(language_for(code)).letters
    assert len(set(letters)) == 4
    assert all(map(has_glyphs, letters))


@every_translation
def test_a_language_has_its_glossary(path: Path) -> None:
    assert path.parts[-3] != SOURCE_LANGUAGE
    text = (ROOT / "docs" / "glossaries" / f"{path.parts[-3]}.md").read_text(encoding="utf-8")
    assert text.count("\n|") > 100
