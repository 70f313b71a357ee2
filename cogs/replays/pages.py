"""Pages of the replay viewer: a match at one of its steps, with controls."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, language_for
from bot.base.names import escape_name
from bot.match.record import Record
from bot.match.verification import export_text
from bot.match.view import MatchView, chairs_in, match_view
from bot.pages.endings import standings
from bot.pages.model import Button, Option, Page, Picture, Row, Select, plain, stack_texts
from bot.pages.parts import parts
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.table import board_page
from bot.pictures.animation import MAX_FRAMES, animate, evenly
from cogs.replays.replays import Replay
from cogs.watching.pages import all_hands_text
from games.core import Viewer

PUBLIC: Final = "p"
"""The spectators' view in custom ids. A seat's view is its number."""
ALL_HANDS: Final = "a"
"""The view with all hands below the board."""
VIEWS_APART: Final = "."
SHARE_VERB: Final = "share_step"
POST_VERB: Final = "post_step"
QUIZ_VERB: Final = "quiz"
PLAY_ON_VERB: Final = "play_on"
SAME_CARDS_VERB: Final = "same_cards"
_SPREAD: Final = 12
_REACH: Final = 6
"""Number of menu steps spread over the match, and of those on each side of the current one."""


def known_view(view: str, presenter: Presenter, record: Record) -> str:
    """Return the view that a control names; the spectators' if there is no such view."""
    if view == ALL_HANDS and _has_hands(presenter):
        return view
    seats = 0 if record.game.for_one else len(record.chairs)
    return str(int(view)) if view.isdecimal() and int(view) < seats else PUBLIC


def _has_hands(presenter: Presenter) -> bool:
    """Return True if a game has hands that others don't see."""
    return type(presenter).held_text is not Presenter.held_text


def stops(total: int, present: int) -> list[int]:
    """Return at most 25 of ``total`` steps to jump to.

    They are spread over the match and denser near the current step, so that any other step is a few
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


@dataclass(frozen=True)
class ReplayView:
    """A replay to be shown from a seat's view, or from everybody's."""

    presenter: Presenter
    replay: Replay
    record: Record
    view: str
    language: Language

    @property
    def seat(self) -> Viewer:
        """The seat whose view it is; None for everybody's."""
        return int(self.view) if self.view.isdecimal() else None

    def seen(self, at: int) -> Page:
        """Return a moment without controls: the board at that time, and the seat's cards.

        The picture is the seat's own if its hand has one that shows more than the board.
        """
        language, chairs = self.language, range(self.replay.moments[at].chairs)
        board = replace(board_page(self.presenter, self._by(at, None), language), rows=())
        if self.view != ALL_HANDS and self.seat not in chairs:
            return board
        seats = [self._by(at, seat) for seat in chairs if self.seat in (None, seat)]
        hands = all_hands_text(self.presenter, seats, language)
        board = replace(board, text=stack_texts(hands, board.text, apart="\n\n"))
        if self.view == ALL_HANDS:
            return replace(
                board, picture=self.presenter.open_hands(seats, language) or board.picture
            )
        own = self.presenter.hand(seats[0], language, "").picture
        # The hand's picture shows no more than the board.
        if own is None or board.picture is None or own.alt == board.picture.alt:
            return board
        if _has_hands(self.presenter):  # its own words are for its player
            own = replace(own, alt=stack_texts(plain(hands), board.picture.alt))
        return replace(board, picture=own)

    def _by(self, at: int, viewer: Viewer) -> MatchView[Any]:
        seen = match_view(self.replay.at(self.record, at), viewer, self.language)
        return replace(seen, replayed=True)

    def told(self, at: int) -> str:
        """Describe the entry that led to a moment, in a few words."""
        moment, language = self.replay.moments[at], self.language
        chairs = chairs_in(self.record.chairs, language)
        name = "" if moment.seat is None else escape_name(chairs[moment.seat].name)
        match moment.kind:
            case None:
                return language.say("replays/told-match-begins")
            case "action":
                return self._done(at) or language.say("replays/told-action", name=name)
            case "concession":
                if self.record.game.for_one:
                    return language.say("replays/told-concession-name-concedes", name=name)
                return language.say("replays/told-concession-name-leaves", name=name)
            case "joining":
                name = escape_name(chairs[moment.chairs - 1].name)
                return language.say("replays/told-joining", name=name)
            case "amendment":
                return language.say("replays/told-amendment")
            case _ if moment.missed:
                names = language.listing(escape_name(chairs[seat].name) for seat in moment.missed)
                return language.say("replays/told-time-up", names=names)
            case _:
                return language.say("replays/told-game-goes")

    def _done(self, at: int) -> str:
        """Describe a moment's action in the game's own words; empty if the game has none."""
        moment = self.replay.moments[at]
        assert moment.seat is not None
        seen = self._by(at, moment.seat if self.view == ALL_HANDS else self.seat)
        action = self.record.game.actions.validate_python(moment.action)
        return self.presenter.step_text(seen, moment.seat, action, self.language)

    def steps(self) -> tuple[int, ...]:
        """Return the moments at which the view changes, in whatever language."""
        return self.replay.steps(self.view, replace(self, language=language_for(None)).seen)

    def page(self, steps: Sequence[int], at: int, *, playing: bool) -> Page:
        """Return the replay at a moment that is one of the steps."""
        language, number, page = self.language, steps.index(at), self.seen(at)
        lines = [
            language.say(
                "replays/page-step-number", number=number + 1, total=len(steps), what=self.told(at)
            )
        ]
        if self.view == ALL_HANDS:
            lines.append(language.say("replays/page-seen-hands"))
        elif self.seat is not None:
            name = escape_name(chairs_in(self.record.chairs, language)[self.seat].name)
            lines.append(language.say("replays/page-seen-name", name=name))
        return replace(
            page,
            title=language.say("replays/page-title", game=page.title),
            text="\n".join(lines) + f"\n\n{page.text}",
            rows=self._controls(steps, number, playing=playing),
            board=False,
        )

    def _controls(self, steps: Sequence[int], number: int, *, playing: bool) -> tuple[Row, ...]:
        language, record, view = self.language, self.record, self.view

        def button(label: str, what: str, *, unless: bool = False) -> Button:
            return Button(label, "watch", f"{what}{VIEWS_APART}{view}", disabled=unless)

        first, last = number == 0, number == len(steps) - 1
        seen_as = f"{VIEWS_APART}{view}"
        toggle = (
            button(language.say("replays/controls-pause"), "pause")
            if playing
            else button(language.say("replays/controls-play"), "play", unless=last)
        )
        rows: list[Row] = [
            (
                button(language.say("replays/controls-first"), "first", unless=first),
                button(language.say("bot/back"), "back", unless=first),
                replace(toggle, style="primary"),
                button(language.say("bot/forward"), "forward", unless=last),
                button(language.say("replays/controls-last"), "last", unless=last),
            )
        ]
        if len(steps) > 1:
            # Not all steps fit in a menu.
            options = tuple(
                Option(
                    language.say(
                        "replays/option-step-number",
                        number=stop + 1,
                        what=plain(self.told(steps[stop])),
                    ),
                    str(steps[stop]),
                    chosen=stop == number,
                )
                for stop in stops(len(steps), number)
            )
            rows.append(
                Select(
                    language.say("replays/menu-jump-step"),
                    "watch",
                    options,
                    f"jump{VIEWS_APART}{view}",
                )
            )
        if not record.game.for_one:
            views = (
                Option(
                    language.say("replays/option-spectator-view"), PUBLIC, chosen=view == PUBLIC
                ),
                *(
                    (Option(language.say("bot/hands"), ALL_HANDS, chosen=view == ALL_HANDS),)
                    if _has_hands(self.presenter)
                    else ()
                ),
                *(
                    Option(
                        language.say(
                            "replays/option-seat-number", number=chair.seat + 1, name=chair.name
                        ),
                        str(chair.seat),
                        chosen=chair.seat == self.seat,
                    )
                    for chair in chairs_in(record.chairs, language)
                ),
            )
            rows.append(
                Select(
                    language.say("replays/menu-whose-view"),
                    "watch",
                    views,
                    f"view{VIEWS_APART}{view}",
                )
            )
        seen = match_view(record, None, language)
        rows.append(
            (
                *(button for part in parts() for button in part.replay_buttons(seen, language)),
                Button(language.say("replays/button-share-step"), SHARE_VERB, view),
                Button(language.say("bot/button-export"), "export_match"),
                Button(language.say("replays/button-animation"), "animate"),
            )
        )
        rows.append(
            (
                Button(
                    language.say("replays/button-play-here"), PLAY_ON_VERB, seen_as, disabled=last
                ),
                Button(language.say("replays/button-same-cards"), SAME_CARDS_VERB),
            )
        )
        return tuple(rows)

    def shared(self, at: int, *, asks: bool) -> Page:
        """Return a step for everybody, with a button to its replay.

        If it ``asks``, others can say what they would play there before they see it.
        """
        language, page = self.language, self.seen(at)
        view = f"{VIEWS_APART}{self.view}"
        quiz = Button(language.say("replays/button-play"), QUIZ_VERB, style="primary")
        play = Button(language.say("bot/button-try-position"), PLAY_ON_VERB, view, style="success")
        watch = Button(language.say("bot/button-replay"), "watch", f"pause{view}")
        ended = at == len(self.replay.moments) - 1
        return replace(
            page,
            text=self.told(at) + f"\n\n{page.text}",
            rows=((*((quiz,) if asks else ()), *(() if ended else (play,)), watch),),
        )

    def preview(self, at: int, *, asks: bool) -> Page:
        """Return a preview of what the reader is about to share."""
        language, page = self.language, self.shared(at, asks=asks)
        told = language.say("replays/preview")
        share = Button(language.say("bot/share"), POST_VERB, self.view, style="primary")
        text = stack_texts(told, page.text, apart="\n\n")
        return replace(page, text=text, rows=((share,),), board=False)

    def exported(self) -> Page:
        """Return the match as files to download."""
        language, record = self.language, self.record
        ended = self.replay.at(record, len(self.replay.moments) - 1)
        name = f"castellan-{record.id}.json"
        files = [(name, export_text(ended, self.replay.entries).encode())]
        text = language.say("replays/exported-whole-match", file=name)
        moves = self.presenter.move_list(match_view(ended, None, language), language)
        if moves is not None:
            files.append((f"castellan-{record.id}.txt", moves.encode()))
            text += "\n" + language.say("replays/exported-also-get")
        return Page(self.presenter.title(language), text, files=tuple(files))

    def animation(self) -> Page:
        """Return a short animation of the match, and its winner."""
        language, presenter = self.language, self.presenter
        seen = self._by(len(self.replay.moments) - 1, None)
        if isinstance(presenter, SolitairePresenter):
            result = presenter.result_line(seen, language)
        else:
            result = standings(presenter, seen, language)
        boards = list(self._pictures())
        chosen = tuple(boards[at] for at in evenly(len(boards), MAX_FRAMES))
        told = language.say(
            "replays/animation", n=len(chosen), result=plain(result), board=boards[-1].alt
        )
        return Page(
            presenter.title(language),
            result,
            picture=Picture("match.gif", told, animate, (chosen,), language.code),
            rows=((Button(language.say("bot/share"), "share_animation", style="primary"),),),
        )

    def _pictures(self) -> Iterator[Picture]:
        """Yield the pictures of the match without repeats."""
        before: Picture | None = None
        for at in self.steps():
            picture = self.seen(at).picture
            assert picture is not None
            if before is None or picture.subject != before.subject:
                yield picture
            before = picture
