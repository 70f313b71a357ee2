"""What people ask for by a command and the buttons that it leads to."""

from typing import Any, Final

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.pages.lesson import LEARN_VERB
from tests.support.reading import answer
from tests.support.world import World

WAYS: Final = {
    "board": ("hand", "More", "Post the board again"),
    "resign": ("hand", "More", "Leave"),
    "concede": ("hand", "More", "Concede"),
    "moves": ("hand", "More", "Moves as text"),
    "history": ("profile", "Finished matches"),
    "puzzle": ("daily", "Daily puzzle"),
    "rules": ("help", "Rules"),
    "learn": ("help", "Learn a game"),
    "privacy": ("preferences", "Your data"),
}
"""The command and the buttons that lead to each."""


async def go_to(
    who: MemberActor | UserHandle,
    what: str,
    place: ChannelHandle | None = None,
    **options: Any,
) -> InteractionResult:
    """Go a way of WAYS, in a place or else in direct messages; ``options`` are the command's."""
    command, *labels = WAYS[what]
    if isinstance(who, UserHandle):
        result = await who.slash(command, **options)
    else:
        assert place is not None
        result = await who.slash(place, command, **options)
    for label in labels:
        result = await who.click(answer(result), label=label)
    return result


async def watch_again(
    world: World, who: MemberActor, match_id: str, place: ChannelHandle | None = None
) -> InteractionResult:
    """Press *Replay* of a match whose id somebody knows, in a place."""
    result: InteractionResult = await who.click(
        world.forge(f"{match_id}:0:replay", channel=place), label="0"
    )
    return result


async def learn(who: MemberActor, place: ChannelHandle, slug: str) -> ResponseMessage:
    """Open the lesson of a game."""
    games = answer(await go_to(who, "learn", place))
    return answer(await who.click(games, custom_id=f"-:0:{LEARN_VERB}:{slug}"))


async def read_rules(who: MemberActor, place: ChannelHandle, slug: str) -> ResponseMessage:
    """Open the rules of a game."""
    page = answer(await go_to(who, "rules", place))
    await who.select(page, [f"{slug}/0"], custom_id="-:0:rules_page:games")
    return page
