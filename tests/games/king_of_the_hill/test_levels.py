"""The King and the Page of King of the Hill."""

import random
from collections import Counter
from typing import Any

import pytest

from games.core import Level
from games.core.cards import STANDARD_DECK
from games.king_of_the_hill import Choose, Divide, KingOfTheHillState
from games.king_of_the_hill.computers import PLAYERS
from games.king_of_the_hill.computers.duelling import Duel, balance, fought_out
from games.king_of_the_hill.computers.valuing import Valuation
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    SIZES,
    at,
    cards,
    chance,
    choose,
    codes,
    divide,
    fight,
    new,
    table,
)

NEW: tuple[Level, ...] = ("page", "king")


def chosen(level: Level, state: KingOfTheHillState, seat: int = 0, seed: int = 0) -> Any:
    view, menu = GAME.view(state, seat), GAME.menu(state, seat)
    action = PLAYERS[level].choose(view, menu, random.Random(seed))
    assert action in menu
    return action


def attacked(level: Level, state: KingOfTheHillState, seat: int = 0, seeds: int = 8) -> set[str]:
    return {codes(chosen(level, state, seat, seed).cards) for seed in range(seeds)}


def test_they_play_a_match_in_which_faces_tie_to_the_end() -> None:
    state, step = new(3, faces_tie=True), 0
    while GAME.outcome(state) is None:
        for seat in sorted(GAME.to_act(state)):
            step += 1
            GAME.apply(state, seat, chosen(NEW[seat], state, seat, step), chance())
    assert step > 20


@pytest.mark.parametrize("level", NEW)
def test_the_same_view_leads_to_the_same_choice(level: Level) -> None:
    state = new(5)
    assert chosen(level, state) == chosen(level, state)
    GAME.apply(state, 0, chosen(level, state), chance())
    GAME.apply(state, 1, chosen(level, state, 1), chance())
    assert chosen(level, state, state.turn) == chosen(level, state, state.turn)
    choose(state, BOTTOM[0])
    assert chosen(level, state) == chosen(level, state)


@pytest.mark.parametrize("level", NEW)
def test_they_find_an_action_with_nothing_but_the_joker(level: Level) -> None:
    state = table(("", "KC"), ("", "QD"), gone=ALL_BUT_APEX - {BOTTOM[0]})
    choose(state, BOTTOM[0])
    assert attacked(level, state) == {"JB"}


@pytest.mark.parametrize("level", NEW)
def test_they_take_the_apex_with_their_best_attack(level: Level) -> None:
    state = table(("KC 5D 6D 7D 9S", "QC 2S"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    assert attacked(level, state) == {"5D 6D 7D"}


def test_the_king_hides_cards_that_nobody_can_count_on() -> None:
    state = new(8)
    reserves = Counter(chosen("king", state, seed=seed).cards for seed in range(12))
    assert len(reserves) >= 4
    assert 0 < sum("JB" in codes(reserve) for reserve in reserves.elements()) < 12


def test_the_king_goes_for_the_apex_when_sure_to_win_it_and_not_when_hopeless() -> None:
    gone = ALL_BUT_APEX - {BOTTOM[0], BOTTOM[4]}
    sure = table(("4C 5C 6C 7C 8C 2D", "3S"), gone=gone, stacks={BOTTOM[0]: "AS"})
    hopeless = table(("2D 4S 9C", "AH AD KS 10H"), gone=gone, stacks={BOTTOM[0]: "AS"})
    assert chosen("king", sure) == Choose(APEX)
    assert chosen("king", hopeless) != Choose(APEX)


def test_the_king_saves_what_wins_the_apex() -> None:
    state = table(("4C 5C 6C 7C 8C 9D 3H 2S", "KS QH 9C 5D 4D"), stacks={BOTTOM[0]: "2H"})
    choose(state, BOTTOM[0])
    assert not any("4C 5C 6C" in attack for attack in attacked("king", state))


def test_the_king_varies_its_attacks() -> None:
    state = table(("JD 9D 8C 6D 3H 2S", "KS QH 9C 5C 4D"), stacks={BOTTOM[0]: "9S"})
    choose(state, BOTTOM[0])
    assert len(attacked("king", state, seeds=12)) >= 3


def test_the_king_sometimes_saves_its_reserve_from_a_tie_that_it_would_lose() -> None:
    """Everybody knows that the opponent's reserve holds an ace."""
    gone = ALL_BUT_APEX - {*BOTTOM, at(4, 0), at(4, 1)}
    state = table(("7C 2S 6D", "7D KD 2C"), ("QS", ""), stacks={BOTTOM[0]: "AH"}, gone=gone)
    fight(state, BOTTOM[0], ("2S", "KD"))
    divide(state, 1, "AH")
    fight(state, BOTTOM[4], ("7C", "7D"))
    assert "JB" in attacked("king", state)


def test_the_page_spends_its_best_attack_on_a_large_stack() -> None:
    state = table(("AC KC 9D 2S", "KS QH"), gone=ALL_BUT_APEX - {at(2, 0), at(2, 1)})
    choose(state, at(2, 0))
    assert attacked("page", state) == {"AC"}


def test_the_page_takes_the_most_cards_and_an_apex_that_it_cannot_win() -> None:
    gone = ALL_BUT_APEX - {BOTTOM[0], BOTTOM[4]}
    hopeless = table(("2D 4S 9C", "AH AD KS 10H"), gone=gone)
    assert chosen("page", hopeless) == Choose(APEX)
    early = table(("2D 4S 9C", "AH AD KS 10H"), gone=[BOTTOM[0]])
    assert chosen("page", early) == Choose(at(4, 0))


def test_the_page_keeps_all_spoils_in_the_hand() -> None:
    state = table(("KC QD", "2C 3H"), stacks={BOTTOM[0]: "4H"})
    fight(state, BOTTOM[0], ("KC", "2C"))
    assert chosen("page", state) == Divide(())


def test_a_better_hand_is_worth_more_and_the_apex_in_sight_makes_it_surer() -> None:

    def worth(sizes: list[int]) -> float:
        values = Valuation(sizes, STANDARD_DECK[:3], my_turn=True, faces_tie=False)
        mine, theirs = values.side(cards("AC KD 9C 3D"), ()), values.side(cards("9C 3D"), ())
        return values.chance((mine, values.mine(mine)), (theirs, values.theirs(theirs)))

    early = worth(SIZES)
    late = worth([size * (place in (APEX, BOTTOM[0])) for place, size in enumerate(SIZES)])
    assert 0.5 < early < late


@pytest.mark.parametrize(
    ("mine", "theirs", "faces_tie", "winner", "left"),
    [
        ("AC 2D", "KC QC", False, 1, "2D"),
        ("AC 2D", "7H 8H 3S", False, -1, ""),
        ("JC", "QD", False, -1, ""),
        ("JC", "QD", True, 0, ""),
        ("", "", False, 0, ""),
    ],
)
def test_a_tie_is_fought_out_with_the_strongest(
    mine: str, theirs: str, faces_tie: bool, winner: int, left: str
) -> None:
    found = fought_out(cards(mine), cards(theirs), faces_tie=faces_tie)
    assert (found[0], codes(found[1])) == (winner, left)


def test_a_balance_stands_up_to_every_hand_of_the_opponent() -> None:
    """Matching pennies against one hand or two, and an attack that is always better."""
    pennies = [[1.0, 0.0], [0.0, 1.0]]
    for hands in ([pennies], [pennies, pennies]):
        found = balance(Duel([], [hands], []), 2000)
        assert found.often[0] / 2000 == pytest.approx(0.5, abs=0.05)
        assert found.chance == pytest.approx(0.5, abs=0.03)
    assert balance(Duel([], [[[[0.9, 0.8], [0.2, 0.1]]]], []), 50).often[0] >= 49


def test_a_balance_makes_use_of_a_habit() -> None:
    uneven = [[1.0, 0.0], [0.0, 0.5]]
    wary = balance(Duel([], [[uneven]], []), 2000)
    knowing = balance(Duel([], [[uneven]], [[1.0, 0.0]]), 2000)
    assert wary.often[0] / 2000 == pytest.approx(1 / 3, abs=0.05)
    assert wary.chance == pytest.approx(1 / 3, abs=0.03)
    assert knowing.often[0] > 1900
    assert knowing.chance == pytest.approx(1 / 2, abs=0.03)
