"""Sentences on why one action of Kill the Kings is better than another."""

from collections.abc import Mapping
from typing import Any

from bot.base.language import Language
from bot.pages.cards import card_text
from bot.pages.presenter import Weighed
from cogs.games.kill_the_kings.steps import choice_text
from cogs.games.kill_the_kings.words import KillTheKingsMatch
from games.core.cards import parse
from games.kill_the_kings.state import Draw, PlaceCard

Facts = Mapping[str, Any]


def reason_text(
    seen: KillTheKingsMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    """Return the reason one action is better; empty if it isn't, or if the facts don't say."""
    if better.worth <= worse.worth:
        return ""
    best, other = better.facts, worse.facts
    name = choice_text(seen, worse.action, language)
    return (
        _certain(best, other, name, language)
        or _waiting(better, worse, language)
        or _by_next_card(best, other, name, language)
        or _on_the_table(better, worse, name, language)
        or _by_orders(best, other, name, language)
        or _by_search(better, worse, name, language)
    )


def _certain(best: Facts, other: Facts, name: str, language: Language) -> str:
    """Point out an action that surely wins, or one after which nothing can win."""
    if best.get("certain"):
        return language.say("kill-the-kings/certain-wins-whatever")
    if not other.get("hopeless"):
        return ""
    spared = [king for king in other.get("spared", ()) if king not in best.get("spared", ())]
    if not spared:
        return language.say("kill-the-kings/certain-after-action-cards", action=name)
    return language.say(
        "kill-the-kings/certain-after-action",
        action=name,
        king=card_text(parse(spared[0]), language),
    )


def _waiting(better: Weighed, worse: Weighed, language: Language) -> str:
    """Point out a card that was placed although it could still be kept."""
    if isinstance(better.action, PlaceCard) or not isinstance(worse.action, PlaceCard):
        return ""
    free = better.facts.get("free", 0)
    if free < 1 and isinstance(better.action, Draw):
        return ""
    card = card_text(worse.action.card, language)
    return language.say("kill-the-kings/waiting", card=card)


def _by_next_card(best: Facts, other: Facts, name: str, language: Language) -> str:
    """Compare the numbers of next cards that would make a win certain."""
    wins, fewer, left = best.get("wins"), other.get("wins"), best.get("left")
    if wins is None or fewer is None or left is None or wins <= fewer:
        return ""
    return language.say("kill-the-kings/by-next-card", n=left, wins=wins, fewer=fewer, action=name)


def _on_the_table(better: Weighed, worse: Weighed, name: str, language: Language) -> str:
    """Compare the piles after each action."""
    best, other = better.facts, worse.facts
    if (king := best.get("killed")) and not other.get("killed"):
        return language.say(
            "kill-the-kings/on-the-table-kills-king", king=card_text(parse(king), language)
        )
    left, fit, fewer = best.get("left"), best.get("fit"), other.get("fit")
    if left is None or fit is None or fewer is None:
        return ""
    if isinstance(worse.action, Draw) and not other.get("free") and fewer < left:
        return language.say("kill-the-kings/on-the-table-reserve-full", n=left - fewer, left=left)
    kill, kills = best.get("kill", 0), other.get("kill", 0)
    if kill > kills:
        return language.say(
            "kill-the-kings/on-the-table-then-left-cards",
            n=kill,
            left=left,
            fewer=kills,
            action=name,
        )
    if fit <= fewer:
        return ""
    return language.say(
        "kill-the-kings/on-the-table-then-left", n=fit, left=left, fewer=fewer, action=name
    )


def _by_orders(best: Facts, other: Facts, name: str, language: Language) -> str:
    """Compare how often each wins, played out over the same orders of the stock."""
    orders, won, fewer = best.get("orders"), best.get("won"), other.get("won")
    if not orders or won is None or fewer is None or won <= fewer:
        return ""
    return language.say("kill-the-kings/by-orders", n=orders, won=won, fewer=fewer, action=name)


def _by_search(better: Weighed, worse: Weighed, name: str, language: Language) -> str:
    """Compare how often each wins, over every order of the stock."""
    more, fewer = round(100 * better.worth), round(100 * worse.worth)
    if not better.facts.get("searched") or more <= fewer:
        return ""
    return language.say("kill-the-kings/by-search", n=more, fewer=fewer, action=name)
