"""``/privacy``: what is stored, the file with it, the switch across servers."""

import gzip
import json
import sys
from typing import Any

import pytest
from simcord import ResponseMessage
from sqlalchemy import select

from bot.match import lobbies
from bot.match.ratings import EVERYWHERE, Tier
from bot.storage import tables
from games.core.cards import code
from tests.cogs.game_nights.holding import plan
from tests.cogs.server_settings.managing import boss_of
from tests.support.living import begun, finished, here, living
from tests.support.world import World, answer, labels, said_privately, words

LOCAL, WIDE = "Count me across servers", "Count me on my servers only"


async def page_of(world: World, name: str) -> ResponseMessage:
    return await world.ask(name, "privacy")


async def export_of(world: World, name: str) -> dict[str, Any]:
    result = await world.people[name].click(await page_of(world, name), label="Export")
    message = answer(result)
    assert message.ephemeral
    assert message.attachments[0].filename == f"castellan-{world.people[name].id}.json"
    held: dict[str, Any] = json.loads(world.picture(message))
    return held


async def rows(world: World, table: Any, user_id: int) -> list[dict[str, Any]]:
    query = select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
    return [row._asdict() for row in await world.bot.database.rows(query)]


async def test_the_page_says_what_is_stored_to_its_reader_alone(world: World) -> None:
    before = await world.rows()
    result = await world.ask("stranger", "privacy")
    text = said_privately(result)
    for part in ("What is stored about you", "Why", "How long", "What isn't stored", "messages"):
        assert part in text
    assert labels(answer(result)) == ["Export", LOCAL, "Delete"]
    assert await world.rows() == before


async def test_it_works_in_direct_messages(world: World) -> None:
    ann = world.people["ann"].user
    page = await world.ask("ann", "privacy", directly=True)
    await ann.click(page, label=LOCAL)
    assert labels(page) == ["Export", WIDE, "Delete"]


# The switch


async def standings(world: World, name: str) -> dict[tuple[str, str], Any]:
    """Return a person's lines across servers, by board and period."""
    found = await rows(world, tables.ratings, world.people[name].id)
    return {(r["board"], r["period"]): r for r in found if r["guild_id"] == EVERYWHERE}


async def test_results_count_across_servers_from_the_switch_on_and_not_before(
    world: World,
) -> None:
    await finished(world, "ann", "bob")
    for name in ("ann", "bob"):
        page = await page_of(world, name)
        await world.people[name].click(page, label=LOCAL)
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
        await world.people[name].click(await page_of(world, name), label=LOCAL)
    await finished(world, "ann", "berta")
    shown = await standings(world, "berta")
    assert {line["name"] for line in shown.values()} == {"Berta of the Moat"}
    page = await page_of(world, "berta")
    await world.people["berta"].click(page, label=WIDE)
    assert labels(page) == ["Export", LOCAL, "Delete"]
    hidden = await standings(world, "berta")
    assert {(line["tier"], line["name"]) for line in hidden.values()} == {(Tier.HIDDEN, "")}
    await finished(world, "ann", "berta")
    assert await standings(world, "berta") == hidden
    (chosen,) = await rows(world, tables.preferences, world.people["berta"].id)
    assert (chosen["worldwide"], chosen["name"]) == (False, None)
    await world.restart()
    await world.people["berta"].click(page, label=LOCAL)
    assert await standings(world, "berta") == shown


async def test_the_switch_leaves_other_preferences_alone(world: World) -> None:
    panel = answer(await world.people["ann"].slash(world.channel, "preferences"))
    await world.people["ann"].click(panel, label="Don't ping me")
    await world.people["ann"].click(await page_of(world, "ann"), label=LOCAL)
    await world.people["ann"].click(panel, label="Send hands by direct message")
    chosen = await world.bot.preferences.of(world.people["ann"].id)
    assert (chosen.pings, chosen.direct_hands, chosen.worldwide, chosen.name) == (
        *(False, True, True),
        "ann",
    )


# The file


def _written(value: object) -> object:
    """An id as it stands in the file."""
    return str(value) if isinstance(value, int) and value > 2**53 else value


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
    await world.people["ann"].click(await page_of(world, "ann"), label=LOCAL)
    await world.bot.guild_book.bar(world.guild.id + 1, ann, "ann", 5, 1)
    running = await begun(world, "ann", "bob", computers=1)
    async with living(world) as past:
        lobby = await lobbies.open_lobby(
            world.bot.ledger,
            "high-card",
            {"target": 1},
            "relaxed",
            past.click(world.person("bob")),
            here(world),
        )
    held = await export_of(world, "ann")
    for table in (tables.chairs, tables.results, tables.ratings, tables.bars, tables.preferences):
        stored = await rows(world, table, ann)
        written = [{name: _written(value) for name, value in row.items()} for row in stored]
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


async def test_a_file_too_large_for_discord_is_packed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["cogs.privacy.cog"], "LARGEST_FILE_BYTES", 500)
    await finished(world, "ann", "bob")
    result = await world.people["ann"].click(await page_of(world, "ann"), label="Export")
    message = answer(result)
    assert message.attachments[0].filename == f"castellan-{world.people['ann'].id}.json.gz"
    unpacked = gzip.decompress(world.picture(message))
    assert json.loads(unpacked)["user_id"] == str(world.people["ann"].id)
