"""Announces new champions, and the results of closed months."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from sqlalchemy import Connection, Select, bindparam, delete, exists, insert, or_, select, update

from bot.app import Castellan
from bot.base.calendar import ALL_TIME, HOUR_MS, ClockWatch, day_at, month_before, periods_at
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.discord_io.permissions import TELLING
from bot.discord_io.press import Press
from bot.match.counting import boards, slug_of
from bot.match.events import Happened
from bot.match.leaderboards import (
    LINES_PER_PAGE,
    Leaderboard,
    LeaderboardLine,
    count_as_good,
    first_pages,
    own_line,
)
from bot.match.ledger import Ledger
from bot.match.ratings import MU
from bot.match.record import Record
from bot.match.retention import LateCounting
from bot.pages.endings import MEDALS
from bot.pages.model import Page, stack_texts
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.preferences.server_panel import (
    Link,
    Mentioned,
    Server,
    Spot,
    Switch,
    Values,
    channel_to_post_in,
)
from bot.preferences.servers import GuildBook, GuildSettings
from bot.show.keeper import Keeper, Wanted
from bot.show.members import Members
from bot.show.postings import Posting
from bot.show.ranking import PresenterOf, board_title, month_title
from bot.storage import tables
from bot.storage.lease import Shards
from cogs.announcements.champions import CHAMPION
from cogs.announcements.tables import announcements
from cogs.daily.standings import DailyPeriod, DailyStanding, standings

SEASON: Final = "season"
POSTED_AS: Final = "news"
MAX_ON_PODIUM: Final = 3
MONTH_RESTS_MS: Final = HOUR_MS  # until a month is closed: a clock may be minutes fast
MAX_MONTHS: Final = 12  # announced after a long outage

_CLOSED: Final = "closed_season"  # a server's last month whose leaderboards were announced
_SERVERS: Final = tables.guild_settings
_news, _newer = announcements.c, announcements.alias().c
# Newer news of the same kind makes a row outdated.
_SELECT_NEWS: Final = select(
    announcements,
    exists()
    .where(
        _newer.guild_id == _news.guild_id,
        _newer.kind == _news.kind,
        _newer.board.is_not_distinct_from(_news.board),
        _newer.period == _news.period,
        _newer.id > _news.id,
    )
    .correlate(announcements)
    .label("outdated"),
)


@dataclass(frozen=True, slots=True)
class Podium:
    """The top three of a leaderboard. ``more`` is how many others share the last place shown."""

    board: str
    lines: tuple[LeaderboardLine, ...]
    more: int = 0


class NewsPages:
    """The announcements in one language."""

    def __init__(self, presenter_of: PresenterOf, language: Language) -> None:
        self._presenter_of, self._language = presenter_of, language

    def champion(self, line: LeaderboardLine, board: str, period: str) -> Page:
        language = self._language
        told = language.say(
            "announcements/champion",
            period="all" if period == ALL_TIME else "month",
            name=f"**{escape_name(line.name)}**",
            game=self._title(board),
        )
        return Page(
            language.say("announcements/champion-title"),
            f"{told}\n{self._standing(line, board)}",
            footer=language.say("announcements/champion-footer"),
        )

    def season(self, month: str, podiums: Sequence[Podium], daily: Sequence[DailyStanding]) -> Page:
        """Return the page with a month's results, for every game that was played.

        The best at the daily deals come last, if anybody is ranked. Long ties are only counted.
        """
        language = self._language
        parts = [self._podium(each) for each in podiums]
        if daily:
            best = [f"**{language.say('bot/daily-deals')}**"]
            for line in daily[:LINES_PER_PAGE]:
                deals = language.say("bot/deal", n=line.deals)
                best.append(f"{self._placed(line)} · {language.percent(line.percent)} · {deals}")
            parts.append("\n".join([*best, *self._tied(len(daily) - LINES_PER_PAGE)]))
        return Page(
            language.say("announcements/season-title", month=month_title(month, language)),
            "\n\n".join(parts),
            footer=language.say("announcements/season-footer"),
        )

    def _podium(self, podium: Podium) -> str:
        lines = [
            f"{self._placed(line)} · {self._standing(line, podium.board)}" for line in podium.lines
        ]
        lines += self._tied(podium.more)
        none = self._language.say("announcements/nobody-ranked")
        return "\n".join([f"**{self._title(podium.board)}**", *(lines or [none])])

    def _title(self, board: str) -> str:
        return board_title(board, self._presenter_of, self._language)

    def _placed(self, line: LeaderboardLine | DailyStanding) -> str:
        name = f"**{escape_name(line.name)}**"
        if line.gone:
            return f"**{line.place}.** {name} · " + self._language.say("bot/left-server")
        return f"{MEDALS[line.place or 1]} {name}"

    def _tied(self, more: int) -> list[str]:
        return [self._language.say("announcements/tied", n=more)] if more > 0 else []

    def _standing(self, line: LeaderboardLine, board: str) -> str:
        if line.rating is None:
            presenter = self._presenter_of(slug_of(board))
            assert isinstance(presenter, SolitairePresenter)
            return presenter.mean_text(line.mean, self._language)
        return self._language.say("announcements/rating", rating=line.rating)


class Announcer:
    """Posts each announcement in the database once.

    The transaction that ends a match adds champions. The one that closes a month adds its season.
    """

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        keeper: Keeper,
        guild_book: GuildBook,
        presenter_of: Callable[[str], Presenter],
        late_counting: LateCounting,
        members: Members,
    ) -> None:
        self.chore = Chore("announcements", self.look_after)
        self._late_counting = late_counting
        self._members = members
        late_counting.listeners.append(self._note_news)
        self._client = client
        self._ledger = ledger
        self._keeper = keeper
        self._database = ledger.database
        self._guild_book = guild_book
        self._presenter_of = presenter_of
        self._news = True  # whether any may not have been read yet
        self._clock = ClockWatch(ledger.now)
        self._closed_for: str | None = None  # the month before which all are known to be closed
        keeper.keep(POSTED_AS, self._find, noted=False)
        ledger.on_commit(Happened.ENDED, self._on_commit)

    def _on_commit(self, record: Record) -> None:
        if record.guild_id is not None:
            self._note_news()

    def _note_news(self) -> None:
        self._news = True
        self.chore.look_soon()

    async def look_after(self) -> None:
        try:
            await self._close_months()
        finally:
            # Matches may have ended in another process.
            if self._news or not self._database.shards.whole:
                # Reset before reading: a match that ends while we read is news for the next round.
                self._news = False
                await self._post_waiting()

    async def _post_waiting(self) -> None:
        row = announcements.c
        told, ours = row.kind.in_((CHAMPION, SEASON)), self._database.shards.rows(row.guild_id)
        waiting = select(row.id).where(told, ours).order_by(row.id)
        for news_id in await self._database.scalars(waiting):
            self._keeper.refresh(POSTED_AS, str(news_id))

    async def post_again(self, guild_id: int) -> None:
        """Retry a server's waiting announcements, now that its channel for them has changed."""
        row = announcements.c
        waiting = select(row.id).where(row.kind.in_((CHAMPION, SEASON)), row.guild_id == guild_id)
        for news_id in await self._database.scalars(waiting.order_by(row.id)):
            self._keeper.want(POSTED_AS, str(news_id))

    async def _find(self, posting: Posting) -> Wanted | None:
        this = announcements.c.id == int(posting.subject)
        found = await self._database.rows(_SELECT_NEWS.where(this))
        if not found:
            return None
        (news,) = found
        settings = await self._guild_book.of(news.guild_id)
        page = None if news.outdated else await self._page(news, settings)
        # The channel of a champion's match is the second choice. A dict drops it if both are the
        # same.
        places = dict.fromkeys((HERALD.id_in(settings), news.channel_id))
        known = tuple(filter(None, places))

        def take_out(connection: Connection) -> None:
            connection.execute(delete(announcements).where(this))

        if page is None or not known:
            await self._database.write(take_out)
            return None
        return Wanted(
            places=known,
            page=page,
            nonce=f"news {news.id}",
            once=True,
            then=take_out,
        )

    async def _page(self, news: Any, settings: GuildSettings) -> Page | None:
        language = settings.language_on(self._client.get_guild(news.guild_id))
        if news.kind == CHAMPION and settings.get("champions") and news.board in boards():
            return await self._champion(news, news.board, language)
        if news.kind == SEASON and settings.seasons:
            return await self._season(news.guild_id, news.period, language)
        return None

    async def _season(self, guild_id: int, month: str, language: Language) -> Page | None:
        played = await self._database.read(_podiums, guild_id, month)
        daily = await self._best_of_daily_deals(guild_id, month)
        if not (played or daily):
            return None
        named = [*daily[:LINES_PER_PAGE], *(line for each in played for line in each.lines)]
        await self._members.note_gone(guild_id, named, watched=False)
        return NewsPages(self._presenter_of, language).season(month, played, daily)

    async def preview(self, server: Server, name: str, language: Language) -> str:
        """Return a preview of a new champion with this name and of this month's results so far."""
        _, month, _ = periods_at(server.now)
        board, guild_id = boards()[0], server.guild.id
        line = LeaderboardLine(guild_id, board, month, 0, name, mu=MU, place=1)
        champion = NewsPages(self._presenter_of, language).champion(line, board, month)
        season = await self._season(guild_id, month, language)
        nobody = language.say("announcements/nothing-yet")
        return stack_texts(champion.whole, nobody if season is None else season.whole, apart="\n\n")

    async def _best_of_daily_deals(self, guild_id: int, month: str) -> list[DailyStanding]:
        """Return everybody in the first three places of a month's daily deals.

        A month that is over does not wait for unfinished attempts at the deals of its last day.
        """
        nobody, period, now = 0, DailyPeriod(month, guild_id), self._ledger.now()
        closed = None if month in periods_at(now) else month
        lines, _ = await standings(
            self._database, period, nobody, day_at(now), period.enough, closed
        )
        return [line for line in lines if line.place is not None and line.place <= MAX_ON_PODIUM]

    async def _champion(self, news: Any, board: str, language: Language) -> Page | None:
        table = Leaderboard(news.guild_id, board, news.period)
        line = await self._database.read(own_line, table, news.user_id)
        if line is None or line.place != 1 or not line.earned:
            return None
        left = await self._members.has_left(news.guild_id, line.user_id, watched=False)
        if left or news.period not in periods_at(self._ledger.now()):
            return None  # a month that is closed by now has its season, which says more
        return NewsPages(self._presenter_of, language).champion(line, board, news.period)

    async def _close_months(self) -> None:
        _, month, _ = periods_at(self._ledger.now() - MONTH_RESTS_MS)
        if not self._clock.settled() or month == self._closed_for:
            return
        # One query covers all servers: a thousand may have seasons.
        if await self._database.scalar(_behind(month, self._database.shards).limit(1)) is not None:
            # The results of the month's last day belong to the season.
            await self._late_counting.count()
            await self._database.write(self._close_months_before)
            self._news = True
        self._closed_for = month

    def _close_months_before(self, connection: Connection) -> None:
        now = self._ledger.now()  # read here: whatever ends after this belongs to a later month
        _, month, _ = periods_at(now - MONTH_RESTS_MS)
        last = month_before(month)
        # Locked, so that no two processes announce the same month.
        behind = connection.execute(
            _behind(month, self._database.shards).with_for_update(of=_SERVERS)
        ).all()
        if not behind:
            return
        rows: list[dict[str, Any]] = [
            {
                "guild_id": each.guild_id,
                "channel_id": each.channel_id,
                "kind": SEASON,
                "period": closed,
                "at": now,
            }
            for each in behind
            for closed in _months_between(each.more.get(_CLOSED), last)
        ]
        if rows:
            connection.execute(insert(announcements), rows)
        closing = update(_SERVERS).where(_SERVERS.c.guild_id == bindparam("of"))
        closed = [{"of": each.guild_id, "more": {**each.more, _CLOSED: last}} for each in behind]
        connection.execute(closing, closed)


def _behind(month: str, shards: Shards) -> Select[Any]:
    """Return a query for servers with seasons that still have earlier months to close.

    Each comes with the channel of its last finished match, private boards excluded.
    """
    server, row = _SERVERS.c, tables.results.c
    channel_id = (
        select(row.channel_id)
        .where(row.guild_id == server.guild_id, ~row.private)
        .order_by(row.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    closed = server.more[_CLOSED].as_string()
    open_ = or_(closed.is_(None), closed < month_before(month))
    return select(server.guild_id, server.more, channel_id.label("channel_id")).where(
        server.seasons, open_, shards.rows(server.guild_id)
    )


def _podiums(connection: Connection, guild_id: int, period: str) -> list[Podium]:
    found = first_pages(connection, guild_id, boards(), period)
    placed = {
        board: tuple(line for line in lines if line.place and line.place <= MAX_ON_PODIUM)
        for board, lines in found.items()
    }
    # Only a full podium can have left out people tied for its last place.
    last = [lines[-1] for lines in placed.values() if len(lines) >= MAX_ON_PODIUM]
    as_good = count_as_good(connection, last)
    return [
        Podium(board, lines, as_good.get(board, len(lines)) - len(lines))
        for board, lines in placed.items()
    ]


def _months_between(closed: str | None, last: str) -> list[str]:
    """Return the months after ``closed`` up to ``last``, but at most the last ``MAX_MONTHS``."""
    months: list[str] = []
    while closed is not None and last > closed and len(months) < MAX_MONTHS:
        months.append(last)
        last = month_before(last)
    return months[::-1]


def hold_seasons(on: bool, settings: GuildSettings, now: int) -> Values:
    """Make the current month the first season, unless there are seasons already."""
    if not on or settings.seasons:
        return {}
    _, month, _ = periods_at(now)
    return {_CLOSED: month_before(month)}


SETTINGS: Final = (
    Switch(
        "seasons",
        Spot("hall", 1, 1),
        on=(sentence("announcements/seasons-on"), sentence("announcements/button-no-seasons")),
        off=(sentence("announcements/seasons-off"), sentence("announcements/button-seasons")),
        effect=hold_seasons,
    ),
    Switch(
        "champions",
        Spot("hall", 2, 1),
        on=(sentence("announcements/champions-on"), sentence("announcements/button-no-champions")),
        off=(
            sentence("announcements/champions-off"),
            sentence("announcements/button-champions"),
        ),
    ),
    Link("preview", Spot("hall", 8, 1), label=sentence("bot/button-preview")),
)
HERALD: Final = Mentioned(
    "herald",
    Spot("hall", 3, 2),
    key="herald_channel_id",
    of="channels",
    none=sentence("announcements/channel-none"),
    some=lambda channel: sentence("announcements/channel", channel=channel),
    check=channel_to_post_in(TELLING, sentence("bot/announcements-need-ordinary")),
)


async def setup(bot: Castellan) -> None:
    announcer = Announcer(
        *(bot, bot.ledger, bot.keeper, bot.guild_book, bot.presenter_of),
        *(bot.late_counting, bot.members),
    )
    bot.chores.add(announcer.chore)
    bot.settings_panel.add(*SETTINGS, replace(HERALD, then=announcer.post_again))
    panel = bot.settings_panel

    async def preview(press: Press, server: Server, _: str) -> Page:
        name = press.person.name
        shown = await announcer.preview(server, name, press.language)
        text = stack_texts(shown, press.language.say("announcements/note-seasons"), apart="\n\n")
        return panel.page("hall", text, press.language)

    panel.pages["preview"] = preview
