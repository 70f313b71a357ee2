"""The texts of Eighty Points: turns, trumps, tricks, scores and steps."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.cards import card_text, cards_text, rank_text
from bot.pages.endings import chair_name, computer_mark
from bot.pages.model import stack_texts
from bot.pages.presenter import MatchTexts
from cogs.games.eighty_points import rounds
from games.core.cards import SYMBOLS
from games.eighty_points.rounds import PASSED
from games.eighty_points.state import Action, Bury, Call, DeclareTrumps, Name, Pass, Put
from games.eighty_points.tricks import winning
from games.eighty_points.trumps import TRUMPS, trump_card
from games.eighty_points.view import Declaration, EightyPointsView, Play, RoundScore, Trick

EightyPointsMatch = MatchView[EightyPointsView]

_NOT_FOLLOWING: Final = sentence("eighty-points/refusals-not-following")
REFUSALS: Final = {
    "not_the_koth": sentence("eighty-points/refusals-not-the-koth"),
    "pair_is_final": sentence("eighty-points/refusals-pair-is-final"),
    "pair_needed": sentence("eighty-points/refusals-pair-needed"),
    "not_declarable": sentence("eighty-points/refusals-not-declarable"),
    "answered": sentence("eighty-points/refusals-answered"),
    "already_ready": sentence("eighty-points/refusals-already-ready"),
    "eight_cards": sentence("eighty-points/refusals-eight-cards"),
    "not_a_lead": sentence("eighty-points/refusals-not-a-lead"),
    "wrong_number": _NOT_FOLLOWING,
    "must_follow": _NOT_FOLLOWING,
    "pair_held": _NOT_FOLLOWING,
    "players": sentence("eighty-points/refusals-players"),
    "joining_closed": sentence("eighty-points/refusals-joining-closed"),
}
_SAME_RISE: Final = ((1, 40), (41, 79), (120, 159), (160, 199))
"""Ranges of totals with the same rise, besides 0 and 200 or more."""


def reached_rank_text(rank: int, language: Language) -> str:
    """Return the rank, or a crown for a player who has passed the ace."""
    return "♛" if rank == PASSED else rank_text(rank, language)


def shown_cards(view: EightyPointsView, shown: Declaration | DeclareTrumps) -> tuple[int, ...]:
    return (trump_card(view.trump_rank, shown.suit),) * (2 if shown.pair else 1)


class Texts(MatchTexts[EightyPointsView]):
    """What one viewer reads about a match."""

    def names(self, seats: Iterable[int]) -> str:
        return self.language.listing(map(self.name, seats))

    def rank(self, rank: int) -> str:
        return reached_rank_text(rank, self.language)

    def card(self, card: int) -> str:
        return card_text(card, self.language)

    def cards(self, cards: Iterable[int]) -> str:
        return cards_text(cards, self.language)

    def suit(self, suit: int) -> str:
        return self.say("eighty-points/suit-of-trumps") if suit == TRUMPS else SYMBOLS[suit]

    def heading(self) -> str:
        """Return the round, the trick and the rule for following in one line."""
        view = self.view
        return self.say(
            "eighty-points/heading",
            round=view.round,
            rounds=view.rounds,
            trick=view.trick_number if view.phase in ("playing", "shown") else 0,
            loose="yes" if view.loose_following else "no",
        )

    def now(self) -> str:
        view, phase = self.view, str(self.view.phase)
        who, points = self.language.listing(map(self._player, sorted(self.seen.awaited))), 0
        if phase == "shown":
            assert view.last is not None
            who, points = self._player(view.last.winner), view.last.points
        elif self.seen.replayed:
            phase = "over"
        elif phase == "playing" and not view.trick:
            phase = "leading"
        told = self.say("eighty-points/now", phase=phase, who=who, n=points)
        may = self._may_declare() if phase in ("dealing", "declaring") else ""
        return self.language.sentences(told, may)

    def _may_declare(self) -> str:
        shown = ["none", *("pair" if each.pair else "card" for each in self.view.declarations)][-1]
        rank = self.rank(self.view.trump_rank)
        return self.say("eighty-points/may-declare", shown=shown, rank=rank)

    def _player(self, seat: int) -> str:
        chair = self.seen.chairs[seat]
        if not chair.left:
            return chair_name(chair)
        return f"**{escape_name(chair.name)}** {computer_mark(chair.level)}"

    def order(self) -> str:
        chairs = (self.seen.chairs[seat] for seat in self.view.seating)
        seats = " → ".join(
            f"`{chair.seat + 1}` "
            + (f"~~{escape_name(chair.name)}~~" if chair.left else chair_name(chair))
            for chair in chairs
        )
        return self.say("eighty-points/order", seats=seats)

    def rounds(self) -> str:
        """Return the wish for a number of rounds, or else the latest change to it, if any."""
        wish = rounds.wish_of(self.seen, self.view.round)
        if wish is not None and wish["agreed"]:
            names = self.names(wish["agreed"])
            return self.say("eighty-points/rounds-wished", n=wish["remaining"], names=names)
        said = [event["remaining"] for event in self.seen.recent if event["kind"] == "rounds_fixed"]
        return self.say("eighty-points/rounds-left", n=said[-1]) if said else ""

    def trumps(self) -> str:
        view = self.view
        suit = "none" if view.trump_suit is None else SYMBOLS[view.trump_suit]
        return self.say("eighty-points/trumps", suit=suit, rank=self.rank(view.trump_rank))

    def declared(self) -> str:
        """Return the latest declaration, or an empty string before the first."""
        if not self.view.declarations:
            return ""
        *before, last = self.view.declarations
        other = before[-1] if before else None
        how = "first" if other is None else "again" if other.seat == last.seat else "over"
        if how == "over" and other is not None and other.seat == self.view.viewer:
            how = "over-you"
        claim = self.view.claim
        if claim is not None and self.view.late and claim.pair == last.pair:
            how, other = "late", claim
        return self.say(
            "eighty-points/declared",
            how=how,
            name=self.name(last.seat),
            other="" if other is None else self.name(other.seat),
            before="" if other is None else self.cards(shown_cards(self.view, other)),
            cards=self.cards(shown_cards(self.view, last)),
        )

    def crowned(self) -> str:
        """Say who became King of the Hill and why, with trumps and call, until a trick is taken."""
        view = self.view
        if view.tricks or self.over:
            return ""
        if view.trump_suit is None or view.koth is None:
            return self.declared()
        ways = ("trumps", "declared") if view.declarations else ("named", "lot")
        told = self.say(
            "eighty-points/crowned",
            how=ways[view.round == 1],
            name=self.name(view.koth),
            suit=SYMBOLS[view.trump_suit],
        )
        return self.language.sentences(self.declared(), told, self.called())

    @property
    def over(self) -> bool:
        """True from the end of a round until the next one."""
        return self.view.phase in ("scored", "over")

    def goal(self) -> str:
        """Say how to win, and who rises to which rank if the defenders win the round."""
        view, side = self.view, "none"
        if view.koth is not None and not self.over:
            sure = view.trick_number and (view.called is None or view.fallen is not None)
            side = "known" if sure else "hidden"
        ranks = [min(view.seats[seat].rank + 1, PASSED) for seat in view.defenders]
        risen = self._risen([self.seen.name(seat) for seat in view.defenders], ranks)
        return self.say("eighty-points/goal", side=side, risen=risen)

    def _risen(self, names: Sequence[str], ranks: Sequence[int]) -> str:
        if len(names) > 1 and len({*ranks}) == 1:
            return self._rises(self.language.listing(names), ranks[0])
        return self.language.listing(map(self._rises, names, ranks))

    def _rises(self, name: str, rank: int) -> str:
        how = "passed" if rank == PASSED else "rank"
        return self.say("eighty-points/risen", how=how, name=name, rank=self.rank(rank))

    def called(self) -> str:
        view = self.view
        if view.koth is None or not view.trick_number:
            return ""
        name = self.name(view.koth if view.ally is None else view.ally)
        if view.called is None:
            return self.say("eighty-points/called", how="nobody", name=name)
        how = "hidden" if view.fallen is None else "alone" if view.ally is None else "ally"
        return self.say("eighty-points/called", how=how, card=self.card(view.called), name=name)

    def revealed(self) -> str:
        """Return the called card and its player, until the end of the trick after it."""
        view = self.view
        plays = (*view.trick, *(view.last.plays if view.last is not None else ()))
        fallen = any(play.seat == view.fallen and view.called in play.cards for play in plays)
        if not fallen or not view.tricks or self.over:
            return ""
        challenges = view.ally is not None and view.viewer not in (None, *view.defenders)
        side = self.say("eighty-points/you-challenge") if challenges else ""
        return self.language.sentences(self.called(), side)

    def trick(self) -> str:
        view = self.view
        if not view.trick:
            return ""
        plays = self._plays(view.trick, winning(view.trick, view.order).seat)
        return self.say("eighty-points/trick", number=view.trick_number, plays=plays)

    def taken(self, tricks: Iterable[Trick]) -> str:
        """Return the given tricks in words, one per line."""
        return stack_texts(*map(self._taken, tricks))

    def _taken(self, trick: Trick) -> str:
        facts = {"n": trick.points, "number": trick.number, "name": self.name(trick.winner)}
        plays = self._plays(trick.plays, trick.winner)
        return self.say("eighty-points/trick-taken", **facts, plays=plays)

    def last_trick(self) -> str:
        """Return the last finished trick, or an empty string before the first."""
        return self.taken(self.view.tricks[-1:])

    def _plays(self, plays: tuple[Play, ...], best: int) -> str:
        told = []
        for seat, played in plays:
            cards = self.cards(played)
            told.append(f"{self.name(seat)} " + (f"**{cards} ✓**" if seat == best else cards))
        return " · ".join(told)

    def board_in_words(self) -> str:
        view = self.view
        first, seats = (self.now(), self.heading()), map(self._seat, range(len(view.seats)))
        if score := self.score():
            return stack_texts(*first, *score, *self.reckoning(), *seats)
        trumps = self.trumps(), self.crowned() or self.called()
        tricks = self.trick(), self.last_trick()
        return stack_texts(*first, *trumps, *seats, *tricks)

    def _seat(self, seat: int) -> str:
        view, facts = self.view, self.view.seats[seat]
        side = "koth" if seat == view.koth else "ally" if seat == view.ally else "none"
        doing = "to-play" if view.phase == "playing" and seat == view.turn else "none"
        if facts.answered:
            doing = "ready" if view.phase == "scored" else "answered"
        told = self.say(
            "eighty-points/seat",
            rank=self.rank(facts.rank),
            held=facts.held,
            points=facts.points,
            left="yes" if facts.left else "no",
            side="none" if view.phase == "over" else side,
            doing=doing,
        )
        return self.language.label(f"{seat + 1} {self.seen.short_name(seat)}", told)

    def memory_in_words(self) -> str:
        """Return everybody's points and void suits, then the tricks, newest first."""
        known = map(self._known, self.view.seating)
        return stack_texts(*known, self.taken(self.view.tricks[::-1]))

    def _known(self, seat: int) -> str:
        facts = self.view.seats[seat]
        suits = [self.suit(suit) for suit in range(TRUMPS + 1) if facts.void >> suit & 1]
        return self.say(
            "eighty-points/seat-known",
            seat=seat + 1,
            name=self.seen.short_name(seat),
            n=facts.points,
            suits=self.language.row(suits) or "none",
        )

    @property
    def scored(self) -> RoundScore | None:
        """The score of the round that is over, until the next one."""
        return self.view.score if self.over else None

    def score(self) -> list[str]:
        """Return lines for total, rises and next King of the Hill, once the round is scored."""
        view, score = self.view, self.scored
        if score is None:
            return []
        winner = "defenders" if score.total < 80 else "challengers"
        total = self.say("eighty-points/total", total=score.total, winner=winner)
        found = [total, self._rise(score)]
        if view.phase == "scored":
            kings = {view.koth: "same", view.ally: "ally"}
            who, name = kings.get(score.koth, "challenger"), self.name(score.koth)
            found.append(self.say("eighty-points/next-king", who=who, name=name))
        return found

    def reckoning(self) -> list[str]:
        """Return lines for tricks and dead hand, once the round is scored."""
        score = self.scored
        if score is None:
            return []
        parts = [
            f"{self.name(seat)} {points}"
            for seat, points in enumerate(score.points)
            if seat not in score.defenders
        ]
        defended = self.say(
            "eighty-points/defended",
            n=len(score.defenders),
            names=self.names(score.defenders),
            parts=" + ".join(parts),
            sum=score.challengers,
        )
        dead = self.say(
            "eighty-points/dead-hand",
            n=score.dead,
            cards=self.cards(self.view.buried or ()),
            doubled="yes" if score.doubled else "no",
            twice=2 * score.dead,
        )
        return [defended, dead]

    def passing(self) -> str:
        view = self.view
        if self.scored is not None:
            number = self.say("bot/round-round", round=view.round)
            return f"{number} · {self._rise(self.scored)}"
        if view.phase in ("dealing", "declaring"):
            return self.say("eighty-points/now", phase="dealing", who="", n=0)
        if view.phase != "playing" or view.trick or view.last is None:
            return ""
        won = {"who": self.name(view.last.winner), "n": view.last.points}
        return self.say("eighty-points/now", phase="shown", **won)

    def _rise(self, score: RoundScore) -> str:
        ranks = [self.view.seats[seat].rank for seat in score.risers]
        now = self._risen([self.name(seat) for seat in score.risers], ranks)
        same = (each for each in _SAME_RISE if each[0] <= score.total <= each[1])
        least, most = next(same, (min(score.total, 200), 0))
        band = self.say("eighty-points/band", least=least, most=most)
        return self.say("eighty-points/rise", n=score.rise, band=band, now=now)

    def verdict(self) -> str:
        assert self.seen.outcome is not None
        seats, winners = self.view.seats, self.seen.outcome.winners
        best = seats[winners[0]]
        stayed = [seat for seat in seats if not seat.left] or seats
        tie = sum(seat.rank == best.rank for seat in stayed) > len(winners)
        return self.say(
            "eighty-points/verdict",
            how="risen" if best.rank == PASSED else "tie" if tie else "highest",
            n=len(winners),
            names=self.names(winners),
            rank=self.rank(best.rank),
            points=best.total + best.points,
        )

    def step(self, seat: int, action: Action) -> str:
        shown = self.view.declarations
        if isinstance(action, DeclareTrumps) and shown and shown[-1].seat == seat:
            return self.declared()
        mine = isinstance(action, Bury) and seat == self.seen.viewer
        facts = {"name": self.name(seat), "it": self.named(action)}
        return self.say("eighty-points/step", what="buried" if mine else action.type, **facts)

    def choice(self, action: Action) -> str:
        named = self.named(action)
        match action:
            case Call():
                return self.say("eighty-points/button-call", card=named)
            case DeclareTrumps() | Name():
                return self.say("eighty-points/button-name", suit=named)
            case Pass():
                return self.say("eighty-points/button-pass", declared="no")
        return named

    def named(self, action: Action) -> str:
        """Return the cards or suit that an action names, or ``nobody``. Empty for other actions."""
        match action:
            case Put(cards) | Bury(cards):
                return self.cards(cards)
            case Call(card):
                return "nobody" if card is None else self.card(card)
            case DeclareTrumps(suit) | Name(suit):
                return SYMBOLS[suit]
        return ""
