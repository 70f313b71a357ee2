"""A round played out to its end in one guess of the hidden cards, as all are likely to play."""

from typing import Final

from games.eighty_points.computers.answering import Answering
from games.eighty_points.state import PLAYERS
from games.eighty_points.tricks import POINTS, Cards
from games.eighty_points.trumps import TRUMPS, Suits
from games.eighty_points.view import EightyPointsView

SURE_PAIR: Final = 13.0
SURE: Final = 10.0
OURS: Final = 7.0
OUR_RUFF: Final = 5.0
SURE_TRUMP: Final = 6.0
OUR_TRUMP: Final = 2.0
POOR_TRUMP: Final = -3.0
"""Value of leading: a card that nobody can beat, one that a friend takes, and so on."""
MORE_TRUMPS: Final = 3.0
"""Additional value of leading trumps with more of them than the other side."""
LONG: Final = 6
PULLED: Final = 5.0
"""Additional value of leading a sure trump while holding at least LONG of them."""


class Rehearsal:
    """A round to play out with all hands open, everybody knowing the sides. The hands are used up.

    The hands are by seat and suit, the weakest card first. The holder of the called card plays it
    at the first chance, unless it is the ``reluctant`` seat.
    """

    __slots__ = (
        "_after",
        "_called",
        "_hands",
        "_koth",
        "_order",
        "_points",
        "_reluctant",
        "_suit",
        "_view",
        "defends",
    )

    def __init__(
        self,
        view: EightyPointsView,
        hands: list[Suits],
        called: int | None,
        reluctant: int | None = None,
    ) -> None:
        assert view.koth is not None
        self._view = view
        self._order = order = view.order
        self._hands = hands
        self._koth = koth = view.koth
        self._called = -1 if called is None else called
        self._suit = 0 if called is None else order.suits[called]
        self._reluctant = reluctant
        self._points = [seat.points for seat in view.seats]
        self._after = [view.after(seat) for seat in range(PLAYERS)]
        self.defends = [
            seat in (koth, view.ally)
            or (seat != reluctant and self._called in hands[seat][self._suit])
            for seat in range(PLAYERS)
        ]

    def total(self, seat: int, cards: Cards | None, dead: int) -> int:
        """Return the challengers' final score if a seat plays these cards now, or leads freely.

        ``dead`` is the value of the dead hand.
        """
        order, hands, after = self._order, self._hands, self._after
        trick = Answering(order, self.defends, self._view.trick)
        to_come = PLAYERS - 1 - len(self._view.trick)
        if cards is None:
            cards = self._lead(seat)
        while True:
            trick.add(seat, cards)
            self._play(seat, cards)
            for left in range(to_come - 1, -1, -1):
                seat = after[seat]
                cards = self._answer(trick, seat, len(cards) == 1, left)
                trick.add(seat, cards)
                self._play(seat, cards)
            seat = trick.winner
            self._points[seat] += trick.points
            if not any(hands[seat]):
                break
            cards = self._lead(seat)
            trick = Answering(order, self.defends, ())
            to_come = PLAYERS - 1
        points = sum(points for at, points in enumerate(self._points) if not self.defends[at])
        return points if self.defends[seat] else points + 2 * dead

    def _play(self, seat: int, cards: Cards) -> None:
        hand, suits = self._hands[seat], self._order.suits
        for card in cards:
            hand[suits[card]].remove(card)
        if self._called in cards:
            self._called = -1
            for other in range(PLAYERS):
                self.defends[other] = other in (self._koth, seat)

    def _is_eager(self, seat: int) -> bool:
        """True if a seat would play the called card as soon as it can."""
        return (
            self._called >= 0
            and self._called in self._hands[seat][self._suit]
            and seat not in (self._koth, self._reluctant)
        )

    def _answer(self, trick: Answering, seat: int, single: bool, left: int) -> Cards:
        if single and trick.suit == self._suit and self._is_eager(seat):
            return (self._called,)
        return trick.answer(seat, self._hands[seat], left)

    def _lead(self, seat: int) -> Cards:
        if self._is_eager(seat):
            return (self._called,)
        hands, defends, strengths = self._hands, self.defends, self._order.strengths
        hand = hands[seat]
        friends: list[Suits] = []
        foes: list[Suits] = []
        for other in range(PLAYERS):
            if other != seat:
                (friends if defends[other] == defends[seat] else foes).append(hands[other])
        against = sum([len(foe[TRUMPS]) for foe in foes])
        more = len(hand[TRUMPS]) + sum([len(friend[TRUMPS]) for friend in friends]) > against
        best: Cards = ()
        most = -100.0
        for suit in range(TRUMPS + 1):
            own = hand[suit]
            if not own:
                continue
            beaten_by = max([strengths[foe[suit][-1]] for foe in foes if foe[suit]], default=0)
            top = own[-1]
            ours = max(
                [strengths[friend[suit][-1]] for friend in friends if friend[suit]], default=0
            )
            if suit == TRUMPS:
                # A sure trump pulls the foes' trumps; else a low one may find a friend's high one.
                if against and strengths[top] >= beaten_by:
                    card, value = top, SURE_TRUMP + MORE_TRUMPS * more - POINTS[top] * 0.1
                    value += PULLED * (len(own) >= LONG)
                else:
                    card = _cheapest(own)
                    value = POOR_TRUMP - POINTS[card] * 0.5 - strengths[card] * 0.1 + 2.0
                    if against and ours > beaten_by:
                        value = OUR_TRUMP + (len(own) > 4) - strengths[card] * 0.05 + 1.0
                    elif not against:
                        value -= 2.0
            else:
                # A side card wins if it is boss and no foe can ruff: then the one with most points.
                ruffed = any(not foe[suit] and foe[TRUMPS] for foe in foes)
                if not ruffed and strengths[top] >= beaten_by:
                    card = max(own, key=lambda c: POINTS[c] if strengths[c] >= beaten_by else -1)
                    value = SURE + POINTS[card] * 0.3 - strengths[card] * 0.05
                else:
                    card = _cheapest(own)
                    value = -strengths[card] * 0.1
                    # Otherwise the cheapest, best to a friend who is boss there, or can ruff.
                    if not ruffed and ours > beaten_by:
                        value += OURS
                    elif not ruffed and any(not f[suit] and f[TRUMPS] for f in friends):
                        value += OUR_RUFF
                    else:
                        value -= POINTS[card] * 0.5 + ruffed
                        value += len(own) == 1 and bool(hand[TRUMPS])
            if value > most:
                best, most = (card,), value
            # A pair that no foe's pair beats takes two cards of everybody.
            pair = _top_pair(own)
            if pair >= 0 and most < SURE_PAIR and not self._beats_pair(foes, suit, pair):
                best, most = (pair, pair), SURE_PAIR - 4.0 * (suit == TRUMPS)
        return best

    def _beats_pair(self, foes: list[Suits], suit: int, pair: int) -> bool:
        strengths = self._order.strengths
        for foe in foes:
            if foe[suit]:
                better = _top_pair(foe[suit])
                if better >= 0 and strengths[better] > strengths[pair]:
                    return True
            elif _top_pair(foe[TRUMPS]) >= 0:
                return True
        return False


def _cheapest(cards: list[int]) -> int:
    """Return the weakest of the cards with the fewest points."""
    return min(cards, key=POINTS.__getitem__)


def _top_pair(cards: list[int]) -> int:
    """Return the strongest card of which both copies are there, or -1."""
    for at in range(len(cards) - 1, 0, -1):
        if cards[at] == cards[at - 1]:
            return cards[at]
    return -1
