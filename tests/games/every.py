"""The games that the suites ask. ``make check-game`` asks everything of one game."""

from collections.abc import Callable
from typing import Any

import pytest

from games import GAMES
from games.core import AnyGame


def games_that(can: Callable[[AnyGame], Any]) -> pytest.MarkDecorator:
    """Ask something of each game that is able to do it."""
    able = [game for game in GAMES.values() if can(game)]
    return pytest.mark.parametrize("game", able, ids=[game.slug for game in able])


def slugs_that(can: Callable[[AnyGame], Any]) -> pytest.MarkDecorator:
    able = [slug for slug, game in GAMES.items() if can(game)]
    return pytest.mark.parametrize("slug", able)


every_game = games_that(lambda game: True)
every_slug = slugs_that(lambda game: True)
every_reviewed = slugs_that(lambda game: game.has_reviewer)
for_several = games_that(lambda game: not game.for_one)
with_computers = games_that(lambda game: game.has_computers)
