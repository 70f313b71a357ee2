"""The texts of Kill the Kings: its board, moves, hints and reasons. The words are in ``words``."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from bot.match.view import MatchView
from bot.pages.cards import card_text, cards_text
from bot.pages.endings import chair_name
from bot.pages.model import stack_texts
from bot.pages.presenter import MatchTexts, Weighed
from cogs.games.kill_the_kings.reasons import LOW, reason_of, stock_of
from games.core.cards import parse
from games.kill_the_kings.piles import FITS, LENGTHS, killers, runs, value_of
from games.kill_the_kings.state import KINGS, Action, Draw, PlaceCard, Undo
from games.kill_the_kings.view import KillTheKingsView, PileView

KillTheKingsMatch = MatchView[KillTheKingsView]
_FEW: Final = 4  # Maximum number of killing cards to name one by one
_MOVES: Final = ("drawn", "placed", "reserved", "killed", "undone")
"""Kinds of events that report a move."""


def _first(cases: Mapping[str, Any], otherwise: str = "") -> str:
    return next((case for case, holds in cases.items() if holds), otherwise)


class Texts(MatchTexts[KillTheKingsView]):
    """What one viewer reads about a game."""

    @property
    def newest(self) -> int | None:
        """The last card drawn, if it went into the reserve and is still there."""
        drawn = [event["card"] for event in self.seen.recent if event["kind"] == "drawn"]
        card = parse(drawn[-1]) if drawn else None
        return card if card in self.view.reserve else None

    @property
    def just_drawn(self) -> int | None:
        """The card that has just been drawn, in the reserve or not."""
        return self.newest if self.view.drawn is None else self.view.drawn

    def card(self, card: int | None) -> str:
        return "" if card is None else card_text(card, self.language)

    def headline(self) -> str:
        """Return the latest event if no picture shows it, and the next move or the ending."""
        if self.view.ending is not None:
            now = self._ending()
        else:
            now = "" if self.seen.replayed else self._now()
        return stack_texts(self._event(), now)

    def _fits(self, card: int | None) -> bool:
        return card is not None and any(pile.takes(card) for pile in self.view.piles)

    @property
    def _move(self) -> str:
        view, drawn, fits = self.view, self.view.drawn is not None, self._fits(self.just_drawn)
        cases = {
            "stuck": drawn and not fits,
            "must-place": drawn and not view.has_room,
            "place": drawn,
            "last": not view.stock,
            "newest": fits,
            "play": any(map(self._fits, view.reserve)),
        }
        return _first(cases, "draw")

    def _now(self) -> str:
        move, own = self._move, self.seen.viewer is not None
        who = self.say("kill-the-kings/your-move") if own else chair_name(self.seen.chairs[0])
        told = self.say("kill-the-kings/now", move=move, who=who, card=self.card(self.just_drawn))
        if self.view.has_room or move not in ("newest", "play", "draw"):
            return told
        return self.language.sentences(told, self.say("kill-the-kings/reserve-full"))

    def _ending(self) -> str:
        view = self.view
        return self.say(
            "kill-the-kings/ending",
            how=view.ending,
            name=self.name(0),
            n=view.killed,
            drawn=view.cards_drawn,
            card=self.card(view.drawn),
        )

    def _event(self) -> str:
        recent = self.seen.recent[::-1]
        last = next((event for event in recent if event["kind"] in _MOVES), None)
        if last is None:
            return ""
        moves = (event for event in recent if event["kind"] != "drawn")
        useless = [event["card"] for event in takewhile(self._is_useless, moves)][::-1]
        kind, cards = last["kind"], [last.get("king") or last["card"]]
        if self._is_useless(last):
            kind = "useless"
        if len(useless) > 1:
            kind, cards = "useless", useless
        told = cards_text(map(parse, cards), self.language)
        return self.say(
            "kill-the-kings/event", kind=kind, way=last.get("way"), n=len(cards), cards=told
        )

    def _is_useless(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] == "reserved" and not self._fits(parse(event["card"]))

    def in_words(self) -> str:
        view = self.view
        held = cards_text(view.reserve, self.language) or self.say("bot/none")
        return stack_texts(
            self.headline(),
            *map(self._pile, view.piles),
            self.say(
                "kill-the-kings/reserve", taken=len(view.reserve), slots=view.slots, cards=held
            ),
            self.say("kill-the-kings/stock", n=view.stock),
        )

    def _pile(self, pile: PileView) -> str:
        king, cards = self.card(pile.king), cards_text(pile.cards, self.language) or "·"
        if not pile.alive:
            return self.say("kill-the-kings/dead-pile", king=king, cards=cards)
        known = self.runs(pile.cards) if pile.cards else ""
        told = (self.language.label(king, cards), self._threat(pile), known)
        return " · ".join(filter(None, told))

    def _threat(self, pile: PileView) -> str:
        deadly = sorted(killers(pile.cards))
        if not deadly or self.view.ending is not None:
            return ""
        left = [card for card in deadly if not self.view.is_placed(card)]
        if len(left) <= _FEW:
            cards = self.language.either(map(self.card, left))
            return self.say("kill-the-kings/threat", how="cards" if left else "gone", cards=cards)
        have, card = runs(pile.cards)._asdict(), self.card(pile.bottom)
        ways = (
            self.say("kill-the-kings/deadly-cards", way=way, card=card)
            for way, wanted in LENGTHS.items()
            if have[way] >= wanted - 1
        )
        return self.say("kill-the-kings/threat", how="ways", cards=" / ".join(ways))

    def runs(self, cards: Sequence[int]) -> str:
        return self.say("kill-the-kings/runs", **runs(cards)._asdict())

    def result(self) -> str:
        """Return a game's ending without any of its cards.

        If the game's state can't be read, it only says whether the game was won.
        """
        outcome = self.seen.outcome
        assert outcome is not None
        killed, lost = outcome.scores[0], self.view.ending if self.seen.begun else "lost"
        return self.say(
            "kill-the-kings/result",
            kings="♚" * killed + "♔" * (len(KINGS) - killed),
            ending="won" if outcome.places[0] == 1 else lost,
            drawn=outcome.spent[0] if outcome.spent else 0,
        )

    def _facts(self, action: Action) -> dict[str, str]:
        if isinstance(action, PlaceCard):
            king = self.card(KINGS[action.pile])
            return {"what": action.type, "card": self.card(action.card), "king": king}
        return {"what": action.type, "card": self.card(self.view.drawn), "king": ""}

    def step(self, seat: int, action: Action) -> str:
        if isinstance(action, Draw) and self.view.drawn is None:
            return ""
        name = self.name(seat)
        return self.say("kill-the-kings/step", name=name, **self._facts(action))

    def choice(self, action: Action) -> str:
        return self.say("kill-the-kings/move", **self._facts(action))

    def coaching(self) -> str:
        view, move, card = self.view, self._move, self.just_drawn
        if view.ending is not None:
            return ""
        drawn, fits = view.drawn is not None, move in ("place", "newest")
        new = (card,) if drawn else view.reserve
        kills = (
            (pile.king, each)
            for pile in view.piles
            if pile.alive
            for each in killers(pile.cards).intersection(new)
        )
        king, killer = next(kills, (None, card))
        cases = {
            "start": view.cards_drawn <= 1,
            "kills": drawn and king is not None,
            "needs": king is not None,
            move: move in ("stuck", "must-place", "last"),
            "full": not drawn and not view.has_room,
            "low": fits and card is not None and value_of(card) <= LOW,
            "keep": fits,
        }
        return self.say(
            "kill-the-kings/coaching",
            case=_first(cases, "room"),
            move=move,
            card=self.card(killer),
            king=self.card(king),
            n=view.slots - len(view.reserve),
        )

    def advice(self, action: Action) -> str:
        """Return a recommended move in a sentence or two, with its reason if that isn't obvious."""
        if isinstance(action, Undo):
            raise ValueError("no move to recommend")  # noqa: TRY004 - it's an action
        view, why = self.view, ""
        facts = {**self._facts(action), "free": view.slots - len(view.reserve)}
        if isinstance(action, PlaceCard):
            above = view.piles[action.pile].cards
            if action.card in killers(above):
                facts["what"] = "kills"
            else:
                why = self._gain(action.card, (*above, action.card))
        return self.language.sentences(self.say("kill-the-kings/hint", **facts), why)

    def _gain(self, card: int, after: Sequence[int]) -> str:
        """Return the reason for a placement that doesn't kill. ``after`` is the pile after it."""
        view, deadly, have = self.view, killers(after), runs(after)._asdict()
        held = [each for each in (*view.reserve, view.drawn) if each in deadly and each != card]
        unseen = stock_of(view)
        furthest = min(LENGTHS, key=lambda way: (LENGTHS[way] - have[way], -have[way]))
        forced = view.drawn == card and not view.has_room
        cases = {
            "held": len(held),
            "stock": len(deadly & unseen),
            "only": forced and sum(pile.takes(card) for pile in view.piles) == 1,
            furthest: have[furthest] if have[furthest] > 1 else 0,
            "fits": len(FITS[card] & unseen),
        }
        why = _first(cases, "fits")
        killer = self.card(held[0] if held else None)
        return self.say("kill-the-kings/hint-why", why=why, n=cases[why], card=killer)

    def reason(self, better: Weighed, worse: Weighed) -> str:
        """Return the reason one action is better; empty if it isn't, or if nothing explains it."""
        found = reason_of(self.view, better, worse) if better.worth > worse.worth else None
        if found is None:
            return ""
        why, cards, placing = found
        listed = [*map(self.card, cards[:_FEW])] if isinstance(cards, Sequence) else []
        return self.say(
            "kill-the-kings/reason",
            why=why,
            best=self.choice(better.action),
            action=self.choice(worse.action),
            cards=self.language.either(listed),
            all=self.language.listing(listed),
            run=" ".join(listed),
            value=placing.value if placing else 0,
            card=self.card(placing.card if placing else None),
            king=self.card(placing.king if placing else None),
            above=self.card(placing.above if placing else None),
        )
