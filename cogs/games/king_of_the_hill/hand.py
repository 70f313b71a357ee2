"""The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing."""

from typing import NamedTuple

from bot.base.language import Language
from bot.pages.card_picker import (
    BUTTONS_IN_A_ROW,
    button_rows,
    card_rows,
    cards_rows,
    codes,
    picked,
    picked_card,
)
from bot.pages.model import Button, Option, Row, Select
from cogs.games.king_of_the_hill import words
from cogs.games.king_of_the_hill.words import (
    KingOfTheHillMatch,
    cards_text,
    fought_text,
    stack_text,
)
from games.king_of_the_hill import JOKER, Attack, AttackMenu, KingOfTheHillView, value


class Controls(NamedTuple):
    """What a hand says and offers, and the cards that are picked."""

    text: str
    rows: tuple[Row, ...] = ()
    chosen: tuple[int, ...] = ()


def controls(seen: KingOfTheHillMatch, draft: str, language: Language) -> Controls:
    """What a player may do in their hand now."""
    view = seen.view
    if not seen.my_turn:
        return Controls(words.waiting_text(seen, language))
    match view.phase:
        case "setup":
            return _setting_aside(view, draft, language)
        case "choosing":
            text = language.say("**Your turn.** Choose the stack to fight for.")
            return Controls(text, choosing_rows(view))
        case "attack":
            return _attacking(view, draft, language)
        case _:
            return _dividing(view, draft, language)


def choosing_rows(view: KingOfTheHillView) -> tuple[Row, ...]:
    """A button for each stack that may be chosen."""
    return button_rows(
        Button(stack_text(view, index), "choose", str(index), style="primary")
        for index in view.available
    )


def _setting_aside(view: KingOfTheHillView, draft: str, language: Language) -> Controls:
    places = picked(view.hand, draft)
    chosen = tuple(view.hand[at] for at in places)
    text = language.say(
        "**Set up your reserve.** Pick the cards to lay aside; they break ties, and your opponent "
        "learns only how many. Even the Joker may hide there."
    )
    confirm = (
        language.count(len(chosen), "Set {n} card aside", "Set {n} cards aside")
        if chosen
        else language.say("Set nothing aside")
    )
    button = Button(confirm, "set_aside", codes(chosen), style="success")
    return Controls(text, (*cards_rows(view.hand, places, language), (button,)), chosen)


def _attacking(view: KingOfTheHillView, draft: str, language: Language) -> Controls:
    menu = AttackMenu(view.reserve) if view.from_reserve else AttackMenu(view.hand, joker=True)
    cards = tuple(attack.cards[0] for attack in menu if len(attack.cards) == 1)
    assert view.battle is not None
    stack = fought_text(view.battle)
    if view.from_reserve:
        text = language.say("**A tie!** Attack again, from your reserve, for {stack}.", stack=stack)
    else:
        text = language.say("**Attack** for {stack}. Both attack in secret.", stack=stack)
    chosen = picked_card(cards, draft)
    if chosen is None:
        text += "\n" + language.say("Pick a card to see the attacks that it is part of.")
        waiting = Button(language.say("Attack"), "attack", style="success", disabled=True)
        return Controls(text, (*card_rows(cards, "pick", None, language), (waiting,)))
    attacks = [attack for attack in menu if chosen in attack.cards]
    if chosen == JOKER:
        text += "\n" + words.joker_text(view.battle, language)
    picks = card_rows(cards, "pick", chosen, language) if len(cards) > 1 else ()
    return Controls(text, (*picks, _attacks(attacks, language)), (chosen,))


def _attacks(attacks: list[Attack], language: Language) -> Row:
    if len(attacks) <= BUTTONS_IN_A_ROW:
        return tuple(
            Button(
                language.say("Attack: {attack}", attack=_attack_text(attack)),
                "attack",
                codes(attack.cards),
                style="success",
            )
            for attack in attacks
        )
    options = tuple(Option(_attack_text(attack), codes(attack.cards)) for attack in attacks)
    return Select(language.say("Attack with…"), "attack", options)


def _attack_text(attack: Attack) -> str:
    return f"{cards_text(attack.cards)} = {value(attack.cards)}"


def _dividing(view: KingOfTheHillView, draft: str, language: Language) -> Controls:
    if len(view.spoils) == 1:
        text = language.say("**You won {cards}.** Where does it go?", cards=cards_text(view.spoils))
        to_hand = Button(language.say("To the hand"), "divide", style="success")
        to_reserve = Button(language.say("To the reserve"), "divide", codes(view.spoils))
        return Controls(text, ((to_hand, to_reserve),))
    places = picked(view.spoils, draft)
    chosen = tuple(view.spoils[at] for at in places)
    kept = tuple(card for card in view.spoils if card not in chosen)
    text = language.say(
        "**You won {cards}.** Pick what goes into your reserve; the rest is for your hand.",
        cards=cards_text(view.spoils),
    )
    if not chosen:
        name = language.say("All to the hand")
    elif not kept:
        name = language.say("All to the reserve")
    else:
        name = language.say(
            "Reserve: {reserve}; hand: {hand}", reserve=cards_text(chosen), hand=cards_text(kept)
        )
    button = Button(name, "divide", codes(chosen), style="success")
    return Controls(text, (*cards_rows(view.spoils, places, language), (button,)), chosen)
