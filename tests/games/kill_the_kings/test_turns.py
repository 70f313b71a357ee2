"""The deal, drawing, the reserve, and what may be done when."""

from collections import Counter

import pytest

from games.core import IllegalAction, IllegalOptions
from games.core.cards import code, rank_of
from games.kill_the_kings.state import KINGS, PEOPLE, Draw, KillTheKingsState, Place, Reserve
from tests.games.kill_the_kings.table import GAME, chance, codes, killed, layout, moves, new, play
from tests.games.playing import chi_square


def test_kill_the_kings_is_for_one_player() -> None:
    """ "Players: 1" """
    assert list(GAME.seats) == [1]
    with pytest.raises(IllegalOptions, match="players"):
        GAME.new(GAME.options(), 2, chance())


def test_the_four_kings_head_four_piles_and_the_other_48_cards_are_the_stock() -> None:
    """ "Remove the four kings from a standard deck ... Shuffle the remaining cards." """
    state = new()
    view = GAME.view(state, 0)
    assert [code(pile.king) for pile in view.piles] == ["KC", "KD", "KH", "KS"]
    assert all(pile.alive and pile.cards == () for pile in view.piles)
    assert sorted(state.stock) == sorted(PEOPLE)
    assert {*PEOPLE} | {*KINGS} == {*range(52)}
    assert 13 not in map(rank_of, PEOPLE)
    assert (view.reserve, view.drawn, view.stock, view.cards_drawn) == ((), None, 48, 0)
    assert (view.slots, view.killed) == (4, 0)


def test_every_card_is_as_often_on_top() -> None:
    tops = Counter(new(key).stock[-1] for key in range(2_400))
    assert chi_square(tops, 48) < 83


def test_each_killed_king_gives_another_spot() -> None:
    """ "For each king you kill, you gain another additional reserve spot." """
    full = "2C 3C 4C 5C 6C 7C 8C"
    kings = ["QC QD QH", "JC JD JH", "10C 10D 10H"]
    for dead in range(4):
        piles = [pile if at < dead else "" for at, pile in enumerate(kings)]
        slots = 4 + dead
        almost = layout(*piles, reserve=" ".join(full.split()[: slots - 1]), drawn="AC")
        assert len(killed(almost)) == dead
        assert GAME.view(almost, 0).slots == slots
        play(almost, "reserve")
        assert len(almost.reserve) == slots
        no_more = layout(*piles, reserve=" ".join(full.split()[:slots]), drawn="AC")
        with pytest.raises(IllegalAction, match="reserve_full"):
            play(no_more, "reserve")


LAST_PLACEMENTS = [
    (layout("9C", reserve="8D QD", drawn="2H"), "2H KC"),
    (layout("9C", reserve="QD 8D 2H"), "8D KC"),
    (layout("QH QD", reserve="2C 3C 4C 5C", drawn="QC"), "QC KC"),
    (layout("QH QD", reserve="2C QC 4C 5C"), "QC KC"),
]


@pytest.mark.parametrize(("state", "move"), LAST_PLACEMENTS)
def test_the_last_placement_is_taken_back_whole(state: KillTheKingsState, move: str) -> None:
    """A kill too, and the card comes back to where it was."""
    before = GAME.copy(state)
    card = move.split(maxsplit=1)[0]
    play(state, move)
    assert state != before
    events = play(state, "undo")
    assert [(e.kind, e.public) for e in events] == [
        ("undone", {"card": card, "drawn": before.drawn is not None})
    ]
    assert state == before


def test_only_the_last_placement_is_taken_back_and_only_until_a_card_is_turned() -> None:
    state = layout("9C", reserve="8D QD", top="2S")
    for moved in ((), ("8D KC", "QD KD", "undo"), ("draw",), ("reserve",)):
        play(state, *moved)
        assert "undo" not in moves(state)
        with pytest.raises(IllegalAction, match="nothing_to_undo"):
            play(state, "undo")
    assert codes(state.piles[0]) == "9C 8D"


def test_a_drawn_card_must_be_placed_before_anything_else() -> None:
    """Ruling "A move"."""
    state = layout("9C", reserve="8D", drawn="10H")
    assert moves(state) == {"10H KH", "10H KS", "reserve"}
    with pytest.raises(IllegalAction, match="card_drawn"):
        play(state, "draw")
    with pytest.raises(IllegalAction, match="card_drawn"):
        play(state, "8D KC")


def test_only_a_drawn_card_goes_to_the_reserve() -> None:
    with pytest.raises(IllegalAction, match="nothing_drawn"):
        play(layout("9C", reserve="8D"), "reserve")


def test_a_card_below_a_king_cannot_be_moved_into_reserve_or_elsewhere() -> None:
    """ "Once a card is played below a king, it cannot be moved into Reserve." """
    state = layout("9C 8D", drawn="10H")
    play(state, "10H KS")
    assert moves(state) == {"draw", "undo"}
    with pytest.raises(IllegalAction, match="nothing_drawn"):
        play(state, "reserve")
    with pytest.raises(IllegalAction, match="card_not_held"):
        play(state, "8D KS")
    play(state, "draw")
    with pytest.raises(IllegalAction, match="card_not_held"):
        play(state, "10H KH")


def test_there_are_four_piles() -> None:
    for pile in (-1, 4):
        state = layout(drawn="10H")
        with pytest.raises(IllegalAction, match="unknown_pile"):
            GAME.apply(state, 0, Place(state.drawn or 0, pile), chance())
        assert Place(state.drawn or 0, pile) not in GAME.menu(state, 0)


def test_nobody_else_plays() -> None:
    state = layout(drawn="10H")
    assert GAME.to_act(state) == {0}
    assert GAME.menu(state, 1).count() == 0
    with pytest.raises(IllegalAction, match="not_your_turn"):
        GAME.apply(state, 1, Reserve(), chance())


def test_refusals_leave_everything_as_it_was() -> None:
    for refused in (Draw(), Place(0, 0), Place(34, 1)):
        state = layout("9C", reserve="8D", drawn="10H")
        before = GAME.copy(state)
        with pytest.raises(IllegalAction):
            GAME.apply(state, 0, refused, chance())
        assert state == before
