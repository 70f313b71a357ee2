"""Pages of the replay viewer: a match at one of its steps, with controls."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, Any, ClassVar, Final

from pydantic import Field
from pydantic.dataclasses import dataclass as checked

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, language_for
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.record import Record
from bot.match.verification import export_text
from bot.match.view import MatchView, chairs_in, match_view
from bot.pages.endings import standings
from bot.pages.model import Button, Page, Picture, Row, plain, stack_texts
from bot.pages.parts import parts
from bot.pages.presenter import MatchTexts, Presenter, SolitairePresenter
from bot.pages.table import board_page
from bot.pictures.files import MAX_FRAMES, animate, evenly
from bot.show.explorer import PageQuery
from cogs.replays.replays import Replay
from cogs.watching.pages import all_hands_text
from games.core import Viewer

PUBLIC: Final = "p"  # in custom ids. A seat's view is its number
ALL_HANDS: Final = "a"  # below the board
VIEWS_APART: Final = "."
FIRST, LAST = -(10**6), 10**6  # before the first moment of any match, and after the last
SHARE_VERB: Final = "share_step"
POST_VERB: Final = "post_step"
QUIZ_VERB: Final = "quiz"
PLAY_ON_VERB: Final = "play_on"
SAME_CARDS_VERB: Final = "same_cards"
_SPREAD: Final = 12
_REACH: Final = 6  # menu steps spread over the match, and on each side of the current one


@checked(frozen=True)
class ReplayQuery(PageQuery):
    """The step of a replay that shows a moment, in a view. ``plays``: it goes on by itself."""

    verb: ClassVar = "replay"
    view: Annotated[str, Field(pattern="^([pa]|[0-9]{1,2})$")] = PUBLIC
    at: Annotated[int, Field(ge=FIRST, le=LAST)] = 0
    plays: bool = False


def known_view(view: str, presenter: Presenter, record: Record) -> str:
    """Return the view that a control names, or the spectators' if there is no such view."""
    if view == ALL_HANDS and presenter.has_hands:
        return view
    seats = 0 if record.game.for_one else len(record.chairs)
    return str(int(view)) if view.isdecimal() and int(view) < seats else PUBLIC


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
    """A replay, as shown from a seat's view, from the spectators', or with all hands open."""

    presenter: Presenter
    replay: Replay
    record: Record
    wanted: str
    language: Language
    reader: Viewer = None  # the seat of the person whom its controls are for
    plays_on: bool = True  # whether they may begin a match from this one

    @cached_property
    def view(self) -> str:
        return known_view(self.wanted, self.presenter, self.record)

    @property
    def say(self) -> Callable[..., str]:
        return self.language.say

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in chairs_in(self.record.chairs, self.language)]

    @property
    def seat(self) -> Viewer:
        """The seat whose view it is. None for the spectators' view, and with all hands open."""
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
        if self.presenter.has_hands:  # its own words are for its player
            own = replace(own, alt=stack_texts(plain(hands), board.picture.alt))
        return replace(board, picture=own)

    def _by(self, at: int, viewer: Viewer) -> MatchView[Any]:
        seen = match_view(self.replay.at(self.record, at), viewer, self.language)
        return replace(seen, replayed=True)

    def told(self, at: int) -> str:
        moment, names = self.replay.moments[at], [*map(escape_name, self.names)]
        if moment.kind == "action" and (done := self._done(at)):
            return done
        if moment.kind == "time" and (passed := self._texts(at).passing()):
            return plain(passed)
        what: str = moment.kind or "start"
        seat = moment.seat
        if what == "concession" and not self.record.game.for_one:
            what = "leaving"
        elif what == "joining":
            seat = moment.chairs - 1
        elif moment.missed:
            what = "late"
        return self.say(
            "replays/told",
            what=what,
            name="" if seat is None else names[seat],
            names=self.language.listing(names[each] for each in moment.missed),
        )

    def _done(self, at: int) -> str:
        """Describe a moment's action in the game's own words. Empty if the game has none."""
        moment = self.replay.moments[at]
        assert moment.seat is not None
        action = self.record.game.actions.validate_python(moment.action)
        return self._texts(at).step(moment.seat, action)

    def _texts(self, at: int) -> MatchTexts[Any]:
        viewer = self.replay.moments[at].seat if self.view == ALL_HANDS else self.seat
        return self.presenter.texts(self._by(at, viewer), self.language)

    def steps(self) -> tuple[int, ...]:
        """Return the moments at which the view changes, in any language."""
        return self.replay.steps(self.view, replace(self, language=language_for(None)).seen)

    def page(self, steps: Sequence[int], at: int, *, playing: bool) -> Page:
        number, page = steps.index(at), self.seen(at)
        seat = "public" if self.seat is None else "seat"
        step = {"number": number + 1, "total": len(steps), "what": self.told(at)}
        heading = stack_texts(
            self.say("replays/step", **step),
            self.say(
                "replays/seen-as",
                view="all-hands" if self.view == ALL_HANDS else seat,
                name="" if self.seat is None else escape_name(self.names[self.seat]),
            ),
        )
        return replace(
            page,
            title=self.say("replays/title", game=page.title),
            text=f"{heading}\n\n{page.text}",
            rows=self._controls(steps, number, playing=playing, pictured=page.picture is not None),
            board=False,
        )

    def _controls(
        self, steps: Sequence[int], number: int, *, playing: bool, pictured: bool
    ) -> tuple[Row, ...]:
        say, rows, at = self.say, list[Row](), steps[number]
        query, first, last = ReplayQuery(self.view, at), number == 0, number == len(steps) - 1
        if len(steps) > 1:
            after = steps[min(number + 1, len(steps) - 1)]
            label = say("replays/button-autoplay", playing="yes" if playing else "no")
            toggle = query.button(label, plays=not playing, disabled=last and not playing)
            turns = (
                query.button(say("replays/button-first"), at=FIRST, disabled=first),
                query.button(say("bot/back"), at=at - 1, disabled=first),
                replace(toggle, style="primary"),
                query.button(say("bot/forward"), at=after, disabled=last),
                query.button(say("replays/button-last"), at=LAST, disabled=last),
            )
            jumps = self._step_names(steps, number)
            rows += [turns, query.menu(say("replays/menu-jump-step"), "at", jumps)]
        if not self.record.game.for_one:
            views = self._view_names()
            rows.append(query.menu(say("replays/menu-whose-view"), "view", views))
        seen, view = match_view(self.record, self.reader), f"{VIEWS_APART}{self.view}"
        animation = (Button(say("replays/button-animation"), "animate"),) if pictured else ()
        rows.append(
            (
                *(
                    each
                    for part in parts(seen)
                    for each in part.replay_buttons(seen, self.language)
                ),
                Button(say("replays/button-share-step"), SHARE_VERB, self.view),
                Button(say("bot/button-export"), "export_match"),
                *animation,
            )
        )
        if self.plays_on:
            cards = self.presenter.has_hands or self.record.game.for_one
            again = (Button(say("replays/button-same-cards"), SAME_CARDS_VERB),) if cards else ()
            play_on = Button(say("replays/button-play-here"), PLAY_ON_VERB, view, disabled=last)
            rows.append((play_on, *again))
        return tuple(rows)

    def _step_names(self, steps: Sequence[int], number: int) -> dict[str, str]:
        found = {}
        for stop in stops(len(steps), number):
            what = plain(self.told(steps[stop]))
            found[str(steps[stop])] = self.say(
                "replays/option-step-number", number=stop + 1, what=what
            )
        return found

    def _view_names(self) -> dict[str, str]:
        named = {PUBLIC: self.say("replays/option-spectator-view")}
        if self.presenter.has_hands:
            named[ALL_HANDS] = self.say("bot/hands")
        for seat, name in enumerate(self.names):
            named[str(seat)] = self.say("replays/option-seat-number", number=seat + 1, name=name)
        return named

    def shared(self, at: int, *, asks: bool) -> Page:
        """Return a step for everybody, with a button to its replay.

        If it ``asks``, others can say what they would play there before they see it.
        """
        say, page = self.say, self.seen(at)
        quiz = Button(say("replays/button-quiz"), QUIZ_VERB, style="primary")
        view = f"{VIEWS_APART}{self.view}"
        play = Button(say("bot/button-try-position"), PLAY_ON_VERB, view, style="success")
        watch = ReplayQuery(self.view, at).button(say("bot/button-replay"))
        ended = at == len(self.replay.moments) - 1
        return replace(
            page,
            text=self.told(at) + f"\n\n{page.text}",
            rows=((*((quiz,) if asks else ()), *(() if ended else (play,)), watch),),
        )

    def preview(self, at: int, *, asks: bool) -> Page:
        page = self.shared(at, asks=asks)
        share = Button(self.say("bot/share"), POST_VERB, self.view, style="primary")
        text = stack_texts(self.say("replays/preview"), page.text, apart="\n\n")
        return replace(page, text=text, rows=((share,),), board=False)

    def exported(self) -> Page:
        language, record = self.language, self.record
        ended = self.replay.at(record, len(self.replay.moments) - 1)
        name = f"castellan-{record.id}.json"
        files = [(name, export_text(ended, self.replay.entries).encode())]
        text = self.say("replays/exported", file=name)
        moves = self.presenter.move_list(match_view(ended, None, language), language)
        if moves is not None:
            files.append((f"castellan-{record.id}.txt", moves.encode()))
            text += "\n" + self.say("replays/exported-moves")
        return Page(self.presenter.title(language), text, files=tuple(files))

    def animation(self) -> Page:
        language, presenter = self.language, self.presenter
        seen = self._by(len(self.replay.moments) - 1, None)
        if isinstance(presenter, SolitairePresenter):
            result = f"**{escape_name(seen.name(0))}** · {presenter.result_text(seen, language)}"
        else:
            result = standings(presenter, seen, language)
        boards = list(self._pictures())
        chosen = tuple(boards[at] for at in evenly(len(boards), MAX_FRAMES))
        facts = {"result": plain(result), "board": boards[-1].alt}
        told = self.say("replays/animation", n=len(chosen), **facts)
        return Page(
            presenter.title(language),
            result,
            picture=Picture("match.gif", told, animate, (chosen,), language.code),
            rows=((Button(self.say("bot/share"), "share_animation", style="primary"),),),
        )

    def _pictures(self) -> Iterator[Picture]:
        """Yield the pictures of the match without repeats. Raises Refusal if it has none."""
        before: Picture | None = None
        for at in self.steps():
            picture = self.seen(at).picture
            if picture is None:
                raise Refusal(UNKNOWN_CONTROL)
            if before is None or picture.subject != before.subject:
                yield picture
            before = picture
