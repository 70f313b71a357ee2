"""Whatever is typed, forged, suggested or sent too late gets a sentence, and so does what fails."""

import asyncio
import random
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType
from sqlalchemy import select

from bot.discord_io.limits import LIMITS
from bot.discord_io.router import Form
from bot.pages.lesson import lesson_id
from cogs.game_nights.tables import nights
from tests.cogs import doors
from tests.cogs.door_scenes import Scene, changed, option, payload, scene_of
from tests.cogs.doors import OPEN, RUNNING, VERBS, Door
from tests.cogs.pressing import SENT, Asked, Presser, at_home
from tests.cogs.puzzles.puzzling import arrange
from tests.cogs.server_settings.managing import boss_of
from tests.games.every import every_slug
from tests.support.any_table import TRACE
from tests.support.world import World, said_privately

TYPED = ("", "a", "A1", "%_%", "9" * 90, "٣²", "\u202e🜂" * 20, "'; --", "N@", "x" * 100)


async def test_whatever_is_typed_in_a_command_gets_a_sentence(world: World) -> None:
    scene = await scene_of(world, "king-of-the-mountain", RUNNING)
    asked = []
    for path, each in doors.commands_of(world.bot.tree):
        for parameter in each.parameters:
            free = not parameter.choices or parameter.name in ("game", "language")
            if free and parameter.type is AppCommandOptionType.string:
                for text in (*random.Random(path).sample(TYPED, 2), "E5 " * 2000):
                    needed = [p for p in each.parameters if p.required and p is not parameter]
                    typed = {**option(world, parameter), "value": text}
                    options = [typed, *(option(world, p) for p in needed)]
                    asked.append(Asked.command(path, payload(world, path, options)))
    told, ended = await scene.presser.ask(scene.stands["ann"][0], asked)
    failed = [each.asked.what[:60] for each in told if TRACE in each.text or not each.text]
    assert not failed, failed
    assert ended["done"] + ended["refused"] == len(asked)


async def test_suggestions_are_given_to_those_who_may_and_never_fail(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    scene = await scene_of(world, "king-of-the-mountain", RUNNING)
    before, offered, rng = await scene.presser.digest(), {}, random.Random(1)
    for path, each in doors.commands_of(world.bot.tree):
        for number, parameter in enumerate(p for p in each.parameters if p.autocomplete):
            for name in ("ann", "blocked", "boss", "outsider", "stranger directly"):
                asked = []
                for text in ("", *rng.sample(TYPED, 2)):
                    focused = {**option(world, parameter), "value": text, "focused": True}
                    others = [
                        {**option(world, p), "value": TYPED[number % 10]}
                        for p in each.parameters
                        if p is not parameter and p.type is AppCommandOptionType.string
                    ]
                    options = [*others[: len(text) % 3], focused]
                    asked.append(Asked.suggestion(path, payload(world, path, options)))
                told, ended = await scene.presser.ask(scene.stands[name][0], asked)
                assert not any(ended.values()), (path, name)
                for one in told:
                    assert one.result.autocomplete_choices is not None, (name, one.asked.what)
                    assert len(one.result.autocomplete_choices) <= 25
                offered[path, parameter.name, name] = "".join(one.text for one in told)
    assert "Ignoring exception" not in caplog.text
    assert changed(before, await scene.presser.digest()) == {}
    seated = {name for (_, _, name), text in offered.items() if scene.record.id in text}
    assert seated == {"ann", "boss"}


# Anything at all


HOSTILE = (
    *("", "x", "-1", "0", "9" * 60, "٣", "²", "1e9", "null", "..", "a'--", "%s{0}{{", "/" * 40),
    *("\x00", "🜂/🜂/🜂", "\u202e", "A1", "{match}", "{me}", "{ann}", "{night}", "s" * 70),
)
VALUES = ((), ("",), ("9" * 90,), ("\u202e🜂",) * 25, ("{match}",), ("{ann}",), ("high-card",))


def bent(scene: Scene, rng: random.Random, meant: str, right: Door, name: str) -> Asked:
    """A press that no page has offered: of a right one, at least one thing is wrong."""
    record = scene.record
    version = rng.choice((0, record.version, record.alarm.since, record.version + 1, 999_999_999))
    of_others = ("-", "0" * 10, record.id[:-1], f"_{record.id}", lesson_id(record.slug))
    match_id = rng.choice((*[record.id] * len(of_others), *of_others))
    good = right.args.split("/")
    if good != [""] and rng.random() < 0.6:
        good[rng.randrange(len(good))] = rng.choice(HOSTILE)
        args = "/".join(good)
    else:
        args = rng.choice(HOSTILE)
    values = tuple(scene.filled(each, name) for each in rng.choice((*VALUES, right.values)))
    custom_id = f"{match_id}:{version}:{meant}:{scene.filled(args, name)}"[:100]
    return Asked.menu(custom_id) if rng.random() < 0.1 else Asked.press(custom_id, values)


NOT_BENT = frozenset({"privacy_choose:delete", "animate", "share_animation"})
"""Requests that would leave nobody to press anything else, and those that draw pictures."""


@every_slug
async def test_whatever_is_sent_gets_a_sentence(world: World, slug: str) -> None:
    """Things may happen by it, where the sender may do them."""
    scene = await scene_of(world, slug, RUNNING)
    await arrange(world, "high-card")  # else the day's puzzle is looked for, which takes long
    rng, own = random.Random(slug), world.bot.presenters[slug].board_verbs
    entries = {**VERBS, **dict.fromkeys((*own, "nonsense"), doors.PLAYING)}
    verbs = [each for each in entries.items() if each[0] not in NOT_BENT]
    for name, (stand, _) in scene.stands.items():
        some = rng.sample(verbs, len(verbs) // 15)
        asked = [bent(scene, rng, verb, door, name) for verb, door in some]
        told, ended = await scene.presser.ask(stand, asked)
        failed = [each.asked.what for each in told if TRACE in each.text]
        assert not failed, (name, failed)
        assert not ended["failed"] + ended["unshown"] + ended["faults"], (name, ended)
        secret = scene.record.secret.hex() if await is_live(scene) else "nothing secret"
        for each in told:
            assert each.result.acknowledged, (name, each.asked.what)
            assert secret not in each.text, (name, each.asked.what)


async def is_live(scene: Scene) -> bool:
    return (await scene.world.bot.ledger.read(scene.record.id)).live


NOT_CHOSEN = ("erased",)
"""Actions of the panel of settings that leave nothing to choose from."""


async def test_no_setting_fails_and_only_managers_change_any(world: World) -> None:
    scene = await scene_of(world, "high-card", OPEN)
    rng, panel = random.Random(1), world.bot.settings_panel
    actions = sorted({*panel.pages, *panel.settings} - {*NOT_CHOSEN})
    before = await scene.presser.digest()
    for name in ("stranger", "ann abroad", "boss"):
        asked = []
        for action in actions:
            args = rng.choice((action, f"{action}/{rng.choice(HOSTILE)}", f"{action}/1/0"))
            custom_id = f"-:0:settings:{scene.filled(args, name)}"[:100]
            values = [scene.filled(each, name) for each in rng.choice(VALUES)]
            asked.append(Asked.press(custom_id, values))
        told, ended = await scene.presser.ask(scene.stands[name][0], asked)
        assert not [each.asked.what for each in told if TRACE in each.text]
        if name != "boss":
            assert ended["refused"] == len(actions)
            assert changed(before, await scene.presser.digest()) == {}


# Where interactions fail


async def test_suggestions_of_a_broken_database_are_empty_and_reported(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stand, presser = at_home(world, boss_of(world)), Presser(world)

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("broken")

    for name in ("read", "scalars", "rows", "scalar"):
        monkeypatch.setattr(world.bot.database, name, broken)
    failed = 0
    for path, each in doors.commands_of(world.bot.tree):
        for parameter in each.parameters:
            if parameter.autocomplete:
                focused = {**option(world, parameter), "value": "", "focused": True}
                asked = Asked.suggestion(path, payload(world, path, [focused]))
                (told,), ended = await presser.ask(stand, [asked])
                assert told.result.autocomplete_choices == []
                failed += ended["faults"]
    assert failed >= 7
    assert "Ignoring exception" not in caplog.text


async def test_what_fails_around_a_handler_is_told_and_reported(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> bool:
        raise RuntimeError("broken")

    monkeypatch.setattr(world.bot.router.limits, "has_room", broken)
    stand = at_home(world, world.people["ann"])
    (told,), ended = await Presser(world).ask(stand, [Asked.press("-:0:tables")])
    assert TRACE in told.text
    assert ended["faults"] == 1
    assert "Ignoring exception" not in caplog.text


def test_every_form_is_answered_by_the_router() -> None:
    forms = [*discord.ui.Modal.__subclasses__()]
    assert forms == [Form]
    assert Form.__subclasses__()
    assert all("on_submit" not in vars(each) for each in Form.__subclasses__())


async def test_a_form_opens_however_long_that_took_and_is_refused_when_sent_too_late(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0)
    stand, presser = at_home(world, boss_of(world)), Presser(world)
    slow = world.bot.guild_book.of

    async def slowly(guild_id: int | None) -> Any:
        await asyncio.sleep(0.01)
        return await slow(guild_id)

    monkeypatch.setattr(world.bot.guild_book, "of", slowly)
    (opened,), _ = await presser.ask(stand, [Asked.press("-:0:night_form", ["king-of-the-hill"])])
    form = opened.result.modal
    assert form is not None
    sent = {"custom_id": form["custom_id"], "components": []}
    unknown = {**sent, "custom_id": "0" * 32}
    for data, told in ((sent, "no longer works"), (unknown, "That form is too old")):
        (answer,), ended = await presser.ask(stand, [Asked("form", SENT, data)])
        assert ended["refused"] == 1
        assert told in answer.text
    assert await night_count(world) == 0


async def night_count(world: World) -> int:
    return len(await world.bot.database.scalars(select(nights.c.id)))


async def test_refusals_of_discord_are_bounded_for_each_person(world: World) -> None:
    """Too many of them shut everybody out."""
    limits, burst = world.bot.router.limits, LIMITS["refusal"].burst
    limits._interval_ms["refusal"] = 60_000.0
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=None
    )
    ann = world.people["ann"]
    for _ in range(burst):
        told = said_privately(await ann.slash(world.channel, "play high-card"))
        assert "I can't see that channel" in told
    refused = len(world.env.http_requests)
    told = said_privately(await ann.slash(world.channel, "play high-card"))
    assert "That's a lot at once" in told
    assert len(world.env.http_requests) == refused + 1
    assert limits.has_room(world.people["bob"].id, "refusal")
