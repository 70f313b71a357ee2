"""The pictures of Eighty Points: what is seen where, on the table and in a hand."""

import random
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any, Final

import pytest
from PIL.ImageColor import getrgb

from bot.base.language import language_for
from bot.match.people import COMPUTER_NAMES, computer_name
from bot.pictures import INDEX_STRIP, LIFT, WIDTH, Canvas, face
from bot.pictures.lettering import fitted, written_width
from bot.pictures.palette import GOLD
from cogs.games.eighty_points.columns import COLUMN, NAME, ROOM, STEP, left_of
from cogs.games.eighty_points.hand_picture import Subject, groups_of, hand_picture_of, subject_of
from cogs.games.eighty_points.picture import board_picture
from cogs.games.eighty_points.score_picture import winners
from cogs.games.eighty_points.strips import steps_of
from games.core.cards import parse
from games.eighty_points.rounds import PASSED
from games.eighty_points.view import EightyPointsView, Play, RoundScore, Trick
from tests.cogs.games.eighty_points.playing import laid_out
from tests.games.eighty_points.table import GAME
from tests.support.looking import index_corner, pixels, shows


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(parse(code) for code in text.split()))


def at_phase(phase: str) -> EightyPointsView:
    return GAME.view(laid_out(phase), None)


def playing(*plays: tuple[int, str], **changes: Any) -> EightyPointsView:
    """The second trick of a round with 7 and spades trumps, after these plays."""
    made = tuple(Play(seat, cards(text)) for seat, text in plays)
    base = at_phase("playing")
    lead = made[0].seat if made else 0
    last = Trick(1, tuple(Play(seat, (seat,)) for seat in range(5)), 4, 10)
    facts: dict[str, Any] = {
        "seating": (0, 1, 2, 3, 4),
        "koth": 0,
        "leader": lead,
        "turn": (lead + len(made)) % 5,
        "trick": made,
        "trick_number": 2,
        "trump_rank": 7,
        "trump_suit": 3,
        "called": parse("AH"),
        "tricks": (last,),
    }
    return replace(base, **{**facts, **changes})


LED: Final = playing((3, "9H"), (4, "KH"), (0, "4S"))


def with_seat(view: EightyPointsView, at: int, **changes: Any) -> EightyPointsView:
    seats = list(view.seats)
    seats[at] = replace(seats[at], **changes)
    return replace(view, seats=tuple(seats))


def scored(total: int, rise: int, risers: tuple[int, ...], **changes: Any) -> EightyPointsView:
    score = RoundScore((0, 2), (20, 30, 0, 40, 15), total, 25, False, total, rise, risers, 2)
    base = replace(at_phase("scored"), koth=0, ally=2, called=parse("AH"), fallen=2)
    return replace(base, score=score._replace(**changes))


GOLDEN = getrgb(GOLD)
CARDS = 340
"""A line in px through the middle of the cards of a trick."""


def middle_of(place: int) -> float:
    return left_of(place) + COLUMN / 2


@pytest.mark.parametrize(
    ("plays", "best"),
    [
        (((3, "9H"), (4, "KH"), (0, "4S")), 0),
        (((3, "9H"), (4, "KH"), (0, "4C")), 4),
        (((3, "9H"), (4, "9H"), (0, "AC")), 3),
        (((3, "9H 9H"), (4, "KH QH"), (0, "JR JB")), 3),
        (((3, "9H 9H"), (4, "KH QH"), (0, "3S 3S")), 0),
    ],
)
def test_the_winning_cards_have_a_gold_frame(plays: tuple[tuple[int, str], ...], best: int) -> None:
    """In the middle of the left edge of each card that lies on the table."""
    image = pixels(board_picture(playing(*plays)))
    for seat, text in plays:
        left = middle_of(seat) - (48 if len(cards(text)) == 1 else 72)
        assert (image.getpixel((round(left) + 2, CARDS)) == GOLDEN) == (seat == best), seat


def test_only_points_of_possible_challengers_count() -> None:
    box = (60, 84, WIDTH, 130)
    crops = []
    for seat in (0, 2, 3):
        view = with_seat(replace(LED, ally=2, fallen=2), seat, points=60)
        crops.append(pixels(board_picture(view)).crop(box).tobytes())
    assert crops[0] == crops[1]
    assert crops[0] != crops[2]


@pytest.mark.parametrize("code", ["en-US", "ru", "ja"])
def test_names_leave_a_gap_between_columns(code: str) -> None:
    language = language_for(code)
    for name in COMPUTER_NAMES:
        shown, size = fitted(computer_name(name, language), NAME, ROOM)
        assert written_width(shown, size) <= STEP - 5


def test_seats_stand_from_left_to_right_as_the_text_has_them() -> None:
    """For every viewer, so that nobody has to search for a seat in each picture."""
    for viewer, seating, place in (
        (None, (0, 3, 1, 4, 2), 1),
        (None, (0, 1, 3, 2, 4), 2),
        (3, (0, 1, 3, 2, 4), 2),
        (1, (3, 1, 2, 0, 4), 0),
        (4, (0, 1, 2, 4, 3), 4),
    ):
        view = replace(playing((3, "9H")), viewer=viewer, seating=seating)
        x = round(middle_of(place)) - 46
        assert pixels(board_picture(view)).getpixel((x, CARDS)) == GOLDEN, (viewer, seating)


@pytest.mark.parametrize(
    ("total", "zone"),
    [(0, 0), (5, 1), (40, 1), (45, 2), (75, 2), (80, 3), (115, 3), (120, 4), (195, 5), (200, 6)],
)
def test_the_step_of_the_scale_is_lit(total: int, zone: int) -> None:
    """Among the seven steps only this total's is gold."""
    image = pixels(board_picture(scored(total, 0, ())))
    y = 86 + 124 + 4 + 92 + 4 + 75 + 42
    middles = [72, *(round(114 + 114.4 * (at + 0.5)) for at in range(5)), 728]
    lit = [image.getpixel((x - 20, y)) == GOLDEN for x in middles]
    assert lit == [at == zone for at in range(7)]


def test_the_crowned_are_those_in_the_first_place() -> None:
    for ranks in ([2, 2, 2, 2, 2], [3, 15, 4, 15, 2], [5, 5, 4, 3, 2]):
        state = replace(laid_out("scored"), ranks=ranks, phase="over")
        outcome = GAME.outcome(state)
        assert outcome is not None
        first = tuple(at for at, place in enumerate(outcome.places) if place == 1)
        assert winners(GAME.view(state, None)) == first


@pytest.mark.parametrize("ranks", [[2] * 5, [14] * 5, [15] * 5, [9, 2, 8, 2, 9], [7, 6, 5, 6, 15]])
def test_badges_stand_on_the_steps_of_their_ranks(ranks: list[int]) -> None:
    steps = steps_of(ranks)
    assert [step.rank for step in steps] == [*range(2, PASSED + 1)]
    assert {seat: step.rank for step in steps for seat in step.badges} == dict(enumerate(ranks))
    assert (steps[0].left, steps[-1].right) == pytest.approx((16, WIDTH - 16))
    for step, after in pairwise(steps):
        assert step.right == after.left
    for step in steps:
        assert step.named - step.left >= 24
        edges = [step.named, *step.badges.values(), step.right]
        assert all(x - before >= 22 for before, x in pairwise(edges) if step.badges)
    spots = [x for step in steps for x in step.badges.values()]
    assert all(after - x >= 44 for x, after in pairwise(spots))


NARROWEST_INDEX = 28
TOP, END = 320, 536


def holding(text: str | tuple[int, ...], **changes: Any) -> EightyPointsView:
    hand = cards(text) if isinstance(text, str) else tuple(sorted(text))
    return replace(LED, **{"viewer": 1, "hand": hand, **changes})


@pytest.mark.parametrize("trump_suit", [3, None])
@pytest.mark.parametrize("count", [1, 2, 5, 8, 13, 20, 28])
def test_every_index_is_in_sight_and_no_card_leaves_its_box(
    count: int, trump_suit: int | None
) -> None:
    for seed in range(8):
        hand = random.Random(seed).sample([*range(54)] * 2, count)
        view = holding(tuple(hand), trump_suit=trump_suit)
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
        picture = pixels(hand_picture_of(Subject(view, (parse("KH"),) * number)))
        for place, at in enumerate(twins):
            x, y = spots[at]
            up = place < number
            alone = Canvas(*picture.size)
            face(alone, hand[at], x, y, width, raised=up, marked=up)
            corner = index_corner(x, y - up * width * LIFT, width, INDEX_STRIP, 0.88)
            assert shows(picture, alone, corner), (number, at)


def test_who_only_waits_is_shown_the_last_trick_and_nothing_that_changes_meanwhile() -> None:
    """So that an open hand isn't sent again for every card of others."""
    one = holding("KH KH 9H 3S")
    other = with_seat(replace(one, trick=one.trick[:1], turn=4), 2, held=3)
    taken = replace(one, phase="shown", trick=(), turn=None)
    assert subject_of(one, (), None, True) == subject_of(other, (), None, True)
    assert subject_of(one, (), None, True) == subject_of(taken, (), None, True)
    assert subject_of(one, (), None, False) != subject_of(other, (), None, False)
    trick = Trick(2, playing((3, "9H"), (4, "KH"), (0, "4S"), (1, "10H"), (2, "5C")).trick, 0, 25)
    next_one = subject_of(replace(taken, tricks=(trick,)), (), None, True)
    assert hand_picture_of(next_one) != hand_picture_of(subject_of(taken, (), None, True))
