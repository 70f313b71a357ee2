"""Texts that evenings of all kinds share."""

from collections.abc import Sequence
from typing import Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.computers import computer_mark
from bot.pages.endings import MEDALS
from bot.pages.presenter import Presenter
from cogs.game_nights.store import Evening, Gathering, Guest, Seat, Table

MAX_LINES: Final = 20
"""Maximum number of people, or of matches, that a page lists one below another."""


def evening_title(presenter: Presenter, language: Language) -> str:
    """Return what an evening is called."""
    return language.say("An evening of {game}", game=presenter.title(language))


def moment(at: int, style: str) -> str:
    """Return a time as Discord shows it to each reader: ``R`` how far off, ``F`` in full."""
    return f"<t:{at // 1000}:{style}>"


def standing_text(lines: Sequence[str], more: int, language: Language, *, final: bool) -> str:
    """Return the places of an evening; ``more`` people have no line."""
    if not lines:
        return language.say("Nobody came.") if final else language.say("Nobody has played yet.")
    rest = [language.count(more, "{n} more played.", "{n} more played.")] if more else []
    return "\n".join([*lines, *rest])


def standing_line(guest: Guest, mark: str, facts: Sequence[str]) -> str:
    """Return somebody's line of the standing; ``facts`` say how they did."""
    return " · ".join([f"{mark} **{escape_name(guest.name)}**", *facts])


def place_mark(place: int, *, medals: bool) -> str:
    """Return a place as it is shown, with medals for the first three at the end."""
    return MEDALS[place] if medals and place in MEDALS else f"{place}."


def playing_text(gathering: Gathering, waiting: Sequence[str], language: Language) -> str:
    """Return the tables that are being played at, and who waits for one."""
    tables = [each for each in gathering.tables if each.status == "running" and not each.hidden]
    said = []
    for table in tables[:MAX_LINES]:
        names = language.listing(seat_name(seat) for seat in table.seats)
        said.append(f"{names} · {table_link(gathering.evening, table, language)}")
    if more := len(tables) - len(said):
        said.append(language.count(more, "{n} more table", "{n} more tables"))
    if waiting:
        names = language.listing(map(escape_name, waiting))
        said.append(language.say("Waiting: {names}", names=names))
    return "\n".join(said)


def seat_name(seat: Seat, *, bold: bool = False) -> str:
    """Return who sits somewhere, a computer with its mark."""
    name = escape_name(seat.name)
    mark = f" {computer_mark(seat.level)}" if seat.user_id is None else ""
    return f"**{name}**{mark}" if bold else f"{name}{mark}"


def table_link(evening: Evening, table: Table, language: Language) -> str:
    """Return the way to a table."""
    address = f"https://discord.com/channels/{evening.guild_id}/{table.place_id}"
    if table.message_id is not None:
        address += f"/{table.message_id}"
    label = language.say("go to the table")
    return f"[{label}]({address})"
