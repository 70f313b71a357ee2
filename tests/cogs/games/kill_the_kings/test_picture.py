"""The picture of Kill the Kings: every pile readable, every fact to be seen, nothing else."""

from dataclasses import replace
from itertools import pairwise
from typing import Any, Final, get_args

import pytest
from PIL.ImageColor import getrgb

from bot.pictures import INDEX_BAND, INDEX_STRIP, WIDTH, Canvas, face, palette
from bot.pictures.deck import RATIO
from cogs.games.kill_the_kings.picture import (
    CARD,
    COLUMN_END,
    SHOWN,
    board_picture,
    corners,
    draw_end,
    reserve_place,
)
from games.core.cards import parse
from games.kill_the_kings.piles import Assassination
from games.kill_the_kings.view import Ending, KillTheKingsView
from tests.games.kill_the_kings.table import GAME, layout
from tests.support.looking import index_corner, pixels, shows

LONGEST: Final = "QC QS JS JH 10H 10C 9H 9C 8D 8S 7H 7C 6H 6C 5D 5H 4S 4D 3D 3C 2H 2C AD AC"
NARROWEST_BAND: Final = 35
GOLD, RED = getrgb(palette.GOLD), getrgb(palette.BAD)
FOOT: Final = (220, 520, 790, 590)
"""The part of the picture, in px, that says how a game ended."""


def table(*piles: str, **more: Any) -> KillTheKingsView:
    """A table with cards below the kings, who are in the order of KINGS."""
    return GAME.view(layout(*piles, **more), None)


@pytest.mark.parametrize("count", range(SHOWN + 1))
def test_every_band_of_a_pile_can_be_read(count: int) -> None:
    spots = corners(3, count)
    assert len(spots) == count + 1
    for (_, y), (_, below) in pairwise(spots):
        assert below - y >= NARROWEST_BAND
    x, y = spots[-1]
    assert x + CARD <= WIDTH
    assert y + CARD * RATIO <= COLUMN_END


def test_of_a_very_long_pile_the_lowest_cards_are_shown_and_the_others_counted() -> None:
    longest = LONGEST.split()
    spots = corners(0, SHOWN)
    for count in range(SHOWN + 1, len(longest) + 1):
        below = longest[:count]
        picture = pixels(board_picture(table(" ".join(below))))
        for code, (x, y) in zip(below[1 - SHOWN :], spots[2:], strict=True):
            alone = Canvas(*picture.size)
            face(alone, parse(code), x, y, CARD, across=True)
            assert shows(picture, alone, index_corner(x, y, CARD, 0.8, INDEX_BAND)), code
    looks = [board_picture(table(" ".join(longest[at:]))) for at in (0, 3, 4, 5)]
    assert len({*looks}) == len(looks)


@pytest.mark.parametrize("ending", [None, "bust"])
@pytest.mark.parametrize("slots", range(4, 8))
def test_every_reserve_card_can_be_read(slots: int, ending: Ending | None) -> None:
    dead = ("QC QD QH", "JC JD JH", "10C 10D 10H")[: slots - 4]
    held = ["AS", "5S", "2S", "AH", "7C", "4D", "4C"][:slots]
    view = table(*dead, reserve=" ".join(held))
    picture = pixels(board_picture(replace(view, ending=ending)))
    word = draw_end(Canvas(*picture.size), "Bust", won=False) if ending else WIDTH
    for at, code in enumerate(held):
        x, y, width = reserve_place(at, slots, word - 8)
        assert x + width <= word - 8
        alone = Canvas(*picture.size)
        face(alone, parse(code), x, y, width)
        assert shows(picture, alone, index_corner(x, y, width, INDEX_STRIP, 0.9)), code


def test_the_newest_card_is_raised_and_the_piles_that_take_it_are_lit() -> None:
    view = table("QC 10H", "QD", "JH", "JS", reserve="5S 9C")
    assert len({board_picture(view, newest) for newest in (None, *view.reserve)}) == 3
    assert [lit(view, parse("9C"), at) for at in range(4)] == [True, True, True, False]
    assert [lit(view, None, at) for at in range(4)] == [False] * 4
    drawn = replace(view, drawn=parse("7H"))
    assert [lit(drawn, None, at) for at in range(4)] == [True, False, True, True]


def lit(view: KillTheKingsView, newest: int | None, pile: int) -> bool:
    """Whether the column of a king has a gold edge."""
    return pixels(board_picture(view, newest)).getpixel((8 + pile * 198 + 2, 300)) == GOLD


def test_a_dead_king_shows_how_he_died() -> None:
    view = table("QC 10H 10S 9D 8C")
    ways: tuple[Assassination | None, ...] = (None, "alternating", "suited", "kind")
    piles = [(replace(view.piles[0], death=way), *view.piles[1:]) for way in ways]
    looks = {board_picture(replace(view, piles=each)) for each in piles}
    assert len(looks) == 4


GAP = 32
LADDERS = {"alternating": (16, 5), "suited": (188, 4), "kind": (328, 3)}
"""For each way to kill the first king: where its bars begin in px, and their number."""


def bars(view: KillTheKingsView, way: str) -> str:
    """The bars of a way to kill the first king: # lies, + kills next, . is missing, or none."""
    picture = pixels(board_picture(view))
    top, number = LADDERS[way]
    signs: dict[object, str] = {(251, 246, 233): "#", GOLD: "+", getrgb(palette.STONE): "."}
    inside = (picture.getpixel((145, top + 6 + at * GAP)) for at in range(number))
    return "".join(signs.get(each, "") for each in inside)


@pytest.mark.parametrize(
    ("piles", "way", "shown"),
    [
        (("",), "alternating", "....."),
        (("",), "suited", "...."),
        (("",), "kind", "..."),
        (("QC 10H 9S",), "alternating", "###.."),
        (("QC 10H 9S",), "suited", "#..."),
        (("QC 10H 9S 8D",), "alternating", "####+"),
        (("QC 10C 9C",), "suited", "###+"),
        (("QC 10H 10S",), "kind", "##+"),
        (("QC 10H 10S", "10D 5D", "10C 5C"), "kind", ""),
        (("QC 10H 10S", "10D 5D"), "kind", "##+"),
        (("QC 3C",), "suited", "##.."),
        (("QC 3C", "QD 2C", "QH"), "suited", ""),
        (("QC 2D",), "suited", ""),
        (("QC 2D",), "alternating", ""),
        (("QC JD 10S 3H",), "alternating", "####+"),
        (("AC",), "kind", "#.."),
    ],
)
def test_the_ways_to_kill_show_what_lies_and_what_is_missing(
    piles: tuple[str, ...], way: str, shown: str
) -> None:
    """And none that the cards left cannot complete."""
    assert bars(table(*piles), way) == shown


def test_in_the_end_nothing_kills_next() -> None:
    assert bars(replace(table("QC 10H 10S"), ending="conceded"), "kind") == "##."


@pytest.mark.parametrize("ending", get_args(Ending))
def test_only_a_won_game_ends_in_gold(ending: Ending) -> None:
    view = replace(table("QC 10H 10S"), ending=ending)
    foot = pixels(board_picture(view)).crop(FOOT)
    colours = {colour for _, colour in foot.getcolors(foot.width * foot.height) or []}
    assert colours & {GOLD, RED} == {GOLD if ending == "won" else RED}
