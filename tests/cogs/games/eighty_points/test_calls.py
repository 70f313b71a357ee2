"""Who is called when several decide at once, and of what people are warned."""

from typing import Any

from bot.matches.record import Record
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    PHASES,
    S,
    begin,
    declare,
    ids,
    laid_out,
    pass_by,
    put,
    tick,
)
from tests.cogs.people.test_preferences import prefer
from tests.cogs.table.test_time import called
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited
from tests.support.world import World, labels, text_of, words


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
    assert "Bury these eight" in labels(hand)
    assert not called(world, record), "bob watches his open hand"


async def test_the_window_calls_all_who_have_to_answer_and_crosses_them_off(
    world: World,
) -> None:
    """After a restart too."""
    await begin(world)
    await arrange(world, laid_out("scored"))
    await arrange(world, laid_out("declaring"))
    await world.grace()
    calls = len(posted(world))
    assert {*await named(world)} >= {*users(world, *NAMES[1:])}
    first = await named(world)
    for number, name in enumerate(("cem", "bob", "eve")):
        if number == 1:
            await world.restart()
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
    await world.grace()
    assert await named(world) == users(world, "ann"), "four minutes after she played last"


async def test_only_what_takes_long_and_has_to_be_decided_is_warned_of(world: World) -> None:
    await begin(world, pace="live")
    warned = {"live": ["burying"], "relaxed": ["naming", "burying", "calling", "playing"]}
    for pace, wanted in warned.items():

        def paced(record: Record, pace: str = pace) -> None:
            record.pace = pace  # type: ignore[assignment]

        records = [(phase, await arrange(world, laid_out(phase), paced)) for phase in PHASES[1:]]
        assert [phase for phase, each in records if each.alarm.warn_at is not None] == wanted


async def test_hands_by_direct_message_arrive_with_the_window_and_grow_before_it(
    world: World,
) -> None:
    await begin(world, pace="live")
    await prefer(world, "bob", "Hands by direct message")
    await arrange(world, table.dealing("2H 2H", "2S", dealt=18))
    (hand,) = world.direct_messages("bob")
    assert "Hand, 18:" in words(hand) and labels(hand) == ["Tricks", "Declare 2♠︎"]
    await tick(world)
    (same,) = world.direct_messages("bob")
    assert same.id == hand.id, "cards that are dealt do not notify"
    assert "Hand, 19:" in words(same)
    await world.people["bob"].user.click(same, custom_id=ids(same, "declare")[0])
    assert (await tick(world)).state.declarations == [(1, S, False)]
    (window,) = world.direct_messages("bob")
    assert labels(window) == ["Tricks", "Declare", "Nothing more"]
    assert window.id != hand.id, "now he is waited for, so Discord tells him"
    assert not [text for text in posted(world) if f"<@{world.people['bob'].id}>" in text]
