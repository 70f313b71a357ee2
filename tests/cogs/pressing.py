"""Presses, commands and suggestions in any number at once, by anybody from anywhere."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from simcord import InteractionResult, MemberActor
from simcord.backend.models import Message

from bot.base import metrics
from tests.support.asking import (
    COMMAND,
    MENU,
    PRESSED,
    SUGGESTED,
    Stand,
    chosen,
    emit,
    interaction,
)
from tests.support.reading import words
from tests.support.stored import Stored, everything
from tests.support.world import World

MAY_WRITE = frozenset({"shards", "pings"})
"""Tables that a press may always write: when the process was last alive, and who has come."""


def at_home(world: World, person: MemberActor) -> Stand:
    return Stand(person.id, world.guild.id, world.channel.id)


def directly(world: World, name: str) -> Stand:
    user = world.people[name].user
    return Stand(user.id, None, user.dm_channel.id)


@dataclass(frozen=True)
class Asked:
    """A request: as Discord sends it, and as a failing test shows it."""

    what: str
    type: int
    data: dict[str, Any]

    @classmethod
    def press(cls, custom_id: str, values: Sequence[str] = ()) -> "Asked":
        return cls(custom_id, PRESSED, chosen(custom_id, values))

    @classmethod
    def command(cls, name: str, data: dict[str, Any]) -> "Asked":
        return cls(f"/{name} {data.get('options', '')}", COMMAND, data)

    @classmethod
    def suggestion(cls, name: str, data: dict[str, Any]) -> "Asked":
        return cls(f"/{name} {data['options']} …", SUGGESTED, data)

    @classmethod
    def menu(cls, custom_id: str) -> "Asked":
        data = {"custom_id": custom_id, "component_type": MENU, "values": []}
        return cls(f"{custom_id} with nothing", PRESSED, data)


class Told(NamedTuple):
    """A person's result."""

    asked: Asked
    result: InteractionResult
    text: str
    private: bool


class Presser:
    """Sends what people ask for to the bot, and looks at how it ends."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._forged: dict[int, Message] = {}

    async def digest(self) -> Stored:
        return await everything(self._world.bot.database, *MAY_WRITE)

    async def ask(self, stand: Stand, each: Iterable[Asked]) -> tuple[list[Told], dict[str, int]]:
        """Send several requests of a person at once.

        Returns the replies, and the number of each outcome.
        """
        world, before, asked = self._world, outcomes(), [*each]
        results = emit(world.env, *(self._made(stand, one) for one in asked))
        await world.env.settle()
        after = outcomes()
        told = [_told(one, result) for one, result in zip(asked, results, strict=True)]
        return told, {name: after[name] - before[name] for name in before}

    def _made(self, stand: Stand, asked: Asked) -> tuple[Any, dict[str, Any]]:
        source = self._message_in(stand.channel_id) if asked.type == PRESSED else None
        record, payload = interaction(self._world.env, stand, asked.type, asked.data, source)
        if "share=" in asked.data.get("custom_id", ""):  # only private pages are shared
            payload["message"]["flags"] = 1 << 6
        return record, payload

    def _message_in(self, channel_id: int) -> Message:
        """A message of the bot's, on which a modified client presses what it likes."""
        if channel_id not in self._forged:
            backend = self._world.env.backend
            stored = backend.create_message(channel_id, backend.bot_user.id, "forged")
            self._forged[channel_id] = stored
        return self._forged[channel_id]


def outcomes() -> dict[str, int]:
    """Count presses and commands by outcome so far, and failures of every kind."""
    ended = {
        sample.labels["outcome"]: int(sample.value)
        for metric in metrics.CLICKS.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    }
    faults = (sample for metric in metrics.FAULTS.collect() for sample in metric.samples)
    total = sum(int(each.value) for each in faults if each.name.endswith("_total"))
    return {**ended, "faults": total}


def _told(asked: Asked, result: InteractionResult) -> Told:
    messages = [each for each in (result.response, *result.followups) if each is not None]
    offered = json.dumps(result.autocomplete_choices or [], ensure_ascii=False)
    form = json.dumps(result.modal or {}, ensure_ascii=False)
    text = "\n".join([*map(words, messages), offered, form])
    return Told(asked, result, text, all(each.ephemeral for each in messages))
