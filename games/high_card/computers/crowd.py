"""Plays High Card against two or more rivals: tries plays in worlds that fit the declarations.

It also has what all computers share: the Page, which is one of the models of a rival, and the
values of points and kept cards. Those of points are fitted to matches of two to six Knights, and of
two Kings. Those of kept cards come from solving the two-player game to four points by regret
matching, then halved, because that won more often.
"""

import random
from collections.abc import Mapping, Sequence
from itertools import product
from math import exp
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK, rank_of
from games.core.menu import Menu
from games.high_card.state import Declare, ways_right
from games.high_card.view import DECLARATIONS, Declaration, HighCardView, Play, is_right

_LOW, _HIGH = 6, 10  # The highest rank that looks low, and the lowest that looks high


class HighCardPage:
    """Judges by nothing but the card just drawn, as beginners do.

    It always plays that card, whatever it has kept. It ignores declarations, forgets shown cards,
    and doesn't care how many play: a ten is Highest even among many, and an eight is Middle even
    against one rival, where Middle is never right.
    """

    def choose(self, view: HighCardView, _menu: Menu[Declare], _rng: random.Random) -> Declare:
        newest = view.hand[-1]
        return Declare(newest, looks(rank_of(newest)))


def looks(rank: int) -> Declaration:
    if rank <= _LOW:
        return "lowest"
    return "highest" if rank >= _HIGH else "middle"


_LEAD: Final = 0.6  # Increase of the log odds of winning per point of lead, with four to win
_LEAD_EACH: Final = 0.1
"""Its increase per player: with more players, it takes more rounds to catch up."""
_MOST_PLAYERS: Final = 8  # Maximum number of players for that increase
_LAST: Final = 0.3  # Extra worth of needing only one more point
_KEPT: Final = (0.0, 0.01, 0.045, 0.1, 0.19)
"""Value, in stakes, of keeping a ten or worse, jack, queen, king, ace. Low cards mirror high
ones."""
_SPARE: Final = 0.65  # Value of each further card on the same side, relative to the one before it
_TYPICAL: Final = 0.05
"""Mean value, in stakes, of each card that a King keeps. The points already include it."""

Hand = tuple[int, ...]  # Ranks, 2 to 14


def prospects(points: Sequence[int], target: int) -> list[float]:
    """Return each player's chance to win the match before a round, from the points alone."""
    best = max(points)
    if best >= target:
        winners = points.count(best)
        return [(held == best) / winners for held in points]
    lead = _LEAD + _LEAD_EACH * min(len(points), _MOST_PLAYERS)
    step = lead * (4 / target) ** 0.5
    odds = [exp(step * (held - best) + _LAST * (held == target - 1)) for held in points]
    total = sum(odds)
    return [each / total for each in odds]


def without(hand: Sequence[int], rank: int) -> Hand:
    """Return the cards kept after playing one of this rank."""
    kept = [*hand]
    kept.remove(rank)
    return tuple(kept)


def stake(points: Sequence[int], target: int, at: int, rivals: Sequence[int]) -> float:
    """Return the value to ``at`` of winning the next round instead of one of ``rivals``.

    0 once the match is over.
    """
    if max(points) >= target:
        return 0.0

    def after(winner: int) -> float:
        held = [each + (seat == winner) for seat, each in enumerate(points)]
        return prospects(held, target)[at]

    return after(at) - sum(map(after, rivals)) / len(rivals)


def with_kept(chance: float, stake: float, kept: Sequence[int]) -> float:
    """Adjust a chance to win for the cards kept and the next round's stake.

    They shift its log odds, so no cards can make it certain.
    """
    room = chance * (1 - chance)
    if stake <= 0 or room <= 0:
        return chance
    odds = exp(stake * (kept_worth(kept) - _TYPICAL * len(kept)) / room)
    return chance * odds / (1 - chance + chance * odds)


def kept_worth(ranks: Sequence[int]) -> float:
    """Return the gain in chances to win from kept cards, as a share of a point's stake."""
    worth = 0.0
    for side in (ranks, [16 - rank for rank in ranks]):
        share = 1.0
        for rank in sorted(side, reverse=True):
            if rank <= 10:
                break
            worth += share * _KEPT[rank - 10]
            share *= _SPARE
    return worth


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

    ``stakes`` are the next round's stakes after each of these.
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

    Most rivals play their surest card and declare it as what it most likely is. ``strays`` is the
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
    """Return the values of the round's outcomes after playing each rank in hand."""
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
