"""The texts of Kill the Kings: piles, events and endings."""

from collections.abc import Sequence
from typing import Any, Final

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.cards import card_text, cards_text
from bot.pages.endings import chair_name, match_title
from bot.pages.model import stack_texts
from games.core.cards import parse
from games.kill_the_kings.piles import LENGTHS, Assassination, killers, runs
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import KillTheKingsView, PileView

KillTheKingsMatch = MatchView[KillTheKingsView]
_FEW = 4
"""Maximum number of killing cards to name one by one."""

REFUSALS: Final = {
    "match_over": sentence("kill-the-kings/refusals-match-over"),
    "card_drawn": sentence("kill-the-kings/refusals-card-drawn"),
    "nothing_drawn": sentence("kill-the-kings/refusals-nothing-drawn"),
    "stock_empty": sentence("kill-the-kings/refusals-stock-empty"),
    "reserve_full": sentence("kill-the-kings/refusals-reserve-full"),
    "nothing_to_undo": sentence("kill-the-kings/refusals-nothing-to-undo"),
    "card_not_held": sentence("kill-the-kings/refusals-card-not-held"),
    "king_dead": sentence("kill-the-kings/refusals-king-dead"),
    "does_not_fit": sentence("kill-the-kings/refusals-does-not-fit"),
}
"""Sentences for the rules' refusals, by code."""


def newest(seen: KillTheKingsMatch) -> int | None:
    """Return the last drawn card if it went into the reserve and is still there."""
    drawn = [event["card"] for event in seen.recent if event["kind"] == "drawn"]
    card = parse(drawn[-1]) if drawn else None
    return card if card in seen.view.reserve else None


def headline(seen: KillTheKingsMatch, language: Language) -> str:
    """Return the latest event, unless the picture shows it, then the next move or the ending."""
    who = (
        chair_name(seen.chairs[0])
        if seen.viewer is None
        else language.say("kill-the-kings/headline")
    )
    now = "" if seen.replayed and seen.view.ending is None else _now(seen, who, language)
    return stack_texts(_news(seen, language), now)


def _now(seen: KillTheKingsMatch, who: str, language: Language) -> str:
    view = seen.view
    if view.ending is not None:
        return _ending(seen, language)
    if view.drawn is not None:
        return _placing(view, view.drawn, who, language)
    if not view.stock:
        return language.say("kill-the-kings/now-play-last", who=who)
    card = newest(seen)
    if card is not None and _fits(view, card):
        told = language.say(
            "kill-the-kings/now-put-card", who=who, card=f"**{card_text(card, language)}**"
        )
    elif not any(_fits(view, card) for card in view.reserve):
        told = language.say("kill-the-kings/now-draw", who=who)
    else:
        told = language.say("kill-the-kings/now-draw-play", who=who)
    if not view.has_room:
        full = language.say("kill-the-kings/now-reserve-full")
        told = language.sentences(told, full)
    return told


def _fits(view: KillTheKingsView, card: int) -> bool:
    return any(pile.takes(card) for pile in view.piles)


def _placing(view: KillTheKingsView, drawn: int, who: str, language: Language) -> str:
    card = f"**{card_text(drawn, language)}**"
    if not _fits(view, drawn):
        return language.say("kill-the-kings/placing-card-fits", who=who, card=card)
    if not view.has_room:
        return language.say("kill-the-kings/placing-put-card-under", who=who, card=card)
    return language.say("kill-the-kings/placing-put-card", who=who, card=card)


def _ending(seen: KillTheKingsMatch, language: Language) -> str:
    view = seen.view
    killed = language.say("kill-the-kings/score", n=view.killed)
    match view.ending:
        case "won":
            return language.say(
                "kill-the-kings/ending-won",
                name=escape_name(seen.name(0)),
                cards=_drawn_text(view.cards_drawn, language),
            )
        case "bust":
            assert view.drawn is not None
            return language.say(
                "kill-the-kings/ending-bust",
                card=f"**{card_text(view.drawn, language)}**",
                killed=killed,
            )
        case "out_of_moves":
            return language.say("kill-the-kings/ending-out-of-moves", killed=killed)
        case _:
            return language.say("kill-the-kings/ending-conceded-killed", killed=killed)


def _drawn_text(drawn: int, language: Language) -> str:
    return language.say("bot/card", n=drawn)


def _news(seen: KillTheKingsMatch, language: Language) -> str:
    """Return the king who has just died, the card just taken back, or cards that fit nowhere."""
    useless = _reserved_in_vain(seen)
    if len(useless) > 1:
        cards = f"**{cards_text(useless, language)}**"
        return language.say("kill-the-kings/news", cards=cards)
    for event in reversed(seen.recent):
        match event["kind"]:
            case "killed":
                return _killing(event, language)
            case "undone":
                return language.say(
                    "kill-the-kings/news-undone", card=card_text(parse(event["card"]), language)
                )
            case "reserved" if not _fits(seen.view, card := parse(event["card"])):
                return language.say(
                    "kill-the-kings/news-reserved", card=f"**{card_text(card, language)}**"
                )
            case "drawn" | "placed" | "reserved":
                break
    return ""


def _reserved_in_vain(seen: KillTheKingsMatch) -> list[int]:
    """Return the cards just drawn one after another that fit nowhere, in that order."""
    found: list[int] = []
    for event in reversed(seen.recent):
        if event["kind"] == "drawn":
            continue
        if event["kind"] != "reserved" or _fits(seen.view, parse(event["card"])):
            break
        found.append(parse(event["card"]))
    return found[::-1]


def _killing(event: dict[str, Any], language: Language) -> str:
    way: Assassination = event["way"]
    king = card_text(parse(event["king"]), language)
    match way:
        case "alternating":
            return language.say("kill-the-kings/killing-alternating", king=king)
        case "suited":
            return language.say("kill-the-kings/killing-suited", king=king)
        case "kind":
            return language.say("kill-the-kings/killing-kind", king=king)


def _pile_line(view: KillTheKingsView, pile: PileView, language: Language) -> str:
    cards = cards_text(pile.cards, language) or "·"
    if not pile.alive:
        return language.say("kill-the-kings/pile", king=card_text(pile.king, language), cards=cards)
    threat = _threat(view, pile, language)
    told = language.label(card_text(pile.king, language), cards)
    return f"{told} · {threat}" if threat else told


def _threat(view: KillTheKingsView, pile: PileView, language: Language) -> str:
    """Return the cards that would kill a pile's king; empty if no single card does."""
    deadly = sorted(killers(pile.cards))
    if not deadly or view.ending is not None:
        return ""
    left = [card for card in deadly if not view.is_placed(card)]
    if not left:
        return language.say("kill-the-kings/threat-cards-kill")
    if len(left) <= _FEW:
        named = language.either(card_text(card, language) for card in left)
        return language.say("kill-the-kings/threat-cards-kills", cards=named)
    return language.say("kill-the-kings/threat-ways-kills", ways=_ways(pile, language))


def _ways(pile: PileView, language: Language) -> str:
    """Return the kinds of cards that kill, if there are too many to name."""
    found = runs(pile.cards)
    below = card_text(pile.bottom, language)
    said = []
    if found.alternating >= LENGTHS["alternating"] - 1:
        said.append(language.say("kill-the-kings/ways-any-card", card=below))
    if found.suited >= LENGTHS["suited"] - 1:
        said.append(language.say("kill-the-kings/ways-any-lower", card=below))
    if found.kind >= LENGTHS["kind"] - 1:
        said.append(language.say("kill-the-kings/ways-any-card-card", card=below))
    return " / ".join(said)


def _reserve(view: KillTheKingsView, language: Language) -> str:
    cards = cards_text(view.reserve, language) or language.say("bot/none")
    return language.say(
        "kill-the-kings/reserve-reserve-taken",
        taken=len(view.reserve),
        slots=view.slots,
        cards=cards,
    )


def in_words(seen: KillTheKingsMatch, language: Language) -> str:
    view = seen.view
    lines = [headline(seen, language)]
    for pile in view.piles:
        line = _pile_line(view, pile, language)
        if pile.alive and pile.cards:
            line += " · " + runs_text(pile.cards, language)
        lines.append(line)
    lines.append(_reserve(view, language))
    lines.append(language.say("kill-the-kings/in-words", n=view.stock))
    return stack_texts(*lines)


def runs_text(cards: Sequence[int], language: Language) -> str:
    """Return the lengths of the runs at the bottom of a pile."""
    found = runs(cards)
    return language.say(
        "kill-the-kings/runs", alternating=found.alternating, suited=found.suited, kind=found.kind
    )


def result_line(seen: KillTheKingsMatch, game: str, language: Language) -> str:
    """Return a game's ending without any of its cards.

    If the game's state can't be read, it only says whether the game was won.
    """
    outcome = seen.outcome
    assert outcome is not None
    killed, drawn = outcome.scores[0], outcome.spent[0] if outcome.spent else 0
    kings = "♚" * killed + "♔" * (len(KINGS) - killed)
    lost = seen.view.ending if seen.begun else None
    return language.say(
        "kill-the-kings/result",
        name=escape_name(seen.name(0)),
        game=match_title(game, seen, language),
        kings=kings,
        ending={
            "won": language.say("bot/won"),
            "bust": language.say("kill-the-kings/result-bust"),
            "out_of_moves": language.say("kill-the-kings/result-out-of-moves"),
            "conceded": language.say("bot/conceded"),
            "lost": language.say("kill-the-kings/result-lost"),
        }["won" if outcome.places[0] == 1 else lost or "lost"],
        cards=_drawn_text(drawn, language),
    )
