"""What the replay viewer shows: a match at one of its steps, with the controls to move on."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from bot.base.language import Voice, voice_for
from bot.base.names import escaped
from bot.discord_io.messages import plain
from bot.hall.replays import Moment, Replay
from bot.matches.record import Record
from bot.matches.verification import export_text
from bot.matches.view import scene_of
from bot.pages.model import Button, Option, Page, Picture, Row, Select
from bot.pages.presenter import Face, SoloFace
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


def seen(face: Face, record: Record, viewer: Viewer, voice: Voice) -> Page:
    """A match as it stands for a viewer, without controls: the board, and what a seat holds.

    The picture is the seat's own where its hand has one that shows more than the board does.
    """
    scene = scene_of(record, None)
    board = replace(board_page(face, scene, voice), rows=())
    if viewer is None or record.solo or viewer >= len(record.chairs):
        return board
    own = face.hand(scene_of(record, viewer), voice, "").picture
    if own is None or board.picture is None or own.alt == board.picture.alt:
        return board
    return replace(board, text=f"{own.alt}\n\n{board.text}", picture=own)


def steps_of(face: Face, replay: Replay, record: Record, viewer: Viewer) -> tuple[int, ...]:
    """The moments at which what a viewer sees differs from before, in whatever language."""
    voice = voice_for(None)
    return replay.steps(viewer, lambda at: seen(face, replay.at(record, at), viewer, voice))


def viewer_of(view: str, record: Record) -> Viewer:
    """Whose view a control names; everybody's if there is no such seat."""
    seats = 0 if record.solo else len(record.chairs)
    return int(view) if view.isdecimal() and int(view) < seats else None


def viewer_page(
    face: Face,
    replay: Replay,
    record: Record,
    steps: Sequence[int],
    at: int,
    viewer: Viewer,
    voice: Voice,
    *,
    playing: bool,
) -> Page:
    """The replay at a moment that is one of the steps."""
    number = steps.index(at)
    page = seen(face, replay.at(record, at), viewer, voice)
    lines = [
        voice.say(
            "**Step {number} of {total}** · {what}",
            number=number + 1,
            total=len(steps),
            what=escaped(happened(replay.moments[at], record, voice)),
        )
    ]
    if viewer is not None:
        name = escaped(record.chairs[viewer].name)
        lines.append(voice.say("Seen from the seat of **{name}**.", name=name))
    return replace(
        page,
        title=voice.say("Replay · {game}", game=page.title),
        text="\n".join(lines) + f"\n\n{page.text}",
        rows=_controls(replay, record, steps, number, viewer, voice, playing=playing),
    )


def happened(moment: Moment, record: Record, voice: Voice) -> str:
    """What led to a moment, in a few words without markdown."""
    name = "" if moment.seat is None else record.chairs[moment.seat].name
    match moment.kind:
        case None:
            return voice.say("the match begins")
        case "action":
            return voice.say("{name} plays", name=name)
        case "concession":
            if record.solo:
                return voice.say("{name} concedes", name=name)
            return voice.say("{name} leaves", name=name)
        case "joining":
            return voice.say("{name} sits down", name=record.chairs[moment.chairs - 1].name)
        case "amendment":
            return voice.say("the host changes the match")
        case _ if moment.missed:
            names = voice.listing(record.chairs[seat].name for seat in moment.missed)
            return voice.say("time is up for {names}", names=names)
        case _:
            return voice.say("the game goes on")


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
    voice: Voice,
    *,
    playing: bool,
) -> tuple[Row, ...]:
    view = PUBLIC if viewer is None else str(viewer)

    def button(label: str, what: str, *, unless: bool = False) -> Button:
        return Button(label, "watch", f"{what}{VIEWS_APART}{view}", disabled=unless)

    first, last = number == 0, number == len(steps) - 1
    toggle = (
        button(voice.say("⏸ Pause"), "pause")
        if playing
        else button(voice.say("⏯ Play"), "play", unless=last)
    )
    rows: list[Row] = [
        (
            button(voice.say("⏮ First"), "first", unless=first),
            button(voice.say("◀ Back"), "back", unless=first),
            replace(toggle, style="primary"),
            button(voice.say("▶ Forward"), "forward", unless=last),
            button(voice.say("⏭ Last"), "last", unless=last),
        )
    ]
    if len(steps) > 1:
        options = tuple(
            Option(
                voice.say(
                    "Step {number} · {what}",
                    number=stop + 1,
                    what=happened(replay.moments[steps[stop]], record, voice),
                ),
                str(steps[stop]),
                chosen=stop == number,
            )
            for stop in stops(len(steps), number)
        )
        rows.append(
            Select(voice.say("Jump to a step"), "watch", options, f"jump{VIEWS_APART}{view}")
        )
    if not record.solo:
        views = (
            Option(voice.say("Everybody's view"), PUBLIC, chosen=viewer is None),
            *(
                Option(
                    voice.say("Seat {number}: {name}", number=chair.seat + 1, name=chair.name),
                    str(chair.seat),
                    chosen=chair.seat == viewer,
                )
                for chair in record.chairs
            ),
        )
        rows.append(Select(voice.say("Whose view"), "watch", views, f"view{VIEWS_APART}{view}"))
    rows.append(
        (
            Button(voice.say("Export"), "export_match"),
            Button(voice.say("Animation"), "animate"),
        )
    )
    return tuple(rows)


def named(face: Face, record: Record, voice: Voice) -> str:
    """A finished match in a few words: when it was, the game, who played."""
    names = voice.listing(chair.name for chair in record.chairs)
    return voice.say(
        "{day} · {game}: {names}", day=_day(record), game=face.title(voice), names=names
    )


def _day(record: Record) -> str:
    return f"{datetime.fromtimestamp((record.ended_at or 0) / 1000, UTC):%Y-%m-%d}"


def export_page(face: Face, replay: Replay, record: Record, voice: Voice) -> Page:
    """A match as files to take away."""
    ended = replay.at(record, len(replay.moments) - 1)
    name = f"castellan-{record.id}.json"
    files = [(name, export_text(ended, replay.entries).encode())]
    text = voice.say(
        "The whole match: its deal, and every step since. Where Castellan is installed, "
        "`castellan verify {file}` plays it again and checks every draw.",
        file=name,
    )
    moves = face.record(scene_of(ended, None), voice)
    if moves is not None:
        files.append((f"castellan-{record.id}.txt", moves.encode()))
        text += "\n" + voice.say("The moves come as a text, too, with the last position.")
    return Page(face.title(voice), text, files=tuple(files))


def animation_page(face: Face, replay: Replay, record: Record, voice: Voice) -> Page:
    """A short animated picture of a match, and who won."""
    scene = scene_of(replay.at(record, len(replay.moments) - 1), None)
    if isinstance(face, SoloFace):
        result = face.result_line(scene, voice)
    else:
        result = standings(face, scene, voice)
    boards = list(_pictures(face, replay, record, voice))
    chosen = tuple(boards[at] for at in evenly(len(boards), MOST_FRAMES))
    told = voice.count(
        len(chosen),
        "The match in {n} picture. {result}\nThe last board: {board}",
        "The match in {n} pictures, one after the other. {result}\nThe last board: {board}",
        result=plain(result),
        board=boards[-1].alt,
    )
    return Page(
        face.title(voice),
        result,
        picture=Picture("match.gif", told, animated, (chosen,)),
        rows=((Button(voice.say("Share"), "share_animation", style="primary"),),),
    )


def _pictures(face: Face, replay: Replay, record: Record, voice: Voice) -> Iterable[Picture]:
    """The boards of a match, those left out that look like the one before."""
    before: Picture | None = None
    for at in steps_of(face, replay, record, None):
        picture = seen(face, replay.at(record, at), None, voice).picture
        assert picture is not None
        if before is None or picture.subject != before.subject:
            yield picture
        before = picture
