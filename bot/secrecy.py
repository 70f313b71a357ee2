"""Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table.

A person has some relation to a match (``Relation``), and its cards are more or less open to
them (``Cards``). For each sight of a match (``Sight``) the table says how open the cards have to
be. A dash means never.

=========  ========  ======  ========  =========  =========
sight      player    asked   here      comparing  elsewhere
=========  ========  ======  ========  =========  =========
table      always    always  always    finished   –
hand       always    –       –         –          –
board      always    open    open      –          –
watch      –         –       open      –          –
hands      finished  –       finished  finished   –
passed on  open      –       open      open       –
secret     open      –       open      open       –
=========  ========  ======  ========  =========  =========

The last three exist once the match is over, and its board is then like all hands. While it is
played, views keep hands apart (see ``bot.match.view``).
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from typing import Any, Final, Self

import discord
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    exists,
    select,
)

from bot.base.language import Sentence, sentence
from bot.base.refusals import Withheld
from bot.discord_io.controls import Interaction
from bot.discord_io.host import host_of
from bot.discord_io.permissions import ArchivedThread, ArchivedThreads
from bot.match.ledger import NOT_THERE
from bot.match.record import UNFINISHED, Record
from bot.match.store import load_many
from bot.storage import Database, tables

_Channel = discord.abc.GuildChannel | discord.Thread

NOT_TO_WATCH: Final = sentence("bot/not-to-watch")
NOT_TOLD: Final = sentence("bot/not-told")
SAME_CARDS: Final = sentence("bot/same-cards")
_OWN_TABLE: Final = sentence("bot/own-table")


class Sight(Enum):
    """Something about a match that a person may want to see."""

    TABLE = auto()  # its existence: to list it, link to it and join it
    HAND = auto()  # one's own cards
    BOARD = auto()  # the open play so far
    WATCH = auto()
    """The open play as it happens, with the hands of earlier deals if its players allow that."""
    HANDS = auto()  # all hands at each step of a finished match, and what computers think of it
    PASSED_ON = auto()
    """All hands, leaving the reader's screen: shared, exported, saved, or dealt again."""
    SECRET = auto()  # the secret that its cards were dealt from


class Relation(Enum):
    """A person's relation to a match."""

    PLAYER = auto()  # they have a seat, or had one in a match that is over
    ASKED = auto()
    """They're invited to a match under way, have left it, or see its board only in an answer."""
    HERE = auto()  # it's public in a channel that they can view, or are looking at
    COMPARING = auto()  # it's another person's attempt at a deal that they have had too
    ELSEWHERE = auto()


class Cards(IntEnum):
    """How open a match's cards are to a person."""

    PLAYED_BY_THEM = 0  # they're playing these cards in another match
    PLAYED_BY_OTHERS = 1  # others are playing them, or may still be dealt them
    FINISHED_BY_THEM = 2  # others are playing them, but people who have finished may see them
    OPEN = 3


_ALWAYS, _FINISHED, _OPEN = Cards.PLAYED_BY_THEM, Cards.FINISHED_BY_THEM, Cards.OPEN
_PLAYER, _ASKED, _HERE = Relation.PLAYER, Relation.ASKED, Relation.HERE
_COMPARING = Relation.COMPARING

RULES: Final[Mapping[Sight, Mapping[Relation, Cards]]] = {
    Sight.TABLE: {_PLAYER: _ALWAYS, _ASKED: _ALWAYS, _HERE: _ALWAYS, _COMPARING: _FINISHED},
    Sight.HAND: {_PLAYER: _ALWAYS},
    Sight.BOARD: {_PLAYER: _ALWAYS, _ASKED: _OPEN, _HERE: _OPEN},
    Sight.WATCH: {_HERE: _OPEN},
    Sight.HANDS: {_PLAYER: _FINISHED, _HERE: _FINISHED, _COMPARING: _FINISHED},
    Sight.PASSED_ON: {_PLAYER: _OPEN, _HERE: _OPEN, _COMPARING: _OPEN},
    Sight.SECRET: {_PLAYER: _OPEN, _HERE: _OPEN, _COMPARING: _OPEN},
}
"""How open the cards have to be for a sight, by relation. A missing relation never gets it."""
_ONCE_OVER: Final = frozenset({Sight.HANDS, Sight.PASSED_ON, Sight.SECRET})


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person's relation to a match and to its cards."""

    relation: Relation
    plays: bool = False
    """They have a seat in another unfinished match with the same cards, perhaps a paused one."""
    finished: bool = False
    """They've finished the shared deal, and its kind reveals it to those who have."""
    in_play: bool = False  # a person is playing the shared deal
    called: str | None = None
    """The name by which they may know the match's player, if it isn't the one at the table."""


def may(viewer: Viewer, record: Record, sight: Sight, now: int) -> bool:
    """Return True if ``viewer`` may have this sight of the match. ``now`` is in milliseconds."""
    # The replay of a finished match shows all hands, so its board is as secret as they are.
    if sight is Sight.BOARD and record.closed:
        sight = Sight.HANDS
    if sight in _ONCE_OVER and not record.closed:
        return False
    needed = RULES[sight].get(viewer.relation)
    return needed is not None and cards_to(viewer, record, now) >= needed


def may_go_on(asker: "Asker", record: Record, now: int) -> bool:
    """Return True if a person who watches a match may still do so, as far as the record says."""
    return not record.live or may(Viewer(asker.relation(record)), record, Sight.WATCH, now)


def may_open_late_hands(record: Record) -> bool:
    """Return True if the people of a running match may let spectators see earlier deals' hands.

    Never if others may still play the same deal.
    """
    return record.kind.own_deal and record.status == "running"


def cards_to(viewer: Viewer, record: Record, now: int) -> Cards:
    # First: even an open deal is closed to those who are playing it again.
    if viewer.plays:
        return Cards.PLAYED_BY_THEM
    if not record.shares_deal:
        return Cards.OPEN
    kept = record.opens_at is not None and now < record.opens_at
    # Open once its time is over and nobody can play it any more.
    if record.closed and not (kept or viewer.in_play):
        return Cards.OPEN
    return Cards.FINISHED_BY_THEM if viewer.finished else Cards.PLAYED_BY_OTHERS


@dataclass(frozen=True, slots=True)
class Asker:
    """A person, with their membership of the server and the channel where they ask.

    The @everyone role stands for all readers of a public post there, without a user id.
    """

    user_id: int
    member: discord.Member | discord.Role | None = None
    beside: int | None = None
    archived: Mapping[int, ArchivedThread] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, interaction: Interaction) -> Self:
        user = interaction.user
        member = user if isinstance(user, discord.Member) else None
        archived = host_of(interaction).archived_threads.of(interaction.guild_id)
        return cls(user.id, member, interaction.channel_id, archived)

    @classmethod
    def everybody(
        cls, guild: discord.Guild, threads: ArchivedThreads, beside: int | None = None
    ) -> Self:
        """Return the asker that stands for all readers of a public post."""
        return cls(0, guild.default_role, beside, threads.of(guild.id))

    @property
    def guild_id(self) -> int | None:
        """The server where they ask, or None."""
        return None if self.member is None else self.member.guild.id

    @property
    def channels(self) -> frozenset[int]:
        """The server's known channels and threads that they can view, including where they ask."""
        if self.member is None:
            return frozenset()
        guild = self.member.guild
        every = (*guild.channels, *guild.threads)
        return frozenset(
            each for each in (*(known.id for known in every), *self.archived) if self.views(each)
        )

    def relation(self, record: Record) -> Relation:
        mine = [chair for chair in record.chairs if chair.user_id == self.user_id]
        if any(record.closed or not chair.left for chair in mine):
            return Relation.PLAYER
        if record.live and any(person["id"] == self.user_id for person in record.invited):
            return Relation.ASKED
        public = not record.private and record.guild_id == self.guild_id
        # Discord itself has checked that they may use the channel where they ask.
        if public and (self.beside == record.stands_in or self.views(record.channel_id)):
            return Relation.HERE
        # Where the bot isn't a member, its answers are boards that others see.
        abroad = self.member is None or not self.member.guild.channels
        answered = abroad and self.beside == record.channel_id
        return Relation.ASKED if mine or answered else Relation.ELSEWHERE

    def views(self, channel_id: int) -> bool:
        """Return True for the channel they ask in, and for channels of the server they can view."""
        return self.member is not None and (channel_id == self.beside or self._sees(channel_id))

    def _sees(self, channel_id: int) -> bool:
        assert self.member is not None, "on a server"
        guild = self.member.guild
        channel: _Channel | None = guild.get_channel_or_thread(channel_id)
        private = isinstance(channel, discord.Thread) and channel.is_private()
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        elif channel is None and (thread := self.archived.get(channel_id)) is not None:
            channel, private = guild.get_channel(thread.parent_id), thread.private
        if channel is None:
            return False
        granted = channel.permissions_for(self.member)
        # Members of private threads aren't known here.
        return granted.view_channel and (granted.manage_threads or not private)


class Secrecy:
    """Reads from the database what relates a person to matches, and applies the rules."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._database = database
        self._now = now

    async def find(self, asker: Asker, match_id: str, sight: Sight) -> Record:
        """Return a match, without its state, if the person may have this sight of it.

        Its player goes by the name that the person may know. Raises Withheld if they may not, or if
        there is no such match.
        """
        unknown = NOT_THERE if sight is Sight.TABLE else NOT_TO_WATCH
        records = await self._database.read(load_many, [match_id], states=False)
        if not records:
            raise Withheld(unknown)
        await self.check(asker, records[0], sight, unknown)
        return records[0]

    async def check(
        self, asker: Asker, record: Record, sight: Sight, unknown: Sentence = NOT_THERE
    ) -> None:
        """Raise Withheld, like ``find``, unless the person may have this sight of the match.

        The match's player then goes by the name that the person may know. ``unknown`` is the
        sentence for people who may not know of the match.
        """
        now = self._now()
        needed = RULES[sight].get(asker.relation(record))
        if needed is _ALWAYS and not (record.closed and sight is Sight.BOARD):
            return  # skip the query: it couldn't change the result
        facts = await self._database.read(_read_facts, asker, [record], now)
        viewer = _viewer(asker, record, facts)
        if not may(viewer, record, sight, now):
            raise Withheld(_reason(viewer, record, sight) or unknown)
        if viewer.called is not None:
            for chair in record.chairs:
                if chair.user_id == record.host_id:
                    chair.name = viewer.called

    async def among(self, asker: Asker, records: Sequence[Record], sight: Sight) -> list[Record]:
        """Return the matches that the person may have this sight of."""
        if not records:
            return []
        now = self._now()
        facts = await self._database.read(_read_facts, asker, records, now)
        return [
            record for record in records if may(_viewer(asker, record, facts), record, sight, now)
        ]


@dataclass(frozen=True, slots=True)
class _Facts:
    """Facts from the database that the rules need about one person and some matches."""

    in_play: frozenset[str]  # shared deals that a person is playing
    playing: Mapping[str, Mapping[str, bool]]
    """Deals that the person is playing, with their matches, and True if others play there too."""
    finished: frozenset[str]  # matches whose shared deal the person has finished, if that matters
    comparable: Mapping[str, str | None]
    """Matches whose player everybody on the person's server may compare themselves with. Each comes
    with the player's name for them, or None for the one at the table."""


def _viewer(asker: Asker, record: Record, facts: _Facts) -> Viewer:
    """Build the viewer of a match.

    It looks up visible channels in discord.py's cache, so it must run on the event loop, outside
    the query.
    """
    relation = asker.relation(record)
    if relation is Relation.ELSEWHERE and record.id in facts.comparable:
        relation = Relation.COMPARING
    others = facts.playing.get(record.deal, {})
    return Viewer(
        relation,
        # Replaying a match alone while looking at the original harms nobody else.
        plays=any(
            match_id != record.id and (with_others or not record.closed)
            for match_id, with_others in others.items()
        ),
        finished=record.id in facts.finished,
        in_play=record.shared_deal in facts.in_play,
        called=facts.comparable.get(record.id) if relation is Relation.COMPARING else None,
    )


def _read_facts(
    connection: Connection, asker: Asker, records: Sequence[Record], now: int
) -> _Facts:
    match = tables.matches.c
    shared = {record.shared_deal for record in records} - {None}
    in_play: frozenset[str] = frozenset()
    if shared:
        played = select(match.shared_deal).where(match.status.in_(UNFINISHED))
        in_play = frozenset(connection.scalars(played.where(match.shared_deal.in_(shared))))
    finished, comparable = set(), dict[str, str | None]()
    for record in records:
        kind, deal = record.kind, record.shared_deal
        if deal is None:
            continue
        secret = deal in in_play or (record.opens_at or 0) > now
        if secret and kind.finished_by and kind.finished_by(connection, deal, asker.user_id):
            finished.add(record.id)
        mine = any(chair.user_id == asker.user_id for chair in record.chairs)
        if (
            not mine
            and kind.compares
            and kind.compares(connection, deal, record.host_id, asker.guild_id)
        ):
            name = kind.called and kind.called(connection, deal, record.host_id)
            comparable[record.id] = name or None
    playing = _deals_played(connection, asker.user_id)
    return _Facts(in_play, playing, frozenset(finished), comparable)


def _select_playing() -> Select[Any]:
    match, mine, other = tables.matches.c, tables.chairs.c, tables.chairs.alias().c
    of: BindParameter[int] = bindparam("of")
    others = exists().where(*(other.match_id == match.id, other.user_id != of, ~other.left))
    return (
        select(match.id, match.shared_deal, match.origin, others.label("with_others"))
        .join_from(tables.matches, tables.chairs)
        .where(mine.user_id == of, ~mine.left, match.status.in_(UNFINISHED))
    )


_SELECT_PLAYING: Final = _select_playing()


def _deals_played(connection: Connection, user_id: int) -> dict[str, dict[str, bool]]:
    playing: dict[str, dict[str, bool]] = defaultdict(dict)
    for each in connection.execute(_SELECT_PLAYING, {"of": user_id}):
        if each.shared_deal:
            playing[each.shared_deal][each.id] = True
        elif each.origin:
            playing[each.origin["deal"]][each.id] = each.with_others
    return playing


def _reason(viewer: Viewer, record: Record, sight: Sight) -> Sentence | None:
    """Explain why a sight of a match is refused. None for people who may not know of the match."""
    relation = viewer.relation
    if sight is Sight.WATCH and relation in (_PLAYER, _ASKED):
        return _OWN_TABLE
    too_soon = sight in _ONCE_OVER and not record.closed
    compares = relation is Relation.COMPARING and not viewer.finished
    if relation not in RULES[sight] or too_soon or compares:
        return None
    if viewer.plays:
        return SAME_CARDS
    told = record.kind.covered or sight is Sight.SECRET
    return (told and record.kind.still_secret) or NOT_TOLD


def of_others(
    row: Any, guild_id: int, channels: frozenset[int] | ColumnElement[int]
) -> ColumnElement[bool]:
    """Return a condition for results visible to everybody who can view these channels.

    It is ``Relation.HERE`` in SQL: results may be shown there, whatever the cards. ``row`` has the
    columns of results. ``channels`` may be a column with a single channel.
    """
    if isinstance(channels, frozenset):
        there = row.channel_id.in_(channels)
    else:
        there = row.channel_id == channels
    return and_(row.guild_id == guild_id, there, ~row.private)
