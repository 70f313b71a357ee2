"""/leaderboard: whole tables, places, one's own line, times, sharing."""

import io
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from simcord import ResponseMessage
from sqlalchemy import insert, update

from bot.base.calendar import DAY_MS
from bot.match.people import Place
from bot.match.ratings import MIN_OPPONENTS
from bot.show.members import KEPT_MS
from bot.storage import tables
from tests.cogs.leaderboards.expecting import all_results, expected, normal, read_through, said
from tests.support.asking import COMMAND, Stand, emit, interaction
from tests.support.looking import looked_at, written
from tests.support.past import GUILD, HERE, RESIDENTS, crowd, past_of
from tests.support.places import place_of
from tests.support.reading import footer, heading, told
from tests.support.world import (
    World,
    answer,
    buttons,
    found_button,
    labels,
    said_privately,
    text_of,
    words,
)

BOARDS = (
    *("king-of-the-hill", "king-of-the-mountain", "kill-the-kings", "eighty-points"),
    "kill-the-kings/daily",
)
ANN, BOB, CEM, DORA = RESIDENTS


def database_of(world: World) -> Path:
    return place_of(world.settings.database_url)


async def ask(world: World, who: str = "ann", **options: Any) -> ResponseMessage:
    result = await world.people[who].slash(world.channel, "leaderboard", **options)
    assert result.ephemeral
    return answer(result)


async def press(world: World, message: ResponseMessage, custom_id: str) -> str:
    return said_privately(await world.press_unshown("ann", message, custom_id))


def menu(message: ResponseMessage, field: str) -> dict[str, Any]:
    (found,) = (each for each in buttons(message) if f":leaderboard:{field}=" in each["custom_id"])
    return found


def options(message: ResponseMessage, field: str) -> dict[str, str]:
    return {each["value"]: each["label"] for each in menu(message, field)["options"]}


async def test_paging_through_a_large_table_adds_up_to_exactly_what_was_played(hall: World) -> None:
    table = await expected(hall, "high-card")
    assert len(table) > 80
    assert {line.place for line in table} >= {None, 1}
    message = await ask(hall, game="high-card")
    assert await read_through(hall, "ann", message) == table
    assert {line.name for line in table} - {actor.name for actor in hall.people.values()}
    assert f"Page {-(-len(table) // 10)} of {-(-len(table) // 10)}" in footer(message)
    assert f"{len(table)} players" in footer(message)
    for label, first in (("← Back", (len(table) - 1) // 10 * 10 - 10), ("First", 0)):
        await hall.press("ann", message, label)
        assert said(message) == table[first : first + 10]
    await hall.press("ann", message, "Last")
    assert said(message) == table[(len(table) - 1) // 10 * 10 :]


async def test_every_table_of_every_time_is_what_was_played_then(hall: World) -> None:
    periods = ("all", "2026-01", "2026-W04", "2026-W02", "2025-12", "2025-11", "2024-02")
    for board, period in product(BOARDS, periods):
        message = await ask(hall, game=board, period=period)
        assert await read_through(hall, "ann", message) == await expected(hall, board, period)


async def test_every_page_has_a_picture_and_its_text_says_the_same(hall: World) -> None:
    message = await ask(hall, game="high-card")
    for label in ("Forward →", "Last", None):
        (attachment,) = message.attachments
        with Image.open(io.BytesIO(hall.picture(message))) as picture:
            assert picture.width == 800
            assert 100 < picture.height <= 780
        # What the page says in the same words isn't repeated.
        text = normal(f"{attachment.description} {told(message)}".replace("**", ""))
        for line in said(message):
            place = "–" if line.place is None else f"{line.place}."
            assert f"{place} {line.name.replace('**', '')} · {line.rest}" in text
        if label:
            await hall.press("ann", message, label)


async def test_the_numbers_that_order_a_table_are_shown_and_explained(hall: World) -> None:
    message = await ask(hall, game="high-card")
    assert "You're ranked after about eight matches" in told(message)
    lines = await read_through(hall, "ann", message)
    for placed in (True, False):
        tier = [line for line in lines if (line.place is not None) == placed]
        shown = [int(line.rest.split()[1].rstrip("?")) for line in tier]
        assert shown == sorted(shown, reverse=True)
        assert len(set(shown)) > 2
    assert "ranked after 5 games" in told(await ask(hall, game="kill-the-kings"))


async def test_the_picture_names_those_whom_the_text_names(hall: World) -> None:
    with looked_at() as canvases:
        message = await ask(hall, game="high-card")
    (canvas,) = canvases
    plain = {line.name for line in said(message) if line.name.isascii() and len(line.name) < 10}
    assert plain <= written(canvas)
    assert len(plain) > 3


async def test_equal_merit_is_an_equal_place(hall: World) -> None:
    """Two pairs play among themselves in the same way, on a server of their own."""
    keep = hall.env.create_guild("The Other Keep")
    room = keep.create_text_channel("hall")
    guest, *_ = [keep.add_member(hall.people[each.name].user) for each in RESIDENTS]
    place = Place(guild_id=keep.id, channel_id=room.id, locale="en-US")
    for matches, places in ((1, [None] * 4), (12, [1, 1, 3, 3])):
        async with past_of(database_of(hall)) as past:
            # As though each had met others before, who aren't listed any more.
            await past.shelf.database.run(update(tables.ratings).values(opponents=MIN_OPPONENTS))
            for _ in range(matches):
                past.shelf.clock.move(DAY_MS)
                for people in ([ANN, BOB], [CEM, DORA]):
                    record = await past.begin("king-of-the-hill", people, place=place)
                    await past.resign(record, people[0])
        message = answer(await guest.slash(room, "leaderboard"))
        assert [line.place for line in said(message)] == places
    assert [line.name for line in said(message)] == ["bob", "dora", "ann", "cem"]
    assert told(message).count("🥇") == told(message).count("🥉") == 2
    assert "🥈" not in told(message)


async def test_ones_own_line_is_on_every_page_once(hall: World) -> None:
    table = await expected(hall, "high-card")
    message = await ask(hall, "dora", game="high-card")
    at = [line.name for line in table].index("dora")
    for _ in range(4):
        mine = [line for line in told(message).splitlines() if "**dora**" in line]
        assert len([line for line in mine if "Your entry: " in line or "◂ **you**" in line]) == 1
        await hall.press("dora", message, "Forward →")
    await hall.press("dora", message, "Last")
    if "Your entry: " in told(message):
        await hall.press("dora", message, "Find me")
    assert said(message) == table[at // 10 * 10 : at // 10 * 10 + 10]
    assert "◂ **you**" in told(message)
    assert "Your entry" not in told(message)
    assert found_button(message, "Find me")["disabled"]


async def test_who_has_no_line_or_sees_an_empty_table_is_told_what_to_do(hall: World) -> None:
    message = await ask(hall, "stranger", game="high-card")
    assert "You aren't listed yet. Open a table with `/play high-card`" in told(message)
    assert found_button(message, "Find me")["disabled"]
    message = await ask(hall, "stranger", game="kill-the-kings")
    assert "`/play kill-the-kings` deals you a game" in told(message)
    message = await ask(hall, "stranger", game="high-card", period="2025-12")
    assert "You aren't listed for this period" in told(message)
    message = await ask(hall, game="eighty-points")
    assert "First place is still up for grabs: `/play eighty-points`" in told(message)
    assert "at least two people play in it and one of them stays to the end" in told(message)
    assert "An empty podium." in (message.attachments[0].description or "")
    assert len(hall.picture(message)) > 1000
    message = await ask(hall, game="eighty-points", period="2025-12")
    assert "Nobody is listed for this period." in told(message)
    message = await ask(hall, game="kill-the-kings/daily", period="2026-W04")
    if not said(message):
        assert "`/daily kill-the-kings`" in told(message)


async def test_sharing_shows_everybody_the_table_and_nobodys_own_line(hall: World) -> None:
    before = len(hall.messages(hall.channel.id))
    message = await ask(hall, game="high-card", period="2025-12")
    assert len(hall.messages(hall.channel.id)) == before
    shown = said(message)
    await hall.press("ann", message, "Share")
    assert found_button(message, "Shared")["disabled"]
    assert said(message) == shown
    public = hall.messages(hall.channel.id)[before:]
    assert len(public) == 1
    shared = hall.public(hall.channel.id, public[0].id)
    assert not shared.ephemeral
    assert "**ann** shared this:" in shared.content
    assert said(shared) == shown
    assert labels(shared) == ["Play it too"]
    for private in ("Your entry", "◂", "You have"):
        assert private not in told(shared)
    assert hall.picture(shared)[:4] == b"\x89PNG"


async def test_the_game_last_counted_here_is_shown_unless_another_is_asked_for(hall: World) -> None:
    counted = [row for row in await all_results(hall) if row.rated and row.guild_id == GUILD]
    last = counted[-1].board
    assert f"={last}," in menu(await ask(hall), "period")["custom_id"]
    async with past_of(database_of(hall)) as past:
        await past.resign(await past.begin("king-of-the-hill", [ANN, BOB]), BOB)
        assert "Leaderboard: King of the Hill" in words(await ask(hall))
        await past.resign(await past.begin("high-card", [ANN, BOB], casual=True), BOB)
    assert heading(await ask(hall)) == "Leaderboard: King of the Hill"


async def test_former_players_and_those_who_hide_their_results_are_not_listed(hall: World) -> None:
    row = tables.ratings.c
    await hall.bot.database.run(
        update(tables.ratings)
        .where(row.guild_id == GUILD, row.board == "kill-the-kings", row.user_id > 5000)
        .values(user_id=-row.user_id, name="former player")
    )
    assert "former player" not in words(await ask(hall, game="kill-the-kings"))
    mine = (row.guild_id == GUILD, row.board == "high-card", row.user_id == ANN.user_id)
    await hall.bot.database.run(update(tables.ratings).where(*mine).values(guild_id=0, tier=2))
    message = await ask(hall, game="high-card", where="everywhere")
    assert "Your own entry is hidden, as you chose in `/preferences`." in told(message)
    assert "ann" not in [line.name for line in said(message)]


async def test_whom_the_server_has_blocked_is_not_listed_and_has_no_rank(hall: World) -> None:
    before = said(await ask(hall, game="high-card"))
    first, second = before[:2]
    (blocked,) = (each.user_id for each in crowd() if each.name == first.name)
    await hall.bot.guild_book.bar(GUILD, blocked, first.name, 1, 1)
    message = await ask(hall, game="high-card")
    now = said(message)
    assert (now[0].place, now[0].name) == (1, second.name)
    assert first.name not in [line.name for line in now]
    page = await hall.press_unshown("ann", message, f"-:0:profile:{blocked}", "high-card")
    assert "**High Card**" in said_privately(page) and "🥇" not in said_privately(page)
    await hall.bot.guild_book.unbar(GUILD, blocked, 2, 1)
    assert said(await ask(hall, game="high-card")) == before


async def test_who_has_left_the_server_is_listed_without_a_medal(hall: World) -> None:
    before = said(await ask(hall, game="high-card"))
    (gone,) = (each.user_id for each in crowd() if each.name == before[0].name)
    hall.env.backend.remove_member(GUILD, gone)
    await hall.env.advance_time(KEPT_MS / 1000 + 1)  # that they were there isn't known any more
    message = await ask(hall, game="high-card")
    assert [line.name for line in said(message)] == [line.name for line in before]
    one, two, *_ = (line for line in told(message).splitlines() if " · rating " in line)
    assert one.startswith("**1.** ") and one.endswith("has left the server")
    assert two.startswith("🥈 ") and "left" not in two
    await hall.press("ann", message, "Share")
    assert "is in the lead" not in text_of(hall.messages(hall.channel.id)[-1])


async def test_months_are_reached_by_the_menu_and_by_what_is_typed(hall: World) -> None:
    message = await ask(hall, game="high-card")
    periods = options(message, "period")
    assert list(periods) == ["all", "2026-01", "2026-W04", "2025-12", "2025-11"]
    assert list(periods.values())[1:] == [
        *("This month: January 2026", "This week", "December 2025", "November 2025")
    ]
    await hall.choose("ann", message, "leaderboard:period=", "2025-11")
    assert told(message).startswith("**November 2025** · on this server")
    november = await expected(hall, "high-card", "2025-11")
    assert said(message) == november[:10]
    await hall.choose("ann", message, "leaderboard:board=", "kill-the-kings")
    assert told(message).startswith("**November 2025**")
    assert said(message) == (await expected(hall, "kill-the-kings", "2025-11"))[:10]
    offered = await hall.people["ann"].autocomplete(
        hall.channel, "leaderboard", "period", "decem", game="high-card"
    )
    assert [each["value"] for each in offered] == ["2025-12"]
    for typed in ("2025-11", "november 2025"):
        assert said(await ask(hall, game="high-card", period=typed)) == november[:10]


async def test_a_season_is_a_month_and_keeps_its_table(hall: World) -> None:
    await hall.bot.guild_book.change(GUILD, seasons=True)
    message = await ask(hall, game="high-card")
    assert told(message).startswith("**This season: January 2026**")
    december = await expected(hall, "high-card", "2025-12")
    for where, season in (("here", True), ("everywhere", False)):
        offered = await hall.people["ann"].autocomplete(
            hall.channel, "leaderboard", "period", "2026-01", game="high-card", where=where
        )
        assert [each["name"] for each in offered] == [
            "This season: January 2026" if season else "This month: January 2026"
        ]
    assert options(message, "period")["2025-12"] == "December 2025 season"
    async with past_of(database_of(hall)) as past:
        await past.resign(await past.begin("high-card", [ANN, BOB]), BOB)
    message = await ask(hall, game="high-card", period="2025-12")
    assert told(message).startswith("**December 2025 season**")
    assert await read_through(hall, "ann", message) == december
    assert await expected(hall, "high-card", "2025-12") == december


async def test_across_servers_only_those_who_allow_it_are_counted(hall: World) -> None:
    for person, name in ((ANN, "ann of the world"), (BOB, None)):
        await hall.bot.database.run(
            insert(tables.preferences).values(
                user_id=person.user_id, direct_hands=False, pings=True, worldwide=True, name=name
            )
        )
    away = Place(guild_id=77, channel_id=78, locale="de")
    async with past_of(database_of(hall)) as past:
        for people, place in (([ANN, BOB], HERE), ([ANN, CEM], HERE), ([BOB, ANN], away)):
            record = await past.begin("king-of-the-hill", people, place=place)
            await past.resign(record, people[1])
    message = await ask(hall, game="king-of-the-hill", where="everywhere")
    assert [line.name for line in said(message)] == ["ann of the world", "bob"]
    assert all("? · 1 of 2 won" in line.rest for line in said(message))
    assert not {"First", "Forward →", "Find me"} & {*labels(message)}, "there is one page"
    assert "allow it in `/preferences`" in told(message)
    assert "across servers" in told(message)
    await hall.press("ann", message, "This server")
    assert said(message) == (await expected(hall, "king-of-the-hill"))[:10]
    assert "/preferences" not in told(message)
    await hall.press("ann", message, "Across servers")
    assert "ann of the world" in told(message)
    direct = await hall.ask("cem", "leaderboard", directly=True)
    assert [line.name for line in said(direct)] == ["ann of the world", "bob"]
    assert "Across servers" not in labels(direct)
    assert "This server" not in labels(direct)


async def test_what_is_typed_wrongly_is_answered_helpfully(hall: World) -> None:
    ann = hall.people["ann"]
    for wrong, answered in (
        ({"game": "high-card", "period": "yesterday"}, "write a month like `2026-01`"),
        ({"game": "high-card", "period": "2026-13"}, "I don't know that period"),
        ({"game": "high-card", "period": "2026-W54"}, "I don't know that period"),
    ):
        assert answered in said_privately(await ann.slash(hall.channel, "leaderboard", **wrong))
    assert said(await ask(hall, game="high-card", period="2031-05")) == []
    # Discord lets nobody type another game than those of the list that it knows.
    option = {"name": "game", "type": 3, "value": "`chess`"}
    data = {"id": "1", "name": "leaderboard", "type": 1, "options": [option]}
    stand = Stand(ann.id, hall.guild.id, hall.channel.id)
    (result,) = emit(hall.env, interaction(hall.env, stand, COMMAND, data))
    await hall.env.settle()
    answered = said_privately(result)
    assert "I don't know a game called `chess`. Choose one from the list." in answered


async def test_forged_and_old_buttons_lead_to_the_newest_page(hall: World) -> None:
    message = await ask(hall, game="king-of-the-hill")
    first = words(await ask(hall))
    posted = len(hall.messages(hall.channel.id))
    for forged in (
        *("leaderboard:,,,-1", f"leaderboard:,,,{'9' * 40}", "leaderboard:chess,,,"),
        *("leaderboard:share=high-card,1999-99,,", "leaderboard:board=", "leaderboard:x=,"),
        *("hall_turn:forward/h/all/1/high-card", "hall_share:h/all/0/high-card", "hall_where"),
    ):
        assert await press(hall, message, f"-:0:{forged}") == first, forged
    assert len(hall.messages(hall.channel.id)) == posted


async def test_buttons_work_after_a_restart_and_beyond_the_last_page(hall: World) -> None:
    message = await ask(hall, game="high-card")
    table = await expected(hall, "high-card")
    await press(hall, message, "-:0:leaderboard:high-card,all,,99999")
    assert said(message) == table[(len(table) - 1) // 10 * 10 :]
    told = await press(hall, message, "-:0:nonsense")
    assert "That button no longer works. Use /hand to get back to a match" in told
    hall.env.inject_error("POST", "/interactions/*/*/callback", status=503)
    told = await press(hall, message, found_button(message, "Across servers")["custom_id"])
    assert "Nothing is lost. Try again" in told
    hall.heal()
    await hall.restart()
    await hall.press("ann", message, "First")
    assert said(message) == table[:10]
    await hall.press("ann", message, "Last")
    await hall.choose("ann", message, "leaderboard:board=", "king-of-the-hill")
    assert said(message) == (await expected(hall, "king-of-the-hill"))[:10]
