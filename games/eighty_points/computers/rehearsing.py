"""One playout of perfect-information Monte Carlo: a round played to its end with open hands.

The hidden cards are sampled, and every seat follows simple rules of likely play. ``king`` has the
rest of the method.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from games.eighty_points.state import PLAYERS
from games.eighty_points.tricks import POINTS, Cards
from games.eighty_points.trumps import TRUMPS, Order, Suits
from games.eighty_points.view import EightyPointsView, Play

ACE: Final = 14
KING: Final = 13
SAFE_TRUMP: Final = 34  # Strength of the trump ace. Trumps from here up are seldom beaten.
SAFE_RUFF: Final = 26  # Strength of a middling trump. A ruff with it is seldom beaten.
TEMPTING: Final = 5  # Points in a trick that are worth spending a trump on


class Keys(NamedTuple):
    """Sort keys for cards.

    ``rich`` is high for cards to give away: points, then weak cards. ``dear`` is high for cards to
    keep: points and strong cards.
    """

    strength: Callable[[int], int]
    rich: Callable[[int], int]
    dear: Callable[[int], int]


@cache
def _keys_of(order: Order) -> Keys:
    rich = [POINTS[card] * 100 - strength for card, strength in enumerate(order.strengths)]
    dear = [POINTS[card] * 10 + strength for card, strength in enumerate(order.strengths)]
    return Keys(order.strengths.__getitem__, rich.__getitem__, dear.__getitem__)


class Answering:
    """A trick in progress: who is winning it, and what it holds.

    ``defends`` gives each seat's side. ``suit`` is the suit led, -1 before the lead.
    """

    __slots__ = ("_defends", "_keys", "_order", "_strongest", "_wide", "points", "suit", "winner")

    def __init__(self, order: Order, defends: Sequence[bool], plays: Sequence[Play]) -> None:
        self._order = order
        self._keys = _keys_of(order)
        self._defends = defends
        self.suit = -1
        self._wide = 0
        self._strongest = 0
        self.points = 0
        self.winner = -1
        for play in plays:
            self.add(play.seat, play.cards)

    def add(self, seat: int, cards: Cards) -> None:
        first, last = cards[0], cards[-1]
        strength = self._order.strengths[first]
        for card in cards:
            self.points += POINTS[card]
        if self.suit < 0:
            self.suit = self._order.suits[first]
            self._wide = len(cards)
            self._strongest, self.winner = strength, seat
        elif (
            first == last
            and strength > self._strongest
            and self._order.suits[first] in (self.suit, TRUMPS)
        ):
            self._strongest, self.winner = strength, seat

    def answer(self, seat: int, hand: Suits, after: int) -> Cards:
        """Return a seat's likely play from this hand. ``after`` seats still have to play."""
        friendly = self._defends[self.winner] == self._defends[seat]
        if self._wide == 2:
            return self._answer_pair(hand, friendly)
        safe = friendly and (not after or self._is_high())
        if hand[self.suit]:
            return (self._follow(hand[self.suit], friendly, safe, after),)
        return (self._elsewhere(hand, friendly, safe, after),)

    def _is_high(self) -> bool:
        if self.suit == TRUMPS:
            return self._strongest >= SAFE_TRUMP
        return self._strongest == ACE or self._strongest >= SAFE_RUFF

    def _follow(self, inside: list[int], friendly: bool, safe: bool, after: int) -> int:
        if len(inside) == 1:
            return inside[0]
        keys = self._keys
        # The trick is safe with a friend, so give it points.
        if safe:
            return max(inside, key=keys.rich)
        top = max(inside, key=keys.strength)
        if not friendly and keys.strength(top) > self._strongest:
            side = self.suit != TRUMPS
            # The last to play wins with any higher card. Others need a strong one to hold it.
            if not after:
                if side or self.points:
                    return max(self._above(inside), key=keys.rich)
            elif self.points >= (1 if side else TEMPTING) or (side and keys.strength(top) >= KING):
                return top
        # Nothing to win, so give away as little as possible.
        return min(inside, key=keys.dear)

    def _elsewhere(self, hand: Suits, friendly: bool, safe: bool, after: int) -> int:
        keys, trumps = self._keys, hand[TRUMPS]
        sure = friendly and self._is_high()
        if self.suit != TRUMPS and trumps and not sure:
            # A ruff is worth it for points, or if a foe is ahead and others are still to play.
            tempted = self.points >= TEMPTING or (after and not friendly)
            if tempted and (above := self._above(trumps)):
                return min(above, key=keys.strength)
        spare = [card for suit in range(TRUMPS) for card in hand[suit]] or trumps
        return max(spare, key=keys.rich) if safe else min(spare, key=keys.dear)

    def _above(self, cards: list[int]) -> list[int]:
        return [card for card in cards if self._keys.strength(card) > self._strongest]

    def _answer_pair(self, hand: Suits, friendly: bool) -> Cards:
        keys, inside = self._keys, hand[self.suit]
        if pairs := [card for card in set(inside) if inside.count(card) == 2]:
            above = self._above(pairs)
            if friendly or above:
                card = max(pairs if friendly else above, key=keys.rich)
            else:
                card = min(pairs, key=keys.dear)
            return card, card
        # Void against a foe: a pair of trumps is worth a trick with points.
        if not inside and not friendly and self.points >= TEMPTING:
            trumps = hand[TRUMPS]
            ruffs = [card for card in set(trumps) if trumps.count(card) == 2]
            if above := self._above(ruffs):
                card = min(above, key=keys.strength)
                return card, card
        spare = [card for suit in range(TRUMPS) if suit != self.suit for card in hand[suit]]
        trumps = [] if self.suit == TRUMPS else hand[TRUMPS]
        first, second = [
            *self._poured(inside, friendly),
            *self._poured(spare, friendly),
            *self._poured(trumps, friendly),
        ][:2]
        return first, second

    def _poured(self, cards: list[int], friendly: bool) -> list[int]:
        """Sort cards by how readily they are given to the trick, readiest first."""
        if friendly:
            return sorted(cards, key=self._keys.rich, reverse=True)
        return sorted(cards, key=self._keys.dear)


# Values of leads. All are on one scale, and only their order counts.
WORST: Final = -100.0  # Less than the value of any lead
SURE_PAIR: Final = 13.0  # A pair that no foe's pair beats. It draws two cards from everybody.

SURE: Final = 10.0  # A side card that no foe can beat or ruff
PER_POINT_WON: Final = 0.3
"""Value of each point in a sure side card: it is safe now, but may not be later."""
PER_STRENGTH_SURE: Final = 0.05
"""Cost of strength in a sure card: the weaker one goes, since the stronger stays sure."""
OURS: Final = 7.0  # A side card in a suit that a friend wins
OUR_RUFF: Final = 5.0  # A side card that a friend can ruff and no foe can
PER_POINT_LOST: Final = 0.5  # Cost of each point in a card that a foe is likely to take
PER_STRENGTH: Final = 0.1  # Cost of strength in other cards: strong cards may win later
RUFFED: Final = 1.0  # A side card that a foe can ruff
SINGLETON: Final = 1.0  # The last card of a side suit: the next one led in it can be ruffed

SURE_TRUMP: Final = 6.0  # A trump that no foe can beat, while foes have trumps to lose
MORE_TRUMPS: Final = 3.0  # Additional value of a sure trump with more trumps than the other side
LONG: Final = 6
PULLED: Final = 5.0  # Additional value of a sure trump while holding at least LONG of them
PER_POINT_PULLING: Final = 0.1
"""Cost of each point in a sure trump: one without points would win as well."""
OUR_TRUMP: Final = 2.0  # A low trump to a friend's high one
MANY: Final = 5
MANY_TRUMPS: Final = 1.0  # Additional value of that while holding at least MANY trumps
PULLING_TO_FRIEND: Final = 1.0  # Additional value of that, since foes have to follow
POOR_TRUMP: Final = -3.0  # A low trump that helps nobody: a trump is worth more later
PULLING: Final = 2.0  # Additional value of a low trump if foes have trumps to follow with


class Rehearsal:
    """A round to play out with open hands and known sides. Playing consumes the hands.

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
        # No card is -1, so nothing matches it.
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
        """Return the challengers' final score after a seat plays these cards.

        ``dead`` is the value of the dead hand. If ``cards`` is None, the seat chooses a lead.
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
        # The winner of the last trick takes the dead hand; challengers get it doubled.
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
        strengths, hand = self._order.strengths, self._hands[seat]
        friends, foes = self._friends_and_foes(seat)
        best: Cards = ()
        most = WORST
        for suit in range(TRUMPS + 1):
            own = hand[suit]
            if not own:
                continue
            # Hands lie weakest first, so the last card is the top one. Lists, since they beat
            # generators at this size, and a decision takes thousands of playouts.
            foe_top = max([strengths[foe[suit][-1]] for foe in foes if foe[suit]], default=0)
            friend_top = max(
                [strengths[friend[suit][-1]] for friend in friends if friend[suit]], default=0
            )
            if suit == TRUMPS:
                card, value = self._trump_lead(own, friends, foes, friend_top, foe_top)
            else:
                card, value = self._side_lead(hand, suit, friends, foes, friend_top, foe_top)
            if value > most:
                best, most = (card,), value
            pair = _top_pair(own)
            if pair >= 0 and most < SURE_PAIR and not self._beats_pair(foes, suit, pair):
                best, most = (pair, pair), SURE_PAIR
        return best

    def _friends_and_foes(self, seat: int) -> tuple[list[Suits], list[Suits]]:
        friends: list[Suits] = []
        foes: list[Suits] = []
        for other, hand in enumerate(self._hands):
            if other != seat:
                (friends if self.defends[other] == self.defends[seat] else foes).append(hand)
        return friends, foes

    def _trump_lead(
        self,
        own: list[int],
        friends: list[Suits],
        foes: list[Suits],
        friend_top: int,
        foe_top: int,
    ) -> tuple[int, float]:
        strengths, top = self._order.strengths, own[-1]
        foes_trumps = sum([len(foe[TRUMPS]) for foe in foes])
        # A sure trump pulls the foes' trumps; else a low one may find a friend's high one.
        if foes_trumps and strengths[top] >= foe_top:
            more = len(own) + sum([len(friend[TRUMPS]) for friend in friends]) > foes_trumps
            value = SURE_TRUMP + MORE_TRUMPS * more - POINTS[top] * PER_POINT_PULLING
            return top, value + PULLED * (len(own) >= LONG)
        card = _cheapest(own)
        if foes_trumps and friend_top > foe_top:
            value = OUR_TRUMP + MANY_TRUMPS * (len(own) >= MANY)
            return card, value - strengths[card] * PER_STRENGTH_SURE + PULLING_TO_FRIEND
        value = POOR_TRUMP - POINTS[card] * PER_POINT_LOST - strengths[card] * PER_STRENGTH
        value += PULLING
        return card, value if foes_trumps else value - PULLING

    def _side_lead(
        self,
        hand: Suits,
        suit: int,
        friends: list[Suits],
        foes: list[Suits],
        friend_top: int,
        foe_top: int,
    ) -> tuple[int, float]:
        strengths, own = self._order.strengths, hand[suit]
        ruffed = any(not foe[suit] and foe[TRUMPS] for foe in foes)
        if not ruffed and strengths[own[-1]] >= foe_top:
            # The sure card with the most points, which are safe in this trick.
            card = max(own, key=lambda c: POINTS[c] if strengths[c] >= foe_top else -1)
            value = SURE + POINTS[card] * PER_POINT_WON - strengths[card] * PER_STRENGTH_SURE
            return card, value
        card = _cheapest(own)
        value = -strengths[card] * PER_STRENGTH
        if not ruffed and friend_top > foe_top:
            return card, value + OURS
        if not ruffed and any(not friend[suit] and friend[TRUMPS] for friend in friends):
            return card, value + OUR_RUFF
        value -= POINTS[card] * PER_POINT_LOST + RUFFED * ruffed
        # Only with trumps in hand, or there is nothing to ruff with.
        return card, value + SINGLETON * (len(own) == 1 and bool(hand[TRUMPS]))

    def _beats_pair(self, foes: list[Suits], suit: int, pair: int) -> bool:
        strengths = self._order.strengths
        for foe in foes:
            if foe[suit]:
                better = _top_pair(foe[suit])
                if better >= 0 and strengths[better] > strengths[pair]:
                    return True
            # Void in the suit: a pair of trumps ruffs a pair.
            elif _top_pair(foe[TRUMPS]) >= 0:
                return True
        return False


def _cheapest(cards: list[int]) -> int:
    return min(cards, key=POINTS.__getitem__)


def _top_pair(cards: list[int]) -> int:
    for at in range(len(cards) - 1, 0, -1):
        if cards[at] == cards[at - 1]:
            return cards[at]
    return -1
