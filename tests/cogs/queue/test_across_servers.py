"""Opponents from other servers: from the button to the end of a match in direct messages."""

import json
from dataclasses import replace

import pytest
from simcord import ResponseMessage
from sqlalchemy import delete, func, select, update

from bot.base.language import language_for
from bot.match import actions
from bot.match.rebuild import rebuild
from bot.match.record import Record
from bot.match.view import match_view_for
from bot.pages.match_form import Seek, games_for_two
from bot.pages.table import hand_page
from bot.storage import tables
from cogs.privacy.departures import BELIEVED_MS, Departures
from cogs.privacy.export import Exports
from cogs.queue.actions import SEEKING_MS
from cogs.queue.tables import seekers
from games import GAMES
from games.core import Chance
from tests.cogs.privacy.deleting import YES
from tests.cogs.privacy.test_leaving_servers import leave
from tests.cogs.queue.across import HILL, PEOPLE, Tower
from tests.cogs.server_settings.managing import panel, push
from tests.cogs.server_settings.test_starting_rules import MIDNIGHT, silent
from tests.games.playing import AnyGame
from tests.support.acting import finish
from tests.support.any_table import Table
from tests.support.reading import told
from tests.support.world import Click, World, answer, buttons, labels, said_privately, words

for_two = pytest.mark.parametrize("slug", games_for_two())
each_side = pytest.mark.parametrize("name", PEOPLE)


@pytest.fixture
async def tower(world: World) -> Tower:
    return await Tower(world).allow()


async def waiting(world: World) -> int:
    return int(await world.bot.database.scalar(select(func.count()).select_from(seekers)))


def sitting(world: World, slug: str) -> Table:
    """The match of ann and zoe, to be brought to positions."""
    game: AnyGame = GAMES[slug]
    table = Table(world, game, 31)
    table.people = [*PEOPLE]
    return table


async def go_on(world: World, steps: int) -> Record:
    """Take some steps of the match without presses."""
    record = await world.only_match()
    table = sitting(world, record.slug)
    return await table.forward([entry for entry, _ in table._ahead(record)][:steps])


async def check_hands(world: World, tower: Tower) -> None:
    """Fail unless both hands show the match as their players may know it, and nobody else does."""
    record = await world.only_match()
    assert record.shown.published_version == record.version
    for name in PEOPLE:
        language = language_for("en-US")
        seen = match_view_for(record, world.people[name].id, language)
        page = hand_page(world.bot.presenters[record.slug], seen, language, "")
        assert told(tower.hand(name)) == replace(page, title="").whole.replace("\ufe0e", "")
    for channel in (world.channel, tower.channel):
        assert not world.messages(channel.id)


async def test_two_on_two_servers_find_each_other(world: World, tower: Tower) -> None:
    form = await tower.form("ann")
    assert form.ephemeral
    assert "won't see your name" in words(form)
    await world.press("ann", form, "Start searching")
    assert "I'm looking for an opponent" in words(form)
    assert labels(form) == ["Cancel search"]
    (letter,) = world.direct_messages("ann")
    assert "King of the Hill · relaxed" in words(letter)
    other = await tower.form("zoe", HILL)
    assert "King of the Hill · relaxed" in words(other)
    await world.press("zoe", other, "Start searching")
    await world.env.settle()
    record = await world.only_match()
    assert (record.guild_id, record.slug) == (world.guild.id, "king-of-the-hill")
    for page in (form, other):
        assert "your match is in your direct messages" in words(page)
    await check_hands(world, tower)
    for text in (words(other), words(form), *(words(tower.hand(name)) for name in PEOPLE)):
        assert "zoe" not in text
        assert "**ann**" not in text
    assert not await waiting(world)


@each_side
async def test_who_takes_no_direct_message_is_advised(
    world: World, tower: Tower, name: str
) -> None:
    await tower.seek(next(each for each in PEOPLE if each != name))
    path = f"/channels/{world.people[name].user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    form = await tower.form(name)
    refused = said_privately(await world.press(name, form, "Start searching"))
    assert "allow direct messages under Privacy Settings" in refused
    assert await waiting(world) == 1
    world.heal()
    await world.press(name, form, "Start searching")
    await world.env.settle()
    await check_hands(world, tower)


@for_two
async def test_hands_are_right_at_every_step_of_it(world: World, tower: Tower, slug: str) -> None:
    """And what a player may not know changes no byte of their hand."""
    record = await tower.match(Seek(slug, "untimed"))
    table = sitting(world, slug)
    async for record in table.travel(3):
        await check_hands(world, tower)
        shown = {name: content(world, tower.hand(name)) for name in PEOPLE}
        for seat, name in enumerate(PEOPLE):
            chance = Chance(bytes(31) + bytes([record.version % 256]))
            view = record.game.view(record.state, seat)
            kept, record.state = record.state, record.game.determinize(view, chance)
            await world.write_state(record)
            world.bot.hands.forget(record.id)
            with world.env._bot_scope():
                world.bot.publisher.touch(record.id)
            await world.env.settle()
            assert content(world, tower.hand(name)) == shown[name]
            record.state = kept
            await world.write_state(record)
    record = await table.finish()
    assert record.status == "over"
    await check_hands(world, tower)
    hand = tower.hand("zoe")
    assert "Unrated" in words(hand)
    assert "Rematch" not in labels(hand)
    assert "Start searching" in labels(await world.press("zoe", hand, "Find an opponent"))
    assert not await world.bot.database.scalar(select(func.count()).select_from(tables.ratings))


def content(world: World, hand: ResponseMessage) -> tuple[str, list[bytes | None]]:
    return words(hand), [world.sent_file(each.url) for each in hand.attachments]


@for_two
async def test_a_match_is_played_in_direct_messages(world: World, tower: Tower, slug: str) -> None:
    """It shows where it's the other's turn, and arrives anew with one's own."""
    await tower.match(Seek(slug, "untimed"))
    table = sitting(world, slug)
    for _ in range(8):
        record = await world.only_match()
        if record.status == "over":
            break
        name = table.able(record)[0]
        hand = tower.hand(name)
        await table.press(name, hand, await table.choose(record, name, hand))
        await world.env.settle()
        assert (await world.only_match()).version > record.version
        await check_hands(world, tower)


async def test_a_match_has_a_review_and_no_rematch(world: World, tower: Tower) -> None:
    await finish(world, record := await tower.match())
    zoe, hand = world.people["zoe"].user, tower.hand("zoe")
    assert "Player 1" in words(answer(await zoe.click(hand, label="Replay")))
    assert answer(await zoe.click(hand, label="Review")).ephemeral
    rematch = f"{record.id}:{record.version}:rematch"
    refused = await world.press("zoe", world.forge(rematch, channel=tower.channel), rematch)
    assert "There are no rematches" in said_privately(refused)
    assert len(await world.all_matches()) == 1


async def test_no_server_lists_it(world: World, tower: Tower) -> None:
    await tower.match()
    for guild in (world.guild, tower.guild):
        assert not await world.bot.queries.live_tables(guild.id)


async def test_a_new_message_warns_who_wants_pings(world: World, tower: Tower) -> None:
    await world.bot.preferences.toggle(world.people["zoe"].id, "pings", "en-US")
    await tower.match()
    before = {name: tower.hand(name).id for name in PEOPLE}
    await world.env.advance_time(4 * 60 + 2)
    assert tower.hand("ann").id != before["ann"]
    assert tower.hand("zoe").id == before["zoe"]
    await world.env.advance_time(20)
    warned = tower.hand("ann").id
    await check_hands(world, tower)
    await world.env.advance_time(20)
    assert tower.hand("ann").id == warned, "once"


async def test_they_are_warned_although_discord_failed_at_first(world: World, tower: Tower) -> None:
    await tower.match()
    before = tower.hand("ann").id
    path = f"/channels/{world.people['ann'].user.dm_channel.id}/messages"
    await world.env.advance_time(3 * 60 + 50)
    world.env.inject_error("POST", path, status=500, times=None)
    await world.env.advance_time(14)
    assert tower.hand("ann").id == before
    world.heal()
    await world.env.advance_time(20)
    assert tower.hand("ann").id != before


async def test_whose_time_runs_out_misses_their_turn(world: World, tower: Tower) -> None:
    record = await tower.match(Seek("king-of-the-mountain", "relaxed"))
    await world.env.advance_time(5 * 60 + 3)
    assert (await world.only_match()).version > record.version
    assert "ran out of time" in words(tower.hand("ann"))
    await check_hands(world, tower)


async def test_time_runs_once_both_hands_are_there(world: World, tower: Tower) -> None:
    path = f"/channels/{world.people['zoe'].user.dm_channel.id}/messages"
    await tower.seek("ann")
    form = await tower.form("zoe")
    world.env.inject_error("POST", path, status=500, times=None)
    await tower.seek("zoe")
    assert await waiting(world) == 1, "nobody is seated whom the bot can't write to"
    world.heal()
    await world.press("zoe", form, "Start searching")
    await go_on(world, 2)
    world.env.inject_error("*", f"{path}*", status=500, times=None)
    record = await go_on(world, 1)
    await world.env.advance_time(6 * 60)
    assert (await world.only_match()).version == record.version
    world.heal()
    while (record := await world.only_match()).shown.published_version < record.version:
        await world.env.advance_time(15)
    left = ((await world.only_match()).alarm.ends_at or 0) - world.bot.ledger.now()
    assert left > 4 * 60 * 1000


async def test_moves_are_taken_back_in_direct_messages(world: World, tower: Tower) -> None:
    await tower.match(Seek("king-of-the-mountain", "untimed"))
    while not (askers := [name for name in PEOPLE if "Take back" in labels(tower.hand(name))]):
        record = await world.only_match()
        table = sitting(world, record.slug)
        name = table.able(record)[0]
        hand = tower.hand(name)
        await table.press(name, hand, await table.choose(record, name, hand))
        await world.env.settle()
    (first,) = askers
    (other,) = {*PEOPLE} - {first}
    version = (await world.only_match()).version
    asker, asked = world.people[first].user, world.people[other].user
    await asker.click(tower.hand(first), label="Take back")
    assert "The others have to agree" in words(tower.hand(first))
    assert "Let them take it back" not in labels(tower.hand(first))
    assert "would like to take a move back" in words(tower.hand(other))
    await asked.click(tower.hand(other), label="Let them take it back")
    await world.env.settle()
    assert (await world.only_match()).version != version
    assert "took a move back" in words(tower.hand(other))
    menu = answer(await asker.click(tower.hand(first), label="More"))
    await asker.click(answer(await asker.click(menu, label="Leave")), label="Offer to stop")
    await asked.click(tower.hand(other), label="Stop the match")
    await world.env.settle()
    assert (await world.only_match()).status == "cancelled"
    await check_hands(world, tower)


@each_side
async def test_who_resigns_and_who_wins_see_the_end(world: World, tower: Tower, name: str) -> None:
    await tower.match()
    await world.let_all_decide()
    question = await world.press(name, await world.press(name, tower.hand(name), "More"), "Leave")
    yes = next(label for label in labels(question) if label.startswith("Yes"))
    await world.press(name, question, yes)
    await world.env.settle()
    assert (await world.only_match()).status == "over"
    for each in PEOPLE:
        assert "left the match" in words(tower.hand(each))
        assert "Find an opponent" in labels(tower.hand(each))


async def test_hands_are_silent_in_ones_own_quiet_hours(world: World, tower: Tower) -> None:
    start, end = MIDNIGHT
    quiet = {"quiet_from": start, "quiet_until": end, "time_zone": "UTC"}
    await world.bot.guild_book.change(tower.guild.id, **quiet)
    await tower.match()
    hands = {name: world.messages(tower.hand(name).channel_id)[-1] for name in PEOPLE}
    assert {name: silent(hand) for name, hand in hands.items()} == {"ann": False, "zoe": True}


async def test_who_stops_is_not_paired(world: World, tower: Tower) -> None:
    page = await tower.seek("ann")
    ann = world.people["ann"].id
    (row,) = json.loads(await world.bot.service(Exports).of(ann))["seekers"]
    assert (row["user_id"], row["slug"]) == (str(ann), HILL.slug)
    assert row["guild_id"] == str(world.guild.id)
    await world.press("ann", page, "Cancel search")
    assert "I've cancelled your search" in words(page)
    assert "I'm looking" in words(await tower.seek("zoe"))
    assert not await world.all_matches()
    again = await world.press("ann", page, "Search again")
    await world.press("ann", again, "Start searching")
    assert (await world.only_match()).guild_id == tower.guild.id, "zoe has waited"


async def test_who_has_left_the_server_is_not_paired(world: World, tower: Tower) -> None:
    await tower.seek("ann")
    world.guild.remove_member(world.people["ann"])
    await tower.seek("bob")
    await tower.seek("zoe")
    record = await world.only_match()
    assert [chair.user_id for chair in record.chairs] == [
        world.people[name].id for name in ("bob", "zoe")
    ]
    assert await waiting(world) == 0


async def test_a_search_for_a_withdrawn_game_is_passed_over(world: World, tower: Tower) -> None:
    await tower.seek("ann")
    await world.bot.guild_book.change(world.guild.id, games_off=(HILL.slug,))
    assert "Waiting for an opponent" not in words(await tower.form("zoe"))
    await tower.seek("zoe")
    await tower.seek("yan")
    (chairs,) = [record.chairs for record in await world.all_matches()]
    assert {chair.user_id for chair in chairs} == {world.people[n].id for n in ("zoe", "yan")}


async def test_without_a_game_for_two_people_are_told_so(world: World, tower: Tower) -> None:
    await world.bot.guild_book.change(world.guild.id, games_off=games_for_two())
    ann, bob = world.people["ann"], world.people["bob"]
    listed = answer(await ann.slash(world.channel, "tables"))
    for asked in (
        await ann.click(listed, label="Find an opponent"),
        await ann.slash(world.channel, "challenge", member=bob),
    ):
        assert "doesn't offer that game" in said_privately(asked)


async def test_the_wait_lapses_and_its_page_says_so(world: World, tower: Tower) -> None:
    page = await tower.seek("ann")
    await world.env.advance_time(SEEKING_MS / 1000 + 6)
    assert "I couldn't find anyone" in words(page)
    await world.env.advance_time(61)
    assert not await waiting(world), "and nothing of it is kept"
    await tower.seek("zoe")
    assert not await world.all_matches()


async def test_twenty_presses_make_one_wait_and_then_one_match(world: World, tower: Tower) -> None:
    form = await tower.form("ann")
    await world.at_once(*[Click("ann", form, "Start searching")] * 20)
    assert await waiting(world) == 1
    assert not await world.all_matches()
    await tower.seek("zoe")
    await world.env.settle()
    await world.only_match()
    assert not await waiting(world)
    again = f"-:0:seek_set:begin/{HILL.text}"
    (late,) = await world.at_once(Click("ann", form, custom_id=again))
    assert late.acknowledged
    await world.only_match()


async def test_without_the_managers_leave_there_is_no_way_to_it(world: World, tower: Tower) -> None:
    form = await tower.form("zoe")
    await world.bot.guild_book.change(tower.guild.id, visitors=False)
    assert "Find an opponent" not in labels(await world.ask("zoe", "tables", place=tower.channel))
    refused = await world.press("zoe", form, "Start searching")
    assert "can't look for opponents on other servers" in words(refused)
    assert not await waiting(world)
    assert not world.direct_messages("zoe")


async def test_managers_allow_it_in_the_settings(world: World) -> None:
    page = await panel(world, "Matches")
    assert "**Opponents from other servers:** none" in words(page)
    await push(world, page, "visitors/1")
    assert (await world.bot.guild_book.of(world.guild.id)).get("visitors")
    assert "find them with /tables" in words(page)
    assert "Find an opponent" in labels(await world.ask("boss", "tables"))
    await push(world, page, "visitors/0")
    assert not (await world.bot.guild_book.of(world.guild.id)).get("visitors")


async def test_no_menu_names_a_channel_of_the_other_server(world: World, tower: Tower) -> None:
    await tower.match()
    await tower.seek("bob", place=world.guild.create_text_channel("secret-garden"))
    await tower.seek("zoe")
    assert len(await world.all_matches()) == 2
    for command in ("tables", "hand"):
        page = await world.ask("zoe", command, place=tower.channel)
        chosen = next(each for each in buttons(page) if each.get("options"))
        names = [each["label"] for each in chosen["options"]]
        assert len(set(names)) == 2 and "secret-garden" not in words(page)


async def test_nobody_finds_out_who_played_from_another_server(world: World, tower: Tower) -> None:
    await finish(world, await tower.match())
    zoe, player = world.people["zoe"], "Player 2"
    forged = {"server": f"-:0:history:{zoe.id},server,", "own": f"-:0:history:{zoe.id},"}
    for name in ("bob", "ann"):
        assert "King of the Hill" not in words(await world.ask(name, "profile", member=zoe.user))
        for of, control in forged.items():
            assert player not in words(await world.force(name, control)), (name, of)
    mine = await world.ask("ann", "profile")
    assert "King of the Hill" in words(mine) and player not in words(mine)
    at_home = await world.ask("yan", "profile", place=tower.channel, member=zoe.user)
    assert "King of the Hill" in words(at_home)
    assert player in words(await world.ask("zoe", "history", place=tower.channel))


async def test_a_file_of_ones_data_names_no_opponents_place(world: World, tower: Tower) -> None:
    await finish(world, await tower.match())
    theirs = {"ann": {tower.guild.id, tower.channel.id}, "zoe": {world.guild.id, world.channel.id}}
    for name, hidden in theirs.items():
        file = json.loads(await world.bot.service(Exports).of(world.people[name].id))
        assert len(file["matches"]) == len(file["results"]) == 1
        assert not any(str(each) in json.dumps(file) for each in hidden), name
        assert file["matches"][0]["guild_id"] == str(world.people[name].guild.id)


async def test_a_restart_leaves_both_hands_right(world: World, tower: Tower) -> None:
    await tower.match()
    before = {name: tower.hand(name).id for name in PEOPLE}
    await world.restart()
    await check_hands(world, tower)
    assert {name: tower.hand(name).id for name in PEOPLE} == before
    await go_on(world, 2)
    await check_hands(world, tower)


async def test_a_match_without_a_board_posts_none(world: World, tower: Tower) -> None:
    record = await tower.match()
    assert "Post the board again" not in labels(await world.press("zoe", tower.hand("zoe"), "More"))
    listed = await world.ask("zoe", "tables", place=tower.channel)
    assert "`/hand` shows it" in words(listed)
    assert str(world.guild.id) not in words(listed), "it leads nowhere that zoe can go"
    assert (await world.ask("zoe", "hand", place=tower.channel)).ephemeral
    await check_hands(world, tower)
    control = f"{record.id}:{record.version}:board"
    refused = await world.press("zoe", world.forge(control, channel=tower.channel), control)
    assert "no board to post" in said_privately(refused)


async def test_the_server_of_the_guest_removes_the_bot(world: World, tower: Tower) -> None:
    await tower.match()
    await world.let_all_decide()
    backend = world.env.backend
    gone = backend.guilds.pop(tower.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(gone.id)})
    await world.env.advance_time(BELIEVED_MS / 1000 + 61)
    assert (await world.only_match()).status == "cancelled"
    assert "I was removed from the server" in words(tower.hand("ann"))
    await world.bot.service(Departures).erase(tower.guild.id)
    chairs = (await world.only_match()).chairs
    assert [chair.guild_id for chair in chairs] == [world.guild.id, None]
    file = json.loads(await world.bot.service(Exports).of(world.people["zoe"].id))
    assert file["matches"][0]["guild_id"] is None, "the opponent's isn't named instead"


async def test_the_server_of_the_host_removes_the_bot(world: World, tower: Tower) -> None:
    await tower.match()
    await leave(world)
    await world.env.settle()
    assert "I was removed from the server" in words(tower.hand("zoe"))
    await world.bot.service(Departures).erase(world.guild.id)
    assert not await world.all_matches()


@each_side
async def test_who_deletes_their_data_is_unnamed(world: World, tower: Tower, name: str) -> None:
    await world.bot.preferences.count_worldwide(world.people[name].id, "Sir Known", "en-US")
    await tower.match()
    (other,) = {*PEOPLE} - {name}
    assert "Sir Known" in words(await world.ask("ann", "tables"))
    await world.let_all_decide()
    page = await world.ask(name, "privacy", place=tower.channel_of(name))
    await world.press(name, await world.press(name, page, "Delete"), YES)
    await world.env.advance_time(61)
    hand = tower.hand(other)
    assert "Sir Known" not in words(hand)
    assert "former player" in words(hand)
    assert all("Sir Known" not in (each.description or "") for each in hand.attachments)
    (letter,) = world.direct_messages(name)
    assert "looking for an opponent" in words(letter), "the hand is gone"


async def test_a_recount_keeps_results_on_the_server_of_each(world: World) -> None:
    tower, database = await Tower(world).allow(), world.bot.database
    record = await tower.match()
    await world.let_all_decide()
    await world.bot.ledger.change(record.id, actions.resign, world.person("zoe"))
    row = tables.results.c
    query = select(row.guild_id, row.private).where(row.match_id == record.id).order_by(row.seat)
    before = await database.rows(query)
    assert [tuple(each) for each in before] == [(world.guild.id, True), (tower.guild.id, True)]
    assert (await rebuild(database)).corrected == 0
    assert await database.rows(query) == before
    await database.run(delete(tables.results))
    assert (await rebuild(database)).added == 1
    assert await database.rows(query) == before, "as the chairs tell"
    await database.run(update(tables.chairs).values(guild_id=None))
    await database.run(update(tables.results).values(place=3))
    assert (await rebuild(database)).corrected == 1
    assert await database.rows(query) == before
