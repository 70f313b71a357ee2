"""What ``/history`` shows: finished matches in lines, filters, and a menu to watch one again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast

from bot.base.language import Voice
from bot.base.names import cleaned, escaped
from bot.base.refusals import PlayerError
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.hall.history import Finished, Leaf, Seated, Turn
from bot.matches.record import day_of
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.presenter import Face
from bot.pages.table import COMPUTER_MARK, MEDALS
from bot.results.counting import for_one
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
    """What a control's args say, and which page from it. Raises PlayerError for none of ours."""
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
        raise PlayerError(UNKNOWN_CONTROL)
    filters = Filters(
        cast("Whose", {"m": "mine", "s": "server"}[whose]),
        slug or None,
        int(player) if player else None,
        _COUNTED[counted],
    )
    return filters, _TURNS[turn[0]], int(number)


def history_page(
    faces: Mapping[str, Face],
    leaf: Leaf,
    filters: Filters,
    asker: int,
    voice: Voice,
    *,
    in_server: bool,
) -> Page:
    """A page of finished matches, with everything to look further."""
    lines = [
        f"**{at}. {faces[each.slug].title(voice)}** · {_when_and_how(each, voice)}\n"
        + _who(faces[each.slug], each, asker, voice)
        for at, each in enumerate(leaf.matches, 1)
    ]
    text = "\n".join(lines) or _nothing(filters, voice, in_server=in_server)
    name = _name_of(filters.player, leaf)
    if name is not None:
        text = voice.say("Only matches with {name}.", name=f"**{escaped(name)}**") + "\n\n" + text
    return Page(
        voice.say("Your finished matches")
        if filters.whose == "mine"
        else voice.say("Finished matches of this server"),
        text,
        rows=_rows(faces, leaf, filters, voice, in_server=in_server),
    )


def _nothing(filters: Filters, voice: Voice, *, in_server: bool) -> str:
    if filters.narrow:
        return voice.say("No finished match fits. The menus below let you look for others.")
    if filters.whose == "server":
        return voice.say(
            "No match that you can see has been finished here yet. `/play` opens a table."
        )
    if in_server:
        return voice.say("You have not finished a match here yet. `/play` opens a table.")
    return voice.say("You have not finished a match yet. `/play` opens a table.")


def _name_of(user_id: int | None, leaf: Leaf) -> str | None:
    """What somebody is called in the matches shown."""
    seats = (seat for match in leaf.matches for seat in match.seats)
    return next((seat.name for seat in seats if user_id == seat.user_id is not None), None)


def _when_and_how(match: Finished, voice: Voice) -> str:
    parts = [f"<t:{match.at // 1000}:d>"]
    if match.daily is not None:
        parts.append(voice.say("deal of {day}", day=day_of(match.daily)))
    elif match.carried and for_one(match.slug):
        parts.append(voice.say("private"))
    if match.casual:
        parts.append(voice.say("casual"))
    elif not match.rated:
        parts.append(voice.say("not counted"))
    return " · ".join(parts)


def _who(face: Face, match: Finished, asker: int, voice: Voice) -> str:
    if for_one(match.slug):
        (seat,) = match.seats
        return " · ".join([_called(seat, asker), *_achieved(face, match, seat, voice)])
    room = MOST_NAMED + 1 if len(match.seats) == MOST_NAMED + 1 else MOST_NAMED
    shown = [seat for at, seat in enumerate(match.seats) if at < room or seat.user_id == asker]
    parts = [f"{_place(seat)} {_called(seat, asker)}{_marks(seat, voice)}" for seat in shown]
    others = len(match.seats) - len(shown)
    if others:
        parts.append(voice.count(others, "{n} more", "{n} more"))
    return " · ".join(parts)


def _achieved(face: Face, match: Finished, seat: Seated, voice: Voice) -> list[str]:
    parts = [face.score_text(seat.score, voice)]
    if match.won and match.spent is not None:
        parts.append(
            voice.count(match.spent, "won with {n} card drawn", "won with {n} cards drawn")
        )
    elif match.won:
        parts.append(voice.say("won"))
    elif seat.left:
        parts.append(voice.say("conceded"))
    return parts


def _place(seat: Seated) -> str:
    return MEDALS.get(seat.place, f"{seat.place}.")


def _called(seat: Seated, asker: int) -> str:
    name = escaped(_brief(seat.name))
    return f"**{name}**" if seat.user_id == asker else name


def _brief(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _marks(seat: Seated, voice: Voice) -> str:
    if seat.left:
        return " " + voice.say("(left)")
    return f" {COMPUTER_MARK}" if seat.user_id is None or seat.stand_in else ""


def _rows(
    faces: Mapping[str, Face], leaf: Leaf, filters: Filters, voice: Voice, *, in_server: bool
) -> tuple[Row, ...]:
    rows: list[Row] = []
    options = tuple(
        Option(_in_menu(faces[each.slug], at, each, voice), each.match_id)
        for at, each in enumerate(leaf.matches, 1)
        if each.match_id is not None
    )
    if options:
        rows.append(Select(voice.say("Watch one again"), "replay", options, args="h"))
    if in_server:
        rows.append(_whose_menu(filters, voice))
    if not leaf.matches and not filters.narrow:
        return tuple(rows)
    rows.append(_game_menu(faces, filters, voice))
    if leaf.newer or leaf.older:
        rows.append(_turns(leaf, filters, voice))
    rows.append(_narrowing(filters, voice))
    return tuple(rows)


def _in_menu(face: Face, at: int, match: Finished, voice: Voice) -> str:
    names = ", ".join(cleaned(_brief(seat.name)) for seat in match.seats)
    text = f"{at}. {face.title(voice)} · {names}"
    return text if len(text) <= 100 else text[:99] + "…"


def _whose_menu(filters: Filters, voice: Voice) -> Select:
    names = {"mine": voice.say("My matches"), "server": voice.say("This server's matches")}
    options = tuple(
        Option(name, whose, chosen=whose == filters.whose) for whose, name in names.items()
    )
    return Select(voice.say("Whose matches"), "history_whose", options, args=filters.text)


def _game_menu(faces: Mapping[str, Face], filters: Filters, voice: Voice) -> Select:
    options = (
        Option(voice.say("All games"), "all", chosen=filters.slug is None),
        *(
            Option(face.title(voice), slug, chosen=slug == filters.slug)
            for slug, face in faces.items()
        ),
    )
    return Select(voice.say("Which game"), "history_game", options, args=filters.text)


def _turns(leaf: Leaf, filters: Filters, voice: Voice) -> tuple[Button, ...]:
    first, last = leaf.matches[0].number, leaf.matches[-1].number
    text = filters.text
    return (
        Button(voice.say("Newest"), "history", f"{text}/n"),
        Button(voice.say("Newer"), "history", f"{text}/r{first}", disabled=not leaf.newer),
        Button(voice.say("Older"), "history", f"{text}/o{last}", disabled=not leaf.older),
        Button(voice.say("Oldest"), "history", f"{text}/l", disabled=not leaf.older),
    )


def _narrowing(filters: Filters, voice: Voice) -> tuple[Button, ...]:
    """Buttons that narrow the choice by what counts, or widen it again."""
    whose, slug, player = filters.whose, filters.slug, filters.player
    labels = {
        True: voice.say("Counted only"),
        False: voice.say("Not counted only"),
        None: voice.say("Counted or not"),
    }
    buttons = [
        Button(label, "history", f"{Filters(whose, slug, player, counted).text}/n")
        for counted, label in labels.items()
        if counted != filters.counted and (counted is None or filters.counted is None)
    ]
    if player is not None:
        everybody = Filters(whose, slug, None, filters.counted)
        buttons.append(Button(voice.say("With anybody"), "history", f"{everybody.text}/n"))
    return tuple(buttons)
