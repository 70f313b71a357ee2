"""The board of King of the Mountain: every fact seen in its place, no secret shown."""

from dataclasses import replace
from itertools import combinations
from typing import Final

import pytest
from PIL import Image, ImageChops

from cogs.games.king_of_the_mountain.board_art import OWNERS, SQUARE
from cogs.games.king_of_the_mountain.picture import Marks, board_picture, place_of
from games.king_of_the_mountain import (
    DRAWINGS,
    KINDS,
    NAMES,
    KingOfTheMountainOptions,
    KingOfTheMountainView,
    Ply,
    square_named,
)
from games.king_of_the_mountain.pieces import KING
from games.king_of_the_mountain.squares import CENTRE, CORNERS, SQUARES
from tests.cogs.games.king_of_the_mountain.looking import (
    HOMES,
    SPOT,
    begun,
    box_of,
    changes,
    crop,
    drawn,
    only,
    opening,
    seen,
    standing,
)


@pytest.mark.parametrize("board", DRAWINGS)
def test_walls_are_dark_blocks_unlike_anything_else(board: str) -> None:
    state = begun(2, board=board)
    picture = board_picture(seen(state))
    rows = [line.split()[1] for line in DRAWINGS[state.options.board].strip().splitlines()]
    walls = {at for at in SQUARES if rows[18 - at // 19][at % 19] == "#"}
    (look,) = {crop(picture, at) for at in walls}
    assert {at for at in SQUARES if crop(picture, at) == look} == walls
    greys = Image.frombytes("RGB", (SQUARE, SQUARE), look).convert("L").histogram()
    assert sum(greys[130:]) == 0


def test_the_middle_and_the_centre_are_to_be_seen() -> None:
    picture = board_picture(opening(2))
    plain = [crop(picture, name) for name in ("A8", "B8", "H8", "I8", "J10")]
    assert len(set(plain)) == 5
    assert crop(picture, "A8") == crop(picture, "H3") == crop(picture, "Q8")
    assert crop(picture, "H8") == crop(picture, "F8") == crop(picture, "N12")


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
            assert changes(empty, picture) == only(SPOT)
            image = drawn(picture)
            crests.add(image.crop((x, y, right, y + 13)).tobytes())
            letters.add(image.crop((x + 9, y + 17, right - 9, foot - 2)).tobytes())
            looks.add(crop(picture, SPOT))
        assert len(crests) == len(letters) == len(KINDS)
    assert len(looks) == 4 * len(KINDS)


def test_tokens_of_seats_differ_in_shape_not_only_in_colour() -> None:
    view = opening()
    empty = board_picture(view)
    outlines = []
    for seat in view.seats:
        picture = board_picture(standing(view, **{SPOT: (seat, KING)}))
        difference = ImageChops.difference(drawn(empty), drawn(picture)).convert("L")
        outlines.append(difference.crop(box_of(square_named(SPOT))).point(lambda v: 255 * (v > 0)))
    for one, other in combinations(outlines, 2):
        assert sum(ImageChops.difference(one, other).histogram()[1:]) >= 50


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_board_has_every_square_where_it_belongs(quarters: int) -> None:
    view = opening(checked=(2,), recent=(Ply(1, "E5xE9"),))
    marks = Marks(0, square_named("A1"), (CENTRE,), (square_named("S19"),))
    straight = board_picture(view, marks)
    turned = board_picture(view, marks._replace(turned=quarters))
    assert all(crop(turned, at, quarters) == crop(straight, at) for at in SQUARES)
    assert place_of(CORNERS[quarters], quarters) == place_of(CORNERS[0], 0)
    along = [CORNERS[(quarters + step) % 4] for step in range(4)]
    assert [place_of(at, quarters) for at in along] == [place_of(at, 0) for at in CORNERS]


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_board_names_its_files_and_ranks_rightly(quarters: int) -> None:
    view = opening()

    def names(turned: int) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """What stands beside each square of the left edge and below each of the lowest row."""
        image = drawn(board_picture(view, Marks(turned)))
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
    assert all(look == signs[name[1:]] for name, look in ranks.items())
    assert all(look == signs[name[:1]] for name, look in files.items())


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
    mutated = replace(view, recent=(earlier, last, Ply(1, "=N")))
    assert board_picture(mutated) == both


def test_marks_are_where_they_should_be() -> None:
    view = opening()
    plain = board_picture(view)
    selected, target, capture = square_named("B6"), square_named("H8"), square_named("R14")
    assert changes(plain, board_picture(view, Marks(selected=selected))) == only("B6")
    assert changes(plain, board_picture(view, Marks(targets=(target, 180)))) == only("H8", "J10")
    assert changes(plain, board_picture(view, Marks(captures=(capture,)))) == only("R14")
    checked = replace(view, checked=(0, 2))
    both = board_picture(checked, Marks(selected=0, captures=(CORNERS[2],)))
    assert changes(board_picture(checked), both) == only("A1", "S19")


def test_each_count_of_turns_kept_looks_different() -> None:
    base = standing(opening(2), S19=(1, 0), J10=(1, KING))
    looks = set()
    for needed in range(1, 6):
        view = replace(base, options=KingOfTheMountainOptions(keep_it=needed))
        for count in range(needed + 1):
            view.position.kept[1] = count
            looks.add(board_picture(view))
    assert len(looks) == sum(range(2, 7))
    empty = opening(2, options=KingOfTheMountainOptions(keep_it=3))
    assert board_picture(empty) == board_picture(opening(2))


@pytest.mark.parametrize(("seat", "home"), HOMES)
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


def waited_for() -> tuple[tuple[str, list[KingOfTheMountainView]], ...]:
    turns, mutating, won = [], [], []
    for seat in range(4):
        view = opening()
        view.position.turn = seat
        turns.append(view)
        mutating.append(opening(phase="mutating", mutating=(seat,)))
        won.append(opening(phase="over", winner=seat))
    return ("turns", turns), ("mutating", mutating), ("won", won)


@pytest.mark.parametrize(("name", "views"), waited_for())
def test_who_is_waited_for_or_has_won_is_to_be_seen_round_the_board(
    name: str, views: list[KingOfTheMountainView]
) -> None:
    pictures = [board_picture(view) for view in views]
    for one, other in combinations(pictures, 2):
        assert changes(one, other) == (set(), True)
    x, y = place_of(CORNERS[1], 0)
    for seat, picture in enumerate(pictures):
        red, green, blue = (int(OWNERS[seat][at : at + 2], 16) for at in (1, 3, 5))
        assert drawn(picture).getpixel((x - 3, y + 300)) == (red, green, blue), name
