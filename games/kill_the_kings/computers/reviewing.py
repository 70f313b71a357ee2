"""Weighs the decisions of a finished game of Kill the Kings, with facts for a sentence about them.

The last cards of the stock are searched exactly, as far as that is small enough. Earlier, a net's
estimate is enough to clear an action, but not to fault one: for that, it and the best one are
played out over many orders of the stock, in which the net judges each placement without looking
ahead, as a Knight does.
"""

import random
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.core.cards import code
from games.core.game import Facts, Seat
from games.core.menu import Menu
from games.core.reviewing import Reviewer, Weighing
from games.kill_the_kings.computers.batch import Layouts, Masks, Places, batch_of, may_be_won
from games.kill_the_kings.computers.endgame import (
    Search,
    TooLarge,
    can_win,
    is_won,
)
from games.kill_the_kings.computers.planner import CANDIDATES
from games.kill_the_kings.computers.planning import Layout, cards_of, layout_of
from games.kill_the_kings.computers.worth import trained_worth
from games.kill_the_kings.game import KillTheKings
from games.kill_the_kings.state import KINGS, Action, Draw, KillTheKingsState, PlaceCard, Undo
from games.kill_the_kings.view import KillTheKingsView


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
    """Place the drawn cards that the reserve has no room for.

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


def _facts_of(layout: Layout, action: Action, *, certain: bool) -> Facts:
    """Return the certain results of an action.

    ``certain`` is there if it wins whatever is drawn, ``hopeless`` if no remaining cards can win.
    ``spared`` then lists the kings that they can't kill any more.
    """
    after = _after(layout, action)
    if not can_win(after):
        return {"hopeless": True, "spared": _spared(after)}
    return {"certain": True} if certain else {}


def _spared(layout: Layout) -> list[str]:
    return [
        code(king)
        for king, bottom in zip(KINGS, layout.bottoms, strict=True)
        if bottom is not None and not can_win(layout._replace(bottoms=(bottom,)))
    ]


MAX_UNSEEN: Final = 8  # Maximum number of unseen cards for an exact search of every action
MAX_UNSEEN_IF_SMALL: Final = 12
"""The same if ``MOST`` positions are enough. With so few cards, the net sees no difference between
actions that are far apart, so all are played out if the search is larger."""
MOST: Final = 100_000
MOST_FOR_CERTAIN: Final = 1500  # Maximum number of positions in a search for a certain win
DOUBT: Final = 0.02  # Minimum difference in the net's estimates for an action to be played out
ORDERS: Final = 512
"""Number of orders of the stock in which the action played and the best one are played out."""
ORDERS_OF_ALL: Final = 256  # The same when all actions are compared

_GAME: Final = KillTheKings()


class KillTheKingsReviewer(Reviewer[KillTheKingsState, KillTheKingsView]):
    """Weighs actions by the chance to win."""

    def weigh(
        self,
        view: KillTheKingsView,
        menu: Menu[Action],
        played: Action,
        rng: random.Random,
    ) -> Weighing | None:
        candidates = _candidates(menu)
        if isinstance(played, Undo) or len(candidates) < 2:
            return None
        layout = layout_of(view)
        if layout.unseen.bit_count() <= MAX_UNSEEN_IF_SMALL:
            return _searched(layout, candidates) or _played_out(layout, candidates, ORDERS, rng)
        estimates = [_estimate(layout, action) for action in candidates]
        at = candidates.index(played)
        best = max(range(len(candidates)), key=lambda each: (estimates[each], each == at))
        # Nearly as good as the best by estimate, so a closer look isn't worth its time.
        if estimates[best] - estimates[at] < DOUBT:
            return _weighing(layout, candidates, [estimates], ())
        return _played_out(layout, [candidates[best], played], ORDERS, rng, 0)

    def weigh_all(
        self, view: KillTheKingsView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        candidates = _candidates(menu)
        if len(candidates) < 2:
            return None
        layout = layout_of(view)
        if layout.unseen.bit_count() <= MAX_UNSEEN:
            return _exactly(layout, candidates, Search())
        estimates = [_estimate(layout, action) for action in candidates]
        second, best = sorted(estimates)[-2:]
        if best - second < DOUBT:
            return _weighing(layout, candidates, [estimates], ())
        return _played_out(layout, candidates, ORDERS_OF_ALL, rng)

    def standing(self, state: KillTheKingsState) -> tuple[float, ...]:
        """Return the chance to win for a player who doesn't know the order of the stock."""
        if state.ending is not None:
            return (float(state.ending == "won"),)
        layout = layout_of(_GAME.view(state, 0))
        after = [layout]
        if layout.room < 0 and state.drawn is not None:
            after = layout.placements(1 << state.drawn)
        return (max(map(_chance, after)),)

    def luck(self, before: KillTheKingsState, after: KillTheKingsState, seat: Seat) -> float:
        """Return the worth of the card drawn, less the mean over all cards in the stock."""
        if len(after.stock) == len(before.stock):
            return 0.0
        layout = layout_of(_GAME.view(before, 0))
        _, cards, chances = trained_worth().after_draws(batch_of([layout]))
        mean = float(chances.mean())
        return float(chances[list(cards).index(1 << before.stock[-1])]) - mean


def _candidates(menu: Menu[Action]) -> list[Action]:
    return [action for action in menu if not isinstance(action, Undo)]


def _weighing(
    layout: Layout,
    candidates: Sequence[Action],
    rows: Sequence[Sequence[float]],
    sure: Collection[Action],
    best: int | None = None,
) -> Weighing:
    """Return a weighing, with ``sure`` as the actions that win whatever is drawn."""
    facts = (_facts_of(layout, action, certain=action in sure) for action in candidates)
    return Weighing(tuple(candidates), tuple(map(tuple, rows)), tuple(facts), best)


def _exactly(layout: Layout, candidates: Sequence[Action], search: Search) -> Weighing:
    """Weigh candidates by exact search. Raises TooLarge if the search's limit is too low."""
    worths = [exact(search, layout, action) for action in candidates]
    sure = [action for action, worth in zip(candidates, worths, strict=True) if worth == 1.0]
    return _weighing(layout, candidates, [worths], sure)


def exact(search: Search, layout: Layout, action: Action) -> float:
    """Return the chance to win after an action. Raises TooLarge past the search's limit."""
    if isinstance(action, Draw):
        return search.chance_by_draw(layout)
    return search.chance(_after(layout, action))


def _searched(layout: Layout, candidates: Sequence[Action]) -> Weighing | None:
    few = layout.unseen.bit_count() <= MAX_UNSEEN
    try:
        return _exactly(layout, candidates, Search() if few else Search(MOST))
    except TooLarge:
        return None


def _played_out(
    layout: Layout,
    candidates: Sequence[Action],
    number: int,
    rng: random.Random,
    best: int | None = None,
) -> Weighing:
    starts = [Start(_after(layout, each), isinstance(each, Draw)) for each in candidates]
    wins = play_out(starts, some_orders(layout.unseen, number, rng))
    # A certain result replaces that of the playouts.
    known = [_known(layout, action) for action in candidates]
    rows = [
        [float(win) if chance is None else chance for win, chance in zip(row, known, strict=True)]
        for row in wins
    ]
    sure = [action for action, chance in zip(candidates, known, strict=True) if chance == 1.0]
    return _weighing(layout, candidates, rows, sure, best)


def _known(layout: Layout, action: Action) -> float | None:
    """Return the chance to win if it is known to be 1 or 0, else None."""
    after = _after(layout, action)
    if not can_win(after):
        return 0.0
    search = Search(MOST_FOR_CERTAIN)
    try:
        if isinstance(action, Draw):
            return 1.0 if search.is_certain_by_draw(layout) else None
        return 1.0 if search.is_certain(after) else None
    except TooLarge:
        # Too large for a proof, so the chance is unknown.
        return None


def _after(layout: Layout, action: Action) -> Layout:
    """Return the layout after an action, before any draw. A card that is kept is in reserve."""
    return layout.place(action.card, action.pile) if isinstance(action, PlaceCard) else layout


def _estimate(layout: Layout, action: Action) -> float:
    after = _after(layout, action)
    if not can_win(after):
        return 0.0
    return _chances_by_draw([after])[0] if isinstance(action, Draw) else _chance(after)


def _chance(layout: Layout) -> float:
    """Return the exact or estimated chance to win if no card has to be placed right away.

    Nothing is placed while the reserve has room.
    """
    if is_won(layout):
        return 1.0
    if not can_win(layout):
        return 0.0
    if layout.unseen.bit_count() <= MAX_UNSEEN:
        return Search().chance(layout)
    after = layout.placements(layout.reserve) if layout.room <= 0 else []
    # Only the likeliest placements are compared, as each takes many estimates.
    if len(after) > CANDIDATES:
        chances = trained_worth().of(batch_of(after))
        likely = sorted(range(len(after)), key=lambda at: -chances[at])
        after = [after[at] for at in likely[:CANDIDATES]]
    return max(_chances_by_draw([layout, *after]))


def _chances_by_draw(layouts: Sequence[Layout]) -> list[float]:
    chances = trained_worth().ahead(batch_of(layouts))
    return [
        1.0 if each.room > 0 and is_won(each) else float(chance)
        for each, chance in zip(layouts, chances, strict=True)
    ]


REVIEWER: Final = KillTheKingsReviewer()
