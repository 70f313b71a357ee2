"""Explains why one decision of a round was better than another.

The facts are counted in rounds that Knights played out after each of the two. A sentence is only
chosen if its figures differ clearly and the difference helps the viewer's side.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.base.language import Language
from bot.pages.cards import card_text, cards_text
from bot.pages.presenter import Weighed
from cogs.games.eighty_points.words import EightyPointsMatch
from games.eighty_points.state import Bury, Call, Put
from games.eighty_points.tricks import points_in
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView

CLEAR: Final = 15
"""Minimum difference that is mentioned, in times out of 100."""
MIN_POINTS: Final = 5
"""Minimum difference in points that is mentioned."""
FACTS: Final = frozenset(
    ("rises", "defends", "total", "takes", "ours", "points", "won", "given", "found", "last")
)
"""Facts needed for an explanation. Reviews of older versions may lack some; they get none."""
SURE: Final = 90
"""Times out of 100 from which a seat counts as surely on a side."""


def reason_text(
    seen: EightyPointsMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    if better.worth <= worse.worth or not all({*each.facts} >= FACTS for each in (better, worse)):
        return ""
    reason = _Reason(seen.view, better, worse, language)
    tried: tuple[Callable[[], str], ...]
    match better.action:
        case Put():
            tried = (reason.ally, reason.found, reason.trick, reason.gift, reason.pair)
        case Bury():
            tried = (reason.trumps, reason.buried)
        case Call():
            tried = (reason.found,)
        case _:
            return ""
    return next(filter(None, (tell() for tell in (*tried, reason.last, reason.end))), "")


class _Reason:
    """Sentences on two decisions of one kind; empty if they would explain nothing."""

    def __init__(
        self, view: EightyPointsView, better: Weighed, worse: Weighed, language: Language
    ) -> None:
        self._view = view
        self._better, self._worse = better, worse
        self._language = language
        self._names = {
            "better": _name(better.action, language.say("eighty-points/reason-better"), language),
            "worse": _name(worse.action, language.say("eighty-points/reason-worse"), language),
        }

    def _gap(self, fact: str) -> int:
        gap: int = self._better.facts[fact] - self._worse.facts[fact]
        return gap

    def _both(self, fact: str) -> dict[str, int]:
        return {"n": self._better.facts[fact], "m": self._worse.facts[fact]}

    def _gain(self) -> int:
        """Return the change in the challengers' score in favour of the viewer's side."""
        sides = self._better.facts["defends"], self._worse.facts["defends"]
        if min(sides) >= SURE:
            return -self._gap("total")
        return self._gap("total") if max(sides) <= 100 - SURE else 0

    def _helps(self) -> bool:
        return self._gain() >= MIN_POINTS

    def _hinders(self) -> bool:
        return self._gain() <= -MIN_POINTS

    def ally(self) -> str:
        """Point out that the called card makes its first player the ally."""
        view, called = self._view, self._view.called
        if called is None or view.fallen is not None or view.viewer == view.koth:
            return ""
        joins, waits = (called in each.action.cards for each in (self._better, self._worse))
        if joins == waits or self._gap("rises") <= 0:
            return ""
        card = card_text(called, self._language)
        if joins:
            return self._language.say(
                "eighty-points/ally-card-makes-ally",
                card=card,
                worse=self._names["worse"],
                **self._both("rises"),
            )
        return self._language.say(
            "eighty-points/ally-card-makes",
            card=card,
            better=self._names["better"],
            **self._both("rises"),
        )

    def found(self) -> str:
        """Compare how often the King of the Hill finds the ally."""
        if self._view.viewer != self._view.koth or self._gap("found") < CLEAR:
            return ""
        return self._language.say("eighty-points/found", **self._names, **self._both("found"))

    def trick(self) -> str:
        """Compare how often the viewer's side wins the current trick."""
        facts = self._better.facts
        points = max(facts["points"], self._worse.facts["points"])
        if self._gap("ours") < CLEAR or points < MIN_POINTS or self._hinders():
            return ""
        if self._gap("takes") >= CLEAR:
            return self._language.say(
                "eighty-points/trick-better-takes",
                points=points,
                **self._names,
                **self._both("takes"),
            )
        return self._language.say(
            "eighty-points/trick-worse-trick",
            points=points,
            n=100 - facts["ours"],
            m=100 - self._worse.facts["ours"],
            **self._names,
        )

    def gift(self) -> str:
        """Compare the points that each side gets in the current trick."""
        if self._hinders():
            return ""
        if self._gap("given") <= -MIN_POINTS:
            return self._language.say(
                "eighty-points/gift-worse-other", **self._names, **self._both("given")
            )
        if self._gap("won") >= MIN_POINTS:
            return self._language.say(
                "eighty-points/gift-better-side", **self._names, **self._both("won")
            )
        return ""

    def pair(self) -> str:
        """Point out a pair that one of them breaks."""
        cards, kept = self._worse.action.cards, self._better.action.cards
        breaks = len(cards) == 1 and self._view.hand.count(cards[0]) == 2
        if not breaks or cards[0] in kept or not self._helps():
            return ""
        return self._language.say(
            "eighty-points/pair",
            card=card_text(cards[0], self._language),
            **self._names,
            **self._both("total"),
        )

    def buried(self) -> str:
        """Compare the points buried."""
        less, more = points_in(self._better.action.cards), points_in(self._worse.action.cards)
        if more - less < MIN_POINTS or not self._helps():
            return ""
        return self._language.say(
            "eighty-points/buried", less=less, more=more, **self._both("total")
        )

    def trumps(self) -> str:
        """Compare the numbers of trumps kept."""
        more, fewer = (self._trumps_after(each.action) for each in (self._better, self._worse))
        if more <= fewer or not self._helps():
            return ""
        return self._language.say(
            "eighty-points/trumps-keeps-more", more=more, fewer=fewer, **self._both("total")
        )

    def _trumps_after(self, action: Bury) -> int:
        suits = self._view.order.suits
        held = sum(suits[card] == TRUMPS for card in self._view.hand)
        return held - sum(suits[card] == TRUMPS for card in action.cards)

    def last(self) -> str:
        """Compare how often the viewer's side wins the last trick."""
        if self._gap("last") < CLEAR:
            return ""
        return self._language.say("eighty-points/last", **self._names, **self._both("last"))

    def end(self) -> str:
        """Compare the final scores."""
        if self._helps():
            return self._language.say(
                "eighty-points/end-after-better", **self._names, **self._both("total")
            )
        if self._gap("rises") > 0:
            return self._language.say(
                "eighty-points/end-after-better-rise", **self._names, **self._both("rises")
            )
        return ""


def _name(action: Any, burial: str, language: Language) -> str:
    match action:
        case Put(cards):
            return f"**{cards_text(cards, language)}**"
        case Call(int(card)):
            return f"**{card_text(card, language)}**"
        case Call():
            return language.say("eighty-points/name-calling-nobody")
        case _:
            return burial
