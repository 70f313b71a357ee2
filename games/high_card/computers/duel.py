"""Solves a hand between the last two players in a round of High Card by regret matching.

The first to declare names a side, Highest or Lowest. The second either contests it, so that the
better card wins the round, or names the other side. Then nobody wins the round: either both are
right and play on, or both are wrong and it starts over.

The solver is regret matching+ with linear averaging: regrets never fall below 0, and round n counts
n times in the average strategy, as in CFR+ (Tammelin, "Solving Large Imperfect Information Games
Using CFR+", 2014). Both players are updated at the same time.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.computers.crowd import (
    Hand,
    kept_worth,
    looks,
    prospects,
    stake,
    with_kept,
    without,
)
from games.high_card.view import (
    DECLARATIONS,
    Declaration,
    HighCardView,
    Play,
    RevealedCard,
    is_right,
)

_RANKS: Final = 13
_SIDE: Final = 2 * _RANKS
"""Number of slots per side: first those that claim it, by ``height``, then those that deny it."""

_OPENINGS: Final = ((0, _SIDE),)
_ANSWERS: Final = ((0, _RANKS), (_SIDE, _SIDE + _RANKS))
"""First slots of the choices in each situation, for the first and the second to declare."""

_HANDS: Final = 64  # Number of sampled hands that represent all hands of a size
_ITERATIONS: Final = 50  # Iterations of regret matching
_PLAIN: Final = 0.7
"""Prior probability that a rival plays plainly: its most extreme card, declared truthfully."""
_LIE: Final = 0.03
_RASH: Final = 4.0
_HONEST: Final = 1.3
"""Likelihood ratios of plain play after a false declaration, after contesting with a middling card,
and after a true declaration that was no contest."""

_BEGINNER: Final = 0.06  # Probability that a rival judges by its newest card alone, as a Page does
_ANYTHING: Final = 0.06  # Probability that a rival plays any card with any declaration

_MAX_CARDS: Final = 6  # Maximum size of a hand that is solved
_SHARES: Final = (0.0, 0.3, 0.6, 0.85, 0.97)
"""Probabilities of plain play are rounded to these, so that similar cases are solved once."""
_IN_EVEN: Final = 0.035  # Value, in stakes, of declaring second in an even hand of a round
_IN_ODD: Final = 0.09
"""Value, in stakes, of declaring second in an odd hand. In those the round's leader goes first."""

Slots = list[float]  # A number for each slot


_RESULT: Final = {(True, False): 0, (False, True): 1, (True, True): 2, (False, False): 3}
"""Index of a win, a loss, playing on and starting over, by whether we and the rival are right."""


class Stakes(NamedTuple):
    """Values of a hand's outcomes for one player, and of the cards kept after each.

    The outcomes are a contest ``won`` or ``lost``, playing ``on`` when both were right, and
    starting ``over`` when both were wrong. ``kept`` weighs the cards kept after each outcome. The
    solver adds the two up linearly. ``keeping`` values actual plays.
    """

    won: float
    lost: float
    on: float
    over: float
    kept: tuple[float, float, float, float]

    def keeping(self, kept: Hand) -> tuple[float, float, float, float]:
        """Return the values of the outcomes with these cards kept."""
        won, lost, on, over = (
            with_kept(plain, each, kept) for plain, each in zip(self[:4], self.kept, strict=True)
        )
        return won, lost, on, over

    def rounded(self) -> "Stakes":
        """Return the stakes scaled so that losing is 0 and winning 1, then rounded."""
        span = self.won - self.lost
        on, over = (round((each - self.lost) / span, 2) for each in (self.on, self.over))
        won, lost, again, anew = (round(each / span, 1) for each in self.kept)
        return Stakes(1.0, 0.0, on, over, (won, lost, again, anew))


class _InformationSet(NamedTuple):
    """A hand in a situation: its slots, the worth of the cards kept, and what is learnt.

    ``regrets`` and ``strategy`` are updated in place and have an entry for each slot.
    """

    probability: float
    slots: list[int]
    kept: list[float]
    regrets: list[float]
    strategy: list[float]


class _Role:
    """All hands of one of the two players: the first to declare, or the second."""

    def __init__(self, hands: Sequence[tuple[Hand, float]], situations: Sequence[Sequence[int]]):
        self._sets: list[_InformationSet] = []
        for hand, probability in hands:
            ranks = sorted(set(hand))
            kept = [kept_worth(without(hand, rank)) for rank in ranks]
            for bases in situations:
                slots = [base + height(base, rank) for base in bases for rank in ranks]
                uniform = [1 / len(slots)] * len(slots)
                regrets = [0.0] * len(slots)
                self._sets.append(
                    _InformationSet(probability, slots, kept * len(bases), regrets, uniform)
                )

    def strategy(self) -> Slots:
        """Return the current frequency of each slot over all hands."""
        total = [0.0] * (2 * _SIDE)
        for probability, slots, _, _, strategy in self._sets:
            for slot, share in zip(slots, strategy, strict=True):
                total[slot] += probability * share
        return total

    def update(self, plain: Slots, per_kept: Slots) -> None:
        """Add an iteration's regrets, cut off below 0 (the plus), and match the strategy to them.

        A slot's value is ``plain`` plus ``per_kept`` times the worth of the cards kept.
        """
        for _, slots, kept, regrets, strategy in self._sets:
            values = [plain[s] + per_kept[s] * w for s, w in zip(slots, kept, strict=True)]
            expected = sum(map(mul, values, strategy))
            regrets[:] = [
                regret if (regret := old + value - expected) > 0 else 0.0
                for old, value in zip(regrets, values, strict=True)
            ]
            if (total := sum(regrets)) > 0:
                strategy[:] = [regret / total for regret in regrets]


def height(slot: int, rank: int) -> int:
    """Return a card's rank on a slot's side, from 0, the weakest."""
    return rank - 2 if slot >= _SIDE else 14 - rank


def worth_of_answers(strategy: Slots, stakes: Stakes) -> tuple[Slots, Slots]:
    """Value each slot for the second to declare: without kept cards, and per kept card."""
    plain, kept = [0.0] * (2 * _SIDE), [0.0] * (2 * _SIDE)
    for side in (0, _SIDE):
        below, whole = 0.0, sum(strategy[side : side + _RANKS])
        for slot in range(side, side + _RANKS):
            level = strategy[slot]
            _note(plain, kept, slot, stakes, (below, whole - below - level, level, 0.0))
            _note(plain, kept, slot + _RANKS, stakes, (0.0, 0.0, whole - below, below))
            below += level
    return plain, kept


def worth_of_openings(strategy: Slots, stakes: Stakes) -> tuple[Slots, Slots]:
    """Value each slot for the first to declare: without kept cards, and per kept card."""
    plain, kept = [0.0] * (2 * _SIDE), [0.0] * (2 * _SIDE)
    for side in (0, _SIDE):
        won, passed = 0.0, 0.0
        lost, over = (
            sum(strategy[side : side + _RANKS]),
            sum(strategy[side + _RANKS : side + _SIDE]),
        )
        for slot in range(side, side + _RANKS):
            level = strategy[slot]
            lost -= level
            passed += strategy[slot + _RANKS]
            over -= strategy[slot + _RANKS]
            _note(plain, kept, slot, stakes, (won, lost, level + passed, over))
            won += level
    return plain, kept


def _note(
    plain: Slots,
    kept: Slots,
    slot: int,
    stakes: Stakes,
    odds: tuple[float, float, float, float],
) -> None:
    plain[slot] = sum(map(mul, odds, stakes[:4]))
    kept[slot] = sum(map(mul, odds, stakes.kept))


def plainness(reveals: Sequence[Sequence[RevealedCard]], seat: int) -> float:
    """Return the probability that a player declares plainly, given the cards it has shown."""
    odds = _PLAIN / (1 - _PLAIN)
    for reveal in reveals:
        # Only contests of two that this player took part in count.
        if len(reveal) != 2 or seat not in (reveal[0].seat, reveal[1].seat):
            continue
        heard = reveal[0].declared if reveal[1].seat == seat else None
        shown = reveal[0] if heard is None else reveal[1]
        odds *= _evidence(rank_of(shown.card), shown.declared, heard)
    return odds / (1 + odds)


def _evidence(rank: int, said: Declaration, heard: Declaration | None) -> float:
    """Return the likelihood ratio of this play between a plain player and a good one."""
    far = rank - 8 if said == "highest" else 8 - rank
    if far < 0 or said == "middle":
        return _LIE
    if heard == said:
        return _RASH if far < 4 else 1.0
    return _HONEST if heard is None or far else 1.0


def _plainly(hands: Sequence[tuple[Hand, float]], *, first: bool) -> Slots:
    strategy = [0.0] * (2 * _SIDE)
    for hand, weight in hands:
        rank = max(hand, key=lambda each: (abs(each - 8), each))
        own, other = (_SIDE, 0) if rank >= 8 else (0, _SIDE)
        strategy[own + height(own, rank)] += weight
        if not first:
            strategy[other + _RANKS + height(other, rank)] += weight
    return strategy


@cache
def _hands(size: int) -> tuple[tuple[Hand, float], ...]:
    if size == 1:
        return tuple(((rank,), 1 / _RANKS) for rank in range(2, 15))
    rng = random.Random(size)
    deck = sorted(map(rank_of, STANDARD_DECK))
    counts = Counter(tuple(sorted(rng.sample(deck, size))) for _ in range(_HANDS))
    return tuple((hand, count / _HANDS) for hand, count in sorted(counts.items()))


@lru_cache(4096)
def expected_choices(
    size: int, rival_size: int, stakes: Stakes, rival_stakes: Stakes, plain: float, *, answers: bool
) -> Slots:
    """Return a rival's choice frequencies if it plays plainly with probability ``plain``.

    The rival ``answers`` or declares first. The frequencies are over all hands of its size. If it
    answers, they are given for each declaration that it may face.
    """
    ours = _Role(_hands(size), _OPENINGS if answers else _ANSWERS)
    theirs = _Role(_hands(rival_size), _ANSWERS if answers else _OPENINGS)
    weigh, weigh_theirs = worth_of_openings, worth_of_answers
    if not answers:
        weigh, weigh_theirs = weigh_theirs, weigh
    # The rival's strategy is a mixture of plain play and the one that learns.
    plainly = [plain * share for share in _plainly(_hands(rival_size), first=not answers)]
    average = [0.0] * (2 * _SIDE)
    for iteration in range(1, _ITERATIONS + 1):
        we = ours.strategy()
        they = [
            share + (1 - plain) * other
            for share, other in zip(plainly, theirs.strategy(), strict=True)
        ]
        # Linear averaging: iteration n counts n times.
        weight = 2 * iteration / (_ITERATIONS * (_ITERATIONS + 1))
        average = [old + weight * new for old, new in zip(average, they, strict=True)]
        # Both learn from the strategies before this iteration, so neither has an advantage.
        ours.update(*weigh(they, stakes))
        theirs.update(*weigh_theirs(we, rival_stakes))
    return average


def without_impossible(strategy: Slots, unseen: Counter[int], *, answers: bool) -> Slots:
    """Return a strategy for the cards that can still be held. ``unseen`` counts them by rank."""
    found = []
    for slot, share in enumerate(strategy):
        rank = slot % _RANKS + 2 if slot >= _SIDE else 14 - slot % _RANKS
        found.append(share * unseen[rank])
    parts = [found[:_SIDE], found[_SIDE:]] if answers else [found]
    return [share / whole if (whole := sum(part)) else 0.0 for part in parts for share in part]


class Contest(NamedTuple):
    """A hand against one rival: the rival's plays and their probabilities, by our declaration."""

    plays: Mapping[Declaration, Sequence[tuple[Play, float]]]
    stakes: Stakes

    def worths(self, hand: Sequence[int]) -> dict[Play, float]:
        """Value each rank of a hand with each declaration, as a chance to win the match."""
        return {
            (rank, said): self.worth((rank, said), without(hand, rank))
            for said in DECLARATIONS
            for rank in sorted({*hand})
        }

    def odds(self, play: Play) -> tuple[float, float, float, float]:
        """Return the probabilities of winning, losing, playing on and starting over."""
        found = [0.0] * 4
        for rival, share in self.plays[play[1]]:
            found[_RESULT[_judged(play, rival)]] += share
        won, lost, on, over = found
        return won, lost, on, over

    def worth(self, play: Play, kept: Hand) -> float:
        """Return the worth of a play that leaves these cards."""
        values = self.stakes.keeping(kept)
        most = max(values)
        # Sum the shortfall, not the worth, so that a certain win is worth exactly 1.
        missing = sum(
            odds * (most - value) for odds, value in zip(self.odds(play), values, strict=True)
        )
        return max(0.0, most - missing)


def _judged(one: Play, other: Play) -> tuple[bool, bool]:
    lowest, highest = sorted((one[0], other[0]))
    return is_right(*one, lowest, highest), is_right(*other, lowest, highest)


def contest_of(view: HighCardView, me: int, rival: int) -> Contest:
    """Return the contest of ``me`` against the only rival left.

    The rival mostly plays the solution, or plainly. It may also be a beginner, or play at random.
    """
    stakes, heard = stakes_of(view, me, rival), view.seats[rival].declared
    gone = {*view.face_up, *view.hand}
    unseen = Counter(rank_of(card) for card in STANDARD_DECK if card not in gone)
    strategy = _strategy_of(view, me, rival, stakes, unseen)
    others = _weak_plays(unseen)
    # Each side begins with its contested slots; those that deny it begin _RANKS further on.
    low, high = 0, _SIDE
    if heard is not None:
        strong = _plays(strategy, {low: "lowest", high: "highest"})
        played = [each for each in strong + others if each[0][1] == heard]
        return Contest(dict.fromkeys(DECLARATIONS, _normalized(played)), stakes)
    hands = _hands(_cards_of(view, rival))
    plainly = without_impossible(_plainly(hands, first=True), unseen, answers=False)
    answers: dict[Declaration, list[tuple[Play, float]]] = {
        "lowest": _plays(strategy, {low: "lowest", low + _RANKS: "highest"}),
        "middle": _plays(plainly, {low: "lowest", high: "highest"}),
        "highest": _plays(strategy, {high: "highest", high + _RANKS: "lowest"}),
    }
    return Contest({said: _normalized(each + others) for said, each in answers.items()}, stakes)


def _weak_plays(unseen: Counter[int]) -> list[tuple[Play, float]]:
    found = []
    for rank, count in sorted(unseen.items()):
        share = count / unseen.total()
        found.append(((rank, looks(rank)), _BEGINNER * share))
        found += [((rank, word), _ANYTHING * share / 3) for word in DECLARATIONS]
    return found


def _normalized(plays: Sequence[tuple[Play, float]]) -> list[tuple[Play, float]]:
    found: dict[Play, float] = {}
    for play, share in plays:
        if share:
            found[play] = found.get(play, 0.0) + share
    whole = sum(found.values())
    return [(play, share / whole) for play, share in found.items()]


def _strategy_of(
    view: HighCardView, me: int, rival: int, stakes: Stakes, unseen: Counter[int]
) -> Slots:
    answers = view.seats[rival].declared is None
    plain = plainness(view.reveals, rival)
    strategy = expected_choices(
        min(len(view.hand), _MAX_CARDS),
        _cards_of(view, rival),
        # Rounded, and further down matched to one of a few shares, so that the cache finds similar
        # cases.
        stakes.rounded(),
        stakes_of(view, rival, me).rounded(),
        min(_SHARES, key=lambda share: abs(share - plain)),
        answers=answers,
    )
    return without_impossible(strategy, unseen, answers=answers)


def _cards_of(view: HighCardView, seat: int) -> int:
    facts = view.seats[seat]
    return min(facts.held + (facts.declared is not None), _MAX_CARDS)


def _plays(strategy: Slots, words: Mapping[int, Declaration]) -> list[tuple[Play, float]]:
    """Return the plays of some slots, with their probabilities times that of strong play.

    ``words`` maps the first slot of a group to its declaration.
    """
    return [
        (
            (slot % _RANKS + 2 if slot >= _SIDE else 14 - slot % _RANKS, word),
            (1 - _BEGINNER - _ANYTHING) * strategy[slot],
        )
        for base, word in words.items()
        for slot in range(base, base + _RANKS)
    ]


def stakes_of(view: HighCardView, me: int, rival: int) -> Stakes:
    """Return the worth to ``me`` of each way in which a hand against ``rival`` alone can end."""
    seats = [seat for seat, facts in enumerate(view.seats) if facts.standing != "left"]
    points = [view.seats[seat].points for seat in seats]
    at, other = seats.index(me), seats.index(rival)

    def after(*winners: int) -> list[int]:
        return [held + (seat in winners) for seat, held in enumerate(points)]

    def worth(held: list[int]) -> float:
        return prospects(held, view.target)[at]

    def next_stake(held: list[int]) -> float:
        return stake(held, view.target, at, (other,))

    now = next_stake(points)
    won, lost, level = worth(after(at)), worth(after(other)), worth(points)
    opens = view.first == me
    begins = view.leader == me
    # If they play on, the first to declare now is second in the next hand, which is an advantage.
    edge = now * (_IN_EVEN if begins == opens else _IN_ODD)
    on = (level if len(points) == 2 else (won + lost) / 2) + (edge if opens else -edge)
    # The round starts over with its leader first, which is a disadvantage.
    over = level + now * (-_IN_ODD if begins else _IN_ODD) * (len(points) == 2)
    keep_on = now
    # There are too few cards for another hand, so both win the round.
    if view.deck < 2:
        on, keep_on = worth(after(at, other)), next_stake(after(at, other))
    kept = (next_stake(after(at)), next_stake(after(other)), keep_on, now)
    return Stakes(won, lost, on, over, kept)
