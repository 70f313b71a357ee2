"""King of the Mountain, Paul E. Newton's chess with walls for two to four."""

from games.king_of_the_mountain.game import KingOfTheMountain
