"""Three or more left in a round of High Card: plays tried in worlds that fit the declarations."""

import random
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.computers.page import looks
from games.high_card.computers.prospects import prospects, stake, with_kept, without
from games.high_card.odds import ways_right
from games.high_card.view import DECLARATIONS, Declaration, HighCardView, Play, is_right

_WORLDS: Final = 60  # Number of samples of rivals' cards that a play is tried in
_TRIES: Final = 12
"""Maximum number of hands drawn for a rival to find one that fits its declaration."""
_STRAYS: Final = 0.04
"""Probability that a rival does not play its surest card. Half of these rivals judge by their
newest card alone, as a Page does, and half save their best card, so they may play any."""

Outlook = Mapping[int, Mapping[Declaration, int]]
"""Number of worlds in which each declaration of a rank is right."""
World = Sequence[Play]  # Each rival's play
Result = tuple[bool, tuple[int, ...]]
"""Whether a play is right, and the indexes of the rivals who are."""


class Ends(NamedTuple):
    """A player's chances to win the match if the round is won, lost to each rival, or void.

    ``stakes`` are the worths of the next round after each of these.
    """

    won: float
    lost: tuple[float, ...]
    void: float
    stakes: tuple[float, tuple[float, ...], float]

    @property
    def stake(self) -> float:
        """Gain from winning the round instead of losing it."""
        return self.stakes[2]


class Kept:
    """The worth of a hand's outcomes to a player who keeps these cards."""

    def __init__(self, ends: Ends, cards: Sequence[int]) -> None:
        self._ends, self._cards = ends, cards
        won, lost, now = ends.stakes
        self._won = with_kept(ends.won, won, cards)
        pairs = zip(ends.lost, lost, strict=True)
        self._lost = [with_kept(chance, after, cards) for chance, after in pairs]
        self._void = with_kept(ends.void, now, cards)
        self._found: dict[Result, float] = {}

    def worth(self, result: Result) -> float:
        """Return the worth of a result. All who were right are equally likely to win the round."""
        if result not in self._found:
            self._found[result] = self._worth(*result)
        return self._found[result]

    def _worth(self, mine: bool, rivals: tuple[int, ...]) -> float:
        if not rivals:
            return self._won if mine else self._void
        if not mine:
            return sum(self._lost[each] for each in rivals) / len(rivals)
        # The round goes on, so the kept cards count even if it decides the match.
        lost = sum(self._ends.lost[each] for each in rivals)
        return with_kept((self._ends.won + lost) / (1 + len(rivals)), self._ends.stake, self._cards)


def ends_of(view: HighCardView, me: int, rivals: Sequence[int]) -> Ends:
    """Return ``me``'s chances to win the match, by the result of the round."""
    seats = [seat for seat, facts in enumerate(view.seats) if facts.standing != "left"]
    points = [view.seats[seat].points for seat in seats]
    at = seats.index(me)
    others = [seats.index(each) for each in rivals]

    def after(winner: int) -> list[int]:
        return [each + (seat == winner) for seat, each in enumerate(points)]

    def chance(held: Sequence[int]) -> float:
        return prospects(held, view.target)[at]

    def next_stake(held: Sequence[int]) -> float:
        return stake(held, view.target, at, others)

    lost = [after(each) for each in others]
    return Ends(
        chance(after(at)),
        tuple(map(chance, lost)),
        chance(points),
        (next_stake(after(at)), tuple(map(next_stake, lost)), next_stake(points)),
    )


def worlds_of(
    view: HighCardView,
    rivals: Sequence[int],
    rng: random.Random,
    number: int,
    strays: float = _STRAYS,
) -> list[World]:
    """Sample the rivals' plays ``number`` times.

    Most rivals play their surest card and declare it as what it most likely is; ``strays`` is the
    probability that one does not.
    """
    guess = _Guess(view, rivals, strays)
    return [guess.world(rng) for _ in range(number)]


def results_in(world: World, ranks: Sequence[int]) -> dict[Play, Result]:
    low, high = min(world)[0], max(world)[0]
    found: dict[Play, Result] = {}
    for rank in ranks:
        lowest, highest = min(rank, low), max(rank, high)
        right = tuple(at for at, play in enumerate(world) if is_right(*play, lowest, highest))
        for word in DECLARATIONS:
            found[rank, word] = (is_right(rank, word, lowest, highest), right)
    return found


def kept_of(hand: Sequence[int], ends: Ends) -> dict[int, Kept]:
    """Return, by rank in hand, the worth of the outcomes to the player of that rank."""
    return {rank: Kept(ends, without(hand, rank)) for rank in sorted({*hand})}


def worth_of_plays(
    view: HighCardView, me: int, rivals: Sequence[int], rng: random.Random
) -> tuple[dict[Play, float], float]:
    """Return the worth to ``me`` of each rank in hand with each declaration, and the stake."""
    ends = ends_of(view, me, rivals)
    kept = kept_of([rank_of(card) for card in view.hand], ends)
    found = dict.fromkeys(product(kept, DECLARATIONS), 0.0)
    for world in worlds_of(view, rivals, rng, _WORLDS):
        for play, result in results_in(world, [*kept]).items():
            found[play] += kept[play[0]].worth(result)
    # Divided at the end, so that a certain win adds up to exactly 1.
    return {play: total / _WORLDS for play, total in found.items()}, ends.stake


class _Guess:
    """Samples what rivals have played or will play."""

    def __init__(self, view: HighCardView, rivals: Sequence[int], strays: float) -> None:
        self._strays = strays
        gone = {*view.face_up, *view.hand}
        self._unseen = [rank_of(card) for card in STANDARD_DECK if card not in gone]
        self._outlook: Outlook = {
            rank: {word: ways_right(rank, word, self._unseen, len(rivals)) for word in DECLARATIONS}
            for rank in range(2, 15)
        }
        self._sure = {rank: max(odds.values()) for rank, odds in self._outlook.items()}
        self._word: dict[int, Declaration] = {
            rank: max(DECLARATIONS, key=odds.__getitem__) for rank, odds in self._outlook.items()
        }
        facts = [view.seats[seat] for seat in rivals]
        self._sizes = [each.held + (each.declared is not None) for each in facts]
        self._heard = [each.declared for each in facts]
        # Those who have declared come first, while all cards can still be drawn.
        self._order = sorted(range(len(rivals)), key=lambda at: (self._heard[at] is None, at))

    def world(self, rng: random.Random) -> World:
        """Return the plays of all rivals. No card is dealt twice."""
        unseen = self._unseen.copy()
        plays: list[Play] = [(0, "lowest")] * len(self._order)
        for at in self._order:
            hand, plays[at] = self._play(unseen, self._sizes[at], self._heard[at], rng)
            for rank in hand:
                unseen.remove(rank)
        return plays

    def _play(
        self, unseen: list[int], size: int, heard: Declaration | None, rng: random.Random
    ) -> tuple[list[int], Play]:
        # Rejection sampling: draw hands until one fits the declaration.
        for _ in range(_TRIES):
            hand = rng.sample(unseen, size)
            play = self._choice(hand, rng.random())
            if heard in (None, play[1]):
                return hand, play
        assert heard is not None
        return hand, (max(hand, key=lambda each: self._outlook[each][heard]), heard)

    def _choice(self, hand: Sequence[int], kind: float) -> Play:
        if kind < self._strays / 2:
            return hand[0], looks(hand[0])
        rank = hand[0] if kind < self._strays else max(hand, key=self._sure.__getitem__)
        return rank, self._word[rank]
