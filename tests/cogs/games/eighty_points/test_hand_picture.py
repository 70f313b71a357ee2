"""The private picture of a hand of Eighty Points: what is to be decided, and every card."""

import random
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from bot.pictures import INDEX_STRIP, LIFT, WIDTH, Canvas, face
from cogs.games.eighty_points.hand_picture import (
    Subject,
    groups_of,
    hand_picture_of,
    subject_of,
)
from games.core.cards import parse
from games.eighty_points import EightyPointsView
from tests.bot.pictures.test_pictures import index_corner, shows
from tests.cogs.games.eighty_points.test_picture import (
    LED,
    SHOWN,
    cards,
    pixels,
    with_seat,
)

NARROWEST_INDEX = 28
TOP, END = 308, 596


def holding(text: str | tuple[int, ...], **changes: Any) -> EightyPointsView:
    hand = cards(text) if isinstance(text, str) else tuple(sorted(text))
    return replace(LED, **{"viewer": 1, "hand": hand, **changes})


def drawn(count: int, seed: int) -> tuple[int, ...]:
    deck = [card for card in range(54) for _ in range(2)]
    return tuple(random.Random(seed).sample(deck, count))


@pytest.mark.parametrize("trump_suit", [3, None])
@pytest.mark.parametrize("count", [1, 2, 5, 8, 13, 20, 28])
def test_every_index_is_in_sight_and_no_card_leaves_its_box(
    count: int, trump_suit: int | None
) -> None:
    for seed in range(8):
        view = holding(drawn(count, seed), trump_suit=trump_suit)
        width, groups = groups_of(view.order.sorted(view.hand), view.order, TOP, END)
        assert [at for group in groups for at in group.positions] == list(range(count))
        for group in groups:
            for (x, y), (after, below) in pairwise(group.spots):
                assert after - x >= max(width * INDEX_STRIP, NARROWEST_INDEX) - 1e-9
                assert y == below
            assert min(x for x, _ in group.spots) >= 16
            assert max(x for x, _ in group.spots) + width <= WIDTH - 16
            assert group.spots[0][1] >= TOP + width * LIFT
            assert group.spots[0][1] + width * 1.4 <= END
        for one, other in combinations(groups, 2):
            (left, top), (right, low) = one.spots[-1], other.spots[0]
            assert right >= left + width + 10 if top == low else low >= top + width


@pytest.mark.parametrize("suit", [3, 2])
def test_twenty_eight_cards_of_one_suit_are_split(suit: int) -> None:
    view = holding(tuple([suit * 13 + at for at in range(13)] * 2 + [52, 53]))
    width, groups = groups_of(view.order.sorted(view.hand), view.order, TOP, END)
    assert sum(len(group.positions) for group in groups) == 28
    assert len({group.spots[0][1] for group in groups}) <= 4
    assert all(group.spots[-1][0] + width <= WIDTH - 16 for group in groups)


def test_trumps_come_first_and_suits_are_apart() -> None:
    view = holding("JR JB 7H 7S AS 3S KH 2H AD QC")
    hand = view.order.sorted(view.hand)
    _, groups = groups_of(hand, view.order, TOP, END)
    shown = [[hand[at] for at in group.positions] for group in groups]
    wanted = ["JR JB 7S 7H AS 3S", "KH 2H", "AD", "QC"]
    assert shown == [[parse(code) for code in text.split()] for text in wanted]


def test_a_picked_card_marks_one_of_two_equal_cards() -> None:
    view = holding("KH KH 9H 3S")
    hand = view.order.sorted(view.hand)
    width, groups = groups_of(hand, view.order, TOP, END)
    spots = [spot for group in groups for spot in group.spots]
    twins = [at for at, card in enumerate(hand) if card == parse("KH")]
    for number in (0, 1, 2):
        picked = (parse("KH"),) * number
        picture = pixels(hand_picture_of(Subject(view, picked)))
        for place, at in enumerate(twins):
            x, y = spots[at]
            up = place < number
            alone = Canvas(*picture.size)
            face(alone, hand[at], x, y, width, raised=up, marked=up)
            corner = index_corner(x, y - up * width * LIFT, width, INDEX_STRIP, 0.88)
            assert shows(picture, alone, corner), (number, at)


def test_who_only_waits_is_shown_nothing_that_changes_meanwhile() -> None:
    """So that an open hand is not sent anew for every card of others."""
    one = holding("KH KH 9H 3S")
    other = with_seat(replace(one, trick=one.trick[:1], turn=4), 2, points=25, held=3)
    assert subject_of(one, (), None, True) == subject_of(other, (), None, True)
    assert subject_of(one, (), None, True) == subject_of(
        replace(one, phase="shown", trick=(), tricks=SHOWN.tricks), (), None, True
    )
    assert subject_of(one, (), None, False) != subject_of(other, (), None, False)
