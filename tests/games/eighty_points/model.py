"""Eighty Points read once more from the Gameplay Actions: card codes, no engine."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from games.core.cards import RANKS, parse

Cards = tuple[str, ...]


def value(card: str) -> int:
    return {"5": 5, "10": 10, "K": 10}.get(card[:-1], 0)


def value_of(cards: list[str]) -> int:
    return sum(map(value, cards))


def family(card: str, rank: str, suit: str) -> str:
    """ "T" for trumps, else the printed suit."""
    if card in ("JB", "JR") or card[:-1] == rank or card[-1] == suit:
        return "T"
    return card[-1]


def height(card: str, rank: str, suit: str) -> tuple[int, int]:
    """Higher is better within a family."""
    if card == "JR":
        return 5, 0
    if card == "JB":
        return 4, 0
    if card[:-1] == rank:
        return (3 if card[-1] == suit else 2), 0
    return 1, RANKS.index(card[:-1])


def in_order(cards: Cards) -> bool:
    return list(cards) == sorted(cards, key=parse)


def is_pair(cards: Cards) -> bool:
    return len(cards) == 2 and cards[0] == cards[1]


@dataclass
class Match:
    """``secret`` cards are public here: ``hands``, ``stock`` and ``dead`` are plain lists."""

    hands: list[list[str]]
    stock: list[str]
    king: int | None
    rank: str = "2"
    suit: str = ""
    loose: bool = False
    rounds: int = 5
    number: int = 1
    seating: list[int] = field(default_factory=lambda: [0, 1, 2, 3, 4])
    starter: int = 0
    stage: str = "dealing"
    said: tuple[int, str, bool] | None = None
    claims: dict[int, tuple[str, bool]] = field(default_factory=dict)
    silent: set[int] = field(default_factory=set)
    ready: set[int] = field(default_factory=set)
    chosen: list[str] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    called: str | None = None
    defenders: set[int] = field(default_factory=set)
    turn: int = 0
    table: list[tuple[int, Cards]] = field(default_factory=list)
    pile: list[list[str]] = field(default_factory=lambda: [[] for _ in range(5)])
    before: list[int] = field(default_factory=lambda: [0] * 5)
    levels: list[int] = field(default_factory=lambda: [0] * 5)
    """Steps above two; 13 and more have passed the ace."""
    total: int = 0
    next_king: int = 0
    taker: int = 0
    trick: int = 0

    def to_act(self) -> set[int]:
        everybody = {0, 1, 2, 3, 4}
        if self.stage == "dealing":
            return set() if self.said and self.said[2] else everybody
        if self.stage == "declaring":
            return everybody - self.silent
        if self.stage in ("naming", "burying", "calling") and self.king is not None:
            return {self.king}
        if self.stage == "playing":
            return {self.turn}
        return everybody - self.ready if self.stage == "scored" else set()

    def allows(self, seat: int, kind: str, cards: Cards, said: tuple[str, bool]) -> bool:
        """Whether a seat may do this now; ``said`` is a suit, and whether by a pair."""
        if seat not in self.to_act():
            return False
        match kind, self.stage:
            case "declare", "dealing" | "declaring":
                return said in self.declarations(seat)
            case "choose" | "bury", "burying":
                held = Counter(self.hands[seat])
                right = len(cards) == 8 if kind == "bury" else len(cards) <= 8
                return right and in_order(cards) and not Counter(cards) - held
            case "put", "playing":
                return in_order(cards) and tuple(sorted(cards)) in self.plays()
            case ("pass", "declaring") | ("name", "naming"):
                return True
            case ("call", "calling") | ("ready", "scored"):
                return True
        return False

    def declarations(self, seat: int) -> set[tuple[str, bool]]:
        """Suit, and whether by a pair."""
        found: set[tuple[str, bool]] = set()
        if seat in self.claims:
            return found
        for suit in "CDHS":
            copies = self.hands[seat].count(self.rank + suit)
            if copies and not self.said:
                found.add((suit, False))
            if copies == 2 and not (self.said and self.said[2]):
                found.add((suit, True))
        return found

    def after(self, seat: int, places: int = 1) -> int:
        return self.seating[(self.seating.index(seat) + places) % 5]

    def deal(self) -> None:
        self.settle()
        for place in range(5):
            self.hands[self.after(self.starter, place)].append(self.stock.pop(0))
        if len(self.stock) == 8:
            self.stage = "declaring"
            if self.said and self.said[2]:
                self._declared()

    def declare(self, seat: int, suit: str, *, pair: bool) -> None:
        self.claims[seat] = suit, pair
        if self.stage == "declaring":
            self.keep_silent(seat)

    def keep_silent(self, seat: int) -> None:
        self.silent.add(seat)
        if len(self.silent) == 5:
            self.settle()
            self._declared()

    def settle(self) -> None:
        """Deal the cards once more, one at a time, to find out who then holds the claimed ones."""
        for number in range(1, 1 + max(map(len, self.hands))):
            for place in range(5):
                seat = self.after(self.starter, place)
                suit, pair = self.claims.get(seat, ("", False))
                if self.hands[seat][:number].count(self.rank + suit) == 1 + pair:
                    del self.claims[seat]
                    if not self.said or (pair and not self.said[2]):
                        self.said = seat, suit, pair
        assert not self.claims

    def _declared(self) -> None:
        if self.said:
            if self.number == 1:
                self.king = self.said[0]
            self.name(self.said[1])
        else:
            self.stage = "to be drawn" if self.king is None else "naming"

    def name(self, suit: str, king: int | None = None) -> None:
        self.suit = suit
        self.king = self.king if king is None else king
        assert self.king is not None
        self.hands[self.king] += self.stock
        self.stock = []
        self.defenders = {self.king}
        self.stage = "burying"

    def bury(self, cards: Cards) -> None:
        assert self.king is not None
        assert len(cards) == 8
        for card in cards:
            self.hands[self.king].remove(card)
        self.dead = list(cards)
        self.chosen = []
        self.stage = "calling"

    def call(self, card: str | None) -> None:
        assert self.king is not None
        self.called = card
        self.turn = self.king
        self.trick = 1
        self.stage = "playing"

    def family(self, card: str) -> str:
        return family(card, self.rank, self.suit)

    def allowed(self, hand: list[str], cards: Cards) -> bool:
        """Step 14, for any cards of a hand."""
        if not self.table:
            return len(cards) == 1 or is_pair(cards)
        led = self.table[0][1]
        if len(cards) != len(led):
            return False
        suit = self.family(led[0])
        held = [card for card in hand if self.family(card) == suit]
        given = [card for card in cards if self.family(card) == suit]
        if len(led) == 1:
            return not held or len(given) == 1
        if any(held.count(card) == 2 for card in held):
            return len(given) == 2 and is_pair(cards)
        return self.loose or len(given) == min(2, len(held))

    def plays(self) -> set[Cards]:
        """All one or two cards of the hand whose turn it is, those allowed."""
        hand = self.hands[self.turn]
        some = {(card,) for card in hand} | {tuple(sorted(two)) for two in combinations(hand, 2)}
        return {cards for cards in some if self.allowed(hand, cards)}

    def lowest(self) -> set[Cards]:
        """The plays with the fewest points."""
        fewest = min(value_of([*cards]) for cards in self.plays())
        return {cards for cards in self.plays() if value_of([*cards]) == fewest}

    def play(self, cards: Cards) -> None:
        for card in cards:
            self.hands[self.turn].remove(card)
        self.table.append((self.turn, cards))
        if self.called in cards:
            self.defenders.add(self.turn)
            self.called = None
        self.turn = self.after(self.turn)
        if len(self.table) == 5:
            self.taker = self._taker()
            for _, played in self.table:
                self.pile[self.taker] += played
            self.stage = "shown"

    def _taker(self) -> int:
        """Among what counts, the best; of the best the first."""
        led = self.table[0][1]
        counting = [
            (seat, cards[0]) for seat, cards in self.table if len(led) == 1 or is_pair(cards)
        ]
        for wanted in ("T", self.family(led[0])):
            of_it = [(seat, card) for seat, card in counting if self.family(card) == wanted]
            if of_it:
                best = max(height(card, self.rank, self.suit) for _, card in of_it)
                return next(
                    seat for seat, card in of_it if height(card, self.rank, self.suit) == best
                )
        raise AssertionError("the led card counts")

    def points(self) -> list[int]:
        return [value_of(pile) for pile in self.pile]

    def go_on(self) -> None:
        """Step 16."""
        self.table = []
        if self.hands[self.taker]:
            self.turn = self.taker
            self.trick += 1
            self.stage = "playing"
            return
        assert self.king is not None
        challengers = [seat for seat in range(5) if seat not in self.defenders]
        self.total = sum(self.points()[seat] for seat in challengers)
        if self.taker in challengers:
            self.total += 2 * value_of(self.dead)
        mates = self.defenders - {self.king}
        if self.total < 80:
            steps = 3 if self.total == 0 else 2 if self.total <= 40 else 1
            for seat in self.defenders:
                self.levels[seat] += steps
            self.next_king = mates.pop() if mates else self.king
        else:
            for seat in challengers:
                self.levels[seat] += sum(self.total >= each for each in (120, 160, 200))
            order = [self.after(self.king, place) for place in range(1, 5)]
            self.next_king = next(seat for seat in order if seat in challengers)
        self.stage = "scored"
        if max(self.levels) >= 13 or self.number == self.rounds:
            self.stage = "over"

    def next_round(self, deck: list[str]) -> "Match":
        """``deck`` is what is dealt, the first card first."""
        return Match(
            hands=[[] for _ in range(5)],
            stock=deck,
            king=self.next_king,
            rank=RANKS[self.levels[self.next_king]],
            loose=self.loose,
            rounds=self.rounds,
            number=self.number + 1,
            seating=self.seating,
            starter=self.next_king,
            before=[a + b for a, b in zip(self.before, self.points(), strict=True)],
            levels=self.levels,
        )

    def places(self) -> list[int]:
        """By rank, then by points, unless the ace has been passed; nobody has left."""
        sums = [a + b for a, b in zip(self.before, self.points(), strict=True)]
        worth = [(13, 0) if n >= 13 else (n, s) for n, s in zip(self.levels, sums, strict=True)]
        return [1 + sum(other > mine for other in worth) for mine in worth]
