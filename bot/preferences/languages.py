"""Languages chosen by people for themselves, and by managers for their servers.

They're kept in memory, since every press needs them and there are few.
"""

import asyncio
from dataclasses import asdict
from typing import Any, Final

from discord.app_commands import Choice
from sqlalchemy import Connection, Table, select, update
from sqlalchemy.exc import SQLAlchemyError

from bot.base import reports
from bot.base.language import Language, command_text, language_names, sentence
from bot.base.refusals import Refusal
from bot.match.record import UNFINISHED
from bot.pages.model import Option, Select
from bot.preferences.people import Preferences
from bot.storage import Database, lease, tables
from bot.storage.statements import upsert

NEWS: Final = "languages"  # first word of the notice about a changed choice
_SPEAKING: Final = [
    each for each in tables.metadata.tables.values() if {"guild_id", "locale"} <= {*each.c.keys()}
]
_person, _guild = tables.preferences.c, tables.guild_settings.c
_SELECT_PEOPLE = select(_person.user_id, _person.language).where(_person.language.is_not(None))
_SELECT_GUILDS = select(_guild.guild_id, _guild.language).where(_guild.language.is_not(None))


class Languages:
    """The chosen languages. Choices made in other processes arrive by notice."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._of_people: dict[int, str] = {}
        self._of_guilds: dict[int, str] = {}
        self._loading: asyncio.Task[None] | None = None

    async def load(self) -> None:
        self._of_people, self._of_guilds = await self._database.read(_load)

    def apply_notice(self, told: str) -> bool:
        """Reload if the notice is about changed choices. Returns False for other notices."""
        if told == NEWS:
            self._loading = asyncio.create_task(self._reload())
        return told == NEWS

    async def _reload(self) -> None:
        try:
            await self.load()
        except SQLAlchemyError:
            reports.exception("languages chosen in another process could not be read", where="task")

    def of_person(self, user_id: int) -> str | None:
        """Return the code that the person chose, or None for Discord's language."""
        return self._of_people.get(user_id)

    def of_guild(self, guild_id: int | None) -> str | None:
        """Return the code that the server chose, or None for Discord's language."""
        return None if guild_id is None else self._of_guilds.get(guild_id)

    async def choose(self, user_id: int, code: str | None) -> None:
        """Set a person's language. With None it follows Discord's again."""
        row = {"user_id": user_id, **asdict(Preferences(language=code))}
        await self._database.write(_store, tables.preferences, row)
        _set(self._of_people, user_id, code)

    async def choose_for_guild(self, guild_id: int, code: str | None, discords: str) -> None:
        """Set the language of everything public on a server, or for None Discord's, ``discords``.

        Messages already shown change language when they are next edited.
        """
        row = {"guild_id": guild_id, "channels": [], "language": code}
        await self._database.write(_store_for_guild, row, code or discords)
        _set(self._of_guilds, guild_id, code)


def tell_of_languages(connection: Connection) -> None:
    """Notify all processes of a changed choice when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        lease.tell(connection, NEWS)


def _set(chosen: dict[int, str], key: int, code: str | None) -> None:
    if code is None:
        chosen.pop(key, None)
    else:
        chosen[key] = code


def _store(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    upsert(connection, table, [row], changing=("language",))
    tell_of_languages(connection)


def _store_for_guild(connection: Connection, row: dict[str, Any], locale: str) -> None:
    _store(connection, tables.guild_settings, row)
    for table in _SPEAKING:
        here = [table.c.guild_id == row["guild_id"], table.c.locale.is_not(None)]
        if table is tables.matches:
            here.append(table.c.status.in_(UNFINISHED))
        connection.execute(update(table).where(*here).values(locale=locale))


def _load(connection: Connection) -> tuple[dict[int, str], dict[int, str]]:
    return (
        {row.user_id: row.language for row in connection.execute(_SELECT_PEOPLE)},
        {row.guild_id: row.language for row in connection.execute(_SELECT_GUILDS)},
    )


AS_IN_DISCORD: Final = "discord"  # the menu's value for Discord's own language


def language_choices() -> list[Choice[str]]:
    """Return a command's choices: each language by its own name, and "Same as Discord"."""
    none = Choice(name=command_text("pages/as-in-discord"), value=AS_IN_DISCORD)
    return [none, *(Choice(name=name, value=code) for code, name in language_names().items())]


def language_menu(chosen: str | None, verb: str, language: Language, args: str = "") -> Select:
    offered = {AS_IN_DISCORD: language.say("pages/as-in-discord"), **language_names()}
    options = tuple(
        Option(name, value, value == (chosen or AS_IN_DISCORD)) for value, name in offered.items()
    )
    return Select(language.say("pages/menu-language"), verb, options, args)


def chosen_language(value: str) -> str | None:
    """Return the code of a chosen language, or None for Discord's. Raises Refusal if unknown."""
    if value == AS_IN_DISCORD:
        return None
    if value not in language_names():
        raise Refusal(sentence("pages/unknown-language"))
    return value
