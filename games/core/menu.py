"""The legal actions of one seat, without the need to list them."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Generic, TypeVar

ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class Choice:
    """One question that an interface asks: pick ``least`` to ``most`` of ``items``.

    ``name`` is the field of the action that the answer fills.
    """

    name: str
    items: tuple[int | str, ...]
    least: int = 1
    most: int = 1


class Menu(ABC, Generic[ActionT]):
    """A set of actions in a canonical order, possibly far too large to list."""

    __slots__ = ()

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[ActionT]: ...

    @abstractmethod
    def count(self) -> int:
        """How many actions there are."""

    @abstractmethod
    def sample(self, rng: random.Random) -> ActionT:
        """One action, all equally likely. Raises ValueError when there is none."""

    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """The questions whose answers together make an action."""

    def __bool__(self) -> bool:
        return self.count() > 0


class ListMenu(Menu[ActionT]):
    """A menu short enough to be held as a list."""

    __slots__ = ("_actions", "_choices")

    def __init__(self, actions: Sequence[ActionT] = (), choices: tuple[Choice, ...] = ()) -> None:
        self._actions = tuple(actions)
        self._choices = choices

    def __contains__(self, action: object) -> bool:
        return action in self._actions

    def __iter__(self) -> Iterator[ActionT]:
        return iter(self._actions)

    def count(self) -> int:
        return len(self._actions)

    def sample(self, rng: random.Random) -> ActionT:
        if not self._actions:
            raise ValueError("nothing to choose from")
        return self._actions[int(rng.random() * len(self._actions))]

    def choices(self) -> tuple[Choice, ...]:
        return self._choices


class SubsetMenu(Menu[ActionT]):
    """Every choice of some of the items, too many to be listed: ``least`` to ``most`` of them.

    ``make`` turns the chosen items, in the order of ``items``, into an action; ``read`` gives them
    back, or None for another kind of action. The order is by number of items, then as
    ``itertools.combinations`` has it.
    """

    __slots__ = ("_items", "_least", "_make", "_most", "_name", "_read")

    def __init__(
        self,
        name: str,
        items: tuple[int, ...],
        make: Callable[[tuple[int, ...]], ActionT],
        read: Callable[[object], tuple[int, ...] | None],
        *,
        least: int = 0,
        most: int | None = None,
    ) -> None:
        """``name`` is the field of the action that holds the chosen items, all different."""
        self._name = name
        self._items = items
        self._make = make
        self._read = read
        self._least = least
        self._most = len(items) if most is None else most

    def __contains__(self, action: object) -> bool:
        chosen = self._read(action)
        if chosen is None or not self._least <= len(chosen) <= self._most:
            return False
        wanted = set(chosen)
        return chosen == tuple(item for item in self._items if item in wanted)

    def __iter__(self) -> Iterator[ActionT]:
        return (
            self._make(chosen)
            for size in range(self._least, self._most + 1)
            for chosen in combinations(self._items, size)
        )

    def count(self) -> int:
        return sum(comb(len(self._items), n) for n in range(self._least, self._most + 1))

    def sample(self, rng: random.Random) -> ActionT:
        number = len(self._items)
        index = rng.randrange(self.count())
        for size in range(self._least, self._most + 1):
            if index < comb(number, size):
                break
            index -= comb(number, size)
        chosen = []
        wanted = size
        for at, item in enumerate(self._items):
            with_item = comb(number - at - 1, wanted - 1) if wanted else 0
            if index < with_item:
                chosen.append(item)
                wanted -= 1
            else:
                index -= with_item
        return self._make(tuple(chosen))

    def choices(self) -> tuple[Choice, ...]:
        return (Choice(self._name, self._items, self._least, self._most),)
