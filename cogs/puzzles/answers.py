"""The question of a day, as everybody in a channel sees it, and how its answer is told."""

from dataclasses import dataclass
from typing import Any, Final

from bot.base.language import Language
from bot.match.record import Record
from bot.match.view import MatchView
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter
from cogs.puzzles.actions import Puzzle, Tally
from cogs.puzzles.positions import seen_by

PUZZLE_VERB: Final = "puzzle"
ASK, TODAY, LIST, SHARE = "ask", "today", "list", "share"
"""Names what a control of a day's question leads to."""


def puzzle_title(presenter: Presenter, day: str, language: Language) -> str:
    """Return the title of a question."""
    game = presenter.title(language)
    return language.say("{game}: the question of {day}", game=game, day=language.date(day))


def tally_text(tally: Tally, language: Language) -> str:
    """Return how many people were right; empty where nobody has answered."""
    if not tally.answered:
        return ""
    return language.count(
        tally.answered,
        "{right} of {n} person was right.",
        "{right} of {n} people were right.",
        right=tally.right,
    )


def best_text(
    puzzle: Puzzle, record: Record, presenter: Presenter, seen: MatchView[Any], language: Language
) -> str:
    """Return the best answer, with what it is worth and why."""
    verdict = puzzle.verdict
    action = record.game.actions.validate_python(puzzle.best)
    worth, facts = verdict.worths[verdict.best], verdict.facts[verdict.best]
    told = presenter.weighed_text(seen, action, worth, facts, language)
    return language.label(language.say("Best"), told)


def answer_button(language: Language) -> Button:
    """Return what opens the question for whoever presses it."""
    return Button(language.say("Answer"), PUZZLE_VERB, ASK, style="success")


def list_button(language: Language) -> Button:
    """Return what leads to the list of people by their ratings in questions."""
    return Button(language.say("Standings"), PUZZLE_VERB, f"{LIST}/0")


@dataclass(frozen=True)
class Past:
    """The question of the day before, its position and how many answered it."""

    puzzle: Puzzle
    record: Record
    presenter: Presenter
    tally: Tally


def public_page(
    puzzle: Puzzle, record: Record, presenter: Presenter, before: Past | None, language: Language
) -> Page:
    """Return the question with yesterday's answer; nothing of it tells today's."""
    seen = seen_by(record, puzzle.seat, language)
    asked = language.say("**What would you play as {name}?**", name=seen.name(puzzle.seat))
    how = language.say(
        "One answer is clearly best. Press *Answer* to give yours: nobody else sees it, and "
        "only your first one counts."
    )
    told = "" if before is None else _before_text(before, language)
    return Page(
        puzzle_title(presenter, puzzle.day, language),
        stack_texts(asked, how, told and f"\n{told}"),
        picture=presenter.hand(seen, language, "").picture,
        rows=((answer_button(language), list_button(language)),),
    )


def _before_text(before: Past, language: Language) -> str:
    puzzle, presenter = before.puzzle, before.presenter
    seen = seen_by(before.record, puzzle.seat, language)
    best = best_text(puzzle, before.record, presenter, seen, language)
    game = presenter.title(language)
    heading = language.say("**Yesterday's question** ({game})", game=game)
    return stack_texts(heading, best, tally_text(before.tally, language))
