"""The settings of every server, whichever features are on."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.match.record import Pace
from bot.pages.model import Button, Option, Select, plain
from bot.pages.presenter import Presenter
from bot.pages.table import PACES
from bot.preferences.server_panel import (
    UNKNOWN,
    VERB,
    ChoiceMenu,
    Control,
    Link,
    Mentioned,
    Offered,
    Server,
    Setting,
    Spot,
    Switch,
    Values,
    allowed_role,
    check_manager,
    chosen_ids,
    entity_menu,
)
from bot.preferences.servers import GuildSettings
from cogs.table.lobby import DEFAULT_PACE

FIRST_HOUR, LAST_HOUR = 22, 8  # of quiet hours, for a server that has only chosen one of them


@dataclass(frozen=True, kw_only=True)
class _Channels(Setting):
    """The channels in which matches may start."""

    def line(self, server: Server, language: Language) -> str:
        chosen = server.settings.channels
        named = [f"<#{each}>" for each in server.held(*chosen)]
        if gone := len(chosen) - len(named):
            named.append(language.say("server-settings/deleted-channels", n=gone))
        channels = language.listing(named)
        return language.say("server-settings/channels", n=len(named), channels=channels)

    def control(self, server: Server, language: Language) -> Control:
        held = server.held(*server.settings.channels)
        label = plain(language.say("server-settings/channels", n=0, channels=""))
        return entity_menu(label, self.action, "channels", held, MAX_SELECT_OPTIONS)

    def values(self, press: Press, server: Server) -> Values:
        if len(chosen := chosen_ids(press)) <= MAX_SELECT_OPTIONS:
            return {"channels": chosen}
        raise Refusal(sentence("server-settings/too-many-channels", n=MAX_SELECT_OPTIONS))


@dataclass(frozen=True, kw_only=True)
class _Threads(Switch):
    """Whether each match gets a thread, and the channel where Discord has refused one."""

    def line(self, server: Server, language: Language) -> str:
        refused = server.held(server.settings.threadless_channel_id)
        if not (server.settings.threads and refused):
            return super().line(server, language)
        told = language.say("server-settings/no-thread", channel=f"<#{refused[0]}>")
        return f"{super().line(server, language)}\n{told}"


@dataclass(frozen=True, kw_only=True)
class _QuietOff(Setting):
    def control(self, server: Server, language: Language) -> Control:
        off = server.settings.quiet_from is None
        label = language.say("server-settings/button-quiet-off")
        return Button(label, VERB, self.action, disabled=off)

    def values(self, press: Press, server: Server) -> Values:
        return {"quiet_from": None, "quiet_until": None}


def _quiet(start: int | None, end: int | None) -> Values:
    if start is None:
        start = FIRST_HOUR if end != FIRST_HOUR else LAST_HOUR
    if end is None:
        end = LAST_HOUR if start != LAST_HOUR else FIRST_HOUR
    if start == end:
        raise Refusal(sentence("server-settings/quiet-hours-same"))
    return {"quiet_from": start, "quiet_until": end}


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


def _hours(_: Language) -> Offered:
    return [(_hour(each), str(each)) for each in range(24)]


def _quiet_text(server: Server) -> Sentence:
    settings = server.settings
    if settings.quiet_from is None or settings.quiet_until is None:
        return sentence("server-settings/quiet-hours-none")
    return sentence(
        "server-settings/quiet-hours",
        start=_hour(settings.quiet_from),
        end=_hour(settings.quiet_until),
    )


def _zone_text(server: Server) -> Sentence:
    settings = server.settings
    return sentence(
        "server-settings/zone",
        zone=settings.time_zone.replace("_", " "),
        time=f"{settings.local_time(server.now):%H:%M}",
    )


def _paces(language: Language) -> Offered:
    return [(language.render(told), pace) for pace, told in PACES.items()]


def _pace(settings: GuildSettings) -> Pace:
    return settings.pace or DEFAULT_PACE


MATCHES: Final = (
    _Channels("channels", Spot("matches", 1, 1)),
    Mentioned(
        "starters",
        Spot("matches", 2, 2),
        key="starter_role_id",
        of="roles",
        none=sentence("server-settings/starters-none"),
        some=lambda role: sentence("server-settings/starters", role=role),
        gone=sentence("server-settings/starters-gone"),
        check=allowed_role,
    ),
    ChoiceMenu(
        "pace",
        Spot("matches", 3, 3),
        label=sentence("server-settings/menu-pace"),
        offered=_paces,
        chosen=_pace,
        effect=lambda pace, _: {"pace": pace},
        told=lambda server: sentence("server-settings/pace", pace=PACES[_pace(server.settings)]),
    ),
    _Threads(
        "threads",
        Spot("matches", 4, 4),
        on=(sentence("server-settings/threads-on"), sentence("server-settings/button-no-threads")),
        off=(sentence("server-settings/threads-off"), sentence("server-settings/button-threads")),
    ),
)


@dataclass(frozen=True, kw_only=True)
class _Games(Setting):
    """The games offered on the server. There is at least one."""

    def control(self, server: Server, language: Language) -> Control:
        offers = server.settings.offers
        options = tuple(
            Option(self.presenters[slug].title(language), slug, offers(slug))
            for slug in self.presenters
        )
        heading = language.say("server-settings/menu-games")
        return Select(heading, VERB, options, self.action, most=len(options))

    def values(self, press: Press, server: Server) -> Values:
        if not {*press.values} <= {*self.presenters} or not press.values:
            raise Refusal(UNKNOWN)
        return {"games_off": tuple(slug for slug in self.presenters if slug not in press.values)}

    presenters: Mapping[str, Presenter]


@dataclass(frozen=True, kw_only=True)
class _ManagerRole(Mentioned):
    """The role that may use this panel. Only managers of the server can choose it."""

    def values(self, press: Press, server: Server) -> Values:
        check_manager(press.interaction)
        return super().values(press, server)


def games_settings(
    presenters: Mapping[str, Presenter], then: Callable[[int], Awaitable[None]]
) -> tuple[Setting, ...]:
    """Return the button that opens the list of games, and the menu there."""

    def told(server: Server) -> Sentence:
        total, count = len(presenters), sum(map(server.settings.offers, presenters))
        return sentence("server-settings/games", off=total - count, n=count, total=total)

    note = sentence("server-settings/note-games")
    return (
        Link(
            "games",
            Spot("matches", 6, 4),
            told=told,
            label=sentence("server-settings/button-games"),
        ),
        _Games(
            "offered", Spot("games", 1, 1), told=told, note=note, then=then, presenters=presenters
        ),
    )


PEOPLE: Final = (
    Link("acts", Spot("people", 1, 1), label=sentence("server-settings/button-log")),
    Link("weeks", Spot("people", 2, 1), label=sentence("server-settings/button-activity")),
    Link("moderators", Spot("people", 3, 1), label=sentence("server-settings/button-moderators")),
    _ManagerRole(
        "manager_role",
        Spot("moderators", 1, 1),
        key="manager_role_id",
        of="roles",
        none=sentence("server-settings/moderators-none"),
        some=lambda role: sentence("server-settings/moderators", role=role),
        check=allowed_role,
        note=sentence("server-settings/note-moderators"),
    ),
)
NOTIFICATIONS: Final = (
    ChoiceMenu(
        "from",
        Spot("calls", 1, 1),
        label=sentence("server-settings/menu-quiet-from"),
        offered=_hours,
        chosen=lambda now: str(now.quiet_from),
        effect=lambda hour, now: _quiet(int(hour), now.quiet_until),
        told=_quiet_text,
        note=sentence("server-settings/note-quiet"),
    ),
    ChoiceMenu(
        "until",
        Spot("calls", 1, 2),
        label=sentence("server-settings/menu-quiet-until"),
        offered=_hours,
        chosen=lambda now: str(now.quiet_until),
        effect=lambda hour, now: _quiet(now.quiet_from, int(hour)),
    ),
    Link(
        "zone",
        Spot("calls", 2, 4),
        label=sentence("server-settings/button-zone"),
        told=_zone_text,
        note=sentence("server-settings/note-zone"),
    ),
    _QuietOff("quiet_off", Spot("calls", 4, 4)),
)
