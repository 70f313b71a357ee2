"""The steps of lessons as learners see them, and every press that makes a move there."""

from functools import cache
from typing import Any

from bot.discord_io.controls import custom_id
from bot.pages.card_picker import draft_after
from bot.pages.lesson import Lesson, LessonPosition, lesson_id, position
from bot.pages.model import Button, Page, Select
from cogs.lessons.cog import ANSWER, lesson_page
from tests.games.playing import AnyGame
from tests.support.imagined import ENGLISH, controls, presenter_of, presses
from tests.support.reading import SERVICE

MOST_DRAFTS = 200


def lesson_of(game: AnyGame) -> Lesson:
    lesson = presenter_of(game).lesson
    assert lesson is not None
    return lesson


def positions(game: AnyGame) -> list[LessonPosition]:
    """Return the position before each step, at the question, and at the end."""
    lesson = lesson_of(game)
    return [position(game.slug, lesson, number) for number in range(len(lesson.steps) + 2)]


def before_steps(game: AnyGame) -> list[LessonPosition]:
    return positions(game)[:-2]


def shown(game: AnyGame, at: LessonPosition, draft: str = "") -> Page:
    return lesson_page(presenter_of(game), at, "ann", ENGLISH, draft)


Press = tuple[str, tuple[str, ...]]
"""A press, by its custom id and the chosen values."""


def drafts(game: AnyGame, at: LessonPosition) -> dict[str, list[Press]]:
    """Return every draft on the pages of a step, with the presses that lead to it."""
    return {draft: way for draft, (_, way) in _drafted(game, at.step).items()}


@cache
def _drafted(game: AnyGame, step: int) -> dict[str, tuple[Page, list[Press]]]:
    """Return the pages of a step by draft, with the presses that lead to each."""
    at = position(game.slug, lesson_of(game), step)
    found: dict[str, tuple[Page, list[Press]]] = {"": (shown(game, at), [])}
    waiting = [""]
    while waiting and len(found) < MOST_DRAFTS:
        page, way = found[waiting.pop(0)]
        for control in controls(page):
            for values in presses(control) if control.verb == "pick" else ():
                picked = draft_after(control.args, values)
                if picked not in found:
                    press = (pressed_of(game, at, control), values)
                    found[picked] = (shown(game, at, picked), [*way, press])
                    waiting.append(picked)
    return found


def pressed_of(game: AnyGame, at: LessonPosition, control: Button | Select) -> str:
    return custom_id(lesson_id(game.slug), at.step, control.verb, control.args)


def answer_id(game: AnyGame, number: int) -> str:
    """Return the custom id of an answer to the question."""
    return custom_id(lesson_id(game.slug), len(lesson_of(game).steps), ANSWER, str(number))


def ways(game: AnyGame, at: LessonPosition) -> list[tuple[list[Press], dict[str, Any]]]:
    """Return every move that the pages of a step allow, with the presses that lead to it."""
    presenter = presenter_of(game)
    return [
        ([*way, (pressed_of(game, at, control), values)], action)
        for page, way in _drafted(game, at.step).values()
        for control in controls(page)
        if control.verb not in SERVICE | {"pick"}
        for values in choices(control)
        if (action := presenter.action(control.verb, control.args, values)) is not None
    ]


def choices(control: Button | Select) -> list[tuple[str, ...]]:
    """Return the choices of a press: each single value, and as many as possible at once."""
    if isinstance(control, Button) or control.most == 1:
        return presses(control)
    most = tuple(option.value for option in control.options)[: control.most]
    return [*presses(control), most]


def offered(game: AnyGame, at: LessonPosition) -> list[dict[str, Any]]:
    return [action for _, action in ways(game, at)]
