"""Time and size of the pictures, drawn from views of random matches."""

import random
import statistics
import time
from collections.abc import Callable, Iterable
from typing import Any

import resvg_py

from bot.pictures import hand_picture
from cogs.games.eighty_points import picture as eighty_points
from cogs.games.high_card import picture as high_card
from cogs.games.kill_the_kings import picture as kill_the_kings
from cogs.games.king_of_the_hill import picture as king_of_the_hill
from cogs.games.king_of_the_mountain import picture as king_of_the_mountain
from games import GAMES
from games.core import Chance, step
from games.high_card import HighCardOptions
from games.king_of_the_mountain import KingOfTheMountainOptions
from tests.bot.pictures.as_svg import svg_of
from tests.games.playing import random_move

PICTURES = 60
BOARDS: dict[str, Callable[[Any], bytes]] = {
    "king-of-the-hill": king_of_the_hill.board_picture,
    "high-card": high_card.board_picture,
    "kill-the-kings": kill_the_kings.board_picture,
    "eighty-points": eighty_points.board_picture,
    "king-of-the-mountain": king_of_the_mountain.board_picture,
}


def figures() -> list[tuple[str, str]]:
    """Medians over boards and hands, and the largest file of each kind."""
    rows = []
    for slug, seats in (
        ("high-card", 2),
        ("high-card", 4),
        ("high-card", 13),
        ("king-of-the-hill", 2),
        ("kill-the-kings", 1),
        ("eighty-points", 5),
        ("king-of-the-mountain", 2),
        ("king-of-the-mountain", 4),
    ):
        views = _views(slug, seats)
        rows.append((f"{GAMES[slug].title}, board, {seats} seats", _drawn(BOARDS[slug], views)))
        if (slug, seats) == ("high-card", 4):
            rows.append(("the same boards drawn by resvg alone", _drawn(_by_resvg, views)))
    for held in (4, 28):
        rng = random.Random(held)
        hands = [tuple(rng.sample(range(54), held)) for _ in range(PICTURES)]
        rows.append(
            (f"hand of {held}", _drawn(lambda cards: hand_picture(cards, cards[:1]), hands))
        )
    return rows


def _views(slug: str, seats: int) -> list[Any]:
    """What everybody sees of matches played at random, at every step."""
    game = GAMES[slug]
    options = game.options()
    if isinstance(options, HighCardOptions):
        options = HighCardOptions(target=min(4, 52 // seats))
    if isinstance(options, KingOfTheMountainOptions):
        options = KingOfTheMountainOptions(turn_limit=40)
    rng = random.Random(seats)
    views: list[Any] = []
    match = 0
    while len(views) < PICTURES:
        match += 1
        chance = Chance(match.to_bytes(32, "big"))
        state = game.new(options, seats, chance)
        if isinstance(options, KingOfTheMountainOptions):
            game.expire(state, chance)
        while game.outcome(state) is None and len(views) < PICTURES:
            step(game, state, random_move(game, state, rng), chance)
            views.append(game.view(state, None))
    return views


def _drawn(draw: Callable[[Any], bytes], subjects: Iterable[Any]) -> str:
    times, sizes = [], []
    for subject in subjects:
        began = time.perf_counter()
        sizes.append(len(draw(subject)))
        times.append(time.perf_counter() - began)
    median = statistics.median(times) * 1000
    return f"median {median:.1f} ms, largest {max(sizes) / 1024:.0f} KB"


def _by_resvg(view: Any) -> bytes:
    svg = svg_of(high_card.board_picture, view)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
