"""Layouts of Kill the Kings made by hand, and the moves on them."""

from itertools import chain, pairwise

from games.core import Event
from games.core.cards import code, parse
from games.kill_the_kings import KillTheKings
from games.kill_the_kings.piles import Assassination
from games.kill_the_kings.state import (
    PEOPLE,
    Action,
    Draw,
    KillTheKingsOptions,
    KillTheKingsState,
    PlaceCard,
    Reserve,
    Undo,
)
from tests.games.kill_the_kings.model import KINGS, death, may_go_below
from tests.games.kill_the_kings.sample import inventory
from tests.games.playing import cards, chance

GAME = KillTheKings()
PILE = {king: pile for pile, king in enumerate(KINGS)}


def new(key: int = 0) -> KillTheKingsState:
    return GAME.new(KillTheKingsOptions(), 1, chance(key))


def layout(
    kc: str = "",
    kd: str = "",
    kh: str = "",
    ks: str = "",
    *,
    reserve: str = "",
    drawn: str = "",
    top: str = "",
    stock: int | None = None,
) -> KillTheKingsState:
    """Build a state. Each king has cards from top to bottom; one whose last card kills him is dead.

    ``top`` is drawn next. With ``stock``, only as many of the other cards are in the stock.
    """
    piles = [pile.split() for pile in (kc, kd, kh, ks)]
    deaths: list[Assassination | None] = []
    for king, pile in zip(KINGS, piles, strict=True):
        for above, below in pairwise([king, *pile]):
            assert may_go_below(below, above), f"{below} cannot lie below {above}"
        assert not any(death(pile[:size]) for size in range(len(pile)))
        deaths.append(death(pile))
    placed = {*chain(*piles), *reserve.split(), *drawn.split(), *top.split()}
    assert len(placed) == sum(map(len, piles)) + len(f"{reserve} {drawn} {top}".split())
    rest = [card for card in PEOPLE if code(card) not in placed]
    if stock is not None:
        rest = rest[: stock - len(top.split())]
    state = KillTheKingsState(
        stock=rest + cards(top)[::-1],
        piles=[[parse(card) for card in pile] for pile in piles],
        reserve=cards(reserve),
        drawn=parse(drawn) if drawn else None,
    )
    state.deaths = deaths
    return state


def below(king: str, pile: str, drawn: str = "") -> KillTheKingsState:
    """Cards below one king only."""
    return layout(*(pile if each == king else "" for each in KINGS), drawn=drawn)


def read(move: str) -> Action:
    """An action written as ``draw``, ``reserve``, ``undo`` or a card and a king: ``10H KC``."""
    if move == "draw":
        return Draw()
    if move == "reserve":
        return Reserve()
    if move == "undo":
        return Undo()
    card, king = move.split()
    return PlaceCard(parse(card), PILE[king])


def written(action: object) -> str:
    if isinstance(action, PlaceCard):
        return f"{code(action.card)} {KINGS[action.pile]}"
    return type(action).__name__.lower()


def play(state: KillTheKingsState, *moves: str) -> list[Event]:
    before = inventory(state)
    events: list[Event] = []
    for move in moves:
        events = GAME.apply(state, 0, read(move), chance())
    assert inventory(state) == before
    return events


def moves(state: KillTheKingsState) -> set[str]:
    return {written(action) for action in GAME.menu(state, 0)}


def kings_that_take(state: KillTheKingsState, card: str) -> set[str]:
    return {move.split()[1] for move in moves(state) if move.split()[0] == card}


def killed(state: KillTheKingsState) -> dict[str, str]:
    """The dead kings and how each died."""
    piles = GAME.view(state, None).piles
    return {code(pile.king): pile.death for pile in piles if pile.death is not None}
