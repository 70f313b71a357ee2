"""``/profile`` as people read it: numbers, odd names, people who left, what others may see."""

import re
from collections import Counter
from typing import Any

from simcord import ResponseMessage
from simcord.builders import UserHandle
from sqlalchemy import select, update

from bot.base.calendar import day_at
from bot.match.people import Person
from bot.match.ratings import displayed_rating
from bot.storage import tables
from games import GAMES
from games.core import LEVELS
from tests.cogs.replays.viewing import history, lines_of, more
from tests.cogs.server_settings.managing import text
from tests.support.imagined import ENGLISH
from tests.support.past import ELSEWHERE, ODD_NAMES, RESIDENTS
from tests.support.reading import heading
from tests.support.world import (
    NAMES,
    World,
    answer,
    buttons,
    found_button,
    labels,
    pings,
    said_privately,
    text_of,
    words,
)

ANN, BOB, CEM, DORA = RESIDENTS
STRANGER = "hasn't finished a rated match here yet"


async def rows_of(hall: World, user_id: int) -> list[Any]:
    row = tables.results.c
    found = await hall.bot.database.rows(
        select(tables.results).where(row.user_id == user_id).order_by(row.number)
    )
    return list(found)


async def profile(hall: World, asker: str, of: Any = None) -> ResponseMessage:
    options = {} if of is None else {"member": of}
    result = await hall.people[asker].slash(hall.channel, "profile", **options)
    assert answer(result).ephemeral
    return answer(result)


def number(pattern: str, message: ResponseMessage) -> tuple[int, ...]:
    found = re.search(pattern, text(message))
    assert found is not None, (pattern, text(message))
    return tuple(int(each) for each in found.groups())


def departed(hall: World, user_id: int, name: str) -> UserHandle:
    """Return a person of the past as Discord has them: a user who isn't a member."""
    user = hall.env.create_user(f"user{user_id}", global_name=name)
    del hall.env.backend.users[user.id]
    user._user.id = user_id
    hall.env.backend.users[user_id] = user._user
    return user


def finished(message: ResponseMessage) -> int:
    return sum(map(int, re.findall(r"(\d+)(?: unrated| won\b)", text(message))))


async def test_profiles_add_up(hall: World) -> None:
    async with more(hall) as past:
        for loser in (ANN, BOB, ANN, CEM, DORA, DORA, BOB, ANN):
            people = (ANN, BOB) if loser in (ANN, BOB) else (CEM, DORA)
            await past.duel(loser, *people)
    for name in NAMES:
        me = hall.person(name)
        message = await profile(hall, "stranger", hall.people[name].user)
        rows = await rows_of(hall, me.user_id)
        games = Counter(row.slug for row in rows)
        for slug in games:
            mine = [row for row in rows if row.slug == slug]
            await hall.choose("stranger", message, "profile:slug=", slug)
            rated = [row for row in mine if row.rated]
            won = [row.won for row in rated]
            line = rf"{GAMES[slug].title}\*\* · .*\b(\d+) of (\d+) won"
            assert number(line, message) == (sum(won), len(rated))
            if unrated := len(mine) - len(rated):
                assert number(rf"{line} · (\d+) unrated", message)[-1] == unrated
            streaks = [len(run) for run in "".join("w" if each else " " for each in won).split(" ")]
            if slug == "kill-the-kings":
                continue
            if max(streaks) > 1:
                found = number(r"streak: \*\*(\d+)\*\* \(best: \*\*(\d+)\*\*\)", message)
                assert found == (streaks[-1], max(streaks))
            ratings = [displayed_rating(row.mu) for row in rated]
            own, other = tables.results.alias().c, tables.results.alias().c
            together = select(other.user_id).where(
                *(own.user_id == me.user_id, own.slug == slug, own.rated, other.rated),
                *(other.number == own.number, other.user_id != me.user_id),
            )
            met = {*await hall.bot.database.scalars(together)}
            doubt = r"\?" if rated[-1].sigma > 7.2 or len(met) < 3 else ""
            rating = rf"{GAMES[slug].title}\*\* · \*\*{ratings[-1]}{doubt}\*\*"
            assert re.search(rating, text(message))
            if max(ratings) > ratings[-1]:
                day = ENGLISH.date(day_at(max(rated, key=lambda row: row.mu).at))
                assert f"Highest rating: **{max(ratings)}**, {day}" in text(message)
            (picture,) = message.attachments
            told = [int(each) for each in re.findall(r"\d+", picture.description or "")]
            assert told == [len(rated), ratings[0], ratings[-1], max(ratings), min(ratings)]


async def test_opponents_are_named_with_who_was_before_whom(hall: World) -> None:
    async with more(hall) as past:
        for loser in (ANN, BOB, BOB, BOB, BOB):
            await past.duel(loser, ANN, BOB)
        await past.duel(ANN, ANN, CEM, casual=True)
    before = sum(row.slug == "king-of-the-hill" for row in await rows_of(hall, ANN.user_id))
    message = await profile(hall, "ann")
    await hall.choose("ann", message, "profile:slug=", "king-of-the-hill")
    opponents = text(message).partition("Most frequent opponents")[2]
    assert "**bob** 4–1" in opponents
    assert "cem" not in opponents
    assert before >= 6


async def test_matches_with_computers_alone_are_told_by_their_level(hall: World) -> None:
    async with more(hall) as past:
        for level in LEVELS:
            alone = await past.begin("king-of-the-hill", [CEM], computers=1, level=level)
            await past.resign(alone, CEM)
    message = await profile(hall, "cem")
    await hall.choose("cem", message, "profile:slug=", "king-of-the-hill")
    rows = [r for r in await rows_of(hall, CEM.user_id) if r.slug == "king-of-the-hill"]
    expected = " · ".join(
        f"{stars} **{sum(row.won for row in met)}**/{len(met)}"
        for level, stars in zip(LEVELS, ("★", "★★", "★★★"), strict=True)
        if (met := [row for row in rows if row.against == level])
    )
    assert f"Won against computers: {expected}" in text(message)
    assert all(any(row.against == level for row in rows) for level in LEVELS)


async def test_games_for_one_tell_kings_wins_and_cards(hall: World) -> None:
    async with more(hall) as past:
        for _ in range(4):
            await past.solitaire(DORA)
        await past.solitaire(DORA, daily=True)
    message = await profile(hall, "bob", hall.people["dora"].user)
    await hall.choose("bob", message, "profile:slug=", "kill-the-kings")
    rows = [row for row in await rows_of(hall, DORA.user_id) if row.slug == "kill-the-kings"]
    free = [row.score for row in rows if row.day is None]
    daily = [row.score for row in rows if row.day is not None]
    for title, scores in (("Solo games", free), ("Daily deals", daily)):
        share = f"{sum(scores) / len(scores) / 4:.0%}"
        assert f"{title} ({len(scores)}): **{share} of kings killed**" in text(message)
    assert f"Kill the Kings** · {sum(free + daily)} king" in text(message)
    spent = [row.spent for row in rows if row.won]
    if spent:
        assert number(r"Best win: with \*\*(\d+)\*\* card", message) == (min(spent),)
    else:
        assert "Best win" not in text(message)
    won = any(row.won for row in rows if row.day is not None)
    assert ("Daily win streak" in text(message)) == won
    (picture,) = message.attachments
    scores = [row.score for row in rows]
    assert re.findall(r"\d+", picture.description or "") == [
        str(each)
        for each in (len(rows), scores[0], scores[-1], max(scores), min(scores), len(spent))
    ]


async def test_opponents_are_those_met_where_the_reader_can_look(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    await world.play_to_the_end()
    yard = world.guild.create_text_channel("yard")
    ann, cem = world.people["ann"], world.people["cem"]
    read = answer(await cem.slash(yard, "profile", member=ann.user))
    assert "bob" in words(read)
    world.hide(seen_by=("ann", "bob"))
    read = answer(await cem.slash(yard, "profile", member=ann.user))
    assert "High Card" in words(read) and "bob" not in words(read)
    own = answer(await ann.slash(yard, "profile"))
    assert "bob" in words(own)
    await ann.click(own, label="Share")
    (posted,) = world.messages(yard.id)
    assert "High Card" in text_of(posted) and "bob" not in text_of(posted)


async def test_who_never_played_is_told_so_and_what_to_do(hall: World) -> None:
    assert f"stranger {STRANGER}" in text(await profile(hall, "ann", hall.stranger.user))
    mine = await profile(hall, "stranger")
    assert "You haven't finished a match yet. Open a table with `/play`" in text(mine)
    assert labels(mine) == ["Try a game", "Learn a game", "Today's deals"]
    assert not mine.attachments


async def test_a_profile_says_three_things_and_all_of_a_game_that_is_chosen(hall: World) -> None:
    async with more(hall) as past:
        for loser in (BOB, ANN):
            await past.duel(loser, ANN, BOB)
        await past.solitaire(ANN)
    message = await profile(hall, "bob", hall.people["ann"].user)
    first, second, third = text(message).splitlines()[1:4]
    assert first.startswith("• **High Card** · **15") and message.attachments
    assert second.startswith("• **King of the Hill**") and third.startswith("• **Kill the Kings**")
    assert "Most frequent opponents" not in text(message)
    await hall.choose("bob", message, "profile:slug=", "high-card")
    assert "Most frequent opponents" in text(message)
    assert "King of the Hill" not in text(message)
    await hall.choose("bob", message, "profile:slug=", "-")
    assert text(message).splitlines()[1:4] == [first, second, third]


async def test_todays_deals_are_offered_to_oneself_alone(hall: World) -> None:
    mine = await profile(hall, "ann")
    await hall.press("ann", mine, "Share")
    posted = hall.public(hall.channel.id, hall.messages(hall.channel.id)[-1].id)
    theirs = await profile(hall, "bob", hall.people["ann"].user)
    for each in (posted, theirs):
        assert "Today's deals" not in labels(each)
    deals = await hall.press("ann", mine, "Today's deals")
    assert heading(deals).startswith("Daily deals")


async def test_uncounted_matches_alone_make_no_rating(hall: World) -> None:
    async with more(hall) as past:
        await past.duel(BOB, hall.person("stranger"), BOB, casual=True)
    message = await profile(hall, "ann", hall.stranger.user)
    assert f"stranger {STRANGER}" in text(message)
    assert "**King of the Hill** · 1 unrated match" in text(message)
    assert not message.attachments, "there is nothing to be drawn"
    mine = text(await profile(hall, "stranger"))
    assert "You haven't finished a rated match here yet." in mine
    assert STRANGER not in mine


async def test_a_first_game_for_one_has_no_rank_and_is_told_as_one(world: World) -> None:
    _, board = await world.deal()
    await world.press("ann", await world.press("ann", board, "Concede"), "Yes, concede")
    page = await world.ask("ann", "profile")
    assert "Solo games (1): **0% of kings killed**" in page.content.splitlines()
    assert "?" not in words(page)
    (picture,) = page.attachments
    assert "in one rated game of Kill the Kings: 0; won: 0." in (picture.description or "")


async def test_ones_own_games_for_one_keep_all_servers_and_those_across_apart(hall: World) -> None:
    async with more(hall) as past:
        for _ in range(2):
            await past.solitaire(ANN)
    await hall.press("ann", await hall.ask("ann", "privacy"), "Count me across servers")
    async with more(hall) as past:
        last = await past.solitaire(ANN)
        await past.solitaire(ANN, daily=True)
    message = await hall.ask("ann", "profile", directly=True)
    await hall.choose("ann", message, "profile:slug=", "kill-the-kings")
    rows = [row for row in await rows_of(hall, ANN.user_id) if row.slug == "kill-the-kings"]
    (across,) = (row.score for row in rows if row.match_id == last.id)
    own = r"(?m)Solo games across servers \(1\): \*\*(\d+)% of kings killed\*\*$"
    assert number(own, message) == (25 * across,)
    assert "Solo games (" not in text(message)
    assert "Daily deals across servers (1): " in text(message)
    line = r"Kill the Kings\*\* · (\d+) kings? killed · (\d+) of (\d+) won"
    every, won = sum(row.score for row in rows), sum(row.won for row in rows)
    assert number(line, message) == (every, won, len(rows))


async def test_bots_have_no_profile(hall: World) -> None:
    robot = hall.guild.add_member(hall.env.create_user("robot", bot=True))
    message = await profile(hall, "ann", robot.user)
    assert "robot is a bot" in text(message)
    assert not labels(message)


async def test_members_who_left_keep_their_profile(hall: World) -> None:
    before = text(await profile(hall, "ann", hall.people["cem"].user))
    hall.env.backend.remove_member(hall.guild.id, CEM.user_id)
    await hall.env.settle()
    message = await profile(hall, "ann", hall.people["cem"].user)
    assert text(message) == before
    await hall.press("ann", message, "Share")
    assert before in text_of(hall.messages(hall.channel.id)[-1])


async def test_odd_names_stay_names_on_every_page(hall: World) -> None:
    odd = [Person(5000 + at, name, 1) for at, name in enumerate(ODD_NAMES)]
    async with more(hall) as past:  # so that there is something to be drawn
        await past.finish(await past.begin("high-card", odd, {"target": 1}))
        for pair in zip(odd[::2], odd[1::2], strict=False):
            await past.duel(pair[1], *pair)
    pages = [await profile(hall, "ann", departed(hall, each.user_id, each.name)) for each in odd]
    drawn = [page.attachments[0].description or "" for page in pages]
    assert all(len(each) > 40 and "\u202e" not in each for each in drawn)
    assert all(len(heading(page)) <= 256 for page in pages)
    pages.append(await history(hall, "ann", whose="server"))
    assert all(len(lines) == 2 for lines in lines_of(pages[-1]))
    for page in pages:
        offered = [option["label"] for b in buttons(page) for option in b.get("options", ())]
        assert all(len(each) <= 100 and "\n" not in each for each in [*offered, *labels(page)])
    shown = [text(page) for page in pages]
    table = await hall.ask("ann", "leaderboard", game="high-card")
    while not found_button(table, "Forward →")["disabled"]:
        shown.append(text(table))
        await hall.press("ann", table, "Forward →")
    await hall.press("ann", table, "Share")
    for said in shown:
        plain = said.replace("]\u200b(", "")
        harm = ("<@", "@everyone", "\n- ", "](", "\u202e", ODD_NAMES[0])
        assert not [each for each in harm if each in plain]
    for stored in hall.messages(hall.channel.id):
        assert pings(stored) == [] and not stored.mention_everyone


async def test_share_posts_once_for_everybody_with_a_way_to_play(hall: World) -> None:
    message = await profile(hall, "bob", hall.people["cem"].user)
    before = len(hall.messages(hall.channel.id))
    await hall.press("bob", message, "Share")
    assert len(hall.messages(hall.channel.id)) == before + 1
    posted = hall.public(hall.channel.id, hall.messages(hall.channel.id)[-1].id)
    assert posted.content == f"**bob** shared this:\n{message.content}"
    assert labels(posted) == ["Play it too"]
    assert hall.picture(posted) == hall.picture(message)
    assert posted.attachments[0].description == message.attachments[0].description
    (button,) = (b for b in buttons(message) if b.get("label") == "Shared")
    assert button["disabled"]
    assert message.ephemeral


async def test_the_next_level_is_for_its_owner_alone(hall: World) -> None:
    ann = hall.people["ann"]
    here, outside = await profile(hall, "ann"), await hall.ask("ann", "profile", directly=True)
    for page in (here, outside):
        await hall.choose("ann", page, "profile:slug=", "high-card")
    await hall.press("ann", here, "Share")
    (posted,) = (await ann.user.click(outside, label="Share")).followups
    public = hall.public(hall.channel.id, hall.messages(hall.channel.id)[-1].id)
    for each in (here, outside, public, posted):
        assert ("next: " in text(each)) == each.ephemeral


async def test_a_shared_game_is_the_one_that_was_looked_at(hall: World) -> None:
    async with more(hall) as past:
        await past.duel(CEM, DORA, CEM)
    message = await profile(hall, "ann", hall.people["dora"].user)
    for slug, title in (("king-of-the-hill", "King of the Hill"), ("high-card", "High Card")):
        await hall.choose("ann", message, "profile:slug=", slug)
        await hall.press("ann", message, "Share")
        posted = text_of(hall.messages(hall.channel.id)[-1])
        assert f"• **{title}** · " in posted


async def test_elsewhere_is_nobodys_business_unless_allowed(hall: World) -> None:
    async with more(hall) as past:
        await past.duel(BOB, ANN, BOB, place=ELSEWHERE)
    here = [r for r in await rows_of(hall, ANN.user_id) if r.guild_id == hall.guild.id]
    message = await profile(hall, "bob", hall.people["ann"].user)
    assert finished(message) == len(here)
    assert "across servers" not in text(message).casefold()
    closed = await hall.ask("bob", "profile", directly=True, member=hall.people["ann"].user)
    assert "ann doesn't show results across servers" in said_privately(closed)
    assert not labels(closed)
    own = await hall.ask("ann", "profile", directly=True)
    assert finished(own) == len(here) + 1
    assert "No cross-server rating yet" in text(own)


async def test_what_is_shared_outside_servers_names_no_opponents_from_them(hall: World) -> None:
    user = hall.people["ann"].user
    own = answer(await user.slash("profile"))
    await hall.choose("ann", own, "profile:slug=", "high-card")
    assert "Most frequent opponents" in text(own)
    (posted,) = (await user.click(own, label="Share")).followups
    assert "ann" in text(posted) and "Most frequent opponents" not in text(posted)


async def test_those_who_allow_it_are_shown_across_servers(hall: World) -> None:
    for name in ("ann", "bob"):
        await hall.press(name, await hall.ask(name, "privacy"), "Count me across servers")
    async with more(hall) as past:
        await past.duel(BOB, ANN, BOB, place=ELSEWHERE)
        await past.duel(BOB, ANN, BOB)
    row = tables.ratings.c
    mu = await hall.bot.database.scalar(
        select(row.mu).where(
            row.guild_id == 0,
            row.user_id == ANN.user_id,
            row.period == "all",
            row.board == "king-of-the-hill",
        )
    )
    assert mu is not None
    message = await hall.ask("cem", "profile", directly=True, member=hall.people["ann"].user)
    assert f"Across servers: **{displayed_rating(mu)}?**" in text(message)
    assert number(r"(\d+) of (\d+) won", message) == (2, 2)
    assert "met" not in text(message)
    assert not message.attachments
    here = await profile(hall, "cem", hall.people["ann"].user)
    await hall.choose("cem", here, "profile:slug=", "king-of-the-hill")
    assert f"Across servers: **{displayed_rating(mu)}?**" in text(here)


async def test_former_players_are_no_opponents(hall: World) -> None:
    async with more(hall) as past:
        for _ in range(3):
            await past.duel(BOB, ANN, BOB)
    row = tables.results.c
    await hall.bot.database.run(
        update(tables.results)
        .where(row.user_id == BOB.user_id)
        .values(user_id=-77, name="former player")
    )
    assert "former player" not in words(await profile(hall, "ann"))
