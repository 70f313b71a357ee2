"""The form for a two-player match: game, pace, and a feature's further questions."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, Self, TypeGuard

from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.match.record import SECONDS, Pace
from bot.pages.model import Option, Select
from bot.pages.presenter import Presenter
from bot.pages.table import PACES
from games import GAMES

SEEK_VERB: Final = "seek"
"""Verb for the form that searches for an opponent on any server. Its args fill the form in."""


@cache
def games_for_two() -> tuple[str, ...]:
    return tuple(slug for slug, game in GAMES.items() if 2 in game.seats)


def first_for_two(offers: Callable[[str], bool]) -> str:
    """Return the first game for two that is offered, or an empty string."""
    return next(filter(offers, games_for_two()), "")


class Seek(NamedTuple):
    """A game and a pace, written ``high-card/live`` in custom ids."""

    slug: str
    pace: Pace

    @property
    def text(self) -> str:
        return f"{self.slug}/{self.pace}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Parse a wish. Raises ValueError for any other text."""
        slug, _, pace = text.partition("/")
        if slug not in games_for_two() or not is_pace(pace):
            raise ValueError(f"no wish: {text!r}")
        return cls(slug, pace)


def is_pace(text: str) -> TypeGuard[Pace]:
    return text in SECONDS


class FormQuestion(NamedTuple):
    """A menu of a form. ``offered`` are its options, as pairs of value and label."""

    field: str
    asked: str
    offered: Sequence[tuple[str, str]]


def game_and_pace(
    presenters: Mapping[str, Presenter], language: Language
) -> tuple[FormQuestion, FormQuestion]:
    """Return the questions for game and pace. The games are those with a presenter."""
    games = [
        (slug, presenters[slug].title(language)) for slug in games_for_two() if slug in presenters
    ]
    if not games:
        raise Refusal(sentence("bot/not-offered"))
    paces = [(pace, language.render(told)) for pace, told in PACES.items()]
    return (
        FormQuestion("game", language.say("bot/which-game"), games),
        FormQuestion("pace", language.say("bot/time-per-turn"), paces),
    )


def form_menus(verb: str, draft: str, questions: Sequence[FormQuestion]) -> tuple[Select, ...]:
    """Return a menu for each question. A draft ends with the present answers: ``…/game/pace``."""
    answers = draft.split("/")[-len(questions) :]
    return tuple(
        Select(
            asked,
            verb,
            tuple(Option(label, value, value == answer) for value, label in offered),
            f"{field}/{draft}",
        )
        for (field, asked, offered), answer in zip(questions, answers, strict=True)
    )


def draft_with_answer(args: str, values: Sequence[str], fields: Sequence[str]) -> str:
    """Return the draft after a press on one of its menus, not yet checked.

    Raises ValueError if the press isn't on one of these menus.
    """
    field, _, draft = args.partition("/")
    parts = draft.split("/")
    place = fields.index(field) - len(fields)
    if len(parts) < len(fields):
        raise ValueError(f"no draft: {draft!r}")
    parts[place] = "".join(values[:1])
    return "/".join(parts)
