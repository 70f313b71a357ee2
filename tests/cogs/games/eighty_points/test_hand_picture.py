"""The private picture of a hand of Eighty Points: two equal cards told apart."""

import random
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from bot.pictures import INDEX_STRIP, LIFT, WIDTH, Canvas, face
from cogs.games.eighty_points.hand_picture import groups_of, hand_picture_of, holding_of
from cogs.games.eighty_points.picture import LEXICON
from games.core.cards import parse
from games.eighty_points import (
    EightyPointsView,
)
from tests.bot.pictures.test_pictures import index_corner, shows, size
from tests.cogs.games.eighty_points.test_picture import LED, MOST_BYTES, cards, pixels

NARROWEST_INDEX = 44


def holding(text: str | tuple[int, ...], **changes: Any) -> EightyPointsView:
    hand = cards(text) if isinstance(text, str) else tuple(sorted(text))
    return replace(LED, **{"viewer": 1, "hand": hand, **changes})


def drawn(count: int, seed: int) -> tuple[int, ...]:
    deck = [card for card in range(54) for _ in range(2)]
    return tuple(random.Random(seed).sample(deck, count))


@pytest.mark.parametrize("trump_suit", [3, None])
@pytest.mark.parametrize("count", [1, 2, 5, 8, 13, 20, 28])
def test_every_hand_is_small_and_shows_every_index(count: int, trump_suit: int | None) -> None:
    for seed in range(8):
        view = holding(drawn(count, seed), trump_suit=trump_suit)
        width, groups = groups_of(holding_of(view))
        assert [at for group in groups for at in group.positions] == list(range(count))
        for group in groups:
            for (x, y), (after, below) in pairwise(group.spots):
                assert after - x >= max(width * INDEX_STRIP, NARROWEST_INDEX) - 1e-9
                assert y == below
            assert min(x for x, _ in group.spots) >= 16
            assert max(x for x, _ in group.spots) + width <= WIDTH - 16
        for one, other in combinations(groups, 2):
            (left, top), (right, low) = one.spots[-1], other.spots[0]
            assert right >= left + width + 10 if top == low else low > top + width * 1.4
    picture = hand_picture_of(holding_of(view), range(0, count, 2), range(0, count, 3))
    assert size(picture)[0] == WIDTH
    assert size(picture)[1] <= 800
    assert len(picture) < MOST_BYTES


@pytest.mark.parametrize("suit", [3, 2])
def test_twenty_eight_cards_of_one_suit_are_split(suit: int) -> None:
    hand = tuple(sorted([suit * 13 + at for at in range(13)] * 2 + [52, 53]))
    width, groups = groups_of(holding_of(holding(hand)))
    assert sum(len(group.positions) for group in groups) == 28
    assert len({group.spots[0][1] for group in groups}) <= 4
    assert all(group.spots[-1][0] + width <= WIDTH - 16 for group in groups)


def test_trumps_come_first_and_suits_are_apart() -> None:
    view = holding("JR JB 7H 7S AS 3S KH 2H AD QC")
    _, groups = groups_of(holding_of(view))
    shown = [[holding_of(view).cards[at] for at in group.positions] for group in groups]
    wanted = ["JR JB 7S 7H AS 3S", "KH 2H", "AD", "QC"]
    assert shown == [[parse(code) for code in text.split()] for text in wanted]
    assert hand_picture_of(holding_of(view)) != hand_picture_of(
        holding_of(replace(view, trump_suit=2))
    )
    assert hand_picture_of(holding_of(view)) != hand_picture_of(
        holding_of(replace(view, trump_suit=None))
    )


def test_a_chosen_position_marks_one_of_two_equal_cards() -> None:
    view = holding("KH KH 9H 3S")
    width, groups = groups_of(holding_of(view))
    spots = {
        at: spot for group in groups for at, spot in zip(group.positions, group.spots, strict=True)
    }
    hand = holding_of(view).cards
    twins = [at for at, card in enumerate(hand) if card == parse("KH")]
    assert len(twins) == 2
    for chosen in ((twins[0],), (twins[1],), tuple(twins)):
        picture = pixels(hand_picture_of(holding_of(view), chosen))
        for at in twins:
            x, y = spots[at]
            up = at in chosen
            alone = Canvas(*picture.size)
            face(alone, hand[at], x, y, width, raised=up, marked=up)
            lift = up * width * LIFT
            corner = index_corner(x, y - lift, width, INDEX_STRIP, 0.88)
            assert shows(picture, alone, corner), (chosen, at)
    choices = [(), *combinations(range(4), 1), *combinations(range(4), 2), range(4)]
    assert len({hand_picture_of(holding_of(view), chosen) for chosen in choices}) == len(choices)


def test_unplayable_cards_are_dim() -> None:
    view = holding("KH KH 9H 3S")
    lit = [None, (), (0,), (1,), (1, 2), (1, 2, 3)]
    assert len({hand_picture_of(holding_of(view), (), playable) for playable in lit}) == len(lit)
    assert hand_picture_of(holding_of(view), (), range(4)) == hand_picture_of(holding_of(view))


@pytest.mark.parametrize("at", [-1, 4])
def test_chosen_positions_must_exist(at: int) -> None:
    with pytest.raises(ValueError, match="no card at position"):
        hand_picture_of(holding_of(holding("KH KH 9H 3S")), (at,))


def test_no_picture_of_no_hand() -> None:
    with pytest.raises(ValueError, match="at least 1 card"):
        hand_picture_of(holding_of(holding("")))


def test_words_can_be_translated() -> None:
    view = holding("2C 3C")
    translated = {**LEXICON.english, "hand": "Blatt"}
    assert hand_picture_of(holding_of(view), said=translated) != hand_picture_of(holding_of(view))
