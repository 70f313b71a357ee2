"""Pages of game nights: the message for everybody, and a player's own matches."""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.discord_io.messages import message_link
from bot.match.people import computer_name
from bot.pages.card_picker import button_rows
from bot.pages.computers import computer_mark, level_name
from bot.pages.endings import MEDALS
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import Presenter
from cogs.game_nights.standings import (
    DRAW,
    WIN,
    NightLine,
    SeatResult,
    compare,
    over_deals,
    standings_of,
)
from cogs.game_nights.store import GameNight, Gathering, Seat, Table

MAX_LINES: Final = 20
"""Maximum number of people, or of matches, listed on a page."""
DEALS_VERB: Final = "evening_deals"
"""The verb of the button that opens the results of each deal."""
TURN_VERB: Final = "evening_deal"
"""The verb of the buttons there that show another deal."""


def night_title(night: GameNight, presenter: Presenter, language: Language) -> str:
    return escape_name(plain_title(night, presenter, language))


def plain_title(night: GameNight, presenter: Presenter, language: Language) -> str:
    """Return the title for menus and events, in which Discord shows no markdown."""
    game = presenter.title(language)
    if night.title is None:
        return language.say("game-nights/plain-title", game=game)
    return f"{night.title} · {game}"


def moment(at: int, style: str) -> str:
    """Return a time that Discord formats for each reader: ``R`` is relative, ``F`` in full."""
    return f"<t:{at // 1000}:{style}>"


def rules_text(night: GameNight, language: Language) -> str:
    level = level_name(night.level, language)
    if night.deals is None:
        return language.say("game-nights/rules-play-match", level=level)
    return language.say("game-nights/rules-every-table", level=level)


def times_text(night: GameNight, language: Language) -> str:
    """Return a sentence about its start and length."""
    times = {"day": moment(night.starts_at, "F"), "moment": moment(night.starts_at, "R")}
    if night.deals is None:
        return language.say("game-nights/times-begins-day-moment", n=night.minutes, **times)
    return language.say("game-nights/times-begins-day", n=night.deals, **times)


def pages_of(gathering: Gathering, presenter: Presenter, language: Language) -> "NightPages":
    kind = ArenaPages if gathering.night.deals is None else DealPages
    return kind(gathering, presenter, language)


class NightPages(ABC):
    """The pages of one game night: the parts shared by arenas and by deals for all tables."""

    def __init__(self, gathering: Gathering, presenter: Presenter, language: Language) -> None:
        self._gathering = gathering
        self._night = gathering.night
        self._presenter = presenter
        self._language = language
        self._title = night_title(self._night, presenter, language)

    @cached_property
    def _lines(self) -> list[NightLine]:
        return standings_of(self._gathering)

    @abstractmethod
    def _stage(self) -> str:
        """Return a sentence about its progress."""

    @abstractmethod
    def _facts(self, line: NightLine, *, final: bool) -> list[str]:
        """Return the figures of a line."""

    @abstractmethod
    def _mark(self, line: NightLine, *, final: bool) -> str:
        """Return a line's place. For the first three at the end it is a medal."""

    @abstractmethod
    def _playing(self, table: Table, user_id: int) -> str:
        """Return a sentence about a player's running match."""

    @abstractmethod
    def _results(self, line: NightLine) -> list[str]:
        """Return a player's results, the oldest first."""

    def message(self) -> Page:
        """Return the public message, whatever the phase."""
        night, language = self._night, self._language
        match night.phase:
            case "open":
                repeated = language.say("game-nights/message-open") if night.weekly else ""
                times = " ".join(filter(None, (times_text(night, language), repeated)))
                note = "" if night.note is None else escape_name(night.note)
                parts = [note, times, rules_text(night, language), self._guests()]
            case "running":
                parts = [self._stage(), self._standings(final=False), self._tables()]
            case "over":
                parts = [
                    language.say("game-nights/load-unfinished-game-night"),
                    self._standings(final=True),
                ]
            case "cancelled":
                parts = [language.say("game-nights/load-unfinished-game-night-cancelled")]
            case "missed":
                parts = [language.say("game-nights/message-missed")]
        buttons = self._buttons()
        rows = (buttons,) if buttons else ()
        return Page(self._title, stack_texts(*parts, apart="\n\n"), rows=rows)

    def _buttons(self) -> tuple[Button, ...]:
        language, night_id = self._language, self._night.id
        buttons: list[Button] = []
        if self._night.unfinished:
            buttons += [
                Button(
                    language.say("game-nights/game-night-join"),
                    "evening_join",
                    night_id,
                    style="success",
                ),
                Button(language.say("game-nights/game-night-leave"), "evening_leave", night_id),
            ]
        if self._gathering.tables:
            buttons.append(Button(language.say("bot/button-my-matches"), "evening_mine", night_id))
        if over := over_deals(self._gathering):
            newest = f"{night_id}/{over[-1]}"
            buttons.append(
                Button(language.say("game-nights/button-results-deal"), DEALS_VERB, newest)
            )
        return tuple(buttons)

    def _guests(self) -> str:
        language = self._language
        here = [escape_name(each.name) for each in self._gathering.guests if each.here]
        if not here:
            return language.say("game-nights/guests-nobody-joined")
        return language.say(
            "game-nights/guests-player-joined",
            n=len(here),
            names=language.names(here[:MAX_LINES], len(here)),
        )

    def _standings(self, *, final: bool) -> str:
        """Return the lines of people who have played or are still taking part."""
        language = self._language
        listed = [each for each in self._lines if each.results or (each.guest.here and not final)]
        if not listed:
            return (
                language.say("game-nights/standings-nobody-showed")
                if final
                else language.say("game-nights/standings-nobody-played")
            )
        lines = [self._line(each, final=final) for each in listed[:MAX_LINES]]
        if more := len(listed) - len(lines):
            lines.append(language.say("game-nights/standings-more-played", n=more))
        return "\n".join(lines)

    def _line(self, line: NightLine, *, final: bool) -> str:
        mark, name = self._mark(line, final=final), escape_name(line.guest.name)
        facts = self._facts(line, final=final)
        if not line.guest.here and not final:
            facts.append(self._language.say("game-nights/line-left"))
        return " · ".join([f"{mark} **{name}**", *facts])

    def _waiting(self) -> list[str]:
        return [line.guest.name for line in self._lines if line.waits]

    def _tables(self) -> str:
        """Return the running tables, and the players who wait for one."""
        language = self._language
        tables = [t for t in self._gathering.tables if t.status == "running" and not t.hidden]
        lines = []
        for table in tables[:MAX_LINES]:
            names = language.listing(seat_name(seat, language) for seat in table.seats)
            lines.append(f"{names} · {self._link(table)}")
        if more := len(tables) - len(lines):
            lines.append(language.say("game-nights/tables-more-table", n=more))
        if waiting := self._waiting():
            names = language.listing(map(escape_name, waiting))
            lines.append(language.say("game-nights/tables-waiting-names", names=names))
        return "\n".join(lines)

    def _link(self, table: Table) -> str:
        address = message_link(self._night.guild_id, table.place_id, table.message_id)
        label = self._language.say("game-nights/link")
        return f"[{label}]({address})"

    def mine(self, user_id: int) -> Page:
        """Return a player's own matches, the newest first."""
        language = self._language
        line = next((line for line in self._lines if line.guest.user_id == user_id), None)
        if line is None:
            return Page(self._title, language.say("game-nights/leave-havent-joined"))
        texts = self._results(line)
        if line.table is not None:
            texts.append(self._playing(line.table, user_id))
        elif line.waits and self._night.phase == "running":
            texts.append(language.say("game-nights/mine-waiting-next"))
        text = "\n".join(reversed(texts))
        return Page(self._title, text or language.say("game-nights/mine-havent-played"))

    def deal(self, wanted: int) -> Page:
        """Return each seat's results at a deal, or at the newest one if that isn't over."""
        language, over = self._language, over_deals(self._gathering)
        if not over:
            return Page(
                self._presenter.title(language), language.say("game-nights/standings-nobody-played")
            )
        deal = wanted if wanted in over else over[-1]
        by_seat = defaultdict[int, list[SeatResult]](list)
        for each in compare(self._gathering, deal):
            by_seat[each.number].append(each)
        seats = []
        for number, results in by_seat.items():
            heading = language.say("game-nights/deal-seat-number", number=number + 1)
            results.sort(key=lambda each: each.percent or 0, reverse=True)
            seats.append(stack_texts(f"**{heading}**", *map(self._seat_result, results)))
        total = self._night.deals
        title = language.say("game-nights/deal-deal-number", number=deal, total=total)
        return Page(title, stack_texts(*seats, apart="\n\n"), rows=self._deal_rows(over, deal))

    def _deal_rows(self, over: Iterable[int], shown: int) -> tuple[Row, ...]:
        """Return a button for each finished deal."""
        buttons = [
            Button(str(each), TURN_VERB, f"{self._night.id}/{each}", disabled=each == shown)
            for each in over
        ]
        return button_rows(buttons)

    def _seat_result(self, each: SeatResult) -> str:
        score = self._presenter.score_text(each.seat.score or 0, self._language)
        return f"{seat_name(each.seat, self._language)} · {score} · {self._percent(each)}"

    def _percent(self, each: SeatResult) -> str:
        return "–" if each.percent is None else self._language.percent(each.percent)


class ArenaPages(NightPages):
    """One match after another, against any free player."""

    def _stage(self) -> str:
        return self._language.say(
            "game-nights/stage-ends-moment", moment=moment(self._night.ends_at, "R")
        )

    def _facts(self, line: NightLine, *, final: bool) -> list[str]:
        language = self._language
        facts = [self._points(line.points)]
        facts.append(language.say("bot/match", n=len(line.results)))
        if line.on_streak and not final:
            facts.append(language.say("game-nights/facts-streak-double"))
        return facts

    def _points(self, points: int) -> str:
        return self._language.say("bot/point", n=points)

    def _mark(self, line: NightLine, *, final: bool) -> str:
        return _place_mark(line.place, medals=final and line.points > 0)

    def _playing(self, table: Table, user_id: int) -> str:
        other = next(seat for seat in table.seats if seat.user_id != user_id)
        facts = {"name": seat_name(other, self._language, bold=True), "link": self._link(table)}
        return self._language.say("game-nights/playing-playing-against", **facts)

    def _results(self, line: NightLine) -> list[str]:
        return [
            f"{number}. {self._outcome(each)} · {self._points(each.points)} · "
            f"{self._link(each.table)}"
            for number, each in list(enumerate(line.results, 1))[-MAX_LINES:]
        ]

    def _outcome(self, result: SeatResult) -> str:
        language = self._language
        name = seat_name(result.opponent, language, bold=True)
        if result.outcome == WIN:
            return language.say("game-nights/outcome-won-against", name=name)
        if result.outcome == DRAW:
            return language.say("game-nights/outcome-drew-name", name=name)
        return language.say("game-nights/outcome-lost-name", name=name)


class DealPages(NightPages):
    """All tables play the same deals."""

    def _stage(self) -> str:
        language, dealt = self._language, self._gathering.dealt
        facts = {"number": dealt, "total": self._night.deals}
        if self._gathering.playing:
            return language.say("game-nights/stage-deal-number", **facts)
        if dealt:
            return language.say("game-nights/stage-deal-number-total", **facts)
        return ""

    def _waiting(self) -> list[str]:
        return super()._waiting() if self._gathering.playing else []

    def _facts(self, line: NightLine, *, final: bool) -> list[str]:
        language = self._language
        deals = language.say("bot/deal", n=len(line.results))
        return [deals] if line.percent is None else [language.percent(line.percent), deals]

    def _mark(self, line: NightLine, *, final: bool) -> str:
        # Whoever left has 0 percent even if nobody else had their cards.
        compared = any(each.percent for each in self._lines)
        return _place_mark(line.place, medals=final and compared) if line.ranked else "–"

    def _playing(self, table: Table, user_id: int) -> str:
        facts = {"number": table.deal, "link": self._link(table)}
        return self._language.say("game-nights/playing-playing-deal", **facts)

    def _results(self, line: NightLine) -> list[str]:
        return [
            f"{each.table.deal}. {self._percent(each)} · {self._link(each.table)}"
            for each in line.results
        ]


def _place_mark(place: int, *, medals: bool) -> str:
    return MEDALS[place] if medals and place in MEDALS else f"{place}."


def seat_name(seat: Seat, language: Language, *, bold: bool = False) -> str:
    """Return the name of a person or computer, a computer's with its mark."""
    computer = seat.user_id is None
    name = escape_name(computer_name(seat.name, language) if computer else seat.name)
    mark = f" {computer_mark(seat.level)}" if computer else ""
    return f"**{name}**{mark}" if bold else f"{name}{mark}"
