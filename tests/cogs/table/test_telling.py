"""Everyone who waits is told, once, and nobody else: each row of the table, at each pace."""

import asyncio
from collections import defaultdict
from datetime import timedelta

import pytest
from discord.utils import snowflake_time

from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.match.record import SECONDS, Pace, Record
from bot.match.telling import RULES, Occasion
from bot.pages.model import Page
from tests.cogs.server_settings.managing import have_set
from tests.cogs.table.test_answers import requests
from tests.support.acting import run_out
from tests.support.refusing import refuse, refuse_no_longer
from tests.support.world import NAMES, World, labels, pings, words

PACES: tuple[Pace, ...] = tuple(SECONDS)
SLOW: tuple[Pace, ...] = ("correspondence", "untimed")
MINUTE, HOUR = 60, 3600
every_pace = pytest.mark.parametrize("pace", PACES)


def pause_at(pace: Pace) -> float:
    return RULES[Occasion.TURN].here_ms[pace] / 1000


async def away(world: World) -> None:
    """Pass the time after which nobody counts as here any more."""
    await world.env.advance_time(61)


# A turn


@every_pace
@pytest.mark.parametrize("restart", [False, True])
async def test_who_looked_just_before_their_turn_is_called_after_a_pause(
    world: World, pace: Pace, restart: bool
) -> None:
    await world.begin("ann", "bob", "cem", pace=pace)
    turn = await world.whose_turn()
    following = next(name for name in ("ann", "bob", "cem") if name != turn)
    for name in {"ann", "bob", "cem"} - {turn}:
        await world.hand(name)
    await world.play_turn()
    following = await world.whose_turn()
    assert following != turn
    since = len(world.told(following))
    if restart:
        await world.restart()
    await world.env.advance_time(pause_at(pace) - 1)
    assert len(world.told(following)) == since
    await world.env.advance_time(2)
    (told,) = world.told(following)[since:]
    assert "it's your turn" in told
    await world.env.advance_time(25)
    assert not [each for each in world.told(following)[since + 1 :] if "it's your turn" in each]


@every_pace
async def test_another_look_puts_the_call_off_and_acting_ends_it(world: World, pace: Pace) -> None:
    await world.begin("ann", "bob", "cem", pace=pace)
    turn, pause = await world.whose_turn(), pause_at(pace)
    await world.env.advance_time(pause - 2)
    await world.hand(turn)
    await world.env.advance_time(pause - 2)
    assert world.told(turn) == []
    await world.play_hand(turn, await world.hand(turn))
    await world.env.advance_time(pause + 10)
    assert not [told for told in world.told(turn) if "it's your turn" in told] or (
        await world.whose_turn() == turn
    )


@every_pace
async def test_who_is_away_is_called_at_once_who_wants_none_never(world: World, pace: Pace) -> None:
    await world.begin("ann", "bob", pace=pace)
    await world.let_all_decide()
    for _ in range(2):
        await (run_out(world) if pace == "live" else away(world))
    turn = await world.whose_turn()
    await world.bot.preferences.toggle(world.people[turn].id, "pings", "en-US")
    other = "bob" if turn == "ann" else "ann"
    await world.play_turn()
    while await world.whose_turn() == turn:
        await world.play_turn()
    since = len(world.told(other))
    await world.env.advance_time(4)
    assert len(world.told(other)) == since
    await world.env.advance_time(2)
    assert "it's your turn" in world.told(other)[since]
    before = len(world.told(turn))
    await world.play_turn()
    await world.grace()
    assert len(world.told(turn)) == before


async def test_a_call_that_could_not_be_noted_at_first_does_not_stay(world: World) -> None:
    place_id = (await world.begin("ann", "bob", "cem", pace="untimed")).shown.place_id
    await away(world)
    noted = "NEW.message_id IS NOT NULL"
    await world.bot.database.write(refuse, "is_full", "INSERT ON pings", when=noted)
    await world.play_turn(None)
    await world.grace()
    assert len(world.calls(place_id)) == 1
    await world.bot.database.write(refuse_no_longer, "is_full", "pings")
    await world.env.advance_time(61)
    assert len(world.calls(place_id)) == 1
    await world.hand(await world.whose_turn())
    await world.env.settle()
    assert world.calls(place_id) == []


async def test_the_call_of_a_missed_turn_stays_until_its_player_comes(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.let_all_decide()
    turn = await world.whose_turn()
    await run_out(world)
    mine = [m for m in world.calls(record.shown.place_id) if world.people[turn].id in pings(m)]
    assert len(mine) == 1
    await world.hand(turn)
    assert not [m for m in world.calls(record.shown.place_id) if world.people[turn].id in pings(m)]


@every_pace
async def test_after_an_outage_the_player_in_turn_is_called_again_with_half_of_the_time(
    world: World, pace: Pace
) -> None:
    await world.begin("ann", "bob", pace=pace)
    turn, seconds = await world.whose_turn(), SECONDS[pace]
    if seconds is not None:
        await world.leap(seconds * 0.9)
    else:
        await world.grace()
    before = len(world.told(turn))
    await world.outage(6 * MINUTE)
    record = await world.only_match()
    if seconds is not None:
        assert record.alarm.ends_at is not None
        left = (record.alarm.ends_at - world.bot.ledger.now()) / 1000
        assert seconds / 2 - 5 <= left <= seconds / 2 + 65
        assert f"<t:{record.alarm.ends_at // 1000}:R>" in words(await world.board())
    await world.env.advance_time(8)
    assert [("it's your turn" in told) for told in world.told(turn)[before:]] == [True]


async def test_a_frozen_process_costs_nobody_their_time(world: World) -> None:
    record = await world.begin("ann", "bob", pace="live")
    turn = await world.whose_turn()
    await world.env.advance_time(30)
    before = len(world.told(turn))
    world.env.backend.advance_clock(200)  # the machine was suspended, and no timer ran
    await world.env.advance_time(8)
    after = await world.only_match()
    assert after.version == record.version
    assert after.alarm.ends_at is not None
    assert after.alarm.ends_at - world.bot.ledger.now() >= 45_000 / 2 - 8_000
    assert f"<t:{after.alarm.ends_at // 1000}:R>" in words(await world.board())
    assert "it's your turn" in world.told(turn)[before]


async def test_a_computer_that_takes_ones_seat_is_told_once_with_the_way_back(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.let_all_decide()
    while not any(chair.stand_in for chair in (await world.only_match()).chairs):
        await run_out(world)
    absent = next(chair for chair in (await world.only_match()).chairs if chair.stand_in)
    await world.env.settle()
    told = [each for each in world.told(absent.name) if "a computer is playing for you" in each]
    assert len(told) == 1
    (call,) = [
        m for m in world.calls(record.shown.place_id) if world.people[absent.name].id in pings(m)
    ]
    message = world.public(call.channel_id, call.id)
    assert "Take my seat back" in labels(await world.press(absent.name, message, "My hand"))


# A table


@every_pace
@pytest.mark.parametrize("restart", [False, True])
async def test_a_host_is_told_once_that_people_join_and_everyone_when_it_is_full(
    world: World, pace: Pace, restart: bool
) -> None:
    await world.open_table("ann", pace=pace)
    await away(world)
    await world.join("bob")
    if restart:
        await world.restart()
    await world.env.advance_time(6)
    assert ["**bob** has joined" in told for told in world.told("ann")] == [True]
    await away(world)
    await world.join("cem")
    await world.env.advance_time(6)
    assert len(world.told("ann")) == 1, "they haven't come since"
    assert world.told("bob") == world.told("cem") == []


@every_pace
async def test_all_are_told_when_the_last_seat_is_taken(world: World, pace: Pace) -> None:
    await world.open_table("ann", game="king-of-the-hill", pace=pace)
    await away(world)
    await world.join("bob")
    await world.env.advance_time(6)
    assert ["everyone's here" in told for told in world.told("ann")] == [True]
    assert not [told for told in world.told("bob") if "everyone's here" in told]
    await world.env.advance_time(pause_at(pace) + 10)
    assert len([told for told in world.told("ann") if "everyone's here" in told]) == 1


async def test_who_was_there_a_moment_ago_hears_that_the_match_has_begun(world: World) -> None:
    await world.gather("ann", "bob", game="king-of-the-hill", pace="correspondence")
    await world.env.advance_time(pause_at("correspondence") + 10)
    record = await world.only_match()
    assert record.status == "running"
    (told,) = world.told("ann")
    my_turn = world.people["ann"].id in {record.chairs[s].user_id for s in record.awaited}
    assert ("it's your turn" if my_turn else "everyone's here") in told


@every_pace
async def test_a_host_is_asked_before_a_table_closes_and_keeps_it_open_by_a_press(
    world: World, pace: Pace
) -> None:
    minutes = {"live": 30, "relaxed": 120}.get(pace, 3 * 24 * 60)
    await world.open_table("ann", pace=pace)
    await world.leap(minutes * MINUTE * 5 / 6 + 2)
    (told,) = world.told("ann")
    assert "closes <t:" in told
    (call,) = world.calls(world.channel.id)
    message = world.public(world.channel.id, call.id)
    assert labels(message) == ["Still looking"]
    await world.press("ann", message, "Still looking")
    assert world.calls(world.channel.id) == []
    await world.leap(minutes * MINUTE / 2)
    assert (await world.only_match()).status == "lobby"


@pytest.mark.parametrize("pace", ["relaxed", *SLOW])
async def test_who_sits_at_a_table_that_closes_is_told(world: World, pace: Pace) -> None:
    await world.gather("ann", "bob", pace=pace)
    await away(world)
    await world.press("ann", await world.lobby(), "Cancel")
    await world.env.advance_time(6)
    assert ["The host closed this table" in told for told in world.told("bob")] == [True]
    assert not [told for told in world.told("ann") if "closed" in told]


@every_pace
async def test_a_rematch_is_told_to_whom_it_invites(world: World, pace: Pace) -> None:
    await world.begin("ann", "bob", pace=pace, target=1)
    record = await world.play_to_the_end()
    await away(world)
    before = len(world.told("bob"))
    await world.press("ann", await world.board(record), "Rematch")
    await world.env.advance_time(6)
    assert ["wants to play High Card again" in t for t in world.told("bob")[before:]] == [True]
    again = await world.newest_match()
    lobby = world.public(again.channel_id, again.shown.lobby_message_id or 0)
    await world.press("bob", lobby, "Join")
    assert not [m for m in world.calls(again.channel_id) if world.people["bob"].id in pings(m)]


# The end


@every_pace
async def test_the_end_is_told_to_whoever_is_not_there_where_a_match_takes_days(
    world: World, pace: Pace
) -> None:
    await world.begin("ann", "bob", pace=pace)
    turn = await world.whose_turn()
    other = "bob" if turn == "ann" else "ann"
    await away(world)
    await world.hand(turn)
    before = len(world.told(other))
    await world.leave(turn)
    await world.env.advance_time(6)
    told = world.told(other)[before:]
    assert ["is over" in each for each in told] == [True] * (pace in SLOW)
    await world.restart()
    await world.env.advance_time(5 * MINUTE)
    assert world.told(other)[before:] == told
    assert not [each for each in world.told(turn) if "is over" in each]


@pytest.mark.parametrize("pace", ["relaxed", *SLOW])
async def test_a_match_that_a_manager_ends_is_told_to_its_players(world: World, pace: Pace) -> None:
    record = await world.begin("ann", "bob", pace=pace)
    await away(world)
    await world.do(world.bot.ledger.call_off(record.id, "manager"))
    await world.env.advance_time(6)
    for name in ("ann", "bob"):
        assert ["A server manager cancelled" in t for t in world.told(name)][-1:] == [True]


# Nobody who waits for nobody


@pytest.mark.parametrize("game", ["high-card", "king-of-the-hill"])
async def test_nobody_is_nagged_where_only_computers_wait(world: World, game: str) -> None:
    """And such a match has no clock, unless its player has chosen one."""
    await world.open_table("ann", game=game)
    await world.press("ann", await world.lobby(), "Play vs computers")
    record = await world.only_match()
    await world.leap(3 * 24 * HOUR)
    await world.env.advance_time(5 * MINUTE)
    assert world.told("ann") == []
    assert not any(chair.timeouts for chair in (await world.only_match()).chairs)
    assert "runs out <t:" not in words(await world.board())
    await world.leap(31 * 24 * HOUR)
    assert (await world.only_match()).status == "archived"
    await world.press("ann", await world.board(), "Resume")
    assert (await world.only_match()).status == record.status == "running"


async def test_who_chooses_a_pace_has_it_against_computers_too(world: World) -> None:
    await world.open_table("ann", pace="relaxed")
    await world.press("ann", await world.lobby(), "Play vs computers")
    while (record := await world.only_match()).alarm.people == frozenset():
        await world.env.advance_time(3)
    assert record.alarm.ends_at is not None
    await world.env.advance_time(6 * MINUTE)
    assert any(chair.timeouts for chair in (await world.only_match()).chairs)
    assert world.told("ann") == [], "nobody waits"


# Quiet hours


@pytest.mark.parametrize("pace", SLOW)
async def test_in_quiet_hours_what_can_wait_waits_over_a_restart(world: World, pace: Pace) -> None:
    await have_set(world, quiet_from=22, quiet_until=7, time_zone="UTC")
    await world.open_table("ann", pace=pace)
    await away(world)
    await world.join("bob")
    await world.env.advance_time(MINUTE)
    assert world.told("ann") == []
    await world.leap(7 * HOUR - 5 * MINUTE)
    assert world.told("ann") == []
    await world.leap(6 * MINUTE)
    assert ["**bob** has joined" in told for told in world.told("ann")] == [True]


# Which token or account posts pings


async def test_a_ping_is_posted_and_taken_away_by_presses(world: World) -> None:
    """So it costs nothing of what Discord allows the whole bot."""
    record = await world.begin("ann", "bob", "cem", pace="untimed")
    await world.play_turn()
    since = len(world.env.http_requests)
    await world.grace()
    assert requests(world, since) == ["POST by a press"]
    host = await world.whose_turn()
    await world.hand(host)
    assert host == "ann" and world.calls(record.shown.place_id) == []
    gone = ["DELETE by a press"] * 2  # the ping, and the hand that Start had opened
    assert requests(world, since)[1:] == ["answer 4", *gone]


async def test_a_ping_is_taken_away_though_that_cannot_be_stored(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="untimed")
    await world.play_turn()
    await world.grace()
    gone = "NEW.message_id IS NULL"
    await world.bot.database.write(refuse, "full", "UPDATE ON pings", when=gone)
    await world.hand(await world.whose_turn())
    assert world.calls(record.shown.place_id) == []


@pytest.mark.parametrize("method", ["POST", "DELETE"])
@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_pings_come_and_go_without_a_press_that_can_be_used(
    world: World, method: str, status: int, code: int
) -> None:
    record = await world.begin("ann", "bob", "cem", pace="untimed")
    await world.play_turn()
    since = len(world.env.http_requests)
    world.env.inject_error(method, "/webhooks/*", status=status, code=code, times=None)
    await world.grace()
    assert len(world.calls(record.shown.place_id)) == 1
    await world.hand(await world.whose_turn())
    assert world.calls(record.shown.place_id) == []
    assert f"{method} by the bot" in requests(world, since)


async def test_an_old_press_posts_no_ping(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="untimed")
    await world.restart()
    since = len(world.env.http_requests)
    with world.env._bot_scope():
        world.bot.publisher.touch(record.id)
    await world.grace()
    assert len(world.calls(record.shown.place_id)) == 1
    assert "POST by the bot" in requests(world, since)


async def test_a_press_that_is_only_acknowledged_posts_no_ping(world: World) -> None:
    """Discord would post the ping as the reply, which only one person sees."""

    async def slow(press: Press) -> None:
        await asyncio.sleep(5 * 60)
        await show_page(press.interaction, Page("done at last", "so it is"))

    world.deny("create_public_threads")
    record = await world.begin("ann", "bob", "cem", pace="untimed")
    world.bot.router.on("slow", "private", slow)
    await world.play_turn()
    await world.stranger.click(world.forge("-:0:slow"), custom_id="-:0:slow")
    await world.grace()
    assert world.called(record.shown.place_id) == [await world.whose_turn()]
    await world.env.advance_time(5 * 60)


# A week of correspondence


MATCHES, DAYS = 2, 2  # 20 and 7 take minutes
HOURS = {"ann": (8, 13, 20), "bob": (9, 22), "cem": (7, 12, 18), "dora": (23,)}
QUIET = (23, 7)
TEN_MINUTES = 600


class Week:
    """Notes when a turn came to whom, and which pings were seen for it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.turns: dict[tuple[str, int], tuple[int, float]] = {}
        self.acted: dict[tuple[str, int], float] = {}
        self.pinged: dict[tuple[str, int], set[int]] = defaultdict(set)
        self.told_at: dict[tuple[str, int], float] = {}

    def now(self) -> float:
        return self.world.env.now().timestamp()

    async def matches(self) -> list[Record]:
        return [each for each in await self.world.all_matches() if each.status == "running"]

    async def look(self) -> None:
        """Note the turns and the pings that stand now."""
        for record in await self.matches():
            (seat,) = record.awaited
            user_id = record.chairs[seat].user_id or 0
            turn = (record.id, record.version)
            self.turns.setdefault(turn, (user_id, self.now()))
            for message in self.world.calls(record.shown.place_id):
                if user_id in pings(message) and "it's your turn" in message.content:
                    self.pinged[turn].add(message.id)
                    self.told_at.setdefault(turn, snowflake_time(message.id).timestamp())

    async def visit(self, name: str) -> None:
        """Play wherever it's this person's turn."""
        person = self.world.people[name]
        for record in await self.matches():
            (seat,) = record.awaited
            if record.chairs[seat].user_id == person.id:
                self.acted[record.id, record.version] = self.now()
                board = await self.world.board(record)
                hand = await self.world.press(name, board, "My hand")
                await self.world.play_hand(name, hand, None)

    async def until(self, moment: float) -> None:
        await self.world.leap(moment - self.now())


@pytest.mark.long
async def test_everyones_turn_reaches_them_once_and_nobody_else_hears_of_it(world: World) -> None:
    await have_set(world, quiet_from=QUIET[0], quiet_until=QUIET[1], time_zone="UTC")
    for number in range(MATCHES):
        await world.begin(NAMES[number], NAMES[number + 1], pace="correspondence")
    await world.open_table("dora", computers=2)
    alone = await world.start("dora")
    await world.let_all_decide()
    week, start = Week(world), world.env.now()
    midnight = start.replace(hour=0, minute=0, second=0, microsecond=0)
    visits = sorted(
        (midnight + timedelta(days=day, hours=hour), name)
        for day in range(DAYS)
        for name, hours in HOURS.items()
        for hour in hours
    )
    await week.look()
    for moment, name in visits:
        if moment.hour == QUIET[1]:  # what waited for the end of quiet hours comes before
            await week.until(moment.timestamp() + 2)
            await week.look()
        await week.until(moment.timestamp() + 60)
        await week.visit(name)
        await world.env.advance_time(1)
        await week.look()
        await world.env.advance_time(190)
        await week.look()
    checked = 0
    for turn, (user_id, began) in week.turns.items():
        if turn[0] == alone.id:
            continue
        acted = week.acted.get(turn)
        hour = (began % 86_400) / 3600
        quiet = hour >= QUIET[0] or hour < QUIET[1]
        wait = ((QUIET[1] - hour) % 24) * 3600 if quiet else 0
        if acted is not None and acted <= began + wait + TEN_MINUTES:
            continue
        told = week.told_at.get(turn)
        if told is None and began + wait + TEN_MINUTES > week.now():
            continue
        assert told is not None and told <= began + wait + TEN_MINUTES, (turn, user_id, quiet)
        checked += 1
    assert checked > DAYS
    assert max(map(len, week.pinged.values())) == 1
    place_id = (await world.bot.ledger.read(alone.id)).stands_in
    assert not [m for m in world.messages(place_id) if pings(m)]
