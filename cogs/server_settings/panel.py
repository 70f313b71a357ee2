"""What the managers of a server can do, by ``/settings`` or by the buttons of its panel."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.base.language import sentence, sentence_for
from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.matches.people import NAME_LENGTH
from bot.matches.record import SECONDS
from bot.pages.model import Page
from bot.play.queries import LiveTable
from bot.preferences.servers import MOST_CHANNELS, time_zones
from cogs.server_settings import pages
from cogs.server_settings.pages import TABS, Server
from cogs.table.starting import user_id_in

FIRST_HOUR, LAST_HOUR = 22, 8
"""The quiet hours of a server that has only said when they begin, or when they end."""

Interaction = discord.Interaction[Any]
UNKNOWN = sentence("I do not know that choice. /settings show opens the panel anew.")


class Panel:
    """Changes what a server has set, and shows how it is set then."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self._actions: dict[str, Callable[[Press, str], Awaitable[Page]]] = {
            "tab": self._tab,
            "channels": self._channels,
            "starters": self._starters,
            "pace": self._pace,
            "threads": self._threads,
            "from": self._from,
            "until": self._until,
            "quiet_off": self._quiet_off,
            "zone": self._zone,
            "region": self._region,
            "part": self._part,
            "place": self._place,
            "seasons": self._seasons,
            "champions": self._champions,
            "herald": self._announcer,
            "bar": self._bar,
            "unbar": self._unbar,
            "end": self._end,
            "ended": self._ended,
            "erase": self._erase,
            "erased": self._erased,
        }
        bot.router.on(pages.VERB, "own", self.pressed)

    async def pressed(self, press: Press) -> None:
        """A button or menu of the panel; whoever pressed it must manage the server."""
        check_manager(press.interaction)
        action, _, rest = press.args.partition("/")
        if action not in self._actions:
            raise Refusal(UNKNOWN)
        await show_page(press.interaction, await self._actions[action](press, rest))

    async def page(self, interaction: Interaction, tab: str) -> Page:
        """A tab of the panel as things stand now."""
        return TABS[tab](await self.server(interaction), language_of(interaction))

    async def server(self, interaction: Interaction) -> Server:
        """What is set on the server of an interaction."""
        guild = check_manager(interaction)
        book = self.bot.guild_book
        settings = await book.of(guild.id)
        found = [guild.get_channel(each) for each in settings.channels]
        named = [each for each in found if each is not None]
        announcer = guild.get_channel(settings.herald_channel_id or 0)
        role = guild.get_role(settings.starter_role_id or 0)
        there = [each.id for each in (*named, announcer, role) if each is not None]
        return Server(
            settings=settings,
            there=frozenset(there),
            listed=tuple(each.id for each in named),
            barred=tuple(await book.barred(guild.id)),
            tables=tuple(await self.bot.queries.live_tables(guild.id)),
            presenters=self.bot.presenters,
            now=self.bot.ledger.now(),
        )

    async def _change(self, interaction: Interaction, tab: str, **values: Any) -> Page:
        await self.bot.guild_book.change(check_manager(interaction).id, **values)
        return await self.page(interaction, tab)

    async def set_channels(self, interaction: Interaction, channel_ids: list[int]) -> Page:
        """Let matches start in these channels only; everywhere if there are none."""
        if len(channel_ids) > MOST_CHANNELS:
            raise Refusal(
                sentence_for(
                    MOST_CHANNELS,
                    "No more than {n} channel can be chosen.",
                    "No more than {n} channels can be chosen. Take one away first.",
                )
            )
        return await self._change(interaction, "matches", channels=channel_ids)

    async def set_starters(self, interaction: Interaction, role_id: int | None) -> Page:
        """Let only people with a role start matches; everybody if there is none."""
        everybody = check_manager(interaction).id
        chosen = None if role_id == everybody else role_id
        return await self._change(interaction, "matches", starter_role_id=chosen)

    async def set_pace(self, interaction: Interaction, pace: str) -> Page:
        """Choose the pace of matches for which nobody chooses one."""
        if pace not in SECONDS:
            raise Refusal(UNKNOWN)
        return await self._change(interaction, "matches", pace=pace)

    async def set_threads(self, interaction: Interaction, *, on: bool) -> Page:
        """Give matches threads of their own, or none."""
        return await self._change(interaction, "matches", threads=on)

    async def set_quiet(
        self, interaction: Interaction, start: int | None, end: int | None, zone: str | None
    ) -> Page:
        """Choose the quiet hours, from one to before the other; without either there are none."""
        if start is not None and start == end:
            raise Refusal(sentence("Quiet hours end at another hour than they begin. Choose two."))
        if zone is not None and zone not in time_zones():
            raise Refusal(
                sentence("I do not know the time zone {zone}. Pick one from the list.", zone=zone)
            )
        values: dict[str, Any] = {"quiet_from": start, "quiet_until": end}
        if zone is not None:
            values["time_zone"] = zone
        return await self._change(interaction, "calls", **values)

    async def set_seasons(self, interaction: Interaction, *, on: bool) -> Page:
        """Make each month a season from the present one on, or no longer."""
        guild = check_manager(interaction)
        if not on:
            return await self._change(interaction, "hall", seasons=False)
        await self.bot.guild_book.hold_seasons(guild.id, self.bot.ledger.now())
        return await self.page(interaction, "hall")

    async def set_champions(self, interaction: Interaction, *, on: bool) -> Page:
        """Announce who takes a first place, or do not."""
        return await self._change(interaction, "hall", champions=on)

    async def set_announcer(self, interaction: Interaction, channel_id: int | None) -> Page:
        """Choose the channel for announcements; where the match was played if there is none."""
        guild = check_manager(interaction)
        if channel_id is not None:
            _check_can_announce(interaction, guild, guild.get_channel(channel_id))
        return await self._change(interaction, "hall", herald_channel_id=channel_id)

    async def bar(self, interaction: Interaction, user_id: int, name: str, *, robot: bool) -> Page:
        """Keep somebody from sitting down, and let them get up where nothing has begun."""
        guild = check_manager(interaction)
        if robot:
            raise Refusal(sentence("Bots do not play here, so there is nobody to bar."))
        now = self.bot.ledger.now()
        await self.bot.guild_book.bar(guild.id, user_id, name[:NAME_LENGTH], now)
        await self.bot.lobbies.turn_away(guild.id, user_id)
        return await self.page(interaction, "people")

    async def unbar(self, interaction: Interaction, user_id: str) -> Page:
        """Let somebody play again."""
        guild = check_manager(interaction)
        barred = user_id_in(user_id)
        if barred is None or not await self.bot.guild_book.unbar(guild.id, barred):
            raise Refusal(sentence("Nobody of that name is barred. Pick one from the list."))
        return await self.page(interaction, "people")

    async def ask_to_end(self, interaction: Interaction, match_id: str) -> Page:
        """Ask before a match is ended."""
        server = await self.server(interaction)
        table = _found(server, match_id)
        return pages.end_question(server, table, language_of(interaction))

    async def end(self, interaction: Interaction, match_id: str) -> Page:
        """End a match without a result, whatever state it is in."""
        _found(await self.server(interaction), match_id)
        record = await self.bot.lobbies.call_off(match_id)
        if not record.begun:  # then nobody else takes its call away
            await self.bot.pings.answered(record)
        return await self.page(interaction, "people")

    async def _tab(self, press: Press, rest: str) -> Page:
        return await self.page(press.interaction, rest if rest in TABS else "overview")

    async def _channels(self, press: Press, _: str) -> Page:
        return await self.set_channels(press.interaction, _ids(press))

    async def _starters(self, press: Press, _: str) -> Page:
        return await self.set_starters(press.interaction, next(iter(_ids(press)), None))

    async def _pace(self, press: Press, _: str) -> Page:
        return await self.set_pace(press.interaction, _value(press))

    async def _threads(self, press: Press, rest: str) -> Page:
        return await self.set_threads(press.interaction, on=rest == "1")

    async def _from(self, press: Press, _: str) -> Page:
        settings = (await self.server(press.interaction)).settings
        start, end = _hour(press), settings.quiet_until
        usual = LAST_HOUR if start != LAST_HOUR else FIRST_HOUR
        return await self.set_quiet(press.interaction, start, usual if end is None else end, None)

    async def _until(self, press: Press, _: str) -> Page:
        settings = (await self.server(press.interaction)).settings
        start, end = settings.quiet_from, _hour(press)
        usual = FIRST_HOUR if end != FIRST_HOUR else LAST_HOUR
        return await self.set_quiet(press.interaction, usual if start is None else start, end, None)

    async def _quiet_off(self, press: Press, _: str) -> Page:
        return await self.set_quiet(press.interaction, None, None, None)

    async def _zone(self, press: Press, _: str) -> Page:
        return pages.zones(await self.server(press.interaction), press.language, None)

    async def _region(self, press: Press, _: str) -> Page:
        return pages.zones(await self.server(press.interaction), press.language, _value(press))

    async def _part(self, press: Press, region: str) -> Page:
        number = _value(press)
        part = int(number) if number.isdecimal() else 0
        return pages.zones(await self.server(press.interaction), press.language, region, part)

    async def _place(self, press: Press, _: str) -> Page:
        settings = (await self.server(press.interaction)).settings
        hours = (settings.quiet_from, settings.quiet_until)
        return await self.set_quiet(press.interaction, *hours, _value(press))

    async def _seasons(self, press: Press, rest: str) -> Page:
        return await self.set_seasons(press.interaction, on=rest == "1")

    async def _champions(self, press: Press, rest: str) -> Page:
        return await self.set_champions(press.interaction, on=rest == "1")

    async def _announcer(self, press: Press, _: str) -> Page:
        return await self.set_announcer(press.interaction, next(iter(_ids(press)), None))

    async def _bar(self, press: Press, _: str) -> Page:
        user_id = _value(press)
        data: Any = press.interaction.data
        resolved = data.get("resolved", {})
        user = resolved.get("users", {}).get(user_id)
        if user is None:
            raise Refusal(UNKNOWN)
        nick = resolved.get("members", {}).get(user_id, {}).get("nick")
        name = nick or user.get("global_name") or user["username"]
        robot = bool(user.get("bot"))
        return await self.bar(press.interaction, int(user_id), name, robot=robot)

    async def _unbar(self, press: Press, _: str) -> Page:
        return await self.unbar(press.interaction, _value(press))

    async def _end(self, press: Press, _: str) -> Page:
        return await self.ask_to_end(press.interaction, _value(press))

    async def _ended(self, press: Press, match_id: str) -> Page:
        return await self.end(press.interaction, match_id)

    async def _erase(self, press: Press, rest: str) -> Page:
        return pages.erase_question(press.language, sure=rest == "2")

    async def _erased(self, press: Press, _: str) -> Page:
        await self.bot.departures.erase(check_manager(press.interaction).id)
        told = press.language.say("Everything that I kept of this server is gone.")
        return Page(press.language.say("Erased"), told)


def check_manager(interaction: Interaction) -> discord.Guild:
    """The server of an interaction. Raises Refusal unless whoever asks manages it."""
    if interaction.guild is None:
        raise Refusal(sentence("Settings belong to a server that has invited me."))
    if not interaction.permissions.manage_guild:
        raise Refusal(
            sentence("Only people with the permission Manage Server can change its settings.")
        )
    return interaction.guild


def _check_can_announce(interaction: Interaction, guild: discord.Guild, channel: object) -> None:
    """Raises Refusal when announcements cannot be posted in a channel."""
    if not isinstance(channel, discord.TextChannel | discord.VoiceChannel):
        raise Refusal(sentence("Announcements need a channel with plain messages. Choose another."))
    granted = channel.permissions_for(guild.me)
    language = language_of(interaction)
    needed = {
        language.say("View Channel"): granted.view_channel,
        language.say("Send Messages"): granted.send_messages,
        language.say("Embed Links"): granted.embed_links,
    }
    missing = ", ".join(f"**{name}**" for name, there in needed.items() if not there)
    if missing:
        raise Refusal(
            sentence(
                "I cannot announce anything in {channel}. I am missing: {permissions}.",
                channel=channel.mention,
                permissions=missing,
            )
        )


def _found(server: Server, match_id: str) -> LiveTable:
    for table in server.tables:
        if table.match_id == match_id:
            return table
    raise Refusal(
        sentence("No such match is open on this server any more. Pick one from the list.")
    )


def _value(press: Press) -> str:
    """What was chosen in a menu. Raises Refusal when it is not one thing."""
    if len(press.values) != 1:
        raise Refusal(UNKNOWN)
    return press.values[0]


def _ids(press: Press) -> list[int]:
    found = [user_id_in(each) for each in press.values]
    known = [each for each in found if each is not None]
    if len(known) < len(found):
        raise Refusal(UNKNOWN)
    return known


def _hour(press: Press) -> int:
    hours = {str(hour): hour for hour in range(24)}
    if _value(press) not in hours:
        raise Refusal(UNKNOWN)
    return hours[_value(press)]
