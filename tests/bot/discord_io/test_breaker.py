"""Refusals of Discord: what each means, and how many silence a route or the process."""

import asyncio
from bisect import bisect_right
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.base import metrics
from bot.discord_io import breaker as breaking
from bot.discord_io.breaker import Breaker, Fate, PendingRequest, Purpose, Silence, watch
from bot.discord_io.failures import EXPECTED, Failure, Limited, code_of, failure_of, passing
from tests.support.scraped import read_metrics
from tests.support.traced import trace_requests
from tests.support.world import World

POST = ("POST /channels/{id}/messages", "1")
ELSEWHERE = ("POST /channels/{id}/messages", "2")
ANSWER = ("POST /interactions/{id}/{token}/callback", "")
HARD_LIMIT = 1_000
TEN_MINUTES_MS = 10 * 60 * 1000


class Clock:
    """The time that a breaker goes by."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def breaker(clock: Clock) -> Breaker:
    return Breaker(clock)


async def ask(
    breaker: Breaker,
    outcome: Fate,
    purpose: Purpose = Purpose.BOT,
    route: breaking.Route = POST,
) -> float:
    """Make a request with this outcome; seconds of silence if it may not go."""
    try:
        request = await breaker.begin(purpose, route)
    except (Silence, Limited) as silence:
        return silence.seconds
    breaker.end(request, outcome)
    return 0


async def test_cloudflare_silences_all_longer_each_time(breaker: Breaker, clock: Clock) -> None:
    for seconds in (60, 120, 300, 600, 600):
        assert await ask(breaker, Fate.BLOCKED) == 0
        assert breaker.silent
        assert breaker.until == clock.ms + seconds * 1000
        for purpose, route in ((Purpose.BOT, ELSEWHERE), (Purpose.PRESS, ANSWER)):
            assert await ask(breaker, Fate.ACCEPTED, purpose, route) == seconds
        clock.ms += seconds * 1000 - 1
        assert breaker.silent
        clock.ms += 1
        assert not breaker.silent
    assert await ask(breaker, Fate.ACCEPTED) == 0
    await ask(breaker, Fate.BLOCKED)
    assert breaker.until == clock.ms + 60_000


async def test_a_shard_may_connect_meanwhile_and_what_was_asked_before_says_nothing(
    breaker: Breaker, clock: Clock
) -> None:
    before = [await breaker.begin(Purpose.BOT, POST) for _ in range(3)]
    for request, outcome in zip(
        before,
        (Fate.BLOCKED, Fate.BLOCKED, Fate.ACCEPTED),
        strict=True,
    ):
        breaker.end(request, outcome)
    assert await ask(breaker, Fate.ACCEPTED, Purpose.GATEWAY, ("GET /", "")) == 0
    assert breaker.until == clock.ms + 60_000


async def half_open(breaker: Breaker, clock: Clock) -> PendingRequest:
    """The request that tries after a silence."""
    await ask(breaker, Fate.BLOCKED)
    clock.ms += 60_000
    return await breaker.begin(Purpose.BOT, POST)


@pytest.mark.parametrize(
    ("outcome", "seconds"),
    [(Fate.ACCEPTED, 0), (Fate.REFUSED, 0), (Fate.BLOCKED, 120)],
)
async def test_one_request_tries_and_the_others_wait_for_its_answer(
    breaker: Breaker, clock: Clock, outcome: Fate, seconds: float
) -> None:
    probe = await half_open(breaker, clock)
    others = [
        asyncio.ensure_future(ask(breaker, Fate.ACCEPTED, Purpose.PRESS, ANSWER)) for _ in range(3)
    ]
    await asyncio.wait(others, timeout=0)
    assert not any(other.done() for other in others)
    breaker.end(probe, outcome)
    assert await asyncio.gather(*others) == [seconds] * 3


async def test_nobody_waits_long_for_the_request_that_tries(
    breaker: Breaker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(breaking, "MAX_PROBE_WAIT_SECONDS", 0.01)
    await half_open(breaker, clock)
    assert await ask(breaker, Fate.ACCEPTED) == 0.01
    clock.ms += breaking.MAX_PROBE_MS
    assert await ask(breaker, Fate.ACCEPTED) == 0


async def test_after_a_try_that_says_nothing_another_tries(breaker: Breaker, clock: Clock) -> None:
    breaker.end(await half_open(breaker, clock), Fate.UNKNOWN)
    assert await ask(breaker, Fate.BLOCKED) == 0
    assert await ask(breaker, Fate.ACCEPTED) == 120


async def test_only_presses_are_answered_once_much_was_refused(
    breaker: Breaker, clock: Clock
) -> None:
    for number in range(500):
        clock.ms += 60_000 * (number == 250)
        route = ("PUT /guilds/{id}/members/{id}/roles/{id}", str(number))
        assert await ask(breaker, Fate.REFUSED, route=route) == 0
    assert breaker.silent
    assert await ask(breaker, Fate.ACCEPTED) == 10 * 60
    for _ in range(breaking.MAX_REFUSED - 500):
        assert await ask(breaker, Fate.REFUSED, Purpose.PRESS, ANSWER) == 0
    assert await ask(breaker, Fate.ACCEPTED, Purpose.PRESS, ANSWER) == 9 * 60
    assert await ask(breaker, Fate.ACCEPTED, Purpose.GATEWAY, ("GET /", "")) == 9 * 60
    clock.ms += 9 * 60_000
    assert await ask(breaker, Fate.ACCEPTED, Purpose.PRESS, ANSWER) == 0
    assert breaker.silent
    clock.ms += 60_000
    assert not breaker.silent
    assert await ask(breaker, Fate.ACCEPTED) == 0


async def test_a_server_that_refuses_much_silences_no_other(clock: Clock) -> None:
    """It has twenty channels, and each of them is asked every second for ten minutes."""
    channels = range(20)
    breaker = Breaker(clock, lambda place_id: 99 if place_id in channels else place_id)
    refused = 0
    for _ in range(10 * 60):
        for channel in channels:
            route = (POST[0], str(channel))
            refused += await ask(breaker, Fate.REFUSED, route=route) == 0
        assert await ask(breaker, Fate.ACCEPTED, route=("POST /channels/{id}", "7777")) == 0
        clock.ms += 1_000
    assert refused == breaking.MAX_REFUSED_UNPRESSED / 10
    assert await ask(breaker, Fate.ACCEPTED) == 0, "they have been refused less since"


async def test_a_person_whose_presses_are_refused_silences_nobody_else(breaker: Breaker) -> None:
    breaking.asker.set(11)
    for _ in range(breaking.MAX_REFUSED // 10):
        assert await ask(breaker, Fate.REFUSED, Purpose.PRESS, ANSWER) == 0
    assert await ask(breaker, Fate.ACCEPTED, Purpose.PRESS, ANSWER) == 10 * 60
    breaking.asker.set(12)
    assert await ask(breaker, Fate.ACCEPTED, Purpose.PRESS, ANSWER) == 0
    assert await ask(breaker, Fate.ACCEPTED) == 0


async def test_what_is_under_way_counts_as_if_it_were_refused(breaker: Breaker) -> None:
    under_way = [
        await breaker.begin(Purpose.PRESS, ANSWER) for _ in range(breaking.MAX_REFUSED_UNPRESSED)
    ]
    assert await ask(breaker, Fate.ACCEPTED) == 1
    assert not breaker.silent
    for request in under_way:
        breaker.end(request, Fate.ACCEPTED)
    assert await ask(breaker, Fate.ACCEPTED) == 0


async def test_a_request_whose_end_was_missed_is_forgotten(breaker: Breaker, clock: Clock) -> None:
    lost = [await breaker.begin(Purpose.BOT, POST) for _ in range(breaking.MAX_REFUSED_UNPRESSED)]
    clock.ms += breaking.WINDOW_MS
    assert await ask(breaker, Fate.ACCEPTED) == 0
    breaker.end(lost[0], Fate.REFUSED)


async def test_a_clock_set_back_makes_no_silence_longer(breaker: Breaker, clock: Clock) -> None:
    await ask(breaker, Fate.BLOCKED)
    clock.ms -= 3_600_000
    assert breaker.until == clock.ms + 60_000
    assert await ask(breaker, Fate.ACCEPTED) == 60
    clock.ms += 60_000
    assert await ask(breaker, Fate.ACCEPTED) == 0


STEPS = st.lists(
    st.tuples(
        st.integers(1, 400),
        st.sampled_from(Purpose),
        st.integers(0, 60),
        st.sampled_from((Fate.REFUSED, Fate.BLOCKED)),
        st.integers(0, 400),
        st.integers(0, 300_000),
    ),
    min_size=1,
    max_size=40,
)
"""Requests that begin, of which purpose, to how many routes, how many of them end and how, and the
milliseconds until the next step."""


AS_MANY_AS_EVER = [(100, Purpose.PRESS, 0, Fate.REFUSED, 100, 1_000)] * 40


@settings(max_examples=40)
@example(AS_MANY_AS_EVER)
@given(STEPS)
def test_never_more_than_a_thousand_are_refused_in_ten_minutes(
    steps: list[tuple[int, Purpose, int, Fate, int, int]],
) -> None:
    clock, under_way, refused = Clock(), deque[PendingRequest](), list[int]()
    breaker = Breaker(clock)
    for asked, purpose, routes, outcome, ending, pause in steps:
        for number in range(asked):
            route = ("GET /channels/{id}", str(number % (routes + 1)))
            with suppress(Silence, Limited):
                under_way.append(breaker._begin(purpose, route))
        for _ in range(min(ending, len(under_way))):
            breaker.end(under_way.popleft(), outcome)
            refused.append(clock.ms)
        clock.ms += pause
    for request in under_way:
        breaker.end(request, Fate.REFUSED)
        refused.append(clock.ms)
    since = [bisect_right(refused, time - TEN_MINUTES_MS) for time in refused]
    most = max((1 + last - first for last, first in enumerate(since)), default=0)
    assert most <= HARD_LIMIT
    assert steps != AS_MANY_AS_EVER or most == breaking.MAX_REFUSED, "hardly anything is let go"


ME = b'{"id": "1", "username": "castellan", "discriminator": "0", "avatar": null}'


JSON = "application/json"
ACCEPTED: dict[str, Any] = {"body": ME, "content_type": JSON}
REFUSED = {"status": 403, "body": b'{"code": 50013, "message": "No"}', "content_type": JSON}
"""Discord's own refusal, for want of permissions."""
BLOCKED = {"status": 429, "text": "<h1>1015</h1>", "content_type": "text/html"}
"""Cloudflare's page."""
LIMITED = {
    "status": 429,
    "headers": {"Via": "1.1 google", "Retry-After": "300"},
    "body": b'{"retry_after": 300.0}',
    "content_type": JSON,
}
"""Discord's own refusal of a route for five minutes."""


class Front:
    """Discord behind Cloudflare, over HTTP."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers = ACCEPTED

    async def answer(self, request: web.Request) -> web.Response:
        if request.path.endswith("/users/@me"):
            return web.Response(**ACCEPTED)
        self.asked += 1
        return web.Response(**self.answers)


@asynccontextmanager
async def connected(
    front: Front, breaker: Breaker, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[discord.Client]:
    """discord.py's own client with its session."""
    trace = metrics.request_counter()
    watch(breaker, trace)
    client = discord.Client(intents=discord.Intents.none(), http_trace=trace)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", front.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    await client._async_setup_hook()
    await client.http.static_login("token")
    yield client
    await client.close()
    await runner.cleanup()


async def send_as_bot(client: discord.Client, channel_id: int = 7) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    await client.http.request(route)


async def send_by_webhook(client: discord.Client) -> None:
    """Send as answers to interactions are: by the same adapter and the same session."""
    await discord.Webhook.partial(7, "token", client=client).delete_message(8)


async def test_discordpy_passes_a_silence_on_at_once(
    breaker: Breaker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = Front()
    async with connected(front, breaker, monkeypatch) as client:
        for send in (send_as_bot, send_by_webhook):
            front.answers = ACCEPTED
            await send(client)
            front.asked, front.answers = 0, BLOCKED
            with pytest.raises(discord.HTTPException):
                await send(client)
            assert front.asked == 1
            async with asyncio.timeout(1):  # it pauses a second before it tries once more
                for silenced in (send_as_bot, send_by_webhook) * 5:
                    with pytest.raises(Silence) as caught:
                        await silenced(client)
                    assert passing(caught.value)
            assert front.asked == 1
            front.answers = ACCEPTED
            clock.ms += 60_000
            await send(client)
            assert front.asked == 2
    assert not breaker._under_way


async def test_a_channel_that_refuses_silences_no_others_server(
    breaker: Breaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = Front()
    front.answers = REFUSED
    async with connected(front, breaker, monkeypatch) as client:
        for _ in range(breaking.MAX_REFUSED_UNPRESSED // breaking.SHARES):
            with pytest.raises(discord.Forbidden):
                await send_as_bot(client)
        with pytest.raises(Limited):
            await send_as_bot(client)
        front.answers = ACCEPTED
        await send_as_bot(client, 8)
        await send_by_webhook(client)
    assert not breaker.silent


async def test_a_limit_of_minutes_is_a_refusal_until_it_ends(
    breaker: Breaker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = Front()
    async with connected(front, breaker, monkeypatch) as client:
        for send in (send_as_bot, send_by_webhook):
            front.answers = LIMITED
            with pytest.raises(Limited):
                await send(client)
            front.answers = ACCEPTED
            await send_as_bot(client, 8)
        clock.ms += 299_000
        with pytest.raises(Limited) as caught:
            await send_as_bot(client)
        assert caught.value.seconds == 1
        assert front.asked == 4
        clock.ms += 1_000
        await send_as_bot(client)
    assert not breaker.silent


@pytest.mark.parametrize(
    ("status", "headers", "outcome"),
    [
        (200, {}, Fate.ACCEPTED),
        (404, {}, Fate.ACCEPTED),
        (403, {}, Fate.REFUSED),
        (429, {"Via": "1.1 google"}, Fate.REFUSED),
        (429, {}, Fate.BLOCKED),
        (429, {"Via": "1.1 google", "Content-Type": "text/html"}, Fate.BLOCKED),
        (403, {"Content-Type": "text/html; charset=UTF-8"}, Fate.BLOCKED),
        (502, {"Content-Type": "text/html"}, Fate.UNKNOWN),
    ],
)
async def test_an_answer_says_who_refuses(
    breaker: Breaker,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    headers: dict[str, str],
    outcome: Fate,
) -> None:
    front = Front()
    async with connected(front, breaker, monkeypatch), aiohttp.ClientSession() as session:
        front.answers = {"status": status, "headers": {"Content-Type": JSON, **headers}}
        assert breaking.outcome_of(await session.get(Route.BASE)) is outcome


async def test_a_request_that_breaks_off_is_no_longer_under_way(
    breaker: Breaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = Front()
    async with connected(front, breaker, monkeypatch) as client:
        monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
        with pytest.raises(aiohttp.ClientError):
            await send_as_bot(client)
    assert not breaker._under_way
    assert not breaker.silent


async def test_cloudflare_is_asked_little_while_a_match_is_played(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.play_turn()
    trace_requests(world.env)
    world.env.inject_error("*", "*", status=429, times=None)
    asked = len(world.env.http_requests)
    await world.env.advance_time(10 * 60)
    assert 3 <= len(world.env.http_requests) - asked <= 4
    assert world.bot.breaker.silent


async def test_boards_are_shown_again_when_the_silence_is_over(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    trace_requests(world.env)
    breaker, changes = world.bot.breaker, list[bool]()
    breaker.listeners.append(lambda: changes.append(breaker.silent))

    async def silenced() -> float:
        with world.env._bot_scope():
            told = read_metrics((await world.bot.monitor.numbers()).decode())
        return told["castellan_requests_silenced", ""]

    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=429, times=1)
    await world.play_turn()
    assert (await silenced(), changes) == (1, [True])
    await world.env.advance_time(59)
    assert changes == [True]
    await world.env.advance_time(20)
    assert (await silenced(), changes) == (0, [True, False])
    record = await world.only_match()
    assert record.shown.published_version == record.version


def refusal(status: int, code: int, message: str = "") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    purpose = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return purpose(response, {"code": code, "message": message})


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (refusal(429, 0), Failure.PASSING),
        (refusal(502, 0), Failure.PASSING),
        (TimeoutError(), Failure.PASSING),
        (refusal(404, 10008), Failure.MESSAGE_GONE),
        (refusal(429, 30046), Failure.MESSAGE_GONE),
        (refusal(404, 10003), Failure.PLACE_GONE),
        (refusal(403, 50013), Failure.PLACE_REFUSES),
        (refusal(400, 160005), Failure.PLACE_REFUSES),
        (refusal(400, 50083), Failure.PLACE_REFUSES),
        (refusal(400, 200000), Failure.PLACE_REFUSES),
        (refusal(403, 99999), Failure.PLACE_REFUSES),
        (refusal(403, 400001), Failure.PAGE_REFUSED),
        (refusal(413, 40005), Failure.PAGE_REFUSED),
        (refusal(400, 50035, "In components.0.emoji.id: Invalid emoji"), Failure.PAGE_REFUSED),
        (refusal(400, 50035, "In content: Must be 2000 or fewer in length."), Failure.FAULT),
        (refusal(403, 50278), Failure.PERSON_CLOSED),
        (refusal(404, 10015), Failure.TOKEN_SPENT),
        (ValueError(), Failure.FAULT),
    ],
)
def test_a_refusal_means(error: Exception, meaning: Failure) -> None:
    assert failure_of(error) is meaning


def test_people_get_a_sentence_about_what_a_moderator_can_change() -> None:
    for code in (50083, 160005, 160006, 200000, 200001, 240000, 400001, 40005):
        assert EXPECTED[code] is not None
    error = refusal(413, 0)  # a proxy's, which finds it too large
    assert failure_of(error) is Failure.PAGE_REFUSED
    assert EXPECTED[code_of(error)] is not None
    assert code_of(refusal(404, 10008)) == 10008
    assert code_of(ValueError()) == 0
