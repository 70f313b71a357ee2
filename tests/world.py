"""A Discord server with the bot and its people, for tests that play as users do."""

import json
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage

from bot.client import Castellan
from bot.records import Record
from bot.settings import Settings

NAMES = ("ann", "bob", "cem", "dora")


class World:
    """One server, one channel, four people, and helpers that see what a person would see."""

    def __init__(self, env: Env, settings: Settings) -> None:
        self.env = env
        self.settings = settings
        guild = env.create_guild("The Keep")
        self.guild = guild
        self.channel: ChannelHandle = guild.create_text_channel("great-hall")
        self.people: dict[str, MemberActor] = {
            name: guild.add_member(env.create_user(name)) for name in NAMES
        }
        self.stranger: MemberActor = guild.add_member(env.create_user("stranger"))

    @property
    def bot(self) -> Castellan:
        assert isinstance(self.env.bot, Castellan)
        return self.env.bot

    async def restart(self) -> None:
        """Pull the plug and start a new process's worth of bot on the same database."""
        old = self.bot
        await self.env.restart_bot(Castellan(self.settings))
        await old.database.close()

    async def only_match(self) -> Record:
        """The one match in the database."""
        async with self.bot.database.read() as connection:
            ids = (await connection.exec_driver_sql("SELECT id FROM matches")).scalars().all()
        assert len(ids) == 1
        return await self.bot.ledger.read(ids[0])

    def messages(self, channel_id: int) -> list[Any]:
        """The public messages of a channel, oldest first."""
        stored = self.env.backend.messages[channel_id].values()
        return [m for m in sorted(stored, key=lambda m: m.id) if not m.is_ephemeral]

    def public(self, channel_id: int, message_id: int) -> ResponseMessage:
        """A message as anybody can open it."""
        return ResponseMessage(self.env, self.env.backend.get_message(channel_id, message_id))

    async def lobby(self) -> ResponseMessage:
        """The lobby's message."""
        record = await self.only_match()
        assert record.lobby_message_id is not None
        return self.public(record.channel_id, record.lobby_message_id)

    async def board(self) -> ResponseMessage:
        """The board's message, wherever it stands."""
        record = await self.only_match()
        assert record.place_id is not None
        assert record.board_message_id is not None
        return self.public(record.place_id, record.board_message_id)

    async def open_table(self, host: str = "ann", **options: Any) -> ResponseMessage:
        """``/play high-card``; the lobby's message."""
        result = await self.people[host].slash(self.channel, "play high-card", **options)
        assert result.ephemeral
        return await self.lobby()

    async def seat(self, *names: str) -> None:
        """Let people press Join."""
        for name in names:
            await self.people[name].click(await self.lobby(), label="Join")

    async def begin(self, *names: str, **options: Any) -> Record:
        """Open a table, seat the others, start."""
        await self.open_table(names[0], **options)
        await self.seat(*names[1:])
        await self.people[names[0]].click(await self.lobby(), label="Start")
        return await self.only_match()

    async def hand(self, name: str) -> ResponseMessage:
        """Press My hand on the board; the private message."""
        result = await self.people[name].click(await self.board(), label="My hand")
        return answer(result)

    async def whose_turn(self) -> str:
        """The name of the person who is to play."""
        record = await self.only_match()
        (seat,) = record.game.to_act(record.state)
        return record.chairs[seat].name

    async def play_turn(self, declaration: str = "Middle") -> str:
        """Let whoever is to play open their hand, pick a card and declare; their name."""
        name = await self.whose_turn()
        hand = await self.hand(name)
        cards = [b for b in buttons(hand) if ":pick:" in b["custom_id"]]
        if cards:
            await self.people[name].click(hand, custom_id=cards[-1]["custom_id"])
        word = next(b for b in buttons(hand) if declaration in b["label"])
        await self.people[name].click(hand, custom_id=word["custom_id"])
        return name


def answer(result: InteractionResult) -> ResponseMessage:
    """What a person is shown in answer: a follow-up if there is one, else the response."""
    shown = result.followups[-1] if result.followups else result.response
    assert shown is not None
    return shown


def buttons(message: ResponseMessage) -> list[dict[str, Any]]:
    """The buttons and menus of a message, flat."""
    return [item for row in message.components for item in row.get("components", ())]


def labels(message: ResponseMessage) -> list[str]:
    return [item.get("label", "") for item in buttons(message)]


def words(message: ResponseMessage) -> str:
    """Everything that can be read on a message, its pictures' alternatives included."""
    embeds = [f"{e.title} {e.description} {e.footer.text}" for e in message.embeds]
    alternatives = [a.description or "" for a in message.attachments]
    return "\n".join([message.content, *embeds, *alternatives, json.dumps(message.components)])


def said_privately(result: InteractionResult) -> str:
    """The text of a private answer; fails when the answer is public or missing."""
    message = answer(result)
    assert message.ephemeral
    return words(message)


def pings(message: Any) -> list[int]:
    """Whom a stored message notifies."""
    return [int(user) for user in message.mentions]


__all__ = ["World", "answer", "buttons", "discord", "labels", "pings", "said_privately", "words"]
