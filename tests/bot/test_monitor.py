"""What a machine is told of a running bot, asked as such a machine asks."""

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event

from bot.base import metrics
from bot.base.metrics import bucket_of
from bot.monitor import Monitor, Sample
from tests.support.world import World

WELL = {"gateway": "ok", "database": "ok", "loops": "ok"}


async def health(world: World) -> dict[str, str]:
    with world.env._bot_scope():
        return await world.bot.monitor.health()


def read(text: str) -> dict[tuple[str, str], float]:
    """Every sample by its name and the values of its labels."""
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def numbers(world: World) -> dict[tuple[str, str], float]:
    with world.env._bot_scope():
        return read((await world.bot.monitor.numbers()).decode())


async def test_each_part_of_a_bot_that_is_well_is_ok(world: World) -> None:
    assert await health(world) == WELL


async def test_a_gateway_that_is_away_is_told(world: World) -> None:
    world.bot.database.shards.assign(2, [0, 1])
    assert await health(world) == {**WELL, "gateway": "shards not connected: [1]"}


async def test_a_database_that_is_away_is_told(world: World) -> None:
    def refuse(*_: object) -> None:
        raise ConnectionRefusedError("the database is away")

    reader, _ = world.bot.database.engines
    event.listen(reader, "before_cursor_execute", refuse)
    found = (await health(world))["database"]
    assert found in ("ConnectionRefusedError", "the database does not answer")
    event.remove(reader, "before_cursor_execute", refuse)
    assert await health(world) == WELL


async def test_a_loop_that_stands_still_is_told(world: World) -> None:
    world.bot.deadlines._ring.cancel()
    await world.env.settle()
    assert await health(world) == {**WELL, "loops": "at rest: ['Deadlines._ring']"}


async def test_a_bot_that_can_store_nothing_is_told(world: World) -> None:
    world.bot.deadlines.signed_at -= 120_000
    assert await health(world) == {**WELL, "loops": "no sign of life stored for 120 s"}


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

    monitor = Monitor({"gateway": look}, samples)
    port = await monitor.start("127.0.0.1", 0)
    at = f"http://127.0.0.1:{port}"
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{at}/healthz") as answer:
            assert (answer.status, await answer.json()) == (200, {"gateway": "ok"})
        wrong.append("it is away")
        async with session.get(f"{at}/healthz") as answer:
            assert (answer.status, await answer.json()) == (503, {"gateway": "it is away"})
        async with session.get(f"{at}/metrics") as answer:
            found = read(await answer.text())
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
