"""Presses on SimCord, and when the people who make them see the results.

Its Discord answers at once, or after a real one's round-trip time: half of that passes on each way,
for presses to the bot and for its requests to Discord.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, NamedTuple

from simcord import Env, InteractionResult, ResponseMessage
from simcord import interactions as wire
from simcord._clock import Clock
from simcord._dpy_internals import real_monotonic
from simcord.backend import serializers
from simcord.enums import CallbackType, ComponentType, InteractionType

from tests.support.reading import answer
from tools.answering import match_on_board, page_given

_NEW = (CallbackType.CHANNEL_MESSAGE_WITH_SOURCE,)
_ANY = (*_NEW, CallbackType.UPDATE_MESSAGE)
PATIENCE_SECONDS = 15.0
"""Time after which people stop waiting for a page or board."""


@dataclass
class Times:
    """Times of presses, in seconds since they were sent."""

    answers: list[float] = field(default_factory=list)
    """Until the reply's page arrives at Discord."""
    in_hands: list[float] = field(default_factory=list)
    """Likewise, for presses in a hand that change the board."""
    boards: list[float] = field(default_factory=list)
    """Until the board that shows such a press arrives at Discord."""
    unanswered: int = 0
    unshown: int = 0
    """Presses whose board was not seen."""
    picture: bytes = b""
    """A picture of medium size among those sent."""


class Shown(NamedTuple):
    """The reply to a press: the message, when the press was sent, and when the reply arrived."""

    message: ResponseMessage
    left: float
    arrived: float


class Presses:
    """Lets people press at a steady rate, whether or not earlier presses are answered."""

    def __init__(self, env: Env, away: float, seconds_between: float) -> None:
        """``away`` is the round-trip time in seconds between a person and the bot."""
        self._env = env
        self._way = away / 2
        self._seconds_between = seconds_between
        self._due = time.perf_counter()
        self._waiting: dict[str, tuple[bool, asyncio.Future[float]]] = {}
        """Pending presses by token, each with whether its reply is a new message."""
        self._watching: defaultdict[str, set[asyncio.Future[float]]] = defaultdict(set)
        """Futures waiting for the boards of matches."""
        for each in (env._webhook_adapter, env.bot.http):
            client: Any = each
            client.request = self._timed(client.request)
        env.backend.subscribers.append(self._see)

    def _timed(self, request: Any) -> Any:
        async def timed(route: Any, *args: Any, **kwargs: Any) -> Any:
            await self._travel()
            now = time.perf_counter()
            given = await request(route, *args, **kwargs)
            self._note(route, now)
            await self._travel()
            return given

        return timed

    def _note(self, route: Any, now: float) -> None:
        """Resolve the futures that wait for the page or board shown by a request."""
        for token, (anew, waiting) in self._waiting.items():
            if token in route.url and not waiting.done():
                _, way = page_given(route, self._env.backend.http_requests)
                if way in (_NEW if anew else _ANY):
                    waiting.set_result(now)

    async def _travel(self) -> None:
        if self._way:
            await asyncio.sleep(self._way)

    def _see(self, event: str, payload: Mapping[str, Any]) -> None:
        match_id = match_on_board(event, payload)
        if match_id is not None:
            for each in self._watching.pop(match_id, ()):
                if not each.done():  # who waited has given up
                    each.set_result(time.perf_counter())

    async def press(
        self,
        user_id: int,
        message: ResponseMessage,
        custom_id: str,
        values: tuple[str, ...] = (),
        *,
        anew: bool = False,
    ) -> Shown | None:
        """Press a button or choose from a menu when it's time. Returns what is shown, or None.

        With ``anew`` only a new message counts; otherwise, whatever is shown first. None means that
        nothing was shown within ``PATIENCE_SECONDS``.
        """
        await self._turn()
        record, payload = self._interaction(user_id, message, custom_id, values)
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[record.token] = (anew, answered)
        left = time.perf_counter()
        await self._travel()
        self._env.backend.emit("INTERACTION_CREATE", payload)
        try:
            now = await asyncio.wait_for(answered, PATIENCE_SECONDS)
        except TimeoutError:
            return None
        finally:
            del self._waiting[record.token]
        result = InteractionResult(self._env, record)
        return Shown(answer(result) if anew else message, left, now)

    async def _turn(self) -> None:
        """Wait until the next press is due."""
        self._due = max(self._due + self._seconds_between, time.perf_counter())
        await asyncio.sleep(self._due - time.perf_counter())

    def _interaction(
        self, user_id: int, message: ResponseMessage, custom_id: str, values: tuple[str, ...]
    ) -> Any:
        backend = self._env.backend
        stored = backend.get_message(message.channel_id, message.id)
        kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values:
            data["values"] = list(values)
        record, payload = wire.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=stored.channel_id,
            guild_id=backend.get_channel(stored.channel_id).guild_id,
            user_id=user_id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        return record, payload

    def board_of(self, match_id: str) -> asyncio.Future[float]:
        """Return a future for the time at which a match's board is next updated."""
        seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._watching[match_id].add(seen)
        return seen


class _RunningClock(Clock):
    """SimCord's time, running on from where SimCord has stopped it."""

    def __init__(self, stopped: Clock) -> None:
        self._epoch = stopped.now() - timedelta(seconds=real_monotonic())

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        """The clock of the loop's own timers, also for the bot's code."""
        return real_monotonic()


def let_time_pass(env: Env) -> None:
    """Make clocks and timers follow the machine's time, which SimCord stops."""
    loop: Any = asyncio.get_running_loop()
    runtime: Any = env._runtime
    loop.call_at, loop.call_later = runtime.call_at, runtime.call_later
    env.backend.clock = _RunningClock(env.backend.clock)
