"""/daily and its morning post: standings, yesterday's best, and nothing of the cards."""

import random
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from simcord import ResponseMessage
from sqlalchemy import insert

from bot.match import actions
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.storage import tables
from games import GAMES
from games.core import Chance
from games.kill_the_kings.view import KillTheKingsView
from tests.cogs.daily.test_standings import FIRST, finish_here
from tests.cogs.leaderboards.expecting import all_results, normal, said
from tests.cogs.leaderboards.test_leaderboard import database_of
from tests.cogs.server_settings.managing import BOSS, boss_of, choose, have_set, panel, push, text
from tests.support.past import GUILD, NOW, RESIDENTS, Past, crowd, past_of
from tests.support.reading import heading, told
from tests.support.watch import cards_named
from tests.support.world import World, buttons, found_button, labels, said_privately, words

ANN, BOB, CEM, DORA = RESIDENTS
TODAY = f"kill-the-kings/2026-01-21/{GUILD}"
DAY = timedelta(days=1)


async def ask(world: World, who: str = "ann") -> ResponseMessage:
    result = await world.ask(who, "daily", game="kill-the-kings")
    assert result.ephemeral
    return result


async def play(past: Past, *people: Person, well: bool = False, place: Place | None = None) -> None:
    """Everybody plays the deal of the day, some moves and then no more, or well to its end."""
    ledger = past.shelf.ledger
    for person in people:
        record = await begin(past, person, place)
        moves = past.rng.randrange(12)
        while record.status != "over":
            if well:
                data = _chosen(record.game.view(record.state, 0), record.version)
                since = record.alarm.since
                record = await ledger.change(record.id, actions.act, since, person, data)
            else:
                record = await (past.step(record) if moves else past.resign(record, person))
            moves -= 1


async def begin(past: Past, person: Person, place: Place | None = None) -> Record:
    here = place or Place(guild_id=GUILD, channel_id=1, locale="en-US")
    record, dealt = await past.daily_deals.begin("kill-the-kings", past.click(person), here)
    assert dealt
    return record


@cache
def _chosen(view: KillTheKingsView, seed: int) -> Any:
    """Return a computer's action, computed once for everybody in the same position."""
    game = GAMES["kill-the-kings"]
    menu = game.menu(game.determinize(view, Chance(bytes(32))), 0)
    action = game.computers["knight"].choose(view, menu, random.Random(seed))
    return game.actions.dump_python(action, mode="json")


async def expected(world: World, daily: str = TODAY) -> list[tuple[int, str, str]]:
    """The lines of a day's deal, or of one more for those who came later."""
    results = [row for row in await all_results(world) if row.user_id > 0]
    rows = [row for row in results if f"{row.deal}/".startswith(f"{daily}/")]
    worth = {row.user_id: (-row.score, not row.won, row.won and row.spent) for row in rows}
    lines = []
    for row in sorted(rows, key=lambda row: (worth[row.user_id], row.number)):
        place = 1 + sum(other < worth[row.user_id] for other in worth.values())
        kings = f"{row.score} king{'' if row.score == 1 else 's'} killed"
        cards = f"{row.spent} card{'' if row.spent == 1 else 's'} drawn"
        how = f"won with {cards}" if row.won else f"{kings}, {cards}"
        lines.append((place, normal(row.name), how))
    return lines


def read(message: ResponseMessage) -> list[tuple[int, str, str]]:
    """Place, name and result of every line."""
    return [(line.place or 0, line.name, line.rest) for line in said(message)]


async def test_todays_table_is_what_was_played_today(hall: World) -> None:
    async with past_of(database_of(hall)) as past:
        await play(past, BOB, *crowd()[4:8])
        await play(past, ANN, CEM, well=True)
        await play(past, Person(-77, "former player", 1))
        await past.solitaire(DORA)
    table = await expected(hall)
    assert len(table) == 7
    by_name = {name: (place, how) for place, name, how in table}
    assert by_name["ann"] == by_name["cem"]
    message = await ask(hall)
    assert read(message) == table
    assert heading(message) == "Kill the Kings: daily deal, 21 Jan 2026"
    (mine,) = (line for line in told(message).splitlines() if "◂ **you**" in line)
    assert "**ann**" in mine
    assert "/play" not in told(message)
    assert hall.picture(message)[:4] == b"\x89PNG"
    alt = normal(message.attachments[0].description or "")
    assert all(f"{place}. {name} · {how}" in alt for place, name, how in table if "won" in how)
    everybody = await ask(hall, "dora")
    assert read(everybody) == []
    assert "7 players have finished it. You'll see how they did once" in told(everybody)
    assert not everybody.attachments
    assert "You have one attempt, and only you can see it." in told(everybody)


async def test_who_is_blocked_is_on_no_list_of_others(hall: World) -> None:
    async with past_of(database_of(hall)) as past:
        await play(past, ANN, BOB, CEM)
    await hall.bot.guild_book.bar(GUILD, BOB.user_id, "bob", 1, 1)
    assert sorted(name for _, name, _ in read(await ask(hall))) == ["ann", "cem"]
    front = await hall.ask("dora", "tables")
    assert "Today's deals" in words(front) and "bob" not in words(front)
    for blocked in (False, True):
        page = await hall.ask("ann", "daily")
        await hall.press("ann", page, "Standings")
        assert ("player 80" in words(page)) is not blocked
        (user_id,) = (each.user_id for each in crowd() if each.name == "player 80")
        await hall.bot.guild_book.bar(GUILD, user_id, "player 80", 1, 1)
    assert "bob" in [name for _, name, _ in read(await ask(hall, "bob"))]


async def test_a_long_table_is_paged_and_ones_own_line_is_always_there(hall: World) -> None:
    people = [Person(9000 + n, f"guest {n}", 1) for n in range(22)]
    async with past_of(database_of(hall)) as past:
        await play(past, *people[:11])
        record = await begin(past, ANN)
        await past.resign(record, ANN)
        for guest in people[11:]:
            await past.resign(await begin(past, guest), guest)
    table = await expected(hall)
    message = await ask(hall)
    seen = read(message)
    assert "Your entry: " in told(message) or "◂ **you**" in told(message)
    while not found_button(message, "Forward →")["disabled"]:
        await hall.press("ann", message, "Forward →")
        assert told(message).count("**ann**") == 1
        seen += read(message)
    assert seen == table
    assert len(table) == 23
    await hall.press("ann", message, "← Back")
    assert read(message) == table[10:20]
    for number, page in (("999", table[20:]), ("", table[:10])):
        await hall.press_unshown("ann", message, f"-:0:daily:kill-the-kings,,{number},")
        assert read(message) == page


async def test_an_empty_day_and_one_without_a_dead_king_have_no_best(hall: World) -> None:
    message = await ask(hall)
    assert "Nobody has finished today's deal yet." in told(message)
    assert "Nobody finished yesterday's deal." in told(message)
    midnight = int((NOW.replace(hour=0) + DAY).timestamp())
    assert f"The next deal arrives <t:{midnight}:R>" in told(message)
    assert "An empty podium." in (message.attachments[0].description or "")
    assert labels(message) == ["Play today's deal", "All of today's deals"]
    async with past_of(database_of(hall), NOW - DAY) as past:
        for person in (ANN, BOB):
            await past.resign(await begin(past, person), person)
    assert _yesterday(told(await ask(hall))) == "Nobody killed a king yesterday."


async def test_those_still_at_it_are_counted_and_nothing_of_the_deal_is_told(hall: World) -> None:
    game, _ = await hall.deal("ann", daily=True)
    await hall.deal("bob", daily=True)
    async with past_of(database_of(hall)) as past:
        await play(past, CEM)
    for who, wanted in (
        ("ann", "still playing today's deal"),
        ("dora", "one attempt, and only you can see it"),
    ):
        message = await ask(hall, who)
        assert "2 are still playing." in told(message)
        assert "1 player has finished it." in told(message)
        assert wanted in told(message)
        assert cards_named(words(message)) == set()
        assert game.id not in words(message)
    _, board = await hall.deal("dora", directly=True, daily=True)
    assert buttons(board)
    assert "2 are still playing." in told(await ask(hall, "dora")), "that is a table of its own"
    direct = await hall.ask("bob", "daily", directly=True, game="kill-the-kings")
    assert "1 player is still playing." in told(direct)


async def test_yesterdays_best_is_named(hall: World) -> None:
    async with past_of(database_of(hall), NOW - DAY) as past:
        await play(past, BOB)
        await play(past, ANN, CEM, well=True)
        open_attempt = await begin(past, DORA)
    before = await expected(hall, TODAY.replace("21", "20", 1))
    winners = [name for place, name, _ in before if place == 1]
    line = _yesterday(told(await ask(hall)))
    assert line.startswith("Yesterday's best so far: ")
    assert all(f"**{name}**" in line for name in winners)
    if any("won with" in how for _, _, how in before):
        cards = before[0][2].removeprefix("won with ").removesuffix(" drawn")
        assert line.endswith(f"(all kings, {cards} drawn).")
    async with past_of(database_of(hall)) as past:
        await past.resign(open_attempt, DORA)
    assert _yesterday(told(await ask(hall))) == line.replace("best so far", "best")


def _yesterday(told: str) -> str:
    (line,) = (line for line in told.splitlines() if "esterday" in line)
    return line


async def test_sharing_shows_everybody_the_day_until_midnight_brings_a_new_one(hall: World) -> None:
    async with past_of(database_of(hall)) as past:
        await play(past, ANN, well=True)
        await play(past, BOB)
    before = len(hall.messages(hall.channel.id))
    message = await ask(hall)
    assert len(hall.messages(hall.channel.id)) == before
    await hall.press("ann", message, "Share")
    assert found_button(message, "Shared")["disabled"]
    (stored,) = hall.messages(hall.channel.id)[before:]
    shared = hall.public(hall.channel.id, stored.id)
    assert read(shared) == read(message) == await expected(hall)
    assert "**ann** shared this:" in shared.content
    assert labels(shared) == ["Play it too"]
    assert "**ann** is in the lead." in told(shared)
    assert "◂" not in told(shared)
    assert "`/daily`" in told(shared)
    await hall.leap(12 * 3600)
    message = await ask(hall)
    assert read(message) == []
    assert "daily deal, 22 Jan 2026" in words(message)
    line = _yesterday(told(message))
    assert "**ann**" in line or "**bob**" in line or line.startswith("Nobody killed a king")


async def test_elsewhere_only_those_are_named_who_allow_it(hall: World) -> None:
    nowhere = Place(guild_id=None, channel_id=1, locale="en-US")
    await hall.bot.database.run(
        insert(tables.preferences).values(
            user_id=BOB.user_id, direct_hands=False, pings=True, worldwide=True, name="Bob I"
        )
    )
    async with past_of(database_of(hall)) as past:
        await play(past, ANN, BOB, CEM, DORA, place=nowhere)
    for who, names in (("ann", ["ann", "Bob I"]), ("dora", ["dora", "Bob I"]), ("bob", ["bob"])):
        message = await hall.ask(who, "daily", directly=True, game="kill-the-kings")
        assert {line.name for line in said(message)} == set(names)
        others = 4 - len(names)
        assert f"{others} others have played it" in told(message)
        assert "allow it in `/preferences`" in told(message)
        hidden = {"ann", "bob", "cem", "dora", "Bob I"} - set(names)
        assert not any(f"**{name}**" in words(message) for name in hidden)
    assert read(await ask(hall)) == []


async def test_medals_are_for_equal_places(hall: World) -> None:
    async with past_of(database_of(hall)) as past:
        await play(past, DORA, well=True)
        for person in (ANN, BOB, CEM):
            await past.resign(await begin(past, person), person)
    message = await ask(hall)
    table = await expected(hall)
    assert [place for place, _, _ in table] in ([1, 2, 2, 2], [1, 1, 1, 1])
    assert read(message) == table
    scored = sum(not how.startswith("0") for *_, how in table)
    assert sum(told(message).count(medal) for medal in "🥇🥈🥉") == scored, "none for nothing"


async def test_todays_deal_is_begun_and_gone_on_with_from_its_table(hall: World) -> None:
    message = await ask(hall)
    await hall.press("ann", message, "Play today's deal")
    (record,) = [each for each in await hall.all_matches() if each.shared_deal and each.live]
    again = await ask(hall)
    assert labels(again) == ["Continue", "All of today's deals"]
    game = await hall.press("ann", again, "Continue")
    assert any(button["custom_id"].startswith(record.id) for button in buttons(game))
    (same,) = [each for each in await hall.all_matches() if each.shared_deal and each.live]
    assert same.id == record.id


@pytest.mark.parametrize("answered", ["Yes, each morning", "No"])
async def test_a_manager_who_shares_first_is_asked_once_about_mornings(
    hall: World, answered: str
) -> None:
    boss_of(hall)
    async with past_of(database_of(hall)) as past:
        await play(past, ANN, Person(hall.people[BOSS].id, BOSS, 1))
    question = "Shall I post yesterday's results"
    for name, asked in (("ann", False), (BOSS, True)):
        page = await hall.ask(name, "daily")
        result = await hall.people[name].click(page, label="Share")
        told = [each for each in result.followups if question in words(each)]
        assert bool(told) == asked
    assert told[0].ephemeral
    assert "Manage Server" in words(await hall.force("ann", "-:0:settings:morning_here/yes"))
    answer_of_it = await hall.press(BOSS, told[0], answered)
    chosen = (await hall.bot.guild_book.of(GUILD)).get("morning_channel_id")
    assert chosen == (None if answered == "No" else hall.channel.id)
    assert ("not posted" in words(answer_of_it)) == (answered == "No")
    await have_set(hall, morning_channel_id=None)
    result = await hall.people[BOSS].click(await ask(hall, BOSS), label="Share")
    assert not any(question in words(each) for each in result.followups)


async def until(world: World, hour: int) -> None:
    now = datetime.fromtimestamp(world.bot.ledger.now() / 1000, UTC)
    at = now.replace(hour=hour, minute=1, second=0)
    at += timedelta(days=1) if at <= now else timedelta()
    await world.leap((at - now).total_seconds())
    await world.env.advance_time(90)


async def test_the_page_of_a_day_explains_the_deals_lists_them_and_then_the_puzzle(
    world: World,
) -> None:
    told = words(await world.ask("ann", "daily"))
    order = [told.index(each) for each in ("One deal of each game", "⬜", "**Daily puzzle**")]
    assert order == sorted(order)


async def test_the_deals_are_posted_once_each_morning(world: World) -> None:
    page = await panel(world, "Hall of fame")
    assert "**Deals each morning:** not posted" in text(page)
    await push(world, page, "morning")
    await choose(world, page, "morning_channel", world.channel)
    assert f"**Deals each morning:** <#{world.channel.id}>" in text(page)
    await push(world, page, "morning_preview")
    assert "Nobody finished yesterday's deal." in text(page)
    await until(world, 7)
    assert world.messages(world.channel.id) == []
    await until(world, 8)
    await world.restart()
    await world.env.advance_time(90)
    (posted,) = world.messages(world.channel.id)
    shown = world.public(world.channel.id, posted.id)
    assert "**High Card** · Nobody finished yesterday's deal." in words(shown)
    assert labels(shown) == ["Today's deals"]
    opened = await world.press("ann", shown, "Today's deals")
    assert "One deal of each game" in said_privately(opened)
    await have_set(world, games_off=("high-card",))
    await until(world, 8)
    _, second = world.messages(world.channel.id)
    assert "High Card" not in words(world.public(world.channel.id, second.id))
    kept = await world.bot.database.rows(
        tables.postings.select().where(tables.postings.c.kind == "morning")
    )
    assert len(kept) == 1


@pytest.mark.parametrize(
    ("zone", "eight"),
    [("Europe/Berlin", 7), ("Asia/Tokyo", 23), ("Australia/Sydney", 21), ("Pacific/Auckland", 19)],
)
async def test_the_days_deals_are_posted_once_at_eight(world: World, zone: str, eight: int) -> None:
    await have_set(world, morning_channel_id=world.channel.id, time_zone=zone)
    await until(world, eight - 1)
    assert world.messages(world.channel.id) == [], "it's seven there"
    await until(world, eight)
    (post,) = world.messages(world.channel.id)
    here = datetime.fromtimestamp(world.bot.ledger.now() / 1000, ZoneInfo(zone))
    assert f"{here.day} {here:%b %Y}" in post.content
    begins = datetime.combine(here.date(), time(), UTC)
    later = f"start at <t:{begins.timestamp():.0f}:t>"
    assert ("deals are here" if zone == "Europe/Berlin" else later) in post.content
    await until(world, 0)
    await until(world, eight - 1)
    assert len(world.messages(world.channel.id)) == 1
    await until(world, eight)
    assert len(world.messages(world.channel.id)) == 2


async def test_a_morning_before_the_new_deals_tells_of_the_day_that_is_over(world: World) -> None:
    await have_set(world, morning_channel_id=world.channel.id, time_zone="Pacific/Auckland")
    await finish_here(world, FIRST, ("ann",), world.guild.id)
    for named in (False, True):
        await until(world, 19)
        *_, post = world.messages(world.channel.id)
        assert ("**ann**" in post.content) is named, "others may play it until noon"
