"""Every page of every game in every language, and who reads which language."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pytest
from simcord import ResponseMessage

from bot.base.language import Language, language_for, language_names, languages
from bot.base.words import SOURCE_LANGUAGE
from bot.match.people import COMPUTER_NAMES
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.lesson import position
from bot.pages.model import Page
from bot.pages.table import notice_page
from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH
from cogs.lessons.cog import lesson_page
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from games import GAMES
from tests.cogs.doors import READING
from tests.cogs.game_nights.holding import message as announced
from tests.cogs.game_nights.holding import page_of, plan, press
from tests.cogs.server_settings.managing import boss_of, manage, tabs
from tests.games.every import every_game, games_that
from tests.games.playing import AnyGame
from tests.support.imagined import Pages, imagined, presenter_of
from tests.support.looking import drawn, needs_no_embed, within_limits
from tests.support.phone import MAX_HEIGHT, height_of
from tests.support.reading import heading, told
from tests.support.wording import Changed, Strict
from tests.support.world import World, buttons, labels, said_privately, words
from tools.words import messages

LONGEST = tuple(f"{number}{'W' * 32}"[:32] for number in range(30))


LETTERS = re.compile("(pages/letters|king-of-the-mountain/drawn)-.")
"""Ids of messages with a letter in any language."""
WIDE = Language(
    Changed(
        "de",
        lambda text: f"{text} {'ß' * (len(text) // 2 - 1)}",
        lambda name: bool(LETTERS.fullmatch(name)),
    )
)
"""A language like English whose texts are half as long again."""
SPOKEN = [each for each in languages() if each.code != SOURCE_LANGUAGE]
every_language = pytest.mark.parametrize("language", SPOKEN, ids=lambda language: language.code)


@cache
def moments_of(game: AnyGame, seed: int) -> tuple[Record, ...]:
    """Some of a match, played once for all languages."""
    return tuple(
        deepcopy(record)
        for number, record in enumerate(imagined(game, seed, LONGEST))
        if number % 18 == 0 or record.status == "over"
    )


def memories_of(game: AnyGame, seed: int, language: Language) -> Iterator[Page]:
    """Yield pages with everything played so far, at some moments of a match; they can be long."""
    presenter = presenter_of(game)
    for record in moments_of(game, seed):
        pages = Pages(record, presenter, language)
        yield from (each for each in map(pages.memory, pages.viewers[1:3]) if each is not None)


def pages_of(game: AnyGame, seed: int, language: Language) -> Iterator[Page]:
    """Some of a match, each of its rules and of its lesson."""
    presenter = presenter_of(game)
    for record in moments_of(game, seed):
        pages = Pages(record, presenter, language)
        yield pages.board()
        yield notice_page(presenter, match_view(record, None), language)
        for viewer in pages.viewers[1:3]:
            yield pages.hand(viewer)
    yield from presenter.rules(language)
    for step in range(len(presenter.lesson.steps) + 2) if presenter.lesson else ():
        assert presenter.lesson is not None
        at = position(game.slug, presenter.lesson, step)
        yield lesson_page(presenter, at, LONGEST[0], language)


@every_language
@every_game
def test_every_page_is_said_and_fits(game: AnyGame, language: Language) -> None:
    """And its picture has nothing too small to be read, and no square for a letter.

    What is private is read without embeds too.
    """
    spoken = Language(Strict(language.code))
    pages = [*pages_of(game, 1, spoken)]
    for page in pages:
        assert page.board or needs_no_embed(page), page.title
    for page in (*pages, *memories_of(game, 1, spoken)):
        within_limits(page)
        if page.picture is None:
            continue
        canvas = drawn(page)
        assert (canvas.width, canvas.height <= HEIGHT) == (WIDTH, True)
        assert canvas.smallest >= MIN_TEXT_SIZE, (page.picture.name, page.picture.alt)


@games_that(lambda game: presenter_of(game).lesson)
@pytest.mark.parametrize("code", ["ja", "ru", "zh-CN", "zh-TW"])
def test_computers_have_names_in_the_readers_script(game: AnyGame, code: str) -> None:
    presenter, language = presenter_of(game), language_for(code)
    assert presenter.lesson is not None
    for step in range(len(presenter.lesson.steps) + 1):
        page = lesson_page(presenter, position(game.slug, presenter.lesson, step), "ann", language)
        said = page.text if page.picture is None else f"{page.text} {page.picture.alt}"
        assert not [name for name in COMPUTER_NAMES if name in said]


@every_game
def test_nothing_is_cut_in_a_language_half_as_long_again(game: AnyGame) -> None:
    """Rules are pages of their own length, which translators keep in bounds."""
    told = {page.title for page in presenter_of(game).rules(WIDE)}
    for page in (*pages_of(game, 2, WIDE), *memories_of(game, 2, WIDE)):
        if page.title not in told:
            within_limits(page)
        if page.picture is not None:
            canvas = drawn(page)
            assert (canvas.width, canvas.height <= HEIGHT) == (WIDTH, True)


PAGES = ("privacy", "rules", "history")
"""Pages behind commands, by the ways to them."""
SCREENFULS = {*READING} - {"leaderboard"}
"""Commands whose answer is seen whole on a phone. A leaderboard has ten entries."""
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
    yield message.content
    yield from (file.description or "" for file in message.attachments)
    for control in buttons(message):
        yield from (control.get("label") or "", control.get("placeholder") or "")
        yield from (option["label"] for option in control.get("options") or ())


@pytest.mark.parametrize("code", language_names())
async def test_every_command_answers_in_the_language_chosen(hall: World, code: str) -> None:
    await hall.bot.languages.choose(hall.people["ann"].id, code)
    await hall.bot.languages.choose(boss_of(hall).id, code)
    pages = {name: await hall.ask("ann", name) for name in (*READING, *PAGES)}
    settings = await manage(hall)
    shown = [*pages.values(), settings, await page_of(hall, (await plan(hall)).night)]
    heights = {name: height_of(pages[name]) for name in SCREENFULS}
    heights["night"] = height_of(shown[-1])
    for tab in tabs(settings):
        await boss_of(hall).click(settings, custom_id=tab)
        heights[tab] = height_of(settings)
    assert {name: high for name, high in heights.items() if high > MAX_HEIGHT} == {}
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
    await world.bot.languages.choose(world.people["ann"].id, "de")
    text = words(await world.ask("ann", "help"))
    assert "**Mit anderen spielen**" in text
    assert "/play " in text
    assert "/tables" in text
    assert "/spielen" not in text


async def test_a_server_has_a_language_of_its_own(world: World) -> None:
    """Its boards do, and nobody's private answers."""
    assert "**Language:** Deutsch" in words(await manage(world, language="de"))
    private = await world.ask("ann", "play high-card")
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
    await world.press("cem", await world.board(), "Join")
    await manage(world, language="discord")
    await world.press("dora", await world.board(), "Mitspielen")
    assert "Join" in labels(await world.board())
    world.env.backend.edit_guild(world.guild.id, {"preferred_locale": "fr"})
    await world.env.settle()
    await world.press("stranger", await world.board(), "Join")
    assert "Rejoindre" in labels(await world.board())


async def test_a_planned_game_night_follows_its_servers_language(world: World) -> None:
    await plan(world)
    await manage(world, language="de")
    await press(world, "Join", "ann")
    await world.env.advance_time(20)
    assert "Spielabend" in words(await announced(world))


def chosen(panel: ResponseMessage) -> str:
    """Return the language that the panel's menu shows."""
    options = (option for each in buttons(panel) for option in each.get("options") or ())
    (label,) = (option["label"] for option in options if option.get("default"))
    return str(label)


async def test_somebody_has_a_language_of_their_own(world: World) -> None:
    """In the panel's menu and by the command; it outlasts a restart, and no deletion."""
    ann = world.people["ann"]
    panel = await world.ask("ann", "preferences", language="ja")
    assert chosen(panel) == "日本語"
    await world.restart()
    assert chosen(await world.ask("ann", "preferences")) == "日本語"
    (menu,) = (each for each in buttons(panel) if each.get("options"))
    await ann.select(panel, ["discord"], custom_id=menu["custom_id"])
    assert chosen(panel) == "Same language as Discord"
    await ann.select(panel, ["ru"], custom_id=menu["custom_id"])
    assert chosen(panel) == "Русский"
    assert "Ваши настройки" in words(panel)
    assert world.bot.languages.of_person(ann.id) == "ru"
    await world.bot.service(Deletion).delete(ann.id)
    assert world.bot.languages.of_person(ann.id) is None
