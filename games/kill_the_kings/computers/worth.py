"""Chances to win layouts of Kill the Kings, from a small net trained by self-play.

Its weights, in ``worth.npz``, are written by ``python -m tools.training``. They and the features
are binary fractions, short enough for every sum to be exact, so every machine gets the same result.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import IO, Any, Final

import numpy as np
from numpy.typing import NDArray

from games.kill_the_kings.computers.batch import (
    UNIT,
    Layouts,
    Masks,
    Places,
    draws,
    features,
    ways,
)

FILE: Final = files(__package__) / "worth.npz"
SCALE: Final = 1024  # Fixed-point value of 1 in a stored weight
_COLUMNS: Final = 24  # Layouts multiplied at a time: few enough that no BLAS uses several threads
_AT_ONCE: Final = 170 * _COLUMNS  # Layouts judged at once, which limits the memory

Floats = NDArray[np.float64]


def chance_of(logits: NDArray[Any]) -> NDArray[Any]:
    """Turn logits into chances with square roots and quotients, which all machines round alike."""
    chances: NDArray[Any] = 0.5 + 0.5 * logits / np.sqrt(1 + logits * logits)
    return chances


class Worth:
    """A net with the weights and biases of its layers. It estimates chances to win."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self._layers = layers

    def of(self, layouts: Layouts) -> Floats:
        """Return the chances to win these layouts, before the next draw."""
        found = [
            self._judge(layouts.take(np.arange(start, min(start + _AT_ONCE, len(layouts)))))
            for start in range(0, len(layouts), _AT_ONCE)
        ]
        return np.concatenate([np.zeros(0), *found])

    def _judge(self, layouts: Layouts) -> Floats:
        stacks = -(-len(layouts) // _COLUMNS)
        filled = np.minimum(np.arange(stacks * _COLUMNS), len(layouts) - 1)
        values = features(layouts.take(filled)).reshape(-1, stacks, _COLUMNS).transpose(1, 0, 2)
        *hidden, (weights, biases) = self._layers
        for inner, inner_biases in hidden:
            values = inner @ values
            values += inner_biases
            np.maximum(values, 0, out=values)
        found = chance_of((weights @ values + biases).reshape(-1)[: len(layouts)])
        found[layouts.won] = 1
        return found

    def ahead(self, layouts: Layouts) -> Floats:
        """Return the chances to win averaged over all next draws, each played as ``of`` judges.

        Every layout must have unseen cards.
        """
        which, _, found = self.after_draws(layouts)
        total = np.bincount(which, found, len(layouts))
        return total / np.bincount(which, minlength=len(layouts))

    def after_draws(self, layouts: Layouts) -> tuple[Places, Masks, Floats]:
        """Return the chance to win after each next draw, with its layout's index and the card.

        Each card is given as a bit. Every layout must have unseen cards.
        """
        which, cards, drawn = draws(layouts)
        room = layouts.room[which]
        found = np.zeros(len(which))
        if (kept := np.flatnonzero(room > 1)).size:
            found[kept] = self.of(drawn.take(kept))
        if (full := np.flatnonzero(room <= 1)).size:
            at, after = ways(drawn.take(full), cards[full])
            best = np.zeros(len(full))
            np.maximum.at(best, at, self.of(after))
            found[full] = best
        return which, cards, found


def read(file: IO[bytes]) -> Worth:
    with np.load(file) as stored:
        first, *others = (stored[name] / SCALE for name in stored.files)
    layers = [first / UNIT, *others]
    return Worth(list(zip(layers[::2], layers[1::2], strict=True)))


@cache
def trained_worth() -> Worth:
    with FILE.open("rb") as file:
        return read(file)
