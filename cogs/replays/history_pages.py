"""Pages of the list of finished matches: a line each, filters, and a menu to watch one again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass as checked

from bot.base.calendar import day_at
from bot.base.discord_limits import cut_label
from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.discord_io.messages import shorten
from bot.match.people import computer_name
from bot.pages.endings import CALLED_OFF, computer_mark, place_marks
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.ways_in import HISTORY_VERB
from bot.show.explorer import PageQuery, UserId, one_of
from cogs.replays.history import Finished, Leaf, Seated, Turn
from games import GAMES

MAX_NAMED = 4  # besides the reader
MAX_NAME_SHOWN = 20


@checked(frozen=True)
class Filters(PageQuery):
    """A page of a history. ``counted`` is None for both kinds.

    ``number`` is that of the match next to a page of older or newer ones.
    """

    verb: ClassVar = HISTORY_VERB
    player: UserId | None = None
    whose: Literal["mine", "server"] = "mine"
    slug: Annotated[str, one_of(lambda: GAMES)] | None = None
    counted: bool | None = None
    turn: Turn = "newest"
    number: Annotated[int, Field(ge=0, lt=2**63)] = 0

    @property
    def narrow(self) -> bool:
        return (self.slug, self.player, self.counted) != (None, None, None)


@dataclass(frozen=True)
class HistoryView:
    """A page of finished matches for one reader, the ``asker``."""

    presenters: Mapping[str, Presenter]
    leaf: Leaf
    filters: Filters
    asker: int
    language: Language
    in_server: bool

    def page(self) -> Page:
        lines = [
            f"**{at}. {self._title(each)}** · {self._when_and_how(each)}\n" + self._who(each)
            for at, each in enumerate(self.leaf.matches, 1)
        ]
        lost = [] if self.filters.narrow else [self._lost_text(each) for each in self.leaf.lost]
        text = stack_texts("\n".join(lines) or self._nothing(), *lost)
        name = self._player()
        if name is not None:
            only = self.say("replays/only-with", name=f"**{escape_name(name)}**")
            text = f"{only}\n\n{text}"
        title = self.say("replays/list-title", whose=self.filters.whose)
        return Page(title, text, rows=self._rows())

    @property
    def say(self) -> Callable[..., str]:
        return self.language.say

    def _title(self, match: Finished) -> str:
        return self.presenters[match.slug].title(self.language)

    def _lost_text(self, match: Any) -> str:
        day, why = self.language.date(day_at(match.ended_at)), CALLED_OFF[match.cause]
        return f"**{self._title(match)}** · {day}\n{self.language.render(why)}"

    def _nothing(self) -> str:
        where = "here" if self.in_server else "anywhere"
        if self.filters.whose == "server":
            where = "server"
        return self.say("replays/nothing", where="narrowed" if self.filters.narrow else where)

    def _player(self) -> str | None:
        wanted = self.filters.player
        seats = (seat for match in self.leaf.matches for seat in match.seats)
        return next((seat.name for seat in seats if wanted == seat.user_id is not None), None)

    def _when_and_how(self, match: Finished) -> str:
        language = self.language
        parts = [language.date(day_at(match.at))]
        if match.day is not None:
            day = language.date(match.day)
            parts.append(self.say("replays/daily-deal-of", day=day))
        elif match.private and isinstance(self.presenters[match.slug], SolitairePresenter):
            parts.append(self.say("bot/private"))
        if not match.rated:
            parts.append(self.say("replays/unrated", why=match.unrated or "other"))
        return " · ".join(parts)

    def _who(self, match: Finished) -> str:
        language, presenter = self.language, self.presenters[match.slug]
        if isinstance(presenter, SolitairePresenter):
            (seat,) = match.seats
            parts = [self._called(seat), presenter.score_text(seat.score, language)]
            if match.won:
                parts.append(presenter.ending_text(seat.score, match.spent, language, won=True))
            elif seat.left:
                parts.append(self.say("bot/conceded"))
            return " · ".join(parts)
        # One more name takes no more room than "1 more".
        room = MAX_NAMED + 1 if len(match.seats) == MAX_NAMED + 1 else MAX_NAMED
        shown = [
            seat for at, seat in enumerate(match.seats) if at < room or seat.user_id == self.asker
        ]
        places = [seat.place for seat in match.seats]
        marks = place_marks(places, [not seat.away for seat in match.seats])
        told = {seat.seat: mark for seat, mark in zip(match.seats, marks, strict=True)}
        parts = [
            (f"{told[seat.seat]} " if match.placed else "") + self._marked(seat) for seat in shown
        ]
        if others := len(match.seats) - len(shown):
            parts.append(self.say("replays/more-players", n=others))
        return " · ".join(parts)

    def _called(self, seat: Seated) -> str:
        name = escape_name(self._brief_name(seat))
        return f"**{name}**" if seat.user_id == self.asker else name

    def _brief_name(self, seat: Seated) -> str:
        name = computer_name(seat.name, self.language) if seat.user_id is None else seat.name
        return shorten(name, MAX_NAME_SHOWN)

    def _marked(self, seat: Seated) -> str:
        name = self._called(seat)
        if seat.left:
            return self.language.say("bot/name-left", name=name)
        return f"{name} {computer_mark(seat.level)}" if seat.computer else name

    def _rows(self) -> tuple[Row, ...]:
        say, matches = self.say, self.leaf.matches
        rows: list[Row] = []
        options = tuple(
            Option(self._in_menu(at, each), each.match_id)
            for at, each in enumerate(matches, 1)
            if each.match_id is not None
        )
        if options:
            rows.append(Select(say("replays/menu-watch-again"), "replay", options))
        newest = replace(self.filters, turn="newest", number=0)
        if self.in_server:
            names = {"mine": say("bot/button-my-matches"), "server": say("replays/whose-server")}
            rows.append(newest.menu(say("replays/menu-whose"), "whose", names))
        # Without any match there is nothing to filter.
        if not matches and not self.filters.narrow:
            return tuple(rows)
        titles = {slug: each.title(self.language) for slug, each in self.presenters.items()}
        rows.append(newest.menu(say("bot/which-game"), "slug", titles, say("bot/games")))
        if self.leaf.newer or self.leaf.older:
            rows.append(self._turns())
        rows.append(self._narrowing(newest))
        return tuple(rows)

    def _in_menu(self, at: int, match: Finished) -> str:
        names = self.language.row(clean_name(self._brief_name(seat)) for seat in match.seats)
        return cut_label(f"{at}. {self._title(match)} · {names}")

    def _turns(self) -> tuple[Button, ...]:
        say, leaf, button = self.say, self.leaf, self.filters.button
        first, last = leaf.matches[0].number, leaf.matches[-1].number
        at_start, at_end = not leaf.newer, not leaf.older
        return (
            button(say("replays/button-newest"), turn="newest", number=0),
            button(say("replays/button-newer"), turn="newer", number=first, disabled=at_start),
            button(say("replays/button-older"), turn="older", number=last, disabled=at_end),
            button(say("replays/button-oldest"), turn="oldest", number=0, disabled=at_end),
        )

    def _narrowing(self, newest: Filters) -> tuple[Button, ...]:
        wanted = {"yes": True, "no": False} if newest.counted is None else {"both": None}
        found = [
            newest.button(self.say("replays/button-rated", counted=name), counted=counted)
            for name, counted in wanted.items()
        ]
        if newest.player is not None:
            found.append(newest.button(self.say("replays/button-anyone"), player=None))
        return tuple(found)
