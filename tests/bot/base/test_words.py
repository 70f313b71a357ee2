"""Every text is there in every language, keeps to its conventions, and stands only in its files."""

import ast
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import SelectExpression
from fluent.syntax.serializer import serialize_variant_key
from fluent.syntax.visitor import Transformer
from structlog.testing import capture_logs

from bot.base import words
from bot.base.language import OWN_NAMES, Language, language_for, languages, own_name, sentence
from bot.base.refusals import Refusal
from bot.base.words import ROOT, SOURCE_LANGUAGE, commands
from bot.match import actions, lobbies
from bot.pages.cards import deck_of
from bot.pictures import has_glyphs
from tests.support.bypassing import bypassing, is_sentence, not_constant
from tests.support.stored import ANN, BOB, Shelf
from tests.support.syntax import MODULES, tree_of
from tests.support.wording import Given
from tools.words import Message, changed, faults, forms_of, messages

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
def test_the_letters_of_cards_can_be_drawn_and_told_apart_and_there_is_a_glossary(
    code: str,
) -> None:
    letters = deck_of(language_for(code)).letters
    assert len(set(letters)) == 4
    assert all(map(has_glyphs, letters))
    glossary = ROOT / "docs" / "glossaries" / f"{code}.md"
    assert code == SOURCE_LANGUAGE or glossary.read_text(encoding="utf-8").count("\n|") > 100


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


@pytest.mark.parametrize(
    ("code", "given", "asked", "said", "logged"),
    [
        ("de", {"bot/x": "x"}, "bot/point", "1 point", [("de", "bot/point")]),
        # A game that somebody else installs need not speak every language.
        ("de", {}, "bot/point", "1 point", []),
        ("en", {}, "nowhere/hello", "nowhere/hello", [("en", "nowhere/hello")]),
    ],
)
def test_a_missing_text_is_said_in_english_and_logged_unless_all_are_missing(
    code: str, given: dict[str, str], asked: str, said: str, logged: list[tuple[str, str]]
) -> None:
    words._report.cache_clear()
    with capture_logs() as found:
        assert Language(Given(code, given)).say(asked, n=1) == said
    assert [(each["language"], each["message"]) for each in found] == logged


def test_a_text_may_use_shared_terms_and_other_messages() -> None:
    given = {"bot/-hero": "Held", "daily/one": "{ -hero } { $n }", "daily/two": "({ one })"}
    assert Language(Given("de", given)).say("daily/two", n=1500) == "(Held 1500)"


def test_an_attribute_is_said_by_its_name_and_numbers_as_they_are_written() -> None:
    given = {"daily/play": "spielen\n    .about = Zum Spielen"}
    assert Language(Given("de", given)).say("daily/play.about") == "Zum Spielen"
    said = [language_for("en").say("bot/label", label="a", text=text) for text in (1, 1.0, "1")]
    assert said == ["a: 1", "a: 1.0", "a: 1"]


def test_every_language_that_is_spoken_has_all_files() -> None:
    lacking = [
        f"{folder}/{language.code}"
        for folder, path in words.folders().items()
        for language in languages()
        if not (path / f"{language.code}.ftl").is_file()
    ]
    assert lacking == []


AVOIDED: Final[Mapping[str, str]] = {
    r"\b([Ss]ome|[Ee]very|[Aa]ny)body\b": "someone, everyone, anyone",
    r"\b[Ee]venings?\b": "game night",
    r"\b[Ll]ook(s|ed|ing)? back\b": "review",
    r"\b[Dd]eals? of (the|a) day\b": "daily deal",
    r"\b[Qq]uestions? of the day\b|\b[Dd]aily question": "daily puzzle",
    r"\bcall(s|ed)? (the match |it |this match )?off\b": "cancel",
    r"\b[Ss]tand-ins?\b": "a computer plays for you",
    r"\bnot rated\b": "unrated",
    r"\bsit(s|ting)? (down|at)\b|\bsat down\b": "join, you're at",
    r"\b[Pp]eople who watch\b": "spectators",
    r"\b[Ll]eague of servers\b": "server league",
    r"\bon our side\b|\bour (bot|side)\b": "I, my side",
    r"\b[Tt]ak(e|es|ing) part\b": "join",
}
"""Patterns that no English sentence contains, and what to say instead."""

NEVER: Final[Mapping[str, tuple[str, ...]]] = {
    "de": (r"(?<=[a-zäöü,] )(Sie|Ihnen|Ihr)\b", '"', "Schaltfläche", "[Ff]rage des Tages"),
    "es-ES": (
        *("[Oo]rdenador", "computadora", "móvil", r"\bvosotros\b", r"\bos\b", r"\bvelada"),
        *(r"[Ff]alta: \{names?\}", "estáis"),
    ),
    "fr": (" [:;!?»]", "« ", r"\w'\w", "[Qq]uestion du jour", r"\bde \{name\}"),
    "ja": ("あなた(?!なら)", "だれ", "夕べ", "[ぁ-ヿ一-龯][,;!?]"),
    "pt-BR": (
        *(r"\bvocê mesmo\b", "foi convidado", "[Pp]ergunta do dia", "[Dd]esafios? do dia"),
        r"[Ff]alta: \{names?\}",
    ),
    "ru": (r"\w\([аои]\)", r"до: \{moment\}", "[Вв]опрос(а|ы)? дня"),
    "zh-CN": ("每日牌局", r"\{day\} 的", "您", "[一-龯][,;!?]"),
    "zh-TW": ("每日牌局", "您", "[一-龯][,;!?]"),
}
"""Patterns that no translation contains: words of another region, of before, or badly set signs."""
ENGLISH_TERMS: Final = (
    "[Dd]aily puzzle|[Tt]oday's puzzle",
    r"[Dd]aily deal\b",
    "[Gg]ame night",
    "[Ll]obby post",
    r"\b[Uu]nrated\b",
    r"\b[Ss]pectators?\b",
    r"(?<![/{])\b[Ll]eaderboards?\b",
)
"""Terms that have one translation in each language."""
TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    "de": (
        *("Rätsel", "Tagesspiel", "Spielabend", "Aushang"),
        *("ungewertet|Ungewertet", "Zuschauer", "Rangliste"),
    ),
    "es-ES": (
        *("[Pp]roblema", "[Pp]artidas? del día", "[Nn]oches? de juegos", "[Cc]artelera"),
        *("puntu", "público", "[Cc]lasificaci"),
    ),
    "fr": (
        *("[Éé]nigme", "[Dd]onnes? du", "[Ss]oirée", "[Pp]anneau d’affichage"),
        *("(non|plus|pas) classée|Non classée", "[Ss]pectateur", "[Cc]lassement"),
    ),
    "ja": (
        *("の問題", "一局", "ゲーム会", "案内板"),
        *("レート(対象)?外", "観戦", "ランキング"),
    ),
    "pt-BR": (
        *("[Ee]nigma", "[Pp]artidas? do dia", "[Nn]oite", "[Mm]ural"),
        *("ranquead", "[Ee]spectador|[Qq]uem assiste", "[Rr]anking"),
    ),
    "ru": (
        *("[Зз]адач", "[Рр]асклад", "[Вв]ечер", "[Аа]фиш"),
        *("без рейтинга|Без рейтинга", "[Зз]рител", "[Тт]аблиц"),
    ),
    "zh-CN": (
        *("每日一题", "每日一局", "游戏之夜", "大厅消息"),
        *("不计分", "旁观", "排行榜"),
    ),
    "zh-TW": (
        *("每日一題", "每日一局", "遊戲之夜", "大廳訊息"),
        *("不計積分", "觀戰", "排行榜"),
    ),
}
"""What a translation contains, in the order of the terms, if its English has the term."""


def found(patterns: Iterable[str], said: Iterable[str]) -> list[str]:
    wrong = re.compile("|".join(patterns))
    return [each for each in said if wrong.search(each)]


def forms(code: str) -> list[str]:
    return [form for message in messages(code).values() for form in message.forms]


def test_english_has_one_word_for_one_thing() -> None:
    assert found(AVOIDED, forms(SOURCE_LANGUAGE)) == [], AVOIDED


@pytest.mark.parametrize("avoided", ["Look back", "This evening was called off", "Who sits down?"])
def test_an_avoided_word_is_found(avoided: str) -> None:
    assert found(AVOIDED, [avoided]) == [avoided]


COMPUTER = "**Aldric** 🤖★"
OF_PEOPLE: Final = {"bot/thread-name"}
"""Texts whose names are never computers'."""
LONGEST_TITLE = 60


def named(form: str, game: str) -> str:
    """A text about a game and a computer."""
    return re.sub(r"\{(name|names|host|other|player|who)\}", COMPUTER, form).replace("{game}", game)


def test_no_game_and_no_computer_spoils_a_text_that_names_it() -> None:
    """No title has two colons, and no computer's mark is in the possessive.

    The games' own names are in their pages, which their conformance tests read.
    """
    english = messages(SOURCE_LANGUAGE)
    slugs = [name.removeprefix("play ") for name in commands() if name.startswith("play ")]
    games = [english[f"{slug}/name"].forms[0] for slug in slugs]
    told = [
        named(form, game)
        for message_id, message in english.items()
        if message_id not in OF_PEOPLE and message_id.partition("/")[0] not in slugs
        for form in message.forms
        if re.search(r"\{(game|names?|host|other|player|who)\}", form)
        for game in games
    ]
    assert [each for each in told if len(each) <= LONGEST_TITLE and each.count(": ") > 1] == []
    assert [each for each in told if re.search(r"[★🤖]\**'s", each)] == []


class _OfOne(Transformer):
    """Leaves a plural only its form for one."""

    def visit_SelectExpression(self, node: SelectExpression) -> Any:  # noqa: N802
        ones = [each for each in node.variants if serialize_variant_key(each.key) in ("one", "1")]
        node.variants = ones or node.variants
        return self.generic_visit(node)


COUNTED: Final = re.compile(
    r"\{(?!(best|card|command|move|name)\})\w+\}\** (captures|cards|channels|days|deals|games|"
    r"kings|matches|minutes|moves|others|people|pictures|pieces|players|points|ranks|rivals|rounds|"
    r"seats|stacks|steps|times|turns)\b"
)
NEVER_ONE: Final[Mapping[str, str]] = {
    **dict.fromkeys(("eighty-points/defended", "eighty-points/ended"), "points are fives and tens"),
    **dict.fromkeys(("eighty-points/verdict", "eighty-points/band"), "points are fives and tens"),
    **dict.fromkeys(("eighty-points/worth", "eighty-points/lost-by-choices"), "tenths of a rank"),
    "eighty-points/luck": "tenths of a rank",
    "high-card/advice": "with one rival there's other advice",
    **dict.fromkeys(("high-card/players", "high-card/table-full"), "limits of the rules"),
    "high-card/too-many": "over 52 together",
    "king-of-the-hill/advice-attack": "stacks of three or four",
    **dict.fromkeys(("king-of-the-mountain/option", "king-of-the-mountain/refusal"), "armies"),
    "leaderboards/more-players-than": "a limit",
}
"""Texts with a number that is never 1, and why."""


def test_one_thing_is_counted_in_the_singular() -> None:
    found = {
        f"{folder}/{name}": form
        for folder in words.folders()
        for name, source in words.entries(folder, SOURCE_LANGUAGE).items()
        for entry in [_OfOne().visit(FluentParser().parse_entry(source))]
        for part in (entry, *getattr(entry, "attributes", ()))
        for form in forms_of(part.value)
        if COUNTED.search(form)
    }
    assert found.keys() == NEVER_ONE.keys(), found


@every_translation
def test_a_language_keeps_its_own_conventions(code: str) -> None:
    assert found(NEVER[code], forms(code)) == []


@every_translation
@pytest.mark.parametrize("term", ENGLISH_TERMS)
def test_a_term_has_one_translation(code: str, term: str) -> None:
    wanted = re.compile(TERMS[code][ENGLISH_TERMS.index(term)])
    wrong = []
    for name, message in messages(code).items():
        named = [bool(re.search(term, form)) for form in messages(SOURCE_LANGUAGE)[name].forms]
        kept = all if all(named) else any  # a term in some forms only is in some of these, too
        if any(named) and name not in commands().values():
            wrong += [] if kept(map(wanted.search, message.forms)) else [(name, message.forms)]
    assert wrong == []


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
    assert language.listing(["A", "B", "C"]) == "A, B and C"


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


def test_a_sentence_within_a_sentence_is_said_in_the_same_language_and_braces_stay() -> None:
    outer = sentence("bot/label", label="News", text=sentence("bot/point", n=2))
    assert language_for("de-AT").render(outer) == "News: 2 Punkte"
    said = language_for("en").say("bot/label", label="{n}", text="{ $label } -term")
    assert said == "{n}: { $label } -term"


# What bypasses them


def test_no_sentence_stands_in_the_code_and_every_id_can_be_looked_for() -> None:
    speaking = [name for name in SPEAKING if "/storage/" not in name and name != START]
    assert [fault for name in speaking for fault in bypassing(tree_of(name), name)] == []
    assert [fault for name in SPEAKING for fault in not_constant(tree_of(name), name)] == []


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
