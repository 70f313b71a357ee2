"""Pages of game nights: the message for everybody, and a player's own matches."""

from functools import cached_property
from typing import Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.discord_io.messages import message_link
from bot.match.people import computer_name
from bot.pages.endings import MEDALS, computer_mark, level_name
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter
from cogs.game_nights.standings import NightLine, SeatResult, standings_of
from cogs.game_nights.store import GameNight, Gathering, Seat, Table, link_to, night_games
from games import GAMES

VERB: Final = "night"
MAX_LINES: Final = 20
"""Maximum number of people, or of matches, listed on a page."""
_OUTCOMES: Final = ("lost", "drawn", "won")


def moment(at: int, style: str) -> str:
    """Return a time that Discord formats for each reader: ``R`` is relative, ``F`` in full."""
    return f"<t:{at // 1000}:{style}>"


class NightTexts:
    """What one reader reads about a game night, apart from its tables."""

    def __init__(self, night: GameNight, presenter: Presenter, language: Language) -> None:
        self.night, self.presenter, self.language = night, presenter, language
        self.say = language.say
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
        return self.say("game-nights/rules", level=self.level())

    def times(self) -> str:
        night = self.night
        return self.say(
            "game-nights/times",
            weekly=self.weekly,
            n=night.minutes,
            day=moment(night.starts_at, "F"),
            moment=moment(night.starts_at, "R"),
        )

    def line(self) -> str:
        weekly = [self.say("game-nights/every-week")] if self.night.weekly else []
        return " · ".join((self.link, moment(self.night.starts_at, "F"), *weekly))

    def facts(self) -> str:
        """The name and time, and the managers' choices: level, role, and whether it's weekly."""
        role_id = self.night.role_id
        role = "none" if role_id is None else f"<@&{role_id}>"
        facts = {"level": self.level(), "role": role, "weekly": self.weekly}
        return stack_texts(self.line(), self.say("game-nights/facts", **facts))


class NightPages(NightTexts):
    def __init__(self, gathering: Gathering, presenter: Presenter, language: Language) -> None:
        super().__init__(gathering.night, presenter, language)
        self._gathering = gathering
        self._over = self.night.phase == "over"
        # All tables played the same deals. The standings of such nights are stored.
        stored = any(each.percent is not None for each in gathering.guests)
        self._former = stored or (self.night.slug in GAMES and self.night.slug not in night_games())

    @cached_property
    def _lines(self) -> list[NightLine]:
        return standings_of(self._gathering)

    def _playing(self, table: Table, user_id: int) -> str:
        other = next(seat for seat in table.seats if seat.user_id != user_id)
        facts = {"name": self._seat(other, bold=True), "link": self._link(table)}
        return self.say("game-nights/playing", **facts)

    def message(self) -> Page:
        """Return the public message, whatever the phase."""
        match self.night.phase:
            case "open":
                parts = [self.note, self.times(), self.rules(), self._guests()]
            case "running":
                ends = self.say("game-nights/ends", moment=moment(self.night.ends_at, "R"))
                parts = [ends, self._standings(), self._tables()]
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
            buttons.append(Button(join, "night_join", night_id, style="success"))
            buttons.append(Button(say("game-nights/button-leave"), "night_leave", night_id))
        if self._gathering.tables:
            buttons.append(Button(say("bot/button-my-matches"), "night_mine", night_id))
        return buttons

    def _guests(self) -> str:
        here = [escape_name(each.name) for each in self._gathering.guests if each.here]
        names = self.language.names(here[:MAX_LINES], len(here))
        return self.say("game-nights/guests", n=len(here), names=names)

    def _standings(self) -> str:
        if self._former:
            return self._former_standings()
        here = not self._over
        listed = [each for each in self._lines if each.results or (here and each.guest.here)]
        if not any(each.results for each in listed):
            return self.say("game-nights/nobody") if self._over else ""
        lines = [self._line(each) for each in listed[:MAX_LINES]]
        if more := len(listed) - len(lines):
            lines.append(self.say("game-nights/more-played", n=more))
        return "\n".join(lines)

    def _former_standings(self) -> str:
        played = [each for each in self._gathering.guests if each.percent is not None]
        lines = [
            f"{_place_mark(each.place, medals=True)} **{escape_name(each.name)}**"
            f" · {self.language.percent(each.percent or 0)}"
            for each in sorted(played, key=lambda each: each.place or len(played) + 1)
        ]
        return "\n".join(lines[:MAX_LINES]) or self.say("game-nights/nobody")

    def _line(self, line: NightLine) -> str:
        mark = _place_mark(line.place, medals=self._over and line.points > 0)
        facts = [self._points(line.points), self.say("bot/match", n=len(line.results))]
        if line.on_streak and not self._over:
            facts.append(self.say("game-nights/streak"))
        if not (line.guest.here or self._over):
            facts.append(self.say("game-nights/left-early"))
        return " · ".join([f"{mark} **{escape_name(line.guest.name)}**", *facts])

    def _points(self, points: int) -> str:
        return self.say("bot/point", n=points)

    def _tables(self) -> str:
        listing = self.language.listing
        tables = [t for t in self._gathering.tables if t.status == "running"]
        lines = [
            f"{listing(map(self._seat, table.seats))} · {self._link(table)}"
            for table in tables[:MAX_LINES]
        ]
        if more := len(tables) - len(lines):
            lines.append(self.say("game-nights/more-tables", n=more))
        if waiting := [line.guest.name for line in self._lines if line.waits]:
            names = listing(map(escape_name, waiting))
            lines.append(self.say("game-nights/waiting", names=names))
        return "\n".join(lines)

    def _link(self, table: Table) -> str:
        address = message_link(self.night.guild_id, table.place_id, table.message_id)
        return self.say("game-nights/link", address=address)

    def mine(self, user_id: int) -> Page:
        """Return a player's own matches, newest first."""
        if self._former:
            return Page(self.title, self._standings())
        line = next((line for line in self._lines if line.guest.user_id == user_id), None)
        if line is None:
            return Page(self.title, self.say("game-nights/not-joined"))
        texts = [
            f"{number}. {self._result(each)} · {self._link(each.table)}"
            for number, each in enumerate(line.results, 1)
        ][-MAX_LINES:]
        if line.table is not None:
            texts.append(self._playing(line.table, user_id))
        elif line.waits and self.night.phase == "running":
            texts.append(self.say("game-nights/waiting-for-match"))
        return Page(self.title, "\n".join(texts[::-1]) or self.say("game-nights/not-played"))

    def _result(self, result: SeatResult) -> str:
        name, how = self._seat(result.opponent, bold=True), _OUTCOMES[result.outcome]
        outcome = self.say("game-nights/outcome", how=how, name=name)
        return f"{outcome} · {self._points(result.points)}"

    def _seat(self, seat: Seat, *, bold: bool = False) -> str:
        computer = seat.user_id is None
        name = escape_name(computer_name(seat.name, self.language) if computer else seat.name)
        mark = f" {computer_mark(seat.level)}" if computer else ""
        return f"**{name}**{mark}" if bold else f"{name}{mark}"


def _place_mark(place: int | None, *, medals: bool) -> str:
    if place is None:
        return "–"
    return MEDALS[place] if medals and place in MEDALS else f"{place}."
