"""How well the levels of computers play: ``python -m tools.bench players``.

The figures in docs/measurements.md come from more deals, by ``python -m tools.arena``.
"""

from games import GAMES
from tools.arena import Contest, contend, sides_of

BOUNDED = {"turn_limit": 300}
"""Rounds after which a match of King of the Mountain is drawn."""
CONTESTS: tuple[tuple[str, str, str, int, dict[str, int], int], ...] = (
    ("high-card", "king", "knight", 2, {}, 60),
    ("high-card", "king", "knight", 4, {}, 15),
    ("high-card", "page", "knight", 2, {}, 60),
    ("high-card", "page", "random", 2, {}, 60),
    ("king-of-the-hill", "king", "knight", 2, {}, 30),
    ("king-of-the-hill", "page", "knight", 2, {}, 30),
    ("king-of-the-hill", "page", "random", 2, {}, 30),
    ("kill-the-kings", "king", "knight", 1, {}, 60),
    ("kill-the-kings", "page", "random", 1, {}, 60),
    ("eighty-points", "king", "knight", 5, {"rounds": 1}, 8),
    ("eighty-points", "page", "knight", 5, {"rounds": 3}, 4),
    ("eighty-points", "page", "random", 5, {"rounds": 3}, 4),
    ("king-of-the-mountain", "king", "knight", 2, BOUNDED, 2),
    ("king-of-the-mountain", "page", "knight", 2, BOUNDED, 3),
    ("king-of-the-mountain", "page", "random", 2, BOUNDED, 3),
)
"""Game, the one player, the others, seats, options, deals."""


def figures() -> list[tuple[str, str]]:
    """Shares of victory, places and scores with their errors, and decision times."""
    rows = []
    for slug, one, others, seats, options, deals in CONTESTS:
        game, sides = GAMES[slug], sides_of(slug)
        played = Contest(
            slug, sides[one], sides[others], seats, game.options.model_validate(options)
        )
        label = f"{game.title}, one {one} among {seats - 1} × {others}, {deals} deals"
        rows += [(f"{label}: {what}", told) for what, told in contend(played, deals)]
    return rows
