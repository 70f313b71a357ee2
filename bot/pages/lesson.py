"""Lessons: a game learned by playing a match in which all is arranged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.base.language import Sentence

Action = Mapping[str, Any]
"""An action as data, as a game's ``actions`` read it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea, which the learner makes a move of.

    ``say`` tells what now and why, ``do`` is the move, ``wrong`` tells why another is not it;
    ``reasons`` tell it of moves that hold these facts. ``then`` is what follows before the next
    step: actions of any seat, and None where time passes. ``well`` is said of what came of it.
    """

    say: Sentence
    do: Action
    wrong: Sentence
    well: Sentence
    then: Sequence[tuple[int, Action] | None] = ()
    reasons: Sequence[tuple[Action, Sentence]] = ()

    def why_not(self, action: Action) -> Sentence:
        """Return why a legal move is not the one that the lesson wants."""
        for facts, reason in self.reasons:
            if facts.items() <= action.items():
                return reason
        return self.wrong


@dataclass(frozen=True, slots=True)
class Lesson:
    """A match for the learner, who has seat 0, and computers.

    ``draws`` are its draws by label, as ``games.core.Arranged`` has them; ``goal`` is the game in a
    line, and ``last`` what is said in the end, before the first match. ``before`` is what happens
    before the first step, as what follows a step.
    """

    goal: Sentence
    steps: Sequence[Step]
    last: Sentence
    draws: Mapping[str, Any]
    seats: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    before: Sequence[tuple[int, Action] | None] = ()
