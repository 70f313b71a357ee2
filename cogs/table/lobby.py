"""Lobbies: opening a table, and the buttons of its message."""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan, bot_of
from bot.base.language import sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import message_of, show_page
from bot.discord_io.permissions import permissions_text
from bot.discord_io.press import Press, language_of, person_of, place_of, tell
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match import actions, lobbies
from bot.match.actions import check_owner, check_running
from bot.match.admission import NotHost
from bot.match.events import Happened
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.record import Pace, Record
from bot.pages.endings import opponents_text
from bot.pages.model import Page
from bot.pages.presenter import SolitairePresenter
from bot.pages.table import OPEN_VERB, STAY_VERB
from bot.pages.ways_in import games_page
from cogs.table.menu import show_menu
from cogs.table.passing_replies import PassingReplies
from cogs.table.solitaire import open_solitaire
from cogs.table.starting import (
    check_may_come,
    check_may_start,
    check_permissions,
    check_seated,
    check_shown,
    check_still_member,
    missing_for_thread,
    question_before_leaving,
    refusal_to_start,
    settings_for,
    show_hand,
    stands_here,
    while_shown,
)
from games.core import LEVELS, STAND_IN, Level

P = ParamSpec("P")
DEFAULT_PACE: Pace = "relaxed"
T = TypeVar("T")


async def open_table(
    interaction: Interaction,
    slug: str,
    options: dict[str, Any],
    *,
    pace: app_commands.Choice[str] | None = None,
    casual: bool = False,
    computers: int = 0,
    level: app_commands.Choice[str] | None = None,
) -> None:
    """Answer a ``/play`` command: open the lobby and confirm it."""
    record = await open_lobby(
        interaction,
        slug,
        options,
        None if pace is None else pace.value,
        casual=casual,
        computers=computers,
        level=STAND_IN if level is None else level_meant(level.value),
    )
    text = language_of(interaction).say("bot/table-open-press") + await _thread_hint(interaction)
    offered = [await offer(interaction) for offer in bot_of(interaction).sockets.table_opened]
    row = tuple(button for button in offered if button is not None)
    async with while_shown(interaction, record):
        if row:
            await show_page(interaction, Page("", text, rows=(row,)), record.id)
        else:
            await tell(interaction, text)
        # Right away, because somebody may already have pressed *Start*.
        bot_of(interaction).service(LobbyCog).openings.put(record, interaction)


async def open_lobby(
    interaction: Interaction,
    slug: str,
    options: dict[str, Any],
    pace: Any = None,
    *,
    casual: bool = False,
    computers: int = 0,
    level: Level = STAND_IN,
) -> Record:
    """Open a table here. It appears a little later.

    Raises IllegalOptions, or Refusal if no table is possible here.
    """
    check_limit(interaction, "table")
    bot = bot_of(interaction)
    if interaction.guild_id is None or not stands_here(interaction):
        language = language_of(interaction)
        alone = [
            presenter.title(language)
            for presenter in bot.presenters.values()
            if isinstance(presenter, SolitairePresenter)
        ]
        raise Refusal(sentence("table/only-alone", n=len(alone), games=language.listing(alone)))
    check_permissions(interaction)
    settings = await settings_for(interaction)
    check_may_start(interaction, settings)
    chosen = pace or settings.pace or DEFAULT_PACE
    host, place = person_of(interaction), place_of(interaction)
    return await lobbies.open_lobby(
        bot.ledger,
        slug,
        options,
        chosen,
        host,
        place,
        paced=pace is not None,
        casual=casual,
        computers=computers,
        level=level,
    )


async def begin_with_computers(press: Press, match_id: str, version: int) -> None:
    bot = bot_of(press.interaction)
    record = await as_host(
        press.interaction,
        lambda later: bot.ledger.change(
            match_id,
            lobbies.play_computers,
            version + later,
            press.person,
            lambda slug: bot.presenters[slug].company,
        ),
    )
    asked = str(press.person.interaction_id)
    seated = [each for each in record.chairs if each.user_id is None and each.contribution == asked]
    notice = opponents_text(seated[0].level, press.language) if seated else ""
    await show_hand(press.interaction, record, notice=notice)


async def _thread_hint(interaction: Interaction) -> str:
    missing = missing_for_thread(interaction)
    told = missing and interaction.permissions.manage_guild
    if not (told and (await settings_for(interaction)).threads):
        return ""
    language = language_of(interaction)
    return "\n" + language.say("table/thread-hint", permissions=permissions_text(missing, language))


def level_meant(word: str) -> Level:
    """Return the level with this name. Raises Refusal if there is none."""
    for level in LEVELS:
        if level == word:
            return level
    raise Refusal(UNKNOWN_CONTROL)


class LobbyCog(commands.Cog):
    """Join, Leave, Start, Play vs computers, Add computer, Cancel, Rematch."""

    def __init__(self, bot: Castellan) -> None:
        self._presenters, self._ledger = bot.presenters, bot.ledger
        # Replies to the commands that opened tables.
        self.openings = PassingReplies(bot.ledger, Happened.BEGUN | Happened.CLOSED)
        bot.provide(self)
        router = bot.router
        router.on("join", "public", self.join)
        router.on("leave", "public", self.leave)
        router.on("computer", "public", self.add_computer)
        router.on("start", "beside", self.start)
        router.on("wait", "public", partial(self._change_as_host, lobbies.wait))
        router.on(STAY_VERB, "private", self.stay_open)
        router.on("versus", "beside", self.play_computers)
        router.on("cancel", "public", partial(self._change_as_host, lobbies.cancel))
        router.on("rematch", "private", self.rematch)
        router.on(OPEN_VERB, "private", self.open)

    async def open(self, press: Press) -> None:
        """List the games, or open a table for the chosen one."""
        presenter = self._presenters.get(press.args)
        if presenter is None:
            known = (await settings_for(press.interaction)).offered(self._presenters)
            page = games_page(known.items(), OPEN_VERB, press.language)
            await show_page(press.interaction, page)
        elif isinstance(presenter, SolitairePresenter):
            await open_solitaire(press.interaction, press.args, {}, private=True)
        else:
            await open_table(press.interaction, press.args, {})

    async def join(self, press: Press) -> None:
        await check_may_come(press.interaction, press.match_id)
        record = await self._ledger.change(press.match_id, actions.join, press.person)
        if record.begun:
            await press.tell(sentence("table/welcome"))

    async def leave(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        if record.game.for_one:
            check_owner(record, press.person)
        if record.game.for_one and record.status != "running":
            if record.private or press.ephemeral:
                await show_hand(press.interaction, record)
            check_running(record)
        if record.status != "running":
            record = await self._ledger.change(press.match_id, lobbies.leave, press.person)
            told = press.language.say("table/left-table")
            if press.ephemeral:
                await show_menu(press.interaction, record, notice=told)
            elif press.private:
                await tell(press.interaction, told)
            return
        check_seated(record, press.person.user_id)
        if record.only_in_replies:  # so that they can be renewed when the answer is yes
            await show_hand(press.interaction, record)
        page = question_before_leaving(record, press.person.user_id, press.language)
        question = await message_of(page, record.id, record.version)
        await answer_of(press.interaction).add(**question)

    async def add_computer(self, press: Press) -> None:
        level = level_meant(press.values[0] if press.values else STAND_IN)
        await self._change_as_host(lobbies.add_computer, press, level)

    async def stay_open(self, press: Press) -> None:
        await self._ledger.change(press.match_id, lobbies.stay_open, press.person)
        await press.tell(sentence("table/stay-open"))

    async def _change_as_host(
        self,
        action: Callable[Concatenate[Change, int, Person, P], None],
        press: Press,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Record:
        return await as_host(
            press.interaction,
            lambda later: self._ledger.change(
                press.match_id, action, press.version + later, press.person, *args, **kwargs
            ),
        )

    async def start(self, press: Press) -> None:
        record = await self._change_as_host(lobbies.start, press)
        await show_hand(press.interaction, record)

    async def play_computers(self, press: Press) -> None:
        await check_may_come(press.interaction, press.match_id)
        await begin_with_computers(press, press.match_id, press.version)

    async def rematch(self, press: Press) -> None:
        interaction = press.interaction
        check_limit(interaction, "table")
        check_permissions(interaction)
        old = await self._ledger.read(press.match_id)
        await check_still_member(interaction, old)
        refused = refusal_to_start(interaction, await settings_for(interaction, old), old)
        record = await lobbies.rematch(
            self._ledger,
            press.match_id,
            press.person,
            refused=refused,
            level=level_meant(press.args) if press.args else None,
        )
        if record.status == "lobby" and lobbies.is_alone(record):
            await check_shown(interaction, record)  # the hand is to come below the board
            record = await self._ledger.change(
                record.id, lobbies.start, record.version, press.person
            )
            await show_hand(interaction, record)
            return
        hosts = record.host_id == press.person.user_id
        who, place = "host" if hosts else "guest", f"<#{record.channel_id}>"
        async with while_shown(interaction, record) if hosts else nullcontext():
            await press.tell(sentence("table/new-table", who=who, place=place))


async def as_host(interaction: Interaction, act: Callable[[int], Awaitable[T]]) -> T:
    """Do what only the host of a table may do, and return its result.

    If the host has left the server, the player who asks takes over. ``act`` gets the number of
    versions that taking over adds to the match. Raises Refusal for everybody else.
    """
    try:
        return await act(0)
    except NotHost as refused:
        await _replace_host(interaction, refused)
    return await act(1)


async def _replace_host(interaction: Interaction, refused: NotHost) -> None:
    """Make the presser host. Raises the refusal if the host may still be on the server."""
    bot, host_id = bot_of(interaction), refused.host_id
    if not await bot.members.has_left(refused.guild_id, host_id, watched=True):
        raise refused
    person = person_of(interaction)
    await bot.ledger.change(refused.match_id, lobbies.take_over, host_id, person)
    told = language_of(interaction).say("table/new-host", host=escape_name(refused.host))
    await tell(interaction, told)
