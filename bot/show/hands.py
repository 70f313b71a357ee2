"""Private hands: ephemeral messages kept up to date, or direct messages for those who want that."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot.base import logs
from bot.base.bounds import Locks, together
from bot.base.language import Language
from bot.discord_io.answers import TOKEN_LIFE_MS, answer_of, put_away
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, passing
from bot.discord_io.messages import PICTURE_SECONDS, renew_page, show_page
from bot.discord_io.outgoing import Rank
from bot.discord_io.press import language_of
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.match.view import match_view_for
from bot.pages.model import Page, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.table import hand_page
from bot.preferences.servers import GuildBook
from bot.show.channels import Channels
from bot.show.direct_hands import DirectHands, Key, ShownHand
from bot.show.members import Presence

log = logs.get(__name__)


@dataclass(slots=True)
class OpenHand:
    """A hand on a person's screen, with the interaction that can edit it."""

    interaction: Interaction
    message: discord.Message
    opened_at: int
    shown: ShownHand
    """The hand as shown, without picture and controls while the picture is being drawn."""


class Hands:
    """Shows hands and keeps them up to date. An older version never replaces a newer one."""

    def __init__(
        self, ledger: Ledger, channels: Channels, guild_book: GuildBook, presence: Presence
    ) -> None:
        self._ledger = ledger
        self._presence = presence
        self._locks: Locks[Key] = Locks()
        self.direct = DirectHands(ledger, channels, guild_book, self._locks)
        self._outgoing = channels.outgoing
        self._open: dict[str, dict[int, OpenHand]] = {}
        self.endings: list[Callable[[Record, int, Language], Awaitable[str]]] = []
        """Lines of features below a finished match, for a user."""

    async def _page(
        self, presenter: Presenter, record: Record, user_id: int, language: Language, draft: str
    ) -> Page:
        page = hand_page(presenter, match_view_for(record, user_id, language), language, draft)
        if record.status != "over":
            return page
        told = [await ending(record, user_id, language) for ending in self.endings]
        return replace(page, text=stack_texts(page.text, *told, apart="\n\n"))

    async def show(
        self,
        interaction: Interaction,
        presenter: Presenter,
        record: Record,
        language: Language,
        *,
        draft: str = "",
        notice: str = "",
    ) -> None:
        """Answer the interaction with the user's hand."""
        key = (record.id, interaction.user.id)
        self._presence.note(*key)
        async with self._locks.of(key):
            page = await self._page(presenter, record, interaction.user.id, language, draft)
            since = record.alarm.since
            before = self._find(key)
            standing = before.message if before and _is_pressed(before, interaction) else None
            message = await show_page(
                interaction, page, record.id, since, notice=notice, standing=standing
            )
            self._pop(key)
            kept = record.live and record.chair_of(interaction.user.id) is not None
            shown = ShownHand.of(record, page, draft, self._ledger.now())
            direct = interaction.guild_id is None and not message.flags.ephemeral
            if kept and direct and not record.only_in_replies:
                place_id, message_id = message.channel.id, message.id
                await self.direct.note_press(
                    record, interaction.user.id, shown, place_id, message_id
                )
            elif kept:
                hand = OpenHand(interaction, message, self._ledger.now(), shown)
                self._open.setdefault(record.id, {})[interaction.user.id] = hand
                await self._ledger.follow(record)
        # After the lock: the new hand is there, and nothing has to wait for this.
        old = before if before is not None and before.message.id != message.id else None
        if old is not None and old.message.flags.ephemeral:
            await put_away(old.interaction)
        if not self._ledger.is_newest(record):  # a move was made while this was drawn
            newest = await self._ledger.read(record.id)
            await self.refresh(newest, presenter)
            if not newest.live:
                self.forget(record.id)

    async def wait_for_answer(self, match_id: str, user_id: int) -> None:
        """Wait until a person who has just acted sees their hand."""
        # `show` holds this lock from drawing a hand until Discord has it.
        async with self._locks.of((match_id, user_id)):
            return

    def has_open(self, match_id: str) -> bool:
        return match_id in self._open

    def seen_at(self, record: Record, user_id: int | None) -> int | None:
        """The time when a hand last showed a person the present decision, or None if none has."""
        key = (record.id, user_id or 0)
        hand = self._find(key)
        shown = self.direct.shown.get(key) if hand is None else hand.shown
        return shown.at if shown is not None and shown.since == record.alarm.since else None

    async def refresh(self, record: Record, presenter: Presenter, *ranks: Rank) -> None:
        """Update a match's open hands that would look different: all, or those of ``ranks``.

        Raises the first failure that a retry may fix.
        """
        awaited = {chair.user_id for chair in record.chairs if chair.seat in record.awaited}
        found = [
            (Rank.TURN if user_id in awaited else Rank.OTHER, (record.id, user_id))
            for user_id in self._open.get(record.id, {})
        ]
        wanted = [each for each in found if not ranks or each[0] in ranks]
        await together(*(self._renew(rank, key, record, presenter) for rank, key in wanted))

    def _find(self, key: Key) -> OpenHand | None:
        match_id, user_id = key
        return self._open.get(match_id, {}).get(user_id)

    def _pop(self, key: Key) -> None:
        match_id, user_id = key
        hands = self._open.get(match_id, {})
        hands.pop(user_id, None)
        if not hands:
            self._open.pop(match_id, None)

    async def _renew(self, rank: Rank, key: Key, record: Record, presenter: Presenter) -> None:
        await self._outgoing.turn(rank, record.id)
        if not self._ledger.is_newest(record):
            return  # a newer hand is shown with the next version
        done = False
        while not done:  # a press or another version may change the hand
            done = await self._bring_up(key, record, presenter)

    async def _bring_up(self, key: Key, record: Record, presenter: Presenter) -> bool:
        """Bring a hand up to date, at first without its picture if that takes long.

        Returns False if the hand has changed in the meantime.
        """
        hand = self._find(key)
        # A press may have shown a newer version.
        if hand is None or hand.shown.version > record.version:
            return True
        before, draft = hand.shown, hand.shown.draft_for(record)
        language = language_of(hand.interaction)
        page = await self._page(presenter, record, key[1], language, draft)
        shown = ShownHand.of(record, page, draft, self._ledger.now())
        if before.looks_like(shown):
            return await self._change(key, hand, before, replace(shown, at=before.at), page)
        # Before taking the lock, since a press in this hand waits for it.
        drawing = asyncio.create_task(page.drawn())
        try:
            await asyncio.wait([drawing], timeout=PICTURE_SECONDS)
            if not drawing.done():
                bare = replace(shown, page=replace(page, picture=None, rows=()))
                if not await self._change(key, hand, before, bare, bare.page):
                    return False
                before = bare
            return await self._change(key, hand, before, shown, await drawing)
        finally:
            drawing.cancel()

    async def _change(
        self, key: Key, hand: OpenHand, before: ShownHand, shown: ShownHand, drawn: Page
    ) -> bool:
        """Edit a hand if it would look different. Returns False if it's no longer as ``before``."""
        async with self._locks.of(key):
            if self._find(key) is not hand or hand.shown is not before:
                return False
            if not before.looks_like(shown):
                match_id, _ = key
                try:
                    hand.message = await renew_page(
                        hand.interaction, drawn, match_id, shown.since, standing=hand.message
                    )
                except (discord.HTTPException, *UNREACHABLE) as error:
                    if passing(error):
                        raise
                    # Dismissed or out of reach: the My hand button opens it again.
                    log.info(
                        "open hand could not be edited; it was closed or has expired",
                        match=match_id,
                        error=repr(error),
                    )
                    self._pop(key)
                    return True
            hand.shown = shown
            return True

    async def sweep(self) -> None:
        """Forget hands that can soon no longer be edited, and say in them how to go on."""
        oldest = self._ledger.now() - TOKEN_LIFE_MS
        old = [
            self._leave((match_id, user_id), hand)
            for match_id, hands in self._open.items()
            for user_id, hand in hands.items()
            if hand.opened_at < oldest
        ]
        await together(*old)

    async def _leave(self, key: Key, hand: OpenHand) -> None:
        before = hand.shown
        told = language_of(hand.interaction).say("bot/leave")
        text = stack_texts(f"**{told}**", before.page.text, apart="\n\n")
        last = replace(before, page=replace(before.page, text=text))
        try:
            if not await self._change(key, hand, before, last, last.page):
                return  # a press or another version was faster
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("hand could not be edited before its token expired", error=repr(error))
        self._pop(key)

    def forget(self, match_id: str) -> None:
        """Forget everything about a finished match."""
        self.direct.forget(match_id)
        self._open.pop(match_id, None)


def _is_pressed(hand: OpenHand, interaction: Interaction) -> bool:
    pressed = interaction.message
    return answer_of(interaction).in_place and pressed is not None and pressed.id == hand.message.id
