"""The only randomness of a match: a keyed stream that anyone with the key can replay."""

import hmac
from collections.abc import Mapping, Sequence
from math import ceil, perm
from typing import Any, TypeVar

T = TypeVar("T")

_BLOCK = 32  # Bytes of an HMAC-SHA256


class Chance:
    """Deterministic draws, each a function of the key and its label alone.

    The blocks of a label are HMAC-SHA256(key, length-prefixed label, counter), read as big-endian
    numbers of as many blocks as the draw needs. The same key and label give the same draw on every
    Python version, so each draw needs a label of its own, such as ``round/3/deal``.
    """

    __slots__ = ("_keyed",)

    def __init__(self, key: bytes) -> None:
        """``key``: at least 16 secret bytes. Raises ValueError if it is shorter."""
        if len(key) < 16:
            raise ValueError("a chance key has at least 16 bytes")
        self._keyed = hmac.new(key, digestmod="sha256")

    def __repr__(self) -> str:
        return "Chance(…)"

    def below(self, label: str, n: int) -> int:
        """Return a uniformly random number from 0 to n - 1. Raises ValueError if n < 1."""
        if n < 1:
            raise ValueError("below() needs at least one outcome")
        text = label.encode()
        prefix = len(text).to_bytes(4, "big") + text
        size = _BLOCK * max(1, ceil((n - 1).bit_length() / (8 * _BLOCK)))
        last = (1 << 8 * size) - n  # the last place where n more numbers begin
        counter = 0
        while True:  # rejects less than half of all numbers, so it ends
            stream = b""
            while len(stream) < size:
                block = self._keyed.copy()
                block.update(prefix + counter.to_bytes(8, "big"))
                stream += block.digest()
                counter += 1
            number = int.from_bytes(stream, "big")
            drawn = number % n
            # Reject numbers in the incomplete last group of n, so that all n are equally likely.
            if number - drawn <= last:
                return drawn

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        return self.take(label, list(items), len(items))

    def take(self, label: str, pool: list[T], number: int) -> list[T]:
        """Remove ``number`` random items from a pool and return them in random order.

        Fisher–Yates: one number below n · (n - 1) · … says, digit by digit, which of the remaining
        items comes next. Raises ValueError if the pool has too few.
        """
        left = len(pool)
        order = self.below(label, perm(left, number))
        taken = []
        for count in range(left, left - number, -1):
            # Mixed radix: the last digit is the index, the rest is for the items that are left.
            order, index = divmod(order, count)
            taken.append(pool.pop(index))
        return taken

    def choice(self, label: str, items: Sequence[T]) -> T:
        """Return one of the items. Raises ValueError if there are none."""
        return items[self.below(label, len(items))]


class Arranged(Chance):
    """Prearranged draws, for lessons."""

    __slots__ = ("_draws",)

    def __init__(self, draws: Mapping[str, Any]) -> None:
        """``draws`` maps labels to numbers or first items. Everything else is drawn as usual."""
        super().__init__(bytes(16))
        self._draws = draws

    def below(self, label: str, n: int) -> int:
        drawn = self._draws.get(label)
        return drawn if isinstance(drawn, int) else super().below(label, n)

    def take(self, label: str, pool: list[T], number: int) -> list[T]:
        named: Sequence[T] = self._draws.get(label, ())
        taken = list(named[:number])
        for item in taken:
            pool.remove(item)
        return taken + super().take(label, pool, number - len(taken))
