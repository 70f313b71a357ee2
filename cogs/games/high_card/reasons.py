"""Sentences on why one declaration of High Card is better than another."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.cards import card_text
from bot.pages.presenter import Weighed
from cogs.games.high_card.steps import choice_text
from cogs.games.high_card.words import HighCardMatch, declaration_text, two_left
from games.high_card.view import Declaration, HighCardView

_KNOWN = {"right", "alone", "lost", "fatal", "cards", "decisive"}
"""Facts needed for an explanation. Reviews of older versions may lack some."""
_CLEARLY = 3
"""Minimum difference in hundredths to call one chance better than another."""


def reason_text(seen: HighCardMatch, better: Weighed, worse: Weighed, language: Language) -> str:
    """Return the main advantage of the better action; empty if it isn't known."""
    one, other = better.facts, worse.facts
    gap = 100 * (better.worth - worse.worth)
    if gap <= 0 or not one.keys() & other.keys() >= _KNOWN:
        return ""
    if one["decisive"] and better.worth >= 1:
        return language.say("bot/wins-match-once")
    if two_left(seen.view) and worse.action.declaration == "middle":
        return language.say("high-card/reason-two-players")
    if one["cards"] - other["cards"] > gap / 2 and better.action.card != worse.action.card:
        card = card_text(worse.action.card, language)
        return language.say("high-card/reason-keeps-card", card=card)
    gains = {
        "fatal": other["fatal"] - one["fatal"],
        "alone": one["alone"] - other["alone"],
        "right": one["right"] - other["right"],
        "lost": other["lost"] - one["lost"],
    }
    # The first of equals: a fact that decides the match, or the round, says the most.
    what = max(gains, key=gains.__getitem__)
    if gains[what] < _CLEARLY:
        return ""
    contested = _contested_text(seen, better, worse, language)
    return contested or _gain_text(seen, what, better, worse, language)


def _contested_text(
    seen: HighCardMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    """Say how seldom a card beats that of the only rival, who has declared the same."""
    heard = _heard(seen.view)
    beats = worse.facts["alone"]
    if heard is None or not 0 < beats < min(better.facts["right"], 50):
        return ""
    seat, said = heard
    if worse.action.declaration != said or better.action.declaration == said:
        return ""
    return language.say(
        "high-card/contested",
        n=beats,
        name=escape_name(seen.name(seat)),
        declaration=declaration_text(said, language),
        card=card_text(worse.action.card, language),
    )


def _heard(view: HighCardView) -> tuple[int, Declaration] | None:
    """Return the only rival left and their declaration; None if they haven't declared."""
    rivals = [
        (seat, facts.declared)
        for seat, facts in enumerate(view.seats)
        if facts.standing == "in" and seat != view.viewer
    ]
    seat, said = rivals[0]
    return None if len(rivals) > 1 or said is None else (seat, said)


def _gain_text(
    seen: HighCardMatch, what: str, better: Weighed, worse: Weighed, language: Language
) -> str:
    number = better.facts[what]
    facts = {"other": worse.facts[what], "action": choice_text(seen, worse.action, language)}
    if what == "fatal":
        return language.say("high-card/gain-loses-match", n=number, **facts)
    if what == "lost":
        return language.say("high-card/gain-knocks-out", n=number, **facts)
    if what == "right":
        return language.say("high-card/gain-its-right", n=number, **facts)
    if better.facts["decisive"]:
        return language.say("high-card/gain-wins-match", n=number, **facts)
    return language.say("high-card/gain-wins-round", n=number, **facts)
