"""Attentive players' knowledge of hidden cards, and worlds that agree with it."""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache

import pytest

from games.core import Event
from games.core.cards import code
from games.core.match import step
from games.eighty_points.computers.judgement import Supposer
from games.eighty_points.state import PLAYERS, Call, EightyPointsState
from games.eighty_points.trumps import FACES
from games.eighty_points.worlds import Dealer
from tests.games.eighty_points.model import RANKS, family
from tests.games.eighty_points.sample import inventory
from tests.games.eighty_points.table import (
    GAME,
    WHOLE,
    C,
    bury,
    dealing,
    declare,
    go_on,
    new,
    pass_all,
    put,
    random_entry,
    table,
    trick,
    wait_for,
)
from tests.games.playing import cards, chance, chi_square, codes


def bits(families: set[str]) -> int:
    return sum(1 << "CDHST".index(each) for each in families)


@dataclass
class Observer:
    """``shown`` are declared cards not played since; ``void`` and ``pairless`` are by seat."""

    loose: bool
    ranks: list[int] = field(default_factory=lambda: [0] * 5)
    king: int | None = None
    rank: str = "2"
    suit: str = ""
    buried: bool = False
    shown: list[Counter[str]] = field(default_factory=lambda: [Counter() for _ in range(5)])
    void: list[set[str]] = field(default_factory=lambda: [set() for _ in range(5)])
    pairless: list[set[str]] = field(default_factory=lambda: [set() for _ in range(5)])
    table: list[list[str]] = field(default_factory=list)

    def as_it_is(self) -> "Observer":
        """Return the present knowledge, whatever is observed later."""
        return replace(
            self,
            shown=[known.copy() for known in self.shown],
            void=[known.copy() for known in self.void],
            pairless=[known.copy() for known in self.pairless],
        )

    def hear(self, event: Event) -> None:
        facts = event.public
        match event.kind:
            case "declared":
                card = self.rank + "CDHS"[facts["suit"]]
                self.shown[facts["seat"]][card] = 2 if facts["pair"] else 1
            case "trumps":
                self.king, self.suit = facts["koth"], "CDHS"[facts["suit"]]
            case "buried":
                self.buried = True
            case "played":
                self.see_played(facts["seat"], facts["cards"])
            case "scored":
                for seat in facts["seats"]:
                    self.ranks[seat] += facts["rise"]
            case "round_began":
                self.king, self.suit, self.buried, self.table = facts["koth"], "", False, []
                self.rank = RANKS[self.ranks[facts["koth"]]]
                for seat in range(5):
                    self.shown[seat] = Counter()
                    self.void[seat] = set()
                    self.pairless[seat] = set()

    def family(self, card: str) -> str:
        return family(card, self.rank, self.suit)

    def see_played(self, seat: int, cards: list[str]) -> None:
        self.shown[seat] -= Counter(cards)
        if len(self.table) == 5:
            self.table = []
        if self.table:
            self.see_followed(seat, cards, self.family(self.table[0][0]))
        self.table.append(cards)

    def see_followed(self, seat: int, cards: list[str], led: str) -> None:
        given = [card for card in cards if self.family(card) == led]
        if len(cards) == 1:
            if not given:
                self.void[seat].add(led)
            return
        if len(given) < 2 or given[0] != given[1]:
            self.pairless[seat].add(led)
            if len(given) < 2 and not self.loose:
                self.void[seat].add(led)

    def objections(self, hands: list[list[str]], dead: list[str], viewer: int | None) -> list[str]:
        """Return a world's contradictions to the knowledge; the viewer's own hand isn't judged."""
        found = []
        for seat, hand in enumerate(hands):
            if seat == viewer:
                continue
            for card, copies in Counter(hand).items():
                if self.family(card) in self.void[seat]:
                    found.append(f"{seat} holds {card} of a suit it lacks")
                if copies == 2 and self.family(card) in self.pairless[seat]:
                    found.append(f"{seat} holds a pair of {card}")
            where = Counter(hand)
            if self.buried and seat == self.king:
                where.update(dead)
            for card in (self.shown[seat] - where).elements():
                found.append(f"{seat} does not hold the {card} declared")
        return found


SEEDS = range(5)


@cache
def observed(seed: int) -> list[tuple[EightyPointsState, Observer]]:
    """The states of two rounds in which pairs are common, each with what an observer knew then.

    In those of odd seeds, people follow by the letter of step 14.
    """
    rng, loose = random.Random(seed), seed % 2 == 1
    state, observer, found = new(seed, rounds=2, loose_following=loose), Observer(loose), []
    while True:
        found.append((GAME.copy(state), observer.as_it_is()))
        if GAME.outcome(state) is not None:
            return found
        for event in step(GAME, state, random_entry(state, rng), chance(seed)):
            observer.hear(event)


def world(state: EightyPointsState, viewer: int | None, number: int = 0) -> EightyPointsState:
    return GAME.determinize(GAME.view(state, viewer), chance(number))


def test_everybody_is_told_what_a_careful_observer_could_tell_and_no_more() -> None:
    """The observer hears what spectators hear and reasons from nothing else."""
    claims: Counter[str] = Counter()
    for seed in SEEDS:
        for state, known in observed(seed):
            seats = GAME.view(state, seed % 5).seats
            for seat, facts in enumerate(seats):
                assert Counter(codes(facts.shown).split()) == known.shown[seat]
                assert facts.void == bits(known.void[seat])
                assert facts.pairless == bits(known.pairless[seat])
                claims["shown"] += len(facts.shown)
                claims["void"] += facts.void.bit_count()
                claims["pairless"] += facts.pairless.bit_count()
            assert GAME.view(state, None).seats == seats
    assert min(claims["shown"], claims["void"], claims["pairless"]) > 500, claims


def assert_agrees(
    guess: EightyPointsState, state: EightyPointsState, known: Observer, viewer: int | None
) -> None:
    assert inventory(guess) == WHOLE
    assert GAME.view(guess, viewer) == GAME.view(state, viewer)
    assert GAME.view(guess, None) == GAME.view(state, None)
    assert list(map(len, guess.hands)) == list(map(len, state.hands))
    assert (len(guess.dead), len(guess.deck)) == (len(state.dead), len(state.deck))
    if state.phase not in ("scored", "over"):
        hands = [[code(card) for card in hand] for hand in guess.hands]
        assert not known.objections(hands, [code(card) for card in guess.dead], viewer)


def test_worlds_agree_with_all_that_is_known_and_seen() -> None:
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        rng = random.Random(seed)
        for number, (state, known) in enumerate(observed(seed)):
            if rng.random() < 0.75:
                continue
            viewer = rng.choice((None, *range(PLAYERS)))
            guess = world(state, viewer, number)
            assert_agrees(guess, state, known, viewer)
            assert guess.dead == sorted(guess.dead)
            if state.trump_suit is not None:
                assert all(hand == sorted(hand) for hand in guess.hands)
            drawn[state.phase] += 1
    assert drawn["playing"] > 120, drawn
    assert min(drawn[each] for each in ("dealing", "declaring", "burying", "calling")) > 1, drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_so_do_guesses_of_computers_whatever_they_think_unlikely(seed: int) -> None:
    rng = random.Random(seed)
    for state, known in observed(seed):
        if rng.random() < 0.5:
            continue
        viewer = rng.randrange(PLAYERS)
        view = GAME.view(state, viewer)
        dealers = [Dealer(view, [rng.getrandbits(PLAYERS + 1) for _ in range(FACES)])]
        if state.koth is not None:
            dealers.append(Supposer(view))
        for dealer in dealers:
            guess = GAME.copy(state)
            places = ([card for cards in place for card in cards] for place in dealer.deal(rng))
            *guess.hands, dead, guess.deck = places
            guess.hands[viewer] = state.hands[viewer]
            guess.dead = dead if view.buried is None else state.dead
            assert_agrees(guess, state, known, viewer)


def test_a_card_the_king_declared_is_held_or_buried() -> None:
    state = dealing("2C 2C", "2D 2H 2S")
    declare(state, 0, C, pair=True)
    pass_all(state)
    held = [card for card in state.hands[0] if code(card) != "2C"]
    bury(state, codes([*cards("2C"), *held[:7]]))
    GAME.apply(state, 0, Call(None), chance())
    found = Counter(
        (codes(guess.hands[0]).split().count("2C"), codes(guess.dead).split().count("2C"))
        for guess in (world(state, 3, number) for number in range(200))
    )
    assert set(found) == {(2, 0), (1, 1), (0, 2)}
    own = world(state, 0)
    assert (own.hands[0], own.dead) == (state.hands[0], state.dead)


def test_what_is_known_of_who_follows_otherwise() -> None:
    state = table("3C 3C 4D", "AC KC 5D", "AC 9H 6D", "9H 9S 7D", "4C 4C 8D")
    trick(state, "3C 3C", "AC KC", "AC 9H", "9H 9S", "4C 4C")
    facts = [(seat.void, seat.pairless) for seat in GAME.view(state, None).seats]
    clubs = 1 << C
    assert facts == [(0, 0), (0, clubs), (clubs, clubs), (clubs, clubs), (0, 0)]
    go_on(state)
    put(state, "8D")
    for _ in range(3):
        go_on(state)
    assert GAME.view(state, None).seats[0].void == 0


def test_worlds_deal_every_unseen_card_evenly() -> None:
    state = wait_for(new(4), "playing", 4)
    assert state.koth is not None
    viewer = (state.koth + 1) % 5
    seen = Counter(state.hands[viewer])
    unseen = Counter(WHOLE) - seen
    dealt: Counter[int] = Counter()
    buried: Counter[int] = Counter()
    for number in range(300):
        guess = world(state, viewer, number)
        dealt.update(guess.hands[(viewer + 2) % 5])
        buried.update(guess.dead)
    for counts, size in ((dealt, 20), (buried, 8)):
        wanted = {card: 300 * size * copies / 88 for card, copies in unseen.items()}
        assert sum((counts[card] - n) ** 2 / n for card, n in wanted.items()) < 95
        assert not set(counts) - set(unseen)


def test_a_hand_that_lacks_a_suit_is_dealt_all_others_evenly() -> None:
    hands = ("3C 4D 6D", "5S 7S 8S", "4C 9D 9S", "6C 10D JS", "7C JD QS")
    state = table(*hands, dead="5C 8C 9C 10C JC QC KC AC", koth=2, leader=0)
    trick(state, "3C", "5S", "4C", "6C", "7C")
    guesses = [world(state, 0, number) for number in range(400)]
    held = Counter(card for guess in guesses for card in guess.hands[1])
    assert set(held) == {*cards("7S 8S 9D 9S 10D JS JD QS")}
    clubs = Counter(card for guess in guesses for card in guess.dead if card not in held)
    assert chi_square(held, 8) < 30
    assert chi_square(clubs, 8) < 30
