"""The bot as a whole: its commands at Discord, its end, and what its monitor tells."""

import random
import re
import shutil
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from sqlalchemy import event

from bot.app import Castellan
from bot.base import language, metrics, words
from bot.base.environment import Environment
from bot.discord_io.commands import COMMANDS_HASH
from bot.discord_io.host import Host
from bot.match import actions
from bot.match.people import Person
from bot.monitor import Monitor, Sample
from cogs.privacy.departures import Departures
from tests.support.places import place_of
from tests.support.refusing import refuse
from tests.support.scraped import read_metrics
from tests.support.waiting import patient_env, settings_at
from tests.support.world import World, pings


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No languages but English and German."""

    def forget() -> None:
        language._codes_for.cache_clear()
        language.language_for.cache_clear()

    monkeypatch.setattr(words, "codes", lambda: ("de", "en"))
    monkeypatch.setattr(words, "digest", lambda: "other words")
    forget()
    yield
    forget()


def translated(world: World, name: str) -> dict[str, str] | None:
    """Return a command's description in each language sent to Discord."""
    told = world.env.backend.commands[None].values()
    (command,) = (command for command in told if command["name"] == name)
    localised: dict[str, str] | None = command.get("description_localizations")
    return localised or None


async def test_commands_are_described_in_each_language(world: World, german: None) -> None:
    assert len(translated(world, "help") or {}) > 1
    await world.restart()
    assert translated(world, "help") == {"de": "Lektionen, Regeln und Befehle finden"}
    assert set(translated(world, "play") or {}) <= {"de"}


def longest(told: dict[str, Any]) -> int:
    """Characters as Discord counts them: names, descriptions and values, the longest of each."""
    count = len(str(told.get("value", "")))
    for name in ("name", "description"):
        texts = [told.get(name) or "", *(told.get(f"{name}_localizations") or {}).values()]
        count += max(map(len, texts))
    return count + sum(map(longest, (*told.get("options", ()), *told.get("choices", ()))))


def check_names(told: dict[str, Any]) -> None:
    """Check that names side by side differ, and that there aren't too many choices for Discord."""
    inside = told.get("options", ())
    for locale in {each for option in inside for each in option["name_localizations"] or {}}:
        names = [option["name_localizations"].get(locale, option["name"]) for option in inside]
        assert len(set(names)) == len(names), (told["name"], locale)
    assert len(told.get("choices", ())) <= 25
    for option in inside:
        check_names(option)


async def test_commands_fit_with_the_longest_of_their_names_in_all_languages() -> None:
    bot = Castellan(settings_at("sqlite://"))
    host: Host = bot  # what an interaction finds in the bot
    assert (host.languages.of_person(1), host.card_emojis.of("ace")) == (None, None)
    await bot.load()
    assert bot.tree.translator is not None
    for command in bot.tree.get_commands():
        told = await command.get_translated_payload(bot.tree, bot.tree.translator)
        assert longest(told) <= 8000
        check_names(told)
        said = "description" if "description" in told else "name"
        assert "es-419" in told[f"{said}_localizations"]


async def test_commands_are_told_once(world: World) -> None:
    await world.bot.database.remember(COMMANDS_HASH, "of other commands")
    before = len(world.env.http_requests)
    await world.restart()
    await world.restart()
    requests = world.env.http_requests[before:]
    told = [sent for sent in requests if sent.path.endswith("/commands")]
    assert [sent.method for sent in told] == ["PUT"]


@pytest.mark.parametrize(("locale", "told"), [("de", {"de"}), ("en-US", set()), ("", set())])
async def test_a_discord_that_has_just_begun_is_told_in_its_own_language_alone(
    settings: Environment, locale: str, told: set[str]
) -> None:
    bot = Castellan(settings, fresh_discord=locale)
    env = patient_env(bot)
    await env.start()
    commands = env.backend.commands[None].values()
    assert len(commands) > 10
    assert {
        code for each in commands for code in each.get("description_localizations") or ()
    } == told
    await env.shutdown()
    await bot.database.close()


async def test_a_last_sign_of_life_that_cannot_be_left_keeps_nothing_running(world: World) -> None:
    await world.begin("ann", "bob")
    bot = world.bot
    await bot.database.write(refuse, "stuck", "UPDATE ON facts")
    with world.env._bot_scope():
        await bot.close()
    assert not any(loop.is_running() for loop in bot.deadlines.loops)
    assert bot.chores.running == []
    assert bot.is_closed()


async def test_a_turn_that_begins_while_the_bot_ends_keeps_nothing_running(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    (seat,) = record.to_act
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    action = record.game.menu(record.state, seat).sample(random.Random(1))
    with world.env._bot_scope():
        await world.bot.ledger.change(
            record.id,
            actions.act,
            record.alarm.since,
            Person(user_id, "", 1),
            record.game.actions.dump_python(action, mode="json"),
        )
        await world.bot.publisher.drain(5)
    assert not world.bot.pings.chore.running
    await world.restart()
    await world.grace()
    assert record.shown.place_id is not None
    assert [pings(each) for each in world.messages(record.shown.place_id) if pings(each)]


WELL = {"gateway": "ok", "database": "ok", "loops": "ok"}
READY = {"gateway": "ok", "shards": "ok", "database": "ok", "writes": "ok", "disk": "ok"}


async def health(world: World) -> dict[str, str]:
    with world.env._bot_scope():
        return await world.bot.monitor.health()


async def readiness(world: World) -> dict[str, str]:
    with world.env._bot_scope():
        return await world.bot.monitor.readiness()


async def numbers(world: World) -> dict[tuple[str, str], float]:
    with world.env._bot_scope():
        return read_metrics((await world.bot.monitor.numbers()).decode())


async def test_each_part_of_a_well_bot_is_ok_and_ready_until_a_shard_is_away(world: World) -> None:
    assert await health(world) == WELL
    assert await readiness(world) == READY
    world.bot.database.shards.assign(2, [0, 1])
    away = {"gateway": "shards not connected: [1]"}
    assert await health(world) == {**WELL, **away}
    assert await readiness(world) == {**READY, **away}


async def test_presses_that_discord_sends_elsewhere_are_told(world: World) -> None:
    """discord.py warns at the start; afterwards the gateway seems to be well."""
    assert world.bot.application is not None
    world.bot.application.interactions_endpoint_url = "https://example.com/interactions"
    assert "Interactions Endpoint URL" in (await health(world))["gateway"]


async def test_a_database_that_is_away_is_told(world: World) -> None:
    def refuse(*_: object) -> None:
        raise ConnectionRefusedError("the database is away")

    reader, _ = world.bot.database.engines
    event.listen(reader, "before_cursor_execute", refuse)
    assert (await health(world))["database"] in (
        "ConnectionRefusedError",
        "the database does not answer",
    )
    found = await numbers(world)
    parts = {part: found["castellan_healthy", part] for part in WELL}
    assert parts == {"gateway": 1, "database": 0, "loops": 1}
    assert ("castellan_publications_waiting", "") in found
    assert ("castellan_matches", "running") not in found
    event.remove(reader, "before_cursor_execute", refuse)
    assert await health(world) == WELL


async def test_loops_and_chores_that_stand_still_are_told(world: World) -> None:
    world.bot.keeper.chore.cancel()
    world.bot.service(Departures).chore.cancel()
    await world.env.settle()
    told = "at rest: messages, at rest: departures"
    assert await health(world) == {**WELL, "loops": told}
    world.bot.deadlines._ring.cancel()
    await world.env.settle()
    assert "at rest: ['Deadlines._ring']" in (await health(world))["loops"]


async def test_a_bot_that_can_store_nothing_is_told(world: World) -> None:
    world.bot.deadlines.signed_at -= 120_000
    assert await health(world) == {**WELL, "loops": "no sign of life stored for 120 s"}
    found = await numbers(world)
    assert (
        found["castellan_heartbeat_timestamp_seconds", ""] == world.bot.deadlines.signed_at / 1000
    )
    assert found["castellan_healthy", "loops"] == 0


async def test_a_bot_that_has_stored_nothing_or_may_have_lost_its_shards_is_well_but_not_ready(
    world: World,
) -> None:
    world.bot.deadlines.signed_at -= 20_000
    assert await health(world) == WELL
    assert await readiness(world) == {**READY, "writes": "nothing stored for 20 s"}
    await world.env.advance_time(world.bot.deadlines.heartbeat.seconds + 1)
    assert await readiness(world) == READY
    world.bot._shutdown.lose_shards()
    assert await health(world) == WELL
    assert await readiness(world) == {**READY, "shards": "another process may have them"}


@pytest.mark.sqlite
async def test_a_disk_that_is_nearly_full_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.monitor.MIN_FREE_BYTES", 2**60)
    found = await readiness(world)
    assert re.fullmatch(r"only \d+ MB left", found.pop("disk"))
    assert {**found, "disk": "ok"} == READY
    room = shutil.disk_usage(place_of(world.settings.database_url).parent)
    assert 0 < (await numbers(world))["castellan_disk_free_bytes", ""] <= room.total


async def test_each_part_of_a_press_is_timed(world: World) -> None:
    await world.begin("ann", "bob")
    before = await numbers(world)
    await world.people["ann"].click(await world.board(), label="My hand")
    after = await numbers(world)
    for part in ("wait", "transaction", "picture", "answer"):
        name = ("castellan_press_seconds_count", part)
        assert after[name] - before[name] == 1
    await world.env.advance_time(60)
    later, written = await numbers(world), ("castellan_database_seconds_count", "write")
    assert later[written] > after[written], "it set something off"
    waited = ("castellan_press_seconds_count", "transaction")
    assert later[waited] == after[waited], "for which it doesn't wait"


async def test_what_people_do_is_counted(world: World) -> None:
    before = await numbers(world)
    await world.begin("ann", "bob")
    await world.stranger.click(await world.board(), label="My hand")
    after = await numbers(world)

    def more(name: str, labels: str = "") -> float:
        return after[name, labels] - before.get((name, labels), 0)

    assert after["castellan_matches", "running"] == 1
    assert after["castellan_matches", "lobby"] == 0
    assert after["castellan_publications_waiting", ""] == 0
    assert more("castellan_clicks_total", "done") >= 3
    assert more("castellan_clicks_total", "refused") == 1
    assert more("castellan_answer_seconds_count") == more("castellan_clicks_total", "done") + more(
        "castellan_clicks_total", "refused"
    )
    assert more("castellan_database_seconds_count", "write") > 0
    assert ("castellan_shard_latency_seconds", "0") in after


async def test_a_machine_asks_on_a_port_of_its_own() -> None:
    wrong: list[str] = []

    async def look() -> str | None:
        return wrong[0] if wrong else None

    async def samples() -> list[Sample]:
        return [Sample(metrics.LATENCY, {"shard": str(shard)}, shard / 4) for shard in (1, 2)]

    monitor = Monitor({"gateway": look}, {"writes": look}, samples)
    port = await monitor.start("127.0.0.1", 0)
    at = f"http://127.0.0.1:{port}"
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{at}/healthz") as answer:
            assert (answer.status, await answer.json()) == (200, {"gateway": "ok"})
        wrong.append("it is away")
        async with session.get(f"{at}/healthz") as answer:
            assert (answer.status, await answer.json()) == (503, {"gateway": "it is away"})
        async with session.get(f"{at}/healthz/ready") as answer:
            assert (answer.status, await answer.json()) == (503, {"writes": "it is away"})
        async with session.get(f"{at}/healthz/live") as answer:
            assert (answer.status, await answer.json()) == (200, {"loop": "ok"})
        async with session.get(f"{at}/metrics") as answer:
            found = read_metrics(await answer.text())
    await monitor.stop()
    assert found["castellan_shard_latency_seconds", "2"] == 0.5
    assert ("castellan_loop_delay_seconds_count", "") in found
