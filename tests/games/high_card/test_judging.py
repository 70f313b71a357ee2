"""What is Lowest, Middle and Highest."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.cards import code
from games.high_card import DECLARATIONS, Declaration
from games.high_card.view import judge
from tests.games.high_card.table import GAME, WORDS, cards, play, standing, table, verdicts
from tests.games.playing import header_for
from tests.games.playing import play as match

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def rights(*plays: str) -> list[bool]:
    """The verdicts on plays such as ``10C middle``."""
    parts = [text.split() for text in plays]
    judged = judge([(n, cards(card)[0], WORDS[word]) for n, (card, word) in enumerate(parts)])
    return [verdict.right for verdict in judged]


def naively_right(mine: str, said: str, all_shown: list[str]) -> bool:
    """The document read aloud, over card codes."""
    ranks = [ORDER.index(shown[:-1]) for shown in all_shown]
    rank = ORDER.index(mine[:-1])
    is_lowest = all(rank <= other for other in ranks)
    is_highest = all(rank >= other for other in ranks)
    is_middle = not is_lowest and not is_highest
    return {"lowest": is_lowest, "middle": is_middle, "highest": is_highest}[said]


def test_lowest_middle_and_highest_are_right_of_three_ranks() -> None:
    assert rights("2C lowest", "8C middle", "KC highest") == [True, True, True]


def test_every_other_declaration_of_three_ranks_is_wrong() -> None:
    assert rights("2C middle", "8C highest", "KC lowest") == [False, False, False]
    assert rights("2C highest", "8C lowest", "KC middle") == [False, False, False]


def test_aces_are_high() -> None:
    assert rights("AC highest", "KC middle", "2C lowest") == [True, True, True]
    assert rights("AC lowest", "KC highest", "2C middle") == [False, False, False]


@pytest.mark.parametrize("suit", "CDHS")
def test_suits_do_not_matter(suit: str) -> None:
    other = "CDHS".replace(suit, "")[0]
    assert rights(f"9{suit} lowest", f"9{other} lowest", "10H highest") == [True, True, True]


def test_all_cards_of_the_lowest_rank_are_lowest() -> None:
    assert rights("4C lowest", "4D lowest", "4H middle", "JC highest") == [
        True, True, False, True,
    ]  # fmt: skip


def test_all_cards_of_the_highest_rank_are_highest() -> None:
    assert rights("QC highest", "QD highest", "QH middle", "5C lowest") == [
        True, True, False, True,
    ]  # fmt: skip


def test_any_ranks_between_are_middle_whatever_their_number() -> None:
    assert rights("3C lowest", "4C middle", "4D middle", "QC middle", "KC highest") == [True] * 5


def test_with_two_ranks_there_is_no_middle() -> None:
    assert rights("7C middle", "7D middle", "9C middle", "9D middle") == [False] * 4


def test_cards_all_of_one_rank_are_both_lowest_and_highest() -> None:
    assert rights("7C lowest", "7D highest", "7H lowest", "7S highest") == [True] * 4


def test_cards_all_of_one_rank_are_never_middle() -> None:
    assert rights("7C middle", "7D lowest", "7H highest", "7S middle") == [
        False, True, True, False,
    ]  # fmt: skip


def test_all_cards_equal_keep_lowest_and_highest_in_the_round() -> None:
    state = table("7C", "7D", "7H")
    play(state, "7C lowest", "7D highest", "7H middle")
    assert verdicts(state) == {0: True, 1: True, 2: False}
    assert standing(state) == ["in", "in", "out"]


def test_cards_shown_in_earlier_hands_do_not_count() -> None:
    state = table("8C", "9C", deck_left=20)
    assert any(code(card) == "2C" for card in state.face_up)
    assert any(code(card) == "2H" for card in state.face_up)
    play(state, "8C lowest", "9C highest")
    assert verdicts(state) == {0: True, 1: True}


def test_cards_kept_in_hand_do_not_count() -> None:
    state = table("2C 8C", "9C AC", "3C AD", out=[2])
    play(state, "8C lowest", "9C highest")
    assert verdicts(state) == {0: True, 1: True}


@given(
    shown=st.lists(st.integers(0, 51), min_size=1, max_size=13, unique=True),
    said=st.lists(st.sampled_from(DECLARATIONS), min_size=13, max_size=13),
)
def test_every_verdict_agrees_with_a_naive_judge(shown: list[int], said: list[Declaration]) -> None:
    plays = [(seat + 5, card, said[seat]) for seat, card in enumerate(shown)]
    written = [code(card) for card in shown]
    judged = judge(plays)
    assert [(v.seat, v.card, v.declared) for v in judged] == plays
    assert [v.right for v in judged] == [
        naively_right(code(card), word, written) for _, card, word in plays
    ]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_reveal_of_a_match_agrees_with_a_naive_judge(seed: int) -> None:
    log = [events for _, _, events in match(GAME, header_for(GAME, seed), seed, eventful=False)]
    reveals = [event.public["plays"] for event in chain(*log) if event.kind == "revealed"]
    assert reveals
    for plays in reveals:
        shown = [card for _, card, _, _ in plays]
        assert [right for _, _, _, right in plays] == [
            naively_right(card, said, shown) for _, card, said, _ in plays
        ]
