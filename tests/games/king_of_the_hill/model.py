"""King of the Hill read once more from the document: card codes, sets, no engine."""

from dataclasses import dataclass, field

from games.core.cards import RANKS, parse

Place = tuple[int, int]
"""Row, 1 being the apex, and column from the left, from 0."""
Cards = tuple[str, ...]


def middle(place: Place) -> int:
    """Return a stack's horizontal position in halves of a stack's width, with the apex at 0."""
    row, column = place
    return 2 * column - (row - 1)


def may_be_chosen(place: Place, left: set[Place]) -> bool:
    row, _ = place
    on_it = [each for each in left if each[0] == row + 1 and abs(middle(each) - middle(place)) == 1]
    corners = 2 - len(on_it) if row < 5 else 2
    return corners == 2 if row == 1 else corners >= 1


def is_sequence(cards: Cards) -> bool:
    ranks = [card[:-1] for card in cards]
    return (
        len(cards) >= 2
        and len({card[-1] for card in cards}) == 1
        and " ".join(ranks) in "2 3 4 5 6 7 8"
        and all(rank in "2345678" for rank in ranks)
    )


def worth(cards: Cards) -> int:
    total = 0
    for card in cards:
        rank = card[:-1]
        if card == "JB":
            total += 0
        elif rank == "A":
            total += 15
        elif rank in "JQK":
            total += 10
        else:
            total += int(rank)
    return total


def better(one: Cards, other: Cards, *, faces_tie: bool) -> int | None:
    """0 if the first attack wins, 1 if the second does, None if they tie."""
    if worth(one) != worth(other):
        return int(worth(one) < worth(other))
    ranked = [cards[0][:-1] for cards in (one, other) if len(cards) == 1]
    if faces_tie or len(ranked) < 2 or not all(rank in ("10", *"JQK") for rank in ranked):
        return None
    first, second = map(RANKS.index, ranked)
    return None if first == second else int(first < second)


RUNS = [
    tuple(rank + suit for rank in RANKS[low:high])
    for suit in "CDHS"
    for low in range(7)
    for high in range(low + 2, 8)
]


def all_attacks(held: set[str]) -> set[Cards]:
    return {(card,) for card in held} | {run for run in RUNS if held.issuperset(run)}


@dataclass
class Hill:
    """A match. What lies where is public here; ``secret`` are the choices not yet revealed."""

    hand: list[set[str]]
    pyramid: dict[Place, list[str]]
    turn: int
    faces_tie: bool
    reserve: list[set[str]] = field(default_factory=lambda: [set(), set()])
    stage: str = "setup"
    secret: dict[int, Cards] = field(default_factory=dict)
    fought_for: Place | None = None
    ties: int = 0
    spoils: list[str] = field(default_factory=list)
    spoils_of: int | None = None
    discards: set[str] = field(default_factory=set)
    won: list[int] = field(default_factory=lambda: [0, 0])
    king: int | None = None

    def to_act(self) -> set[int]:
        if self.stage in ("setup", "attack", "tie"):
            return {0, 1} - set(self.secret)
        if self.stage == "choose":
            return {self.turn}
        return {self.spoils_of} if self.stage == "spoils" and self.spoils_of is not None else set()

    def stacks(self) -> set[Place]:
        left = set(self.pyramid)
        return {place for place in left if may_be_chosen(place, left)}

    def allows(self, seat: int, kind: str, cards: Cards, place: Place) -> bool:
        if seat not in self.to_act():
            return False
        match kind, self.stage:
            case "SetAside", "setup":
                return list(cards) == sorted(self.hand[seat] & set(cards), key=parse)
            case "ChooseStack", "choose":
                return place in self.stacks()
            case "Attack", "attack" | "tie":
                return cards in self.attacks(seat)
            case "Divide", "spoils":
                return list(cards) == [card for card in self.spoils if card in cards]
        return False

    def attacks(self, seat: int) -> set[Cards]:
        if self.stage == "tie":
            return all_attacks(self.reserve[seat])
        return all_attacks(self.hand[seat]) | {("JB",)}

    def set_aside(self, seat: int, cards: Cards) -> None:
        self.secret[seat] = cards
        if len(self.secret) == 2:
            for each, chosen in self.secret.items():
                self.reserve[each] = set(chosen)
                self.hand[each] -= set(chosen)
            self.secret = {}
            self.stage = "choose"

    def choose(self, place: Place) -> None:
        self.fought_for = place
        self.stage = "attack"

    def attack(self, seat: int, cards: Cards) -> None:
        self.secret[seat] = cards
        if len(self.secret) == 2:
            blow = self.secret[0], self.secret[1]
            self.secret = {}
            self._expose(*blow)

    def _expose(self, one: Cards, other: Cards) -> None:
        for seat, cards in enumerate((one, other)):
            if cards == ("JB",):
                self.reserve[seat].discard("JB")
                self.hand[seat].add("JB")
            else:
                source = self.reserve if self.stage == "tie" else self.hand
                source[seat] -= set(cards)
                self.discards |= set(cards)
        assert self.fought_for is not None
        if one == other == ("JB",):
            self.discards |= set(self.pyramid.pop(self.fought_for))
            self._turn_ends()
            return
        winner = better(one, other, faces_tie=self.faces_tie)
        if winner is None:
            self.stage = "tie"
            self.ties += 1
            for hand, reserve in zip(self.hand, self.reserve, strict=True):
                if "JB" in hand:
                    hand.remove("JB")
                    reserve.add("JB")
            for seat, reserve in enumerate(self.reserve):
                if reserve == {"JB"}:
                    self.attack(seat, ("JB",))
            return
        self.spoils = self.pyramid.pop(self.fought_for)
        self.spoils_of = winner
        self.won[winner] += len(self.spoils)
        self.stage = "spoils"
        if self.fought_for == (1, 0):
            self.stage = "over"
            self.king = winner

    def divide(self, seat: int, to_reserve: Cards) -> None:
        self.reserve[seat] |= set(to_reserve)
        self.hand[seat] |= set(self.spoils) - set(to_reserve)
        self.spoils = []
        self._turn_ends()

    def _turn_ends(self) -> None:
        if self.fought_for == (1, 0):
            self.stage = "over"
        else:
            self.turn = 1 - self.turn
            self.stage = "choose"

    def concede(self, seat: int) -> None:
        self.stage = "over"
        self.king = 1 - seat
        self.secret = {}

    def time_out(self) -> None:
        """The defaults are played."""
        for seat in sorted(self.to_act()):
            if self.stage == "setup":
                self.set_aside(seat, ())
            elif self.stage == "choose":
                self.choose(self.default_stack())
            elif self.stage == "spoils":
                self.divide(seat, ())
            elif self.fought_for == (1, 0):
                self.attack(seat, self.strongest(seat))
            else:
                self.attack(seat, ("JB",))

    def default_stack(self) -> Place:
        """ "the available stack with the fewest cards, leftmost, the apex last" """

        def order(place: Place) -> tuple[bool, int, int]:
            return place == (1, 0), len(self.pyramid[place]), middle(place)

        return min(self.stacks(), key=order)

    def strongest(self, seat: int) -> Cards:
        """Return the strongest attack.

        Ties prefer one card to a sequence, then C D H S in order.
        """

        def order(attack: Cards) -> tuple[int, int, bool, int]:
            rank = RANKS.index(attack[0][:-1]) if worth(attack) == 10 == worth(attack[:1]) else -1
            suit = "CDHSB".index(attack[0][-1])
            return -worth(attack), -rank, len(attack) > 1, suit

        return min(self.attacks(seat), key=order)
