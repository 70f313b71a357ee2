"""What attentive players know of each other's cards, and worlds that agree with it."""

import random
from collections import Counter

import pytest

from games.core import Chance
from games.core.cards import code
from games.king_of_the_hill import JOKER, KingOfTheHillState, SetAside
from tests.games.king_of_the_hill.histories import history, in_sight
from tests.games.king_of_the_hill.inventory import inventory
from tests.games.king_of_the_hill.observer import Observer
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    WHOLE,
    at,
    chance,
    choose,
    codes,
    commit,
    divide,
    fight,
    new,
    set_aside,
    table,
)
from tests.games.playing import chi_square

SEEDS = range(60)
TWO = at(4, 0)


def known(state: KingOfTheHillState, seat: int) -> tuple[str, str, str]:
    """The cards known to be in the hand, in the reserve, in one of the two."""
    facts = GAME.view(state, None).seats[seat]
    return codes(facts.known_hand), codes(facts.known_reserve), codes(facts.known_either)


def test_what_is_said_to_be_known_is_true() -> None:
    claims = 0
    for seed in SEEDS:
        for state in history(seed).states:
            for seat, facts in enumerate(GAME.view(state, None).seats):
                hand, reserve = {*state.hands[seat]}, {*state.reserves[seat]}
                assert hand.issuperset(facts.known_hand)
                assert reserve.issuperset(facts.known_reserve)
                assert (hand | reserve).issuperset(facts.known_either)
                claimed = [*facts.known_hand, *facts.known_reserve, *facts.known_either]
                assert len(claimed) == len(set(claimed))
                claims += len(claimed)
    assert claims > 4_000


def test_nothing_is_said_to_be_known_that_a_careful_observer_could_not_tell() -> None:
    """The observer hears what spectators hear, sees counts, and reasons from nothing else."""
    for seed in SEEDS:
        told = history(seed)
        observer = Observer.at(GAME.view(told.states[0], None))
        for state, events in zip(told.states[1:], told.events, strict=True):
            for event in events:
                observer.hear(event)
            view = GAME.view(state, None)
            for seat, facts in enumerate(view.seats):
                if view.phase != "setup":
                    observer.count(seat, facts.hand, facts.reserve)
                hand, reserve, either = (
                    {code(card) for card in cards}
                    for cards in (facts.known_hand, facts.known_reserve, facts.known_either)
                )
                assert hand <= observer.hand[seat]
                assert reserve <= observer.reserve[seat]
                mine = observer.hand[seat] | observer.reserve[seat] | observer.either[seat]
                assert either <= mine
                assert mine - {"JB"} == (hand | reserve | either) - {"JB"}


def test_everybody_sees_the_same_knowledge() -> None:
    for seed in range(20):
        for state in history(seed).states:
            seats = GAME.view(state, None).seats
            assert GAME.view(state, 0).seats == GAME.view(state, 1).seats == seats


def test_at_first_nothing_is_known() -> None:
    state = new()
    set_aside(state, state.hands[0][:3], state.hands[1][-2:])
    assert known(state, 0) == known(state, 1) == ("", "", "")


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


@pytest.mark.parametrize("to_reserve", ["", "4H", "3H", "3H 4H"])
def test_a_card_played_is_no_longer_known_to_be_held(to_reserve: str) -> None:
    state = table(("KC 7C", "2D 7D"), ("", "5D"), stacks={TWO: "3H 4H"}, gone=[at(5, 0)])
    fight(state, TWO, ("KC", "2D"))
    divide(state, 0, to_reserve)
    if "4H" in to_reserve:
        fight(state, BOTTOM[1], ("7C", "7D"), ("4H", "JB"))
    else:
        fight(state, BOTTOM[1], ("4H", "JB"))
    hand, reserve, either = known(state, 0)
    assert "4H" not in f"{hand} {reserve} {either}"


def test_a_joker_played_is_known_to_be_in_the_hand() -> None:
    for reserves in (("", ""), ("", "JB")):
        state = table(("KC", "2D"), reserves)
        fight(state, BOTTOM[0], ("KC", "JB"))
        assert known(state, 1) == ("JB", "", "")
        assert known(state, 0) == ("", "", "")


def test_in_a_tie_both_jokers_are_known_to_be_in_the_reserve() -> None:
    state = table(("KC 7C", "2D 7D"), ("", "3D"))
    fight(state, BOTTOM[0], ("KC", "JB"))
    divide(state, 0)
    fight(state, BOTTOM[1], ("7C", "7D"))
    assert known(state, 1) == ("", "JB", "")
    assert known(state, 0)[1] == "JB"
    assert "JB" not in known(state, 0)[0]


def test_a_joker_played_from_the_reserve_in_a_tie_is_known_to_be_in_the_hand() -> None:
    state = table(("7C", "7D"), ("2C", "3D"))
    fight(state, BOTTOM[0], ("7C", "7D"), ("JB", "3D"))
    assert known(state, 0) == ("JB", "", "")
    assert known(state, 1) == ("", "JB", "")


def test_worlds_agree_with_all_that_is_known_and_seen() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        for number, state in enumerate(history(seed).states):
            viewer = rng.choice([None, 0, 1])
            view = GAME.view(state, viewer)
            world = GAME.determinize(view, Chance(number.to_bytes(32, "big")))
            assert inventory(world) == WHOLE
            assert GAME.view(world, viewer) == view
            for seat, facts in enumerate(view.seats):
                hand, reserve = {*world.hands[seat]}, {*world.reserves[seat]}
                assert (len(hand), len(reserve)) == (facts.hand, facts.reserve)
                assert hand.issuperset(facts.known_hand)
                assert reserve.issuperset(facts.known_reserve)
                assert (hand | reserve).issuperset(facts.known_either)
                assert JOKER in hand | reserve
                assert world.hands[seat] == sorted(hand)
                assert world.reserves[seat] == sorted(reserve)
            assert [each is None for each in world.committed] == [
                each is None for each in state.committed
            ]
            for seat in (0, 1):
                chosen, held = world.committed[seat], world.hands[seat] + world.reserves[seat]
                assert chosen is None or {*chosen} <= {*held}


def test_worlds_deal_every_unseen_card_evenly() -> None:
    """At the start 11 of 27 cards are the opponent's."""
    state = new(4)
    view = GAME.view(state, 0)
    hidden = [card for card in range(52) if card not in in_sight(view)]
    assert len(hidden) == 27
    dealt: Counter[int] = Counter()
    buried: Counter[int] = Counter()
    for number in range(1_500):
        world = GAME.determinize(view, Chance(number.to_bytes(32, "big")))
        dealt.update(card for card in world.hands[1] if card != JOKER)
        buried[world.stacks[1][0]] += 1
    assert set(dealt) == set(buried) == set(hidden)
    assert chi_square(dealt, 27) < 60
    assert chi_square(buried, 27) < 60


def test_worlds_put_the_joker_where_it_may_be() -> None:
    """Four cards in hand and eight in the reserve: it is in the hand one time in three."""
    state = new(4)
    set_aside(state, [], state.hands[1][:8])
    view = GAME.view(state, 0)
    places = Counter(
        JOKER in GAME.determinize(view, Chance(number.to_bytes(32, "big"))).hands[1]
        for number in range(1_500)
    )
    assert 430 < places[True] < 570


def test_worlds_hide_a_card_of_unknown_place_in_either() -> None:
    state = table(("KC 9C", "2D"), stacks={TWO: "3H 4H"}, gone=[at(5, 0)])
    fight(state, TWO, ("KC", "2D"))
    divide(state, 0, "3H")
    view = GAME.view(state, 1)
    worlds = [GAME.determinize(view, Chance(n.to_bytes(32, "big"))) for n in range(200)]
    four = next(iter({*state.known_either[0]}))
    places = Counter(four in world.hands[0] for world in worlds)
    assert set(places) == {True, False}


def test_worlds_guess_the_secret_choices_anew() -> None:
    state = new(4)
    GAME.apply(state, 1, SetAside(tuple(state.hands[1][:2])), chance())
    view = GAME.view(state, 0)
    worlds = [GAME.determinize(view, Chance(n.to_bytes(32, "big"))) for n in range(50)]
    assert len({world.committed[1] for world in worlds}) > 40
    own = GAME.determinize(GAME.view(state, 1), chance())
    assert own.committed[1] == state.committed[1]


def test_worlds_guess_secret_attacks_anew_from_the_hand_or_in_a_tie_from_the_reserve() -> None:
    state = table(("7C", "7D 9D 10D"), ("2C", "3D 4D"))
    choose(state, BOTTOM[0])
    commit(state, 1, "7D")
    for _ in range(2):
        view = GAME.view(state, 0)
        guesses = set()
        for number in range(60):
            world = GAME.determinize(view, Chance(number.to_bytes(32, "big")))
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
    worlds = [GAME.determinize(view, Chance(n.to_bytes(32, "big"))) for n in range(50)]
    assert {code(world.spoils[-1]) for world in worlds} == {"5S"}
    assert {len(world.spoils) for world in worlds} == {4}
    assert len({world.spoils[0] for world in worlds}) > 5
    mine = GAME.determinize(GAME.view(state, 0), chance())
    assert codes(mine.spoils) == "2C 3D 4H 5S"
