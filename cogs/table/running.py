"""Running matches: hands, boards, resigning, my matches, verifying the deal."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.language import Language, command_text, language_for, sentence
from bot.base.refusals import Refusal, StaleClick
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import refusal_here
from bot.discord_io.press import Press, language_of, person_of, tell
from bot.discord_io.router import UNKNOWN_CONTROL, routed, suggesting
from bot.match import actions, lobbies, verification, waking
from bot.match.admission import check_unfinished
from bot.match.record import CLOSED, SECOND_BOARD_SEAT, Record
from bot.match.store import BOARD, SECOND_BOARD
from bot.match.view import match_view, match_view_for
from bot.pages.card_picker import draft_after
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.table import board_page
from bot.secrecy import Asker, Sight
from cogs.queue.second_boards import SecondBoard, SecondBoards
from cogs.table.starting import (
    check_permissions,
    check_still_member,
    match_line,
    match_meant,
    question_before_leaving,
    show_hand,
    suggest_matches,
)


class NotPosted(Exception):
    """A board was brought up to date where it stands, as Discord takes no new message."""


class RunningMatchCog(commands.Cog):
    """Presses and commands in a match that has begun, whatever the game."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self._ledger = bot.ledger
        self._database = bot.database
        self._queries = bot.queries
        self._keeper = bot.keeper
        self._publisher = bot.publisher
        self._pings = bot.pings
        self._secrecy = bot.secrecy
        self._computers = bot.computers
        self._presenters = bot.presenters
        self._published = bot.published
        self._second_boards = bot.find_service(SecondBoards)
        router = bot.router
        router.on("hand", "beside", self.open_hand)
        router.on("pick", "public", self.pick)
        router.on("suggest", "own", self.suggest)
        router.on("memory", "private", self.remember)
        router.on("back", "public", self.return_to_seat)
        router.on("resign", "own", self.confirm_resigning)
        router.on("stay", "own", self.decline_resigning)
        router.on("verify", "private", self.verify)
        router.otherwise(self.play)

    async def open_hand(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        _check_seated(record, press.person.user_id)
        await show_hand(press.interaction, record)
        chair = record.chair_of(press.person.user_id)
        if chair is not None and record.awaited == {chair.seat}:
            await self._pings.remove_ping(record)
            if record.kind.second_board and self._second_boards is not None:
                await self._second_boards.remove_ping(record)

    async def pick(self, press: Press) -> None:
        """Mark a choice in the hand; nothing is played by it.

        On the board of a game for one, which an older version may have posted, it only renews that.
        """
        record = await self._ledger.read(press.match_id)
        _check_seated(record, press.person.user_id)
        current = press.version == record.alarm.since
        draft = draft_after(press.args, press.values) if current else ""
        if not record.game.for_one and not press.private:
            raise Refusal(UNKNOWN_CONTROL)
        if not _shows_board(press, record):
            await show_hand(press.interaction, record, draft=draft)
            return
        presenter, language = self._presenters[record.slug], language_for(record.locale)
        page = board_page(presenter, match_view(record, None, language), language)
        await show_page(press.interaction, page, record.id, record.alarm.since)
        if not self._ledger.is_newest(record):  # somebody moved while this was drawn
            self._publisher.touch(record.id)

    async def suggest(self, press: Press) -> None:
        """Pick in the hand what the computer player would do; nothing is played by it."""
        check_limit(press.interaction, "hint")
        record, action = await waking.hint(
            self._ledger, self._computers, press.match_id, press.person
        )
        seen = match_view_for(record, press.person.user_id, press.language)
        draft = self._presenters[record.slug].suggestion(seen, action)
        if draft is None:
            raise Refusal(UNKNOWN_CONTROL)
        notice = press.language.say("A suggestion: change what you like, then confirm.")
        await show_hand(press.interaction, record, draft=draft, notice=notice)

    async def remember(self, press: Press) -> None:
        """Show what has happened openly so far, from the person's own seat if they have one."""
        record = await self._ledger.read(press.match_id)
        await self._check(press, record, Sight.BOARD)
        seen = match_view_for(record, press.person.user_id, press.language)
        presenter = self._presenters[record.slug]
        page = presenter.memory(seen, press.language) if seen.begun else None
        if page is None and not seen.begun:
            check_unfinished(record)
        if page is None:
            raise Refusal(sentence("Nothing has been played yet, so there's nothing to see."))
        await show_page(press.interaction, page, record.id, record.version)

    async def _check(self, press: Press, record: Record, sight: Sight) -> None:
        """Raise Refusal unless the presser may have a sight of a match."""
        await self._secrecy.check(Asker.of(press.interaction), record, sight)

    async def play(self, press: Press) -> None:
        """Play what a control of a game stands for, on its board or in a hand."""

        def meaning(slug: str) -> dict[str, Any]:
            action = self._presenters[slug].action(press.verb, press.args, press.values)
            if action is None:
                raise Refusal(UNKNOWN_CONTROL)
            return action

        try:
            played = await self._ledger.change(
                press.match_id, actions.act, press.version, press.person, meaning
            )
        except Refusal as refused:
            played = await self._ledger.read(press.match_id)
            if not (isinstance(refused, StaleClick) and await self._has_played(press, played.slug)):
                if _shows_board(press, played) or not _renews(refused, press, played):
                    raise
                notice = press.language.render(refused.sentence)
                await show_hand(press.interaction, played, notice=notice)
                return
        if not _shows_board(press, played):
            await show_hand(press.interaction, played)

    async def _has_played(self, press: Press, slug: str) -> bool:
        """Return True for a double click: the person's latest action since is this very one."""
        action = self._presenters[slug].action(press.verb, press.args, press.values)
        since, user_id = press.version, press.person.user_id
        last = await self._queries.last_action_since(press.match_id, since, user_id)
        return last is not None and last == action

    async def return_to_seat(self, press: Press) -> None:
        await self._ledger.change(press.match_id, actions.return_to_seat, press.person)
        await press.tell(sentence("Welcome back: the seat is yours again."))

    async def confirm_resigning(self, press: Press) -> None:
        record = await self._ledger.change(press.match_id, actions.resign, press.person)
        if record.kind.one_person:
            text = press.language.say("You've conceded the game.")
        elif record.cause == "unplayed":
            text = press.language.say(
                "You left the match before making a decision, so it was called off. It doesn't "
                "count for anyone."
            )
        else:
            text = press.language.say("You've left the match.")
        await _replace(press, text)

    async def decline_resigning(self, press: Press) -> None:
        await _replace(press, press.language.say("Good. The match goes on."))

    async def verify(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        if record.status not in CLOSED:
            await self._check(press, record, Sight.TABLE)
            await press.tell(
                sentence(
                    "The seal of this deal, published when the table "
                    "opened:\n`{commitment}`\nThe secret it was made from is shown when the "
                    "match is over.",
                    commitment=record.commitment,
                )
            )
            return
        check_limit(press.interaction, "file")
        await self._check(press, record, Sight.SECRET)
        if record.outcome is None:
            await press.tell(
                sentence(
                    "This deal is no longer in play. The seal that was published when the "
                    "table opened:\n`{commitment}`\nThe secret it was made from:\n`{secret}`",
                    commitment=record.commitment,
                    secret=record.secret.hex(),
                )
            )
            return
        language = press.language
        log = await self._queries.log_of(record.id)
        name = f"castellan-{record.id}.json"
        source = (
            language.say(
                "Every shuffle is drawn from this secret alone, so it's the same for everybody "
                "who plays this deal."
            )
            if record.shared_deal
            else language.say(
                "Every shuffle is derived from this secret and from the IDs that Discord "
                "gave to the players' clicks when they took their seats."
            )
        )
        text = language.say(
            "When the table opened, this seal was published; it is the SHA-256 of the rules "
            "version, the deal's name and a random secret:\n`{commitment}`\nThe secret, shown "
            "now that nothing depends on it:\n`{secret}`\n{source} The file holds the whole "
            "match; check it offline with `castellan verify {file}` where Castellan is "
            "installed.\nThis proves that no deal was changed afterwards. It can't prove that "
            "the person who runs the bot didn't look.",
            commitment=record.commitment,
            secret=record.secret.hex(),
            source=source,
            file=name,
        )
        data = verification.export_text(record, log).encode()
        page = Page(language.say("Verify the deal"), text, files=((name, data),))
        await show_page(press.interaction, page, record.id, record.version)

    @app_commands.command(description=command_text("Look at your cards, and play"))
    @app_commands.describe(match=command_text("Which match, if you're in several"))
    @routed
    async def hand(self, interaction: Interaction, match: str | None = None) -> None:
        record = await match_meant(interaction, match)
        if record.status == "archived":
            record = await actions.take_up(self._ledger, record.id, person_of(interaction))
        await show_hand(interaction, record)

    @app_commands.command(
        description=command_text("Post the board again at the bottom of its channel")
    )
    @app_commands.describe(
        match=command_text("Which match, if you're in several"),
        written=command_text("Get the moves as text instead"),
    )
    @app_commands.rename(written="record")
    @routed
    async def board(
        self, interaction: Interaction, match: str | None = None, written: bool = False
    ) -> None:
        assert interaction.channel_id is not None
        if written:
            await self._write_down(interaction, match)
            return
        here = await self._queries.matches_in(interaction.channel_id)
        record = (
            here[0] if match is None and len(here) == 1 else await match_meant(interaction, match)
        )
        language = language_of(interaction)
        if record.private:
            await show_hand(interaction, record)
            return
        check_limit(interaction, "share")
        elsewhere = self._second_boards
        second = await self._second_board(interaction, record)
        shown = record if second is None else second.instead_of_first(record)
        await check_still_member(interaction, shown)
        gone = False
        if shown.stands_in == interaction.channel_id:
            check_permissions(interaction)
        elif shown.guild_id == interaction.guild_id and await self._is_gone(shown):
            check_permissions(interaction)
            noting = self._published if second is None or elsewhere is None else elsewhere.published
            await noting.note_moved(record.id, interaction.channel_id)
            gone = True
        if second is None or elsewhere is None:
            self._publisher.touch(record.id, at_bottom=True)
        else:
            await elsewhere.post_again(second)
        after = await self._shown_again(record, second)
        refusal = self._refusal(shown, after, SECOND_BOARD if second else BOARD)
        place = f"<#{after.stands_in}>"
        if refusal is not None:
            guild = interaction.client.get_guild(shown.guild_id or 0)
            reason = language.render(refusal_here(guild, refusal))
            text = language.say("I can't show the table in {place}.", place=place) + f" {reason}"
        elif gone:
            text = language.say(
                "This table's channel is gone, so the table stays here from now on."
            )
        elif after.stands_in == interaction.channel_id:
            text = language.say("Here is the table again.")
        else:
            text = language.say("I've posted the table again in {place}.", place=place)
        await tell(interaction, text)

    async def _shown_again(self, record: Record, second: SecondBoard | None) -> Record:
        """Return the match with the board that was asked for, once that has been tried."""
        if second is None or self._second_boards is None:
            await self._publisher.wait_until_shown(record.id)
            return await self._ledger.read(record.id)
        await self._second_boards.wait_until_shown(record.id)
        newest = await self._second_boards.of(record.id)
        return (newest or second).instead_of_first(record)

    def _refusal(self, before: Record, after: Record, kind: str) -> Exception | None:
        """Return why a board couldn't be posted again; None if it was, or if nobody here knows."""
        refusal = self._keeper.refusal(kind, before.id)
        if refusal is not None or not self._database.shards.have(before.guild_id):
            return refusal
        ids = [
            each.shown.board_message_id if each.dealt else each.shown.lobby_message_id
            for each in (before, after)
        ]
        return NotPosted() if ids[0] == ids[1] else None

    async def _second_board(self, interaction: Interaction, record: Record) -> SecondBoard | None:
        """Return the second board of a match, if the person plays there."""
        chair = record.chair_of(interaction.user.id)
        if self._second_boards is None or chair is None or chair.seat != SECOND_BOARD_SEAT:
            return None
        return await self._second_boards.of(record.id) if record.kind.second_board else None

    async def _write_down(self, interaction: Interaction, match: str | None) -> None:
        """Give the moves of a match: of this channel, one's own and under way if possible."""
        assert interaction.channel_id is not None
        check_limit(interaction, "file")
        language = language_of(interaction)
        shown = await self._queries.matches_in(interaction.channel_id, over=True)
        asker = Asker.of(interaction)
        live = [each for each in shown if each.live]
        over = [each for each in shown if not each.live]
        seen = [
            *await self._secrecy.among(asker, live, Sight.BOARD),
            *await self._secrecy.among(asker, over, Sight.PASSED_ON),
        ]
        here = [
            each
            for each in seen
            if match in (None, each.id) and _moves_of(self._presenters[each.slug], each, language)
        ]
        here.sort(key=lambda each: (each.chair_of(asker.user_id) is None, not each.live))
        record = here[0] if here else await match_meant(interaction, match)
        page = _record_page(self._presenters[record.slug], record, language)
        await show_page(interaction, page, record.id, record.version)

    async def _is_gone(self, record: Record) -> bool:
        """Return True if a match's channel was deleted. A lost thread heals by itself."""
        if self.bot.get_channel(record.channel_id) is not None:
            return False
        try:
            await self.bot.fetch_channel(record.channel_id)
        except discord.NotFound:
            return True
        return False

    @app_commands.command(
        description=command_text("Leave a match for good while it's being played")
    )
    @app_commands.describe(match=command_text("Which match, if you're in several"))
    @routed
    async def resign(self, interaction: Interaction, match: str | None = None) -> None:
        record = await match_meant(interaction, match)
        if record.status == "lobby":
            await self._ledger.change(record.id, lobbies.leave, person_of(interaction))
            await tell(interaction, language_of(interaction).say("You've left the table."))
            return
        language = language_of(interaction)
        page = question_before_leaving(record, interaction.user.id, language)
        await show_page(interaction, page, record.id, record.version)

    @app_commands.command(description=command_text("List the matches you're in"))
    @routed
    async def matches(self, interaction: Interaction) -> None:
        language = language_of(interaction)
        mine = await self._queries.matches_of(interaction.user.id)
        lines = [
            match_line(self._presenters[record.slug], record, interaction.user.id, language)
            for record in mine
        ]
        none = language.say("You're not sitting at any table. /play opens one.")
        page = Page(language.say("Your matches"), "\n".join(lines) or none)
        await show_page(interaction, page)

    @hand.autocomplete("match")
    @board.autocomplete("match")
    @resign.autocomplete("match")
    @suggesting
    async def _suggest(self, interaction: Interaction, typed: str) -> Suggested:
        return await suggest_matches(interaction, typed)


def _shows_board(press: Press, record: Record) -> bool:
    """Return True if the press was on a board that the publisher redraws, without a hand."""
    if not record.game.for_one or record.private or press.ephemeral:
        return False
    return record.guild_id is None or press.interaction.app_permissions.view_channel


def _renews(refused: Refusal, press: Press, record: Record) -> bool:
    """Return True if a refused press has to redraw the match as well.

    A private board is shown only in answers to its player's presses, so nobody else renews it.
    """
    mine = any(chair.user_id == press.person.user_id for chair in record.chairs)
    return isinstance(refused, StaleClick) or (mine and (record.game.for_one or record.private))


def _check_seated(record: Record, user_id: int) -> None:
    if record.status == "cancelled":
        check_unfinished(record)
    if record.chair_of(user_id) is None:
        raise Refusal(sentence("You're not sitting at this table, so you have no cards to see."))


def _moves_of(presenter: Presenter, record: Record, language: Language) -> str | None:
    """Return a match's moves in writing; None before it begins or without notation."""
    seen = match_view(record, None, language)
    return presenter.move_list(seen, language) if seen.begun else None


def _record_page(presenter: Presenter, record: Record, language: Language) -> Page:
    """Return the moves of a match as a file. Raises Refusal where there are none to write."""
    text = _moves_of(presenter, record, language)
    if text is None:
        raise Refusal(
            sentence("{game} has no move notation.", game=presenter.title(language))
            if record.begun
            else sentence("This match hasn't begun yet.")
        )
    file = (f"castellan-{record.id}.txt", text.encode())
    told = language.say("The moves so far, and the position they led to.")
    return Page(presenter.title(language), told, files=(file,))


async def _replace(press: Press, text: str) -> None:
    await answer_of(press.interaction).show(content=text, embed=None, view=None)
