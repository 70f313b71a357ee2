"""The reserve: chosen by both in secret, in any order, and never seen by the other."""

import pytest

from games.core.cards import code
from games.king_of_the_hill import JOKER
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    SLUG,
    begin,
    chosen_by,
    marked,
    pick,
    set_aside,
    to_act,
)
from tests.support.acting import offers
from tests.support.world import Click, World, answer, found_button, labels, said_privately, words


async def test_the_command_offers_the_variant_and_the_lobby_says_which_rules_hold(
    world: World,
) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    assert "Ten, jack, queen and king keep their order" in words(lobby)
    await world.people["ann"].click(lobby, label="Cancel")
    await world.people["ann"].slash(world.channel, f"play {SLUG}", faces_tie=True, pace="live")
    record = next(r for r in await world.all_matches() if r.status == "lobby")
    assert record.lobby_message_id is not None
    text = words(world.public(record.channel_id, record.lobby_message_id))
    assert "Ten, jack, queen and king tie · live" in text


@pytest.mark.parametrize("seated", [1, 3])
async def test_the_game_is_for_two(world: World, seated: int) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    if seated == 1:
        result = await world.people["ann"].click(lobby, label="Start")
        assert (await world.only_match()).status == "lobby"
    else:
        await world.seat("bob")
        result = await world.people["cem"].click(lobby, label="Join")
        assert len((await world.only_match()).chairs) == 2
    assert len(said_privately(result)) > 20


async def test_nobody_can_sit_down_at_a_running_match(world: World) -> None:
    record = await begin(world)
    assert "Join" not in labels(await world.board())
    before = await world.rows()
    message = world.forge(f"{record.id}:{record.version}:join")
    result = await world.people["cem"].click(message, label="0")
    assert "for two players" in said_privately(result)
    assert await world.rows() == before


@pytest.mark.parametrize("order", [NAMES, NAMES[::-1]])
async def test_both_set_up_in_either_order(world: World, order: tuple[str, str]) -> None:
    first, second = order
    record = await begin(world)
    seats = {name: at for at, name in enumerate(NAMES)}
    aside = {name: [code(c) for c in record.state.hands[seats[name]][1:4]] for name in NAMES}
    hand = await set_aside(world, first, " ".join(aside[first]))
    assert "You lay " in words(hand) and f"aside. Waiting for {second}" in words(hand)
    assert not labels(hand)
    board = words(await world.board())
    assert f"Still to choose: **{second}**." in board
    assert board.count("ready ✓") == 2, "once in the text, once in the alternative"
    assert "12 in hand · 0 in reserve" in board, "the counts are public when both have chosen"
    await set_aside(world, second, " ".join(aside[second]))
    record = await world.only_match()
    assert record.state.phase == "choosing"
    for name in NAMES:
        assert [code(c) for c in record.state.reserves[seats[name]]] == aside[name]
    board = words(await world.board())
    assert "ready" not in board
    assert board.count("9 in hand · 3 in reserve") == 4


async def test_both_set_up_at_the_same_instant(world: World) -> None:
    await begin(world)
    hands = {name: await world.hand(name) for name in NAMES}
    results = await world.at_once(
        *(Click(name, hand, "Set nothing aside") for name, hand in hands.items())
    )
    record = await world.only_match()
    assert record.state.phase == "choosing"
    assert len(await world.bot.queries.log_of(record.id)) == 2
    for result, (name, hand) in zip(results, hands.items(), strict=True):
        assert not result.followups, "neither was refused"
        assert "moved on" not in words(hand)
        deciding = [name] == await to_act(world)
        assert ("Your turn" in words(hand)) == deciding
        assert bool(chosen_by(hand, "choose")) == deciding


async def test_the_joker_and_everything_else_may_be_set_aside(world: World) -> None:
    record = await begin(world)
    cards = [code(card) for card in record.state.hands[0]]
    hand = await world.hand("ann")
    assert "Set nothing aside" in labels(hand)
    await pick(world, "ann", hand, "JB")
    assert marked(hand) == ["Joker ●"]
    assert "Set 1 card aside" in labels(hand)
    await pick(world, "ann", hand, *cards[:-1])
    assert "Set 12 cards aside" in labels(hand)
    (args,) = chosen_by(hand, "set_aside")
    assert args == ".".join(cards)
    await world.people["ann"].click(hand, label="Set 12 cards aside")
    await set_aside(world, "bob")
    state = (await world.only_match()).state
    assert JOKER in state.reserves[0] and len(state.reserves[0]) == 12
    assert state.hands[0] == []
    assert "0 in hand · 12 in reserve" in words(await world.board())
    assert "0 in reserve" in words(await world.board())


async def test_a_picked_card_can_be_taken_back(world: World) -> None:
    record = await begin(world)
    first, second = (code(card) for card in record.state.hands[1][:2])
    hand = await world.hand("bob")
    await pick(world, "bob", hand, first, second, first)
    (only,) = marked(hand)
    assert chosen_by(hand, "set_aside") == [second]
    assert only in words(hand)


async def test_a_commitment_does_not_make_the_others_picks_stale(world: World) -> None:
    record = await begin(world)
    cards = [code(card) for card in record.state.hands[1][:3]]
    hand = await world.hand("bob")
    await pick(world, "bob", hand, *cards[:2])
    await set_aside(world, "ann")
    assert len(marked(hand)) == 2, "what bob has picked stays picked"
    await pick(world, "bob", hand, cards[2])
    await world.people["bob"].click(hand, label="Set 3 cards aside")
    state = (await world.only_match()).state
    assert [code(card) for card in state.reserves[1]] == cards


async def test_a_hand_opened_before_the_other_committed_still_plays(world: World) -> None:
    await begin(world)
    old = await world.hand("bob")
    button = found_button(old, "Set nothing aside")["custom_id"]
    await set_aside(world, "ann")
    await world.press("bob", old, button)
    assert (await world.only_match()).state.phase == "choosing"


async def test_a_choice_made_cannot_be_made_again(world: World) -> None:
    record = await begin(world)
    hand = await world.hand("ann")
    button = found_button(hand, "Set nothing aside")["custom_id"]
    await world.people["ann"].click(hand, custom_id=button)
    before = await world.rows()
    result = await world.press("ann", hand, button)
    assert "cannot be taken back" in said_privately(result)
    changed = world.forge(f"{record.id}:{record.alarm.since}:set_aside:JB")
    result = await world.people["ann"].click(changed, label="0")
    assert "cannot be taken back" in said_privately(result)
    assert await world.rows() == before


async def test_a_double_click_sets_aside_once(world: World) -> None:
    record = await begin(world)
    hand = await world.hand("ann")
    await world.at_once(*(Click("ann", hand, "Set nothing aside") for _ in range(3)))
    assert len(await world.bot.queries.log_of(record.id)) == 1
    assert "You lay nothing aside" in words(hand)


async def test_a_set_up_pressed_after_both_have_chosen_shows_the_present(world: World) -> None:
    await begin(world)
    hand = await world.hand("ann")
    button = found_button(hand, "Set nothing aside")["custom_id"]
    for name in NAMES:
        await set_aside(world, name, hand=hand if name == "ann" else None)
    before = await world.rows()
    result = await world.press("ann", hand, button)
    assert "moved on" in said_privately(result)
    assert await world.rows() == before


async def test_the_others_cards_cannot_be_set_aside(world: World) -> None:
    record = await begin(world)
    theirs = code(record.state.hands[1][0])
    before = await world.rows()
    message = world.forge(f"{record.id}:{record.alarm.since}:set_aside:{theirs}")
    result = await world.people["ann"].click(message, label="0")
    assert "You do not hold that card" in said_privately(result)
    assert await world.rows() == before


async def test_a_stranger_can_neither_open_a_hand_nor_set_up(world: World) -> None:
    record = await begin(world)
    before = await world.rows()
    hand = await world.hand("ann")
    (offer,) = offers(hand, "set_aside")
    for custom_id in (offer[0], f"{record.id}:{record.version}:pick:1"):
        result = await world.stranger.click(world.forge(custom_id), label="0")
        assert "do not sit at this table" in said_privately(result)
        assert not answer(result).attachments
    assert await world.rows() == before
