"""Definitions of Lowest, Middle and Highest."""

from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.cards import code
from games.high_card.view import DECLARATIONS, Declaration, judge
from tests.games.high_card.table import GAME, WORDS, cards, play, table, verdicts
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


def test_with_two_ranks_there_is_no_middle() -> None:
    assert rights("7C middle", "7D middle", "9C middle", "9D middle") == [False] * 4


def test_cards_shown_in_earlier_hands_do_not_count() -> None:
    state = table("8C", "9C", deck_left=20)
    assert any(code(card) == "2C" for card in state.face_up)
    assert any(code(card) == "2H" for card in state.face_up)
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


@settings(max_examples=25)
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
