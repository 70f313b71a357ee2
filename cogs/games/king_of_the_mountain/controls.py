"""What a hand of King of the Mountain says and offers."""

from typing import NamedTuple

from bot.base.language import Language
from bot.pages.model import Button, Picture, Row
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch
from games.king_of_the_mountain import AnswerDraw, OfferDraw


class Controls(NamedTuple):
    """What a hand says, shows and offers."""

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None


def answer_buttons(seen: KingOfTheMountainMatch, language: Language) -> tuple[Button, ...]:
    """Accept and decline, while a draw is offered and a person has still to answer."""
    if not any(not seen.chairs[seat].computer for seat in seen.view.asked):
        return ()
    return (
        Button(language.say("Accept the draw"), "answer_draw", "yes", style="success"),
        Button(language.say("Decline"), "answer_draw", "no"),
    )


def talk_buttons(seen: KingOfTheMountainMatch, language: Language) -> tuple[Button, ...]:
    """What the viewer may say besides moving: offer or answer a draw, resign."""
    buttons: tuple[Button, ...] = ()
    if AnswerDraw(accept=True) in seen.menu:
        buttons = answer_buttons(seen, language)
    elif OfferDraw() in seen.menu:
        buttons = (Button(language.say("Offer a draw"), "offer_draw"),)
    return (*buttons, Button(language.say("Resign"), "leave"))
