"""Whole decisions of Eighty Points checked against the rules, and all that somebody can see."""

import random

from simcord import ResponseMessage

from bot.matches.record import Record
from games.core.cards import code
from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    bury,
    call,
    get_ready,
    name_suit,
    press,
    put,
)
from tests.support.world import World, answer, said_privately

Play = tuple[str, ...]


def legal(record: Record, name: str) -> set[Play]:
    """What the rules let one of ``NAMES`` play now, as codes."""
    menu = record.game.menu(record.state, NAMES.index(name))
    return {tuple(code(card) for card in action.cards) for action in menu}


async def open_hands(world: World, *names: str) -> dict[str, ResponseMessage]:
    return {name: await world.hand(name) for name in names or NAMES}


async def decide(
    world: World, name: str, hand: ResponseMessage, rng: random.Random, record: Record
) -> None:
    """Decide anything that the rules allow, in a hand that is open already."""
    state: EightyPointsState = record.state
    mine = state.hands[NAMES.index(name)]
    match state.phase:
        case "declaring":
            await press(world, name, hand, "pass")
        case "naming":
            await name_suit(world, name, rng.randrange(4), hand)
        case "burying":
            await bury(world, name, " ".join(code(c) for c in rng.sample(mine, 8)), hand)
        case "calling":
            await call(world, name, code(rng.randrange(54)), hand)
        case "playing":
            plays = legal(record, name)
            forced = {code(card) for card in mine if all(code(card) in play for play in plays)}
            pairs = [play for play in plays if len(play) == 2]
            play = rng.choice(sorted(pairs or plays))
            free_first = sorted(play, key=lambda each: each in forced)
            await put(world, name, " ".join(free_first), hand)
        case "scored":
            await get_ready(world, name)
        case _:
            raise AssertionError(state.phase)


async def refused(world: World, name: str, *custom_ids: str) -> list[str]:
    """What somebody is told for pressing forged buttons; nothing may have changed by any."""
    before = await world.rows()
    told = []
    for custom_id in custom_ids:
        result = await world.people[name].click(world.forge(custom_id), label="0")
        text = said_privately(result)
        assert "Something went wrong" not in text, custom_id
        assert len(text) > 20, custom_id
        told.append(text)
    assert await world.rows() == before
    return told


async def forged(world: World, verb: str) -> str:
    """The custom id of a control as it would be now."""
    record = await world.only_match()
    return f"{record.id}:{record.alarm.since}:{verb}"


async def exported(world: World, name: str = "stranger") -> str:
    """The file that Verify the deal gives anybody."""
    result = await world.people[name].click(await world.board(), label="Verify the deal")
    (file,) = answer(result).attachments
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    return data.decode()
