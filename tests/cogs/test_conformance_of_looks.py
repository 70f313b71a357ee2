"""The look of every game's pages: legible pictures, names in their rooms, steady controls."""

import io
import math
import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache, cached_property, partial
from itertools import chain, cycle, islice, product, starmap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PIL.ImageColor import getrgb
from pydantic import BaseModel

from bot.base.language import languages
from bot.match.people import COMPUTER_NAMES, computer_name
from bot.match.view import match_view
from bot.pages.endings import opponents_text
from bot.pages.model import Page, Picture, Select, stack_texts
from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, palette
from bot.pictures.canvas import Canvas, encode_png
from bot.pictures.chart import rating_chart, score_chart
from bot.pictures.fonts import JOINERS
from bot.pictures.leaderboard import RankingEntry, standings_canvas
from bot.pictures.lettering import ELLIPSIS, Words, written_width
from bot.pictures.stamps import Art
from bot.rasters import palette_of
from games.core import LEVELS
from tests.games.every import every_game, for_several, games_that
from tests.games.playing import AnyGame, header_for, sample_of
from tests.support.covered import HIDDEN, Box, faults_of, meet, opaque_pixels
from tests.support.imagined import ENGLISH, Pages, glimpses, imagined, presenter_of, with_pictures
from tests.support.looking import drawn, looked_at, pixels, written
from tests.support.names import UNWRITABLE, WRITABLE
from tests.support.phone import MAX_HEIGHT, height
from tests.support.reading import SERVICE

ODD_NAMES = (
    *("ann", "W" * 32, "Дуня Ёлкина-Преображенская", "王小明", "محمد علي", "🦊 Ada", "🦊🦊"),
    *("Nguyễn Thị Hương", "a" + "\u0301" * 30, "x_X_**Ada**_X_x", "あおい", "i", "שרה"),
    *(f"player {number:02}" for number in range(30)),
)
MIN_LOOKED_AT = 8
"""The first pages of a match are all looked at, for games begin with their longest decisions."""
GROUNDS = {palette.FELT, palette.FELT_DARK, palette.PANEL, palette.PANEL_LIT}
NAMES = tuple(f"player {number:02}" for number in range(30))


@with_pictures
def test_a_hand_that_names_others_names_its_own_player(game: AnyGame) -> None:
    """Unless there is too little room for names."""
    names = tuple(f"ö{number}" for number in range(30))
    for record in glimpses(game, 1, names, random.Random(1)):
        for viewer in record.awaited:
            page = Pages(record, presenter_of(game)).hand(viewer)
            named = written(drawn(page)) & {*names} if page.picture is not None else set()
            assert not named or names[viewer] in named, (viewer, named)


@with_pictures
def test_accents_of_capitals_keep_clear_of_frames(game: AnyGame) -> None:
    """They're seen as what differs if names are drawn with and without them."""
    names = [tuple(f"{letter}va {number}" for number in range(30)) for letter in "EÉ"]
    for seed in range(6):
        played = (glimpses(game, seed, each, random.Random(seed)) for each in names)
        for records in islice(zip(*played, strict=True), 1, 3):
            boards = [Pages(each, presenter_of(game)).board().picture for each in records]
            plain, accented = (np.asarray(pixels(board.png())) for board in boards if board)
            beneath = plain[(plain != accented).any(axis=2)]
            assert {f"#{pixel.tobytes().hex()}" for pixel in beneath} <= GROUNDS


@with_pictures
def test_no_text_on_a_picture_is_covered_or_cut_off_or_too_small(game: AnyGame) -> None:
    """In no language, and whatever people are called.

    Discord shows a box of 400 x 300 on a desk, 360 wide on a phone: letters of 11 px are 25 on the
    picture.
    """
    presenter, looked_at = presenter_of(game), 0
    for seed, language in enumerate(languages()):
        rng = random.Random(seed)
        for record in glimpses(game, seed, ODD_NAMES, rng, share=0.2):
            pages = replace(Pages(record, presenter), language=language)
            hands = pages.some_hands(rng.choice(pages.viewers), rng)
            for page in (pages.board(), *hands):
                if page.picture is not None:
                    looked_at += 1
                    assert page.picture.language == language.code
                    canvas = drawn(page)
                    assert [*faults_of(canvas)] == [], (language.code, page.picture.alt)
                    assert (canvas.width, canvas.height <= HEIGHT) == (WIDTH, True)
                    assert canvas.smallest >= MIN_TEXT_SIZE, (language.code, page.picture.alt)
    assert looked_at > len(languages())


@every_game
def test_a_hand_is_seen_whole_on_a_phone(game: AnyGame) -> None:
    """In every language, for players who no longer get advice."""
    looked_at = 0
    for seed, language in enumerate(languages()):
        for number, record in enumerate(imagined(game, seed, NAMES)):
            if number % 12 and record.version > MIN_LOOKED_AT:
                continue
            for viewer in record.awaited:
                record.chairs[viewer].stand_in = False
                hand = replace(Pages(record, presenter_of(game)), language=language).hand(viewer)
                assert height(hand) <= MAX_HEIGHT, (language.code, hand.text)
                looked_at += 1
    assert looked_at > len(languages())


@games_that(lambda game: not game.for_one)
def test_an_open_table_is_seen_whole_on_a_phone(game: AnyGame) -> None:
    record = next(imagined(game, 0, NAMES))
    record.status, record.state, record.seats = "lobby", None, None
    del record.chairs[min(4, game.seats.stop - 2) :]
    for language in languages():
        board = Pages(record, presenter_of(game), language).board()
        assert isinstance(board.rows[-1], Select), "the level of computers"
        assert height(board) <= MAX_HEIGHT, (language.code, board.text)


@games_that(lambda game: game.has_computers and not game.for_one)
def test_the_first_hand_against_computers_is_seen_whole_on_a_phone(game: AnyGame) -> None:
    """With advice, and below what is said about the opponents."""
    for seed, language in product(range(3), languages()):
        record = next(each for each in imagined(game, seed, NAMES) if each.awaited)
        viewer = min(record.awaited)
        record.chairs[viewer].coached = True
        hand = Pages(record, presenter_of(game), language).hand(viewer)
        for level in LEVELS:
            text = stack_texts(opponents_text(level, language), hand.text)
            assert height(replace(hand, text=text)) <= MAX_HEIGHT, (language.code, text)


Places = dict[tuple[int, int], tuple[str, str]]
"""By row and place in it the verb and the label of a button that acts."""


def acting(page: Page, ignored: Set[str] = SERVICE | {"pick"}) -> Places:
    return {
        (number, place): (button.verb, button.label)
        for number, row in enumerate(page.rows)
        if isinstance(row, tuple)
        for place, button in enumerate(row)
        if not button.disabled
        if button.verb not in ignored
    }


@every_game
def test_no_control_that_acts_comes_where_another_stood_a_moment_before(game: AnyGame) -> None:
    """So that who presses twice, or a moment late, does nothing that they did not mean."""
    presenter, compared = presenter_of(game), 0
    for seed, most in ((0, None), (1, 100), (2, 100)):
        before: dict[int | None, Places] = {}
        for record in islice(imagined(game, seed, NAMES), most):
            pages = Pages(record, presenter)
            for viewer in pages.viewers[1:]:
                now = acting(pages.hand(viewer))
                for spot, control in before.get(viewer, {}).items():
                    assert now.get(spot, control) == control, (record.version, spot)
                compared += bool(now and before.get(viewer))
                before[viewer] = now
    assert compared


@for_several
def test_no_control_of_a_hand_moves_when_a_computer_keeps_the_seat(game: AnyGame) -> None:
    """The way back comes beside or below all others, or alone where there is no room."""
    presenter, compared = presenter_of(game), 0
    for record in glimpses(game, 1, NAMES, random.Random(1)):
        pages = Pages(record, presenter)
        for viewer in pages.viewers[1:]:
            chair = record.chairs[viewer or 0]
            before = chair.stand_in
            chair.stand_in = False
            usual = acting(pages.hand(viewer), ignored={"back"})
            chair.stand_in = True
            kept = acting(pages.hand(viewer), ignored={"back"})
            chair.stand_in = before
            assert kept.items() <= usual.items()
            compared += bool(kept)
    assert compared


Drawing = Callable[[Sequence[str]], Canvas]
"""Draws a picture of people with these names, as many as it needs."""
Drawings = Iterator[tuple[str, Drawing]]
"""Names of pictures, with the functions that draw them."""
Placed = tuple[Art | Words, int, int]

PLAIN = tuple(f"{number:02} player" for number in range(30))
"""They differ in their first letters, for pictures that cut names."""
SHARE_LOOKED_AT = 0.1
MAX_LAYOUTS = 6
"""Maximum number of pictures of a kind that are looked at, all with names in different places."""
ROOMS_TRIED = 3
"""Number of groups of people in a picture, if names of all kinds were on another of its kind."""
OVERHANG = 4
"""Width in px that a letter may reach out of the room of its name."""
UNSEEN = str.maketrans(dict.fromkeys((*JOINERS, " ")))
INSTEAD = {"YOU"}
"""Words that are written instead of one's own name if our fonts lack it."""


def moments(game: AnyGame, seeds: Iterable[int]) -> Iterator[tuple[Pages, int | None]]:
    """Some moments of matches, each with somebody who looks at it."""
    for seed in seeds:
        rng = random.Random(seed)
        for record in imagined(game, seed, PLAIN):
            if record.status == "over" or rng.random() <= SHARE_LOOKED_AT:
                pages = Pages(record, presenter_of(game))
                yield pages, rng.choice(pages.viewers)


def pictures_of_a_table(pages: Pages, viewer: int | None) -> Drawings:
    for page in (pages.board(), pages.hand(viewer), pages.memory(viewer)):
        if page is not None and page.picture is not None:
            names = tuple(chair.name for chair in pages.record.chairs)
            kind = f"{pages.record.status} {page.picture.draw.__name__}"
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
        for _ in range(ROOMS_TRIED if kind in begun else math.ceil(len(WRITABLE) / rooms)):
            look.check(people(WRITABLE.values(), begun[kind] % len(WRITABLE)))
            begun[kind] += rooms
    return begun


@games_that(lambda game: not game.for_one)
def test_any_name_stays_in_its_room_in_every_game(game: AnyGame) -> None:
    check_names(chain.from_iterable(starmap(pictures_of_a_table, moments(game, range(3)))))


def test_any_name_stays_in_its_room_on_leaderboards_and_charts() -> None:
    assert check_names(pictures_of_the_hall())


@games_that(lambda game: game.has_computers and not game.for_one)
def test_no_computers_name_is_cut_in_any_language(game: AnyGame) -> None:
    """At tables of all sizes."""
    known = set[tuple[object, ...]]()
    sizes = {header_for(game, seed).seats: seed for seed in range(12)}
    for pages, viewer in moments(game, sizes.values()):
        drawings = pictures_of_a_table(pages, viewer)
        layouts = {(kind, *draw(PLAIN).named) for kind, draw in drawings}
        if layouts <= known:
            continue
        known |= layouts
        for language in languages():
            called = [computer_name(name, language) for name in COMPUTER_NAMES]
            widest = sorted(called, key=lambda name: written_width(name, MIN_TEXT_SIZE))[-2:]
            drawings = pictures_of_a_table(replace(pages, language=language), viewer)
            for (kind, draw), first in product(drawings, range(2)):
                names = written(draw(people(widest, first)))
                assert not any(name.endswith(ELLIPSIS) for name in names), (kind, language.code)
    assert known


CHANGES_TRIED: Final = 8
"""Number of changes tried of a field that is always drawn."""
MADE_OTHERS: Final = 30
"""Number of pictures of which everything is changed that is never drawn."""
SOUGHT: Final = 400
"""Number of changes tried of a field that is drawn at times."""
MOST_BYTES: Final = 60 * 1024
ROUNDED: Final = 1
"""Number of px by which a box may reach too far because its place and its size are whole."""
LONG: Final = "Donaudampfschifffahrtsgesellschaft"

SELDOM: Final = {
    "position.monarchs": "no King has gained a movement",
    "position.kept": "no King stays on the centre",
    "options.keep_it": "no King stays on the centre",
    "seats[].total": "few pictures are of the end of a match",
    "seating[]": "nobody sits on two seats",
    "2.beside": "what can be captured seldom decides which part of a board is drawn",
}
"""Why random matches do not come to where a field would be seen: the game's own tests do."""

SELDOM_SAID: Final = {"won", "bust", "out_of_moves", "conceded", "draw", "naming"}
"""Words for what random matches seldom come to."""

SENSELESS: Final = (LookupError, ValueError, AssertionError, TypeError)
"""Exceptions of changes that make no sense."""

Path = tuple[Any, ...]


def parts(value: Any) -> list[tuple[Any, str, Any]]:
    """Return the parts of a value: the key of each, the name of its kind, and the part."""
    if is_dataclass(value):
        return [(each.name, f".{each.name}", getattr(value, each.name)) for each in fields(value)]
    if isinstance(value, BaseModel):
        return [(name, f".{name}", getattr(value, name)) for name in type(value).model_fields]
    if hasattr(value, "_fields"):
        return [(name, f".{name}", getattr(value, name)) for name in value._fields]
    if isinstance(value, tuple | list):
        return [(at, "[]", each) for at, each in enumerate(value)]
    return []


def walk(value: Any, name: str, *path: Any) -> Iterator[tuple[str, Path, Any]]:
    """All that a value is made of, by the name of its kind and the way to it."""
    yield name, path, value
    for key, kind, part in parts(value):
        yield from walk(part, name + kind, *path, key)


def changed(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    key, *rest = path
    part = changed({at: part for at, _, part in parts(value)}[key], tuple(rest), new)
    if is_dataclass(value):
        return replace(value, **{key: part})  # type: ignore[type-var]
    if isinstance(value, BaseModel):
        return value.model_copy(update={key: part})
    if hasattr(value, "_fields"):
        return value._replace(**{key: part})
    return type(value)([*value[:key], part, *value[key + 1 :]])


def look(picture: Picture) -> tuple[Any, ...]:
    """Return all that a picture is drawn from: its size, its ground and its drawings."""
    canvas = drawn(Page("", "", picture=picture))
    return canvas.width, canvas.height, canvas.background, tuple(canvas.placed)


@dataclass
class Sample:
    """A picture, looked at once for all that it is compared with."""

    picture: Picture

    @cached_property
    def look(self) -> tuple[Any, ...]:
        return look(self.picture)

    def shows(self, subject: tuple[Any, ...]) -> bool:
        return look(replace(self.picture, subject=subject)) != self.look


@cache
def pictures(game: AnyGame) -> dict[str, list[Sample]]:
    """Pictures of some random matches, by what draws them; the later in a match, the fewer."""
    presenter, found = presenter_of(game), defaultdict(list)
    for seed in range(8):
        rng = random.Random(seed)
        for record in glimpses(game, seed, PLAIN, rng, share=0.9):
            pages = Pages(record, presenter)
            viewer = rng.choice([*pages.viewers, *record.awaited])
            hands = [] if viewer is None else pages.some_hands(viewer, rng)
            for page in (pages.board(), pages.memory(viewer), *hands):
                if page is not None and page.picture is not None:
                    found[page.picture.draw.__name__].append(Sample(page.picture))
    return found


@dataclass
class Field:
    """Something that pictures of one kind are made of: where it is found, and all its values."""

    found: list[tuple[Sample, Path, Any]]
    values: dict[str, Any]

    def changes(self, most: int) -> Iterator[bool]:
        """Whether a picture shows that the field is another, for some changes that make sense."""
        return islice(self._all_changes(), most)

    def other(self, value: Any, rng: random.Random) -> Any:
        return rng.choice([other for key, other in self.values.items() if key != repr(value)])

    def _all_changes(self) -> Iterator[bool]:
        rng = random.Random(0)
        for sample, path, value in 3 * rng.sample(self.found, len(self.found)):
            if len(self.values) > 1:
                subject = changed(sample.picture.subject, path, self.other(value, rng))
                with suppress(*SENSELESS):
                    yield sample.shows(subject)


def named_parts(sample: Sample) -> Iterator[tuple[str, Path, Any]]:
    """All that a picture is made of, as in `walk`, by the name that it has in the lists above."""
    for at, view in enumerate(sample.picture.subject):
        for name, path, value in walk(view, str(at), at):
            yield name.removeprefix("0.").removeprefix("view."), path, value


def fields_of(seen: list[Sample]) -> dict[str, Field]:
    found: dict[str, Field] = {}
    for sample in seen:
        for name, path, value in named_parts(sample):
            field = found.setdefault(name, Field([], {}))
            field.found.append((sample, path, value))
            field.values.setdefault(repr(value), value)
    return found


def within(name: str, names: Iterable[str]) -> bool:
    return any(name == each or name.startswith((f"{each}.", f"{each}[")) for each in names)


def others_of(seen: list[Sample], fields: dict[str, Field]) -> Iterator[tuple[set[str], bool]]:
    """Which of these fields were made others, all in one picture, and whether it shows."""
    rng = random.Random(0)
    for sample in rng.sample(seen, min(MADE_OTHERS, len(seen))):
        subject, made = sample.picture.subject, set()
        for name, path, value in named_parts(sample):
            if name in fields and len(fields[name].values) > 1 and rng.random() < 0.5:
                with suppress(*SENSELESS):
                    subject = changed(subject, path, fields[name].other(value, rng))
                    made.add(name)
        with suppress(*SENSELESS):
            yield made, sample.shows(subject)


@with_pictures
def test_a_picture_shows_all_of_a_view_but_for_what_is_listed(game: AnyGame) -> None:
    for kind, seen in pictures(game).items():
        found = fields_of(seen)
        always, never = (
            sample_of(game, listed, {}).get(kind, "").split() for listed in ("ALWAYS", "NOT_DRAWN")
        )
        assert {*always, *never} <= found.keys()
        hidden = {name: field for name, field in found.items() if within(name, never)}
        others = [*others_of(seen, hidden)]
        if any(shows for _, shows in others):
            assert not [name for name, each in hidden.items() if any(each.changes(SOUGHT))], kind
        assert not any(shows for _, shows in others), (kind, "several of these together")
        made = set().union(*(names for names, _ in others))
        assert made >= {name for name in never if len(found[name].values) > 1}, kind
        shown, listed = set[str](), (*never, *SELDOM)
        for name, field in reversed(found.items()):  # parts come before what is made of them
            parts = {part for part in found if within(part, [name]) and part != name}
            if name in always:
                tries = [*field.changes(CHANGES_TRIED)]
                assert tries and all(tries), (kind, name)
            elif all(within(part, listed) for part in parts or {name}) or shown & parts:
                continue
            else:
                more = field.changes(SOUGHT)
                assert next(more, True) or any(more), (kind, name)
            shown.add(name)


def words_of(sample: Sample) -> dict[str, str]:
    words = sample.picture.subject[-1]
    return words if isinstance(words, dict) else {}


@with_pictures
def test_every_word_is_written_somewhere_and_stays_inside(game: AnyGame) -> None:
    missing = {*words_of(next(iter(pictures(game).values()))[0])} - SELDOM_SAID
    for seen in pictures(game).values():
        for sample in filter(words_of, seen):
            view, words = sample.picture.subject[:-1], words_of(sample)
            if missing and sample.shows((*view, words | dict.fromkeys(missing, "XYZ"))):
                for word in [*missing]:
                    if sample.shows((*view, words | {word: "XYZ"})):
                        missing.remove(word)
        if words := words_of(seen[-1]):
            view = seen[-1].picture.subject[:-1]
            long = replace(seen[-1].picture, subject=(*view, dict.fromkeys(words, LONG)))
            for art, x, _ in look(long)[-1]:
                assert x >= 0 and x + art.width <= WIDTH + ROUNDED, (art, x)
    assert not missing


@with_pictures
def test_the_fullest_pictures_are_small_and_of_named_colours(game: AnyGame) -> None:
    for kind, seen in pictures(game).items():
        fullest = max(seen, key=lambda sample: len(sample.look[-1]))
        canvas = drawn(Page("", "", picture=fullest.picture))
        size = len(encode_png(canvas))
        assert size <= MOST_BYTES, (kind, size)
        named = {canvas.colours[at : at + 3] for at in range(0, len(canvas.colours), 3)}
        for each, _, _ in canvas.placed:
            if isinstance(each, Words):
                assert getrgb(each.colour) in named
                continue
            assert not re.search(r"<(image|use|style|font)\b|href", each.svg)
            assert {getrgb(code) for code in re.findall("#[0-9a-f]{6}", each.svg)} <= named


@with_pictures
def test_all_hands_lie_open_below_the_board_of_a_replay(game: AnyGame) -> None:
    presenter = presenter_of(game)
    record = next(each for each in imagined(game, 1, PLAIN) if each.version > 1)
    seats = [match_view(record, chair.seat, ENGLISH) for chair in record.chairs]
    picture = presenter.open_hands(seats, ENGLISH)
    assert (picture is not None) == presenter.has_hands
    board = presenter.board(match_view(record, None, ENGLISH), ENGLISH)
    if picture is not None:
        shown = drawn(replace(board, picture=picture))
        assert shown.height > drawn(board).height
        assert len(shown.placed) > len(drawn(board).placed)
