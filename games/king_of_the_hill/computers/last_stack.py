"""The last stack before the apex of King of the Hill, solved with exact payoffs.

After that battle the cards decide, since both attack the apex with the best that they have left. So
the battle is a game of incomplete information with known payoffs. It is solved over many deals that
the public cannot tell from the real one. Equivalent holdings share a strategy. Sets of cards are
bits, and forces are in quarters, so all sums are of integers, and every machine gets the same
result.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.king_of_the_hill.attack import JOKER, Attack, force, sequences
from games.king_of_the_hill.computers.planning import Guess, guesses
from games.king_of_the_hill.computers.valuing import level_force
from games.king_of_the_hill.state import APEX
from games.king_of_the_hill.view import KingOfTheHillView
from games.king_of_the_hill.worlds import guess_cards, unseen_by

Ints = NDArray[np.int64]

SUITS: Final = range(4)
_SUIT: Final = 13
_RANKS: Final = (1 << _SUIT) - 1
_QUARTERS: Final = 4
_BITS: Final = [*(1 << card for card in range(JOKER)), 0]
_SEQUENCES: Final = sequences(range(_SUIT))


def mask_of(cards: Iterable[int]) -> int:
    """Return cards as bits, without the Joker."""
    return sum(map(_BITS.__getitem__, cards))


def by_suit(masks: Sequence[int]) -> Ints:
    """Return the ranks of each suit as bits, a row for each set of cards."""
    cards = np.array(masks, np.int64)
    return np.stack([cards >> suit * _SUIT & _RANKS for suit in SUITS], axis=1)


class EndingRules:
    """All possible attacks, strongest first and the Joker last, and the rules for ties."""

    def __init__(self, faces_tie: bool) -> None:
        self._faces_tie = faces_tie
        attacks = [Attack((card,)) for card in range(JOKER)] + sequences(range(JOKER))
        attacks.sort(key=lambda attack: -self._force(attack.cards))
        attacks.append(Attack((JOKER,)))
        # The Joker gets suit 0. It has no ranks, so it takes nothing from a hand.
        suits = [attack.cards[0] // _SUIT % len(SUITS) for attack in attacks]
        self.number = {attack: number for number, attack in enumerate(attacks)}
        self.masks = [mask_of(attack.cards) for attack in attacks]
        self.forces: Ints = np.array([self._force(attack.cards) for attack in attacks])
        self.suits: Ints = np.array(suits)
        self.ranks: Ints = np.array(
            [mask >> suit * _SUIT & _RANKS for mask, suit in zip(self.masks, suits, strict=True)]
        )
        self._strongest = [self._strongest_of_suit(ranks) for ranks in range(1 << _SUIT)]
        self._best = [strength for strength, _, _ in self._strongest]
        self.best_of_suit: Ints = np.array(self._best)
        self.fought_out = lru_cache(maxsize=4096)(self._fought_out)

    def _force(self, cards: Sequence[int]) -> int:
        strength = force(cards)
        return int(_QUARTERS * (level_force(strength) if self._faces_tie else strength))

    def _strongest_of_suit(self, ranks: int) -> tuple[int, int, int]:
        """Return the strongest attack's force, its number of cards negated, and its cards."""
        if not ranks:
            return 0, 0, 0
        single = ranks.bit_length() - 1
        found = [(self._force((single,)), -1, 1 << single)]
        for attack in _SEQUENCES:
            cards = mask_of(attack.cards)
            if cards & ranks == cards:
                found.append((self._force(attack.cards), -len(attack.cards), cards))
        return max(found)

    def best(self, cards: int) -> int:
        """Return the force of the strongest attack, or 0 for the Joker alone."""
        best = self._best
        return max(
            best[cards & _RANKS],
            best[cards >> _SUIT & _RANKS],
            best[cards >> 2 * _SUIT & _RANKS],
            best[cards >> 3 * _SUIT],
        )

    def strongest(self, cards: int) -> int:
        """Return the cards of the strongest attack, with as few cards as possible."""
        tables = self._strongest
        found = [(*tables[cards >> at & _RANKS], at) for at in (0, 13, 26, 39)]
        _, _, ranks, at = max(found)
        return ranks << at

    def _fought_out(self, mine: int, theirs: int) -> tuple[int, int, int]:
        """Return the winner of a tie with these reserves (1, -1 or 0), and what is left of both."""
        order = 0
        while not order and (mine or theirs):
            one, other = self.best(mine), self.best(theirs)
            mine &= ~self.strongest(mine)
            theirs &= ~self.strongest(theirs)
            order = (one > other) - (one < other)
        return order, mine, theirs

    def order(self, mine: int, theirs: int) -> int:
        """Return the winner of a tie with these reserves: 1, -1 or 0."""
        one, other = self.best(mine), self.best(theirs)
        return (one > other) - (one < other) or self.fought_out(mine, theirs)[0]


@cache
def ending_rules(faces_tie: bool) -> EndingRules:
    return EndingRules(faces_tie)


_ROUNDS: Final = 100  # Rounds of fictitious play
_OPTIONS: Final = 7  # Maximum number of attacks considered with a holding
_SPREAD: Final = 1_000_003  # Multiplier of the hash that recognises equivalent holdings
_NEVER: Final = -1


class LastAttacks(NamedTuple):
    """The chance to win the match with each attack, in a row for each guess.

    ``stack`` are the chances to win the stack outright.
    """

    rows: list[list[float]]
    stack: list[float]


def is_last_stack(view: KingOfTheHillView, stack: int) -> bool:
    """True if only the apex is left after this stack."""
    return stack != APEX and [at for at, each in enumerate(view.stacks) if each.size] == [
        APEX,
        stack,
    ]


def chances_of_last_attacks(
    view: KingOfTheHillView,
    stack: int,
    attacks: Sequence[Attack],
    rng: random.Random,
    deals: int,
    number: int,
) -> LastAttacks:
    """Value attacks from the hand for the last stack against ``number`` guesses.

    The opponent plays its part of the solution, found over ``deals`` random deals that use only
    public facts about the viewer's cards.
    """
    rules, fought = ending_rules(view.faces_tie), view.stacks[stack]
    assert fought.top is not None
    mixes = _solve(rules, fought.top, fought.size, _public_deals(view, rng, deals))
    likely = guesses(view, rng, number)
    spoils = _spoils(fought.top, fought.size, likely)
    mine = _Side.with_attacks(rules, view.hand, view.reserve, attacks, number)
    theirs = _Side.of(rules, likely, fought.top)
    mix = mixes.of(theirs)
    taken, payoffs = _payoffs(rules, mine, theirs, spoils, mix)
    shares = mix[:, None, :]
    total = int(mix[0].sum())
    rows = ((payoffs * shares).sum(axis=2) / (2 * total)).tolist()
    wins = np.where(taken > 0, shares, 0).sum(axis=(0, 2)).tolist()
    return LastAttacks(rows, [each / (total * number) for each in wins])


def chances_of_last_divisions(
    view: KingOfTheHillView, reserves: Sequence[Sequence[int]], rng: random.Random, number: int
) -> list[list[float]]:
    """Return the chance to win the apex with these spoils in the reserve, by guess."""
    rules = ending_rules(view.faces_tie)
    kept = mask_of(view.reserve)
    held = mask_of((*view.hand, *view.spoils))
    mine = [(rules.best(held & ~aside), kept | aside) for aside in map(mask_of, reserves)]
    found = []
    for guess in guesses(view, rng, number):
        best, reserve = rules.best(mask_of(guess.hand)), mask_of(guess.reserve)
        # Only the apex is left, so best attacks decide, then reserves.
        orders = [(own > best) - (own < best) or rules.order(held, reserve) for own, held in mine]
        found.append([(order + 1) / 2 for order in orders])
    return found


def _public_deals(
    view: KingOfTheHillView, rng: random.Random, number: int
) -> tuple[list[Guess], list[Guess]]:
    assert view.viewer is not None
    unseen = unseen_by(replace(view, viewer=None, hand=(), reserve=(), spoils=()))
    mine, theirs = [], []
    for _ in range(number):
        # Much faster than ``rng.shuffle``.
        hidden = sorted(unseen, key=lambda _: rng.random())
        mine.append(Guess(*guess_cards(view.seats[view.viewer], hidden, rng), hidden))
        theirs.append(Guess(*guess_cards(view.seats[1 - view.viewer], hidden, rng), hidden))
    return mine, theirs


def _spoils(top: int, size: int, deals: Sequence[Guess]) -> list[int]:
    return [mask_of((top, *deal.hidden[: size - 1])) for deal in deals]


@dataclass(frozen=True, slots=True)
class _Side:
    """Holdings of a side, one for each deal, and the attacks considered with each.

    ``attacks`` are indexes of attacks. ``there`` is False past a holding's last one. ``left`` are
    the hands after them, by suit. ``keys`` are equal for equivalent holdings.
    """

    hands: list[int]
    reserves: list[int]
    attacks: Ints
    there: Any
    left: Ints
    keys: Ints

    @classmethod
    def of(cls, rules: EndingRules, holdings: Sequence[Guess], top: int) -> "_Side":
        """Consider the Pareto front of the force now and of what is left for the apex.

        It is computed with and without the open card. The Joker is always considered.
        """
        hands = [mask_of(each.hand) for each in holdings]
        reserves = [mask_of(each.reserve) for each in holdings]
        suits = by_suit(hands)
        legal = (suits[:, rules.suits] & rules.ranks) == rules.ranks
        lost, won = _best_left(rules, suits), _best_left(rules, suits | by_suit([1 << top]))
        front = legal & (_leaves_more(legal, lost) | _leaves_more(legal, won))
        front[:, -1] = True
        attacks = np.argsort(~front, axis=1, kind="stable")[:, :_OPTIONS]
        there = np.take_along_axis(front, attacks, axis=1)
        values = (np.broadcast_to(rules.forces, front.shape), lost, won)
        told = [np.where(there, np.take_along_axis(each, attacks, axis=1), -1) for each in values]
        keys = _hashed([*told, np.array([[rules.best(each)] for each in reserves])])
        return cls(hands, reserves, attacks, there, _left(rules, suits, attacks), keys)

    @classmethod
    def with_attacks(
        cls,
        rules: EndingRules,
        hand: Sequence[int],
        reserve: Sequence[int],
        attacks: Sequence[Attack],
        number: int,
    ) -> "_Side":
        """Hold the same cards in each deal, and consider the same attacks."""
        hands = [mask_of(hand)] * number
        numbers = np.array([[rules.number[attack] for attack in attacks]] * number)
        left = _left(rules, by_suit(hands), numbers)
        there, keys = np.ones(numbers.shape, bool), np.zeros(number, np.int64)
        return cls(hands, [mask_of(reserve)] * number, numbers, there, left, keys)


def _left(rules: EndingRules, suits: Ints, attacks: Ints) -> Ints:
    found: Ints = np.repeat(suits[:, None, :], attacks.shape[1], axis=1)
    for suit in SUITS:
        found[:, :, suit] &= ~np.where(rules.suits[attacks] == suit, rules.ranks[attacks], 0)
    return found


def _best_left(rules: EndingRules, suits: Ints) -> Ints:
    best = rules.best_of_suit[suits]
    others = np.stack([np.delete(best, suit, axis=1).max(axis=1) for suit in SUITS], axis=1)
    rest = rules.best_of_suit[suits[:, rules.suits] & ~rules.ranks]
    found: Ints = np.maximum(others[:, rules.suits], rest)
    return found


def _leaves_more(legal: Any, left: Ints) -> Any:
    most = np.maximum.accumulate(np.where(legal, left, _NEVER), axis=1)
    return left > np.column_stack([np.full(len(most), _NEVER), most[:, :-1]])


def _hashed(parts: Sequence[Ints]) -> Ints:
    found = np.zeros(len(parts[0]), np.int64)
    for column in np.column_stack(parts).T:
        found = found * _SPREAD + column
    return found


def _payoffs(
    rules: EndingRules, mine: _Side, theirs: _Side, spoils: Sequence[int], shares: Ints | None
) -> tuple[Ints, Ints]:
    """Return the winner of the stack (1, -1, 0), and the match: 2 if won, 1 for a draw, else 0.

    Both are indexed by deal and by both attacks. A tie at the apex counts as a draw if ``shares``
    has 0 for the opponent's attack.
    """
    # Indexed by deal, own attack and the opponent's (broadcasting).
    one, two = rules.forces[mine.attacks][:, :, None], rules.forces[theirs.attacks][:, None, :]
    taken = np.sign(one - two)
    tied = (taken == 0) & (one > 0)
    reserves = list(zip(mine.reserves, theirs.reserves, spoils, strict=True))
    level = _column(rules.order(own, other) for own, other, _ in reserves)
    taken = np.where(tied, level, taken)
    low, high = _bests(rules, mine, spoils)
    their_low, their_high = _bests(rules, theirs, spoils)
    own = np.where(taken > 0, high[:, :, None], low[:, :, None])
    other = np.where(taken < 0, their_high[:, None, :], their_low[:, None, :])
    payoffs = np.sign(own - other)
    # Equal best attacks: the reserves decide.
    open_ = (own == other) & mine.there[:, :, None] & theirs.there[:, None, :]
    if shares is not None:
        open_ &= shares[:, None, :] > 0
    # Usually the reserves are untouched, and the spoils go there if they make no better attack.
    ahead = _column(rules.order(own | won, other) for own, other, won in reserves)
    behind = _column(rules.order(own, other | won) for own, other, won in reserves)
    usual = np.where(taken > 0, ahead, np.where(taken < 0, behind, level))
    payoffs = np.where(open_, usual, payoffs)
    helped = ((taken > 0) & (high > low)[:, :, None]) | (
        (taken < 0) & (their_high > their_low)[:, None, :]
    )
    # The quick answer is wrong if a tie used up reserves, or if spoils made a better attack.
    rare = open_ & (tied | helped)
    for deal, at, other_at in zip(*(each.tolist() for each in np.nonzero(rare)), strict=True):
        held, reserve, won = reserves[deal]
        if tied[deal, at, other_at]:
            _, held, reserve = rules.fought_out(held, reserve)
        if taken[deal, at, other_at] > 0:
            held |= _spared(rules, mine, deal, at, won)
        elif taken[deal, at, other_at] < 0:
            reserve |= _spared(rules, theirs, deal, other_at, won)
        payoffs[deal, at, other_at] = rules.order(held, reserve)
    return taken, payoffs + 1


def _column(orders: Iterable[int]) -> Ints:
    return np.array(list(orders), np.int64)[:, None, None]


def _bests(rules: EndingRules, side: _Side, spoils: Sequence[int]) -> tuple[Ints, Ints]:
    won = by_suit(spoils)[:, None, :]
    low, high = (rules.best_of_suit[each].max(axis=2) for each in (side.left, side.left | won))
    return low, high


def _spared(rules: EndingRules, side: _Side, deal: int, attack: int, spoils: int) -> int:
    hand = side.hands[deal] & ~rules.masks[side.attacks[deal, attack]]
    if rules.best(hand | spoils) == rules.best(hand):
        return spoils
    return spoils & ~rules.strongest(hand | spoils)


class _Mixes(NamedTuple):
    """The opponent's mixed strategies by the keys of its holdings, in ascending order."""

    keys: Ints
    shares: Ints

    def of(self, side: _Side) -> Ints:
        """Return the strategy of each holding. One without a solution plays its best attack."""
        places = np.minimum(np.searchsorted(self.keys, side.keys), len(self.keys) - 1)
        best = np.zeros(self.shares.shape[1], np.int64)
        best[0] = self.shares[0].sum()
        met = (self.keys[places] == side.keys)[:, None]
        found: Ints = np.where(met, self.shares[places], best)
        return found


def _solve(
    rules: EndingRules, top: int, size: int, deals: tuple[Sequence[Guess], Sequence[Guess]]
) -> _Mixes:
    """Solve the battle by fictitious play (Brown, 1951). Later rounds weigh more."""
    mine, theirs = (_Side.of(rules, each, top) for each in deals)
    _, payoffs = _payoffs(rules, mine, theirs, _spoils(top, size, deals[0]), None)
    players = _Player(mine, payoffs), _Player(theirs, 2 - payoffs.transpose(0, 2, 1))
    for number in range(1, _ROUNDS + 1):
        players[0].learn(players[1].choices(), number)
        players[1].learn(players[0].choices(), number)
    return _Mixes(players[1].keys, players[1].shares)


class _Player:
    """A side that best-responds, with each kind of holding, to all of the other's play so far."""

    def __init__(self, side: _Side, payoffs: Ints) -> None:
        self.keys, first, self._kinds = np.unique(side.keys, return_index=True, return_inverse=True)
        self._payoffs = payoffs
        self._deals = np.arange(len(side.keys))
        self._wide = side.attacks.shape[1]
        self._cells = (self._kinds[:, None] * self._wide + np.arange(self._wide)).ravel()
        self._gained = np.where(side.there[first], 0, -(1 << 50))
        self._chosen = np.zeros(len(self.keys), np.int64)
        self.shares = np.zeros(self._gained.shape, np.int64)

    def choices(self) -> Ints:
        """Return the attack chosen with each deal's holding."""
        found: Ints = self._chosen[self._kinds]
        return found

    def learn(self, others: Ints, weight: int) -> None:
        """Best-respond again after the other side's latest choices. They count ``weight`` times."""
        gains = self._payoffs[self._deals, :, others].ravel()
        sums = np.bincount(self._cells, gains, self._gained.size).reshape(self._gained.shape)
        self._gained += weight * sums.astype(np.int64)
        self._chosen = self._gained.argmax(axis=1)
        self.shares[np.arange(len(self.keys)), self._chosen] += weight
