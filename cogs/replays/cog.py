"""Finished matches: their list, and replays step by step, as a file, and as an animation."""

import asyncio
from bisect import bisect_right
from dataclasses import dataclass, replace

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs, reports
from bot.base.bounds import BOUNDS, Locks, PerPerson
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import NO_MATCH, Interaction
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.host import Emojis
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import as_accepted, edit_of, show_page
from bot.discord_io.press import Press, language_of
from bot.feature import Audience, FrontPart
from bot.match.events import Happened
from bot.match.record import Record
from bot.pages.model import Page
from bot.pages.ways_in import history_button
from bot.secrecy import Asker, Sight
from bot.show.explorer import Explorer, language_here, share
from cogs.replays.history import HistoryQuery, leaf_of
from cogs.replays.history_pages import Filters, HistoryView
from cogs.replays.origins import note_players
from cogs.replays.pages import (
    ALL_HANDS,
    POST_VERB,
    PUBLIC,
    SHARE_VERB,
    ReplayQuery,
    ReplayView,
)
from cogs.replays.playing_on import PlayingOnCog, may_play_on
from cogs.replays.replays import Replays

log = logs.get(__name__)

STEP_SECONDS = 2.0
MAX_PLAYING_MS = 14 * 60 * 1000  # Discord allows edits of a private message for 15 minutes
MAX_SHOWN_AT_ONCE = 4
_JUST_PRESSED_MS = 1000


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """The match, moment and view that a replay shows."""

    match_id: str
    at: int
    view: str


@dataclass(slots=True)
class Reel:
    """A replay that plays by itself: the press that started it, when, and what it shows."""

    interaction: Interaction
    began_at: int
    shown: ReplayPosition


class ReplayCog(commands.Cog, name="Replay"):
    """Commands and controls of the replay viewer, whose state is in the ids of its controls."""

    def __init__(self, bot: Castellan, replays: Replays) -> None:
        self._ledger, self._presenters = bot.ledger, bot.presenters
        self._card_emojis = bot.card_emojis
        self.replays = replays
        self._reels: PerPerson[int, Reel] = PerPerson("replays")  # that play by themselves
        self._pausing: dict[int, Reel] = {}  # stopped by the limit per person
        self._locks: Locks[int] = Locks()
        self._shown_at_once = asyncio.Semaphore(MAX_SHOWN_AT_ONCE)
        self._animated_at_once = asyncio.Semaphore(BOUNDS["animations"].everybody or 1)
        self._animating: PerPerson[int, None] = PerPerson("animations")
        self._chore = bot.chores.add(
            Chore(
                "replays",
                self._play_on,
                seconds=STEP_SECONDS,
                needed=lambda: bool(self._reels or self._pausing),
            )
        )
        router = bot.router
        router.on(ReplayQuery.verb, "page", self.follow, "watch")
        router.on(SHARE_VERB, "private", self.preview_step)
        router.on(POST_VERB, "public", self.share_step)
        router.on("export_match", "private", self.send_export)
        router.on("animate", "private", self.animate)
        router.on("share_animation", "public", self.share_animation)

    async def follow(self, press: Press) -> None:
        """Show the replay of a board's match, or of one chosen from a list, or another step."""
        query = ReplayQuery.parse(press.args, press.values) if press.args else None
        match_id, message = press.match_id, press.interaction.message
        if match_id == NO_MATCH:
            match_id = "".join(press.values[:1])
        if message is not None:  # any press ends it
            self._reels.pop(message.id)
            self._pausing.pop(message.id, None)
        record = await self.replays.find(match_id, Asker.of(press.interaction), Sight.HANDS)
        chair = record.chair_of(press.person.user_id)
        if query is None:
            query = ReplayQuery() if chair is None else ReplayQuery(view=str(chair.seat))
        view = await self._view(record, query.view, press.language)
        steps = await asyncio.to_thread(view.steps)
        shown = ReplayPosition(record.id, _nearest(steps, query.at), query.view)
        playing = query.plays and shown.at < steps[-1]
        if playing and self._reels.is_full(press.person.user_id):
            raise Refusal(sentence("replays/too-many-playing"))
        if playing:
            await self._start(press, shown, record)
        else:
            await self._show(press.interaction, shown, record=record)

    async def _start(self, press: Press, shown: ReplayPosition, record: Record) -> None:
        message = press.interaction.message
        key = press.interaction.id if message is None else message.id
        user_id = press.person.user_id
        reel = Reel(press.interaction, self._ledger.now(), shown)
        self._pausing.update(self._reels.put(user_id, key, reel))
        self._chore.resume()
        try:
            message = await self._show(press.interaction, shown, playing=True, record=record)
        except BaseException:
            self._stop(key, reel)
            raise
        if self._stop(key, reel):  # no press came first
            self._reels.put(user_id, message.id, reel)
            self._chore.resume()

    def _stop(self, key: int, reel: Reel) -> bool:
        """Stop autoplay. Returns False if something else has already stopped it."""
        playing = self._reels.get(key) is reel
        if playing:
            self._reels.pop(key)
        return playing

    async def _view(self, record: Record, view: str, language: Language) -> ReplayView:
        replay, presenter = await self.replays.of(record), self._presenters[record.slug]
        return ReplayView(presenter, replay, record, view, language)

    async def _show(
        self,
        interaction: Interaction,
        shown: ReplayPosition,
        *,
        record: Record,
        playing: bool = False,
    ) -> discord.Message:
        page, at = await self._page(record, shown, interaction, playing=playing)
        message = interaction.message
        async with self._locks.of(interaction.id if message is None else message.id):
            return await show_page(interaction, page, record.id, at)

    async def _page(
        self, record: Record, shown: ReplayPosition, interaction: Interaction, *, playing: bool
    ) -> tuple[Page, int]:
        view = await self._view(record, shown.view, language_of(interaction))
        mine = (chair.seat for chair in record.chairs if chair.user_id == interaction.user.id)
        plays_on = await may_play_on(interaction, record)
        view = replace(view, reader=next(mine, None), plays_on=plays_on)
        steps = await asyncio.to_thread(view.steps)
        at = _nearest(steps, shown.at)
        return view.page(steps, at, playing=playing), at

    async def _play_on(self) -> None:
        since = self._ledger.now() - _JUST_PRESSED_MS
        due = [(key, reel) for key, reel in self._reels.items() if reel.began_at <= since]
        pausing = [self._pause(key, reel) for key, reel in self._pausing.items()]
        await asyncio.gather(*pausing, *(self._move_on(key, reel) for key, reel in due))

    async def _move_on(self, key: int, reel: Reel) -> None:
        goes_on = False
        try:
            async with self._shown_at_once:
                goes_on = await self._show_next(key, reel)
        except (discord.HTTPException, *UNREACHABLE, Refusal) as error:
            log.info("replay stopped", match=reel.shown.match_id, error=repr(error))
        except Exception:
            reports.exception("replay stopped", where="chore", match=reel.shown.match_id)
        if not goes_on:
            self._stop(key, reel)

    async def _pause(self, key: int, reel: Reel) -> None:
        shown, language = reel.shown, language_of(reel.interaction)
        told = language.say("replays/paused")
        try:
            async with self._shown_at_once:
                asker = Asker.of(reel.interaction)
                record = await self.replays.find(shown.match_id, asker, Sight.HANDS)
                page, at = await self._page(record, shown, reel.interaction, playing=False)

                async def send(page: Page, emojis: Emojis) -> None:
                    arguments = await edit_of(page, record.id, at, emojis, notice=told)
                    # Another press may have come while the page was drawn.
                    async with self._locks.of(key):
                        if self._pausing.get(key) is reel:
                            await answer_of(reel.interaction).show(**arguments)

                await as_accepted(page, self._card_emojis, send)
        except (discord.HTTPException, *UNREACHABLE, Refusal) as error:
            log.info("replay could not be paused", match=shown.match_id, error=repr(error))
        except Exception:
            reports.exception("replay could not be paused", where="chore", match=shown.match_id)
        finally:
            if self._pausing.get(key) is reel:
                del self._pausing[key]

    async def _show_next(self, key: int, reel: Reel) -> bool:
        """Show a viewer's next step, unless another press came first.

        Returns False after the last.
        """
        shown = reel.shown
        language = language_of(reel.interaction)
        record = await self.replays.find(shown.match_id, Asker.of(reel.interaction), Sight.HANDS)
        view = await self._view(record, shown.view, language)
        steps = await asyncio.to_thread(view.steps)
        at = steps[min(bisect_right(steps, shown.at), len(steps) - 1)]
        late = self._ledger.now() - reel.began_at >= MAX_PLAYING_MS
        playing = at < steps[-1] and not late
        reel.shown = ReplayPosition(shown.match_id, at, shown.view)
        page, _ = await self._page(record, reel.shown, reel.interaction, playing=playing)

        async def send(page: Page, emojis: Emojis) -> bool:
            arguments = await edit_of(page, record.id, at, emojis)
            async with self._locks.of(key):
                if self._reels.get(key) is not reel:
                    return False
                await answer_of(reel.interaction).show(**arguments)
            return playing

        return await as_accepted(page, self._card_emojis, send)

    async def show(self, press: Press, record: Record, at: int) -> None:
        shown = ReplayPosition(record.id, at, ALL_HANDS)
        await self._show(press.interaction, shown, record=record)

    async def preview_step(self, press: Press) -> None:
        record, view, at, asks = await self._step_to_share(press, press.language)
        await show_page(press.interaction, view.preview(at, asks=asks), record.id, at)

    async def share_step(self, press: Press) -> None:
        """Post a step for everybody, and ask what they would play there."""
        record, view, at, asks = await self._step_to_share(press, language_here(press))
        await share(press, view.shared(at, asks=asks), record.id, at)

    async def _step_to_share(
        self, press: Press, language: Language
    ) -> tuple[Record, ReplayView, int, bool]:
        """Return the match, view and moment to share, and whether sharing asks others.

        It doesn't ask if the view shows more than the seat that decides there could see.
        """
        record = await self._find_to_pass_on(press)
        view = await self._view(record, press.args, language)
        replay, at = view.replay, min(press.version, len(view.replay.moments) - 1)
        step = replay.entry_after(at)
        entry = replay.entries[step] if step < len(replay.entries) else None
        decided = entry is not None and entry.kind == "action"
        fair = entry is not None and view.view in (PUBLIC, str(entry.seat))
        judge = self.replays.judge
        asks = False
        if decided and fair and judge is not None:
            asks = await judge(record, step, press.person.user_id) is not None
        return record, view, at, asks

    async def _find_to_pass_on(self, press: Press) -> Record:
        check_limit(press.interaction, "file")
        asker = Asker.of(press.interaction)
        return await self.replays.find(press.match_id, asker, Sight.PASSED_ON)

    async def send_export(self, press: Press) -> None:
        record = await self._find_to_pass_on(press)
        view = await self._view(record, PUBLIC, press.language)
        await show_page(press.interaction, view.exported(), record.id, 0)

    async def animate(self, press: Press) -> None:
        async with self._animating.turn(press.person.user_id), self._animated_at_once:
            record, page = await self._animation(press, press.language)
            arguments = await edit_of(page, record.id, 0)
        await answer_of(press.interaction).show(**arguments)

    async def share_animation(self, press: Press) -> None:
        async with self._animating.turn(press.person.user_id), self._animated_at_once:
            _, page = await self._animation(press, language_here(press))
            await share(press, replace(page, rows=()))

    async def _animation(self, press: Press, language: Language) -> tuple[Record, Page]:
        record = await self._find_to_pass_on(press)
        view = await self._view(record, PUBLIC, language)
        return record, await asyncio.to_thread(view.animation)


class HistoryCog(commands.Cog, name="History"):
    """The list of finished matches that a person may watch, with filters."""

    def __init__(self, bot: Castellan) -> None:
        self._database, self._presenters = bot.database, bot.presenters
        former = ("finished", "history_whose", "history_game")
        Explorer(bot.router, Filters, self._draw, former=former)
        bot.sockets.front["replays"] = self.front

    async def front(self, audience: Audience) -> FrontPart:
        return FrontPart((), (replace(history_button(audience.language), args=""),))

    async def _draw(self, interaction: Interaction, query: Filters, language: Language) -> Page:
        in_server = interaction.guild_id is not None
        filters = query if in_server else replace(query, whose="mine")
        mine = filters.whose == "mine"
        wanted = HistoryQuery(
            asker=interaction.user.id,
            guild_id=interaction.guild_id,
            mine=mine,
            slug=filters.slug,
            player=filters.player,
            counted=filters.counted,
            channels=frozenset() if mine else Asker.of(interaction).channels,
        )
        leaf = await self._database.read(leaf_of, wanted, filters.turn, filters.number)
        asker = interaction.user.id
        view = HistoryView(self._presenters, leaf, filters, asker, language, in_server=in_server)
        return view.page()


def _nearest(steps: tuple[int, ...], at: int) -> int:
    """Return the step that shows a moment: the last one at or before it, or else the first."""
    return steps[max(0, bisect_right(steps, at) - 1)]


async def setup(bot: Castellan) -> None:
    bot.ledger.before_commit(Happened.SEATED | Happened.BEGUN, note_players)
    replays = Replays(bot.database, bot.secrecy)
    bot.provide(replays)
    viewer = ReplayCog(bot, replays)
    bot.provide(viewer)
    await bot.add_cog(viewer)
    await bot.add_cog(HistoryCog(bot))
    await bot.add_cog(PlayingOnCog(bot, replays))
