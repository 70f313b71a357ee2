"""Charts, leaderboards and names: always in bounds, true, and of many scripts."""

import random
import subprocess
import sys
from ast import literal_eval
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pages.cards import ENGLISH_DECK, drawing_with
from bot.pages.model import Picture
from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, Art, Canvas, palette, rasterise
from bot.pictures.arms import RATIO, arms_art
from bot.pictures.chart import Course, rating_chart, score_chart
from bot.pictures.leaderboard import (
    NO_HEADS,
    NO_SIGNS,
    Heads,
    RankingEntry,
    Signs,
    leaderboard_picture,
    standings_canvas,
)
from bot.pictures.lettering import ELLIPSIS, Words, cut, fitted, shown_name, written_width
from bot.pictures.result import course_picture
from tests.support.covered import faults_of
from tests.support.looking import looked_at, pixels, written

PEOPLE = range(5000, 5200)


def entry(place: int | None, bearer: int, **values: Any) -> RankingEntry:
    given = {"name": f"player {bearer}", "number": "1640", "small": "12/20", **values}
    return RankingEntry(place, bearer, **given)


def drawn(entries: list[RankingEntry]) -> Image.Image:
    return pixels(leaderboard_picture("High Card", "January 2026", tuple(entries)))


def boxes(entries: list[RankingEntry]) -> dict[int, tuple[int, int, int, int]]:
    """Return the boxes of everybody's arms: left, top, width, height."""
    canvas = standings_canvas("High Card", "All time", entries)
    found = {}
    for each in entries:
        for art, x, y in canvas.placed:
            if isinstance(art, Art) and art == arms_art(each.bearer, art.width):
                found[each.bearer] = (x, y, art.width, art.height)
    return found


def arms(seed: int, width: int) -> Image.Image:
    return rasterise(arms_art(seed, width))


def test_arms_are_always_the_same_and_of_the_size_wanted_whatever_the_number() -> None:
    for seed in (0, -1, 2**63, 10**19):
        assert arms(seed, 40).getbbox() is not None
    for width in (20, 56, 131):
        one = arms(5001, width)
        assert one.mode == "RGBA"
        assert one.width == width
        assert abs(one.height - width * RATIO) <= 1
        assert one.tobytes() == arms(5001, width).tobytes()
        assert one.getpixel((0, one.height - 1)) == (0, 0, 0, 0)


def test_people_are_told_apart_without_colours_by_fields_light_and_dark() -> None:
    shapes = []
    for person in PEOPLE:
        shield, one = Image.new("RGB", (56, round(56 * RATIO) + 1), palette.FELT), arms(person, 56)
        shield.paste(one, (0, 0), one)
        light = shield.convert("L").point(lambda value: 255 if value > 128 else 0).tobytes()
        assert 0.12 < light.count(255) / len(light) < 0.9
        shapes.append(light)
    assert len(set(shapes)) > 0.85 * len(shapes)


def test_arms_keep_their_colours_in_a_picture() -> None:
    """A finished picture has only the colours of the palette and the steps between them."""
    entries = [entry(place, person) for place, person in enumerate(PEOPLE[:10], 11)]
    picture = drawn(entries)
    for bearer, (x, y, width, height) in boxes(entries).items():
        shield = picture.crop((x, y, x + width, y + height))
        whole = arms(bearer, width)
        under = Image.new("RGB", whole.size, palette.FELT_DARK)
        under.paste(whole, (0, 0), whole)
        difference = ImageChops.difference(shield, under).convert("L").histogram()
        assert sum(difference[40:]) < 0.06 * width * height


@pytest.mark.parametrize("heads", [NO_HEADS, ("vorsichtige Wertung", "gewonnen")])
@pytest.mark.parametrize("signs", [NO_SIGNS, ("♔", ""), ("♔", "card")])
@pytest.mark.parametrize("number", range(11))
def test_a_page_of_any_length_fits_and_no_arms_overlap(
    number: int, signs: Signs, heads: Heads
) -> None:
    small = "48" if signs[1] else "12/20"
    starts = {
        "podium": [entry(place, place, small=small) for place in range(1, number + 1)],
        "later": [entry(place, place, small=small) for place in range(95, 95 + number)],
        "uncertain": [entry(None, at, number="1533?", small=small) for at in range(number)],
        "all first": [entry(1, place, small=small) for place in range(number)],
    }
    for entries in starts.values():
        picture = standings_canvas("High Card", "All time", entries, signs, heads)
        assert picture.width == WIDTH
        assert picture.height <= HEIGHT
        assert picture.smallest >= MIN_TEXT_SIZE
        assert [*faults_of(picture)] == []
        if entries:
            assert {head.upper() for head in heads if head} <= written(picture)
        places = boxes(entries).values()
        assert len(places) == number
        for x, y, width, height in places:
            assert 0 <= x <= picture.width - width
            assert 0 <= y <= picture.height - height
        for (x, y, width, height), (other_x, other_y, wide, high) in combinations(places, 2):
            apart = x + width <= other_x or other_x + wide <= x
            assert apart or y + height <= other_y or other_y + high <= y


def test_the_first_stands_highest_and_equals_stand_alike() -> None:
    def tops(*places: int) -> list[int]:
        found = boxes([entry(place, 70 + at) for at, place in enumerate(places)])
        return [found[70 + at][1] for at in range(len(places))]

    first, second, third = tops(1, 2, 3)
    assert first < second < third
    assert len(set(tops(1, 1, 3)[:2])) == 1
    assert tops(1, 1, 3)[2] == third
    assert tops(1, 2, 2)[1] == tops(1, 2, 2)[2] == second
    crowded = tops(1, 1, 1, 1)
    assert crowded == sorted(set(crowded))


def test_ones_own_line_is_framed() -> None:
    for place in (1, 3, 7):
        entries = [entry(at, at) for at in range(1, 11)]
        framed = [entry(at, at, mine=at == place) for at in range(1, 11)]
        assert drawn(entries).tobytes() != drawn(framed).tobytes()


def test_an_empty_table_is_a_podium_that_waits() -> None:
    picture = drawn([])
    assert picture.height < HEIGHT / 2
    assert len(picture.getcolors(maxcolors=1000) or []) > 5


def test_the_same_page_is_drawn_once_for_readers_of_each_language() -> None:
    subject: Any = ("a", "b", (entry(1, 12345, name="直"),), ("♔", "card"))
    assert leaderboard_picture(*subject) is leaderboard_picture(*subject)
    ja, zh = (Picture("", "", leaderboard_picture, subject, code) for code in ("ja", "zh-CN"))
    assert ja.png() != zh.png()


@settings(max_examples=25)
@given(
    st.lists(
        st.builds(
            RankingEntry,
            place=st.none() | st.integers(1, 10**6),
            bearer=st.integers(-(2**63), 2**63),
            name=st.text(max_size=40),
            number=st.integers(-(10**5), 10**7).map(str),
            small=st.integers(0, 10**9).map(lambda n: f"{n}/{n}"),
            mine=st.booleans(),
        ),
        max_size=10,
    ),
    st.text(max_size=60),
)
def test_no_line_is_too_strange_to_be_drawn(entries: list[RankingEntry], title: str) -> None:
    canvas = standings_canvas(title, title, entries, ("♔", "card"))
    assert canvas.height <= HEIGHT
    assert canvas.png()[:4] == b"\x89PNG"


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


def course_of(number: int) -> Course:
    rng = random.Random(number)
    rating = 1500
    made = []
    for at in range(number):
        rating += rng.randint(-40, 40)
        made.append((rating, at < 4))
    return tuple(made)


@pytest.mark.parametrize("number", [1, 2, 13, 100])
def test_every_length_fits_a_phone(number: int) -> None:
    kings = random.Random(number).choices(range(5), k=number)
    scores = tuple((each, each == 4) for each in kings)
    for data in (
        rating_chart(SOMEBODY, NAME, course_of(number), number),
        rating_chart(SOMEBODY, NAME, course_of(number), number + 900),
        score_chart(SOMEBODY, NAME, scores, number, f"♔{3 * number}", 4),
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


def test_every_won_game_is_a_golden_bar_as_high_as_its_score_whatever_that_is() -> None:
    def golden(*scores: tuple[int, bool]) -> dict[int, float]:
        chart = score_chart(SOMEBODY, NAME, scores, len(scores), "0", 4)
        return heights(pixels(chart), palette.GOLD)

    for number in (1, 2, 5, 20):
        gold = golden(*((4, True) if at % 2 else (2, False) for at in range(number)))
        assert sum(x - 1 not in gold for x in gold) == number // 2
    tops = [min(golden((kings, True)).values()) for kings in range(1, 5)]
    assert all(higher < lower for lower, higher in pairwise(tops))
    for most in (5, 7, 40, 999):
        assert all(30 < y < 340 for y in golden((most, True), (0, False)).values())


def test_a_rising_rating_rises_and_the_uncertain_part_is_pale() -> None:
    course = tuple((1510 + 10 * at, at < 10) for at in range(20))
    gold = heights(pixels(rating_chart(SOMEBODY, NAME, course, 20)), palette.GOLD)
    assert min(gold) > (PANEL_LEFT + WIDTH) / 2
    sure = [gold[x] for x in sorted(gold)][3:-3]
    assert sure[0] - sure[-1] > 80
    falling = tuple(reversed([(rating, False) for rating, _ in course]))
    gold = heights(pixels(rating_chart(SOMEBODY, NAME, falling, 900)), palette.GOLD)
    sure = [gold[x] for x in sorted(gold)][3:-3]
    assert sure[-1] - sure[0] > 80


def test_the_same_course_is_the_same_picture_whose_numbers_and_arms_are_somebodys_own() -> None:
    course, won = course_of(9), ((2, False),)
    first = rating_chart(SOMEBODY, NAME, course, 9)
    assert rating_chart(SOMEBODY, NAME, course, 9) == first
    assert rating_chart(SOMEBODY, NAME, course, 10) != first
    assert rating_chart(SOMEBODY, "Bob", course, 9) != first
    assert len({score_chart(SOMEBODY, NAME, won, 1, total, 4) for total in ("2", "3")}) == 2
    other = pixels(rating_chart(SOMEBODY + 1, NAME, course, 9))
    mine = pixels(first)
    panel = (PANEL_LEFT, 0, WIDTH, mine.height)
    arms = (0, 0, PANEL_LEFT, 230)
    assert mine.crop(panel).tobytes() == other.crop(panel).tobytes()
    assert mine.crop(arms).tobytes() != other.crop(arms).tobytes()


def test_the_course_of_a_match_has_a_line_for_each_seat() -> None:
    drawn = pixels(course_picture([(0.2, 0.8), (0.4, 0.6), (0.9, 0.1)], (), ("ann", "bob")))
    drawn.paste(0, (0, 0, WIDTH, 76))  # the names
    rising, falling = (heights(drawn, palette.seat_colour(seat)) for seat in range(2))
    for line, rises in ((rising, True), (falling, False)):
        ends = line[min(line)], line[max(line)]
        assert (ends[0] > ends[1]) == rises


def test_the_course_has_room_for_four_names_and_for_numbers_of_turns_that_are_close() -> None:
    names = ("Anna", "Aldric", "Berengar", "Clotilde")
    with looked_at() as canvases:
        course_picture([(0.25,) * 4] * 2, (), names)
        course_picture([(0.5, 0.5)] * 40, (10, 12, 13, 38, 39), ("ann", "bob"))
        course_picture([(0.5, 0.5)] * 40, (), ("ann", "bob"), ("0 %", "50 %", "100 %"))
    assert {*names} <= written(canvases[0])
    for canvas in canvases[1:]:
        assert [*faults_of(canvas)] == []


SIZE, ROOM = 26, 160


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Berengar", "Berengar"),
        ("  Ada \n the  Great ", "Ada the Great"),
        ("Łukasz Ō'Súilleabháin", "Łukasz Ō'Súilleabháin"),
        ("Дуня Ёлкина", "Дуня Ёлкина"),
        ("Ελένη", "Ελένη"),
        ("あおい", "あおい"),
        ("王小明", "王小明"),
        ("김민준", "김민준"),
        ("राजेश", "राजेश"),
        ("محمد", "محمد"),
        ("Nguyễn Thị Hương", "Nguyễn Thị Hương"),
        ("🦊 Ada 🦊", "Ada"),
        ("A\u0301da", "Áda"),
        ("\u202eadA\u202c", "adA"),
        ("**Ada** <@1> `x`", "**Ada** <@1> `x`"),
        ("a" + "\u0301" * 30, "á\u0301\u0301"),
        ("x_X_Ada_X_x", "x_X_Ada_X_x"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u3164Ada\uffa0", "Ada"),
        ("\u0301Ada \u0301\u0302", "Ada"),
        ("𝕬𝖉𝖆 Ⓛ𝓸𝓿𝓮", "Ada Love"),
        ("Ada\u2028the\tGreat", "Ada the Great"),
        ("☺\ufe0e Ada", "Ada"),
        ("🦊🦊🦊", ""),
        ("\u3164\u115f\uffa0", ""),
        ("\u200b\u200d", ""),
        ("𓀀𓁀", ""),
        ("שרה", ""),  # no font of ours has Hebrew
        ("محمد 王", ""),  # from the right, and of two fonts
    ],
)
def test_what_pictures_show_of_a_name(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_without_the_library_that_shapes_letters_only_names_that_need_none_are_shown() -> None:
    script = (
        "from PIL import features; features.check_feature = lambda name: False\n"
        "from bot.pictures.lettering import shown_name\n"
        "print([shown_name(name) for name in ('Ada', 'Дуня', '王小明', 'محمد', 'राजेश')])\n"
        "from bot.pages.cards import ENGLISH_DECK, drawing_with\n"
        "from bot.pictures import Canvas\n"
        "canvas = Canvas(200, 60)\n"
        "with drawing_with(ENGLISH_DECK, 'zh-CN'):\n"
        "    canvas.name('王小明', 10, 30, 25, 150)\n"
        "assert canvas.png()"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert literal_eval(told.stdout) == ["Ada", "Дуня", "王小明", "", ""]


@pytest.mark.parametrize("name", ["W" * 32, "Ж" * 32, "王" * 32, "م" * 32, "W" * 16 + "王" * 16])
def test_long_names_end_in_an_ellipsis_within_their_room(name: str) -> None:
    shown = cut(name, SIZE, ROOM)
    assert shown.endswith(ELLIPSIS)
    assert shown[0] == name[0]
    assert ROOM * 0.8 < written_width(shown, SIZE) <= ROOM
    joined, apart = "می\u200cخواهم", "می خواهم"  # a joiner takes no room
    assert written_width(joined, SIZE) < written_width(apart, SIZE)


def test_no_letter_is_parted_from_its_accents_and_without_room_there_is_no_name() -> None:
    assert cut("Berengar", SIZE, 5) == ""
    name = "xb\u0331\u0332c" * 10
    for room in range(30, 300, 3):
        assert "b…" not in cut(name, SIZE, room)
        assert "\u0331…" not in cut(name, SIZE, room)


def name_written(text: str, language: str) -> bytes:
    canvas = Canvas(200, 60)
    with drawing_with(ENGLISH_DECK, language):
        canvas.name(text, 10, 30, SIZE, ROOM)
        return canvas.png()


def forms(text: str) -> list[bytes]:
    return [name_written(text, language) for language in ("ja", "zh-CN", "zh-TW")]


def test_chinese_characters_have_the_forms_of_their_readers_language() -> None:
    assert len({*forms("骨")}) == len({*forms("今")}) == 3
    japanese, mainland, taiwan = forms("直")
    assert japanese != mainland == taiwan
    japanese, mainland, taiwan = forms("角")
    assert mainland != japanese == taiwan
    for text in ("Ada", "Дуня", "あ", "一"):
        assert len({*forms(text)}) == 1
    assert name_written("骨", "") == name_written("骨", "de") == name_written("骨", "ja")


@pytest.mark.parametrize("language", ["ja", "zh-CN", "zh-TW"])
def test_a_name_is_as_wide_as_it_is_measured_in_its_language(language: str) -> None:
    """Signs such as "·" are as wide as characters in Chinese, but not in Japanese."""
    canvas = Canvas(400, 60)
    before = pixels(canvas.png())
    with drawing_with(ENGLISH_DECK, language):
        right = 10 + canvas.name("雅克·卢梭", 10, 30, SIZE, 380)
        changed = ImageChops.difference(before, pixels(canvas.png())).getbbox()
    assert changed is not None
    assert right - 0.25 * SIZE < changed[2] <= right + 1


def test_five_ideograms_have_room_where_they_are_as_high_as_capitals() -> None:
    canvas = Canvas(200, 60)
    assert canvas.name("欧阳修远之", 10, 30, SIZE, 5 * SIZE + 1) > 4.8 * SIZE
    canvas.name("欧阳修远之客", 10, 30, SIZE, 5 * SIZE + 1)
    texts = [placed.text for placed, _, _ in canvas.placed if isinstance(placed, Words)]
    assert texts == ["欧阳修远之", "欧阳修远" + ELLIPSIS]
    assert canvas.smallest == SIZE


def test_a_name_that_is_made_smaller_to_fit_is_not_cut() -> None:
    for name in ("アルドリック", "Владислав"):
        assert {fitted(name, 25, room)[0] for room in range(150, 200)} == {name}


@given(st.text(max_size=32), st.integers(20, 400))
def test_any_name_is_drawn_without_a_fault_and_within_its_room(name: str, room: int) -> None:
    canvas = Canvas(500, 120)
    before = pixels(canvas.png())
    assert 0 <= canvas.name(name, 40, 60, SIZE, room) <= room
    changed = ImageChops.difference(before, pixels(canvas.png())).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        assert left >= 40 - SIZE and right <= 40 + room + SIZE
        assert top >= 60 - 1.6 * SIZE and bottom <= 60 + 1.2 * SIZE
