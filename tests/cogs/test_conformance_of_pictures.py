"""Every field of a view changes what a picture shows, but for those that a ``sample`` leaves out.

Pictures are made of views, and ``test_conformance_of_pages`` proves that nothing hidden is in them.
"""

import random
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache, cached_property
from itertools import islice
from typing import Any, Final

from PIL.ImageColor import getrgb
from pydantic import BaseModel

from bot.match.view import match_view
from bot.pages.model import Page, Picture
from bot.pictures import WIDTH
from bot.pictures.canvas import encode_png
from bot.pictures.lettering import Words
from tests.games.playing import AnyGame, sample_of
from tests.support.imagined import ENGLISH, Pages, glimpses, imagined, presenter_of, with_pictures
from tests.support.looking import drawn

NAMES: Final = tuple(f"{number:02} player" for number in range(30))
"""They differ in their first letters, for pictures that cut names."""
TRIED: Final = 8
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
    """Return a copy of a value in which the part at the end of a way is another."""
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
        """Whether it would look different if it were of this."""
        return look(replace(self.picture, subject=subject)) != self.look


@cache
def pictures(game: AnyGame) -> dict[str, list[Sample]]:
    """Pictures of some random matches, by what draws them; the later in a match, the fewer."""
    presenter, found = presenter_of(game), defaultdict(list)
    for seed in range(8):
        rng = random.Random(seed)
        for record in glimpses(game, seed, NAMES, rng, share=0.9):
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
        """Another of its values, if there is one."""
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
    """Whether something is one of the fields, or a part of one."""
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
        shown = set[str]()
        for name, field in reversed(found.items()):  # parts come before what is made of them
            if name in always:
                tries = [*field.changes(TRIED)]
                assert tries and all(tries), (kind, name)
            elif within(name, [*never, *SELDOM]) or any(within(part, [name]) for part in shown):
                continue
            else:
                more = field.changes(SOUGHT)
                assert next(more, True) or any(more), (kind, name)
            shown.add(name)


def words_of(sample: Sample) -> dict[str, str]:
    """The words on a picture, which are the last that it's made of."""
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
    record = next(each for each in imagined(game, 1, NAMES) if each.version > 1)
    seats = [match_view(record, chair.seat, ENGLISH) for chair in record.chairs]
    picture = presenter.open_hands(seats, ENGLISH)
    assert (picture is not None) == presenter.has_hands
    board = presenter.board(match_view(record, None, ENGLISH), ENGLISH)
    if picture is not None:
        shown = drawn(replace(board, picture=picture))
        assert shown.height > drawn(board).height
        assert len(shown.placed) > len(drawn(board).placed)
