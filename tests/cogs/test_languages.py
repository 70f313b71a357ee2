"""Everything private, and everything public of a server, in the language that was chosen."""

from collections.abc import Iterator

import pytest
from simcord import ResponseMessage

from bot.base.language import language_names
from bot.base.words import SOURCE_LANGUAGE
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from games import GAMES
from tests.cogs.doors import READING
from tests.cogs.game_nights.holding import message as announced
from tests.cogs.game_nights.holding import plan, press
from tests.cogs.server_settings.managing import boss_of, manage
from tests.support.reading import heading, told
from tests.support.world import World, answer, buttons, labels, said_privately, words
from tools.words import messages

PAGES = ("privacy", "rules", "history")
"""Pages behind commands, by the ways to them."""
SHORTEST = 12
"""English of fewer letters may well be a word of another language."""


def english(code: str) -> list[str]:
    """Texts without names that this language says otherwise.

    Those who invented games are credited with the names that they gave them.
    """
    titles, own = {game.title for game in GAMES.values()}, messages(code)
    return [
        form
        for name, message in messages(SOURCE_LANGUAGE).items()
        for form in message.forms
        if len(form) >= SHORTEST and "{" not in form and form not in titles and name in own
        if not any(form.casefold() in other.casefold() for other in own[name].forms)
    ]


def read(message: ResponseMessage) -> Iterator[str]:
    """Return everything readable on a message."""
    yield message.content
    yield from (file.description or "" for file in message.attachments)
    for control in buttons(message):
        yield from (control.get("label") or "", control.get("placeholder") or "")
        yield from (option["label"] for option in control.get("options") or ())


@pytest.mark.parametrize("code", language_names())
async def test_every_command_answers_in_the_language_chosen(hall: World, code: str) -> None:
    ann = hall.people["ann"]
    await hall.bot.languages.choose(ann.id, code)
    await hall.bot.languages.choose(boss_of(hall).id, code)
    shown = [answer(await ann.slash(hall.channel, name)) for name in READING]
    shown += [await hall.ask("ann", what) for what in PAGES]
    shown.append(answer(await manage(hall)))
    for message in shown:
        assert message.ephemeral
        assert not message.embeds, "all of it is read with embeds switched off"
        assert heading(message)
        assert told(message)
        assert not message.content.endswith("…")
    said = "\n".join(text for message in shown for text in read(message))
    assert [each for each in english(code) if each in said] == []


async def test_commands_keep_the_names_that_the_client_offers(world: World) -> None:
    """Discord offers them in the client's language, which is English here."""
    ann = world.people["ann"]
    await world.bot.languages.choose(ann.id, "de")
    text = words(answer(await ann.slash(world.channel, "help")))
    assert "**Mit anderen spielen**" in text
    assert "/play " in text
    assert "/tables" in text
    assert "/spielen" not in text


async def test_a_server_has_a_language_of_its_own(world: World) -> None:
    """Its boards do, and nobody's private answers."""
    panel = answer(await manage(world, language="de"))
    assert "**Language:** Deutsch" in words(panel)
    private = await world.people["ann"].slash(world.channel, "play high-card")
    assert (await world.only_match()).locale == "de"
    lobby = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    assert "Mitspielen" in labels(lobby)
    assert "Your table is open" in said_privately(private)
    await manage(world, language="discord")
    assert world.bot.languages.of_guild(world.guild.id) is None
    await manage(world, language="ja")
    await world.bot.service(Departures).erase(world.guild.id)
    assert world.bot.languages.of_guild(world.guild.id) is None


async def test_a_board_follows_its_servers_language_from_its_next_version_on(world: World) -> None:
    await world.begin("ann", "bob")
    await manage(world, language="de")
    await world.people["cem"].click(await world.board(), label="Join")
    await manage(world, language="discord")
    await world.people["dora"].click(await world.board(), label="Mitspielen")
    assert "Join" in labels(await world.board())
    world.env.backend.edit_guild(world.guild.id, {"preferred_locale": "fr"})
    await world.env.settle()
    await world.stranger.click(await world.board(), label="Join")
    assert "Rejoindre" in labels(await world.board())


async def test_a_planned_game_night_follows_its_servers_language(world: World) -> None:
    await plan(world)
    await manage(world, language="de")
    await press(world, "Join", "ann")
    await world.env.advance_time(20)
    assert "Spielabend" in words(await announced(world))


async def test_somebody_has_a_language_of_their_own(world: World) -> None:
    """In the panel's menu and by the command; it outlasts a restart, and no deletion."""
    ann = world.people["ann"]
    panel = answer(await ann.slash(world.channel, "preferences", language="ja"))
    assert "日本語" in words(panel)
    await world.restart()
    assert "日本語" in words(answer(await ann.slash(world.channel, "preferences")))
    (menu,) = (each for each in buttons(panel) if each.get("options"))
    await ann.select(panel, ["discord"], custom_id=menu["custom_id"])
    assert "your Discord language" in words(panel)
    await ann.select(panel, ["ru"], custom_id=menu["custom_id"])
    assert "**Русский**" in words(panel)
    assert world.bot.languages.of_person(ann.id) == "ru"
    await world.bot.service(Deletion).delete(ann.id)
    assert world.bot.languages.of_person(ann.id) is None
