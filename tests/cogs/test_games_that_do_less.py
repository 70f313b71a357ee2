"""A game lacks something that it may lack, and perhaps had when messages were posted."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.daily.results import daily_games
from games import GAMES
from tests.cogs.doors import VERBS
from tests.cogs.leftovers import ask_everything, leave_everything, press, presses_of
from tests.cogs.test_after_an_update import is_quiet
from tests.support.reading import verb_of
from tests.support.world import World, buttons

GOES_WITH = {
    "has_computers": {"versus", "computer", "hint"},
    "has_reviewer": {"turning_points", "review"},
    "lesson": {"learn"},
    "picture": {"animate"},
}
"""Verbs that aren't offered without something."""


def take_away(monkeypatch: pytest.MonkeyPatch, world: World, slug: str, what: str) -> None:
    presenter = type(world.bot.presenters[slug])
    if what == "lesson":
        monkeypatch.setattr(presenter, "lesson", None)
    elif what == "picture":
        for name in ("board", "hand"):
            shown = getattr(presenter, name)
            monkeypatch.setattr(presenter, name, without_picture(shown))
    else:
        monkeypatch.setitem(vars(GAMES[slug]), what, False)
        daily_games.cache_clear()


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
    await press(world, "ann", f"{over.id}:0:replay")
    presses = [
        each for each in presses_of(world) if what == "picture" or "animat" not in each.what
    ]  # an animation is drawn, and here nothing is
    with monkeypatch.context() as patched:
        take_away(patched, world, slug, what)
        await world.restart()
        replay = await press(world, "ann", f"{over.id}:0:replay")
        await world.people["eve"].slash(world.channel, f"play {slug}")
        opened = world.messages(world.channel.id)[-1]
        table = world.public(world.channel.id, opened.id)
        offered = {verb_of(each) for each in (*buttons(replay), *buttons(table))}
        assert not offered & GOES_WITH[what]
        await ask_everything(world, presses)
    daily_games.cache_clear()
    is_quiet(capsys.readouterr().out)
