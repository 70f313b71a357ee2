"""Decisions between two whose truth the rules tell: wins and losses within two turns.

``python -m tests.games.king_of_the_mountain.known`` prints how many of 200 are graded as they say.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from games.core import Chance, begin, step
from games.king_of_the_mountain.board import CENTRE, KINDS, KING, SIDE, SQUARES, owner_of, piece_of
from games.king_of_the_mountain.computers.reviewing import REVIEWER
from games.king_of_the_mountain.moves import action_of, in_check, moves_of
from games.king_of_the_mountain.position import (
    SIZE,
    Position,
    empty_position,
    enters_centre,
    make,
)
from games.king_of_the_mountain.state import KingOfTheMountainOptions, KingOfTheMountainState
from games.king_of_the_mountain.terrain import DRAWINGS, terrain_of
from tests.games.king_of_the_mountain.setting import GAME, begun
from tests.games.reviews import review
from tools.reviews import Match, play

WON, WINNING, OPEN, LOSING, LOST = 2, 1, 0, -1, -2
"""Fates of a move: it wins; it wins next time whatever the reply; unknown; an opponent wins next
time whatever is answered to their reply; an opponent wins at once."""
MAX_STEPS = 4
"""So far from the centre are the Kings of a position that is set up, at most."""


class Known(NamedTuple):
    """A move, and whether it is an error by the rules; ``why`` names the kind of truth."""

    state: KingOfTheMountainState
    move: int
    error: bool
    why: str


def can_be_crowned(position: Position, seat: int) -> bool:
    at = position.king(seat)
    if at not in terrain_of(position.board_name).steps[CENTRE]:
        return False
    if owner_of(position.board[CENTRE]) == seat:
        return False
    return not in_check(after(position, seat, at * SIZE + CENTRE), seat)


def after(position: Position, seat: int, move: int) -> Position:
    twin = position.copy()
    make(twin, seat, move)
    return twin


def fate(position: Position, seat: int, move: int) -> int:
    if enters_centre(position, seat, move):
        return WON
    child, other = after(position, seat, move), 1 - seat
    if can_be_crowned(child, other):
        return LOST
    if min(_steps(child.king(seat)), _steps(child.king(other))) > 2:
        return OPEN
    replies = [after(child, other, reply) for reply in moves_of(child, other)]
    if can_be_crowned(child, seat) and all(can_be_crowned(each, seat) for each in replies):
        return WINNING
    for each in replies:
        if can_be_crowned(each, other) and not can_be_crowned(each, seat):
            answers = (after(each, seat, answer) for answer in moves_of(each, seat))
            if all(can_be_crowned(answered, other) for answered in answers):
                return LOSING
    return OPEN


def known_of(state: KingOfTheMountainState, rng: random.Random) -> Known | None:
    """A move whose truth is known, of a kind drawn by lot; None if there is none."""
    position, seat = state.position, state.position.turn
    fates = {move: fate(position, seat, move) for move in moves_of(position, seat)}
    best = max(fates.values(), default=OPEN)
    kept = [move for move, each in fates.items() if each >= OPEN]
    tests: dict[str, Callable[[int], bool]] = {
        "win missed": lambda found: best == WON and found < WINNING,
        "win let in": lambda found: found == LOST and best in (OPEN, WINNING),
        "win thrown away": lambda found: found == LOSING and best == WINNING,
        "run to the centre": lambda found: found == best == WINNING,
        "only defence": lambda found: found == best == OPEN and len(kept) == 1,
    }
    found = {why: [*filter(lambda move: test(fates[move]), fates)] for why, test in tests.items()}
    whys = sorted(why for why, moves in found.items() if moves)
    if len(fates) < 2 or not whys:
        return None
    why = rng.choice(whys)
    return Known(state, rng.choice(found[why]), why.startswith("win "), why)


def set_up(rng: random.Random) -> KingOfTheMountainState:
    """Two Kings near the centre, and a few pieces of each anywhere."""
    options = KingOfTheMountainOptions(board=rng.choice(sorted(DRAWINGS)))
    terrain = terrain_of(options.board)
    position = empty_position(options.board, 2, 0)
    free = [at for at in SQUARES if at not in terrain.walls and at != CENTRE]
    near = [at for at in free if _steps(at) <= MAX_STEPS]
    places = rng.sample(near, 2)
    others = rng.sample([at for at in free if at not in places], rng.randint(2, 7))
    for number, at in enumerate(places + others):
        kind = KING if number < 2 else rng.choice([kind for kind in KINDS if kind != KING])
        position.board[at] = piece_of(number % 2, kind)
    return begun(options, position)


def _steps(at: int) -> int:
    return max(abs(at % SIDE - CENTRE % SIDE), abs(at // SIDE - CENTRE // SIDE))


def played(number: int) -> Iterator[KingOfTheMountainState]:
    """Turns of a match of two Pages."""
    header, log = play(Match(GAME.slug, number, "page", 2))
    state, chance = begin(GAME, header), Chance(header.key)
    for entry in log:
        if state.phase == "playing" and entry.kind == "action":
            yield GAME.copy(state)
        step(GAME, state, entry, chance)


def is_graded(known: Known) -> bool:
    """Return whether a move is called an error."""
    seat, action = known.state.position.turn, action_of(known.move)
    view, menu = GAME.view(known.state, seat), GAME.menu(known.state, seat)
    if REVIEWER.weigh(view, menu, action, random.Random(1)) is None:
        return False
    return review(GAME, known.state, action, seat).grade > 0


def drawn(set_ups: int, matches: int, rng: random.Random) -> Iterator[Known]:
    """Decisions by lot: of positions that are set up, no kind more than a fifth, and of matches."""
    told = Counter[str]()
    while told.total() < set_ups:
        known = known_of(set_up(rng), rng)
        if known is not None and told[known.why] < set_ups / 5:
            told[known.why] += 1
            yield known
    number = 0
    while matches:
        states = list(played(number))
        found = (known_of(state, rng) for state in rng.sample(states, len(states)))
        known = next(filter(None, found), None)
        if known is not None:
            matches -= 1
            yield known
        number += 1


def main() -> None:
    """Print how many decisions are graded as the rules say."""
    asked = list(drawn(180, 20, random.Random(1)))
    right = sum(is_graded(known) == known.error for known in asked)
    sys.stdout.write(f"{right} of {len(asked)} graded as the rules say\n")


if __name__ == "__main__":
    main()
