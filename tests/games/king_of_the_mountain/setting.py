"""Positions of King of the Mountain set up by hand, and turns played in them by notation."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import Event, Header
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.board import (
    LETTERS,
    NAMES,
    kind_named,
    piece_of,
    square_named,
)
from games.king_of_the_mountain.moves import action_of
from games.king_of_the_mountain.position import Position, empty_position
from games.king_of_the_mountain.state import (
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Respawn,
)
from tests.games import playing
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.sample import inventory
from tests.games.playing import chance, header_for

GAME = KingOfTheMountain()

HOMES = {
    2: ("KC3", "KQ17"),
    3: ("KC3", "KC17", "KQ17"),
    4: ("KC3", "KC17", "KQ17", "KQ3"),
}
"""Squares for Kings that a test doesn't care about: in the outer region, off every point."""


def new(seats: int = 2, key: int = 0, **options: Any) -> KingOfTheMountainState:
    return GAME.new(KingOfTheMountainOptions(**options), seats, chance(key))


def header_of(seats: int, seed: int, **options: Any) -> Header:
    """A match with these options, and no others."""
    return header_for(GAME, seed, seats, **KingOfTheMountainOptions(**options).model_dump())


def table(
    *armies: str,
    turn: int = 0,
    starter: int = 0,
    reserves: Sequence[str] = (),
    gained: Mapping[int, str] | None = None,
    gone: Sequence[int] = (),
    **options: Any,
) -> KingOfTheMountainState:
    """A turn begins. An army, one for each seat, is a text like ``KA1 RD4 HE5``.

    Whose King is not named has him at home, unless the seat is gone. Reserves are letters,
    ``gained`` the letters of the movements that Kings have gained, by seat.
    """
    seats = len(armies)
    wanted = KingOfTheMountainOptions(**options)
    position = empty_position(wanted.board, seats, starter)
    for seat, army in enumerate(armies):
        if seat not in gone:
            king = () if "K" in army else (HOMES[seats][seat],)
            place(position, seat, *army.split(), *king)
    for seat, letters in enumerate(reserves):
        position.reserves[seat] = tuple(sorted(map(kind_named, letters)))
    for seat, letter in (gained or {}).items():
        position.monarchs[seat] = kind_named(letter)
        position.fallen[seat] = True
    position.gone = tuple(gone)
    position.turn = turn
    return begun(wanted, position)


def place(position: Position, seat: int, *placed: str) -> None:
    """Each is a letter and a square, such as ``KA1``."""
    for each in placed:
        at = square_named(each[1:])
        assert not position.board[at], each
        position.board[at] = piece_of(seat, kind_named(each[0]))


def begun(options: KingOfTheMountainOptions, position: Position) -> KingOfTheMountainState:
    """The seat in turn is to move."""
    return KingOfTheMountainState(
        options=options,
        position=position,
        phase="playing",
        picks=[None] * position.seats,
        armies=[None] * position.seats,
        turns=1,
    )


def play(state: KingOfTheMountainState, *moves: str) -> list[Event]:
    """Each seat in turn plays its move, ``pass`` lets the time run out; the last one's events."""
    events: list[Event] = []
    for text in moves:
        whole = inventory(state)
        seat = state.position.turn
        assert state.phase == "playing"
        if text == "pass":
            events = GAME.expire(state, chance())
        else:
            action = action_of(parse_move(state.position, seat, text))
            events = GAME.apply(state, seat, action, chance())
        assert inventory(state) == whole
    return events


def act(state: KingOfTheMountainState, seat: int, action: object) -> list[Event]:
    events: list[Event] = GAME.apply(state, seat, GAME.actions.validate_python(action), chance())
    return events


def leave(state: KingOfTheMountainState, seat: int) -> list[Event]:
    return GAME.concede(state, seat, chance())


def refusal(state: KingOfTheMountainState, seat: int, action: object) -> str:
    return playing.refusal(GAME, state, seat, action).code


def pieces(state: KingOfTheMountainState, seat: int) -> set[str]:
    """Return a seat's pieces on the board, in the form that ``table`` takes."""
    found = state.position.pieces()
    return {f"{LETTERS[kind]}{NAMES[at]}" for at, owner, kind in found if owner == seat}


def king(state: KingOfTheMountainState, seat: int) -> str:
    return NAMES[state.position.king(seat)]


def on(state: KingOfTheMountainState, square: str) -> str:
    """Return a square's piece and player from 1, such as ``K1``; empty for an empty square."""
    found = state.position.pieces()
    return "".join(f"{LETTERS[kind]}{seat + 1}" for at, seat, kind in found if NAMES[at] == square)


def reserve(state: KingOfTheMountainState, seat: int) -> str:
    return "".join(LETTERS[kind] for kind in state.position.reserves[seat])


def respawns(state: KingOfTheMountainState, seat: int) -> list[str]:
    """The letters of the kinds that the seat may bring in."""
    offered = GAME.menu(state, seat)
    return [LETTERS[action.kind] for action in offered if isinstance(action, Respawn)]


def returned(events: Sequence[Event]) -> list[str]:
    """Return losses in order: piece, player, origin and destination (- for the reserve)."""
    return [
        f"{fact['kind']}{fact['seat'] + 1} {fact['square']} {fact['to'] or '-'}"
        for fact in (event.public for event in events if event.kind == "returned")
    ]


def to_act(state: KingOfTheMountainState) -> set[int]:
    return {*GAME.to_act(state)}


def deploy(army: str) -> dict[str, Any]:
    return {"type": "deploy", "army": army}


def pick(letters: str) -> dict[str, Any]:
    return {"type": "pick", "pieces": [*letters]}


def mutate(letter: str | None) -> dict[str, Any]:
    return {"type": "mutate", "kind": letter}
