"""The plug is pulled in every phase: nothing is lost, and the clock goes on by itself."""

import pytest
from simcord import ResponseMessage

from bot.matches.record import Record
from games.core.cards import code, label, parse
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    TRACE,
    C,
    H,
    S,
    begin,
    call,
    come_to,
    get_ready,
    ids,
    laid_out,
    marked,
    name_suit,
    pass_by,
    pick,
    press,
    put,
    tick,
    trick,
)
from tests.cogs.people.test_preferences import prefer
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.world import World, answer, buttons, found_button, labels, pings, words

BY_ITSELF = {
    "dealing": (2, "dealing"),
    "declaring": (3, "burying"),
    "naming": (5, "burying"),
    "burying": (60, "calling"),
    "calling": (15, "playing"),
    "playing": (10, "playing"),
    "shown": (3, "playing"),
    "scored": (45, "dealing"),
}
"""How long the live pace waits in a phase, and what comes then."""
SIGNS_OF_LIFE = 30
"""Seconds between two signs of life: so much more may be given back after a crash."""


@pytest.mark.parametrize("phases", [[*BY_ITSELF][:4], [*BY_ITSELF][4:]])
async def test_the_clock_goes_on_after_an_outage_which_costs_nobody_time(
    world: World, phases: list[str]
) -> None:
    await begin(world, pace="live")
    for phase in phases:
        seconds, following = BY_ITSELF[phase]
        record = await come_to(world, phase)
        ends_at = record.alarm.ends_at
        assert ends_at == world.bot.ledger.now() + seconds * 1000
        await world.env.advance_time(seconds / 2)
        before = await world.rows()
        await world.outage(600)
        after = await world.only_match()
        assert after.alarm.ends_at is not None
        assert 600 <= (after.alarm.ends_at - ends_at) / 1000 <= 600 + SIGNS_OF_LIFE, phase
        assert after.version == record.version
        stored = await world.rows()
        del before["deadlines"], stored["deadlines"]
        assert stored == before, phase
        if after.awaited:
            assert f"<t:{after.alarm.ends_at // 1000}:R>" in words(await world.board()), phase
        left = (after.alarm.ends_at - world.bot.ledger.now()) / 1000
        await world.env.advance_time(left - 0.1)
        assert (await world.only_match()).version == record.version
        await world.env.advance_time(0.2)
        later = await world.only_match()
        assert later.version == record.version + 1
        assert later.state.phase == following
        assert later.published_version == later.version
        assert [chair.timeouts for chair in later.chairs][1:] == [0] * 4


BUTTONS = {
    "dealing": ("bob", f"declare:{S}."),
    "declaring": ("eve", "pass"),
    "naming": ("ann", f"name:{C}"),
    "burying": ("ann", "bury:3C.3C.3D.QS.QS.KS.AS.AS"),
    "calling": ("ann", "call:JR"),
    "playing": ("ann", "put:KS"),
    "scored": ("cem", "ready"),
}
"""Who presses what in a hand opened before the restart."""
PICKED = {
    "burying": "3C 3C 3D AS AS KS QS QS",
    "calling": "JR",
    "playing": "KS",
}


@pytest.mark.parametrize("phases", [[*BUTTONS][:3], [*BUTTONS][3:5], [*BUTTONS][5:]])
async def test_a_hand_opened_before_a_restart_plays_after_it(
    world: World, phases: list[str]
) -> None:
    await begin(world, pace="live")
    for phase in phases:
        name, button = BUTTONS[phase]
        record = await come_to(world, phase)
        hand = await world.hand(name)
        codes = PICKED.get(phase, "").split()
        await pick(world, name, hand, *codes[:3])
        await world.restart()
        assert len(marked(hand)) == len(codes[:3])
        await pick(world, name, hand, *codes[3:])
        custom_id = f"{record.id}:{record.alarm.since}:{button}"
        await world.people[name].click(hand, custom_id=custom_id)
        after = await world.only_match()
        assert after.version == record.version + 1, phase
        assert "moved on" not in words(hand) and TRACE not in words(hand)
        assert after.published_version == after.version
        if phase == "burying":
            assert [code(card) for card in after.state.dead] == sorted(codes, key=parse)
        elif phase == "calling":
            assert code(after.state.called) == "JR"
        elif phase == "playing":
            assert code(after.state.trick[0].cards[0]) == "KS"


async def test_a_draft_of_the_burial_is_kept_over_restarts_between_menus(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    so_far: list[str] = []
    for each in ("AS", "3C", "3C"):
        await pick(world, "ann", hand, each)
        so_far.append(label(parse(each)))
        await world.restart()
        assert sorted(marked(hand)) == sorted(so_far)
    assert "Pick 5 more" in labels(hand)
    assert "Picked 3 of 8" in words(hand)


async def test_a_draft_in_a_direct_message_is_kept_too(world: World) -> None:
    await begin(world)
    await prefer(world, "ann", "Hands by direct message")
    await come_to(world, "burying")
    (hand,) = world.direct_messages("ann")
    menu = buttons(hand)[0]
    values = [option["value"] for option in menu["options"][:3]]
    await world.people["ann"].user.select(hand, values, custom_id=menu["custom_id"])
    assert "Pick 5 more" in labels(hand)
    await world.outage(100)
    (hand,) = world.direct_messages("ann")
    assert "Pick 5 more" in labels(hand)


async def test_a_dealing_goes_on_after_a_restart_and_hands_grow_again(world: World) -> None:
    await begin(world, pace="live")
    await arrange(world, table.dealing("2H 2H", "2S", dealt=16))
    lost = await world.hand("ann")
    await world.restart()
    record = await tick(world)
    assert [len(hand) for hand in record.state.hands] == [17] * 5
    assert "Hand, 16:" in words(lost), "a former process's hand cannot be edited"
    hand = await world.hand("ann")
    await tick(world)
    assert "Hand, 18:" in words(hand)
    await world.people["ann"].click(lost, label="Declare 2♥︎ 2♥︎")
    assert (await world.only_match()).state.declarations == [(0, H, True)]
    assert "Hand, 18:" in words(lost), "whatever is pressed shows the present"
    await world.restart()
    await run_out(world)
    record = await run_out(world)
    assert record.state.phase == "burying" and record.state.koth == 0


async def test_at_a_slower_pace_a_dealing_cut_off_is_finished_at_once(world: World) -> None:
    await begin(world)
    await arrange(world, table.dealing("2H 2H", "2S", dealt=18))
    await world.outage(24 * 3600)
    await world.env.advance_time(0.05)
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert (record.alarm.ends_at or 0) - world.bot.ledger.now() > 299_000
    assert "Declare 2♠︎" in labels(await world.hand("bob"))


async def test_answers_of_the_window_outlive_a_restart(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    hands = {name: await world.hand(name) for name in ("dora", "eve")}
    await pass_by(world, "ann", "bob", "cem")
    await world.restart()
    assert await awaited(world) == ["dora", "eve"]
    for name, hand in hands.items():
        await press(world, name, hand, "pass")
    assert (await world.only_match()).state.phase == "burying"


async def test_a_trick_goes_on_where_it_was(world: World) -> None:
    await begin(world)
    await come_to(world, "playing")
    hand = await world.hand("dora")
    for name, card in (("ann", "AS"), ("bob", "QS"), ("cem", "JS")):
        await put(world, name, card)
        await world.restart()
    board = words(await world.board())
    assert "**dora** is to play." in board
    assert f"ann **{label(parse('AS'))} ◀**" in board and label(parse("JS")) in board
    assert not labels(hand), "it was opened before it was dora's turn, and forgotten"
    result = await world.people["dora"].click(await world.board(), label="My hand")
    await put(world, "dora", "10S", answer(result))
    await put(world, "eve", "9S")
    assert (await world.only_match()).state.phase == "shown"


async def test_a_trick_on_show_is_cleared_although_the_bot_was_away(world: World) -> None:
    await begin(world, pace="untimed")
    await come_to(world, "playing")
    await trick(world, "AS", "QS", "JS", "10S", "9S")
    await world.env.advance_time(1)
    await world.outage(3 * 24 * 3600)
    assert (await world.only_match()).state.phase == "shown"
    record = await run_out(world)
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert "**ann** is to lead." in words(await world.board())


async def test_between_rounds_who_was_ready_stays_ready(world: World) -> None:
    await begin(world)
    await come_to(world, "scored")
    board = await world.board()
    await get_ready(world, "ann", "bob")
    await world.restart()
    assert "Still to answer: **cem**, **dora**, and **eve**." in words(await world.board())
    ready = found_button(board, "Ready")["custom_id"]
    for name in ("cem", "dora", "eve"):
        await world.people[name].click(board, custom_id=ready)
    assert (await world.only_match()).state.round == 2


@pytest.mark.parametrize("phase", ["declaring", "shown"])
async def test_a_restart_shows_and_calls_nothing_anew(world: World, phase: str) -> None:
    await begin(world)
    await come_to(world, phase)
    record = await world.only_match()
    shown, before = _shown(world, record), await world.rows()
    await world.restart()
    assert _shown(world, record) == shown
    assert await world.rows() == before


def _shown(world: World, record: Record) -> list[tuple[int, str, list[int]]]:
    assert record.place_id is not None
    return [(m.id, m.content, pings(m)) for m in world.messages(record.place_id)]


async def test_a_step_committed_but_not_shown_is_shown_after_a_restart(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hand = await world.hand("bob")
    world.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    await press(world, "bob", hand, "declare", f"{S}.")
    assert "bob declared" not in words(await world.board())
    world.heal()
    await world.restart()
    assert "bob declared with **2♠︎**." in words(await world.board())


async def test_a_round_with_a_restart_after_every_step(world: World) -> None:
    await begin(world, pace="untimed")
    await arrange(world, laid_out("naming"))

    async def hand_of(name: str) -> ResponseMessage:
        hand = await world.hand(name)
        await world.restart()
        return hand

    await name_suit(world, "ann", H, await hand_of("ann"))
    record = await world.only_match()
    eight = [code(card) for card in record.state.hands[0][:8]]
    hand = await hand_of("ann")
    await pick(world, "ann", hand, *eight)
    await world.restart()
    await world.people["ann"].click(hand, label="Bury these eight")
    await call(world, "ann", None, await hand_of("ann"))
    await arrange(world, table.table("AS", "QS", "JS", "10S", "9S", number=5))
    for name, card in zip(NAMES, ("AS", "QS", "JS", "10S", "9S"), strict=True):
        await put(world, name, card, await hand_of(name) if name == "cem" else None)
    await world.restart()
    record = await run_out(world)
    assert record.status == "over"
    await world.restart()
    board = await world.board()
    assert "wins the match" in words(board) and "Rematch" in labels(board)
    assert not ids(board, "ready")
