"""Attentive players' knowledge of hidden cards, and worlds that agree with it."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from games.core import Event
from games.core.cards import code
from games.king_of_the_hill.attack import JOKER
from games.king_of_the_hill.state import KingOfTheHillState
from games.king_of_the_hill.view import KingOfTheHillView
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    at,
    choose,
    commit,
    divide,
    fight,
    new,
    table,
)
from tests.games.playing import chance, chi_square, codes, header_for, play


@dataclass
class Observer:
    """``hand`` and ``reserve`` are the cards placed for certain, ``either`` those of a seat."""

    tops: list[str]
    cards_in_hand: list[int] = field(default_factory=lambda: [12, 12])
    cards_in_reserve: list[int] = field(default_factory=lambda: [0, 0])
    hand: list[set[str]] = field(default_factory=lambda: [set(), set()])
    reserve: list[set[str]] = field(default_factory=lambda: [set(), set()])
    either: list[set[str]] = field(default_factory=lambda: [{"JB"}, {"JB"}])
    prize: str = ""
    blows: int = 0

    @classmethod
    def at(cls, view: KingOfTheHillView) -> "Observer":
        return cls([code(stack.top) for stack in view.stacks if stack.top is not None])

    def hear(self, event: Event) -> None:
        facts = event.public
        match event.kind:
            case "set_up":
                for seat, count in enumerate(facts["reserves"]):
                    self.cards_in_hand[seat] = 12 - count
                    self.cards_in_reserve[seat] = count
            case "chosen":
                self.prize = self.tops[facts["stack"]]
                self.blows = 0
            case "revealed":
                for seat, attack in enumerate(facts["attacks"]):
                    self.see_played(seat, attack)
                self.blows += 1
            case "tied":
                for seat in (0, 1):
                    self.see_joker_hidden(seat)
            case "divided":
                seat, to_hand, to_reserve = facts["seat"], facts["hand"], facts["reserve"]
                self.cards_in_hand[seat] += to_hand
                self.cards_in_reserve[seat] += to_reserve
                place = self.either if to_hand and to_reserve else self.hand
                (place if to_hand else self.reserve)[seat].add(self.prize)
        for seat in (0, 1):
            self.reason(seat)

    def see_played(self, seat: int, attack: list[str]) -> None:
        for place in (self.hand, self.reserve, self.either):
            place[seat] -= {*attack}
        if attack == ["JB"]:
            self.hand[seat].add("JB")
            return
        counts = self.cards_in_reserve if self.blows else self.cards_in_hand
        counts[seat] -= len(attack)

    def see_joker_hidden(self, seat: int) -> None:
        for place in (self.hand, self.either):
            place[seat] -= {"JB"}
        self.reserve[seat].add("JB")

    def count(self, seat: int, hand: int, reserve: int) -> None:
        """Everybody sees how many cards lie where, and so whence a Joker came."""
        self.cards_in_hand[seat], self.cards_in_reserve[seat] = hand, reserve
        self.reason(seat)

    def reason(self, seat: int) -> None:
        if len(self.hand[seat]) == self.cards_in_hand[seat]:
            self.reserve[seat] |= self.either[seat]
            self.either[seat] = set()
        elif len(self.reserve[seat]) == self.cards_in_reserve[seat]:
            self.hand[seat] |= self.either[seat]
            self.either[seat] = set()


TWO = at(4, 0)


def known(state: KingOfTheHillState, seat: int) -> tuple[str, str, str]:
    """The cards known to be in the hand, in the reserve, in one of the two."""
    facts = GAME.view(state, None).seats[seat]
    return codes(facts.known_hand), codes(facts.known_reserve), codes(facts.known_either)


def test_what_is_said_to_be_known_is_true_and_what_a_careful_observer_could_tell() -> None:
    """The observer hears what spectators hear, sees counts, and reasons from nothing else."""
    claims = 0
    for seed in range(60):
        observer: Observer | None = None
        heard: list[Event] = []
        for state, _, events in play(GAME, header_for(GAME, seed), seed, eventful=seed % 2 == 0):
            view = GAME.view(state, None)
            observer = observer or Observer.at(view)
            for event in heard:
                observer.hear(event)
            heard = events
            for seat, facts in enumerate(view.seats):
                if view.phase != "setup":
                    observer.count(seat, facts.hand, facts.reserve)
                hand, reserve, either = (
                    {*map(code, cards)}
                    for cards in (facts.known_hand, facts.known_reserve, facts.known_either)
                )
                assert {*map(code, state.hands[seat])} >= hand <= observer.hand[seat]
                assert {*map(code, state.reserves[seat])} >= reserve <= observer.reserve[seat]
                mine = observer.hand[seat] | observer.reserve[seat] | observer.either[seat]
                assert {*map(code, state.hands[seat] + state.reserves[seat])} >= either <= mine
                assert mine - {"JB"} == (hand | reserve | either) - {"JB"}
                claims += len(hand) + len(reserve) + len(either)
    assert claims > 4_000


@pytest.mark.parametrize(
    ("to_reserve", "wanted"),
    [
        ("", ("4H", "", "")),
        ("3H 4H", ("", "4H", "")),
        ("3H", ("", "", "4H")),
        ("4H", ("", "", "4H")),
    ],
)
def test_the_open_card_of_a_stack_won_is_known_as_far_as_the_counts_tell(
    to_reserve: str, wanted: tuple[str, str, str]
) -> None:
    state = table(("KC", "2D"), stacks={TWO: "3H 4H"}, gone=[at(5, 0)])
    fight(state, TWO, ("KC", "2D"))
    assert known(state, 0) == ("", "", "")
    divide(state, 0, to_reserve)
    assert known(state, 0) == wanted
    assert known(state, 1) == ("", "", "")


def test_worlds_deal_every_unseen_card_evenly() -> None:
    """At the start 11 of 27 cards are the opponent's."""
    view = GAME.view(new(4), 0)
    in_sight = {*view.hand, *(stack.top for stack in view.stacks)}
    hidden = [card for card in range(52) if card not in in_sight]
    assert len(hidden) == 27
    dealt: Counter[int] = Counter()
    buried: Counter[int] = Counter()
    for number in range(1_500):
        world = GAME.determinize(view, chance(number))
        dealt.update(card for card in world.hands[1] if card != JOKER)
        buried[world.stacks[1][0]] += 1
    assert set(dealt) == set(buried) == set(hidden)
    assert chi_square(dealt, 27) < 60
    assert chi_square(buried, 27) < 60


def test_worlds_guess_secret_attacks_anew_from_the_hand_or_in_a_tie_from_the_reserve() -> None:
    state = table(("7C", "7D 9D 10D"), ("2C", "3D 4D"))
    choose(state, BOTTOM[0])
    commit(state, 1, "7D")
    for _ in range(2):
        view = GAME.view(state, 0)
        guesses = set()
        for number in range(60):
            world = GAME.determinize(view, chance(number))
            cards = world.committed[1]
            assert cards is not None
            held = world.reserves[1] if view.from_reserve else world.hands[1]
            assert cards == (JOKER,) or {*cards} <= {*held}
            guesses.add(cards)
        assert len(guesses) > 10
        if not view.from_reserve:
            commit(state, 0, "7C")
            commit(state, 1, "3D")


def test_worlds_deal_the_spoils_the_opponent_has_just_won() -> None:
    state = table(("KC", "2D"), stacks={at(2, 0): "2C 3D 4H 5S"}, gone=[at(3, 0), at(3, 1)])
    fight(state, at(2, 0), ("KC", "2D"))
    view = GAME.view(state, 1)
    worlds = [GAME.determinize(view, chance(n)) for n in range(50)]
    assert {code(world.spoils[-1]) for world in worlds} == {"5S"}
    assert {len(world.spoils) for world in worlds} == {4}
    assert len({world.spoils[0] for world in worlds}) > 5
    assert codes(GAME.determinize(GAME.view(state, 0), chance()).spoils) == "2C 3D 4H 5S"
