"""*Review*: the decisions of a finished match that had a clearly better alternative."""

from typing import Any

from discord.ext import commands

from bot.app import Castellan
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import REVIEW
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL, played_action
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.card_picker import draft_after
from bot.pages.model import Page
from bot.secrecy import Asker, Sight
from cogs.replays.cog import ReplayCog
from cogs.replays.pages import ALL_HANDS, QUIZ_VERB, ReplayView
from cogs.replays.playing_on import may_play_on
from cogs.replays.replays import Replays
from cogs.reviews.actions import Reviews
from cogs.reviews.pages import (
    MAX_ASKED,
    NEXT,
    REPLAY,
    REVIEW_VERB,
    SHOW,
    TURN,
    TURNS_VERB,
    ReviewedDecision,
    closing_page,
    next_step,
    turns_page,
)
from cogs.table.starting import refusal_to_start, settings_for
from games.core import Chance, Entry
from games.core.reviewing import Review, Verdict

WAIT_MS = 2000  # between two progress reports of a review


class ReviewCog(commands.Cog):
    """Asks people about decisions. The ids of controls hold the step asked about."""

    def __init__(self, bot: Castellan, replays: Replays, reviews: Reviews) -> None:
        self._is_welcome, self._ledger = bot.is_welcome, bot.ledger
        self._preferences, self._presenters = bot.preferences, bot.presenters
        self._replays, self._reviews, self._viewer = replays, reviews, bot.service(ReplayCog)
        router = bot.router
        router.on(REVIEW_VERB, "private", self.begin, "look_back")
        router.on(QUIZ_VERB, "private", self.ask_others)
        router.on(TURNS_VERB, "private", self.show_turns)
        router.on_rehearsals(REVIEW, self.follow_control)

    async def begin(self, press: Press) -> None:
        record = await self._find(press, Sight.HANDS)
        seat = _own_seat(record, press)
        if seat is None:
            raise Refusal(sentence("reviews/not-your-match"))
        await self._go_on(press, record, seat, None)

    async def ask_others(self, press: Press) -> None:
        record = await self._find(press, Sight.PASSED_ON)
        replay = await self._replays.of(record)
        step = replay.entry_after(min(press.version, len(replay.moments) - 1))
        await self._show(press, await self._look(press, record, step), "")

    async def show_turns(self, press: Press) -> None:
        record = await self._find(press, Sight.HANDS)
        replay, presenter = await self._replays.of(record), self._presenters[record.slug]
        view = ReplayView(presenter, replay, record, ALL_HANDS, press.language)
        standings = await self._reviews.standings(record, press.person.user_id)
        page = turns_page(view, standings, _own_seat(record, press))
        await show_page(press.interaction, page, record.id, 0)

    async def follow_control(self, press: Press) -> None:
        """Handle a control of a review: an answer, a choice before it, or turning pages."""
        record = await self._find(press, Sight.HANDS)
        look = await self._look(press, record, press.version)
        if press.verb == "pick":
            await self._show(press, look, draft_after(press.args, press.values))
        elif press.verb != TURN:
            action = played_action(look.presenter, look.seen.game, press)
            judged = await self._judge(press, record, look, action)
            await self._put(press, look.answer(action, judged), press.version)
        elif press.args == SHOW:
            await self._put(press, look.shown(), press.version)
        elif press.args == REPLAY:
            replay = await self._replays.of(record)
            await self._viewer.show(press, record, replay.shown_at(press.version))
        elif press.args == NEXT and look.review is not None:
            await self._go_on(press, record, look.seen.seat, press.version)
        else:
            await self._show(press, look, "")

    async def _find(self, press: Press, sight: Sight) -> Record:
        match_id = press.match_id.removeprefix(REVIEW)
        record = await self._replays.find(match_id, Asker.of(press.interaction), sight)
        if not record.game.has_reviewer:
            raise Refusal(UNKNOWN_CONTROL)
        return record

    async def _go_on(self, press: Press, record: Record, seat: int, step: int | None) -> None:
        presenter = self._presenters[record.slug]
        review = await self._review(press, record, seat)
        following = next_step(review, step)
        if following is None:
            seen = match_view(record, seat, press.language)
            interaction, language = press.interaction, press.language
            plays_on = await may_play_on(interaction, record)
            settings = await settings_for(interaction, record)
            refused = refusal_to_start(interaction, settings, record, posts=not record.private)
            again = refused is None and await self._is_welcome(interaction)
            page = closing_page(presenter, seen, review, language, again=again, plays_on=plays_on)
            replay = await self._replays.of(record)
            await show_page(press.interaction, page, record.id, replay.shown_at(step or 0))
        else:
            await self._show(press, await self._look(press, record, following), "")

    async def _look(self, press: Press, record: Record, step: int) -> ReviewedDecision:
        """Return a decision of a match. Raises Refusal if there is none at this step."""
        replay = await self._replays.of(record)
        if step >= len(replay.entries) or replay.entries[step].kind != "action":
            raise Refusal(UNKNOWN_CONTROL)
        seat, review, verdict = replay.entries[step].seat, None, None
        if seat is not None and seat == _own_seat(record, press):
            review = await self._review(press, record, seat)
            # The player's own review already has the verdict.
            verdict = next((each for each in review.worst(MAX_ASKED) if each.step == step), None)
        # Other people, and decisions that the review doesn't ask about.
        if verdict is None:
            asker = press.person.user_id
            review, verdict = None, await self._reviews.verdict(record, step, asker)
        if verdict is None or seat is None:
            raise Refusal(UNKNOWN_CONTROL)
        seen = match_view(replay.before(record, step), seat, press.language)
        presenter = self._presenters[record.slug]
        return ReviewedDecision(presenter, press.language, seen, verdict, review)

    async def _judge(
        self, press: Press, record: Record, look: ReviewedDecision, action: dict[str, Any]
    ) -> Verdict | None:
        """Grade an answer unless it's among the verdict's candidates. Returns None for those.

        Raises GameError if it isn't legal.
        """
        if action in look.verdict.candidates or look.seen.seat is None:
            return None
        step, entry = look.verdict.step, Entry("action", look.seen.seat, action)
        replay = await self._replays.of(record)
        replay.before(record, step).try_entry(entry, Chance(record.header.key))
        log = (*replay.entries[:step], entry)
        return await self._reviews.judge_answer(record, log, press.person.user_id)

    async def _review(self, press: Press, record: Record, seat: int) -> Review:
        language, presenter = press.language, self._presenters[record.slug]
        reported = self._ledger.now()

        async def progress(done: int, total: int) -> None:
            nonlocal reported
            now = self._ledger.now()
            if now - reported >= WAIT_MS:
                reported = now
                told = language.say("reviews/progress", done=done, total=total)
                await show_page(press.interaction, Page(presenter.title(language), told))

        return await self._reviews.of(record, seat, press.person.user_id, progress)

    async def _show(self, press: Press, look: ReviewedDecision, draft: str) -> None:
        await self._put(press, look.question(draft), look.verdict.step)

    async def _put(self, press: Press, page: Page, step: int) -> None:
        match_id = REVIEW + press.match_id.removeprefix(REVIEW)
        chosen = await self._preferences.of(press.interaction.user.id)
        page = page.in_four_colours() if chosen.four_colours else page
        await show_page(press.interaction, page, match_id, step)


def _own_seat(record: Record, press: Press) -> int | None:
    """Return the presser's seat, even if they left it, or None if they did not play."""
    mine = (chair.seat for chair in record.chairs if chair.user_id == press.person.user_id)
    return next(mine, None)


async def setup(bot: Castellan) -> None:
    reviews = Reviews(bot.database, bot.service(Replays), bot.computers)
    bot.service(Replays).judge = reviews.verdict
    await bot.add_cog(ReviewCog(bot, bot.service(Replays), reviews))
