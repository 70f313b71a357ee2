"""Every sentence is in the catalogue, every catalogue fits, and nothing bypasses them."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import discord
import pytest
from babel import Locale

from bot.base import catalogues
from bot.base.language import (
    OWN_NAMES,
    Language,
    language_for,
    own_name,
    sentence,
    sentence_as,
    sentence_for,
)
from bot.base.refusals import Refusal
from bot.match import actions, lobbies
from tests.bot.base.sentences import forms, names, read, sentences
from tests.support.bypassing import bypassing, is_sentence, not_constant
from tests.support.catalogues import forget_catalogues
from tests.support.stored import ANN, BOB, Shelf
from tests.support.syntax import MODULES, tree_of
from tools import catalogue, notes

START = "bot/__main__.py"  # what it says to operators is in English
SPEAKING = [name for name in MODULES if not name.startswith("games/")]
CATALOGUES = sorted(catalogues.LOCALES.glob("*/LC_MESSAGES/*.po"))

GERMAN = """
msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "You're already at this table."
msgstr "Du sitzt schon an diesem Tisch."

msgid "Only the host, {host}, can do that."
msgstr "Das darf nur {host}."

msgctxt "a piece"
msgid "Knight"
msgstr "Springer"

msgctxt "a level of computers"
msgid "Knight"
msgstr "Ritter"

msgid "{n} point"
msgid_plural "{n} points"
msgstr[0] "{n} Punkt"
msgstr[1] "{n} Punkte"

msgid "You already have {n} open table. Start it first, or leave it: /hand lists it."
msgid_plural "You already have {n} open tables. Start one first, or leave it: /hand lists them."
msgstr[0] "Du hast schon {n} offenen Tisch."
msgstr[1] "Du hast schon {n} offene Tische."
"""
POLISH = """
msgid ""
msgstr ""
"Language: pl\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && "
"(n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} karta"
msgstr[1] "{n} karty"
msgstr[2] "{n} kart"
"""


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Two more languages."""
    folder = tmp_path / "locales"
    for code, text in (("de", GERMAN), ("pl", POLISH)):
        file = folder / code / "LC_MESSAGES" / "castellan.po"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    forget_catalogues()
    yield folder
    forget_catalogues()


# The catalogues


def test_the_english_catalogue_is_exactly_what_the_code_says() -> None:
    stored = {forms(m.id): forms(m.string) for m in read(catalogue.ENGLISH) if m.id}
    said = {forms(message.id) for message in sentences() if message.id}
    assert said - stored.keys() == set(), "run `make catalogue`"
    assert stored.keys() - said == set(), "run `make catalogue`"
    assert {key: value for key, value in stored.items() if key != value} == {}


def test_the_english_catalogue_is_written_the_same_each_time() -> None:
    written = catalogue.ENGLISH.read_text(encoding="utf-8")
    once = catalogue.text()
    assert once == catalogue.text()
    assert once == written, "run `make catalogue`"
    assert "Date" not in written
    assert re.findall(r"^#: (?!(?:bot|cogs)/[\w/ .]+\.py$).*", written, re.MULTILINE) == []


def test_translators_are_told_what_every_name_in_a_sentence_stands_for() -> None:
    said = [form for message in sentences() for form in forms(message.id)]
    assert set(notes.PLACEHOLDERS) == set().union(*map(names, said))


def test_translators_are_told_where_there_is_little_room() -> None:
    told = {(m.id, m.context): " ".join(m.auto_comments) for m in sentences()}
    assert "button: at most 80" in told["Play vs computers", None]
    assert "drawn into a picture" in told["Won", "in a picture of Kill the Kings"]
    assert "list of commands: at most 100" in told["How well they play", None]
    assert "{host}: somebody's name" in told["Only the host, {host}, can do that.", None]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_a_translation_names_only_facts_that_its_sentence_names(path: Path) -> None:
    wrong = []
    for message in read(path):
        known = set().union(*(names(form) for form in forms(message.id)))
        wrong += [form for form in forms(message.string) if message.id and names(form) - known]
    assert wrong == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_a_plural_has_as_many_forms_as_its_language(path: Path) -> None:
    translations = read(path)
    plural = [m for m in translations if isinstance(m.id, tuple) and any(forms(m.string))]
    assert plural
    assert {len(forms(message.string)) for message in plural} == {translations.num_plurals}
    assert not any(isinstance(m.string, tuple) for m in translations if isinstance(m.id, str))


def test_every_plural_of_the_code_can_say_its_number() -> None:
    for message in sentences():
        if isinstance(message.id, tuple):
            one, many = message.id
            assert "n" in names(many) or names(one) == names(many)


def test_a_wrong_translation_would_be_noticed(tmp_path: Path) -> None:
    file = tmp_path / "de" / "LC_MESSAGES" / "castellan.po"
    file.parent.mkdir(parents=True)
    file.write_text(GERMAN.replace("nur {host}", "nur {wirt}"), encoding="utf-8")
    with pytest.raises(AssertionError):
        test_a_translation_names_only_facts_that_its_sentence_names(file)


# Voices


@pytest.mark.parametrize("locale", [*(locale.value for locale in discord.Locale), None, "xx", ""])
def test_every_locale_of_discord_is_answered_and_in_english_at_worst(locale: str | None) -> None:
    language = language_for(locale)
    spoken = {path.parts[-3].split("-")[0] for path in CATALOGUES} - {"en"}
    if (locale or "").split("-")[0] in spoken:
        assert language.code != "en"
        return
    assert language.code == "en"
    assert language.say("You're already at this table.") == "You're already at this table."
    assert language.count(1, "{n} card", "{n} cards") == "1 card"
    assert language.count(0, "{n} card", "{n} cards") == "0 cards"
    assert language.listing(["A", "B", "C"]) == "A, B, and C"


async def test_a_private_answer_comes_in_the_language_of_its_reader(
    locales: Path, shelf: Shelf
) -> None:
    record = await shelf.lobby("relaxed", BOB)
    with pytest.raises(Refusal) as twice:
        await shelf.ledger.change(record.id, actions.join, BOB)
    with pytest.raises(Refusal) as not_host:
        await shelf.ledger.change(record.id, lobbies.start, record.version, BOB)
    german = language_for("de")
    assert german.render(twice.value.sentence) == "Du sitzt schon an diesem Tisch."
    assert german.render(not_host.value.sentence) == "Das darf nur ann."
    english = language_for("en-GB")
    assert english.render(twice.value.sentence) == "You're already at this table."
    assert english.render(not_host.value.sentence) == "Only the host, ann, can do that."


async def test_a_private_answer_with_a_number_comes_in_the_right_plural(
    locales: Path, shelf: Shelf
) -> None:
    for _ in range(3):
        await shelf.lobby()
    with pytest.raises(Refusal) as refused:
        await lobbies.open_lobby(shelf.ledger, "high-card", {}, "live", ANN, shelf.place)
    assert language_for("de").render(refused.value.sentence) == "Du hast schon 3 offene Tische."


def test_plurals_follow_the_language(locales: Path) -> None:
    def points(language: Language, number: int) -> str:
        return language.count(number, "{n} point", "{n} points")

    german, polish = language_for("de"), language_for("pl")
    assert [points(german, n) for n in (0, 1, 2)] == ["0 Punkte", "1 Punkt", "2 Punkte"]
    assert [polish.count(n, "{n} card", "{n} cards") for n in (1, 2, 5, 22)] == [
        *("1 karta", "2 karty", "5 kart", "22 karty"),
    ]
    assert german.render(sentence_for(1, "{n} point", "{n} points")) == "1 Punkt"
    assert german.listing(["A", "B", "C"]) == "A, B und C"


def test_words_of_two_meanings_are_told_apart(locales: Path) -> None:
    german = language_for("de")
    assert german.say_as("a piece", "Knight") == "Springer"
    assert german.render(sentence_as("a level of computers", "Knight")) == "Ritter"
    assert german.say("Knight") == "Knight"


def test_what_is_not_translated_is_said_in_english(locales: Path) -> None:
    assert language_for("de").say("It's not your turn.") == "It's not your turn."
    assert language_for("de").count(2, "{n} card", "{n} cards") == "2 cards"
    assert language_for("sv-SE").say("You're already at this table.").startswith("You're already")


def test_a_regional_locale_finds_its_language(locales: Path) -> None:
    assert language_for("de-AT").count(1, "{n} point", "{n} points") == "1 Punkt"


def test_a_sentence_within_a_sentence_is_translated_too(locales: Path) -> None:
    outer = sentence("News: {inner}", inner=sentence("You're already at this table."))
    assert language_for("de").render(outer) == "News: Du sitzt schon an diesem Tisch."


def test_a_name_with_braces_is_said_as_it_is() -> None:
    said = language_for("en").say("Only the host, {host}, can do that.", host="{n} {host.x}")
    assert said == "Only the host, {n} {host.x}, can do that."


# What bypasses them


def faults_in(check: Callable[[ast.Module, str], list[str]], names: Iterable[str]) -> list[str]:
    """Return a check's findings in these files, each with its place."""
    return [fault for name in names for fault in check(tree_of(name), name)]


def test_no_sentence_bypasses_the_catalogues() -> None:
    assert (
        faults_in(
            bypassing, [name for name in SPEAKING if "/storage/" not in name and name != START]
        )
        == []
    )


def test_every_sentence_can_be_extracted() -> None:
    assert faults_in(not_constant, SPEAKING) == []


@pytest.mark.parametrize(
    "snippet",
    [
        'await tell(interaction, "The table is closed.")',
        "text = f'{name} has left'.join(x) + f'Round {n} begins'",
        'page = Page(language.say("High Card"), "Rules")',
        'WORDS = {"waiting": "Next round"}',
        'raise Refusal(Sentence("nobody sits here!"))',
        'language.say("{x} plays", x="Nobody at all")',
        'button = Button("Join", "join")',
        'def f():\n    """Fine."""\n    return "You have left the match."',
    ],
)
def test_a_sentence_that_bypasses_the_catalogues_is_found(snippet: str) -> None:
    assert len(bypassing(ast.parse(snippet))) == 1


@pytest.mark.parametrize(
    "snippet",
    [
        '"""Says what there is."""',
        'language.say("The table is closed.")',
        'language.count(n, "One card lies there.", "{n} cards lie there.")',
        'router.on("pick", "own", self.pick)',
        'log.info("Match is over.", match=record.id)',
        'raise ValueError("No such card.")',
        '@app_commands.command(description="Look at your cards, and play")\nasync def f(): ...',
        'svg = f\'<path d="M6 8Q50 -4" fill="{ink}"/>\'',
    ],
)
def test_what_no_player_reads_is_not_taken_for_a_sentence(snippet: str) -> None:
    assert bypassing(ast.parse(snippet)) == []


def test_a_sentence_put_together_before_its_translation_is_found() -> None:
    put_together = 'language.say("A" if a else "B")\nsentence(text)\nvoice.say("C")'
    assert len(not_constant(ast.parse(put_together))) == 2
    assert len(not_constant(ast.parse("""f"{language.say('A')} B" """))) == 1
    assert is_sentence("**Your turn.** Choose") and not is_sentence("sqlite:///x.db")


@pytest.mark.parametrize(
    ("code", "day", "told"),
    [
        ("ja", "2026-01-21", "2026年1月21日"),
        ("fr", "2026-01-01", "1er janv. 2026"),
        ("fr", "2026-01-11", "11 janv. 2026"),
        ("de", "2026-01-01", "01.01.2026"),
    ],
)
def test_days_are_written_as_people_write_them(code: str, day: str, told: str) -> None:
    assert language_for(code).date(day) == told


@pytest.mark.parametrize("code", OWN_NAMES)
def test_a_language_has_the_name_that_babel_knows(code: str) -> None:
    assert OWN_NAMES[code] == own_name(Locale.parse(code, sep="-"))


@pytest.mark.parametrize(
    ("client", "named"),
    [(None, "/spielen"), ("de", "/spielen"), ("en-GB", "/play"), ("fr", "/jouer")],
)
def test_commands_are_named_as_the_client_offers_them(client: str | None, named: str) -> None:
    german = language_for("de", client)
    assert german.command("play") == named
    text = "Bots don't take challenges. /play opens a table with computers."
    assert f" {named} öffnet" in german.say(text)
