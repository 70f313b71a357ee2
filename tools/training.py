"""Trains the King of Kill the Kings: ``python -m tools.training``.

A net plays many matches against the stock at once, each time placing what it likes best without
looking ahead, and learns from how they went on (TD(lambda)). What plays is an average of its last
states. The result takes the place of ``worth.npz``; it takes four minutes of one processor.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from tqdm import trange

from games.kill_the_kings.computers.batch import UNIT, Layouts, batch_of, features, ways
from games.kill_the_kings.computers.planning import Bottom, Layout, set_of
from games.kill_the_kings.computers.worth import FILE, SCALE, chance_of
from games.kill_the_kings.state import KINGS, PEOPLE

ROUNDS: Final = 220
RATES: Final = (1e-3, 3e-5)
"""Learning rate at the beginning and at the end; it falls by the same factor each round."""
MATCHES: Final = 1024
"""Matches played at once in each round."""
TRUST: Final = 0.7
"""Lambda: how much the end of a match counts, compared with the net's own estimates on the way."""
MEMORY: Final = 0.0015
"""Share of the averaged weights that each learning step replaces."""
STEP: Final = 512
"""Batch size, in layouts."""
START: Final = Layout(tuple(Bottom(king, 0, 0, 0) for king in KINGS), 0, set_of(PEOPLE))
SIZES: Final = (len(features(batch_of([START]))), 64, 32, 1)

Floats = NDArray[np.float32]
Seen = tuple[NDArray[np.int16], Floats]
"""Features of layouts, one column each, and the chances of winning to learn."""


class Learner:
    """A net that learns chances of winning (Adam, cross entropy)."""

    def __init__(self, layers: Sequence[Floats]) -> None:
        self.layers = [layer.copy() for layer in layers]
        self.average = [layer.copy() for layer in layers]
        self._means = [np.zeros_like(layer) for layer in layers]
        self._squares = [np.zeros_like(layer) for layer in layers]
        self._steps = 0

    def worth(self, tables: Layouts) -> Floats:
        """Return the chances of winning, according to the averaged weights."""
        found = [np.zeros(0, np.float32)]
        for start in range(0, len(tables), 4096):
            some = tables.take(np.arange(start, min(start + 4096, len(tables))))
            *_, logits = _through(self.average, (features(some) / UNIT).astype(np.float32))
            found.append(np.where(some.won, np.float32(1), chance_of(logits[0])))
        return np.concatenate(found)

    def learn(self, seen: Floats, wanted: Floats, rate: float) -> None:
        *values, logits = _through(self.layers, seen)
        error = 2 * (chance_of(logits) - wanted) / np.sqrt(1 + logits * logits) / len(wanted)
        slopes: list[Floats] = []
        for weights, value in zip(self.layers[-2::-2], reversed(values), strict=True):
            slopes[:0] = [error @ value.T, error.sum(axis=1, keepdims=True)]
            error = (weights.T @ error) * (value > 0)
        self._steps += 1
        rate *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        state = (self.layers, self.average, self._means, self._squares, slopes)
        for layer, average, mean, square, slope in zip(*state, strict=True):
            mean[:] += (slope - mean) * np.float32(0.1)
            square[:] += (slope * slope - square) * np.float32(0.001)
            layer[:] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
            average[:] += (layer - average) * np.float32(MEMORY)

    def save(self, path: Path) -> None:
        """Write the averaged weights as integers."""
        names = [f"{kind}{layer}" for layer in range(len(self.average) // 2) for kind in "wb"]
        whole = [(layer * SCALE).round().astype(np.int16) for layer in self.average]
        arrays: dict[str, Any] = dict(zip(names, whole, strict=True))
        np.savez_compressed(path, **arrays)


def newborn(sizes: Sequence[int], rng: np.random.Generator) -> Learner:
    """Return an untrained learner."""
    layers: list[Floats] = []
    for inputs, outputs in pairwise(sizes):
        spread = np.sqrt(2 / inputs) * (1 if outputs > 1 else 0.3)
        weights = rng.standard_normal((outputs, inputs)) * spread
        layers += [weights.astype(np.float32), np.zeros((outputs, 1), np.float32)]
    return Learner(layers)


def _through(layers: Sequence[Floats], seen: Floats) -> list[Floats]:
    """Return each layer's input, and the last one's output."""
    values = [seen]
    for weights, biases in zip(layers[::2], layers[1::2], strict=True):
        values.append(weights @ np.maximum(values[-1], 0) + biases)
    return [*(np.maximum(value, 0) for value in values[:-1]), values[-1]]


def play(learner: Learner, rng: np.random.Generator) -> tuple[float, Seen]:
    """Play ``MATCHES``. Returns the share that was won, and what to learn from them."""
    decks = rng.permuted(np.tile(np.array(PEOPLE), (MATCHES, 1)), axis=1)
    tables, matches = batch_of([START] * MATCHES), np.arange(MATCHES)
    won = np.zeros(MATCHES, np.float32)
    passed: list[tuple[NDArray[np.intp], NDArray[np.int16], Floats]] = []
    for cards in decks.T:
        card = np.uint64(1) << cards[matches].astype(np.uint64)
        room = tables.room
        tables = Layouts(tables.piles, tables.hands | card, tables.unseen & ~card)
        kept, full = np.flatnonzero(room > 1), np.flatnonzero(room <= 1)
        which, after = ways(tables.take(full), card[full])
        worth = learner.worth(after)
        order = np.lexsort((worth, which))
        best = order[np.flatnonzero(np.diff(which[order], append=-1))]
        matches = np.concatenate((matches[kept], matches[full[which[best]]]))
        worths = np.concatenate((learner.worth(tables.take(kept)), worth[best]))
        tables = tables.take(kept).beside(after.take(best))
        won[matches[tables.won]] = 1
        on = np.flatnonzero(~tables.won)
        matches, tables = matches[on], tables.take(on)
        passed.append((matches, features(tables).astype(np.int16), worths[on]))
    wanted, later, learned = won.copy(), won.copy(), []
    for matches, _, worths in reversed(passed):
        wanted[matches] = TRUST * wanted[matches] + (1 - TRUST) * later[matches]
        later[matches] = worths
        learned.append(wanted[matches])
    seen = np.concatenate([seen for _, seen, _ in reversed(passed)], axis=1)
    return float(won.mean()), (seen, np.concatenate(learned))


def train(learner: Learner, rng: np.random.Generator) -> None:
    """Learn from all rounds, twice from each."""
    before: list[Seen] = []
    with trange(ROUNDS) as bar:
        for turn in bar:
            rate = RATES[0] ** (1 - turn / ROUNDS) * RATES[1] ** (turn / ROUNDS)
            won, seen = play(learner, rng)
            for columns, wanted in (*before, seen):
                order = rng.permutation(len(wanted))
                for start in range(0, len(order) - STEP + 1, STEP):
                    some = order[start : start + STEP]
                    shown = columns[:, some].astype(np.float32) / np.float32(UNIT)
                    learner.learn(shown, wanted[some], rate)
            before = [seen]
            bar.set_postfix(won=f"{won:.0%}")


def main() -> None:
    """Train, and write the result."""
    rng = np.random.default_rng(2)
    learner = newborn(SIZES, rng)
    train(learner, rng)
    learner.save(Path(str(FILE)))


if __name__ == "__main__":
    main()
