"""The strongest and the weakest computer player of King of the Hill: Eighty Points."""

import random
from typing import Any

import pytest

from games.core.cards import code, parse
from games.eighty_points import (
    BURIED,
    DEALT,
    PLAYERS,
    TRUMPS,
    Bury,
    Declare,
    EightyPoints,
    EightyPointsState,
    Put,
)
from games.eighty_points.computers.king import King
from games.eighty_points.computers.page import Page
from tests.games.eighty_points.test_player import (
    COURTIER,
    FEW_TRUMPS,
    LUCK,
    ORDER,
    Chooser,
    at_random,
    dealt,
    hands_at_random,
    matches,
    position,
    positions,
)

GAME, KING, PAGE = EightyPoints(), King(), Page()


def asked(player: Any, state: EightyPointsState, seat: int = 0, seed: int = 0) -> Any:
    return player.choose(GAME.view(state, seat), GAME.menu(state, seat), random.Random(seed))


def leading_with_trumps(seed: int) -> EightyPointsState:
    """A King of the Hill with eight trumps to eleven, before its first lead."""
    rng = random.Random(seed)
    trumps = [card for card in range(54) if ORDER.suits[card] == TRUMPS for _ in range(2)]
    sides = [card for card in range(54) if ORDER.suits[card] != TRUMPS for _ in range(2)]
    number = 8 + seed % 4
    hand = rng.sample(trumps, number) + rng.sample(sides, DEALT - number)
    called = next(ace for ace in ("AH", "AD", "AC", "KH") if parse(ace) not in hand)
    return position(" ".join(map(code, hand)), koth=0, called=called, seed=seed)


@pytest.mark.parametrize("player", [KING, PAGE])
@pytest.mark.parametrize("loose", [False, True])
def test_they_answer_from_the_menu_in_every_phase(player: Any, loose: bool) -> None:
    phases = set()
    for number, (state, seat) in enumerate(positions(3, rounds=2, loose_following=loose)):
        if state.phase == "playing" and player is KING and number % 15:
            continue
        action = asked(player, state, seat, number)
        assert action in GAME.menu(state, seat) or (action is None and state.phase == "dealing")
        phases.add(state.phase)
    assert phases >= {"dealing", "declaring", "burying", "calling", "playing", "scored"}


def test_equal_views_give_equal_choices() -> None:
    compared = 0
    for number, (state, seat) in enumerate(positions(12, rounds=1)):
        if state.phase == "playing" and number % 20:
            continue
        again = asked(King(), GAME.copy(state), seat, number)
        assert asked(KING, state, seat, number) == again
        compared += 1
    assert compared > 5


def test_a_king_of_the_hill_leads_its_many_trumps() -> None:
    led = [asked(KING, leading_with_trumps(seed), seed=seed) for seed in range(10)]
    assert sum(ORDER.suits[action.cards[0]] == TRUMPS for action in led) > 5


def test_the_king_buries_no_trumps() -> None:
    for state in list(hands_at_random(DEALT + BURIED, "burying"))[:3]:
        action = asked(KING, state)
        assert isinstance(action, Bury)
        assert action in GAME.menu(state, 0)
        assert not [card for card in action.cards if ORDER.suits[card] == TRUMPS]


def test_the_king_declares_sooner_than_the_knight() -> None:
    state = dealt("2S AS KS 9S 8S 3C 4C 5D 6D 7H", phase="dealing")
    assert {asked(KING, state, seed=seed) for seed in LUCK} == {Declare(3)}
    assert {asked(COURTIER, state, seed=seed) for seed in LUCK} == {None}


def test_the_king_takes_no_sides_against_itself() -> None:
    state = position("KH 10H 5H 4H 9S", "AH 3H 6H 7H", koth=1, ally=2, me=0)
    assert asked(KING, state) == Put((parse("4H"),))
    state = position("KH 7H 5H 4H 9S", "AH 3H 6H 7H", koth=1, ally=0, me=0)
    assert asked(KING, state) == Put((parse("KH"),))


def test_the_page_overtakes_its_friend_and_wastes_its_best() -> None:
    state = position("JR 3S 4C", "KH 3H 6H 7H", koth=1, ally=0, me=0)
    assert asked(PAGE, state) == Put((parse("JR"),))


def test_the_page_leads_high_cards_and_pulls_no_trumps() -> None:
    assert asked(PAGE, position("JR 3S 4C AH KH", koth=0, ally=2)) == Put((parse("AH"),))


def test_the_page_declares_whatever_it_can() -> None:
    state = dealt(FEW_TRUMPS, phase="dealing")
    assert asked(PAGE, state) == Declare(3)


def test_the_page_is_better_than_chance() -> None:
    places = []
    for number in range(10):
        seats: list[Chooser] = [at_random] * PLAYERS
        seats[number % PLAYERS] = PAGE.choose
        places.append(matches(tuple(seats), number, 3)[number % PLAYERS])
    assert sum(places) / len(places) <= 2
