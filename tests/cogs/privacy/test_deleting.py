"""What /privacy does: nothing of a person is left after *Delete*, and all is in the file."""

import gzip
import json
import sys
from typing import Any

import pytest
from sqlalchemy import select

from bot.match import lobbies
from bot.match.ratings import EVERYWHERE, Tier
from bot.match.record import Record
from bot.match.verification import export_text, verify
from bot.storage import tables
from games.core.cards import code
from tests.cogs.game_nights.holding import plan
from tests.cogs.privacy.deleting import FORMER, YES, ZEB, delete, ids, open_table, question
from tests.cogs.server_settings.managing import boss_of, have_set
from tests.support.living import begun, finished, here, living, people, said, traces
from tests.support.ranked import ALMOST, store, well_known
from tests.support.world import Click, World, labels, said_privately, text_of, words


@pytest.fixture
async def world(world: World) -> World:
    """The world, and a person with a name that nothing else contains."""
    world.welcome(ZEB)
    return world


async def test_it_is_asked_once_and_can_be_kept(world: World) -> None:
    await finished(world, "ann", ZEB)
    before = await world.rows()
    asked = await question(world)
    assert asked.ephemeral
    assert labels(asked) == [YES, "Keep it"]
    for part in (
        "can't be undone",
        "computer takes your seat",
        "has blocked you, you stay blocked",
    ):
        assert part in words(asked)
    assert await world.rows() == before
    await world.press(ZEB, asked, "Keep it")
    assert labels(asked)[0] == "Export"
    assert await world.rows() == before


async def fill(world: World) -> None:
    """Leave traces of a person in every table, by playing."""
    await world.press(ZEB, await world.ask(ZEB, "privacy"), "Count me across servers")
    panel = await world.ask(ZEB, "preferences")
    announcer = world.guild.create_text_channel("heralds")
    await have_set(world, champions=True, herald_channel_id=announcer.id)
    await world.bot.preferences.count_worldwide(world.people["ann"].id, "ann", "en-US")
    world.env.inject_error("POST", f"/channels/{announcer.id}/messages", status=500, times=None)
    zeb, ann, bob, dora = people(world, ZEB, "ann", "bob", "dora")
    lines = [well_known(world.guild.id, each.user_id, sigma=ALMOST) for each in (zeb, ann)]
    await store(world.bot.database, lines)
    ledger, where = world.bot.ledger, here(world)
    async with living(world) as past:

        async def begin(*names: str, target: int = 1) -> Record:
            seated = people(world, *names)
            return await past.begin("high-card", seated, {"target": target}, place=where)

        await past.resign(await begin(ZEB, "ann"), ann)  # now zeb is champion
        await past.resign(await begin("bob", ZEB), zeb)  # over, given up
        await past.finish(await past.begin("high-card", [zeb], {"target": 1}, computers=1))
        await past.solitaire(zeb, daily=True)
        await past.solitaire(zeb, concede=True)
        await past.alone(past.click(zeb), where)
        await past.resign(await begin("cem", ZEB, "dora"), zeb)  # still running, given up
        record = await begin("cem", ZEB, "dora", target=4)
        for _ in range(6):
            record = await past.step(record)
        await past.finish(await begin("bob", "cem"))
        old = await past.finish(await begin("bob", ZEB))
        again = await lobbies.rematch(ledger, old.id, past.click(bob))
        assert any(each["id"] == zeb.user_id for each in again.invited)
        closed = await past.finish(await begin("dora", ZEB))
        lobby = await lobbies.rematch(ledger, closed.id, past.click(dora))
        await ledger.change(lobby.id, lobbies.cancel, lobby.version, dora)
        lobby = await open_table(past, zeb, where)
        await ledger.change(lobby.id, lobbies.leave, zeb)
        await open_table(past, zeb, where)
        await world.bot.guild_book.bar(world.guild.id + 1, zeb.user_id, ZEB, 5, 1)
    await world.press(ZEB, panel, "Send hands by direct message")
    await begun(world, ZEB, "ann", "bob")


async def test_nothing_of_a_person_is_left_in_any_table(world: World) -> None:
    await fill(world)
    zeb = world.people[ZEB].id
    everywhere = {
        *("matches", "chairs", "log", "direct_hands", "preferences", "results", "ratings"),
        *("bars", "announcements", "manager_acts", "pings"),
    }
    found = await traces(world, zeb, ZEB)
    assert {row.partition(":")[0] for row in found} == everywhere
    assert "Your data has been deleted" in words(await delete(world))
    left = await traces(world, zeb, ZEB)
    assert len(left) == 1
    assert left[0].startswith(f"bars: ({world.guild.id + 1}, {zeb}, '{FORMER}'")
    world.heal()
    await world.env.advance_time(16)
    assert said(world, ZEB) == []
    assert not any(f"<@{zeb}>" in text_of(m) for m in world.messages(world.channel.id))
    assert len(await traces(world, zeb, ZEB)) == 1
    await delete(world)
    assert len(await traces(world, zeb, ZEB)) == 1


async def test_finished_boards_are_changed_in_place_and_none_is_posted(world: World) -> None:
    first = await finished(world, ZEB, "ann", "bob")
    await finished(world, "ann", "bob")
    await world.leap(3 * 60 * 60)
    for _ in range(12):
        await world.people["ann"].send(world.channel, "a message of many")
    assert first.shown.place_id not in (None, first.channel_id)
    thread = world.place(first.shown.place_id)
    assert ZEB in (thread.name or "")
    before, changed = ids(world), len(world.env.http_requests)
    await delete(world)
    assert ids(world) == before
    assert said(world, ZEB) == []
    board, notice = words(await world.board(first)), words(await world.lobby(first))
    assert FORMER in board
    assert FORMER in notice
    assert FORMER in (world.place(first.shown.place_id).name or "")
    edited = {r.path for r in world.env.http_requests[changed:] if r.method == "PATCH"}
    assert len([path for path in edited if "/messages/" in path and "webhooks" not in path]) == 2
    assert await world.bot.board_postings.find_renamed() == []


async def test_a_seat_that_was_left_and_deleted_is_not_called_a_computers(world: World) -> None:
    await world.begin(ZEB, "bob")
    await world.let_all_decide()
    thread = world.place((await world.only_match()).shown.place_id)
    await world.press(ZEB, await world.ask(ZEB, "resign", place=thread), "Yes, leave")
    await delete(world)
    board = words(await world.board(await world.only_match()))
    assert f"{FORMER}: left the match" in board
    assert "🤖" not in board


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001)])
async def test_what_is_gone_or_hidden_is_done_with(world: World, status: int, code: int) -> None:
    record = await finished(world, ZEB, "ann")
    path = f"/channels/{record.shown.place_id}*"
    world.env.inject_error("PATCH", path, status=status, code=code, times=None)
    before = ids(world)
    await delete(world)
    await world.env.advance_time(60)
    assert ids(world) == before
    assert await world.bot.board_postings.find_renamed() == []


async def test_a_failing_discord_is_asked_again_also_after_a_restart(world: World) -> None:
    record = await finished(world, ZEB, "ann")
    path = f"/channels/{record.shown.place_id}/messages/*"
    world.env.inject_error("PATCH", path, status=500, times=None)
    await delete(world)
    assert [match_id for match_id, _ in await world.bot.board_postings.find_renamed()] == [
        record.id
    ]
    assert ZEB in words(await world.board(record))
    world.heal()
    await world.restart()
    assert FORMER in words(await world.board(record))
    assert said(world, ZEB) == []
    assert await world.bot.board_postings.find_renamed() == []


async def test_too_many_edits_of_old_boards_are_made_up_for_later(world: World) -> None:
    record = await finished(world, ZEB, "ann")
    path = f"/channels/{record.shown.place_id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=30046, times=3)
    await delete(world)
    await world.env.advance_time(150)
    assert FORMER in words(await world.board(record))
    assert await world.bot.board_postings.find_renamed() == []


async def test_a_board_that_somebody_asks_for_waits_for_no_old_boards(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.show.keeper.MAX_CATCHING_UP", 1)
    records = [await finished(world, "ann", "bob") for _ in range(4)]
    await world.bot.database.run(tables.postings.update().values(renamed=True))
    seen = len(world.env.http_requests)
    with world.env._bot_scope():
        await world.bot.publisher.show_new_names()
        world.bot.publisher.touch(records[-1].id, at_bottom=True)
    await world.env.settle()
    done = [r.method for r in world.env.http_requests[seen:]]
    posted = [number for number, method in enumerate(done) if method == "POST"]
    changed = [number for number, method in enumerate(done) if method == "PATCH"]
    assert len(posted) == 1
    assert len([number for number in changed if number > posted[0]]) > len(changed) / 2
    assert await world.bot.board_postings.find_renamed() == []


async def test_an_archived_threads_board_is_changed_and_archived_again(world: World) -> None:
    record = await finished(world, ZEB, "ann")
    backend = world.env.backend
    assert record.shown.place_id is not None
    backend.edit_channel(record.shown.place_id, {}, thread_metadata={"archived": True})
    path = f"/channels/{record.shown.place_id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50083, times=1)
    await delete(world)
    assert FORMER in words(await world.board(record))
    thread = backend.get_channel(record.shown.place_id)
    assert FORMER in (thread.name or "")
    assert thread.thread_metadata is not None
    assert thread.thread_metadata.archived


async def test_two_players_of_one_match_may_go_at_once(world: World) -> None:
    record = await finished(world, ZEB, "ann", "bob")
    asked = {name: await question(world, name) for name in (ZEB, "ann")}
    await world.at_once(*(Click(name, page, YES) for name, page in asked.items()))
    chairs = (await world.now(record)).chairs
    assert [chair.name for chair in chairs] == [FORMER, FORMER, "bob"]
    first, second = chairs[0].user_id or 0, chairs[1].user_id or 0
    assert first < 0 > second != first
    board = words(await world.board(record))
    assert board.count(f" **{FORMER}** ·") == 2
    assert "ann" not in board
    assert await world.bot.board_postings.find_renamed() == []


async def test_a_finished_match_still_verifies_and_can_be_asked_for_again(world: World) -> None:
    record = await finished(world, ZEB, "ann")
    before = export_text(record, await world.bot.queries.log_of(record.id))
    await delete(world)
    record = await world.now(record)
    after = export_text(record, await world.bot.queries.log_of(record.id))
    assert after == before
    assert verify(after)[-1].startswith("places")
    viewer = await world.press("ann", await world.board(record), "Replay")
    await world.press("ann", viewer, "Last")
    assert FORMER in words(viewer)
    assert ZEB not in words(viewer)
    await world.press("ann", await world.board(record), "Rematch")
    (again,) = [each for each in await world.all_matches() if each.status == "lobby"]
    assert [chair.name for chair in again.chairs] == ["ann"]
    assert again.invited == []


async def test_nobody_comes_back_to_a_match_that_they_deleted_themselves_from(world: World) -> None:
    board = await world.board(await begun(world, ZEB, "ann", "bob"))
    assert "Join" in labels(board)
    await delete(world)
    for name in (ZEB, "cem"):
        told = said_privately(await world.press(name, board, "Join"))
        assert "is no longer open to new players" in told


LOCAL, WIDE = "Count me across servers", "Count me on my servers only"


async def export_of(world: World, name: str) -> dict[str, Any]:
    message = await world.press(name, await world.ask(name, "privacy"), "Export")
    assert message.ephemeral
    assert message.attachments[0].filename == f"castellan-{world.people[name].id}.json"
    held: dict[str, Any] = json.loads(world.picture(message))
    return held


async def rows(world: World, table: Any, user_id: int) -> list[dict[str, Any]]:
    query = select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
    return [row._asdict() for row in await world.bot.database.rows(query)]


async def test_the_page_says_what_is_stored_to_its_reader_alone(world: World) -> None:
    before = await world.rows()
    for directly in (False, True):
        page = await world.ask("stranger", "privacy", directly=directly)
        for part in ("What's stored about you", "Why", "How long", "What isn't stored", "messages"):
            assert part in words(page)
        assert labels(page) == ["Export", LOCAL, "Delete"]
        assert page.ephemeral or directly
    assert await world.rows() == before
    await world.press("stranger", page, LOCAL)
    assert labels(page) == ["Export", WIDE, "Delete"]


async def standings(world: World, name: str) -> dict[tuple[str, str], Any]:
    found = await rows(world, tables.ratings, world.people[name].id)
    return {(r["board"], r["period"]): r for r in found if r["guild_id"] == EVERYWHERE}


async def test_results_count_across_servers_from_the_switch_on_and_not_before(world: World) -> None:
    await finished(world, "ann", "bob")
    for name in ("ann", "bob"):
        page = await world.ask(name, "privacy")
        await world.press(name, page, LOCAL)
        assert labels(page) == ["Export", WIDE, "Delete"]
        assert f"see you as **{name}**" in words(page)
    assert await standings(world, "ann") == {}
    await finished(world, "ann", "bob", "cem")
    for name in ("ann", "bob"):
        lines = await standings(world, name)
        assert {line["played"] for line in lines.values()} == {1}
        assert {line["tier"] for line in lines.values()} == {Tier.UNCERTAIN}
    assert await standings(world, "cem") == {}


async def test_the_lines_are_hidden_without_a_name_and_shown_again(world: World) -> None:
    user = world.env.create_user("berta", global_name="Berta of the Moat")
    world.people["berta"] = world.guild.add_member(user, nick="a name for here only")
    for name in ("ann", "berta"):
        await world.press(name, await world.ask(name, "privacy"), LOCAL)
    await finished(world, "ann", "berta")
    shown = await standings(world, "berta")
    assert {line["name"] for line in shown.values()} == {"Berta of the Moat"}
    page = await world.ask("berta", "privacy")
    await world.press("berta", page, WIDE)
    assert labels(page) == ["Export", LOCAL, "Delete"]
    hidden = await standings(world, "berta")
    assert {(line["tier"], line["name"]) for line in hidden.values()} == {(Tier.HIDDEN, "")}
    await finished(world, "ann", "berta")
    assert await standings(world, "berta") == hidden
    (chosen,) = await rows(world, tables.preferences, world.people["berta"].id)
    assert (chosen["worldwide"], chosen["name"]) == (False, None)
    await world.restart()
    await world.press("berta", page, LOCAL)
    assert await standings(world, "berta") == shown


async def test_the_switch_leaves_other_preferences_alone(world: World) -> None:
    panel = await world.ask("ann", "preferences")
    await world.press("ann", panel, "Don't ping me")
    await world.press("ann", await world.ask("ann", "privacy"), LOCAL)
    await world.press("ann", panel, "Send hands by direct message")
    chosen = await world.bot.preferences.of(world.people["ann"].id)
    assert (chosen.pings, chosen.direct_hands, chosen.worldwide, chosen.name) == (
        *(False, True, True),
        "ann",
    )


async def test_no_id_in_the_file_loses_its_last_digits_to_a_reader(world: World) -> None:
    await begun(world, "ann", "bob")
    held = await export_of(world, "ann")
    assert json.loads(json.dumps(held), parse_int=lambda digits: int(float(digits))) == held
    assert held["chairs"][0]["user_id"] == held["user_id"] == str(world.people["ann"].id)
    assert held["matches"][0]["guild_id"] == str(world.guild.id)


async def test_somebody_of_whom_nothing_is_stored_gets_a_file_that_says_so(world: World) -> None:
    held = await export_of(world, "stranger")
    assert held.pop("user_id") == str(world.people["stranger"].id)
    assert held.pop("format") == "castellan-person"
    del held["format_version"], held["made_at"]
    assert set(held) == {
        *("matches", "chairs", "log", "results", "ratings", "preferences"),
        *("direct_hands", "pings", "bars", "announcements", "puzzle_answers", "puzzle_ratings"),
        *("challenges", "challenge_people", "night_people"),
        *("given_roles", "seekers", "table_calls", "manager_acts", "nights"),
    }
    assert not any(held.values())


async def test_the_file_holds_everything_of_the_asker_and_nothing_of_others(hall: World) -> None:
    world, ann = hall, hall.people["ann"].id
    await world.press("ann", await world.ask("ann", "privacy"), LOCAL)
    await world.bot.guild_book.bar(world.guild.id + 1, ann, "ann", 5, 1)
    running = await begun(world, "ann", "bob", computers=1)
    async with living(world) as past:
        lobby = await open_table(past, world.person("bob"), here(world))
    held = await export_of(world, "ann")
    for table in (tables.chairs, tables.results, tables.ratings, tables.bars, tables.preferences):
        stored = await rows(world, table, ann)
        written = [
            {
                name: str(value) if isinstance(value, int) and value > 2**53 else value
                for name, value in row.items()
            }
            for row in stored
        ]
        assert sorted(held[table.name], key=repr) == sorted(written, key=repr)
        assert stored
    mine = select(tables.log.c.match_id, tables.log.c.sequence)
    made = await world.bot.database.rows(mine.where(tables.log.c.user_id == ann))
    others = await world.bot.database.scalars(select(tables.chairs.c.user_id).distinct())
    strangers = {user for user in others if user not in (None, ann)}
    assert {(e["match_id"], e["sequence"]) for e in held["log"]} == {tuple(each) for each in made}
    assert len(held["matches"]) == len(held["chairs"])
    assert lobby.id not in {each["id"] for each in held["matches"]}
    (seat,) = (each for each in held["matches"] if each["id"] == running.id)
    assert (seat["host"], seat["status"]) == (True, "running")
    text = json.dumps(held)
    ends = (" {},", " {}}}", '"{}"')
    assert not any(end.format(user) in text for user in strangers for end in ends)
    assert "secret" not in text
    assert all(each["user_id"] == str(ann) for name in ("log", "chairs") for each in held[name])


async def test_the_file_names_no_manager_and_says_which_night_one_planned(world: World) -> None:
    boss, ann = boss_of(world), world.people["ann"]
    await world.bot.guild_book.bar(world.guild.id, ann.id, "ann", 5, boss.id)
    night = (await plan(world)).night
    for name, other in (("ann", "boss"), ("boss", "ann")):
        held = await export_of(world, name)
        (act,) = held["manager_acts"]
        assert act["act"] == "barred", name
        assert str(world.people[other].id) not in json.dumps(held), name
    (planned,) = held["nights"]
    assert planned["id"] == night.id


async def test_the_file_tells_no_card_of_a_running_match(world: World) -> None:
    record = await begun(world, "ann", "bob", "cem")
    held = await export_of(world, "ann")
    assert [each["id"] for each in held["matches"]] == [record.id]
    assert held["log"] == []
    cards = [code(card) for hand in record.state.hands for card in hand]
    assert not any(f'"{card}"' in json.dumps(held) for card in cards)


async def test_an_invitation_is_in_the_file_of_who_is_invited(world: World) -> None:
    old = await finished(world, "ann", "bob")
    async with living(world) as past:
        again = await lobbies.rematch(world.bot.ledger, old.id, past.click(world.person("ann")))
    held = await export_of(world, "bob")
    (told,) = (each for each in held["matches"] if each["id"] == again.id)
    assert told["invited"] is True
    assert str(world.people["ann"].id) not in json.dumps(held)


async def test_a_file_too_large_is_packed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cogs.privacy.cog"], "LARGEST_FILE_BYTES", 500)
    await finished(world, "ann", "bob")
    message = await world.press("ann", await world.ask("ann", "privacy"), "Export")
    assert message.attachments[0].filename == f"castellan-{world.people['ann'].id}.json.gz"
    unpacked = gzip.decompress(world.picture(message))
    assert json.loads(unpacked)["user_id"] == str(world.people["ann"].id)
