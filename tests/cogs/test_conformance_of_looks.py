"""The look of every game's pages: legible pictures, and controls that keep their places."""

import random
from collections.abc import Iterator, Set
from dataclasses import replace
from itertools import islice

from bot.base.language import languages
from bot.pages.model import Page
from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH
from tests.games.every import every_game, for_several
from tests.games.playing import AnyGame
from tests.support.acting import SERVICE
from tests.support.covered import faults_of
from tests.support.imagined import Pages, glimpses, imagined, presenter_of, with_pictures
from tests.support.looking import drawn, written
from tests.support.phone import MAX_HEIGHT, height

ODD_NAMES = (
    *("ann", "W" * 32, "Дуня Ёлкина-Преображенская", "王小明", "محمد علي", "🦊 Ada", "🦊🦊"),
    *("Nguyễn Thị Hương", "a" + "\u0301" * 30, "x_X_**Ada**_X_x", "あおい", "i", "שרה"),
    *(f"player {number:02}" for number in range(30)),
)
MIN_LOOKED_AT = 8
"""The first pages of a match are all looked at, for games begin with their longest decisions."""
NAMES = tuple(f"player {number:02}" for number in range(30))


def some_pages(game: AnyGame, seed: int) -> Iterator[Page]:
    presenter, rng = presenter_of(game), random.Random(seed)
    for record in glimpses(game, seed, NAMES, rng, share=0.3):
        pages = Pages(record, presenter)
        yield pages.board()
        for viewer in pages.viewers[1:]:
            yield from pages.some_hands(viewer, rng, picks=2)


@with_pictures
def test_pictures_are_read_in_the_box_that_discord_shows(game: AnyGame) -> None:
    """400 x 300 on a desk, 360 wide on a phone: letters of 11 px are 25 on the picture."""
    looked_at = set()
    for seed in range(4):
        for page in some_pages(game, seed):
            if page.picture is None:
                continue
            canvas = drawn(page)
            looked_at.add(page.picture.name)
            assert (canvas.width, canvas.height <= HEIGHT) == (WIDTH, True), page.picture.name
            assert canvas.smallest >= MIN_TEXT_SIZE, (page.picture.name, page.picture.alt)
    assert looked_at


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
def test_no_text_on_a_picture_is_covered_or_cut_off(game: AnyGame) -> None:
    """In no language, and whatever people are called."""
    presenter, looked_at = presenter_of(game), 0
    for seed, language in enumerate(languages()):
        rng = random.Random(seed)
        for record in glimpses(game, seed, ODD_NAMES, rng, share=0.2):
            pages = replace(Pages(record, presenter), language=language)
            hands = pages.some_hands(rng.choice(pages.viewers), rng)
            for page in (pages.board(), hands[0], *hands[1:][-1:]):
                if page.picture is not None:
                    looked_at += 1
                    assert page.picture.language == language.code
                    assert [*faults_of(drawn(page))] == [], (language.code, page.picture.alt)
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
