"""Pictures: every card, every size of hand, every size of table, the same on every machine."""

import hashlib
import io
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from bot.base.language import Language, sentence
from bot.pages.cards import Deck, drawing_with
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
from bot.pictures.hand import places
from bot.pictures.palette import table
from bot.pictures.stamps import Art
from cogs.games.high_card.picture import LEXICON, board_picture
from games.high_card.view import DECLARATIONS, HighCardSeat, HighCardView, RevealedCard, Standing
from tests.bot.pictures.as_svg import svg_of
from tests.support.wording import Given

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
