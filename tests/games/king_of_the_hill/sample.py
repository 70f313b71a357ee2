"""What the suites can't ask King of the Hill: docs/adding-a-game.md explains each name."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.king_of_the_hill.state import KingOfTheHillState
from games.king_of_the_hill.view import KingOfTheHillView
from tests.games.kept import COMMON, Plan

FREE = {"attack", "choose", "divide"}
BOUND = {"attack"}  # the last of those made in secret shows all of them
PUZZLE = (0, 5)
# Whatever attentive players know is above their own cards; past battles are in the memory.
NOT_DRAWN = {
    "board_picture": (
        "dealer discards seats[].known_hand seats[].known_reserve seats[].known_either "
        "battles[].number battles[].chooser battles[].to_hand battles[].to_reserve"
    ),
    "hand_picture_of": (
        "dealer discards turn seats[].won ending king battles[].number battles[].chooser "
        "battles[].to_hand battles[].to_reserve"
    ),
}
ALWAYS = {
    "board_picture": "seats[].hand seats[].reserve seats[].won king available[] 1[]",
    "hand_picture_of": "viewer hand[] reserve[] 1[] available[] committed[]",
}
LESS = {"_CARE": 1, "_COUNTED": 100, "_LAST_DEALS": 200, "_LAST_GUESSES": 100}
LUCK = 20, None
GRADED = Path(__file__).with_name("graded.json")


def inventory(state: KingOfTheHillState) -> Counter[int]:
    cards = Counter(state.discards + state.spoils)
    for held in (*state.hands, *state.reserves, *state.stacks):
        cards.update(held)
    return cards


def plans() -> Iterator[Plan]:
    hill: dict[str, Any] = {"faces_tie": True}
    acts: tuple[str, ...] = ("set_aside", "choose", "attack", "divide")
    phases: tuple[str, ...] = ("setup", "choosing", "attack", "spoils")
    yield Plan("", 2, hill, COMMON, phases, acts, pause=6, ending="crowned")
    yield Plan(
        "conceded", 2, hill, (), done=("attack",), conceded=True,
        entries=range(8, 40),
    )  # fmt: skip


def known(view: KingOfTheHillView) -> set[int]:
    known = {*view.hand, *view.reserve, *(view.committed or ()), *view.spoils, *view.discards}
    known |= {stack.top for stack in view.stacks if stack.top is not None}
    for battle in view.battles:
        known.add(battle.top)
        known.update(card for blow in battle.blows for cards in blow for card in cards)
    return known
