"""Coaching for people who are new to Eighty Points: what to do now, and why."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.cards import cards_text
from cogs.games.eighty_points.words import EightyPointsMatch, rank_text
from games.core.cards import SYMBOLS
from games.eighty_points.state import DeclareTrumps, Put
from games.eighty_points.tricks import points_in, winning
from games.eighty_points.trumps import TRUMPS, order_of
from games.eighty_points.view import EightyPointsView, Play


def coaching(seen: EightyPointsMatch, language: Language) -> str:
    """Return one or two sentences on the current decision; empty if there is none."""
    match seen.view.phase:
        case "dealing" | "declaring":
            return _declaring(seen, language)
        case "naming":
            suit = max(range(4), key=lambda suit: _trumps(seen.view, suit))
            return language.say(
                "eighty-points/coaching-naming", suit=SYMBOLS[suit], n=_trumps(seen.view, suit)
            )
        case "burying":
            return language.say("eighty-points/coaching-burying")
        case "calling":
            return language.say("eighty-points/coaching-calling")
        case "playing":
            return _leading(seen, language) if not seen.view.trick else _following(seen, language)
        case "scored":
            return language.say("eighty-points/coaching-scored")
        case _:
            return ""


def _trumps(view: EightyPointsView, suit: int) -> int:
    """Return the number of trumps in the viewer's hand if this suit were trumps."""
    order = order_of(view.trump_rank, suit)
    return sum(order.suits[card] == TRUMPS for card in view.hand)


def _declaring(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    rank = rank_text(view.trump_rank, language)
    suits = {action.suit for action in seen.menu if isinstance(action, DeclareTrumps)}
    if view.claim is not None:
        return language.say("eighty-points/declaring-youve-declared")
    if not suits and view.declarations:
        return language.say("eighty-points/declaring-theres-already", rank=rank)
    if not suits:
        return language.say("eighty-points/declaring-need-card", rank=rank)
    suit = max(sorted(suits), key=lambda suit: _trumps(view, suit))
    facts = {"suit": SYMBOLS[suit], "n": _trumps(view, suit), "held": len(view.hand)}
    if view.round == 1:
        return language.say("eighty-points/declaring-suit-held-cards", **facts)
    return language.say("eighty-points/declaring-suit-held", **facts)


def _defends(view: EightyPointsView, seat: int) -> bool | None:
    """True if the seat is on the King's side; None if that isn't settled or known."""
    if seat in view.defenders:
        return True
    if view.called is None or view.fallen is not None:
        return False
    held = view.hand.count(view.called)
    if seat == view.viewer:
        # With one of the two, it's the ally's only if it's played first.
        return (False, None, True)[held]
    return False if held > 1 else None


def _leading(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    if _defends(view, seen.seat):
        return language.say("eighty-points/leading-lead-aces")
    pairs = any(isinstance(put, Put) and len(put.cards) > 1 for put in seen.menu)
    if pairs:
        return language.say("eighty-points/leading-lead-pair")
    return language.say("eighty-points/leading-lead-highest")


def _following(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    best = winning(view.trick, view.order)
    points = points_in(card for play in view.trick for card in play.cards)
    facts = {
        "name": escape_name(seen.name(best.seat)),
        "cards": cards_text(best.cards, language),
        "n": points,
    }
    mine, theirs = _defends(view, seen.seat), _defends(view, best.seat)
    if theirs is not None and mine == theirs:
        return language.say("eighty-points/following-name-winning-side", **facts)
    if mine is None and theirs and view.called is not None:
        return language.say(
            "eighty-points/following-name-winning-cards",
            **facts,
            card=cards_text([view.called], language),
        )
    puts = [put.cards for put in seen.menu if isinstance(put, Put)]
    able = any(
        winning((*view.trick, Play(seen.seat, cards)), view.order).seat == seen.seat
        for cards in puts
    )
    if not able:
        return language.say("eighty-points/following-beat-cards", **facts)
    if theirs is None:
        return language.say("eighty-points/following-beat-cards-but", **facts)
    return language.say("eighty-points/following-name-winning", **facts)
