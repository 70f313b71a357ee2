"""Pages of the list of finished matches: a line each, filters, and a menu to watch one again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

from bot.base.calendar import day_at, day_of
from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.base.refusals import Refusal
from bot.discord_io.press import user_id_in
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.people import computer_name
from bot.pages.computers import computer_mark
from bot.pages.endings import CALLED_OFF, place_marks
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.pages.presenter import Presenter, SolitairePresenter
from cogs.replays.history import Finished, Leaf, Seated, Turn
from games import GAMES

Whose = Literal["mine", "server"]

MAX_NAMED = 4
"""Maximum number of people of a match to name, besides the reader."""
MAX_NAME_SHOWN = 20
"""Maximum length of a name in a list."""

_TURNS: Mapping[str, Turn] = {"n": "newest", "o": "older", "r": "newer", "l": "oldest"}
_COUNTED = {"": None, "1": True, "0": False}


@dataclass(frozen=True, slots=True)
class Filters:
    """The filters in the controls of a history; ``counted`` is None for both kinds."""

    whose: Whose = "mine"
    slug: str | None = None
    player: int | None = None
    counted: bool | None = None

    @property
    def text(self) -> str:
        """The filters as in custom ids."""
        counted = "" if self.counted is None else str(int(self.counted))
        return f"{self.whose[0]}/{self.slug or ''}/{self.player or ''}/{counted}"

    @property
    def narrow(self) -> bool:
        """Whether any filter besides the owner is set."""
        return (self.slug, self.player, self.counted) != (None, None, None)


def filters_of(text: str) -> tuple[Filters, Turn, int]:
    """Parse a control's args: filters, direction, and the match number to start from.

    Raises Refusal if they are malformed.
    """
    parts = text.split("/")
    # Without a direction, the page begins with the newest matches.
    whose, slug, player, counted, turn = [*parts, "n"][:5] if len(parts) in (4, 5) else [""] * 5
    number = turn[1:] or "0"
    if (
        whose not in ("m", "s")
        or (slug and slug not in GAMES)
        or counted not in _COUNTED
        or turn[:1] not in _TURNS
        or not all(user_id_in(each) is not None for each in (player or "0", number))
    ):
        raise Refusal(UNKNOWN_CONTROL)
    filters = Filters(
        cast("Whose", {"m": "mine", "s": "server"}[whose]),
        slug or None,
        int(player) if player else None,
        _COUNTED[counted],
    )
    return filters, _TURNS[turn[0]], int(number)


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
        """Return the matches, with controls for pages and filters."""
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
        return self.presenters[match.slug].short_title(self.language)

    def _lost_text(self, match: Any) -> str:
        day, why = self.language.date(day_at(match.ended_at)), CALLED_OFF[match.cause]
        return f"**{self._title(match)}** · {day}\n{self.language.render(why)}"

    def _nothing(self) -> str:
        where = "here" if self.in_server else "anywhere"
        if self.filters.whose == "server":
            where = "server"
        return self.say("replays/nothing", where="narrowed" if self.filters.narrow else where)

    def _player(self) -> str | None:
        """Return the filtered player's name as these matches have it, or None."""
        wanted = self.filters.player
        seats = (seat for match in self.leaf.matches for seat in match.seats)
        return next((seat.name for seat in seats if wanted == seat.user_id is not None), None)

    def _when_and_how(self, match: Finished) -> str:
        language = self.language
        parts = [language.date(day_at(match.at))]
        if match.daily is not None:
            day = language.date(day_of(match.daily))
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
        return _brief(
            computer_name(seat.name, self.language) if seat.user_id is None else seat.name
        )

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
            rows.append(Select(say("replays/menu-watch-again"), "replay", options, args="h"))
        if self.in_server:
            names = {"mine": say("bot/button-my-matches"), "server": say("replays/whose-server")}
            rows.append(self._menu(say("replays/menu-whose"), "whose", names, self.filters.whose))
        # Without any match there is nothing to filter.
        if not matches and not self.filters.narrow:
            return tuple(rows)
        titles = {slug: each.title(self.language) for slug, each in self.presenters.items()}
        names = {"all": say("bot/games"), **titles}
        rows.append(self._menu(say("bot/which-game"), "game", names, self.filters.slug or "all"))
        if self.leaf.newer or self.leaf.older:
            rows.append(self._turns())
        rows.append(self._narrowing())
        return tuple(rows)

    def _in_menu(self, at: int, match: Finished) -> str:
        names = self.language.row(clean_name(self._brief_name(seat)) for seat in match.seats)
        text = f"{at}. {self._title(match)} · {names}"
        return text if len(text) <= 100 else text[:99] + "…"

    def _menu(self, placeholder: str, what: str, names: dict[str, str], chosen: str) -> Select:
        options = tuple(Option(name, value, value == chosen) for value, name in names.items())
        return Select(placeholder, f"history_{what}", options, args=self.filters.text)

    def _turns(self) -> tuple[Button, ...]:
        say, leaf = self.say, self.leaf
        first, last = leaf.matches[0].number, leaf.matches[-1].number

        def turn(label: str, to: str, *, idle: bool = False) -> Button:
            return Button(label, "history", f"{self.filters.text}/{to}", disabled=idle)

        return (
            turn(say("replays/button-newest"), "n"),
            turn(say("replays/button-newer"), f"r{first}", idle=not leaf.newer),
            turn(say("replays/button-older"), f"o{last}", idle=not leaf.older),
            turn(say("replays/button-oldest"), "l", idle=not leaf.older),
        )

    def _narrowing(self) -> tuple[Button, ...]:
        """Return the buttons that filter by rated or unrated, or remove that filter."""
        filters = self.filters
        wanted = {"yes": True, "no": False} if filters.counted is None else {"both": None}
        found = [
            (self.say("replays/button-rated", counted=counted), replace(filters, counted=each))
            for counted, each in wanted.items()
        ]
        if filters.player is not None:
            found.append((self.say("replays/button-anyone"), replace(filters, player=None)))
        return tuple(Button(label, "history", f"{to.text}/n") for label, to in found)


def _brief(name: str) -> str:
    return name if len(name) <= MAX_NAME_SHOWN else name[: MAX_NAME_SHOWN - 1] + "…"
