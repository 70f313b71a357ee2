"""Every verb and command, used by everybody from everywhere, and whatever else is sent."""

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
from games import GAMES
from tests.cogs import doors
from tests.cogs.daily.test_daily_of_all_games import begin as daily_begin
from tests.cogs.door_scenes import Scene, changed, check, command, menu, option, payload, scene_of
from tests.cogs.doors import GONE, OFF, OPEN, OVER, RUNNING, VERBS, Door
from tests.cogs.pressing import Asked, Presser, at_home, directly
from tests.cogs.puzzles.puzzling import arrange
from tests.cogs.server_settings.managing import boss_of
from tests.games.every import every_slug
from tests.support.any_table import TRACE
from tests.support.asking import SENT
from tests.support.reading import buttons
from tests.support.watch import cards_named
from tests.support.world import World, said_privately

SCENES = [
    ("king-of-the-mountain", OPEN),
    ("high-card", RUNNING),
    ("king-of-the-hill", OVER),
    ("high-card", OFF),
    ("high-card", GONE),
]
SOME = ("boss", "unseeing", "stranger directly")
"""Those who press what is about no match, too: others are the same people there."""
SEVERAL = ("ann", "cem", "stranger", "blocked", "unseeing", "outsider", "stranger directly")
"""Those who press where it's no matter who is to play."""
FEW = ("ann", "ann abroad", "stranger", "outsider", "stranger directly")
"""Those who press where hardly anybody may anything."""
each_scene = pytest.mark.parametrize(("slug", "status"), SCENES, ids=["-".join(s) for s in SCENES])


def test_every_verb_and_command_has_an_entry(world: World) -> None:
    router = world.bot.router
    verbs = {verb.partition(":")[0] for verb in VERBS}
    known = {*verbs, *doors.REHEARSALS, *router._board_verbs, ""}
    assert {*router._handlers, *router._board_verbs} == known
    assert doors.names_of(world.bot.tree) == {*doors.COMMANDS}


@each_scene
async def test_those_who_may_are_answered_and_all_others_refused(
    world: World, slug: str, status: str
) -> None:
    scene = await scene_of(world, slug, status)
    before = await scene.presser.digest()
    wrong = []
    for name in {OPEN: [*scene.stands], RUNNING: [*scene.stands], OVER: SEVERAL}.get(status, FEW):
        several, there = status == RUNNING and name in SOME, name != "boss"
        entries = {verb: door for verb, door in VERBS.items() if (several, there)[door.of_match]}
        refused = {verb: door for verb, door in entries.items() if not scene.may(door, name)}
        allowed = {
            verb: door
            for verb, door in entries.items()
            if scene.may(door, name) and not door.changes
        }
        for each, outcome in ((refused, "refused"), (allowed, "done")):
            presses = [scene.press(verb, door, name) for verb, door in each.items()]
            told, ended = await scene.presser.ask(scene.stands[name][0], presses)
            if ended != {**dict.fromkeys(ended, 0), outcome: len(presses)}:
                wrong += await astray(scene, name, each, outcome)
            for one, door in zip(told, each.values(), strict=True):
                check(scene, name, one, door, refused=outcome == "refused")
    assert not wrong, "\n".join(wrong)
    assert changed(before, await scene.presser.digest()) == {}


@pytest.mark.parametrize(("slug", "status"), SCENES[:-1], ids=["-".join(s) for s in SCENES[:-1]])
async def test_a_match_that_one_may_not_see_reads_like_one_that_is_not_there(
    world: World, slug: str, status: str
) -> None:
    scene = await scene_of(world, slug, status)
    verbs = {verb: door for verb, door in VERBS.items() if door.of_match and verb != "stay"}
    verbs |= dict.fromkeys(sorted(world.bot.router._board_verbs), doors.PLAYING)
    match_id, nothing = scene.record.id, "0" * len(scene.record.id)
    for name in ("unseeing", "outsider", "stranger directly"):
        presses = [scene.press(verb, door, name) for verb, door in verbs.items()]
        forged = [Asked.press(each.what.replace(match_id, nothing)) for each in presses]
        chosen = [Asked.press("-:0:hand", [each]) for each in (match_id, nothing)]
        stand = scene.stands[name][0]
        told, _ = await scene.presser.ask(stand, [*presses, chosen[0]])
        expected, ended = await scene.presser.ask(stand, [*forged, chosen[1]])
        assert ended["refused"] == len(expected), name
        assert [(each.asked.what.split(":")[2], each.text) for each in told] == [
            (each.asked.what.split(":")[2], each.text) for each in expected
        ]


async def astray(scene: Scene, name: str, each: dict[str, Door], outcome: str) -> list[str]:
    """Press one by one, to name those that don't end as they should."""
    found = []
    for verb, door in each.items():
        press = scene.press(verb, door, name)
        (told,), ended = await scene.presser.ask(scene.stands[name][0], [press])
        if not ended[outcome]:
            found.append(f"{name}: {press.what} isn't {outcome}: {told.text[:120]!r}")
    return found


TAKEN_BY_FEWER = frozenset({"open_table", "play_on", "seek_set", "privacy_choose"})
"""Whoever may not go on is told so where these lead to."""
BEGINNING = frozenset({"play_on", "same_cards"})


@pytest.mark.parametrize(
    ("slug", "status"), [("high-card", RUNNING), ("king-of-the-hill", OVER)], ids=[RUNNING, OVER]
)
async def test_no_private_page_offers_its_reader_what_is_refused(
    world: World, slug: str, status: str
) -> None:
    """Whoever plays, looks on, is blocked, or may not write; nothing that changes is pressed."""
    scene, wrong, pressed = await scene_of(world, slug, status), [], set[str]()
    world.mute("cem")
    for name in ("ann", "boss", "cem", "blocked", "stranger directly"):
        stand = scene.stands[name][0]
        shown = [
            scene.press(verb, door, name)
            for verb, door in VERBS.items()
            if scene.may(door, name) and not door.changes and verb not in TAKEN_BY_FEWER
        ]
        pages, _ = await scene.presser.ask(stand, shown)
        offered = {
            control["custom_id"]: [each["value"] for each in control.get("options", ())][:1]
            for page in pages
            if page.private and page.result.response is not None
            for control in buttons(page.result.response)
            if not control.get("disabled")
        }
        for custom_id, values in offered.items():
            verb = custom_id.split(":")[2]
            door = VERBS.get(verb)
            if door is None or door.who is doors.NOBODY:
                continue  # a move, perhaps of a lesson: games prove that theirs are legal
            if verb in BEGINNING and name in ("cem", "blocked"):
                wrong.append(f"{name}: {custom_id} begins a match")
            if door.changes and f"{verb}:share" not in custom_id:
                if door.of_match and not scene.may(door, name):
                    wrong.append(f"{name}: {custom_id} is for others")
                continue
            if verb in TAKEN_BY_FEWER:
                continue
            (told,), ended = await scene.presser.ask(stand, [Asked.press(custom_id, values)])
            pressed.add(verb)
            if ended["refused"]:
                wrong.append(f"{name}: {custom_id} says {told.text[:80]!r}")
    assert not wrong, "\n".join(wrong)
    assert len(pressed) > 12, sorted(pressed)


WALKS = (
    (
        *("high-card", OPEN),
        (
            "ann cancel, ann rematch, stranger join, stranger leave, boss sit, ann board, "
            "ann computer, ann stay_open, ann wait, ann start"
        ),
    ),
    ("high-card", OPEN, "ann versus"),
    ("high-card", RUNNING, "boss night:{night}/skip"),
    ("king-of-the-hill", RUNNING, "ann suggest, bob offer_stop, bob leave, ann resign"),
    (
        *("high-card", OVER),
        (
            "stranger turning_points, ann review, blocked quiz, bob share_step, bob post_step, "
            "boss same_cards, bob rematch"
        ),
    ),
    (
        *("high-card", RUNNING),
        (
            "stranger night_join, boss night:{night}/level, "
            "boss night:{night}/role, boss night:{night}/weekly, "
            "boss night:{night}/gone, boss night_form, bob leaderboard:share=, bob profile:share=, "
            "bob daily_standings:share=, bob daily_play, bob try, "
            "bob seek_set:stop/high-card/relaxed, bob prefer, bob not_from, bob speak, "
            "bob privacy_choose:everywhere, bob privacy_choose:here, bob privacy_choose:delete"
        ),
    ),
)
DRAWN = {"animate", "share_animation", "daily_puzzle"}
"""Changes that are left out: here nothing is drawn, nor thought about for long."""


@pytest.mark.parametrize(
    ("slug", "status", "steps"), WALKS, ids=[w[2].partition(",")[0] for w in WALKS]
)
async def test_whoever_may_change_does(world: World, slug: str, status: str, steps: str) -> None:
    scene = await scene_of(world, slug, status)
    for step in steps.split(", "):
        name, verb = step.split(" ")
        again = (await world.bot.ledger.read(scene.record.id)).rematch_id
        scene.record = await world.bot.ledger.read(again or scene.record.id)
        asked = scene.press(verb, VERBS[verb], name)
        assert VERBS[verb].who & scene.stands[name][1] or verb == "leave", step
        (told,), ended = await scene.presser.ask(scene.stands[name][0], [asked])
        assert (step, ended["done"]) == (step, 1), told.text
        assert told.result.acknowledged


def test_every_change_is_made_by_somebody() -> None:
    made = {step.split(" ")[1] for _, _, steps in WALKS for step in steps.split(", ")}
    assert {verb for verb, door in VERBS.items() if door.changes} - DRAWN <= made


async def test_controls_of_older_messages_lead_to_the_pages_of_today(world: World) -> None:
    scene = await scene_of(world, "high-card", OVER)
    for former, verb in world.bot.router._present.items():
        at = f"{scene.record.id}:0" if VERBS[verb].of_match else "-:0"
        asked = [Asked.press(f"{at}:{former}:h/all/0/high-card", ["high-card"])]
        asked.append(Asked.press(f"{at}:{verb}"))
        (old, new), ended = await scene.presser.ask(scene.stands["ann"][0], asked)
        assert old.text == new.text, former
        assert ended["done"] == 2 or verb.startswith("night"), former  # this names no night


async def test_nobody_follows_a_match_up_on_a_server_that_they_have_left(world: World) -> None:
    scene = await scene_of(world, "high-card", OFF)
    world.guild.remove_member(world.people["ann"])
    before = await scene.presser.digest()
    asked = Asked.press(f"{scene.record.id}:{scene.record.version}:rematch")
    for stand in (scene.stands["ann abroad"][0], directly(world, "ann")):
        (told,), ended = await scene.presser.ask(stand, [asked])
        assert ended["refused"] == 1, told.text
    assert changed(before, await scene.presser.digest()) == {}


async def test_nobody_sits_down_again_on_a_server_that_they_have_left(world: World) -> None:
    old = await world.begin("ann", "bob")
    with world.env._bot_scope():
        await world.bot.ledger.call_off(old.id, "manager")
    await world.press("ann", world.forge(again := f"{old.id}:0:rematch"), again)
    rematch = await world.newest_match()
    assert [each["id"] for each in rematch.invited] == [world.people["bob"].id]
    world.guild.remove_member(world.people["bob"])
    join, sit = Asked.press(f"{rematch.id}:0:join"), Asked.press("-:0:sit", [rematch.id])
    _, ended = await Presser(world).ask(directly(world, "bob"), [join, sit])
    assert ended["refused"] == 2
    assert len((await world.now(rematch)).chairs) == 1


async def test_a_table_calls_nobody_from_another_server(world: World) -> None:
    """Quiet hours and permissions there are others."""
    scene = await scene_of(world, "high-card", OPEN)
    for guild_id in (scene.stands["ann"][0].guild_id, scene.stands["ann abroad"][0].guild_id):
        guild = world.bot.get_guild(guild_id or 0)
        assert guild is not None
        with world.env._bot_scope():
            role = await guild.create_role(name="players", mentionable=True)
            await world.bot.guild_book.change(guild.id, table_role_id=role.id)
    before = await scene.presser.digest()
    asked = Asked.press(f"{scene.record.id}:{scene.record.version}:call_players")
    _, ended = await scene.presser.ask(scene.stands["ann abroad"][0], [asked])
    assert ended["refused"] == 1
    assert changed(before, await scene.presser.digest()) == {}


@pytest.mark.parametrize("slug", ["high-card", "kill-the-kings"])
async def test_no_control_puts_a_hand_where_everybody_sees_it(world: World, slug: str) -> None:
    """Whatever it's forged on, and however old it says it is: of a match, and of a day's deal."""
    if slug == "kill-the-kings":
        await daily_begin(world, GAMES[slug])
        stand = at_home(world, world.people["ann"])
        presser, record = Presser(world), await world.only_match()
    else:
        scene = await scene_of(world, slug, RUNNING)
        stand, presser, record = scene.stands["ann"][0], scene.presser, scene.record
    router = world.bot.router
    public = [verb for verb, (ack, _) in router._handlers.items() if ack == "public"]
    for verb in (*public, *router._board_verbs):
        for version in (0, record.alarm.since):
            asked = Asked.press(f"{record.id}:{version}:{verb}")
            (told,), _ = await presser.ask(stand, [asked])
            assert told.private or not cards_named(told.text), asked.what


async def test_commands_answer_those_who_may_and_refuse_all_others(world: World) -> None:
    scene = await scene_of(world, "high-card", RUNNING)
    typed = dict(doors.commands_of(world.bot.tree))
    before, wrong = await scene.presser.digest(), []
    for name in ("ann", "unseeing", "stranger directly"):
        stand = scene.stands[name][0]
        for path, door in doors.COMMANDS.items():
            may = scene.may(door, name)
            if may and door.changes:
                continue
            asked = command(world, path, typed[path]) if path in typed else menu(world, path)
            (told,), ended = await scene.presser.ask(stand, [asked])
            outcome = "done" if may else "refused"
            if not ended[outcome]:
                wrong.append(f"{name}: {asked.what} isn't {outcome}: {told.text[:120]!r}")
            check(scene, name, told, door, refused=not may)
    assert not wrong, "\n".join(wrong)
    assert changed(before, await scene.presser.digest()) == {}


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
        secret = (
            scene.record.secret.hex()
            if (await scene.world.bot.ledger.read(scene.record.id)).live
            else "nothing secret"
        )
        for each in told:
            assert each.result.acknowledged, (name, each.asked.what)
            assert secret not in each.text, (name, each.asked.what)


async def test_no_setting_fails_and_only_managers_change_any(world: World) -> None:
    scene = await scene_of(world, "high-card", OPEN)
    rng, panel = random.Random(1), world.bot.settings_panel
    actions = sorted({*panel.pages, *panel.settings})
    assert {"erased", "ended", "threads", "channels"} <= {*actions}
    before = await scene.presser.digest()
    for name in ("stranger", "ann abroad", "boss"):
        asked = []
        for action in actions:
            if (action, name) == ("erased", "boss"):
                continue  # it leaves nothing to choose from
            args = rng.choice((action, f"{action}/{rng.choice(HOSTILE)}", f"{action}/1/0"))
            custom_id = f"-:0:settings:{scene.filled(args, name)}"[:100]
            values = [scene.filled(each, name) for each in rng.choice(VALUES)]
            asked.append(Asked.press(custom_id, values))
        told, ended = await scene.presser.ask(scene.stands[name][0], asked)
        assert not [each.asked.what for each in told if TRACE in each.text]
        if name != "boss":
            assert ended["refused"] == len(actions)
            assert changed(before, await scene.presser.digest()) == {}


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
    assert [*discord.ui.Modal.__subclasses__()] == [Form]
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
    for data, told in ((sent, "no longer works"), (unknown, "That form has expired")):
        (answer,), ended = await presser.ask(stand, [Asked("form", SENT, data)])
        assert ended["refused"] == 1
        assert told in answer.text
    assert len(await world.bot.database.scalars(select(nights.c.id))) == 0


async def test_refusals_of_discord_are_bounded_for_each_person(world: World) -> None:
    """Too many of them shut everybody out."""
    limits, burst = world.bot.router.limits, LIMITS["refusal"].burst
    limits._interval_ms["refusal"] = 60_000.0
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=None
    )
    for _ in range(burst):
        told = said_privately(await world.ask("ann", "play high-card"))
        assert "I can't see that channel" in told
    refused = len(world.env.http_requests)
    told = said_privately(await world.ask("ann", "play high-card"))
    assert "That's a bit fast for me" in told
    assert len(world.env.http_requests) == refused + 1
    assert limits.has_room(world.people["bob"].id, "refusal")
