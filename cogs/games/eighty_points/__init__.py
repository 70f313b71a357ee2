"""Eighty Points on Discord."""

from discord.ext import commands

from bot.app import Castellan
from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.record import Record
from bot.match.view import match_view_for
from cogs.games.eighty_points import rounds
from cogs.games.eighty_points.presenter import ROUNDS_VERB, EightyPointsPresenter
from cogs.games.eighty_points.texts import Texts
from cogs.table.lobby import as_host
from cogs.table.menu import show_menu
from games.eighty_points.state import MAX_ROUNDS


class HostCog(commands.Cog, name="Rounds"):
    """Lets the host set the number of rounds left, in the menu of the match.

    In a rated match everyone has to choose the same number.
    """

    def __init__(self, bot: Castellan) -> None:
        self._ledger = bot.ledger
        bot.router.on(ROUNDS_VERB, "own", self.fix_rounds)

    async def fix_rounds(self, press: Press) -> None:
        value = "".join(press.values[:1])
        if not value.isdecimal() or int(value) > MAX_ROUNDS:
            raise Refusal(UNKNOWN_CONTROL)

        async def fix(_: int) -> Record:
            return await self._ledger.change(press.match_id, rounds.fix, press.person, int(value))

        amended = await as_host(press.interaction, fix)
        seen = match_view_for(amended, press.person.user_id, press.language)
        told = Texts(seen, press.language).rounds()
        told = told or press.language.say("eighty-points/rounds-left", n=int(value))
        await show_menu(press.interaction, amended, notice=told)


PRESENTER = EightyPointsPresenter()
COGS = (HostCog,)
