"""The computer players of Kill the Kings, the best of which also gives the hints."""

import random
from typing import Final

import pytest

from games.core import LEVELS, Level, Menu, Player
from games.kill_the_kings import KillTheKingsState, KillTheKingsView
from games.kill_the_kings.computers import PLAYERS
from games.kill_the_kings.computers.planning import late, place_on, table_of
from games.kill_the_kings.state import Action, Place, Reserve
from tests.games.kill_the_kings.table import (
    GAME,
    cards,
    chance,
    codes,
    killed,
    layout,
    new,
    play,
    read,
    written,
)

MATCHES = 4
ALTERNATING, SUITED, KIND = "QC JD 9C 8D 7C", "QD 10D 6D 3D", "QH 4C 4D 4H"


class Chaotic:
    """Any legal action."""

    def choose(self, view: KillTheKingsView, menu: Menu[Action], rng: random.Random) -> Action:
        return menu.sample(rng)


PLANNERS: Final[tuple[Level, ...]] = ("knight", "king")
"""Who counts on what is still to come."""


def chosen(state: KillTheKingsState, level: Level, seed: int = 0) -> str:
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    return written(PLAYERS[level].choose(view, menu, random.Random(seed)))


def kings_killed(player: Player[KillTheKingsView], seed: int) -> int:
    """Plays a whole match, every action being one of the menu."""
    state, rng = new(seed), random.Random(seed)
    while (outcome := GAME.outcome(state)) is None:
        menu = GAME.menu(state, 0)
        action = player.choose(GAME.view(state, 0), menu, rng)
        assert action in menu
        GAME.apply(state, 0, action, chance())
    return outcome.scores[0]


@pytest.mark.parametrize(("level", "least"), [("page", 0.8), ("knight", 2.4), ("king", 2.8)])
def test_it_kills_more_kings_than_chance_does(level: Level, least: float) -> None:
    killed = sum(kings_killed(PLAYERS[level], seed) for seed in range(MATCHES))
    by_chance = sum(kings_killed(Chaotic(), seed) for seed in range(MATCHES))
    assert by_chance <= 0.5 * MATCHES < least * MATCHES <= killed


@pytest.mark.parametrize("level", LEVELS)
def test_equal_inputs_give_equal_actions_wherever_the_hidden_cards_are(level: Level) -> None:
    state = new(7)
    for step in range(40):
        if GAME.outcome(state) is not None:
            break
        world = GAME.determinize(GAME.view(state, 0), chance(step))
        action = chosen(state, level, step)
        assert action == chosen(state, level, step) == chosen(world, level, step)
        GAME.apply(state, 0, read(action), chance())
    assert GAME.view(state, 0).cards_drawn > 10


@pytest.mark.parametrize(
    ("pile", "last"), [("QS JH 9S 8H", "7S"), ("QS 10S 6S", "3S"), ("QS 8S 8H", "8C")]
)
@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("level", LEVELS)
def test_it_kills_the_last_king_at_once(level: Level, pile: str, last: str, drawn: bool) -> None:
    hand, reserve = (last, "2D") if drawn else ("", f"2D {last}")
    state = layout(ALTERNATING, SUITED, KIND, pile, drawn=hand, reserve=reserve)
    assert chosen(state, level) == f"{last} KS"


@pytest.mark.parametrize("level", PLANNERS)
def test_it_kills_the_last_king_with_several_cards_in_hand_and_draws_no_more(level: Level) -> None:
    state = layout(ALTERNATING, SUITED, KIND, "QS", reserve="2C 10S 5S 6H 3S")
    for _ in range(3):
        play(state, chosen(state, level))
    assert state.ending == "won"


def test_king_kills_several_kings_with_the_cards_in_hand_and_draws_no_more() -> None:
    state = layout(ALTERNATING, SUITED, "QH 4C 4D", "QS 10S", reserve="4H 9H 5S", drawn="3S")
    for _ in range(4):
        play(state, chosen(state, "king"))
    assert state.ending == "won"


@pytest.mark.parametrize("level", PLANNERS)
def test_it_keeps_a_drawn_card_while_the_reserve_has_room(level: Level) -> None:
    assert chosen(layout(drawn="AC", reserve="2C 3D 9H"), level) == "reserve"
    assert chosen(layout(reserve="2C 3D 9H"), level) == "draw"


@pytest.mark.parametrize("level", PLANNERS)
def test_it_never_puts_a_card_aside_that_it_places_next(level: Level) -> None:
    kept = 0
    for seed in range(MATCHES):
        state, put_aside = new(seed), None
        while GAME.outcome(state) is None:
            action = read(chosen(state, level, len(state.stock)))
            assert not isinstance(action, Place) or action.card != put_aside
            put_aside = state.drawn if isinstance(action, Reserve) else None
            kept += put_aside is not None
            GAME.apply(state, 0, action, chance())
    assert kept > 8 * MATCHES


@pytest.mark.parametrize("level", PLANNERS)
def test_with_a_full_reserve_it_makes_room_before_it_draws(level: Level) -> None:
    assert chosen(layout(reserve="QC QH 7D 2S"), level) != "draw"


@pytest.mark.parametrize("level", PLANNERS)
def test_it_kills_where_the_reserve_is_full_and_a_king_is_one_card_from_death(level: Level) -> None:
    state = layout("QC", "QD", "QH JC 9H 8C", "QS", reserve="AC 7D 4H 2S")
    assert chosen(state, level) in {"7D KH", "4H KH"}


@pytest.mark.parametrize("level", PLANNERS)
def test_it_does_not_ruin_a_pile_with_an_ace_that_kills_elsewhere(level: Level) -> None:
    state = layout("QC", "QD", "QH", "QS 9S 5S", drawn="AS", reserve="10C 6D 6H 3C")
    assert chosen(state, level) == "AS KS"


@pytest.mark.parametrize("level", LEVELS)
def test_it_draws_where_nothing_else_is_left(level: Level) -> None:
    state = layout("AC", "AD", "AH", "AS", reserve="2C 2D 2H 2S")
    assert chosen(state, level) == "draw"


@pytest.mark.parametrize("level", LEVELS)
def test_it_places_a_drawn_card_for_which_there_is_no_slot(level: Level) -> None:
    state = layout("AC", "AD", "AH", "3S", reserve="4C 4D 4H 5C", drawn="2H")
    assert chosen(state, level) == "2H KS"


@pytest.mark.parametrize("level", PLANNERS)
def test_the_last_cards_are_played_without_a_stock(level: Level) -> None:
    state = layout("QC 9C 4C", reserve="3C QH", stock=0)
    while GAME.outcome(state) is None:
        play(state, chosen(state, level))
    assert killed(state) == {"KC": "suited"}
    assert codes(state.piles[2]) == "QH"


def test_page_acts_on_the_card_just_drawn_and_kings_keep_it() -> None:
    state = layout("QC", drawn="2C", reserve="9H")
    assert chosen(state, "page") == "2C KC"
    assert chosen(state, "king") == "reserve"


@pytest.mark.parametrize(
    ("pile", "card", "kills"),
    [("QC JD 9C 8D", "7S", True), ("QC JD 9C 8D", "8H", False), ("QC 9C 4C", "3C", True)],
)
def test_a_plan_knows_what_kills(pile: str, card: str, kills: bool) -> None:
    (bottom, *_) = table_of(GAME.view(layout(pile), 0)).bottoms
    assert bottom is not None
    assert (place_on(bottom, cards(card)[0]) is None) == kills


def test_cards_come_later_the_more_are_missing_and_the_fewer_do() -> None:
    assert late(0, 0, 30) == 0
    assert 0 < late(1, 4, 30) < late(1, 2, 30) < late(2, 4, 30) < late(2, 2, 30) < 1
    assert late(2, 1, 30) == 1
