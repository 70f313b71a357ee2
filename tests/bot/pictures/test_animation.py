"""The animated picture: its frames, how long each stands, how large it is."""

import io
import random
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageColor, ImageSequence

from bot.pages.model import Picture
from bot.pictures import Canvas, palette
from bot.pictures.files import FRAME_MS, LAST_MS, MAX_FRAMES, WIDE, animate, evenly
from cogs.games.king_of_the_mountain.picture import board_picture
from tests.games.king_of_the_mountain.setting import GAME, chance, new


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
    boards = [Picture("board.png", "", board_picture, (view,), "en") for view in views]
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
