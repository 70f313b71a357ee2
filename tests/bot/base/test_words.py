"""Every text is there, fits its place and the English, and keeps to its language's conventions."""

import re

import pytest
from structlog.testing import capture_logs

from bot.base import words
from bot.base.language import Language, language_for, languages
from bot.base.words import ROOT, SOURCE_LANGUAGE, commands
from bot.pages.cards import deck_of
from bot.pictures import has_glyphs
from tests.support.wording import Given
from tools.words import Message, changed, faults, messages

OTHERS = [code for code in words.codes() if code != SOURCE_LANGUAGE]
every_translation = pytest.mark.parametrize("code", OTHERS)
every_language = pytest.mark.parametrize("code", words.codes())
_COMMAND = re.compile(r"(?<![\w/<])/([a-z]+)\b")
_CARD = re.compile(r"(10|\w)(?=[♣♦♥♠])")
_SOLITARY_STAR = "E5*G7"
"""A shot, as King of the Mountain writes it."""


def told(code: str) -> list[tuple[str, Message, Message]]:
    """Each translated message: its id, its English and its translation."""
    english = messages(SOURCE_LANGUAGE)
    return [(name, english[name], said) for name, said in messages(code).items()]


def typed_names(code: str) -> dict[str, str]:
    """The names of commands and of their options, by message or attribute."""
    of_commands, found = {*commands().values()}, {}
    for name, said in messages(code).items():
        command, _, option = name.partition(".")
        if command in of_commands and option != "help" and not option.endswith("about"):
            found[name] = said.forms[0]
    return found


@every_language
def test_texts_fit_the_code_and_each_other(code: str) -> None:
    assert faults(code) == []


def test_no_translation_is_older_than_its_english() -> None:
    """Compare them, then run `python -m tools.words agree`."""
    assert changed() == []


@every_translation
def test_markdown_is_balanced_and_where_it_was(code: str) -> None:
    wrong = []
    for _, english, said in told(code):
        for form in said.forms:
            plain = form.replace(_SOLITARY_STAR, "")
            if plain.count("*") % 2:
                wrong.append(form)
            for mark in ("**", "`", "\n"):
                if (mark in plain) not in {mark in each for each in english.forms}:
                    wrong.append(form)
    assert wrong == []


@every_translation
def test_commands_are_named_as_in_english(code: str) -> None:
    """Language puts the names in that people type."""
    wrong = []
    for _, english, said in told(code):
        named = [commands().keys() & {*_COMMAND.findall(form)} for form in english.forms]
        wrong += [f for f in said.forms if commands().keys() & {*_COMMAND.findall(f)} not in named]
    assert wrong == []


@every_translation
def test_options_are_named_as_they_are_typed(code: str) -> None:
    options = {name: text for name, text in typed_names(code).items() if "." in name}
    typed = {
        option: text for name, text in options.items() if "_" in (option := name.partition(".")[2])
    }
    wrong = []
    for name, english, said in told(code):
        if name in options:
            continue
        for option in typed.keys() & {*re.findall(r"\w+", " ".join(english.forms))}:
            wrong += [form for form in said.forms if typed[option] not in form.lower()]
    assert wrong == []


@every_language
def test_names_can_be_typed_and_are_unique(code: str) -> None:
    typed = typed_names(code)
    assert [each for each in typed.values() if not re.fullmatch(r"[-_\w]{1,32}", each)] == []
    assert [each for each in typed.values() if each != each.lower()] == []
    named = [each for name, each in typed.items() if "." not in name]
    assert len(set(named)) == len(named)


@every_translation
def test_cards_have_the_letters_of_the_language(code: str) -> None:
    letters = deck_of(language_for(code)).letters
    wrong = [
        form
        for _, _, said in told(code)
        for form in said.forms
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
def test_a_language_has_its_glossary(code: str) -> None:
    text = (ROOT / "docs" / "glossaries" / f"{code}.md").read_text(encoding="utf-8")
    assert text.count("\n|") > 100


# What pieces may break


MARKS = {
    "de": "„“",
    "es-ES": "«»",
    "fr": "«»",
    "pt-BR": "“”",
    "ru": "«»",
    "ja": "「」",
    "zh-CN": "《》",
    "zh-TW": "《》",
}
"""Quotation marks by language; those of titles in Chinese."""
SPACES = " \u00a0\u202f"


def beside(form: str, what: str) -> list[tuple[str, str]]:
    """What stands right before and after a word or a fact in a text, blanks left out."""
    found = [(form[: each.start()], form[each.end() :]) for each in re.finditer(what, form)]
    return [(before.rstrip(SPACES)[-1:], after.lstrip(SPACES)[:1]) for before, after in found]


@every_translation
def test_a_games_title_inside_a_sentence_is_marked(code: str) -> None:
    typed = ("leaderboards/unknown-game",)  # whatever somebody has typed
    wrong = [
        form
        for name, _, said in told(code)
        for form in said.forms
        for before, after in beside(form, r"\{game\}")
        if name not in typed and (before.isalpha() or after.isalpha())
    ]
    assert wrong == []


@every_translation
def test_a_level_inside_a_sentence_needs_no_article(code: str) -> None:
    """Not as in "you play against { $level }", but after a sign. Ideographs have no blank there."""
    apart = r"[ぁ-ヿ一-龯] \{level\}" if code in ("ja", "zh-CN", "zh-TW") else r"\w \{level\}"
    wrong = [form for _, _, said in told(code) for form in said.forms if re.search(apart, form)]
    assert wrong == []


@pytest.mark.parametrize("code", ["de", "es-ES", "fr", "pt-BR"])
def test_a_call_of_high_card_is_marked_in_every_sentence(code: str) -> None:
    own = messages(code)
    calls = {own[f"high-card/drawn-{call}"].forms[0] for call in ("lowest", "middle", "highest")}
    listed = ("declaration", "drawn", "ends", "rules-picture")
    wrong = [
        form
        for name, said in own.items()
        if name.startswith("high-card/") and not name.partition("/")[2].startswith(listed)
        for form in said.forms
        for before, _ in beside(form, rf"\b({'|'.join(calls)})\b")
        if before not in ("*", MARKS[code][0])
    ]
    assert wrong == []


# A missing or broken text


@pytest.mark.parametrize("broken", ["{ $hosts } darf das", "{ -nobody } darf das", "{ $host"])
def test_a_broken_text_is_said_in_english_and_logged_once(broken: str) -> None:
    words._report.cache_clear()
    german = Language(Given("de", {"bot/point": broken}))
    with capture_logs() as logged:
        assert [german.say("bot/point", n=3) for _ in range(2)] == ["3 points"] * 2
    assert [each["message"] for each in logged] == ["bot/point"]


def test_a_missing_text_is_said_in_english_and_logged_once() -> None:
    words._report.cache_clear()
    with capture_logs() as logged:
        assert Language(Given("de", {"bot/x": "x"})).say("bot/point", n=1) == "1 point"
    assert [(each["language"], each["message"]) for each in logged] == [("de", "bot/point")]


def test_what_has_no_words_in_a_language_is_said_in_english_without_a_fault() -> None:
    """A game that somebody else installs need not speak every language."""
    words._report.cache_clear()
    with capture_logs() as logged:
        assert Language(Given("de", {})).say("bot/point", n=1) == "1 point"
    assert logged == []


def test_a_text_that_english_lacks_is_logged() -> None:
    words._report.cache_clear()
    with capture_logs() as logged:
        assert Language(Given("en", {})).say("nowhere/hello") == "nowhere/hello"
    assert [(each["language"], each["message"]) for each in logged] == [("en", "nowhere/hello")]


def test_a_text_may_use_shared_terms_and_other_messages() -> None:
    given = {"bot/-hero": "Held", "daily/one": "{ -hero } { $n }", "daily/two": "({ one })"}
    assert Language(Given("de", given)).say("daily/two", n=1500) == "(Held 1500)"


def test_equal_numbers_are_said_as_they_are_written() -> None:
    said = [language_for("en").say("bot/label", label="a", text=text) for text in (1, 1.0, "1")]
    assert said == ["a: 1", "a: 1.0", "a: 1"]


def test_an_attribute_is_said_by_its_name() -> None:
    given = {"daily/play": "spielen\n    .about = Zum Spielen"}
    assert Language(Given("de", given)).say("daily/play.about") == "Zum Spielen"


def test_every_language_that_is_spoken_has_all_files() -> None:
    lacking = [
        f"{folder}/{language.code}"
        for folder, path in words.folders().items()
        for language in languages()
        if not (path / f"{language.code}.ftl").is_file()
    ]
    assert lacking == []
