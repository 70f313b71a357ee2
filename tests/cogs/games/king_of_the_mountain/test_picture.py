"""The board of King of the Mountain: what is seen where, on the whole and on parts of it."""

import io
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest
from PIL import Image, ImageChops
from PIL.ImageColor import getrgb

from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, as_file, palette
from cogs.games.king_of_the_mountain.board_art import SQUARE
from cogs.games.king_of_the_mountain.close_up import close_picture, window_for
from cogs.games.king_of_the_mountain.picture import (
    Marks,
    Number,
    board_picture,
    place_of,
    squares_in,
)
from cogs.games.king_of_the_mountain.pieces_picture import LETTER_SIZE, SIGNS
from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    KINDS,
    KING,
    NAMES,
    SQUARES,
    piece_of,
    square_named,
)
from games.king_of_the_mountain.state import KingOfTheMountainOptions, Ply
from games.king_of_the_mountain.terrain import DRAWINGS
from games.king_of_the_mountain.view import KingOfTheMountainView
from tests.games.king_of_the_mountain.setting import GAME, chance, new
from tests.support.covered import faults_of
from tests.support.looking import looked_at, pixels, written

SPOT: Final = "H2"


def opening(seats: int = 4, **changes: Any) -> KingOfTheMountainView:
    """Return the public view once everybody has deployed."""
    state = new(seats)
    for seat in range(seats):
        GAME.apply(state, seat, GAME.default_action(state, seat, chance()), chance())
    return replace(GAME.view(state, None), **changes)


def standing(view: KingOfTheMountainView, **pieces: tuple[int, int]) -> KingOfTheMountainView:
    """A view with other pieces, seat and kind by square; kind 0 leaves the square empty."""
    position = view.position.copy()
    for name, (seat, kind) in pieces.items():
        position.board[square_named(name)] = piece_of(seat, kind) if kind else 0
    return replace(view, position=position)


@cache
def drawn(picture: bytes) -> Image.Image:
    return pixels(picture)


def box_of(square: int, quarters: int = 0) -> tuple[int, int, int, int]:
    x, y = place_of(square, quarters)
    return x, y, x + SQUARE, y + SQUARE


def crop(picture: bytes, square: str | int, quarters: int = 0) -> bytes:
    return drawn(picture).crop(box_of(square_named(square), quarters)).tobytes()


def changes(one: bytes, other: bytes, quarters: int = 0) -> tuple[set[str], bool]:
    """The squares on which two boards differ, and whether they differ beyond the squares."""
    difference = ImageChops.difference(drawn(one), drawn(other))
    found = {NAMES[at] for at in SQUARES if difference.crop(box_of(at, quarters)).getbbox()}
    for at in SQUARES:
        difference.paste((0, 0, 0), box_of(at, quarters))
    return found, difference.getbbox() is not None


def only(*names: str) -> tuple[set[str], bool]:
    return set(names), False


@pytest.mark.parametrize("board", DRAWINGS)
def test_walls_are_dark_blocks_unlike_anything_else(board: str) -> None:
    state = new(2, board=board)
    picture = board_picture(GAME.view(state, None))
    rows = [line.split()[1] for line in DRAWINGS[state.options.board].strip().splitlines()]
    walls = {at for at in SQUARES if rows[18 - at // 19][at % 19] == "#"}
    (look,) = {crop(picture, at) for at in walls}
    assert {at for at in SQUARES if crop(picture, at) == look} == walls
    greys = Image.frombytes("RGB", (SQUARE, SQUARE), look).convert("L").histogram()
    assert sum(greys[130:]) == 0


def test_every_piece_of_every_seat_looks_different_above_and_below() -> None:
    """The crest tells the kinds apart as well as the letter does."""
    view = opening()
    empty = board_picture(view)
    x, y, right, foot = box_of(square_named(SPOT))
    looks = set()
    for seat in view.seats:
        crests, letters = set(), set()
        for kind in KINDS:
            picture = board_picture(standing(view, **{SPOT: (seat, kind)}))
            assert changes(empty, picture) == ({SPOT}, True), "its owner's pieces are counted"
            image = drawn(picture)
            crests.add(image.crop((x, y, right, y + 13)).tobytes())
            letters.add(image.crop((x + 9, y + 17, right - 9, foot - 2)).tobytes())
            looks.add(crop(picture, SPOT))
        assert len(crests) == len(letters) == len(KINDS)
    assert len(looks) == 4 * len(KINDS)


def alike(one: bytes, other: bytes) -> bool:
    """Whether two pieces of a picture differ by less than the edge of a letter does."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 64


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_board_has_every_square_where_it_belongs(quarters: int) -> None:
    view = opening(checked=(2,), recent=(Ply(1, "E5xE9"),))
    marks = Marks(0, square_named("A1"), (Number(CENTRE, 1, red=False),))
    straight = board_picture(view, marks=marks)
    turned = board_picture(view, marks=marks._replace(turned=quarters))
    assert all(crop(turned, at, quarters) == crop(straight, at) for at in SQUARES)
    assert place_of(CORNERS[quarters], quarters) == place_of(CORNERS[0], 0)
    along = [CORNERS[(quarters + step) % 4] for step in range(4)]
    assert [place_of(at, quarters) for at in along] == [place_of(at, 0) for at in CORNERS]


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_board_names_its_files_and_ranks_rightly(quarters: int) -> None:
    view = opening()

    def names(turned: int) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """Return the labels beside the left edge's squares and below the lowest row's."""
        image = drawn(board_picture(view, marks=Marks(turned)))
        lowest = place_of(CORNERS[0], 0)
        beside, below = {}, {}
        for at in SQUARES:
            x, y = place_of(at, turned)
            if x == lowest[0]:
                beside[NAMES[at]] = image.crop((0, y + 4, 22, y + 26)).tobytes()
            if y == lowest[1]:
                below[NAMES[at]] = image.crop((x + 4, y + 34, x + 26, y + 56)).tobytes()
        return beside, below

    beside, below = names(0)
    signs = {name[1:]: look for name, look in beside.items()}
    signs |= {name[:1]: look for name, look in below.items()}
    assert len(set(signs.values())) == 38
    beside, below = names(quarters)
    ranks, files = (beside, below) if quarters % 2 == 0 else (below, beside)
    assert len(ranks) == len(files) == 19
    assert all(alike(look, signs[name[1:]]) for name, look in ranks.items())
    assert all(alike(look, signs[name[:1]]) for name, look in files.items())


MOVES: Final = {
    "E5-E9": ("E5", "E9"),
    "E5xE9": ("E5", "E9"),
    "E5*G7": ("E5", "G7"),
    "S19-R18": ("S19", "R18"),
    "N@A1": ("A1",),
    "pass": (),
    "=N": (),
    "resigns": (),
}


@pytest.mark.parametrize(("text", "squares"), MOVES.items())
def test_the_last_move_is_marked_on_its_squares(text: str, squares: tuple[str, ...]) -> None:
    view = opening()
    before = board_picture(view)
    assert changes(before, board_picture(replace(view, recent=(Ply(0, text),)))) == only(*squares)


def test_earlier_moves_are_marked_more_faintly() -> None:
    view = opening()
    last = Ply(0, "E5-E9")
    earlier = Ply(0, "H8-H9")
    one = board_picture(replace(view, recent=(last,)))
    both = board_picture(replace(view, recent=(earlier, last)))
    assert changes(one, both) == only("H8", "H9")
    strong = board_picture(replace(view, recent=(last, earlier)))
    assert changes(both, strong) == only("E5", "E9", "H8", "H9")
    assert board_picture(replace(view, recent=(earlier, last, Ply(1, "=N")))) == both


def test_marks_are_where_they_should_be() -> None:
    view = opening()
    plain = board_picture(view)
    selected = square_named("B6")
    assert changes(plain, board_picture(view, marks=Marks(selected=selected))) == only("B6")
    looks = set()
    for value in range(1, 25):
        for red in (False, True):
            numbers = (Number(square_named("H8"), value, red), Number(CENTRE, value, red))
            picture = board_picture(view, marks=Marks(numbers=numbers))
            assert changes(plain, picture) == only("H8", "J10")
            looks.add(crop(picture, "H8"))
    assert len(looks) == 48
    checked = replace(view, checked=(0, 2))
    chosen = board_picture(checked, marks=Marks(selected=0))
    assert changes(board_picture(checked), chosen) == only("A1")


def test_a_number_leaves_crest_and_letter_of_a_piece_to_be_seen() -> None:
    view = opening()
    number = Number(square_named(SPOT), 18, red=True)
    x, y, right, foot = box_of(square_named(SPOT))
    crests, letters = set(), set()
    for kind in KINDS:
        numbered_piece = standing(view, **{SPOT: (0, kind)})
        marked = drawn(board_picture(numbered_piece, marks=Marks(numbers=(number,))))
        plain = drawn(board_picture(numbered_piece))
        crests.add(marked.crop((x, y, right, y + 11)).tobytes())
        letter = (x + 5, y + 14, right - 5, foot)
        assert marked.crop(letter).tobytes() == plain.crop(letter).tobytes()
        letters.add(marked.crop(letter).tobytes())
    assert len(crests) == len(letters) == len(KINDS)


def test_each_count_of_turns_kept_looks_different() -> None:
    base = standing(opening(2), S19=(1, 0), J10=(1, KING))
    looks = set()
    for needed in range(1, 6):
        view = replace(base, options=KingOfTheMountainOptions(keep_it=needed))
        for count in range(needed + 1):
            view.position.kept[1] = count
            assert changes(board_picture(base), board_picture(view)) == ({"J10"}, True)
            looks.add(board_picture(view))
    assert len(looks) == sum(range(2, 7))
    empty = opening(2, options=KingOfTheMountainOptions(keep_it=3))
    assert board_picture(empty) == board_picture(opening(2))


@pytest.mark.parametrize(("seat", "home"), [(0, "A1"), (3, "S1")])
def test_what_a_king_has_gained_is_to_be_seen(seat: int, home: str) -> None:
    view = opening()
    before = board_picture(view)
    looks = set()
    for kind in KINDS[1:]:
        view.position.monarchs[seat] = kind
        after = board_picture(view)
        assert changes(before, after) == ({home}, True), "his token beside the board too"
        looks.add(crop(after, home))
    assert len(looks) == len(KINDS) - 1


def test_a_king_three_steps_from_the_centre_is_marked_and_counted_beside_the_board() -> None:
    looks = {}
    for home in ("J6", "J7", "J8", "J9"):
        view = standing(opening(2), A1=(0, 0), **{home: (0, KING)})
        kept = replace(view, options=KingOfTheMountainOptions(keep_it=1))
        assert board_picture(kept) == board_picture(view)
        image = drawn(board_picture(view))
        x, y = place_of(square_named(home), 0)
        edge = image.crop((x, y + 10, x + 4, y + 20)).getcolors()
        looks[home] = edge, image.crop((600, 0, WIDTH, HEIGHT)).tobytes()
    marked = [
        any(colour == getrgb(palette.GOLD) for _, colour in edge or ())
        for edge, _ in looks.values()
    ]
    assert marked == [False, True, True, True]
    assert len({panel for _, panel in looks.values()}) == 4


def numbered(*squares: int) -> tuple[Number, ...]:
    return tuple(Number(at, value, red=False) for value, at in enumerate(squares, 1))


def test_the_part_shown_has_all_that_is_marked_if_that_stands_close() -> None:
    view, shown = opening(), 0
    for quarters in range(4):
        for at in (*SQUARES[quarters::4], *CORNERS):
            near = [to for to in SQUARES if abs(to % 19 - at % 19) < 5]
            near = [to for to in near if abs(to // 19 - at // 19) < 5]
            window = window_for(view, Marks(quarters, at, numbered(*near)))
            assert all(map(window.has, (at, *near)))
            assert window.side * LETTER_SIZE >= MIN_TEXT_SIZE * 100
            beside = window_for(view, Marks(quarters, at, numbered(*near), (CENTRE,)))
            assert beside.has(CENTRE) or beside == window
            shown += beside.has(CENTRE)
            far = window_for(view, Marks(quarters, at, numbered(*near, *CORNERS)))
            assert far.has(at) and far.rows == window.rows
    assert shown > 100


@pytest.mark.parametrize("last", ["E5-E9", "S19-R18", "N@A19", "K9xJ10"])
def test_everybody_sees_the_last_turn_large(last: str) -> None:
    view = opening(recent=(Ply(0, "C1-C3"), Ply(1, "P16-P15"), Ply(2, last)))
    assert all(map(window_for(view, Marks()).has, squares_in(last)))


def test_a_piece_beyond_the_part_is_listed_with_its_number() -> None:
    view = standing(opening(2), J3=(0, KING))
    marks = Marks(1, None, numbered(*SQUARES[:6], *SQUARES[-5:]))
    window = window_for(view, marks)
    beyond = [at for at in SQUARES[-5:] if not window.has(at)]
    assert beyond
    before = close_picture(view, marks=marks)
    for at in beyond:
        other = [each._replace(value=20) if each.square == at else each for each in marks.numbers]
        assert close_picture(view, marks=marks._replace(numbers=tuple(other))) != before


@pytest.mark.parametrize("quarters", range(4))
def test_nothing_lies_over_the_names_of_a_parts_squares(quarters: int) -> None:
    view = opening()
    for at in (*SQUARES[quarters::19], *CORNERS):
        near = [to for to in SQUARES if abs(to % 19 - at % 19) + abs(to // 19 - at // 19) < 5]
        with looked_at() as canvases:
            close_picture(view, (), Marks(quarters, at, numbered(*near)))
        assert [*faults_of(canvases[0])] == []


@pytest.mark.parametrize("draw", [board_picture, close_picture])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_reserves_leave_everybodys_name_to_be_read(
    seats: int, draw: Callable[..., bytes]
) -> None:
    view, names = opening(seats), ("Maximiliane", "王小明", "Gregory", "Nguyễn Thị Hương")[:seats]
    for kinds in (3, 6, 8, 11):
        view.position.reserves = [tuple(2 * [*KINDS[1 : 1 + kinds]])] * seats
        with looked_at() as canvases:
            draw(view, names)
            for at in range(seats):
                draw(view, (*names[:at], "", *names[at + 1 :]))
        full, *nameless = canvases
        assert kinds > 3 or {"2×Q", "2×M", "2×C"} <= written(full)
        assert [*faults_of(full)] == []
        assert all(other.placed != full.placed for other in nameless)


def test_no_name_is_cut_by_the_steps_left_to_the_centre() -> None:
    view, names = opening(), ("Ada", "Boris", "Clotilde", "Dunya")
    left = {NAMES[view.position.king(seat)]: (seat, 0) for seat in range(4)}
    kings = {name: (seat, KING) for seat, name in enumerate(("I9", "I11", "K11", "K9"))}
    view = standing(view, **left | kings)
    view.position.reserves = [tuple(KINDS[1:2])] * 4
    with looked_at() as canvases:
        close_picture(view, names)
    assert {*names, "1"} <= written(canvases[0])
    assert [*faults_of(canvases[0])] == []


def test_every_piece_has_a_sign_of_its_own_for_any_ground() -> None:
    looks = set()
    for name, draw in SIGNS.items():
        assert re.fullmatch("piece_[a-z]+", name)
        with Image.open(io.BytesIO(as_file(draw()))) as image:
            assert (image.size, image.mode) == ((128, 128), "RGBA")
            assert image.getpixel((0, 0)) == (0, 0, 0, 0)
            looks.add(image.tobytes())
    assert len(looks) == len(SIGNS) == len(KINDS)
