"""Turns that pass, and people who come, leave, or are gone."""

from typing import Any

import pytest
from discord.http import HTTPClient
from sqlalchemy import update

from bot.match.admission import MAX_IDLE, MAX_UNPLAYED, UNPLAYED_WAIT_SECONDS
from bot.match.record import SECONDS, Pace, Record
from bot.storage import tables
from tests.cogs.queue.across import Tower
from tests.support.living import begun
from tests.support.world import World, labels, pings, said_privately, text_of, words

# Time


MINUTE = 60
HOUR = 60 * MINUTE
TIMED: tuple[Pace, ...] = ("live", "relaxed", "correspondence")


def test_the_paces_are_those_that_the_lobby_promises() -> None:
    assert [SECONDS[pace] for pace in TIMED] == [45, 5 * MINUTE, 24 * HOUR]
    assert SECONDS["untimed"] is None


async def test_one_warning_comes_with_a_fifth_of_the_time_left(world: World) -> None:
    record = await world.begin("ann", "bob", pace="correspondence")
    name = await world.whose_turn()
    seconds = 24 * HOUR
    await world.leap(seconds * 0.8 - 1)
    calls = world.calls(record.shown.place_id)
    assert not any("your time" in text_of(each) for each in calls)
    await world.leap(1.1)
    (warning,) = world.calls(record.shown.place_id)
    assert "your time in High Card runs out" in text_of(warning)
    assert pings(warning) == [world.people[name].id]
    await world.leap(seconds * 0.1)
    (again,) = world.calls(record.shown.place_id)
    assert again.id == warning.id
    assert (await world.only_match()).version == record.version


async def test_untimed_matches_wait_for_ever(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    assert "runs out" not in words(await world.board())
    await world.leap(30 * 24 * HOUR)
    assert (await world.only_match()).version == record.version
    await world.play_turn()


async def test_a_turn_made_in_time_leaves_the_next_player_their_whole_time(world: World) -> None:
    await world.begin("ann", "bob", pace="live")
    await world.env.advance_time(44)
    await world.play_turn()
    record = await world.only_match()
    await world.env.advance_time(40)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(7)
    assert (await world.only_match()).version == record.version + 1


async def test_somebody_who_joins_does_not_prolong_the_turn(world: World) -> None:
    ends_at = (await world.begin("ann", "bob", pace="live")).alarm.ends_at
    await world.env.advance_time(30)
    await world.press("cem", await world.board(), "Join")
    assert (await world.only_match()).alarm.ends_at == ends_at


@pytest.mark.parametrize(
    ("pace", "minutes"),
    [("live", 30), ("relaxed", 120), ("correspondence", 3 * 24 * 60), ("untimed", 3 * 24 * 60)],
)
async def test_a_lobby_without_a_guest_closes_by_pace_and_can_be_opened_again(
    world: World, pace: Pace, minutes: int
) -> None:
    await world.open_table("ann", pace=pace)
    await world.leap(minutes * MINUTE - 2)
    assert (await world.only_match()).status == "lobby"
    await world.leap(3)
    closed = await world.only_match()
    assert closed.status == "cancelled"
    lobby = await world.lobby()
    assert "Nothing happened at this table for a while" in words(lobby)
    assert labels(lobby) == ["Open it again"]
    await world.press("ann", lobby, "Open it again")
    again = await world.newest_match()
    assert (again.status, again.pace, again.host_id) == ("lobby", pace, closed.host_id)


async def test_a_guest_keeps_the_lobby_open_for_another_half_hour(world: World) -> None:
    await world.open_table("ann", pace="live")
    await world.leap(20 * MINUTE)
    await world.join("bob")
    await world.leap(20 * MINUTE)
    assert (await world.only_match()).status == "lobby"
    await world.leap(11 * MINUTE)
    assert (await world.only_match()).status == "cancelled"


async def test_time_switched_off_is_credited_to_the_player(world: World) -> None:
    record = await world.begin("ann", "bob")
    await world.env.advance_time(60)
    assert record.alarm.ends_at is not None
    left = record.alarm.ends_at - world.bot.ledger.now()
    await world.outage(2 * HOUR)
    after = await world.only_match()
    assert after.version == record.version
    assert after.alarm.ends_at is not None
    assert left <= after.alarm.ends_at - world.bot.ledger.now() <= left + 30_000
    assert f"<t:{after.alarm.ends_at // 1000}:R>" in words(await world.board())
    await world.leap(left / 1000 - 1)
    assert (await world.only_match()).version == record.version
    await world.leap(32)
    assert (await world.only_match()).version == record.version + 1


async def test_a_lobby_survives_an_outage(world: World) -> None:
    await world.open_table("ann")
    await world.outage(5 * HOUR)
    await world.env.advance_time(60)
    assert (await world.only_match()).status == "lobby"
    await world.join("bob")


# Coming and going


async def test_a_guest_sits_down_last_and_is_dealt_in_from_the_next_round(world: World) -> None:
    await world.begin("ann", "bob", target=5)
    result = await world.press("cem", await world.board(), "Join")
    assert "Welcome to the table" in said_privately(result)
    board = words(await world.board())
    assert "3 cem: 0 of 5, 0 cards, joins next round" in board
    assert "cem joined" in board
    assert "You'll get cards from the next round on" in words(await world.hand("cem"))
    begun = (await world.only_match()).state.round
    for _ in range(60):
        record = await world.only_match()
        if record.state.round > begun:
            break
        await world.play_turn(None)
    assert len(record.state.hands[2]) == 1
    assert "You hold" in words(await world.hand("cem"))


async def test_nobody_joins_a_running_match_that_the_deck_cannot_serve(world: World) -> None:
    await world.begin("ann", "bob", target=26)
    before = await world.rows()
    result = await world.press("cem", await world.board(), "Join")
    assert "3 players going for 26 points" in said_privately(result)
    assert await world.rows() == before


async def test_nobody_joins_a_running_match_of_thirteen(world: World) -> None:
    lobby = await world.open_table("ann")
    for _ in range(12):
        await world.add_computer()
    await world.press("ann", lobby, "Start")
    board, record = await world.board(), await world.only_match()
    assert "Join" not in labels(board)
    result = await world.press_unshown("bob", board, f"{record.id}:{record.version}:join")
    assert "at most 13 players" in said_privately(result)
    assert len((await world.only_match()).chairs) == 13


async def test_nobody_joins_twice_nor_takes_a_seat_again_that_they_gave_up(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await world.press("cem", board, "Join")
    before = await world.rows()
    for name in ("ann", "cem"):
        assert "already at" in said_privately(await world.press(name, board, "Join"))
    assert await world.rows() == before
    await world.leave("cem")
    before = await world.rows()
    result = await world.press("cem", await world.board(), "Join")
    assert "you can't rejoin it" in said_privately(result)
    assert await world.rows() == before
    assert "You're not at any table" in said_privately(await world.ask("cem", "hand"))
    await world.ask("cem", "play high-card")
    assert [each.status for each in await world.all_matches()] == ["running", "lobby"]


async def test_resign_in_a_lobby_just_leaves_it(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    assert "You've left the table" in said_privately(await world.ask("bob", "resign"))
    assert "**bob**" not in words(lobby)


async def test_a_match_of_computers_alone_comes_to_an_end(world: World) -> None:
    lobby = await world.open_table("ann", target=1)
    for _ in range(2):
        await world.add_computer()
    await world.press("ann", lobby, "Start")
    await world.leave("ann")
    await world.env.advance_time(200)
    assert (await world.only_match()).status == "over"


async def test_who_lets_three_matches_wait_takes_no_further_seat(world: World) -> None:
    for game in ("high-card", "king-of-the-hill"):  # nobody waits for those
        page = await world.ask("bob", "daily", game=game)
        await world.press("bob", page, "Play today's deal")
    waiting: list[Record] = []
    for name in ("ann", "cem", "dora"):
        record = await begun(world, "bob", name)
        if record.awaited != {0}:
            hand = await world.press(name, await world.board(record), "My hand")
            await world.play_hand(name, hand)
        waiting.append(record)
    assert len(waiting) == MAX_IDLE
    await world.ask("stranger", "play high-card")
    lobby = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    refused = await world.press("bob", lobby, "Join")
    assert "Several matches are waiting for your first move" in said_privately(refused)
    refused = await world.ask("bob", "play high-card")
    assert "Several matches are waiting for your first move" in said_privately(refused)
    await world.press("cem", lobby, "Join")
    board = await world.board(waiting[0])
    await world.play_hand("bob", await world.press("bob", board, "My hand"))
    await world.press("bob", lobby, "Join")
    assert "3. **bob**" in words(lobby)


# Leaving before a first decision


async def leave_at_once(world: World, name: str) -> str:
    """Leave the newest match by its board. Returns the reply."""
    record = await world.newest_match()
    question = await world.press(name, await world.board(record), "Leave")
    assert "You haven't made a move yet, so leaving cancels the match" in said_privately(question)
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
    lobby, told = await world.lobby(), ""
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
    assert f"**{other}** left before making a move" in words(board)
    assert labels(board) == ["Rematch", "More"]
    result = await world.ask("ann", "leaderboard", game="high-card")
    assert "ann" not in said_privately(result) and "bob" not in said_privately(result)
    await world.press("ann", board, "Rematch")
    again = await world.newest_match()
    assert again.status == "lobby" and again.id != record.id


async def test_who_has_decided_leaves_and_loses(world: World) -> None:
    await world.begin("ann", "bob")
    await leave_and_lose(world, await world.play_turn())
    record = await world.only_match()
    assert record.status == "over"
    assert sum(chair.rating_after is not None for chair in record.chairs) == 2


async def test_who_decides_nothing_voids_no_match_that_two_others_play(world: World) -> None:
    """A second account kept undecided would be a switch: the match counts only if it's won."""
    await world.begin("ann", "bob", "cem")
    await world.play_turn()
    other = await world.whose_turn()
    asked = await world.press(other, await world.board(), "Leave")
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


async def begin_alone(world: World, **options: Any) -> str:
    """Let bob begin a match against a computer. Returns the refusal, if there is one."""
    await world.ask("bob", "play high-card", computers=1, **options)
    result = await world.press("bob", await world.lobby(), "Start")
    begun = (await world.newest_match()).status == "running"
    return "" if begun else said_privately(result)


async def test_nobody_looks_for_a_hand_that_beats_computers(world: World) -> None:
    """There are roles for that, and a rating."""
    for _ in range(MAX_UNPLAYED):
        assert not await begin_alone(world)
        await leave_at_once(world, "bob")
    assert "You've recently left several matches" in await begin_alone(world)
    assert "You've recently left several matches" in await sit_down(world, "ann", "bob")
    assert not await begin_alone(world, casual=True)
    await world.leap(UNPLAYED_WAIT_SECONDS + 1)
    assert not await begin_alone(world)


# People who leave the server


GONE = "is no longer on the server, so their seat was given up."


async def miss_turn(world: World) -> None:
    ends_at = (await world.only_match()).alarm.ends_at
    assert ends_at is not None
    await world.leap((ends_at - world.bot.ledger.now()) / 1000 + 3)


def asked(world: World) -> list[str]:
    return [each.path for each in world.env.http_requests if "/members/" in each.path]


def posted_pings(world: World, name: str) -> int:
    """Count a person's pings, including deleted messages."""
    mention = f"<@{world.people[name].id}>"
    sent = [each for each in world.env.http_requests if each.method == "POST"]
    return sum(mention in str(each.json) for each in sent)


@pytest.mark.parametrize("pace", ["live", "correspondence"])
async def test_who_left_the_server_is_out_after_one_missed_turn(world: World, pace: Pace) -> None:
    await world.begin("ann", "bob", "cem", pace=pace)
    await world.let_all_decide()
    name = await world.whose_turn()
    world.guild.remove_member(world.people[name])
    await miss_turn(world)
    record = await world.only_match()
    assert record.chair_of(world.people[name].id) is None
    assert record.status == "running"
    assert record.host_id != world.people[name].id
    assert f"{name} {GONE}" in words(await world.board())
    before = posted_pings(world, name)
    for _ in range(3):
        await world.play_turn()
        await world.grace()
    assert posted_pings(world, name) == before


async def test_of_two_the_other_wins_and_the_board_says_why(world: World) -> None:
    await world.begin("ann", "bob", pace="live")
    await world.let_all_decide()
    name = await world.whose_turn()
    world.guild.remove_member(world.people[name])
    await miss_turn(world)
    record = await world.only_match()
    assert (record.status, record.cause) == ("over", None)
    (winner,) = [chair for chair in record.chairs if chair.place == 1]
    assert winner.name != name
    assert f"{name} {GONE}" in words(await world.board())
    assert "Rematch" in labels(await world.board())


async def test_who_only_dozes_is_asked_after_and_stays(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="live")
    await world.let_all_decide()
    for _ in range(6):
        await miss_turn(world)
    record = await world.only_match()
    assert record.status == "running"
    assert not any(chair.left for chair in record.chairs)
    assert 3 <= len(asked(world)) <= 6
    assert GONE not in words(await world.board())


async def test_where_discord_says_nothing_everybody_stays(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="live")
    world.guild.remove_member(world.people[await world.whose_turn()])
    world.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001, times=None)
    await miss_turn(world)
    assert asked(world)
    assert not any(chair.left for chair in (await world.only_match()).chairs)


async def test_who_plays_while_discord_is_asked_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin("ann", "bob", pace="live")
    world.guild.remove_member(world.people[await world.whose_turn()])
    ask = HTTPClient.get_member

    async def play_meanwhile(*args: Any) -> Any:
        await world.bot.database.run(update(tables.chairs).values(timeouts=0))
        return await ask(*args)

    monkeypatch.setattr(HTTPClient, "get_member", play_meanwhile)
    await miss_turn(world)
    assert asked(world)
    assert (await world.only_match()).status == "running"


async def test_each_is_looked_for_on_the_server_where_they_play(world: World) -> None:
    tower = await Tower(world).allow()
    record = await tower.match()
    await world.let_all_decide()
    assert record.pace == "relaxed"
    tower.guild.remove_member(world.people["zoe"])
    gone = world.people["zoe"].id
    for _ in range(2):
        if (await world.only_match()).status == "running":
            await miss_turn(world)
    record = await world.only_match()
    assert record.status == "over"
    assert next(chair for chair in record.chairs if chair.user_id == gone).left
    assert GONE in words(tower.hand("ann"))


@pytest.mark.parametrize("begun", [True, False], ids=["running", "lobby"])
async def test_the_menu_is_renewed_once_its_reader_has_left(world: World, begun: bool) -> None:
    if begun:
        await world.begin("ann", "bob", "cem")
        await world.let_all_decide()
        menu = await world.press("bob", await world.hand("bob"), "More")
        question = await world.press("bob", menu, "Leave")
        await world.press("bob", question, "Yes, leave")
    else:
        await world.gather("ann", "bob")
        menu = await world.press("bob", await world.ask("bob", "hand"), "More")
        await world.press("bob", menu, "Leave")
    assert "Rules" in labels(menu)
    assert {"Leave", "Post the board again"}.isdisjoint(labels(menu))
