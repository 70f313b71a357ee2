"""Armies: which pieces may be deployed, suggested ones, and what happens before the first turn.

An army is a text with one letter for each deployment square, in the order of ``LINE_SQUARES``. A
dot is an empty square. The court has squares of its own and is not part of it.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial
from typing import Final

from games.core.game import Event
from games.core.menu import Menu, SubsetMenu
from games.king_of_the_mountain.board import (
    COURT,
    COURT_SQUARES,
    HERO,
    HEROES,
    LETTERS,
    LINE_SQUARES,
    SEAT_CORNERS,
    kind_named,
    piece_of,
)
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.state import (
    OTHER_PIECES,
    Deploy,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Pick,
    picks_for,
)
from games.king_of_the_mountain.turns import begin_turn, end_match, look_for_checks

EMPTY: Final = "."
_HERO: Final = LETTERS[HERO]

SUGGESTIONS: Final[dict[str, tuple[str, str]]] = {
    "vanguard": ("RBNPLAG", "BPNR BPNR LHHH LHHH GGAA"),
    "phalanx": ("RBPAGNL", "GAHP GAHP HBHR HBHR NNLL"),
    "raiders": ("LNRPABG", "HHRN HHRN HALP HALP GGBB"),
}
"""Suggested armies by name: the most wanted kinds first, then the squares of all twenty pieces."""
SUGGESTED: Final = next(iter(SUGGESTIONS))  # The army deployed for players whose time runs out


def suggested_pieces(name: str, count: int) -> tuple[int, ...]:
    """Return a suggestion's ``count`` preferred pieces of the fourteen, in ascending order."""
    wanted = [letter for letter in SUGGESTIONS[name][0] for _ in range(2)]
    return tuple(sorted(LETTERS.index(letter) for letter in wanted[:count]))


def suggested_army(name: str, pieces: Sequence[int], lines: int) -> str:
    """Return an army of these pieces, as close to a suggestion as possible.

    The heroes are added.
    """
    left = Counter(LETTERS[kind] for kind in pieces) + Counter({_HERO: HEROES})
    army = [EMPTY] * lines
    for at, letter in enumerate(SUGGESTIONS[name][1].replace(" ", "")[:lines]):
        if left[letter]:
            left[letter] -= 1
            army[at] = letter
    # Pieces that the suggestion has no place for go to the first empty squares.
    free = (at for at, letter in enumerate(army) if letter == EMPTY)
    for letter, at in zip(left.elements(), free, strict=False):
        army[at] = letter
    return "".join(army)


def army_of(name: str, options: KingOfTheMountainOptions, given: Sequence[int] | None) -> str:
    """Return an army like a suggestion, of the pieces given or else of its own."""
    pieces = suggested_pieces(name, options.chosen) if given is None else given
    return suggested_army(name, pieces, options.lines)


class ArmyMenu(Menu[Deploy]):
    """Every way to deploy: far too many to list.

    ``pieces`` are the pieces to choose from, ``chosen`` is how many of them are taken. The heroes
    are added.
    """

    __slots__ = ("_caps", "_chosen", "_empty", "_lines")

    def __init__(self, pieces: Sequence[int], chosen: int, lines: int) -> None:
        self._caps = dict(sorted(Counter(LETTERS[kind] for kind in pieces).items()))
        self._chosen = chosen
        self._lines = lines
        self._empty = lines - chosen - HEROES

    def fault(self, army: str) -> str | None:
        """Return the refusal code of an army that cannot be deployed, or None if it can."""
        counted = Counter(army)
        if len(army) != self._lines:
            return "wrong_squares"
        if counted[_HERO] != HEROES:
            return "heroes_missing"
        if any(
            number > self._caps.get(letter, 0)
            for letter, number in counted.items()
            if letter not in (EMPTY, _HERO)
        ):
            return "pieces_not_yours"
        return None if counted[EMPTY] == self._empty else "wrong_number"

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Deploy) and self.fault(action.army) is None

    def __iter__(self) -> Iterator[Deploy]:
        return map(Deploy, self._armies("", self._empty, HEROES, self._chosen, self._caps))

    def _armies(
        self, begun: str, empty: int, heroes: int, chosen: int, caps: dict[str, int]
    ) -> Iterator[str]:
        if len(begun) == self._lines:
            yield begun
            return
        for letter, rest in self._next(empty, heroes, chosen, caps):
            if _ways(*rest):
                yield from self._armies(begun + letter, *rest)

    @staticmethod
    def _next(
        empty: int, heroes: int, chosen: int, caps: dict[str, int]
    ) -> Iterator[tuple[str, tuple[int, int, int, dict[str, int]]]]:
        if empty:
            yield EMPTY, (empty - 1, heroes, chosen, caps)
        if heroes:
            yield _HERO, (empty, heroes - 1, chosen, caps)
        if chosen:
            for letter, cap in caps.items():
                if cap:
                    yield letter, (empty, heroes, chosen - 1, caps | {letter: cap - 1})

    def count(self) -> int:
        return _ways(self._empty, HEROES, self._chosen, self._caps)

    def sample(self, rng: random.Random) -> Deploy:
        rest = (self._empty, HEROES, self._chosen, self._caps)
        army = ""
        while len(army) < self._lines:
            index = rng.randrange(_ways(*rest))
            for letter, after in self._next(*rest):
                index -= _ways(*after)
                if index < 0:
                    army, rest = army + letter, after
                    break
        return Deploy(army)


def army_menu(options: KingOfTheMountainOptions, picked: Sequence[int] | None) -> ArmyMenu:
    """Return the menu of armies: with any pieces, or only those picked for the seat."""
    return ArmyMenu(OTHER_PIECES if picked is None else picked, options.chosen, options.lines)


def pick_menu(options: KingOfTheMountainOptions) -> SubsetMenu[Pick]:
    number = options.chosen
    return SubsetMenu(OTHER_PIECES, Pick, "pieces", least=number, most=number)


def _ways(empty: int, heroes: int, chosen: int, caps: dict[str, int]) -> int:
    """Return the number of armies with this many empty squares, heroes and chosen pieces."""
    total = factorial(empty + heroes + chosen)
    spread = total // (factorial(empty) * factorial(heroes) * factorial(chosen))
    return spread * _orders(chosen, tuple(sorted(caps.values())))


@lru_cache(maxsize=4096)
def _orders(length: int, caps: tuple[int, ...]) -> int:
    """Count the words of this length that use each letter at most as often as ``caps`` allows."""
    if not caps:
        return int(length == 0)
    return sum(
        comb(length, number) * _orders(length - number, caps[1:])
        for number in range(min(caps[0], length) + 1)
    )


def give_court(position: Position) -> None:
    """Put each seat's King, Queen, Marshall and Cardinal in its corner."""
    for seat in range(position.seats):
        squares = COURT_SQUARES[SEAT_CORNERS[position.seats][seat]]
        for kind, at in zip(COURT, squares, strict=True):
            position.board[at] = piece_of(seat, kind)


def give_army(position: Position, seat: int, army: str) -> None:
    squares = LINE_SQUARES[SEAT_CORNERS[position.seats][seat]]
    for letter, at in zip(army, squares, strict=False):
        if letter != EMPTY:
            position.board[at] = piece_of(seat, kind_named(letter))


def pieces_given(state: KingOfTheMountainState, seat: int) -> tuple[int, ...] | None:
    """Return the pieces that were picked for a seat, or None if it may take any.

    A seat that left without picking counts as having picked the suggested pieces.
    """
    options, seats = state.options, state.position.seats
    if not options.picks_first:
        return None
    picker = next(each for each in range(seats) if picks_for(options, seats, each) == seat)
    picked = state.picks[picker]
    return suggested_pieces(SUGGESTED, options.chosen) if picked is None else picked


def waited_for_picks(state: KingOfTheMountainState) -> list[int]:
    """Return the seats that still have to pick. Nobody picks for a seat that has left."""
    position = state.position
    return [
        seat
        for seat in position.living
        if state.picks[seat] is None
        and picks_for(state.options, position.seats, seat) in position.living
    ]


def end_picking(state: KingOfTheMountainState) -> list[Event]:
    """End the picking. Picked pieces are deployed next, or go into reserve with Wait for It."""
    state.phase = "deploying"
    return [Event("picked"), *(begin_play(state) if state.options.wait_for_it else ())]


def begin_play(state: KingOfTheMountainState) -> list[Event]:
    """Reveal all armies and begin the first turn."""
    position, options = state.position, state.options
    for seat in position.living:
        army = state.armies[seat]
        if army is not None:
            give_army(position, seat, army)
        if options.wait_for_it:
            given = pieces_given(state, seat)
            others = suggested_pieces(SUGGESTED, options.chosen) if given is None else given
            position.reserves[seat] = (*others, *((HERO,) * HEROES))
    state.picks = [None] * position.seats
    # The first player may have left already.
    while position.turn in position.gone:
        position.turn = (position.turn + 1) % position.seats
    look_for_checks(state)
    begin_turn(state)
    return [Event("deployed", {"armies": list(state.armies)})]


def leave_early(state: KingOfTheMountainState, seat: int) -> list[Event]:
    """Give up a seat before the armies are revealed. Its pick for a friend stays."""
    position = state.position
    position.gone = (*position.gone, seat)
    position.clear(seat)
    state.armies[seat] = None
    events = [Event("conceded", {"seat": seat})]
    if len(position.living) == 1:
        return events + end_match(state, "alone", position.living[0])
    if state.phase == "picking" and not waited_for_picks(state):
        events += end_picking(state)
    elif state.phase == "deploying" and all(state.armies[each] for each in position.living):
        events += begin_play(state)
    return events
