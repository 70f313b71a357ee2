"""The pages of an arena: one match after another, against whoever is free."""

from collections.abc import Sequence

from bot.base.language import Language
from bot.pages.computers import level_name
from bot.pages.model import stack_texts
from cogs.game_nights.arena import DRAW, WIN
from cogs.game_nights.standing import Line, Played, standing_of
from cogs.game_nights.store import Evening, Gathering
from cogs.game_nights.wording import (
    MAX_LINES,
    moment,
    place_mark,
    playing_text,
    seat_name,
    standing_line,
    standing_text,
    table_link,
)


def arena_rules(evening: Evening, language: Language) -> str:
    """Return how an arena is played."""
    return language.say(
        "You play one match after another against whoever is free. A win is "
        "worth 2 points and a draw 1; after two wins in a row, your next matches "
        "count double. When nobody is free, you play against {level}.",
        level=level_name(evening.level, language),
    )


def arena_times(evening: Evening, language: Language) -> str:
    """Return when an arena is, and how long."""
    return language.count(
        evening.minutes,
        "It begins on {day} ({moment}) and lasts {n} minute. You can join late and leave early.",
        "It begins on {day} ({moment}) and lasts {n} minutes. You can join late and leave early.",
        day=moment(evening.starts_at, "F"),
        moment=moment(evening.starts_at, "R"),
    )


def arena_progress(gathering: Gathering, language: Language) -> str:
    """Return how an arena stands, and who plays."""
    lines = standing_of(gathering)
    waiting = [line.guest.name for line in lines if line.waits]
    return stack_texts(
        language.say("It ends {moment}.", moment=moment(gathering.evening.ends_at, "R")),
        _standing(lines, language),
        playing_text(gathering, waiting, language),
        apart="\n\n",
    )


def arena_podium(gathering: Gathering, language: Language) -> str:
    """Return how an arena ended."""
    return _standing(standing_of(gathering), language, final=True)


def _standing(lines: Sequence[Line], language: Language, *, final: bool = False) -> str:
    """Return the places, of the people who have played or still take part."""
    listed = [line for line in lines if line.played or (line.guest.here and not final)]
    said = [_standing_line(line, language, final=final) for line in listed[:MAX_LINES]]
    return standing_text(said, len(listed) - len(said), language, final=final)


def _standing_line(line: Line, language: Language, *, final: bool) -> str:
    facts = [
        language.count(line.points, "{n} point", "{n} points"),
        language.count(len(line.played), "{n} match", "{n} matches"),
    ]
    if line.on_streak and not final:
        facts.append(language.say("scores double now"))
    if not line.guest.here and not final:
        facts.append(language.say("has left"))
    mark = place_mark(line.place, medals=final and line.points > 0)
    return standing_line(line.guest, mark, facts)


def arena_matches(gathering: Gathering, user_id: int, language: Language) -> str:
    """Return somebody's own matches of an arena, the newest first; empty without any."""
    mine = next(line for line in standing_of(gathering) if line.guest.user_id == user_id)
    evening, said = gathering.evening, []
    if mine.table is not None:
        other = next(seat for seat in mine.table.seats if seat.user_id != user_id)
        name, link = seat_name(other, bold=True), table_link(evening, mine.table, language)
        said.append(language.say("You're playing against {name}: {link}", name=name, link=link))
    elif mine.waits and evening.phase == "running":
        said.append(language.say("You're waiting for your next match."))
    for number, played in reversed(list(enumerate(mine.played[-MAX_LINES:], 1))):
        link = table_link(evening, played.table, language)
        points = language.count(played.points, "{n} point", "{n} points")
        said.append(f"{number}. {_result_text(played, language)} · {points} · {link}")
    return "\n".join(said)


def _result_text(played: Played, language: Language) -> str:
    name = seat_name(played.against, bold=True)
    if played.result == WIN:
        return language.say("Won against {name}", name=name)
    if played.result == DRAW:
        return language.say("Drew with {name}", name=name)
    return language.say("Lost to {name}", name=name)
