"""How a game ends: won, bust, out of moves, conceded; and that no clock ends it."""

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.kill_the_kings.state import Draw, KillTheKingsState
from tests.games.kill_the_kings.table import GAME, chance, killed, layout, moves, new, play, told

THREE_DEAD = ("QC QD QH", "JC JD JH", "10C 10D 10H")


def scored(state: KillTheKingsState) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else (outcome.places, outcome.scores)


def test_the_game_is_won_when_all_four_kings_are_dead() -> None:
    """ "Kill All 4 Kings." """
    state = layout(*THREE_DEAD, "9S 9H", drawn="9C", reserve="2C")
    assert scored(state) is None
    events = play(state, "9C KS")
    assert [kind for kind, _ in told(events)] == ["placed", "killed", "ended"]
    assert events[-1].public == {"ending": "won"}
    assert state.ending == "won"
    assert scored(state) == ((1,), (4,))
    assert set(killed(state)) == {"KC", "KD", "KH", "KS"}


def test_among_wins_fewer_cards_drawn_are_told_apart() -> None:
    """Ruling "Score"."""
    early = layout(*THREE_DEAD, "9S 9H", top="9C")
    late = layout(*THREE_DEAD, "9S 9H", top="9C", stock=5)
    for state in (early, late):
        play(state, "draw", "9C KS")
    assert GAME.view(early, 0).cards_drawn == 12
    assert GAME.view(late, 0).cards_drawn == 44


@pytest.mark.parametrize("dead", [0, 1, 2, 3])
def test_the_score_is_the_number_of_kings_killed(dead: int) -> None:
    """Ruling: "Kings killed (0-4)"."""
    state = layout(*THREE_DEAD[:dead])
    GAME.concede(state, 0, chance())
    assert scored(state) == ((2,), (dead,))


def test_bust_when_no_spot_is_free_and_the_drawn_card_cannot_be_placed() -> None:
    """ "no reserve slots available and attempt to play a card from the top ... and cannot" """
    state = layout("2C", "2D", "2H", "2S", reserve="3C 4C 5C 6C", top="10H")
    assert state.ending is None
    assert told(play(state, "draw")) == [
        ("drawn", {"card": "10H"}),
        ("ended", {"ending": "bust"}),
    ]
    assert scored(state) == ((2,), (0,))
    assert state.drawn is not None
    assert code(state.drawn) == "10H"


def test_out_of_moves_when_the_stock_is_empty_and_no_reserve_card_fits() -> None:
    """Ruling: "the stock is empty, none is drawn and no reserve card fits"."""
    state = layout("2C", "2D", "2H", "2S", reserve="3C", drawn="4C", stock=0)
    events = play(state, "reserve")
    assert told(events)[-1] == ("ended", {"ending": "out_of_moves"})
    assert state.ending == "out_of_moves"
    assert scored(state) == ((2,), (0,))


def test_with_an_empty_stock_play_goes_on_while_a_reserve_card_fits() -> None:
    state = layout("8C", reserve="7D QD", drawn="2H", stock=0)
    play(state, "2H KC")
    assert state.ending is None
    assert "draw" not in moves(state)
    with pytest.raises(IllegalAction, match="stock_empty"):
        play(state, "draw")


def test_conceding_loses_with_the_kings_killed_so_far() -> None:
    """README: "Conceding is always possible." """
    for state in (layout("QC QD QH"), layout("QC QD QH", drawn="2C")):
        assert told(GAME.concede(state, 0, chance())) == [("ended", {"ending": "conceded"})]
        assert scored(state) == ((2,), (1,))
        assert GAME.to_act(state) == frozenset()


@pytest.mark.parametrize("ending", ["won", "bust", "out_of_moves", "conceded"])
def test_after_the_end_nothing_more_can_be_done(ending: str) -> None:
    state = layout(*THREE_DEAD, "9S 9H", drawn="9C", reserve="2C 2D")
    if ending == "won":
        play(state, "9C KS")
    elif ending == "bust":
        state = layout("2C", "2D", "2H", "2S", reserve="3C 4C 5C 6C", top="10H")
        play(state, "draw")
    elif ending == "out_of_moves":
        state = layout("2C", drawn="AC", stock=0)
        play(state, "AC KC")
    else:
        GAME.concede(state, 0, chance())
    assert state.ending == ending
    before = GAME.copy(state)
    assert moves(state) == set()
    assert GAME.to_act(state) == frozenset()
    with pytest.raises(IllegalAction, match="match_over"):
        GAME.apply(state, 0, Draw(), chance())
    with pytest.raises(IllegalAction, match="match_over"):
        GAME.concede(state, 0, chance())
    assert state == before


def test_solitaire_has_no_clock() -> None:
    """Ruling "Default on time-out"."""
    for state in (new(), layout(drawn="2C"), layout("QC QD QH")):
        before = GAME.copy(state)
        assert GAME.deadline(state) is None
        assert GAME.expire(state, chance()) == []
        assert state == before


def test_nobody_joins_a_solitaire() -> None:
    with pytest.raises(IllegalAction, match="joining_closed"):
        GAME.join(new(), chance())
