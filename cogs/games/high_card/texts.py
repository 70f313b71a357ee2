"""The texts of High Card: standings, events, advice and reasons."""

from operator import itemgetter
from typing import Any, Final

from bot.base.language import Language
from bot.match.view import MatchView
from bot.pages.cards import card_text, cards_text, rank_text
from bot.pages.endings import chair_name, chair_names
from bot.pages.model import history_text, stack_texts
from bot.pages.presenter import MatchTexts, Weighed
from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.state import Declare
from games.high_card.view import Declaration, HighCardView, RevealedCard

HighCardMatch = MatchView[HighCardView]

_KNOWN: Final = {"right", "alone", "fatal", "cards", "decisive"}
"""Facts needed for an explanation. Reviews of older versions may lack some."""
_LIKELY: Final = 50  # Minimum chance, in hundredths, of what is probably so


class Texts(MatchTexts[HighCardView]):
    """What one viewer reads about a match."""

    def __init__(self, seen: HighCardMatch, language: Language) -> None:
        super().__init__(seen, language)
        self.players = [seat for seat in seen.view.seats if seat.standing == "in"]
        # With two cards, none can be in the middle.
        self.two_left = len(self.players) == 2

    def declaration(self, said: Declaration) -> str:
        return self.say("high-card/declaration", said=said)

    def card(self, card: int) -> str:
        return f"**{card_text(card, self.language)}**"

    def heading(self) -> str:
        """Return the round, hand, target and deck in one line."""
        view = self.view
        facts = {"round": view.round, "hand": view.hand_number, "target": view.target}
        return self.say("high-card/heading", deck=view.deck, **facts)

    def turn(self) -> str:
        if self.view.turn is None or self.seen.replayed:
            return ""
        chair = self.seen.chairs[self.view.turn]
        whose = "computer" if chair.computer else "person"
        return self.say("high-card/turn", whose=whose, name=chair_name(chair))

    def names_line(self) -> str:
        """Return the players by seat number. The picture shows the rest."""
        seats = zip(self.seen.chairs, self.view.seats, strict=True)
        return chair_names(chair for chair, facts in seats if facts.standing != "left")

    def result(self) -> str:
        """Return the plays of the last reveal and their outcome, until the next reveal."""
        if not self.view.reveal:
            return self.outcome()
        plays = self.say("high-card/last-reveal", plays=self._plays(self.view.reveal))
        return stack_texts(plays, self.outcome())

    def outcome(self) -> str:
        """Return the verdict on the last reveal, the reason, and any points scored."""
        view, own, told = self.view, "", []
        if view.ending is not None and (wrong := self._wrong()):
            own = self.say("high-card/went-out", **wrong)
        if view.reveal and not own:
            names = [self.name(play.seat) for play in view.reveal if not play.right]
            listed = self.language.listing(names)
            told.append(self._ends(view.reveal))
            told.append(self.say("high-card/verdict", n=len(names), names=listed))
        # The winner of the last round won the match, whose verdict says so.
        if view.ending is not None and (view.turn is not None or view.ending != "won"):
            names = [f"**{self.name(seat)}**" for seat in view.scored]
            facts = {"how": view.ending, "names": self.language.listing(names)}
            told.append(self.say("high-card/ending", n=len(names), **facts))
        return stack_texts(own, self.language.sentences(*told))

    def in_round(self, text: str) -> str:
        """Return a text after the number of its round, while the end of the last is still told."""
        if self.view.ending is None or self.view.turn is None:
            return text
        number = self.say("bot/round-round", round=self.view.round)
        return self.language.label(f"**{number}**", text)

    def memory(self) -> str:
        """Return this round's hands, newest first.

        Before the first reveal, they are those of the last round.
        """
        view = self.view
        number = view.round - (view.ending is not None and view.turn is not None)
        told = [
            stack_texts(
                self.say("high-card/hand-number", number=at),
                self._plays(reveal),
                self._ends(reveal),
            )
            for at, reveal in enumerate(view.reveals, 1)
        ]
        return history_text(self.say("bot/round-round", round=number), told[::-1])

    def _plays(self, reveal: tuple[RevealedCard, ...]) -> str:
        return " · ".join(
            f"{'✓' if play.right else '✗'} {self.name(play.seat)} {self.card(play.card)} "
            f"{self.declaration(play.declared)}"
            for play in sorted(reveal)
        )

    def _ends(self, reveal: tuple[RevealedCard, ...]) -> str:
        ranks = sorted(rank_of(play.card) for play in reveal)
        lowest, highest = (rank_text(ranks[at], self.language) for at in (0, -1))
        facts = {"cards": len(ranks), "ranks": len(set(ranks))}
        return self.say("high-card/ends", lowest=lowest, highest=highest, **facts)

    def _wrong(self) -> dict[str, str]:
        for reveal in reversed(self.view.reveals):
            for play in reveal:
                if play.seat == self.view.viewer and not play.right:
                    cards = [each.card for each in reveal]
                    lowest, highest = min(cards, key=rank_of), max(cards, key=rank_of)
                    return {
                        "said": play.declared,
                        "end": "high" if rank_of(play.card) == rank_of(highest) else "low",
                        "card": self.card(play.card),
                        "lowest": self.card(lowest),
                        "highest": self.card(highest),
                    }
        return {}

    def news(self) -> str:
        """Return the latest arrival or departure among the recent events, if any."""
        for event in reversed(self.seen.recent):
            seat = event.get("seat", len(self.seen.chairs))
            if event["kind"] in ("joined", "left") and seat < len(self.seen.chairs):
                return self.say("high-card/news", kind=event["kind"], name=self.name(seat))
        return ""

    def question(self, chosen: int | None) -> str:
        """Return the question to the player to act. ``chosen`` is the card picked so far."""
        card = "none" if chosen is None else self.card(chosen)
        return self.say("high-card/question", card=card, left=len(self.players))

    def waiting(self) -> str:
        played, how = self.view.played, self.view.seats[self.seen.seat].standing
        if played is not None:
            return self.say("high-card/lies-face-down", card=self.card(played))
        if how == "out":
            return self.say("high-card/why-out", **self._wrong())
        return self.say("high-card/waiting", how=how)

    def own_result(self) -> str:
        outcome, seat = self.seen.outcome, self.seen.seat
        assert outcome is not None
        points = self.say("bot/point", n=outcome.scores[seat])
        told = self.say("high-card/own-result", points=points)
        return told if seat in outcome.winners else stack_texts(f"**{self.verdict()}**", told)

    def board_in_words(self) -> str:
        return stack_texts(self.turn(), self.heading(), self._table())

    def hand_in_words(self) -> str:
        cards = cards_text(self.view.hand, self.language)
        return stack_texts(cards and self.say("high-card/you-hold", cards=cards), self._table())

    def _table(self) -> str:
        cards = cards_text(sorted(self.view.face_up, key=rank_of), self.language)
        return stack_texts(
            *map(self._seat, range(len(self.view.seats))),
            cards and self.say("high-card/face-up", cards=cards),
            self.result(),
        )

    def _seat(self, seat: int) -> str:
        view, facts = self.view, self.view.seats[seat]
        who = {"number": seat + 1, "name": self.seen.short_name(seat)}
        if facts.standing == "left":
            return self.say("high-card/seat-left", **who)
        state: str = facts.declared or ("to-play" if seat == view.turn else facts.standing)
        if view.turn is None:
            state = "winner" if seat in view.winners else "in"
        points = {"points": facts.points, "target": view.target}
        return self.say("high-card/seat", held=facts.held, state=state, **who, **points)

    def step(self, seat: int, action: Declare) -> str:
        """Return a declaration, with its card once the viewer may see it."""
        known = self.view.seats[seat].declared is None or self.seen.viewer == seat
        card = card_text(action.card, self.language) if known else "hidden"
        facts = {"name": self.name(seat), "declaration": self.declaration(action.declaration)}
        return self.say("high-card/step", card=card, **facts)

    def choice(self, action: Declare) -> str:
        return f"{card_text(action.card, self.language)} {self.declaration(action.declaration)}"

    def held(self) -> str:
        """Return a seat's cards, including the one that it has played face down."""
        view, down = self.view, ""
        if view.played is not None:
            down = self.say("high-card/face-down", card=card_text(view.played, self.language))
        return " · ".join(filter(None, (cards_text(view.hand, self.language), down)))

    def coaching(self) -> str:
        """Return one or two sentences on the viewer's play. Empty if they have no card to play."""
        hand = self.view.hand
        if not hand:
            return ""
        # An ace or a 2 is never wrong at its end.
        card = next((each for each in hand if rank_of(each) in (2, 14)), hand[0])
        beyond = self._beyond(card)
        return self.say(
            "high-card/advice",
            case=self._advised(rank_of(card), alone=len(hand) == 1),
            lower=beyond["lowest"],
            higher=beyond["highest"],
            card=card_text(card, self.language),
            end=self.declaration("lowest" if rank_of(card) == 2 else "highest"),
            rivals=len(self.players) - 1,
        )

    def _advised(self, rank: int, *, alone: bool) -> str:
        said = {player.declared for player in self.players}
        if self.two_left:
            return "two-left-one-card" if alone else "two-left"
        if rank in (2, 14):
            return "end"
        # Ranks up to 5 and from 11 are far from the middle.
        near = "low" if rank <= 5 else "high" if rank >= 11 else "middling"
        if {"lowest", "highest"} <= said:
            return near if alone and near != "middling" else "both-ends"
        for declared in ("lowest", "highest", "middle"):
            if declared in said:
                return f"{declared}-said"
        return near if alone else "first"

    def reason(self, better: Weighed, worse: Weighed) -> str:
        """Return the main advantage of the better action; empty if it isn't known."""
        one, other, gap = better.facts, worse.facts, 100 * (better.worth - worse.worth)
        if gap <= 0 or not one.keys() & other.keys() >= _KNOWN:
            return ""
        if one["decisive"] and better.worth >= 1:
            return self.say("bot/wins-match-once")
        best, word = better.action.card, better.action.declaration
        card, said = worse.action.card, worse.action.declaration
        mine, theirs = self._beyond(best), self._beyond(card)
        claims = {end: self._rivals(declared=end) for end in mine}
        sure = next((end for end, number in theirs.items() if not number), "")
        likely, changed = one["right"] >= _LIKELY, said != word
        wrong = changed and said in mine and other["right"] < _LIKELY
        # While others have yet to speak, theirs may be the card that beats this one.
        doubt = _LIKELY / 2 if self._rivals(declared=None) else _LIKELY
        right_end = likely and word in mine
        kept = best != card and one["cards"] - other["cards"] > gap / 2
        room = min(mine.values()) - min(theirs.values())
        inside = sum(mine.values()) - mine.get(word, 0)
        # Each reason, whether it holds, and the declaration that it is about.
        reasons = (
            ("two-left", self.two_left and said == "middle", said),
            ("never-middle", sure and said == "middle", sure),
            ("fatal", other["fatal"] - one["fatal"] > gap / 2, said),
            ("keeps-sure", kept and sure, sure),
            ("keeps", kept, said),
            ("sure", right_end and not mine[word] and one["right"] > other["right"], word),
            ("stronger", word in mine and not changed and mine[word] < theirs[word], word),
            ("nearer", said == word == "middle" and room > 0, said),
            ("beats", word in mine and claims[word] and one["alone"] >= _LIKELY, word),
            ("between", wrong and likely and word == "middle" and all(claims.values()), said),
            ("claimed", wrong and claims[said] and other["right"] < doubt, said),
            ("unclaimed", right_end and said == "middle" and not claims[word], word),
            ("exposed", wrong and not claims[said], said),
            ("unseen", right_end and changed and 2 * inside > len(self._unseen()), word),
        )
        why, _, about = next(filter(itemgetter(1), reasons), ("", False, ""))
        return why and self.say(
            "high-card/reason",
            why=why,
            said=about,
            best=card_text(best, self.language),
            card=card_text(card, self.language),
            action=self.choice(worse.action),
            n=len(claims.get(about, ())),
            rivals=self.language.listing(self._rivals()),
            names=self.language.listing(claims.get(about, ())),
            lows=self.language.listing(claims["lowest"]),
            highs=self.language.listing(claims["highest"]),
            ahead=self.language.either(self._rivals(points=self.view.target - 1)),
        )

    def _rivals(self, **facts: Any) -> list[str]:
        """Name the others who are still in the round and for whom all of these facts are true."""
        return [
            self.name(at)
            for at, seat in enumerate(self.view.seats)
            if seat.standing == "in" and at != self.seen.viewer
            if all(getattr(seat, name) == fact for name, fact in facts.items())
        ]

    def _unseen(self) -> list[int]:
        known = {*self.view.hand, *self.view.face_up}
        return [rank_of(card) for card in STANDARD_DECK if card not in known]

    def _beyond(self, card: int) -> dict[str, int]:
        """Count the unseen cards that are lower, and those that are higher."""
        unseen, own = self._unseen(), rank_of(card)
        return {
            "lowest": sum(rank < own for rank in unseen),
            "highest": sum(rank > own for rank in unseen),
        }
