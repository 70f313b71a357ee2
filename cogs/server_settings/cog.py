"""``/settings``: how the managers of a server run it, by options, buttons and menus."""

from collections.abc import Awaitable, Callable, Container, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import (
    MAX_AUTOCOMPLETE_CHOICES,
    MAX_SELECT_LABEL,
    MAX_SELECT_OPTIONS,
)
from bot.base.language import Language, Sentence, command_text, sentence, sentence_for
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import shorten, show_page
from bot.discord_io.permissions import (
    HOSTING,
    TELLING,
    lacking,
    permissions_text,
    role_obstacle,
)
from bot.discord_io.press import Press, Suggested, language_of
from bot.discord_io.router import UNKNOWN_CONTROL, routed
from bot.match import lobbies
from bot.match.people import MAX_NAME_LENGTH
from bot.match.record import SECONDS
from bot.pages.languages import chosen_language, language_choices
from bot.pages.model import Page
from bot.preferences.servers import GuildSettings, RoleRule, time_zones
from cogs.privacy.departures import Departures
from cogs.roles import pages as role_pages
from cogs.server_settings import pages
from cogs.server_settings.pages import TABS, Offered, Server
from cogs.table.starting import user_id_in

FIRST_HOUR, LAST_HOUR = 22, 8
"""The quiet hours of a server that has only said when they begin, or when they end."""

MAX_ROLE_RULES = 15
"""Maximum number of achievements that a server gives roles for."""

UNKNOWN = sentence("I don't know that choice. Use /settings to open the panel again.")


class ServerSettingsCog(commands.Cog):
    """A panel that changes what a server has set, and options for names too many for its menus."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self._ledger = bot.ledger
        self._queries = bot.queries
        self._guild_book = bot.guild_book
        self._languages = bot.languages
        self._presenters = bot.presenters
        self._deeds: Mapping[str, Callable[[Press, str], Awaitable[Page]]] = {
            "seasons": self._seasons,
            "language": lambda press, _: self.speak(press.interaction, _value(press)),
            "bar": lambda press, _: self.bar(press.interaction, _value(press)),
            "unbar": lambda press, _: self.unbar(press.interaction, _value(press)),
            "role": self._choose_role,
            "ended": self._end_match,
            "erased": self._erase_server,
        }
        router = bot.router
        router.on(pages.VERB, "own", self.follow_control)

    @app_commands.command(description=command_text("Set up Castellan on this server"))
    @app_commands.describe(
        block=command_text(
            "Block someone from playing here; they can finish the matches they're in"
        ),
        unblock=command_text("Let someone play here again"),
        end=command_text("End a match that's stuck: no result, no rating"),
        language=command_text("The language of boards and announcements here"),
    )
    @app_commands.choices(language=language_choices())
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @routed
    async def settings(
        self,
        interaction: Interaction,
        block: discord.User | None = None,
        unblock: str | None = None,
        end: str | None = None,
        language: str | None = None,
    ) -> None:
        """Show the panel after what was asked for, or a question about it."""
        page = None
        if language is not None:
            page = await self.speak(interaction, language)
        if block is not None:
            page = await self.bar(interaction, str(block.id))
        if unblock is not None:
            page = await self.unbar(interaction, unblock)
        if end is not None:
            server = await self.server(interaction)
            page = pages.end_question(server, end, language_of(interaction))
        await show_page(interaction, page or await self.page(interaction, "overview"))

    @settings.autocomplete("unblock")
    async def _suggest_barred(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, pages.barred_people)

    @settings.autocomplete("end")
    async def _suggest_tables(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, pages.open_tables)

    async def _suggest(
        self, interaction: Interaction, typed: str, offer: Callable[[Server, Language], Offered]
    ) -> Suggested:
        """Return what fits the text that a manager has typed; nothing for anybody else."""
        if not interaction.permissions.manage_guild or interaction.guild is None:
            return []
        offered = offer(await self.server(interaction), language_of(interaction))
        return [
            app_commands.Choice(name=shorten(called, MAX_SELECT_LABEL), value=value)
            for called, value in offered
            if typed.casefold() in called.casefold()
        ][:MAX_AUTOCOMPLETE_CHOICES]

    async def follow_control(self, press: Press) -> None:
        """Follow a control of the panel; the person who pressed it must manage the server."""
        guild = check_manager(press.interaction)
        action, _, rest = press.args.partition("/")
        if action in CHOICES:
            tab, chosen = CHOICES[action]
            present = await self._guild_book.of(guild.id)
            await self._guild_book.change(guild.id, **chosen(press, present))
            page = await self.page(press.interaction, tab)
        elif action in VIEWS:
            page = VIEWS[action](await self.server(press.interaction), press, rest)
        elif action in self._deeds:
            page = await self._deeds[action](press, rest)
        else:
            raise Refusal(UNKNOWN)
        await show_page(press.interaction, page)

    async def page(self, interaction: Interaction, tab: str) -> Page:
        """Return a tab of the panel as things stand now."""
        return TABS[tab](await self.server(interaction), language_of(interaction))

    async def server(self, interaction: Interaction) -> Server:
        """Return what is set on the server of an interaction."""
        guild = check_manager(interaction)
        book = self._guild_book
        settings = await book.of(guild.id)
        given = [rule.role_id for rule in settings.role_rules]
        chosen = (
            *(*settings.channels, settings.herald_channel_id, settings.puzzle_channel_id),
            *(settings.starter_role_id, settings.evening_role_id, settings.table_role_id, *given),
        )
        named = [each for each in chosen if each is not None]
        there = [each for each in named if guild.get_channel(each) or guild.get_role(each)]
        found = {role.id: role_obstacle(role) for role in guild.roles if role.id in given}
        return Server(
            settings=settings,
            there=frozenset(there),
            barred=tuple(await book.list_barred(guild.id)),
            tables=tuple(await self._queries.live_tables(guild.id)),
            presenters=self._presenters,
            obstacles={role_id: told for role_id, told in found.items() if told is not None},
            now=self._ledger.now(),
        )

    async def bar(self, interaction: Interaction, user_id: str) -> Page:
        """Keep somebody from sitting down, and let them get up where nothing has begun."""
        guild = check_manager(interaction)
        data: Any = interaction.data
        named = data.get("resolved", {})
        user = named.get("users", {}).get(user_id)
        if user is None:
            raise Refusal(UNKNOWN)
        if user.get("bot"):
            raise Refusal(sentence("Bots don't play here, so there's nobody to block."))
        nick = named.get("members", {}).get(user_id, {}).get("nick")
        name = nick or user.get("global_name") or user["username"]
        now = self._ledger.now()
        await self._guild_book.bar(guild.id, int(user_id), name[:MAX_NAME_LENGTH], now)
        await lobbies.remove_from_lobbies(self._ledger, guild.id, int(user_id))
        return await self.page(interaction, "people")

    async def unbar(self, interaction: Interaction, user_id: str) -> Page:
        """Let somebody play again."""
        guild = check_manager(interaction)
        barred = user_id_in(user_id)
        if barred is None or not await self._guild_book.unbar(guild.id, barred):
            raise Refusal(sentence("Nobody with that name is blocked. Pick someone from the list."))
        return await self.page(interaction, "people")

    async def speak(self, interaction: Interaction, choice: str) -> Page:
        """Let what is public here be in the language of a choice from now on."""
        guild = check_manager(interaction)
        await self._languages.choose_for_guild(guild.id, chosen_language(choice))
        return await self.page(interaction, "overview")

    async def _seasons(self, press: Press, _: str) -> Page:
        """Make each month a season from the present one on, or no longer."""
        guild = check_manager(press.interaction)
        if _is_on(press):
            await self._guild_book.hold_seasons(guild.id, self._ledger.now())
        else:
            await self._guild_book.change(guild.id, seasons=False)
        return await self.page(press.interaction, "hall")

    async def _choose_role(self, press: Press, goal: str) -> Page:
        """Let people be given a role for a goal from now on, or no longer."""
        guild = check_manager(press.interaction)
        board, goal = role_pages.board_and_goal(goal)
        role_id = None if (chosen := _id(press)) is None else check_role(press, guild, chosen)
        present = await self._guild_book.of(guild.id)
        there = [rule for rule in present.role_rules if guild.get_role(rule.role_id)]
        rules = [rule for rule in there if (rule.board, rule.goal) != (board, goal)]
        if role_id is not None:
            rules.append(RoleRule(board, goal, role_id))
        if len(rules) > MAX_ROLE_RULES:
            raise Refusal(
                sentence_for(
                    MAX_ROLE_RULES,
                    "I can give a role for at most {n} achievement.",
                    "I can give roles for at most {n} achievements. Remove one first.",
                )
            )
        due = present.roles_due_at or self._ledger.now()
        await self._guild_book.change(guild.id, role_rules=rules, roles_due_at=due)
        return role_pages.roles(await self.server(press.interaction), press.language, board, goal)

    async def _end_match(self, press: Press, match_id: str) -> Page:
        """End a match without a result, whatever state it is in."""
        server = await self.server(press.interaction)
        server.table(match_id)  # refuses those of other servers
        await self._ledger.call_off(match_id, "manager")
        return await self.page(press.interaction, "people")

    async def _erase_server(self, press: Press, _: str) -> Page:
        departures = self.bot.find_service(Departures)
        if departures is None:
            raise Refusal(UNKNOWN_CONTROL)
        await departures.erase(check_manager(press.interaction).id)
        told = press.language.say("Everything I kept about this server is gone.")
        return Page(press.language.say("Erased"), told)


def check_manager(interaction: Interaction) -> discord.Guild:
    """Return the server of an interaction.

    Raises Refusal unless the person manages it.
    """
    if interaction.guild is None:
        raise Refusal(sentence("I only have settings on servers."))
    if not interaction.permissions.manage_guild:
        raise Refusal(
            sentence(
                "Only people with the Manage Server permission can change this server's settings."
            )
        )
    return interaction.guild


def _value(press: Press) -> str:
    """Return what was chosen in a menu. Raises Refusal when it is not one thing."""
    if len(press.values) != 1:
        raise Refusal(UNKNOWN)
    return press.values[0]


def _one_of(press: Press, known: Container[str]) -> str:
    """Return what was chosen in a menu. Raises Refusal when the menu did not offer it."""
    if (value := _value(press)) not in known:
        raise Refusal(UNKNOWN)
    return value


def _number(press: Press, most: int) -> int:
    return int(_one_of(press, [str(number) for number in range(most)]))


def _ids(press: Press) -> list[int]:
    found = [user_id_in(each) for each in press.values]
    known = [each for each in found if each is not None]
    if len(known) < len(found):
        raise Refusal(UNKNOWN)
    return known


def _id(press: Press) -> int | None:
    return next(iter(_ids(press)), None)


def check_role(press: Press, guild: discord.Guild, role_id: int) -> int:
    """Return the id of a role that the bot is to give.

    Raises Refusal unless both the bot and the person who pressed may give it.
    """
    role, person = guild.get_role(role_id), press.interaction.user
    if role is None or not isinstance(person, discord.Member):
        raise Refusal(UNKNOWN)
    if (obstacle := role_obstacle(role)) is not None:
        raise Refusal(obstacle)
    owns = person.id == guild.owner_id
    if not owns and not (person.guild_permissions.manage_roles and role < person.top_role):
        raise Refusal(
            sentence(
                "You can only choose roles that you're allowed to give to others, and {role} "
                "isn't one.",
                role=role.mention,
            )
        )
    return role_id


def _table_role(press: Press) -> int | None:
    """Return the role of those who want to be told of tables, if any. Raises Refusal."""
    chosen = _id(press)
    return None if chosen is None else check_role(press, check_manager(press.interaction), chosen)


def _is_on(press: Press) -> bool:
    return press.args.endswith("/1")


def _channels(press: Press) -> list[int]:
    """Return the channels where matches may start; empty for everywhere."""
    if len(chosen := _ids(press)) <= MAX_SELECT_OPTIONS:
        return chosen
    raise Refusal(
        sentence_for(
            MAX_SELECT_OPTIONS,
            "You can choose at most {n} channel.",
            "You can choose at most {n} channels. Remove one first.",
        )
    )


def _role(press: Press) -> int | None:
    """Return the role that was chosen; none for the one that everybody has."""
    chosen = _id(press)
    return None if chosen == press.interaction.guild_id else chosen


def _quiet(start: int | None, end: int | None) -> dict[str, Any]:
    """Quiet hours from one to before the other; of which one may not have been said yet."""
    if start is None:
        start = FIRST_HOUR if end != FIRST_HOUR else LAST_HOUR
    if end is None:
        end = LAST_HOUR if start != LAST_HOUR else FIRST_HOUR
    if start == end:
        raise Refusal(sentence("Quiet hours need different start and end times."))
    return {"quiet_from": start, "quiet_until": end}


def _announcer(press: Press) -> int | None:
    """Return the channel for announcements, if any. Raises Refusal if they cannot be posted."""
    plain = sentence("Announcements need an ordinary text or voice channel. Choose another.")
    return _channel(press, TELLING, plain)


def _asked_in(press: Press) -> int | None:
    """Return the channel for daily questions, if any. Raises Refusal if they cannot be posted."""
    plain = sentence("The daily question needs a text or voice channel. Choose another.")
    return _channel(press, HOSTING, plain)


def _channel(press: Press, needed: Mapping[str, Sentence], plain: Sentence) -> int | None:
    """Return a channel that was chosen, if any. Raises Refusal if nothing can be posted there."""
    if (chosen := _id(press)) is None:
        return None
    channel = check_manager(press.interaction).get_channel(chosen)
    if not isinstance(channel, discord.TextChannel | discord.VoiceChannel):
        raise Refusal(plain)
    granted = channel.permissions_for(channel.guild.me)
    missing = lacking(granted, needed, press.language)
    if missing:
        raise Refusal(
            sentence(
                "I can't announce anything in {channel}, because I'm missing: {permissions}.",
                channel=channel.mention,
                permissions=permissions_text(missing, press.language),
            )
        )
    return chosen


CHOICES: Mapping[str, tuple[str, Callable[[Press, GuildSettings], Mapping[str, Any]]]] = {
    "channels": ("matches", lambda press, _: {"channels": _channels(press)}),
    "starters": ("matches", lambda press, _: {"starter_role_id": _role(press)}),
    "pace": ("matches", lambda press, _: {"pace": _one_of(press, SECONDS)}),
    "threads": ("matches", lambda press, _: {"threads": _is_on(press)}),
    "visitors": ("matches", lambda press, _: {"visitors": _is_on(press)}),
    "from": ("calls", lambda press, present: _quiet(_number(press, 24), present.quiet_until)),
    "until": ("calls", lambda press, present: _quiet(present.quiet_from, _number(press, 24))),
    "table_role": ("calls", lambda press, _: {"table_role_id": _table_role(press)}),
    "quiet_off": ("calls", lambda *_: {"quiet_from": None, "quiet_until": None}),
    "place": ("calls", lambda press, _: {"time_zone": _one_of(press, time_zones())}),
    "champions": ("hall", lambda press, _: {"champions": _is_on(press)}),
    "evenings": ("hall", lambda press, _: {"evening_role_id": _role(press)}),
    "herald": ("hall", lambda press, _: {"herald_channel_id": _announcer(press)}),
    "puzzle": ("hall", lambda press, _: {"puzzle_channel_id": _asked_in(press)}),
}
"""Settings that are only stored: the tab that shows each, and its values by press and settings."""

VIEWS: Mapping[str, Callable[[Server, Press, str], Page]] = {
    "tab": lambda server, press, tab: TABS.get(tab, pages.overview)(server, press.language),
    "zone": lambda server, press, _: pages.zones(server, press.language, None),
    "region": lambda server, press, _: pages.zones(server, press.language, _value(press)),
    "part": lambda server, press, region: pages.zones(
        server, press.language, region, _number(press, MAX_SELECT_OPTIONS)
    ),
    "roles": lambda server, press, _: role_pages.roles(server, press.language),
    "role_board": lambda server, press, _: role_pages.roles(server, press.language, _value(press)),
    "role_goal": lambda server, press, board: role_pages.roles(
        server, press.language, board, _value(press)
    ),
    "end": lambda server, press, _: pages.end_question(server, _value(press), press.language),
    "erase": lambda _, press, time: pages.erase_question(press.language, sure=time == "2"),
}
"""Pages that change nothing."""


async def setup(bot: Castellan) -> None:
    await bot.add_cog(ServerSettingsCog(bot))
