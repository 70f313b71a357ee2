"""The texts of a hand of Eighty Points: for its owner only, for beginners, and for reviews.

A review's facts are counted in rounds that Knights played out after each of two decisions. A
sentence is only chosen if its figures differ clearly and the difference helps the viewer's side.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from bot.base.language import Language
from bot.pages.model import stack_texts
from bot.pages.presenter import Weighed
from cogs.games.eighty_points.texts import EightyPointsMatch, Texts, shown_cards
from games.core.cards import SYMBOLS
from games.eighty_points.state import Bury, Call, DeclareTrumps, Put
from games.eighty_points.tricks import pairs_in, points_in, winning
from games.eighty_points.trumps import TRUMPS, order_of
from games.eighty_points.view import Play

CLEAR: Final = 15  # Minimum difference that is mentioned, in times out of 100
MIN_POINTS: Final = 5  # Minimum difference in points that is mentioned
FACTS: Final = frozenset(
    ("rises", "defends", "total", "takes", "ours", "points", "won", "given", "found", "last")
)
"""Facts needed for an explanation. Reviews of older versions may lack some; they get none."""
SURE: Final = 90  # Times out of 100 from which a seat counts as surely on a side


class Reason(Texts):
    """Why one of two decisions of the same kind was better."""

    def __init__(
        self, seen: EightyPointsMatch, language: Language, better: Weighed, worse: Weighed
    ) -> None:
        super().__init__(seen, language)
        self._better, self._worse = better, worse

    def text(self) -> str:
        """Return the reason that says the most; empty if the facts explain nothing."""
        pair = self._better, self._worse
        if self._better.worth <= self._worse.worth or any(FACTS - {*each.facts} for each in pair):
            return ""
        found = next(self._reasons(), None)
        if found is None:
            return ""
        why, facts = found
        first, second = (
            "burial" if isinstance(each.action, Bury) else self.named(each.action) for each in pair
        )
        return self.say(
            "eighty-points/reason",
            why=why,
            first=first,
            second=second,
            better=self.say("eighty-points/reason-action", action=first, which="better"),
            worse=self.say("eighty-points/reason-action", action=second, which="worse"),
            **facts,
        )

    def _gap(self, fact: str) -> int:
        gap: int = self._better.facts[fact] - self._worse.facts[fact]
        return gap

    def _both(self, fact: str) -> dict[str, Any]:
        return {"n": self._better.facts[fact], "m": self._worse.facts[fact]}

    def _gain(self) -> int:
        sides = self._better.facts["defends"], self._worse.facts["defends"]
        if min(sides) >= SURE:
            return -self._gap("total")
        return self._gap("total") if max(sides) <= 100 - SURE else 0

    def _reasons(self) -> Iterator[tuple[str, dict[str, Any]]]:
        match self._better.action:
            case Put():
                yield from self._reasons_to_put()
            case Bury():
                yield from self._reasons_to_bury()
            case Call():
                yield from self._finding()
            case _:
                return
        if self._gap("last") >= CLEAR:
            yield "last", self._both("last")
        if self._gain() >= MIN_POINTS:
            yield "total", self._both("total")
        if self._gap("rises") > 0:
            yield "rises", self._both("rises")

    def _finding(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self.view.viewer == self.view.koth and self._gap("found") >= CLEAR:
            yield "found", self._both("found")

    def _reasons_to_put(self) -> Iterator[tuple[str, dict[str, Any]]]:
        view, called = self.view, self.view.called
        better, worse = self._better, self._worse
        # The called card makes its first player the ally.
        if called is not None and view.fallen is None and view.viewer != view.koth:
            joins, waits = (called in each.action.cards for each in (better, worse))
            if joins != waits and self._gap("rises") > 0:
                facts = self._both("rises") | {"card": self.card(called)}
                yield "joins" if joins else "waits", facts
        yield from self._finding()
        if self._gain() > -MIN_POINTS:
            points = max(better.facts["points"], worse.facts["points"])
            if self._gap("ours") >= CLEAR and points >= MIN_POINTS:
                if self._gap("takes") >= CLEAR:
                    yield "takes", {"points": points, **self._both("takes")}
                lost = {name: 100 - ours for name, ours in self._both("ours").items()}
                yield "ours", {"points": points, **lost}
            if self._gap("given") <= -MIN_POINTS:
                yield "given", self._both("given")
            if self._gap("won") >= MIN_POINTS:
                yield "won", self._both("won")
        if self._gain() >= MIN_POINTS:
            # A pair that only the worse one breaks.
            card, *others = worse.action.cards
            if not others and view.hand.count(card) == 2 and card not in better.action.cards:
                yield "pair", {"card": self.card(card), **self._both("total")}

    def _reasons_to_bury(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self._gain() < MIN_POINTS:
            return
        suits, total = self.view.order.suits, self._both("total")
        held = sum(suits[card] == TRUMPS for card in self.view.hand)
        pair = self._better.action.cards, self._worse.action.cards
        more, fewer = (held - sum(suits[card] == TRUMPS for card in cards) for cards in pair)
        if more > fewer:
            yield "trumps", {"more": more, "fewer": fewer, **total}
        less, most = map(points_in, pair)
        if most - less >= MIN_POINTS:
            yield "buried", {"less": less, "more": most, **total}


class HandTexts(Texts):
    """What one viewer reads about a match, with what a player reads about their own hand."""

    def waiting(self) -> str:
        return self.now()

    def declaring(self, *, able: bool) -> str:
        """Return the text of a hand during the deal. ``able``: its owner can declare."""
        view, cards = self.view, ""
        if view.claim is not None:
            how, cards = f"claimed-{view.phase}", self.cards(shown_cards(view, view.claim))
        elif able:
            how = "for-the-hill" if view.round == 1 else "for-trumps"
        elif view.phase == "declaring":
            how = "nothing" if self.seen.my_turn else "answered"
        else:
            how = "pair" if any(each.pair for each in view.declarations) else "not-yet"
        return self.say("eighty-points/declaring", how=how, cards=cards)

    def playing(self) -> str:
        view, order = self.view, self.view.order
        if not view.trick:
            return self.say("eighty-points/may-play", may="lead")
        led = view.trick[0].cards
        suit = order.suits[led[0]]
        inside = [card for card in view.hand if order.suits[card] == suit]
        if len(led) == 1:
            may = "follow" if inside else "any"
        elif pairs_in(inside):
            may = "follow-pair"
        elif not inside:
            may = "any-two"
        elif view.loose_following:
            may = "loose"
        else:
            may = "only" if len(inside) == 1 else "two"
        card = self.cards(inside[:1])
        return self.say("eighty-points/may-play", may=may, suit=self.suit(suit), card=card)

    def secrets(self) -> str:
        """Return the viewer's secrets besides their cards: the dead hand, the alliance."""
        view, buried, called = self.view, "", ""
        if view.buried and view.phase not in ("calling", "scored", "over"):
            buried = self.say("eighty-points/you-buried", cards=self.cards(view.buried))
        if view.called is not None and view.fallen is None and view.called in view.hand:
            side = "ally" if view.hand.count(view.called) > 1 else "first"
            side = "koth" if view.viewer == view.koth else side
            called = self.say("eighty-points/called-yourself", side=side)
        return stack_texts(buried, called)

    def held(self) -> str:
        return self.cards(self.view.hand)

    def _held_by_suit(self) -> str:
        order, trumps = self.view.order, self.say("eighty-points/suit-of-trumps")
        groups = []
        for suit, same in groupby(order.sorted(self.view.hand), key=order.suits.__getitem__):
            cards = self.cards(same)
            groups.append(self.language.label(trumps, cards) if suit == TRUMPS else cards)
        if not groups:
            return ""
        return self.say("bot/hand-cards", n=len(self.view.hand), cards=" · ".join(groups))

    def hand_in_words(self, *, waiting: bool) -> str:
        told = self._held_by_suit(), self.trumps(), self.crowned() or self.called()
        if self.view.phase not in ("playing", "shown"):
            return stack_texts(*told)
        if waiting:
            return stack_texts(*told, self.last_trick())
        mine = self.view.seats[self.seen.seat].points
        taken = self.say("eighty-points/points-taken", points=self.view.taken, mine=mine)
        return stack_texts(*told, self.trick(), taken)

    def ended(self) -> str:
        facts, outcome = self.view.seats[self.seen.seat], self.seen.outcome
        return self.say(
            "eighty-points/ended",
            place="none" if outcome is None else outcome.places[self.seen.seat],
            rank=self.rank(facts.rank),
            points=facts.total + facts.points,
        )

    def coaching(self) -> str:
        on, facts = self._decision()
        return self.say("eighty-points/coaching", on=on, **facts)

    def reason(self, better: Weighed, worse: Weighed) -> str:
        return Reason(self.seen, self.language, better, worse).text()

    def _decision(self) -> tuple[str, dict[str, Any]]:
        match self.view.phase:
            case "dealing" | "declaring":
                return self._declaration()
            case "naming":
                return "naming", self._suit_facts(range(4))
            case "playing":
                return self._reply() if self.view.trick else (self._lead(), {})
            case phase:
                return phase, {}

    def _declaration(self) -> tuple[str, dict[str, Any]]:
        view = self.view
        suits = {action.suit for action in self.seen.menu if isinstance(action, DeclareTrumps)}
        if view.claim is not None:
            return "declared", {}
        if not suits:
            on = "overriding" if view.declarations else "no-card"
            return on, {"rank": self.rank(view.trump_rank)}
        on = "declaring-for-the-hill" if view.round == 1 else "declaring"
        return on, self._suit_facts(sorted(suits))

    def _suit_facts(self, suits: Iterable[int]) -> dict[str, Any]:
        hand, rank = self.view.hand, self.view.trump_rank
        orders = {suit: order_of(rank, suit).suits for suit in suits}
        trumps = {suit: sum(order[c] == TRUMPS for c in hand) for suit, order in orders.items()}
        suit = max(trumps, key=trumps.__getitem__)
        return {"suit": SYMBOLS[suit], "n": trumps[suit], "held": len(hand)}

    def _defends(self, seat: int) -> bool | None:
        """True if the seat is on the King's side, or None if that isn't settled or known."""
        view = self.view
        if seat in view.defenders:
            return True
        if view.called is None or view.fallen is not None:
            return False
        held = view.hand.count(view.called)
        if seat == view.viewer:
            # With one of the two, it's the ally's only if it's played first.
            return (False, None, True)[held]
        return False if held > 1 else None

    def _lead(self) -> str:
        if self._defends(self.seen.seat):
            return "leading-to-defend"
        pairs = any(isinstance(put, Put) and len(put.cards) > 1 for put in self.seen.menu)
        return "leading-a-pair" if pairs else "leading"

    def _reply(self) -> tuple[str, dict[str, Any]]:
        view = self.view
        best = winning(view.trick, view.order)
        facts = {
            "name": self.name(best.seat),
            "cards": self.cards(best.cards),
            "n": points_in(card for play in view.trick for card in play.cards),
        }
        mine, theirs = self._defends(self.seen.seat), self._defends(best.seat)
        if theirs is not None and mine == theirs:
            return "partner-wins", facts
        if mine is None and theirs and view.called is not None:
            return "partner-if-called", facts | {"card": self.card(view.called)}
        puts = (put.cards for put in self.seen.menu if isinstance(put, Put))
        replies = ((*view.trick, Play(self.seen.seat, cards)) for cards in puts)
        if not any(winning(trick, view.order).seat == self.seen.seat for trick in replies):
            return "unbeatable", facts
        return "unknown-wins" if theirs is None else "rival-wins", facts
