"""Boards on Discord: where they are, and how they are posted, edited and found again."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot.base import logs
from bot.base.bounds import BOUNDS, together
from bot.base.calendar import HOUR_MS
from bot.base.discord_limits import MAX_THREAD_NAME
from bot.base.language import Language, language_for
from bot.base.names import clean_name
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import ARCHIVED, THREAD_EXISTS, TOO_MANY_THREADS, Limited
from bot.match.chairs import people_in
from bot.match.ledger import Ledger
from bot.match.record import CLOSED, Record
from bot.match.store import BOARD
from bot.match.view import match_view
from bot.pages.model import Page, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.table import board_page, notice_page
from bot.preferences.servers import GuildBook
from bot.show.channels import Channels
from bot.show.keeper import Keeper, Wanted
from bot.show.postings import Posting, Wish

log = logs.get(__name__)

BURIED_UNDER = 8  # a board with more later messages than this is posted again
TOO_OLD_MS = 50 * 60 * 1000
"""Discord limits edits of messages older than an hour, so a board is posted again before that."""

MAX_EMBEDS_AGAIN = 3  # maximum number of times per hour that a board gets its removed embeds back


@dataclass(slots=True)
class _Board:
    """A message that shows a live match."""

    match_id: str
    shown: tuple[Page, int] | None = None  # its page, and since which version, if known
    later: int | None = None  # the number of messages below it, None until it's counted


ThreadListener = Callable[[Record, bool], Awaitable[None]]


class Boards:
    """Shows the public message of each match, and writes its ids into the record."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        guild_book: GuildBook,
        channels: Channels,
        keeper: Keeper,
        watched: Callable[[str], bool],
    ) -> None:
        """``watched`` returns True if a player is looking at a match right now."""
        self.footers: list[Callable[[Record], str]] = []  # texts for the last line of every board
        self.thread_listeners: list[ThreadListener] = []
        """Called when a match's thread is opened, or too many are open. They get the match, and
        whether its thread was opened."""
        self._client = client
        self._watched = watched
        self._channels = channels
        self._keeper = keeper
        self._ledger = ledger
        self._guild_book = guild_book
        self._boards: dict[int, dict[int, _Board]] = {}
        """Boards by place and message."""
        self._threads: list[tuple[int, int, int | None]] = []
        """The last hour's threads: when they were opened, their host, their server."""
        self._bared: dict[str, list[int]] = {}
        """Times in the last hour at which the embeds of a match's board were removed."""

    def remember(self, standing: list[tuple[str, int, int]]) -> None:
        """Take over an earlier process's boards: match, channel and message."""
        for match_id, place_id, message_id in standing:
            self._boards.setdefault(place_id, {})[message_id] = _Board(match_id)

    def _find(self, place_id: int, message_id: int | None) -> _Board | None:
        return self._boards.get(place_id, {}).get(message_id or 0)

    async def show(self, record: Record, presenter: Presenter, wish: Wish) -> None:
        """Bring the board up to date. Raises discord.HTTPException if Discord refuses."""
        if record.dealt and record.shown.place_id is None:
            await self._find_place(record, presenter)
        lobby = not record.dealt
        old = record.shown.lobby_message_id if lobby else record.shown.board_message_id
        place_id = record.stands_in
        if old is None and not lobby:
            await self._show_notice(record, presenter)
        language = language_for(record.locale)
        page = board_page(presenter, match_view(record, None, language), language)
        # A footer isn't compared: it's updated along with other changes, never alone.
        added = (footer(record) for footer in self.footers)
        told = replace(page, footer=stack_texts(page.footer, *added, apart=" · "))
        aside = record.status == "archived"  # nobody waits for it at the bottom
        anew = wish.at_bottom or (
            old is not None and not aside and await self._sunk(record, place_id, old)
        )
        posted_at = record.shown.board_posted_at
        before = after = Posting(
            BOARD, record.id, place_id=place_id, message_id=old, posted_at=posted_at
        )
        board = self._find(place_id, old)
        if anew or board is None or board.shown != (page, record.alarm.since):
            after = await self._keeper.bring_up(before, self._wanted(record, told, anew=anew))
        self._note(record, page, before, after)
        wish.at_bottom &= after.message_id == old
        # The old board is deleted last: a crash in between leaves two boards rather than none.
        if old is not None and after.message_id != old:
            self._forget(place_id, old)
            await self._keeper.delete(place_id, old)
        if record.dealt and record.status in CLOSED:
            await self._show_notice(record, presenter)

    def _wanted(self, record: Record, page: Page, *, anew: bool = False) -> Wanted:
        place_id, lobby_id = record.stands_in, record.shown.lobby_message_id
        instead = {}
        if place_id != record.channel_id and lobby_id is not None:
            instead[record.channel_id] = lobby_id
        return Wanted(
            tuple(dict.fromkeys((place_id, record.channel_id))),
            page,
            _posting(record),
            record.id,
            record.alarm.since,
            watched=self._watched(record.id),
            anew=anew,
            instead=instead,
        )

    def _note(self, record: Record, page: Page, before: Posting, after: Posting) -> None:
        assert after.place_id is not None and after.message_id is not None, "it has been shown"
        if after.place_id != before.place_id:
            log.info("thread is out of reach; the board goes to the channel", match=record.id)
            record.shown.place_id = after.place_id
        lobby_id = record.shown.lobby_message_id
        if record.dealt:
            record.shown.board_message_id = after.message_id
        else:
            record.shown.lobby_message_id = after.message_id
        if after.message_id != before.message_id:
            record.shown.board_posted_at = after.posted_at
        if not record.live:
            self._forget(after.place_id, after.message_id)
            return
        board = self._boards.setdefault(after.place_id, {}).setdefault(
            after.message_id, _Board(record.id)
        )
        board.shown = (page, record.alarm.since)
        if after.message_id not in (before.message_id, lobby_id):
            board.later = 0

    def saw_message(self, place_id: int, message_id: int) -> None:
        """Count a new message below the boards of a channel."""
        for board_id, board in self._boards.get(place_id, {}).items():
            # Ids grow with time. Boards not counted yet are counted when needed.
            if board_id < message_id and board.later is not None:
                board.later += 1

    def wants_press(self, interaction: Interaction) -> bool:
        """Return True if the press is on a board that no interaction token can edit any more."""
        message = interaction.message
        if message is None or self._find(message.channel.id, message.id) is None:
            return False
        return self._channels.tokens.wants_press(message.id)

    def is_pressed(self, interaction: Interaction, match_id: str) -> bool:
        message = interaction.message
        if message is None:
            return False
        board = self._find(interaction.channel_id or 0, message.id)
        return board is not None and board.match_id == match_id

    def lost_message(self, place_id: int, message_id: int) -> str | None:
        """Forget a deleted message. Returns the match whose board it was, if any."""
        board = self._find(place_id, message_id)
        self._forget(place_id, message_id)
        return None if board is None else board.match_id

    def lost_embeds(self, place_id: int, message_id: int) -> tuple[str, bool] | None:
        """Request that a board's embeds be restored after a moderator removed them.

        Returns the match, and whether to post its board again. That happens the last time, before
        the moderator gets their way. Returns None if there is nothing to show.
        """
        board = self._find(place_id, message_id)
        if board is None:
            return None
        since = self._ledger.now() - HOUR_MS
        kept = {each: [at for at in times if at > since] for each, times in self._bared.items()}
        self._bared = {each: times for each, times in kept.items() if times}
        times = self._bared.setdefault(board.match_id, [])
        if len(times) > MAX_EMBEDS_AGAIN or not self._channels.bring_embeds_back(message_id):
            return None
        times.append(self._ledger.now())
        board.shown = None
        return board.match_id, len(times) > MAX_EMBEDS_AGAIN

    def doubt(self, place_id: int) -> list[str]:
        """Edit a channel's boards even if they look right, as Discord refused something there.

        Returns their matches.
        """
        boards = [*self._boards.get(place_id, {}).values()]
        for board in boards:
            board.shown = None
        return [board.match_id for board in boards]

    def lost_place(self, place_id: int) -> list[str]:
        """Forget a deleted channel or thread. Returns the matches whose boards were there."""
        return [board.match_id for board in self._boards.pop(place_id, {}).values()]

    def _forget(self, place_id: int, message_id: int) -> None:
        here = self._boards.get(place_id, {})
        here.pop(message_id, None)
        if not here:
            self._boards.pop(place_id, None)

    async def _find_place(self, record: Record, presenter: Presenter) -> None:
        shown = record.shown
        if record.status == "running" and len(people_in(record.chairs)) > 1:
            # If this fails or is cancelled, the next attempt tries again.
            await self._open_thread(record, presenter)
        if shown.place_id is None:
            shown.place_id, shown.board_message_id = record.channel_id, shown.lobby_message_id

    async def _open_thread(self, record: Record, presenter: Presenter) -> None:
        """Open a thread on the lobby's message, if one is possible and wanted.

        Meanwhile that message becomes the notice, which gets its link later. Without a lobby, the
        notice is posted first.
        """
        channel = self._client.get_channel(record.channel_id)
        if not isinstance(channel, discord.TextChannel) or not _can_open_thread(channel):
            return
        if not (await self._guild_book.of(record.guild_id)).threads or self._opens_often(record):
            return
        language = language_for(record.locale)
        name = thread_name(presenter, record, language)
        if record.shown.lobby_message_id is None:
            record.shown.lobby_message_id = await self._post_notice(record, presenter, language)
            await self._open_thread_on(record, channel, record.shown.lobby_message_id, name)
        else:
            opening = self._open_thread_on(record, channel, record.shown.lobby_message_id, name)
            await together(opening, self._show_notice(record, presenter))

    def _opens_often(self, record: Record) -> bool:
        since, bound = self._ledger.now() - HOUR_MS, BOUNDS["threads"]
        self._threads = [each for each in self._threads if each[0] > since]
        opened = Counter(of for _, *both in self._threads for of in both)
        mine, here = opened[record.host_id], opened[record.guild_id]
        return mine >= bound.mine or here >= (bound.everybody or 1)

    async def _open_thread_on(
        self, record: Record, channel: discord.TextChannel, message_id: int, name: str
    ) -> None:
        try:
            record.shown.place_id = await self._channels.open_thread(channel, message_id, name)
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:  # a message's thread has the message's id
                record.shown.place_id = message_id
                return
            log.warning("thread could not be opened", match=record.id, code=error.code)
            if error.code == TOO_MANY_THREADS:
                await self._tell_of_thread(record, opened=False)
            return
        self._threads.append((self._ledger.now(), record.host_id, record.guild_id))
        await self._tell_of_thread(record, opened=True)

    async def _tell_of_thread(self, record: Record, *, opened: bool) -> None:
        for listener in self.thread_listeners:
            await listener(record, opened)

    async def _post_notice(self, record: Record, presenter: Presenter, language: Language) -> int:
        page = notice_page(presenter, match_view(record, None, language), language)
        nonce = f"{record.id} notice"
        places = (record.channel_id,)
        wanted = Wanted(places, page, nonce, record.id, record.alarm.since)
        posted = await self._keeper.bring_up(Posting(BOARD, record.id), wanted)
        assert posted.message_id is not None, "it has been posted"
        return posted.message_id

    async def _sunk(self, record: Record, place_id: int, message_id: int) -> bool:
        posted_at = record.shown.board_posted_at
        if posted_at is not None and self._ledger.now() - posted_at > TOO_OLD_MS:
            return True
        board = self._find(place_id, message_id) or _Board(record.id)
        if board.later is None:
            board.later = await self._count_later(place_id, message_id)
        return board.later > BURIED_UNDER

    async def _count_later(self, place_id: int, message_id: int) -> int:
        try:
            return await self._channels.count_later(place_id, message_id, BURIED_UNDER + 1)
        except (discord.Forbidden, discord.NotFound, Limited):
            return 0

    async def edit(self, place_id: int, message_id: int, page: Page, record: Record) -> None:
        """Edit a message of a match. Raises discord.HTTPException if Discord refuses."""
        await self._keeper.edit(place_id, message_id, self._wanted(record, page))

    async def show_in_place(self, record: Record, presenter: Presenter) -> None:
        """Edit the board's message, if there still is one within reach."""
        message_id = record.shown.board_message_id or record.shown.lobby_message_id
        if message_id is None or record.private:
            return
        place_id = record.stands_in
        language = language_for(record.locale)
        page = board_page(presenter, match_view(record, None, language), language)
        try:
            try:
                await self.edit(place_id, message_id, page, record)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                thread = await self._thread(place_id)
                if thread is not None:
                    # Discord refuses edits in an archived thread, so it's unarchived for this one.
                    await thread.edit(archived=False)
                    await self.edit(place_id, message_id, page, record)
                    await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("board could not be reached; left as it is", match=record.id, code=error.code)

    async def rename_surroundings(self, record: Record, presenter: Presenter) -> None:
        """Update names in the notice that links to a match's thread, and in the thread's title.

        Raises discord.HTTPException if Discord may accept the same edit later.
        """
        thread_id = record.shown.place_id
        if record.private or record.shown.lobby_message_id is None:
            return
        if thread_id is None or thread_id == record.channel_id:
            return
        await self._show_notice(record, presenter)
        name = thread_name(presenter, record, language_for(record.locale))
        try:
            thread = await self._thread(thread_id)
            if thread is not None and thread.name != name:
                archived = thread.archived
                await thread.edit(name=name, archived=False)
                if archived:
                    await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("thread could not be renamed", match=record.id, code=error.code)

    async def _thread(self, thread_id: int) -> discord.Thread | None:
        known = self._client.get_channel(thread_id)
        place = known or await self._client.fetch_channel(thread_id)
        return place if isinstance(place, discord.Thread) else None

    async def _show_notice(self, record: Record, presenter: Presenter) -> None:
        message_id = record.shown.lobby_message_id
        if record.shown.place_id == record.channel_id or message_id is None:
            return
        self._forget(record.channel_id, message_id)
        language = language_for(record.locale)
        page = notice_page(presenter, match_view(record, None, language), language)
        try:
            await self.edit(record.channel_id, message_id, page, record)
        except (discord.NotFound, discord.Forbidden, Limited) as error:
            log.info("notice could not be edited", match=record.id, code=error.code)


def _posting(record: Record) -> str:
    """Return a nonce that survives a crash, so that Discord drops a second post.

    Discord ignores a post with the same nonce as one of the last few minutes.
    """
    old = record.shown.board_message_id if record.dealt else record.shown.lobby_message_id
    return f"{record.id} {record.dealt} {record.stands_in} {old}"


def thread_name(presenter: Presenter, record: Record, language: Language) -> str:
    host = next((clean_name(c.name) for c in record.chairs if c.user_id == record.host_id), "")
    name = language.say("bot/thread-name", game=presenter.title(language), host=host)
    return name[:MAX_THREAD_NAME]


def _can_open_thread(channel: discord.TextChannel) -> bool:
    mine = channel.permissions_for(channel.guild.me)
    return mine.create_public_threads and mine.send_messages_in_threads
