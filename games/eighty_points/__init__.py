"""King of the Hill: Eighty Points, tricks for five with a secret ally."""

from games.eighty_points.calling import suggested_calls
from games.eighty_points.game import EightyPoints
from games.eighty_points.scoring import PASSED, standing
from games.eighty_points.state import (
    BURIED,
    DEALT,
    MAX_ROUNDS,
    PLAYERS,
    Bury,
    Call,
    Choose,
    Declare,
    EightyPointsOptions,
    EightyPointsState,
    FixRounds,
    Name,
    Pass,
    Put,
    Ready,
)
from games.eighty_points.tricks import POINTS, follows, leads, pairs_in, points_in, winning, without
from games.eighty_points.trumps import TRUMPS, Order, order_of, trump_card
from games.eighty_points.view import Declaration, EightyPointsView, Play, Score, Trick
