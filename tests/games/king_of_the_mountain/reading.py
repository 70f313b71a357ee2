"""Reads moves and positions as they are written."""

from pathlib import Path

from games.king_of_the_mountain.board import kind_named
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.notation import SEAT_KEYS, format_move, read_move
from games.king_of_the_mountain.position import Position, board_of, empty_position
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import terrain_of

_PARTS = Path(__file__).with_name("middle_games.txt").read_text("utf-8").split("== ")[1:]
MIDDLE_GAMES = {name: text.rstrip() for name, _, text in (part.partition("\n") for part in _PARTS)}
"""Positions as text, most of them out of matches played at random."""


def parse_move(position: Position, seat: int, text: str) -> int:
    """The legal move that a text means; the sign between two squares may be left out."""
    move, written = read_move(text)
    assert move in moves_of(position, seat), text
    assert written in (None, format_move(position, seat, move))
    return move


def parse_position(text: str) -> tuple[KingOfTheMountainOptions, Position]:
    lines = text.splitlines()
    facts = dict(line.split(": ", 1) for line in lines if ": " in line)
    words = (word.partition("=") for word in facts["options"].split() if word != "-")
    said = {name: value or True for name, _, value in words}
    options = KingOfTheMountainOptions.model_validate({"board": facts["board"], **said})
    players, *gone = facts["players"].split()
    position = empty_position(options.board, int(players), int(facts["begins"]) - 1)
    position.gone = tuple(int(number.strip("-")) - 1 for number in gone)
    position.round, position.turn = int(facts["round"]), int(facts["turn"]) - 1
    for seat in range(position.seats):
        parts = zip(SEAT_KEYS, facts[f"player {seat + 1}"].split(", "), strict=True)
        reserve, gained, fallen, kept, captures = (fact[len(key) + 1 :] for key, fact in parts)
        position.reserves[seat] = tuple(map(kind_named, reserve.strip("-")))
        position.monarchs[seat] = 0 if gained == "-" else kind_named(gained)
        position.fallen[seat] = fallen == "yes"
        position.kept[seat], position.captures[seat] = int(kept), int(captures)
    rows = [line.split(maxsplit=1) for line in lines if line[:2].strip().isdigit()]
    position.board[:] = board_of([row for _, row in rows], terrain_of(options.board).walls)
    return options, position
