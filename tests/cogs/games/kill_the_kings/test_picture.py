"""The picture of Kill the Kings: every pile readable, every fact to be seen, nothing else."""

import io
import re
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest
from PIL import Image

from bot.pictures import INDEX_BAND, INDEX_STRIP, WIDTH, Canvas, face
from cogs.games.kill_the_kings.picture import (
    LEXICON,
    board_picture,
    card_width,
    corners,
    needed,
    reserve_places,
)
from games.core import Chance
from games.core.cards import parse
from games.kill_the_kings import (
    KINGS,
    Assassination,
    Ending,
    KillTheKings,
    KillTheKingsView,
    PileView,
    killers,
)
from tests.bot.pictures.as_svg import svg_of
from tests.bot.pictures.test_pictures import MOST_BYTES, index_corner, shows, size
from tests.games.playing import header_for, play

GAME: Final = KillTheKings()
LONGEST: Final = "QC QS JS JH 10H 10C 9H 9C 8D 8S 7H 7C 6H 6C 5D 5H 4S 4D 3C 3D 2H 2C AD AC"
NARROWEST_BAND: Final = 38
NARROWEST_INDEX: Final = 44


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse(code) for code in text.split())


def table(
    *piles: str,
    reserve: str = "",
    drawn: str = "",
    stock: int = 30,
    ending: Ending | None = None,
    deaths: tuple[Assassination | None, ...] = (None,) * 4,
) -> KillTheKingsView:
    """A table with cards below the kings, who are in the order of KINGS."""
    below = [*(cards(text) for text in piles), *[()] * (4 - len(piles))]
    return KillTheKingsView(
        piles=tuple(PileView(*pile) for pile in zip(KINGS, below, deaths, strict=True)),
        reserve=cards(reserve),
        drawn=parse(drawn) if drawn else None,
        stock=stock,
        last=None,
        ending=ending,
    )


START: Final = table(stock=48)
FULL: Final = table(LONGEST, "QD QH JC 9S", "", "JD 10S", reserve="AS 5S 2S AH", drawn="7D")
DYING: Final = table("QC 10H 10S", "QD JC 9H 8C", "JH 9D 6D 3D", drawn="AC", stock=26)
DEAD: Final = table(
    "QC 10H 10S 10C",
    "QD JC 9H 8C 7D",
    "JH 8H 6H 3H",
    "QS JS",
    reserve="AS 5S 2S AH 7C 4D 4C",
    deaths=("kind", "alternating", "suited", None),
)
WON: Final = replace(
    DEAD, piles=(*DEAD.piles[:3], PileView(KINGS[3], cards("9C 9D 9S"), "kind")), ending="won"
)
WORST: Final = {"start": START, "full": FULL, "dying": DYING, "dead": DEAD, "won": WON}


def pixels(view: KillTheKingsView) -> Image.Image:
    with Image.open(io.BytesIO(board_picture(view))) as image:
        return image.convert("RGB")


@pytest.mark.parametrize("name", WORST)
def test_pictures_are_small_and_always_the_same(name: str) -> None:
    picture = board_picture(WORST[name])
    assert size(picture)[0] == WIDTH
    assert len(picture) < MOST_BYTES
    assert board_picture(WORST[name]) == picture


@pytest.mark.parametrize("seed", range(3))
def test_only_what_everybody_knows_is_drawn(seed: int) -> None:
    last = None
    for state, _, _ in play(GAME, header_for(GAME, seed), seed):
        last = state
    assert last is not None
    view = GAME.view(last, None)
    worlds = [GAME.determinize(view, Chance(bytes([key]) * 32)) for key in range(2)]
    assert worlds[0].stock != worlds[1].stock
    assert {board_picture(GAME.view(world, 0)) for world in worlds} == {board_picture(view)}


@pytest.mark.parametrize("count", range(25))
def test_the_longest_pile_shows_every_band(count: int) -> None:
    width = card_width(table(" ".join(LONGEST.split()[:count])))
    spots = corners(3, count, width)
    assert len(spots) == count + 1
    for (_, y), (_, below) in pairwise(spots):
        assert round(below - y, 6) >= round(width * INDEX_BAND, 6)
        assert below - y >= NARROWEST_BAND
    assert spots[0][0] >= 0
    assert spots[0][0] + width <= WIDTH


@pytest.mark.parametrize("name", ["start", "full", "dying"])
def test_no_index_is_covered(name: str) -> None:
    view = WORST[name]
    picture = pixels(view)
    width = card_width(view)
    for at, pile in enumerate(view.piles):
        spots = corners(at, len(pile.cards), width)
        for card, (x, y) in zip((pile.king, *pile.cards), spots, strict=True):
            alone = Canvas(*picture.size)
            face(alone, card, x, y, width, across=True)
            assert shows(picture, alone, index_corner(x, y, width, 0.8, INDEX_BAND)), card


@pytest.mark.parametrize("slots", range(4, 9))
def test_every_reserve_card_can_be_read(slots: int) -> None:
    for taken in range(slots + 1):
        width, spots = reserve_places(taken, slots)
        assert len(spots) == slots
        for at, (x, after) in enumerate(pairwise(spots)):
            if at < taken - 1:
                assert after - x >= max(width * INDEX_STRIP, NARROWEST_INDEX)
            else:
                assert after - x >= 34
        last = width if taken == slots or slots == 4 else 34
        assert spots[-1] + last <= 406


def test_every_fact_is_to_be_seen() -> None:
    base = table("QC 10H", "QD", "JH", "JS", reserve="AS 5S")
    looks = [
        base,
        replace(base, stock=29),
        replace(base, stock=0),
        replace(base, drawn=parse("7D")),
        replace(base, drawn=parse("7H")),
        replace(base, reserve=cards("AS")),
        replace(base, reserve=cards("5S AS")),
        table("QC 10H", "QH", "JH", "JS", reserve="AS 5S"),
        *(replace(base, ending=ending) for ending in ("bust", "out_of_moves", "conceded")),
        replace(DEAD, drawn=None),
        WON,
    ]
    assert len({board_picture(view) for view in looks}) == len(looks)


def test_a_dead_king_shows_how_he_died() -> None:
    pile = "QC 10H 10S 9D 8C"
    ways: tuple[Assassination | None, ...] = (None, "alternating", "suited", "kind")
    looks = {board_picture(table(pile, deaths=(way, None, None, None))) for way in ways}
    assert len(looks) == 4


def test_the_cards_that_kill_next_are_told_from_those_that_cannot_come() -> None:
    near = table("QC 10H 10S")
    spent = table("QC 10H 10S", "10D 5D", "10C 5C")
    far = table("QC 9H 10S")
    gold = [sum(_gold(view)) for view in (near, spent, far)]
    assert gold[0] > gold[1] == gold[2] == 0
    assert sum(_gold(replace(near, ending="conceded"))) == 0


def _gold(view: KillTheKingsView) -> list[bool]:
    """Of the left edge of the first column: where it is gold."""
    picture = pixels(view)
    return [picture.getpixel((18, y)) == (240, 196, 88) for y in range(320, 440)]


@pytest.mark.parametrize(
    ("pile", "gone", "text"),
    [
        ("QC 10H 10S", "", "10♦♣"),
        ("QC 10H 10S", "10C", "10♦"),
        ("QD JC 9H 8C", "", "♦♥ <8"),
        ("QC JD 9S 4H", "", "♣♠ <4"),
        ("QC JD 9S 4H", "2C 2S 3C 3S", "A♠ A♣"),
        ("JH 9H 6H", "", "♥ <6"),
        ("JH 9H 3H", "", "A♥ 2♥"),
        ("JH 9H 3H", "2H", "A♥"),
    ],
)
def test_what_kills_next_in_few_signs(pile: str, gone: str, text: str) -> None:
    view = PileView(KINGS[0], cards(pile), None)
    assert needed(view, killers(view.cards) - {*cards(gone)}) == text


def test_words_can_be_translated() -> None:
    bust = replace(FULL, ending="bust")
    assert board_picture(bust, {**LEXICON.english, "bust": "Geplatzt"}) != board_picture(bust)


def test_long_words_stay_inside_the_picture() -> None:
    words = dict.fromkeys(LEXICON.english, "Donaudampfschifffahrtsgesellschaft")
    for ending in ("bust", "won"):
        view = replace(FULL, ending=ending)
        with Image.open(io.BytesIO(board_picture(view, words))) as image:
            right = image.convert("RGB").crop((706, 0, 720, 280))
        assert (
            right.tobytes() == pixels(replace(view, ending=None)).crop((706, 0, 720, 280)).tobytes()
        )


def test_letters_are_paths_and_nothing_is_fetched() -> None:
    svg = svg_of(board_picture, FULL)
    assert not re.search(r"<(text|tspan|image|use|style|font)\b", svg)
    assert "href" not in svg
