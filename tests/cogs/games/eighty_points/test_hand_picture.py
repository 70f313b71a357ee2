"""The private picture of a hand of Eighty Points: what is to be decided, and every card."""

import random
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from bot.pictures import HEIGHT, INDEX_STRIP, LIFT, WIDTH, Canvas, face
from cogs.games.eighty_points.hand_picture import (
    Subject,
    groups_of,
    hand_picture_of,
    subject_of,
)
from cogs.games.eighty_points.picture import LEXICON
from games.core.cards import parse
from games.eighty_points import EightyPointsView
from tests.bot.pictures.test_pictures import index_corner, shows, size
from tests.cogs.games.eighty_points.test_picture import (
    LED,
    MOST_BYTES,
    PHASES,
    SHOWN,
    at_phase,
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


@pytest.mark.parametrize("phase", sorted({*PHASES} - {"scored", "over"}))
@pytest.mark.parametrize("waiting", [False, True])
def test_hands_of_every_phase_are_small(phase: str, waiting: bool) -> None:
    for count in (1, 20, 28):
        view = replace(at_phase(phase), viewer=1, hand=tuple(sorted(drawn(count, 3))))
        picture = hand_picture_of(subject_of(view, (), None, waiting))
        assert size(picture)[0] == WIDTH and size(picture)[1] <= HEIGHT
        assert len(picture) < MOST_BYTES


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


def test_unplayable_cards_are_dim() -> None:
    view = holding("KH KH 9H 3S")
    lit = [None, frozenset[int](), frozenset(cards("9H")), frozenset(cards("KH"))]
    assert len({hand_picture_of(Subject(view, (), playable)) for playable in lit}) == len(lit)
    every = Subject(view, (), frozenset(view.hand))
    assert hand_picture_of(every) == hand_picture_of(Subject(view))


def test_what_a_play_is_decided_by_is_to_be_seen() -> None:
    """The trick, who wins it, trumps, the King, points of all, and the called card."""
    view = holding("KH KH 9H 3S")
    seen = [
        view,
        replace(view, trick=view.trick[:-1]),
        replace(view, trump_suit=2),
        replace(view, koth=1),
        replace(view, called=None),
        *(with_seat(view, seat, points=35) for seat in range(5)),
        replace(view, seating=(1, 0, 2, 3, 4)),
    ]
    assert len({hand_picture_of(Subject(each)) for each in seen}) == len(seen)


def test_who_only_waits_is_shown_nothing_that_changes_meanwhile() -> None:
    """So that an open hand is not sent anew for every card of others."""
    one = holding("KH KH 9H 3S")
    other = with_seat(replace(one, trick=one.trick[:1], turn=4), 2, points=25, held=3)
    assert subject_of(one, (), None, True) == subject_of(other, (), None, True)
    assert subject_of(one, (), None, True) == subject_of(
        replace(one, phase="shown", trick=(), tricks=SHOWN.tricks), (), None, True
    )
    assert subject_of(one, (), None, False) != subject_of(other, (), None, False)


def test_what_is_picked_to_be_buried_lies_above_the_hand_that_is_left() -> None:
    view = holding(drawn(28, 5), phase="burying", koth=1)
    picks = [view.hand[:number] for number in (0, 1, 5, 8)]
    assert len({hand_picture_of(Subject(view, picked)) for picked in picks}) == len(picks)


def test_the_card_picked_to_be_called_and_ideas_lie_above_the_hand() -> None:
    view = holding("KH KH 9H 3S", phase="calling", koth=1, called=None, buried=cards("3C 4C"))
    picks = [(), cards("AH"), cards("JR")]
    assert len({hand_picture_of(Subject(view, picked)) for picked in picks}) == len(picks)
    without_ideas = {**LEXICON.english, "ideas": "Rat"}
    assert hand_picture_of(Subject(view), without_ideas) != hand_picture_of(Subject(view))


def test_words_can_be_translated() -> None:
    view = replace(holding("2C 3C"), turn=1)
    translated = {**LEXICON.english, "you": "Du"}
    assert hand_picture_of(Subject(view), translated) != hand_picture_of(Subject(view))
