"""The pages of ``/settings`` that aren't lists of settings."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, case, func, select

from bot.base.calendar import day_at, midnight_after
from bot.base.discord_limits import MAX_SELECT_OPTIONS, distinct
from bot.base.language import Language, language_names, sentence
from bot.base.names import clean_name, escape_name
from bot.base.refusals import Refusal
from bot.discord_io.commands import marks_of
from bot.match.people import computer_name
from bot.match.queries import LiveTable
from bot.pages.model import Button, Page, Row, Select, stack_texts
from bot.pages.presenter import Presenter
from bot.preferences.languages import language_menu
from bot.preferences.server_panel import (
    VERB,
    Mentioned,
    Offered,
    Server,
    SettingsPanel,
    choice_menu,
)
from bot.preferences.servers import REGIONS, Act, time_zones
from bot.storage import tables

WEEKS: Final = 8  # with the current one
MAX_ACTS: Final = 20
MAX_NAMED: Final = 15  # blocked members; the others are counted


class BusyWeek(NamedTuple):
    """A week (UTC), given by its Monday, with the matches that ended in it and their players."""

    monday: str
    matches: int
    people: int


def busy_weeks(connection: Connection, guild_id: int, now: int) -> list[BusyWeek]:
    today = date.fromisoformat(day_at(now))
    this = today - timedelta(days=today.weekday())
    mondays = [(this - timedelta(weeks=ago)).isoformat() for ago in range(WEEKS)]
    begins = [midnight_after(monday, days=0) for monday in mondays]
    row = tables.results.c
    # The number of weeks ago, for grouping in one pass over the rows.
    week = case(*((row.at >= at, ago) for ago, at in enumerate(begins)), else_=WEEKS)
    found = connection.execute(
        select(week, func.count(row.number.distinct()), func.count(row.user_id.distinct()))
        .where(row.guild_id == guild_id, row.at >= begins[-1])
        .group_by(week)
    )
    counted = {ago: (matches, people) for ago, matches, people in found}
    return [BusyWeek(monday, *counted.get(ago, (0, 0))) for ago, monday in enumerate(mondays)]


class SettingsPages:
    """The pages of a server's settings, in one language."""

    def __init__(
        self,
        panel: SettingsPanel,
        server: Server,
        presenters: Mapping[str, Presenter],
        language: Language,
    ) -> None:
        self._panel, self._server = panel, server
        self._presenters, self._language = presenters, language

    def tab(self, tab: str) -> Page:
        """Return a tab, or a page that a link opens. Unknown names lead to the overview."""
        if tab == "people":
            return self._people()
        if tab == "overview" or not self._panel.of(tab):
            return self._overview()
        return self._panel.tab(tab, self._server, self._language)

    def _page(self, tab: str, text: str, *rows: Row) -> Page:
        return self._panel.page(tab, text, self._language, *rows)

    def _overview(self) -> Page:
        panel, server, language = self._panel, self._server, self._language
        chosen = language_names().get(server.settings.language or "", "discord")
        text = stack_texts(
            language.say("server-settings/language", language=chosen),
            panel.chosen(server, language),
            self._people_text(),
            language.say("server-settings/defaults"),
            apart="\n\n",
        )
        menu = language_menu(server.settings.language, VERB, language, "language")
        return self._page("overview", text, menu, *panel.rows("overview", server, language))

    def zones(self, region: str = "", part: int = 0) -> Page:
        """Return three menus that lead to a time zone: continent, part of the alphabet, place."""
        language, chosen = self._language, self._server.settings.time_zone
        region = region or chosen.partition("/")[0]
        places = [zone for zone in time_zones() if zone.partition("/")[0] == region]
        parts = [
            places[start : start + MAX_SELECT_OPTIONS]
            for start in range(0, len(places), MAX_SELECT_OPTIONS)
        ]
        part = min(part, len(parts) - 1)
        regions = [(each, each) for each in ("UTC", *REGIONS)]
        heading = language.say("server-settings/menu-region")
        rows = [choice_menu(heading, "region", regions, region)]
        if len(parts) > 1:
            # Both names have to fit in one label.
            ends = [(_place(each[0])[:40], _place(each[-1])[:40]) for each in parts]
            spans = [
                (language.say("server-settings/from-to", first=first, last=last), str(number))
                for number, (first, last) in enumerate(ends)
            ]
            heading = language.say("server-settings/menu-letters")
            rows.append(choice_menu(heading, f"part/{region}", spans, str(part)))
        if parts:
            offered = [(_place(each), each) for each in parts[part]]
            heading = language.say("server-settings/menu-place")
            rows.append(choice_menu(heading, "place", offered, chosen))
        return self._page("calls", self._panel.lines("calls", self._server, language), *rows)

    def _people(self) -> Page:
        say = self._language.say
        rows = [Select(say("server-settings/menu-block"), VERB, (), "bar", of="members")]
        if barred := barred_people(self._server):
            rows.append(choice_menu(say("server-settings/menu-unblock"), "unbar", barred))
        if tables := self.open_tables():
            rows.append(choice_menu(say("server-settings/menu-end"), "end", tables))
        meaning = say("server-settings/about-blocked")
        lines = (self._people_text(), *self._barred_lines(), "", meaning)
        links = self._panel.rows("people", self._server, self._language)
        return self._page("people", "\n".join(lines), *rows, *links)

    def _people_text(self) -> str:
        tables, blocked = len(self._server.tables), len(self._server.barred)
        return self._language.say("server-settings/people", tables=tables, blocked=blocked)

    def _barred_lines(self) -> list[str]:
        names = [escape_name(each.name) for each in self._server.barred[:MAX_NAMED]]
        lines = [self._language.listing(names)] if names else []
        if more := len(self._server.barred) - len(names):
            lines.append(self._language.say("server-settings/more-blocked", n=more))
        return lines

    def acts(self, found: Sequence[Act]) -> Page:
        told = [(act.at, self._act(act)) for act in found]
        lines = [f"<t:{at // 1000}:f> · {text}" for at, text in told if text]
        none, kept = (
            self._language.say("server-settings/acts-none"),
            self._language.say("server-settings/acts-kept"),
        )
        return self._page("people", stack_texts("\n".join(lines) or none, kept, apart="\n\n"))

    def _act(self, act: Act) -> str:
        if act.act == "deleted":
            setting = self._panel.settings.get(act.match_id or "")
            return self._language.render(setting.lost) if isinstance(setting, Mentioned) else ""
        if act.act == "behind":
            return ""
        facts = {"name": self._mention(act.user_id), "other": self._mention(act.other_id or 0)}
        return self._language.say("server-settings/act", deed=act.act, match=act.match_id, **facts)

    def _mention(self, user_id: int) -> str:
        known = user_id > 0
        return f"<@{user_id}>" if known else self._language.say("server-settings/former-player")

    def weeks(self, found: Sequence[BusyWeek]) -> Page:
        language, lines = self._language, []
        for week in found:
            matches = language.say("bot/match", n=week.matches)
            people = language.say("bot/player", n=week.people)
            heading = language.say("server-settings/week", day=language.date(week.monday))
            lines.append(f"**{heading}** · {matches} · {people}")
        return self._page("people", "\n".join(lines))

    def end_question(self, match_id: str) -> Page:
        """Ask for confirmation to end a match. Raises Refusal if it isn't open any more."""
        say, called = self._language.say, self._table_text(table_in(self._server, match_id))
        end = say("server-settings/button-end")
        row = (
            Button(end, VERB, f"ended/{match_id}", style="danger"),
            Button(say("server-settings/button-go-on"), VERB, "tab/people"),
        )
        text = f"{escape_name(called)}\n\n{say('server-settings/end-meaning')}"
        return Page(say("server-settings/end-question"), text, rows=(row,))

    def open_tables(self) -> Offered:
        server = self._server
        marks = marks_of(server.guild, server.tables, self._language)
        labels = distinct(map(self._table_text, server.tables), *marks)
        return [*zip(labels, (each.match_id for each in server.tables), strict=True)]

    def _table_text(self, table: LiveTable) -> str:
        language = self._language
        game = self._presenters[table.slug].title(language)
        names = language.listing(
            computer_name(name, language) if computer else clean_name(name)
            for name, computer in table.seats
        )
        if table.begun:
            return language.say("bot/game-names", game=game, names=names)
        return language.say("bot/game-started-yet", game=game, names=names)


def _place(zone: str) -> str:
    """Return the name of a zone without its continent, such as ``Argentina/Buenos Aires``."""
    return (zone.partition("/")[2] or zone).replace("_", " ")


def table_in(server: Server, match_id: str) -> LiveTable:
    """Return one of the open matches. Raises Refusal if it isn't among them."""
    for table in server.tables:
        if table.match_id == match_id:
            return table
    raise Refusal(sentence("server-settings/not-open"))


def barred_people(server: Server) -> Offered:
    ids = [str(each.user_id) for each in server.barred]
    names = distinct((clean_name(each.name) for each in server.barred), ids)
    return [*zip(names, ids, strict=True)]
