"""The texts of a hand of Eighty Points, for its owner only."""

from itertools import groupby

from bot.base.language import Language
from bot.pages.cards import card_text, cards_text
from bot.pages.model import stack_texts
from cogs.games.eighty_points import words
from cogs.games.eighty_points.words import EightyPointsMatch
from games.eighty_points.tricks import pairs_in
from games.eighty_points.trumps import TRUMPS, trump_card
from games.eighty_points.view import EightyPointsView


def waiting_text(seen: EightyPointsMatch, language: Language) -> str:
    if seen.view.phase in ("playing", "shown"):
        return language.say("It's not your turn yet.")
    return words.now_text(seen, language)


def declaring_text(seen: EightyPointsMatch, language: Language, *, able: bool) -> str:
    """Return the text of a hand during the deal; ``able``: its owner can declare."""
    declared = words.declared_text(seen, language) if seen.view.declarations else ""
    return stack_texts(declared, _own_declaring_text(seen, language, able=able))


def _own_declaring_text(seen: EightyPointsMatch, language: Language, *, able: bool) -> str:
    view = seen.view
    if view.claim is not None:
        card = trump_card(view.trump_rank, view.claim.suit)
        cards = cards_text((card,) * (2 if view.claim.pair else 1), language)
        if view.phase == "dealing":
            return language.say(
                "You're declaring {cards}. Everyone will see it when the next cards are dealt.",
                cards=cards,
            )
        return language.say(
            "You're declaring {cards}. Everyone will see it once you've all answered.", cards=cards
        )
    if able and view.round == 1:
        return language.say(
            "**You can declare.** If nobody overrides you, you become King of the Hill and "
            "that suit is trumps."
        )
    if able:
        return language.say("**You can declare.** That suit will be trumps.")
    if view.phase == "declaring" and seen.my_turn:
        return language.say("You have nothing to declare.")
    if view.phase == "declaring":
        return language.say("You've answered. Waiting for the others.")
    if any(declared.pair for declared in view.declarations):
        return language.say("A pair is final.")
    return language.say("You have nothing to declare yet.")


def why_text(view: EightyPointsView, language: Language) -> str:
    """Return the cards that the rules allow, and the reason."""
    if not view.trick:
        return language.say("**Your lead:** any card, or two that are the same.")
    order = view.order
    led = view.trick[0].cards
    suit = order.suits[led[0]]
    inside = [card for card in view.hand if order.suits[card] == suit]
    name = words.suit_text(suit, language)
    if len(led) == 1:
        if inside:
            return language.say("**Your turn:** follow {suit}.", suit=name)
        return language.say("**Your turn:** you have no {suit}, so play any card.", suit=name)
    if pairs_in(inside):
        return language.say("**Your turn:** follow with a pair of {suit}.", suit=name)
    if not inside:
        return language.say("**Your turn:** you have no {suit}, so play any two cards.", suit=name)
    if view.loose_following:
        return language.say(
            "**Your turn:** you have no pair of {suit}, so play any two cards.", suit=name
        )
    if len(inside) == 1:
        return language.say(
            "**Your turn:** {card} is your only card of {suit}, so you have to play it. Add any "
            "card.",
            suit=name,
            card=card_text(inside[0], language),
        )
    return language.say(
        "**Your turn:** you have no pair of {suit}, so play any two of {suit}.", suit=name
    )


def secret_text(view: EightyPointsView, language: Language) -> str:
    """Return the viewer's secrets besides their cards: the dead hand, the alliance."""
    lines = []
    if view.buried and view.phase not in ("calling", "scored", "over"):
        lines.append(language.say("You buried {cards}.", cards=cards_text(view.buried, language)))
    if view.called is not None and view.fallen is None and view.called in view.hand:
        if view.viewer == view.koth:
            told = language.say("You hold the called card yourself.")
        elif view.hand.count(view.called) > 1:
            told = language.say("**You hold both called cards: you're the secret ally.**")
        else:
            told = language.say("**You hold the called card. Play it first, and you're the ally.**")
        lines.append(told)
    return stack_texts(*lines)


def held_text(view: EightyPointsView, language: Language) -> str:
    order, trumps = view.order, language.say("trumps")
    groups = [
        language.label(trumps, cards_text(cards, language))
        if suit == TRUMPS
        else cards_text(cards, language)
        for suit, cards in (
            (suit, tuple(same))
            for suit, same in groupby(order.sorted(view.hand), key=lambda c: order.suits[c])
        )
    ]
    if not groups:
        return ""
    return language.say("Hand, {n}: {cards}", n=len(view.hand), cards=" · ".join(groups))


def hand_in_words(seen: EightyPointsMatch, language: Language, *, waiting: bool) -> str:
    view = seen.view
    lines = [
        held_text(view, language),
        words.trumps_text(seen, language),
        words.called_text(seen, language),
    ]
    if view.phase in ("playing", "shown") and not waiting:
        points = sum(seat.points for at, seat in enumerate(view.seats) if at not in view.defenders)
        mine = view.seats[seen.seat].points
        lines += [
            words.trick_text(seen, language),
            language.say(
                "Challengers: {points} of 80 points. You: {mine}.", points=points, mine=mine
            ),
        ]
    elif view.phase in ("playing", "shown"):
        lines.append(words.last_trick_text(seen, language))
    return stack_texts(*lines)


def ended_text(seen: EightyPointsMatch, language: Language) -> str:
    if seen.outcome is None:
        return language.say("The match is over.")
    facts = seen.view.seats[seen.seat]
    return language.say(
        "The match is over. You finished #{position}, at rank {rank} with {points} points.",
        position=seen.outcome.places[seen.seat],
        rank=words.rank_text(facts.rank, language),
        points=facts.total + facts.points,
    )
