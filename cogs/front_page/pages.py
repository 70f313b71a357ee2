"""The front page: open tables, matches to watch, and lines of other features."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from sqlalchemy import Connection, select

from bot.app import Castellan
from bot.base.calendar import ALL_TIME
from bot.base.discord_limits import MAX_BUTTONS_PER_ROW, distinct
from bot.base.language import Language
from bot.discord_io.commands import marks_of
from bot.feature import Audience, FrontPart
from bot.match import store
from bot.match.ratings import Tier, displayed_rating
from bot.match.record import Record
from bot.match.view import chairs_in
from bot.pages.card_picker import button_rows
from bot.pages.endings import chair_name
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.pages.table import OPEN_VERB, PACES, WATCH_VERB
from bot.pages.ways_in import GAMES_VERB, TRY_VERB
from bot.secrecy import Asker, Secrecy, Sight
from bot.show.explorer import turn_buttons
from bot.storage import Database, tables
from cogs.table.starting import link_to

PAGE_LENGTH: Final = 10
TABLES_VERB: Final = "tables"
SIT_VERB: Final = "sit"
MAX_LISTED: Final = 100  # open tables, and running matches: the newest


@dataclass(frozen=True, slots=True)
class TablesOn:
    """Open tables, newest first, and matches to watch, strongest first, then newest.

    All are loaded without their states. ``ratings`` has the best rating of each match's ranked
    players, by match id.
    """

    open: tuple[Record, ...]
    running: tuple[Record, ...]
    ratings: dict[str, int]


@dataclass(frozen=True)
class FrontPage:
    """The activity on a server. ``mine`` are lines about the reader's own matches.

    Readers whom the server has blocked aren't ``welcome``, and are offered no seat.
    """

    bot: Castellan
    on: TablesOn
    parts: Sequence[FrontPart]
    language: Language
    mine: Sequence[str]
    welcome: bool

    def private(self, asker: int, number: int, menu: Select | None) -> Page:
        """Return page ``number`` for one person, or the last one if there are fewer.

        ``menu`` opens their matches.
        """
        say, on = self.language.say, self.on
        last = max(0, ceil(max(len(on.open), len(on.running)) / PAGE_LENGTH) - 1)
        number = min(number, last)
        here = slice(number * PAGE_LENGTH, (number + 1) * PAGE_LENGTH)
        lobbies, running = (
            on.open[here],
            on.running[here] if self.bot.router.knows(WATCH_VERB) else (),
        )
        others = [each for each in lobbies if each.chair_of(asker) is None]
        to_join = [each for each in others if self.welcome and not each.full]
        menus = (
            menu,
            self._menu(say("front-page/menu-join"), SIT_VERB, to_join),
            self._menu(say("front-page/menu-watch"), WATCH_VERB, running),
        )
        buttons = (*self._ways_in(), *(each for part in self.parts for each in part.buttons))
        turns = turn_buttons(number, last, TABLES_VERB, str, self.language)
        rows: list[Row] = [each for each in menus if each is not None]
        if self.welcome:
            rows.append(buttons[:MAX_BUTTONS_PER_ROW])
            turns = (*buttons[MAX_BUTTONS_PER_ROW:], *turns)
        if turns:
            rows.append(turns)
        return Page(say("front-page/title"), self._text(others, running), rows=tuple(rows))

    def public(self) -> Page:
        say, on = self.language.say, self.on
        text = self._text(on.open[:PAGE_LENGTH], on.running[:PAGE_LENGTH])
        button = Button(say("front-page/button-tables"), TABLES_VERB)
        added = (each for part in self.parts for each in part.buttons)
        rows = button_rows([*self._ways_in(), button, *added])
        return Page(say("front-page/title"), text, rows=rows)

    def _text(self, lobbies: Sequence[Record], running: Sequence[Record]) -> str:
        say = self.language.say
        listed = {
            say("front-page/own-matches"): self.mine,
            say("front-page/open-tables"): [
                self._line(each, self._terms(each)) for each in lobbies
            ],
            say("front-page/to-watch"): [
                self._line(each, self._strength(each)) for each in running
            ],
        }
        none = "" if self.on.open or running else say("front-page/no-table")
        return stack_texts(
            *(stack_texts(heading, *lines) for heading, lines in listed.items() if lines),
            none if self.welcome else say("match/blocked"),
            stack_texts(*(line for part in self.parts for line in part.lines)),
            apart="\n\n",
        )

    def _ways_in(self) -> tuple[Button, ...]:
        say = self.language.say
        table = Button(say("front-page/button-open-table"), OPEN_VERB, style="success")
        computers = Button(say("bot/button-play-vs-computers"), GAMES_VERB, TRY_VERB)
        return (table, computers) if self.bot.router.knows(GAMES_VERB) else (table,)

    def _menu(self, told: str, verb: str, records: Sequence[Record]) -> Select | None:
        if not records:
            return None
        marks = marks_of(self.bot, records, self.language)
        labels = distinct(map(self._label, records), *marks)
        options = (Option(label, each.id) for label, each in zip(labels, records, strict=True))
        return Select(told, verb, tuple(options))

    def _label(self, record: Record) -> str:
        names = [chair.name for chair in chairs_in(record.chairs, self.language)]
        title = self.bot.presenters[record.slug].title(self.language)
        return self.language.say("bot/game-names", game=title, names=self.language.listing(names))

    def _line(self, record: Record, terms: list[str]) -> str:
        language = self.language
        title = self.bot.presenters[record.slug].title(language)
        names = language.listing(map(chair_name, chairs_in(record.chairs, language)))
        return "• " + " · ".join([f"[{title}]({link_to(record)})", names, *terms])

    def _terms(self, record: Record) -> list[str]:
        language = self.language
        left = record.most - len(record.chairs)
        return [
            language.render(PACES[record.pace]),
            language.say("bot/rated") if record.rated else language.say("bot/casual-unrated"),
            language.say("front-page/seats-left", n=left),
        ]

    def _strength(self, record: Record) -> list[str]:
        rating = self.on.ratings.get(record.id)
        return [] if rating is None else [self.language.say("bot/rating-rating", rating=rating)]


async def front_page_of(
    bot: Castellan, audience: Audience, mine: Sequence[str] = (), *, welcome: bool = True
) -> FrontPage:
    on = await read_tables(bot.database, bot.secrecy, audience.asker)
    parts = await asyncio.gather(*(part(audience) for part in bot.sockets.front.values()))
    return FrontPage(bot, on, parts, audience.language, mine, welcome)


async def read_tables(database: Database, secrecy: Secrecy, here: Asker) -> TablesOn:
    """Load the open tables and running matches that the asker may see.

    The running matches with the highest ratings come first.
    """
    guild_id, channels = here.guild_id, here.channels
    if guild_id is None or not channels:
        return TablesOn((), (), {})
    lobbies, running, ratings = await database.read(_read, guild_id, channels)
    open_tables = await secrecy.among(here, lobbies, Sight.TABLE)
    seen = await secrecy.among(here, running, Sight.WATCH)
    seen.sort(key=lambda each: ratings.get(each.id, 0), reverse=True)
    return TablesOn(tuple(open_tables), tuple(seen), ratings)


def _read(
    connection: Connection, guild_id: int, channels: frozenset[int]
) -> tuple[list[Record], list[Record], dict[str, int]]:
    lobbies, running = (
        store.load_many(connection, _newest(connection, guild_id, channels, status), states=False)
        for status in ("lobby", "running")
    )
    return lobbies, running, _best_ratings(connection, guild_id, running)


def _newest(
    connection: Connection, guild_id: int, channels: frozenset[int], status: str
) -> list[str]:
    row = tables.matches.c
    here = (row.guild_id == guild_id, row.channel_id.in_(channels), ~row.private)
    found = select(row.id).where(row.status == status, *here).order_by(row.created_at.desc())
    return list(connection.scalars(found.limit(MAX_LISTED)))


def _best_ratings(
    connection: Connection, guild_id: int, records: Iterable[Record]
) -> dict[str, int]:
    line = tables.ratings.c
    people = {chair.user_id for record in records for chair in record.chairs if chair.user_id}
    rated = select(line.board, line.user_id, line.mu).where(
        line.guild_id == guild_id,
        line.period == ALL_TIME,
        line.user_id.in_(people),
        line.mu.is_not(None),
        line.tier == Tier.ESTABLISHED,
    )
    known = {
        (row.board, row.user_id): displayed_rating(row.mu) for row in connection.execute(rated)
    }
    best: dict[str, int] = {}
    for record in records:
        found = [known.get((record.slug, chair.user_id), 0) for chair in record.chairs]
        # Matches without a ranked player are left out.
        if any(found):
            best[record.id] = max(found)
    return best
