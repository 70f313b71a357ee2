"""What the suites can't ask High Card: docs/adding-a-game.md explains each name."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from games.high_card.state import HighCardState
from games.high_card.view import HighCardView
from tests.games.kept import COMMON, Plan

SHORT = {"target": 1}

FREE = {"declare"}
BOUND = {"declare"}  # the last of those made in secret shows all of them
PUZZLE = (0, 1)
# What is going on is told above the picture, and what one plays lies among one's cards.
NOT_DRAWN = {
    "board_picture": "round hand_number leader first deck withdrawn ending",
    "hand_picture_of": "round hand_number leader first deck withdrawn ending played",
}
ALWAYS = {
    "board_picture": "seats turn face_up[] winners[]",
    "hand_picture_of": "viewer seats hand[] face_up[] 1[] winners[]",
}
LESS = {"_WORLDS": 200}
SINGLE_MOVES = False
LUCK = 40, None
GRADED = Path(__file__).with_name("graded.json")


def inventory(state: HighCardState) -> Counter[int]:
    cards = Counter(state.deck + state.face_up + state.withdrawn)
    for hand in state.hands:
        cards.update(hand)
    cards.update(card for card in state.played if card is not None)
    return cards


def plans() -> Iterator[Plan]:
    yield Plan("", 5, {"target": 4}, (*COMMON, "concession", "joining"), ("turn",))
    yield Plan("conceded", 3, {"target": 5}, (), conceded=True, entries=range(8, 40))


def known(view: HighCardView) -> set[int]:
    played = set() if view.played is None else {view.played}
    shown = {verdict.card for reveal in view.reveals for verdict in reveal}
    return {*view.hand, *view.face_up} | played | shown
