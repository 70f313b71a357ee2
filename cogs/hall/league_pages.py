"""The page of the league of servers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.base.language import Language
from bot.base.names import escape_name
from bot.hall.league import COUNTED, MIN_RANKED, LeagueLine, league_month
from bot.pages.model import Button, Page
from bot.show.ranking import mark
from bot.show.sharing import share_button
from cogs.announcements.pages import month_title
from cogs.daily.pages import LEAGUE, SHOW, STANDINGS, DailyQuery, StandingsQuery
from cogs.leaderboards.store import LINES_PER_PAGE

SHARE_LEAGUE = "league_share"
_LAST: Final = "last"


@dataclass(frozen=True, slots=True)
class LeagueQuery:
    """Which month of the league: this one, or the last."""

    last: bool = False

    @classmethod
    def of(cls, args: str) -> Self:
        """Return what a control asks for."""
        return cls(args == _LAST)

    @property
    def args(self) -> str:
        """Return the text by which a control asks for it."""
        return _LAST if self.last else "this"


@dataclass(frozen=True)
class LeagueView:
    """The servers in a month's league, as members of the server ``guild_id`` see them.

    ``takes_part`` says whether that server lets itself be compared.
    """

    language: Language
    query: LeagueQuery
    month: str
    lines: Sequence[LeagueLine]
    guild_id: int | None
    takes_part: bool

    def page(self) -> Page:
        """Return everything but the controls."""
        language = self.language
        shown = self.lines[:LINES_PER_PAGE]
        blocks = (
            [month_title(self.month, language)],
            [self._line(line) for line in shown] or [language.say("No server is ranked yet.")],
            self._own(shown),
            [
                language.say(
                    "A server's result is the average of its {best} best players in the "
                    "cross-server deals. If it has fewer, each missing one counts as 0. You "
                    "count for the server where you begin a deal, once you've played {deals} "
                    "deals there in a month. A server is ranked once it has {least} such "
                    "players.",
                    best=COUNTED,
                    deals=league_month(self.month).least,
                    least=MIN_RANKED,
                )
            ],
        )
        text = "\n\n".join("\n".join(block) for block in blocks if block)
        return Page(language.say("League of servers"), text)

    def private(self, *, shared: bool = False) -> Page:
        """Return what only the asker sees; ``shared`` says that it has just been shared."""
        language, other = self.language, LeagueQuery(not self.query.last)
        label = language.say("This month") if self.query.last else language.say("Last month")
        standings = StandingsQuery(everywhere=True)
        ways = (
            Button(label, LEAGUE, other.args),
            Button(language.say("Standings"), STANDINGS, standings.args),
            Button(language.say("Today's deals"), SHOW, DailyQuery(everywhere=True).args),
            share_button(SHARE_LEAGUE, self.query.args, language, shared=shared),
        )
        return replace(self.page(), rows=(ways,))

    def _own(self, shown: Sequence[LeagueLine]) -> list[str]:
        """Return how the asker's server stands where that is not among the lines shown."""
        if self.guild_id is None or any(line.guild_id == self.guild_id for line in shown):
            return []
        if not self.takes_part:
            return [
                self.language.say(
                    "This server doesn't take part. Its managers can change that in `/settings`, "
                    "under *Hall of fame*."
                )
            ]
        own = next((line for line in self.lines if line.guild_id == self.guild_id), None)
        return [] if own is None else [self._line(own)]

    def _line(self, line: LeagueLine) -> str:
        players = self.language.count(line.ranked, "{n} player", "{n} players")
        percent = self.language.percent(line.percent)
        return f"{mark(line.place)} **{escape_name(line.name)}** · {percent} · {players}"
