"""Effects of a blow on hands and reserves: Jokers move, other cards are discarded."""

from games.king_of_the_hill.attack import JOKER
from games.king_of_the_hill.state import KingOfTheHillState


def from_reserve(state: KingOfTheHillState) -> bool:
    """Return whether the blow to come is fought from the reserves."""
    return state.battle is not None and bool(state.battle.blows)


def return_joker(state: KingOfTheHillState, seat: int) -> None:
    """Return a Joker that was played to the hand, wherever it came from."""
    _move_joker(state.reserves[seat], state.hands[seat])
    _move_joker(state.known_reserve[seat], state.known_hand[seat])


def hide_joker(state: KingOfTheHillState, seat: int) -> None:
    """Source, "Value of the Cards": in a tie the Joker in hand goes into the reserve."""
    _move_joker(state.hands[seat], state.reserves[seat])
    _move_joker(state.known_hand[seat], state.known_reserve[seat])


def _move_joker(source: list[int], target: list[int]) -> None:
    if JOKER in source:
        source.remove(JOKER)
    if JOKER not in target:
        target.append(JOKER)


def discard(state: KingOfTheHillState, seat: int, cards: tuple[int, ...]) -> None:
    """Take cards that were played out of the match; they are no longer known to lie anywhere."""
    held = state.reserves[seat] if from_reserve(state) else state.hands[seat]
    known = (state.known_hand[seat], state.known_reserve[seat], state.known_either[seat])
    for card in cards:
        held.remove(card)
        state.discards.append(card)
        for place in known:
            if card in place:
                place.remove(card)
