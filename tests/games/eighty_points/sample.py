"""What the suites can't ask Eighty Points: docs/adding-a-game.md explains each name."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.core.cards import CODES
from games.eighty_points.state import EightyPointsState
from games.eighty_points.view import EightyPointsView
from tests.games.kept import COMMON, Plan

SHORT = {"rounds": 1}

FREE = {"bury", "call"}
BOUND = {"declare", "put"}
PUZZLE = (5, 111)
# Who holds no card of a suit is in the memory, which shows tricks that are over.
# Points are what matters in a round.
NOT_DRAWN = {
    "board_picture": "viewer seats[].shown seats[].void seats[].pairless leader score.points",
    "hand_picture_of": (
        "rounds round seats[].held seats[].total seats[].shown seats[].void "
        "seats[].pairless leader trick_number tricks[].number score"
    ),
    "memory_picture": (
        "viewer rounds phase round starter trump_rank declarations seats[].held seats[].rank "
        "seats[].total seats[].answered seats[].shown seats[].pairless called fallen leader "
        "turn trick_number score"
    ),
}
ALWAYS = {
    "board_picture": (
        "rounds round trump_rank trump_suit seats[].rank seats[].points seats[].left koth "
        "called ally trick[].seat trick[].cards[] buried[] 1[]"
    ),
    "hand_picture_of": "trump_rank trump_suit hand[] waiting trick[].seat trick[].cards[] picked[]",
    "memory_picture": "seats[].points seats[].left seats[].void koth tricks 1[]",
}
LESS = {"_FIRST_GUESSES": 8, "_GUESSES": 20, "_BATCH": 4, "_MAX_ROUNDS": 8}
CERTAIN_WINS = False  # a match ends with the last, forced trick of a round
LUCK = 200, 24  # to the first trick, as what is dealt later is dealt alike
GRADED = Path(__file__).with_name("graded.json")


def inventory(state: EightyPointsState) -> Counter[int]:
    cards = Counter(state.deck + state.dead)
    for hand in state.hands:
        cards.update(hand)
    for plays in (*(trick.plays for trick in state.tricks), state.trick):
        for play in plays:
            cards.update(play.cards)
    return cards


def plans() -> Iterator[Plan]:
    acts = ("pass", "bury", "call", "put", "ready", "declare", "choose")
    phases = ("dealing", "declaring", "naming", "burying", "calling", "playing", "shown", "scored")
    eighty: dict[str, Any] = {"rounds": 2, "loose_following": True}
    happens: tuple[str, ...] = (*COMMON, "concession", "amendment")
    yield Plan("", 5, eighty, happens, phases, acts, pause=60)
    eighty = {"rounds": 0, "loose_following": False}
    yield Plan("conceded", 5, eighty, (), conceded=True, entries=range(60, 500))


def known(view: EightyPointsView) -> set[int]:
    if view.phase == "calling" and view.viewer == view.koth:
        return set(range(len(CODES)))  # every face is offered
    known = {*view.hand, *(view.buried or ())}
    known |= {declared.suit * 13 + view.trump_rank - 2 for declared in view.declarations}
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        known.update(card for play in plays for card in play.cards)
    return known if view.called is None else known | {view.called}
