"""Pages of game nights: the message for everybody, and a player's own matches."""

from abc import ABC, abstractmethod
from collections import defaultdict
from functools import cached_property
from typing import Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.discord_io.messages import message_link
from bot.match.people import computer_name
from bot.pages.card_picker import button_rows
from bot.pages.computers import computer_mark, level_name
from bot.pages.endings import MEDALS
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter
from cogs.game_nights.standings import NightLine, SeatResult, compare, over_deals, standings_of
from cogs.game_nights.store import GameNight, Gathering, Seat, Table, link_to

MAX_LINES: Final = 20
"""Maximum number of people, or of matches, listed on a page."""
DEALS_VERB: Final = "evening_deals"
"""The verb of the button that opens the results of each deal."""
TURN_VERB: Final = "evening_deal"
"""The verb of the buttons there that show another deal."""
_OUTCOMES: Final = ("lost", "drawn", "won")


def moment(at: int, style: str) -> str:
    """Return a time that Discord formats for each reader: ``R`` is relative, ``F`` in full."""
    return f"<t:{at // 1000}:{style}>"


class NightTexts:
    """What one reader reads about a game night, apart from its tables."""

    def __init__(self, night: GameNight, presenter: Presenter, language: Language) -> None:
        self.night, self.presenter, self.language = night, presenter, language
        self.say = language.say
        self.kind = "arena" if night.deals is None else "deals"
        self.weekly = "yes" if night.weekly else "no"
        game = presenter.title(language)
        self.plain_title = self.say("game-nights/title", game=game)
        """The title for menus and events, in which Discord shows no markdown."""
        if night.title is not None:
            self.plain_title = f"{night.title} · {game}"
        self.title = escape_name(self.plain_title)
        self.link = f"[{self.title}]({link_to(night)})"
        self.note = "" if night.note is None else escape_name(night.note)

    def level(self) -> str:
        return level_name(self.night.level, self.language)

    def rules(self) -> str:
        return self.say("game-nights/rules", kind=self.kind, level=self.level())

    def times(self) -> str:
        """Return its start and length."""
        night = self.night
        return self.say(
            "game-nights/times",
            kind=self.kind,
            weekly=self.weekly,
            n=night.minutes if night.deals is None else night.deals,
            day=moment(night.starts_at, "F"),
            moment=moment(night.starts_at, "R"),
        )

    def line(self) -> str:
        weekly = [self.say("game-nights/every-week")] if self.night.weekly else []
        return " · ".join((self.link, moment(self.night.starts_at, "F"), *weekly))

    def facts(self) -> str:
        """The choices of its managers."""
        role_id = self.night.role_id
        role = "none" if role_id is None else f"<@&{role_id}>"
        facts = {"level": self.level(), "role": role, "weekly": self.weekly}
        return stack_texts(self.line(), self.say("game-nights/facts", **facts))


def pages_of(gathering: Gathering, presenter: Presenter, language: Language) -> "NightPages":
    kind = ArenaPages if gathering.night.deals is None else DealPages
    return kind(gathering, presenter, language)


class NightPages(NightTexts, ABC):
    """The pages of one game night: the parts shared by arenas and by deals for all tables."""

    def __init__(self, gathering: Gathering, presenter: Presenter, language: Language) -> None:
        super().__init__(gathering.night, presenter, language)
        self._gathering = gathering
        self._over = self.night.phase == "over"

    @cached_property
    def _lines(self) -> list[NightLine]:
        return standings_of(self._gathering)

    @abstractmethod
    def _stage(self) -> str:
        """Return a sentence about its progress."""

    @abstractmethod
    def _figures(self, line: NightLine) -> list[str]: ...

    @abstractmethod
    def _mark(self, line: NightLine) -> str:
        """Return a line's place. For the first three at the end it is a medal."""

    @abstractmethod
    def _result(self, result: SeatResult) -> str: ...

    def _playing(self, table: Table, user_id: int) -> str:
        """Return a sentence about a player's running match."""
        other = next(seat for seat in table.seats if seat.user_id != user_id)
        facts = {"name": self._seat(other, bold=True), "link": self._link(table)}
        return self.say("game-nights/playing", kind=self.kind, number=table.deal, **facts)

    def message(self) -> Page:
        """Return the public message, whatever the phase."""
        match self.night.phase:
            case "open":
                parts = [self.note, self.times(), self.rules(), self._guests()]
            case "running":
                parts = [self._stage(), self._standings(), self._tables()]
            case how:
                ended = self.say("game-nights/ended", how=how)
                parts = [ended, self._standings() if self._over else ""]
        buttons = tuple(self._buttons())
        rows = (buttons,) if buttons else ()
        return Page(self.title, stack_texts(*parts, apart="\n\n"), rows=rows)

    def _buttons(self) -> list[Button]:
        say, night_id = self.say, self.night.id
        buttons = []
        if self.night.unfinished:
            join = say("game-nights/button-join")
            buttons.append(Button(join, "evening_join", night_id, style="success"))
            buttons.append(Button(say("game-nights/button-leave"), "evening_leave", night_id))
        if self._gathering.tables:
            buttons.append(Button(say("bot/button-my-matches"), "evening_mine", night_id))
        if over := over_deals(self._gathering):
            newest = f"{night_id}/{over[-1]}"
            buttons.append(Button(say("game-nights/button-deals"), DEALS_VERB, newest))
        return buttons

    def _guests(self) -> str:
        here = [escape_name(each.name) for each in self._gathering.guests if each.here]
        names = self.language.names(here[:MAX_LINES], len(here))
        return self.say("game-nights/guests", n=len(here), names=names)

    def _standings(self) -> str:
        """Return the lines of people who have played or are still taking part."""
        here = not self._over
        listed = [each for each in self._lines if each.results or (here and each.guest.here)]
        if not listed:
            return self.say("game-nights/nobody", when="over" if self._over else "running")
        lines = [self._line(each) for each in listed[:MAX_LINES]]
        if more := len(listed) - len(lines):
            lines.append(self.say("game-nights/more-played", n=more))
        return "\n".join(lines)

    def _line(self, line: NightLine) -> str:
        facts = self._figures(line)
        if not (line.guest.here or self._over):
            facts.append(self.say("game-nights/left-early"))
        return " · ".join([f"{self._mark(line)} **{escape_name(line.guest.name)}**", *facts])

    def _waiting(self) -> list[str]:
        return [line.guest.name for line in self._lines if line.waits]

    def _tables(self) -> str:
        """Return the running tables, and the players who wait for one."""
        listing = self.language.listing
        tables = [t for t in self._gathering.tables if t.status == "running" and not t.hidden]
        lines = [
            f"{listing(map(self._seat, table.seats))} · {self._link(table)}"
            for table in tables[:MAX_LINES]
        ]
        if more := len(tables) - len(lines):
            lines.append(self.say("game-nights/more-tables", n=more))
        if waiting := self._waiting():
            names = listing(map(escape_name, waiting))
            lines.append(self.say("game-nights/waiting", names=names))
        return "\n".join(lines)

    def _link(self, table: Table) -> str:
        address = message_link(self.night.guild_id, table.place_id, table.message_id)
        return self.say("game-nights/link", address=address)

    def mine(self, user_id: int) -> Page:
        """Return a player's own matches, the newest first."""
        line = next((line for line in self._lines if line.guest.user_id == user_id), None)
        if line is None:
            return Page(self.title, self.say("game-nights/not-joined"))
        texts = [
            f"{each.table.deal or number}. {self._result(each)} · {self._link(each.table)}"
            for number, each in enumerate(line.results, 1)
        ][-MAX_LINES:]
        if line.table is not None:
            texts.append(self._playing(line.table, user_id))
        elif line.waits and self.night.phase == "running":
            texts.append(self.say("game-nights/waiting-for-match"))
        return Page(self.title, "\n".join(texts[::-1]) or self.say("game-nights/not-played"))

    def deal(self, wanted: int) -> Page:
        """Return each seat's results at a deal, or at the newest one if that isn't over."""
        over = over_deals(self._gathering)
        if not over:
            title = self.presenter.title(self.language)
            return Page(title, self.say("game-nights/nobody", when="running"))
        deal = wanted if wanted in over else over[-1]
        by_seat = defaultdict[int, list[SeatResult]](list)
        for each in compare(self._gathering, deal):
            by_seat[each.number].append(each)
        seats = []
        for number, results in by_seat.items():
            heading = self.say("game-nights/seat", number=number + 1)
            results.sort(key=lambda each: each.percent or 0, reverse=True)
            seats.append(stack_texts(f"**{heading}**", *map(self._seat_result, results)))
        title = self.say("game-nights/deal", number=deal, total=self.night.deals)
        buttons = [
            Button(str(each), TURN_VERB, f"{self.night.id}/{each}", disabled=each == deal)
            for each in over
        ]
        return Page(title, stack_texts(*seats, apart="\n\n"), rows=button_rows(buttons))

    def _seat_result(self, each: SeatResult) -> str:
        score = self.presenter.score_text(each.seat.score or 0, self.language)
        return f"{self._seat(each.seat)} · {score} · {self._percent(each)}"

    def _percent(self, each: SeatResult) -> str:
        return "–" if each.percent is None else self.language.percent(each.percent)

    def _seat(self, seat: Seat, *, bold: bool = False) -> str:
        """Return the name of a person or computer, a computer's with its mark."""
        computer = seat.user_id is None
        name = escape_name(computer_name(seat.name, self.language) if computer else seat.name)
        mark = f" {computer_mark(seat.level)}" if computer else ""
        return f"**{name}**{mark}" if bold else f"{name}{mark}"


class ArenaPages(NightPages):
    """One match after another, against any free player."""

    def _stage(self) -> str:
        return self.say("game-nights/ends", moment=moment(self.night.ends_at, "R"))

    def _figures(self, line: NightLine) -> list[str]:
        facts = [self._points(line.points), self.say("bot/match", n=len(line.results))]
        if line.on_streak and not self._over:
            facts.append(self.say("game-nights/streak"))
        return facts

    def _points(self, points: int) -> str:
        return self.say("bot/point", n=points)

    def _mark(self, line: NightLine) -> str:
        return _place_mark(line.place, medals=self._over and line.points > 0)

    def _result(self, result: SeatResult) -> str:
        name, how = self._seat(result.opponent, bold=True), _OUTCOMES[result.outcome or 0]
        outcome = self.say("game-nights/outcome", how=how, name=name)
        return f"{outcome} · {self._points(result.points)}"


class DealPages(NightPages):
    """All tables play the same deals."""

    def _stage(self) -> str:
        dealt, how = self._gathering.dealt, "playing" if self._gathering.playing else "between"
        facts = {"number": dealt, "total": self.night.deals}
        return self.say("game-nights/stage", how=how, **facts) if dealt else ""

    def _waiting(self) -> list[str]:
        return super()._waiting() if self._gathering.playing else []

    def _figures(self, line: NightLine) -> list[str]:
        deals = self.say("game-nights/duration", kind=self.kind, n=len(line.results))
        return [deals] if line.percent is None else [self.language.percent(line.percent), deals]

    def _mark(self, line: NightLine) -> str:
        # Whoever left has 0 percent even if nobody else had their cards.
        compared = any(each.percent for each in self._lines)
        return _place_mark(line.place, medals=self._over and compared) if line.ranked else "–"

    def _result(self, result: SeatResult) -> str:
        return self._percent(result)


def _place_mark(place: int, *, medals: bool) -> str:
    return MEDALS[place] if medals and place in MEDALS else f"{place}."
