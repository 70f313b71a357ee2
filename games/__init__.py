"""The installed games. Their rules are pure: no I/O, no clock, no Discord.

A package offers a game through an entry point of the group ``castellan.games``: the game's slug,
and the class of its rules. The game itself says what else it has, such as computer players.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from games.core import AbsentGame, AnyGame, NotInstalled

_GROUP: Final = "castellan.games"


class InstalledGames(Mapping[str, AnyGame]):
    """Every game by its slug, in the order in which players see them. Loaded on first use."""

    def __init__(self) -> None:
        self._left_out: Collection[str] = frozenset[str]()
        self.broken: dict[str, str] = {}  # Why a game can't be played, by its slug

    def leave_out(self, slugs: Collection[str]) -> None:
        """Treat these games as not installed. Call this before any game is used.

        Raises ValueError if one isn't installed, or if two packages have a game with the same slug.
        """
        found = entry_points(group=_GROUP)
        installed = Counter(entry.name for entry in found)
        if unknown := sorted({*slugs} - installed.keys()):
            raise ValueError(
                f"GAMES_OFF: {', '.join(unknown)} can't be left out. These are installed: "
                f"{', '.join(sorted(installed))}."
            )
        for slug, number in installed.items():
            if number > 1 and slug not in slugs:
                packages = sorted(package_of(entry) for entry in found if entry.name == slug)
                raise ValueError(
                    f"Several packages have a game {slug}: {', '.join(packages)}. Keep one of "
                    f"them, or leave the game out with GAMES_OFF={slug}."
                )
        self._left_out = slugs
        for name in ("entries", "_games"):
            vars(self).pop(name, None)

    @cached_property
    def entries(self) -> Mapping[str, EntryPoint]:
        """Each game's entry point, by slug."""
        found = entry_points(group=_GROUP)
        return {entry.name: entry for entry in found if entry.name not in self._left_out}

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
        """Return a game. Raises NotInstalled if it isn't installed."""
        try:
            return self._games[slug]
        except KeyError:
            raise NotInstalled("not_installed", slug=slug) from None

    def of_stored(self, slug: str) -> AnyGame:
        """Return a stored match's game, or ``AbsentGame`` if it's no longer installed."""
        return self._games.get(slug, _ABSENT)

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def package_of(entry: EntryPoint) -> str:
    """Return the name and version of the package that an entry point comes from."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


_ABSENT: Final = AbsentGame()
GAMES: Final = InstalledGames()
