"""``/daily``: today's table of the deal of the day, and who won yesterday's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.base.calendar import day_before, day_of
from bot.base.language import Language, command_text
from bot.base.names import clean_name, escape_name
from bot.client import Castellan
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.hall.daily import DAILY_GAMES, DailyLine, DailyTable, daily_table
from bot.hall.leaderboards import LINES_PER_PAGE
from bot.pages.model import Button, Page, Row
from bot.pages.presenter import SolitairePresenter
from bot.pictures.leaderboard import Entry
from cogs.hall.sharing import language_here, share, share_button
from cogs.hall.table_view import TableView
from cogs.table.solitaire import open_solitaire
from games import GAMES

_MAX_NAMED: Final = 5
"""Maximum number of yesterday's winners who are named; the others are counted."""


class DailyCog(commands.Cog):
    """Today's table, privately; Share posts it for everybody."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.tree.add_command(self.command(DAILY_GAMES))
        bot.router.on("daily_turn", "own", self.turn)
        bot.router.on("daily_play", "private", self.play)
        bot.router.on("daily_share", "own", self.share)

    def command(self, slugs: Sequence[str]) -> app_commands.Command[Any, ..., None]:
        """``/daily``; it asks for a game only where several have a deal of the day."""

        async def of_one(interaction: Interaction) -> None:
            await of_several(interaction, slugs[0])

        @app_commands.describe(game=command_text("Which game"))
        @app_commands.choices(
            game=[app_commands.Choice(name=GAMES[slug].title, value=slug) for slug in slugs]
        )
        async def of_several(interaction: Interaction, game: str = slugs[0]) -> None:
            await self.bot.router.command(interaction, lambda: self._show(interaction, game, 0))

        return app_commands.Command(
            name="daily",
            description=command_text("See how today's deal goes for everybody"),
            callback=of_one if len(slugs) == 1 else of_several,
        )

    async def turn(self, press: Press) -> None:
        await self._show(press.interaction, *_meant(press))

    async def play(self, press: Press) -> None:
        """Begin today's deal, or go on with it."""
        slug, _ = _meant(press)
        await open_solitaire(press.interaction, slug, {}, daily=True)

    async def share(self, press: Press) -> None:
        slug, number = _meant(press)
        view = await self._view(press.interaction, slug, number, language_here(press))
        await share(press, view.page(mine=False))
        await self._show(press.interaction, slug, number, shared=True)

    async def _show(
        self, interaction: Interaction, slug: str, number: int, *, shared: bool = False
    ) -> None:
        view = await self._view(interaction, slug, number, language_of(interaction))
        await show_page(interaction, view.private(shared=shared))

    async def _view(
        self, interaction: Interaction, slug: str, number: int, language: Language
    ) -> "DailyView":
        solitaires, database, asker = self.bot.solitaires, self.bot.database, interaction.user.id
        presenter = self.bot.presenters[slug]
        assert isinstance(presenter, SolitairePresenter)
        name = solitaires.daily_name(slug, interaction.guild_id)
        day = day_of(name)
        today = await daily_table(database, name, asker)
        yesterday = await daily_table(database, name.replace(day, day_before(day)), asker)
        tomorrow = solitaires.tomorrow()
        return DailyView(slug, asker, language, presenter, day, today, yesterday, tomorrow, number)


def _meant(press: Press) -> tuple[str, int]:
    """Return the game and page that a control names; the first game where it names none."""
    parts = press.args.split("/")
    slug = next((part for part in parts if part in DAILY_GAMES), DAILY_GAMES[0])
    return slug, int(parts[-1]) if parts[-1].isdecimal() else 0


@dataclass(frozen=True)
class DailyView(TableView[DailyLine]):
    """The deal of a day; ``tomorrow`` is when the next one comes, in seconds since 1970.

    ``wanted`` is the page to be shown, or else the nearest there is.
    """

    file = "daily.png"
    presenter: SolitairePresenter
    day: str
    today: DailyTable
    yesterday: DailyTable
    tomorrow: int
    wanted: int

    @property
    def last(self) -> int:
        """Return the last page, the first being 0."""
        return max(0, (len(self.today.named) - 1) // LINES_PER_PAGE)

    @property
    def number(self) -> int:
        """Return the page that is shown."""
        return min(self.wanted, self.last)

    def page(self, *, mine: bool) -> Page:
        language, game = self.language, self.presenter.title(self.language)
        shown = self.today.named[self.number * LINES_PER_PAGE :][:LINES_PER_PAGE]
        nobody = [] if self.today.lines else [language.say("Nobody has finished today's deal yet.")]
        own = next((line for line in self.today.lines if line.user_id == self.asker), None)
        blocks = (
            self.line_texts(shown, mine=mine) or nobody,
            self._others(),
            [self.own(own)] if mine and own is not None and own not in shown else [],
            [self._before()],
            [
                language.say("The next deal comes {moment}.", moment=f"<t:{self.tomorrow}:R>"),
                *self._invitation(mine=mine, played=own is not None),
            ],
        )
        title = language.say("{game}: the deal of {day}", game=game, day=language.date(self.day))
        signs = (self.presenter.score_sign, self.presenter.spent_sign)
        picture = self.picture(title, game, self.day, shown, signs, mine=mine)
        text = "\n\n".join("\n".join(block) for block in blocks if block)
        return Page(title, text, picture=picture)

    def said(self, line: DailyLine, mark: str, name: str) -> str:
        ending = self.presenter.ending_text(line.score, line.spent, self.language, won=line.won)
        return f"{mark} {name} · {ending}"

    def entry(self, line: DailyLine, *, mine: bool) -> Entry:
        spent = "" if line.spent is None else str(line.spent)
        return Entry(line.place, line.user_id, clean_name(line.name), str(line.score), spent, mine)

    def _others(self) -> list[str]:
        """Return how many unnamed people have played it, and how many are still playing."""
        language, lines = self.language, []
        unnamed, under_way = len(self.today.lines) - len(self.today.named), self.today.under_way
        if unnamed:
            lines.append(
                language.count(
                    unnamed,
                    "{n} more has played it. Elsewhere than on a server only those are named who "
                    "allow it; `/privacy` has the switch.",
                    "{n} more have played it. Elsewhere than on a server only those are named who "
                    "allow it; `/privacy` has the switch.",
                )
            )
        if under_way:
            lines.append(
                language.count(under_way, "{n} player is still at it.", "{n} are still at it.")
            )
        return lines

    def _before(self) -> str:
        """Return who won yesterday's deal, or leads while it is still being played."""
        language, winners = self.language, self.yesterday.winners
        if not self.yesterday.lines:
            return language.say("Nobody finished yesterday's deal.")
        if not winners:
            return self.presenter.nobody_text(language)
        named = [f"**{escape_name(line.name)}**" for line in winners if line.named][:_MAX_NAMED]
        rest = len(winners) - len(named)
        if rest:
            named.append(language.count(rest, "{n} other", "{n} others"))
        best = winners[0]
        how = self.presenter.best_text(best.score, best.spent, language, won=best.won)
        facts = {"names": language.listing(named), "how": how}
        if self.yesterday.under_way:
            return language.say("Yesterday's best so far: {names} ({how}).", **facts)
        return language.say("Yesterday's best: {names} ({how}).", **facts)

    def _invitation(self, *, mine: bool, played: bool) -> list[str]:
        language = self.language
        if mine and self.today.mine_under_way:
            return [language.say("You're still playing today's deal.")]
        if mine and played:
            return []
        if mine:
            return [language.say("You have one attempt, and only you can see it.")]
        return [
            language.say(
                "Play today's with {command}: one attempt, and only you can see it.",
                command=f"`{language.command('play', self.slug, daily='True')}`",
            )
        ]

    def controls(self, *, shared: bool) -> tuple[Row, ...]:
        language, number, last = self.language, self.number, self.last

        def turn(kind: str, label: str, to: int) -> Button:
            to = min(max(to, 0), last)
            return Button(label, "daily_turn", f"{kind}/{self.slug}/{to}", disabled=to == number)

        share = share_button("daily_share", f"{self.slug}/{number}", language, shared=shared)
        ways = (*self._way_in(), share)
        if not last:
            return (ways,)
        back = turn("back", language.say("← Back"), number - 1)
        return ((back, turn("forward", language.say("Forward →"), number + 1), *ways),)

    def _way_in(self) -> tuple[Button, ...]:
        """Return what begins today's deal, unless it has been played."""
        if any(line.user_id == self.asker for line in self.today.lines):
            return ()
        label = (
            self.language.say("Go on")
            if self.today.mine_under_way
            else self.language.say("Play today's deal")
        )
        return (Button(label, "daily_play", self.slug, style="success"),)
