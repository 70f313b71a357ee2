"""The only randomness of a match: a keyed stream that anyone with the key can replay."""

import hmac
from collections.abc import Sequence
from math import factorial
from typing import TypeVar

T = TypeVar("T")

_BLOCK_BITS = 256


class Chance:
    """Draws named by labels, each a function of key and label alone.

    The blocks of a label are HMAC-SHA256(key, length-prefixed label, counter), read as
    big-endian numbers of as many blocks as the draw needs. The same key and label give the same
    draw on every Python version, so each draw needs a label of its own, such as ``round/3/deal``.
    """

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """``key``: at least 16 secret bytes. Raises ValueError when it is shorter."""
        if len(key) < 16:
            raise ValueError("a chance key has at least 16 bytes")
        self._key = key

    def __repr__(self) -> str:
        return "Chance(…)"

    def below(self, label: str, n: int) -> int:
        """A number from 0 to n - 1, all equally likely. Raises ValueError for n < 1."""
        if n < 1:
            raise ValueError("below() needs at least one outcome")
        text = label.encode()
        prefix = len(text).to_bytes(4, "big") + text
        blocks = max(1, -(-(n - 1).bit_length() // _BLOCK_BITS))
        space = 1 << (blocks * _BLOCK_BITS)
        limit = space - space % n
        counter = 0
        while True:  # rejects less than half of all numbers, so it ends
            number = 0
            for _ in range(blocks):
                block = hmac.digest(self._key, prefix + counter.to_bytes(8, "big"), "sha256")
                number = number << _BLOCK_BITS | int.from_bytes(block, "big")
                counter += 1
            if number < limit:
                return number % n

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """The items in a random order, all orders equally likely.

        Fisher–Yates: one number below n! says, digit by digit, which of those left comes next.
        """
        left = list(items)
        order = self.below(label, factorial(len(left)))
        shuffled = []
        for count in range(len(left), 0, -1):
            order, index = divmod(order, count)
            shuffled.append(left.pop(index))
        return shuffled

    def choice(self, label: str, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises ValueError when there are none."""
        return items[self.below(label, len(items))]
