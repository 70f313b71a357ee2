"""Why one of a player's decisions is better than another, in the words of the game.

A reason has no numbers: both decisions are named above it, with what each is worth. Facts are
counted in rounds that Knights played out after each of the two.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from bot.pages.presenter import Weighed
from cogs.games.eighty_points.texts import Texts
from games.core.cards import SYMBOLS
from games.eighty_points.state import Bury, Call, Put
from games.eighty_points.tricks import count_stronger, pairs_in, points_in, winning, without
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import Play

_CLEAR: Final = 15  # Minimum difference that is mentioned, in times out of 100
_MIN_POINTS: Final = 5  # Minimum difference in points that is mentioned
_SURE: Final = 90  # Times out of 100 from which a seat counts as surely on a side
_FACTS: Final = frozenset(("rises", "defends", "total", "takes", "won", "given", "found", "last"))
"""Facts needed for an explanation. Reviews of older versions may lack some; they get none."""

Cards = Sequence[int]


class Reasons(Texts):
    """The texts of reviews and puzzles."""

    def reason(self, better: Weighed, worse: Weighed) -> str:
        if better.worth <= worse.worth or any(_FACTS - {*each.facts} for each in (better, worse)):
            return ""
        gap = {fact: better.facts[fact] - worse.facts[fact] for fact in _FACTS}
        sides = better.facts["defends"], worse.facts["defends"]
        # The points that the choice saves the viewer's side, if it is settled.
        saved = -gap["total"] if min(sides) >= _SURE else gap["total"]
        saved = saved if min(sides) >= _SURE or max(sides) <= 100 - _SURE else 0
        third = ""
        match better.action, worse.action:
            case Put(cards), Put(others):
                why = self._why_put(cards, others, gap, saved)
            case Bury(cards), Bury(others):
                why, third = self._why_bury(cards, others)
            case Call(int(card)), Call(other):
                why = self._why_call(card, other)
            case _:
                return ""
        first = winning(self.view.trick, self.view.order) if self.view.trick else None
        return self.say(
            "eighty-points/reason",
            why=why,
            cards=self.named(better.action),
            other=self.named(worse.action),
            third=third,
            called="" if self.view.called is None else self.card(self.view.called),
            name="" if first is None else self.name(first.seat),
            theirs="" if first is None else self.cards(first.cards),
        )

    def _why_put(self, cards: Cards, others: Cards, gap: dict[str, int], saved: int) -> str:
        view = self.view
        if view.called is not None and view.fallen is None:
            joins, waits = (view.called in each for each in (cards, others))
            if view.viewer == view.koth and gap["found"] >= _CLEAR:
                return "found"
            if view.viewer != view.koth and joins != waits and gap["rises"] > 0:
                return "joins" if joins else "waits"
        why = "none"
        if saved > -_MIN_POINTS:
            why = self._follows(cards, others, gap) if view.trick else self._leads(cards, others)
        return "last" if why == "none" and gap["last"] >= _CLEAR else why

    def _follows(self, cards: Cards, others: Cards, gap: dict[str, int]) -> str:
        view, order = self.view, self.view.order
        assert view.viewer is not None
        first = winning(view.trick, order)
        mine, theirs = self._defends(view.viewer), self._defends(first.seat)
        friend = None if None in (mine, theirs) else mine == theirs
        takes, wastes = (
            winning((*view.trick, Play(view.viewer, tuple(each))), order).seat == view.viewer
            for each in (cards, others)
        )
        strength, rest = (max(order.strengths[card] for card in each) for each in (cards, others))
        points = points_in(cards) - points_in(others)
        if takes and not wastes and not friend and gap["takes"] >= _CLEAR:
            pot = points_in(chain(cards, *(play.cards for play in view.trick)))
            return "takes-points" if pot else "takes"
        if wastes and not takes:
            return "overtakes" if friend else "spends"
        if takes and wastes and strength < rest:
            return "cheaper"
        if not takes and points < 0 and gap["given"] < 0 and not friend:
            return "feeds-unknown" if friend is None else "feeds"
        if not takes and points > 0 and gap["won"] > 0 and friend:
            return "adds"
        if self._breaks(cards, others):
            return "breaks"
        return "hopeless" if not takes and points == 0 and strength < rest else "none"

    def _leads(self, cards: Cards, others: Cards) -> str:
        suits = self.view.order.suits
        beaten = not self._is_top(others[0])
        if len(cards) > len(others) and beaten:
            return "pair"
        if beaten and self._is_top(cards[0]):
            return "top"
        if beaten and points_in(others) > points_in(cards):
            return "exposes"
        if self._breaks(cards, others):
            return "breaks"
        if suits[others[0]] == TRUMPS != suits[cards[0]]:
            return "keeps-trump"
        return "draws" if suits[cards[0]] == TRUMPS != suits[others[0]] else "none"

    def _breaks(self, cards: Cards, others: Cards) -> bool:
        """True if the worse play breaks up a pair that the better one leaves whole."""
        return len(others) == 1 and others[0] in pairs_in(self.view.hand) and others[0] not in cards

    def _is_top(self, card: int) -> bool:
        """True if others can't hold a card of its suit that beats it."""
        view = self.view
        plays = chain(view.trick, *(trick.plays for trick in view.tricks))
        seen = [*view.hand, *(view.buried or ()), *chain(*(play.cards for play in plays))]
        return not count_stronger(card, seen, view.order)

    def _why_bury(self, cards: Cards, others: Cards) -> tuple[str, str]:
        order, hand = self.view.order, self.view.hand
        kept = [card for card in others if card not in cards]
        if points_in(others) - points_in(cards) >= _MIN_POINTS:
            return "buries-points", self._listed(card for card in kept if points_in((card,)))
        trumps = [card for card in kept if order.suits[card] == TRUMPS]
        if trumps:
            return "buries-trumps", self._listed(trumps)
        left, rest = (order.by_suit(without(hand, each))[:TRUMPS] for each in (cards, others))
        emptied = [suit for suit in range(TRUMPS) if rest[suit] and not left[suit]]
        if emptied:
            return "empties", self.language.row(SYMBOLS[suit] for suit in emptied)
        tops = [card for card in kept if self._is_top(card)]
        return ("buries-top", self._listed(tops)) if tops else ("none", "")

    def _listed(self, cards: Iterable[int]) -> str:
        return self.language.listing(map(self.card, cards))

    def _why_call(self, card: int, other: int | None) -> str:
        view, order = self.view, self.view.order
        if other is None:
            return "alone"
        known = [*view.hand, *(view.buried or ())]
        if known.count(other) > known.count(card):
            return "own-both" if known.count(other) > 1 else "own"
        sides = [order.suits[each] for each in (card, other)]
        if TRUMPS in sides:
            return "none"
        held = order.by_suit(view.hand)
        if count_stronger(card, known, order) < count_stronger(other, known, order):
            return "stronger"
        return "leads-to" if held[sides[0]] and not held[sides[1]] else "none"

    def _defends(self, seat: int) -> bool | None:
        """True if the seat is on the King's side, or None if that isn't settled or known."""
        view = self.view
        if seat in view.defenders:
            return True
        if view.called is None or view.fallen is not None:
            return False
        held = view.hand.count(view.called)
        if seat == view.viewer:
            # With one of the two, it's the ally's only if it's played first.
            return (False, None, True)[held]
        return False if held > 1 else None
