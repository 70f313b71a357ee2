"""Our buttons and menus: their custom ids, and the one component class for all of them."""

import re
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from bot.base.discord_limits import MAX_CUSTOM_ID
from bot.discord_io.host import host_of
from bot.match.lobbies import ID_LETTERS

Interaction = discord.Interaction
NO_MATCH: Final = "-"  # the match id in custom ids of pages that aren't about a match
REVIEW: Final = "_"  # prefix of the match id in custom ids of a review
VERB: Final = re.compile(r"[a-z_]{1,20}")
_PATTERN = re.compile(
    r"(?P<match>[^:][0-9a-z]{0,16}):(?P<version>\d{1,9})"
    rf":(?P<verb>{VERB.pattern})(?::(?P<args>.*))?"
)


@dataclass(frozen=True, slots=True)
class ControlId:
    """A parsed custom id: match, version of the match, verb and arguments."""

    match_id: str
    version: int
    verb: str
    args: str

    @property
    def of_a_match(self) -> bool:
        """False for pages where no match is played."""
        return self.match_id != NO_MATCH and not self.rehearsal

    @property
    def rehearsal(self) -> str:
        """The first character of the id on pages where no match is played, else empty.

        There the version is a step or a day.
        """
        first = self.match_id[0]
        return "" if first in (*ID_LETTERS, NO_MATCH) else first


def custom_id(match_id: str, version: int, verb: str, args: str = "") -> str:
    """Return ``<match>:<version>:<verb>[:<args>]``. Raises ValueError beyond 100 characters."""
    text = f"{match_id}:{version}:{verb}" + (f":{args}" if args else "")
    if len(text) > MAX_CUSTOM_ID:
        raise ValueError(f"custom id too long: {text!r}")
    return text


def parse_custom_id(text: str) -> ControlId | None:
    """Parse a custom id. Returns None for any other text."""
    found = _PATTERN.fullmatch(text)
    if found is None:
        return None
    return ControlId(found["match"], int(found["version"]), found["verb"], found["args"] or "")


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=re.compile(r"(?s).+")):
    """Every button and menu of ours, before and after a restart.

    The template matches anything, so that even a forged or outdated id gets a reply.
    """

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await host_of(interaction).router.handle_press(interaction, self.custom_id)
