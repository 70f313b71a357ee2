"""Takebacks and offers to stop on the pages of a match: buttons, and questions to the others."""

from typing import Final

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.record import TAKEBACK_DECLINED, TAKEN_BACK
from bot.pages.model import Button, Row, Select, stack_texts
from bot.pages.parts import Part, Seen
from bot.pages.presenter import Presenter
from cogs.takebacks.actions import STOP, Request, may_stop, request_of, takeback_of

TAKEBACK_VERB: Final = "takeback"
ANSWER_TAKEBACK_VERB: Final = "answer_takeback"
STOP_VERB: Final = "offer_stop"
AGREES: Final = "yes"
_DECLINES: Final = "no"
_HIGH: Final = MAX_ACTION_ROWS - 1  # rows; one more can make a hand too high for a phone


class TakebackPart(Part):
    """The buttons that take a move back or offer to stop, and the question to the others."""

    def board_text(self, seen: Seen, language: Language) -> str:
        return takeback_text(seen, language)

    def hand_text(self, seen: Seen, language: Language) -> str:
        told = takeback_text(seen, language)
        if seen.kind.direct or not _asked_of_viewer(seen):
            return told
        return stack_texts(told, language.say("takebacks/answer-on-board"))

    def leaving_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        offer = Button(language.say("takebacks/button-offer-stop"), STOP_VERB)
        return (offer,) if may_stop(seen) else ()

    def board_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        return answer_rows(seen, language)

    def hand_rows(
        self, presenter: Presenter, seen: Seen, rows: tuple[Row, ...], language: Language
    ) -> tuple[Row, ...]:
        away = seen.viewer is not None and seen.chairs[seen.viewer].stand_in
        rows = rows if away else rows_with_takeback(presenter, seen, rows, language)
        # Without a board the answers are here, below all else so that no control moves.
        asked = _asked_of_viewer(seen) if seen.kind.direct else ()
        answers = [_answers(each, language) for each in asked]
        return (*rows[: MAX_ACTION_ROWS - len(answers)], *answers)


def takeback_text(seen: Seen, language: Language) -> str:
    """Name the player who asks for something or has taken a move back, if any."""
    asked = (_asked_text(each, seen, language) for each in _asked(seen))
    return stack_texts(*asked, _told_text(seen, language))


def _asked(seen: Seen) -> list[Request]:
    return [each for each in (takeback_of(seen), request_of(seen, STOP)) if each and each.asked]


def _asked_of_viewer(seen: Seen) -> list[Request]:
    viewer = seen.viewer
    return [each for each in _asked(seen) if viewer is not None and viewer not in each.agreed]


def _asked_text(request: Request, seen: Seen, language: Language) -> str:
    who, name = "you" if seen.viewer == request.seat else "other", seen.name(request.seat)
    return language.say("takebacks/asked", who=who, what=_what(request), name=escape_name(name))


def _what(request: Request) -> str:
    return "stop" if request.start == STOP else "takeback"


def _told_text(seen: Seen, language: Language) -> str:
    told = []
    for event in seen.recent:
        if event["kind"] in (TAKEN_BACK, TAKEBACK_DECLINED) and event["seat"] != seen.viewer:
            name = escape_name(seen.name(event["seat"]))
            told.append(language.say("takebacks/told", what=event["kind"], name=name))
    return "\n".join(told)


def rows_with_takeback(
    presenter: Presenter, seen: Seen, rows: tuple[Row, ...], language: Language
) -> tuple[Row, ...]:
    """Return the rows of a hand with the takeback button, without moving any other control.

    It has a row of its own, or is left out if there is no room.
    """
    button = _takeback_button(seen, language)
    if button is None:
        return rows
    if rows and presenter.takeback_beside:
        return (_beside(rows[0], button), *rows[1:])
    if len(rows) < _HIGH:
        return (*rows, (button,))
    return rows


def _beside(row: Row, button: Button) -> Row:
    if isinstance(row, Select) or len(row) == MAX_BUTTONS_PER_ROW:
        return row
    return (*row, button)


def _takeback_button(seen: Seen, language: Language) -> Button | None:
    takeback = takeback_of(seen)
    if takeback is None or takeback.asked or seen.viewer != takeback.seat:
        return None
    if any(seen.chairs[seat].computer for seat in seen.awaited):  # it answers right away
        return None
    label = language.say("takebacks/button-take-back", rated="yes" if seen.rated else "no")
    return Button(label, TAKEBACK_VERB, str(takeback.start))


def answer_rows(seen: Seen, language: Language) -> tuple[Row, ...]:
    return tuple(_answers(each, language) for each in _asked(seen))


def _answers(request: Request, language: Language) -> Row:
    yes, no = f"{request.start}/{AGREES}", f"{request.start}/{_DECLINES}"
    agree = language.say("takebacks/button-agree", what=_what(request))
    return (
        Button(agree, ANSWER_TAKEBACK_VERB, yes, style="success"),
        Button(language.say("bot/button-keep-playing"), ANSWER_TAKEBACK_VERB, no),
    )
