"""What the suites can't ask Kill the Kings: docs/adding-a-game.md explains each name."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from games.kill_the_kings.state import KillTheKingsState
from tests.games.kept import SERVER, Plan

FREE = {"place", "reserve"}
BOUND = {"draw"}
PUZZLE = (0, 74)
# Only the card placed last can be taken back, so its position must be visible.
NOT_DRAWN = {
    "board_picture": "last.pile last.slot",
}
ALWAYS = {
    "board_picture": "piles[].king piles[].cards[] reserve[] drawn stock ending last.card",
}
LESS = {"MAX_UNSEEN": 6, "MOST": 2000, "MOST_FOR_CERTAIN": 300, "ORDERS": 64}
LUCK = 40, None
GRADED = Path(__file__).with_name("graded.json")


def inventory(state: KillTheKingsState) -> Counter[int]:
    cards = Counter(state.stock + state.reserve)
    for pile in state.piles:
        cards.update(pile)
    if state.drawn is not None:
        cards[state.drawn] += 1
    return cards


def plans() -> Iterator[Plan]:
    acts = ("draw", "place", "reserve")
    day = f"kill-the-kings/2026-11-20/{SERVER}"
    yield Plan("", 1, {}, (), (), (*acts, "undo"), skill=0.85)
    yield Plan("daily", 1, {}, (), (), acts, skill=0.95, daily=day)
    yield Plan(
        "conceded", 1, {}, (), (), acts, skill=0.9, conceded=True,
        entries=range(15, 60),
    )  # fmt: skip
