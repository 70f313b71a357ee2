"""The legal actions of one seat, without the need to list them."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
