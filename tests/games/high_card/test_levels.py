"""How the computers of each level play."""

import random
from statistics import fmean

import pytest

from bot.arena import Contest, Side, play_deals
from games.core import LEVELS, Level
from games.core.cards import code
from games.high_card import Declare, HighCardOptions, HighCardState
from games.high_card.computers import PLAYERS
from games.high_card.computers.duel import plainness
from games.high_card.computers.prospects import kept_worth, prospects
from games.high_card.view import Verdict
from tests.games.high_card.rivals import Reader
from tests.games.high_card.table import GAME, cards, new, play, table


def chosen(state: HighCardState, level: Level, seed: int = 0) -> str:
    assert state.turn is not None
    menu = GAME.menu(state, state.turn)
    action: Declare = PLAYERS[level].choose(GAME.view(state, state.turn), menu, random.Random(seed))
    assert action in menu
    return f"{code(action.card)} {action.declaration}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "target"), [(2, 1), (2, 26), (3, 4), (13, 4)])
def test_every_level_plays_any_match_and_plays_it_alike_again(
    level: Level, seats: int, target: int
) -> None:
    state = new(seats, target)
    for _ in range(6):
        if state.turn is None:
            break
        assert chosen(state, level) == chosen(state, level)
        play(state, chosen(state, level))


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


def test_the_king_spares_a_good_card_where_another_passes_as_well() -> None:
    state = table("KC 2H", "2C 8C")
    play(state, "KC highest")
    assert chosen(state, "king") == "8C lowest"


def test_the_king_hears_what_a_crowd_has_declared() -> None:
    quiet = table("QC", "KC", "4C", "9C", first=0)
    assert chosen(quiet, "king") == "QC highest"
    state = table("QC", "KC", "AC", "9C", first=1)
    play(state, "KC highest", "AC highest", "9C highest")
    assert chosen(state, "king") != "QC highest"


def test_the_king_varies_among_plays_of_nearly_equal_worth() -> None:
    state = table("8C", "KC", target=4)
    assert {chosen(state, "king", seed) for seed in range(40)} == {"8C lowest", "8C highest"}


def test_the_page_plays_what_it_drew() -> None:
    assert chosen(table("AC 8C", "2C 9C"), "page") == "8C middle"
    assert chosen(table("AC 10C", "2C 9C"), "page") == "10C highest"
    assert chosen(table("AC 6C", "2C 9C"), "page") == "6C lowest"


def reveal(*plays: str) -> tuple[Verdict, ...]:
    pairs = [play.split() for play in plays]
    return tuple(
        Verdict(seat, cards(card)[0], "highest" if word == "highest" else "lowest", True)
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


def test_kept_cards_are_worth_more_at_either_end_than_twice_at_one() -> None:
    assert kept_worth([8, 9]) == 0
    assert kept_worth([2]) == kept_worth([14]) > kept_worth([13]) > 0
    assert kept_worth([2, 14]) > kept_worth([14, 14]) > kept_worth([14])


def test_who_only_reads_declarations_does_not_beat_the_king() -> None:
    sides = Side("king", PLAYERS["king"]), Side("reader", Reader())
    contest = Contest("high-card", *sides, 2, HighCardOptions(target=2))
    shares = [seated.share for deal in play_deals(contest, range(10), 1) for seated in deal.one]
    assert fmean(shares) >= 0.45
