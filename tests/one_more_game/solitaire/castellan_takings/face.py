"""Takings on Discord: words of its own for what the hall of fame tells."""

from collections.abc import Sequence
from typing import ClassVar

from bot.base.language import Language
from castellan_takings.rules import Takings
from cogs.games.kill_the_kings.presenter import KillTheKingsPresenter


class TakingsPresenter(KillTheKingsPresenter):
    board_verbs: ClassVar = frozenset[str]()
    most = None  # type: ignore[assignment]
    score_sign = ""  # type: ignore[assignment]
    spent_sign = ""  # type: ignore[assignment]

    def title(self, language: Language) -> str:
        return Takings.title

    def score_text(self, score: int, language: Language) -> str:
        return language.say("bot/point", n=score)

    def mean_text(self, mean: float, language: Language) -> str:
        return self.score_text(round(mean), language)

    def ending_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        return f"took {score}"

    def best_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        return f"no less than {score}"

    def course_text(self, name: str, scores: Sequence[tuple[int, bool]], language: Language) -> str:
        return f"what {name} took: {[score for score, _ in scores]}"


PRESENTER = TakingsPresenter()
