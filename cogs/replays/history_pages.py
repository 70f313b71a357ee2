"""Pages of the list of finished matches: a line each, filters, and a menu to watch one again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, cast

from bot.base.calendar import day_at, day_of
from bot.base.language import Language, Sentence, sentence
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
_UNRATED: Final[Mapping[str | None, Sentence]] = {
    "hint": sentence("replays/unrated-hint"),
    "casual": sentence("replays/unrated-casual"),
}
_NOT_COUNTED: Final = sentence("replays/not-counted")
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
        language = self.language
        lines = [
            f"**{at}. {self.presenters[each.slug].title(language)}** · {self._when_and_how(each)}\n"
            + self._who(each)
            for at, each in enumerate(self.leaf.matches, 1)
        ]
        lost = [] if self.filters.narrow else [self._lost_text(each) for each in self.leaf.lost]
        text = stack_texts("\n".join(lines) or self._nothing(), *lost)
        name = self._player()
        if name is not None:
            only = language.say("replays/page-only-matches", name=f"**{escape_name(name)}**")
            text = f"{only}\n\n{text}"
        return Page(
            language.say("replays/page-finished-matches")
            if self.filters.whose == "mine"
            else language.say("replays/page-finished-matches-server"),
            text,
            rows=self._rows(),
        )

    def _lost_text(self, match: Any) -> str:
        title, day = self.presenters[match.slug].title(self.language), day_at(match.ended_at)
        why = self.language.render(CALLED_OFF[match.cause])
        return f"**{title}** · {self.language.date(day)}\n{why}"

    def _nothing(self) -> str:
        language = self.language
        if self.filters.narrow:
            return language.say("replays/nothing-finished-matches")
        if self.filters.whose == "server":
            return language.say("replays/nothing-finished-matches-here")
        if self.in_server:
            return language.say("replays/nothing-havent-finished-match")
        return language.say("replays/nothing-havent-finished")

    def _player(self) -> str | None:
        """Return the filtered player's name as these matches have it, or None."""
        wanted = self.filters.player
        seats = (seat for match in self.leaf.matches for seat in match.seats)
        return next((seat.name for seat in seats if wanted == seat.user_id is not None), None)

    def _when_and_how(self, match: Finished) -> str:
        language = self.language
        parts = [language.date(day_at(match.at))]
        if match.daily is not None:
            parts.append(
                language.say("replays/when-and-how", day=language.date(day_of(match.daily)))
            )
        elif match.private and isinstance(self.presenters[match.slug], SolitairePresenter):
            parts.append(language.say("bot/private"))
        if not match.rated:
            parts.append(language.render(_UNRATED.get(match.unrated, _NOT_COUNTED)))
        return " · ".join(parts)

    def _who(self, match: Finished) -> str:
        language, presenter = self.language, self.presenters[match.slug]
        if isinstance(presenter, SolitairePresenter):
            (seat,) = match.seats
            parts = [self._called(seat), presenter.score_text(seat.score, language)]
            if match.won:
                parts.append(presenter.ending_text(seat.score, match.spent, language, won=True))
            elif seat.left:
                parts.append(language.say("bot/conceded"))
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
        others = len(match.seats) - len(shown)
        if others:
            parts.append(language.say("replays/who", n=others))
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
        language, matches = self.language, self.leaf.matches
        rows: list[Row] = []
        options = tuple(
            Option(self._in_menu(at, each), each.match_id)
            for at, each in enumerate(matches, 1)
            if each.match_id is not None
        )
        if options:
            rows.append(
                Select(language.say("replays/menu-watch-again"), "replay", options, args="h")
            )
        if self.in_server:
            names = {
                "mine": language.say("bot/button-my-matches"),
                "server": language.say("replays/rows-server"),
            }
            rows.append(
                self._menu(language.say("replays/rows"), "whose", names, self.filters.whose)
            )
        # Without any match there is nothing to filter.
        if not matches and not self.filters.narrow:
            return tuple(rows)
        titles = {slug: each.title(language) for slug, each in self.presenters.items()}
        names = {"all": language.say("bot/games"), **titles}
        rows.append(
            self._menu(language.say("bot/which-game"), "game", names, self.filters.slug or "all")
        )
        if self.leaf.newer or self.leaf.older:
            rows.append(self._turns())
        rows.append(self._narrowing())
        return tuple(rows)

    def _in_menu(self, at: int, match: Finished) -> str:
        names = self.language.row(clean_name(self._brief_name(seat)) for seat in match.seats)
        text = f"{at}. {self.presenters[match.slug].title(self.language)} · {names}"
        return text if len(text) <= 100 else text[:99] + "…"

    def _menu(self, placeholder: str, what: str, names: dict[str, str], chosen: str) -> Select:
        options = tuple(Option(name, value, value == chosen) for value, name in names.items())
        return Select(placeholder, f"history_{what}", options, args=self.filters.text)

    def _turns(self) -> tuple[Button, ...]:
        language, leaf = self.language, self.leaf
        first, last = leaf.matches[0].number, leaf.matches[-1].number

        def turn(label: str, to: str, *, idle: bool = False) -> Button:
            return Button(label, "history", f"{self.filters.text}/{to}", disabled=idle)

        return (
            turn(language.say("replays/turns-newest"), "n"),
            turn(language.say("replays/turns-newer"), f"r{first}", idle=not leaf.newer),
            turn(language.say("replays/turns-older"), f"o{last}", idle=not leaf.older),
            turn(language.say("replays/turns-oldest"), "l", idle=not leaf.older),
        )

    def _narrowing(self) -> tuple[Button, ...]:
        """Return the buttons that filter by rated or unrated, or remove that filter."""
        language, filters = self.language, self.filters
        labels = {
            True: language.say("replays/narrowing-true"),
            False: language.say("replays/narrowing-false"),
            None: language.say("replays/narrowing-none"),
        }
        found = [
            (label, replace(filters, counted=counted))
            for counted, label in labels.items()
            if counted != filters.counted and (counted is None or filters.counted is None)
        ]
        if filters.player is not None:
            found.append((language.say("replays/narrowing"), replace(filters, player=None)))
        return tuple(Button(label, "history", f"{to.text}/n") for label, to in found)


def _brief(name: str) -> str:
    return name if len(name) <= MAX_NAME_SHOWN else name[: MAX_NAME_SHOWN - 1] + "…"
