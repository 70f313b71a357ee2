"""Presses that must not do anything: each is answered privately, clearly, and changes nothing."""

import pytest

from games.core.cards import CODES, code
from tests.support.world import (
    HIGHEST,
    LOWEST,
    Click,
    World,
    answer,
    buttons,
    declare_button,
    labels,
    said_privately,
    words,
)

TRACE = "Something went wrong"


async def refused(world: World, name: str, custom_id: str) -> str:
    """Let somebody press a forged button; what they are told, once nothing has changed."""
    message = world.forge(custom_id)
    before = await world.rows()
    result = await world.people[name].click(message, custom_id=custom_id)
    assert result.acknowledged
    told = said_privately(result)
    assert TRACE not in told
    assert words(message).startswith("forged")
    assert await world.rows() == before
    return told


@pytest.mark.parametrize(
    "custom_id",
    [
        "garbage",
        "x" * 100,
        ":::",
        "-:0:hand",
        "'; DROP TABLE matches; --",
        "a' OR '1'='1:1:hand",
        "0000000000:1:hand",
        "0000000000:999999999:declare:AS/lowest",
        "0000000000:99999999999999999999:hand",
        "0000000000:1:hand:\n",
        "ÄÖÜ:1:hand",
        "٣:٣:hand",
        "-:0:prefer:__class__",
        "-:0:prefer:",
        "-:0:verify",
        "-:0:resign",
        "-:0:rematch",
        "-:0:rules",
    ],
)
async def test_a_forged_custom_id_is_refused(world: World, custom_id: str) -> None:
    await world.begin("ann", "bob")
    assert len(await refused(world, "ann", custom_id)) > 20


@pytest.mark.parametrize("verb", ["nonsense", "declare", "declare:", "declare:AS", "declare:/"])
async def test_an_unknown_move_is_refused(world: World, verb: str) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    told = await refused(world, name, f"{record.id}:{record.version}:{verb}")
    assert "not a move in High Card" in told or "do not know that button" in told


@pytest.mark.parametrize(
    "args", ["AS/winner", "ZZ/lowest", "JR/highest", "a'--/lowest", "AS/lowest/x"]
)
async def test_a_malformed_declaration_is_refused(world: World, args: str) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    told = await refused(world, name, f"{record.id}:{record.version}:declare:{args}")
    assert "Open your hand again" in told


async def test_another_players_card_cannot_be_played(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    (other,) = record.state.hands[1 - record.state.turn]
    told = await refused(world, name, f"{record.id}:{record.version}:declare:{code(other)}/lowest")
    assert "You do not hold that card" in told


async def test_no_card_out_of_the_deck_can_be_played(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    held = code(record.state.hands[record.state.turn][0])
    for card in [card for card in CODES if card != held][::7]:
        told = await refused(world, name, f"{record.id}:{record.version}:declare:{card}/lowest")
        assert "hold that card" in told or "not a move" in told


async def test_picking_a_card_one_does_not_hold_marks_nothing(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.deal_more(name, 1)
    message = world.forge(f"{record.id}:{record.version}:pick:{'x' * 60}")
    before = await world.rows()
    result = await world.people[name].click(message, label="0")
    assert not any("✓" in label for label in labels(answer(result)))
    assert answer(result).ephemeral
    assert await world.rows() == before


async def test_playing_out_of_turn_is_refused(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.waiting()
    (card,) = record.state.hands[1 - record.state.turn]
    told = await refused(world, name, f"{record.id}:{record.version}:declare:{code(card)}/lowest")
    assert "It is not your turn" in told


@pytest.mark.parametrize("version", [0, 1, 4, 999999999])
async def test_a_press_from_another_version_shows_the_present_hand(
    world: World, version: int
) -> None:
    record = await world.begin("ann", "bob")
    assert record.version not in (version, 0)
    name = await world.whose_turn()
    (card,) = record.state.hands[record.state.turn]
    told = await refused(world, name, f"{record.id}:{version}:declare:{code(card)}/lowest")
    assert "moved on" in told
    assert "Your turn" in told


@pytest.mark.parametrize(
    "verb", ["hand", "pick:AS", "declare:AS/lowest", "leave", "resign", "back"]
)
async def test_a_stranger_can_do_nothing_at_a_running_table(world: World, verb: str) -> None:
    record = await world.begin("ann", "bob")
    told = await refused(world, "stranger", f"{record.id}:{record.version}:{verb}")
    assert "do not sit at this table" in told


@pytest.mark.parametrize("verb", ["start", "cancel", "computer"])
@pytest.mark.parametrize("name", ["bob", "stranger"])
async def test_only_the_host_rules_the_lobby(world: World, verb: str, name: str) -> None:
    await world.open_table("ann")
    await world.seat("bob")
    record = await world.only_match()
    told = await refused(world, name, f"{record.id}:{record.version}:{verb}")
    assert "Only the host, ann, can do that" in told


@pytest.mark.parametrize("verb", ["start", "cancel", "computer"])
async def test_a_host_who_sees_an_old_lobby_changes_nothing(world: World, verb: str) -> None:
    await world.open_table("ann")
    await world.seat("bob")
    record = await world.only_match()
    told = await refused(world, "ann", f"{record.id}:{record.version - 1}:{verb}")
    assert "sat down or got up" in told


@pytest.mark.parametrize(
    "verb", ["start", "cancel", "computer", "join", "rematch", "verify", "back"]
)
async def test_a_lobbys_and_a_finished_matchs_buttons_do_nothing_in_a_running_one(
    world: World, verb: str
) -> None:
    record = await world.begin("ann", "bob")
    await refused(world, "ann", f"{record.id}:{record.version}:{verb}")


@pytest.mark.parametrize("verb", ["declare:AS/lowest", "resign", "back", "rematch", "verify"])
async def test_a_running_matchs_buttons_do_nothing_in_a_lobby(world: World, verb: str) -> None:
    await world.open_table("ann")
    record = await world.only_match()
    await refused(world, "ann", f"{record.id}:{record.version}:{verb}")


@pytest.mark.parametrize("verb", ["leave", "pick:AS", "hand", "declare:AS/lowest"])
async def test_a_stranger_can_do_nothing_in_a_lobby(world: World, verb: str) -> None:
    await world.open_table("ann")
    record = await world.only_match()
    await refused(world, "stranger", f"{record.id}:{record.version}:{verb}")


@pytest.mark.parametrize(
    "verb",
    ["join", "leave", "start", "cancel", "computer", "declare:AS/lowest", "resign", "back"],
)
async def test_after_the_end_nothing_more_can_be_done(world: World, verb: str) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    told = await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
    assert "over" in told or "has already begun" in told


async def test_a_hand_opened_after_the_end_has_no_controls(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    message = world.forge(f"{record.id}:{record.version}:hand")
    result = await world.people["ann"].click(message, label="0")
    assert "The match is over" in said_privately(result)
    assert not buttons(answer(result))


@pytest.mark.parametrize("verb", ["join", "leave", "start", "cancel", "computer", "hand"])
async def test_a_closed_lobbys_buttons_say_that_it_was_closed(world: World, verb: str) -> None:
    lobby = await world.open_table("ann")
    await world.people["ann"].click(lobby, label="Cancel")
    record = await world.only_match()
    told = await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
    assert "closed" in told


@pytest.mark.parametrize("label", ["Join", "Leave", "Start", "Add computer", "Cancel", "Rules"])
async def test_a_lobby_deleted_from_the_database_says_so(world: World, label: str) -> None:
    lobby = await world.open_table("ann")
    await world.forget_match((await world.only_match()).id)
    before = await world.rows()
    result = await world.people["ann"].click(lobby, label=label)
    assert "no longer kept" in said_privately(result)
    assert await world.rows() == before


@pytest.mark.parametrize("label", ["My hand", "Join", "Leave", "Rules"])
async def test_a_match_deleted_from_the_database_says_so(world: World, label: str) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await world.forget_match((await world.only_match()).id)
    result = await world.people["ann"].click(board, label=label)
    assert "no longer kept" in said_privately(result)
    await world.env.advance_time(600)


async def test_a_hand_of_a_match_deleted_from_the_database_says_so(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    hand = await world.hand(name)
    await world.forget_match((await world.only_match()).id)
    word = declare_button(hand, LOWEST)["custom_id"]
    assert "no longer kept" in said_privately(await world.press(name, hand, word))


async def test_joining_twice_takes_one_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.seat("bob")
    before = await world.rows()
    result = await world.people["bob"].click(lobby, label="Join")
    assert "You already sit at this table" in said_privately(result)
    assert await world.rows() == before


async def test_declaring_twice_plays_once_and_shows_the_present_hand(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    hand = await world.hand(name)
    word = declare_button(hand, HIGHEST)["custom_id"]
    await world.people[name].click(hand, custom_id=word)
    before = await world.rows()
    result = await world.press(name, hand, word)
    assert "moved on" in said_privately(result)
    assert "lies face down" in words(hand)
    assert await world.rows() == before
    assert len(await world.bot.queries.log_of(record.id)) == 1


async def test_a_hand_left_open_from_an_earlier_turn_plays_nothing(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    old = await world.hand(name)
    word = declare_button(old, HIGHEST)["custom_id"]
    await world.play_turn(LOWEST)
    before = await world.rows()
    result = await world.people[name].click(world.forge(word), custom_id=word)
    assert "moved on" in words(answer(result))
    assert answer(result).ephemeral
    assert await world.rows() == before


async def test_leaving_a_lobby_twice_leaves_it_once(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.seat("bob")
    await world.people["bob"].click(lobby, label="Leave")
    before = await world.rows()
    result = await world.people["bob"].click(lobby, label="Leave")
    assert "You do not sit at this table" in said_privately(result)
    assert await world.rows() == before


async def test_resigning_twice_resigns_once(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    question = answer(await world.people["bob"].click(await world.board(), label="Leave"))
    yes = next(b for b in buttons(question) if b["label"] == "Yes, leave")["custom_id"]
    await world.press("bob", question, yes)
    before = await world.rows()
    (result,) = await world.at_once(Click("bob", question, custom_id=yes))
    assert "do not sit at this table" in said_privately(result)
    assert await world.rows() == before
