"""The parts of every hand of King of the Mountain: the row of controls, and the board."""

from typing import Final

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.model import SUBTEXT, Button, Picture, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.close_up import close_picture
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, Marks, board_picture
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch
from games.king_of_the_mountain.squares import SEAT_CORNERS
from games.king_of_the_mountain.state import AnswerDraw, OfferDraw

BELOW: Final = (MAX_ACTION_ROWS - 1) * MAX_BUTTONS_PER_ROW
"""Number of buttons below the first row."""


def answer_buttons(seen: KingOfTheMountainMatch, language: Language) -> tuple[Button, ...]:
    """Return *Accept* and *Decline* while a person still has to answer a draw offer."""
    if not any(not seen.chairs[seat].computer for seat in seen.view.asked):
        return ()
    return (
        Button(
            language.say("king-of-the-mountain/button-accept-draw"),
            "answer_draw",
            "yes",
            style="success",
        ),
        Button(language.say("king-of-the-mountain/button-decline"), "answer_draw", "no"),
    )


def turn_row(
    seen: KingOfTheMountainMatch, language: Language, beside: Button | None = None
) -> tuple[Button, ...]:
    """Return the controls of every hand: resign, and offer or answer a draw.

    The answers are always in the same place. On the viewer's own turn, another control is
    ``beside`` them.
    """
    resign = Button(language.say("king-of-the-mountain/button-resign"), "leave")
    able = OfferDraw() in seen.menu
    offer = Button(
        language.say("king-of-the-mountain/button-offer-draw"), "offer_draw", disabled=not able
    )
    if AnswerDraw(accept=True) in seen.menu:
        return (resign, beside or offer, *answer_buttons(seen, language))
    return (resign,) if beside is None else (resign, beside, offer)


def legend(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return a legend for the letters on the pieces in small print, during the first turns."""
    told = words.letters_text(seen, language)
    return f"{SUBTEXT}{told}" if told else ""


def board_shown(
    seen: KingOfTheMountainMatch,
    marks: Marks,
    language: Language,
    numbers: str = "",
    *,
    whole: bool = False,
) -> Picture:
    """Return the board with marks, the viewer's corner at the bottom left.

    It is shown ``whole``, or as an enlarged part. ``numbers`` says what the numbered squares are.
    """
    marks = marks._replace(turned=SEAT_CORNERS[seen.view.position.seats][seen.seat])
    name = language.say("king-of-the-mountain/board-shown")
    told = language.label(name, numbers) if numbers else ""
    alt = stack_texts(told, words.board_in_words(seen, language))
    draw = board_picture if whole else close_picture
    return LEXICON.picture("hand.png", alt, language, draw, seen.view, seen.names, marks)


def public_board(seen: KingOfTheMountainMatch, language: Language) -> Picture:
    """Return the board as everybody sees it; whole until the armies are revealed."""
    draw = board_picture if seen.view.phase in ("picking", "deploying") else close_picture
    alt = words.board_in_words(seen, language)
    return LEXICON.picture("board.png", alt, language, draw, seen.view, seen.names, PLAIN)
