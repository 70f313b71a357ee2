"""The daily puzzle: each person gets one try, and then sees the answers."""

import asyncio
import json
import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from simcord import ResponseMessage
from sqlalchemy import delete, select, update

from bot.base.language import language_for
from bot.match.computers import Computers
from bot.preferences.servers import GuildSettings, time_zones
from bot.show.day_posts import posting_of
from bot.storage import tables
from cogs.privacy.deletion import Deletion
from cogs.privacy.erasure import erase_server
from cogs.privacy.export import Exports
from cogs.puzzles.actions import PuzzleAnswer, Puzzles
from cogs.puzzles.cog import PuzzlePoster
from cogs.puzzles.pages import pages_of
from cogs.puzzles.tables import puzzle_answers, puzzle_ratings, puzzles
from tests.cogs.puzzles.puzzling import (
    arrange,
    arrange_turn,
    asked,
    number_of,
    solve,
    swapped,
    until_solitaire,
)
from tests.cogs.server_settings.managing import choose, have_set, panel, push, stored, text
from tests.games.every import slugs_that
from tests.support.scraped import read_metrics
from tests.support.world import DAY, World, buttons, labels, said_privately, words

OF_THE_DAY = (puzzles, puzzle_answers)
LONG_ENOUGH = 61
"""Seconds within which what is due is posted."""


def rating(page: ResponseMessage) -> tuple[int, int]:
    found = re.search(r"Your puzzle rating: (\d+) \(([+−]\d+)\)", words(page))
    assert found, words(page)
    return int(found[1]), int(found[2].replace("−", "-"))


async def test_a_right_answer_gains_and_a_wrong_one_loses(world: World) -> None:
    await until_solitaire(world)
    page = await world.ask("ann", "puzzle")
    assert page.ephemeral
    assert "What would you play?" in words(page)
    assert "Best: " not in words(page)
    page = await solve(world, "ann", page, right=True)
    assert "Right! That's the best there is." in words(page)
    assert "Your answer: " not in words(page)
    assert "got it right" not in words(page), "nobody else has answered"
    now, gain = rating(page)
    assert now == 1500 + gain > 1500
    page = await solve(world, "bob", await world.ask("bob", "puzzle"), right=False)
    assert "Not this time" in words(page)
    assert "Best: " in words(page)
    assert "Your answer: " in words(page)
    assert "1 of 2 got it right." in words(page)
    now, gain = rating(page)
    assert now == 1500 + gain < 1500
    assert (await asked(world)).mu != 25


@slugs_that(lambda game: game.has_puzzles)
async def test_every_game_is_answered_by_its_own_controls(world: World, slug: str) -> None:
    await arrange(world, slug)
    for name, right in (("ann", True), ("bob", False)):
        page = await world.ask(name, "puzzle")
        assert page.attachments
        assert f"{world.bot.presenters[slug].title(language_for('en'))}: daily puzzle" in words(
            page
        )
        page = await solve(world, name, page, right=right)
        assert ("Right! That's the best there is." in words(page)) == right
        assert ("Not this time" in words(page)) != right
        assert page.attachments


async def test_the_first_answer_counts_and_is_shown_again(world: World) -> None:
    await until_solitaire(world)
    page, other = await world.ask("ann", "puzzle"), await world.ask("ann", "puzzle")
    first = await solve(world, "ann", page, right=False)
    again = await solve(world, "ann", other, right=True)
    assert words(again) == words(first) == words(await world.ask("ann", "puzzle"))
    assert await number_of(world, puzzle_answers, right=False) == 1
    assert await number_of(world, puzzle_answers) == 1


@pytest.mark.parametrize(("right", "told"), [(True, "✅ Daily puzzle"), (False, "❌ Daily puzzle")])
async def test_the_front_page_marks_the_answer(world: World, right: bool, told: str) -> None:
    await until_solitaire(world)
    assert "🧩 Daily puzzle" in words(await world.ask("ann", "tables")).replace("*", "")
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=right)
    assert told in words(await world.ask("ann", "tables")).replace("*", "")


async def test_a_person_answers_once_wherever_they_ask(world: World) -> None:
    await until_solitaire(world)
    first = await solve(world, "ann", await world.ask("ann", "puzzle"), right=False)
    assert words(await world.ask("ann", "puzzle", directly=True)) == words(first)
    before = await solve(world, "bob", await world.ask("bob", "puzzle", directly=True), right=True)
    assert words(await world.ask("bob", "puzzle")) == words(before)
    assert "1 of 2 got it right." in words(before)
    assert await number_of(world, puzzle_answers) == 2
    assert await number_of(world, puzzle_ratings) == 2


async def test_an_answer_counts_where_it_was_given(world: World) -> None:
    await until_solitaire(world)
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=False)
    page = await solve(world, "bob", await world.ask("bob", "puzzle", directly=True), right=True)
    assert "Nobody is listed here yet." in words(await world.press("bob", page, "Standings"))
    await world.press("bob", await world.ask("bob", "privacy"), "Count me across servers")
    listed = await world.press("bob", await world.ask("bob", "puzzle", directly=True), "Standings")
    assert "1 of 1 right" in words(listed)
    assert "ann" not in words(listed)
    listed = await world.press("bob", await world.ask("bob", "puzzle"), "Standings")
    assert "ann" in words(listed)
    assert "bob" not in words(listed)


async def test_people_barred_by_a_server_do_not_answer_or_appear_there(world: World) -> None:
    await until_solitaire(world)
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    page = await world.ask("bob", "puzzle")
    for who in ("ann", "bob"):
        await world.bot.guild_book.bar(world.guild.id, world.people[who].id, who, 0, 1)
    assert "blocked you" in words(await solve(world, "bob", page, right=True))
    assert await number_of(world, puzzle_answers) == 1
    listed = await world.press("cem", await world.ask("cem", "puzzle"), "Standings")
    assert "Nobody is listed here yet." in words(listed)
    await solve(world, "bob", await world.ask("bob", "puzzle", directly=True), right=True)
    assert await number_of(world, puzzle_answers) == 2, "elsewhere they do"


async def test_a_streak_goes_on_from_day_to_day(world: World) -> None:
    await until_solitaire(world)
    assert "in a row" not in words(
        await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    )
    await until_solitaire(world, days=5)
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    assert "in a row" not in words(page), "days were left out"
    await until_solitaire(world, days=5)
    await world.bot.database.run(update(puzzle_ratings).values(last_day="2026-01-11"))
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    assert "You've been right 2 days in a row." in words(page)
    listed = await world.press("ann", page, "Standings")
    assert "ann · " in words(listed).replace("*", "")
    assert "3 of 3 right" in words(listed)


async def test_sharing_tells_whether_one_was_right_and_nothing_of_the_answer(world: World) -> None:
    await until_solitaire(world)
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    best = re.search(r"Best: (.+)", words(page))
    assert best
    page = await world.press("ann", page, "Share")
    shared = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    assert "ann" in words(shared)
    assert "Right on the first try." in words(shared)
    assert best[1] not in words(shared)
    assert shared.attachments
    theirs = await world.press("bob", shared, "Try this position")
    assert theirs.ephemeral
    assert "What would you play?" in words(theirs)


async def test_a_question_is_the_same_if_the_same_of_its_answers_is_right(world: World) -> None:
    await arrange(world, "kill-the-kings")
    puzzle = await asked(world)
    assert replace(puzzle, day="2026-01-01", mu=0.0).asks_the_same(puzzle)
    assert not swapped(puzzle).asks_the_same(puzzle)


async def test_two_processes_ask_the_same_question(world: World) -> None:
    await arrange_turn(world)
    bot = world.bot
    services = [Puzzles(bot.ledger, bot.shared_deals, bot.computers) for _ in range(2)]
    one, other = await asyncio.gather(*(each.of_today() for each in services))
    assert one == other == await asked(world)
    assert one.header.slug == "high-card"
    ann = world.person("ann")
    right = await services[0].judge(one, one.best)
    wrong = await services[1].judge(one, one.verdict.candidates[one.verdict.played])
    assert (right.right, wrong.right) == (True, False)
    given = zip(services, (right, wrong), strict=True)
    first, second = await asyncio.gather(*(s.answer(one.day, ann, answer) for s, answer in given))
    assert first == second
    assert await number_of(world, puzzle_answers) == 1
    assert await number_of(world, puzzle_ratings, played=1) == 1


async def test_it_is_posted_once_a_day_and_yesterdays_answer_with_it(world: World) -> None:
    await until_solitaire(world)
    await world.env.advance_time(LONG_ENOUGH)
    assert world.messages(world.channel.id) == []
    page = await panel(world, "Hall of fame")
    assert "**Daily puzzle:** not posted" in text(page)
    await push(world, page, "puzzles")
    await choose(world, page, "puzzle", world.channel)
    await world.env.advance_time(LONG_ENOUGH)
    await world.restart()
    await world.env.advance_time(LONG_ENOUGH)
    other = PuzzlePoster(world.bot, world.bot.service(Puzzles))
    await asyncio.gather(other.look_after(), other.look_after())
    (posted,) = world.messages(world.channel.id)
    first = world.public(world.channel.id, posted.id)
    assert "**What would you play?**" in words(first)
    assert "Yesterday's puzzle" not in words(first)
    assert first.attachments
    assert labels(first) == ["Answer", "Standings"]
    page = await world.press("ann", first, "Answer")
    assert page.ephemeral
    page = await solve(world, "ann", page, right=True)
    best = re.search(r"Best: (.+)", words(page))
    assert best
    await solve(world, "cem", await world.press("cem", first, "Answer"), right=False)
    for table in OF_THE_DAY:
        await world.bot.database.run(update(table).values(day="2026-01-09"))
    subject = posting_of("2026-01-09", world.guild.id)
    await world.bot.database.run(update(tables.postings).values(subject=subject))
    await arrange_turn(world)
    await world.leap(8 * DAY)
    await world.env.advance_time(LONG_ENOUGH)
    _, posted = world.messages(world.channel.id)
    second = words(world.public(world.channel.id, posted.id))
    assert re.search(r"What would you play as \w+.*\?", second)
    assert "Yesterday's puzzle" in second
    assert best[0] in second
    assert "1 of 2 got it right." in second
    page = await world.press("bob", world.forge("?:20260109:puzzle:ask"), "0")
    assert "This puzzle is closed." in words(page)
    assert best[0] in words(page)
    assert "What would you play?" in words(await world.press("bob", page, "Today's puzzle"))


async def test_it_is_posted_beside_the_deals_of_the_morning(world: World) -> None:
    await until_solitaire(world)
    now = world.bot.ledger.now()
    zones = {GuildSettings(time_zone=zone).local_time(now).hour: zone for zone in time_zones()}
    here = world.channel.id
    await have_set(world, puzzle_channel_id=here, morning_channel_id=here, time_zone=zones[9])
    await world.env.advance_time(2 * LONG_ENOUGH)
    posts = [words(world.public(here, each.id)) for each in world.messages(here)]
    assert len(posts) == 2
    assert any("What would you play" in post for post in posts)
    assert any("Today's deals are here" in post for post in posts)


@pytest.mark.parametrize("denied", ["send_messages", "attach_files"])
async def test_a_channel_where_it_cannot_be_posted_is_refused(world: World, denied: str) -> None:
    world.deny(denied)
    page = await panel(world, "Hall of fame")
    await push(world, page, "puzzles")
    told = said_privately(await choose(world, page, "puzzle", world.channel))
    assert "I'm missing" in told
    assert (await stored(world)).get("puzzle_channel_id") is None


async def test_where_it_cannot_be_posted_any_more_it_is_let_be(world: World) -> None:
    await until_solitaire(world)
    world.deny("send_messages")
    await have_set(world, puzzle_channel_id=world.channel.id)
    since = len(world.env.http_requests)
    await world.env.advance_time(2 * LONG_ENOUGH)
    assert world.messages(world.channel.id) == []
    assert [request.method for request in world.env.http_requests[since:]] == ["POST"]
    assert "What would you play?" in words(await world.ask("ann", "puzzle"))
    other = world.guild.create_text_channel("riddles")
    await have_set(world, puzzle_channel_id=other.id)
    await world.env.advance_time(2 * LONG_ENOUGH)
    assert len(world.messages(other.id)) == 1


async def test_it_is_posted_once_discord_takes_it(world: World) -> None:
    await until_solitaire(world)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=500, times=None)
    await have_set(world, puzzle_channel_id=world.channel.id)
    await world.env.advance_time(LONG_ENOUGH)
    assert world.messages(world.channel.id) == []
    world.heal()
    await world.env.advance_time(2 * LONG_ENOUGH)
    assert len(world.messages(world.channel.id)) == 1


async def test_nothing_public_depends_on_the_answer(world: World) -> None:
    await until_solitaire(world)
    page = await world.ask("ann", "puzzle")
    puzzle, language = await asked(world), language_for("en")
    found = [
        await pages_of(each, world.bot.presenter_of, language) for each in (puzzle, swapped(puzzle))
    ]
    shown = [pages.public("") for pages in found]
    assert shown[0] == shown[1]
    day = puzzle.day.replace("-", "")
    assert all(b["custom_id"].startswith(f"?:{day}:") for b in buttons(page))


async def test_forged_controls_end_in_a_sentence(world: World) -> None:
    await until_solitaire(world)
    verbs = ("puzzle:list/9", "puzzle:sideways", "puzzle:share", "place:KH/7", "place:nonsense")
    of_today = (f"20260102:{verb}" for verb in (*verbs, "undo", "nonsense"))
    for forged in (*of_today, "20260101:puzzle:ask", "99999999:puzzle:ask", "0:puzzle:today"):
        result = await world.press("ann", world.forge(f"?:{forged}"), "0")
        assert "something went wrong" not in words(result), forged
    assert await number_of(world, puzzle_answers) == 0


async def test_who_deletes_their_data_is_out_of_it_and_may_answer_the_next(world: World) -> None:
    await until_solitaire(world)
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=False)
    exported = json.loads(await world.bot.service(Exports).of(world.people["ann"].id))
    assert len(exported["puzzle_answers"]) == len(exported["puzzle_ratings"]) == 1
    await world.bot.service(Deletion).delete(world.people["ann"].id)
    assert await number_of(world, puzzle_answers) == 0
    assert await number_of(world, puzzle_ratings) == 0
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    assert await number_of(world, puzzle_answers) == 0
    for ahead in (1, 2):
        await arrange(world, "kill-the-kings", ahead=ahead)
    await world.leap(2 * DAY)
    await world.bot.service(Deletion).forget_outdated()
    facts = select(tables.facts.c.name).where(tables.facts.c.name.like("deleted%"))
    assert len(await world.bot.database.scalars(facts)) == 0


async def test_the_answer_to_a_question_still_to_come_is_told_to_nobody(world: World) -> None:
    await until_solitaire(world)
    page = await world.ask("ann", "puzzle")
    tomorrow = date.fromisoformat((await asked(world)).day) + timedelta(days=1)
    await world.bot.database.run(update(puzzles).values(day=tomorrow.isoformat()))
    told = words(await world.press_unshown("ann", page, f"?:{tomorrow:%Y%m%d}:puzzle:ask"))
    assert "That button no longer works" in told


async def test_an_answer_that_is_judged_until_midnight_counts_and_is_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await until_solitaire(world)
    await arrange(world, "kill-the-kings", ahead=1)
    page, puzzle = await world.ask("ann", "puzzle"), await asked(world)
    service, now = world.bot.service(Puzzles), world.bot.ledger.now
    judge = service.judge

    async def judged_until_midnight(*given: Any) -> PuzzleAnswer:
        judged = await judge(*given)
        monkeypatch.setattr(world.bot.ledger, "now", lambda: now() + DAY * 1000)
        return judged

    monkeypatch.setattr(service, "judge", judged_until_midnight)
    told = words(await solve(world, "ann", page, right=True))
    assert "Right! That's the best there is." in told
    assert await number_of(world, puzzle_answers, day=puzzle.day) == 1


async def test_who_answered_on_a_server_that_is_erased_has_answered(world: World) -> None:
    await until_solitaire(world)
    await have_set(world, puzzle_channel_id=world.channel.id)
    await world.env.advance_time(LONG_ENOUGH)
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=False)
    given = (tables.postings, puzzle_answers, puzzle_ratings)
    assert [await number_of(world, each, guild_id=world.guild.id) for each in given] == [1, 1, 1]
    await erase_server(world.bot.database, world.guild.id)
    assert [await number_of(world, each, guild_id=world.guild.id) for each in given] == [0, 0, 0]
    again = words(await world.ask("ann", "puzzle", directly=True))
    assert again.split("Your puzzle rating")[0] == words(page).split("Your puzzle rating")[0]


async def test_it_is_found_before_its_day_and_shown_to_nobody_until_then(world: World) -> None:
    await until_solitaire(world)
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=False)
    for table in OF_THE_DAY:
        await world.bot.database.run(update(table).values(day="2026-01-09"))
    eve = datetime(2026, 1, 9, 21, 0, 30, tzinfo=UTC)
    await world.leap((eve - world.env.now()).total_seconds())
    await arrange_turn(world)
    await world.env.advance_time(LONG_ENOUGH)
    service = world.bot.service(Puzzles)
    assert service.today == "2026-01-09"
    assert await service.stored("2026-01-10") is not None
    assert "no longer works" in said_privately(await world.force("ann", "?:20260110:puzzle:ask"))


async def test_it_is_not_found_before_its_day_where_nobody_answers(world: World) -> None:
    await until_solitaire(world)
    await world.ask("ann", "puzzle")
    service = world.bot.service(Puzzles)
    await service.prepare(DAY * 1000)
    tomorrow = date.fromisoformat(service.today) + timedelta(days=1)
    assert await service.stored(tomorrow.isoformat()) is None


async def late(world: World) -> float:
    with world.env._bot_scope():
        found = read_metrics((await world.bot.monitor.numbers()).decode())
    return found["castellan_puzzle_late_seconds", ""]


async def test_a_day_without_its_puzzle_is_told_as_late_where_people_answer(world: World) -> None:
    await until_solitaire(world)
    await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    assert await late(world) == 0
    yesterday = date.fromisoformat((await asked(world)).day) - timedelta(days=1)
    await world.bot.database.run(update(puzzles).values(day=yesterday.isoformat()))
    assert await late(world) == world.bot.ledger.now() / 1000 % 86_400
    await world.bot.database.run(delete(puzzle_answers))
    assert await late(world) == 0


async def test_a_new_bots_first_puzzles_are_wanted_before_anybody_asks(world: World) -> None:
    bot, since = world.bot, world.bot.ledger.now() / 1000 % 86_400
    minds = [Computers(), Computers(1)]
    here, apart = (Puzzles(bot.ledger, bot.shared_deals, each) for each in minds)
    assert await here.late_seconds() == 0, "a search would take the bot's own time"
    assert await apart.late_seconds() == since
    await arrange(world, "high-card", ahead=-3)
    assert await apart.late_seconds() == since
    await arrange(world, "high-card", ahead=-4)
    assert await apart.late_seconds() == 0, "by now somebody would have answered"
    for each in minds:
        await each.stop()
