"""A careful observer of King of the Hill: sees what spectators are told, and reasons."""

from dataclasses import dataclass, field

from games.core import Event
from games.core.cards import code
from games.king_of_the_hill.view import KingOfTheHillView


@dataclass
class Observer:
    """``hand`` and ``reserve`` are the cards placed for certain, ``either`` those of a seat."""

    tops: list[str]
    cards_in_hand: list[int] = field(default_factory=lambda: [12, 12])
    cards_in_reserve: list[int] = field(default_factory=lambda: [0, 0])
    hand: list[set[str]] = field(default_factory=lambda: [set(), set()])
    reserve: list[set[str]] = field(default_factory=lambda: [set(), set()])
    either: list[set[str]] = field(default_factory=lambda: [{"JB"}, {"JB"}])
    prize: str = ""
    blows: int = 0

    @classmethod
    def at(cls, view: KingOfTheHillView) -> "Observer":
        return cls([code(stack.top) for stack in view.stacks if stack.top is not None])

    def hear(self, event: Event) -> None:
        facts = event.public
        match event.kind:
            case "set_up":
                for seat, count in enumerate(facts["reserves"]):
                    self.cards_in_hand[seat] = 12 - count
                    self.cards_in_reserve[seat] = count
            case "chosen":
                self.prize = self.tops[facts["stack"]]
                self.blows = 0
            case "revealed":
                for seat, attack in enumerate(facts["attacks"]):
                    self.see_played(seat, attack)
                self.blows += 1
            case "tied":
                for seat in (0, 1):
                    self.see_joker_hidden(seat)
            case "divided":
                seat, to_hand, to_reserve = facts["seat"], facts["hand"], facts["reserve"]
                self.cards_in_hand[seat] += to_hand
                self.cards_in_reserve[seat] += to_reserve
                place = self.either if to_hand and to_reserve else self.hand
                (place if to_hand else self.reserve)[seat].add(self.prize)
        for seat in (0, 1):
            self.reason(seat)

    def see_played(self, seat: int, attack: list[str]) -> None:
        for place in (self.hand, self.reserve, self.either):
            place[seat] -= {*attack}
        if attack == ["JB"]:
            self.hand[seat].add("JB")
            return
        counts = self.cards_in_reserve if self.blows else self.cards_in_hand
        counts[seat] -= len(attack)

    def see_joker_hidden(self, seat: int) -> None:
        for place in (self.hand, self.either):
            place[seat] -= {"JB"}
        self.reserve[seat].add("JB")

    def count(self, seat: int, hand: int, reserve: int) -> None:
        """Everybody sees how many cards lie where, and so whence a Joker came."""
        self.cards_in_hand[seat], self.cards_in_reserve[seat] = hand, reserve
        self.reason(seat)

    def reason(self, seat: int) -> None:
        if len(self.hand[seat]) == self.cards_in_hand[seat]:
            self.reserve[seat] |= self.either[seat]
            self.either[seat] = set()
        elif len(self.reserve[seat]) == self.cards_in_reserve[seat]:
            self.hand[seat] |= self.either[seat]
            self.either[seat] = set()
