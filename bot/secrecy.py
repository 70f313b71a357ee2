"""One rule, in Python and in SQL, for who may look back on finished matches and watch others."""

from typing import Any

import discord
from sqlalchemy import ColumnElement, and_

from bot.match.record import Record

_Channel = discord.abc.GuildChannel | discord.Thread


class Visibility:
    """Tells which finished matches a person may look back on from where they ask.

    Everybody sees their own matches. They also see those that others played in channels of the
    present server that they can view, but never private games for one, daily deals included. This
    does not ask whether the secret of a shared deal is open by now.
    """

    def __init__(self, asker: discord.abc.User) -> None:
        """``asker`` is a member where there is a server."""
        self.user_id = asker.id
        self._member = asker if isinstance(asker, discord.Member) else None

    @property
    def guild_id(self) -> int | None:
        """Return the server in which they ask; None where there is none."""
        return None if self._member is None else self._member.guild.id

    @property
    def channels(self) -> frozenset[int]:
        """Return the known channels and threads of the server that they can view."""
        if self._member is None:
            return frozenset()
        guild = self._member.guild
        every: list[_Channel] = [*guild.channels, *guild.threads]
        return frozenset(each.id for each in every if _views(self._member, each))

    def knows_thread(self, channel_id: int) -> bool:
        """Return whether this is a known thread of the server."""
        return self._member is not None and self._member.guild.get_thread(channel_id) is not None

    def sees(self, record: Record) -> bool:
        """Return whether they may look back on a match once it is over."""
        if any(chair.user_id == self.user_id for chair in record.chairs):
            return True  # to the end or not
        return self.in_sight(record)

    def may_watch(self, record: Record, *, beside: int | None = None) -> bool:
        """Return whether they may follow a match that has begun, as the public sees it.

        Nobody watches a match in which they sit, or have been asked to, nor a deal that others
        still play.
        ``beside`` is a channel that they look at, whatever is known of it.
        """
        asked = any(person["id"] == self.user_id for person in record.invited)
        own = asked or record.chair_of(self.user_id) is not None
        return not own and record.shared_deal is None and self.in_sight(record, beside=beside)

    def in_sight(self, record: Record, *, beside: int | None = None) -> bool:
        """Return whether a match stands openly in a channel that they can view, or look at."""
        if self._member is None or record.guild_id != self.guild_id or record.carried:
            return False
        if beside is not None and beside == record.stands_in:
            return True
        channel = self._member.guild.get_channel_or_thread(record.channel_id)
        return channel is not None and _views(self._member, channel)


def of_others(
    row: Any, guild_id: int, channels: frozenset[int] | ColumnElement[int]
) -> ColumnElement[bool]:
    """Return the condition for results that everybody sees who can view these channels.

    It is ``Visibility.sees`` in SQL. ``row`` holds the columns of results; ``channels`` may be a
    column that names a single channel.
    """
    if isinstance(channels, frozenset):
        there = row.channel_id.in_(channels)
    else:
        there = row.channel_id == channels
    return and_(row.guild_id == guild_id, there, ~row.carried)


def _views(member: discord.Member, channel: _Channel) -> bool:
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    if channel.parent is None:
        return False
    granted = channel.permissions_for(member)
    # Who was let into a private thread is not known here.
    return granted.view_channel and (granted.manage_threads or not channel.is_private())
