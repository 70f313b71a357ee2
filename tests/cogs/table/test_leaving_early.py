"""Leaving before a first decision: the match is called off, and who does it often waits."""

from typing import Any

from bot.match.admission import MAX_UNPLAYED, UNPLAYED_WAIT_SECONDS
from tests.support.world import World, labels, said_privately, words


async def leave_at_once(world: World, name: str) -> str:
    """Leave the newest match by its board. Returns the reply."""
    record = await world.newest_match()
    asked = await world.press(name, await world.board(record), "Leave")
    assert "You haven't made a move yet, so leaving cancels the match" in said_privately(asked)
    question = asked
    await world.press(name, question, "Yes, leave")
    return words(question)


async def leave_and_lose(world: World, name: str) -> None:
    """Leave the match by its board, which says that it is lost."""
    asked = await world.press(name, await world.board(), "Leave")
    assert "counts as a loss" in said_privately(asked)
    await world.press(name, asked, "Yes, leave")


async def sit_down(world: World, *names: str, **options: Any) -> str:
    """Open a table, seat and start the others. Returns the last one's reply."""
    await world.ask(names[0], "play high-card", **options)
    record = await world.newest_match()
    lobby = await world.lobby(record)
    told = ""
    for name in names[1:]:
        result = await world.press(name, lobby, "Join")
        told = said_privately(result) if result.ephemeral else ""
    if not told:
        await world.press(names[0], lobby, "Start")
    return told


async def test_who_leaves_before_a_first_decision_calls_the_match_off(world: World) -> None:
    """Even where the other has played: nobody gains a rating from a match that was none."""
    await world.begin("ann", "bob")
    await world.play_turn()
    other = await world.whose_turn()
    told = await leave_at_once(world, other)
    assert "so the match was cancelled. It doesn't count for anyone." in told
    record = await world.only_match()
    assert (record.status, record.cause) == ("cancelled", "unplayed")
    assert all(chair.rating_after is None for chair in record.chairs)
    board = await world.board()
    assert f"**{other}** left before making a decision" in words(board)
    assert labels(board) == ["Rematch"]
    result = await world.ask("ann", "leaderboard", game="high-card")
    assert "ann" not in said_privately(result) and "bob" not in said_privately(result)
    await world.press("ann", board, "Rematch")
    again = await world.newest_match()
    assert again.status == "lobby" and again.id != record.id


async def test_who_has_decided_leaves_and_loses(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.play_turn()
    await leave_and_lose(world, name)
    record = await world.only_match()
    assert record.status == "over"
    assert sum(chair.rating_after is not None for chair in record.chairs) == 2


async def test_who_decides_nothing_voids_no_match_that_two_others_play(world: World) -> None:
    """A second account kept undecided would be a switch: the match counts only if it's won."""
    await world.begin("ann", "bob", "cem")
    await world.play_turn()
    other = await world.whose_turn()
    board = await world.board()
    asked = await world.press(other, board, "Leave")
    assert "it won't count for you" in said_privately(asked)
    await world.press(other, asked, "Yes, leave")
    assert (await world.only_match()).status == "running"
    await leave_and_lose(world, await world.play_turn())
    record = await world.only_match()
    assert record.status == "over"
    rated = {chair.name for chair in record.chairs if chair.rating_after is not None}
    assert rated == {"ann", "bob", "cem"} - {other}


async def test_only_the_first_to_leave_calls_a_match_off(world: World) -> None:
    """A player who has lost by leaving doesn't get that back when the next one leaves."""
    await world.begin("ann", "bob", "cem")
    first = await world.play_turn()
    await leave_and_lose(world, first)
    other = await world.whose_turn()
    asked = await world.press(other, await world.board(), "Leave")
    await world.press(other, asked, "Yes, leave")
    record = await world.only_match()
    assert record.status == "over"
    rated = {chair.name for chair in record.chairs if chair.rating_after is not None}
    assert other not in rated and first in rated


async def test_who_waits_sits_at_no_table_that_they_had_found_before(world: World) -> None:
    tables = []
    for host in ("cem", "dora"):
        await world.ask(host, "play high-card")
        record = await world.newest_match()
        lobby = await world.lobby(record)
        await world.press("bob", lobby, "Join")
        tables.append((host, record, lobby))
    for _ in range(MAX_UNPLAYED):
        assert not await sit_down(world, "ann", "bob")
        await leave_at_once(world, "bob")
    for host, record, lobby in tables:
        result = await world.press(host, lobby, "Start")
        assert "bob has recently left several matches" in said_privately(result)
        assert (await world.bot.ledger.read(record.id)).status == "lobby"


async def test_who_leaves_often_without_playing_waits_before_a_rated_match(world: World) -> None:
    for _ in range(MAX_UNPLAYED):
        assert not await sit_down(world, "ann", "bob")
        await leave_at_once(world, "bob")
    told = await sit_down(world, "ann", "bob")
    assert "You've recently left several matches without making a move" in told
    assert "and casual ones now (`casual:True`)." in told
    opened = await world.ask("bob", "play high-card")
    assert "Your table is open" in said_privately(opened), "for others, or for computers"
    assert not await sit_down(world, "cem", "bob", casual=True)
    await world.leap(UNPLAYED_WAIT_SECONDS + 1)
    assert not await sit_down(world, "dora", "bob")


async def begin_alone(world: World, name: str, **options: Any) -> str:
    """Begin a match against a computer. Returns the refusal, if there is one."""
    await world.ask(name, "play high-card", computers=1, **options)
    record = await world.newest_match()
    lobby = await world.lobby(record)
    result = await world.press(name, lobby, "Start")
    begun = (await world.bot.ledger.read(record.id)).status == "running"
    return "" if begun else said_privately(result)


async def test_nobody_looks_for_a_hand_that_beats_computers(world: World) -> None:
    """There are roles for that, and a rating."""
    for _ in range(MAX_UNPLAYED):
        assert not await begin_alone(world, "bob")
        await leave_at_once(world, "bob")
    assert "You've recently left several matches" in await begin_alone(world, "bob")
    assert "You've recently left several matches" in await sit_down(world, "ann", "bob")
    assert not await begin_alone(world, "bob", casual=True)
    await world.leap(UNPLAYED_WAIT_SECONDS + 1)
    assert not await begin_alone(world, "bob")
