"""Armies: which pieces may be deployed, and suggested ones.

An army is a text with one letter for each deployment square, in the order of ``LINE_SQUARES``; a
dot is an empty square. The court has squares of its own and is not part of it.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial
from typing import Final

from games.core.menu import Menu, SubsetMenu
from games.king_of_the_mountain.pieces import HERO, HEROES, LETTERS
from games.king_of_the_mountain.state import OTHER_PIECES, Deploy, KingOfTheMountainOptions, Pick

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
        """Return the refusal code of an army that cannot be deployed; None if it can."""
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
