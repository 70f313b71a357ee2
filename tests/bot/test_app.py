"""The bot as a whole: what it tells Discord of its commands, and how it ends."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import Castellan
from bot.base import language, words
from bot.base.environment import Environment
from bot.discord_io.commands import COMMANDS_HASH
from bot.discord_io.host import Host
from bot.match import actions
from bot.match.people import Person
from tests.support.refusing import refuse
from tests.support.waiting import patient_env, settings_at
from tests.support.world import World, pings


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No languages but English and German."""

    def forget() -> None:
        language._codes_for.cache_clear()
        language.language_for.cache_clear()

    monkeypatch.setattr(words, "codes", lambda: ("de", "en"))
    monkeypatch.setattr(words, "digest", lambda: "other words")
    forget()
    yield
    forget()


def translated(world: World, name: str) -> dict[str, str] | None:
    """Return a command's description in each language sent to Discord."""
    told = world.env.backend.commands[None].values()
    (command,) = (command for command in told if command["name"] == name)
    localised: dict[str, str] | None = command.get("description_localizations")
    return localised or None


async def test_commands_are_described_in_each_language(world: World, german: None) -> None:
    assert len(translated(world, "help") or {}) > 1
    await world.restart()
    assert translated(world, "help") == {"de": "Sehen, was Castellan alles kann"}
    assert set(translated(world, "play") or {}) <= {"de"}


def longest(told: dict[str, Any]) -> int:
    """Characters as Discord counts them: names, descriptions and values, the longest of each."""
    count = len(str(told.get("value", "")))
    for name in ("name", "description"):
        texts = [told.get(name) or "", *(told.get(f"{name}_localizations") or {}).values()]
        count += max(map(len, texts))
    return count + sum(map(longest, (*told.get("options", ()), *told.get("choices", ()))))


def check_names(told: dict[str, Any]) -> None:
    """Check that names side by side differ, and that there aren't too many choices for Discord."""
    inside = told.get("options", ())
    for locale in {each for option in inside for each in option["name_localizations"] or {}}:
        names = [option["name_localizations"].get(locale, option["name"]) for option in inside]
        assert len(set(names)) == len(names), (told["name"], locale)
    assert len(told.get("choices", ())) <= 25
    for option in inside:
        check_names(option)


async def test_an_interaction_finds_in_the_bot_what_it_needs() -> None:
    host: Host = Castellan(settings_at("sqlite://"))
    assert host.router.limits.allow(1, "press")
    assert host.languages.of_person(1) is None
    assert host.card_emojis.of("ace") is None


async def test_commands_fit_with_the_longest_of_their_names_in_all_languages() -> None:
    bot = Castellan(settings_at("sqlite://"))
    await bot.load()
    assert bot.tree.translator is not None
    for command in bot.tree.get_commands():
        told = await command.get_translated_payload(bot.tree, bot.tree.translator)
        assert longest(told) <= 8000
        check_names(told)
        said = "description" if "description" in told else "name"
        assert "es-419" in told[f"{said}_localizations"]


async def test_commands_are_told_once(world: World) -> None:
    await world.bot.database.remember(COMMANDS_HASH, "of other commands")
    before = len(world.env.http_requests)
    await world.restart()
    await world.restart()
    requests = world.env.http_requests[before:]
    told = [sent for sent in requests if sent.path.endswith("/commands")]
    assert [sent.method for sent in told] == ["PUT"]


@pytest.mark.parametrize(("locale", "told"), [("de", {"de"}), ("en-US", set()), ("", set())])
async def test_a_discord_that_has_just_begun_is_told_in_its_own_language_alone(
    settings: Environment, locale: str, told: set[str]
) -> None:
    bot = Castellan(settings, fresh_discord=locale)
    env = patient_env(bot)
    await env.start()
    commands = env.backend.commands[None].values()
    assert len(commands) > 10
    assert {
        code for each in commands for code in each.get("description_localizations") or ()
    } == told
    await env.shutdown()
    await bot.database.close()


async def test_a_last_sign_of_life_that_cannot_be_left_keeps_nothing_running(world: World) -> None:
    await world.begin("ann", "bob")
    bot = world.bot
    await bot.database.write(refuse, "stuck", "UPDATE ON facts")
    with world.env._bot_scope():
        await bot.close()
    assert not any(loop.is_running() for loop in bot.deadlines.loops)
    assert bot.chores.running == []
    assert bot.is_closed()


async def test_a_turn_that_begins_while_the_bot_ends_keeps_nothing_running(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    (seat,) = record.to_act
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    action = record.game.menu(record.state, seat).sample(random.Random(1))
    with world.env._bot_scope():
        await world.bot.ledger.change(
            record.id,
            actions.act,
            record.alarm.since,
            Person(user_id, "", 1),
            record.game.actions.dump_python(action, mode="json"),
        )
        await world.bot.publisher.drain(5)
    assert not world.bot.pings.chore.running
    await world.restart()
    await world.grace()
    assert record.shown.place_id is not None
    assert [pings(each) for each in world.messages(record.shown.place_id) if pings(each)]
