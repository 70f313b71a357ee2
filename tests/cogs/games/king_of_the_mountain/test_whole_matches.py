"""Whole matches, acted through what the messages offer, until they are over."""

import json
import random

from bot.matches.record import Record
from bot.matches.verification import verify
from tests.cogs.games.king_of_the_mountain.playing import NAMES, TRACE, begin
from tests.cogs.table.test_limits import check_everything
from tests.support.acting import offers, use
from tests.support.world import World, answer, labels

END = ["Rematch", "Replay", "Verify the deal", "Rules"]


async def any_step(world: World, rng: random.Random, pressed: list[str]) -> None:
    """Somebody who may act plays anything in their hand, and at times says something first.

    What was pressed is kept, and pressed again when it is long out of date.
    """
    record = await world.only_match()
    people = sorted(seat for seat in record.to_act if not record.chairs[seat].computer)
    if not people:
        await world.env.advance_time(2.1)
        return
    name = NAMES[rng.choice(people)]
    hand = await world.hand(name)
    said = [x for x in offers(hand, "offer_draw", "answer_draw") if not x[0].endswith("yes")]
    plays = ("move", "respawn", "mutate", "deploy", "give")
    if said and (rng.random() < 0.2 or not offers(hand, *plays, "pick")):
        await world.people[name].click(hand, custom_id=rng.choice(said)[0])
        return
    picks = offers(hand, "pick")
    if picks and not offers(hand, "give"):
        picked = rng.choice(picks)
        await use(world, name, hand, picked, rng.choice(picked[1] or ("",)))
    if not offers(hand, *plays):
        return
    played = rng.choice(offers(hand, *plays))
    await use(world, name, hand, played, rng.choice(played[1] or ("",)))
    pressed.append(played[0])
    if rng.random() < 0.1:
        await world.press(name, await world.board(), rng.choice(pressed))


async def play_out(world: World, seed: int, most: int = 150) -> Record:
    """Play until the end; nobody is ever told of a fault, nothing is too long for Discord."""
    rng = random.Random(seed)
    pressed: list[str] = []
    for _ in range(most):
        record = await world.only_match()
        if record.status == "over":
            break
        await any_step(world, rng, pressed)
        if rng.random() < 0.1:
            await world.stranger.click(await world.board(), label="My hand")
            check_everything(world)
    assert record.status == "over"
    assert pressed
    check_everything(world)
    for request in world.env.http_requests:
        assert TRACE not in json.dumps(request.json)
    assert labels(await world.board()) == END
    return record


async def test_two_people_play_from_the_lobby_to_the_end_and_the_deal_is_proved(
    world: World,
) -> None:
    await begin(world, "ann", "bob", turn_limit=3, pick_for_friend=True, army_size=15)
    record = await play_out(world, 1)
    assert record.state.position.round == 4
    turns = [word for word in record.state.record.split() if any(x in word for x in "-x*@")]
    assert len(turns) == 6
    result = await world.stranger.click(await world.board(), label="Verify the deal")
    (file,) = answer(result).attachments
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    assert verify(data.decode())[0] == f"King of the Mountain, match {record.id}, 2 seats"
