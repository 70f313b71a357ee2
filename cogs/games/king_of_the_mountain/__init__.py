"""King of the Mountain on Discord."""

from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
from cogs.games.king_of_the_mountain.typing_moves import MoveCog

PRESENTER = KingOfTheMountainPresenter()
COGS = (MoveCog,)
