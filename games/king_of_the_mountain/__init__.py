"""King of the Mountain, Paul E. Newton's chess with walls for two to four."""

from games.king_of_the_mountain.armies import (
    EMPTY,
    SUGGESTED,
    SUGGESTIONS,
    ArmyMenu,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.game import KingOfTheMountain
from games.king_of_the_mountain.layouts import DRAWINGS, BoardName
from games.king_of_the_mountain.menu import TurnMenu, action_of, number_of
from games.king_of_the_mountain.moves import in_check, moves_of
from games.king_of_the_mountain.notation import (
    UnreadableNotation,
    format_move,
    format_position,
    parse_move,
    parse_position,
)
from games.king_of_the_mountain.pieces import CHOSEN_KINDS, COURT, KINDS, LETTERS, kind_named
from games.king_of_the_mountain.position import RESPAWN, SIZE, Loss, Position, respawn_point
from games.king_of_the_mountain.squares import LINE_SQUARES, NAMES, SEAT_CORNERS, square_named
from games.king_of_the_mountain.state import (
    AnswerDraw,
    Deploy,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Move,
    Mutate,
    OfferDraw,
    Pick,
    Ply,
    Respawn,
)
from games.king_of_the_mountain.view import KingOfTheMountainView

__all__ = [
    "CHOSEN_KINDS",
    "COURT",
    "DRAWINGS",
    "EMPTY",
    "KINDS",
    "LETTERS",
    "LINE_SQUARES",
    "NAMES",
    "RESPAWN",
    "SEAT_CORNERS",
    "SIZE",
    "SUGGESTED",
    "SUGGESTIONS",
    "AnswerDraw",
    "ArmyMenu",
    "BoardName",
    "Deploy",
    "KingOfTheMountain",
    "KingOfTheMountainOptions",
    "KingOfTheMountainState",
    "KingOfTheMountainView",
    "Loss",
    "Move",
    "Mutate",
    "OfferDraw",
    "Pick",
    "Ply",
    "Position",
    "Respawn",
    "TurnMenu",
    "UnreadableNotation",
    "action_of",
    "format_move",
    "format_position",
    "in_check",
    "kind_named",
    "moves_of",
    "number_of",
    "parse_move",
    "parse_position",
    "respawn_point",
    "square_named",
    "suggested_army",
    "suggested_pieces",
]
