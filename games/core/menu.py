"""The legal actions of one seat, without the need to list them."""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, groupby
from typing import Any, Generic, TypeVar

ActionT = TypeVar("ActionT")


class Menu(ABC, Generic[ActionT]):
    """A set of actions in a canonical order, possibly far too large to list."""

    __slots__ = ()

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[ActionT]: ...

    def count(self) -> int:
        return sum(1 for _ in self)

    def sample(self, rng: random.Random) -> ActionT:
        """Return a uniformly random action. Raises ValueError if there is none."""
        return ListMenu(self).sample(rng)

    def __bool__(self) -> bool:
        return self.count() > 0

    def __or__(self, other: "Menu[ActionT]") -> "Menu[ActionT]":
        """Combine two disjoint menus: first these actions, then the others."""
        return _Both(self, other)


class ListMenu(Menu[ActionT]):
    """A menu short enough to be held as a list."""

    __slots__ = ("_actions",)

    def __init__(self, actions: Iterable[ActionT] = ()) -> None:
        self._actions = tuple(actions)

    def __contains__(self, action: object) -> bool:
        return action in self._actions

    def __iter__(self) -> Iterator[ActionT]:
        return iter(self._actions)

    def count(self) -> int:
        return len(self._actions)

    def sample(self, rng: random.Random) -> ActionT:
        actions = self._actions
        if not actions:
            raise ValueError("nothing to choose from")
        return actions[int(rng.random() * len(actions))]


class _Both(Menu[ActionT]):
    __slots__ = ("_first", "_second")

    def __init__(self, first: Menu[ActionT], second: Menu[ActionT]) -> None:
        self._first = first
        self._second = second

    def __contains__(self, action: object) -> bool:
        return action in self._first or action in self._second

    def __iter__(self) -> Iterator[ActionT]:
        return chain(self._first, self._second)

    def count(self) -> int:
        return self._first.count() + self._second.count()

    def sample(self, rng: random.Random) -> ActionT:
        first = rng.randrange(self.count()) < self._first.count()
        return (self._first if first else self._second).sample(rng)


class SubsetMenu(Menu[ActionT]):
    """All choices of ``least`` to ``most`` of some items, too many to list.

    Equal items are next to each other and count as the same: only how many of them are chosen
    matters. ``make`` builds an action from the chosen items, in the order of ``items``. The action
    keeps them in its field ``held_in``. Actions are ordered by number of items, then as in
    ``itertools.combinations``.
    """

    __slots__ = ("_groups", "_held_in", "_least", "_make", "_most")

    def __init__(
        self,
        items: tuple[int, ...],
        make: type[Any],
        held_in: str,
        *,
        least: int = 0,
        most: int | None = None,
    ) -> None:
        self._groups = tuple((item, len(list(copies))) for item, copies in groupby(items))
        self._make = make
        self._held_in = held_in
        self._least = least
        self._most = len(items) if most is None else most

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, self._make):
            return False
        chosen: tuple[int, ...] = getattr(action, self._held_in)
        if not self._least <= len(chosen) <= self._most:
            return False
        wanted = Counter(chosen)
        ordered: list[int] = []
        for item, copies in self._groups:
            number = wanted.get(item, 0)
            if number > copies:
                return False
            ordered += [item] * number
        return chosen == tuple(ordered)

    def __iter__(self) -> Iterator[ActionT]:
        return (
            self._make(chosen)
            for size in range(self._least, self._most + 1)
            for chosen in self._subsets(0, size)
        )

    def _subsets(self, start: int, size: int) -> Iterator[tuple[int, ...]]:
        """Yield the choices of exactly ``size`` items from group ``start`` and later ones."""
        if size == 0:
            yield ()
            return
        if start == len(self._groups):
            return
        item, copies = self._groups[start]
        for number in range(min(copies, size), -1, -1):
            for rest in self._subsets(start + 1, size - number):
                yield (item,) * number + rest

    def _ways(self) -> tuple[tuple[int, ...], ...]:
        return ways_to_choose(tuple(copies for _, copies in self._groups), self._most)

    def count(self) -> int:
        return sum(self._ways()[0][self._least :])

    def sample(self, rng: random.Random) -> ActionT:
        ways = self._ways()
        index = rng.randrange(sum(ways[0][self._least :]))
        size = self._least
        while index >= ways[0][size]:
            index -= ways[0][size]
            size += 1
        chosen: list[int] = []
        for (item, copies), after in zip(self._groups, ways[1:], strict=True):
            number = min(copies, size)
            while index >= after[size - number]:
                index -= after[size - number]
                number -= 1
            chosen += [item] * number
            size -= number
        action: ActionT = self._make(tuple(chosen))
        return action


@lru_cache(maxsize=1024)
def ways_to_choose(copies: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Count the choices of 0 to ``most`` items from each group and all later ones.

    Row ``i`` is for the groups from index ``i``. Column ``n`` counts the choices of ``n`` items.
    """
    ways = [(1,) + (0,) * most]
    for number in reversed(copies):
        after = ways[-1]
        ways.append(tuple(sum(after[max(0, size - number) : size + 1]) for size in range(most + 1)))
    return tuple(reversed(ways))
