"""The only randomness of a match: a keyed stream that anyone with the key can replay."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64


class Chance:
    """Draws named by labels, each a function of key and label alone.

    The words of a label are HMAC-SHA256(key, length-prefixed label, counter), four 64-bit
    big-endian words a block. The same key and label give the same draw on every Python version,
    so each draw needs a label of its own, such as ``round/3/deal``.
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
        return _Stream(self._key, label).below(n)

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """The items in a random order, all orders equally likely (Fisher–Yates)."""
        stream = _Stream(self._key, label)
        shuffled = list(items)
        for i in range(len(shuffled) - 1, 0, -1):
            j = stream.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def choice(self, label: str, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises ValueError when there are none."""
        return items[self.below(label, len(items))]


class _Stream:
    __slots__ = ("_block", "_counter", "_mac", "_used")

    def __init__(self, key: bytes, label: str) -> None:
        text = label.encode()
        self._mac = hmac.new(key, len(text).to_bytes(4, "big") + text, sha256)
        self._counter = 0
        self._block = b""
        self._used = 0

    def _word(self) -> int:
        if self._used == len(self._block):
            mac = self._mac.copy()
            mac.update(self._counter.to_bytes(8, "big"))
            self._block = mac.digest()
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + 8], "big")
        self._used += 8
        return word

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError("below() needs at least one outcome")
        limit = _WORD - _WORD % n
        while True:  # rejects less than half of all words, so it ends
            word = self._word()
            if word < limit:
                return word % n
