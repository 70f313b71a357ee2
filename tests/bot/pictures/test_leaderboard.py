"""Pictures of tables, and the arms by which people are told apart in them."""

import io
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pages.model import Picture
from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, Art, Canvas, palette, rasterise
from bot.pictures.arms import RATIO, arms_art
from bot.pictures.leaderboard import (
    NO_HEADS,
    NO_SIGNS,
    Heads,
    RankingEntry,
    Signs,
    leaderboard_picture,
    standings_canvas,
)
from bot.pictures.lettering import Words
from tests.support.covered import faults_of

PEOPLE = range(5000, 5200)


def entry(place: int | None, bearer: int, **values: Any) -> RankingEntry:
    given = {"name": f"player {bearer}", "number": "1640", "small": "12/20", **values}
    return RankingEntry(place, bearer, **given)


def words_on(canvas: Canvas) -> set[str]:
    return {each.text for each, _, _ in canvas.placed if isinstance(each, Words)}


def drawn(entries: list[RankingEntry]) -> Image.Image:
    data = leaderboard_picture("High Card", "January 2026", tuple(entries))
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB")


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


def test_arms_are_always_the_same_and_of_the_size_wanted() -> None:
    for width in (20, 56, 131):
        one = arms(5001, width)
        assert one.mode == "RGBA"
        assert one.width == width
        assert abs(one.height - width * RATIO) <= 1
        assert one.tobytes() == arms(5001, width).tobytes()
        assert one.getpixel((0, one.height - 1)) == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 10**19])
def test_any_number_has_arms(seed: int) -> None:
    assert arms(seed, 40).getbbox() is not None


def shape(seed: int, width: int = 56) -> bytes:
    """The arms without their colours: what of them is light."""
    shield = Image.new("RGB", (width, round(width * RATIO) + 1), palette.FELT)
    one = arms(seed, width)
    shield.paste(one, (0, 0), one)
    return shield.convert("L").point(lambda value: 255 if value > 128 else 0).tobytes()


def test_people_are_told_apart_without_colours() -> None:
    shapes = [shape(person) for person in PEOPLE]
    assert len(set(shapes)) > 0.85 * len(shapes)


def test_every_field_has_a_light_and_a_dark_part() -> None:
    for person in PEOPLE[:80]:
        pixels = shape(person)
        assert 0.12 < pixels.count(255) / len(pixels) < 0.9


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
def test_a_page_of_any_length_fits(number: int, signs: Signs, heads: Heads) -> None:
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
            assert {head.upper() for head in heads if head} <= words_on(picture)
        assert len(boxes(entries)) == number
        for x, y, width, height in boxes(entries).values():
            assert 0 <= x <= picture.width - width
            assert 0 <= y <= picture.height - height


def test_nothing_overlaps_on_the_podium_or_below_it() -> None:
    entries = [entry(place, 40 + place) for place in range(1, 11)]
    places = list(boxes(entries).values())
    for at, (x, y, width, height) in enumerate(places):
        for other_x, other_y, other_width, other_height in places[at + 1 :]:
            apart = x + width <= other_x or other_x + other_width <= x
            assert apart or y + height <= other_y or other_y + other_height <= y


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


def test_everybody_is_named_and_no_name_covers_anything() -> None:
    """Names that our fonts cannot write are left to the arms and to the text below."""
    odd = ("W" * 32, "王小明", "محمد علي", "Nguyễn Thị Hương", "a" + "\u0301" * 30, "🦊🦊")
    for first in (1, 2, 95):
        entries = [entry(first + at, at, name=odd[at % len(odd)]) for at in range(10)]
        canvas = standings_canvas("High Card", "All time", entries)
        assert [*faults_of(canvas)] == []
        assert canvas.smallest >= MIN_TEXT_SIZE
        for at, person in enumerate(entries):
            without = [replace(each, name="") if each is person else each for each in entries]
            unnamed = standings_canvas("High Card", "All time", without)
            assert (unnamed.placed == canvas.placed) == (person.name == "🦊🦊"), at


def test_an_empty_table_is_a_podium_that_waits() -> None:
    picture = drawn([])
    assert picture.height < HEIGHT / 2
    assert len(picture.getcolors(maxcolors=1000) or []) > 5


def test_the_same_page_is_drawn_once() -> None:
    entries = (entry(1, 12345),)
    assert leaderboard_picture("a", "b", entries, ("♔", "card")) is leaderboard_picture(
        "a", "b", entries, ("♔", "card")
    )


def test_the_same_page_is_drawn_for_readers_of_each_language() -> None:
    def page(language: str) -> Picture:
        subject = ("a", "b", (entry(1, 12345, name="直"),))
        return Picture("", "", leaderboard_picture, subject, language)

    assert page("ja").png() != page("zh-CN").png()


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
