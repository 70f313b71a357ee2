"""A careful observer of Eighty Points: hears what spectators hear, and reasons."""

from collections import Counter
from dataclasses import dataclass, field, replace

from games.core import Event
from tests.games.eighty_points.model import RANKS, family

FAMILIES = "CDHST"
"""In the order of the bits that views use."""


def bits(families: set[str]) -> int:
    return sum(1 << FAMILIES.index(each) for each in families)


@dataclass
class Observer:
    """``shown`` are declared cards not played since; ``void`` and ``pairless`` are by seat."""

    loose: bool
    ranks: list[int] = field(default_factory=lambda: [0] * 5)
    king: int | None = None
    rank: str = "2"
    suit: str = ""
    buried: bool = False
    shown: list[Counter[str]] = field(default_factory=lambda: [Counter() for _ in range(5)])
    void: list[set[str]] = field(default_factory=lambda: [set() for _ in range(5)])
    pairless: list[set[str]] = field(default_factory=lambda: [set() for _ in range(5)])
    table: list[list[str]] = field(default_factory=list)

    def as_it_is(self) -> "Observer":
        """Return the present knowledge, whatever is observed later."""
        return replace(
            self,
            shown=[known.copy() for known in self.shown],
            void=[known.copy() for known in self.void],
            pairless=[known.copy() for known in self.pairless],
        )

    def hear(self, event: Event) -> None:
        facts = event.public
        match event.kind:
            case "declared":
                card = self.rank + "CDHS"[facts["suit"]]
                self.shown[facts["seat"]][card] = 2 if facts["pair"] else 1
            case "trumps":
                self.king, self.suit = facts["koth"], "CDHS"[facts["suit"]]
            case "buried":
                self.buried = True
            case "played":
                self.see_played(facts["seat"], facts["cards"])
            case "scored":
                for seat in facts["seats"]:
                    self.ranks[seat] += facts["rise"]
            case "round_began":
                self.king, self.suit, self.buried, self.table = facts["koth"], "", False, []
                self.rank = RANKS[self.ranks[facts["koth"]]]
                for seat in range(5):
                    self.shown[seat] = Counter()
                    self.void[seat] = set()
                    self.pairless[seat] = set()

    def family(self, card: str) -> str:
        return family(card, self.rank, self.suit)

    def see_played(self, seat: int, cards: list[str]) -> None:
        self.shown[seat] -= Counter(cards)
        if len(self.table) == 5:
            self.table = []
        if self.table:
            self.see_followed(seat, cards, self.family(self.table[0][0]))
        self.table.append(cards)

    def see_followed(self, seat: int, cards: list[str], led: str) -> None:
        given = [card for card in cards if self.family(card) == led]
        if len(cards) == 1:
            if not given:
                self.void[seat].add(led)
            return
        if len(given) < 2 or given[0] != given[1]:
            self.pairless[seat].add(led)
            if len(given) < 2 and not self.loose:
                self.void[seat].add(led)

    def objections(self, hands: list[list[str]], dead: list[str], viewer: int | None) -> list[str]:
        """Return a world's contradictions to the knowledge; the viewer's own hand isn't judged."""
        found = []
        for seat, hand in enumerate(hands):
            if seat == viewer:
                continue
            for card, copies in Counter(hand).items():
                if self.family(card) in self.void[seat]:
                    found.append(f"{seat} holds {card} of a suit it lacks")
                if copies == 2 and self.family(card) in self.pairless[seat]:
                    found.append(f"{seat} holds a pair of {card}")
            where = Counter(hand)
            if self.buried and seat == self.king:
                where.update(dead)
            for card in (self.shown[seat] - where).elements():
                found.append(f"{seat} does not hold the {card} declared")
        return found
