"""What the suites can't ask King of the Mountain: docs/adding-a-game.md explains each name."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.core import Menu
from games.king_of_the_mountain.board import KING, kind_of
from games.king_of_the_mountain.moves import TurnMenu, action_of
from games.king_of_the_mountain.position import RESPAWN, SIZE
from games.king_of_the_mountain.state import AnswerDraw, KingOfTheMountainState
from games.king_of_the_mountain.terrain import DRAWINGS
from tests.games.kept import COMMON, Plan

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"all_hands": True},
    {"all_hands": True, "army_size": 24, "mutant_monarch": True, "keep_it": 1},
    {"army_size": 10, "mutant_monarch": True},
    {"army_size": 11, "pick_for_friend": True},
    {"army_size": 12, "pick_for_friend": True, "mutant_monarch": True},
    {"army_size": 16, "keep_it": 5},
    {"pick_for_friend": True, "keep_it": 2, "mutant_monarch": True},
    {"wait_for_it": True, "mutant_monarch": True, "keep_it": 3},
    {"wait_for_it": True, "army_size": 14},
    {"wait_for_it": True, "pick_for_friend": True},
    {"mutant_monarch": True},
)
SHORT = {"turn_limit": 2}

FREE = {"deploy", "move"}
BOUND = {"deploy"}  # the last of those made in secret shows all of them
PUZZLE = (0, 38)
# The board has a text of its own for options, draws and rounds, and a record of all that was
# played.
NOT_DRAWN = {
    "board_picture": (
        "2.beside viewer options.board options.army_size options.pick_for_friend "
        "options.wait_for_it options.mutant_monarch position.fallen position.starter army "
        "armies offer agreed offered turns record ending recent[].losses recent[].checked "
        "recent[].kind"
    ),
    "close_picture": (
        "viewer options.board options.all_hands options.army_size options.pick_for_friend "
        "options.wait_for_it options.mutant_monarch options.turn_limit position.fallen "
        "position.starter position.round ready army armies offer agreed offered turns record "
        "ending recent[].losses recent[].checked recent[].kind"
    ),
}
ALWAYS = {
    "board_picture": "position position.board_name position.board recent 2.turned",
    "deployment_picture": "0 1 2 3.army 3.selected",
    "close_picture": (
        "position position.board_name position.board recent 2.turned 2.numbers "
        "2.numbers[].square 2.numbers[].value 2.numbers[].red"
    ),
}
LESS = {
    "SCREENING_BUDGET": 2000,
    "COMPARING_BUDGET": 2000,
    "CONFIRMING_BUDGET": 3000,
    "THOROUGH_BUDGET": 40000,
}
SINGLE_MOVES = False
GRADED = Path(__file__).with_name("graded.json")


def options(rng: random.Random) -> dict[str, Any]:
    """Random play seldom finds the centre, so its matches end by a limit of rounds."""
    return {
        "board": rng.choice([*DRAWINGS]),
        **rng.choice(VARIANTS),
        "turn_limit": rng.randint(6, 20),
    }


def lively(state: KingOfTheMountainState, menu: Menu[Any], rng: random.Random) -> Any:
    """An action: a capture more often than by chance, so that pieces return and Kings fall."""
    if isinstance(menu, TurnMenu) and rng.random() < 0.8:
        board = state.position.board
        respawns = [move for move in menu.moves if move >= RESPAWN]
        captures = [move for move in menu.moves if move < RESPAWN and board[move % SIZE]]
        kings = [move for move in captures if kind_of(board[move % SIZE]) == KING]
        if wanted := kings or captures or respawns:
            return action_of(rng.choice(wanted))
    action = menu.sample(rng)
    return AnswerDraw(rng.random() < 0.1) if isinstance(action, AnswerDraw) else action


def inventory(state: KingOfTheMountainState) -> Counter[int]:
    """Count each seat's pieces, wherever they are; a seat that left keeps its number."""
    position = state.position
    held = Counter(seat for _, seat, _ in position.pieces())
    for seat in range(position.seats):
        if seat in position.gone:
            held[seat] = state.options.pieces
            continue
        held[seat] += len(position.reserves[seat]) + (position.monarchs[seat] > 0)
        if state.phase in ("picking", "deploying"):
            held[seat] += state.options.pieces - 4
    return held


def plans() -> Iterator[Plan]:
    usual: dict[str, Any] = {"mutant_monarch": True, "turn_limit": 70}
    happens: tuple[str, ...] = (*COMMON, "concession")
    fight = ("deploying", "playing", "mutating")
    options: dict[str, Any] = {"board": "forest", "all_hands": True, "keep_it": 2, **usual}
    acts: tuple[str, ...] = ("deploy", "move", "offer_draw", "answer_draw")
    yield Plan("a", 4, options, happens, fight, acts, 30, 0.5, range(60, 2000))
    options = {"board": "valleys", "army_size": 14, "pick_for_friend": True, **usual}
    options |= {"keep_it": 5, "turn_limit": 35}
    phases: tuple[str, ...] = ("picking", *fight)
    acts = ("pick", "deploy", "move", "mutate")
    yield Plan("b", 4, options, happens, phases, acts, 30, 0.5, range(60, 2000), ending="limit")
    options = {"board": "citadel", "wait_for_it": True, "keep_it": 1, **usual}
    options |= {"army_size": 14, "pick_for_friend": True}
    phases, acts = ("picking", "playing", "mutating"), ("pick", "move", "respawn")
    yield Plan("c", 3, options, happens, phases, acts, 30, 0.5, range(60, 2000))
    yield Plan(
        "conceded", 2, {"keep_it": 2}, (), (), ("deploy", "move"), conceded=True,
        skill=0.7, entries=range(20, 80),
    )  # fmt: skip
