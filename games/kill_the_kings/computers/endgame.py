"""Exact chances to win Kill the Kings, as far as a search is small enough."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from games.core.cards import STANDARD_DECK
from games.kill_the_kings.computers.planning import Bottom, Layout, cards_of, place_on, set_of
from games.kill_the_kings.piles import FITS
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import RESERVE_SLOTS

Living = tuple[Bottom, ...]
"""The bottoms of the living kings' piles, sorted, since the order of piles makes no difference."""
Node = tuple[Living, int, int]  # Piles, cards in hand and unseen cards

_SLOTS: Final = RESERVE_SLOTS + len(KINGS)
_FITTING: Final = tuple(set_of(FITS[card]) for card in STANDARD_DECK)


MAX_CARDS: Final = 15
"""Maximum number of cards for the test whether they are enough to kill all kings."""


class TooLarge(Exception):
    """A search has exceeded its limit of positions."""


def is_won(layout: Layout) -> bool:
    """True if the cards in hand are enough to win and none of them has to be placed."""
    return all_die(living(layout.bottoms), layout.reserve)


def can_win(layout: Layout) -> bool:
    """False if even all unseen cards wouldn't be enough to win. Always True with many cards."""
    return _may_die(living(layout.bottoms), layout.reserve | layout.unseen)


def _may_die(bottoms: Living, cards: int) -> bool:
    return cards.bit_count() > MAX_CARDS or all_die(bottoms, cards)


@lru_cache(maxsize=1 << 16)
def all_die(bottoms: Living, hand: int) -> bool:
    if not bottoms:
        return True
    return any(all_die(bottoms[1:], left) for left in _most_left(bottoms[0], hand))


@lru_cache(maxsize=1 << 16)
def _most_left(bottom: Bottom, hand: int) -> tuple[int, ...]:
    """Return the rest of the hand after each way to kill a king that wastes no card."""
    found = set[int]()
    for card in cards_of(hand & _FITTING[bottom.card]):
        left = hand & ~(1 << card)
        after = place_on(bottom, card)
        found.update((left,) if after is None else _most_left(after, left))
    kept = list[int]()
    # A rest that is part of another one is never better.
    for left in sorted(found, key=lambda cards: (-cards.bit_count(), cards)):
        if not any(left & other == left for other in kept):
            kept.append(left)
    return tuple(kept)


class Search:
    """Chances to win with best play, over every order of the stock.

    A card that is kept can still be placed later, when more is known, so nothing is placed while
    the reserve has room. Raises TooLarge after ``most`` positions. That depends only on the calls
    made, so use a new search for each decision.
    """

    def __init__(self, most: int = 1_000_000) -> None:
        self._left = most
        self._chances = dict[Node, float]()
        self._certain = dict[Node, bool]()

    def is_certain(self, layout: Layout) -> bool:
        """True if some strategy wins in every order of the stock, and nothing has to be placed.

        Much faster than ``chance``, because a single bad card settles it.
        """
        return self._wins((living(layout.bottoms), layout.reserve, layout.unseen))

    def is_certain_by_draw(self, layout: Layout) -> bool:
        """True if the next card may be drawn now and some strategy wins whatever comes."""
        return self._wins_by_draw((living(layout.bottoms), layout.reserve, layout.unseen))

    def chance(self, layout: Layout) -> float:
        """Return the chance to win from a layout in which no drawn card has to be placed."""
        return self._chance((living(layout.bottoms), layout.reserve, layout.unseen))

    def chance_by_draw(self, layout: Layout) -> float:
        """Return the chance to win after drawing now."""
        return self._by_draw((living(layout.bottoms), layout.reserve, layout.unseen), -1.0)

    def _chance(self, node: Node) -> float:
        found = self._chances.get(node)
        if found is None:
            if not self._left:
                raise TooLarge
            self._left -= 1
            found = self._chances[node] = self._best(node)
        return found

    def _best(self, node: Node) -> float:
        bottoms, hand, unseen = node
        if not _may_die(bottoms, hand | unseen):
            return 0.0
        if all_die(bottoms, hand):
            return 1.0
        best = 0.0
        if _room(node) <= 0:
            for after in _placements(node, hand):
                if _may_die(after[0], after[1] | unseen):
                    # There is room now, so the next step is a draw.
                    best = max(best, self._by_draw(after, best))
                    if best == 1.0:
                        return best
        return max(best, self._by_draw(node, best))

    def _by_draw(self, node: Node, least: float) -> float:
        """Return the chance to win after drawing now, or 0 if it can't exceed ``least``."""
        bottoms, hand, unseen = node
        if not bottoms:
            return 1.0
        full = _room(node) <= 0
        # With a full reserve, a card that fits nowhere loses.
        cards = cards_of(unseen & fitting(bottoms) if full else unseen)
        number, total = unseen.bit_count(), 0.0
        for at, card in enumerate(cards):
            if total + len(cards) - at <= least * number:
                return 0.0
            drawn = 1 << card
            after = (bottoms, hand | drawn, unseen ^ drawn)
            total += self._forced(after, drawn) if full else self._chance(after)
        return total / number if number else 0.0

    def _forced(self, node: Node, drawn: int) -> float:
        best = 0.0
        for after in _placements(node, drawn):
            best = max(best, self._chance(after))
            if best == 1.0:
                break
        return best

    def _wins(self, node: Node) -> bool:
        found = self._certain.get(node)
        if found is None:
            if not self._left:
                raise TooLarge
            self._left -= 1
            found = self._certain[node] = self._finds_win(node)
        return found

    def _finds_win(self, node: Node) -> bool:
        bottoms, hand, unseen = node
        if all_die(bottoms, hand):
            return True
        if not _may_die(bottoms, hand | unseen):
            return False
        if _room(node) > 0:
            return self._wins_by_draw(node)
        after = (*_placements(node, hand), node)
        return any(self._wins_by_draw(each) for each in after)

    def _wins_by_draw(self, node: Node) -> bool:
        bottoms, hand, unseen = node
        if not bottoms:
            return True
        if not unseen or not _may_die(bottoms, hand | unseen):
            return False
        if _room(node) > 0:
            # Cards that fit nowhere are the likeliest counterexamples.
            cards = sorted(cards_of(unseen), key=lambda card: fitting(bottoms) >> card & 1)
            return all(self._wins((bottoms, hand | 1 << c, unseen ^ 1 << c)) for c in cards)
        return not unseen & ~fitting(bottoms) and all(
            any(map(self._wins, _placements((bottoms, hand | 1 << c, unseen ^ 1 << c), 1 << c)))
            for c in cards_of(unseen)
        )


def living(bottoms: tuple[Bottom | None, ...]) -> Living:
    return tuple(sorted(bottom for bottom in bottoms if bottom is not None))


def _room(node: Node) -> int:
    bottoms, hand, _ = node
    return _SLOTS - len(bottoms) - hand.bit_count()


def fitting(bottoms: Living) -> int:
    found = 0
    for bottom in bottoms:
        found |= _FITTING[bottom.card]
    return found


def _placements(node: Node, cards: int) -> list[Node]:
    unseen = node[2]

    def promise(after: Node) -> tuple[int, int, Node]:
        return len(after[0]), -(unseen & fitting(after[0])).bit_count(), after

    return sorted(set(_placed(node, cards)), key=promise)


def _placed(node: Node, cards: int) -> Iterator[Node]:
    bottoms, hand, unseen = node
    for at, bottom in enumerate(bottoms):
        others = bottoms[:at] + bottoms[at + 1 :]
        for card in cards_of(cards & _FITTING[bottom.card]):
            after = place_on(bottom, card)
            piles = others if after is None else tuple(sorted((*others, after)))
            yield piles, hand & ~(1 << card), unseen
