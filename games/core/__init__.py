"""The contract every game meets, and what games share."""

from games.core.absent import AbsentGame, NotInstalled
from games.core.chance import Arranged, Chance
from games.core.game import (
    LEVELS,
    STAND_IN,
    Deadline,
    Event,
    Game,
    GameError,
    IllegalAction,
    IllegalOptions,
    Level,
    Options,
    Outcome,
    Player,
    Players,
    Plays,
    Seat,
    Viewer,
    is_draw,
)
from games.core.match import (
    AnyGame,
    Entry,
    EntryKind,
    Header,
    RulesChanged,
    begin,
    commitment,
    derive_key,
    entry_of,
    follow_up,
    replay,
    step,
    time_out,
)
from games.core.menu import ListMenu, Menu, SubsetMenu
