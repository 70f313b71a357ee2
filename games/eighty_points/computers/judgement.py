"""Values a play by its trick's result in many sampled worlds, less the cards' value in the hand.

The sampling takes into account which cards the King of the Hill is likely to hold.
"""

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from games.eighty_points.computers.rehearsing import Answering
from games.eighty_points.state import PLAYERS
from games.eighty_points.tricks import POINTS, Cards, points_in, winning
from games.eighty_points.trumps import FACES, TRUMPS, Order, Suits
from games.eighty_points.view import EightyPointsView
from games.eighty_points.worlds import DEAD, Dealer, unseen_in

RICHER: Final = 0.5  # Increase of a world's log odds per additional trump with the King of the Hill
KEPT: Final = {14: 9.0, 13: 4.0, 12: 2.0}
"""Weights that keep a side card out of the dead hand, by strength."""
KNOWN_GONE: Final = -1.0  # Weight of a card that is known not to be in the hand
KEPT_TRUMP: Final = 100.0
KEPT_PAIR: Final = 1.0
KEPT_POINT: Final = 0.25
KEPT_LONG: Final = 0.6
"""Weight that keeps a side card out of the dead hand for each card of its suit."""


def unlikely_places(view: EightyPointsView, kept: Callable[[int], bool], shy: int = 0) -> list[int]:
    """Return the places, as bits, where each card is unlikely to be.

    A card that is ``kept`` is seldom buried. A called card that hasn't been played is seldom buried
    or with the King of the Hill or one of the ``shy`` seats (given as bits).
    """
    unlikely = [kept(card) << DEAD for card in range(FACES)]
    if view.called is not None and view.koth is not None and view.fallen is None:
        unlikely[view.called] |= 1 << view.koth | 1 << DEAD | shy
    return unlikely


class Supposer(Dealer):
    """Deals the unseen cards as play and burying are likely to have left them.

    The King of the Hill is dealt the dead hand too and buries the cards it misses least. Two such
    worlds are dealt, and the one in which it holds more trumps is the likelier choice. A seat that
    followed to the called card's suit with another card is assumed not to hold the called one.
    """

    __slots__ = ("_view",)

    def __init__(self, view: EightyPointsView) -> None:
        assert view.koth is not None
        self._view = view
        kept = TRUMPS if view.seats[view.koth].void >> TRUMPS & 1 else None
        suits = view.order.suits
        unlikely = unlikely_places(view, lambda card: suits[card] == kept, _shy(view))
        super().__init__(view, unlikely)

    def deal(self, rng: random.Random) -> list[Suits]:
        """Return one world: each seat's hand by suit, weakest first. The viewer's own is empty."""
        koth = self._view.koth
        assert koth is not None
        world = super().deal(rng)
        if koth == self._view.viewer:
            return world
        other = super().deal(rng)
        had, has = [len(each[koth][TRUMPS] + each[DEAD][TRUMPS]) for each in (world, other)]
        # Keep one of two worlds by their odds (Barker's rule of Markov chain Monte Carlo).
        if rng.random() < 1 / (1 + math.exp(-RICHER * (has - had))):
            world = other
        self._bury(world)
        return world

    def _bury(self, world: list[Suits]) -> None:
        koth, order = self._view.koth, self._view.order
        assert koth is not None
        facts = self._view.seats[koth]
        pool: list[tuple[float, int]] = []
        for suit, (held, buried) in enumerate(zip(world[koth], world[DEAD], strict=True)):
            void, pairless = facts.void >> suit & 1, facts.pairless >> suit & 1
            cards = held + buried
            for at, card in enumerate(cards):
                # The hand has shown that it lacks these cards, so they are buried first.
                if void or (pairless and card in cards[:at]):
                    kept = KNOWN_GONE
                elif suit == TRUMPS:
                    kept = KEPT_TRUMP
                else:
                    kept = KEPT.get(order.strengths[card], 0.0) + KEPT_LONG * len(cards)
                    kept += KEPT_PAIR * (cards.count(card) == 2) + KEPT_POINT * POINTS[card]
                pool.append((kept, card))
        cards = [card for _, card in sorted(pool)]
        number = sum(map(len, world[DEAD]))
        world[koth], world[DEAD] = order.by_suit(cards[number:]), order.by_suit(cards[:number])


def _shy(view: EightyPointsView) -> int:
    """Return the seats, as bits, that could have played the called card and did not."""
    if view.called is None or view.fallen is not None:
        return 0
    suits, shy = view.order.suits, 0
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        if plays and len(plays[0].cards) == 1 and suits[plays[0].cards[0]] == suits[view.called]:
            for play in plays[1:]:
                shy |= 1 << play.seat
    return shy


Stages = Sequence[tuple[int, int, float]]
STAGES: Final[Stages] = ((10, 5, 8.0), (14, 3, 5.0), (24, 1, 0.0))
"""By stage: worlds sampled, plays kept, and how many points a kept play may trail by."""
LEAD: Final = 1.0  # Value of leading the next trick, in card points like all constants below
HARMLESS: Final = 6  # Leads count as equal with at least this many unseen stronger cards
BOSS: Final = (2.5, 2.0, 1.2)
"""Cost of spending a side card that none, one or two unseen cards beat."""
LOW_TRUMP: Final = 1.5  # Cost of playing any trump
HIGH_TRUMP: Final = 7.0  # Additional cost of spending the highest trump
STRENGTH: Final = 0.03  # Cost of a side card per rank, so that the lower of two similar cards goes
LIABILITY: Final = 0.3  # Share of a side card's points that is a burden while it is held
PAIR: Final = 0.6  # Cost of breaking a pair
TRUMP_PAIR: Final = 1.0  # Cost of breaking a pair of trumps
EMPTY: Final = 1.0  # Value of being void in a suit while holding trumps
REVEAL: Final = 6.0  # Value of becoming the ally, for a player who wants to be
TOWARDS: Final = 5.0  # Value of leading low to the called card's suit, for the King of the Hill
DEAD_POINTS: Final = 8.0  # Expected points in the dead hand
ALL_POINTS: Final = 200
SHARE: Final = 0.46  # Share of the points still to come that the challengers are expected to take
HOPELESS: Final = 105.0  # Challengers' points above which nobody wants to be the ally


@cache
def _levels(order: Order) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return groups of cards with equal suit and strength, with their suit, strongest first."""
    found: dict[tuple[int, int], list[int]] = {}
    for card in range(FACES):
        found.setdefault((-order.strengths[card], order.suits[card]), []).append(card)
    return tuple((key[1], tuple(found[key])) for key in sorted(found))


class Judge:
    """Weighs the plays of one turn against each other.

    It samples the unseen cards many times, lets the later seats answer, and averages what its side
    wins or loses with the trick. From that it deducts what the hand loses.
    """

    def __init__(self, view: EightyPointsView, rng: random.Random) -> None:
        assert view.viewer is not None and view.koth is not None
        self._view = view
        self._rng = rng
        self._me = view.viewer
        self._koth = view.koth
        self._order = view.order
        self._hand = self._order.by_suit(view.hand)
        self.called = view.called if view.fallen is None else None
        self._unseen = unseen_in(view)
        self._above = above = [0] * FACES  # Number of unseen stronger cards of its suit, by card
        self._open = found = [0] * (TRUMPS + 1)  # Number of unseen cards, by suit
        # From the strongest level down: the count so far is that of the stronger cards.
        for suit, level in _levels(self._order):
            stronger = found[suit]
            for card in level:
                above[card] = stronger
                found[suit] += self._unseen[card]
        self.loyal = self._wants_to_be_ally()

    def best(self, plays: list[Cards], stages: Stages = STAGES) -> Cards:
        costs = self.worth_weighing(plays)
        left = list(costs)
        if len(left) == 1:
            return left[0]
        dealer = Dealer(self._view, unlikely_places(self._view, self._is_kept))
        totals = dict.fromkeys(left, 0.0)
        weighed = 0
        # All plays meet the same worlds. Only those near the best go on to the next stage.
        for guesses, stay, behind in stages:
            worlds = [dealer.deal(self._rng) for _ in range(guesses)]
            weighed += guesses
            for cards in left:
                gains = sum(self.gain(cards, world) for world in worlds)
                totals[cards] += gains - guesses * costs[cards]
            left.sort(key=totals.__getitem__, reverse=True)
            enough = totals[left[0]] - behind * weighed
            left = [cards for cards in left[:stay] if totals[cards] >= enough]
            if len(left) == 1:
                break
        return left[0]

    def worth_weighing(self, plays: list[Cards]) -> dict[Cards, float]:
        """Return the cheapest play for each effect on the trick, with its cost."""
        order, trick = self._order, self._view.trick
        # Plays of one kind have the same effect on the trick, so only the cheapest is weighed.
        standing = winning(trick, order).cards[0] if trick else None
        cheapest: dict[tuple[int, ...], tuple[float, Cards]] = {}
        for cards in plays:
            first, last = cards[0], cards[-1]
            suit = order.suits[first]
            kind: tuple[int, ...] = points_in(cards), self.called in cards
            if standing is None:
                kind += suit, min(self._above[first], HARMLESS), len(cards)
            elif (
                first == last
                and suit in (order.suits[trick[0].cards[0]], TRUMPS)
                and order.strengths[first] > order.strengths[standing]
            ):
                kind += suit, self._above[first]
            cost = self.cost(cards)
            if kind not in cheapest or cost < cheapest[kind][0]:
                cheapest[kind] = cost, cards
        return {cards: cost for cost, cards in cheapest.values()}

    def _is_kept(self, card: int) -> bool:
        return self._order.suits[card] == TRUMPS or POINTS[card] == 10

    # The trick

    def gain(self, cards: Cards, world: list[Suits]) -> float:
        """Return the points that this seat's side wins (or loses) with the trick in one world."""
        view = self._view
        ally = self._ally_in(world, cards)
        defends = [seat in (self._koth, ally) for seat in range(PLAYERS)]
        trick = Answering(self._order, defends, view.trick)
        trick.add(self._me, cards)
        seat = self._me
        for after in range(PLAYERS - len(view.trick) - 2, -1, -1):
            seat = view.after(seat)
            trick.add(seat, trick.answer(seat, world[seat], after))
        points: float = trick.points
        if len(view.hand) == len(cards):
            # The last trick decides whether the dead hand counts twice.
            points += 2 * (DEAD_POINTS if view.buried is None else points_in(view.buried))
        gain = points if defends[trick.winner] == defends[self._me] else -points
        return gain + LEAD if trick.winner == self._me else gain

    def _ally_in(self, world: list[Suits], cards: Cards) -> int | None:
        if self.called is None:
            return self._view.ally
        if self.loyal or self.called in cards:
            return self._me
        suit = self._order.suits[self.called]
        # Two copies may be out: the first holder in turn order is taken for the ally.
        for step in range(1, PLAYERS):
            seat = self._view.after(self._me, step)
            if seat != self._koth and self.called in world[seat][suit]:
                return seat
        return None

    def _wants_to_be_ally(self) -> bool:
        if self.called not in self._view.hand or self._me == self._koth:
            return False
        # Nobody else can have a copy, so this seat will be the ally in any case.
        if not self._unseen[self.called]:
            return True
        seats = self._view.seats
        to_come = ALL_POINTS - sum(seat.points for seat in seats)
        lost = sum(seat.points for at, seat in enumerate(seats) if at not in (self._me, self._koth))
        return lost + SHARE * to_come < HOPELESS

    # The worth of cards

    def cost(self, cards: Cards) -> float:
        first, hand = cards[0], self._view.hand
        suit = self._order.suits[first]
        total = sum(self._worth(card) for card in cards)
        if len(cards) == 1 and hand.count(first) == 2:
            total += TRUMP_PAIR if suit == TRUMPS else PAIR
        # An empty suit is only worth something with trumps to ruff it.
        if suit != TRUMPS and len(self._hand[suit]) == len(cards) and self._hand[TRUMPS]:
            total -= EMPTY
        if self.called in cards:
            total += -REVEAL if self.loyal else REVEAL
        if not self._view.trick and self._leads_to_ally(first):
            total -= TOWARDS
        return total

    def _worth(self, card: int) -> float:
        above = self._above[card]
        if self._order.suits[card] == TRUMPS:
            share = 1 - above / max(1, self._open[TRUMPS])
            return LOW_TRUMP + HIGH_TRUMP * share**3
        worth = BOSS[above] if above < len(BOSS) else 0.0
        return worth + self._order.strengths[card] * STRENGTH - POINTS[card] * LIABILITY

    def _leads_to_ally(self, card: int) -> bool:
        called, order = self.called, self._order
        return (
            called is not None
            and self._me == self._koth
            and called not in self._view.hand
            and order.suits[card] == order.suits[called]
            and order.strengths[card] < order.strengths[called]
        )
