"""Playing any game by its controls alone: what a message offers is pressed or chosen."""

import random
from typing import Any

from simcord import InteractionResult, ResponseMessage

from tests.cogs.reading import buttons
from tests.world import World

SERVICE = {
    *("hand", "join", "leave", "rules", "back", "hint", "again", "share", "verify", "resume"),
    *("rematch", "computer", "start", "cancel", "resign", "stay", "rules_page", "prefer"),
}
"""Verbs that are the same for every game."""
SELECT = 3


def verb_of(control: dict[str, Any]) -> str:
    verb: str = control["custom_id"].split(":")[2]
    return verb


def offers(message: ResponseMessage, *verbs: str) -> list[tuple[str, tuple[str, ...]]]:
    """The custom ids of a game's controls, each with the values to choose from it.

    Without verbs: every control that plays, so none that only picks.
    """
    found = []
    for control in buttons(message):
        verb = verb_of(control)
        wanted = verb in verbs if verbs else verb not in SERVICE and verb != "pick"
        if wanted and not control.get("disabled"):
            values = tuple(option["value"] for option in control.get("options", ()))
            found.append((control["custom_id"], values))
    return found


async def use(
    world: World,
    name: str,
    message: ResponseMessage,
    offer: tuple[str, tuple[str, ...]],
    value: str,
) -> InteractionResult:
    """Press a button, or choose a value in a menu."""
    custom_id, values = offer
    if values:
        return await world.people[name].select(message, [value], custom_id=custom_id)
    return await world.people[name].click(message, custom_id=custom_id)


async def act(
    world: World, name: str, message: ResponseMessage, rng: random.Random
) -> InteractionResult:
    """Play something that a message offers, picking first where that is needed."""
    for _ in range(3):
        playing, picking = offers(message), offers(message, "pick")
        if playing and not (picking and rng.random() < 0.5):
            break
        offer = rng.choice(picking)
        await use(world, name, message, offer, rng.choice(offer[1] or ("",)))
    offer = rng.choice(offers(message))
    return await use(world, name, message, offer, rng.choice(offer[1] or ("",)))
