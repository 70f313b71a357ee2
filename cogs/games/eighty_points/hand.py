"""The controls of Eighty Points: declaring, burying, calling, playing."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language
from bot.pages.card_picker import (
    CODES_APART,
    MAX_BUTTONS,
    PICK,
    button_rows,
    card_rows,
    codes,
    codes_in,
    picked_card,
)
from bot.pages.cards import card_sign, card_text, cards_text
from bot.pages.model import Button, Option, Row, Select
from cogs.games.eighty_points import hand_words
from cogs.games.eighty_points.words import EightyPointsMatch
from games.core.cards import BLACK_JOKER, CODES, RED_JOKER, SYMBOLS, code, parse
from games.eighty_points.state import BURIED, DeclareTrumps, Pass, Put
from games.eighty_points.tricks import without
from games.eighty_points.trumps import trump_card
from games.eighty_points.view import EightyPointsView

Cards = tuple[int, ...]
NOBODY: Final = "-"
"""In a control's args: no card is called."""
PAIR: Final = "pair"
"""In a control's args: both cards are shown."""
TWIN: Final = "+"
"""Suffix to the code of the second of two equal cards."""

ELSEWHERE: Final = "-"
"""In a menu's args: comes before the cards chosen in other menus."""


class Controls(NamedTuple):
    """The text and controls of a hand, the picked cards, and the playable faces (None for all).

    The first row always has the same places, so that no button moves to another one's place: the
    play, the button that plays the picked cards, the one that declines, a suggestion.
    """

    text: str
    first: tuple[Button, ...] = ()
    rows: tuple[Row, ...] = ()
    picked: Cards = ()
    playable: frozenset[int] | None = None
    waiting: bool = False


def controls(seen: EightyPointsMatch, draft: str, language: Language) -> Controls:
    match seen.view.phase:
        case "dealing" | "declaring":
            return _declaring(seen, draft, language)
        case "naming" if seen.my_turn:
            return _naming(draft, language)
        case "burying" if seen.my_turn:
            return _burying(seen.view, draft, language)
        case "calling" if seen.my_turn:
            return _calling(seen.view, draft, language)
        case "playing" if seen.my_turn:
            return _playing(seen, draft, language)
        case "scored" if seen.my_turn:
            button = Button(language.say("eighty-points/button-ready"), "ready", style="success")
            return Controls(language.say("eighty-points/controls-scored"), rows=((button,),))
        case "over":
            return Controls(hand_words.ended_text(seen, language), waiting=True)
        case _:
            return Controls(hand_words.waiting_text(seen, language), waiting=True)


def _confirm(name: str, verb: str, args: str | None) -> Button:
    """Return the button that plays the picked cards. It is disabled if ``args`` is None."""
    return Button(name, verb, args or "", "success", disabled=args is None)


def _declaring(seen: EightyPointsMatch, draft: str, language: Language) -> Controls:
    view = seen.view
    offered = {
        f"{action.suit}{CODES_APART}{PAIR if action.pair else ''}": (
            (trump_card(view.trump_rank, action.suit),) * (2 if action.pair else 1)
        )
        for action in seen.menu
        if isinstance(action, DeclareTrumps)
    }
    # A single possible declaration is picked in advance.
    sure = next(iter(offered)) if len(offered) == 1 else ""
    chosen = draft if draft in offered else sure
    first: tuple[Button, ...] = ()
    if offered or Pass() in seen.menu:
        name = language.say("eighty-points/declaring-declare")
        if chosen:
            name = language.say(
                "eighty-points/declaring-declare-cards", cards=cards_text(offered[chosen], language)
            )
        first = (_confirm(name, "declare", chosen or None),)
    if Pass() in seen.menu:
        said = bool(view.declarations) and view.declarations[-1].seat == view.viewer
        name = (
            language.say("eighty-points/declaring-done")
            if said
            else language.say("eighty-points/declaring-declare-nothing")
        )
        first = (*first, Button(name, "pass"))
    rows: tuple[Row, ...] = ()
    if len(offered) > 1:
        options = tuple(
            Option(
                cards_text(cards, language),
                args,
                chosen=args == chosen,
                sign=card_sign(cards[0], language),
            )
            for args, cards in offered.items()
        )
        rows = (Select(language.say("eighty-points/menu-choose-declare"), PICK, options),)
    return Controls(hand_words.declaring_text(seen, language, able=bool(offered)), first, rows)


def _naming(draft: str, language: Language) -> Controls:
    signs = {str(suit): SYMBOLS[suit] for suit in (3, 2, 1, 0)}
    options = tuple(Option(sign, args, chosen=args == draft) for args, sign in signs.items())
    name = language.say("eighty-points/naming-name-suit")
    if draft in signs:
        name = language.say("eighty-points/naming-name-suit-2", suit=signs[draft])
    confirm = _confirm(name, "name", draft if draft in signs else None)
    text = language.say("eighty-points/naming-nobody-declared")
    return Controls(
        text, (confirm,), (Select(language.say("eighty-points/menu-trump-suit"), PICK, options),)
    )


def _burying(view: EightyPointsView, draft: str, language: Language) -> Controls:
    chosen = _held(view.hand, draft) or view.chosen
    missing = BURIED - len(chosen)
    text = language.say("eighty-points/burying-king-hill")
    first = (
        _confirm(
            language.say("eighty-points/burying-bury-these"),
            "bury",
            None if missing else codes(chosen),
        ),
        Button(
            language.say("eighty-points/button-n-of", n=len(chosen), all=BURIED),
            "counted",
            disabled=True,
        ),
        Button(language.say("bot/button-suggest"), "suggest", style="primary"),
    )
    order = view.order
    groups = [[*cards] for _, cards in groupby(order.sorted(view.hand), lambda c: order.suits[c])]
    parts = [
        cards[start : start + MAX_SELECT_OPTIONS]
        for cards in groups
        for start in range(0, len(cards), MAX_SELECT_OPTIONS)
    ]
    rows = tuple(_burying_menu(at, part, chosen, language) for at, part in enumerate(parts))
    shown = order.sorted(chosen)
    return Controls(text, first, rows, shown)


def _held(hand: Cards, draft: str) -> Cards:
    """Return the cards in a draft if they are a legal choice for burying, else none."""
    try:
        cards = tuple(sorted(map(parse, codes_in(draft))))
        without(hand, cards)
    except ValueError:
        return ()
    return cards if len(cards) <= BURIED else ()


def _burying_menu(number: int, part: Sequence[int], chosen: Cards, language: Language) -> Select:
    """Return a menu of cards. Its args hold its number and the cards chosen elsewhere."""
    marked, elsewhere = Counter(chosen), list(chosen)
    options: list[Option] = []
    for at, card in enumerate(part):
        mine = marked[card] > 0
        if mine:
            marked[card] -= 1
            elsewhere.remove(card)
        value = code(card) + (TWIN if card in part[:at] else "")
        options.append(
            Option(card_text(card, language), value, chosen=mine, sign=card_sign(card, language))
        )
    name = language.say(
        "bot/choose-cards-first",
        first=card_text(part[0], language),
        last=card_text(part[-1], language),
    )
    most = min(len(part), BURIED)
    args = f"{number}{ELSEWHERE}{codes(elsewhere)}"
    return Select(name, "choose", tuple(options), args, least=0, most=most)


def chosen_in(args: str, values: tuple[str, ...]) -> list[str]:
    """Return the cards chosen in a burying menu, in order; the first eight if there are more."""
    elsewhere = args.partition(ELSEWHERE)[2]
    found = [*(value.removesuffix(TWIN) for value in values), *codes_in(elsewhere)][:BURIED]
    return sorted(found, key=CODES.index) if set(found) <= {*CODES} else found


def _calling(view: EightyPointsView, draft: str, language: Language) -> Controls:
    chosen = picked_card(tuple(range(len(CODES))), draft)
    text = language.say("eighty-points/calling-call-card")
    rows: list[Row] = []
    # Suits are numbered from clubs to spades. The menus begin with spades.
    for suit in (3, 2, 1, 0):
        faces = [suit * 13 + rank for rank in range(12, -1, -1)]
        name = language.say("eighty-points/calling-call-suit", suit=SYMBOLS[suit])
        if suit == 3:
            faces = [RED_JOKER, BLACK_JOKER, *faces]
            name = language.say("eighty-points/calling-call-suit-joker", suit=SYMBOLS[suit])
        options = tuple(_called_option(view, face, face == chosen, language) for face in faces)
        rows.append(Select(name, PICK, options, str(suit)))
    name = language.say("eighty-points/calling-call-card-2")
    if chosen is not None:
        name = language.say("eighty-points/calling-call-card-3", card=card_text(chosen, language))
    first = (
        _confirm(name, "call", None if chosen is None else code(chosen)),
        Button(language.say("eighty-points/button-call-nobody"), "call", NOBODY),
        Button(language.say("bot/button-suggest"), "suggest", style="primary"),
    )
    return Controls(text, first, tuple(rows), () if chosen is None else (chosen,))


def _called_option(view: EightyPointsView, face: int, chosen: bool, language: Language) -> Option:
    mine = (*view.hand, *(view.buried or ())).count(face)
    name = card_text(face, language)
    if mine:
        name = language.say("eighty-points/called-option", n=mine, card=name)
    return Option(name, code(face), chosen=chosen, sign=card_sign(face, language))


def _playing(seen: EightyPointsMatch, draft: str, language: Language) -> Controls:
    view = seen.view
    hand = view.order.sorted(view.hand)
    plays: list[Cards] = [put.cards for put in seen.menu if isinstance(put, Put)]
    playable = frozenset(card for cards in plays for card in cards)
    text = hand_words.why_text(view, language)
    # Cards that are in every legal play don't have to be picked.
    common = Counter(plays[0])
    for other in plays[1:]:
        common &= Counter(other)
    faces = tuple(dict.fromkeys(card for card in hand if card in playable))
    # One press is enough if every play has a single face.
    if len(plays) == 1 or all(len({*cards}) == 1 for cards in plays):
        whole = sorted(plays, key=lambda cards: (faces.index(cards[0]), len(cards)))
        named = {cards: cards for cards in whole}
        return Controls(text, (), _offered(named, language), (), playable)
    forced = next(iter(common), None)
    first = forced if forced is not None else picked_card(faces, draft)
    if first is None:
        return Controls(text, (), card_rows(faces, PICK, None, language), (), playable)
    seconds = {cards: tuple(without(cards, (first,))) for cards in plays if first in cards}
    ordered = dict(sorted(seconds.items(), key=lambda item: faces.index(item[1][0])))
    rows = _offered(ordered, language)
    if forced is None:
        name = language.say("eighty-points/playing", card=card_text(first, language))
        rows = (*rows, (Button(name, PICK),))
    return Controls(text, (), rows, (first,), playable)


def _offered(plays: dict[Cards, Cards], language: Language) -> tuple[Row, ...]:
    """Return rows whose controls play at once: buttons, or a menu if there are many plays."""
    if len(plays) <= MAX_BUTTONS:
        return button_rows(
            Button(
                cards_text(named, language),
                "put",
                codes(cards),
                sign=card_sign(named[0], language) * (len(named) == 1),
            )
            for cards, named in plays.items()
        )
    options = tuple(
        Option(cards_text(named, language), codes(cards), sign=card_sign(named[0], language))
        for cards, named in plays.items()
    )
    return (Select(language.say("eighty-points/menu-play-card"), "put", options),)
