"""Choices without a column of their own."""

from dataclasses import asdict, dataclass

from bot.preferences.choices import choices_of, row_of
from bot.preferences.servers import GuildSettings
from bot.storage import tables


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
