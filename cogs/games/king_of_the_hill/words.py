"""The texts of King of the Hill: turns, battles, and reasons."""

from collections.abc import Iterable
from typing import Final

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.cards import card_text as suited
from bot.pages.endings import chair_name
from bot.pages.model import history_text, stack_texts
from games.king_of_the_hill.attack import JOKER, compare, value
from games.king_of_the_hill.pyramid import APEX, PLACES
from games.king_of_the_hill.view import Battle, KingOfTheHillView

KingOfTheHillMatch = MatchView[KingOfTheHillView]

REFUSALS: Final = {
    "not_your_turn": sentence("king-of-the-hill/refusals-not-your-turn"),
    "stack_not_available": sentence("king-of-the-hill/refusals-stack-not-available"),
    "not_an_attack": sentence("king-of-the-hill/refusals-not-an-attack"),
    "not_in_reserve": sentence("king-of-the-hill/refusals-not-in-reserve"),
    "not_won": sentence("king-of-the-hill/refusals-not-won"),
    "players": sentence("king-of-the-hill/refusals-players"),
    "joining_closed": sentence("king-of-the-hill/refusals-joining-closed"),
}
"""Sentences for the rules' refusals, by code."""


def card_text(card: int, language: Language) -> str:
    """Return the card's name. A Joker has no colour here."""
    return language.say("king-of-the-hill/card") if card == JOKER else suited(card, language)


def cards_text(cards: Iterable[int], language: Language) -> str:
    return " ".join(card_text(card, language) for card in cards)


def stack_text(index: int, top: int, size: int, language: Language) -> str:
    if index == APEX:
        return language.say("king-of-the-hill/stack-apex")
    return card_text(top, language) + (f" ×{size}" if size > 1 else "")


def fought_text(battle: Battle, language: Language) -> str:
    """Return the stack of a battle as it was at the time."""
    return stack_text(battle.stack, battle.top, battle.size, language)


def now_text(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    waited_for = language.listing(chair_name(seen.chairs[seat]) for seat in sorted(seen.awaited))
    match None if seen.replayed else view.phase:
        case "setup":
            return language.say("king-of-the-hill/now-setup", names=waited_for)
        case "choosing":
            return language.say("king-of-the-hill/now-choosing", name=waited_for)
        case "attack":
            stack = f"**{fought_text(view.battles[-1], language)}**"
            if view.from_reserve:
                return language.say(
                    "king-of-the-hill/now-attack-tie-stack", stack=stack, names=waited_for
                )
            return language.say(
                "king-of-the-hill/now-attack-name-chose",
                name=escape_name(seen.name(view.turn)),
                stack=stack,
                names=waited_for,
            )
        case "spoils":
            return language.say(
                "king-of-the-hill/now-spoils",
                name=waited_for,
                stack=fought_text(view.battles[-1], language),
            )
        case _:
            return ""


def seat_line(seen: KingOfTheHillMatch, seat: int, language: Language) -> str:
    """Return a seat's number and name, and its public counts."""
    parts = [_counts(seen, seat, language)]
    if seen.view.seats[seat].ready:
        parts.append(language.say("bot/ready"))
    if seen.view.king == seat:
        parts.append(language.say("king-of-the-hill/seat"))
    return " · ".join(parts)


def _counts(seen: KingOfTheHillMatch, seat: int, language: Language) -> str:
    facts = seen.view.seats[seat]
    parts = [
        f"`{seat + 1}` {chair_name(seen.chairs[seat])}",
        language.say("king-of-the-hill/counts-hand", n=facts.hand),
        language.say("king-of-the-hill/counts-reserve", n=facts.reserve),
        language.say("king-of-the-hill/counts-won", n=facts.won),
    ]
    return " · ".join(parts)


def battle_text(seen: KingOfTheHillMatch, battle: Battle, language: Language) -> str:
    """Return a battle blow by blow, with its result."""
    stack = fought_text(battle, language)
    return stack_texts(
        language.say("king-of-the-hill/battle-battle-number", number=battle.number, stack=stack),
        *_blow_texts(seen, battle, language),
        result_text(seen, battle, language),
    )


def _blow_texts(seen: KingOfTheHillMatch, battle: Battle, language: Language) -> list[str]:
    return [
        _blow_text(seen, blow, language, tie_break=number > 0)
        for number, blow in enumerate(battle.blows)
    ]


def _blow_text(
    seen: KingOfTheHillMatch,
    blow: tuple[tuple[int, ...], tuple[int, ...]],
    language: Language,
    *,
    tie_break: bool,
) -> str:
    order = compare(*blow, faces_tie=seen.view.faces_tie)
    if blow == ((JOKER,), (JOKER,)):
        what = language.say("king-of-the-hill/blow-two-jokers")
    elif order == 0:
        what = language.say("king-of-the-hill/blow-tie")
    else:
        winner = 0 if order > 0 else 1
        what = language.say("king-of-the-hill/blow-name-wins", name=escape_name(seen.name(winner)))
        if value(blow[0]) == value(blow[1]):
            what = language.say(
                "king-of-the-hill/blow-name-wins-because",
                name=escape_name(seen.name(winner)),
                card=cards_text(blow[winner], language),
                other=cards_text(blow[1 - winner], language),
            )
    name, other = (escape_name(seen.name(seat)) for seat in range(2))
    cards, others = (
        language.aside(f"**{cards_text(attack, language)}**", str(value(attack))) for attack in blow
    )
    facts = {"name": name, "cards": cards, "other": other, "others": others, "what": what}
    if tie_break:
        return language.say("king-of-the-hill/blow-reserves-name", **facts)
    return language.say("king-of-the-hill/blow-name-attacked", **facts)


def news(seen: KingOfTheHillMatch, language: Language) -> str:
    """Return the last battle, until the first blow of the next."""
    fought = seen.view.fought
    if not fought:
        return ""
    result = result_text(seen, fought[-1], language)
    return language.sentences(*_blow_texts(seen, fought[-1], language), result)


def result_text(seen: KingOfTheHillMatch, battle: Battle, language: Language) -> str:
    """Return a battle's winner and the division of its cards; empty while that is open."""
    stack = fought_text(battle, language)
    if battle.result == "discarded":
        return language.say("king-of-the-hill/result-nobody-gets", stack=stack)
    if battle.winner is None or not battle.to_hand + battle.to_reserve:
        return ""
    facts = {"name": escape_name(seen.name(battle.winner)), "stack": stack}
    if battle.size == 2 and not battle.to_reserve:
        return language.say("king-of-the-hill/result-name-won-stack", **facts)
    if battle.size == 2 and not battle.to_hand:
        return language.say("king-of-the-hill/result-name-won-stack-put", **facts)
    if not battle.to_reserve:
        return language.say(
            "king-of-the-hill/result-name-won-stack-put-hand", n=battle.size, **facts
        )
    if not battle.to_hand:
        return language.say(
            "king-of-the-hill/result-name-won-stack-put-reserve", n=battle.size, **facts
        )
    return language.say(
        "king-of-the-hill/result-name-won", hand=battle.to_hand, reserve=battle.to_reserve, **facts
    )


def memory_text(seen: KingOfTheHillMatch, language: Language) -> str:
    """Return all battles so far, the newest first, and the cards out of the match."""
    view = seen.view
    out = cards_text(tuple(sorted(view.discards)), language)
    gone = language.say("king-of-the-hill/memory", cards=out) if out else ""
    told = [battle_text(seen, battle, language) for battle in reversed(view.fought)]
    return history_text("", told, gone)


def footer(view: KingOfTheHillView, language: Language) -> str:
    """Return the number of stacks left, and the variant."""
    left = sum(stack.size > 0 for stack in view.stacks)
    text = language.say("king-of-the-hill/footer-stack-left", n=left)
    if view.faces_tie:
        text += " · " + language.say("king-of-the-hill/footer-ten-jack")
    return text


def waiting_text(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    other = escape_name(seen.name(1 - seen.seat))
    match view.phase:
        case "over":
            return verdict(seen, language)
        case "choosing":
            return language.say("king-of-the-hill/waiting-choosing", name=other)
        case "spoils":
            return language.say("king-of-the-hill/waiting-spoils", name=other)
        case _:
            return language.say("king-of-the-hill/waiting", name=other)


def attack_text(cards: tuple[int, ...], language: Language) -> str:
    return f"{cards_text(cards, language)} = {value(cards)}"


def held_lines(view: KingOfTheHillView, language: Language) -> list[str]:
    """Return a seat's hand and its reserve."""
    none = language.say("bot/none")
    hand, reserve = (cards_text(cards, language) or none for cards in (view.hand, view.reserve))
    return [
        language.say("bot/hand-cards", n=len(view.hand), cards=hand),
        language.say("king-of-the-hill/choice-reserve-cards", n=len(view.reserve), cards=reserve),
    ]


def choice_line(view: KingOfTheHillView, language: Language) -> str:
    """Return a seat's secret choice; empty before it has chosen."""
    if view.committed is None:
        return ""
    chosen = cards_text(view.committed, language) or language.say("bot/none")
    return language.say("king-of-the-hill/choice-chosen-cards", cards=chosen)


def hand_in_words(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    own = [choice_line(view, language)]
    if view.spoils:
        own.append(
            language.say("king-of-the-hill/hand-in", cards=cards_text(view.spoils, language))
        )
    own += held_lines(view, language)
    known = _known_text(seen, 1 - seen.seat, language)
    return stack_texts(*own, *_rows_text(view, language), *known, _last_battle(seen, language))


def _known_text(seen: KingOfTheHillMatch, seat: int, language: Language) -> list[str]:
    """Return the cards that everybody knows a seat holds."""
    facts = seen.view.seats[seat]
    parts = [_counts(seen, seat, language)]
    if facts.known_hand:
        parts.append(
            language.say(
                "king-of-the-hill/known-known-hand", cards=cards_text(facts.known_hand, language)
            )
        )
    if facts.known_reserve:
        cards = cards_text(facts.known_reserve, language)
        parts.append(language.say("king-of-the-hill/known-known-reserve", cards=cards))
    if facts.known_either:
        cards = cards_text(facts.known_either, language)
        parts.append(language.say("king-of-the-hill/known-hand-reserve", cards=cards))
    return parts


def verdict(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    if view.king is None:
        return language.say("king-of-the-hill/verdict-two-jokers")
    name = escape_name(seen.name(view.king))
    if view.ending == "conceded":
        other = escape_name(seen.name(1 - view.king))
        return language.say("king-of-the-hill/verdict-other-concedes", other=other, name=name)
    return language.say("king-of-the-hill/verdict-name-wins", name=name)


def board_in_words(seen: KingOfTheHillMatch, language: Language) -> str:
    return stack_texts(
        verdict(seen, language) if seen.view.phase == "over" else now_text(seen, language),
        *(seat_line(seen, seat, language) for seat in range(2)),
        *_rows_text(seen.view, language),
        _last_battle(seen, language),
    )


def _last_battle(seen: KingOfTheHillMatch, language: Language) -> str:
    """Return the last battle on one line, with its stack if the result doesn't name it."""
    fought = seen.view.fought
    if fought and not result_text(seen, fought[-1], language):
        return " ".join(battle_text(seen, fought[-1], language).splitlines())
    return news(seen, language)


def _rows_text(view: KingOfTheHillView, language: Language) -> list[str]:
    """Return the pyramid row by row, the apex first. Available stacks are in brackets."""
    rows: dict[int, list[str]] = {}
    for index, (row, _) in enumerate(PLACES):
        stack = view.stacks[index]
        if stack.top is not None:
            text = stack_text(index, stack.top, stack.size, language)
            rows.setdefault(row, []).append(f"[{text}]" if index in view.available else text)
    return [
        language.say("king-of-the-hill/rows", row=row, stacks=language.row(stacks))
        for row, stacks in rows.items()
    ]
