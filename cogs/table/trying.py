"""*Try a game*: one press that leads into a match against computers."""

from discord.ext import commands

from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.matches import lobbies
from bot.pages.presenter import SolitairePresenter
from bot.pages.welcome import GAMES_VERB, LEARN_VERB, TRY_VERB, games_page
from cogs.table.lobby import open_lobby
from cogs.table.solitaire import open_solitaire
from cogs.table.starting import show_hand


class TryingCog(commands.Cog):
    """Lists the games, and deals one at once."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on(GAMES_VERB, "private", self.list_games)
        bot.router.on(TRY_VERB, "private", self.deal)

    async def list_games(self, press: Press) -> None:
        verb = LEARN_VERB if press.args == LEARN_VERB else TRY_VERB
        page = games_page(self.bot.presenters.items(), verb, press.language)
        await show_page(press.interaction, page)

    async def deal(self, press: Press) -> None:
        await deal_at_once(press, press.args)


async def deal_at_once(press: Press, slug: str) -> None:
    """Begin a game for one, or a match in which computers have the other seats."""
    bot: Castellan = press.interaction.client
    presenter = bot.presenters.get(slug)
    if presenter is None:
        raise Refusal(UNKNOWN_CONTROL)
    if isinstance(presenter, SolitairePresenter):
        await open_solitaire(press.interaction, slug, {}, private=True)
        return
    opened = await open_lobby(press.interaction, slug, {})
    record = await bot.ledger.change(
        opened.id, lobbies.play_computers, opened.version, press.person, lambda _: presenter.company
    )
    await show_hand(press.interaction, record)
