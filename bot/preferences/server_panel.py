"""The panel of ``/settings``, where managers configure their server.

Features add their settings. A setting is self-contained: its line in the text, its control, and
what using it stores.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Final, Literal, NamedTuple

import discord

from bot.base.discord_limits import MAX_SELECT_OPTIONS, distinct
from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.permissions import lacking, permissions_text, role_obstacle
from bot.discord_io.press import Press, has_role, user_id_in
from bot.match.queries import LiveTable
from bot.pages.model import Button, Option, Page, Row, Select, plain, stack_texts
from bot.preferences.servers import Barred, GuildSettings

VERB: Final = "settings"
UNKNOWN: Final = sentence("bot/unknown")
TABS: Final[Mapping[str, Sentence]] = {
    "overview": sentence("bot/tabs-overview"),
    "matches": sentence("bot/tabs-matches"),
    "calls": sentence("bot/tabs-calls"),
    "hall": sentence("bot/tabs-hall"),
    "people": sentence("bot/tabs-people"),
}

Control = Button | Select
Offered = Sequence[tuple[str, str]]  # the options of a menu, by label and value
Values = Mapping[str, Any]  # settings to change, by name


@dataclass(frozen=True, slots=True)
class Server:
    """A server as shown in its panel."""

    guild: discord.Guild
    settings: GuildSettings
    barred: tuple[Barred, ...]
    tables: tuple[LiveTable, ...]
    now: int

    def held(self, *chosen: int | None) -> tuple[int, ...]:
        """Return the chosen channels or roles that still exist."""
        return tuple(each for each in chosen if each is not None and self._has(each))

    def _has(self, entity_id: int) -> bool:
        return bool(self.guild.get_channel(entity_id) or self.guild.get_role(entity_id))


class Spot(NamedTuple):
    """A position in a tab: the order of its line, and the row of its control.

    Buttons in the same row are next to each other.
    """

    tab: str
    order: int
    row: int


@dataclass(frozen=True)
class Setting(ABC):
    """One setting. ``action`` names its control in custom ids."""

    action: str
    spot: Spot
    told: Callable[[Server], Sentence] | None = field(default=None, kw_only=True)
    note: Sentence | None = field(default=None, kw_only=True)
    then: Callable[[int], Awaitable[None]] | None = field(default=None, kw_only=True)

    def line(self, server: Server, language: Language) -> str:
        return "" if self.told is None else language.render(self.told(server))

    @abstractmethod
    def control(self, server: Server, language: Language) -> Control: ...

    def values(self, press: Press, server: Server) -> Values:
        """Return the fields that a press or choice changes. Raises Refusal if it isn't allowed."""
        raise Refusal(UNKNOWN)


@dataclass(frozen=True, kw_only=True)
class Switch(Setting):
    """A setting that is on or off, stored under its ``action``. A feature's is off at first."""

    on: tuple[Sentence, Sentence]  # the line while it's on, and the button that turns it off
    off: tuple[Sentence, Sentence]
    effect: Callable[[bool, GuildSettings, int], Values] | None = None
    """Returns further changes, given its new state, the present settings and the time."""

    def is_on(self, settings: GuildSettings) -> bool:
        return bool(settings.get(self.action))

    def line(self, server: Server, language: Language) -> str:
        return language.render((self.on if self.is_on(server.settings) else self.off)[0])

    def control(self, server: Server, language: Language) -> Control:
        is_on = self.is_on(server.settings)
        label = language.render((self.on if is_on else self.off)[1])
        return Button(label, VERB, f"{self.action}/{not is_on:d}")

    def values(self, press: Press, server: Server) -> Values:
        on = press.args.endswith("/1")
        more = {} if self.effect is None else self.effect(on, server.settings, server.now)
        return {self.action: on, **more}


@dataclass(frozen=True, kw_only=True)
class ChoiceMenu(Setting):
    """A menu of fixed options, one of which is chosen."""

    label: Sentence
    offered: Callable[[Language], Offered]
    chosen: Callable[[GuildSettings], str]
    effect: Callable[[str, GuildSettings], Values]

    def control(self, server: Server, language: Language) -> Control:
        offered, chosen = self.offered(language), self.chosen(server.settings)
        return choice_menu(language.render(self.label), self.action, offered, chosen)

    def values(self, press: Press, server: Server) -> Values:
        known = [value for _, value in self.offered(press.language)]
        return self.effect(one_of(press, known), server.settings)


@dataclass(frozen=True, kw_only=True)
class Mentioned(Setting):
    """A channel or role of the server, or none, stored under ``key``."""

    key: str
    of: Literal["channels", "roles"]
    none: Sentence  # its line without one, which its menu shows too
    some: Callable[[str], Sentence]  # its line, given the mention of the chosen channel or role
    gone: Sentence | None = None
    """Its line once the chosen channel or role has been deleted, if that means something else."""
    check: Callable[[Press, Server, int], int | None]  # returns the id to store, or raises Refusal

    def id_in(self, settings: GuildSettings) -> int | None:
        chosen: int | None = settings.get(self.key)
        return chosen

    @property
    def lost(self) -> Sentence:
        """Its line once the chosen channel or role has been deleted."""
        channel = sentence("bot/lost-setting-channel", setting=self.none)
        role = sentence("bot/lost-setting-role", setting=self.none)
        return self.gone or (channel if self.of == "channels" else role)

    def choice(self, server: Server) -> Sentence:
        chosen = self.id_in(server.settings)
        if server.held(chosen):
            return self.some(f"<#{chosen}>" if self.of == "channels" else f"<@&{chosen}>")
        return self.none if chosen is None else self.lost

    def line(self, server: Server, language: Language) -> str:
        return language.render(self.choice(server))

    def control(self, server: Server, language: Language) -> Control:
        held = server.held(self.id_in(server.settings))
        return entity_menu(plain(language.render(self.none)), self.action, self.of, held)

    def values(self, press: Press, server: Server) -> Values:
        chosen = chosen_id(press)
        return {self.key: None if chosen is None else self.check(press, server, chosen)}


@dataclass(frozen=True, kw_only=True)
class Link(Setting):
    """A button that opens the page of its ``action``: a feature's, or the settings at that spot."""

    label: Sentence

    def control(self, server: Server, language: Language) -> Control:
        return Button(language.render(self.label), VERB, self.action)


PageOf = Callable[[Press, Server, str], Page | Awaitable[Page]]
"""Returns the page for an action. The text is the rest of the custom id after the action."""


class SettingsPanel:
    """The settings of all features, and the pages they link to, by action."""

    def __init__(self) -> None:
        self.settings: dict[str, Setting] = {}
        self.pages: dict[str, PageOf] = {}

    def add(self, *settings: Setting) -> None:
        self.settings |= {each.action: each for each in settings}

    def of(self, tab: str) -> list[Setting]:
        here = [each for each in self.settings.values() if each.spot.tab == tab]
        return sorted(here, key=lambda each: each.spot.order)

    def lines(self, tab: str, server: Server, language: Language) -> str:
        return stack_texts(*(each.line(server, language) for each in self.of(tab)))

    def chosen(self, server: Server, language: Language) -> str:
        """The lines of settings that differ from the default."""
        bare = replace(server, settings=GuildSettings())
        some = [each for tab in self.tabs() for each in self.of(tab)]
        lines = ((each.line(server, language), each.line(bare, language)) for each in some)
        return stack_texts(*(line for line, usual in lines if line != usual))

    def rows(self, tab: str, server: Server, language: Language) -> tuple[Row, ...]:
        rows: list[Row] = []
        placed = sorted(self.of(tab), key=lambda each: each.spot.row)
        for _, group in groupby(placed, key=lambda each: each.spot.row):
            controls = [each.control(server, language) for each in group]
            rows += [each for each in controls if isinstance(each, Select)]
            if buttons := tuple(each for each in controls if isinstance(each, Button)):
                rows.append(buttons)
        return tuple(rows)

    def tab(self, tab: str, server: Server, language: Language) -> Page:
        """Return a tab or page: a line for each setting, their notes, and their controls."""
        notes = [language.render(each.note) for each in self.of(tab) if each.note is not None]
        text = stack_texts(self.lines(tab, server, language), *notes, apart="\n\n")
        return self.page(tab, text, language, *self.rows(tab, server, language))

    def tabs(self) -> list[str]:
        return [tab for tab in TABS if tab == "overview" or self.of(tab)]

    def page(self, tab: str, text: str, language: Language, *rows: Row) -> Page:
        """Return a page of the panel, below the buttons for its tabs."""
        link = self.settings.get(tab)
        here = tab if link is None else link.spot.tab
        tabs = tuple(
            Button(
                language.render(TABS[each]),
                VERB,
                f"tab/{each}",
                style="primary" if each == here else "secondary",
            )
            for each in self.tabs()
        )
        return Page(language.say("bot/page"), text, rows=(tabs, *rows))


def choice_menu(placeholder: str, action: str, offered: Offered, chosen: str = "") -> Select:
    """Return a menu of the options, up to Discord's maximum."""
    labels = distinct(label for label, _ in offered)
    options = tuple(
        Option(label, value, value == chosen)
        for label, (_, value) in zip(labels, offered, strict=True)
    )[:MAX_SELECT_OPTIONS]
    return Select(placeholder, VERB, options, action)


def entity_menu(
    placeholder: str,
    action: str,
    of: Literal["channels", "roles"],
    held: tuple[int, ...],
    most: int = 1,
) -> Select:
    return Select(placeholder, VERB, (), action, least=0, most=most, of=of, held=held)


def value_of(press: Press) -> str:
    """Return the value chosen in a menu. Raises Refusal unless there is exactly one."""
    if len(press.values) != 1:
        raise Refusal(UNKNOWN)
    return press.values[0]


def one_of(press: Press, known: Sequence[str]) -> str:
    """Return the value chosen in a menu. Raises Refusal if the menu didn't offer it."""
    if (value := value_of(press)) not in known:
        raise Refusal(UNKNOWN)
    return value


def chosen_ids(press: Press) -> list[int]:
    """Return the channels, roles or people chosen in a menu. Raises Refusal for any other value."""
    found = [user_id_in(each) for each in press.values]
    known = [each for each in found if each is not None]
    if len(known) < len(found):
        raise Refusal(UNKNOWN)
    return known


def chosen_id(press: Press) -> int | None:
    return next(iter(chosen_ids(press)), None)


def check_server(interaction: Interaction) -> discord.Guild:
    """Return the server of an interaction. Raises Refusal if there is none."""
    if interaction.guild is None:
        raise Refusal(sentence("bot/check-server"))
    return interaction.guild


def check_manager(interaction: Interaction) -> None:
    """Raise Refusal unless the person has Discord's permission to manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal(sentence("bot/check-manager"))


def has_manager_role(interaction: Interaction, settings: GuildSettings) -> bool:
    """Return True if the person has the role that may change the server's settings."""
    return has_role(interaction, settings.manager_role_id)


def check_may_change(interaction: Interaction, settings: GuildSettings) -> None:
    """Raise Refusal unless the person manages the server or has the role for its settings."""
    if settings.manager_role_id is None:
        check_manager(interaction)
    elif not (has_manager_role(interaction, settings) or interaction.permissions.manage_guild):
        raise Refusal(sentence("bot/check-may-change"))


def allowed_role(_: Press, server: Server, role_id: int) -> int | None:
    """Return the role to store for a permission, or None for @everyone."""
    return None if role_id == server.guild.id else role_id


def role_to_give(press: Press, server: Server, role_id: int) -> int:
    """Return a role that the bot should give.

    Raises Refusal unless both the bot and the person who pressed may give it.
    """
    role, person = server.guild.get_role(role_id), press.interaction.user
    if role is None or not isinstance(person, discord.Member):
        raise Refusal(UNKNOWN)
    if (obstacle := role_obstacle(role)) is not None:
        raise Refusal(obstacle)
    owns = person.id == server.guild.owner_id
    if not owns and not (person.guild_permissions.manage_roles and role < person.top_role):
        raise Refusal(sentence("bot/role-to-give", role=role.mention))
    return role_id


def channel_to_post_in(
    needed: Mapping[str, Sentence], not_ordinary: Sentence
) -> Callable[[Press, Server, int], int]:
    """Return a check for channels in which the bot has the permissions ``needed``.

    ``not_ordinary`` is the refusal of channels that can't hold messages.
    """

    def check(press: Press, server: Server, channel_id: int) -> int:
        channel = server.guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel | discord.VoiceChannel):
            raise Refusal(not_ordinary)
        missing = lacking(channel.permissions_for(server.guild.me), needed, press.language)
        if missing:
            raise Refusal(
                sentence(
                    "bot/check",
                    channel=channel.mention,
                    permissions=permissions_text(missing, press.language),
                )
            )
        return channel_id

    return check
