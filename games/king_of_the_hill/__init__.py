"""King of the Hill, Larry Levy's battle for a pyramid of cards."""

from games.king_of_the_hill.attack import (
    JOKER,
    Attack,
    AttackMenu,
    compare,
    is_sequence,
    sequences,
    value,
)
from games.king_of_the_hill.game import KingOfTheHill
from games.king_of_the_hill.pyramid import APEX, PLACES, available
from games.king_of_the_hill.state import (
    Choose,
    Divide,
    KingOfTheHillOptions,
    KingOfTheHillState,
    SetAside,
)
from games.king_of_the_hill.view import Battle, KingOfTheHillView, SeatView, StackView
