"""The monitor's answers about a running bot, requested as a machine would."""

import re
import shutil

import aiohttp
import pytest
from sqlalchemy import event

from bot.base import metrics
from bot.base.metrics import bucket_of
from bot.monitor import Monitor, Sample
from cogs.privacy.departures import Departures
from tests.support.places import place_of
from tests.support.scraped import read_metrics
from tests.support.world import World

WELL = {"gateway": "ok", "database": "ok", "loops": "ok"}


async def health(world: World) -> dict[str, str]:
    with world.env._bot_scope():
        return await world.bot.monitor.health()


async def numbers(world: World) -> dict[tuple[str, str], float]:
    with world.env._bot_scope():
        return read_metrics((await world.bot.monitor.numbers()).decode())


async def test_each_part_of_a_bot_that_is_well_is_ok(world: World) -> None:
    assert await health(world) == WELL


async def test_a_gateway_that_is_away_is_told(world: World) -> None:
    world.bot.database.shards.assign(2, [0, 1])
    assert await health(world) == {**WELL, "gateway": "shards not connected: [1]"}


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


async def test_a_loop_that_stands_still_is_told(world: World) -> None:
    world.bot.deadlines._ring.cancel()
    await world.env.settle()
    assert await health(world) == {**WELL, "loops": "at rest: ['Deadlines._ring']"}


async def test_chores_that_stand_still_are_told(world: World) -> None:
    world.bot.keeper.chore.cancel()
    world.bot.service(Departures).chore.cancel()
    await world.env.settle()
    told = "at rest: messages, at rest: departures"
    assert await health(world) == {**WELL, "loops": told}


async def test_a_bot_that_can_store_nothing_is_told(world: World) -> None:
    world.bot.deadlines.signed_at -= 120_000
    assert await health(world) == {**WELL, "loops": "no sign of life stored for 120 s"}
    found = await numbers(world)
    assert (
        found["castellan_heartbeat_timestamp_seconds", ""] == world.bot.deadlines.signed_at / 1000
    )
    assert found["castellan_healthy", "loops"] == 0


async def readiness(world: World) -> dict[str, str]:
    with world.env._bot_scope():
        return await world.bot.monitor.readiness()


READY = {"gateway": "ok", "shards": "ok", "database": "ok", "writes": "ok", "disk": "ok"}


async def test_a_bot_that_is_well_is_ready(world: World) -> None:
    assert await readiness(world) == READY


async def test_a_bot_is_not_ready_while_it_waits_for_its_shards(world: World) -> None:
    world.bot.database.shards.assign(2, [0, 1])
    assert await readiness(world) == {**READY, "gateway": "shards not connected: [1]"}


async def test_a_bot_is_not_ready_once_its_shards_may_be_anothers(world: World) -> None:
    world.bot._shutdown.lose_shards()
    assert await readiness(world) == {**READY, "shards": "another process may have them"}


async def test_a_bot_that_has_stored_nothing_for_some_seconds_is_well_but_not_ready(
    world: World,
) -> None:
    world.bot.deadlines.signed_at -= 20_000
    assert await health(world) == WELL
    assert await readiness(world) == {**READY, "writes": "nothing stored for 20 s"}
    await world.env.advance_time(world.bot.deadlines.heartbeat.seconds + 1)
    assert await readiness(world) == READY


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
    more = {
        part: after[name, part] - before[name, part]
        for part in ("wait", "transaction", "picture", "answer")
        for name in ("castellan_press_seconds_count",)
    }
    assert more == {"wait": 1, "transaction": 1, "picture": 1, "answer": 1}


async def test_what_a_press_sets_off_is_no_transaction_that_it_waits_for(world: World) -> None:
    name = ("castellan_press_seconds_count", "transaction")
    before = await numbers(world)
    await world.env.advance_time(60)
    after = await numbers(world)
    written = ("castellan_database_seconds_count", "write")
    assert after[written] > before[written]
    assert after[name] == before[name]


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


@pytest.mark.parametrize(
    ("method", "path", "bucket"),
    [
        ("PATCH", "/api/v10/channels/123/messages/456", "PATCH /channels/{id}/messages/{id}"),
        (
            "POST",
            "/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback",
            "POST /interactions/{id}/{token}/callback",
        ),
        (
            "PATCH",
            "/api/v10/webhooks/12/dG9rZW4/messages/@original",
            "PATCH /webhooks/{id}/{token}/messages/@original",
        ),
        ("GET", "/gateway/bot", "GET /gateway/bot"),
    ],
)
def test_what_is_counted_of_requests_names_nobody(method: str, path: str, bucket: str) -> None:
    assert bucket_of(method, path) == bucket
