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
        return language.say("bot/its-turn-yet")
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
            return language.say("eighty-points/own-declaring-declaring-cards-everyone", cards=cards)
        return language.say("eighty-points/own-declaring-declaring-cards", cards=cards)
    if able and view.round == 1:
        return language.say("eighty-points/own-declaring-declare-nobody")
    if able:
        return language.say("eighty-points/own-declaring-declare-suit")
    if view.phase == "declaring" and seen.my_turn:
        return language.say("eighty-points/own-declaring-nothing-declare-2")
    if view.phase == "declaring":
        return language.say("eighty-points/own-declaring-youve-answered")
    if any(declared.pair for declared in view.declarations):
        return language.say("eighty-points/own-declaring-pair-final")
    return language.say("eighty-points/own-declaring-nothing-declare")


def why_text(view: EightyPointsView, language: Language) -> str:
    """Return the cards that the rules allow, and the reason."""
    if not view.trick:
        return language.say("eighty-points/why-lead-any")
    order = view.order
    led = view.trick[0].cards
    suit = order.suits[led[0]]
    inside = [card for card in view.hand if order.suits[card] == suit]
    name = words.suit_text(suit, language)
    if len(led) == 1:
        if inside:
            return language.say("eighty-points/why-turn-follow-suit", suit=name)
        return language.say("eighty-points/why-turn-suit", suit=name)
    if pairs_in(inside):
        return language.say("eighty-points/why-turn-follow", suit=name)
    if not inside:
        return language.say("eighty-points/why-turn-suit-play", suit=name)
    if view.loose_following:
        return language.say("eighty-points/why-turn-pair-suit", suit=name)
    if len(inside) == 1:
        return language.say(
            "eighty-points/why-turn-card", suit=name, card=card_text(inside[0], language)
        )
    return language.say("eighty-points/why-turn-pair", suit=name)


def secret_text(view: EightyPointsView, language: Language) -> str:
    """Return the viewer's secrets besides their cards: the dead hand, the alliance."""
    lines = []
    if view.buried and view.phase not in ("calling", "scored", "over"):
        lines.append(
            language.say(
                "eighty-points/secret-buried-cards", cards=cards_text(view.buried, language)
            )
        )
    if view.called is not None and view.fallen is None and view.called in view.hand:
        if view.viewer == view.koth:
            told = language.say("eighty-points/secret-hold-called")
        elif view.hand.count(view.called) > 1:
            told = language.say("eighty-points/secret-hold-both")
        else:
            told = language.say("eighty-points/secret-hold-called-card")
        lines.append(told)
    return stack_texts(*lines)


def held_text(view: EightyPointsView, language: Language) -> str:
    order, trumps = view.order, language.say("eighty-points/held")
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
    return language.say("bot/hand-cards", n=len(view.hand), cards=" · ".join(groups))


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
            language.say("eighty-points/hand-in", points=points, mine=mine),
        ]
    elif view.phase in ("playing", "shown"):
        lines.append(words.last_trick_text(seen, language))
    return stack_texts(*lines)


def ended_text(seen: EightyPointsMatch, language: Language) -> str:
    if seen.outcome is None:
        return language.say("eighty-points/ended-match-over-2")
    facts = seen.view.seats[seen.seat]
    return language.say(
        "eighty-points/ended-match-over",
        position=seen.outcome.places[seen.seat],
        rank=words.rank_text(facts.rank, language),
        points=facts.total + facts.points,
    )
