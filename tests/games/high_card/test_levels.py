"""How the computers of each level play."""

import random

import pytest

from games.core import LEVELS, Level
from games.core.cards import code
from games.high_card.computers import PLAYERS
from games.high_card.computers.duel import plainness
from games.high_card.computers.prospects import prospects
from games.high_card.state import Declare, HighCardState
from games.high_card.view import RevealedCard
from tests.games.high_card.table import GAME, cards, play, table


def chosen(state: HighCardState, level: Level, seed: int = 0) -> str:
    assert state.turn is not None
    menu = GAME.menu(state, state.turn)
    action: Declare = PLAYERS[level].choose(GAME.view(state, state.turn), menu, random.Random(seed))
    assert action in menu
    return f"{code(action.card)} {action.declaration}"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_on_when_nothing_is_hidden_and_when_the_deck_runs_out(
    level: Level,
) -> None:
    chosen(table("7C", "7D", deck_left=0), level)
    chosen(table("7C 7D 7H 7S", "2C 2D 2H 2S", deck_left=1), level)
    heard = table("8C 9C", "8D AC", deck_left=0, first=1)
    play(heard, "8D middle")
    assert chosen(heard, level)


@pytest.mark.parametrize(
    ("hand", "expected"), [("AC", "AC highest"), ("9C", "9C lowest"), ("3C", "3C lowest")]
)
def test_the_king_contests_a_declaration_only_with_a_strong_card(hand: str, expected: str) -> None:
    """Who says the other side is right with the first or wrong with them, and loses nothing."""
    state = table("KC", hand)
    play(state, "KC highest")
    assert chosen(state, "king") == expected


def test_the_king_takes_the_point_from_a_rival_who_says_middle_to_it_alone() -> None:
    state = table("KC", "AC 9C")
    play(state, "KC middle")
    assert chosen(state, "king") == "AC highest"


def reveal(*plays: str) -> tuple[RevealedCard, ...]:
    pairs = [play.split() for play in plays]
    return tuple(
        RevealedCard(seat, cards(card)[0], "highest" if word == "highest" else "lowest", True)
        for seat, (card, word) in enumerate(pairs)
    )


def test_how_plain_a_rival_is_shows_in_its_reveals() -> None:
    unknown = plainness([], 1)
    assert plainness([reveal("KC highest", "10C lowest")], 1) < 0.2 < unknown
    assert plainness([reveal("KC highest", "9C highest")], 1) > unknown
    assert plainness([reveal("KC highest", "AC highest")], 1) == unknown
    assert plainness([reveal("KC highest", "10C lowest")], 0) > unknown


def test_points_make_prospects_and_the_target_settles_them() -> None:
    assert prospects([4, 2, 4], 4) == [0.5, 0, 0.5]
    assert prospects([0, 0], 4) == [0.5, 0.5]
    ahead, behind = prospects([3, 1], 4)
    assert ahead > 0.8
    assert ahead + behind == pytest.approx(1)
