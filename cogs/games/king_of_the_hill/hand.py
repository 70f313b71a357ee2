"""The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing.

Each kind of action keeps to its own rows, so that no press meant for one does another: past battles
and spoils in the first, stacks in the second, attacks in the others. Attacks from the reserve are
in a menu, because those from the hand were buttons there a moment before.
"""

from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW, MAX_SELECT_OPTIONS
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
from bot.pages.endings import menu_button
from bot.pages.model import Button, Option, Row, Select
from cogs.games.king_of_the_hill.texts import Texts, card_text
from games.core.cards import rank_of
from games.king_of_the_hill.attack import JOKER, Attack, value
from games.king_of_the_hill.state import APEX

_ATTACK_ROWS: Final = 3
_NOTHING_PICKED: Final = "-"  # The args of a disabled button, different from those of any other


class HandControls(NamedTuple):
    """The controls of a hand, and the picked cards."""

    rows: tuple[Row, ...] = ()
    chosen: tuple[int, ...] = ()


class Controls(Texts):
    """What one viewer presses and reads in a match."""

    def hand(self, draft: str) -> HandControls:
        view = self.view
        if not self.seen.my_turn:
            return HandControls(self.memory() if view.phase != "over" else ())
        match view.phase:
            case "setup":
                return self._setting_aside(draft)
            case "choosing":
                return HandControls((self._quiet(), self._stacks()))
            case "attack":
                return self._attacking(draft)
            case _:
                return self._dividing(draft)

    def memory(self) -> tuple[tuple[Button], ...]:
        label = self.say("king-of-the-hill/button-battles")
        return ((Button(label, "memory"),),) if self.view.fought else ()

    def _quiet(self) -> tuple[Button]:
        """Return a first row whose button plays nothing, for the hand of whoever has to act."""
        (row,) = self.memory() or ((Button(self.say("bot/button-rules"), "rules"),),)
        return row

    def choosing(self) -> tuple[tuple[Button, ...], ...]:
        if self.view.phase != "choosing":
            return ()
        return button_rows(
            Button(self._stack_name(index), "choose", str(index), style="primary")
            for index in self.view.available
        )

    def _stacks(self) -> Row:
        available = self.view.available
        if len(available) <= MAX_BUTTONS_PER_ROW:
            return self.choosing()[0]
        options = tuple(Option(self._stack_name(index), str(index)) for index in available)
        return Select(self.say("king-of-the-hill/menu-stack"), "choose", options)

    def _stack_name(self, index: int) -> str:
        apex = index == APEX
        return self.say("king-of-the-hill/button-apex") if apex else self.stack(index)

    def _setting_aside(self, draft: str) -> HandControls:
        hand = self.view.hand
        places = picked_places(hand, draft)
        chosen = tuple(hand[at] for at in places)
        suggest = self.say("bot/button-suggest")
        aside = self.say("king-of-the-hill/button-set-aside")
        none = self.say("king-of-the-hill/button-no-reserve")
        args = codes(chosen) or _NOTHING_PICKED
        buttons = (
            Button(suggest, "suggest", style="secondary" if chosen else "success"),
            Button(aside, "set_aside", args, style="success", disabled=not chosen),
            Button(none, "set_aside", disabled=bool(chosen)),
            menu_button(self.language),
        )
        rows = cards_rows(hand, places, self.language, named=card_text)
        return HandControls((*rows, buttons), chosen)

    def _attacking(self, draft: str) -> HandControls:
        view = self.view
        # *More* has the row that stacks had a moment ago.
        above = (self._quiet(), (menu_button(self.language),))
        attacks = list(self.seen.menu)
        if len(attacks) <= MAX_BUTTONS and not view.from_reserve:
            # The Joker comes first, so that its button keeps its place.
            joker_first = (attacks[-1], *attacks[:-1])
            return HandControls((*above, *button_rows(map(self._attack_button, joker_first))))
        # Too many attacks for buttons get menus. Too many for menus, and a card is picked first.
        if len(attacks) <= _ATTACK_ROWS * MAX_SELECT_OPTIONS:
            return HandControls((*above, *self._attack_menus(attacks)))
        cards = tuple(attack.cards[0] for attack in attacks if len(attack.cards) == 1)
        chosen = picked_card(cards, draft)
        picks = card_rows(cards, "pick", chosen, self.language)
        if chosen is None:
            return HandControls((*above, *picks))
        attacks = [attack for attack in attacks if chosen in attack.cards]
        return HandControls((*above, *picks, *self._attack_menus(attacks)), (chosen,))

    def _attack_menus(self, attacks: list[Attack]) -> tuple[Select, ...]:
        options = tuple(Option(self.attack(each.cards), codes(each.cards)) for each in attacks)
        return menus(self.say("king-of-the-hill/menu-attack"), "attack", options)

    def _attack_button(self, attack: Attack) -> Button:
        cards, battle = attack.cards, self.view.battle
        giving_up = cards == (JOKER,) and battle is not None and battle.stack == APEX
        alone = len(cards) == 1
        plain = alone and value(cards) == rank_of(cards[0])
        return Button(
            self.cards(cards) if plain else self.attack(cards),
            "attack",
            codes(cards),
            style="danger" if giving_up else "primary",
            sign=card_sign(cards[0], self.language) if alone else "",
        )

    def _dividing(self, draft: str) -> HandControls:
        spoils = self.view.spoils
        to_hand = self.say("king-of-the-hill/button-to-hand", n=len(spoils))
        to_reserve = self.say("king-of-the-hill/button-to-reserve", n=len(spoils))
        buttons = (
            *self._quiet(),
            Button(to_hand, "divide", style="success"),
            Button(to_reserve, "divide", codes(spoils), style="primary"),
        )
        if len(spoils) == 1:
            return HandControls((buttons,))
        places = picked_places(spoils, draft)
        chosen = tuple(spoils[at] for at in places)
        mixed = 0 < len(chosen) < len(spoils)
        args = codes(chosen) if mixed else _NOTHING_PICKED
        label = self.say("king-of-the-hill/button-divide")
        divide = Button(label, "divide", args, style="success", disabled=not mixed)
        rows = cards_rows(spoils, places, self.language, named=card_text)
        return HandControls(((*buttons, divide), *rows), chosen)
