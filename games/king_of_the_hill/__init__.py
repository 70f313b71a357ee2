"""King of the Hill, Larry Levy's battle for a pyramid of cards."""

from games.king_of_the_hill.game import KingOfTheHill
