"""The rules of Kill the Kings, a solitaire."""

from typing import Any, ClassVar

from pydantic import TypeAdapter

from games.core.cards import STANDARD_DECK, code
from games.core.chance import Chance
from games.core.game import (
    Deadline,
    Event,
    Game,
    IllegalAction,
    IllegalOptions,
    Outcome,
    Viewer,
)
from games.core.menu import ListMenu
from games.kill_the_kings.piles import FITS, assassination
from games.kill_the_kings.state import (
    KINGS,
    PEOPLE,
    Action,
    Draw,
    KillTheKingsOptions,
    KillTheKingsState,
    PlaceCard,
    Reserve,
    Undo,
)
from games.kill_the_kings.view import (
    RESERVE_SLOTS,
    Ending,
    KillTheKingsView,
    PileView,
    Placement,
)


class KillTheKings(Game[KillTheKingsState, KillTheKingsView, KillTheKingsOptions]):
    """Kill the Kings for one: bring down four kings before the stock brings you down."""

    slug: ClassVar = "kill-the-kings"
    title: ClassVar = "Kill the Kings"
    position: ClassVar = 4
    rules_version: ClassVar = 2
    seats: ClassVar = range(1, 2)
    options: ClassVar = KillTheKingsOptions
    actions: ClassVar[TypeAdapter[Any]] = TypeAdapter(Action)
    states: ClassVar[TypeAdapter[Any]] = TypeAdapter(KillTheKingsState)
    takes_back: ClassVar = frozenset(("undo",))

    def new(self, options: KillTheKingsOptions, seats: int, chance: Chance) -> KillTheKingsState:
        if seats not in self.seats:
            raise IllegalOptions("players")
        return KillTheKingsState(stock=chance.shuffle("stock", PEOPLE))

    def to_act(self, state: KillTheKingsState) -> frozenset[int]:
        return _PLAYER if state.ending is None else _NOBODY

    def menu(self, state: KillTheKingsState, seat: int) -> ListMenu[Action]:
        if seat not in self.to_act(state):
            return ListMenu()
        others: list[Action]
        if state.drawn is None:
            cards, others = state.reserve, [_DRAW] if state.stock else []
        else:
            cards, others = [state.drawn], [_RESERVE] if _has_room(state) else []
        places = [
            _PLACE[card][pile]
            for card in cards
            for pile, above in enumerate(_bottoms(state))
            if above is not None and card in FITS[above]
        ]
        # A placement can be taken back until the next card is turned up.
        if state.last is not None:
            others.append(_UNDO)
        return ListMenu([*others, *places])

    def apply(
        self, state: KillTheKingsState, seat: int, action: Action, chance: Chance
    ) -> list[Event]:
        if state.ending is not None:
            raise IllegalAction("match_over")
        if seat != 0:
            raise IllegalAction("not_your_turn")
        events: list[Event] = []
        if isinstance(action, Draw):
            self._draw(state, events)
        elif isinstance(action, PlaceCard):
            self._place(state, action, events)
        elif isinstance(action, Undo):
            self._undo(state, events)
        else:
            self._reserve(state, events)
        if _is_stuck(state):
            self._end(state, "out_of_moves", events)
        return events

    def _draw(self, state: KillTheKingsState, events: list[Event]) -> None:
        if state.drawn is not None:
            raise IllegalAction("card_drawn")
        if not state.stock:
            raise IllegalAction("stock_empty")
        card = state.stock.pop()
        state.drawn = card
        state.last = None
        events.append(Event("drawn", {"card": code(card)}))
        if not _has_room(state) and not _any_fits(state, (card,)):
            self._end(state, "bust", events)

    def _place(self, state: KillTheKingsState, action: PlaceCard, events: list[Event]) -> None:
        card, pile = action.card, action.pile
        drawn = state.drawn is not None
        # Once a card has been drawn, it has to be dealt with first.
        if card != state.drawn if drawn else card not in state.reserve:
            raise IllegalAction("card_drawn" if card in state.reserve else "card_not_held")
        if not 0 <= pile < len(KINGS):
            raise IllegalAction("unknown_pile")
        if state.deaths[pile] is not None:
            raise IllegalAction("king_dead")
        cards = state.piles[pile]
        if card not in FITS[cards[-1] if cards else KINGS[pile]]:
            raise IllegalAction("does_not_fit")
        slot = None if drawn else state.reserve.index(card)
        if slot is None:
            state.drawn = None
        else:
            del state.reserve[slot]
        state.last = Placement(card, pile, slot)
        cards.append(card)
        king = code(KINGS[pile])
        events.append(Event("placed", {"card": code(card), "king": king, "drawn": drawn}))
        way = assassination(cards)
        if way is not None:
            state.deaths[pile] = way
            events.append(Event("killed", {"king": king, "way": way}))
            if None not in state.deaths:
                self._end(state, "won", events)

    def _reserve(self, state: KillTheKingsState, events: list[Event]) -> None:
        card = state.drawn
        if card is None:
            raise IllegalAction("nothing_drawn")
        if not _has_room(state):
            raise IllegalAction("reserve_full")
        state.reserve.append(card)
        state.drawn = None
        events.append(Event("reserved", {"card": code(card)}))

    @staticmethod
    def _undo(state: KillTheKingsState, events: list[Event]) -> None:
        last = state.last
        if last is None:
            raise IllegalAction("nothing_to_undo")
        card = state.piles[last.pile].pop()
        state.deaths[last.pile] = None
        if last.slot is None:
            state.drawn = card
        else:
            state.reserve.insert(last.slot, card)
        state.last = None
        events.append(Event("undone", {"card": code(card), "drawn": last.slot is None}))

    @staticmethod
    def _end(state: KillTheKingsState, ending: Ending, events: list[Event]) -> None:
        state.ending = ending
        state.last = None
        events.append(Event("ended", {"ending": ending}))

    def follow_up(self, state: KillTheKingsState, seat: int, action: Any) -> Action | None:
        """Put a card just drawn into the reserve. It can still be placed from there."""
        kept = isinstance(action, Draw) and state.ending is None and _has_room(state)
        return _RESERVE if kept else None

    def only_action(self, state: KillTheKingsState, seat: int, *, undoing: bool) -> Action | None:
        """Draw if no card fits anywhere, as long as that can't end the game."""
        if state.ending is not None or state.drawn is not None or not state.stock:
            return None
        choice = _any_fits(state, state.reserve) or (undoing and state.last is not None)
        return _DRAW if _has_room(state) and not choice else None

    def deadline(self, state: KillTheKingsState) -> Deadline | None:
        return None

    def concede(self, state: KillTheKingsState, seat: int, chance: Chance) -> list[Event]:
        if state.ending is not None:
            raise IllegalAction("match_over")
        if seat != 0:
            raise IllegalAction("not_your_turn")
        events: list[Event] = []
        self._end(state, "conceded", events)
        return events

    def view(self, state: KillTheKingsState, viewer: Viewer) -> KillTheKingsView:
        return KillTheKingsView(
            piles=tuple(
                PileView(king, tuple(cards), death)
                for king, cards, death in zip(KINGS, state.piles, state.deaths, strict=True)
            ),
            reserve=tuple(state.reserve),
            drawn=state.drawn,
            stock=len(state.stock),
            last=state.last,
            ending=state.ending,
        )

    def determinize(self, view: KillTheKingsView, chance: Chance) -> KillTheKingsState:
        known = {*view.reserve, *(card for pile in view.piles for card in pile.cards), view.drawn}
        return KillTheKingsState(
            stock=chance.shuffle("unseen", [card for card in PEOPLE if card not in known]),
            piles=[list(pile.cards) for pile in view.piles],
            deaths=[pile.death for pile in view.piles],
            reserve=list(view.reserve),
            drawn=view.drawn,
            last=view.last,
            ending=view.ending,
        )

    def outcome(self, state: KillTheKingsState) -> Outcome | None:
        if state.ending is None:
            return None
        killed = len(KINGS) - state.deaths.count(None)
        drawn = len(PEOPLE) - len(state.stock)
        return Outcome((1 if state.ending == "won" else 2,), (killed,), (drawn,))


_DRAW, _RESERVE, _UNDO = Draw(), Reserve(), Undo()
_PLACE = tuple(tuple(PlaceCard(card, pile) for pile in range(len(KINGS))) for card in STANDARD_DECK)
_PLAYER: frozenset[int] = frozenset((0,))
_NOBODY: frozenset[int] = frozenset()


def _bottoms(state: KillTheKingsState) -> tuple[int | None, ...]:
    return tuple(
        None if death is not None else cards[-1] if cards else king
        for king, cards, death in zip(KINGS, state.piles, state.deaths, strict=True)
    )


def _has_room(state: KillTheKingsState) -> bool:
    slots = RESERVE_SLOTS + len(KINGS) - state.deaths.count(None)
    return len(state.reserve) < slots


def _is_stuck(state: KillTheKingsState) -> bool:
    if state.ending is not None or state.stock or state.drawn is not None:
        return False
    return not _any_fits(state, state.reserve)


def _any_fits(state: KillTheKingsState, cards: tuple[int, ...] | list[int]) -> bool:
    return any(
        card in FITS[bottom] for bottom in _bottoms(state) if bottom is not None for card in cards
    )
