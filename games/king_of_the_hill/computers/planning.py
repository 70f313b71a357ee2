"""Plans for King of the Hill: strength of hands, guesses of cards, and battles as matrices."""

import random
from collections.abc import Collection, Iterable, Sequence
from math import exp
from operator import mul
from typing import Final, NamedTuple

from games.king_of_the_hill.attack import FACE, JOKER, Attack, force, sequences
from games.king_of_the_hill.state import PLACES
from games.king_of_the_hill.view import KingOfTheHillView
from games.king_of_the_hill.worlds import guess_cards, unseen_by

GOOD_BEST: Final = (15.0, 2.0)
"""For the apex: force of a middling best attack, and the difference that makes one clearly
better."""
GOOD_OTHER: Final = (10.5, 2.0)  # The same for the other attacks, in battles before the apex
_SUIT: Final = 13
_RUN_RANKS: Final = 7
_MAX_FORCE: Final = sum(range(2, 9))

Worths = Sequence[Sequence[float]]
"""Payoffs of each pair of attacks, by our attack and the opponent's."""


def _run_forces(ranks: int) -> list[float]:
    forces = []
    run = 0
    for at in range(_RUN_RANKS + 1):
        if ranks >> at & 1:
            run += at + 2
        elif run:
            forces.append(float(run))
            run = 0
    return forces


RUN_FORCES: Final = tuple(_run_forces(ranks) for ranks in range(1 << _RUN_RANKS))
"""Forces of the longest attacks in the low cards of a suit, by these cards as bits."""


_FORCES: Final = tuple(force((card,)) for card in range(JOKER))


def attack_forces(cards: Iterable[int]) -> tuple[list[float], list[int]]:
    """Return the forces of the longest attacks, strongest first, and the low cards by suit."""
    low = [0, 0, 0, 0]
    forces = []
    for card in cards:
        if card != JOKER:
            suit, rank = divmod(card, _SUIT)
            if rank < _RUN_RANKS:
                low[suit] |= 1 << rank
            else:
                forces.append(_FORCES[card])
    for ranks in low:
        forces += RUN_FORCES[ranks]
    forces.sort(reverse=True)
    return forces, low


def _grades(good: tuple[float, float]) -> tuple[float, ...]:
    middle, spread = good
    steps = range(int(_MAX_FORCE / FACE) + 1)
    return tuple(1 / (1 + exp((middle - step * FACE) / spread)) for step in steps)


_BEST, _OTHER = _grades(GOOD_BEST), _grades(GOOD_OTHER)


def strength(hand: Sequence[int], stacks: int) -> float:
    """Return the strength of a hand with ``stacks`` stacks left, including the apex.

    The best attack is for the apex. The fewer battles come before it, the less the others count.
    """
    steps = [int(each / FACE) for each in attack_forces(hand)[0]]
    if not steps:
        return 0.0
    total = _BEST[steps[0]]
    weight, share = 1.0, (stacks - 1) / (len(PLACES) - 1)
    for step in steps:
        total += weight * _OTHER[step]
        weight *= share
    return total


class Guess(NamedTuple):
    """A possible hand and reserve of the opponent, and cards of the stacks in random order."""

    hand: list[int]
    reserve: list[int]
    hidden: list[int]


def guesses(view: KingOfTheHillView, rng: random.Random, number: int) -> list[Guess]:
    """Return ``number`` random guesses that agree with all that an attentive player knows."""
    assert view.viewer is not None
    facts = view.seats[1 - view.viewer]
    unseen = unseen_by(view)
    found = []
    for _ in range(number):
        hidden = unseen[:]
        rng.shuffle(hidden)
        hand, reserve = guess_cards(facts, hidden, rng)
        found.append(Guess(hand, reserve, hidden))
    return found


class AttackOption(NamedTuple):
    """An attack, the hand that it leaves, and that hand's strength."""

    attack: Attack
    force: float
    left: list[int]
    strength: float


def options(hand: Sequence[int], stacks: int, also: Collection[Attack] = ()) -> list[AttackOption]:
    """Return the attacks worth considering: each leaves more than all stronger ones.

    They are sorted, strongest first. Attacks in ``also`` are always included.
    """
    found = []
    singles = [Attack((card,)) for card in hand if card != JOKER]
    for attack in (*singles, *sequences(hand), Attack((JOKER,))):
        left = [card for card in hand if card not in attack.cards]
        found.append(AttackOption(attack, force(attack.cards), left, strength(left, stacks)))
    found.sort(key=lambda option: (-option.force, -option.strength))
    worthy: list[AttackOption] = []
    best = 0.0
    # The Pareto front of the force now and the strength left.
    for option in found:
        if not worthy or option.strength > best or option.attack in also:
            worthy.append(option)
            best = max(best, option.strength)
    return worthy


class Duel(NamedTuple):
    """A battle as a matrix game. ``worths`` is indexed by our cards, their cards, and attacks.

    ``attacks`` are those of our real cards. ``answers`` are the opponent's attacks by its possible
    cards. ``habits`` tells how often a Knight would play each, and is empty if not needed.
    """

    attacks: list[Attack]
    worths: Sequence[Sequence[Worths]]
    habits: Sequence[Sequence[float]] = ()
    answers: Sequence[Sequence[Attack]] = ()


def battlefield(view: KingOfTheHillView, stack: int, likely: Sequence[Guess]) -> Duel:
    """Return the battle for a stack as a game for gains in strength, against each guess."""
    open_card = view.stacks[stack].top
    assert open_card is not None
    after = view.stacks_left - 1
    mine = options(view.hand, after)
    gains = []
    for guess in likely:
        spoils = [open_card, *guess.hidden[: view.stacks[stack].size - 1]]
        theirs = options(guess.hand, after)
        tie = tie_chance(view.reserve, guess.reserve)
        gains.append(gains_between(mine, theirs, spoils, tie, after))
    return Duel([option.attack for option in mine], [gains])


def apex_chance(view: KingOfTheHillView, likely: Sequence[Guess]) -> float:
    """Return the chance to win the apex right away, averaged over the guesses.

    Both play their best attack.
    """
    mine = _most_force(view.hand)
    chances = [
        _chance(mine, _most_force(guess.hand), tie_chance(view.reserve, guess.reserve))
        for guess in likely
    ]
    return sum(chances) / len(chances)


def tie_chance(mine: Sequence[int], theirs: Sequence[int]) -> float:
    return _chance(_most_force(mine), _most_force(theirs), 0.5)


def _chance(mine: float, theirs: float, tie: float) -> float:
    return tie if mine == theirs else float(mine > theirs)


def _most_force(cards: Sequence[int]) -> float:
    return max(attack_forces(cards)[0], default=0.0)


def gains_between(
    mine: Sequence[AttackOption],
    theirs: Sequence[AttackOption],
    spoils: list[int],
    tie: float,
    stacks: int,
) -> Worths:
    """Return the difference in strength after each pair of attacks."""
    i_win = [strength(option.left + spoils, stacks) for option in mine]
    they_win = [strength(option.left + spoils, stacks) for option in theirs]

    def gain(own: int, other: int) -> float:
        won = i_win[own] - theirs[other].strength
        lost = mine[own].strength - they_win[other]
        # Two Jokers: nobody gets the stack.
        if mine[own].force == theirs[other].force == 0:
            return mine[own].strength - theirs[other].strength
        chance = _chance(mine[own].force, theirs[other].force, tie)
        return chance * won + (1 - chance) * lost

    return [[gain(own, other) for other in range(len(theirs))] for own in range(len(mine))]


class Balance(NamedTuple):
    """A mixed strategy over attacks, and its average value.

    ``answers`` are the opponent's strategies by its possible cards, as shares.
    """

    often: list[int]
    worth: float
    answers: list[list[float]]


def balance(duel: Duel, rounds: int, *, secret: bool = False) -> Balance:
    """Solve a duel by fictitious play (Brown, 1951). Neither side knows the other's cards.

    In each round either side, with each of its possible cards, best-responds to all that the other
    has played so far. If there are habits, the opponent follows them half of the time. If our real
    cards are ``secret``, it only considers the others that we may hold.
    """
    worths, habits = duel.worths, duel.habits
    answers = [[list(zip(*one, strict=True)) for one in row] for row in worths]
    expected = [
        [
            [sum(map(mul, habit, line)) for line in one]
            for one, habit in zip(row, habits, strict=False)
        ]
        for row in worths
    ]
    conceded = [[0.0] * len(one[0]) for one in worths[0]]
    gained = [[0.0] * len(row[0]) for row in worths]
    often = [0] * len(gained[0])
    replied_often = [[0] * len(each) for each in conceded]
    # Both sides start with a middling attack.
    attacks = [len(each) // 2 for each in gained]
    # Sums are enough for a best response, without dividing by the number of rounds.
    for _ in range(rounds):
        often[attacks[0]] += 1
        replies = []
        for at, lost in enumerate(conceded):
            played = [row[at][attack] for row, attack in zip(worths, attacks, strict=True)]
            played = played[1:] if secret else played
            conceded[at] = list(map(sum, zip(lost, *played, strict=True)))
            replies.append(conceded[at].index(min(conceded[at])))
            replied_often[at][replies[at]] += 1
        for own, won in enumerate(gained):
            replied = [answer[reply] for answer, reply in zip(answers[own], replies, strict=True)]
            gained[own] = list(map(sum, zip(won, *replied, *expected[own], strict=True)))
            attacks[own] = gained[own].index(max(gained[own]))
    shares = [[times / rounds for times in each] for each in replied_often]
    if habits:
        shares = [
            [(share + habit) / 2 for share, habit in zip(*each, strict=True)]
            for each in zip(shares, habits, strict=True)
        ]
    return Balance(often, max(gained[0]) / (rounds * (len(conceded) + len(habits))), shares)
