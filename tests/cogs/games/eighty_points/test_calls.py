"""Who is called, when, how often; warnings; direct messages."""

from typing import Any

import pytest

from bot.matches.record import Pace
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    S,
    begin,
    come_to,
    declare,
    get_ready,
    ids,
    laid_out,
    name_suit,
    pass_by,
    put,
    tick,
)
from tests.cogs.people.test_preferences import prefer
from tests.cogs.table.test_time import called
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.world import World, labels, pings, text_of, words


def users(world: World, *names: str) -> list[int]:
    return sorted(world.people[name].id for name in names)


def posted(world: World) -> list[str]:
    """Every call and warning posted so far, those taken away included."""
    found = []
    for request in world.env.http_requests:
        body: Any = request.json
        content = str(body.get("content")) if isinstance(body, dict) else ""
        if request.method == "POST" and ("it is your turn" in content or "your time" in content):
            found.append(content)
    return found


async def named(world: World) -> list[int]:
    """Whom the standing call names now, whoever it notified at first."""
    record = await world.only_match()
    assert record.place_id is not None
    found = [m for m in world.messages(record.place_id) if "it is your turn" in text_of(m)]
    assert len(found) <= 1, "one standing call a match"
    text = text_of(found[0]) if found else ""
    return sorted(actor.id for actor in world.people.values() if f"<@{actor.id}>" in text)


async def test_at_live_nobody_is_called_for_the_dealing_nor_for_the_last_window(
    world: World,
) -> None:
    await begin(world, pace="live")
    await arrange(world, table.dealing("2H 2H", "2S", dealt=18))
    await tick(world, 2)
    assert (await world.only_match()).state.phase == "declaring"
    hand = await declare(world, "bob", S)
    assert not posted(world)
    await world.env.advance_time(3)
    record = await world.only_match()
    assert record.state.phase == "burying"
    assert "Pick 8 more" in labels(hand)
    assert not called(world, record), "bob watches his open hand"


@pytest.mark.parametrize("pace", ["relaxed", "untimed"])
async def test_the_window_calls_all_who_have_to_answer_and_crosses_them_off(
    world: World, pace: Pace
) -> None:
    await begin(world, pace=pace)
    await arrange(world, laid_out("scored"))
    await arrange(world, laid_out("declaring"))
    calls = len(posted(world))
    assert {*await named(world)} >= {*users(world, *NAMES[1:])}
    first = await named(world)
    for number, name in enumerate(("cem", "bob", "eve")):
        if number == 1:
            await declare(world, name, S)
        else:
            await pass_by(world, name)
        first.remove(world.people[name].id)
        assert await named(world) == first
    await pass_by(world, "dora")
    assert world.people["dora"].id not in await named(world)
    await pass_by(world, "ann")
    record = await world.only_match()
    assert record.state.phase == "burying" and record.state.koth == 1
    fresh = posted(world)[calls:]
    assert len(fresh) <= 1, "at most the one for the burial"
    assert not [text for text in fresh if f"<@{world.people['ann'].id}>" in text]


async def test_a_call_is_crossed_off_after_a_restart_too(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    await world.restart()
    await pass_by(world, "bob", "cem")
    assert not {*users(world, "bob", "cem")} & {*await named(world)}
    assert {*users(world, "dora", "eve")} <= {*await named(world)}


async def test_the_call_for_the_window_goes_with_it(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    assert await named(world)
    await run_out(world)
    record = await world.only_match()
    koth = NAMES[record.state.koth]
    assert await named(world) in (users(world, koth), [])
    assert len(called(world, record)) <= 1


@pytest.mark.parametrize("phase", ["burying", "playing"])
async def test_who_is_to_decide_is_called_once_a_decision(world: World, phase: str) -> None:
    await begin(world)
    await come_to(world, "shown")
    before = len(posted(world))
    await come_to(world, phase)
    assert await named(world) == users(world, "ann")
    assert len(posted(world)) == before + 1
    (call,) = called(world, await world.only_match())
    assert pings(call) == users(world, "ann")
    await world.hand("ann")
    assert not await named(world), "she has come"
    await world.env.advance_time(61)
    await world.people["ann"].click(await world.board(), label="My hand")
    assert len(posted(world)) == before + 1, "and is not called again"


async def test_one_decision_after_another_of_the_same_player_calls_once(world: World) -> None:
    """Who has just named the suit sits before the open hand: no need to call for the burial."""
    await begin(world)
    await come_to(world, "naming")
    hand = await world.hand("ann")
    before = len(posted(world))
    await name_suit(world, "ann", S, hand)
    assert "Pick 8 more" in labels(hand)
    assert len(posted(world)) == before


async def test_each_in_turn_is_called_and_nobody_while_a_trick_is_on_show(world: World) -> None:
    await begin(world)
    await arrange(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"))
    for name, card in zip(NAMES, ("AS", "QS", "JS", "10S", "9S"), strict=True):
        await world.env.advance_time(61)
        assert await awaited(world) == [name]
        if name != "ann":
            assert await named(world) == users(world, name)
        await put(world, name, card)
    record = await world.only_match()
    assert record.state.phase == "shown" and not called(world, record)
    await world.env.advance_time(3.1)
    assert await named(world) == users(world, "ann"), "four minutes after she played last"


async def test_the_last_to_act_is_called_when_a_turn_comes_after_long_silence(
    world: World,
) -> None:
    """The others let their time pass: who played last may have gone long ago."""
    await begin(world)
    state = table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D", leader=2)
    for card in ("JS", "10S", "9S"):
        table.put(state, card)
    await arrange(world, state)
    await put(world, "ann", "AS")
    for _ in range(2):
        record = await run_out(world)
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert await named(world) == users(world, "ann"), "her last click was five minutes ago"


async def test_getting_ready_calls_everybody_and_crosses_them_off(world: World) -> None:
    await begin(world)
    await come_to(world, "scored")
    first = await named(world)
    assert {*first} >= {*users(world, *NAMES[1:])}
    await get_ready(world, "dora", "eve")
    for name in ("dora", "eve"):
        first.remove(world.people[name].id)
    assert await named(world) == first
    calls = len(posted(world))
    await world.env.advance_time(61)
    await get_ready(world, "ann", "bob", "cem")
    assert (await world.only_match()).state.round == 2
    await arrange(world, table.dealing(dealt=20, number=2))
    assert len(posted(world)) == calls + 1, "the next window calls once more"
    # The others have pressed this very moment, and see their hand before them.
    assert await named(world) == users(world, "dora", "eve")


async def test_nobody_is_warned_of_short_decisions_and_one_is_of_the_burial(world: World) -> None:
    await begin(world, pace="live")
    for phase, warned in (
        ("naming", False),
        ("calling", False),
        ("playing", False),
        ("declaring", False),
        ("scored", False),
        ("shown", False),
        ("burying", True),
    ):
        record = await come_to(world, phase)
        assert (record.alarm.warn_at is not None) == warned, phase
    await world.env.advance_time(47)
    assert not [text for text in posted(world) if "your time" in text]
    await world.env.advance_time(1.1)
    (warning,) = called(world, record)
    assert "your time in King of the Hill: Eighty Points ends" in text_of(warning)
    assert pings(warning) == users(world, "ann")
    record = await run_out(world)
    assert record.state.phase == "calling"
    assert warning.id not in [message.id for message in called(world, record)]


async def test_nobody_is_warned_where_silence_is_an_answer(world: World) -> None:
    await begin(world)
    for phase in ("declaring", "scored"):
        await come_to(world, phase)
        await world.env.advance_time(295)
    assert not [text for text in posted(world) if "your time" in text]


async def test_at_a_slower_pace_a_turn_is_warned_of_once(world: World) -> None:
    await begin(world)
    await come_to(world, "playing")
    await world.env.advance_time(239)
    assert not [text for text in posted(world) if "your time" in text]
    await world.env.advance_time(2)
    await world.restart()
    await world.env.advance_time(40)
    assert len([text for text in posted(world) if "your time" in text]) == 1


async def test_hands_by_direct_message_arrive_with_the_window_and_grow_before_it(
    world: World,
) -> None:
    await begin(world, pace="live")
    await prefer(world, "bob", "Hands by direct message")
    await arrange(world, table.dealing("2H 2H", "2S", dealt=18))
    (hand,) = world.direct_messages("bob")
    assert "Hand, 18:" in words(hand) and labels(hand) == ["Declare 2♠︎"]
    await tick(world)
    (same,) = world.direct_messages("bob")
    assert same.id == hand.id, "cards that are dealt do not notify"
    assert "Hand, 19:" in words(same)
    await world.people["bob"].user.click(same, custom_id=ids(same, "declare")[0])
    assert (await world.only_match()).state.declarations == [(1, S, False)]
    await tick(world)
    (window,) = world.direct_messages("bob")
    assert labels(window) == ["Nothing more"]
    assert window.id != hand.id, "now he is waited for, so Discord tells him"
    assert not [text for text in posted(world) if f"<@{world.people['bob'].id}>" in text]
