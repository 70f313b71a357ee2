"""What the replay viewer shows: a match at one of its steps, with the controls to move on."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from bot.base.language import Language, language_for
from bot.base.names import escaped
from bot.discord_io.messages import plain
from bot.hall.replays import Moment, Replay
from bot.matches.record import Record
from bot.matches.verification import export_text
from bot.matches.view import match_view
from bot.pages.model import Button, Option, Page, Picture, Row, Select
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.table import board_page, standings
from bot.pictures.animation import MOST_FRAMES, animated, evenly
from games.core import Viewer

PUBLIC: Final = "p"
"""Stands in custom ids for everybody's view; a seat's is its number."""
VIEWS_APART: Final = "."
MOST_STOPS: Final = 25
_SPREAD: Final = 12
_REACH: Final = 6
"""The menu's steps: so many spread over the match, and so many each way from the present one."""


def seen(presenter: Presenter, record: Record, viewer: Viewer, language: Language) -> Page:
    """A match as it stands for a viewer, without controls: the board, and what a seat holds.

    The picture is the seat's own where its hand has one that shows more than the board does.
    """
    seen = match_view(record, None)
    board = replace(board_page(presenter, seen, language), rows=())
    if viewer is None or record.solitaire or viewer >= len(record.chairs):
        return board
    own = presenter.hand(match_view(record, viewer), language, "").picture
    if own is None or board.picture is None or own.alt == board.picture.alt:
        return board
    return replace(board, text=f"{own.alt}\n\n{board.text}", picture=own)


def steps_of(
    presenter: Presenter, replay: Replay, record: Record, viewer: Viewer
) -> tuple[int, ...]:
    """The moments at which what a viewer sees differs from before, in whatever language."""
    language = language_for(None)
    return replay.steps(viewer, lambda at: seen(presenter, replay.at(record, at), viewer, language))


def viewer_of(view: str, record: Record) -> Viewer:
    """Whose view a control names; everybody's if there is no such seat."""
    seats = 0 if record.solitaire else len(record.chairs)
    return int(view) if view.isdecimal() and int(view) < seats else None


def viewer_page(
    presenter: Presenter,
    replay: Replay,
    record: Record,
    steps: Sequence[int],
    at: int,
    viewer: Viewer,
    language: Language,
    *,
    playing: bool,
) -> Page:
    """The replay at a moment that is one of the steps."""
    number = steps.index(at)
    page = seen(presenter, replay.at(record, at), viewer, language)
    lines = [
        language.say(
            "**Step {number} of {total}** · {what}",
            number=number + 1,
            total=len(steps),
            what=escaped(happened(replay.moments[at], record, language)),
        )
    ]
    if viewer is not None:
        name = escaped(record.chairs[viewer].name)
        lines.append(language.say("Seen from the seat of **{name}**.", name=name))
    return replace(
        page,
        title=language.say("Replay · {game}", game=page.title),
        text="\n".join(lines) + f"\n\n{page.text}",
        rows=_controls(replay, record, steps, number, viewer, language, playing=playing),
    )


def happened(moment: Moment, record: Record, language: Language) -> str:
    """What led to a moment, in a few words without markdown."""
    name = "" if moment.seat is None else record.chairs[moment.seat].name
    match moment.kind:
        case None:
            return language.say("the match begins")
        case "action":
            return language.say("{name} plays", name=name)
        case "concession":
            if record.solitaire:
                return language.say("{name} concedes", name=name)
            return language.say("{name} leaves", name=name)
        case "joining":
            return language.say("{name} sits down", name=record.chairs[moment.chairs - 1].name)
        case "amendment":
            return language.say("the host changes the match")
        case _ if moment.missed:
            names = language.listing(record.chairs[seat].name for seat in moment.missed)
            return language.say("time is up for {names}", names=names)
        case _:
            return language.say("the game goes on")


def stops(total: int, present: int) -> list[int]:
    """At most 25 of so many steps to jump to, from which any other is a few choices away.

    They are spread over the match, and lie closer and closer towards the present one.
    """
    if total <= MOST_STOPS:
        return list(range(total))
    gap = (total - 1) / (_SPREAD - 1)
    found = {present, *evenly(total, _SPREAD)}
    for place in range(_REACH):
        away = max(place + 1, round(gap ** (place / (_REACH - 1))))
        found |= {present - away, present + away} & set(range(total))
    return sorted(found)


def _controls(
    replay: Replay,
    record: Record,
    steps: Sequence[int],
    number: int,
    viewer: Viewer,
    language: Language,
    *,
    playing: bool,
) -> tuple[Row, ...]:
    view = PUBLIC if viewer is None else str(viewer)

    def button(label: str, what: str, *, unless: bool = False) -> Button:
        return Button(label, "watch", f"{what}{VIEWS_APART}{view}", disabled=unless)

    first, last = number == 0, number == len(steps) - 1
    toggle = (
        button(language.say("⏸ Pause"), "pause")
        if playing
        else button(language.say("⏯ Play"), "play", unless=last)
    )
    rows: list[Row] = [
        (
            button(language.say("⏮ First"), "first", unless=first),
            button(language.say("◀ Back"), "back", unless=first),
            replace(toggle, style="primary"),
            button(language.say("▶ Forward"), "forward", unless=last),
            button(language.say("⏭ Last"), "last", unless=last),
        )
    ]
    if len(steps) > 1:
        options = tuple(
            Option(
                language.say(
                    "Step {number} · {what}",
                    number=stop + 1,
                    what=happened(replay.moments[steps[stop]], record, language),
                ),
                str(steps[stop]),
                chosen=stop == number,
            )
            for stop in stops(len(steps), number)
        )
        rows.append(
            Select(language.say("Jump to a step"), "watch", options, f"jump{VIEWS_APART}{view}")
        )
    if not record.solitaire:
        views = (
            Option(language.say("Everybody's view"), PUBLIC, chosen=viewer is None),
            *(
                Option(
                    language.say("Seat {number}: {name}", number=chair.seat + 1, name=chair.name),
                    str(chair.seat),
                    chosen=chair.seat == viewer,
                )
                for chair in record.chairs
            ),
        )
        rows.append(Select(language.say("Whose view"), "watch", views, f"view{VIEWS_APART}{view}"))
    rows.append(
        (
            Button(language.say("Export"), "export_match"),
            Button(language.say("Animation"), "animate"),
        )
    )
    return tuple(rows)


def named(presenter: Presenter, record: Record, language: Language) -> str:
    """A finished match in a few words: when it was, the game, who played."""
    names = language.listing(chair.name for chair in record.chairs)
    return language.say(
        "{day} · {game}: {names}", day=_day(record), game=presenter.title(language), names=names
    )


def _day(record: Record) -> str:
    return f"{datetime.fromtimestamp((record.ended_at or 0) / 1000, UTC):%Y-%m-%d}"


def export_page(presenter: Presenter, replay: Replay, record: Record, language: Language) -> Page:
    """A match as files to take away."""
    ended = replay.at(record, len(replay.moments) - 1)
    name = f"castellan-{record.id}.json"
    files = [(name, export_text(ended, replay.entries).encode())]
    text = language.say(
        "The whole match: its deal, and every step since. Where Castellan is installed, "
        "`castellan verify {file}` plays it again and checks every draw.",
        file=name,
    )
    moves = presenter.record(match_view(ended, None), language)
    if moves is not None:
        files.append((f"castellan-{record.id}.txt", moves.encode()))
        text += "\n" + language.say("The moves come as a text, too, with the last position.")
    return Page(presenter.title(language), text, files=tuple(files))


def animation_page(
    presenter: Presenter, replay: Replay, record: Record, language: Language
) -> Page:
    """A short animated picture of a match, and who won."""
    seen = match_view(replay.at(record, len(replay.moments) - 1), None)
    if isinstance(presenter, SolitairePresenter):
        result = presenter.result_line(seen, language)
    else:
        result = standings(presenter, seen, language)
    boards = list(_pictures(presenter, replay, record, language))
    chosen = tuple(boards[at] for at in evenly(len(boards), MOST_FRAMES))
    told = language.count(
        len(chosen),
        "The match in {n} picture. {result}\nThe last board: {board}",
        "The match in {n} pictures, one after the other. {result}\nThe last board: {board}",
        result=plain(result),
        board=boards[-1].alt,
    )
    return Page(
        presenter.title(language),
        result,
        picture=Picture("match.gif", told, animated, (chosen,)),
        rows=((Button(language.say("Share"), "share_animation", style="primary"),),),
    )


def _pictures(
    presenter: Presenter, replay: Replay, record: Record, language: Language
) -> Iterable[Picture]:
    """The boards of a match, those left out that look like the one before."""
    before: Picture | None = None
    for at in steps_of(presenter, replay, record, None):
        picture = seen(presenter, replay.at(record, at), None, language).picture
        assert picture is not None
        if before is None or picture.subject != before.subject:
            yield picture
        before = picture
