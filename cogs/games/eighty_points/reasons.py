"""Explains why one decision of a round was better than another.

The facts are counted in rounds that Knights played out after each of the two. A sentence is only
chosen if its figures differ clearly and the difference helps the viewer's side.
"""

from collections.abc import Iterator
from typing import Any, Final

from bot.base.language import Language
from bot.pages.presenter import Weighed
from cogs.games.eighty_points.texts import EightyPointsMatch, Texts
from games.eighty_points.state import Bury, Call, Put
from games.eighty_points.tricks import points_in
from games.eighty_points.trumps import TRUMPS

CLEAR: Final = 15  # Minimum difference that is mentioned, in times out of 100
MIN_POINTS: Final = 5  # Minimum difference in points that is mentioned
FACTS: Final = frozenset(
    ("rises", "defends", "total", "takes", "ours", "points", "won", "given", "found", "last")
)
"""Facts needed for an explanation. Reviews of older versions may lack some; they get none."""
SURE: Final = 90  # Times out of 100 from which a seat counts as surely on a side


class Reason(Texts):
    """Why one of two decisions of the same kind was better."""

    def __init__(
        self, seen: EightyPointsMatch, language: Language, better: Weighed, worse: Weighed
    ) -> None:
        super().__init__(seen, language)
        self._better, self._worse = better, worse

    def text(self) -> str:
        """Return the reason that says the most; empty if the facts explain nothing."""
        pair = self._better, self._worse
        if self._better.worth <= self._worse.worth or any(FACTS - {*each.facts} for each in pair):
            return ""
        found = next(self._reasons(), None)
        if found is None:
            return ""
        why, facts = found
        first, second = (
            "burial" if isinstance(each.action, Bury) else self.named(each.action) for each in pair
        )
        return self.say(
            "eighty-points/reason",
            why=why,
            first=first,
            second=second,
            better=self.say("eighty-points/reason-action", action=first, which="better"),
            worse=self.say("eighty-points/reason-action", action=second, which="worse"),
            **facts,
        )

    def _gap(self, fact: str) -> int:
        gap: int = self._better.facts[fact] - self._worse.facts[fact]
        return gap

    def _both(self, fact: str) -> dict[str, Any]:
        return {"n": self._better.facts[fact], "m": self._worse.facts[fact]}

    def _gain(self) -> int:
        """Return the change in the challengers' score in favour of the viewer's side."""
        sides = self._better.facts["defends"], self._worse.facts["defends"]
        if min(sides) >= SURE:
            return -self._gap("total")
        return self._gap("total") if max(sides) <= 100 - SURE else 0

    def _reasons(self) -> Iterator[tuple[str, dict[str, Any]]]:
        match self._better.action:
            case Put():
                yield from self._reasons_to_put()
            case Bury():
                yield from self._reasons_to_bury()
            case Call():
                yield from self._finding()
            case _:
                return
        if self._gap("last") >= CLEAR:
            yield "last", self._both("last")
        if self._gain() >= MIN_POINTS:
            yield "total", self._both("total")
        if self._gap("rises") > 0:
            yield "rises", self._both("rises")

    def _finding(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self.view.viewer == self.view.koth and self._gap("found") >= CLEAR:
            yield "found", self._both("found")

    def _reasons_to_put(self) -> Iterator[tuple[str, dict[str, Any]]]:
        view, called = self.view, self.view.called
        better, worse = self._better, self._worse
        # The called card makes its first player the ally.
        if called is not None and view.fallen is None and view.viewer != view.koth:
            joins, waits = (called in each.action.cards for each in (better, worse))
            if joins != waits and self._gap("rises") > 0:
                facts = self._both("rises") | {"card": self.card(called)}
                yield "joins" if joins else "waits", facts
        yield from self._finding()
        if self._gain() > -MIN_POINTS:
            points = max(better.facts["points"], worse.facts["points"])
            if self._gap("ours") >= CLEAR and points >= MIN_POINTS:
                if self._gap("takes") >= CLEAR:
                    yield "takes", {"points": points, **self._both("takes")}
                lost = {name: 100 - ours for name, ours in self._both("ours").items()}
                yield "ours", {"points": points, **lost}
            if self._gap("given") <= -MIN_POINTS:
                yield "given", self._both("given")
            if self._gap("won") >= MIN_POINTS:
                yield "won", self._both("won")
        if self._gain() >= MIN_POINTS:
            # A pair that only the worse one breaks.
            card, *others = worse.action.cards
            if not others and view.hand.count(card) == 2 and card not in better.action.cards:
                yield "pair", {"card": self.card(card), **self._both("total")}

    def _reasons_to_bury(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self._gain() < MIN_POINTS:
            return
        suits, total = self.view.order.suits, self._both("total")
        held = sum(suits[card] == TRUMPS for card in self.view.hand)
        pair = self._better.action.cards, self._worse.action.cards
        more, fewer = (held - sum(suits[card] == TRUMPS for card in cards) for cards in pair)
        if more > fewer:
            yield "trumps", {"more": more, "fewer": fewer, **total}
        less, most = map(points_in, pair)
        if most - less >= MIN_POINTS:
            yield "buried", {"less": less, "more": most, **total}
