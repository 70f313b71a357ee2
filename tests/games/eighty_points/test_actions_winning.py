"""Gameplay Actions, step 15: who wins a trick, and what it is worth."""

from collections.abc import Sequence

import pytest

from tests.games.eighty_points.table import GAME, codes, go_on, table, trick, winner


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
