"""What people read comes in their language, and none of it stands in the code."""

import ast
from collections.abc import Callable, Iterable

import discord
import pytest
from babel import Locale

from bot.base import words
from bot.base.language import OWN_NAMES, Language, language_for, own_name, sentence
from bot.base.refusals import Refusal
from bot.match import actions, lobbies
from tests.support.bypassing import bypassing, is_sentence, not_constant
from tests.support.stored import ANN, BOB, Shelf
from tests.support.syntax import MODULES, tree_of
from tests.support.wording import Given

START = "bot/__main__.py"  # what it says to operators is in English
SPEAKING = [
    name for name in MODULES if not name.startswith("games/") and name != "bot/base/language.py"
]
_POINTS = "{ $n ->\n [one] { $n } punkt\n [few] { $n } punkty\n *[many] { $n } punktów\n }"
POLISH = Language(Given("pl", {"bot/point": _POINTS}))


# Voices


@pytest.mark.parametrize("locale", [*(locale.value for locale in discord.Locale), None, "xx", ""])
def test_every_locale_of_discord_is_answered_and_in_english_at_worst(locale: str | None) -> None:
    language = language_for(locale)
    spoken = {code.split("-")[0] for code in words.codes()} - {"en"}
    if (locale or "").split("-")[0] in spoken:
        assert language.code != "en"
        return
    assert language.code == "en"
    assert [language.say("bot/point", n=n) for n in (0, 1)] == ["0 points", "1 point"]
    assert language.listing(["A", "B", "C"]) == "A, B, and C"


async def test_a_private_answer_comes_in_the_language_of_its_reader(shelf: Shelf) -> None:
    record = await shelf.lobby("relaxed", BOB)
    with pytest.raises(Refusal) as twice:
        await shelf.ledger.change(record.id, actions.join, BOB)
    with pytest.raises(Refusal) as not_host:
        await shelf.ledger.change(record.id, lobbies.start, record.version, BOB)
    german = language_for("de")
    assert german.render(twice.value.sentence) == "Du sitzt schon an diesem Tisch."
    assert german.render(not_host.value.sentence) == "Das darf nur, wer einlädt: ann."
    english = language_for("en-GB")
    assert english.render(twice.value.sentence) == "You're already at this table."
    assert english.render(not_host.value.sentence) == "Only the host, ann, can do that."


async def test_a_private_answer_with_a_number_comes_in_the_right_plural(shelf: Shelf) -> None:
    for _ in range(3):
        await shelf.lobby()
    with pytest.raises(Refusal) as refused:
        await lobbies.open_lobby(shelf.ledger, "high-card", {}, "live", ANN, shelf.place)
    told = language_for("de").render(refused.value.sentence)
    assert told.startswith("Du hast schon 3 offene Tische.")


def test_plurals_follow_the_language() -> None:
    german = language_for("de")
    assert [german.say("bot/point", n=n) for n in (0, 1, 2)] == ["0 Punkte", "1 Punkt", "2 Punkte"]
    assert [POLISH.say("bot/point", n=n) for n in (1, 2, 5, 22)] == [
        *("1 punkt", "2 punkty", "5 punktów", "22 punkty"),
    ]
    assert german.listing(["A", "B", "C"]) == "A, B und C"


LISTED = {
    "en": ("Ada and Isolde", "7 or 8"),
    "de": ("Ada und Isolde", "7 oder 8"),
    "es-ES": ("Ada e Isolde", "7 u 8"),
    "fr": ("Ada et Isolde", "7 ou 8"),
    "ja": ("Ada、Isolde", "7または8"),
    "pt-BR": ("Ada e Isolde", "7 ou 8"),
    "ru": ("Ada и Isolde", "7 или 8"),
    "zh-CN": ("Ada 和 Isolde", "7 或 8"),
    "zh-TW": ("Ada 和 Isolde", "7 或 8"),
}


@pytest.mark.parametrize("code", words.codes())
def test_lists_end_as_their_language_does(code: str) -> None:
    language = language_for(code)
    assert (language.listing(["Ada", "Isolde"]), language.either(["7", "8"])) == LISTED[code]


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("**ilya**", "Ada, Bo e **ilya**"),
        ("🤖 Íñigo", "Ada, Bo e 🤖 Íñigo"),
        ("Hierro", "Ada, Bo y Hierro"),
        ("Yolanda", "Ada, Bo y Yolanda"),
        ("Olga", "Ada, Bo y Olga"),
    ],
)
def test_a_spanish_list_goes_by_the_sound_of_its_last_word(last: str, told: str) -> None:
    assert language_for("es-ES").listing(["Ada", "Bo", last]) == told


@pytest.mark.parametrize(
    ("last", "told"),
    [("Olga", "u Olga"), ("**8♦**", "u **8♦**"), ("11", "u 11"), ("110", "o 110"), ("A", "o A")],
)
def test_a_spanish_choice_goes_by_the_sound_of_its_last_word(last: str, told: str) -> None:
    assert language_for("es-ES").either(["7", last]) == f"7 {told}"


@pytest.mark.parametrize("code", words.codes())
def test_decimals_are_written_and_counted_as_their_language_does(code: str) -> None:
    told = language_for(code).say("bot/label", label="", text=1.0)
    assert ("1.0" if code in {"en", "ja", "zh-CN", "zh-TW"} else "1,0") in told


def test_a_regional_locale_finds_its_language() -> None:
    assert language_for("de-AT").say("bot/point", n=1) == "1 Punkt"


def test_a_sentence_within_a_sentence_is_said_in_the_same_language() -> None:
    outer = sentence("bot/label", label="News", text=sentence("bot/point", n=2))
    assert language_for("de").render(outer) == "News: 2 Punkte"


def test_a_name_with_braces_is_said_as_it_is() -> None:
    said = language_for("en").say("bot/label", label="{n}", text="{ $label } -term")
    assert said == "{n}: { $label } -term"


# What bypasses them


def faults_in(check: Callable[[ast.Module, str], list[str]], names: Iterable[str]) -> list[str]:
    """Return a check's findings in these files, each with its place."""
    return [fault for name in names for fault in check(tree_of(name), name)]


def test_no_sentence_stands_in_the_code() -> None:
    assert (
        faults_in(
            bypassing, [name for name in SPEAKING if "/storage/" not in name and name != START]
        )
        == []
    )


def test_every_id_can_be_looked_for() -> None:
    assert faults_in(not_constant, SPEAKING) == []


@pytest.mark.parametrize(
    "snippet",
    [
        'await tell(interaction, "The table is closed.")',
        "text = f'{name} has left'.join(x) + f'Round {n} begins'",
        'page = Page(language.say("high-card/name"), "Rules")',
        'WORDS = {"waiting": "Next round"}',
        'raise Refusal(Sentence("nobody sits here!"))',
        'language.say("bot/plays", x="Nobody at all")',
        'button = Button("Join", "join")',
        'def f():\n    """Fine."""\n    return "You have left the match."',
    ],
)
def test_a_sentence_in_the_code_is_found(snippet: str) -> None:
    assert len(bypassing(ast.parse(snippet))) == 1


@pytest.mark.parametrize(
    "snippet",
    [
        '"""Says what there is."""',
        'language.say("bot/closed")',
        'router.on("pick", "own", self.pick)',
        'log.info("Match is over.", match=record.id)',
        'raise ValueError("No such card.")',
        '@app_commands.command(description="Look at your cards, and play")\nasync def f(): ...',
        'svg = f\'<path d="M6 8Q50 -4" fill="{ink}"/>\'',
    ],
)
def test_what_no_player_reads_is_not_taken_for_a_sentence(snippet: str) -> None:
    assert bypassing(ast.parse(snippet)) == []


def test_an_id_put_together_is_found() -> None:
    put_together = 'language.say("a" if a else "b")\nsentence(text)\nvoice.say("c")'
    assert len(not_constant(ast.parse(put_together))) == 2
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
    assert f" {named} öffnet" in german.say("challenges/bot")
