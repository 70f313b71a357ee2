"""Close pictures of King of the Mountain: corners, parts of the board, what stands beside it."""

import io
import re
from dataclasses import replace
from typing import Final

from PIL import Image, ImageChops

from bot.pictures import HEIGHT, WIDTH, as_file, palette
from cogs.games.king_of_the_mountain import deployment_picture as close_up
from cogs.games.king_of_the_mountain.cutout import window_round
from cogs.games.king_of_the_mountain.deployment_picture import Draft, deployment_picture
from cogs.games.king_of_the_mountain.picture import Marks, board_picture, place_of
from cogs.games.king_of_the_mountain.signs import SIGNS
from games.king_of_the_mountain import (
    KINDS,
    LINE_SQUARES,
    NAMES,
    SUGGESTED,
    KingOfTheMountainOptions,
    square_named,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.pieces import KING
from games.king_of_the_mountain.squares import CORNERS, SQUARES
from tests.cogs.games.king_of_the_mountain.looking import (
    ARMY,
    drawn,
    only,
    opening,
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


def test_every_piece_has_a_sign_of_its_own_for_any_ground() -> None:
    looks = set()
    for name, draw in SIGNS.items():
        assert re.fullmatch("piece_[a-z]+", name)
        with Image.open(io.BytesIO(as_file(draw()))) as image:
            assert (image.size, image.mode) == ((128, 128), "RGBA")
            assert image.getpixel((0, 0)) == (0, 0, 0, 0)
            looks.add(image.tobytes())
    assert len(looks) == len(SIGNS) == len(KINDS)
