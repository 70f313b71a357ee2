"""The pages of ``/settings`` that aren't lists of settings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.labels import distinct
from bot.base.language import Language, Sentence, language_names, sentence
from bot.base.names import clean_name, escape_name
from bot.base.refusals import Refusal
from bot.discord_io.choices import marks_of
from bot.match.people import computer_name
from bot.match.queries import LiveTable
from bot.pages.languages import language_menu
from bot.pages.model import Button, Page, Select, stack_texts
from bot.pages.presenter import Presenter
from bot.preferences.acts import Act, Deed
from bot.preferences.server_panel import (
    VERB,
    Mentioned,
    Offered,
    Server,
    SettingsPanel,
    choice_menu,
)
from bot.preferences.servers import REGIONS, time_zones
from cogs.server_settings.activity import BusyWeek

MAX_ACTS: Final = 20
"""Maximum number of managers' actions on their page."""
MAX_NAMED: Final = 15
"""Maximum number of blocked members named in the text; the others are counted."""
Presenters = Mapping[str, Presenter]
_ACTS: Final[Mapping[Deed, Sentence]] = {
    "ended": sentence("server-settings/acts-ended"),
    "barred": sentence("server-settings/acts-barred"),
    "unbarred": sentence("server-settings/acts-unbarred"),
    "dodged": sentence("server-settings/acts-dodged"),
    "changed": sentence("server-settings/acts-changed"),
    "cancelled": sentence("server-settings/acts-cancelled"),
}


def overview(panel: SettingsPanel, server: Server, language: Language) -> Page:
    tabs = (panel.lines(tab, server, language) for tab in panel.tabs())
    parts = (_language_text(server, language), *tabs, _people_text(server, language))
    text = stack_texts(*parts, apart="\n\n")
    menu = language_menu(server.settings.language, VERB, language, "language")
    rows = panel.rows("overview", server, language)
    return panel.page("overview", text, language, menu, *rows)


def zones(
    panel: SettingsPanel, server: Server, language: Language, region: str = "", part: int = 0
) -> Page:
    """Return three menus that lead to a time zone: continent, part of the alphabet, place."""
    chosen = server.settings.time_zone
    region = region or chosen.partition("/")[0]
    places = [zone for zone in time_zones() if zone.partition("/")[0] == region]
    parts = [
        places[start : start + MAX_SELECT_OPTIONS]
        for start in range(0, len(places), MAX_SELECT_OPTIONS)
    ]
    part = min(part, len(parts) - 1)
    regions = [(each, each) for each in ("UTC", *REGIONS)]
    rows = [
        choice_menu(language.say("server-settings/zones-part-world"), "region", regions, region)
    ]
    if len(parts) > 1:
        # Both names have to fit in one label.
        ends = [(_place(each[0])[:40], _place(each[-1])[:40]) for each in parts]
        spans = [
            (language.say("server-settings/zones-first-last", first=first, last=last), str(number))
            for number, (first, last) in enumerate(ends)
        ]
        heading = language.say("server-settings/zones-part-alphabet")
        rows.append(choice_menu(heading, f"part/{region}", spans, str(part)))
    if parts:
        offered = [(_place(each), each) for each in parts[part]]
        rows.append(
            choice_menu(language.say("server-settings/zones-place"), "place", offered, chosen)
        )
    return panel.page("calls", panel.lines("calls", server, language), language, *rows)


def _place(zone: str) -> str:
    """Return the name of a zone without its continent, such as ``Argentina/Buenos Aires``."""
    return (zone.partition("/")[2] or zone).replace("_", " ")


def people(
    panel: SettingsPanel, server: Server, presenters: Presenters, language: Language
) -> Page:
    """Return the page about blocked people, and matches that can be ended."""
    heading = language.say("server-settings/people-block-someone")
    rows = [Select(heading, VERB, (), "bar", of="members")]
    if barred := barred_people(server):
        rows.append(
            choice_menu(language.say("server-settings/people-let-someone"), "unbar", barred)
        )
    if tables := open_tables(server, presenters, language):
        rows.append(choice_menu(language.say("server-settings/people-end-match"), "end", tables))
    meaning = language.say("server-settings/people-blocked-people")
    lines = (_people_text(server, language), *_barred_lines(server, language), "", meaning)
    more = (
        Button(language.say("server-settings/button-log"), VERB, "acts"),
        Button(language.say("server-settings/button-activity"), VERB, "weeks"),
        Button(language.say("server-settings/button-moderators"), VERB, "moderators"),
    )
    return panel.page("people", "\n".join(lines), language, *rows, more)


def acts(panel: SettingsPanel, found: Sequence[Act], language: Language) -> Page:
    """Return the page about managers' actions, the newest first."""
    lines = [
        f"<t:{act.at // 1000}:f> · {_act_text(panel, act, language)}"
        for act in found
        if act.act in _ACTS or act.match_id in panel.settings
    ]
    meaning = language.say("server-settings/acts-keep-90")
    none = language.say("server-settings/acts-nothing-happened")
    text = stack_texts("\n".join(lines) or none, meaning, apart="\n\n")
    return panel.page("people", text, language)


def _act_text(panel: SettingsPanel, act: Act, language: Language) -> str:
    setting = panel.settings.get(act.match_id or "")
    if isinstance(setting, Mentioned):
        return language.render(setting.lost)
    name, other = _mention(act.user_id, language), _mention(act.other_id or 0, language)
    facts = {"name": name, "other": other, "match": act.match_id}
    return language.render(replace(_ACTS[act.act], facts=facts))


def _mention(user_id: int, language: Language) -> str:
    return f"<@{user_id}>" if user_id > 0 else language.say("server-settings/mention")


def weeks(panel: SettingsPanel, found: Sequence[BusyWeek], language: Language) -> Page:
    """Return the page about the server's activity, the current week first."""
    lines = []
    for week in found:
        matches = language.say("bot/match", n=week.matches)
        people = language.say("bot/player", n=week.people)
        heading = language.say("server-settings/weeks", day=language.date(week.monday))
        lines.append(f"**{heading}** · {matches} · {people}")
    return panel.page("people", "\n".join(lines), language)


def _barred_lines(server: Server, language: Language) -> list[str]:
    """Name the people blocked last, and count the others."""
    names = [escape_name(each.name) for each in server.barred[:MAX_NAMED]]
    lines = [language.listing(names)] if names else []
    if more := len(server.barred) - len(names):
        lines.append(language.say("server-settings/barred-lines", n=more))
    return lines


def end_question(server: Server, match_id: str, presenters: Presenters, language: Language) -> Page:
    """Ask for confirmation before a match is ended. Raises Refusal if it isn't open any more."""
    called = escape_name(_table_text(table_in(server, match_id), presenters, language))
    meaning = language.say("server-settings/end-question-ends-without")
    yes = Button(
        language.say("server-settings/button-yes-end"), VERB, f"ended/{match_id}", style="danger"
    )
    no = Button(language.say("server-settings/button-let-continue"), VERB, "tab/people")
    return Page(
        language.say("server-settings/end-question-end-match"),
        f"{called}\n\n{meaning}",
        rows=((yes, no),),
    )


def table_in(server: Server, match_id: str) -> LiveTable:
    """Return one of the open matches. Raises Refusal if it isn't among them."""
    for table in server.tables:
        if table.match_id == match_id:
            return table
    raise Refusal(sentence("server-settings/table-in"))


def barred_people(server: Server) -> Offered:
    ids = [str(each.user_id) for each in server.barred]
    names = distinct((clean_name(each.name) for each in server.barred), ids)
    return [*zip(names, ids, strict=True)]


def open_tables(server: Server, presenters: Presenters, language: Language) -> Offered:
    texts = [_table_text(each, presenters, language) for each in server.tables]
    labels = distinct(texts, *marks_of(server.guild, server.tables, language))
    return [*zip(labels, (each.match_id for each in server.tables), strict=True)]


def _table_text(table: LiveTable, presenters: Presenters, language: Language) -> str:
    """Describe a match in a few words, without its state. Names may contain markdown."""
    presenter = presenters.get(table.slug)
    game = table.slug if presenter is None else presenter.title(language)
    names = language.listing(
        computer_name(name, language) if computer else clean_name(name)
        for name, computer in table.seats
    )
    if table.begun:
        return language.say("bot/game-names", game=game, names=names)
    return language.say("bot/game-started-yet", game=game, names=names)


def _language_text(server: Server, language: Language) -> str:
    chosen = language_names().get(server.settings.language or "")
    if chosen is None:
        return language.say("server-settings/language-language-servers")
    return language.say("server-settings/language-language-language", language=chosen)


def _people_text(server: Server, language: Language) -> str:
    barred, running = len(server.barred), len(server.tables)
    whom = language.say("server-settings/people-blocked-nobody")
    if barred:
        whom = language.say("server-settings/people-blocked-person", n=barred)
    what = language.say("server-settings/people-open-tables")
    if running:
        what = language.say("server-settings/people-open-tables-matches", n=running)
    return f"{what}\n{whom}"
