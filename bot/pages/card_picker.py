"""Controls for picking one or several cards from a hand of any size.

The draft is what has been picked so far. It is stored only in the controls' custom ids: one card as
its code, several as a hexadecimal bit mask of their positions, since two cards of a hand may be
equal.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW, MAX_SELECT_OPTIONS
from bot.base.language import Language
from bot.pages.cards import card_sign, card_text
from bot.pages.model import Button, Option, Row, Select, Style
from games.core.cards import code, parse

MAX_BUTTONS = 15
Naming = Callable[[int, Language], str]  # returns the name of a card in a language
PICK = "pick"  # the verb of controls that only pick
CODES_APART = "."  # separates the cards in a control's args
_REST = "+"
"""Starts the args of a menu for several cards, which hold its position and other menus' picks."""


def number_in(text: str) -> int | str:
    """Parse a number in a control's args. Any other text is returned for the rules to refuse."""
    return int(text) if text.isdecimal() else text


def card_rows(
    cards: tuple[int, ...], verb: str, chosen: int | None, language: Language
) -> tuple[Row, ...]:
    """Return controls for picking one card: buttons in up to three rows, else menus.

    The card ``chosen`` is marked. A control's args, or the menu's value, are the card's code.
    """
    if len(cards) <= MAX_BUTTONS:
        return button_rows(
            _button(card, verb, code(card), card == chosen, language) for card in cards
        )
    rows = []
    for start, part in _menus(cards):
        first, last = card_text(part[0], language), card_text(part[-1], language)
        name = language.say("pages/choose-card", first=first, last=last)
        options = tuple(
            Option(card_text(each, language), code(each), each == chosen, card_sign(each, language))
            for each in part
        )
        rows.append(Select(name, verb, options, args=f"menu{start}"))
    return tuple(rows)


def cards_rows(
    cards: tuple[int, ...],
    chosen: tuple[int, ...],
    language: Language,
    *,
    named: Naming = card_text,
) -> tuple[Row, ...]:
    """Return controls for picking several cards, by one press each or in menus.

    ``chosen`` are positions in ``cards``. ``named`` names a card in the game's words.
    """
    whole = sum(1 << at for at in chosen)
    if len(cards) <= MAX_BUTTONS:
        return button_rows(
            _button(card, PICK, f"{whole ^ 1 << at:x}", bool(whole >> at & 1), language, named)
            for at, card in enumerate(cards)
        )
    rows = []
    for start, part in _menus(cards):
        name = language.say(
            "bot/choose-cards-first", first=named(part[0], language), last=named(part[-1], language)
        )
        labels = [named(card, language) for card in part]
        signs = [card_sign(card, language) for card in part]
        rows.append(places_menu(name, labels, whole, signs, start=start, least=0, most=len(part)))
    return tuple(rows)


def places_menu(
    name: str,
    labels: Sequence[str],
    whole: int,
    signs: Sequence[str] = (),
    *,
    start: int = 0,
    least: int,
    most: int,
) -> Select:
    """Return a menu for picking several positions, the first of which is ``start``.

    ``whole`` is the bit mask of all picked positions, including those of other menus.
    """
    inside = (1 << len(labels)) - 1 << start
    options = tuple(
        Option(text, f"{1 << at:x}", chosen=bool(whole >> at & 1), sign=sign)
        for at, (text, sign) in enumerate(zip_longest(labels, signs, fillvalue=""), start)
    )
    rest = f"{_REST}{start:x}{_REST}{whole & ~inside:x}"
    return Select(name, PICK, options, rest, least, most)


def draft_after(args: str, values: tuple[str, ...]) -> str:
    """Return the draft after a press on a picking control."""
    if not args.startswith(_REST):
        return values[0] if values else args
    return f"{_number(args.rpartition(_REST)[2]) | sum(_number(value) for value in set(values)):x}"


def picked_places(cards: Sequence[int], draft: str) -> tuple[int, ...]:
    """Return the positions of the picked cards. There are none if the draft isn't a bit mask."""
    whole = _number(draft)
    return tuple(at for at in range(len(cards)) if whole >> at & 1)


def picked_card(cards: tuple[int, ...], draft: str) -> int | None:
    """Return the picked card, or the only card in the hand, or None."""
    if len(cards) == 1:
        return cards[0]
    try:
        card = parse(draft)
    except ValueError:
        return None
    return card if card in cards else None


def codes(cards: Iterable[int]) -> str:
    """Return the args of a control that plays these cards."""
    return CODES_APART.join(map(code, cards))


def codes_in(args: str) -> list[str]:
    """Split args into codes, which may be invalid."""
    return args.split(CODES_APART) if args else []


def button_rows(buttons: Iterable[Button]) -> tuple[tuple[Button, ...], ...]:
    """Split buttons into rows of Discord's maximum length."""
    all_of_them = tuple(buttons)
    return tuple(
        all_of_them[start : start + MAX_BUTTONS_PER_ROW]
        for start in range(0, len(all_of_them), MAX_BUTTONS_PER_ROW)
    )


def menus(placeholder: str, verb: str, options: tuple[Option, ...]) -> tuple[Select, ...]:
    """Split options into as many menus as needed, numbered so that their ids differ."""
    return tuple(
        Select(placeholder, verb, options[start : start + MAX_SELECT_OPTIONS], str(start))
        for start in range(0, len(options), MAX_SELECT_OPTIONS)
    )


def _button(
    card: int, verb: str, args: str, chosen: bool, language: Language, named: Naming = card_text
) -> Button:
    name = f"{'✓ ' * chosen}{named(card, language)}"
    style: Style = "primary" if chosen else "secondary"
    return Button(name, verb, args, style, sign=card_sign(card, language))


def _menus(cards: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [
        (start, cards[start : start + MAX_SELECT_OPTIONS])
        for start in range(0, len(cards), MAX_SELECT_OPTIONS)
    ]


def _number(text: str) -> int:
    try:
        return int(text, 16)
    except ValueError:
        return 0
