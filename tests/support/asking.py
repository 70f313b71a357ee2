"""The pages that people open by a command and the buttons that it leads to."""

from typing import Any, Final

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.pages.lesson import LEARN_VERB
from games import GAMES
from tests.support.reading import answer, buttons
from tests.support.world import World

WAYS: Final = {
    "board": ("hand", "menu", "board"),
    "resign": ("hand", "menu", "leave"),
    "concede": ("hand", "menu", "leave"),
    "moves": ("hand", "menu", "moves"),
    "history": ("profile", "history"),
    "puzzle": ("daily", "daily_puzzle"),
    "rules": ("help", "rules"),
    "learn": ("help", "games:learn"),
    "privacy": ("preferences", "privacy"),
}
"""The command, and the verbs of the buttons that lead to each page."""


async def go_to(
    who: MemberActor | UserHandle,
    what: str,
    place: ChannelHandle | None = None,
    **options: Any,
) -> InteractionResult:
    """Open a page of WAYS, in a channel or in direct messages; ``options`` are the command's."""
    command, *verbs = WAYS[what]
    result: InteractionResult
    if isinstance(who, UserHandle):
        result = await who.slash(command, **options)
    else:
        assert place is not None
        result = await who.slash(place, command, **options)
    for verb in verbs:
        page = answer(result)
        found = (each["custom_id"] for each in buttons(page))
        pressed = next(each for each in found if each.split(":", 2)[2].startswith(verb))
        result = await who.click(page, custom_id=pressed)
    return result


async def watch_again(
    world: World, who: MemberActor, match_id: str, place: ChannelHandle | None = None
) -> InteractionResult:
    """Press *Replay* of a match whose id the person knows, in a channel."""
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
    await who.select(page, [slug], custom_id=f"-:0:rules:slug={next(iter(GAMES))},,")
    return page


async def press(world: World, name: str, page: ResponseMessage, label: str) -> ResponseMessage:
    return answer(await world.people[name].click(page, label=label))


async def leave(world: World, name: str) -> None:
    """Press Leave on the board, and confirm; everybody has decided something by then."""
    await world.let_all_decide()
    await press(world, name, await press(world, name, await world.board(), "Leave"), "Yes, leave")
