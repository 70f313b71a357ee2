"""The text and controls of a hand of King of the Mountain.

Each kind of row keeps its place as long as a match lasts: what decides, what follows from it, the
reserve, and other actions.
"""

from typing import Final, NamedTuple

from bot.base.language import Language
from bot.pages.model import Button, Picture, Row, Select
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch
from games.king_of_the_mountain.state import AnswerDraw, OfferDraw

MENU: Final = "/"
"""Parts the args of a menu from its number."""


class Controls(NamedTuple):
    """The text, the picture and the controls of a hand."""

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


def turn_rows(
    seen: KingOfTheMountainMatch,
    language: Language,
    pieces: Select | None = None,
    targets: tuple[Select, ...] = (),
    reserve: Select | None = None,
) -> tuple[Row, ...]:
    """Return the rows of a turn; what is not possible now can be seen, but not pressed."""
    return (
        pieces or _idle(language.say("Pick a piece"), "pieces"),
        targets[0] if targets else _idle(language.say("Where to?"), "targets"),
        reserve or _idle(language.say("No re-spawn"), "reserve"),
        _talk(seen, language),
        *targets[1:],
    )


def _idle(label: str, args: str) -> Row:
    return (Button(label, "pick", f"{MENU}{args}", disabled=True),)


def _talk(seen: KingOfTheMountainMatch, language: Language) -> tuple[Button, ...]:
    """Return what the viewer may say besides moving: resign, offer or answer a draw."""
    offers = OfferDraw() in seen.menu
    buttons = (
        Button(language.say("Resign"), "leave"),
        Button(language.say("Offer a draw"), "offer_draw", disabled=not offers),
    )
    asked = AnswerDraw(accept=True) in seen.menu
    return (*buttons, *(answer_buttons(seen, language) if asked else ()))
