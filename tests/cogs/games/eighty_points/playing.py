"""Eighty Points played as people play it: picks and presses on what a message offers."""

from typing import Any

from simcord import ResponseMessage

from bot.match.record import Record
from games.core.cards import code, parse
from games.eighty_points.state import EightyPointsState
from tests.games.eighty_points import table
from tests.games.eighty_points.table import H
from tests.games.playing import codes
from tests.support.acting import arrange
from tests.support.cards import label
from tests.support.reading import offers, plays_on
from tests.support.world import World

SLUG = "eighty-points"
NAMES = ("ann", "bob", "cem", "dora", "eve")
"""The people at the table, by seat."""


async def begin(world: World, *, computers: int = 0, **options: Any) -> Record:
    """Ann, bob, cem, dora and eve sit down in that order; computers take the last seats."""
    people = NAMES[: len(NAMES) - computers]
    return await world.begin(*people, computers=computers, game=SLUG, **options)


def laid_out(phase: str) -> EightyPointsState:
    """A phase in which nobody has decided anything yet.

    Ann is King of the Hill where there is one, and hearts are trumps. While cards are dealt and
    declared ann holds two twos of hearts, bob a two of spades, cem two of clubs; the others none.
    """
    twos = ("2H 2H", "2S", "2C 2C")
    match phase:
        case "dealing":
            return table.dealing(*twos, dealt=10)
        case "declaring":
            return table.dealing(*twos)
        case "naming":
            state = table.dealing("3H 3H AS", "3S", rank="3", number=2)
            table.pass_all(state)
        case "burying" | "calling":
            state = table.dealing(*twos)
            table.declare(state, 0, H, pair=True)
            table.pass_all(state)
            if phase == "calling":
                table.bury(state, codes(state.hands[0][:8]))
        case _:
            state = table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D")
            if phase == "scored":
                state = table.table("AS", "QS", "JS", "10S", "9S")
            if phase in ("shown", "scored"):
                table.trick(state, "AS", "QS", "JS", "10S", "9S")
            if phase == "scored":
                table.go_on(state)
    assert state.phase == phase
    return state


async def sit(world: World, state: EightyPointsState | str, **options: Any) -> Record:
    """Five people sit down, and come to a position, or to a phase as ``laid_out`` has it."""
    await begin(world, **options)
    return await arrange(world, laid_out(state) if isinstance(state, str) else state)


def ids(message: ResponseMessage, verb: str) -> list[str]:
    return [custom_id for custom_id, _ in offers(message, verb)]


async def put(
    world: World, name: str, codes: str, hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Play one card or two; the hand."""
    hand = hand or await world.hand(name)
    play = ".".join(code(card) for card in sorted(parse(each) for each in codes.split()))
    if play not in plays_on(hand, "put"):
        await world.pick(name, hand, label(parse(codes.split(maxsplit=1)[0])))
    return await world.play(name, "put", play, hand)


async def get_ready(world: World, *names: str) -> None:
    """Press Ready on the board."""
    for name in names:
        await world.press(name, await world.board(), "Ready")
