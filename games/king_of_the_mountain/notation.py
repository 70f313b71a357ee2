"""Matches, moves and positions as text that people can read and write, and moves parsed back.

A move is ``E5-E9``, a capture ``E5xE9``, an archer's shot ``E5*G7``, a re-spawn ``N@A1``. The
record also has ``pass``, ``=N`` for a King who gained a knight's movement, and ``resigns``. A
position starts with its facts, one a line, followed by the ranks as ``position`` writes them.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from games.king_of_the_mountain.board import FILES, LETTERS, NAMES, SIDE, kind_named, square_named
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    is_shot,
    respawn_point,
    rows_of,
)
from games.king_of_the_mountain.state import KingOfTheMountainOptions, Ply
from games.king_of_the_mountain.terrain import terrain_of
from games.king_of_the_mountain.view import KingOfTheMountainView

TITLE: Final = "King of the Mountain"
_MOVE = re.compile(r"([A-S]\d{1,2})\s*([-x*])?\s*([A-S]\d{1,2})")
_RESPAWN = re.compile(r"(\w{1,3})\s*@\s*([A-S]\d{1,2})?")
# What boards show, and what keyboards put in place of a hyphen.
_SIGNS: Final = str.maketrans("X×‐–—−→", "xx-----")
SEAT_KEYS: Final = ("reserve", "gained", "captured before", "on the centre", "captures")
"""Facts about each player in a position, in this order."""


class UnreadableNotation(ValueError):
    """A text that isn't a move. The message says why."""


def format_move(position: Position, seat: int, move: int) -> str:
    if move >= RESPAWN:
        point = respawn_point(position, seat)
        assert point is not None
        return f"{LETTERS[move - RESPAWN]}@{NAMES[point]}"
    source, target = divmod(move, SIZE)
    sign = "*" if is_shot(position, source, target) else "x" if position.board[target] else "-"
    return f"{NAMES[source]}{sign}{NAMES[target]}"


def read_move(text: str, letters: Mapping[str, int] | None = None) -> tuple[int, str | None]:
    """Parse a move, legal or not. Returns it with its full notation.

    The notation is None for a text without a sign, or without the square of a re-spawn. ``letters``
    are kinds by other letters, in capitals, which take precedence over the usual ones. Raises
    UnreadableNotation for any other text.
    """
    typed = unicodedata.normalize("NFKC", text).strip().upper()
    if found := _MOVE.fullmatch(typed.replace("->", "-").translate(_SIGNS)):
        try:
            move = square_named(found[1]) * SIZE + square_named(found[3])
        except ValueError:
            raise UnreadableNotation("squares are A1 to S19") from None
        return move, None if found[2] is None else re.sub(r"\s", "", found[0])
    if (found := _RESPAWN.fullmatch(typed)) and (kind := _kind_read(found[1], letters or {})):
        return RESPAWN + kind, None if found[2] is None else f"{LETTERS[kind]}@{found[2]}"
    raise UnreadableNotation("a move is written E5-E9, E5xE9, E5*G7 or N@A1")


def _kind_read(letter: str, letters: Mapping[str, int]) -> int | None:
    if letter in letters:
        return letters[letter]
    try:
        return kind_named(letter)
    except ValueError:
        return None


def format_position(options: KingOfTheMountainOptions, position: Position) -> str:
    """Return a position with its options, as text.

    The turn may be that of a seat that has left, once the match is over. The text does not include
    pending mutations of Kings.
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
        said = ", ".join(f"{key} {fact}" for key, fact in zip(SEAT_KEYS, facts, strict=True))
        lines.append(f"player {seat + 1}: {said}")
    rows = rows_of(position.board, terrain_of(position.board_name).walls)
    lines += [f"{SIDE - at:2} {row}" for at, row in enumerate(rows)]
    lines.append("   " + "  ".join(FILES))
    return "\n".join(lines)


def _options_said(options: KingOfTheMountainOptions) -> list[str]:
    changed = options.model_dump(exclude_defaults=True, exclude={"board"})
    return [name if value is True else f"{name}={value}" for name, value in changed.items()]


def format_moves(view: KingOfTheMountainView, names: Sequence[str]) -> str:
    """Return a match as text, as far as the viewer may know it.

    Each round is a line: its number, then for each turn the player's number and the move.
    """
    lines = [f"player {seat + 1} is {' '.join(name.split())}" for seat, name in enumerate(names)]
    if view.armies is not None:
        lines += [f"army {seat + 1}: {army or '-'}" for seat, army in enumerate(view.armies)]
    lines += ["", *_rounds(view), ""]
    if view.ending is not None:
        won = "drawn" if view.winner is None else f"won by player {view.winner + 1}"
        lines += [f"{won} ({view.ending})", ""]
    return "\n".join((*lines, format_position(view.options, view.position), ""))


def _rounds(view: KingOfTheMountainView) -> list[str]:
    """Return the turns by round.

    A round begins with the first player, or the next one still in the match.
    """
    seats = view.position.seats
    lines: list[str] = []
    last = seats
    for ply in map(_ply, view.record.split()):
        place = (ply.seat - view.position.starter) % seats
        if (ply.is_turn and place <= last) or not lines:
            lines.append(f"{len(lines) + 1}.")
        if ply.is_turn:
            last = place
        lines[-1] += f" {ply.seat + 1}:{ply.text}"
    return lines


def last_turn(view: KingOfTheMountainView, seat: int) -> Ply | None:
    """Return a seat's last turn, with no losses listed."""
    before = view.record
    while before:
        before, _, word = before.rpartition(" ")
        ply = _ply(word)
        if ply.seat == seat and ply.is_turn:
            return ply
    return None


def _ply(word: str) -> Ply:
    number, _, text = word.partition(":")
    return Ply(int(number) - 1, text)
