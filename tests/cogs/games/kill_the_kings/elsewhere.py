"""Places that never invited the bot: a person brings it along as an app of their own.

The simulated Discord knows no such places, so what Discord would send is made here. The bot
gets interactions and may answer them; the channel itself is closed to it.
"""

from typing import Any, Literal

from simcord import InteractionResult, ResponseMessage
from simcord.backend.models import Message

from tests.cogs.games.kill_the_kings.playing import Offer, pressed
from tests.support.asking import COMMAND, PRESSED, Stand, chosen, emit, interaction
from tests.support.world import World, answer, buttons

Kind = Literal["server", "group"]
GROUP_MESSAGE, TEXT_CHANNEL = 3, 0


class Elsewhere:
    """A channel of a server without the bot, or a group of direct messages."""

    def __init__(self, world: World, kind: Kind) -> None:
        self.world = world
        self.kind = kind
        backend = world.env.backend
        owner = world.env.create_user(f"keeper of the {kind}")
        self.channel_id: int = backend.get_dm_channel(owner.id).id
        self.guild_id: int | None = backend.snowflake() if kind == "server" else None
        self._requests = len(world.env.http_requests)

    @property
    def messages(self) -> list[Any]:
        return self.world.messages(self.channel_id)

    def intrusions(self) -> list[str]:
        """Requests about the channel other than answers to interactions."""
        made = self.world.env.http_requests[self._requests :]
        return [r.path for r in made if r.path.startswith(f"/channels/{self.channel_id}")]

    async def command(
        self, name: str = "ann", command: str = "play kill-the-kings", **options: Any
    ) -> InteractionResult:
        (result,) = await self.commands((name, command, options))
        return result

    async def commands(self, *asked: tuple[str, str, dict[str, Any]]) -> list[InteractionResult]:
        sent = [self._sent(name, COMMAND, _command(self.world, c, o)) for name, c, o in asked]
        return await self._send(sent)

    async def deal(self, name: str = "ann", **options: Any) -> ResponseMessage:
        """A new game there; its board."""
        return answer(await self.command(name, **options))

    async def daily(self, name: str = "ann") -> InteractionResult:
        """The press that begins the daily deal there, or goes on with it."""
        deals = answer(await self.command(name, "daily"))
        return await self.press(name, deals, "-:0:daily_play:kill-the-kings,")

    async def make(self, name: str, message: ResponseMessage, move: Offer) -> InteractionResult:
        """Make a move that a message offers."""
        custom_id, values = pressed(message, move)
        return await self.press(name, message, custom_id, *values)

    async def click(self, name: str, message: ResponseMessage, label: str) -> InteractionResult:
        (found,) = [b["custom_id"] for b in buttons(message) if b.get("label") == label]
        return await self.press(name, message, found)

    async def press(
        self, name: str, message: ResponseMessage, custom_id: str, *values: str
    ) -> InteractionResult:
        """A press of a control that the message perhaps no longer shows."""
        sent = self._sent(name, PRESSED, chosen(custom_id, values), message._message)
        (result,) = await self._send([sent])
        return result

    async def _send(self, sent: list[tuple[Any, dict[str, Any]]]) -> list[InteractionResult]:
        results = emit(self.world.env, *sent)
        await self.world.env.settle()
        return results

    def _sent(
        self, name: str, kind: int, data: dict[str, Any], source: Message | None = None
    ) -> tuple[Any, dict[str, Any]]:
        user_id = self.world.people[name].id
        stand = Stand(user_id, None, self.channel_id)
        record, payload = interaction(self.world.env, stand, kind, data, source)
        payload["authorizing_integration_owners"] = {"1": str(user_id)}
        channel = {"id": str(self.channel_id), "name": "far away", "permissions": "0"}
        if self.guild_id is None:
            payload["context"] = 2
            payload["channel"] = {**channel, "type": GROUP_MESSAGE, "recipients": []}
        else:
            guild_id = str(self.guild_id)
            payload["context"] = 0
            text = {"type": TEXT_CHANNEL, "guild_id": guild_id, "position": 0, "nsfw": False}
            payload["channel"] = {**channel, **text}
            payload["guild"] = {"id": guild_id, "locale": "en-US", "features": []}
            payload |= {"guild_id": guild_id, "guild_locale": "en-US"}
            payload["member"] = {
                "user": payload.pop("user"),
                "roles": [],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": False,
                "mute": False,
                "flags": 0,
                "permissions": "0",
            }
        return record, payload


def _command(world: World, command: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return a command as Discord describes it: its path, and its options with their kinds."""
    root, *path = command.split()
    known = [c for scope in world.env.backend.commands.values() for c in scope.values()]
    kinds = {bool: 5, str: 3}
    given: list[dict[str, Any]] = [
        {"name": name, "type": kinds[type(value)], "value": value}
        for name, value in options.items()
    ]
    for part in reversed(path):
        given = [{"name": part, "type": 1, "options": given}]
    found = next(c for c in known if c["name"] == root)
    return {"id": found["id"], "name": root, "type": 1, "options": given}
