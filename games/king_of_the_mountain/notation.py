"""Moves and positions as text that people can read and write, and back.

A move is ``E5-E9``, a capture ``E5xE9``, an archer's shot ``E5*G7``, a re-spawn ``N@A1``. The
record also has ``pass``, ``=N`` for a King who gained a knight's movement, and ``resigns``.
A position is headed by its facts, a line each; below it the ranks stand as ``rows`` has them.
"""

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from pydantic import ValidationError

from games.king_of_the_mountain.layouts import DRAWINGS, BoardName
from games.king_of_the_mountain.pieces import KING, LETTERS, kind_named, owner_of, piece_of
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    empty_position,
    is_shot,
    respawn_point,
)
from games.king_of_the_mountain.rows import board_of, rows_of
from games.king_of_the_mountain.squares import FILES, NAMES, SEAT_CORNERS, SIDE, square_named
from games.king_of_the_mountain.state import KingOfTheMountainOptions, clash
from games.king_of_the_mountain.terrain import terrain_of

TITLE: Final = "King of the Mountain"
_MOVE = re.compile(r"([A-S]\d{1,2})\s*([-x*])?\s*([A-S]\d{1,2})")
_RESPAWN = re.compile(rf"([{LETTERS[1:]}])\s*@\s*([A-S]\d{{1,2}})?")
_KEYS: Final = ("board", "options", "players", "round", "begins", "turn")
_SEAT_KEYS: Final = ("reserve", "gained", "captured before", "on the centre", "captures")


class UnreadableNotation(ValueError):
    """A text that is no move or position; the message says what is wrong with it."""


def format_move(position: Position, seat: int, move: int) -> str:
    """Return a legal move of a seat as text."""
    if move >= RESPAWN:
        point = respawn_point(position, seat)
        assert point is not None
        return f"{LETTERS[move - RESPAWN]}@{NAMES[point]}"
    source, target = divmod(move, SIZE)
    sign = "*" if is_shot(position, source, target) else "x" if position.board[target] else "-"
    return f"{NAMES[source]}{sign}{NAMES[target]}"


def read_move(text: str) -> tuple[int, str | None]:
    """Return the move that a text says, legal or not, and how it writes it in full.

    The latter is None for a text without a sign, or without the square of a re-spawn. Raises
    UnreadableNotation.
    """
    typed = text.strip().upper().replace("X", "x")
    if found := _MOVE.fullmatch(typed):
        try:
            move = square_named(found[1]) * SIZE + square_named(found[3])
        except ValueError:
            raise UnreadableNotation("squares are A1 to S19") from None
    elif found := _RESPAWN.fullmatch(typed):
        move = RESPAWN + kind_named(found[1])
    else:
        raise UnreadableNotation("a move is written E5-E9, E5xE9, E5*G7 or N@A1")
    return move, None if found[2] is None else re.sub(r"\s", "", typed)


def format_position(options: KingOfTheMountainOptions, position: Position) -> str:
    """Return a position with its options, as text.

    The turn may be that of a seat that has left, once the match is over. That a King may still
    mutate is not part of it.
    """
    lines = [
        TITLE,
        f"board: {position.board_name}",
        f"options: {' '.join(_options_said(options)) or '-'}",
        f"players: {position.seats}" + "".join(f" -{seat + 1}" for seat in position.gone),
        f"round: {position.round}",
        f"begins: {position.starter + 1}",
        f"turn: {position.turn + 1}",
    ]
    for seat in range(position.seats):
        reserve = "".join(LETTERS[kind] for kind in position.reserves[seat])
        gained = LETTERS[position.monarchs[seat]] if position.monarchs[seat] else "-"
        facts = (
            reserve or "-",
            gained,
            "yes" if position.fallen[seat] else "no",
            str(position.kept[seat]),
            str(position.captures[seat]),
        )
        said = ", ".join(f"{key} {fact}" for key, fact in zip(_SEAT_KEYS, facts, strict=True))
        lines.append(f"player {seat + 1}: {said}")
    rows = rows_of(position.board, terrain_of(position.board_name).walls)
    lines += [f"{SIDE - at:2} {row}" for at, row in enumerate(rows)]
    lines.append("   " + "  ".join(FILES))
    return "\n".join(lines)


def _options_said(options: KingOfTheMountainOptions) -> list[str]:
    """Options that are not as usual; the board has a line of its own."""
    changed = options.model_dump(exclude_defaults=True, exclude={"board"})
    return [name if value is True else f"{name}={value}" for name, value in changed.items()]


def parse_position(text: str) -> tuple[KingOfTheMountainOptions, Position]:
    """Return the options and the position that a text describes. Raises UnreadableNotation."""
    try:
        return _read_position([line.strip() for line in text.strip().splitlines()])
    except ValidationError as error:
        where = error.errors()[0]["loc"]
        raise UnreadableNotation(f"the option {(*where, '?')[0]} is not as it can be") from None
    except UnreadableNotation:
        raise
    except ValueError as error:
        raise UnreadableNotation(str(error)) from None


def _read_position(lines: list[str]) -> tuple[KingOfTheMountainOptions, Position]:
    if not lines or lines[0] != TITLE:
        raise UnreadableNotation(f"the first line is {TITLE}")
    facts = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if missing := [key for key in _KEYS if key not in facts]:
        raise UnreadableNotation(f"the line {missing[0]} is missing")
    board_name = next((name for name in DRAWINGS if name == facts["board"]), None)
    if board_name is None:
        raise UnreadableNotation("no such board")
    options = _read_options(board_name, facts["options"])
    players, *gone = facts["players"].split()
    seats = _number(players)
    if seats not in SEAT_CORNERS:
        raise UnreadableNotation("two to four play")
    names = [f"-{seat + 1}" for seat in range(seats)]
    if len({*gone}) != len(gone) or not {*gone} <= {*names}:
        raise UnreadableNotation("who left is a player, once")
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
            raise UnreadableNotation(f"the option {name} is said twice")
        changed[name] = value or True
    options = KingOfTheMountainOptions.model_validate(changed)
    if (clashing := clash(options)) is not None:
        raise UnreadableNotation(f"the options contradict each other: {' and '.join(clashing)}")
    return options


def _read_seat(position: Position, seat: int, said: str) -> None:
    facts = []
    parts = said.split(", ")
    if len(parts) > len(_SEAT_KEYS):
        raise UnreadableNotation(f"player {seat + 1}: more than {_SEAT_KEYS[-1]}")
    for key, part in zip_longest(_SEAT_KEYS, parts, fillvalue=""):
        if not part.startswith(f"{key} "):
            raise UnreadableNotation(f"player {seat + 1}: {key} is missing")
        facts.append(part.removeprefix(f"{key} "))
    reserve, gained, fallen, kept, captures = facts
    kinds = [] if reserve == "-" else [kind_named(letter) for letter in reserve]
    if KING in kinds or kinds != sorted(kinds):
        raise UnreadableNotation(f"a reserve has no King and is ordered {LETTERS[2:]}")
    if fallen not in ("yes", "no"):
        raise UnreadableNotation("captured before is yes or no")
    position.reserves[seat] = tuple(kinds)
    position.monarchs[seat] = 0 if gained == "-" else kind_named(gained)
    if position.monarchs[seat] == KING:
        raise UnreadableNotation(f"player {seat + 1}: a King gains another kind's movement")
    position.fallen[seat] = fallen == "yes"
    position.kept[seat] = _number(kept)
    position.captures[seat] = _number(captures)


def _read_board(position: Position, lines: Sequence[str]) -> bytearray:
    rows = [line.partition(" ") for line in lines if line.partition(" ")[0].isdigit()]
    if [number for number, _, _ in rows] != [str(rank) for rank in range(SIDE, 0, -1)]:
        raise UnreadableNotation("the ranks are 19 to 1")
    board = board_of([row for _, _, row in rows], terrain_of(position.board_name).walls)
    living = position.living
    for seat in living:
        if board.count(piece_of(seat, KING)) != 1:
            raise UnreadableNotation(f"player {seat + 1} has one King")
    if not {owner_of(piece) for piece in board if piece} <= {*living}:
        raise UnreadableNotation("only those who play have pieces")
    return board


def _seat(said: str, seats: int) -> int:
    seat = _number(said, least=1) - 1
    if seat >= seats:
        raise UnreadableNotation("no such player")
    return seat


def _number(said: str, least: int = 0) -> int:
    if not said.isdecimal() or int(said) < least:
        raise UnreadableNotation(f"not a number from {least}: {said}")
    return int(said)
