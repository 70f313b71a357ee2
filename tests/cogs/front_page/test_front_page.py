"""The front page: ``/tables`` for one person, a newcomer's way through it, and the lobby post."""

from typing import Any

import pytest
from simcord import ChannelHandle, ResponseMessage
from simcord.backend.errors import BackendError
from sqlalchemy import update

from bot.base.bounds import BOUNDS
from bot.match.ratings import Tier
from bot.storage import tables as tables_of
from cogs.front_page.cog import ROUND_SECONDS, ROUNDS_PER_SWEEP
from cogs.watching.cog import Spectators
from tests.cogs.game_nights.holding import plan
from tests.cogs.puzzles.puzzling import arrange
from tests.cogs.replays.viewing import more
from tests.cogs.server_settings.managing import choose, have_set, panel
from tests.cogs.table.test_answers import requests
from tests.support.past import RESIDENTS
from tests.support.ranked import store, well_known
from tests.support.reading import heading
from tests.support.world import World, answer, buttons, labels, said_privately, words


def offered(message: ResponseMessage, verb: str) -> list[str]:
    return [
        option["value"]
        for control in buttons(message)
        if control["custom_id"].split(":")[2] == verb
        for option in control.get("options", ())
    ]


async def test_an_open_table_is_listed_and_joined(world: World) -> None:
    assert "No open tables right now" in words(await world.ask("bob", "tables"))
    await world.open_table("ann")
    record = await world.only_match()
    page = await world.ask("bob", "tables")
    assert page.ephemeral
    assert "**ann** · relaxed: 5 minutes per turn · rated · 12 seats left" in page.content
    assert str(record.shown.lobby_message_id) in page.content
    assert offered(page, "sit") == [record.id]
    menu = buttons(page)[0]["custom_id"]
    await world.people["bob"].select(page, [record.id], custom_id=menu)
    assert [chair.name for chair in (await world.only_match()).chairs] == ["ann", "bob"]
    assert f"at the table in <#{world.channel.id}>" in words(page)
    assert page.content.count(str(record.shown.lobby_message_id)) == 1, "it is among bob's matches"
    assert "No open tables" not in words(page)
    assert not offered(page, "sit")
    assert "already at" in said_privately(await world.press_unshown("bob", page, menu, record.id))


async def test_a_running_match_is_watched_from_the_list(world: World) -> None:
    record = await world.begin("ann", "bob")
    assert not offered(await world.ask("ann", "tables"), "spectate"), "it is one's own"
    page = await world.ask("cem", "tables")
    assert offered(page, "spectate") == [record.id]
    menu = buttons(page)[0]["custom_id"]
    result = await world.people["cem"].select(page, [record.id], custom_id=menu)
    assert answer(result).id != page.id
    assert labels(answer(result)) == ["Stop watching"]
    before = words(answer(result))
    await world.play_turn()
    assert words(answer(result)) != before


async def test_a_list_follows_what_happens_and_costs_nothing_that_is_counted(world: World) -> None:
    page = await world.ask("cem", "tables")
    since = len(world.env.http_requests)
    await world.open_table("ann")
    await world.env.advance_time(5.1)
    assert "**ann**" in words(page)
    await world.join("bob")
    await world.env.advance_time(5.1)
    assert "**bob**" in words(page)
    await world.start("ann")
    await world.env.advance_time(5.1)
    assert "Matches to watch" in words(page)
    assert requests(world, since).count("PATCH by a press") >= 3
    edits = [each for each in world.env.http_requests[since:] if "Matches to watch" in str(each)]
    assert len(edits) == 1
    await world.env.advance_time(15 * 60)
    await world.play_turn()
    before = words(page)
    await world.env.advance_time(60)
    assert words(page) == before


async def test_a_list_that_somebody_has_closed_is_edited_no_more(world: World) -> None:
    page = await world.ask("cem", "tables")
    world.env.backend.delete_message(page.channel_id, page.id)
    edits = []
    for name in ("ann", "bob"):
        since = len(world.env.http_requests)
        await world.ask(name, "play high-card")
        await world.env.advance_time(5.1)
        edits.append(requests(world, since).count("PATCH by a press"))
    assert edits == [1, 0]


async def test_a_new_list_takes_the_place_of_its_readers_older_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOUNDS, "lists", BOUNDS["lists"]._replace(everybody=3))
    others = await world.ask("bob", "tables")
    pages = [await world.ask("cem", "tables") for _ in range(5)]
    for page in pages[:-1]:
        with pytest.raises(BackendError, match="Unknown Message"):
            world.env.backend.get_message(page.channel_id, page.id)
    await world.ask("ann", "play high-card")
    await world.env.advance_time(5.1)
    assert "**ann**" in words(pages[-1])
    assert "**ann**" in words(others), "it would stand still if all of cem's had been kept"


async def test_what_somebody_cannot_see_is_not_listed_nor_joined_nor_watched(world: World) -> None:
    lobby = await world.open_table("ann")
    record = await world.only_match()
    page = await world.ask("bob", "tables")
    elsewhere = world.guild.create_text_channel("garden")
    world.hide("bob")
    await world.env.settle()
    listed = await world.ask("bob", "tables", place=elsewhere)
    assert "No open tables right now" in words(listed)
    menu = buttons(page)[0]["custom_id"]
    refused = await world.press_unshown("bob", listed, menu, record.id)
    assert "I don't have that match any more" in said_privately(refused)
    await world.join("cem")
    await world.press("ann", lobby, "Start")
    refused = await world.press_unshown("bob", listed, "-:0:spectate", record.id)
    assert "I don't have that match any more" in said_privately(refused)
    assert not world.bot.service(Spectators).count(record.id)
    dora = await world.ask("dora", "tables", place=elsewhere)
    assert offered(dora, "spectate") == [record.id]


async def test_private_games_are_not_listed(world: World) -> None:
    await world.ask("ann", "play kill-the-kings", private=True)
    assert "No open tables right now" in words(await world.ask("bob", "tables"))
    await world.ask("ann", "play kill-the-kings")
    page = await world.ask("bob", "tables")
    assert len(offered(page, "spectate")) == 1
    menu = buttons(page)[0]["custom_id"]
    result = await world.people["bob"].select(page, offered(page, "spectate"), custom_id=menu)
    assert labels(answer(result)) == ["Stop watching"]


async def test_matches_in_which_others_wait_come_first(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = world.person_at(record, min(record.awaited))
    await world.ask(name, "play kill-the-kings")
    lines = [
        line for line in (await world.ask(name, "tables")).content.splitlines() if line[0:1] == "•"
    ]
    assert ["High Card" in line for line in lines[:2]] == [True, False]


async def test_many_tables_are_paged(world: World) -> None:
    for number in range(12):
        world.welcome(f"host{number}")
        await world.ask(f"host{number}", "play high-card")
        await world.env.advance_time(0.01)
    page = await world.ask("bob", "tables")
    newest = [record.id for record in reversed(await world.all_matches())]
    assert offered(page, "sit") == newest[:10]
    await world.press("bob", page, "Forward →")
    assert offered(page, "sit") == newest[10:]
    await world.press("bob", page, "← Back")
    assert offered(page, "sit") == newest[:10]


async def test_only_deals_of_offered_games_are_told(hall: World) -> None:
    async with more(hall) as past:
        await past.solitaire(RESIDENTS[0], daily=True)
    assert "**ann** has played" in words(await hall.ask("ann", "tables"))
    await have_set(hall, games_off=("kill-the-kings",))
    assert "nobody has played yet" in words(await hall.ask("ann", "tables"))


async def test_in_direct_messages_ones_own_tables_are_listed(world: World) -> None:
    await world.begin("ann", "bob")
    ann = await world.ask("ann", "tables", directly=True)
    assert "High Card: ann and bob" in words(ann)
    assert len(offered(ann, "hand")) == 1
    assert "/play opens one" in words(await world.ask("cem", "tables", directly=True))


async def test_the_strongest_matches_come_first(hall: World) -> None:
    """People with a rank on the server are described by their rating."""
    database, mus = hall.bot.database, {"bob": 20.0, "cem": 30.0, "dora": 25.0}
    await database.run(update(tables_of.ratings).values(tier=Tier.UNCERTAIN))
    await store(
        database,
        [well_known(hall.guild.id, hall.people[name].id, mu=mu) for name, mu in mus.items()],
    )
    for host in ("ann", "bob", "cem", "dora"):
        await hall.ask(host, "play high-card")
        (record,) = [each for each in await hall.all_matches() if each.status == "lobby"]
        lobby = hall.public(hall.channel.id, record.shown.lobby_message_id or 0)
        await hall.press(host, lobby, "Play vs computers")
    page = await hall.ask("stranger", "tables")
    lines = [line for line in page.content.splitlines() if line.startswith("• ")]
    rated = [int(line.rpartition("rating ")[2]) for line in lines if "rating " in line]
    assert rated == [1620, 1500, 1380]
    assert all("rating " in line for line in lines[: len(rated)])


NEW = "newcomer"


async def test_the_front_page_leads_everywhere(world: World) -> None:
    """To computers, an open table, today's deal, a game night, and one's last match's review."""
    world.welcome(NEW)
    night = (await plan(world)).night
    await world.open_table("bob")
    page = await world.ask(NEW, "tables")
    assert f"/{night.message_id})" in page.content

    nights = await world.press(NEW, page, "Game nights")
    assert str(night.message_id) in nights.content

    deals = await world.press(NEW, page, "Today's deals")
    deal = await world.press(NEW, deals, "Kill the Kings")
    assert "Only you see this" in words(deal)
    (mine,) = await world.bot.queries.matches_of(world.people[NEW].id)
    assert mine.shared_deal is not None
    await world.concede(NEW, deal)

    games = await world.press(NEW, page, "Play vs computers")
    hand = await world.press(NEW, games, "King of the Hill")
    await world.let_all_decide()
    asked = await world.press(NEW, await world.press(NEW, hand, "More"), "Leave")
    await world.press(NEW, asked, "Yes, leave")

    found = await world.press(NEW, page, "Finished matches")
    replay = await world.choose(NEW, found, "replay", offered(found, "replay")[0])
    review = await world.press(NEW, replay, "Review")
    assert heading(review).startswith("Review · ")

    table = await world.choose(NEW, page, "sit", offered(page, "sit")[0])
    assert "You're at the table in" in words(table)
    seated = await world.bot.queries.matches_of(world.people[NEW].id)
    assert [each.host_id for each in seated] == [world.people["bob"].id]


async def test_play_opens_a_table_that_says_how_to_go_on(world: World) -> None:
    world.welcome(NEW)
    assert "Your table is open" in said_privately(await world.ask(NEW, "play high-card"))
    assert {"Join", "Play vs computers", "Learn in two minutes"} <= {*labels(await world.lobby())}


async def test_what_is_opened_from_the_list_is_not_replaced_by_it(world: World) -> None:
    world.welcome(NEW)
    page = await world.ask(NEW, "tables")
    opened = [
        await world.press(NEW, page, label)
        for label in ("Open a table", "Play vs computers", "Finished matches", "Game nights")
    ]
    before = [words(each) for each in opened]
    await world.open_table("ann")
    await world.env.advance_time(5.1)
    assert "**ann**" in words(page)
    assert [words(each) for each in opened] == before


async def chosen(world: World) -> ChannelHandle:
    hall = world.guild.create_text_channel("lobby")
    await choose(world, await panel(world), "lobby", hall)
    await world.env.settle()
    return hall


def post_in(world: World, hall: ChannelHandle) -> Any:
    (post,) = world.messages(hall.id)
    return world.public(hall.id, post.id)


async def test_it_shows_what_is_on_and_follows_it(world: World) -> None:
    hall = await chosen(world)
    await arrange(world, "kill-the-kings")
    post = post_in(world, hall)
    assert "No open tables right now" in post.content
    others = ["Today's deals", "Game nights", "Daily puzzle", "Finished matches"]
    assert labels(post) == ["Open a table", "Play vs computers", "What's on", *others]
    for label in others:
        assert (await world.press("bob", post, label)).ephemeral
    await world.open_table("ann")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" in post_in(world, hall).content
    await world.restart()
    await world.press("ann", await world.lobby(), "Cancel")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" not in post_in(world, hall).content
    page = await world.press("bob", post_in(world, hall), "What's on")
    assert page.ephemeral
    assert "Daily puzzle" in labels(page)


async def test_it_tells_nothing_of_channels_that_not_everybody_sees(world: World) -> None:
    hall = await chosen(world)
    await world.open_table("ann")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" in post_in(world, hall).content
    world.hide()
    await world.env.advance_time(ROUNDS_PER_SWEEP * ROUND_SECONDS)
    assert "**ann**" not in post_in(world, hall).content


async def test_a_table_is_opened_from_it(world: World) -> None:
    hall = await chosen(world)
    games = await world.press("ann", post_in(world, hall), "Open a table")
    assert "Your table is open" in said_privately(await world.press("ann", games, "High Card"))
    assert (await world.only_match()).channel_id == hall.id


async def test_a_deleted_post_comes_back_and_one_that_is_not_wanted_goes(world: World) -> None:
    hall = await chosen(world)
    post = post_in(world, hall)
    world.env.backend.delete_message(hall.id, post.id)
    await world.open_table("ann")
    await world.env.advance_time(ROUNDS_PER_SWEEP * ROUND_SECONDS)
    assert post_in(world, hall).id != post.id
    await choose(world, await panel(world), "lobby")
    await world.env.settle()
    assert world.messages(hall.id) == []
