"""How a game ends: won, bust, out of moves, conceded; and that no clock ends it."""

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.kill_the_kings import Draw, KillTheKingsState
from tests.games.kill_the_kings.table import (
    GAME,
    chance,
    killed,
    kings_that_take,
    layout,
    moves,
    new,
    play,
    told,
)

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


def test_three_dead_kings_are_not_enough() -> None:
    state = layout(*THREE_DEAD[:2], "10C 10D", "9S", drawn="10H", reserve="2C")
    events = play(state, "10H KH")
    assert [kind for kind, _ in told(events)] == ["placed", "killed"]
    assert scored(state) is None
    assert GAME.to_act(state) == {0}


def test_winning_with_the_last_card_is_winning() -> None:
    state = layout(*THREE_DEAD, "9S 9H", reserve="9C", stock=0)
    play(state, "9C KS")
    assert state.ending == "won"


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


def test_not_bust_while_a_spot_is_free() -> None:
    state = layout("2C", "2D", "2H", "2S", reserve="3C 4C 5C", top="10H 10S")
    play(state, "draw")
    assert state.ending is None
    assert moves(state) == {"reserve"}
    play(state, "reserve", "draw")
    assert state.ending == "bust"


def test_not_bust_while_the_card_can_be_placed() -> None:
    state = layout("2C", "2D", "2H", "2S", reserve="3C 4C 5C 6C", top="AH")
    play(state, "draw")
    assert state.ending is None
    assert moves(state) == {"AH KC", "AH KH", "AH KS"}


def test_dead_kings_take_no_card_that_would_save_from_bust() -> None:
    full = "3C 4C 5C 6C 7C 8C 9C"
    state = layout(*THREE_DEAD, "2S", reserve=full, top="9D")
    play(state, "draw")
    assert state.ending == "bust"
    assert scored(state) == ((2,), (3,))


def test_a_full_reserve_alone_is_not_bust() -> None:
    """Even when nothing in it fits: the next card of the stock may."""
    state = layout("2C", "2D", "2H", "2S", top="10H AH", drawn="3C", reserve="4C 5C 6C")
    play(state, "reserve")
    assert state.ending is None
    assert moves(state) == {"draw"}


def test_out_of_moves_when_the_stock_is_empty_and_no_reserve_card_fits() -> None:
    """Ruling: "the stock is empty, none is drawn and no reserve card fits"."""
    state = layout("2C", "2D", "2H", "2S", reserve="3C", drawn="4C", stock=0)
    events = play(state, "reserve")
    assert told(events)[-1] == ("ended", {"ending": "out_of_moves"})
    assert state.ending == "out_of_moves"
    assert scored(state) == ((2,), (0,))


def test_out_of_moves_when_the_last_card_is_placed_and_none_is_left() -> None:
    state = layout("2C", drawn="AC", stock=0)
    play(state, "AC KC")
    assert state.ending == "out_of_moves"


def test_out_of_moves_when_a_reserve_card_blocks_the_rest() -> None:
    state = layout("8C", "2D", "2H", "2S", reserve="7D 6S 5S", stock=0)
    play(state, "7D KC")
    assert state.ending is None
    play(state, "5S KC")
    assert kings_that_take(state, "6S") == set()
    assert state.ending == "out_of_moves"


def test_a_dead_king_saves_nobody_from_being_out_of_moves() -> None:
    state = layout("QC QD QH", "2D", "2H", "2S", reserve="JC", drawn="AC", stock=0)
    play(state, "AC KD")
    assert state.ending == "out_of_moves"


def test_with_an_empty_stock_play_goes_on_while_a_reserve_card_fits() -> None:
    state = layout("8C", reserve="7D QD", drawn="2H", stock=0)
    play(state, "2H KC")
    assert state.ending is None
    assert "draw" not in moves(state)
    with pytest.raises(IllegalAction, match="stock_empty"):
        play(state, "draw")


def test_the_last_card_drawn_may_still_be_placed() -> None:
    state = layout("2C", "2D", "2H", "2S", reserve="3C", top="AC", stock=1)
    play(state, "draw")
    assert state.ending is None
    assert state.stock == []


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
