"""The controls of Eighty Points: declaring, burying, calling, playing."""

from collections import Counter
from collections.abc import Collection
from itertools import groupby
from typing import Final, NamedTuple

from bot.base.language import Language
from bot.pages.card_picker import (
    CODES_APART,
    button_rows,
    card_rows,
    cards_rows,
    codes,
    picked,
    picked_card,
)
from bot.pages.model import Button, Option, Row, Select
from cogs.games.eighty_points import words
from cogs.games.eighty_points.hand_picture import holding_of
from cogs.games.eighty_points.words import EightyPointsMatch, suit_text
from games.core.cards import BLACK_JOKER, CODES, RED_JOKER, SYMBOLS, code, label, labels
from games.eighty_points import (
    BURIED,
    TRUMPS,
    Declare,
    EightyPointsView,
    Pass,
    Put,
    pairs_in,
    points_in,
    trump_card,
)

Cards = tuple[int, ...]
NOBODY: Final = "-"
"""Stands in a control's args where no card is called."""
PAIR: Final = "pair"
"""Stands in a control's args where both cards are shown."""


class Controls(NamedTuple):
    """What a hand says and offers; ``chosen`` and ``playable`` are places in the hand as shown.

    ``playable`` is None where any card may be taken.
    """

    text: str
    rows: tuple[Row, ...] = ()
    chosen: tuple[int, ...] = ()
    playable: tuple[int, ...] | None = None


def controls(seen: EightyPointsMatch, draft: str, language: Language) -> Controls:
    """What a player may do in their hand now."""
    view = seen.view
    hand = holding_of(view).cards
    match view.phase:
        case "dealing" | "declaring":
            return _declaring(seen, language)
        case "naming" if seen.my_turn:
            text = language.say("**Nobody declared.** Name the trump suit.")
            names = (Button(SYMBOLS[s], "name", str(s), style="primary") for s in (3, 2, 1, 0))
            return Controls(text, (tuple(names),))
        case "burying" if seen.my_turn:
            return _burying(view, hand, draft, language)
        case "calling" if seen.my_turn:
            return _calling(view, draft, language)
        case "playing" if seen.my_turn:
            return _playing(seen, hand, draft, language)
        case "scored" if seen.my_turn:
            button = Button(language.say("Ready"), "ready", style="success")
            return Controls(language.say("**Ready for the next round?**"), ((button,),))
        case "over":
            return Controls(language.say("The match is over."))
        case _:
            return Controls(_waiting_text(seen, language))


def _waiting_text(seen: EightyPointsMatch, language: Language) -> str:
    if seen.view.phase in ("playing", "shown"):
        return language.say("This hand refreshes itself when it is your turn.")
    return words.now_text(seen, language)


def _declaring(seen: EightyPointsMatch, language: Language) -> Controls:
    view = seen.view
    rows = button_rows(
        Button(
            language.say("Declare {cards}", cards=labels(_declared(view, action))),
            "declare",
            f"{action.suit}{CODES_APART}{PAIR if action.pair else ''}",
            style="primary",
        )
        for action in seen.menu
        if isinstance(action, Declare)
    )
    text = f"{words.now_text(seen, language)}\n{words.trumps_text(seen, language)}"
    if view.claim is not None:
        cards = labels(_declared(view, Declare(view.claim.suit, view.claim.pair)))
        text += "\n" + language.say("You declare {cards}, shown with the next cards.", cards=cards)
    elif rows and view.round == 1:
        text += "\n" + language.say(
            "**You can declare.** Whose declaration stands is King of the Hill, with that suit as "
            "trumps."
        )
    elif rows:
        text += "\n" + language.say("**You can declare.** The suit declared will be trumps.")
    if Pass() in seen.menu:
        said = bool(view.declarations) and view.declarations[-1].seat == view.viewer
        name = language.say("Nothing more") if said else language.say("Declare nothing")
        rows = (*rows, (Button(name, "pass"),))
    return Controls(text, rows)


def _declared(view: EightyPointsView, action: Declare) -> Cards:
    card = trump_card(view.trump_rank, action.suit)
    return (card, card) if action.pair else (card,)


def _burying(view: EightyPointsView, hand: Cards, draft: str, language: Language) -> Controls:
    chosen = picked(hand, draft)
    order = view.order
    sizes = tuple(len(list(cards)) for _, cards in groupby(hand, key=lambda c: order.suits[c]))
    cards = tuple(sorted(hand[at] for at in chosen))
    text = language.say(
        "**You are King of the Hill.** Bury eight of your 28 cards: nobody sees them until the "
        "round is over. If a challenger takes the last trick, their points count twice."
    )
    if chosen:
        text += "\n" + language.count(
            points_in(cards),
            "Picked {number} of {all}, worth {n} point: {cards}",
            "Picked {number} of {all}, worth {n} points: {cards}",
            number=len(cards),
            all=BURIED,
            cards=labels(tuple(hand[at] for at in chosen)),
        )
    missing = BURIED - len(cards)
    if missing > 0:
        name = language.count(missing, "Pick {n} more", "Pick {n} more")
    elif missing < 0:
        name = language.count(-missing, "Take {n} back", "Take {n} back")
    else:
        name = language.say("Bury these eight")
    args = codes(cards) if not missing else ""
    button = Button(name, "bury", args, style="success", disabled=bool(missing))
    rows = cards_rows(hand, chosen, language, menus=sizes)
    return Controls(text, (*rows, (button,)), chosen)


def _calling(view: EightyPointsView, draft: str, language: Language) -> Controls:
    chosen = picked_card(tuple(range(len(CODES))), draft)
    text = language.say(
        "**Call a card.** Whoever plays it first becomes your ally, so choose one that others "
        "hold. With no call you stand alone."
    )
    rows: list[Row] = []
    for suit in (3, 2, 1, 0):
        presenters = [suit * 13 + rank for rank in range(12, -1, -1)]
        if suit == 3:
            presenters = [RED_JOKER, BLACK_JOKER, *presenters]
        options = tuple(
            _called_option(view, presenter, presenter == chosen, language)
            for presenter in presenters
        )
        name = language.say("Call a {suit}", suit=SYMBOLS[suit])
        if suit == 3:
            name = language.say("Call a {suit} or a Joker", suit=SYMBOLS[suit])
        rows.append(Select(name, "pick", options, str(suit)))
    if chosen is not None:
        name = language.say("Call {card}", card=label(chosen))
    else:
        name = language.say("Call the card picked")
    call = Button(
        name, "call", "" if chosen is None else code(chosen), "success", disabled=chosen is None
    )
    rows.append((call, Button(language.say("Call nobody"), "call", NOBODY)))
    return Controls(text, tuple(rows))


def _called_option(
    view: EightyPointsView, presenter: int, chosen: bool, language: Language
) -> Option:
    mine = (*view.hand, *(view.buried or ())).count(presenter)
    name = label(presenter)
    if mine:
        name = language.count(mine, "{card} (you have {n})", "{card} (you have {n})", card=name)
    return Option(name, code(presenter), chosen=chosen)


def _playing(seen: EightyPointsMatch, hand: Cards, draft: str, language: Language) -> Controls:
    plays: list[Cards] = [put.cards for put in seen.menu if isinstance(put, Put)]
    text = f"{_why(seen.view, language)}\n{words.trick_text(seen, language)}".strip()
    if all(len(set(cards)) == 1 for cards in plays):
        return _one_face(plays, hand, draft, text, language)
    return _two_cards(plays, hand, draft, text, language)


def _one_face(
    plays: list[Cards], hand: Cards, draft: str, text: str, language: Language
) -> Controls:
    """A single card or a pair is to be played: the player picks the face."""
    presenters = tuple(
        dict.fromkeys(card for card in hand if any(card in cards for cards in plays))
    )
    chosen = picked_card(presenters, draft)
    playable = _places(hand, presenters)
    picks = card_rows(presenters, "pick", chosen, language) if len(presenters) > 1 else ()
    if chosen is None:
        waiting = Button(language.say("Play"), "put", style="success", disabled=True)
        return Controls(text, (*picks, (waiting,)), (), playable)
    offered = [cards for cards in plays if chosen in cards]
    buttons = tuple(_play_button(cards, language) for cards in offered)
    return Controls(text, (*picks, buttons), _marked(hand, offered[0]), playable)


def _two_cards(
    plays: list[Cards], hand: Cards, draft: str, text: str, language: Language
) -> Controls:
    """Two cards follow a pair; a card that all plays have in common is picked already."""
    common = Counter(plays[0])
    for other in plays[1:]:
        common &= Counter(other)
    must = list(common.elements())
    usable = [card for card in hand if any(card in cards for cards in plays)]
    free = _without(usable, must)
    places = picked(free, draft)
    cards = tuple(sorted([*must, *(free[at] for at in places)]))
    button = _play_button(cards, language)
    if cards not in plays:
        missing = len(plays[0]) - len(cards)
        name = (
            language.count(missing, "Pick {n} more", "Pick {n} more")
            if missing > 0
            else language.say("Pick only two cards")
        )
        button = Button(name, "put", style="success", disabled=True)
    rows = (*cards_rows(free, places, language), (button,))
    return Controls(text, rows, _marked(hand, cards), _places(hand, usable))


def _without(cards: list[int], gone: list[int]) -> Cards:
    left = cards[:]
    for card in gone:
        left.remove(card)
    return tuple(left)


def _marked(hand: Cards, cards: Cards) -> tuple[int, ...]:
    """Where cards stand in the hand, the first places of those that are the same."""
    left = list(cards)
    found = []
    for at, card in enumerate(hand):
        if card in left:
            left.remove(card)
            found.append(at)
    return tuple(found)


def _places(hand: Cards, cards: Collection[int]) -> tuple[int, ...]:
    return tuple(at for at, card in enumerate(hand) if card in cards)


def _play_button(cards: Cards, language: Language) -> Button:
    name = language.say("Play {cards}", cards=labels(cards))
    return Button(name, "put", codes(cards), style="success")


def _why(view: EightyPointsView, language: Language) -> str:
    """What may be played, and why nothing else."""
    if not view.trick:
        return language.say("**Your lead.** Any card, or two that are the same.")
    order = view.order
    led = view.trick[0].cards
    suit = order.suits[led[0]]
    inside = [card for card in view.hand if order.suits[card] == suit]
    name = suit_text(suit, language)
    if len(led) == 1:
        if inside:
            return language.say("**Your turn.** Led: {suit}. You must follow.", suit=name)
        return language.say("**Your turn.** Led: {suit}. You hold none: play any card.", suit=name)
    if pairs_in(inside):
        return language.say(
            "**Your turn.** Led: a pair of {suit}. You must play a pair of yours.", suit=name
        )
    if not inside:
        return language.say(
            "**Your turn.** Led: a pair of {suit}. You hold none: play any two cards.", suit=name
        )
    if view.loose_following:
        return language.say(
            "**Your turn.** Led: a pair of {suit}. You hold no such pair: play any two cards.",
            suit=name,
        )
    if len(inside) == 1:
        return language.say(
            "**Your turn.** Led: a pair of {suit}. Your only one, {card}, must go and is picked: "
            "pick one more card.",
            suit=name,
            card=label(inside[0]),
        )
    return language.say(
        "**Your turn.** Led: a pair of {suit}. You hold no such pair: play any two of {suit}.",
        suit=name,
    )


def held_text(view: EightyPointsView, language: Language) -> str:
    """The viewer's own cards in words, and what only the viewer knows."""
    order = view.order
    groups = [
        f"{language.say('trumps')}: {labels(cards)}" if suit == TRUMPS else labels(cards)
        for suit, cards in (
            (suit, tuple(same))
            for suit, same in groupby(order.sorted(view.hand), key=lambda c: order.suits[c])
        )
    ]
    lines = []
    if groups:
        held = " · ".join(groups)
        lines.append(language.say("Hand, {n}: {cards}", n=len(view.hand), cards=held))
    if view.buried and view.phase not in ("scored", "over"):
        lines.append(language.say("You buried {cards}.", cards=labels(view.buried)))
    if view.called is not None and view.fallen is None and view.called in view.hand:
        if view.viewer == view.koth:
            told = language.say("You hold the called card yourself.")
        elif view.hand.count(view.called) > 1:
            told = language.say("**You hold both called cards: you are the secret ally.**")
        else:
            told = language.say(
                "**You hold the called card. Play it first, and you are the ally.**"
            )
        lines.append(told)
    return "\n".join(lines)
