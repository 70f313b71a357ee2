"""Lessons: people learn a game by playing an arranged match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.base.language import Sentence

LEARN_VERB: Final = "learn"
Action = Mapping[str, Any]  # an action as data, for a game's ``actions`` to parse
Course = Sequence[tuple[int, Action] | None]  # actions of any seats in order; None is a time-out


def part_of(told: Sentence, part: str) -> Sentence:
    """Return a part of a text that has several."""
    return replace(told, facts={"part": part})


@dataclass(frozen=True, slots=True)
class Scene:
    """The start of a match between the learner, in seat 0, and computers.

    ``draws`` are its draws by label, as in ``games.core.Arranged``. ``before`` is played before the
    learner's first move.
    """

    draws: Mapping[str, Any]
    seats: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    before: Course = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea, taught by a move that the learner makes.

    ``say`` says what to do and why, ``do`` is the move, and ``wrong`` explains other moves.
    ``reasons`` explain moves with certain values. ``then`` is played before the next step. ``well``
    comments on the result, and ``meanwhile`` on turns that pass before the next step. A step with a
    ``scene`` starts another match.
    """

    say: Sentence
    do: Action
    wrong: Sentence
    well: Sentence
    then: Course = ()
    reasons: Sequence[tuple[Action, Sentence]] = ()
    meanwhile: Sentence | None = None
    scene: Scene | None = None

    def why_not(self, action: Action) -> Sentence:
        """Explain why a legal move isn't the one that the lesson wants."""
        for facts, reason in self.reasons:
            if facts.items() <= action.items():
                return reason
        return self.wrong


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """An answer to a question: its button's label, its move, and why it's right or wrong."""

    label: Sentence
    why: Sentence
    do: Action


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """A position for the learner with three answers; ``right`` is the index of the right one.

    ``then`` is played after the right move.
    """

    ask: Sentence
    scene: Scene
    answers: tuple[LessonAnswer, LessonAnswer, LessonAnswer]
    right: int
    then: Course = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of an arranged match, and a question at the end.

    ``goal`` is the game in one line. ``last`` is said at the end, before the first match.
    """

    goal: Sentence
    scene: Scene
    steps: Sequence[LessonStep]
    question: LessonQuestion
    last: Sentence
