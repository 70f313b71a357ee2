"""A person's preferences, such as where hands are shown and whether turns ping."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from bot.base.language import Language, Sentence, language_for
from bot.discord_io.controls import Interaction
from bot.match.people import MAX_NAME_LENGTH
from bot.match.ratings import EVERYWHERE, HIDDEN_NAME, Standing, Tier
from bot.storage import Database, tables
from bot.storage.statements import choices_of, lock_person, row_of, upsert

_user_id = tables.preferences.c.user_id
_SELECT_SOME = select(tables.preferences).where(
    _user_id.in_(bindparam("of", type_=_user_id.type, expanding=True))
)


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices. The defaults are for a person who has never chosen."""

    direct_hands: bool = False
    pings: bool = True
    locale: str | None = None  # locale of the last interaction, for messages without one
    worldwide: bool = False  # True if results count in the leaderboards across servers
    name: str | None = None  # the person's name in these leaderboards
    four_colours: bool = False  # True if this person sees green clubs and blue diamonds
    coaching: bool = True  # True if the first matches of a game come with coaching
    language: str | None = None  # the chosen language, None for Discord's
    challenges: bool = True  # True if others may challenge this person
    refused: Sequence[int] = field(default_factory=list)
    plays_forced: bool = False
    """True if forced moves are made for this person, unless that would reveal something."""
    open_hands: bool = False  # True if spectators may see this person's cards once a round is over

    def language_to(self, fallback: str) -> Language:
        """Return the language of messages to this person, or ``fallback`` if it's unknown."""
        return language_for(self.language or self.locale or fallback, self.locale)


class ExtraSwitch(ABC):
    """A switch in ``/preferences`` that a feature adds: its button while it's on, and off."""

    on: Sentence
    off: Sentence

    @abstractmethod
    async def is_on(self, interaction: Interaction) -> bool | None:
        """Return its state, or None if it isn't offered here."""

    @abstractmethod
    async def turn(self, interaction: Interaction) -> bool:
        """Toggle it. Returns the new state. May raise Refusal."""


class PreferenceBook:
    """Reads and writes preferences."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> Preferences:
        return (await self.of_all([user_id]))[user_id]

    async def of_all(self, user_ids: list[int]) -> dict[int, Preferences]:
        return await self._database.read(load_preferences, user_ids)

    async def toggle(self, user_id: int, name: str, locale: str) -> Preferences:
        """Toggle a switch. Returns the new preferences.

        Direct messages that Discord refused are tried again.
        """
        return await self._database.write(_toggle, user_id, name, locale)

    async def refuse(self, user_id: int, others: Sequence[int], locale: str) -> Preferences:
        """Set the people who may not challenge a person."""
        return await self._database.write(_change, user_id, locale, refused=others)

    async def count_worldwide(self, user_id: int, name: str, locale: str) -> Preferences:
        """Start counting the person's results across servers, under this name.

        Hidden lines are shown again. Returns the new preferences.
        """
        return await self._database.write(_choose, user_id, locale, name[:MAX_NAME_LENGTH])

    async def stay_local(self, user_id: int, locale: str) -> Preferences:
        """Stop counting the person's results across servers, and hide the existing lines.

        Returns the new preferences.
        """
        return await self._database.write(_choose, user_id, locale, None)


def _toggle(connection: Connection, user_id: int, name: str, locale: str) -> Preferences:
    new = _change(connection, user_id, locale, toggled=name)
    row = tables.direct_hands.c
    connection.execute(delete(tables.direct_hands).where(row.user_id == user_id, row.closed))
    return new


def _choose(connection: Connection, user_id: int, locale: str, name: str | None) -> Preferences:
    new = _change(connection, user_id, locale, worldwide=name is not None, name=name)
    _show_lines(connection, user_id, name)
    return new


def _change(
    connection: Connection, /, user_id: int, locale: str, *, toggled: str = "", **values: Any
) -> Preferences:
    lock_person(connection, user_id)
    found = connection.execute(_SELECT_SOME, {"of": [user_id]}).mappings().first()
    old = Preferences() if found is None else choices_of(Preferences, dict(found))
    if toggled:
        values[toggled] = not getattr(old, toggled)
    new = replace(old, **values, locale=locale)
    # Choices that only a newer version knows stay as they are.
    more = {} if found is None else found["more"]
    row = row_of(tables.preferences, {"user_id": user_id, **asdict(new)}, more)
    upsert(connection, tables.preferences, [row])
    return new


def _show_lines(connection: Connection, user_id: int, name: str | None) -> None:
    row = tables.ratings.c
    found = connection.execute(
        select(tables.ratings).where(row.user_id == user_id, row.guild_id == EVERYWHERE)
    )
    lines = []
    for each in found.mappings():
        line = Standing(**each)
        line.update_order()
        tier = Tier.HIDDEN if name is None else line.tier
        lines.append({**each, "name": name or HIDDEN_NAME, "tier": tier})
    upsert(connection, tables.ratings, lines, changing=("name", "tier"))


def load_preferences(connection: Connection, user_ids: list[int]) -> dict[int, Preferences]:
    rows = connection.execute(_SELECT_SOME, {"of": user_ids}).mappings()
    known = {row["user_id"]: choices_of(Preferences, dict(row)) for row in rows}
    return {user_id: known.get(user_id, Preferences()) for user_id in user_ids}
