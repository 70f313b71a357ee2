"""The parts of every hand of King of the Mountain: the row of the turn, and the board."""

from typing import Final

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.model import Button, Picture, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.cutout import cut_picture, window_round
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.picture import Marks, board_picture
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch
from games.king_of_the_mountain.squares import SEAT_CORNERS
from games.king_of_the_mountain.state import AnswerDraw, OfferDraw

BELOW: Final = (MAX_ACTION_ROWS - 1) * MAX_BUTTONS_PER_ROW
"""Number of buttons below the first row."""


def answer_buttons(seen: KingOfTheMountainMatch, language: Language) -> tuple[Button, ...]:
    """Accept and decline, while a draw is offered and a person has still to answer."""
    if not any(not seen.chairs[seat].computer for seat in seen.view.asked):
        return ()
    return (
        Button(language.say("Accept the draw"), "answer_draw", "yes", style="success"),
        Button(language.say("Decline"), "answer_draw", "no"),
    )


def turn_row(
    seen: KingOfTheMountainMatch, language: Language, reserve: str = ""
) -> tuple[Button, ...]:
    """Return the controls beside moves: re-spawn, resign, offer or answer a draw.

    ``reserve`` is the draft of a hand that offers the reserve, if there is one.
    """
    offers = OfferDraw() in seen.menu
    asked = AnswerDraw(accept=True) in seen.menu
    return (
        Button(language.say("Re-spawn"), "pick", reserve or "reserve", disabled=not reserve),
        Button(language.say("Resign"), "leave"),
        Button(language.say("Offer a draw"), "offer_draw", disabled=not offers),
        *(answer_buttons(seen, language) if asked else ()),
    )


def board_shown(
    seen: KingOfTheMountainMatch, marks: Marks, language: Language, numbers: str = ""
) -> Picture:
    """Return the board with marks, the viewer's corner below on the left.

    If all that is marked lies close enough, that part is shown large. ``numbers`` says what the
    numbers stand on.
    """
    marks = marks._replace(turned=SEAT_CORNERS[seen.view.position.seats][seen.seat])
    name = language.say_as("King of the Mountain", "Numbers")
    told = language.label(name, numbers) if numbers else ""
    alt = stack_texts(told, words.board_in_words(seen, language))
    if window_round(marks) is None:
        subject = (seen.view, seen.names, marks)
        return LEXICON.picture("hand.png", alt, language, board_picture, *subject)
    return LEXICON.picture("hand.png", alt, language, cut_picture, seen.view, marks)
