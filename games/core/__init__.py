"""The contract every game meets, and what games share."""

from games.core.chance import Chance
from games.core.event import Event
from games.core.game import (
    Deadline,
    Game,
    GameError,
    IllegalAction,
    IllegalOptions,
    Options,
    Outcome,
    Player,
    Seat,
    Viewer,
)
from games.core.match import (
    Entry,
    EntryKind,
    Header,
    RulesChanged,
    begin,
    commitment,
    derive_key,
    replay,
    step,
)
from games.core.menu import ListMenu, Menu, SubsetMenu

__all__ = [
    "Chance",
    "Deadline",
    "Entry",
    "EntryKind",
    "Event",
    "Game",
    "GameError",
    "Header",
    "IllegalAction",
    "IllegalOptions",
    "ListMenu",
    "Menu",
    "Options",
    "Outcome",
    "Player",
    "RulesChanged",
    "Seat",
    "SubsetMenu",
    "Viewer",
    "begin",
    "commitment",
    "derive_key",
    "replay",
    "step",
]
