"""The whole bot on a simulated Discord, which plays until it is killed.

After each request it reports what Discord then shows, so that the next process finds that.
"""

import asyncio
import pickle
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from simcord import Env
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from bot.app import Castellan
from bot.base import logs
from bot.base.environment import Environment
from bot.base.language import language_for
from bot.match import actions, lobbies
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.table import board_page
from tests.support.waiting import settings_at
from tools.answering import page_given

TABLES = 3
SEATS = 2
HAND = ":hand"
SETTLES = 0.5
"""Share of presses after which the next press waits until all results have been shown."""
_KEPT = (
    *("application_id", "bot_user", "clock", "_reserved_ids", "_sequences", "users", "guilds"),
    *("channels", "messages", "webhooks", "webhook_tokens", "dm_channels"),
    *("commands", "command_permissions"),
)
"""The parts of a Discord to keep; connections and their responses end with the process."""


@dataclass(frozen=True)
class Said:
    """A report of the process: whose press it was, its response, and what Discord shows.

    ``faults`` are the faults of the boards when the bot has begun, reported once.
    """

    press: tuple[int, str, int] | None = None
    """User, match, and its version before the press."""
    answer: int | None = None
    discord: bytes = b""
    faults: list[str] = field(default_factory=list)


def run(address: str, seed: int, discord: bytes, said: Connection) -> None:
    """Play, on the Discord left by an earlier process if there is one."""
    logs.configure(Environment(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    asyncio.run(_run(address, seed, discord, said))


async def _run(address: str, seed: int, discord: bytes, said: Connection) -> None:
    env = Env(Castellan(settings_at(address)), check_errors=False, settle_timeout=60)
    if discord:
        for name, value in pickle.loads(discord).items():  # noqa: S301
            setattr(env.backend, name, value)
    await env.start()
    drive = Drive(env, said, random.Random(seed))
    await env.settle()
    drive.say(Said(discord=drive.discord(), faults=[each async for each in drive.faults()]))
    while True:
        await drive.play()


class Drive:
    """People who play. Each press follows when the previous one is answered."""

    def __init__(self, env: Env, said: Connection, rng: random.Random) -> None:
        assert isinstance(env.bot, Castellan)
        self.env, self.bot, self._said, self._rng = env, env.bot, said, rng
        self._presses: dict[str, tuple[int, str, int]] = {}
        self._awaited = ""
        """Token of the press under way, as bots keep sending other requests."""
        self._answered = asyncio.Event()
        if not env.backend.guilds:
            guild = env.create_guild()
            guild.create_text_channel("hall")
            for number in range(SEATS):
                guild.add_member(env.create_user(f"player{number}"))
        (stored,) = env.backend.guilds.values()
        self._guild_id = stored.id
        self._channel_id = min(c.id for c in env.backend.channels.values() if c.name == "hall")
        named = {user.name: user_id for user_id, user in env.backend.users.items()}
        self._people = [
            Person(named[f"player{number}"], f"player{number}", number + 1)
            for number in range(SEATS)
        ]
        clients: tuple[Any, ...] = (env._webhook_adapter, env.bot.http)
        for client in clients:
            client.request = self._telling(client.request)

    def say(self, said: Said) -> None:
        self._said.send_bytes(pickle.dumps(said))

    def discord(self) -> bytes:
        """Return the state of Discord after all requests so far."""
        return pickle.dumps({name: getattr(self.env.backend, name) for name in _KEPT})

    def _telling(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Wrap requests to report each one as soon as Discord has accepted it."""

        async def told(route: Any, *args: Any, **kwargs: Any) -> Any:
            answer = await request(route, *args, **kwargs)
            token, way = page_given(route, self.env.backend.http_requests)
            press = None if way is None else self._presses.pop(token, None)
            self.say(Said(press, way if press else None, self.discord()))
            if way is not None and token == self._awaited:
                self._answered.set()
            return answer

        return told

    async def play(self) -> None:
        """Play one move of one match, as its player would: the hand, a card, a call."""
        with self.env._bot_scope():
            records = [
                await self.bot.ledger.read(each) for each in await self.bot.queries.all_live()
            ]
            records = [each if each.begun else await self._begin(each) for each in records]
            while len(records) < TABLES:
                records.append(await self._begin(await self._open()))
        record = self._rng.choice(records)
        (seat,) = record.game.to_act(record.state)
        user_id = record.chairs[seat].user_id
        assert user_id is not None
        assert record.shown.place_id is not None
        assert record.shown.board_message_id is not None
        hand = await self._press(
            user_id, record.shown.place_id, record.shown.board_message_id, HAND
        )
        menu = record.game.menu(record.state, seat)
        action = menu.sample(self._rng)
        while action.declaration == "middle":  # two players have no middle
            action = menu.sample(self._rng)
        word = f"/{action.declaration}"
        if self._control(record.shown.place_id, hand, word) is None:
            await self._press(user_id, record.shown.place_id, hand, ":pick:")
        await self._press(user_id, record.shown.place_id, hand, word, record)

    async def _open(self) -> Record:
        place = Place(self._guild_id, self._channel_id, "en-US")
        return await lobbies.open_lobby(
            self.bot.ledger, "high-card", {"target": 3}, "untimed", self._people[0], place
        )

    async def _begin(self, record: Record) -> Record:
        """Start a match from its lobby, which may be open since a process was killed."""
        host, guest = self._people
        if len(record.chairs) < SEATS:
            record = await self.bot.ledger.change(record.id, actions.join, guest)
        await self.bot.publisher.wait_until_shown(record.id)
        record = await self.bot.ledger.change(record.id, lobbies.start, record.version, host)
        await self.bot.publisher.wait_until_shown(record.id)
        return await self.bot.ledger.read(record.id)

    def _control(self, channel_id: int, message_id: int, part: str) -> str | None:
        """Return a message's first enabled control whose id contains ``part``."""
        message = self.env.backend.get_message(channel_id, message_id)
        for row in message.components:
            for item in row["components"]:
                if part in f"{item['custom_id']}\n" and not item.get("disabled"):
                    return str(item["custom_id"])
        return None

    async def _press(
        self, user_id: int, channel_id: int, message_id: int, part: str, of: Record | None = None
    ) -> int:
        """Press a control, and wait for the reply. Returns the message with the control.

        A press that plays in a match is reported before it is made.
        """
        backend = self.env.backend
        custom_id = self._control(channel_id, message_id, part)
        assert custom_id is not None, part
        record, payload = wire.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel_id,
            guild_id=self._guild_id,
            user_id=user_id,
            data={"custom_id": custom_id, "component_type": ComponentType.BUTTON},
        )
        message = backend.get_message(channel_id, message_id)
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message_id
        if of is not None:
            press = (user_id, of.id, of.version)
            self._presses[record.token] = press
            self.say(Said(press))
        self._answered.clear()
        self._awaited = record.token
        backend.emit("INTERACTION_CREATE", payload)
        shown = False
        while not shown:
            await self._answered.wait()
            self._answered.clear()
            # A board may be changed by the very press that opens a hand beside it.
            shown = part != HAND or bool(record.followup_ids or record.message_id)
        if of is not None and self._rng.random() < SETTLES:
            await self.env.settle()
        return next(iter(record.followup_ids), record.message_id or message_id)

    async def faults(self) -> AsyncIterator[str]:
        """Yield the faults of live matches' boards."""
        for match_id in await self.bot.queries.all_live():
            record = await self.bot.ledger.read(match_id)
            if record.version != record.shown.published_version:
                yield f"{match_id} is not shown"
            if not record.begun:
                continue
            messages = self.env.backend.messages.get(record.shown.place_id or 0, {}).values()
            boards = [m for m in messages if m.embeds and not m.is_ephemeral and m.attachments]
            if [board.id for board in boards] != [record.shown.board_message_id]:
                yield f"{match_id} has {len(boards)} boards"
                continue
            presenter = self.bot.presenters[record.slug]
            page = board_page(presenter, match_view(record, None), language_for(record.locale))
            if page.footer != boards[0].embeds[0]["footer"]["text"]:
                yield f"{match_id} has an old board"
