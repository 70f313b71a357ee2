"""A database left by an older version, with the messages it had shown on Discord."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from simcord import Env, InteractionResult, ResponseMessage

from tests.support.world import Click, World

KEPT = Path(__file__).parents[1] / "kept" / "database"
EPHEMERAL = 64
"""Discord's flag for a message that only one person sees."""


@dataclass(frozen=True)
class Control:
    """A control on an old message: the people who could press it, and its options."""

    message_id: int
    channel_id: int
    custom_id: str
    values: tuple[str, ...]
    owner: str | None
    """The owner of the private message; None for a public one."""


class Older:
    """A database and messages left by a version of the schema."""

    def __init__(self, revision: str) -> None:
        self._script = (KEPT / f"{revision}.sql").read_text(encoding="utf-8")
        self.told: dict[str, Any] = json.loads((KEPT / f"{revision}.json").read_text("utf-8"))
        self.now = datetime.fromisoformat(self.told["now"])

    def lay(self, path: Path) -> Path:
        """Write the database to a file."""
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(self._script)
        return path

    def show(self, env: Env, world: World) -> None:
        """Give the simulated Discord everything that the older version had shown."""
        backend, told = env.backend, self.told
        assert (world.guild.id, world.channel.id) == (told["guild_id"], told["channel_id"])
        assert {name: actor.id for name, actor in world.people.items()} == told["people"]
        me = backend.bot_user.id
        for thread in told["threads"]:
            backend.create_thread(
                thread["parent_id"], thread["name"], me, message_id=thread["id"], broadcast=False
            )
        for name, channel_id in told["direct_channels"].items():
            channel = backend.get_dm_channel(told["people"][name])
            backend.channels[channel_id] = channel
            channel.id = backend.dm_channels[told["people"][name]] = channel_id
            backend.messages[channel_id] = {}
        for said in told["messages"]:
            message = backend.prepare_message(
                said["channel_id"],
                me,
                said["content"],
                embeds=[said["embed"]] if said["embed"] else [],
                components=said["components"],
                flags=EPHEMERAL if said["ephemeral"] else 0,
            )
            message.id = said["message_id"]
            backend.commit_message(message, broadcast=False)

    def controls(self) -> list[Control]:
        """Return every control of every message, in the order in which they were shown."""
        found = []
        for said in self.told["messages"]:
            parts = [part for row in said["components"] for part in row.get("components", ())]
            for part in parts:
                options = [option["value"] for option in part.get("options", ())]
                found.append(
                    Control(
                        message_id=said["message_id"],
                        channel_id=said["channel_id"],
                        custom_id=part["custom_id"],
                        values=tuple(options[-1:]),
                        owner=said["for"],
                    )
                )
        return found


async def press(world: World, control: Control, name: str) -> InteractionResult:
    """Press a control of an old message, even if it has been posted again further down."""
    backend = world.env.backend
    message = backend.messages[control.channel_id].get(control.message_id)
    if message is None or backend.get_channel(control.channel_id).guild_id is None:
        shown = world.forge("x")
    else:
        shown = ResponseMessage(world.env, message)
    click = Click(name, shown, custom_id=control.custom_id, values=control.values)
    (result,) = await world.at_once(click)
    return result
