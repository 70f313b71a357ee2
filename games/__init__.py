"""The rules of the games: pure Python, no I/O, no clock, no Discord."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from games.core import Game, Players
from games.core.reviewing import Reviewer
from games.eighty_points import EightyPoints
from games.high_card import HighCard
from games.kill_the_kings import KillTheKings
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_mountain import KingOfTheMountain

GAMES: Mapping[str, Game[Any, Any, Any]] = MappingProxyType(
    {
        game.slug: game
        for game in (
            KingOfTheHill(),
            HighCard(),
            KingOfTheMountain(),
            KillTheKings(),
            EightyPoints(),
        )
    }
)
"""Every game by its slug, in the order in which players see them."""


def computers_of(slug: str) -> Players:
    """Return a game's computer players by level.

    They are imported by name, since the rules must not depend on them.
    """
    module = import_module(f"games.{slug.replace('-', '_')}.computers")
    players: Players = module.PLAYERS
    return players


def reviewer_of(slug: str) -> Reviewer[Any, Any]:
    """Return a game's reviewer, imported by name for the same reason."""
    module = import_module(f"games.{slug.replace('-', '_')}.computers.reviewing")
    reviewer: Reviewer[Any, Any] = module.REVIEWER
    return reviewer
