"""The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing.

Each kind of action keeps to its own rows, so that no press meant for one does another: past battles
and spoils in the first, stacks in the second, attacks in the others. Attacks from the reserve are
in a menu, because those from the hand were buttons there a moment before.
"""

from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW, MAX_SELECT_OPTIONS
from bot.base.language import Language
from bot.pages.card_picker import (
    MAX_BUTTONS,
    button_rows,
    card_rows,
    cards_rows,
    codes,
    menus,
    picked_card,
    picked_places,
)
from bot.pages.cards import card_sign
from bot.pages.model import Button, Option, Row, Select
from cogs.games.king_of_the_hill import words
from cogs.games.king_of_the_hill.words import (
    KingOfTheHillMatch,
    attack_text,
    card_text,
    cards_text,
    fought_text,
    stack_text,
)
from games.king_of_the_hill.attack import JOKER, Attack, AttackMenu
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.view import KingOfTheHillView

_ATTACK_ROWS: Final = 3
_NOTHING_PICKED: Final = "-"
"""The args of a disabled button, different from those of any other."""


class BattleControls(NamedTuple):
    """The text and controls of a hand, and the picked cards."""

    text: str
    rows: tuple[Row, ...] = ()
    chosen: tuple[int, ...] = ()


def controls(seen: KingOfTheHillMatch, draft: str, language: Language) -> BattleControls:
    view = seen.view
    if not seen.my_turn:
        rows = (memory_row(view, language),) if view.fought and view.phase != "over" else ()
        return BattleControls(words.waiting_text(seen, language), rows)
    match view.phase:
        case "setup":
            return _setting_aside(view, draft, language)
        case "choosing":
            text = language.say("king-of-the-hill/controls-choosing")
            stacks: Row = tuple(_stack_button(view, index, language) for index in view.available)
            if len(view.available) > MAX_BUTTONS_PER_ROW:
                stacks = _stack_menu(view, language)
            return BattleControls(text, (memory_row(view, language), stacks))
        case "attack":
            return _attacking(seen, draft, language)
        case _:
            return _dividing(view, draft, language)


def memory_row(view: KingOfTheHillView, language: Language) -> tuple[Button, ...]:
    return (
        Button(
            language.say("king-of-the-hill/button-battles-far"), "memory", disabled=not view.fought
        ),
    )


def choosing_rows(view: KingOfTheHillView, language: Language) -> tuple[Row, ...]:
    return button_rows(_stack_button(view, index, language) for index in view.available)


def _stack_button(view: KingOfTheHillView, index: int, language: Language) -> Button:
    return Button(_stack_name(view, index, language), "choose", str(index), style="primary")


def _stack_menu(view: KingOfTheHillView, language: Language) -> Select:
    options = tuple(
        Option(_stack_name(view, index, language), str(index)) for index in view.available
    )
    return Select(language.say("king-of-the-hill/menu"), "choose", options)


def _stack_name(view: KingOfTheHillView, index: int, language: Language) -> str:
    stack = view.stacks[index]
    assert stack.top is not None
    if index == APEX:
        return language.say("king-of-the-hill/stack-name")
    return stack_text(index, stack.top, stack.size, language)


def _setting_aside(view: KingOfTheHillView, draft: str, language: Language) -> BattleControls:
    places = picked_places(view.hand, draft)
    chosen = tuple(view.hand[at] for at in places)
    text = language.say("king-of-the-hill/setting-aside-set-up")
    buttons = (
        Button(
            language.say("bot/button-suggest"),
            "suggest",
            style="secondary" if chosen else "success",
        ),
        Button(
            language.say("king-of-the-hill/button-set-aside"),
            "set_aside",
            codes(chosen) or _NOTHING_PICKED,
            style="success",
            disabled=not chosen,
        ),
        Button(language.say("king-of-the-hill/button-reserve"), "set_aside", disabled=bool(chosen)),
    )
    return BattleControls(
        text, (*cards_rows(view.hand, places, language, named=card_text), buttons), chosen
    )


def _attacking(seen: KingOfTheHillMatch, draft: str, language: Language) -> BattleControls:
    view = seen.view
    battle = view.battles[-1]
    stack = fought_text(battle, language)
    if view.from_reserve:
        text = language.say("king-of-the-hill/attacking-tie-attack", stack=stack)
    else:
        text = language.say("king-of-the-hill/attacking-attack-stack", stack=stack)
    if battle.stack == APEX:
        text = language.sentences(text, language.say("king-of-the-hill/attacking-joker-gives"))
    fought = Button(stack, "choose", str(battle.stack), disabled=True)
    above = (memory_row(view, language), (fought,))
    attacks = list(_menu(view))
    if len(attacks) <= MAX_BUTTONS and not view.from_reserve:
        # The Joker comes first, so that its button keeps its place.
        joker_first = (attacks[-1], *attacks[:-1])
        buttons = [_attack_button(view, attack, language) for attack in joker_first]
        return BattleControls(text, (*above, *button_rows(buttons)))
    # Too many attacks for buttons get menus. Too many for menus, and a card is picked first.
    if len(attacks) <= _ATTACK_ROWS * MAX_SELECT_OPTIONS:
        return BattleControls(text, (*above, *_attack_menus(attacks, language)))
    cards = tuple(attack.cards[0] for attack in attacks if len(attack.cards) == 1)
    chosen = picked_card(cards, draft)
    if chosen is None:
        return BattleControls(text, (*above, *card_rows(cards, "pick", None, language)))
    attacks = [attack for attack in attacks if chosen in attack.cards]
    picks = card_rows(cards, "pick", chosen, language)
    return BattleControls(text, (*above, *picks, *_attack_menus(attacks, language)), (chosen,))


def _attack_menus(attacks: list[Attack], language: Language) -> tuple[Select, ...]:
    options = tuple(
        Option(attack_text(each.cards, language), codes(each.cards)) for each in attacks
    )
    return menus(language.say("king-of-the-hill/attack-menus"), "attack", options)


def _menu(view: KingOfTheHillView) -> AttackMenu:
    return AttackMenu(view.reserve) if view.from_reserve else AttackMenu(view.hand, joker=True)


def _attack_button(view: KingOfTheHillView, attack: Attack, language: Language) -> Button:
    alone = len(attack.cards) == 1
    giving_up = attack.cards == (JOKER,) and view.battle is not None and view.battle.stack == APEX
    return Button(
        cards_text(attack.cards, language) if alone else attack_text(attack.cards, language),
        "attack",
        codes(attack.cards),
        style="danger" if giving_up else "primary",
        sign=card_sign(attack.cards[0], language) if alone else "",
    )


def _dividing(view: KingOfTheHillView, draft: str, language: Language) -> BattleControls:
    places = picked_places(view.spoils, draft)
    chosen = tuple(view.spoils[at] for at in places)
    alone = len(view.spoils) == 1
    soon = language.say("king-of-the-hill/dividing-goes-hand")
    buttons = [
        *memory_row(view, language),
        Button(
            language.say("king-of-the-hill/button-into-my")
            if alone
            else language.say("king-of-the-hill/button-into-my-hand"),
            "divide",
            style="success",
        ),
        Button(
            language.say("king-of-the-hill/button-into-my-reserve")
            if alone
            else language.say("king-of-the-hill/button-into-my-reserve-2"),
            "divide",
            codes(view.spoils),
            style="primary",
        ),
    ]
    if alone:
        text = language.say(
            "king-of-the-hill/dividing-won-cards-where", cards=cards_text(view.spoils, language)
        )
        return BattleControls(language.sentences(text, soon), (tuple(buttons),))
    text = language.say(
        "king-of-the-hill/dividing-won-cards", cards=cards_text(view.spoils, language)
    )
    mixed = 0 < len(chosen) < len(view.spoils)
    args = codes(chosen) if mixed else _NOTHING_PICKED
    divide = Button(
        language.say("king-of-the-hill/button-divide"),
        "divide",
        args,
        style="success",
        disabled=not mixed,
    )
    rows = ((*buttons, divide), *cards_rows(view.spoils, places, language, named=card_text))
    return BattleControls(language.sentences(text, soon), rows, chosen)
