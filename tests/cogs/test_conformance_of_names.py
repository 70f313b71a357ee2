"""Whatever people are called, every picture that names them is drawn and holds what it should.

A name stays in its room, covers nothing, moves nothing, and is left out where our fonts cannot
write it: what else tells people apart, such as a shield with a number, stands there as always.
"""

import io
import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import cycle, islice

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bot.pages.model import Page
from bot.pictures.canvas import Canvas, encode_png
from bot.pictures.chart import rating_chart, score_chart
from bot.pictures.fonts import JOINERS
from bot.pictures.leaderboard import RankingEntry, standings_canvas
from bot.pictures.lettering import Words
from bot.pictures.stamps import Art
from bot.rasters import palette_of
from tests.games.every import games_that
from tests.games.playing import AnyGame
from tests.support.covered import HIDDEN, Box, faults_of, meet, opaque_pixels
from tests.support.imagined import Pages, imagined, presenter_of
from tests.support.looking import drawn, looked_at
from tests.support.names import UNWRITABLE, WRITABLE

Drawing = Callable[[Sequence[str]], Canvas]
"""Draws a picture of people with these names, as many as it needs."""
Drawings = Iterator[tuple[str, Drawing]]
"""Names of pictures, with the functions that draw them."""
Placed = tuple[Art | Words, int, int]

PLAIN = tuple(f"{number:02} player" for number in range(30))
SHARE_LOOKED_AT = 0.1
MAX_LAYOUTS = 6
"""Maximum number of pictures of a kind that are looked at, all with names in different places."""
TRIED = 3
"""Number of groups of people in a picture, if names of all kinds were on another of its kind."""
OVERHANG = 4
"""Width in px that a letter may reach out of the room of its name."""
UNSEEN = str.maketrans(dict.fromkeys((*JOINERS, " ")))
INSTEAD = {"YOU"}
"""Words that are written instead of one's own name if our fonts lack it."""


def pictures_of_a_table(game: AnyGame) -> Drawings:
    for seed in range(3):
        rng = random.Random(seed)
        for record in imagined(game, seed, PLAIN):
            if record.status != "over" and rng.random() > SHARE_LOOKED_AT:
                continue
            pages = Pages(record, presenter_of(game))
            viewer = rng.choice(pages.viewers)
            for page in (pages.board(), pages.hand(viewer), pages.memory(viewer)):
                if page is not None and page.picture is not None:
                    names = tuple(chair.name for chair in record.chairs)
                    kind = f"{record.status} {page.picture.draw.__name__}"
                    yield kind, partial(drawn_with, page, names)


def drawn_with(page: Page, before: tuple[str, ...], names: Sequence[str]) -> Canvas:
    assert page.picture is not None
    named = tuple(names[: len(before)])
    subject = (named if each == before else each for each in page.picture.subject)
    return drawn(replace(page, picture=replace(page.picture, subject=tuple(subject))))


def leaderboard(first: int, length: int, names: Sequence[str]) -> Canvas:
    entries = [RankingEntry(first + at, at, names[at], "1640", "12/20") for at in range(length)]
    return standings_canvas("High Card", "All time", entries, ("♔", "card"))


def profile(draw: Callable[[str], bytes], names: Sequence[str]) -> Canvas:
    with looked_at() as canvases:
        draw(names[0])
    return canvases[0]


def pictures_of_the_hall() -> Drawings:
    for first, length in ((1, 1), (1, 3), (1, 10), (11, 10)):
        yield "leaderboard", partial(leaderboard, first, length)
    yield "ratings", partial(profile, lambda name: rating_chart(1, name, ((1520, False),) * 9, 9))
    yield "scores", partial(profile, lambda name: score_chart(1, name, ((3, False),), 9, "9", 4))


def box_of(placed: Placed, canvas: Canvas) -> Box:
    each, x, y = placed
    if isinstance(each, Art):
        return (x, y, x + each.width, y + each.height)
    stamp, left, top = each.stamp(canvas.colours)
    return (x + left, y + top, x + left + stamp.width, y + top + stamp.height)


def stands_in_a_room(placed: Placed, canvas: Canvas) -> bool:
    left, top, right, bottom = box_of(placed, canvas)
    return any(
        room[0] - OVERHANG <= left
        and room[1] - 1 <= top
        and right <= room[2] + OVERHANG
        and bottom <= room[3] + 1
        for room in canvas.named
    )


def things(canvas: Canvas, placed: Iterable[Placed]) -> NDArray[np.bool_]:
    """The pixels where there is more than panels and the ground, at least near names."""
    bare = Canvas(canvas.width, canvas.height, canvas.background, canvas.colours)
    near = (each for each in placed if any(meet(box_of(each, canvas), r) for r in canvas.named))
    bare.placed = [each for each in near if not is_ground(each[0], canvas)]
    with Image.open(io.BytesIO(encode_png(bare))) as picture:
        ground = palette_of(canvas.colours).index_of(canvas.background)
        found: NDArray[np.bool_] = np.asarray(picture) != ground
    return found


def is_ground(placed: Art | Words, canvas: Canvas) -> bool:
    return isinstance(placed, Art) and (
        placed.svg.startswith("<rect") or placed.width == canvas.width
    )


def covered_by(placed: Placed, things: NDArray[np.bool_], canvas: Canvas) -> float:
    """The share of the ink of words, or of a sign, that lies on other things."""
    left, top, right, bottom = box_of(placed, canvas)
    ink = opaque_pixels(placed[0], canvas)[max(0, -top) :, max(0, -left) :]
    below = things[max(0, top) : bottom, max(0, left) : right]
    ink = ink[: below.shape[0], : below.shape[1]]
    return float((ink & below).sum() / max(1, ink.sum()))


def people(names: Iterable[str], first: int = 0) -> tuple[str, ...]:
    """As many as any picture has room for, who are called this, from one of the names on."""
    return tuple(islice(cycle(names), first, first + len(PLAIN)))


@dataclass
class Look:
    """A picture in which nobody's name can be written."""

    draw: Drawing
    empty: Canvas

    def __post_init__(self) -> None:
        self.others = [each for each in self.empty.placed if not self._stands_instead(each)]
        self.known = {*self.others}
        self.things = things(self.empty, self.others)

    def _stands_instead(self, placed: Placed) -> bool:
        words = placed[0]
        stands = isinstance(words, Words) and words.text in INSTEAD
        return stands and stands_in_a_room(placed, self.empty)

    def check(self, names: Sequence[str]) -> None:
        """Check the picture with these names on it."""
        canvas = self.draw(names)
        assert canvas.named == self.empty.named, names
        assert [each for each in canvas.placed if each in self.known] == self.others, names
        assert [*faults_of(canvas)] == [], names
        for placed in canvas.placed:
            if placed not in self.known:
                assert stands_in_a_room(placed, canvas), (placed, names)
                assert covered_by(placed, self.things, canvas) <= HIDDEN, (placed, names)
                if isinstance(words := placed[0], Words):
                    assert all(map(words.face.has, words.text.translate(UNSEEN))), words


def check_names(pictures: Drawings) -> Counter[str]:
    """Fail unless any name stays in its room and moves nothing. Returns how many, by picture."""
    layouts, begun = set[tuple[object, ...]](), Counter[str]()
    for kind, draw in pictures:
        empty = draw(people(UNWRITABLE.values()))
        if not empty.named:
            assert draw(people(WRITABLE.values())).placed == empty.placed, kind
        layout = (kind, empty.height, *empty.named)
        looked_at = sum(each[0] == kind for each in layouts)
        if not empty.named or layout in layouts or looked_at == MAX_LAYOUTS:
            continue
        layouts.add(layout)
        assert draw(people(UNWRITABLE.values(), 1)).placed == empty.placed
        look = Look(draw, empty)
        rooms = len(empty.named)
        for _ in range(TRIED if kind in begun else math.ceil(len(WRITABLE) / rooms)):
            look.check(people(WRITABLE.values(), begun[kind] % len(WRITABLE)))
            begun[kind] += rooms
    return begun


@games_that(lambda game: not game.for_one)
def test_any_name_stays_in_its_room_in_every_game(game: AnyGame) -> None:
    check_names(pictures_of_a_table(game))


def test_any_name_stays_in_its_room_on_leaderboards_and_charts() -> None:
    assert check_names(pictures_of_the_hall())
