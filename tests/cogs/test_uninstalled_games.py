"""Games that aren't installed any more, and games that do less."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bot.match.counting import boards
from bot.match.view import match_view
from bot.pages.lesson import lesson_slugs
from bot.pages.match_form import games_for_two
from bot.pages.table import board_page
from cogs.daily.results import daily_games
from cogs.game_nights.store import night_games
from cogs.game_nights.tables import nights
from cogs.privacy.departures import Departures
from games import GAMES
from tests.cogs.doors import VERBS
from tests.cogs.leftovers import ask_everything, leave_everything, presses_of
from tests.cogs.pressing import Asked
from tests.cogs.replays.viewing import history
from tests.cogs.test_after_an_update import OLDER, is_quiet
from tests.games.every import every_slug
from tests.support.imagined import ENGLISH
from tests.support.living import traces
from tests.support.reading import verb_of
from tests.support.world import World, buttons, words

GONE = "I don't have this game any more"


@contextmanager
def uninstalled(slug: str, *names: str) -> Iterator[None]:
    """Leave a game out, as if its package had been removed before the next start.

    With ``_games`` alone, as if it could not be loaded.
    """
    there = vars(GAMES) | {"entries": GAMES.entries, "_games": dict(GAMES)}
    fewer: dict[str, object] = {
        name: {each: found for each, found in there[name].items() if each != slug}
        for name in names or ("entries", "_games")
    }
    try:
        _install(fewer)
        yield
    finally:
        _install(there)


def _install(games: Mapping[str, object]) -> None:
    vars(GAMES).update(games)
    for listed in (boards, games_for_two, daily_games, lesson_slugs):
        listed.cache_clear()


@pytest.fixture(params=GAMES)
def old_and_gone(request: pytest.FixtureRequest) -> Iterator[str]:
    with uninstalled(request.param):
        yield request.param


@pytest.mark.sqlite
async def test_every_control_of_every_old_message_says_something(
    old_and_gone: str, left_hall: World, capsys: pytest.CaptureFixture[str]
) -> None:
    """As schema 0036 left them."""
    world, slug = left_hall, old_and_gone
    its = {record.id for record in await world.all_matches() if record.slug == slug}
    presses = [
        Asked.press(each.custom_id, each.values)
        for each in OLDER.controls()
        if each.custom_id.partition(":")[0] in its or slug in each.custom_id
    ]
    await ask_everything(world, presses)
    is_quiet(capsys.readouterr().out)


@every_slug
async def test_all_that_was_played_is_kept_without_its_game(
    world: World, slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    over, running = await leave_everything(world, slug)
    presses, told = presses_of(world), await pages(world, slug)
    with uninstalled(slug):
        await world.restart()
        await world.env.advance_time(20)
        again = "again" if len(over.chairs) == 1 else "rematch"
        for verb in (again, "replay"):
            assert GONE in words(await world.force("ann", f"{over.id}:0:{verb}"))
        ended = await world.now(running)
        assert (ended.status, ended.cause) == ("cancelled", "uninstalled")
        assert "I don't have its game any more" in words(await world.board(ended))
        for each in (await world.now(over), ended):
            page = board_page(
                world.bot.presenter_of(slug), match_view(each, None, ENGLISH), ENGLISH
            )
            assert not page.rows
            assert len(over.chairs) > 1 or "draw" not in page.text
        if slug in night_games():
            phases = await world.bot.database.scalars(select(nights.c.phase))
            assert {*phases} == {"uninstalled"}
        await ask_everything(world, presses)
        exported = await world.force("ann", "-:0:privacy:export")
        assert over.id in world.picture(exported).decode()
    await world.restart()
    assert await pages(world, slug) == told
    assert GONE not in words(await world.replay("ann", over.id))
    with uninstalled(slug):
        await world.restart()
        await world.force("bob", "-:0:privacy_choose:delete")
        assert await traces(world, world.people["bob"].id) == []
        await world.env.advance_time(20)
        if len(over.chairs) > 1:
            board = await world.board(await world.now(over))
            assert GONE in words(board) and not buttons(board)
        assert await world.bot.service(Departures).erase(world.guild.id)
        assert await traces(world, world.guild.id) == []
    is_quiet(capsys.readouterr().out)


async def test_matches_of_a_game_that_cannot_be_loaded_wait_for_it(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    await world.begin("ann", "bob")
    await world.hand("ann")
    presses = presses_of(world)
    with uninstalled("high-card", "_games"):
        await world.outage(3600)
        await world.env.advance_time(3600)
        await ask_everything(world, presses)
    is_quiet(capsys.readouterr().out)
    await world.restart()
    await world.play_turn()
    assert await world.bot.queries.log_of((await world.only_match()).id)


async def pages(world: World, slug: str) -> list[str]:
    board = await world.ask("ann", "leaderboard", game=slug)
    lines = words(await history(world, "ann", game=slug))
    return [words(board), lines]


GOES_WITH = {
    "has_computers": {"versus", "computer", "hint"},
    "has_reviewer": {"turning_points", "review"},
    "lesson": {"learn"},
    "picture": {"animate"},
}
"""Verbs that aren't offered without something."""


def without_picture(shown: Any) -> Any:
    return lambda *given: replace(shown(*given), picture=None)


@pytest.mark.parametrize("slug", ["high-card", "kill-the-kings"])
@pytest.mark.parametrize("what", GOES_WITH)
async def test_what_needs_it_is_not_offered_and_no_old_button_fails(
    world: World,
    slug: str,
    what: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert GOES_WITH[what] <= {*VERBS}
    over, _ = await leave_everything(world, slug)
    await world.force("ann", f"{over.id}:0:replay")
    presses = [
        each for each in presses_of(world) if what == "picture" or "animat" not in each.what
    ]  # an animation is drawn, and here nothing is
    with monkeypatch.context() as patched:
        presenter = type(world.bot.presenters[slug])
        if what == "lesson":
            patched.setattr(presenter, "lesson", None)
        elif what == "picture":
            for name in ("board", "hand"):
                patched.setattr(presenter, name, without_picture(getattr(presenter, name)))
        else:
            patched.setitem(vars(GAMES[slug]), what, False)
            daily_games.cache_clear()
        await world.restart()
        replay = await world.force("ann", f"{over.id}:0:replay")
        await world.ask("eve", f"play {slug}")
        opened = world.messages(world.channel.id)[-1]
        table = world.public(world.channel.id, opened.id)
        offered = {verb_of(each) for each in (*buttons(replay), *buttons(table))}
        assert not offered & GOES_WITH[what]
        await ask_everything(world, presses)
    daily_games.cache_clear()
    is_quiet(capsys.readouterr().out)
