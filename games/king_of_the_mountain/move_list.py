"""A match as text: its options and armies, every turn, and the resulting position."""

from collections.abc import Sequence

from games.king_of_the_mountain.notation import format_position
from games.king_of_the_mountain.state import Ply
from games.king_of_the_mountain.view import KingOfTheMountainView


def format_moves(view: KingOfTheMountainView, names: Sequence[str]) -> str:
    """Write down a match as far as a viewer may know it.

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
