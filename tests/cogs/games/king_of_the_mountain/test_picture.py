"""The pictures of King of the Mountain: every fact seen in its place, no secret shown."""

import io
import math
import random
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, Final

import pytest
from PIL import Image, ImageChops

from bot.pictures import HEIGHT, WIDTH, palette
from cogs.games.king_of_the_mountain import board_art, pieces_picture
from cogs.games.king_of_the_mountain import deployment_picture as close_up
from cogs.games.king_of_the_mountain.board_art import LETTER_INKS, OWNERS, SQUARE
from cogs.games.king_of_the_mountain.cutout import cut_picture, window_round
from cogs.games.king_of_the_mountain.deployment_picture import Draft, deployment_picture
from cogs.games.king_of_the_mountain.picture import Marks, board_picture, place_of
from cogs.games.king_of_the_mountain.signs import SIGNS
from games.core import Chance
from games.king_of_the_mountain import (
    DRAWINGS,
    KINDS,
    LETTERS,
    LINE_SQUARES,
    NAMES,
    SUGGESTED,
    KingOfTheMountain,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    KingOfTheMountainView,
    Ply,
    square_named,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.pieces import KING, piece_of
from games.king_of_the_mountain.squares import CENTRE, CORNERS, SQUARES
from tests.games.playing import random_move

GAME: Final = KingOfTheMountain()
KEY: Final = Chance(bytes(32))
MOST_BYTES: Final = 120 * 1024
ARMY: Final = "BPNRBPNRLHHHLHHH"
SPOT: Final = "H2"
HOMES: Final = [(0, "A1"), (1, "A19"), (2, "S19"), (3, "S1")]


def begun(seats: int, **options: Any) -> KingOfTheMountainState:
    return GAME.new(KingOfTheMountainOptions(**options), seats, KEY)


def deployed(seats: int, **options: Any) -> KingOfTheMountainState:
    state = begun(seats, **options)
    for seat in range(seats):
        GAME.apply(state, seat, GAME.default_action(state, seat, KEY), KEY)
    return state


def seen(state: KingOfTheMountainState) -> KingOfTheMountainView:
    return GAME.view(state, None)


def opening(seats: int = 4, **changes: Any) -> KingOfTheMountainView:
    return replace(seen(deployed(seats)), **changes)


def standing(view: KingOfTheMountainView, **pieces: tuple[int, int]) -> KingOfTheMountainView:
    """A view with other pieces, seat and kind by square; kind 0 leaves the square empty."""
    position = view.position.copy()
    for name, (seat, kind) in pieces.items():
        position.board[square_named(name)] = piece_of(seat, kind) if kind else 0
    return replace(view, position=position)


def pixels(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB")


@cache
def drawn(picture: bytes) -> Image.Image:
    return pixels(picture)


def box_of(square: int, quarters: int = 0) -> tuple[int, int, int, int]:
    x, y = place_of(square, quarters)
    return x, y, x + SQUARE, y + SQUARE


def crop(picture: bytes, square: str | int, quarters: int = 0) -> bytes:
    at = square_named(square)
    return drawn(picture).crop(box_of(at, quarters)).tobytes()


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
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_board_is_small_and_always_the_same(board: str, seats: int) -> None:
    state = deployed(seats, board=board, mutant_monarch=True, turn_limit=400)
    rng = random.Random(seats)
    while state.turns < 80 and state.phase != "over":
        entry = random_move(GAME, state, rng)
        assert entry.seat is not None
        GAME.apply(state, entry.seat, GAME.actions.validate_python(entry.action), KEY)
    view = seen(state)
    picture = board_picture(view, Marks(seats % 4))
    assert pixels(picture).size == (WIDTH, HEIGHT)
    assert len(picture) <= MOST_BYTES
    board_art.bare_board.cache_clear()
    pieces_picture.stamp.cache_clear()
    assert board_picture(view, Marks(seats % 4)) == picture


def test_pictures_drawn_at_once_are_as_those_drawn_alone() -> None:
    views = [opening(), seen(begun(3, board="forest")), opening(2, checked=(0, 1))]
    alone = [board_picture(view) for view in views]
    board_art.bare_board.cache_clear()
    pieces_picture.stamp.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(board_picture, views * 4)) == alone * 4


def test_colours_are_those_of_the_table() -> None:
    flat = board_art.table()
    named = {tuple(flat[at : at + 3]) for at in range(0, len(flat), 3)}
    for picture in (board_picture(opening()), board_picture(seen(begun(3)))):
        used = pixels(picture).getcolors(256)
        assert used is not None
        assert {colour for _, colour in used} <= named


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


_SIGHT: Final = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, for linear red, green and blue."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def as_seen(colour: str, sight: str) -> tuple[float, float, float]:
    """CIELAB of what such an eye sees."""
    light = linear(colour)
    rows = _SIGHT[sight]
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0), 1) for row in rows
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", _SIGHT)
def test_owners_are_told_apart_by_every_eye(sight: str) -> None:
    """A distance of 2 is just noticeable, one of 30 is another colour."""
    distances = [
        math.dist(as_seen(one, sight), as_seen(other, sight))
        for one, other in combinations(OWNERS, 2)
    ]
    assert min(distances) >= 30


def brightness(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_letters_stand_out_from_their_tokens() -> None:
    for owner, ink in zip(OWNERS, LETTER_INKS, strict=True):
        dark, light = sorted((brightness(owner), brightness(ink)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5


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


def test_whose_move_it_was_is_to_be_seen() -> None:
    view = opening()
    looks = {
        crop(board_picture(replace(view, recent=(Ply(seat, "H8-H9"),))), "H8")
        for seat in view.seats
    }
    assert len(looks) == 4


@pytest.mark.parametrize(("seat", "home"), HOMES)
def test_a_king_in_check_has_a_red_halo(seat: int, home: str) -> None:
    view = opening()
    calm, checked = board_picture(view), board_picture(replace(view, checked=(seat,)))
    assert changes(calm, checked) == only(home)
    red = tuple(int(board_art.CHECK[at : at + 2], 16) for at in (1, 3, 5))
    image = drawn(checked).crop(box_of(square_named(home)))
    count = next(n for n, colour in image.getcolors(256) or () if colour == red)
    assert count >= 150


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


def test_a_mark_leaves_the_letter_of_its_piece_to_be_read() -> None:
    view = opening()
    x, y = place_of(square_named("B6"), 0)
    letter = (x + 10, y + 15, x + 20, y + 24)
    plain = drawn(board_picture(view)).crop(letter).tobytes()
    for marks in (Marks(selected=square_named("B6")), Marks(captures=(square_named("B6"),))):
        assert drawn(board_picture(view, marks)).crop(letter).tobytes() == plain


@pytest.mark.parametrize("quarters", range(4))
def test_the_turns_kept_stand_on_the_centre_and_beside_the_board(quarters: int) -> None:
    base = standing(opening(2), A1=(0, 0), J10=(0, KING))
    base.position.kept[0] = 1
    kept = replace(base, options=KingOfTheMountainOptions(keep_it=3))
    without, counted = (board_picture(view, Marks(quarters)) for view in (base, kept))
    assert changes(without, counted, quarters) == ({"J10"}, True)


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


def test_a_draw_has_no_winners_colour() -> None:
    stone = tuple(int(palette.STONE[at : at + 2], 16) for at in (1, 3, 5))
    picture = board_picture(opening(phase="over", winner=None))
    x, y = place_of(CORNERS[1], 0)
    assert drawn(picture).getpixel((x - 3, y + 300)) == stone


def test_who_has_left_has_no_tab_and_no_points() -> None:
    view = opening()
    view.position.gone = (1,)
    found, beyond = changes(board_picture(opening()), board_picture(view))
    assert found == {"E15"}
    assert beyond


@pytest.mark.parametrize(("all_hands", "squares"), [(False, 16), (True, 20)])
def test_who_has_deployed_is_to_be_seen_on_the_squares(all_hands: bool, squares: int) -> None:
    view = seen(begun(3, all_hands=all_hands))
    ready = replace(view, ready=(False, True, False))
    found, beyond = changes(board_picture(view), board_picture(ready))
    assert found == {NAMES[at] for at in LINE_SQUARES[1][:squares]}
    assert beyond


def same_for_all(state: KingOfTheMountainState) -> bytes:
    """The one picture that every viewer of a state sees, in every world they think possible."""
    pictures = set()
    for viewer in (None, *range(state.position.seats)):
        view = GAME.view(state, viewer)
        world = GAME.determinize(view, Chance(bytes([7]) * 32))
        pictures |= {board_picture(view), board_picture(GAME.view(world, viewer))}
    (picture,) = pictures
    return picture


@pytest.mark.parametrize("friends", [False, True])
def test_the_board_shows_no_army_before_all_are_deployed(friends: bool) -> None:
    state = begun(3, pick_for_friend=friends)
    pictures = []
    for seat in (1, 0) if friends else ():
        GAME.apply(state, seat, GAME.default_action(state, seat, KEY), KEY)
        pictures.append(same_for_all(state))
    if friends:
        GAME.apply(state, 2, GAME.default_action(state, 2, KEY), KEY)
    GAME.apply(state, 2, GAME.default_action(state, 2, KEY), KEY)
    pictures.append(same_for_all(state))
    assert len(set(pictures)) == len(pictures)


def close_changes(one: bytes, other: bytes, corner: int) -> tuple[set[str], bool]:
    """The same as `changes`, for pictures of a draft."""
    difference = ImageChops.difference(drawn(one), drawn(other))
    found = set()
    for at in SQUARES:
        window = close_up.corner_window(corner)
        if window.has(at):
            x, y = window.place_of(at)
            box = (x, y, x + window.side, y + window.side)
            if difference.crop(box).getbbox():
                found.add(NAMES[at])
            difference.paste((0, 0, 0), box)
    return found, difference.getbbox() is not None


@pytest.mark.parametrize(("seat", "corner"), [(1, 2), (1, 1), (3, 3), (0, 0)])
def test_a_draft_is_drawn_on_its_squares(seat: int, corner: int) -> None:
    plain = deployment_picture("forest", corner, seat, Draft(ARMY, None))
    assert pixels(plain).size == (WIDTH, HEIGHT)
    assert len(plain) <= MOST_BYTES
    assert deployment_picture("forest", corner, seat, Draft(ARMY, None)) == plain
    for index in (0, 7, 15):
        name = NAMES[LINE_SQUARES[corner][index]]
        selected = deployment_picture("forest", corner, seat, Draft(ARMY, index))
        assert close_changes(plain, selected, corner) == only(name)
        for letter in "GA.":
            army = ARMY[:index] + letter + ARMY[index + 1 :]
            changed = deployment_picture("forest", corner, seat, Draft(army, None))
            assert close_changes(plain, changed, corner) == only(name)


def test_every_kind_looks_different_in_a_draft() -> None:
    looks = {
        deployment_picture("citadel", 0, 0, Draft(sign + ARMY[1:], None)) for sign in LETTERS[5:]
    }
    assert len(looks) == len(LETTERS[5:])


def test_the_court_stands_in_the_corner_of_a_draft() -> None:
    """Its squares differ between two seats that sit there, as all that is theirs does."""
    one, other = (deployment_picture("citadel", 2, seat, Draft(ARMY, None)) for seat in (1, 2))
    found, _ = close_changes(one, other, 2)
    deployed = {NAMES[at] for at in LINE_SQUARES[2][:16]}
    assert found == deployed | {"S19", "R18", "S18", "R19", "O15"}
    window = close_up.corner_window(2)
    beside = [window.place_of(square_named(name)) for name in ("S19", "S18", "R19")]
    assert beside[0] == (beside[1][0], beside[1][1] + window.side)
    assert beside[0] == (beside[2][0] - window.side, beside[2][1])


def test_squares_to_deploy_on_are_outlined() -> None:
    plain = deployment_picture("citadel", 0, 0, Draft("." * 16, None))
    more = deployment_picture("citadel", 0, 0, Draft("." * 20, None))
    assert close_changes(plain, more, 0) == only("A7", "B7", "G1", "G2")
    full = suggested_army(SUGGESTED, suggested_pieces(SUGGESTED, 14), 20)
    picture = deployment_picture("citadel", 0, 0, Draft(full, 19))
    found, beyond = close_changes(more, picture, 0)
    assert found == {NAMES[at] for at in LINE_SQUARES[0]}
    assert not beyond


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
    gold = tuple(int(palette.GOLD[at : at + 2], 16) for at in (1, 3, 5))
    marked = [any(colour == gold for _, colour in edge or ()) for edge, _ in looks.values()]
    assert marked == [False, True, True, True]
    assert len({panel for _, panel in looks.values()}) == 4


def test_a_reserve_stands_beside_the_board_in_large_letters() -> None:
    view = opening()
    plain = board_picture(view)
    looks = set()
    for seat in view.seats:
        for held in ((7,), (7, 7), (8,), tuple(range(2, 13)) * 2):
            full = replace(view, position=view.position.copy())
            full.position.reserves[seat] = tuple(sorted(held))
            picture = board_picture(full)
            assert changes(plain, picture) == (set(), True)
            looks.add(picture)
    assert len(looks) == 16


FAR: Final = Marks(0, square_named("C4"), (square_named("C5"),), (square_named("C17"),))


def test_the_part_shown_has_the_piece_and_all_its_targets_if_that_is_possible() -> None:
    for quarters in range(4):
        for at in SQUARES:
            near = tuple(to for to in SQUARES if abs(to % 19 - at % 19) < 5)
            near = tuple(to for to in near if abs(to // 19 - at // 19) < 5)
            window = window_round(Marks(quarters, at, near, ()))
            assert all(map(window.has, (at, *near)))
            far = window_round(Marks(quarters, at, (*SQUARES,), ()))
            assert far.has(at)
            for part in (window, far):
                assert part.side >= 48
                assert part.columns <= 16 and part.rows <= 12


def test_what_can_be_captured_is_shown_before_what_is_free() -> None:
    beside = [square_named(f"{file}4") for file in "DEFGHIJ"]
    assert window_round(FAR).has(square_named("C4"))
    for target, shown in (("C14", True), ("C17", False)):
        marks = Marks(0, square_named("C4"), tuple(beside), (square_named(target),))
        assert window_round(marks).has(square_named(target)) is shown


@pytest.mark.parametrize("quarters", range(4))
def test_a_part_of_the_board_is_readable_small_and_always_the_same(quarters: int) -> None:
    view = opening(checked=(2,), recent=(Ply(1, "E5-E9"),))
    near = tuple(square_named(f"C{rank}") for rank in range(3, 17))
    marks = Marks(quarters, square_named("C2"), near, (square_named("C19"),))
    picture = cut_picture(view, marks)
    assert pixels(picture).size == (WIDTH, HEIGHT)
    assert len(picture) <= 60 * 1024
    pieces_picture.stamp.cache_clear()
    assert cut_picture(view, marks) == picture
    window = window_round(marks)
    assert not window.has(square_named("C19"))
    without = cut_picture(view, marks._replace(captures=()))
    assert window_round(marks._replace(captures=())) == window
    changed = ImageChops.difference(drawn(picture), drawn(without)).getbbox()
    assert (changed is not None) is (quarters % 2 == 1), "an arrow where no free target has one"


def test_every_piece_has_a_sign_of_its_own_for_any_ground() -> None:
    looks = set()
    for name, draw in SIGNS.items():
        assert re.fullmatch("piece_[a-z]+", name)
        with Image.open(io.BytesIO(draw())) as image:
            assert (image.size, image.mode) == ((128, 128), "RGBA")
            assert image.getpixel((0, 0)) == (0, 0, 0, 0)
            looks.add(image.tobytes())
    assert len(looks) == len(SIGNS) == len(KINDS)
