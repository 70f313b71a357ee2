"""What ``/history`` shows: finished matches in lines, filters, and a menu to watch one again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast

from bot.base.calendar import day_of
from bot.base.language import Language
from bot.base.names import cleaned, escaped
from bot.base.refusals import Refusal
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.hall.history import Finished, Leaf, Seated, Turn
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.presenter import Presenter
from bot.pages.table import COMPUTER_MARK, MEDALS
from bot.results.counting import is_solitaire
from cogs.table.starting import user_id_in
from games import GAMES

Whose = Literal["mine", "server"]

MOST_NAMED = 4
"""So many of a match are named, and whoever asks."""
LONGEST_NAME = 20
"""A name's characters in a list."""

_TURNS: Mapping[str, Turn] = {"n": "newest", "o": "older", "r": "newer", "l": "oldest"}
_COUNTED = {"": None, "1": True, "0": False}


@dataclass(frozen=True, slots=True)
class Filters:
    """What the controls of a history say is wanted; ``counted`` is None for counted or not."""

    whose: Whose = "mine"
    slug: str | None = None
    player: int | None = None
    counted: bool | None = None

    @property
    def text(self) -> str:
        """For the ids of controls."""
        counted = "" if self.counted is None else str(int(self.counted))
        return f"{self.whose[0]}/{self.slug or ''}/{self.player or ''}/{counted}"

    @property
    def narrow(self) -> bool:
        """Whether anything but whose matches is said."""
        return (self.slug, self.player, self.counted) != (None, None, None)


def filters_of(text: str) -> tuple[Filters, Turn, int]:
    """What a control's args say, and which page from it. Raises Refusal for none of ours."""
    parts = text.split("/")
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


def history_page(
    presenters: Mapping[str, Presenter],
    leaf: Leaf,
    filters: Filters,
    asker: int,
    language: Language,
    *,
    in_server: bool,
) -> Page:
    """A page of finished matches, with everything to look further."""
    lines = [
        f"**{at}. {presenters[each.slug].title(language)}** · {_when_and_how(each, language)}\n"
        + _who(presenters[each.slug], each, asker, language)
        for at, each in enumerate(leaf.matches, 1)
    ]
    text = "\n".join(lines) or _nothing(filters, language, in_server=in_server)
    name = _name_of(filters.player, leaf)
    if name is not None:
        text = (
            language.say("Only matches with {name}.", name=f"**{escaped(name)}**") + "\n\n" + text
        )
    return Page(
        language.say("Your finished matches")
        if filters.whose == "mine"
        else language.say("Finished matches of this server"),
        text,
        rows=_rows(presenters, leaf, filters, language, in_server=in_server),
    )


def _nothing(filters: Filters, language: Language, *, in_server: bool) -> str:
    if filters.narrow:
        return language.say("No finished match fits. The menus below let you look for others.")
    if filters.whose == "server":
        return language.say(
            "No match that you can see has been finished here yet. `/play` opens a table."
        )
    if in_server:
        return language.say("You have not finished a match here yet. `/play` opens a table.")
    return language.say("You have not finished a match yet. `/play` opens a table.")


def _name_of(user_id: int | None, leaf: Leaf) -> str | None:
    """What somebody is called in the matches shown."""
    seats = (seat for match in leaf.matches for seat in match.seats)
    return next((seat.name for seat in seats if user_id == seat.user_id is not None), None)


def _when_and_how(match: Finished, language: Language) -> str:
    parts = [f"<t:{match.at // 1000}:d>"]
    if match.daily is not None:
        parts.append(language.say("deal of {day}", day=day_of(match.daily)))
    elif match.carried and is_solitaire(match.slug):
        parts.append(language.say("private"))
    if match.casual:
        parts.append(language.say("casual"))
    elif not match.rated:
        parts.append(language.say("not counted"))
    return " · ".join(parts)


def _who(presenter: Presenter, match: Finished, asker: int, language: Language) -> str:
    if is_solitaire(match.slug):
        (seat,) = match.seats
        return " · ".join([_called(seat, asker), *_achieved(presenter, match, seat, language)])
    room = MOST_NAMED + 1 if len(match.seats) == MOST_NAMED + 1 else MOST_NAMED
    shown = [seat for at, seat in enumerate(match.seats) if at < room or seat.user_id == asker]
    parts = [f"{_place(seat)} {_called(seat, asker)}{_marks(seat, language)}" for seat in shown]
    others = len(match.seats) - len(shown)
    if others:
        parts.append(language.count(others, "{n} more", "{n} more"))
    return " · ".join(parts)


def _achieved(presenter: Presenter, match: Finished, seat: Seated, language: Language) -> list[str]:
    parts = [presenter.score_text(seat.score, language)]
    if match.won and match.spent is not None:
        parts.append(
            language.count(match.spent, "won with {n} card drawn", "won with {n} cards drawn")
        )
    elif match.won:
        parts.append(language.say("won"))
    elif seat.left:
        parts.append(language.say("conceded"))
    return parts


def _place(seat: Seated) -> str:
    return MEDALS.get(seat.place, f"{seat.place}.")


def _called(seat: Seated, asker: int) -> str:
    name = escaped(_brief(seat.name))
    return f"**{name}**" if seat.user_id == asker else name


def _brief(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _marks(seat: Seated, language: Language) -> str:
    if seat.left:
        return " " + language.say("(left)")
    return f" {COMPUTER_MARK}" if seat.user_id is None or seat.stand_in else ""


def _rows(
    presenters: Mapping[str, Presenter],
    leaf: Leaf,
    filters: Filters,
    language: Language,
    *,
    in_server: bool,
) -> tuple[Row, ...]:
    rows: list[Row] = []
    options = tuple(
        Option(_in_menu(presenters[each.slug], at, each, language), each.match_id)
        for at, each in enumerate(leaf.matches, 1)
        if each.match_id is not None
    )
    if options:
        rows.append(Select(language.say("Watch one again"), "replay", options, args="h"))
    if in_server:
        rows.append(_whose_menu(filters, language))
    if not leaf.matches and not filters.narrow:
        return tuple(rows)
    rows.append(_game_menu(presenters, filters, language))
    if leaf.newer or leaf.older:
        rows.append(_turns(leaf, filters, language))
    rows.append(_narrowing(filters, language))
    return tuple(rows)


def _in_menu(presenter: Presenter, at: int, match: Finished, language: Language) -> str:
    names = ", ".join(cleaned(_brief(seat.name)) for seat in match.seats)
    text = f"{at}. {presenter.title(language)} · {names}"
    return text if len(text) <= 100 else text[:99] + "…"


def _whose_menu(filters: Filters, language: Language) -> Select:
    names = {"mine": language.say("My matches"), "server": language.say("This server's matches")}
    options = tuple(
        Option(name, whose, chosen=whose == filters.whose) for whose, name in names.items()
    )
    return Select(language.say("Whose matches"), "history_whose", options, args=filters.text)


def _game_menu(presenters: Mapping[str, Presenter], filters: Filters, language: Language) -> Select:
    options = (
        Option(language.say("All games"), "all", chosen=filters.slug is None),
        *(
            Option(presenter.title(language), slug, chosen=slug == filters.slug)
            for slug, presenter in presenters.items()
        ),
    )
    return Select(language.say("Which game"), "history_game", options, args=filters.text)


def _turns(leaf: Leaf, filters: Filters, language: Language) -> tuple[Button, ...]:
    first, last = leaf.matches[0].number, leaf.matches[-1].number
    text = filters.text
    return (
        Button(language.say("Newest"), "history", f"{text}/n"),
        Button(language.say("Newer"), "history", f"{text}/r{first}", disabled=not leaf.newer),
        Button(language.say("Older"), "history", f"{text}/o{last}", disabled=not leaf.older),
        Button(language.say("Oldest"), "history", f"{text}/l", disabled=not leaf.older),
    )


def _narrowing(filters: Filters, language: Language) -> tuple[Button, ...]:
    """Buttons that narrow the choice by what counts, or widen it again."""
    whose, slug, player = filters.whose, filters.slug, filters.player
    labels = {
        True: language.say("Counted only"),
        False: language.say("Not counted only"),
        None: language.say("Counted or not"),
    }
    buttons = [
        Button(label, "history", f"{Filters(whose, slug, player, counted).text}/n")
        for counted, label in labels.items()
        if counted != filters.counted and (counted is None or filters.counted is None)
    ]
    if player is not None:
        everybody = Filters(whose, slug, None, filters.counted)
        buttons.append(Button(language.say("With anybody"), "history", f"{everybody.text}/n"))
    return tuple(buttons)
