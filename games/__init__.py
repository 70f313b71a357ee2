"""The installed games. Their rules are pure: no I/O, no clock, no Discord.

A package offers a game as an entry point of the group ``castellan.games``: its slug, and the class
of its rules. What a game can do besides, such as to have computer players, is asked of the game.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from games.core import AnyGame

_GROUP: Final = "castellan.games"


class InstalledGames(Mapping[str, AnyGame]):
    """Every game by its slug, in the order in which players see them. Loaded on first use."""

    def __init__(self) -> None:
        self._left_out: Collection[str] = ()
        self.broken: dict[str, str] = {}
        """Why a game can't be played, by its slug."""

    def leave_out(self, slugs: Collection[str]) -> None:
        """Treat these games as if they weren't installed. Must come before the first use."""
        assert "_games" not in vars(self), "the games haven't been loaded"
        self._left_out = slugs

    @cached_property
    def entries(self) -> Mapping[str, EntryPoint]:
        """Where each game comes from. Raises ValueError if two packages have games of one slug."""
        found: dict[str, set[EntryPoint]] = defaultdict(set)
        for entry in entry_points(group=_GROUP):
            if entry.name not in self._left_out:
                found[entry.name].add(entry)
        for slug, some in found.items():
            if len(some) > 1:
                packages = " and ".join(sorted(map(package_of, some)))
                raise ValueError(
                    f"Two packages have a game {slug}: {packages}. Uninstall one of them, or leave "
                    f"both out with GAMES_OFF={slug}."
                )
        return {slug: entry for slug, (entry,) in found.items()}

    def package(self, slug: str) -> str:
        """Return the name and version of the package that a game comes from."""
        return package_of(self.entries[slug])

    def drop(self, slug: str, reason: str) -> None:
        """Leave out a game that can't be played after all."""
        del self._games[slug]
        self.broken[slug] = reason

    @cached_property
    def _games(self) -> dict[str, AnyGame]:
        found = filter(None, map(self._load, self.entries.values()))
        in_order = sorted(found, key=lambda game: (game.position, game.slug))
        return {game.slug: game for game in in_order}

    def _load(self, entry: EntryPoint) -> AnyGame | None:
        try:
            game: AnyGame = entry.load()()
        except Exception as error:
            self.broken[entry.name] = f"{type(error).__name__}: {error}"
            return None
        if game.slug != entry.name:
            self.broken[entry.name] = f"its slug is {game.slug}"
            return None
        return game

    def __getitem__(self, slug: str) -> AnyGame:
        return self._games[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def package_of(entry: EntryPoint) -> str:
    """Return the name and version of the package that an entry point comes from."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


GAMES: Final = InstalledGames()
