"""Forged, outdated and foreign controls: a polite private answer, and never a change."""

from itertools import cycle

import pytest

from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    PHASES,
    TRACE,
    begin,
    come_to,
    leave,
    marked,
    set_up,
    to_act,
)
from tests.cogs.table.test_limits import within_limits
from tests.support.world import World, answer, said_privately, words

MALFORMED = (
    *("attack", "attack:", "attack:ZZ", "attack:JR", "attack:AS.AS", "attack:..", "attack:2S.3H"),
    *("attack:AC.7S", "attack:8S.7S", "attack:7S.7S", "attack:7S,8S", "attack:ac"),
    *("attack:" + ".".join(["2C"] * 20), "attack:JB.JB", "attack:AC.JB"),
    *("choose", "choose:", "choose:99", "choose:0", "choose:-1", "choose:x", "choose:1e1"),
    *("choose:٣", "choose:²", "choose:999999999999999999999999999999", "choose:1:2"),
    *("divide:ZZ", "divide:2C", "divide:..", "divide:JB", "divide:4H.4H"),
    *("set_aside:ZZ", "set_aside:..", "set_aside:JR", "set_aside:JB.JB", "set_aside:JB.2C"),
    *("declare:AS/lowest", "place:AS", "move:1", "swap", "attack_", "chooses:1"),
)
DRAFTS = (
    *("", "-1", "+zz", "+", "+-1", "0x10", "zz", "AS", "JB", "JR", "ffffffffffffffff"),
    *("f" * 75, "+" + "f" * 74, "-" + "f" * 74, "1_0", " 1", "٣", "+1+1", "menu0"),
)


async def pressed(world: World, name: str, custom_id: str) -> str:
    """What somebody is told who presses a forged button; nothing may have changed."""
    message = world.forge(custom_id)
    before = await world.rows()
    board = words(await world.board())
    result = await world.people[name].click(message, label="0")
    assert result.acknowledged
    told = said_privately(result)
    assert TRACE not in told
    stored = answer(result)
    within_limits(world.env.backend.get_message(stored.channel_id, stored.id))
    assert await world.rows() == before
    assert words(await world.board()) == board
    return told


@pytest.mark.parametrize("phase", PHASES)
async def test_malformed_moves_are_refused_in_every_phase(world: World, phase: str) -> None:
    await begin(world, pace="untimed")
    record = await come_to(world, phase)
    for name, verb in zip(cycle(NAMES), MALFORMED, strict=False):
        told = await pressed(world, name, f"{record.id}:{record.alarm.since}:{verb}")
        assert len(told) > 20, verb


@pytest.mark.parametrize("phase", PHASES)
async def test_drafts_of_any_shape_play_nothing(world: World, phase: str) -> None:
    await begin(world, pace="untimed")
    record = await come_to(world, phase)
    for name, draft in zip(cycle(NAMES), DRAFTS, strict=False):
        told = await pressed(world, name, f"{record.id}:{record.alarm.since}:pick:{draft}"[:100])
        assert "Hand, " in told, draft


@pytest.mark.parametrize("phase", PHASES)
async def test_a_stranger_plays_nothing(world: World, phase: str) -> None:
    await begin(world, pace="untimed")
    record = await come_to(world, phase)
    for verb in ("attack:JB", "choose:10", "divide", "set_aside", "pick:1", "hand"):
        told = await pressed(world, "stranger", f"{record.id}:{record.alarm.since}:{verb}")
        assert "do not sit at this table" in told, verb


@pytest.mark.parametrize(
    ("phase", "verb"),
    [
        ("setup", "attack:JB"),
        ("setup", "choose:10"),
        ("setup", "divide"),
        ("choosing", "attack:JB"),
        ("choosing", "set_aside"),
        ("choosing", "divide"),
        ("attack", "choose:10"),
        ("attack", "set_aside"),
        ("attack", "divide"),
        ("tie", "choose:10"),
        ("spoils", "attack:JB"),
        ("spoils", "set_aside"),
        ("spoils", "choose:10"),
    ],
)
async def test_moves_of_other_phases_are_refused(world: World, phase: str, verb: str) -> None:
    await begin(world, pace="untimed")
    record = await come_to(world, phase)
    told = await pressed(world, "ann", f"{record.id}:{record.alarm.since}:{verb}")
    assert "cannot be done now" in told


@pytest.mark.parametrize("verb", ["set_aside", "attack:JB", "choose:10", "divide"])
async def test_a_press_from_another_decision_shows_the_present_hand(
    world: World, verb: str
) -> None:
    record = await begin(world, pace="untimed")
    for since in (0, 1, 2, 999999999):
        assert record.alarm.since != since
        told = await pressed(world, "ann", f"{record.id}:{since}:{verb}")
        assert "moved on" in told and "Set up your reserve" in told


async def test_buttons_of_an_earlier_phase_play_nothing(world: World) -> None:
    record = await begin(world, pace="untimed")
    await set_up(world)
    (name,) = await to_act(world)
    for verb in ("set_aside", "set_aside:JB", "choose:10"):
        told = await pressed(world, name, f"{record.id}:{record.alarm.since}:{verb}")
        assert "moved on" in told


@pytest.mark.parametrize("verb", ["set_aside", "attack:JB", "choose:10", "divide", "declare:AS/x"])
async def test_nothing_is_played_in_a_lobby(world: World, verb: str) -> None:
    await world.open_table("ann", game="king-of-the-hill")
    record = await world.only_match()
    before = await world.rows()
    result = await world.people["ann"].click(
        world.forge(f"{record.id}:{record.version}:{verb}"), label="0"
    )
    assert TRACE not in said_privately(result)
    assert await world.rows() == before


async def test_nothing_is_played_after_the_end(world: World) -> None:
    await begin(world)
    await leave(world, "bob")
    record = await world.only_match()
    for verb in ("set_aside", "attack:JB", "choose:10", "divide", "pick:1"):
        told = await pressed(world, "ann", f"{record.id}:{record.alarm.since}:{verb}")
        assert "over" in told or "is King of the Hill!" in told, verb


async def test_a_pick_for_an_earlier_decision_marks_nothing_in_a_later_one(world: World) -> None:
    record = await begin(world, pace="untimed")
    old = f"{record.id}:{record.alarm.since}:pick:3"
    await come_to(world, "spoils")
    result = await world.people["ann"].click(world.forge(old), label="0")
    assert "You won" in said_privately(result)
    assert not marked(answer(result))
