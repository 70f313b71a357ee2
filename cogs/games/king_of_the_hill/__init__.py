"""King of the Hill on Discord."""

from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter

PRESENTER = KingOfTheHillPresenter()
