"""Coaching for people who are new to High Card: what to do now, and why."""

from bot.base.language import Language
from bot.pages.cards import card_text
from cogs.games.high_card.words import HighCardMatch, two_left
from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.view import HighCardView

_LEAST, _MOST = 2, 14
_LOW, _HIGH = 5, 11
"""Ranks up to the first and from the second are far from the middle."""


def coaching(seen: HighCardMatch, language: Language) -> str:
    """Return one or two sentences on the viewer's play; empty if they have no card to play."""
    view = seen.view
    if not view.hand:
        return ""
    in_round = [seat for seat in view.seats if seat.standing == "in"]
    said = {seat.declared for seat in in_round if seat.declared is not None}
    if two_left(view):
        return _against_one(view, language)
    if {"lowest", "highest"} <= said:
        return language.say("high-card/coaching-both-ends")
    if "lowest" in said:
        return language.say("high-card/coaching-player-said")
    if "highest" in said:
        return language.say("high-card/coaching-player-said-highest")
    if said:
        return language.say("high-card/coaching-player-said-middle")
    if len(view.hand) > 1:
        return language.say("high-card/coaching-nobody-spoken")
    return _alone(view.hand[0], len(in_round) - 1, language)


def _against_one(view: HighCardView, language: Language) -> str:
    if len(view.hand) > 1:
        return language.say("high-card/against-one-two-cards")
    own = rank_of(view.hand[0])
    known = {*view.hand, *view.face_up}
    unseen = [rank_of(card) for card in STANDARD_DECK if card not in known]
    return language.say(
        "high-card/against-one-cards-see",
        lower=sum(rank < own for rank in unseen),
        higher=sum(rank > own for rank in unseen),
    )


def _alone(card: int, rivals: int, language: Language) -> str:
    """Return advice on the only card, before anybody has claimed an end."""
    facts = {"card": card_text(card, language), "rivals": rivals}
    if rank_of(card) in (_LEAST, _MOST):
        return language.say("high-card/alone-nothing-ranks", **facts)
    if rank_of(card) <= _LOW:
        return language.say("high-card/alone-few-cards", **facts)
    if rank_of(card) >= _HIGH:
        return language.say("high-card/alone-few-cards-higher", **facts)
    return language.say("high-card/alone-card-middling", **facts)
