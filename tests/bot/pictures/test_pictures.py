"""Pictures: cards, hands, tables, films, colours that all tell apart, the same on every machine."""

import hashlib
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageColor, ImageSequence, UnidentifiedImageError
from PIL.ImageColor import getrgb

from bot.base.language import Language, sentence
from bot.pages.cards import Deck, drawing_with
from bot.pages.model import Picture
from bot.pictures import (
    HEIGHT,
    INDEX_BAND,
    INDEX_STRIP,
    LIFT,
    WIDTH,
    Canvas,
    Lexicon,
    back,
    face,
    hand_picture,
    has_glyphs,
    measure,
    palette,
    slot,
)
from bot.pictures.canvas import encode_png, printing
from bot.pictures.files import FRAME_MS, LAST_MS, MAX_FRAMES, WIDE, animate, evenly
from bot.pictures.hand import places
from bot.pictures.result import SignRow, result_picture
from cogs.games.king_of_the_mountain.board_art import OWNERS
from cogs.games.king_of_the_mountain.picture import board_picture as mountain_picture
from tests.games.king_of_the_mountain.setting import GAME, chance, new
from tests.support.looking import index_corner, looked_at, pixels, shows
from tests.support.sketches import Sketches
from tests.support.wording import Given
from tests.support.world import World

ROOT = Path(__file__).parents[3]
MOST_BYTES = 60 * 1024
INDEX_ENDS = 0.88
"""Height at which the rank and suit in a card's corner end, for a card of width 1."""

ALONE = """
import hashlib
from bot.pictures import Canvas, hand_picture
canvas = Canvas(300, 60)
canvas.text("NEXT ROUND 3/10", 10, 30, 26)
print(hashlib.sha256(hand_picture([0, 24, 51, 52], (24,)) + canvas.png()).hexdigest())
"""


def one_card(card: int, **state: Any) -> bytes:
    canvas = Canvas(140, 200)
    face(canvas, card, 20, 40, 100, **state)
    return canvas.png()


def test_every_card_is_drawn_and_none_looks_like_another_or_in_another_state() -> None:
    looks = {one_card(card) for card in range(54)}
    looks |= {one_card(40, **{state: True}) for state in ("raised", "dimmed", "marked")}
    assert len(looks) == 54 + 3
    for card in (-1, 54):
        with pytest.raises(ValueError, match="no such card"):
            one_card(card)


def test_back_and_empty_place_differ_from_the_table() -> None:
    bare, backed, emptied = Canvas(140, 200), Canvas(140, 200), Canvas(140, 200)
    back(backed, 20, 40, 100)
    slot(emptied, 20, 40, 100)
    assert len({bare.png(), backed.png(), emptied.png()}) == 3
    for width in (40, 100):
        canvas = Canvas(140, 200)
        back(canvas, 20, 40, width)
        colours = {colour for _, colour in pixels(canvas.png()).getcolors(2**16) or ()}
        assert tuple(bytes.fromhex(palette.BACK[1:])) in colours


def test_a_deck_of_four_colours_shows_clubs_and_diamonds_otherwise() -> None:
    for card in range(54):
        plain = hand_picture([card])
        with drawing_with(Deck(four_colours=True)):
            assert (hand_picture([card]) != plain) == (card < 26), card
        assert hand_picture([card]) == plain


def test_suits_are_told_apart_without_colour() -> None:
    greys = set()
    for suit in range(4):
        grey = pixels(one_card(suit * 13 + 7)).convert("L")
        greys.add(grey.point(lambda light: 255 if light > 140 else 0).tobytes())
    assert len(greys) == 4


def test_the_same_without_any_system_font(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text("<fontconfig></fontconfig>")
    bare = {
        "PYTHONPATH": str(ROOT),
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "FONTCONFIG_FILE": str(config),
        "FONTCONFIG_PATH": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", ALONE],
        env={**os.environ, **bare},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    canvas = Canvas(300, 60)
    canvas.text("NEXT ROUND 3/10", 10, 30, 26)
    here = hashlib.sha256(hand_picture([0, 24, 51, 52], (24,)) + canvas.png()).hexdigest()
    assert done.stdout.strip() == here


def test_glyphs_of_other_languages() -> None:
    assert has_glyphs("Höchste Carte à jouer · ÉLŐ Škoda 3/10 ✓ ✗ ♔")
    assert has_glyphs("高い ÁΩ")
    assert not has_glyphs("𓀀")
    assert measure("WW", 26) > measure("II", 26)
    assert measure("ROUND", 52) == pytest.approx(2 * measure("ROUND", 26))


@pytest.mark.parametrize("count", range(1, 43))
@pytest.mark.parametrize("box", [(760, 560), (760, 260), (380, 300)])
def test_every_hand_shows_every_index(count: int, box: tuple[int, int]) -> None:
    """Raised cards show theirs too, and stay inside the box."""
    width, spots, end = places(count, *box, 150)
    assert len(spots) == count
    for (x, y), (after, below) in pairwise(spots):
        if below == y:
            assert after - x >= width * INDEX_STRIP - 1e-6
        else:
            assert below - width * LIFT - y >= width * INDEX_ENDS - 1e-6
    for x, y in spots:
        assert x >= -1e-6
        assert x + width <= box[0] + 1e-6
        assert y - width * LIFT >= -1e-6
        assert y + width * 1.4 <= end + 1e-6
    assert end <= box[1] + 1e-6


def test_a_hand_fits_the_box_that_discord_shows() -> None:
    for count in (1, 13, 42):
        wide, high = pixels(hand_picture(range(count))).size
        assert wide == WIDTH
        assert high <= HEIGHT


@pytest.mark.parametrize(
    ("hand", "chosen", "said"),
    [([], (), "1 to 42"), (range(43), (), "1 to 42"), ([1, 2], (1, 3), "card 3 is not in the")],
)
def test_hands_that_cannot_be(hand: Sequence[int], chosen: tuple[int, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        hand_picture(hand, chosen)


def test_chosen_cards_change_the_picture_and_the_largest_hand_is_small() -> None:
    hand = [3, 17, 30, 51]
    assert hand_picture(hand, ()) == hand_picture(hand)
    chosen = ((), *((card,) for card in hand), (3, 51), (3, 17, 51), hand)
    assert len({hand_picture(hand, each) for each in chosen}) == len(chosen)
    cards = list(range(42))
    assert len(hand_picture(cards, cards[::2])) < MOST_BYTES


@pytest.mark.parametrize("chosen", [(), (0, 5, 6, 7, 41)])
def test_no_index_of_a_large_hand_is_covered(chosen: tuple[int, ...]) -> None:
    width, spots, _ = places(42, WIDTH - 40, HEIGHT - 40, 150)
    spots = tuple((x + 20, y + 20) for x, y in spots)
    picture = pixels(hand_picture(range(42), chosen))
    for card, (x, y) in enumerate(spots):
        up = card in chosen
        alone = Canvas(*picture.size)
        face(alone, card, x, y, width, raised=up, marked=up)
        corner = index_corner(x, y - up * width * LIFT, width, INDEX_STRIP, INDEX_ENDS)
        assert shows(picture, alone, corner), card


def test_an_index_across_is_read_in_its_band() -> None:
    bands = set()
    for card in range(54):
        canvas = Canvas(140, 200)
        face(canvas, card, 20, 40, 100, across=True)
        bands.add(pixels(canvas.png()).crop((20, 40, 120, 40 + int(100 * INDEX_BAND))).tobytes())
    assert len(bands) == 54


def test_words_are_english_where_no_font_can_write_them() -> None:
    won, bust = "kill-the-kings/drawn-won", "kill-the-kings/drawn-bust"
    lexicon = Lexicon(won=sentence(won), bust=sentence(bust))

    def written(code: str, word: str) -> dict[str, str]:
        return {**lexicon.written(Language(Given(code, {won: word})))}

    assert written("de", "Gewonnen") == {"won": "Gewonnen", "bust": "Bust"}
    assert written("ja", "勝ち")["won"] == "勝ち"
    assert written("ja", "𓀀") == {"won": "Won", "bust": "Bust"}


def circle(radius: float, background: str = "#000000") -> Canvas:
    canvas = Canvas(40, 40, background)
    canvas.circle(20, 20, radius, fill="#ffffff")
    return canvas


def test_whoever_prints_makes_the_files_until_they_are_done() -> None:
    canvas = circle(9)
    with printing(lambda asked: b"%d wide" % asked.width):
        assert canvas.png() == b"40 wide"
    assert canvas.png() == encode_png(canvas)


def test_sketches_are_equal_where_pictures_are() -> None:
    sketches = Sketches()
    note, drawn = sketches.note, sketches.drawn
    assert note(circle(9)) == note(circle(9))
    assert len({note(each) for each in (circle(9), circle(8), circle(9, "#ff0000"))}) == 3
    assert drawn(note(circle(8))) == encode_png(circle(8)) != drawn(note(circle(9)))


def test_a_sketch_is_no_picture() -> None:
    with pytest.raises(UnidentifiedImageError):
        Image.open(io.BytesIO(Sketches().note(circle(9))))


async def test_a_picture_that_is_looked_at_is_drawn(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    (stored,) = [data for url, data in world.env.backend.cdn._blobs.items() if "board.png" in url]
    assert stored.startswith(b"sketch")
    with Image.open(io.BytesIO(world.picture(board))) as picture:
        assert picture.format == "PNG"
        assert picture.width == WIDTH


@pytest.mark.drawn
async def test_where_all_is_drawn_nothing_is_sketched(world: World) -> None:
    await world.begin("ann", "bob")
    assert world.env.backend.cdn._blobs
    assert all(data[:4] == b"\x89PNG" for data in world.env.backend.cdn._blobs.values())


def drawn(number: int, high: int = 600) -> bytes:
    """A picture of a golden square that moves to the right."""
    canvas = Canvas(720, high)
    canvas.rect(60 * number, 60, 60, 60, fill=palette.GOLD)
    return canvas.png()


def pictures(*subjects: tuple[Any, ...]) -> list[Picture]:
    return [Picture("board.png", "", drawn, subject, "en") for subject in subjects]


def frames_of(data: bytes) -> list[tuple[Image.Image, int]]:
    with Image.open(io.BytesIO(data)) as film:
        assert film.format == "GIF"
        assert film.info["loop"] == 0
        return [
            (frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(film)
        ]


def near(image: Image.Image, place: tuple[int, int], colour: str) -> bool:
    """Whether a pixel is about of that colour: the frames share 256 of them."""
    found = image.getpixel(place)
    wanted = ImageColor.getrgb(colour)
    assert isinstance(found, tuple)
    return all(abs(a - b) <= 12 for a, b in zip(found, wanted, strict=True))


@pytest.mark.parametrize("count", [1, 5])
def test_every_picture_is_a_frame_and_the_last_one_stands_longer(count: int) -> None:
    film = animate(pictures(*((number,) for number in range(count))))
    assert film == animate(pictures(*((number,) for number in range(count))))
    frames = frames_of(film)
    assert [duration for _, duration in frames] == [FRAME_MS] * (count - 1) + [LAST_MS]
    for number, (frame, _) in enumerate(frames):
        assert frame.size == (WIDE, 400)
        for place in range(5):
            colour = palette.GOLD if place == number else palette.FELT
            assert near(frame, (40 * place + 20, 60), colour), (number, place)


def test_lower_pictures_stand_at_the_top_on_bare_ground() -> None:
    frames = frames_of(animate(pictures((0, 300), (1, 600), (2, 450))))
    assert {frame.size for frame, _ in frames} == {(WIDE, 400)}
    for number, (frame, _) in enumerate(frames):
        assert near(frame, (40 * number + 20, 60), palette.GOLD)
        assert near(frame, (WIDE // 2, 399), palette.FELT)


def test_two_dozen_crowded_boards_are_no_load_for_a_phone() -> None:
    rng, state = random.Random(4), new(4)
    views: list[Any] = []
    while len(views) < MAX_FRAMES:
        for _ in range(7):
            seat = min(GAME.to_act(state))
            GAME.apply(state, seat, GAME.menu(state, seat).sample(rng), chance())
        views.append(GAME.view(state, None))
    boards = [Picture("board.png", "", mountain_picture, (view,), "en") for view in views]
    data = animate(boards)
    assert len(frames_of(data)) == MAX_FRAMES
    assert len(data) < 3_000_000


@pytest.mark.parametrize("number", [1, 2, 5, 6, 7, 100])
def test_what_is_chosen_is_spread_evenly_from_first_to_last(number: int) -> None:
    chosen = evenly(number, 6)
    assert (chosen[0], chosen[-1]) == (0, number - 1)
    assert len(set(chosen)) == len(chosen) == min(number, 6)
    gaps = {b - a for a, b in pairwise(chosen)}
    assert not gaps or max(gaps) - min(gaps) <= 1


LEAST = 15
"""By CIEDE2000. Two colours side by side look different at about 2."""
TOLD_APART = {
    "suits": palette.SUIT_INKS[:2],
    "suits of the four-colour deck": palette.FOUR_SUIT_INKS,
    "squares of a result": (
        *(palette.GOOD, palette.GOLD, palette.BAD, palette.FELT_DARK, palette.BACK_LINE),
    ),
    "armies of King of the Mountain": OWNERS,
    "games won and lost": (palette.GOLD, palette.STONE),
}
SEEN = {
    "usually": np.eye(3),
    # Machado, Oliveira and Fernandes, 2009, at severity 1.
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE = _TO_XYZ.sum(axis=1)


def lab(colour: str, seen: Any) -> tuple[float, float, float]:
    """Return a colour in CIELAB, as it is seen."""
    rgb = np.array(getrgb(colour)) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    parts = _TO_XYZ @ np.clip(seen @ linear, 0, 1) / _WHITE
    x, y, z = np.where(parts > (6 / 29) ** 3, np.cbrt(parts), parts / (3 * (6 / 29) ** 2) + 4 / 29)
    return float(116 * y - 16), float(500 * (x - y)), float(200 * (y - z))


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return CIEDE2000, with the names that its authors give its terms."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    g = (1 - sqrt(chroma / (chroma + 25**7))) / 2
    c1, c2 = hypot(a1 * (1 + g), b1), hypot(a2 * (1 + g), b2)
    h1, h2 = (degrees(atan2(b, a * (1 + g))) % 360 for a, b in ((a1, b1), (a2, b2)))
    dh = (h2 - h1 + 180) % 360 - 180
    mean_l, mean_c, mean_h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + dh / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2))
    saturation = (c2 - c1) / (1 + 0.045 * mean_c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(dh / 2)) / (1 + 0.015 * mean_c * t)
    turn = sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    rotation = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * turn
    return sqrt(lightness**2 + saturation**2 + hue**2 + rotation * saturation * hue)


def test_the_formula_gives_what_its_authors_published() -> None:
    """Pairs 1, 7 and 25 of Sharma, Wu and Dalal, 2005."""
    for one, other, known in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ):
        assert difference(one, other) == pytest.approx(known, abs=1e-4)


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("colours", TOLD_APART.values(), ids=TOLD_APART)
def test_colours_are_far_enough_apart_for_everybody(colours: tuple[str, ...], seen: str) -> None:
    for one, other in combinations(colours, 2):
        apart = difference(lab(one, SEEN[seen]), lab(other, SEEN[seen]))
        assert apart >= LEAST, (one, other)


def test_squares_of_a_result_have_signs_beside_their_colours() -> None:
    """The same picture in one colour is another one."""
    with looked_at() as canvases:
        for sign in ("good", "fair", "bad"):
            result_picture(1, "ann", "High Card", "won", (SignRow("", (sign,)),))
    one_coloured = re.compile(f"{palette.GOOD}|{palette.BAD}|{palette.GOLD}")
    assert len({one_coloured.sub("", repr(each.placed)) for each in canvases}) == 3
