"""Before the armies are shown, nothing that others see tells what somebody picked or deployed.

The same public steps are taken over exchanged secret choices: everybody else must read the same
words, look at the same pictures, be sent the same requests at the same moments, and find the same
in the log, in the record and in what is suggested for a move.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest
from simcord import InteractionResult, ResponseMessage

from tests.cogs.games.eighty_points.test_secrecy import apart
from tests.cogs.games.king_of_the_mountain.coming_to import (
    army,
    choose,
    come_to,
    forgiven,
    give,
    leave,
    shown_army,
)
from tests.cogs.games.king_of_the_mountain.playing import DEPLOY, NAMES, begin, deploy
from tests.cogs.people.test_preferences import prefer
from tests.games.king_of_the_mountain.setting import new, pieces, table
from tests.support.acting import run_out
from tests.support.eyes import Eyes
from tests.support.world import World, answer, said_privately, words

EDITED = ("B4 Hero", "swap: A6 Rook", "E2 Hero", "swap: C1 Bishop", "C1 Hero", "swap: A3 Bishop")
"""Options chosen one after the other in the editor, by ann."""
PIECES = {"one": "BBRRNNPPLL", "other": "NNPPLLAAGG"}


@dataclass(frozen=True)
class Story:
    """What happens in both tellings, and who must not be able to tell them apart."""

    options: dict[str, Any]
    readers: tuple[str | None, ...]
    happens: Callable[[World, Eyes, str], Awaitable[None]]


async def ann_deploys(world: World, telling: str) -> str:
    """By a suggestion, or with the editor; the army that she deployed."""
    hand = await world.hand("ann")
    if telling == "one":
        hand = answer(await world.people["ann"].click(hand, label="Raiders"))
    else:
        hand = await choose(world, "ann", hand, *EDITED)
    deployed = shown_army(hand)
    await world.people["ann"].click(hand, label=DEPLOY)
    return deployed


async def asked_for(world: World, eyes: Eyes, name: str) -> None:
    """What somebody gets who looks at everything that can be asked for."""
    person = world.people[name]
    place = world.place((await world.board()).channel_id)
    told = [await person.click(await world.board(), label="My hand")]
    written = await person.slash(place, "board", record=True)
    told += [written, await person.slash(place, "move", **{"from": "A1 A2"})]
    for result in told:
        eyes.note(name, said_privately(result))
    for file in answer(written).attachments:
        eyes.note(name, str(world.env.backend.cdn.get(file.url)))
    for option in ("from", "to"):
        eyes.note(name, repr(await person.autocomplete(place, "move", option, "")))
    await world.people["cem"].slash(place, "board")
    await eyes.look()


async def ann_first(world: World, eyes: Eyes, telling: str) -> None:
    await ann_deploys(world, telling)
    await eyes.look()
    await asked_for(world, eyes, "bob")
    await deploy(world, "cem")
    await eyes.look()
    await world.env.advance_time(241)
    await eyes.look()


async def ann_picks_and_bob_deploys(world: World, eyes: Eyes, telling: str) -> None:
    """What ann picked is known to her and to bob alone until bob's army is shown."""
    await give(world, "ann", PIECES[telling])
    for name in ("bob", "cem"):
        await world.people[name].click(await world.hand(name), label="Give these pieces")
    await eyes.look()
    (hand,) = world.direct_messages("dora")
    await world.people["dora"].user.click(hand, label="Give these pieces")
    await eyes.look()
    await deploy(world, "bob", "ann")
    await eyes.look()
    await asked_for(world, eyes, "cem")


STORIES = {
    "what is deployed": Story({}, ("bob", "cem", "dora", "eve", None), ann_first),
    "what is picked for another": Story(
        {"pick_for_friend": True}, ("cem", "dora", "eve", None), ann_picks_and_bob_deploys
    ),
}


async def told(
    world: World, story: Story, telling: str, capsys: pytest.CaptureFixture[str]
) -> tuple[Eyes, list[str]]:
    """All that the readers see who open their hands and let it happen, and what is logged."""
    await come_to(world, table("", "", "", ""), forgiven)
    await run_out(world)  # so that nobody has just acted, or sits before an open hand
    await come_to(world, new(4, **story.options), forgiven)
    hands: dict[str, ResponseMessage] = {
        name: await world.hand(name) for name in ("bob", "cem") if name in story.readers
    }
    eyes = Eyes(world, story.readers)
    capsys.readouterr()
    await eyes.open(hands)
    await story.happens(world, eyes, telling)
    written = capsys.readouterr()
    # Clicks of ann's that only pick are hers alone, and logged by what they are.
    lines = [re.sub(r"\d+", "#", line) for line in (written.out + written.err).splitlines()]
    return eyes, [line for line in lines if "match changed" in line]


@pytest.mark.parametrize("name", STORIES)
async def test_secret_choices_change_nothing_that_others_see_and_not_when(
    world: World, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    story = STORIES[name]
    world.welcome("eve")
    await begin(world, *NAMES)
    await prefer(world, "dora", "Hands by direct message")
    one, first_log = await told(world, story, "one", capsys)
    other, second_log = await told(world, story, "other", capsys)
    for reader in story.readers:
        for first, second in zip(one.seen[reader], other.seen[reader], strict=False):
            assert first == second, (reader, apart(repr(first), repr(second)))
        assert len(one.seen[reader]) == len(other.seen[reader])
        assert len(one.seen[reader]) > 4
    assert first_log == second_log and len(first_log) > 0


async def test_the_own_hand_shows_what_one_has_picked_and_deployed_and_nothing_to_press(
    world: World,
) -> None:
    await begin(world, "ann", "bob", pick_for_friend=True)
    given = answer(await give(world, "ann", "NNPPLLAAGG"))
    for hand in (given, await world.hand("ann")):
        assert "You have picked: Knight ×2, Kangaroo ×2, Cannon ×2, Archer ×2" in words(hand)
        assert not hand.components
    await give(world, "bob", "BBRRNNPPLL")
    assert "bob picked for you: Bishop ×2, Rook ×2, Knight ×2" in words(await world.hand("ann"))
    assert "ann picked for you: Knight ×2, Kangaroo ×2" in words(await world.hand("bob"))
    hand = await world.hand("ann")
    (shown,) = hand.attachments
    standing = (shown.description or "").partition(": ")[2]
    assert standing.count(",") == 15
    await world.people["ann"].click(hand, label=DEPLOY)
    for message in (hand, await world.hand("ann")):
        assert "Your army stands." in words(message)
        assert standing in words(message)
        assert not message.components


async def test_when_all_have_deployed_everything_is_public(world: World) -> None:
    record = await begin(world, *NAMES)
    secret = await ann_deploys(world, "other")
    board = await world.board()
    written = await world.stranger.slash(world.place(board.channel_id), "board", record=True)
    assert "army" not in await file_of(world, written)
    await deploy(world, *NAMES[1:])
    written = await world.stranger.slash(world.place(board.channel_id), "board", record=True)
    text = await file_of(world, written)
    usual = army("vanguard")
    assert secret != usual and f"army 1: {secret}\n" in text
    assert all(f"army {number}: {usual}\n" in text for number in (2, 3, 4))
    record = await world.only_match()
    shown = (await world.board()).attachments[0].description or ""
    for seat, name in enumerate(NAMES):
        (line,) = (each for each in shown.splitlines() if each.startswith(f"{name}: "))
        for piece in pieces(record.state, seat):
            assert re.search(rf"\b{piece[1:]}\b", line), piece
    views = [record.game.view(record.state, seat) for seat in (None, *range(4))]
    assert all(view.armies == views[0].armies for view in views)


async def file_of(world: World, result: InteractionResult) -> str:
    """What is written in the only file of a private answer."""
    (file,) = answer(result).attachments
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    return data.decode()


async def test_the_army_of_who_left_before_it_was_shown_is_never_shown(world: World) -> None:
    await begin(world, *NAMES[:3])
    secret = await ann_deploys(world, "other")
    await leave(world, "ann")
    told = said_privately(await world.people["ann"].slash(world.channel, "hand"))
    assert "You do not sit at any table" in told
    await deploy(world, "bob", "cem")
    place = world.place((await world.board()).channel_id)
    text = await file_of(world, await world.people["bob"].slash(place, "board", record=True))
    assert "army 1: -" in text and secret not in text
    record = await world.only_match()
    assert record.state.phase == "playing" and not pieces(record.state, 0)
    sent = [r.path for r in world.env.http_requests if secret in repr(r.json)]
    assert sent and all(path.startswith(("/webhooks", "/interactions")) for path in sent), (
        "in her own hand alone"
    )
