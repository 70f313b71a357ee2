"""Choices without a column of their own."""

from dataclasses import asdict, dataclass

from sqlalchemy import select

from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook, GuildSettings
from bot.storage import tables
from bot.storage.statements import choices_of, row_of
from tests.support.stored import ANN, Shelf


@dataclass(frozen=True, slots=True)
class NewerSettings(GuildSettings):
    loud: bool = True


def test_a_choice_without_a_column_is_stored_and_has_its_default_before() -> None:
    table = tables.guild_settings
    stored = row_of(table, asdict(GuildSettings(threads=False)), {})
    assert set(stored) <= set(table.c.keys())
    before = choices_of(NewerSettings, stored)
    assert (before.threads, before.loud) == (False, True)
    changed = {**stored, **row_of(table, {"loud": False}, stored["more"])}
    assert choices_of(NewerSettings, changed).loud is False
    assert choices_of(GuildSettings, changed) == GuildSettings(threads=False)


async def test_choices_that_only_a_newer_version_knows_stay(shelf: Shelf) -> None:
    """As where parts are brought up to date one after the other."""
    book, servers = PreferenceBook(shelf.database), GuildBook(shelf.database)
    await book.toggle(ANN.user_id, "pings", "en-US")
    await servers.change(7, threads=False)
    for table in (tables.preferences, tables.guild_settings):
        await shelf.database.run(table.update().values(more={"newer": True}))
    assert (await book.toggle(ANN.user_id, "pings", "en-US")).pings
    assert (await servers.change(7, threads=True)).threads
    for table in (tables.preferences, tables.guild_settings):
        assert (await shelf.database.scalar(select(table.c.more)))["newer"] is True
