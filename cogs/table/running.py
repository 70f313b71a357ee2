"""Running matches: hands, and the controls that play."""

from discord.ext import commands

from bot.app import Castellan
from bot.base.language import language_for, sentence
from bot.base.refusals import Refusal, StaleClick
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, person_of
from bot.discord_io.router import UNKNOWN_CONTROL, action_meant, routed, suggesting
from bot.match import actions, waking
from bot.match.admission import check_unfinished
from bot.match.record import Record
from bot.match.view import match_view, match_view_for
from bot.pages.card_picker import draft_after
from bot.pages.table import board_page
from bot.secrecy import Asker, Sight
from cogs.table.starting import (
    check_seated,
    matches_page,
    meant_among,
    show_hand,
    suggest_matches,
)


class RunningMatchCog(commands.Cog):
    """Controls and commands in a match that has begun, for all games."""

    def __init__(self, bot: Castellan) -> None:
        self._ledger, self._presenters, self._publisher = bot.ledger, bot.presenters, bot.publisher
        self._computers, self._secrecy, self._queries = bot.computers, bot.secrecy, bot.queries
        router = bot.router
        router.on("hand", "beside", self.open_hand)
        router.on("pick", "public", self.pick)
        router.on("suggest", "own", self.suggest)
        router.on("memory", "private", self.remember)
        router.on("back", "public", self.return_to_seat)
        router.otherwise(self.play)

    async def open_hand(self, press: Press) -> None:
        """Open a hand from its board, or from a menu of the presser's matches."""
        match_id = press.values[0] if press.values else press.match_id
        record = await self._ledger.read(match_id)
        await self._check(press, record, Sight.TABLE)
        check_seated(record, press.person.user_id)
        await self._open(press.interaction, record)

    async def pick(self, press: Press) -> None:
        """Mark a choice in the hand without playing anything.

        On the board of a game for one, which an older version may have posted, it only updates the
        board.
        """
        record = await self._ledger.read(press.match_id)
        check_seated(record, press.person.user_id)
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
        if not self._ledger.is_newest(record):  # a move came while this was drawn
            self._publisher.touch(record.id)

    async def suggest(self, press: Press) -> None:
        """Mark in the hand what a computer would play."""
        check_limit(press.interaction, "hint")
        record, action = await waking.hint(
            self._ledger, self._computers, press.match_id, press.person
        )
        seen = match_view_for(record, press.person.user_id, press.language)
        draft = self._presenters[record.slug].suggestion(seen, action)
        if draft is None:
            raise Refusal(UNKNOWN_CONTROL)
        notice = press.language.say("table/suggested")
        await show_hand(press.interaction, record, draft=draft, notice=notice)

    async def remember(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        await self._check(press, record, Sight.BOARD)
        seen = match_view_for(record, press.person.user_id, press.language)
        presenter = self._presenters[record.slug]
        page = presenter.memory(seen, press.language) if seen.begun else None
        if page is None and not seen.begun:
            check_unfinished(record)
        if page is None:
            raise Refusal(sentence("table/nothing-played"))
        await show_page(press.interaction, page, record.id, record.version)

    async def _check(self, press: Press, record: Record, sight: Sight) -> None:
        await self._secrecy.check(Asker.of(press.interaction), record, sight)

    async def play(self, press: Press) -> None:
        try:
            played = await self._ledger.change(
                press.match_id,
                actions.act,
                press.version,
                press.person,
                lambda slug: action_meant(self._presenters[slug], press),
            )
        except Refusal as refused:
            played = await self._ledger.read(press.match_id)
            # A double click isn't a mistake: its action has been played.
            if not (isinstance(refused, StaleClick) and await self._has_played(press, played.slug)):
                if _shows_board(press, played) or not _renews(refused, press, played):
                    raise
                notice = press.language.render(refused.sentence)
                await show_hand(press.interaction, played, notice=notice)
                return
        if not _shows_board(press, played):
            await show_hand(press.interaction, played)

    async def _has_played(self, press: Press, slug: str) -> bool:
        action = self._presenters[slug].action(press.verb, press.args, press.values)
        since, user_id = press.version, press.person.user_id
        last = await self._queries.last_action_since(press.match_id, since, user_id)
        return last is not None and last == action

    async def return_to_seat(self, press: Press) -> None:
        await self._ledger.change(press.match_id, actions.return_to_seat, press.person)
        await press.tell(sentence("table/welcome-back"))

    @command("table", "board", "matches", "resign", "rounds")
    @routed
    async def hand(self, interaction: Interaction, match: str | None = None) -> None:
        mine = await self._queries.matches_of(interaction.user.id)
        record = meant_among(mine, interaction, match)
        if record is None:
            page = matches_page(interaction, mine)
            await show_page(interaction, page)
        else:
            await self._open(interaction, record)

    async def _open(self, interaction: Interaction, record: Record) -> None:
        if record.status == "archived":
            record = await actions.take_up(self._ledger, record.id, person_of(interaction))
        await show_hand(interaction, record)

    @hand.autocomplete("match")
    @suggesting
    async def _suggest(self, interaction: Interaction, typed: str) -> Suggested:
        return await suggest_matches(interaction, typed)


def _shows_board(press: Press, record: Record) -> bool:
    if not record.game.for_one or record.private or press.ephemeral:
        return False
    return record.guild_id is None or press.interaction.app_permissions.view_channel


def _renews(refused: Refusal, press: Press, record: Record) -> bool:
    """Return True if a refused press has to redraw the match as well.

    A private board is shown only in answers to its player's presses, so nothing else updates it.
    """
    mine = any(chair.user_id == press.person.user_id for chair in record.chairs)
    return isinstance(refused, StaleClick) or (mine and (record.game.for_one or record.private))
