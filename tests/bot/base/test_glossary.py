"""One word for one thing: what no text says, in English and in every language."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

import pytest

from bot.base import words
from bot.base.words import SOURCE_LANGUAGE, commands
from tools.words import messages

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
TERMS: Final[Mapping[str, Mapping[str, str]]] = {
    r"[Dd]aily puzzle|[Tt]oday's puzzle": {
        "de": "Rätsel",
        "es-ES": "[Pp]roblema",
        "fr": "[Éé]nigme",
        "ja": "の問題",
        "pt-BR": "[Ee]nigma",
        "ru": "[Зз]адач",
        "zh-CN": "每日一题",
        "zh-TW": "每日一題",
    },
    r"[Dd]aily deal\b": {
        "de": "Tagesspiel",
        "es-ES": "[Pp]artidas? del día",
        "fr": "[Dd]onnes? du",
        "ja": "一局",
        "pt-BR": "[Pp]artidas? do dia",
        "ru": "[Рр]асклад",
        "zh-CN": "每日一局",
        "zh-TW": "每日一局",
    },
    r"[Gg]ame night": {
        "de": "Spielabend",
        "es-ES": "[Nn]oches? de juegos",
        "fr": "[Ss]oirée",
        "ja": "ゲーム会",
        "pt-BR": "[Nn]oite",
        "ru": "[Вв]ечер",
        "zh-CN": "游戏之夜",
        "zh-TW": "遊戲之夜",
    },
    r"[Ll]obby post": {
        "de": "Aushang",
        "es-ES": "[Cc]artelera",
        "fr": "[Pp]anneau d’affichage",
        "ja": "案内板",
        "pt-BR": "[Mm]ural",
        "ru": "[Аа]фиш",
        "zh-CN": "大厅消息",
        "zh-TW": "大廳訊息",
    },
    r"\b[Uu]nrated\b": {
        "de": "ungewertet|Ungewertet",
        "es-ES": "puntu",
        "fr": "(non|plus|pas) classée|Non classée",
        "ja": "レート(対象)?外",
        "pt-BR": "ranquead",
        "ru": "без рейтинга|Без рейтинга",
        "zh-CN": "不计分",
        "zh-TW": "不計積分",
    },
    r"\b[Ss]pectators?\b": {
        "de": "Zuschauer",
        "es-ES": "público",
        "fr": "[Ss]pectateur",
        "ja": "観戦",
        "pt-BR": "[Ee]spectador|[Qq]uem assiste",
        "ru": "[Зз]рител",
        "zh-CN": "旁观",
        "zh-TW": "觀戰",
    },
    r"(?<![/{])\b[Ll]eaderboards?\b": {
        "de": "Rangliste",
        "es-ES": "[Cc]lasificaci",
        "fr": "[Cc]lassement",
        "ja": "ランキング",
        "pt-BR": "[Rr]anking",
        "ru": "[Тт]аблиц",
        "zh-CN": "排行榜",
        "zh-TW": "排行榜",
    },
}
"""What a translation contains, by language, if its English has the term."""
OTHERS = [code for code in words.codes() if code != SOURCE_LANGUAGE]
every_translation = pytest.mark.parametrize("code", OTHERS)


def found(patterns: Iterable[str], said: Iterable[str]) -> list[str]:
    """The sentences that contain any of these patterns."""
    wrong = re.compile("|".join(patterns))
    return [each for each in said if wrong.search(each)]


def forms(code: str) -> list[str]:
    return [form for message in messages(code).values() for form in message.forms]


def test_english_has_one_word_for_one_thing() -> None:
    assert found(AVOIDED, forms(SOURCE_LANGUAGE)) == [], AVOIDED


@pytest.mark.parametrize("avoided", ["Look back", "This evening was called off", "Who sits down?"])
def test_an_avoided_word_is_found(avoided: str) -> None:
    assert found(AVOIDED, [avoided]) == [avoided]


@every_translation
def test_a_language_keeps_its_own_conventions(code: str) -> None:
    assert found(NEVER[code], forms(code)) == []


@every_translation
@pytest.mark.parametrize("term", TERMS)
def test_a_term_has_one_translation(code: str, term: str) -> None:
    wanted = re.compile(TERMS[term][code])
    wrong = []
    for name, message in messages(code).items():
        named = [bool(re.search(term, form)) for form in messages(SOURCE_LANGUAGE)[name].forms]
        kept = all if all(named) else any  # a term in some forms only is in some of these, too
        if any(named) and name not in commands().values():
            wrong += [] if kept(map(wanted.search, message.forms)) else [(name, message.forms)]
    assert wrong == []
