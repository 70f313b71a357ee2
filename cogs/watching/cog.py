"""Watching a match: a private page that follows it."""

from discord.ext import commands

from bot.app import Castellan
from bot.base.language import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.kind import Happened
from bot.pages.table import WATCH_VERB
from cogs.watching.pages import HANDS, LEAVE, TABLE, VIEW_VERB
from cogs.watching.spectators import Spectators


class WatchingCog(commands.Cog):
    """*Watch* on a board or in a list, and the controls of the page that it opens."""

    def __init__(self, bot: Castellan, spectators: Spectators) -> None:
        self._ledger = bot.ledger
        self._spectators = spectators
        router = bot.router
        router.on(WATCH_VERB, "beside", self.watch)
        router.on(VIEW_VERB, "own", self.change_view)

    async def watch(self, press: Press) -> None:
        match_id = press.values[0] if press.values else press.match_id
        await self._spectators.open(press.interaction, await self._ledger.read(match_id))

    async def change_view(self, press: Press) -> None:
        if press.args == LEAVE:
            self._spectators.close(press.match_id, press.person.user_id)
            text = press.language.say("watching/stopped")
            answer = answer_of(press.interaction)
            await answer.show(content=text, embed=None, view=None, attachments=[])
            return
        if press.args not in (TABLE, HANDS):
            raise Refusal(UNKNOWN_CONTROL)
        record = await self._ledger.read(press.match_id)
        await self._spectators.open(press.interaction, record, hands=press.args == HANDS)


async def setup(bot: Castellan) -> None:
    outgoing = bot.channels.outgoing
    spectators = Spectators(bot.ledger, bot.secrecy, bot.preferences, bot.presenter_of, outgoing)
    bot.provide(spectators)
    bot.publisher.on_show(Happened.ANY, spectators.show)
    bot.publisher.add_follower(spectators.has_open)
    bot.boards.add_footer(spectators.footer)
    bot.add_chore(spectators.chore)
    bot.sockets.closed.append(spectators.stop)
    await bot.add_cog(WatchingCog(bot, spectators))
