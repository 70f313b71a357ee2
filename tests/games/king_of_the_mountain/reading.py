"""Reads moves and positions as a player would type them."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from pydantic import ValidationError

from games.king_of_the_mountain.board import (
    KING,
    LETTERS,
    SEAT_CORNERS,
    SIDE,
    kind_named,
    owner_of,
    piece_of,
)
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.notation import (
    SEAT_KEYS,
    TITLE,
    UnreadableNotation,
    format_move,
    read_move,
)
from games.king_of_the_mountain.position import Position, board_of, empty_position
from games.king_of_the_mountain.state import KingOfTheMountainOptions, clash
from games.king_of_the_mountain.terrain import DRAWINGS, BoardName, terrain_of

_KEYS: Final = ("board", "options", "players", "round", "begins", "turn")


def parse_move(position: Position, seat: int, text: str) -> int:
    """The legal move that a text means; the sign between two squares may be left out.

    Raises UnreadableNotation.
    """
    move, written = read_move(text)
    if move not in moves_of(position, seat):
        raise UnreadableNotation("that move is not legal here")
    said = format_move(position, seat, move)
    if written not in (None, said):
        raise UnreadableNotation(f"that move is written {said}")
    return move


class UnreadablePosition(ValueError):
    """The text isn't a position. The message says what is wrong with it."""


def parse_position(text: str) -> tuple[KingOfTheMountainOptions, Position]:
    """Return the options and the position that a text describes. Raises UnreadablePosition."""
    try:
        return _read_position([line.strip() for line in text.strip().splitlines()])
    except ValidationError as error:
        where = error.errors()[0]["loc"]
        raise UnreadablePosition(f"the option {(*where, '?')[0]} is not as it can be") from None
    except UnreadablePosition:
        raise
    except ValueError as error:
        raise UnreadablePosition(str(error)) from None


def _read_position(lines: list[str]) -> tuple[KingOfTheMountainOptions, Position]:
    if not lines or lines[0] != TITLE:
        raise UnreadablePosition(f"the first line is {TITLE}")
    facts = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if missing := [key for key in _KEYS if key not in facts]:
        raise UnreadablePosition(f"the line {missing[0]} is missing")
    board_name = next((name for name in DRAWINGS if name == facts["board"]), None)
    if board_name is None:
        raise UnreadablePosition("no such board")
    options = _read_options(board_name, facts["options"])
    players, *gone = facts["players"].split()
    seats = _number(players)
    if seats not in SEAT_CORNERS:
        raise UnreadablePosition("two to four play")
    names = [f"-{seat + 1}" for seat in range(seats)]
    if len({*gone}) != len(gone) or not {*gone} <= {*names}:
        raise UnreadablePosition("who left is a player, once")
    position = empty_position(board_name, seats, _seat(facts["begins"], seats))
    position.gone = tuple(names.index(number) for number in gone)
    position.round = _number(facts["round"], least=1)
    position.turn = _seat(facts["turn"], seats)
    for seat in range(seats):
        _read_seat(position, seat, facts.get(f"player {seat + 1}", ""))
    position.board[:] = _read_board(position, lines)
    return options, position


def _read_options(board_name: BoardName, said: str) -> KingOfTheMountainOptions:
    changed: dict[str, str | bool] = {"board": board_name}
    for word in [] if said == "-" else said.split():
        name, _, value = word.partition("=")
        if name in changed:
            raise UnreadablePosition(f"the option {name} is said twice")
        changed[name] = value or True
    options = KingOfTheMountainOptions.model_validate(changed)
    if (clashing := clash(options)) is not None:
        raise UnreadablePosition(f"the options contradict each other: {' and '.join(clashing)}")
    return options


def _read_seat(position: Position, seat: int, said: str) -> None:
    facts = []
    parts = said.split(", ")
    if len(parts) > len(SEAT_KEYS):
        raise UnreadablePosition(f"player {seat + 1}: more than {SEAT_KEYS[-1]}")
    for key, part in zip_longest(SEAT_KEYS, parts, fillvalue=""):
        if not part.startswith(f"{key} "):
            raise UnreadablePosition(f"player {seat + 1}: {key} is missing")
        facts.append(part.removeprefix(f"{key} "))
    reserve, gained, fallen, kept, captures = facts
    kinds = [] if reserve == "-" else [kind_named(letter) for letter in reserve]
    if KING in kinds or kinds != sorted(kinds):
        raise UnreadablePosition(f"a reserve has no King and is ordered {LETTERS[2:]}")
    if fallen not in ("yes", "no"):
        raise UnreadablePosition("captured before is yes or no")
    position.reserves[seat] = tuple(kinds)
    position.monarchs[seat] = 0 if gained == "-" else kind_named(gained)
    if position.monarchs[seat] == KING:
        raise UnreadablePosition(f"player {seat + 1}: a King gains another kind's movement")
    position.fallen[seat] = fallen == "yes"
    position.kept[seat] = _number(kept)
    position.captures[seat] = _number(captures)


def _read_board(position: Position, lines: Sequence[str]) -> bytearray:
    rows = [line.partition(" ") for line in lines if line.partition(" ")[0].isdigit()]
    if [number for number, _, _ in rows] != [str(rank) for rank in range(SIDE, 0, -1)]:
        raise UnreadablePosition("the ranks are 19 to 1")
    board = board_of([row for _, _, row in rows], terrain_of(position.board_name).walls)
    living = position.living
    for seat in living:
        if board.count(piece_of(seat, KING)) != 1:
            raise UnreadablePosition(f"player {seat + 1} has one King")
    if not {owner_of(piece) for piece in board if piece} <= {*living}:
        raise UnreadablePosition("only those who play have pieces")
    return board


def _seat(said: str, seats: int) -> int:
    seat = _number(said, least=1) - 1
    if seat >= seats:
        raise UnreadablePosition("no such player")
    return seat


def _number(said: str, least: int = 0) -> int:
    if not said.isdecimal() or int(said) < least:
        raise UnreadablePosition(f"not a number from {least}: {said}")
    return int(said)
