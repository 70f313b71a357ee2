"""Views of Eighty Points, and random worlds that agree with a view.

Unseen cards are dealt to places where they may be.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.core.chance import Chance
from games.core.game import Viewer
from games.eighty_points.rounds import dealt
from games.eighty_points.state import BEFORE_BURIAL, BURIED, PLAYERS, EightyPointsState
from games.eighty_points.tricks import denied_suits
from games.eighty_points.trumps import FACES, Suits
from games.eighty_points.view import EightyPointsSeat, EightyPointsView

DEAD: Final = PLAYERS  # The dead hand's place, after those of the seats. The deck's is the next.
_PLACES: Final = PLAYERS + 2

TRIES: Final = 4  # Random slots tried before searching all of them


def unseen_in(view: EightyPointsView) -> list[int]:
    """Count the copies of each face that the viewer has not seen."""
    unseen = [2] * FACES
    for trick in (*(trick.plays for trick in view.tricks), view.trick):
        for play in trick:
            for card in play.cards:
                unseen[card] -= 1
    for card in (*view.hand, *(view.buried or ())):
        unseen[card] -= 1
    return unseen


class _Copy(NamedTuple):
    """A card that is restricted to some places. Sets of places are bits.

    The ``likely`` places are tried before the others that are ``allowed``. Those that are
    ``single`` may not take both copies. ``first`` is the index of the card's first copy.
    """

    likely: int
    allowed: int
    single: int
    first: int


class Dealer:
    """Deals the cards that a viewer has not seen to the hands, the dead hand and the deck.

    It respects what is known: declared cards, and suits and pairs that seats have denied.
    ``unlikely`` are places, as bits by card, that are tried last.
    """

    __slots__ = ("_bound", "_layout", "_slots")

    def __init__(self, view: EightyPointsView, unlikely: Sequence[int] = (0,) * FACES) -> None:
        order, unseen = view.order, unseen_in(view)
        suits = order.suits
        self._slots = _slots(view, sum(unseen))
        # Places are powers of two: the sum of distinct ones is their union.
        anywhere = sum(set(self._slots))
        single = _pairless_places(view)
        free: list[int] = []
        bound: list[tuple[int, int, int, int, int]] = []
        for card, allowed in _copies(view, unseen, anywhere):
            likely = allowed & ~unlikely[card] or allowed
            # A denied pair only matters if both copies could be there.
            apart = allowed & single[suits[card]] if unseen[card] == 2 else 0
            # Cards without a restriction need no search: they're shuffled into the remaining slots.
            if likely == anywhere and not apart:
                free.append(card)
            else:
                bound.append((likely.bit_count(), likely, allowed, apart, card))
        # The card with the fewest places first, so that other cards seldom have to move for it.
        bound.sort()
        first: dict[int, int] = {}
        self._bound = [
            _Copy(likely, allowed, apart, first.setdefault(card, at))
            for at, (_, likely, allowed, apart, card) in enumerate(bound)
        ]
        # The order in which `deal` assigns places: first the restricted copies, then the free ones.
        cards = [*(copy[-1] for copy in bound), *free]
        # In this order every hand comes out sorted, so no world needs sorting.
        weakest_first = sorted(range(len(cards)), key=lambda at: order.places[cards[at]])
        self._layout = [(at, suits[cards[at]], cards[at]) for at in weakest_first]

    def deal(self, rng: random.Random) -> list[Suits]:
        """Return one world: the cards in each place by suit, weakest first.

        The viewer's own hand is empty.
        """
        draw, slots = rng.random, self._slots[:]
        places = [0] * len(self._bound)
        for at, (likely, allowed, single, first) in enumerate(self._bound):
            # Where pairs are denied, a second copy can't go to the place of the first.
            barred = single & places[first]
            places[at] = _taken(slots, likely & ~barred, draw) or _taken(
                slots, allowed & ~barred, draw
            )
            # Greedy dealing got stuck, so move earlier cards.
            if not places[at]:
                self._make_room(at, places, slots, rng)
        places += sorted(slots, key=lambda _: draw())
        hands: list[Suits] = [[[], [], [], [], []] for _ in range(_PLACES)]
        where = {1 << place: hand for place, hand in enumerate(hands)}
        for at, suit, card in self._layout:
            where[places[at]][suit].append(card)
        return hands

    def _make_room(self, at: int, places: list[int], slots: list[int], rng: random.Random) -> None:
        """Place a copy by moving others, along the shortest augmenting path.

        Raises ValueError if there is none, which means that the view contradicts itself.
        """
        # Bipartite matching by breadth-first search: from a card to those in its possible places.
        # The places are in random order, or the first ones would get such cards more often.
        came_from = {at: at}
        order = [1 << place for place in rng.sample(range(_PLACES), _PLACES)]
        for mover in (queue := [at]):
            _, allowed, single, first = self._bound[mover]
            for place in order:
                if not place & allowed:
                    continue
                there = [each for each, taken in enumerate(places) if taken == place]
                # If the place takes only one copy and the twin is there, the twin has to move.
                if place & single and (
                    twin := [each for each in there if self._bound[each].first == first]
                ):
                    there = twin
                elif place in slots:
                    # A free slot ends the search: every copy on the path moves one place further.
                    slots.remove(place)
                    to, copy = place, mover
                    while copy != at:
                        places[copy], to, copy = to, places[copy], came_from[copy]
                    places[at] = to
                    return
                ahead = [each for each in there if each not in came_from]
                came_from |= dict.fromkeys(ahead, mover)
                queue += ahead
        raise ValueError("no world agrees with what is known")


def _slots(view: EightyPointsView, unseen: int) -> list[int]:
    """Return the place of each unseen card's slot, as a bit. The deck gets the remaining slots."""
    room = [0 if seat == view.viewer else facts.held for seat, facts in enumerate(view.seats)]
    room.append(0 if view.buried is not None or view.phase in BEFORE_BURIAL else BURIED)
    room.append(unseen - sum(room))
    return [1 << place for place, number in enumerate(room) for _ in range(number)]


def _pairless_places(view: EightyPointsView) -> list[int]:
    """Return for each suit the seats, as bits, that have denied a pair in it."""
    return [
        sum((facts.pairless >> suit & 1) << seat for seat, facts in enumerate(view.seats))
        for suit in range(5)
    ]


def _copies(
    view: EightyPointsView, unseen: Sequence[int], anywhere: int
) -> Iterator[tuple[int, int]]:
    """Yield each unseen copy with its possible places, as bits. Declared cards come first."""
    suits, left = view.order.suits, [*unseen]
    allowed = [
        anywhere & ~sum((facts.void >> suit & 1) << seat for seat, facts in enumerate(view.seats))
        for suit in range(5)
    ]
    for seat, facts in enumerate(view.seats):
        for card in facts.shown:
            # A declared card is still with its seat, or the King of the Hill has buried it.
            if here := allowed[suits[card]] & (1 << seat | (seat == view.koth) << DEAD):
                yield card, here
                left[card] -= 1
    for card in range(FACES):
        for _ in range(left[card]):
            yield card, allowed[suits[card]]


def _taken(slots: list[int], places: int, draw: Callable[[], float]) -> int:
    # Rejection sampling is fast while most slots fit.
    for _ in range(TRIES):
        at = int(draw() * len(slots))
        if slots[at] & places:
            break
    else:
        able = [at for at, slot in enumerate(slots) if slot & places]
        if not able:
            return 0
        at = able[int(draw() * len(able))]
    # Swap it to the end, since popping there takes constant time.
    slots[at], slots[-1] = slots[-1], slots[at]
    return slots.pop()


def view_of(state: EightyPointsState, viewer: Viewer) -> EightyPointsView:
    tricks = [*(trick.plays for trick in state.tricks), state.trick]
    void, pairless = denied_suits(tricks, state.order, loose=state.loose_following)
    open_dead = state.phase in ("scored", "over") or (viewer is not None and viewer == state.koth)
    return EightyPointsView(
        viewer=viewer,
        rounds=state.rounds,
        loose_following=state.loose_following,
        seating=tuple(state.seating),
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        dealt=dealt(state),
        trump_rank=state.trump_rank,
        trump_suit=state.trump_suit,
        declarations=tuple(state.declarations),
        claim=state.claims[viewer] if viewer is not None else None,
        seats=tuple(
            EightyPointsSeat(
                held=len(state.hands[seat]),
                rank=state.ranks[seat],
                points=state.points[seat],
                total=state.totals[seat],
                answered=state.answered[seat],
                left=state.left[seat],
                shown=tuple(state.shown[seat]),
                void=void[seat],
                pairless=pairless[seat],
            )
            for seat in range(PLAYERS)
        ),
        koth=state.koth,
        called=state.called,
        fallen=state.fallen,
        ally=state.ally,
        leader=state.leader,
        turn=state.turn,
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        trick_number=state.trick_number,
        hand=tuple(sorted(state.hands[viewer])) if viewer is not None else (),
        chosen=tuple(state.chosen) if viewer is not None and viewer == state.koth else (),
        buried=tuple(state.dead) if open_dead else None,
        score=state.score,
    )


@lru_cache(maxsize=8)
def _dealer(view: EightyPointsView) -> Dealer:
    """Return a view's dealer, cached because many worlds in a row are dealt for the same view."""
    return Dealer(view)


def world_of(view: EightyPointsView, chance: Chance) -> EightyPointsState:
    """Return a random state that the viewer cannot tell from the real one.

    It agrees with the declared cards, and with the suits and pairs that plays have denied.
    """
    rng = random.Random(chance.below("world", 1 << 64))
    places = [[card for suit in place for card in suit] for place in _dealer(view).deal(rng)]
    for cards in places:
        # Until trumps are known, hands are in dealing order, which nobody else knows.
        if view.trump_suit is None:
            rng.shuffle(cards)
        else:
            cards.sort()
    *hands, dead, deck = places
    if view.viewer is not None:
        hands[view.viewer] = list(view.hand)
    return EightyPointsState(
        rounds=view.rounds,
        loose_following=view.loose_following,
        seating=list(view.seating),
        starter=view.starter,
        trump_rank=view.trump_rank,
        deck=deck,
        koth=view.koth,
        round=view.round,
        phase=view.phase,
        ranks=[seat.rank for seat in view.seats],
        totals=[seat.total for seat in view.seats],
        left=[seat.left for seat in view.seats],
        hands=hands,
        answered=[seat.answered for seat in view.seats],
        declarations=list(view.declarations),
        claims=[view.claim if seat == view.viewer else None for seat in range(PLAYERS)],
        trump_suit=view.trump_suit,
        chosen=list(view.chosen),
        dead=dead if view.buried is None else list(view.buried),
        called=view.called,
        fallen=view.fallen,
        ally=view.ally,
        leader=view.leader,
        turn=view.turn,
        trick=list(view.trick),
        tricks=list(view.tricks),
        trick_number=view.trick_number,
        points=[seat.points for seat in view.seats],
        shown=[list(seat.shown) for seat in view.seats],
        score=view.score,
    )
