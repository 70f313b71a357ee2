"""The places of the 52 cards of High Card."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cogs.games.high_card.picture import calm, hand_picture_of
from games.high_card.state import HighCardState
from games.high_card.view import HighCardView
from tests.games.kept import COMMON, Plan

SHORT = {"target": 1}
"""Options with which a match is soon over."""

FREE = {"declare"}
"""Some types of actions that can be taken back."""
BOUND = {"declare"}
"""Some that can't: the last of those made in secret shows all of them."""
PUZZLE = (0, 1)
"""A deal and a step of it with a clearly best answer."""
# What is going on is told above the picture, and what one plays lies among one's cards.
NOT_DRAWN = {
    "board_picture": "round hand_number leader first deck withdrawn ending",
    "hand_picture_of": "round hand_number leader first deck withdrawn ending played",
}
"""Fields, with all that they are made of, that a picture doesn't show."""
ALWAYS = {
    "board_picture": "seats turn face_up[] winners[]",
    "hand_picture_of": "viewer seats hand[] face_up[] 1[] winners[]",
}
"""Fields of which every change is seen; of the others some are."""
LESS = {"_WORLDS": 200}
"""Budgets of the reviewer, when it looks at little."""
SINGLE_MOVES = False
"""Random matches don't come to a single move."""
LUCK = 40, None
"""Matches after which the mean luck is known, played to their ends."""
GRADED = Path(__file__).with_name("graded.json")
"""Positions with what each action is really worth, and by what search that was found."""


def inventory(state: HighCardState) -> Counter[int]:
    cards = Counter(state.deck + state.face_up + state.withdrawn)
    for hand in state.hands:
        cards.update(hand)
    cards.update(card for card in state.played if card is not None)
    return cards


def plans() -> Iterator[Plan]:
    """Yield the plans for the matches that are kept of each version of the rules."""
    yield Plan("", 5, {"target": 4}, (*COMMON, "concession", "joining"), ("turn",))
    yield Plan("conceded", 3, {"target": 5}, (), conceded=True, entries=range(8, 40))


def known(view: HighCardView) -> set[int]:
    """Return the cards that a viewer may know."""
    played = set() if view.played is None else {view.played}
    shown = {verdict.card for reveal in view.reveals for verdict in reveal}
    return {*view.hand, *view.face_up} | played | shown


def hands(view: HighCardView, _: tuple[int, ...], names: tuple[str, ...]) -> Iterator[bytes]:
    """Yield all pictures that a hand may have, its owner's view given and the cards picked."""
    shown = calm(view)
    picks = ((), *((card,) for card in view.hand))
    return (hand_picture_of(shown, chosen, names) for chosen in picks)
