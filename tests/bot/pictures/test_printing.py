"""Pictures become files in the encoder in use; in a world, only when a test looks at them."""

import io

import pytest
from PIL import Image, UnidentifiedImageError

from bot.pictures.canvas import WIDTH, Canvas, encode_png, printing
from tests.support.sketches import Sketches
from tests.support.world import World


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
