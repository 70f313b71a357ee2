"""The pages of ``/settings``: what a server has set, in plain words, and how to change it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.base.discord_limits import MAX_SELECT_LABEL, MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence, language_names, sentence
from bot.base.names import clean_name, escape_name
from bot.base.refusals import Refusal
from bot.discord_io.messages import shorten
from bot.match.queries import LiveTable
from bot.pages.languages import language_menu
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.presenter import Presenter
from bot.pages.table import PACES
from bot.preferences.servers import REGIONS, Barred, GuildSettings, time_zones
from cogs.table.lobby import DEFAULT_PACE

VERB = "settings"
MAX_NAMED = 15
"""Maximum number of barred members who are named in the text; the others are counted."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server as its panel shows it: what is set, and what of that is still there."""

    settings: GuildSettings
    there: frozenset[int]
    barred: tuple[Barred, ...]
    tables: tuple[LiveTable, ...]
    presenters: Mapping[str, Presenter]
    obstacles: Mapping[int, Sentence]
    """Why the bot can't give those of the chosen roles that it can't give."""
    now: int

    def held(self, *chosen: int | None) -> tuple[int, ...]:
        """Those of the chosen channels or roles that are still there."""
        return tuple(each for each in chosen if each in self.there)

    def table(self, match_id: str) -> LiveTable:
        """Return one of the open matches.

        Raises Refusal when it is not among them.
        """
        for table in self.tables:
            if table.match_id == match_id:
                return table
        raise Refusal(
            sentence("That match isn't open on this server any more. Pick one from the list.")
        )


Offered = Sequence[tuple[str, str]]
"""Choices of a menu: the label of each, and its value."""


def overview(server: Server, language: Language) -> Page:
    """Return everything at a glance."""
    parts = (_matches_text, _calls_text, _hall_text, _people_text)
    text = "\n\n".join((_language_text(server, language), *(p(server, language) for p in parts)))
    menu = language_menu(server.settings.language, VERB, language, "language")
    return tab_page("overview", text, language, menu, (Button(_data(language), VERB, "erase/1"),))


def matches(server: Server, language: Language) -> Page:
    """Return the page on where matches start, who starts them, their pace and their place."""
    settings = server.settings
    everywhere = language.say("Channels for matches: all")
    channels = server.held(*settings.channels)
    starters = server.held(settings.starter_role_id)
    paces = [(language.render(told), each) for each, told in PACES.items()]
    return tab_page(
        "matches",
        _matches_text(server, language),
        language,
        entity_menu(everywhere, "channels", "channels", channels, MAX_SELECT_OPTIONS),
        entity_menu(
            language.say("Who can start matches: everybody"), "starters", "roles", starters
        ),
        choice_menu(language.say("Usual pace"), "pace", paces, settings.pace or DEFAULT_PACE),
        (
            Button(language.say("Play without threads"), VERB, "threads/0")
            if settings.threads
            else Button(language.say("Play in threads"), VERB, "threads/1"),
            Button(language.say("Play on this server only"), VERB, "visitors/0")
            if settings.visitors
            else Button(language.say("Play with other servers"), VERB, "visitors/1"),
        ),
    )


def calls(server: Server, language: Language) -> Page:
    """Return the page on quiet hours, and on the role that is told of open tables."""
    settings = server.settings
    hours = [(_hour(each), str(each)) for each in range(24)]
    off = settings.quiet_from is None
    return tab_page(
        "calls",
        _calls_text(server, language)
        + "\n\n"
        + language.say(
            "During quiet hours my pings, warnings and hands by direct message still "
            "arrive, but no phone makes a sound. Nothing else changes, and clocks "
            "keep running."
        ),
        language,
        choice_menu(language.say("Quiet from …"), "from", hours, str(settings.quiet_from)),
        choice_menu(language.say("Quiet until …"), "until", hours, str(settings.quiet_until)),
        entity_menu(
            language.say("Role to ping about open tables: none"),
            "table_role",
            "roles",
            server.held(settings.table_role_id),
        ),
        (
            Button(language.say("Time zone"), VERB, "zone"),
            Button(language.say("Turn off quiet hours"), VERB, "quiet_off", disabled=off),
        ),
    )


def zones(server: Server, language: Language, region: str | None, part: int = 0) -> Page:
    """Three menus that lead to a time zone: part of the world, part of the alphabet, place."""
    chosen = server.settings.time_zone
    region = region or chosen.partition("/")[0]
    places = [zone for zone in time_zones() if zone.partition("/")[0] == region]
    parts = [
        places[start : start + MAX_SELECT_OPTIONS]
        for start in range(0, len(places), MAX_SELECT_OPTIONS)
    ]
    part = min(part, len(parts) - 1)
    regions = [(each, each) for each in ("UTC", *REGIONS)]
    rows = [choice_menu(language.say("Part of the world"), "region", regions, region)]
    if len(parts) > 1:
        ends = [(_place(each[0])[:40], _place(each[-1])[:40]) for each in parts]
        spans = [
            (language.say("{first} to {last}", first=first, last=last), str(number))
            for number, (first, last) in enumerate(ends)
        ]
        heading = language.say("Part of the alphabet")
        rows.append(choice_menu(heading, f"part/{region}", spans, str(part)))
    if parts:
        offered = [(_place(each), each) for each in parts[part]]
        rows.append(choice_menu(language.say("Place"), "place", offered, chosen))
    return tab_page("calls", _calls_text(server, language), language, *rows)


def hall(server: Server, language: Language) -> Page:
    """Return the page on seasons, champions, announcements, daily questions, evenings."""
    settings = server.settings
    announcer = server.held(settings.herald_channel_id)
    puzzle = server.held(settings.puzzle_channel_id)
    role = server.held(settings.evening_role_id)
    return tab_page(
        "hall",
        _hall_text(server, language)
        + "\n\n"
        + language.say(
            "When a season is over, I announce the top three of each game. A player "
            "who takes first place alone is that game's champion."
        )
        + "\n\n"
        + language.say(
            "The daily question is a position in which one move is clearly best. I can post a "
            "new one in a channel every day, and everybody answers privately. Either way, "
            "/puzzle asks it."
        ),
        language,
        (
            Button(language.say("Play without seasons"), VERB, "seasons/0")
            if settings.seasons
            else Button(language.say("Play in seasons"), VERB, "seasons/1"),
            Button(language.say("Don't announce champions"), VERB, "champions/0")
            if settings.champions
            else Button(language.say("Announce champions"), VERB, "champions/1"),
            Button(language.say("Roles for achievements"), VERB, "roles"),
        ),
        entity_menu(
            language.say("Announcements: in the match's own channel"),
            "herald",
            "channels",
            announcer,
        ),
        entity_menu(language.say("Daily question: not posted"), "puzzle", "channels", puzzle),
        entity_menu(
            language.say("Who can plan evenings: only managers"), "evenings", "roles", role
        ),
    )


def people(server: Server, language: Language) -> Page:
    """Return the page on barred people, and on matches that can be ended."""
    heading = language.say("Block someone from matches …")
    rows = [Select(heading, VERB, (), "bar", of="members")]
    if barred := barred_people(server, language):
        rows.append(choice_menu(language.say("Let someone play again …"), "unbar", barred))
    if tables := open_tables(server, language):
        rows.append(choice_menu(language.say("End a match without a result …"), "end", tables))
    meaning = language.say(
        "Blocked people can't join or start matches here, and lose their seats at open tables. "
        "Matches they're already playing go on."
    )
    lines = (_people_text(server, language), *_barred_lines(server, language), "", meaning)
    return tab_page("people", "\n".join(lines), language, *rows)


def _barred_lines(server: Server, language: Language) -> list[str]:
    """Return the lines on barred people, the latest by name."""
    names = [escape_name(each.name) for each in server.barred[:MAX_NAMED]]
    lines = [language.listing(names)] if names else []
    if more := len(server.barred) - len(names):
        lines.append(
            language.count(
                more,
                "{n} more: find them by name with `/settings unblock:`.",
                "{n} more: find them by name with `/settings unblock:`.",
            )
        )
    return lines


def end_question(server: Server, match_id: str, language: Language) -> Page:
    """Asks once before a match is ended. Raises Refusal when it is not open any more."""
    called = escape_name(_table_text(server, server.table(match_id), language))
    meaning = language.say("It ends without a result, and nobody's rating changes.")
    yes = Button(language.say("Yes, end it"), VERB, f"ended/{match_id}", style="danger")
    no = Button(language.say("Let it continue"), VERB, "tab/people")
    return Page(language.say("End this match?"), f"{called}\n\n{meaning}", rows=((yes, no),))


def erase_question(language: Language, *, sure: bool) -> Page:
    """Return what is kept of a server, and a question; ``sure`` asks the second time."""
    if sure:
        title = language.say("Are you quite sure?")
        text = language.say(
            "This can't be undone. Do you want to delete everything about this server now?"
        )
        yes = Button(language.say("Yes, erase it all"), VERB, "erased", style="danger")
    else:
        title = _data(language)
        text = language.say(
            "I keep its matches, leaderboards, results, settings and list of blocked "
            "people. *Erase everything* deletes them for good, including matches "
            "still being played."
        )
        yes = Button(language.say("Erase everything"), VERB, "erase/2", style="danger")
    no = Button(language.say("Keep everything"), VERB, "tab/overview")
    return Page(title, text, rows=((yes, no),))


def barred_people(server: Server, _: Language) -> Offered:
    """Return the barred people, who can be let in again."""
    return [(clean_name(each.name), str(each.user_id)) for each in server.barred]


def open_tables(server: Server, language: Language) -> Offered:
    """Return the matches that can be ended."""
    return [(_table_text(server, each, language), each.match_id) for each in server.tables]


def _table_text(server: Server, table: LiveTable, language: Language) -> str:
    """Return a match in a few words, told without its state; still with markdown."""
    presenter = server.presenters.get(table.slug)
    game = table.slug if presenter is None else presenter.title(language)
    names = language.listing(clean_name(name) for name in table.names)
    if table.begun:
        return language.say("{game}: {names}", game=game, names=names)
    return language.say("{game}, not started yet: {names}", game=game, names=names)


TABS: Mapping[str, Callable[[Server, Language], Page]] = {
    "overview": overview,
    "matches": matches,
    "calls": calls,
    "hall": hall,
    "people": people,
}


def tab_page(name: str, text: str, language: Language, *rows: Row) -> Page:
    """Return a page of the panel, below the buttons that lead to its tabs."""
    titles = {
        "overview": language.say("Overview"),
        "matches": language.say("Matches"),
        "calls": language.say("Notifications"),
        "hall": language.say("Hall of fame"),
        "people": language.say("People and open tables"),
    }
    tabs = tuple(
        Button(title, VERB, f"tab/{each}", style="primary" if each == name else "secondary")
        for each, title in titles.items()
    )
    return Page(language.say("This server's settings"), text, rows=(tabs, *rows))


def _data(language: Language) -> str:
    return language.say("This server's data")


def _language_text(server: Server, language: Language) -> str:
    chosen = language_names().get(server.settings.language or "")
    if chosen is None:
        return language.say("**Language:** this server's language on Discord")
    return language.say("**Language:** {language}", language=chosen)


def _matches_text(server: Server, language: Language) -> str:
    settings = server.settings
    named = [f"<#{each}>" for each in server.held(*settings.channels)]
    if gone := len(settings.channels) - len(named):
        named.append(language.count(gone, "{n} deleted channel", "{n} deleted channels"))
    where = language.say("**Channels:** all")
    if named:
        where = language.say("**Channels:** {channels}", channels=language.listing(named))
    role = settings.starter_role_id
    who = language.say("**Who can start matches:** everybody")
    if role in server.there:
        who = language.say("**Who can start matches:** {role} and managers", role=f"<@&{role}>")
    elif role is not None:
        who = language.say(
            "**Who can start matches:** only managers, because the role you chose was deleted"
        )
    pace = language.say(
        "**Pace:** {pace}", pace=language.render(PACES[settings.pace or DEFAULT_PACE])
    )
    threads = (
        language.say("**Threads:** one for each match")
        if settings.threads
        else language.say("**Threads:** none, matches stay in the channel")
    )
    others = (
        language.say("**Opponents from other servers:** find them with /tables")
        if settings.visitors
        else language.say("**Opponents from other servers:** none")
    )
    return "\n".join((where, who, pace, threads, others))


def _calls_text(server: Server, language: Language) -> str:
    settings = server.settings
    quiet = language.say("**Quiet hours:** none")
    if settings.quiet_from is not None and settings.quiet_until is not None:
        quiet = language.say(
            "**Quiet hours:** {start} to {end}",
            start=_hour(settings.quiet_from),
            end=_hour(settings.quiet_until),
        )
    zone = language.say(
        "**Time zone:** {zone}, {time} now",
        zone=_place(settings.time_zone, whole=True),
        time=f"{settings.local_time(server.now):%H:%M}",
    )
    role = language.say("**Role to ping about open tables:** none")
    if settings.table_role_id in server.there:
        mention = f"<@&{settings.table_role_id}>"
        role = language.say("**Role to ping about open tables:** {role}", role=mention)
    return f"{quiet}\n{zone}\n{role}"


def _hall_text(server: Server, language: Language) -> str:
    settings = server.settings
    seasons = (
        language.say("**Seasons:** one each month")
        if settings.seasons
        else language.say("**Seasons:** none")
    )
    champions = (
        language.say("**New champions:** announced")
        if settings.champions
        else language.say("**New champions:** not announced")
    )
    announcer = settings.herald_channel_id
    where = language.say("**Announcements:** in the match's own channel")
    if announcer in server.there:
        where = language.say("**Announcements:** {channel}", channel=f"<#{announcer}>")
    elif announcer is not None:
        where = language.say(
            "**Announcements:** in the match's own channel, because the channel you chose was "
            "deleted"
        )
    roles = language.say("**Roles for achievements:** none")
    if rules := len(settings.role_rules):
        roles = language.say("**Roles for achievements:** {n}", n=rules)
    asked = settings.puzzle_channel_id
    question = language.say("**Daily question:** not posted")
    if asked in server.there:
        question = language.say("**Daily question:** {channel}", channel=f"<#{asked}>")
    elif asked is not None:
        question = language.say(
            "**Daily question:** not posted, because the channel you chose was deleted"
        )
    role = settings.evening_role_id
    who = language.say("**Who can plan evenings:** only managers")
    if role in server.there:
        who = language.say("**Who can plan evenings:** {role} and managers", role=f"<@&{role}>")
    return "\n".join((seasons, champions, where, question, who, roles))


def _people_text(server: Server, language: Language) -> str:
    barred, running = len(server.barred), len(server.tables)
    whom = language.say("**Blocked:** nobody")
    if barred:
        whom = language.count(barred, "**Blocked:** {n} person", "**Blocked:** {n} people")
    what = language.say("**Open tables:** none")
    if running:
        what = language.say("**Open tables:** {n}", n=running)
    return f"{what}\n{whom}"


def choice_menu(placeholder: str, action: str, offered: Offered, chosen: str = "") -> Select:
    """Return a menu of as much of what is offered as it holds."""
    options = tuple(
        Option(shorten(called, MAX_SELECT_LABEL), value, value == chosen)
        for called, value in offered[:MAX_SELECT_OPTIONS]
    )
    return Select(placeholder, VERB, options, action)


def entity_menu(
    placeholder: str,
    action: str,
    kind: Literal["channels", "roles"],
    held: tuple[int, ...],
    most: int = 1,
) -> Select:
    """Return a menu of what the server has, in which nothing need be chosen."""
    return Select(placeholder, VERB, (), action, least=0, most=most, of=kind, held=held)


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


def _place(zone: str, *, whole: bool = False) -> str:
    """``Argentina/Buenos Aires`` for a zone, or with its part of the world before it."""
    within = zone.partition("/")[2]
    return (zone if whole or not within else within).replace("_", " ")
