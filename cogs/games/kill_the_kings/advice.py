"""Hints for Kill the Kings: the recommended move, and the reason."""

from typing import Any, assert_never

from bot.base.language import Language
from bot.pages.cards import card_text
from games.kill_the_kings.piles import FITS, LENGTHS, Assassination, killers, runs
from games.kill_the_kings.state import Draw, PlaceCard, Reserve
from games.kill_the_kings.view import KillTheKingsView, PileView


def advice(view: KillTheKingsView, action: Any, language: Language) -> str:
    """Return a recommended move in a sentence or two, with its reason on the table."""
    match action:
        case Draw():
            return _draw(view, language)
        case Reserve():
            assert view.drawn is not None
            card = card_text(view.drawn, language)
            return language.say("kill-the-kings/advice", card=card)
        case PlaceCard(card, at):
            return _place(view, card, view.piles[at], language)
    raise ValueError(f"no move to recommend: {action!r}")


def _draw(view: KillTheKingsView, language: Language) -> str:
    free = view.slots - len(view.reserve)
    if not free:
        return language.say("kill-the-kings/draw-hint-draw-nothing")
    return language.say("kill-the-kings/draw-hint-draw", n=free)


def _place(view: KillTheKingsView, card: int, pile: PileView, language: Language) -> str:
    facts = {"card": card_text(card, language), "king": card_text(pile.king, language)}
    if card in killers(pile.cards):
        return language.say("kill-the-kings/place-hint-card", **facts)
    why = _gain(view, card, pile, language)
    return language.sentences(language.say("kill-the-kings/place-hint-card-under", **facts), why)


def _gain(view: KillTheKingsView, card: int, pile: PileView, language: Language) -> str:
    """Return the reason for a placement that doesn't kill."""
    after = (*pile.cards, card)
    deadly = killers(after)
    held = [each for each in (*view.reserve, view.drawn) if each in deadly and each != card]
    if held:
        return language.say("kill-the-kings/gain-then-card", card=card_text(held[0], language))
    unseen = _unseen(view)
    if waiting := len(deadly & unseen):
        return language.say("kill-the-kings/gain-then-card-stock", n=waiting)
    if not view.has_room and view.drawn == card and _places(view, card) == 1:
        return language.say("kill-the-kings/gain-fits-nowhere")
    way, have = _furthest(after)
    if have > 1:
        return _run(way, have, language)
    return language.say("kill-the-kings/gain-card-stock", n=len(FITS[card] & unseen))


def _unseen(view: KillTheKingsView) -> frozenset[int]:
    """Return the cards in the stock, unordered: all that are nowhere else."""
    known = {card for pile in view.piles for card in (pile.king, *pile.cards)}
    return frozenset(range(52)) - known - {*view.reserve, view.drawn}


def _places(view: KillTheKingsView, card: int) -> int:
    return sum(pile.takes(card) for pile in view.piles)


def _furthest(cards: tuple[int, ...]) -> tuple[Assassination, int]:
    """Return the run that lacks the fewest cards, and its length."""
    have = runs(cards)._asdict()
    way = min(LENGTHS, key=lambda each: (LENGTHS[each] - have[each], -have[each]))
    return way, have[way]


def _run(way: Assassination, have: int, language: Language) -> str:
    match way:
        case "alternating":
            return language.say("kill-the-kings/run-alternating", have=have)
        case "suited":
            return language.say("kill-the-kings/run-suited", have=have)
        case "kind":
            return language.say("kill-the-kings/run-kind", have=have)
    assert_never(way)
