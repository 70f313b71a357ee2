"""The texts of King of the Hill: turns, battles, cards and steps."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.base.language import Language, sentence
from bot.match.view import MatchView
from bot.pages.cards import card_text as suited
from bot.pages.endings import chair_name
from bot.pages.model import history_text, stack_texts
from bot.pages.presenter import MatchTexts
from games.king_of_the_hill.attack import JOKER, Attack, compare, value
from games.king_of_the_hill.state import APEX, PLACES, Action, ChooseStack, Divide, SetAside
from games.king_of_the_hill.view import Battle, KingOfTheHillView, StackView

KingOfTheHillMatch = MatchView[KingOfTheHillView]

REFUSALS: Final = {
    "not_your_turn": sentence("king-of-the-hill/refusal-not-your-turn"),
    "stack_not_available": sentence("king-of-the-hill/refusal-stack"),
    "not_an_attack": sentence("king-of-the-hill/refusal-attack"),
    "not_in_reserve": sentence("king-of-the-hill/refusal-tie"),
    "not_won": sentence("king-of-the-hill/refusal-not-won"),
    "players": sentence("king-of-the-hill/refusal-two-players"),
    "joining_closed": sentence("king-of-the-hill/refusal-full"),
}


def card_text(card: int, language: Language) -> str:
    """Return the card's name. A Joker has no colour here."""
    return language.say("king-of-the-hill/joker") if card == JOKER else suited(card, language)


class Texts(MatchTexts[KingOfTheHillView]):
    """What one viewer reads about a match."""

    def cards(self, cards: Iterable[int]) -> str:
        return " ".join(card_text(card, self.language) for card in cards)

    def attack(self, cards: Sequence[int]) -> str:
        return f"{self.cards(cards)} = {value(cards)}"

    def stack(self, index: int) -> str:
        return self._stack(index, self.view.stacks[index])

    def fought(self, battle: Battle) -> str:
        """Return the stack of a battle as it was at the time."""
        return self._stack(battle.stack, battle)

    def _stack(self, index: int, stack: StackView | Battle) -> str:
        if index == APEX:
            return self.say("king-of-the-hill/apex")
        assert stack.top is not None
        return card_text(stack.top, self.language) + (f" ×{stack.size}" if stack.size > 1 else "")

    def _situation(self) -> dict[str, str]:
        view = self.view
        return {
            "phase": "tie" if view.from_reserve else view.phase,
            "stack": self.fought(view.battle) if view.battle else "",
        }

    def now(self) -> str:
        seen, view = self.seen, self.view
        if seen.replayed or view.phase == "over":
            return ""
        names = self.language.listing(chair_name(seen.chairs[at]) for at in sorted(seen.awaited))
        facts = {"name": self.name(view.turn), **self._situation()}
        return self.say("king-of-the-hill/now", names=names, **facts)

    def task(self) -> str:
        seen, view = self.seen, self.view
        if view.phase == "over":  # ``ending`` tells who won the apex
            return "" if view.ending == "crowned" else self.verdict()
        if not seen.my_turn:
            other = self.name(1 - seen.seat)
            return self.say("king-of-the-hill/not-your-turn", phase=view.phase, name=other)
        won = {"cards": self.cards(view.spoils), "n": len(view.spoils)}
        at = "apex" if view.battle and view.battle.stack == APEX else "below"
        return self.say("king-of-the-hill/your-turn", at=at, **won, **self._situation())

    def verdict(self) -> str:
        view, winner = self.view, self.view.king or 0
        facts = {"name": self.name(winner), "other": self.name(1 - winner)}
        return self.say("king-of-the-hill/verdict", how=view.ending, **facts)

    def ending(self) -> str:
        view, seat = self.view, self.seen.seat
        if view.ending != "crowned":
            return super().ending()
        blow = view.fought[-1].blows[-1]
        mine, theirs = (
            self.language.aside(self.cards(blow[at]), str(value(blow[at])))
            for at in (seat, 1 - seat)
        )
        how = "won" if view.king == seat else "lost"
        return self.say("king-of-the-hill/your-end", how=how, cards=mine, others=theirs)

    def footer(self) -> str:
        faces = "tie" if self.view.faces_tie else "rank"
        return self.say("king-of-the-hill/footer", n=self.view.stacks_left, faces=faces)

    def battles(self) -> str:
        """Return all battles so far, newest first, and the cards out of the match."""
        told = [self._battle(battle) for battle in reversed(self.view.fought)]
        return history_text("", told, self._cards("gone", sorted(self.view.discards)))

    def _battle(self, battle: Battle) -> str:
        stack = self.fought(battle)
        return stack_texts(
            self.say("king-of-the-hill/battle", number=battle.number, stack=stack),
            *self._blows(battle),
            self._result(battle),
        )

    def _blows(self, battle: Battle) -> list[str]:
        return [self._blow(battle, number) for number in range(len(battle.blows))]

    def _blow(self, battle: Battle, number: int) -> str:
        blow, source = battle.blows[number], "reserve" if number else "hand"
        order = compare(*blow, faces_tie=self.view.faces_tie)
        winner, loser = (0, 1) if order > 0 else (1, 0)
        how = "value" if value(blow[0]) != value(blow[1]) else "rank" if order else "tie"
        if blow == ((JOKER,), (JOKER,)):
            how = "jokers"
        aside = self.language.aside
        attacks = [aside(f"**{self.cards(cards)}**", str(value(cards))) for cards in blow]
        one = {"name": self.name(0), "cards": attacks[0]}
        other = {"other": self.name(1), "others": attacks[1]}
        ranks = {"card": self.cards(blow[winner]), "beaten": self.cards(blow[loser])}
        facts = {**one, **other, **ranks, "winner": self.name(winner)}
        return self.say("king-of-the-hill/blow", source=source, how=how, **facts)

    def _result(self, battle: Battle) -> str:
        """Return a battle's winner and the division of its cards. Empty until they are divided."""
        hand, reserve, discarded = battle.to_hand, battle.to_reserve, battle.result == "discarded"
        if not (hand or reserve or discarded):
            return ""
        where = "both" if hand and reserve else "hand" if hand else "reserve"
        where = "discard" if discarded else where
        counts = {"n": battle.size, "hand": hand, "reserve": reserve}
        facts = {"name": self.name(battle.winner or 0), "stack": self.fought(battle)}
        return self.say("king-of-the-hill/result", where=where, **facts, **counts)

    def news(self) -> str:
        """Return the last battle, until the first blow of the next."""
        if not self.view.fought:
            return ""
        last = self.view.fought[-1]
        return self.language.sentences(*self._blows(last), self._result(last))

    def board_in_words(self) -> str:
        view = self.view
        return stack_texts(
            self.verdict() if view.phase == "over" else self.now(),
            *(self._seat(seat) for seat in range(2)),
            *self._rows(),
            self._last_battle(),
        )

    def hand_in_words(self) -> str:
        other = 1 - self.seen.seat
        known = self.view.seats[other]
        return stack_texts(
            self._chosen(),
            self._cards("won", self.view.spoils),
            *self._held(),
            *self._rows(),
            self._counts(other),
            self._cards("hand", known.known_hand),
            self._cards("reserve", known.known_reserve),
            self._cards("either", known.known_either),
            self._last_battle(),
        )

    def _seat(self, seat: int) -> str:
        view = self.view
        ready = self.say("bot/ready") if view.seats[seat].ready else ""
        king = self.say("king-of-the-hill/king") if view.king == seat else ""
        return " · ".join(filter(None, (self._counts(seat), ready, king)))

    def _counts(self, seat: int) -> str:
        facts, name = self.view.seats[seat], chair_name(self.seen.chairs[seat])
        counts = {"hand": facts.hand, "reserve": facts.reserve, "won": facts.won}
        return f"`{seat + 1}` {name} · " + self.say("king-of-the-hill/counts", **counts)

    def _rows(self) -> list[str]:
        rows: dict[int, list[str]] = {}
        for index, (row, _) in enumerate(PLACES):
            if self.view.stacks[index].size:
                text = self.stack(index)
                text = f"[{text}]" if index in self.view.available else text
                rows.setdefault(row, []).append(text)
        return [
            self.say("king-of-the-hill/row", row=row, stacks=self.language.row(stacks))
            for row, stacks in rows.items()
        ]

    def _last_battle(self) -> str:
        fought = self.view.fought
        if fought and not self._result(fought[-1]):
            return " ".join(self._battle(fought[-1]).splitlines())
        return self.news()

    def _cards(self, which: str, cards: Sequence[int]) -> str:
        if not cards:
            return ""
        return self.say("king-of-the-hill/cards", which=which, cards=self.cards(cards))

    def _chosen(self) -> str:
        chosen = self.view.committed
        if chosen is None:
            return ""
        return self.say("king-of-the-hill/cards", which="chosen", cards=self._or_none(chosen))

    def _or_none(self, cards: Sequence[int]) -> str:
        return self.cards(cards) or self.say("bot/none")

    def _held(self) -> tuple[str, str]:
        hand = self.view.hand
        told = self.say("bot/hand-cards", n=len(hand), cards=self._or_none(hand))
        return told, self._reserve(self.view.reserve)

    def _reserve(self, cards: Sequence[int]) -> str:
        return self.say("king-of-the-hill/reserve", n=len(cards), cards=self._or_none(cards))

    def held(self) -> str:
        return " · ".join(filter(None, (*self._held(), self._chosen())))

    def step(self, seat: int, action: Action) -> str:
        """Return an action, with an attack's cards once the viewer may see them."""
        what, of = "reserve", ""
        match action:
            case Divide():
                return self._result(self.view.fought[-1])
            case ChooseStack():
                what, of = "stack", self.fought(self.view.battles[-1])
            case Attack(cards):
                blows = self.view.fought[-1].blows if self.view.fought else ()
                known = self.seen.viewer == seat or (blows and blows[-1][seat] == cards)
                what, of = "attack" if known else "secret", self.cards(cards)
        return self.say("king-of-the-hill/step", what=what, of=of, name=self.name(seat))

    def choice(self, action: Action) -> str:
        match action:
            case SetAside(()):
                return self.say("king-of-the-hill/button-no-reserve")
            case SetAside(cards) | Divide(cards):
                return self.say("king-of-the-hill/reserved", cards=self.cards(cards) or "none")
            case ChooseStack(stack):
                return self.stack(stack)
            case Attack(cards):
                return self.attack(cards)
