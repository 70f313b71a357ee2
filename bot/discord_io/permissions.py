"""What the bot may do in a channel, by Discord's names for permissions, and archived threads.

discord.py forgets archived threads, but matches go on in them.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import discord

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import Language, Sentence, sentence
from bot.discord_io.failures import EXPECTED, UNREACHABLE, Limited, code_of, passing

log = logs.get(__name__)


def _named(*names: str) -> Mapping[str, Sentence]:
    return {name: sentence("discord-io/permission", name=name) for name in names}


TELLING: Final = _named("view_channel", "send_messages", "embed_links")
"""Permissions for a message without files."""
HOSTING: Final = {**TELLING, **_named("attach_files", "read_message_history")}
THREADS: Final = _named("create_public_threads", "send_messages_in_threads")
IN_A_THREAD: Final = _named(
    *(name for name in HOSTING if name != "send_messages"), "send_messages_in_threads"
)
_POWERS: Final = discord.Permissions.elevated() | discord.Permissions(mention_everyone=True)
"""Permissions that a person must not get from the bot."""
ALL: Final = discord.Permissions(**dict.fromkeys((*HOSTING, *THREADS), True))
"""Permissions that the invite link asks for."""


def lacking(
    granted: discord.Permissions, needed: Mapping[str, Sentence], language: Language
) -> list[str]:
    """Return the names of needed permissions that aren't granted."""
    return [language.render(told) for name, told in needed.items() if not getattr(granted, name)]


def permissions_text(names: list[str], language: Language) -> str:
    return language.row(f"**{name}**" for name in names)


NOT_HERE: Final = sentence("discord-io/not-here")


def may_write(interaction: discord.Interaction[Any], channel: object) -> bool:
    """Return True if the person may write in a channel. They may press controls in any case.

    The channel is the one where they press, or another that a control there posts in.
    """
    allowed, member = interaction.permissions, interaction.user
    if not isinstance(member, discord.Member):
        return True
    if channel != interaction.channel and isinstance(channel, discord.abc.GuildChannel):
        allowed = channel.permissions_for(member)
    in_thread = isinstance(channel, discord.Thread)
    return allowed.send_messages_in_threads if in_thread else allowed.send_messages


def timed_out(guild: discord.Guild | None) -> Sentence | None:
    """Return a sentence if the server has timed the bot out, else None."""
    until = None if guild is None else guild.me.timed_out_until
    if until is None or until <= discord.utils.utcnow():
        return None
    moment = f"<t:{int(until.timestamp()) + 1}:R>"
    return sentence("discord-io/timed-out", moment=moment)


def refusal_here(guild: discord.Guild | None, error: Exception) -> Sentence:
    """Return the sentence for a refused message: the reason, with a way out if there is one."""
    if isinstance(error, Limited):
        return error.sentence
    if passing(error):
        return sentence("discord-io/later")
    told = timed_out(guild) or EXPECTED.get(code_of(error))
    return told or sentence("discord-io/refused")


def role_obstacle(role: discord.Role) -> Sentence | None:
    """Return the reason if the bot can't give or take a role, else None."""
    me, powers = role.guild.me, role.permissions.value & _POWERS.value
    if role.is_default() or role.managed:
        why = "managed"
    elif powers & ~role.guild.default_role.permissions.value:
        why = "powerful"
    elif not me.guild_permissions.manage_roles:
        why = "forbidden"
    elif role >= me.top_role:
        why = "higher"
    else:
        return None
    needed = sentence("discord-io/permission", name="manage_roles")
    return sentence("discord-io/no-role", why=why, role=role.mention, permissions=needed)


def mention_obstacle(role: discord.Role, place: Any) -> Sentence | None:
    """Return the reason if a role can't be mentioned in a channel, else None."""
    me = role.guild.me
    granted = me.guild_permissions if place is None else place.permissions_for(me)
    if role.mentionable or granted.mention_everyone:
        return None
    needed = sentence("discord-io/permission", name="mention_everyone")
    return sentence("discord-io/no-mention", role=role.mention, permissions=needed)


def invitation(application_id: int) -> str:
    """Return the link that invites the bot, with all permissions it needs."""
    return discord.utils.oauth_url(
        application_id, permissions=ALL, scopes=("bot", "applications.commands")
    )


MAX_PER_SERVER: Final = 100  # maximum number of archived threads to remember per server
MAX_LOOKUPS_PER_ROUND: Final = 20
ROUND_SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True)
class ArchivedThread:
    """What decides who can read an archived thread."""

    parent_id: int
    private: bool


_NONE: Final[Mapping[int, ArchivedThread]] = MappingProxyType({})


class ArchivedThreads:
    """The threads archived while the bot ran, and those in use."""

    def __init__(
        self,
        client: discord.Client,
        in_use: Callable[[], Awaitable[Collection[int]]],
        spend: Callable[[], Awaitable[None]],
    ) -> None:
        """``in_use`` returns the channels and threads of live matches. Features add their own.

        ``spend`` waits until the bot may make a request.
        """
        self._client = client
        self.in_use = [in_use]
        self._spend = spend
        self._known: dict[int, dict[int, ArchivedThread]] = {}
        """Threads by server, the last archived one last."""
        self._gone: set[int] = set()
        """Channels in use that aren't archived threads, or that Discord doesn't show to the bot."""
        self.chore = Chore("archived threads", self._learn, seconds=ROUND_SECONDS)

    def of(self, guild_id: int | None) -> Mapping[int, ArchivedThread]:
        return _NONE if guild_id is None else self._known.get(guild_id, _NONE)

    def note(self, event: discord.RawThreadUpdateEvent) -> None:
        """Note that a thread was archived, or forget it because it's open again."""
        self.forget(event.guild_id, event.thread_id)
        if event.data["thread_metadata"]["archived"]:
            private = event.thread_type is discord.ChannelType.private_thread
            self._add(event.guild_id, event.thread_id, ArchivedThread(event.parent_id, private))

    def forget(self, guild_id: int, thread_id: int) -> None:
        self._known.get(guild_id, {}).pop(thread_id, None)

    def forget_in(self, channel: discord.abc.GuildChannel) -> list[int]:
        """Forget the archived threads of a deleted channel. Returns them."""
        here = self._known.get(channel.guild.id, {})
        found = [each for each, thread in here.items() if thread.parent_id == channel.id]
        for thread_id in found:
            del here[thread_id]
        return found

    def _add(self, guild_id: int, thread_id: int, thread: ArchivedThread) -> None:
        here = self._known.setdefault(guild_id, {})
        here[thread_id] = thread
        if len(here) > MAX_PER_SERVER:
            del here[next(iter(here))]

    async def _learn(self) -> None:
        in_use = {each for places in self.in_use for each in await places()}
        self._gone &= in_use
        known = self._gone.union(*self._known.values())
        unknown = [each for each in in_use - known if self._client.get_channel(each) is None]
        for channel_id in sorted(unknown)[:MAX_LOOKUPS_PER_ROUND]:
            await self._spend()
            try:
                found = await self._client.fetch_channel(channel_id)
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                self._gone.add(channel_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.info("threads could not be looked up, trying again", error=repr(error))
                return
            else:
                if isinstance(found, discord.Thread) and found.archived:
                    thread = ArchivedThread(found.parent_id, found.is_private())
                    self._add(found.guild.id, channel_id, thread)
                else:
                    self._gone.add(channel_id)
