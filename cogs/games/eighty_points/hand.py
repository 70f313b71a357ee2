"""The controls of Eighty Points: declaring, burying, calling, playing."""

from collections import Counter
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
from bot.pages.cards import card_sign
from bot.pages.model import Button, Option, Row, Select
from cogs.games.eighty_points.hand_texts import HandTexts
from cogs.games.eighty_points.texts import EightyPointsMatch, shown_cards
from games.core.cards import BLACK_JOKER, CODES, RED_JOKER, SYMBOLS, code, parse
from games.eighty_points.state import BURIED, DeclareTrumps, Pass, Put
from games.eighty_points.tricks import without

Cards = tuple[int, ...]
SUITS: Final = (3, 2, 1, 0)  # From spades to clubs, as controls show them
NOBODY: Final = "-"  # In a control's args: no card is called
PAIR: Final = "pair"  # In a control's args: both cards are shown
TWIN: Final = "+"  # Suffix to the code of the second of two equal cards
ELSEWHERE: Final = "-"  # In a menu's args: comes before the cards chosen in other menus


class Controls(NamedTuple):
    """The text and controls of a hand, the picked cards, and the playable faces (None for all).

    The first row is for actions taken only once, and for buttons that play nothing. No button
    stands where a different one stood in the previous decision.
    """

    text: str
    first: tuple[Button, ...] = ()
    rows: tuple[Row, ...] = ()
    picked: Cards = ()
    playable: frozenset[int] | None = None
    waiting: bool = False


class Hand(HandTexts):
    """The controls of a hand. ``draft`` is what has been picked so far."""

    def __init__(self, seen: EightyPointsMatch, language: Language, draft: str) -> None:
        super().__init__(seen, language)
        self._draft = draft

    def controls(self) -> Controls:
        match self.view.phase:
            case "dealing" | "declaring":
                return self._to_declare()
            case "over":
                return Controls(self.ended(), waiting=True)
            case "naming" if self.seen.my_turn:
                return self._to_name()
            case "burying" if self.seen.my_turn:
                return self._to_bury()
            case "calling" if self.seen.my_turn:
                return self._to_call()
            case "playing" if self.seen.my_turn:
                return self._to_play()
            case "scored" if self.seen.my_turn:
                ready = Button(self.say("eighty-points/button-ready"), "ready", style="success")
                return Controls(self.say("eighty-points/scored"), rows=((ready,),))
            case _:
                return Controls(self.waiting(), waiting=True)

    def _to_declare(self) -> Controls:
        view, menu = self.view, self.seen.menu
        able = {action for action in menu if isinstance(action, DeclareTrumps)}
        first: tuple[Button, ...] = ()
        if Pass() in menu:
            declared = view.declarations and view.declarations[-1].seat == view.viewer
            name = self.say("eighty-points/button-pass", declared="yes" if declared else "no")
            first = (Button(name, "pass"),)
        rows: tuple[Row, ...] = ()
        if able:
            rows += (self._declarations(able, pair=False),)
        if any(action.pair for action in able):
            rows += (self._declarations(able, pair=True),)
        return Controls(self.declaring(able), first, rows)

    def _declarations(self, able: set[DeclareTrumps], *, pair: bool) -> tuple[Button, ...]:
        """Return a button for each suit, so that none moves when another card comes."""
        found = []
        for suit in SUITS:
            action = DeclareTrumps(suit, pair)
            cards = shown_cards(self.view, action)
            args = f"{suit}{CODES_APART}{PAIR * pair}"
            found.append(self._play(cards, "declare", args, disabled=action not in able))
        return tuple(found)

    def _play(self, cards: Cards, verb: str, args: str, *, disabled: bool = False) -> Button:
        sign = card_sign(cards[0], self.language) * (len(cards) == 1)
        return Button(self.cards(cards), verb, args, disabled=disabled, sign=sign)

    def _option(self, cards: Cards, args: str, *, chosen: bool = False) -> Option:
        sign = card_sign(cards[0], self.language)
        return Option(self.cards(cards), args, chosen=chosen, sign=sign)

    def _to_name(self) -> Controls:
        options = tuple(Option(SYMBOLS[suit], str(suit)) for suit in SUITS)
        menu = Select(self.say("eighty-points/menu-suit"), "name", options)
        return Controls(self.say("eighty-points/naming"), rows=(menu,))

    def _to_bury(self) -> Controls:
        view, order = self.view, self.view.order
        chosen = _held(view.hand, self._draft) or view.chosen
        first: tuple[Button, ...] = (self._suggest(),)
        if len(chosen) == BURIED:
            name = self.say("eighty-points/button-bury")
            first += (Button(name, "bury", codes(chosen), style="success"),)
        suits = groupby(order.sorted(view.hand), order.suits.__getitem__)
        parts = [
            cards[start : start + MAX_SELECT_OPTIONS]
            for cards in (tuple(same) for _, same in suits)
            for start in range(0, len(cards), MAX_SELECT_OPTIONS)
        ]
        rows = tuple(self._burying_menu(at, part, chosen) for at, part in enumerate(parts))
        counted = self.say("eighty-points/counted", n=len(chosen), all=BURIED)
        told = self.language.sentences(self.say("eighty-points/burying"), counted)
        return Controls(told, first, rows, order.sorted(chosen))

    def _suggest(self) -> Button:
        return Button(self.say("bot/button-suggest"), "suggest", style="primary")

    def _burying_menu(self, number: int, part: Cards, chosen: Cards) -> Select:
        """Return a menu of cards. Its args hold its number and the cards chosen elsewhere."""
        marked, elsewhere = Counter(chosen), list(chosen)
        options: list[Option] = []
        for at, card in enumerate(part):
            mine = marked[card] > 0
            if mine:
                marked[card] -= 1
                elsewhere.remove(card)
            value = code(card) + (TWIN if card in part[:at] else "")
            options.append(self._option((card,), value, chosen=mine))
        first, last = self.card(part[0]), self.card(part[-1])
        name = self.say("bot/choose-cards-first", first=first, last=last)
        most = max(1, min(len(part), BURIED - len(elsewhere)))  # Discord has no menu of none
        args = f"{number}{ELSEWHERE}{codes(elsewhere)}"
        return Select(name, "choose", tuple(options), args, least=0, most=most)

    def _to_call(self) -> Controls:
        face = picked_card(tuple(range(len(CODES))), self._draft)
        rows = tuple(self._calling_menu(suit, face) for suit in SUITS)
        nobody = self.say("eighty-points/button-call", card="nobody")
        first: tuple[Button, ...] = (Button(nobody, "call", NOBODY), self._suggest())
        if face is None:
            return Controls(self.say("eighty-points/calling"), first, rows)
        name = self.say("eighty-points/button-call", card=self.card(face))
        first += (Button(name, "call", code(face), style="success"),)
        return Controls(self.say("eighty-points/calling"), first, rows, (face,))

    def _calling_menu(self, suit: int, chosen: int | None) -> Select:
        jokers = [RED_JOKER, BLACK_JOKER] if suit == 3 else []
        mine = Counter((*self.view.hand, *(self.view.buried or ())))
        options = tuple(
            Option(
                self.say("eighty-points/option-call", n=mine[face], card=self.card(face)),
                code(face),
                chosen=face == chosen,
                sign=card_sign(face, self.language),
            )
            for face in (*jokers, *(suit * 13 + rank for rank in range(12, -1, -1)))
        )
        facts = {"suit": SYMBOLS[suit], "jokers": "yes" if jokers else "no"}
        return Select(self.say("eighty-points/menu-call", **facts), PICK, options, str(suit))

    def _to_play(self) -> Controls:
        hand = self.view.order.sorted(self.view.hand)
        plays: list[Cards] = [put.cards for put in self.seen.menu if isinstance(put, Put)]
        playable = frozenset(card for cards in plays for card in cards)
        text = self.playing()
        # Cards that are in every legal play don't have to be picked.
        common = Counter(plays[0])
        for other in plays[1:]:
            common &= Counter(other)
        faces = tuple(dict.fromkeys(card for card in hand if card in playable))
        # One press is enough if every play has a single face.
        if len(plays) == 1 or all(len({*cards}) == 1 for cards in plays):
            whole = sorted(plays, key=lambda cards: (faces.index(cards[0]), len(cards)))
            named = {cards: cards for cards in whole}
            return Controls(text, (), self._offered(named), (), playable)
        forced = next(iter(common), None)
        first = forced if forced is not None else picked_card(faces, self._draft)
        if first is None:
            rows = card_rows(faces, PICK, None, self.language)
            return Controls(text, (), rows, (), playable)
        seconds = {cards: tuple(without(cards, (first,))) for cards in plays if first in cards}
        ordered = dict(sorted(seconds.items(), key=lambda item: faces.index(item[1][0])))
        rows = self._offered(ordered)
        if forced is None:
            name = self.say("eighty-points/button-take-back", card=self.card(first))
            rows = (*rows, (Button(name, PICK),))
        return Controls(text, (), rows, (first,), playable)

    def _offered(self, plays: dict[Cards, Cards]) -> tuple[Row, ...]:
        if len(plays) <= MAX_BUTTONS:
            return button_rows(
                self._play(named, "put", codes(cards)) for cards, named in plays.items()
            )
        options = tuple(self._option(named, codes(cards)) for cards, named in plays.items())
        return (Select(self.say("eighty-points/menu-play"), "put", options),)


def _held(hand: Cards, draft: str) -> Cards:
    try:
        cards = tuple(sorted(map(parse, codes_in(draft))))
        without(hand, cards)
    except ValueError:
        return ()
    return cards if len(cards) <= BURIED else ()


def chosen_in(args: str, values: tuple[str, ...]) -> list[str]:
    """Return the cards chosen in a burying menu, in order. A ninth throws no other out."""
    elsewhere = args.partition(ELSEWHERE)[2]
    found = [*codes_in(elsewhere), *(value.removesuffix(TWIN) for value in values)][:BURIED]
    return sorted(found, key=CODES.index) if set(found) <= {*CODES} else found
