"""Plays for players whose time has run out."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.cards import STANDARD_DECK, code, parse, rank_of
from games.high_card.state import Declare, HighCardState, ways_right
from games.high_card.view import DECLARATIONS, Declaration, judge
from tests.games.high_card.table import GAME, cards, chance, codes, leave, play, table


def ways_counted(card: int, said: Declaration, unseen: list[int], rivals: int) -> int:
    """In how many of all sets of rivals' cards the declaration is right, one by one."""
    rest: list[tuple[int, int, Declaration]]
    right = 0
    for others in combinations(unseen, rivals):
        rest = [(seat, other, "middle") for seat, other in enumerate(others, 1)]
        right += judge([(0, card, said), *rest])[0].right
    return right


def default(state: HighCardState, key: int = 0) -> str:
    assert state.turn is not None
    action: Declare = GAME.default_action(state, state.turn, chance(key))
    return f"{code(action.card)} {action.declaration}"


@settings(max_examples=100)
@given(
    drawn=st.lists(st.sampled_from(STANDARD_DECK), min_size=2, max_size=9, unique=True),
    said=st.sampled_from(DECLARATIONS),
    data=st.data(),
)
def test_ways_right_agrees_with_counting_all_sets_of_rivals_cards(
    drawn: list[int], said: Declaration, data: st.DataObject
) -> None:
    card, *unseen = drawn
    rivals = data.draw(st.integers(1, len(unseen)))
    ranks = [rank_of(other) for other in unseen]
    assert ways_right(rank_of(card), said, ranks, rivals) == ways_counted(
        card, said, unseen, rivals
    )


@pytest.mark.parametrize("said", DECLARATIONS)
def test_ways_right_where_many_ranks_are_equal(said: Declaration) -> None:
    unseen = cards("7D 7H 7S 3C 3D KC KD 8C")
    for rivals in range(1, len(unseen) + 1):
        counted = ways_counted(parse("7C"), said, unseen, rivals)
        assert ways_right(7, said, [rank_of(card) for card in unseen], rivals) == counted


@settings(max_examples=30)
@given(
    drawn=st.lists(st.sampled_from(STANDARD_DECK), min_size=12, max_size=12, unique=True),
    kept=st.integers(0, 3),
    rivals=st.integers(1, 4),
)
def test_the_default_is_a_play_most_often_right_over_all_unseen_cards(
    drawn: list[int], kept: int, rivals: int
) -> None:
    """All cards but twelve lie face up, so that every case can be counted."""
    own, others = drawn[: kept + 1], drawn[kept + 1 :]
    hidden = others[rivals:]
    state = table(
        codes(own), *map(code, others[:rivals]), deck=codes(hidden), deck_left=len(hidden)
    )
    ways = {
        f"{code(action.card)} {action.declaration}": ways_counted(
            action.card, action.declaration, others, rivals
        )
        for action in GAME.menu(state, 0)
    }
    assert ways[default(state)] == max(ways.values())


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        ("2C", "2C lowest"),
        ("AC", "AC highest"),
        ("8C", "8C middle"),
        ("8C 2C", "2C lowest"),
        ("8C AC", "AC highest"),
        ("8C 9C", "8C middle"),
    ],
)
def test_the_default_against_two(hand: str, chosen: str) -> None:
    assert default(table(hand, "KC", "4C")) == chosen


def test_cards_already_shown_are_counted_out() -> None:
    """With all lower cards on the table a 9 is lowest for certain."""
    assert default(table("9C", "KC", "QC")) == "9C middle"
    high = "10D JD QD KD AD 10H JH QH KH AH"
    assert default(table("9C", "KC", "QC", deck=high, deck_left=10)) == "9C lowest"


def test_only_rivals_still_in_the_round_count() -> None:
    against_four = table("JC", "KC", "4C", "5C", "6C")
    against_one = table("JC", "KC", "4C", "5C", "6C", out=[2, 3, 4])
    assert default(against_four) == "JC middle"
    assert default(against_one) == "JC highest"
    leave(against_four, 2, 3, 4)
    assert default(against_four) == "JC highest"


def test_what_others_declared_is_not_weighed() -> None:
    texts = set()
    for word in DECLARATIONS:
        state = table("7C", "QD", "4C")
        play(state, f"7C {word}")
        texts.add(default(state))
    assert len(texts) == 1


@pytest.mark.parametrize("hand", ["QC AC AD", "QC AD AC", "AC AD QC", "AC 2C", "2C AC"])
def test_of_equally_good_plays_the_newest_card_is_taken(hand: str) -> None:
    """Ruling "Default on time-out": "ties go to the newest card"."""
    assert default(table(hand, "JC", "10C", deck_left=0)).split()[0] == hand.rsplit(maxsplit=1)[-1]


def test_time_running_out_plays_the_default() -> None:
    state = table("2C 8C", "KC", "4C")
    (event,) = GAME.expire(state, chance())
    assert event.public == {"seat": 0, "declaration": "lowest"}
    assert GAME.view(state, 0).played == parse("2C")
    assert state.turn == 1
