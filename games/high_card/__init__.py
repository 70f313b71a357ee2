"""High Card, a game of declarations for 2 to 13."""

from games.high_card.game import HighCard
from games.high_card.state import Declare, HighCardOptions, HighCardState
from games.high_card.view import DECLARATIONS, Declaration, HighCardView, SeatView, Verdict
