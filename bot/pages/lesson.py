"""Lessons: a game learned by playing a match in which all is arranged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.base.language import Sentence

LEARN_VERB: Final = "learn"
"""Begins a game's lesson."""
Action = Mapping[str, Any]
"""An action as data, as a game's ``actions`` read it."""
Course = Sequence[tuple[int, Action] | None]
"""Actions of any seat in their order, and None where time passes."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The beginning of a match for the learner, who has seat 0, and computers.

    ``draws`` are its draws by label, as ``games.core.Arranged`` has them; ``before`` is what
    happens before the learner is asked for anything.
    """

    draws: Mapping[str, Any]
    seats: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    before: Course = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One idea, which the learner makes a move of.

    ``say`` tells what now and why, ``do`` is the move, ``wrong`` tells why another is not it;
    ``reasons`` tell it of moves that hold these facts. ``then`` is what follows before the next
    step. ``well`` is said of what came of it, and ``meanwhile`` of turns that pass before the next
    step. A step with a ``scene`` begins another match.
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
        """Return the reason why a legal move is not the one that the lesson wants."""
        for facts, reason in self.reasons:
            if facts.items() <= action.items():
                return reason
        return self.wrong


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """One answer to a question: what its button says, why it is right or wrong, and its move."""

    label: Sentence
    why: Sentence
    do: Action


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """A position of the learner's own, and three answers, the one at ``right`` being right.

    ``then`` is what follows the right move.
    """

    ask: Sentence
    scene: Scene
    answers: tuple[LessonAnswer, LessonAnswer, LessonAnswer]
    right: int
    then: Course = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps of a match in which all is arranged, and a question in the end.

    ``goal`` is the game in a line, and ``last`` what is said in the end, before the first match.
    """

    goal: Sentence
    scene: Scene
    steps: Sequence[Step]
    question: LessonQuestion
    last: Sentence
