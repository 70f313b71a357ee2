"""High Card, a game of declarations for 2 to 13."""

from games.high_card.game import HighCard
