"""Draws the pictures of the README from real matches: ``python -m tools.readme_picture``."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bot.match.people import COMPUTER_NAMES
from bot.match.ratings import displayed_rating
from bot.pictures.leaderboard import RankingEntry, leaderboard_picture
from cogs.games.eighty_points import picture as eighty_points
from cogs.games.high_card import picture as high_card
from cogs.games.kill_the_kings import picture as kill_the_kings
from cogs.games.king_of_the_hill import picture as king_of_the_hill
from cogs.games.king_of_the_mountain import picture as king_of_the_mountain
from games import GAMES
from games.core import Chance
from tests.games.playing import let_choose
from tools.bench.hall import simulated

DOCS = Path(__file__).parents[1] / "docs"


class Scene(NamedTuple):
    """A match that computers play for a while: game, seats, deal and steps."""

    slug: str
    seats: int
    deal: int
    steps: int
    draw: Callable[..., bytes]


SCENES = (
    Scene("king-of-the-hill", 2, 5, 25, king_of_the_hill.board_picture),
    Scene("high-card", 4, 5, 59, high_card.board_picture),
    Scene("king-of-the-mountain", 4, 3, 100, king_of_the_mountain.board_picture),
    Scene("kill-the-kings", 1, 1, 68, kill_the_kings.board_picture),
    Scene("eighty-points", 5, 7, 438, eighty_points.board_picture),
)


def drawn(scene: Scene) -> bytes:
    """Return the public board at the end of a scene."""
    game = GAMES[scene.slug]
    chance = Chance(scene.deal.to_bytes(32, "big"))
    rng = random.Random(scene.deal)
    state = game.new(game.options(), scene.seats, chance)
    computers = [game.computers["knight"].choose] * scene.seats
    for _ in range(scene.steps):
        let_choose(game, state, computers, rng, chance)
    names = {} if scene.seats == 1 else {"names": COMPUTER_NAMES[: scene.seats]}
    return scene.draw(game.view(state, None), **names)


def leaderboard() -> bytes:
    """Return the first ten lines of a leaderboard after many matches between invented people."""
    _, lines = simulated(players=14, matches=60, seed=3)
    entries = []
    for place, (line, name) in enumerate(zip(lines, COMPUTER_NAMES[:10], strict=False), 1):
        rating = displayed_rating(line.mu or 0.0)
        won = f"{line.won}/{line.played}"
        entries.append(RankingEntry(place, line.user_id, name, str(rating), won))
    heads = ("rating", "won")
    return leaderboard_picture("High Card", "All time", tuple(entries), heads=heads)


def main() -> None:
    """Write a file for each game, and one for the leaderboard."""
    for scene in SCENES:
        (DOCS / f"{scene.slug}.png").write_bytes(drawn(scene))
    (DOCS / "leaderboard.png").write_bytes(leaderboard())


if __name__ == "__main__":
    main()
