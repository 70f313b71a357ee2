"""Taking a move back, offering to stop, and the answers of the others."""

from discord.ext import commands

from bot.app import Castellan
from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.events import Happened
from cogs.table.starting import show_hand
from cogs.takebacks import actions
from cogs.takebacks.pages import AGREES, ANSWER_TAKEBACK_VERB, STOP_VERB, TAKEBACK_VERB


class TakebackCog(commands.Cog):
    """*Take back*, *Offer to stop*, and the answers to a player who asks for either."""

    def __init__(self, bot: Castellan) -> None:
        self._ledger, router = bot.ledger, bot.router
        router.on(TAKEBACK_VERB, "own", self.ask_for_takeback)
        router.on(ANSWER_TAKEBACK_VERB, "public", self.answer_takeback)
        router.on(STOP_VERB, "own", self.offer_to_stop)

    async def ask_for_takeback(self, press: Press) -> None:
        """Take the presser's last move back, or ask the others whether they agree."""
        record = await self._ledger.change(
            press.match_id, actions.ask_for_takeback, press.person, _number(press.args)
        )
        await show_hand(press.interaction, record)

    async def offer_to_stop(self, press: Press) -> None:
        """Ask the others to stop without a result."""
        record = await self._ledger.change(press.match_id, actions.offer_to_stop, press.person)
        await show_hand(press.interaction, record)

    async def answer_takeback(self, press: Press) -> None:
        """Agree to what another player asks for, or decline it. The board shows the result."""
        start, _, answer = press.args.partition("/")
        action = actions.agree if answer == AGREES else actions.decline
        await self._ledger.change(press.match_id, action, press.person, _number(start))


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refusal(UNKNOWN_CONTROL)
    return int(text)


async def setup(bot: Castellan) -> None:
    bot.ledger.before_commit(Happened.ANY, actions.watch)
    await bot.add_cog(TakebackCog(bot))
