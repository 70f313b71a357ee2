"""Controls to pick one card out of a hand of any size."""

from bot.i18n import Voice
from bot.page import Button, Option, Row, Select
from games.core.cards import code, label

BUTTONS_IN_A_ROW = 5
MOST_BUTTONS = 15
OPTIONS_IN_A_MENU = 25


def card_rows(
    cards: tuple[int, ...], verb: str, chosen: int | None, voice: Voice
) -> tuple[Row, ...]:
    """Buttons while they take at most three rows, else menus; the chosen card is marked.

    A control's args, or the value picked in a menu, are the card's code.
    """
    if len(cards) <= MOST_BUTTONS:
        buttons = [
            Button(
                f"✓ {label(card)}" if card == chosen else label(card),
                verb,
                code(card),
                style="primary" if card == chosen else "secondary",
            )
            for card in cards
        ]
        return tuple(
            tuple(buttons[start : start + BUTTONS_IN_A_ROW])
            for start in range(0, len(buttons), BUTTONS_IN_A_ROW)
        )
    menus = []
    for start in range(0, len(cards), OPTIONS_IN_A_MENU):
        part = cards[start : start + OPTIONS_IN_A_MENU]
        menus.append(
            Select(
                voice.say(
                    "Choose a card: {first} to {last}", first=label(part[0]), last=label(part[-1])
                ),
                verb,
                tuple(Option(label(card), code(card), chosen=card == chosen) for card in part),
                args=f"menu{start}",
            )
        )
    return tuple(menus)
