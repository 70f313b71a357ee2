"""The controls of Eighty Points: declaring, burying, calling, playing."""

from collections import Counter
from collections.abc import Collection
from itertools import groupby
from typing import Final, NamedTuple

from bot.base.language import Voice
from bot.pages.card_picker import button_rows, card_rows, cards_rows, picked, picked_card
from bot.pages.model import Button, Option, Row, Select
from cogs.games.eighty_points import words
from cogs.games.eighty_points.hand_picture import holding_of
from cogs.games.eighty_points.words import CODES_APART, EightyPointsScene, cards_text, suit_text
from games.core.cards import BLACK_JOKER, CODES, RED_JOKER, SYMBOLS, code, label
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


def controls(
    scene: EightyPointsScene, view: EightyPointsView, draft: str, voice: Voice
) -> Controls:
    """What a player may do in their hand now."""
    hand = holding_of(view).cards
    match view.phase:
        case "dealing" | "declaring":
            return _declaring(scene, view, voice)
        case "naming" if scene.my_turn:
            text = voice.say("**Nobody declared.** Name the trump suit.")
            names = (Button(SYMBOLS[s], "name", str(s), style="primary") for s in (3, 2, 1, 0))
            return Controls(text, (tuple(names),))
        case "burying" if scene.my_turn:
            return _burying(view, hand, draft, voice)
        case "calling" if scene.my_turn:
            return _calling(view, draft, voice)
        case "playing" if scene.my_turn:
            return _playing(scene, view, hand, draft, voice)
        case "scored" if scene.my_turn:
            button = Button(voice.say("Ready"), "ready", style="success")
            return Controls(voice.say("**Ready for the next round?**"), ((button,),))
        case "over":
            return Controls(voice.say("The match is over."))
        case _:
            return Controls(_waiting_text(scene, view, voice))


def _waiting_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    if view.phase in ("playing", "shown"):
        return voice.say("This hand refreshes itself when it is your turn.")
    return words.now_text(scene, view, voice)


def _declaring(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> Controls:
    assert scene.menu is not None
    menu = list(scene.menu)
    rows = button_rows(
        Button(
            voice.say("Declare {cards}", cards=cards_text(_declared(view, action))),
            "declare",
            f"{action.suit}{CODES_APART}{PAIR if action.pair else ''}",
            style="primary",
        )
        for action in menu
        if isinstance(action, Declare)
    )
    text = f"{words.now_text(scene, view, voice)}\n{words.trumps_text(scene, view, voice)}"
    if rows and view.round == 1:
        text += "\n" + voice.say(
            "**You can declare.** Whose declaration stands is King of the Hill, with that suit as "
            "trumps."
        )
    elif rows:
        text += "\n" + voice.say("**You can declare.** The suit declared will be trumps.")
    if Pass() in menu:
        said = bool(view.declarations) and view.declarations[-1].seat == view.viewer
        name = voice.say("Nothing more") if said else voice.say("Declare nothing")
        rows = (*rows, (Button(name, "pass"),))
    return Controls(text, rows)


def _declared(view: EightyPointsView, action: Declare) -> Cards:
    card = trump_card(view.trump_rank, action.suit)
    return (card, card) if action.pair else (card,)


def _burying(view: EightyPointsView, hand: Cards, draft: str, voice: Voice) -> Controls:
    chosen = picked(hand, draft)
    order = view.order
    sizes = tuple(len(list(cards)) for _, cards in groupby(hand, key=lambda c: order.suits[c]))
    cards = tuple(sorted(hand[at] for at in chosen))
    text = voice.say(
        "**You are King of the Hill.** Bury eight of your 28 cards: nobody sees them until the "
        "round is over. If a challenger takes the last trick, their points count twice."
    )
    if chosen:
        text += "\n" + voice.count(
            points_in(cards),
            "Picked {number} of {all}, worth {n} point: {cards}",
            "Picked {number} of {all}, worth {n} points: {cards}",
            number=len(cards),
            all=BURIED,
            cards=cards_text(tuple(hand[at] for at in chosen)),
        )
    missing = BURIED - len(cards)
    if missing > 0:
        name = voice.count(missing, "Pick {n} more", "Pick {n} more")
    elif missing < 0:
        name = voice.count(-missing, "Take {n} back", "Take {n} back")
    else:
        name = voice.say("Bury these eight")
    args = _codes(cards) if not missing else ""
    button = Button(name, "bury", args, style="success", disabled=bool(missing))
    rows = cards_rows(hand, "pick", chosen, voice, menus=sizes)
    return Controls(text, (*rows, (button,)), chosen)


def _calling(view: EightyPointsView, draft: str, voice: Voice) -> Controls:
    chosen = picked_card(tuple(range(len(CODES))), draft)
    text = voice.say(
        "**Call a card.** Whoever plays it first becomes your ally, so choose one that others "
        "hold. With no call you stand alone."
    )
    rows: list[Row] = []
    for suit in (3, 2, 1, 0):
        faces = [suit * 13 + rank for rank in range(12, -1, -1)]
        if suit == 3:
            faces = [RED_JOKER, BLACK_JOKER, *faces]
        options = tuple(_called_option(view, face, face == chosen, voice) for face in faces)
        name = voice.say("Call a {suit}", suit=SYMBOLS[suit])
        if suit == 3:
            name = voice.say("Call a {suit} or a Joker", suit=SYMBOLS[suit])
        rows.append(Select(name, "pick", options, str(suit)))
    if chosen is not None:
        name = voice.say("Call {card}", card=label(chosen))
    else:
        name = voice.say("Call the card picked")
    call = Button(
        name, "call", "" if chosen is None else code(chosen), "success", disabled=chosen is None
    )
    rows.append((call, Button(voice.say("Call nobody"), "call", NOBODY)))
    return Controls(text, tuple(rows))


def _called_option(view: EightyPointsView, face: int, chosen: bool, voice: Voice) -> Option:
    mine = (*view.hand, *(view.buried or ())).count(face)
    name = label(face)
    if mine:
        name = voice.count(mine, "{card} (you have {n})", "{card} (you have {n})", card=name)
    return Option(name, code(face), chosen=chosen)


def _playing(
    scene: EightyPointsScene, view: EightyPointsView, hand: Cards, draft: str, voice: Voice
) -> Controls:
    assert scene.menu is not None
    plays: list[Cards] = [put.cards for put in scene.menu if isinstance(put, Put)]
    text = f"{_why(view, voice)}\n{words.trick_text(scene, view, voice)}".strip()
    if all(len(set(cards)) == 1 for cards in plays):
        return _one_face(plays, hand, draft, text, voice)
    return _two_cards(plays, hand, draft, text, voice)


def _one_face(plays: list[Cards], hand: Cards, draft: str, text: str, voice: Voice) -> Controls:
    """A single card or a pair is to be played: the player picks the face."""
    faces = tuple(dict.fromkeys(card for card in hand if any(card in cards for cards in plays)))
    chosen = picked_card(faces, draft)
    playable = _places(hand, faces)
    picks = card_rows(faces, "pick", chosen, voice) if len(faces) > 1 else ()
    if chosen is None:
        waiting = Button(voice.say("Play"), "put", style="success", disabled=True)
        return Controls(text, (*picks, (waiting,)), (), playable)
    offered = [cards for cards in plays if chosen in cards]
    buttons = tuple(_play_button(cards, voice) for cards in offered)
    return Controls(text, (*picks, buttons), _marked(hand, offered[0]), playable)


def _two_cards(plays: list[Cards], hand: Cards, draft: str, text: str, voice: Voice) -> Controls:
    """Two cards follow a pair; a card that all plays have in common is picked already."""
    common = Counter(plays[0])
    for other in plays[1:]:
        common &= Counter(other)
    must = list(common.elements())
    usable = [card for card in hand if any(card in cards for cards in plays)]
    free = _without(usable, must)
    places = picked(free, draft)
    cards = tuple(sorted([*must, *(free[at] for at in places)]))
    button = _play_button(cards, voice)
    if cards not in plays:
        missing = len(plays[0]) - len(cards)
        name = (
            voice.count(missing, "Pick {n} more", "Pick {n} more")
            if missing > 0
            else voice.say("Pick only two cards")
        )
        button = Button(name, "put", style="success", disabled=True)
    rows = (*cards_rows(free, "pick", places, voice), (button,))
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


def _play_button(cards: Cards, voice: Voice) -> Button:
    name = voice.say("Play {cards}", cards=cards_text(cards))
    return Button(name, "put", _codes(cards), style="success")


def _why(view: EightyPointsView, voice: Voice) -> str:
    """What may be played, and why nothing else."""
    if not view.trick:
        return voice.say("**Your lead.** Any card, or two that are the same.")
    order = view.order
    led = view.trick[0].cards
    suit = order.suits[led[0]]
    inside = [card for card in view.hand if order.suits[card] == suit]
    name = suit_text(suit, voice)
    if len(led) == 1:
        if inside:
            return voice.say("**Your turn.** Led: {suit}. You must follow.", suit=name)
        return voice.say("**Your turn.** Led: {suit}. You hold none: play any card.", suit=name)
    if pairs_in(inside):
        return voice.say(
            "**Your turn.** Led: a pair of {suit}. You must play a pair of yours.", suit=name
        )
    if not inside:
        return voice.say(
            "**Your turn.** Led: a pair of {suit}. You hold none: play any two cards.", suit=name
        )
    if view.loose_following:
        return voice.say(
            "**Your turn.** Led: a pair of {suit}. You hold no such pair: play any two cards.",
            suit=name,
        )
    if len(inside) == 1:
        return voice.say(
            "**Your turn.** Led: a pair of {suit}. Your only one, {card}, must go and is picked: "
            "pick one more card.",
            suit=name,
            card=label(inside[0]),
        )
    return voice.say(
        "**Your turn.** Led: a pair of {suit}. You hold no such pair: play any two of {suit}.",
        suit=name,
    )


def held_text(view: EightyPointsView, voice: Voice) -> str:
    """The viewer's own cards in words, and what only the viewer knows."""
    order = view.order
    groups = [
        f"{voice.say('trumps')}: {cards_text(cards)}" if suit == TRUMPS else cards_text(cards)
        for suit, cards in (
            (suit, tuple(same))
            for suit, same in groupby(order.sorted(view.hand), key=lambda c: order.suits[c])
        )
    ]
    lines = []
    if groups:
        held = " · ".join(groups)
        lines.append(voice.say("Hand, {n}: {cards}", n=len(view.hand), cards=held))
    if view.buried and view.phase not in ("scored", "over"):
        lines.append(voice.say("You buried {cards}.", cards=cards_text(view.buried)))
    if view.called is not None and view.fallen is None and view.called in view.hand:
        if view.viewer == view.koth:
            told = voice.say("You hold the called card yourself.")
        elif view.hand.count(view.called) > 1:
            told = voice.say("**You hold both called cards: you are the secret ally.**")
        else:
            told = voice.say("**You hold the called card. Play it first, and you are the ally.**")
        lines.append(told)
    return "\n".join(lines)


def _codes(cards: Cards) -> str:
    return CODES_APART.join(code(card) for card in cards)
