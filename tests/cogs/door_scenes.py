"""A match in every state, the people around it, and what they may ask of the bot."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from discord import AppCommandOptionType
from discord.app_commands import Command, Parameter
from simcord.backend import serializers

from bot.match.record import Record
from cogs.privacy.deletion import Deletion
from games import GAMES
from tests.cogs.doors import GONE, NOBODY, OFF, OVER, RUNNING, Door, Who
from tests.cogs.game_nights.holding import plan
from tests.cogs.pressing import Asked, Presser, Told, directly
from tests.cogs.scenes import shut_out
from tests.cogs.server_settings.managing import boss_of
from tests.games.playing import sample_of
from tests.support.acting import finish
from tests.support.any_table import TRACE
from tests.support.asking import Stand
from tests.support.stored import Stored
from tests.support.watch import cards_named
from tests.support.world import World

ON_SERVER = Who.ANYBODY | Who.SERVER
NEW = Who.HERE | Who.ONLOOKER | Who.NEWCOMER


@dataclass
class Scene:
    """A match in some state, and people with their channels and relations to it."""

    world: World
    status: str
    record: Record
    stands: dict[str, tuple[Stand, Who]]
    presser: Presser
    names: dict[str, str] = field(default_factory=dict)
    """Replacements for the names in doors' arguments."""

    def filled(self, text: str, name: str) -> str:
        """Put what this scene has into a door's argument."""
        me = str(self.stands[name][0].user_id)
        for known, value in {"match": self.record.id, "me": me, **self.names}.items():
            text = text.replace(f"{{{known}}}", value)
        return text

    def press(self, verb: str, door: Door, name: str) -> Asked:
        version = self.record.version if door.version is None else door.version
        at = f"{self.record.id}:{version}" if door.of_match else "-:0"
        meant = self.filled(f"{verb}:{door.args}" if door.args else verb, name)
        return Asked.press(f"{at}:{meant}", [self.filled(each, name) for each in door.values])

    def may(self, door: Door, name: str) -> bool:
        return bool(door.who & self.stands[name][1]) and self.status in door.when

    def known(self, name: str) -> set[int]:
        record = self.record
        known: Callable[[Any], set[int]] | None = sample_of(record.game, "known", None)
        if record.state is None or known is None:
            return set()
        if self.status == OVER:
            return {*range(54)}
        chair = record.chair_of(self.stands[name][0].user_id)
        return known(record.game.view(record.state, None if chair is None else chair.seat))


async def scene_of(world: World, slug: str, status: str) -> Scene:
    """ann and bob at a match, and cem, who sat there and has deleted their data."""
    await world.env.settle()
    shut_out(world, "unseeing")
    blocked = world.welcome("blocked")
    await world.bot.guild_book.bar(world.guild.id, blocked.id, "blocked", 1, boss_of(world).id)
    record = await match_of(world, slug, status)
    await world.do(world.bot.service(Deletion).delete(world.people["cem"].id))
    if status == RUNNING:
        await world.env.advance_time(30)  # let computers do what they will
    record = await world.now(record)
    if status == GONE:
        await world.forget_match(record.id)
    names = {"ann": str(world.people["ann"].id), "challenge": "nothing"}
    if status == RUNNING:
        names["night"] = (await plan(world)).night.id
    return Scene(world, status, record, stands_of(world, slug, status), Presser(world), names)


async def match_of(world: World, slug: str, status: str) -> Record:
    """Seat people, and bring the match to its state."""
    game, ann = GAMES[slug], world.people["ann"]
    if game.for_one:
        await ann.slash(world.channel, f"play {slug}")
        return await world.only_match()
    short = sample_of(game, "SHORT", {}) if status == OVER else {}
    await world.open_table("ann", game=slug, **short)
    least = game.seats.start
    others = ["cem", "eve", "fay"] if least > 3 else ["cem"] if 3 in game.seats else []
    for name in others[1:]:
        world.welcome(name)
    await world.join("bob", *others)
    record = await world.only_match()
    if status in (RUNNING, OVER):
        await ann.click(await world.lobby(), label="Start")
        await world.let_all_decide()
    if (slug, status) == ("high-card", RUNNING):
        for _ in range(3):  # so that there is something to see
            await world.play_turn()
    elif status == OFF:
        with world.env._bot_scope():
            await world.bot.ledger.call_off(record.id, "manager")
    elif status == OVER:
        await finish(world, record)
    return record


def stands_of(world: World, slug: str, status: str) -> dict[str, tuple[Stand, Who]]:
    """The person who presses, and the channel: together they decide the relation to the match."""
    outside, boss = world.env.create_guild("Outside"), boss_of(world)
    gate, yard = outside.create_text_channel("gate"), world.guild.create_text_channel("yard")
    outsider, ann = world.env.create_user("outsider"), world.people["ann"]
    for user in (outsider, ann.user):
        outside.add_member(user)
    here, there = [(world.guild.id, each.id) for each in (world.channel, yard)]
    abroad = (outside.id, gate.id)
    seated = {GONE: NOBODY, OFF: Who.PLAYED}.get(status, Who.PLAYED | Who.SEAT)
    host = seated | (Who.HOST if seated else NOBODY)
    known = ON_SERVER | Who.HERE
    stands = {
        "ann": (Stand(ann.id, *here), known | host),
        "bob": (Stand(world.people["bob"].id, *there), known | seated),
        "ann abroad": (Stand(ann.id, *abroad), ON_SERVER | host),
        "cem": (Stand(world.people["cem"].id, *here), ON_SERVER | NEW),
        "stranger": (Stand(world.stranger.id, *there), ON_SERVER | NEW),
        "boss": (Stand(boss.id, *there), ON_SERVER | NEW | Who.MANAGER),
        "blocked": (Stand(world.people["blocked"].id, *here), known | Who.ONLOOKER),
        "unseeing": (Stand(world.people["unseeing"].id, *there), ON_SERVER),
        "outsider": (Stand(outsider.id, *abroad), ON_SERVER),
        "stranger directly": (directly(world, "stranger"), Who.ANYBODY),
    }
    if GAMES[slug].for_one:
        del stands["bob"]
    return stands


def check(scene: Scene, name: str, told: Told, door: Door, *, refused: bool) -> None:
    """Fail if a person gets no reply, or learns what they may not know."""
    what = (name, told.asked.what, told.text)
    assert told.result.acknowledged, what
    assert TRACE not in told.text, what
    if refused:
        assert told.text.strip("[]{}\n"), what
        assert told.private, what
    if not door.examples:
        known = set() if refused else scene.known(name)
        assert not cards_named(told.text) - known, what
    assert scene.record.secret.hex() not in told.text or (
        not refused and scene.status != RUNNING
    ), what


def changed(before: Stored, after: Stored) -> dict[str, Any]:
    return {
        name: ([r for r in rows if r not in after[name]], [r for r in after[name] if r not in rows])
        for name, rows in before.items()
        if rows != after[name]
    }


def payload(world: World, name: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    first, *rest = name.split()
    for each in reversed(rest):
        options = [{"name": each, "type": 1, "options": options}]
    return {"id": "1", "name": first, "type": 1, "options": options, "resolved": people_of(world)}


def people_of(world: World) -> dict[str, Any]:
    backend, guild = world.env.backend, world.env.backend.get_guild(world.guild.id)
    bob = world.people["bob"].id
    member = serializers.member_payload(backend, guild, guild.members[bob], with_user=False)
    seen = {**member, "permissions": "1024"}
    user = dict(serializers.user_payload(backend.get_user(bob)))
    return {"users": {str(bob): user}, "members": {str(bob): seen}}


def option(world: World, parameter: Parameter, text: str = "A1") -> dict[str, Any]:
    """An option as Discord sends it, with a choice that it offers or a text that was typed."""
    kind, value = parameter.type, parameter.choices[0].value if parameter.choices else text
    if kind is AppCommandOptionType.integer:
        value = parameter.min_value or 0 if not parameter.choices else value
    elif kind is AppCommandOptionType.boolean:
        value = True
    elif kind is AppCommandOptionType.user:
        value = str(world.people["bob"].id)
    return {"name": parameter.display_name, "type": kind.value, "value": value}


def command(world: World, name: str, each: Command[Any, ..., Any]) -> Asked:
    wanted = [p for p in each.parameters if p.required]
    return Asked.command(name, payload(world, name, [option(world, p) for p in wanted]))


def menu(world: World, name: str) -> Asked:
    target = {"type": 2, "target_id": str(world.people["bob"].id), "resolved": people_of(world)}
    return Asked.command(name, {"id": "1", "name": name, **target})
