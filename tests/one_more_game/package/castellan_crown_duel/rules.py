"""The rules of Crown Duel: both play a king, a queen or a jack in secret, and one card wins."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pydantic import TypeAdapter

from castellan_crown_duel.view import CrownDuelView, beats
from games.core.cards import Card, code, parse
from games.core.chance import Chance
from games.core.game import (
    Deadline,
    Event,
    Game,
    IllegalAction,
    IllegalOptions,
    Options,
    Outcome,
)
from games.core.menu import ListMenu

DEALT: Final = tuple(tuple(parse(rank + suit) for rank in "JQK") for suit in "HS")
"""The cards that each seat begins with."""


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card face down."""

    card: Card


@dataclass(slots=True)
class CrownDuelState:
    """Everything about a match; ``left`` is the seat that gave up."""

    hands: list[list[Card]]
    played: list[Card | None]
    left: int | None = None


class CrownDuel(Game[CrownDuelState, CrownDuelView, Options]):
    """One secret choice each, shown together: king over queen over jack over king."""

    slug: ClassVar = "crown-duel"
    title: ClassVar = "Crown Duel"
    rules_version: ClassVar = 1
    seats: ClassVar = range(2, 3)
    options: ClassVar = Options
    actions: ClassVar[TypeAdapter[Any]] = TypeAdapter(Play)
    states: ClassVar[TypeAdapter[Any]] = TypeAdapter(CrownDuelState)

    def new(self, options: Options, seats: int, chance: Chance) -> CrownDuelState:
        if seats not in self.seats:
            raise IllegalOptions("players")
        return CrownDuelState([list(cards) for cards in DEALT], [None, None])

    def to_act(self, state: CrownDuelState) -> frozenset[int]:
        if state.left is not None:
            return frozenset()
        return frozenset(seat for seat, card in enumerate(state.played) if card is None)

    def menu(self, state: CrownDuelState, seat: int) -> ListMenu[Play]:
        if seat not in self.to_act(state):
            return ListMenu()
        return ListMenu([Play(card) for card in state.hands[seat]])

    def apply(self, state: CrownDuelState, seat: int, action: Play, chance: Chance) -> list[Event]:
        waiting = self.to_act(state)
        if seat not in waiting:
            raise IllegalAction("already_played" if waiting else "match_over")
        if action.card not in state.hands[seat]:
            raise IllegalAction("card_not_held")
        state.hands[seat].remove(action.card)
        state.played[seat] = action.card
        events = [Event("played", {"seat": seat})]
        shown = [code(card) for card in state.played if card is not None]
        return [*events, Event("shown", {"cards": shown})] if len(shown) == 2 else events

    def deadline(self, state: CrownDuelState) -> Deadline | None:
        waiting = self.to_act(state)
        return Deadline("choice", None, waiting) if waiting else None

    def default_action(self, state: CrownDuelState, seat: int, chance: Chance) -> Play:
        return Play(state.hands[seat][0])

    def concede(self, state: CrownDuelState, seat: int, chance: Chance) -> list[Event]:
        if not self.to_act(state):
            raise IllegalAction("match_over")
        state.left = seat
        return [Event("left", {"seat": seat})]

    def view(self, state: CrownDuelState, viewer: int | None) -> CrownDuelView:
        open_to_all = None not in state.played
        outcome = self.outcome(state)
        winners = () if outcome is None else outcome.winners
        return CrownDuelView(
            viewer=viewer,
            hand=() if viewer is None else tuple(state.hands[viewer]),
            chosen=tuple(card is not None for card in state.played),
            played=tuple(
                card if open_to_all or seat == viewer else None
                for seat, card in enumerate(state.played)
            ),
            left=state.left,
            winner=winners[0] if len(winners) == 1 else None,
        )

    def determinize(self, view: CrownDuelView, chance: Chance) -> CrownDuelState:
        state = CrownDuelState([list(cards) for cards in DEALT], [None, None], view.left)
        for seat, card in enumerate(view.played):
            if view.chosen[seat]:
                played = chance.choice(f"hidden/{seat}", DEALT[seat]) if card is None else card
                state.hands[seat].remove(played)
                state.played[seat] = played
        return state

    def outcome(self, state: CrownDuelState) -> Outcome | None:
        if self.to_act(state):
            return None
        first, second = state.played
        if state.left is not None:
            scores = (int(state.left == 1), int(state.left == 0))
        else:
            assert first is not None and second is not None
            scores = (int(beats(first, second)), int(beats(second, first)))
        return Outcome(tuple(1 + max(scores) - score for score in scores), scores)
