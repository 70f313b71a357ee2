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
                "Trumps beat every other suit, so it's good to have many: with {suit} you'd "
                "have {n}.",
                suit=SYMBOLS[suit],
                n=_trumps(seen.view, suit),
            )
        case "burying":
            return language.say("If you bury all of a suit, you can trump it when it's led.")
        case "calling":
            return language.say(
                "A player with a high card that you don't have makes a strong ally, and will "
                "probably play it soon."
            )
        case "playing":
            return _leading(seen, language) if not seen.view.trick else _following(seen, language)
        case "scored":
            return language.say(
                "You keep your ranks, but sides change: a challenger in this round may "
                "be your ally in the next."
            )
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
        return language.say("You've declared, but a pair can still override a single card.")
    if not suits and view.declarations:
        return language.say(
            "There's already a declaration, and only a pair of rank {rank} overrides it.", rank=rank
        )
    if not suits:
        return language.say(
            "You need a card of rank {rank} to declare. Without one, wait and see who you're "
            "playing with.",
            rank=rank,
        )
    suit = max(sorted(suits), key=lambda suit: _trumps(view, suit))
    facts = {"suit": SYMBOLS[suit], "n": _trumps(view, suit), "held": len(view.hand)}
    if view.round == 1:
        return language.say(
            "With {suit}, {n} of your {held} cards would be trumps. One in three is "
            "usual; as King of the Hill you'd want more.",
            **facts,
        )
    return language.say(
        "With {suit}, {n} of your {held} cards would be trumps. One in three is "
        "usual; with more, it's worth declaring.",
        **facts,
    )


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
        return language.say(
            "You lead. Aces, pairs and high trumps keep points away from the challengers, who "
            "need 80."
        )
    pairs = any(isinstance(put, Put) and len(put.cards) > 1 for put in seen.menu)
    if pairs:
        return language.say(
            "You can lead a pair. Only a higher pair or a pair of trumps beats it, so its points "
            "are fairly safe."
        )
    return language.say(
        "You lead. The highest card wins you the points of the trick; a low card "
        "gives the lead away."
    )


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
        return language.say(
            "{name} is winning for your side with {cards}. Any points you add may stay with your "
            "side.",
            **facts,
        )
    if mine is None and theirs and view.called is not None:
        return language.say(
            "{name} is winning with {cards}. You're on the same side if you play {card} first.",
            **facts,
            card=cards_text([view.called], language),
        )
    puts = [put.cards for put in seen.menu if isinstance(put, Put)]
    able = any(
        winning((*view.trick, Play(seen.seat, cards)), view.order).seat == seen.seat
        for cards in puts
    )
    if not able:
        return language.say(
            "You can't beat {cards}, so any five, ten or king you play would go to the winner.",
            **facts,
        )
    if theirs is None:
        return language.say(
            "You can beat {cards}, but you can't know yet which side {name} is on. Points in "
            "this trick: {n}.",
            **facts,
        )
    return language.say(
        "{name} is winning against you with {cards}, but you can beat that. "
        "Points in this trick: {n}.",
        **facts,
    )
