"""The list of finished matches: page by page and line by line, and who sees which."""

import re
from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest
from sqlalchemy import insert

from bot.base.calendar import day_at
from bot.pages.endings import stars
from bot.storage import Database, tables
from cogs.replays.history import HistoryQuery, leaf_of
from tests.cogs.replays.viewing import (
    NOT_TO_WATCH,
    change,
    duel,
    every_page,
    finished,
    history,
    lines_of,
    listed,
    more,
    visible,
)
from tests.support.imagined import ENGLISH
from tests.support.past import CHANNEL, ELSEWHERE, GUILD, HERE, RESIDENTS
from tests.support.reading import heading, told
from tests.support.results import GUILD as RESULTS_GUILD
from tests.support.results import result
from tests.support.stored import overheard, steps_of
from tests.support.world import World, buttons, found_button, said_privately

ANN, BOB, CEM, DORA = RESIDENTS
PLAIN = re.compile(r"(player|guest) \d+|ann|bob|cem|dora|[A-Z][a-z]+")
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


async def test_ones_own_matches_are_all_there_newest_first(hall: World) -> None:
    async with more(hall) as past:
        for _ in range(9):
            await duel(past, ANN, BOB)
        await past.solitaire(ANN, daily=True, concede=True)
        await past.begin("high-card", [ANN, BOB])  # is not over
    wanted = [m["id"] for m in await finished(hall) if ANN.user_id in m["users"]]
    assert len(wanted) > 10
    assert await every_page(hall, "ann", await history(hall, "ann")) == wanted


async def test_the_server_lists_each_match_once_while_others_end(hall: World) -> None:
    before = [m["id"] for m in await finished(hall) if visible(m, BOB.user_id, {CHANNEL})]
    assert len(before) > 100
    message = await history(hall, "bob", whose="server")
    found = listed(message)
    late = []
    while not found_button(message, "Older").get("disabled"):
        if len(found) in (10, 50):
            async with more(hall) as past:
                late.append((await duel(past, CEM, DORA)).id)
        await hall.press("bob", message, "Older")
        found += listed(message)
    assert found == before
    await hall.press("bob", message, "Newest")
    assert listed(message)[:2] == late[::-1]
    assert found_button(message, "Newer")["disabled"]


async def test_pages_turn_back_to_the_newest_and_from_the_oldest(hall: World) -> None:
    wanted = [m["id"] for m in await finished(hall) if visible(m, BOB.user_id, {CHANNEL})]
    message = await history(hall, "bob", whose="server")
    await hall.press("bob", message, "Oldest")
    assert listed(message) == wanted[-10:]
    assert found_button(message, "Older")["disabled"]
    await hall.press("bob", message, "Newer")
    assert listed(message) == wanted[-20:-10]
    for _ in range(40):
        if found_button(message, "Newer").get("disabled"):
            break
        await hall.press("bob", message, "Newer")
    assert listed(message) == wanted[:10]


async def test_filters_keep_what_fits(hall: World) -> None:
    past = [m for m in await finished(hall) if visible(m, BOB.user_id, {CHANNEL})]
    for slug in ("high-card", "kill-the-kings", "king-of-the-mountain"):
        message = await history(hall, "bob", whose="server", game=slug)
        assert listed(message) == [m["id"] for m in past if m["slug"] == slug][:10]
    for counted in (True, False):
        message = await history(hall, "bob", whose="server", counted=counted)
        wanted = [m["id"] for m in past if m["rated"] == counted]
        assert await every_page(hall, "bob", message) == wanted
    message = await history(hall, "bob", whose="server", player=hall.people["cem"])
    wanted = [m["id"] for m in past if CEM.user_id in m["users"]]
    assert await every_page(hall, "bob", message) == wanted
    assert "Only matches with **cem**." in told(message)
    await hall.press("bob", message, "With anyone")
    assert listed(message) == [m["id"] for m in past][:10]
    await hall.press("bob", message, "Unrated")
    assert listed(message) == [m["id"] for m in past if not m["rated"]][:10]
    await hall.choose("bob", message, "history:slug=", "king-of-the-hill")
    assert "No finished matches found" in told(message)
    await hall.press("bob", message, "Rated or not")
    assert listed(message) == [m["id"] for m in past if m["slug"] == "king-of-the-hill"][:10]
    await hall.choose("bob", message, "history:whose=", "mine")
    hill = [m["id"] for m in past if m["slug"] == "king-of-the-hill" and BOB.user_id in m["users"]]
    assert listed(message) == hill[:10]


@pytest.mark.parametrize("asker", [10, 12, 99])
@pytest.mark.parametrize("mine", [True, False])
async def test_a_match_that_counted_is_rated(database: Database, asker: int, mine: bool) -> None:
    """Its line says so to everybody, also to who took no part."""
    seats = [result(1, seat=seat, user_id=10 + seat, rated=seat < 2) for seat in range(3)]
    await database.run(insert(tables.results), seats)
    wanted = HistoryQuery(asker, RESULTS_GUILD, mine, counted=True, channels=frozenset({1}))
    rated = await database.read(leaf_of, wanted)
    unrated = await database.read(leaf_of, replace(wanted, counted=False))
    assert [each.rated for each in rated.matches] == [True] * (asker < 99 or not mine)
    assert unrated.matches == ()


async def test_mine_with_a_player_are_those_we_played_together(hall: World) -> None:
    async with more(hall) as past:
        together = [(await duel(past, ANN, BOB)).id for _ in range(2)]
        await duel(past, ANN, CEM)
        await duel(past, BOB, CEM)
    wanted = [m["id"] for m in await finished(hall) if {ANN.user_id, BOB.user_id} <= m["users"]]
    message = await history(hall, "ann", player=hall.people["bob"])
    assert listed(message) == wanted[:10]
    assert listed(message)[:2] == together[::-1]


async def places(hall: World, match: dict[str, Any]) -> list[tuple[int, int]]:
    """Place and seat of everybody: who left comes last, whatever the rules say."""
    outcome = (await hall.bot.ledger.read(match["id"])).outcome
    assert outcome is not None
    worth = {
        seat: (bool(chair.left or chair.stand_in), outcome.places[seat])
        for seat, chair in match["chairs"].items()
    }
    return sorted((1 + sum(o < mine for o in worth.values()), at) for at, mine in worth.items())


def medal(place: int, standing: list[tuple[int, int]], match: dict[str, Any]) -> str:
    """Return the mark of a rank; a medal needs a present player ranked behind."""
    if len({other for other, _ in standing}) == 1:
        return "🤝"
    behind = [at for other, at in standing if other > place and not match["chairs"][at].left]
    return MEDALS[place] if place == 1 or (place in MEDALS and behind) else f"{place}."


def named(standing: list[tuple[int, int]], match: dict[str, Any]) -> list[tuple[int, int]]:
    """Return the players named in a long list: the first four, and ann."""
    if len(standing) < 6:
        return standing
    users = {seat: chair.user_id for seat, chair in match["chairs"].items()}
    return [*standing[:4], *(each for each in standing[4:] if users[each[1]] == ANN.user_id)]


async def test_the_lines_tell_places_and_marks(hall: World) -> None:
    people = [BOB, CEM, DORA, ANN, *(type(ANN)(6000 + at, f"guest {at}", 1) for at in range(4))]
    async with more(hall) as past:
        await past.finish(await past.begin("high-card", people, {"target": 1}))
    past_matches = [m for m in await finished(hall) if visible(m, ANN.user_id, {CHANNEL})]
    message = await history(hall, "ann", whose="server")
    checked = 0
    for _ in range(4):
        for match_id, (head, who) in zip(listed(message), lines_of(message), strict=True):
            (match,) = (m for m in past_matches if m["id"] == match_id)
            assert ENGLISH.date(day_at(match["at"])) in head
            assert ("casual" in head) == match["casual"]
            assert ("unrated" in head) == (not match["rated"] and not match["casual"])
            left = sum(chair.left for chair in match["chairs"].values())
            if match["slug"] == "kill-the-kings":
                assert re.search(rf"· {match['rows'][0].score} kings? killed", who)
                continue
            shown = who.split(" · ")
            if len(match["chairs"]) > 5:
                assert shown[-1] == f"{len(match['chairs']) - len(shown) + 1} more"
            else:
                assert len(shown) == len(match["chairs"])
                assert who.count("(left)") == left
            standing = await places(hall, match)
            for (place, seat), part in zip(named(standing, match), shown, strict=False):
                chair = match["chairs"][seat]
                if PLAIN.fullmatch(chair.name):
                    bold = f"**{chair.name}**" if chair.user_id == ANN.user_id else chair.name
                    computer = chair.user_id is None or chair.stand_in
                    mark = (
                        " (left)" if chair.left else f" 🤖{stars(chair.level)}" if computer else ""
                    )
                    assert part == f"{medal(place, standing, match)} {bold}{mark}"
                    checked += 1
        await hall.press("ann", message, "Older")
    assert checked > 40


async def test_former_players_appear_by_that_name(hall: World) -> None:
    async with more(hall) as past:
        record = await duel(past, ANN, CEM)
    for table in (tables.results, tables.chairs):
        cem = (table.c.match_id == record.id) & (table.c.user_id == CEM.user_id)
        await change(hall, table, cem, user_id=-9, name="former player")
    message = await history(hall, "ann")
    assert "2. former player (left)" in told(message)
    assert listed(message)[0] == record.id


async def test_a_match_no_longer_kept_is_listed_to_its_players_only(hall: World) -> None:
    async with more(hall) as past:
        record = await duel(past, ANN, CEM)
        await duel(past, ANN, CEM)
    await hall.forget_match(record.id)
    message = await history(hall, "ann")
    assert record.id not in listed(message)
    assert lines_of(message)[1][1] == "🥇 **ann** · 2. cem"
    assert record.id not in listed(await history(hall, "bob", whose="server"))


async def test_who_was_played_for_in_the_end_comes_last_in_any_case(hall: World) -> None:
    async with more(hall) as past:
        for _ in range(30):
            record = await past.begin("high-card", [ANN, BOB], {"target": 1}, computers=1)
            record = await past.finish(record)
            assert record.outcome is not None
            if record.outcome.winners == (0,):
                break
    chair = tables.chairs.c
    ann = (chair.match_id == record.id) & (chair.user_id == ANN.user_id)
    await change(hall, tables.chairs, ann, stand_in=True)
    (_, who), *_ = lines_of(await history(hall, "ann"))
    assert who.endswith(" · 3. **ann** 🤖★★")


@pytest.mark.parametrize("state", [{"broken": True}, [], None], ids=str)
async def test_a_match_that_cannot_be_read_hides_no_other(hall: World, state: object) -> None:
    async with more(hall) as past:
        record = await past.begin("high-card", [ANN], {"target": 1}, computers=1)
        record = await past.finish(record)
        other = await duel(past, ANN, CEM)
    await change(hall, tables.matches, tables.matches.c.id == record.id, state=state)
    message = await history(hall, "ann")
    assert listed(message)[:2] == [other.id, record.id]
    assert "Aldric 🤖★★" in lines_of(message)[1][1], "places are stored beside the state"


async def test_who_has_no_matches_is_told_what_to_do(hall: World) -> None:
    message = await history(hall, "stranger")
    assert "You haven't finished a match here yet. Use `/play` to open a table." in told(message)


async def test_a_match_is_opened_to_be_watched(hall: World) -> None:
    async with more(hall) as past:
        record = await duel(past, ANN, CEM)
    replay = await hall.choose("ann", await history(hall, "ann"), "replay", record.id)
    assert "King of the Hill" in said_privately(replay)


@pytest.mark.sqlite  # PostgreSQL reads a table that is as small as these without its indexes
async def test_nothing_is_looked_for_without_an_index(hall: World) -> None:
    database = hall.bot.database
    here = frozenset({CHANNEL})
    with overheard(database) as asked:
        for mine, player, slug in product((True, False), (None, CEM.user_id), (None, "high-card")):
            wanted = HistoryQuery(BOB.user_id, GUILD, mine, slug, player, channels=here)
            await database.read(leaf_of, wanted)
            others = replace(wanted, counted=False, channels=frozenset({4711}))
            await database.read(leaf_of, others)
            await database.read(leaf_of, wanted, "older", 200)
            await database.read(leaf_of, wanted, "newer", 30)
            await database.read(leaf_of, wanted, "oldest")
    plans = set(await hall.bot.database.read(steps_of, asked))
    assert any("ix_results_user_id_number" in step for step in plans)
    assert any("ix_results_in_channel" in step for step in plans)
    assert not any("ix_results_guild_id_number" in step for step in plans), "nothing else is walked"
    for step in plans:
        few = step in ("SCAN used", "SCAN CONSTANT ROW") or step.startswith("SCAN anon_")
        assert few or not step.startswith("SCAN"), "but what has a limit"


GONE = 4711
"""A channel that isn't there any more."""


async def test_a_hidden_channel_hides_its_matches_from_all_but_their_players(hall: World) -> None:
    secret = hall.guild.create_text_channel("secret")
    hall.hide(channel=secret)
    async with more(hall) as past:
        places = [type(HERE)(GUILD, channel_id, "en-US") for channel_id in (secret.id, GONE)]
        ids = {(await duel(past, ANN, CEM, place=place)).id for place in places}
    for name, seen in (("ann", ids), ("cem", ids), ("bob", set()), ("stranger", set())):
        for player in (None, hall.people["ann"]):
            message = await history(hall, name, whose="server", player=player)
            assert ids & {*listed(message)} == seen, name
    yard = hall.guild.create_text_channel("yard")
    hall.hide()
    message = await history(hall, "stranger", yard, whose="server")
    assert "There are no finished matches here that you can see yet" in told(message)
    wanted = [m["id"] for m in await finished(hall) if BOB.user_id in m["users"]]
    assert await every_page(hall, "bob", await history(hall, "bob", yard, whose="server")) == wanted


async def test_threads_are_seen_like_their_channels_unless_private(hall: World) -> None:
    kinds = (discord.ChannelType.public_thread, discord.ChannelType.private_thread)
    ids = []
    for kind in kinds:
        thread = hall.env.backend.create_thread(
            hall.channel.id, kind.name, hall.env.backend.bot_user.id, type=kind.value
        )
        async with more(hall) as past:
            place = type(HERE)(GUILD, thread.id, "en-US")
            ids.append((await duel(past, ANN, CEM, place=place)).id)
    await hall.env.settle()
    found = listed(await history(hall, "bob", whose="server"))
    assert [match_id in found for match_id in ids] == [True, False]
    found = listed(await history(hall, "cem", whose="server"))
    assert all(match_id in found for match_id in ids)


async def test_private_games_are_listed_to_their_player_only(hall: World) -> None:
    async with more(hall) as past:
        daily = await past.solitaire(DORA, daily=True)
        private, _ = await past.alone(DORA, HERE, private=True)
        private = await past.finish(private)
    both = {daily.id, private.id}
    for message in (await history(hall, "dora"), await history(hall, "dora", whose="server")):
        assert both <= set(listed(message))
        assert " · private\n" in told(message)
        assert " · daily deal, 21 Jan 2026\n" in told(message)
    for name in ("ann", "stranger"):
        everything = await every_page(hall, name, await history(hall, name, whose="server"))
        assert not both & set(everything)
        message = await history(hall, name, whose="server", player=hall.people["dora"])
        assert not both & set(listed(message))


async def test_what_is_listed_and_what_can_be_watched_is_the_same(hall: World) -> None:
    secret = hall.guild.create_text_channel("secret")
    hall.hide(channel=secret)
    async with more(hall) as past:
        await duel(past, ANN, CEM, place=type(HERE)(GUILD, secret.id, "en-US"))
        await duel(past, ANN, CEM, place=type(HERE)(GUILD, GONE, "en-US"))
        await duel(past, ANN, BOB, place=ELSEWHERE)
        for _ in range(2):
            private, _ = await past.alone(DORA, HERE, private=True)
            await past.finish(private)
    await hall.leap(2 * 24 * 3600)  # all deals may be shown by now
    every = await finished(hall)
    daily = {each.id for each in await hall.all_matches() if each.shared_deal is not None}
    asked = [match["id"] for match in every if match["private"] and match["id"] not in daily][-8:]
    asked += [match["id"] for match in every if match["channel"] != hall.channel.id]
    for name in ("dora", "stranger"):
        found = await every_page(hall, name, await history(hall, name, whose="server"))
        for match_id in asked:
            told = said_privately(await hall.replay(name, match_id))
            assert (NOT_TO_WATCH in told) == (match_id not in found)


async def test_nothing_of_another_server_is_listed(hall: World) -> None:
    async with more(hall) as past:
        record = await duel(past, ANN, BOB, place=ELSEWHERE)
    for name in ("ann", "cem"):
        for whose in ("mine", "server"):
            assert record.id not in listed(await history(hall, name, whose=whose))
    message = await hall.ask("ann", "history", directly=True)
    assert listed(message)[0] == record.id
    wanted = [m["id"] for m in await finished(hall) if ANN.user_id in m["users"]]
    assert listed(message) == wanted[:10]
    assert not any(":history:whose=" in b["custom_id"] for b in buttons(message))
    asked = await hall.ask("cem", "history", directly=True)
    assert record.id not in listed(asked)
    assert heading(asked) == "Your finished matches"
