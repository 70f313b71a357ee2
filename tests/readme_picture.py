"""Draws the picture of the README from a real match: ``python -m tests.readme_picture``."""

from pathlib import Path

from cogs.high_card.picture import WORDS, board_picture
from games.core import Chance
from games.high_card import HighCard, HighCardOptions

MATCH = 5
TURNS = 59


def main() -> None:
    """Four computers play for a while."""
    game = HighCard()
    chance = Chance(MATCH.to_bytes(32, "big"))
    state = game.new(HighCardOptions(), 4, chance)
    for _ in range(TURNS):
        game.expire(state, chance)
    picture = board_picture(game.view(state, None), WORDS)
    path = Path(__file__).parents[1] / "docs" / "board.png"
    path.write_bytes(picture)


if __name__ == "__main__":
    main()
