"""Pings: a short message that mentions the players whose turn it is, and nobody else."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import discord

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.messages import controls_of
from bot.match.ledger import Ledger
from bot.match.record import SECOND_BOARD_SEAT, Record
from bot.match.view import match_view
from bot.pages.model import Button, Page
from bot.pages.presenter import Presenter
from bot.pages.table import ping_text
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.show.channels import Channels
from bot.show.hands import Hands
from bot.show.keeper import Keeper

log = logs.get(__name__)

MIN_DECISION_MS = 4 * 1000
GRACE_MS = 5 * 1000
"""Grace period: a player who acts or looks within it isn't pinged."""


class PingNotes(Protocol):
    """Stores the ids of pings."""

    def note(self, match_id: str, **values: int | str | None) -> None:
        """Queue values to be stored along with the next write."""

    async def ping_gone(self, match_id: str, message_id: int) -> None:
        """Note that a ping was deleted, unless there is a newer one by now."""


class Ping(NamedTuple):
    """A ping in a channel: the people it mentions, and whether it is a warning."""

    message_id: int
    users: tuple[int, ...]
    warn: bool


@dataclass(slots=True)
class Grace:
    """The time that players get at the beginning of their turn before they are pinged."""

    turn: str | None
    ends_at: int
    over: bool = False


class Pings:
    """Pings players, with one message per match. A direct message counts as a ping.

    It pings the people who are waited for; while the game continues by itself, those who may act.
    In a server's quiet hours pings are posted silently.
    """

    def __init__(
        self,
        ledger: Ledger,
        hands: Hands,
        keeper: Keeper,
        channels: Channels,
        preferences: PreferenceBook,
        guild_book: GuildBook,
        notes: PingNotes,
    ) -> None:
        self._ledger = ledger
        self._notes = notes
        self._hands = hands
        self._keeper = keeper
        self._channels = channels
        self._preferences = preferences
        self._guild_book = guild_book
        self._standing: dict[str, Ping] = {}
        self._graces: dict[str, Grace] = {}
        self._wake: Callable[[str], None] = lambda _: None
        self.chore = Chore("grace periods", self._end_graces, seconds=1, needed=self._any_grace)

    def on_due(self, wake: Callable[[str], None]) -> None:
        """Call ``wake`` with each match whose grace period has ended."""
        self._wake = wake

    def stop(self) -> None:
        """Stop pinging. Pings that are still due follow after the next start."""
        self.chore.cancel()

    def forget(self, match_id: str) -> None:
        """Forget everything about a finished match."""
        self._standing.pop(match_id, None)
        self._graces.pop(match_id, None)

    async def ping(
        self,
        record: Record,
        presenter: Presenter,
        *,
        warn: bool,
        actor: int | None,
        second_board: bool = False,
    ) -> None:
        """Ping players once per decision when it's their turn, or warn them about their time.

        At the beginning of a turn they get a grace period first.

        It doesn't ping the ``actor`` of the last step, people who watch their open hand, those
        reached by direct message, and those who want no pings. Raises discord.HTTPException if a
        player could not be reached yet. ``second_board`` pings only the player at that board;
        otherwise everyone else.
        """
        seated = {
            c.seat: c.user_id
            for c in record.chairs
            if c.user_id
            and not c.left
            and second_board == (record.kind.second_board and c.seat == SECOND_BOARD_SEAT)
        }
        wishes = await self._preferences.of_all(list(seated.values()))
        direct = {
            user: wishes[user].language_to(record.locale)
            for user in seated.values()
            if wishes[user].direct_hands
        }
        reached, failed = await self._hands.direct.keep(record, presenter, direct)
        willing = {seat: user for seat, user in seated.items() if wishes[user].pings}
        missed = direct.keys() - reached
        # A warning is for everybody who still has to decide, watching or not.
        here = set() if warn else {actor, *reached, *self._hands.watching(record.id)}
        # While the game continues by itself nobody is awaited, but some may act. They're pinged
        # once per decision, not per step: hence the two keys.
        able = (record.awaited or record.to_act) if record.status == "running" else frozenset()
        waiting = [s for s in sorted(able) if not record.chairs[s].computer]
        pinged = [willing[s] for s in waiting if s in willing and willing[s] not in here]
        turn = None
        if waiting:
            turn = record.alarm.turn if record.awaited else f"#{record.alarm.decision}"
        # Already pinged for this turn: only remove names.
        if not warn and turn is not None and turn == record.shown.ping_key:
            await self._cross_off(record, presenter, [willing[s] for s in waiting if s in willing])
        # Noted as pinged, without a message.
        elif not warn and record.awaited and self._too_short(record):
            await self._change(record, presenter, turn, [], [], warn=False)
        # No key is noted, so this is asked again when the grace period ends, or after a crash.
        elif not warn and pinged and not self._left_a_moment(record, turn):
            await self._change(record, presenter, None, [], [], warn=False)
        else:
            unreached = [user for user in pinged if user in missed]
            await self._change(record, presenter, turn, pinged, unreached, warn=warn)
        if failed is not None:
            raise failed

    def _left_a_moment(self, record: Record, turn: str | None) -> bool:
        """Return True if the players whose turn it is have had their grace period."""
        grace = self._graces.get(record.id)
        if grace is None or grace.turn != turn:
            grace = self._graces[record.id] = Grace(turn, self._ledger.now() + GRACE_MS)
            self.chore.resume()
        return grace.over

    def _any_grace(self) -> bool:
        return not all(grace.over for grace in self._graces.values())

    async def _end_graces(self) -> None:
        """End the grace periods that are over."""
        for match_id, grace in list(self._graces.items()):
            if not grace.over and grace.ends_at <= self._ledger.now():
                grace.over = True
                self._wake(match_id)

    def _too_short(self, record: Record) -> bool:
        """Return True if the decision ends before a pinged player could come."""
        ends_at = record.alarm.ends_at
        return ends_at is not None and ends_at - self._ledger.now() < MIN_DECISION_MS

    async def _change(
        self,
        record: Record,
        presenter: Presenter,
        turn: str | None,
        pinged: list[int],
        missed: list[int],
        *,
        warn: bool,
    ) -> None:
        old = record.shown.ping_message_id
        # Always a new message, since an edited mention notifies nobody.
        new = await self._post(record, presenter, pinged, missed, warn=warn) if pinged else None
        if (old, record.shown.ping_key) != (new, turn):
            self._notes.note(record.id, ping_message_id=new, ping_key=turn)
        self._standing.pop(record.id, None)
        if new is not None:
            self._standing[record.id] = Ping(new, tuple(pinged), warn)
        if old is not None:
            await self._keeper.delete(record.stands_in, old)

    async def _cross_off(self, record: Record, presenter: Presenter, waited_for: list[int]) -> None:
        """Remove people who have decided from the ping. Nobody is notified by that.

        The names in an earlier process's ping aren't known, so that one is rewritten.
        """
        message_id = record.shown.ping_message_id
        standing = self._standing.get(record.id)
        if standing is None and message_id is not None:
            standing = Ping(message_id, (), False)
            still = tuple(waited_for)
        else:
            still = tuple(u for u in standing.users if u in waited_for) if standing else ()
        if standing is None or still == standing.users:
            return
        if not still:
            await self.remove_ping(record)
            return
        language = language_for(record.locale)
        seen = match_view(record, None, language)
        text = ping_text(presenter, seen, list(still), standing.warn, language)
        changed: dict[str, Any] = {"content": text, "allowed_mentions": _only(still)}
        place_id = record.stands_in
        try:
            await self._channels.edit(place_id, standing.message_id, changed, watched=False)
        except discord.NotFound:
            log.info("ping was already deleted", match=record.id)
        self._standing[record.id] = Ping(standing.message_id, still, standing.warn)

    async def remove_ping(self, record: Record) -> None:
        """Delete a ping once the player has come.

        Its id is cleared only afterwards: deleting twice does no harm, but a forgotten ping would
        stay forever.
        """
        if record.shown.ping_message_id is not None:
            self._standing.pop(record.id, None)
            await self._keeper.delete(record.stands_in, record.shown.ping_message_id)
            await self._notes.ping_gone(record.id, record.shown.ping_message_id)

    async def leave(self, record: Record, place_id: int) -> None:
        """Delete the ping in a place that the board has left, so that players are pinged again."""
        message_id = record.shown.ping_message_id
        if message_id is None:
            return
        self._standing.pop(record.id, None)
        await self._keeper.delete(place_id, message_id)
        record.shown.ping_message_id = record.shown.ping_key = None
        self._notes.note(record.id, ping_message_id=None, ping_key=None)

    async def _post(
        self,
        record: Record,
        presenter: Presenter,
        users: list[int],
        missed: list[int],
        *,
        warn: bool,
    ) -> int:
        language = language_for(record.locale)
        text = ping_text(presenter, match_view(record, None, language), users, warn, language)
        if missed:
            names = language.listing(f"<@{user}>" for user in missed)
            text += "\n" + language.say(
                "{names}: I can't reach you by direct message, so your hand opens here.",
                names=names,
            )
        button = Button(language.say("My hand"), "hand", style="primary")
        place_id = record.stands_in
        message: dict[str, Any] = {
            "content": text,
            "view": controls_of(Page("", "", rows=((button,),)), record.id, record.version),
            "allowed_mentions": _only(users),
            "silent": await self._guild_book.is_quiet(record.guild_id, self._ledger.now()),
        }
        return await self._channels.post(place_id, message)


def _only(users: Iterable[int]) -> discord.AllowedMentions:
    people = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)
