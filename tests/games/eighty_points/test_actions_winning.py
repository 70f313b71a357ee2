"""Gameplay Actions, step 15: who wins a trick, and what it is worth."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from games.core.cards import RANKS
from games.eighty_points import POINTS, points_in
from tests.games.eighty_points.table import GAME, cards, codes, go_on, table, trick, winner


def taken_by(*plays: str, rank: str = "2", suit: str = "H", leader: int = 0) -> int:
    """The place in the trick of the play that wins it."""
    hands = [""] * 5
    for place, play in enumerate(plays):
        hands[(leader + place) % 5] = play
    state = table(*hands, rank=rank, suit=suit, leader=leader, loose=True)
    trick(state, *plays)
    return (winner(state) - leader) % 5


@pytest.mark.parametrize(
    ("plays", "place"),
    [
        (("3C", "4C", "AC", "KC", "7C"), 2),
        (("AC", "3D", "4S", "KD", "AS"), 0),
        (("3C", "AD", "AS", "4C", "AD"), 3),
        (("3C", "4C", "3H", "KC", "AC"), 2),
        (("3C", "9H", "3H", "10H", "AC"), 3),
        (("3C", "AH", "2S", "KH", "AC"), 2),
        (("3C", "2H", "2S", "KH", "AC"), 1),
        (("3C", "2H", "JB", "KH", "AC"), 2),
        (("3C", "JR", "JB", "2H", "AC"), 1),
        (("3H", "AC", "AD", "4H", "AS"), 3),
        (("2S", "AH", "AD", "AC", "AS"), 0),
        (("JB", "2H", "2D", "AH", "JR"), 4),
        (("3C", "2C", "AC", "KC", "4C"), 1),
    ],
)
def test_action_15_the_highest_card_of_the_suit_wins_unless_trumped(
    plays: Sequence[str], place: int
) -> None:
    """Ruling: "Highest card of the led suit unless trumped." """
    for leader in range(5):
        assert taken_by(*plays, leader=leader) == place


@pytest.mark.parametrize(
    ("plays", "place"),
    [
        (("3C", "AC", "4C", "AC", "7C"), 1),
        (("AC", "3C", "4C", "AC", "7C"), 0),
        (("3C", "2C", "2D", "2S", "2C"), 1),
        (("AH", "3H", "2D", "2S", "2C"), 2),
        (("2D", "2S", "2C", "AH", "2D"), 0),
        (("3C", "2S", "2H", "2D", "2H"), 2),
        (("JB", "3H", "JR", "4H", "JR"), 2),
        (("JB", "3H", "JB", "4H", "2H"), 0),
        (("3C", "9H", "KC", "9H", "AC"), 1),
        (("3C 3C", "2S 2S", "2D 2D", "AH AH", "2C 2C"), 1),
        (("2S 2S", "2D 2D", "AH AH", "2C 2C", "AC AC"), 0),
    ],
)
def test_action_15_of_equal_cards_the_one_played_first_wins(
    plays: Sequence[str], place: int
) -> None:
    """Ruling: "Equal cards: the one played first." """
    assert taken_by(*plays) == place


@pytest.mark.parametrize(
    ("plays", "place"),
    [
        (("3C 3C", "AC KC", "QC JC", "JC 10C", "AC KC"), 0),
        (("3C 3C", "4C 4C", "AC KC", "JC JC", "5C 5C"), 3),
        (("3C 3C", "AH KH", "JB JR", "2H 2S", "2C 2D"), 0),
        (("3C 3C", "3H 3H", "AC AC", "4H AH", "KC KC"), 1),
        (("3C 3C", "3H 3H", "4H 4H", "JB JR", "2S 2D"), 2),
        (("3C 3C", "AH AH", "2D 2D", "2H 2H", "JB JB"), 4),
        (("3C 3C", "JB JB", "JR JR", "2H 2H", "AH AH"), 2),
        (("3C 3C", "AD AD", "AS AS", "KD KD", "KS KS"), 0),
        (("3C 3C", "AC AD", "4C 4C", "AD AS", "KS KS"), 2),
        (("3H 3H", "AC AC", "AD AD", "2S 2C", "JB JR"), 0),
        (("3H 3H", "AC AC", "4H 4H", "2C 2C", "AD AD"), 3),
        (("KC KC", "4C 4C", "5H 6H", "5H 6H", "3H AC"), 0),
    ],
)
def test_action_15_to_a_pair_only_an_identical_pair_counts(
    plays: Sequence[str], place: int
) -> None:
    """Ruling: "only an identical pair counts, of the led suit or of trumps" """
    for leader in (0, 3):
        assert taken_by(*plays, leader=leader) == place


def test_action_15_other_ranks_and_suits_are_trumps_in_other_rounds() -> None:
    assert taken_by("AC", "2H", "3H", "KC", "4C", rank="9", suit="S") == 0
    assert taken_by("AC", "9H", "3S", "KC", "4C", rank="9", suit="S") == 1
    assert taken_by("AC", "9H", "9S", "KC", "4C", rank="9", suit="S") == 2
    assert taken_by("KC", "AC", "QH", "KD", "AD", rank="A", suit="H") == 1
    assert taken_by("KC", "QC", "QH", "KH", "10H", rank="A", suit="H") == 3


def test_action_15_the_trick_points_go_to_the_winner() -> None:
    """ "The trickPoints are calculated and awarded to the trickWinner" """
    state = table("3C 4D", "5C 6D", "10C 7D", "KC 8D", "AC 9D")
    before = list(state.points)
    events = trick(state, "3C", "5C", "10C", "KC", "AC")
    assert (events[-1].kind, events[-1].public) == ("trick_won", {"seat": 4, "points": 25})
    assert state.points == [before[0], 0, 0, 0, 25]
    view = GAME.view(state, None)
    assert [seat.points for seat in view.seats] == state.points
    assert view.last is not None and view.last.winner == 4
    last = view.last
    assert last is not None
    assert (last.number, last.winner, last.points) == (19, 4, 25)
    assert [(play.seat, codes(play.cards)) for play in last.plays] == [
        (0, "3C"), (1, "5C"), (2, "10C"), (3, "KC"), (4, "AC"),
    ]  # fmt: skip
    assert codes(view.played[-5:]) == "3C 5C 10C KC AC"
    assert view.trick == ()
    assert view.turn is None
    go_on(state)
    trick(state, "9D", "4D", "6D", "7D", "8D")
    assert state.points == [before[0], 0, 0, 0, 25]


def test_action_15_all_ten_cards_of_a_trick_of_pairs_count() -> None:
    plays = ["3C 3C", "KC 10C", "KD 5D", "10S 10S", "AC AC"]
    state = table(*plays, loose=True)
    trick(state, *plays)
    assert winner(state) == 4
    assert state.points[4] == 10 + 10 + 10 + 5 + 10 + 10


def test_action_15_fives_are_worth_five_and_tens_and_kings_ten() -> None:
    """Ruling: "Points (5 = 5, 10 and K = 10)" """
    for rank in RANKS:
        for suit in "CDHS":
            (card,) = cards(rank + suit)
            wanted = {"5": 5, "10": 10, "K": 10}.get(rank, 0)
            assert POINTS[card] == points_in([card]) == wanted
    assert points_in(cards("JB JR JB JR")) == 0
    assert 2 * sum(POINTS) == points_in([*range(54)] * 2) == 200


def test_action_15_the_order_of_play_decides_between_equals_alone() -> None:
    """Of five different cards of a suit the highest wins in whatever order they are played."""
    for plays in permutations(["3C", "10C", "AC", "QC", "KC"]):
        assert plays[taken_by(*plays)] == "AC"
    for plays in permutations(["2C", "2D", "2S", "AH"]):
        assert taken_by("3C", *plays) == 1 + min(plays.index(two) for two in ("2C", "2D", "2S"))
