"""Time and size of the pictures, drawn from views of random matches."""

import random
import statistics
import time

import resvg_py

from bot.pictures import hand_picture
from cogs.high_card.picture import WORDS, board_canvas, board_picture
from games.core import Chance
from games.high_card import HighCard, HighCardOptions, HighCardView

PICTURES = 60


def figures() -> list[tuple[str, str]]:
    """Medians over boards and hands, and the largest file of each kind."""
    rows = []
    for seats in (2, 4, 13):
        views = _views(seats)
        times, sizes = [], []
        for view in views:
            began = time.perf_counter()
            sizes.append(len(board_picture(view)))
            times.append(time.perf_counter() - began)
        rows.append((f"board, {seats} seats", _text(times, sizes)))
        if seats == 4:
            rows.append(("the same boards drawn by resvg alone", _resvg_alone(views)))
    for held in (4, 28):
        times, sizes = [], []
        rng = random.Random(held)
        for _ in range(PICTURES):
            cards = tuple(rng.sample(range(54), held))
            began = time.perf_counter()
            sizes.append(len(hand_picture(cards, cards[0])))
            times.append(time.perf_counter() - began)
        rows.append((f"hand of {held}", _text(times, sizes)))
    return rows


def _views(seats: int) -> list[HighCardView]:
    game = HighCard()
    rng = random.Random(seats)
    views: list[HighCardView] = []
    match = 0
    while len(views) < PICTURES:
        match += 1
        chance = Chance(match.to_bytes(32, "big"))
        state = game.new(HighCardOptions(target=min(4, 52 // seats)), seats, chance)
        while state.turn is not None and len(views) < PICTURES:
            game.apply(state, state.turn, game.menu(state, state.turn).sample(rng), chance)
            views.append(game.view(state, None))
    return views


def _resvg_alone(views: list[HighCardView]) -> str:
    times, sizes = [], []
    for view in views:
        began = time.perf_counter()
        svg = board_canvas(view, WORDS).svg()
        sizes.append(len(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
        times.append(time.perf_counter() - began)
    return _text(times, sizes)


def _text(times: list[float], sizes: list[int]) -> str:
    median = statistics.median(times) * 1000
    return f"median {median:.1f} ms, largest {max(sizes) / 1024:.0f} KB"
