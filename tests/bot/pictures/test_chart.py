"""Courses drawn: always in bounds, true to the numbers, the same for the same."""

import random

import numpy as np
import pytest
from PIL import Image

from bot.pictures import MIN_TEXT_SIZE, WIDTH, palette
from bot.pictures.chart import Course, Scores, rating_chart, score_chart
from bot.pictures.result import course_picture
from tests.support.covered import faults_of
from tests.support.looking import looked_at, pixels, written

SOMEBODY = 1456074443980800006
NAME = "Ada"
PANEL_LEFT = 204
MOST_BYTES = 60_000


def heights(image: Image.Image, colour: str) -> dict[int, float]:
    """In each column of the panel that has a colour, how far down its middle is."""
    wanted = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    there = (np.asarray(image) == wanted).all(axis=2)
    found = {x: np.flatnonzero(there[:, x]) for x in range(PANEL_LEFT, WIDTH)}
    return {x: float(rows.mean()) for x, rows in found.items() if rows.size}


def runs(columns: list[int]) -> int:
    """Return the number of runs of neighbouring columns."""
    return sum(x - 1 not in columns for x in columns)


def course_of(number: int) -> Course:
    rng = random.Random(number)
    rating = 1500
    made = []
    for at in range(number):
        rating += rng.randint(-40, 40)
        made.append((rating, at < 4))
    return tuple(made)


def scores_of(number: int) -> Scores:
    rng = random.Random(number)
    kings = [rng.randint(0, 4) for _ in range(number)]
    return tuple((each, each == 4) for each in kings)


@pytest.mark.parametrize("number", [1, 2, 13, 100])
def test_every_length_fits_a_phone(number: int) -> None:
    for data in (
        rating_chart(SOMEBODY, NAME, course_of(number), number),
        rating_chart(SOMEBODY, NAME, course_of(number), number + 900),
        score_chart(SOMEBODY, NAME, scores_of(number), number, f"♔{3 * number}", 4),
    ):
        assert len(data) <= MOST_BYTES
        image = pixels(data)
        assert image.width == WIDTH
        assert image.height <= 480


@pytest.mark.parametrize(
    "course",
    [
        ((1500, False),),
        ((1500, False), (1500, False)),
        ((-300, False), (4200, False)),
        ((2961, False),) * 100,
    ],
)
def test_no_course_is_too_flat_or_too_steep(course: Course) -> None:
    for played in (len(course), 1000):
        drawn = heights(pixels(rating_chart(SOMEBODY, NAME, course, played)), palette.GOLD)
        assert drawn
        assert all(30 < y < 340 for y in drawn.values())


def test_a_rising_rating_rises_and_the_uncertain_part_is_pale() -> None:
    course = tuple((1510 + 10 * at, at < 10) for at in range(20))
    image = pixels(rating_chart(SOMEBODY, NAME, course, 20))
    gold = heights(image, palette.GOLD)
    assert min(gold) > (PANEL_LEFT + WIDTH) / 2
    sure = [gold[x] for x in sorted(gold)][3:-3]
    assert sure[0] - sure[-1] > 80
    falling = tuple(reversed([(rating, False) for rating, _ in course]))
    gold = heights(pixels(rating_chart(SOMEBODY, NAME, falling, 900)), palette.GOLD)
    sure = [gold[x] for x in sorted(gold)][3:-3]
    assert sure[-1] - sure[0] > 80


@pytest.mark.parametrize("number", [1, 2, 5, 20])
def test_every_won_game_is_a_golden_bar(number: int) -> None:
    scores = tuple((4, True) if at % 2 else (2, False) for at in range(number))
    image = pixels(score_chart(SOMEBODY, NAME, scores, number, "0", 4))
    won = sum(each for _, each in scores)
    assert runs(sorted(heights(image, palette.GOLD))) == won


def test_a_greater_score_is_a_higher_bar() -> None:
    tops = []
    for kings in range(1, 5):
        image = pixels(score_chart(SOMEBODY, NAME, ((kings, True),), 1, f"♔{kings}", 4))
        tops.append(min(heights(image, palette.GOLD).values()))
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 4


def test_a_score_beyond_what_was_expected_still_fits() -> None:
    for most in (5, 7, 40, 999):
        drawn = heights(
            pixels(score_chart(SOMEBODY, NAME, ((most, True), (0, False)), 2, str(most), 4)),
            palette.GOLD,
        )
        assert all(30 < y < 340 for y in drawn.values())


def test_the_same_course_is_the_same_picture_and_arms_tell_people_apart() -> None:
    course = course_of(9)
    first = rating_chart(SOMEBODY, NAME, course, 9)
    assert rating_chart(SOMEBODY, NAME, course, 9) == first
    other = pixels(rating_chart(SOMEBODY + 1, NAME, course, 9))
    mine = pixels(first)
    panel = (PANEL_LEFT, 0, WIDTH, mine.height)
    arms = (0, 0, PANEL_LEFT, 230)
    assert mine.crop(panel).tobytes() == other.crop(panel).tobytes()
    assert mine.crop(arms).tobytes() != other.crop(arms).tobytes()


def test_the_numbers_of_matches_and_the_rating_show() -> None:
    course = course_of(100)
    assert rating_chart(SOMEBODY, NAME, course, 101) != rating_chart(SOMEBODY, NAME, course, 102)
    assert score_chart(SOMEBODY, NAME, ((2, False),), 1, "2", 4) != score_chart(
        SOMEBODY, NAME, ((2, False),), 1, "3", 4
    )


@pytest.mark.parametrize("name", ["Ada", "W" * 32, "王小明", "محمد علي", "a" + "\u0301" * 30])
def test_the_name_shows_and_covers_nothing(name: str) -> None:
    course = course_of(9)
    with looked_at() as canvases:
        rating_chart(SOMEBODY, name, course, 9)
        rating_chart(SOMEBODY, "", course, 9)
    named, nameless = canvases
    assert named.placed != nameless.placed
    assert named.smallest >= MIN_TEXT_SIZE
    assert [*faults_of(named)] == []


def test_the_course_of_a_match_has_a_line_for_each_seat() -> None:
    standings = [(0.2, 0.8), (0.4, 0.6), (0.9, 0.1)]
    drawn = pixels(course_picture(standings, (), ("ann", "bob")))
    drawn.paste(0, (0, 0, WIDTH, 76))  # the names
    rising, falling = (heights(drawn, palette.seat_colour(seat)) for seat in range(2))
    for line, rises in ((rising, True), (falling, False)):
        ends = line[min(line)], line[max(line)]
        assert (ends[0] > ends[1]) == rises


def test_the_course_has_room_for_four_names() -> None:
    names = ("Anna", "Aldric", "Berengar", "Clotilde")
    with looked_at() as canvases:
        course_picture([(0.25,) * 4] * 2, (), names)
    (drawn,) = canvases
    assert {*names} <= written(drawn)


def test_numbers_of_turns_that_are_close_cover_no_other() -> None:
    standings = [(0.5, 0.5)] * 40
    with looked_at() as canvases:
        course_picture(standings, (10, 12, 13, 38, 39), ("ann", "bob"))
    (drawn,) = canvases
    assert [*faults_of(drawn)] == []
