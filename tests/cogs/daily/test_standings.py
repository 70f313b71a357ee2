"""Standings of daily deals: what counts, how results and choices compare, and their pages."""

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from math import fsum
from statistics import fmean

import pytest
from sqlalchemy import insert, select, update

from bot.match.people import Person, Place
from bot.match.ratings import EVERYWHERE
from bot.match.shared_deals import Finish, percentages
from bot.storage import Database, tables
from cogs.daily.actions import DailyDeals, judged_games
from cogs.daily.deals import MAX_AT_A_DEAL, DailyDeal, daily_options, daily_seats
from cogs.daily.pages import StandingsQuery, StandingsView
from cogs.daily.results import daily_table, people_of
from cogs.daily.standings import DailyPeriod, DailyStanding, standings, streak, streak_of
from cogs.privacy.deletion import Deletion
from games import GAMES
from games.core import Chance, Entry, Header, Level, entry_of, step, time_out
from games.core import begin as begin_match
from games.core.reviewing import Weighing, _behind_par, given_away
from tests.cogs.announcements.test_seasons import SEASON, play_in_seasons, seconds_until
from tests.cogs.announcements.test_seasons import told as announced
from tests.cogs.daily.test_daily_of_all_games import Alone, attempt, begin
from tests.cogs.leaderboards.expecting import all_results
from tests.cogs.leaderboards.test_leaderboard import database_of
from tests.cogs.privacy.deleting import delete
from tests.cogs.server_settings.managing import panel, push
from tests.games.reviews import quick_reviewers
from tests.support.acting import play_out
from tests.support.imagined import ENGLISH
from tests.support.looking import drawn, written
from tests.support.past import past_of
from tests.support.reading import told
from tests.support.results import GUILD, result
from tests.support.world import World, words

TODAY = date(2026, 1, 29)
"""A Thursday."""


def days(*back: int) -> set[str]:
    return {(TODAY - timedelta(days=each)).isoformat() for each in back}


@pytest.mark.parametrize(
    ("played", "length"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((0, 1, 2), 3),
        ((1, 2, 3), 3),
        ((2,), 1),
        ((0, 2, 3), 3),
        ((0, 2, 4), 2),
        ((0, 2, 3, 4, 6), 5),
        ((3,), 0),
        (tuple(range(400)), 400),
    ],
)
def test_a_streak_forgives_a_day_a_week(played: tuple[int, ...], length: int) -> None:
    assert streak(days(*played), TODAY) == length


async def finish(
    database: Database, day: str, places: dict[int, int], slug: str = "high-card"
) -> None:
    """Each person ends one deal of a day in a place among four."""
    number = tables.results.c.number
    last = await database.scalar(select(number).order_by(number.desc()).limit(1)) or 0
    deal = {"slug": slug, "rated": False, "deal": f"{slug}/{day}/{GUILD}"}
    rows = [
        result(at, user_id=user, name=f"p{user}", place=place, won=place == 1, **deal)
        for at, (user, place) in enumerate(places.items(), last + 1)
    ]
    await database.run(insert(tables.results), rows)


async def ranked(
    database: Database, period: DailyPeriod, asker: int = 0
) -> list[tuple[int | None, int, int]]:
    """Place, person and rounded percentage of each line."""
    lines, _ = await standings(database, period, asker, TODAY.isoformat())
    return [(line.place, line.user_id, round(line.percent)) for line in lines]


async def test_a_deal_counts_once_nobody_can_play_it(database: Database) -> None:
    month = DailyPeriod("2026-01", GUILD, "high-card")
    await finish(database, "2026-01-10", {1: 1, 2: 2, 3: 4})
    await finish(database, "2026-01-29", {3: 1, 2: 2, 1: 4})
    await finish(database, "2026-01-28", {1: 1, 2: 2, 3: 4}, "eighty-points")
    best, middle, last = await ranked(database, month)
    assert [place for place, _, _ in (best, middle, last)] == [1, 2, 3]
    assert [user for _, user, _ in (best, middle, last)] == [1, 2, 3]
    assert round(best[2] + middle[2] + last[2]) == 150
    assert await ranked(database, month) == [best, middle, last], "settled once"
    choices = DailyPeriod("2026-01", GUILD, "eighty-points")
    assert await ranked(database, choices) == [], "its choices are still to be judged"
    await finish(database, "2026-01-28", {3: 1, 2: 2, 1: 4})
    lines, _ = await standings(database, month, 0, TODAY.isoformat())
    assert [line.deals for line in lines] == [2, 2, 2], "the day after already"


async def test_a_deal_waits_some_days_for_attempts_to_be_judged(database: Database) -> None:
    row, slug = tables.results.c, "eighty-points"
    await finish(database, "2026-01-27", {1: 1, 2: 2}, slug)
    await finish(database, "2026-01-20", {3: 1}, slug)
    month = DailyPeriod("2026-01", GUILD, slug)
    assert await ranked(database, month) == [(1, 3, 50)], "it's too late to judge"
    for user, given in ((1, 30.0), (2, 0.0)):
        judging = update(tables.results).where(row.user_id == user)
        await database.run(judging.values(given_away=given))
    assert [user for _, user, _ in await ranked(database, month)] == [2, 3, 1]


async def test_too_few_deals_have_no_place_and_only_oneself_sees_them(database: Database) -> None:
    week = DailyPeriod("2026-W03", GUILD, "high-card")
    await finish(database, "2026-01-12", {1: 1, 2: 2})
    assert [user for _, user, _ in await ranked(database, week)] == [1, 2], "from the first deal on"
    for day in ("2026-01-13", "2026-01-14"):
        await finish(database, day, {1: 1, 3: 2})
    assert [user for _, user, _ in await ranked(database, week)] == [1, 3]
    assert [(place, user) for place, user, _ in await ranked(database, week, 2)][2:] == [(None, 2)]
    assert await ranked(database, DailyPeriod("2026-W03", GUILD + 1, "high-card")) == []


async def test_equal_averages_share_a_place(database: Database) -> None:
    percents = {1: (0.1, 0.2, 0.3), 2: (0.3, 0.2, 0.1)}  # the sums differ in their last digits
    deals = [
        result(
            10 * user + day, user_id=user, deal=f"high-card/2026-01-1{day}/{GUILD}", percent=percent
        )
        for user, each in percents.items()
        for day, percent in enumerate(each)
    ]
    await database.run(insert(tables.results), deals)
    month = DailyPeriod("2026-01", GUILD, "high-card")
    assert [place for place, _, _ in await ranked(database, month)] == [1, 1]


async def test_people_are_called_by_their_latest_names(database: Database) -> None:
    deal = DailyDeal("high-card", "2026-01-10", GUILD)
    rows = [
        result(number, name=name, deal=deal.name, percent=50.0)
        for number, name in enumerate(("ann", "zed", "bob"), 1)
    ]
    await database.run(insert(tables.results), rows)
    month = DailyPeriod("2026-01", GUILD, "high-card")
    (line,), _ = await standings(database, month, 0, TODAY.isoformat())
    assert line.name == "bob"
    assert await database.read(people_of, [deal]) == {1: "bob"}


async def test_a_streak_counts_days_of_any_game(database: Database) -> None:
    await finish(database, "2026-01-29", {1: 1})
    await finish(database, "2026-01-28", {1: 1}, "king-of-the-hill")
    assert await database.read(streak_of, 1, TODAY.isoformat()) == 2
    assert await database.read(streak_of, 2, TODAY.isoformat()) == 0


@pytest.mark.parametrize(
    ("period", "called"), [("2026-11", "NOVEMBER 2026"), ("2026-W03", "WEEK 3 OF 2026")]
)
def test_the_picture_calls_the_period_as_people_do(period: str, called: str) -> None:
    view = StandingsView(
        asker=1,
        language=ENGLISH,
        query=StandingsQuery(),
        period=DailyPeriod(period, GUILD),
        titles={},
        lines=(),
        least=8,
        in_server=True,
    )
    assert called in written(drawn(view.page()))


GAME = GAMES["high-card"]
OTHER = 77
"""The second server."""
DAY = 24 * 3600
CROWD = [Person(9000 + number, f"guest {number}", 1) for number in range(29)]
"""Everybody but ann: the first twenty with her on her server, the others on the second."""
HERE, THERE = CROWD[:20], CROWD[20:]


async def play(
    world: World, people: Iterable[Person], guild_id: int, *, everywhere: bool = False
) -> None:
    """Everybody begins today's deal and plays it to its end."""
    place = Place(guild_id=guild_id, channel_id=1, locale="en-US")
    async with past_of(database_of(world), world.env.now()) as past:
        for person in people:
            record, dealt = await past.daily_deals.begin(
                GAME.slug, past.click(person), place, everywhere=everywhere
            )
            assert dealt
            rng = random.Random(f"{person.user_id}/{record.shared_deal}")
            await past.shelf.ledger.change(record.id, play_out, rng)


async def percents_shown(world: World) -> dict[str, float | None]:
    """Return each person's percentage at today's deal of her server, as ann's page shows it."""
    deal = world.bot.service(DailyDeals).deal_of_today(GAME.slug, world.guild.id)
    table = await world.bot.database.read(daily_table, deal, world.people["ann"].id, deal.day)
    assert table.told
    return {line.name: line.percent for line in table.lines}


async def by_deal(world: World) -> dict[str, list[float | None]]:
    """The percentages of all results, by the deal that they are of."""
    found: dict[str, list[float | None]] = defaultdict(list)
    for row in await all_results(world):
        found[row.deal].append(row.percent)
    return dict(found)


async def ranking(world: World, guild_id: int) -> dict[str, DailyStanding]:
    """This month's standings of the game, everybody ranked who has played a deal."""
    today = world.bot.service(DailyDeals).today()
    lines, _ = await standings(
        world.bot.database, DailyPeriod(today[:7], guild_id, GAME.slug), 0, today
    )
    assert [line.percent for line in lines] == sorted((x.percent for x in lines), reverse=True)
    return {line.name: line for line in lines}


@pytest.mark.long
async def test_two_days_of_thirty_people(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.daily.standings.MIN_DEALS", {"month": (1, 1)})
    guild, ann = world.guild.id, Alone(world, GAME)
    await begin(world, GAME)
    first = (await attempt(world)).shared_deal
    assert first is not None
    today = DailyDeal.parse(first)
    await play(world, HERE, guild)
    await world.restart()
    assert "20 players have finished it." in told(await world.ask("ann", "daily", game=GAME.slug))
    await begin(world, GAME)
    await ann.finish()
    assert "**ann**" in told(await world.ask("ann", "daily", game=GAME.slug))
    await play(world, THERE, OTHER)
    await play(world, CROWD, OTHER, everywhere=True)
    sizes = {name: len(rows) for name, rows in (await by_deal(world)).items()}
    abroad = DailyDeal(GAME.slug, today.day, EVERYWHERE)
    there = DailyDeal(GAME.slug, today.day, OTHER)
    assert sizes == {
        today.name: MAX_AT_A_DEAL,
        today.numbered(1).name: 1,
        there.name: len(THERE),
        abroad.name: MAX_AT_A_DEAL,
        abroad.numbered(1).name: len(CROWD) - MAX_AT_A_DEAL,
    }
    before = await percents_shown(world)
    await world.bot.service(Deletion).delete(HERE[0].user_id)
    assert await percents_shown(world) == {
        name: percent for name, percent in before.items() if name != HERE[0].name
    }

    await world.leap(DAY)
    tomorrow = today.on(world.bot.service(DailyDeals).today())
    await begin(world, GAME)
    await play(world, HERE[1:4], guild)
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    await world.restart()
    await begin(world, GAME)
    again = next(each for each in await world.all_matches() if each.live)
    assert again.shared_deal != tomorrow.name, "she has seen the cards of the first"
    await play(world, HERE[4:7], guild)

    await world.leap(3 * DAY)
    here = await ranking(world, guild)
    assert {line.deals for name, line in here.items()} == {1, 2}
    settled = await by_deal(world)
    for name, percents in settled.items():
        assert None not in percents, "all are settled"
        assert fsum(each or 0 for each in percents) == pytest.approx(50 * len(percents)), name
    assert len(await ranking(world, OTHER)) == len(THERE)
    assert len(await ranking(world, EVERYWHERE)) == len(CROWD) - 1
    assert len(settled[tomorrow.name]) == 3, "those who had the same rules"


FIRST = date(2026, 1, 1)
"""The day on which the simulated world begins."""


async def finish_here(world: World, day: date, names: tuple[str, ...], guild_id: int) -> None:
    """These people finish a deal of a day, each a place behind the one before."""
    first = 100 * (day - FIRST).days + (50 if guild_id == EVERYWHERE else 0) + 1
    deal = {"match_id": None, "rated": False, "deal": f"high-card/{day}/{guild_id}"}
    where = {"guild_id": world.guild.id, "channel_id": world.channel.id}
    ids = [world.people[name].id for name in names]
    rows = [
        result(first + at, user_id=ids[at], name=name, place=at + 1, won=at == 0, **deal, **where)
        for at, name in enumerate(names)
    ]
    await world.bot.database.run(insert(tables.results), rows)


async def play_days(world: World, days: int, guild_id: int, *names: str) -> None:
    for day in range(days):
        await finish_here(world, FIRST + timedelta(days=day), names, guild_id)


async def profile(world: World, asker: str, of: str, *, here: bool = True) -> str:
    member = world.people[of].user
    return told(await world.ask(asker, "profile", directly=not here, member=member))


async def test_a_profile_tells_of_this_months_daily_deals(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-06T12:00:00"))
    await play_days(world, 6, world.guild.id, "ann", "bob")
    line = "• **Daily deals** · **83%** over 5 deals this month · streak: 6 days"
    assert line in await profile(world, "ann", "ann")
    assert line in await profile(world, "bob", "ann")
    assert "**17%** over 5 deals" in await profile(world, "ann", "bob")
    assert "Daily deals" not in await profile(world, "ann", "cem")


async def test_elsewhere_only_those_who_allow_it_are_told_of(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-06T12:00:00"))
    await play_days(world, 5, EVERYWHERE, "ann", "bob")
    await play_days(world, 6, world.guild.id, "bob", "ann")
    line = "**83%** over 5 deals this month"
    assert line in await profile(world, "ann", "ann", here=False)
    assert "deals this month" not in await profile(world, "bob", "ann", here=False)


async def test_a_month_that_has_closed_names_the_best_of_the_daily_deals(world: World) -> None:
    await play_in_seasons(world)
    await world.leap(seconds_until(world, "2026-01-31T23:59:00"))
    await play_days(world, 19, world.guild.id, "ann", "bob", "cem", "dora")
    await finish_here(world, date(2026, 1, 31), ("ann", "bob", "cem", "dora"), world.guild.id)
    await world.leap(60 * 60 + 121)
    (text,) = announced(world, SEASON)
    best = text.partition("**Daily deals**\n")[2].splitlines()[:4]
    assert [line[:9] for line in best[:3]] == ["🥇 **ann**", "🥈 **bob**", "🥉 **cem**"]
    assert best[0].endswith("% · 20 deals")
    assert "dora" not in text


async def test_of_many_who_are_tied_some_are_named_and_the_others_counted(world: World) -> None:
    await play_in_seasons(world)
    rows = [
        result(
            20 * guest + day,
            user_id=4100 + guest,
            name=f"guest {guest}",
            channel_id=world.channel.id,
            guild_id=world.guild.id,
            rated=False,
            deal=f"high-card/{FIRST + timedelta(day)}/{world.guild.id}",
            percent=50.0,
        )
        for guest in range(12)
        for day in range(20)
    ]
    await world.bot.database.run(insert(tables.results), rows)
    world.take_in(*(Person(4100 + guest, f"guest {guest}", 1) for guest in range(12)))
    await world.leap(seconds_until(world, "2026-02-01T01:02:00"))
    (text,) = announced(world, SEASON)
    best = text.partition("**Daily deals**\n")[2]
    assert best.count("🥇 **guest ") == 10
    assert "2 more are tied for the last place shown." in best


async def test_no_deal_of_today_is_settled_by_a_preview_or_by_closing_a_month(world: World) -> None:
    row = tables.results.c
    settled = select(row.deal).where(row.percent.is_not(None)).distinct()
    await play_in_seasons(world)
    await finish_here(world, FIRST, ("ann", "bob"), world.guild.id)
    await push(world, await panel(world, "Hall of fame"), "preview")
    assert await world.bot.database.scalars(settled) == []
    await world.leap(seconds_until(world, "2026-02-01T00:30:00"))
    await finish_here(world, date(2026, 2, 1), ("ann", "bob"), world.guild.id)
    await world.leap(60 * 60)
    assert await world.bot.database.scalars(settled) == [f"high-card/{FIRST}/{world.guild.id}"]


async def test_without_enough_deals_nobody_is_named(world: World) -> None:
    await play_in_seasons(world)
    await world.leap(seconds_until(world, "2026-01-31T23:59:00"))
    await play_days(world, 19, world.guild.id, "ann", "bob")
    await world.leap(60 * 60 + 121)
    assert announced(world, SEASON) == []


async def test_the_standings_are_shared_where_they_are_read(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-12T12:00:00"))
    await play_days(world, 8, world.guild.id, "ann", "bob")
    page = await world.ask("ann", "daily")
    await world.press("ann", page, "Standings")
    await world.press("ann", page, "Share")
    (stored,) = world.messages(world.channel.id)
    assert "ann" in told(world.public(world.channel.id, stored.id))


async def test_a_shared_page_says_what_others_may_see(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-06T12:00:00"))
    for day in range(6):
        where = EVERYWHERE if day < 3 else world.guild.id
        await finish_here(world, FIRST + timedelta(days=day), ("ann", "bob"), where)
    assert "streak: 6 days" in await profile(world, "ann", "ann")
    assert "streak: 3 days" in await profile(world, "bob", "ann")
    for page in ("profile", "daily"):
        own = await world.ask("ann", page)
        await world.press("ann", own, "Share")
        *_, stored = world.messages(world.channel.id)
        public = told(world.public(world.channel.id, stored.id))
        assert "streak: 3 days" in public
        assert "You" not in public


async def test_a_result_lists_all_who_played_and_when_shared_those_who_follow(world: World) -> None:
    await world.leap(DAY)
    deal = {"match_id": None, "rated": False, "deal": f"{GAME.slug}/{FIRST}/{world.guild.id}"}
    row = result(99, user_id=world.people["ann"].id, name="ann", **deal)
    await world.bot.database.run(insert(tables.results), [row])
    hands = {}
    for name in ("bob", "ann"):
        hands[name] = await begin(world, GAME, name)
        await Alone(world, GAME, name).finish()
    alone, among = (told(hands[name]) for name in ("bob", "ann"))
    assert "With the same cards:" not in alone
    listed = among.partition("**With the same cards:**\n")[2]
    assert [line[:11] for line in listed.splitlines()[:2]] == ["**1.** **bo", "**1.** **an"]
    assert "◂ **you**" in listed
    await world.press("ann", hands["ann"], "Share the result")
    (shared,) = world.messages(world.channel.id)
    told_of_picture = words(world.public(world.channel.id, shared.id))
    assert "streak: 2 days" in told_of_picture and "cem" not in told_of_picture
    playing = await begin(world, GAME, "cem")
    assert "bob" not in words(playing)
    await Alone(world, GAME, "cem").finish()
    await world.env.advance_time(61)
    (again,) = world.messages(world.channel.id)
    text = told(world.public(world.channel.id, again.id))
    assert text.startswith("**ann** shared this:") and "**cem** · " in text and "**bob** · " in text
    assert again.id == shared.id and "**you**" not in text
    await delete(world, "bob")
    await world.env.advance_time(61)
    (less,) = world.messages(world.channel.id)
    assert "**cem** · " in less.content and "bob" not in less.content
    page = await world.ask("ann", "daily", game=GAME.slug)
    await world.press("ann", page, "Share")
    *_, stored = world.messages(world.channel.id)
    (own,) = (line for line in stored.content.splitlines() if "**ann** · " in line)
    assert own.endswith("streak: 2 days")


async def test_a_deal_across_servers_names_nobody_in_a_shared_result(world: World) -> None:
    for name in ("bob", "ann"):
        page = await world.ask(name, "daily")
        await world.press(name, page, "Cross-server deals")
        hand = await world.press(name, page, "High Card")
        await Alone(world, GAME, name).finish()
    await world.press("ann", hand, "Share the result")
    (shared,) = world.messages(world.channel.id)
    assert "ann" in shared.content and "bob" not in shared.content
    assert "bob" not in words(hand)


async def test_who_ties_with_everybody_has_no_medal(world: World) -> None:
    for number, (name, place) in enumerate((("ann", 2), ("bob", 2), ("cem", 4)), 1):
        page = await world.ask("ann", "daily", game=GAME.slug)
        assert "🥇" not in words(page), number
        deal = {"match_id": None, "rated": False, "deal": f"{GAME.slug}/{FIRST}/{world.guild.id}"}
        row = result(number, user_id=world.people[name].id, name=name, place=place, **deal)
        await world.bot.database.run(insert(tables.results), [row])
    assert words(await world.ask("ann", "daily", game=GAME.slug)).count("🥇") == 2


by_choices = pytest.mark.parametrize("slug", judged_games())
DEALS = 2


async def judged(world: World, slug: str) -> Mapping[int, float | None]:
    row = tables.results.c
    found = await world.bot.database.rows(
        select(row.user_id, row.given_away).where(row.slug == slug)
    )
    return {each.user_id: each.given_away for each in found if each.user_id}


@by_choices
async def test_choices_are_judged_once_a_deal_is_finished(world: World, slug: str) -> None:
    game = GAMES[slug]
    await begin(world, game)
    await Alone(world, game).finish()
    ann = world.person("ann").user_id
    await world.env.advance_time(61)
    (given,) = (await judged(world, slug)).values()
    assert given is not None
    record = await attempt(world)
    log = await world.bot.queries.log_of(record.id)
    assert given == given_away(game, record.header, log, 0)
    assert list(await judged(world, slug)) == [ann]
    page = await world.ask("ann", "daily", game=slug)
    assert f"choices {0 - round(given, 1):+.1f} ranks" in told(page)
    assert "Your moves count here" in told(page)


@by_choices
async def test_who_chose_best_is_first_whatever_the_result(world: World, slug: str) -> None:
    game = GAMES[slug]
    for who in ("ann", "bob"):
        await begin(world, game, who)
        await Alone(world, game, who).finish()
    await world.env.advance_time(61)
    row = tables.results.c
    for who, given, place in (("ann", 1.25, 1), ("bob", 0.5, 5)):
        mine = row.user_id == world.person(who).user_id
        values = {"given_away": given, "place": place, "won": place == 1}
        await world.bot.database.run(update(tables.results).where(mine).values(**values))
    page = told(await world.ask("ann", "daily", game=slug))
    assert page.index("bob") < page.index("ann")
    await world.bot.database.run(update(tables.results).where(row.place == 5).values(left=True))
    page = told(await world.ask("ann", "daily", game=slug))
    assert page.index("ann") < page.index("bob"), "who left it is last"


@by_choices
def test_stronger_players_choose_better(slug: str) -> None:
    with quick_reviewers():
        lost = {
            level: sum(_lost(slug, level, deal) for deal in range(DEALS))
            for level in ("page", "king")
        }
    assert lost["king"] < lost["page"]


def test_who_takes_on_decisions_that_cost_much_is_not_punished_for_noise() -> None:
    rng = random.Random(1)
    rows = tuple(tuple(rng.gauss(0, 1) for _ in range(18)) for _ in range(24))
    behind = [_behind_par(Weighing(tuple(range(18)), rows, ({},) * 18), at) for at in range(18)]
    assert abs(fmean(behind)) < 0.1


def test_choices_are_compared_by_how_far_apart_they_are() -> None:
    near, far = Finish.of_choices(0.2), Finish.of_choices(1.0)
    many = [Finish.of_choices(each) for each in (0.0, 0.01, 0.02, 0.03, 0.04, 0.5)]
    *close, last = (each or 0 for each in percentages(many, by_choices=True))
    assert min(close) > 50 > last
    assert max(close) - min(close) < 5
    assert percentages([near, far]) == [100, 0]
    assert percentages([near, Finish.of_choices(0.3)]) == [
        pytest.approx(60),
        pytest.approx(40),
    ]
    assert percentages([near, near]) == [50, 50]


def _lost(slug: str, level: Level, number: int) -> float:
    """Play a daily deal with a level among Knights; return how far its choices are behind par."""
    game, players, log = GAMES[slug], GAMES[slug].computers, list[Entry]()
    key, seats = number.to_bytes(32, "big"), daily_seats(slug)
    header = Header(slug, game.rules_version, daily_options(slug), seats, key)
    state, chance = begin_match(game, header), Chance(key)
    while game.outcome(state) is None:
        entry = None
        for seat in sorted(game.to_act(state)):
            menu, player = game.menu(state, seat), players[level if seat == 0 else "knight"]
            rng = random.Random(f"{number}/{len(log)}/{seat}")
            action = player.choose(game.view(state, seat), menu, rng) if menu else None
            if action is not None:
                entry = entry_of(game, seat, action)
                break
        log.append(entry or time_out(game, state, chance))
        step(game, state, log[-1], chance)
    return given_away(game, header, log, 0)
