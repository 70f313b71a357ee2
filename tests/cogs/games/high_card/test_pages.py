"""What board and hand of High Card tell and show; no bot is needed for that."""

from dataclasses import replace

from cogs.games.high_card.picture import board_picture
from games.core.cards import parse
from games.high_card.state import HighCardState
from games.high_card.view import HighCardView
from tests.cogs.games.positions import alternative, pages_of
from tests.games.high_card.table import GAME, chance, play, play_newest, table
from tests.support.imagined import Pages

NAMES = ("ann", "bob", "cem")


def pages(state: HighCardState) -> Pages:
    return pages_of(GAME, state, NAMES)


def second_hand() -> HighCardState:
    """All three were right, and the first has declared again."""
    state = table("2C", "KC", "4C")
    play(state, "2C lowest", "KC highest", "4C middle")
    state.hands = [[parse(card)] for card in ("7D", "8D", "9D")]
    state.deck = [card for card in range(52) if card not in {*state.face_up, 18, 19, 20}]
    play(state, "8D highest")
    return state


def view_of(state: HighCardState, viewer: int | None = None) -> HighCardView:
    return GAME.view(state, viewer)


def test_board_and_hand_tell_all_open_cards_of_the_round_and_what_was_declared() -> None:
    made = pages(second_hand())
    for page in (made.board(), *map(made.hand, range(3))):
        told = alternative(page)
        assert "Face up in this round: 2♣︎ 4♣︎ K♣︎" in told
        assert "Last reveal: ✓1 2♣︎ Lowest ✓2 K♣︎ Highest ✓3 4♣︎ Middle" in told
    for page in (made.board(), made.hand(2)):
        assert "2 bob: 0 of 4, 0 cards, declared Highest" in alternative(page)
    assert "You hold 9♦︎." in alternative(made.hand(2))
    assert "9♦︎" not in alternative(made.board()) + made.board().text


def test_the_hands_of_those_who_wait_stay_as_they_are_while_others_declare() -> None:
    """Each change of an open hand is a request to Discord."""
    state = table("2C", "KC", "4C", "9C")
    before = pages_of(GAME, state, (*NAMES, "dora"))
    later = GAME.copy(state)
    play(later, "2C lowest")
    after = pages_of(GAME, later, (*NAMES, "dora"))
    for seat in (2, 3):
        assert after.hand(seat) == before.hand(seat)
    assert after.board() != before.board()


def test_at_the_end_winners_are_marked_and_nobody_else() -> None:
    """Whether somebody was right in the last reveal makes no difference any more."""
    state = table("2C 7D 8D 9D", "KC", "4C")
    play(state, "2C lowest", "KC middle", "4C highest")
    view = view_of(state)
    assert view.winners == (0,)
    right = tuple(verdict._replace(right=True) for verdict in view.reveal)
    assert board_picture(replace(view, reveals=(right,))) == board_picture(view)
    assert board_picture(replace(view, winners=(1,))) != board_picture(view)


def test_what_came_of_a_reveal_is_told_until_a_card_is_played_again() -> None:
    state = table("2C", "KC", "4C")
    play_newest(state)
    made = pages(state)
    told = "Nobody is left, so nobody scores and the same round starts over."
    assert told in made.board().text
    assert made.board().text.startswith("**ann**: your turn.")
    action = next(iter(GAME.menu(state, 0)))
    GAME.apply(state, 0, action, chance())
    assert told not in pages(state).board().text
