"""The texts of a hand of Eighty Points: for its owner only, and for beginners."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any

from bot.pages.model import stack_texts
from cogs.games.eighty_points.reasons import Reasons
from cogs.games.eighty_points.texts import shown_cards
from games.core.cards import SYMBOLS
from games.eighty_points.state import DeclareTrumps, Put
from games.eighty_points.tricks import pairs_in, points_in, winning
from games.eighty_points.trumps import TRUMPS, order_of
from games.eighty_points.view import Play


class HandTexts(Reasons):
    """What one viewer reads about a match, including what a player reads about their own hand."""

    def waiting(self) -> str:
        return self.now()

    def declaring(self, able: Collection[DeclareTrumps]) -> str:
        """Return the text of a hand during the deal. ``able``: what its owner can declare."""
        view, cards, final = self.view, "", ""
        if view.claim is not None and not view.late:
            how, cards = f"claimed-{view.phase}", self.cards(shown_cards(view, view.claim))
        elif able:
            how = "for-the-hill" if view.round == 1 else "for-trumps"
            if any(each.pair for each in able):
                final = self.say("eighty-points/may-declare", shown="pair", rank="")
        elif view.phase == "declaring":
            how = "nothing" if self.seen.my_turn else "answered"
        else:
            how = "pair" if any(each.pair for each in view.declarations) else "not-yet"
        told = self.say("eighty-points/declaring", how=how, cards=cards)
        return self.language.sentences(told, final)

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
        label = self.say("eighty-points/drawn-rank")
        rank = self.language.label(label, self.rank(self.view.seats[self.seen.seat].rank))
        told = self._held_by_suit(), rank, self.trumps(), self.crowned() or self.called()
        if self.view.phase not in ("playing", "shown"):
            return stack_texts(*told)
        if waiting:
            return stack_texts(*told, self.last_trick())
        mine = self.view.seats[self.seen.seat].points
        taken = self.say("eighty-points/points-taken", points=self.view.taken, mine=mine)
        return stack_texts(*told, self.trick(), taken)

    def result(self) -> str:
        """Tell the viewer that they won or lost the round, once it's over."""
        score = self.scored
        if score is None:
            return ""
        won = (self.seen.seat in score.defenders) == (score.total < 80)
        return self.say("eighty-points/your-round", won="yes" if won else "no")

    def ended(self) -> str:
        facts, verdict = self.view.seats[self.seen.seat], ""
        if self.seen.outcome is not None:
            verdict = f"**{self.verdict()}**"
        mine = self.say(
            "eighty-points/ended", rank=self.rank(facts.rank), points=facts.total + facts.points
        )
        return stack_texts(verdict, mine)

    def coaching(self) -> str:
        on, facts = self._decision()
        return self.say("eighty-points/coaching", on=on, **facts)

    def _decision(self) -> tuple[str, dict[str, Any]]:
        match self.view.phase:
            case "dealing" | "declaring":
                return self._declaration()
            case "naming":
                return "naming", self._suit_facts(range(4))
            case "playing" if self.seen.menu.count() > 1:
                return self._reply() if self.view.trick else (self._lead(), {})
            case phase:  # also of a card that has to be played
                return phase, {}

    def _declaration(self) -> tuple[str, dict[str, Any]]:
        view = self.view
        suits = {action.suit for action in self.seen.menu if isinstance(action, DeclareTrumps)}
        if view.claim is not None and not view.late:
            return "declared", {}
        if not suits:
            on = "overriding" if view.declarations else "no-card"
            return on, {"rank": self.rank(view.trump_rank)}
        facts = self._suit_facts(sorted(suits))
        many = 5 * facts["n"] >= 2 * facts["held"]
        on = "declaring" if many or view.round > 1 else "declaring-for-the-hill"
        return on, facts

    def _suit_facts(self, suits: Iterable[int]) -> dict[str, Any]:
        hand, rank = self.view.hand, self.view.trump_rank
        orders = {suit: order_of(rank, suit).suits for suit in suits}
        trumps = {suit: sum(order[c] == TRUMPS for c in hand) for suit, order in orders.items()}
        suit = max(trumps, key=trumps.__getitem__)
        return {"suit": SYMBOLS[suit], "n": trumps[suit], "held": len(hand)}

    def _lead(self) -> str:
        if self._defends(self.seen.seat):
            return "leading-to-defend"
        pairs = any(len(cards) > 1 and points_in(cards) for cards in self._puts())
        return "leading-a-pair" if pairs else "leading"

    def _puts(self) -> list[tuple[int, ...]]:
        return [put.cards for put in self.seen.menu if isinstance(put, Put)]

    def _reply(self) -> tuple[str, dict[str, Any]]:
        view = self.view
        best, puts = winning(view.trick, view.order), self._puts()
        facts = {
            "name": self.name(best.seat),
            "cards": self.cards(best.cards),
            "n": points_in(card for play in view.trick for card in play.cards),
            "worth": "yes" if any(map(points_in, puts)) else "no",
        }
        mine, theirs = self._defends(self.seen.seat), self._defends(best.seat)
        if theirs is not None and mine == theirs:
            return "partner-wins", facts
        if mine is None and theirs and view.called is not None:
            return "partner-if-called", facts | {"card": self.card(view.called)}
        replies = [Play(self.seen.seat, cards) for cards in puts]
        wins = [each for each in replies if winning((*view.trick, each), view.order) == each]
        if not wins:
            return "unbeatable", facts
        pair = self.cards(min((each.cards for each in wins), key=points_in))
        facts["with"] = pair if len(best.cards) > 1 else "none"
        return "unknown-wins" if theirs is None else "rival-wins", facts
