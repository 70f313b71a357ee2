"""The front page: open tables, matches to watch, and lines of other features."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.app import Castellan
from bot.base.discord_limits import MAX_BUTTONS_PER_ROW
from bot.base.labels import distinct
from bot.base.language import Language
from bot.feature import FrontPart, Scene
from bot.match.record import Record
from bot.match.view import chairs_in
from bot.pages.endings import chair_name
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.pages.table import OPEN_VERB, PACES, WATCH_VERB
from bot.pages.ways_in import GAMES_VERB, TRY_VERB
from cogs.front_page.tables_on import TablesOn, read_tables
from cogs.table.starting import link_to, match_marks

PAGE_LENGTH: Final = 10
"""Maximum number of open tables on a page, and of running matches."""
TABLES_VERB: Final = "tables"
SIT_VERB: Final = "sit"


@dataclass(frozen=True)
class FrontPage:
    """The activity on a server. ``mine`` are lines about the reader's own matches."""

    bot: Castellan
    on: TablesOn
    parts: Sequence[FrontPart]
    language: Language
    mine: Sequence[str]

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
        to_join = [each for each in others if not each.full]
        menus = (
            menu,
            self._menu(say("front-page/menu-join"), SIT_VERB, to_join),
            self._menu(say("front-page/menu-watch"), WATCH_VERB, running),
        )
        buttons = (*self._ways_in(), *(each for part in self.parts for each in part.buttons))
        turns = (
            self._turn(say("bot/back"), number - 1, last),
            self._turn(say("bot/forward"), number + 1, last),
        )
        rows: list[Row] = [each for each in menus if each is not None]
        rows.append(buttons[:MAX_BUTTONS_PER_ROW])
        if more := (*buttons[MAX_BUTTONS_PER_ROW:], *(turns if last else ())):
            rows.append(more)
        return Page(say("front-page/title"), self._text(others, running), rows=tuple(rows))

    def public(self) -> Page:
        """Return the post for everybody in a channel."""
        say, on = self.language.say, self.on
        text = self._text(on.open[:PAGE_LENGTH], on.running[:PAGE_LENGTH])
        button = Button(say("front-page/button-tables"), TABLES_VERB)
        return Page(say("front-page/title"), text, rows=((*self._ways_in(), button),))

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
        return stack_texts(
            *(stack_texts(heading, *lines) for heading, lines in listed.items() if lines),
            "" if self.on.open or running else say("front-page/no-table"),
            stack_texts(*(line for part in self.parts for line in part.lines)),
            apart="\n\n",
        )

    def _ways_in(self) -> tuple[Button, ...]:
        say = self.language.say
        table = Button(say("front-page/button-open-table"), OPEN_VERB, style="success")
        computers = Button(say("front-page/button-play-computers"), GAMES_VERB, TRY_VERB)
        return (table, computers) if self.bot.router.knows(GAMES_VERB) else (table,)

    def _menu(self, told: str, verb: str, records: Sequence[Record]) -> Select | None:
        if not records:
            return None
        marks = match_marks(self.bot, records, self.language)
        labels = distinct(map(self._label, records), *marks)
        options = (Option(label, each.id) for label, each in zip(labels, records, strict=True))
        return Select(told, verb, tuple(options))

    def _turn(self, label: str, to: int, last: int) -> Button:
        return Button(label, TABLES_VERB, str(max(to, 0)), disabled=not 0 <= to <= last)

    def _label(self, record: Record) -> str:
        """Return a match in a few words: the game and its players."""
        names = [chair.name for chair in chairs_in(record.chairs, self.language)]
        title = self.bot.presenters[record.slug].short_title(self.language)
        return self.language.say("bot/game-names", game=title, names=self.language.listing(names))

    def _line(self, record: Record, terms: list[str]) -> str:
        language = self.language
        title = self.bot.presenters[record.slug].short_title(language)
        names = language.listing(map(chair_name, chairs_in(record.chairs, language)))
        return "• " + " · ".join([f"[{title}]({link_to(record)})", names, *terms])

    def _terms(self, record: Record) -> list[str]:
        """Return the terms of sitting down: pace, rating and free seats."""
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


async def front_page_of(bot: Castellan, scene: Scene, mine: Sequence[str] = ()) -> FrontPage:
    """Return the front page of a scene, with the parts of all features in their order."""
    on = await read_tables(bot.database, bot.secrecy, scene.asker)
    parts = await asyncio.gather(*(part(scene) for part in bot.sockets.front.values()))
    return FrontPage(bot, on, parts, scene.language, mine)
