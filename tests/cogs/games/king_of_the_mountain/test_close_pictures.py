"""Close pictures of King of the Mountain: corners, parts of the board, what stands beside it."""

import io
import re
from dataclasses import replace
from typing import Final

import pytest
from PIL import Image, ImageChops

from bot.pictures import HEIGHT, WIDTH, as_file, palette
from cogs.games.king_of_the_mountain import deployment_picture as close_up
from cogs.games.king_of_the_mountain import pieces_picture
from cogs.games.king_of_the_mountain.cutout import cut_picture, window_round
from cogs.games.king_of_the_mountain.deployment_picture import Draft, deployment_picture
from cogs.games.king_of_the_mountain.picture import Marks, board_picture, place_of
from cogs.games.king_of_the_mountain.signs import SIGNS
from games.core import Chance
from games.king_of_the_mountain import (
    KINDS,
    LETTERS,
    LINE_SQUARES,
    NAMES,
    SUGGESTED,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Ply,
    square_named,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.pieces import KING
from games.king_of_the_mountain.squares import CORNERS, SQUARES
from tests.cogs.games.king_of_the_mountain.looking import (
    ARMY,
    GAME,
    KEY,
    MOST_BYTES,
    begun,
    changes,
    drawn,
    only,
    opening,
    pixels,
    seen,
    standing,
)


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
        for at in (*SQUARES[quarters::4], *CORNERS):
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
        with Image.open(io.BytesIO(as_file(draw()))) as image:
            assert (image.size, image.mode) == ((128, 128), "RGBA")
            assert image.getpixel((0, 0)) == (0, 0, 0, 0)
            looks.add(image.tobytes())
    assert len(looks) == len(SIGNS) == len(KINDS)


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
