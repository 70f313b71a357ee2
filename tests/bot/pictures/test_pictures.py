"""Pictures: cards, hands, tables, films, colours that all tell apart, the same on every machine."""

import hashlib
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Any, Final

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
    Art,
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
from bot.pictures.lettering import Words, text_as_svg
from bot.pictures.palette import table
from bot.pictures.result import SignRow, result_picture
from cogs.games.high_card.picture import LEXICON, board_picture
from cogs.games.king_of_the_mountain.board_art import OWNERS
from cogs.games.king_of_the_mountain.picture import board_picture as mountain_picture
from games.high_card.view import DECLARATIONS, HighCardSeat, HighCardView, RevealedCard, Standing
from tests.games.king_of_the_mountain.setting import GAME, chance, new
from tests.support.sketches import Sketches
from tests.support.wording import Given
from tests.support.world import World


def svg_of(draw: Callable[..., bytes], *subject: Any) -> str:
    """All that lies in a picture; of one that lies on another, what lies there."""
    with printing(_document):
        return draw(*subject).decode()


def _document(canvas: Canvas) -> bytes:
    ground = f'<rect width="{canvas.width}" height="{canvas.height}" '
    ground += f'fill="{canvas.background}"/>'
    inside = "".join(
        f'<g transform="translate({x} {y})">{_inside(each)}</g>' for each, x, y in canvas.placed
    )
    return Art(ground + inside, canvas.width, canvas.height).document().encode()


def _inside(placed: Art | Words) -> str:
    if isinstance(placed, Art):
        return placed.svg
    size = placed.size / 4
    svg = text_as_svg(placed.text, size, placed.colour, placed.weight)
    return f'<g transform="translate(0 {-size})">{svg}</g>'


ROOT = Path(__file__).parents[3]
STANDING: Final[tuple[Standing, ...]] = ("in", "out", "waiting")
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


def size(picture: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(picture)) as image:
        return image.size


def index_corner(
    x: float, y: float, width: float, across: float, down: float
) -> tuple[int, int, int, int]:
    """The box of a card's index in px, without the card's edge."""
    edge = width * 0.08
    return (
        round(x + edge),
        round(y + edge),
        round(x + width * across - 2),
        round(y + width * down - 2),
    )


def shows(picture: Image.Image, alone: Canvas, box: tuple[int, int, int, int]) -> bool:
    """Whether a box of a picture shows what a canvas has there."""
    with Image.open(io.BytesIO(alone.png())) as image:
        return image.convert("RGB").crop(box).tobytes() == picture.crop(box).tobytes()


def one_card(
    card: int, *, raised: bool = False, dimmed: bool = False, marked: bool = False
) -> bytes:
    canvas = Canvas(140, 200)
    face(canvas, card, 20, 40, 100, raised=raised, dimmed=dimmed, marked=marked)
    return canvas.png()


def board(seats: int, stage: str = "middle", target: int = 4) -> HighCardView:
    """A table at the start, in the middle of a hand, or at the end of the match."""
    reveal = tuple(
        RevealedCard(seat=at, card=at * 4, declared=DECLARATIONS[at % 3], right=at % 2 == 0)
        for at in range(seats)
    )
    panels = tuple(
        HighCardSeat(
            points=target if stage == "end" and at == 0 else at % target,
            held=4,
            standing="in" if stage == "start" or at < 2 else STANDING[at % 3],
            declared=DECLARATIONS[at % 3] if stage == "middle" and at == 0 else None,
        )
        for at in range(seats)
    )
    return HighCardView(
        viewer=None,
        target=target,
        round=1,
        hand_number=2,
        seats=panels,
        leader=0,
        first=0,
        turn={"start": 0, "middle": 1, "end": None}[stage],
        deck=12,
        withdrawn=0,
        hand=(),
        played=None,
        face_up=tuple(one.card for one in reveal),
        reveals=() if stage == "start" else (reveal,),
        ending="won" if stage == "end" else None,
        scored=(0,) if stage == "end" else (),
        winners=(0,) if stage == "end" else (),
    )


def test_every_card_is_drawn_and_none_looks_like_another() -> None:
    assert len({one_card(card) for card in range(54)}) == 54


@pytest.mark.parametrize("card", [-1, 54])
def test_no_such_card(card: int) -> None:
    with pytest.raises(ValueError, match="no such card"):
        one_card(card)


def test_a_card_shows_its_state() -> None:
    looks = {
        one_card(40),
        one_card(40, raised=True),
        one_card(40, dimmed=True),
        one_card(40, marked=True),
    }
    assert len(looks) == 4


def test_back_and_empty_place_differ_from_the_table() -> None:
    bare, backed, emptied = Canvas(140, 200), Canvas(140, 200), Canvas(140, 200)
    back(backed, 20, 40, 100)
    slot(emptied, 20, 40, 100)
    assert len({bare.png(), backed.png(), emptied.png()}) == 3
    for width in (40, 100):
        canvas = Canvas(140, 200)
        back(canvas, 20, 40, width)
        with Image.open(io.BytesIO(canvas.png())) as picture:
            colours = {colour for _, colour in picture.convert("RGB").getcolors(2**16) or ()}
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
        with Image.open(io.BytesIO(one_card(suit * 13 + 7))) as image:
            dark = image.convert("L").point(lambda light: 255 if light > 140 else 0)
        greys.add(dark.tobytes())
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


def test_nothing_in_a_picture_is_fetched() -> None:
    assert not re.search(r"<(image|use|style|font)\b|href", svg_of(board_picture, board(13)))


def test_glyphs_of_other_languages() -> None:
    assert has_glyphs("Höchste Carte à jouer · ÉLŐ Škoda 3/10 ✓ ✗ ♔")
    assert has_glyphs("高い ÁΩ")
    assert not has_glyphs("𓀀")
    assert measure("WW", 26) > measure("II", 26)
    assert measure("ROUND", 52) == pytest.approx(2 * measure("ROUND", 26))


def test_a_picture_holds_at_most_256_colours() -> None:
    assert len(table()) % 3 == 0
    assert len(table()) // 3 <= 256


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
        wide, high = size(hand_picture(list(range(count))))
        assert wide == WIDTH
        assert high <= HEIGHT


def test_the_chosen_card_changes_the_picture() -> None:
    hand = [3, 17, 30, 51]
    assert len({hand_picture(hand), *(hand_picture(hand, (card,)) for card in hand)}) == 5


@pytest.mark.parametrize("hand", [[], list(range(43))])
def test_too_few_or_too_many_cards(hand: list[int]) -> None:
    with pytest.raises(ValueError, match="1 to 42"):
        hand_picture(hand)


def test_the_chosen_cards_must_be_held() -> None:
    with pytest.raises(ValueError, match="card 3 is not in the hand"):
        hand_picture([1, 2], (1, 3))


def test_several_cards_can_be_chosen() -> None:
    hand = [3, 17, 30, 51]
    assert hand_picture(hand, ()) == hand_picture(hand)
    assert len({hand_picture(hand, chosen) for chosen in ((3,), (3, 51), (3, 17, 51), hand)}) == 4


def test_the_largest_hand_is_small() -> None:
    cards = list(range(42))
    assert len(hand_picture(cards, cards[::2])) < MOST_BYTES


@pytest.mark.parametrize("chosen", [(), (0, 5, 6, 7, 41)])
def test_no_index_of_a_large_hand_is_covered(chosen: tuple[int, ...]) -> None:
    width, spots, _ = places(42, WIDTH - 40, HEIGHT - 40, 150)
    spots = tuple((x + 20, y + 20) for x, y in spots)
    with Image.open(io.BytesIO(hand_picture(range(42), chosen))) as image:
        picture = image.convert("RGB")
    for card, (x, y) in enumerate(spots):
        up = card in chosen
        alone = Canvas(*picture.size)
        face(alone, card, x, y, width, raised=up, marked=up)
        corner = index_corner(x, y - up * width * LIFT, width, INDEX_STRIP, 0.88)
        assert shows(picture, alone, corner), card


def test_an_index_across_is_read_in_its_band() -> None:
    bands = set()
    for card in range(54):
        canvas = Canvas(140, 200)
        face(canvas, card, 20, 40, 100, across=True)
        with Image.open(io.BytesIO(canvas.png())) as image:
            bands.add(
                image.convert("RGB").crop((20, 40, 120, 40 + int(100 * INDEX_BAND))).tobytes()
            )
    assert len(bands) == 54


@pytest.mark.parametrize("stage", ["start", "middle", "end"])
@pytest.mark.parametrize("seats", range(2, 14))
def test_boards_are_small(seats: int, stage: str) -> None:
    picture = board_picture(board(seats, stage))
    assert size(picture)[0] == WIDTH
    assert len(picture) < MOST_BYTES


def test_many_points_are_written_as_numbers() -> None:
    assert board_picture(board(4, target=6)) != board_picture(board(4, target=10))


def test_the_private_hand_is_not_on_the_board() -> None:
    view = replace(board(4), viewer=0)
    assert board_picture(replace(view, hand=(1, 2, 3), played=4)) == board_picture(view)


def test_a_point_just_won_is_marked() -> None:
    view = board(4)
    assert board_picture(replace(view, scored=(2,))) != board_picture(view)


def test_words_can_be_translated() -> None:
    view = board(4)
    assert board_picture(view, said={**LEXICON.english, "lowest": "Tief"}) != board_picture(view)


def test_words_are_english_where_no_font_can_write_them() -> None:
    won, bust = "kill-the-kings/drawn-won", "kill-the-kings/drawn-bust"
    lexicon = Lexicon(won=sentence(won), bust=sentence(bust))

    def written(code: str, word: str) -> dict[str, str]:
        return {**lexicon.written(Language(Given(code, {won: word})))}

    assert written("de", "Gewonnen") == {"won": "Gewonnen", "bust": "Bust"}
    assert written("ja", "勝ち")["won"] == "勝ち"
    assert written("ja", "𓀀") == {"won": "Won", "bust": "Bust"}


def test_long_words_stay_inside_the_picture() -> None:
    words = dict.fromkeys(LEXICON.english, "Donaudampfschifffahrtsgesellschaft")
    assert size(board_picture(board(3), said=words))[0] == WIDTH


def test_drawings_are_told_apart_when_kept() -> None:
    red, blue = Canvas(20, 20), Canvas(20, 20)
    red.place(Art('<rect width="9" height="9" fill="#c3202f"/>', 10, 10), 0, 0)
    blue.place(Art('<rect width="9" height="9" fill="#25386f"/>', 10, 10), 0, 0)
    assert red.png() != blue.png()


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


def test_every_picture_is_a_frame_and_the_last_one_stands_longer() -> None:
    frames = frames_of(animate(pictures(*((number,) for number in range(5)))))
    assert [duration for _, duration in frames] == [FRAME_MS] * 4 + [LAST_MS]
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


def test_one_picture_is_enough() -> None:
    ((frame, duration),) = frames_of(animate(pictures((3,))))
    assert frame.size == (WIDE, 400)
    assert duration == LAST_MS


def test_the_same_pictures_make_the_same_bytes() -> None:
    assert animate(pictures((0,), (1,))) == animate(pictures((0,), (1,)))


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
    drawn = set()
    for sign in ("good", "fair", "bad"):
        svg = svg_of(result_picture, 1, "ann", "High Card", "won", (SignRow("", (sign,)),))
        for colour in (palette.GOOD, palette.BAD):
            svg = svg.replace(colour, palette.GOLD)
        drawn.add(svg)
    assert len(drawn) == 3
