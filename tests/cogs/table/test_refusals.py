"""Presses that must not do anything: each is answered privately, clearly, and changes nothing."""

import pytest

from bot.discord_io.press import Press
from games.core.cards import code
from tests.support.any_table import TRACE
from tests.support.world import (
    LOWEST,
    Click,
    World,
    buttons,
    declare_button,
    labels,
    said_privately,
    words,
)


async def refused(world: World, name: str, custom_id: str) -> str:
    """Press a forged button, and check that nothing changes. Returns the reply."""
    message = world.forge(custom_id)
    before = await world.rows()
    result = await world.people[name].click(message, custom_id=custom_id)
    assert result.acknowledged
    told = said_privately(result)
    assert TRACE not in told
    assert words(message).startswith("forged")
    assert await world.rows() == before
    return told


FORGED = (
    *("garbage", "x" * 100, ":::", "-:0:hand", "'; DROP TABLE matches; --", "a' OR '1'='1:1:hand"),
    *("0000000000:1:hand", "0000000000:999999999:declare:AS/lowest"),
    *("0000000000:99999999999999999999:hand", "0000000000:1:hand:\n", "ÄÖÜ:1:hand", "٣:٣:hand"),
    *("-:0:prefer:__class__", "-:0:prefer:", "-:0:verify", "-:0:resign", "-:0:rematch"),
    "-:0:rules",
)


async def test_forged_custom_ids_are_refused(world: World) -> None:
    await world.begin("ann", "bob")
    for custom_id in FORGED:
        assert len(await refused(world, "ann", custom_id)) > 20, custom_id


async def test_what_the_rules_refuse_is_told_in_a_sentence(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    (mine,) = record.state.hands[record.state.turn]
    (theirs,) = record.state.hands[1 - record.state.turn]
    prefix = f"{record.id}:{record.version}"
    for verb in ("nonsense", "declare", "declare:", "declare:AS", "declare:/"):
        told = await refused(world, name, f"{prefix}:{verb}")
        assert "not a move in High Card" in told or "button no longer works" in told, verb
    for args in ("AS/winner", "ZZ/lowest", "JR/highest", "a'--/lowest", "AS/lowest/x"):
        told = await refused(world, name, f"{prefix}:declare:{args}")
        assert "Open your hand again" in told, args
    told = await refused(world, name, f"{prefix}:declare:{code(theirs)}/lowest")
    assert "You don't hold that card" in told
    told = await refused(world, await world.waiting(), f"{prefix}:declare:{code(theirs)}/lowest")
    assert "It's not your turn" in told
    for since in (0, 1, 4, 999999999):
        told = await refused(world, name, f"{record.id}:{since}:declare:{code(mine)}/lowest")
        assert "moved on" in told and "Your turn" in told


async def test_a_stranger_can_do_nothing_in_a_lobby_nor_at_a_running_table(world: World) -> None:
    await world.open_table("ann")
    record = await world.only_match()
    for verb in ("leave", "pick:AS", "hand", "declare:AS/lowest"):
        await refused(world, "stranger", f"{record.id}:{record.version}:{verb}")
    await world.join("bob")
    record = await world.start("ann")
    for verb in ("hand", "pick:AS", "declare:AS/lowest", "leave", "resign", "back"):
        told = await refused(world, "stranger", f"{record.id}:{record.version}:{verb}")
        assert "not at this table" in told, verb


async def test_only_the_host_rules_the_lobby_and_only_as_it_is(world: World) -> None:
    await world.open_table("ann")
    await world.join("bob")
    record = await world.only_match()
    for verb in ("start", "cancel", "computer"):
        for name in ("bob", "stranger"):
            told = await refused(world, name, f"{record.id}:{record.version}:{verb}")
            assert "Only the host, ann, can do that" in told
        told = await refused(world, "ann", f"{record.id}:{record.version - 1}:{verb}")
        assert "just joined or left" in told


async def test_buttons_of_other_phases_do_nothing(world: World) -> None:
    await world.open_table("ann", target=1)
    record = await world.only_match()
    for verb in ("declare:AS/lowest", "resign", "back", "rematch", "verify"):
        await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
    await world.join("bob")
    record = await world.start("ann")
    for verb in ("start", "cancel", "computer", "join", "rematch", "verify", "back"):
        await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
    record = await world.play_to_the_end()
    late = ("join", "leave", "start", "cancel", "computer", "declare:AS/lowest", "resign", "back")
    for verb in late:
        told = await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
        assert "over" in told, verb
    for verb in ("join", "leave"):
        old = f"{record.id}:{record.version}:{verb}"
        assert "This match is over." in await refused(world, "ann", old)
    result = await world.force("ann", f"{record.id}:{record.version}:hand")
    assert "wins the match!" in said_privately(result)
    assert labels(result) == labels(await world.board())


async def test_a_closed_lobbys_buttons_say_that_it_was_closed(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.press("ann", lobby, "Cancel")
    record = await world.only_match()
    for verb in ("join", "leave", "start", "cancel", "computer", "hand"):
        told = await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
        assert "closed" in told, verb


async def test_a_lobby_deleted_from_the_database_says_so(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.forget_match((await world.only_match()).id)
    before = await world.rows()
    for label in ("Join", "Leave", "Start", "Play vs computers", "Cancel", "Rules"):
        result = await world.press("ann", lobby, label)
        assert "I don't have that match" in said_privately(result), label
    assert await world.rows() == before


async def test_a_match_deleted_from_the_database_says_so(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    name = await world.whose_turn()
    hand = await world.hand(name)
    await world.forget_match((await world.only_match()).id)
    for label in ("My hand", "Join", "Leave", "Rules"):
        result = await world.press("ann", board, label)
        assert "I don't have that match" in said_privately(result), label
    word = declare_button(hand, LOWEST)["custom_id"]
    assert "I don't have that match" in said_privately(await world.press(name, hand, word))
    await world.env.advance_time(600)


async def test_joining_twice_takes_one_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    before = await world.rows()
    assert "You're already at this table" in said_privately(await world.press("bob", lobby, "Join"))
    assert await world.rows() == before


async def test_leaving_a_lobby_twice_leaves_it_once(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    await world.press("bob", lobby, "Leave")
    before = await world.rows()
    assert "You're not at this table" in said_privately(await world.press("bob", lobby, "Leave"))
    assert await world.rows() == before


async def test_resigning_twice_resigns_once(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.let_all_decide()
    question = await world.press("bob", await world.board(), "Leave")
    yes = next(b for b in buttons(question) if b["label"] == "Yes, leave")["custom_id"]
    await world.press("bob", question, yes)
    before = await world.rows()
    (result,) = await world.at_once(Click("bob", question, custom_id=yes))
    assert "not at this table" in said_privately(result)
    assert await world.rows() == before


def test_a_verb_that_no_custom_id_can_hold_is_refused_at_the_start(world: World) -> None:
    async def never(_: Press) -> None: ...

    router = world.bot.router
    for verb in ("this_verb_is_far_too_long", "Upper", ""):
        with pytest.raises(ValueError, match="no custom id"):
            router.on(verb, "own", never)
        with pytest.raises(ValueError, match="no custom id"):
            router.on_board([verb])
    with pytest.raises(ValueError, match="two meanings"):
        router.on("join", "own", never)
