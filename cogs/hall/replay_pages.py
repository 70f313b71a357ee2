"""Pages of the replay viewer: a match at one of its steps, with controls to move on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.base.calendar import day_at
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, language_for
from bot.base.names import escape_name
from bot.discord_io.messages import plain
from bot.hall.replays import Moment, Replay
from bot.matches.record import Record
from bot.matches.verification import export_text
from bot.matches.view import match_view
from bot.pages.endings import standings
from bot.pages.model import Button, Option, Page, Picture, Row, Select
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.table import board_page
from bot.pictures.animation import MAX_FRAMES, animate, evenly
from games.core import Viewer

PUBLIC: Final = "p"
"""Stands in custom ids for everybody's view; a seat's is its number."""
VIEWS_APART: Final = "."
_SPREAD: Final = 12
_REACH: Final = 6
"""Number of menu steps spread over the match, and of those on each side of the present one."""


def viewer_of(view: str, record: Record) -> Viewer:
    """Return the viewpoint that a control names; the public one if there is no such seat."""
    seats = 0 if record.solitaire else len(record.chairs)
    return int(view) if view.isdecimal() and int(view) < seats else None


def event_text(moment: Moment, record: Record, language: Language) -> str:
    """Return what led to a moment, in a few words without markdown."""
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
    """Return at most 25 of ``total`` steps to jump to.

    They are spread over the match and closer near the present one, so that any other step is a few
    choices away.
    """
    if total <= MAX_SELECT_OPTIONS:
        return list(range(total))
    gap = (total - 1) / (_SPREAD - 1)
    found = {present, *evenly(total, _SPREAD)}
    for place in range(_REACH):
        away = max(place + 1, round(gap ** (place / (_REACH - 1))))
        found |= {present - away, present + away} & set(range(total))
    return sorted(found)


def match_label(presenter: Presenter, record: Record, language: Language) -> str:
    """Return a finished match in a few words: when it was, the game, who played."""
    day = language.date(day_at(record.ended_at or 0))
    names = language.listing(chair.name for chair in record.chairs)
    game = presenter.title(language)
    return language.say("{day} · {game}: {names}", day=day, game=game, names=names)


@dataclass(frozen=True)
class ReplayView:
    """A match played again, about to be shown from a seat's view, or from everybody's."""

    presenter: Presenter
    replay: Replay
    record: Record
    viewer: Viewer
    language: Language

    def seen(self, at: int) -> Page:
        """Return a moment without controls: the board as it stood, and what the seat held.

        The picture is the seat's own where its hand has one that shows more than the board does.
        """
        record, language = self.replay.at(self.record, at), self.language
        board = board_page(self.presenter, match_view(record, None), language)
        board = replace(board, rows=())
        if self.viewer is None or record.solitaire or self.viewer >= len(record.chairs):
            return board
        own = self.presenter.hand(match_view(record, self.viewer), language, "").picture
        if own is None or board.picture is None or own.alt == board.picture.alt:
            return board
        return replace(board, text=f"{own.alt}\n\n{board.text}", picture=own)

    def steps(self) -> tuple[int, ...]:
        """Return the moments at which what is seen differs from before, in whatever language."""
        return self.replay.steps(self.viewer, replace(self, language=language_for(None)).seen)

    def page(self, steps: Sequence[int], at: int, *, playing: bool) -> Page:
        """Return the replay at a moment that is one of the steps."""
        language, number, page = self.language, steps.index(at), self.seen(at)
        lines = [
            language.say(
                "**Step {number} of {total}** · {what}",
                number=number + 1,
                total=len(steps),
                what=escape_name(event_text(self.replay.moments[at], self.record, language)),
            )
        ]
        if self.viewer is not None:
            name = escape_name(self.record.chairs[self.viewer].name)
            lines.append(language.say("Seen from the seat of **{name}**.", name=name))
        return replace(
            page,
            title=language.say("Replay · {game}", game=page.title),
            text="\n".join(lines) + f"\n\n{page.text}",
            rows=self._controls(steps, number, playing=playing),
        )

    def _controls(self, steps: Sequence[int], number: int, *, playing: bool) -> tuple[Row, ...]:
        language, record = self.language, self.record
        view = PUBLIC if self.viewer is None else str(self.viewer)

        def button(label: str, what: str, *, unless: bool = False) -> Button:
            return Button(label, "watch", f"{what}{VIEWS_APART}{view}", disabled=unless)

        first, last = number == 0, number == len(steps) - 1
        toggle = (
            button(language.say("Pause"), "pause")
            if playing
            else button(language.say_as("a replay", "Play"), "play", unless=last)
        )
        rows: list[Row] = [
            (
                button(language.say_as("a step", "First"), "first", unless=first),
                button(language.say("← Back"), "back", unless=first),
                replace(toggle, style="primary"),
                button(language.say("Forward →"), "forward", unless=last),
                button(language.say_as("a step", "Last"), "last", unless=last),
            )
        ]
        if len(steps) > 1:
            options = tuple(
                Option(
                    language.say(
                        "Step {number} · {what}",
                        number=stop + 1,
                        what=event_text(self.replay.moments[steps[stop]], record, language),
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
                Option(language.say("Spectator view"), PUBLIC, chosen=self.viewer is None),
                *(
                    Option(
                        language.say(
                            "Seat {number}: {name}", number=chair.seat + 1, name=chair.name
                        ),
                        str(chair.seat),
                        chosen=chair.seat == self.viewer,
                    )
                    for chair in record.chairs
                ),
            )
            rows.append(
                Select(language.say("Whose view"), "watch", views, f"view{VIEWS_APART}{view}")
            )
        rows.append(
            (
                Button(language.say("Export"), "export_match"),
                Button(language.say("Animation"), "animate"),
            )
        )
        return tuple(rows)

    def exported(self) -> Page:
        """Return the match as files to take away."""
        language, record = self.language, self.record
        ended = self.replay.at(record, len(self.replay.moments) - 1)
        name = f"castellan-{record.id}.json"
        files = [(name, export_text(ended, self.replay.entries).encode())]
        text = language.say(
            "The whole match: its deal, and every step since. Where Castellan is installed, "
            "`castellan verify {file}` plays it again and checks every draw.",
            file=name,
        )
        moves = self.presenter.move_list(match_view(ended, None), language)
        if moves is not None:
            files.append((f"castellan-{record.id}.txt", moves.encode()))
            text += "\n" + language.say("The moves come as a text, too, with the last position.")
        return Page(self.presenter.title(language), text, files=tuple(files))

    def animation(self) -> Page:
        """Return a short animated picture of the match, and who won."""
        language, presenter = self.language, self.presenter
        seen = match_view(self.replay.at(self.record, len(self.replay.moments) - 1), None)
        if isinstance(presenter, SolitairePresenter):
            result = presenter.result_line(seen, language)
        else:
            result = standings(presenter, seen, language)
        boards = list(self._pictures())
        chosen = tuple(boards[at] for at in evenly(len(boards), MAX_FRAMES))
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
            picture=Picture("match.gif", told, animate, (chosen,)),
            rows=((Button(language.say("Share"), "share_animation", style="primary"),),),
        )

    def _pictures(self) -> Iterator[Picture]:
        """Return what is seen of the match, pictures left out that look like the one before."""
        before: Picture | None = None
        for at in self.steps():
            picture = self.seen(at).picture
            assert picture is not None
            if before is None or picture.subject != before.subject:
                yield picture
            before = picture
