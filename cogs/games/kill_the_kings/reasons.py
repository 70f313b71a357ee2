"""Why one action is better than another: what a card spoils or prepares below a king."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.pages.presenter import Weighed
from games.core.cards import parse
from games.kill_the_kings.piles import FITS, assassination, killers, runs, value_of
from games.kill_the_kings.state import PEOPLE, Action, Draw, PlaceCard, Reserve
from games.kill_the_kings.view import KillTheKingsView

LOW: Final = 3  # Cards of at most this value leave hardly any cards that fit below them
_GAP: Final = 3  # Minimum difference in value for a card to shut out others


def stock_of(view: KillTheKingsView) -> set[int]:
    """Return the cards that are still in the stock."""
    return {*PEOPLE}.difference(*(pile.cards for pile in view.piles), view.reserve, (view.drawn,))


class Placing:
    """A card put below a king, and what that changes."""

    def __init__(self, view: KillTheKingsView, action: PlaceCard) -> None:
        pile = view.piles[action.pile]
        self.card, self.king, self.above = action.card, pile.king, pile.bottom
        self.value, self.gap = value_of(self.card), value_of(self.above) - value_of(self.card)
        before, after = pile.cards, (*pile.cards, self.card)
        self.first, self.kills = not before, assassination(after) is not None
        self.held = [each for each in view.reserve if each != self.card]
        bottoms = [each.bottom for each in view.piles if each.alive and each.king != self.king]
        self.fitting = FITS[self.card].union(*(FITS[each] for each in bottoms))
        """The cards that fit somewhere then."""
        left = stock_of(view).union(self.held)
        deadly, then = killers(before) & left, killers(after) & left
        self.disarmed = sorted(deadly - then)
        """The cards that could kill the king before, but not then."""
        self.armed = [] if deadly else sorted(then)
        """The cards that can kill him then, where none could before."""
        run, longest = before[len(before) - max(runs(before)) :], max(runs(after))
        self.broken = run if longest < len(run) else ()
        self.continued = run if longest > len(run) > 1 else ()
        self.blocked = [each for each in self.held if each in FITS[self.above] - FITS[self.card]]
        """The cards in the reserve that could go below the king before, but not then."""


class Reason(NamedTuple):
    """Why an action is better: what it rests on, often cards, and the placement it's about."""

    why: str
    cards: object
    placing: Placing | None = None


def reason_of(view: KillTheKingsView, better: Weighed, worse: Weighed) -> Reason | None:
    """Return the first reason that holds; None if nothing explains why an action is better."""
    return next((each for each in _reasons(view, better, worse) if each.cards), None)


def _reasons(view: KillTheKingsView, better: Weighed, worse: Weighed) -> Iterator[Reason]:
    one, two = _placing_of(view, better.action), _placing_of(view, worse.action)
    best, other = better.facts, worse.facts
    spared = [king for king in other.get("spared", ()) if king not in best.get("spared", ())]
    yield Reason("certain", best.get("certain"))
    yield Reason("spared", [*map(parse, spared)])
    yield Reason("hopeless", other.get("hopeless"))
    if one is not None and not (two and two.kills):
        yield Reason("killed", one.kills, one)
    if isinstance(worse.action, Draw) and not view.has_room:
        yield Reason("full", sorted(stock_of(view) - _fitting(view)))
    if two is not None and not two.kills:
        yield from _spoiled(view, two, one)
    if one is not None:
        yield from _prepared(view, one, two)
        last = not view.has_room or len(view.reserve) + 1 == view.slots
        yield Reason("slot", last and isinstance(worse.action, Reserve), one)
        yield Reason("room", last and isinstance(worse.action, Draw), one)
    elif two is not None and not two.kills:
        yield Reason("waits", True, two)


def _spoiled(view: KillTheKingsView, two: Placing, one: Placing | None) -> Iterator[Reason]:
    """Yield what the worse action spoils, most important first."""
    waits, same_king = one is None, one is not None and one.king == two.king
    if not same_king:
        fitting = _fitting(view) if one is None else one.fitting
        yield Reason("disarms", two.disarmed, two)
        yield Reason("breaks", two.broken, two)
        yield Reason("strands", [each for each in two.held if each in fitting - two.fitting], two)
    earlier = [each for each in two.blocked if two.card in FITS[each]]
    if one is not None:
        earlier = [each for each in earlier if (each == one.card) == same_king]
    yield Reason("first", earlier[:1], two)
    alike = [each for each in two.held if value_of(each) == two.value]
    third = any(value_of(each) == two.value for each in stock_of(view))
    yield Reason("pairs", alike if waits and third and len(alike) == 1 else (), two)
    if one is None or one.card != two.card:
        yield Reason("low", two.value <= LOW, two)
        yield Reason("blocks", () if same_king else two.blocked, two)
        yield Reason("opens" if two.first else "shuts", two.gap >= _GAP, two)


def _prepared(view: KillTheKingsView, one: Placing, two: Placing | None) -> Iterator[Reason]:
    """Yield what the better action prepares, most important first."""
    yield Reason("arms", () if two and two.armed else one.armed, one)
    yield Reason("continues", () if two and two.continued else one.continued, one)
    if two is not None and one.card == two.card:
        stock = stock_of(view)
        more = len(FITS[two.above] & stock) > len(FITS[one.above] & stock)
        yield Reason("covers", [two.above] if more else (), one)


def _placing_of(view: KillTheKingsView, action: Action) -> Placing | None:
    return Placing(view, action) if isinstance(action, PlaceCard) else None


def _fitting(view: KillTheKingsView) -> frozenset[int]:
    return frozenset[int]().union(*(FITS[pile.bottom] for pile in view.piles if pile.alive))
