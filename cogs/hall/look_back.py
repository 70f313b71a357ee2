"""*Look back*: the decisions of a finished match in which something clearly better was possible."""

from typing import Any

from discord.ext import commands
from pydantic import ValidationError

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.controls import LOOKED_BACK
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.matches.record import Record
from bot.matches.view import MatchView, match_view
from bot.pages.card_picker import draft_after
from bot.pages.endings import LOOK_BACK_VERB
from bot.pages.model import Page
from cogs.hall.look_back_pages import AGAIN, NEXT, TURN, LookBack
from games.core import GameError

WAIT_MS = 2000
"""Milliseconds between two reports of how far a look back has come."""


class LookBackCog(commands.Cog):
    """Asks people about their own decisions; where they are stands in the ids of the controls."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on(LOOK_BACK_VERB, "private", self.begin)
        bot.router.on_looking_back(self.follow_control)

    async def begin(self, press: Press) -> None:
        """Look back at one's own match, from its board or from its replay."""
        channel_id = press.interaction.channel_id
        user = press.interaction.user
        record = await self.bot.replays.find(press.match_id, user, beside=channel_id)
        seat = _own_seat(record, press)
        await self._ask(press, record, seat, 0)

    async def follow_control(self, press: Press) -> None:
        """Follow a control of a look back: an answer, a choice before it, or a turn of pages."""
        match_id = press.match_id.removeprefix(LOOKED_BACK)
        record = await self.bot.replays.find(match_id, press.interaction.user)
        seat = _own_seat(record, press)
        if press.verb == TURN and press.args == NEXT:
            await self._ask(press, record, seat, press.version + 1)
        elif press.verb == TURN and press.args == AGAIN:
            await self._ask(press, record, seat, press.version)
        elif press.verb == "pick":
            draft = draft_after(press.args, press.values)
            await self._ask(press, record, seat, press.version, draft)
        else:
            await self._answer(press, record, seat)

    async def _ask(self, press: Press, record: Record, seat: int, at: int, draft: str = "") -> None:
        look = await self._look(press, record, seat)
        if at >= len(look.asked):
            await show_page(press.interaction, look.closing())
            return
        seen = await self._seen(press, record, seat, look.asked[at].step)
        await self._show(press, record, look.question(at, seen, draft), at)

    async def _answer(self, press: Press, record: Record, seat: int) -> None:
        look, at = await self._look(press, record, seat), press.version
        action = look.presenter.action(press.verb, press.args, press.values)
        if action is None or at >= len(look.asked):
            raise Refusal(UNKNOWN_CONTROL)
        seen = await self._seen(press, record, seat, look.asked[at].step)
        page = look.answer(at, seen, _complete(record, action))
        await self._show(press, record, page, at)

    async def _look(self, press: Press, record: Record, seat: int) -> LookBack:
        language, presenter = press.language, self.bot.presenters[record.slug]
        reported = self.bot.ledger.now()

        async def progress(done: int, total: int) -> None:
            nonlocal reported
            now = self.bot.ledger.now()
            if now - reported >= WAIT_MS:
                reported = now
                told = language.say(
                    "I'm looking back at your match: {done} of {total} decisions.",
                    done=done,
                    total=total,
                )
                await show_page(press.interaction, Page(presenter.title(language), told))

        review = await self.bot.reviews.of(record, seat, progress)
        return LookBack(record.game, presenter, review, language)

    async def _seen(self, press: Press, record: Record, seat: int, step: int) -> MatchView[Any]:
        replay = await self.bot.replays.of(record)
        return match_view(replay.before(record, step), seat)

    async def _show(self, press: Press, record: Record, page: Page, at: int) -> None:
        chosen = await self.bot.preferences.of(press.interaction.user.id)
        page = page.in_four_colours() if chosen.four_colours else page
        await show_page(press.interaction, page, LOOKED_BACK + record.id, at)


def _own_seat(record: Record, press: Press) -> int:
    """Return the seat of who pressed. Raises Refusal where they did not play."""
    chair = record.chair_of(press.person.user_id)
    if chair is None:
        raise Refusal(sentence("You can only look back at matches that you played yourself."))
    return chair.seat


def _complete(record: Record, action: dict[str, Any]) -> dict[str, Any]:
    """Return an action as it is stored. Raises Refusal for what is none."""
    actions = record.game.actions
    try:
        stored: dict[str, Any] = actions.dump_python(actions.validate_python(action), mode="json")
    except (ValidationError, GameError):
        raise Refusal(UNKNOWN_CONTROL) from None
    return stored
