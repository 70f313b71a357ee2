"""One word for one thing: what the catalogues never say, in English and in every language."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

import pytest

from tests.bot.base.sentences import forms, sentences

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


def found(patterns: Iterable[str], said: Iterable[str]) -> list[str]:
    """The sentences that contain any of these patterns."""
    wrong = re.compile("|".join(patterns))
    return [each for each in said if wrong.search(each)]


def test_english_has_one_word_for_one_thing() -> None:
    said = [form for message in sentences() for form in forms(message.id)]
    assert found(AVOIDED, said) == [], AVOIDED


@pytest.mark.parametrize("avoided", ["Look back", "This evening was called off", "Who sits down?"])
def test_an_avoided_word_is_found(avoided: str) -> None:
    assert found(AVOIDED, [avoided]) == [avoided]
