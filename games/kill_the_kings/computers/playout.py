"""Plays layouts of Kill the Kings out over many orders of the stock, all at once.

The net judges each placement without looking ahead, as a Knight does.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.kill_the_kings.computers.batch import Layouts, Masks, Places, batch_of, may_be_won
from games.kill_the_kings.computers.endgame import is_won
from games.kill_the_kings.computers.planning import Layout, cards_of
from games.kill_the_kings.computers.worth import trained_worth


class Start(NamedTuple):
    """A layout to play on from. ``draws``: draw first, even with a full reserve."""

    layout: Layout
    draws: bool


def some_orders(unseen: int, number: int, rng: random.Random) -> list[list[int]]:
    """Return random orders of the stock in which each card comes first about equally often."""
    cards, found = cards_of(unseen), list[list[int]]()
    while len(found) < number:
        for first in rng.sample(cards, len(cards)):
            others = [card for card in cards if card != first]
            found.append([first, *rng.sample(others, len(others))])
    return found[:number]


def play_out(starts: Sequence[Start], orders: Sequence[Sequence[int]]) -> list[list[bool]]:
    """Return, for each order, which starts are won. All starts have the same unseen cards."""
    number = len(starts) * len(orders)
    layouts = batch_of([start.layout for start in starts for _ in orders])
    draws = np.repeat([start.draws for start in starts], len(orders))
    cards = np.array([[1 << card for card in order] for order in orders], np.uint64)
    wins, at = np.zeros(number, np.bool_), np.arange(number)
    for turn in range(cards.shape[1] + 1):
        # Only the first turn may draw with a full reserve, if its start says so.
        free = draws if not turn else np.zeros(len(at), np.bool_)
        won = layouts.won | (_are_won(layouts) if turn else _are_won(layouts) & ~free)
        wins[at[won]] = True
        going = np.flatnonzero(~won)
        layouts, at, free = layouts.take(going), at[going], free[going]
        if turn == cards.shape[1] or not len(at):
            break
        layouts = _make_room(layouts, ~free & (layouts.room == 0))
        # The copies of a start are next to each other, one per order.
        drawn = cards[at % len(orders), turn]
        layouts = Layouts(layouts.piles, layouts.hands | drawn, layouts.unseen & ~drawn)
        keep, layouts = _put_drawn(layouts, drawn)
        at = at[keep]
    return wins.reshape(len(starts), len(orders)).T.tolist()


def _put_drawn(layouts: Layouts, drawn: Masks) -> tuple[Places, Layouts]:
    """Place drawn cards that find no room.

    Returns the indexes of surviving layouts, and the results.
    """
    full = layouts.room < 0
    which, after = _best(layouts, np.where(full, drawn, np.uint64(0)))
    keep = np.concatenate((np.flatnonzero(~full), which))
    order = np.argsort(keep, kind="stable")
    whole = layouts.take(np.flatnonzero(~full)).beside(after)
    return keep[order], whole.take(order)


def _make_room(layouts: Layouts, full: NDArray[np.bool_]) -> Layouts:
    which, after = _best(layouts, np.where(full, layouts.hands, np.uint64(0)))
    piles, hands = layouts.piles.copy(), layouts.hands.copy()
    piles[:, which], hands[which] = after.piles, after.hands
    return Layouts(piles, hands, layouts.unseen)


def _best(layouts: Layouts, cards: Masks) -> tuple[Places, Layouts]:
    which, after = layouts.placements(cards)
    if not len(which):
        return which, after
    chances = trained_worth().of(after)
    order = np.lexsort((-chances, which))
    first = order[np.flatnonzero(np.diff(which[order], prepend=-1))]
    return which[first], after.take(first)


def _are_won(layouts: Layouts) -> NDArray[np.bool_]:
    found = may_be_won(layouts)
    for at in np.flatnonzero(found):
        found[at] = is_won(layouts.one(int(at)))
    return found
