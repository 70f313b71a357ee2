"""Kill the Kings read once more from the document: card codes, plain lists, no engine."""

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
KINGS = ("KC", "KD", "KH", "KS")


def number(card: str) -> int:
    return ORDER.index(card[:-1]) + 1


def colour(card: str) -> str:
    return {"C": "black", "S": "black", "D": "red", "H": "red"}[card[-1]]


@cache
def may_go_below(card: str, above: str) -> bool:
    """ "opposite color and lower, same suit and lower, or same value as the card above it" """
    if number(card) == number(above):
        return True
    same_suit = card[-1] == above[-1]
    return number(card) < number(above) and (same_suit or colour(card) != colour(above))


def falls(cards: list[str]) -> bool:
    numbers = [number(card) for card in cards]
    return numbers == sorted(set(numbers), reverse=True)


def death(below: list[str]) -> Literal["alternating", "suited", "kind"] | None:
    """Return the effect of the lowest five, four and three cards below a king."""
    five, four, three = below[-5:], below[-4:], below[-3:]
    stripes = [colour(card) for card in five]
    if stripes in (["red", "black"] * 2 + ["red"], ["black", "red"] * 2 + ["black"]) and falls(
        five
    ):
        return "alternating"
    if len(four) == 4 and len({card[-1] for card in four}) == 1 and falls(four):
        return "suited"
    if len(three) == 3 and len({number(card) for card in three}) == 1:
        return "kind"
    return None


@dataclass
class Solitaire:
    """A game. ``deck`` has its top card first; ``below`` the cards of every king, dead or not."""

    deck: list[str]
    below: dict[str, list[str]] = field(default_factory=lambda: {king: [] for king in KINGS})
    dead: dict[str, str] = field(default_factory=dict)
    reserve: list[str] = field(default_factory=list)
    in_hand: str | None = None
    over: str | None = None
    before: "Solitaire | None" = None
    """The state before the last placement, until the next card is turned."""

    def slots(self) -> int:
        return 4 + len(self.dead)

    def places_for(self, card: str) -> list[str]:
        return [
            king
            for king in KINGS
            if king not in self.dead and may_go_below(card, [king, *self.below[king]][-1])
        ]

    def moves(self) -> list[str]:
        """``draw``, ``reserve``, ``undo``, or a card and a king."""
        if self.over:
            return []
        return self.plain_moves() + ["undo"] * (self.before is not None)

    def plain_moves(self) -> list[str]:
        if self.in_hand is not None:
            moves = [f"{self.in_hand} {king}" for king in self.places_for(self.in_hand)]
            return moves + ["reserve"] * (len(self.reserve) < self.slots())
        moves = [f"{card} {king}" for card in self.reserve for king in self.places_for(card)]
        return moves + ["draw"] * bool(self.deck)

    def move(self, move: str) -> None:
        if move == "undo":
            vars(self).update(vars(self.before))
            return
        if move == "draw":
            self.before = None
            self.in_hand = self.deck[0]
            self.deck = self.deck[1:]
            if not self.plain_moves():
                self.over = "bust"
            return
        if move == "reserve":
            assert self.in_hand is not None
            self.reserve.append(self.in_hand)
            self.in_hand = None
        else:
            card, king = move.split()
            self.before = None
            self.before = deepcopy(self)
            if card == self.in_hand:
                self.in_hand = None
            else:
                self.reserve.remove(card)
            self.below[king].append(card)
            way = death(self.below[king])
            if way:
                self.dead[king] = way
        if len(self.dead) == 4:
            self.over = "won"
        elif not self.plain_moves():
            self.over = "out_of_moves"
