"""King of the Mountain, Paul E. Newton's chess with walls for two to four."""

from games.king_of_the_mountain.armies import (
    EMPTY,
    SUGGESTED,
    SUGGESTIONS,
    ArmyMenu,
    army_menu,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.game import KingOfTheMountain
from games.king_of_the_mountain.layouts import DRAWINGS, BoardName
from games.king_of_the_mountain.menu import TurnMenu, action_of
from games.king_of_the_mountain.move_list import format_moves, last_turn
from games.king_of_the_mountain.moves import in_check, moves_of
from games.king_of_the_mountain.notation import (
    UnreadableNotation,
    format_move,
    format_position,
    read_move,
)
from games.king_of_the_mountain.pieces import (
    COURT,
    HERO,
    KINDS,
    KING,
    LETTERS,
    kind_named,
    kind_of,
    owner_of,
)
from games.king_of_the_mountain.position import RESPAWN, SIZE, Loss, Position, respawn_point
from games.king_of_the_mountain.squares import (
    CENTRE,
    LINE_SQUARES,
    NAMES,
    SEAT_CORNERS,
    file_of,
    rank_of,
    square_named,
)
from games.king_of_the_mountain.state import (
    ACCEPTS,
    DECLINES,
    MUTATES,
    OFFERS,
    OTHER_PIECES,
    PASSED,
    RESIGNS,
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
    picks_for,
)
from games.king_of_the_mountain.terrain import steps_to_centre
from games.king_of_the_mountain.view import KingOfTheMountainView
