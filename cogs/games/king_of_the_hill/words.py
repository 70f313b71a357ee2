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
    "not_your_turn": sentence("That's up to the other player. The board shows what's next."),
    "stack_not_available": sentence(
        "You can't choose that stack yet: the stacks below still cover it. Those you can choose "
        "have a gold frame."
    ),
    "not_an_attack": sentence(
        "That's not an attack. Play one card, a sequence (two or more of one suit in a row, none "
        "above 8), or the Joker."
    ),
    "not_in_reserve": sentence("In a tie you can only attack from your reserve."),
    "not_won": sentence("You can only divide the cards you've just won. Open your hand again."),
    "players": sentence("King of the Hill is for two players."),
    "joining_closed": sentence("King of the Hill is for two players, and both seats are taken."),
}
"""Sentences for the rules' refusals, by code."""


def card_text(card: int, language: Language) -> str:
    """Return the card's name. A Joker has no colour here."""
    return language.say_as("a card", "Joker") if card == JOKER else suited(card, language)


def cards_text(cards: Iterable[int], language: Language) -> str:
    return " ".join(card_text(card, language) for card in cards)


def stack_text(index: int, top: int, size: int, language: Language) -> str:
    if index == APEX:
        return language.say("the apex")
    return card_text(top, language) + (f" ×{size}" if size > 1 else "")


def fought_text(battle: Battle, language: Language) -> str:
    """Return the stack of a battle as it was at the time."""
    return stack_text(battle.stack, battle.top, battle.size, language)


def now_text(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    waited_for = language.listing(chair_name(seen.chairs[seat]) for seat in sorted(seen.awaited))
    match None if seen.replayed else view.phase:
        case "setup":
            return language.say(
                "Set up your reserves in secret. Press *My hand* to see your cards. "
                "Waiting for {names}.",
                names=waited_for,
            )
        case "choosing":
            return language.say(
                "{name} is choosing a stack to fight for: one with a gold frame.", name=waited_for
            )
        case "attack":
            stack = f"**{fought_text(view.battles[-1], language)}**"
            if view.from_reserve:
                return language.say(
                    "A tie for {stack}! Attack again, from your reserves. Waiting for {names}.",
                    stack=stack,
                    names=waited_for,
                )
            return language.say(
                "{name} chose to fight for {stack}. Both of you attack in secret now. "
                "Waiting for {names}.",
                name=escape_name(seen.name(view.turn)),
                stack=stack,
                names=waited_for,
            )
        case "spoils":
            return language.say(
                "{name} won {stack} and is dividing the cards between hand and reserve.",
                name=waited_for,
                stack=fought_text(view.battles[-1], language),
            )
        case _:
            return ""


def seat_line(seen: KingOfTheHillMatch, seat: int, language: Language) -> str:
    """Return a seat's number and name, and its public counts."""
    parts = [_counts(seen, seat, language)]
    if seen.view.seats[seat].ready:
        parts.append(language.say("ready ✓"))
    if seen.view.king == seat:
        parts.append(language.say("**King of the Hill**"))
    return " · ".join(parts)


def _counts(seen: KingOfTheHillMatch, seat: int, language: Language) -> str:
    facts = seen.view.seats[seat]
    parts = [
        f"`{seat + 1}` {chair_name(seen.chairs[seat])}",
        language.say("{n} in hand", n=facts.hand),
        language.say("{n} in reserve", n=facts.reserve),
        language.say("{n} won", n=facts.won),
    ]
    return " · ".join(parts)


def battle_text(seen: KingOfTheHillMatch, battle: Battle, language: Language) -> str:
    """Return a battle blow by blow, with its result."""
    stack = fought_text(battle, language)
    return stack_texts(
        language.say("**Battle {number}**, for {stack}:", number=battle.number, stack=stack),
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
        what = language.say("two Jokers")
    elif order == 0:
        what = language.say("a tie")
    else:
        winner = 0 if order > 0 else 1
        what = language.say("{name} wins", name=escape_name(seen.name(winner)))
        if value(blow[0]) == value(blow[1]):
            what = language.say(
                "{name} wins, because {card} ranks above {other}",
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
        return language.say(
            "From the reserves {name} attacked with {cards} and {other} with {others}: {what}.",
            **facts,
        )
    return language.say("{name} attacked with {cards} and {other} with {others}: {what}.", **facts)


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
        return language.say("Nobody gets {stack}: it's discarded.", stack=stack)
    if battle.winner is None or not battle.to_hand + battle.to_reserve:
        return ""
    facts = {"name": escape_name(seen.name(battle.winner)), "stack": stack}
    if battle.size == 2 and not battle.to_reserve:
        return language.say("{name} won {stack} and put both cards in hand.", **facts)
    if battle.size == 2 and not battle.to_hand:
        return language.say("{name} won {stack} and put both cards in reserve.", **facts)
    if not battle.to_reserve:
        return language.count(
            battle.size,
            "{name} won {stack} and put it in hand.",
            "{name} won {stack} and put all {n} cards in hand.",
            **facts,
        )
    if not battle.to_hand:
        return language.count(
            battle.size,
            "{name} won {stack} and put it in reserve.",
            "{name} won {stack} and put all {n} cards in reserve.",
            **facts,
        )
    return language.say(
        "{name} won {stack}: {hand} to hand, {reserve} to reserve.",
        hand=battle.to_hand,
        reserve=battle.to_reserve,
        **facts,
    )


def memory_text(seen: KingOfTheHillMatch, language: Language) -> str:
    """Return all battles so far, the newest first, and the cards out of the match."""
    view = seen.view
    out = cards_text(tuple(sorted(view.discards)), language)
    gone = language.say("Out of the match: {cards}", cards=out) if out else ""
    told = [battle_text(seen, battle, language) for battle in reversed(view.fought)]
    return history_text("", told, gone)


def footer(view: KingOfTheHillView, language: Language) -> str:
    """Return the number of stacks left, and the variant."""
    left = sum(stack.size > 0 for stack in view.stacks)
    text = language.count(left, "{n} stack left of 15", "{n} stacks left of 15")
    if view.faces_tie:
        text += " · " + language.say("ten, jack, queen and king tie")
    return text


def waiting_text(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    other = escape_name(seen.name(1 - seen.seat))
    match view.phase:
        case "over":
            return verdict(seen, language)
        case "choosing":
            return language.say("{name} is choosing a stack to fight for.", name=other)
        case "spoils":
            return language.say("{name} is dividing the spoils.", name=other)
        case _:
            return language.say("You've chosen. Waiting for {name}.", name=other)


def attack_text(cards: tuple[int, ...], language: Language) -> str:
    return f"{cards_text(cards, language)} = {value(cards)}"


def held_lines(view: KingOfTheHillView, language: Language) -> list[str]:
    """Return a seat's hand and its reserve."""
    none = language.say("none")
    hand, reserve = (cards_text(cards, language) or none for cards in (view.hand, view.reserve))
    return [
        language.say("Hand, {n}: {cards}", n=len(view.hand), cards=hand),
        language.say("Reserve, {n}: {cards}", n=len(view.reserve), cards=reserve),
    ]


def choice_line(view: KingOfTheHillView, language: Language) -> str:
    """Return a seat's secret choice; empty before it has chosen."""
    if view.committed is None:
        return ""
    chosen = cards_text(view.committed, language) or language.say("none")
    return language.say("Chosen: {cards}", cards=chosen)


def hand_in_words(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    own = [choice_line(view, language)]
    if view.spoils:
        own.append(language.say("Just won: {cards}", cards=cards_text(view.spoils, language)))
    own += held_lines(view, language)
    known = _known_text(seen, 1 - seen.seat, language)
    return stack_texts(*own, *_rows_text(view, language), *known, _last_battle(seen, language))


def _known_text(seen: KingOfTheHillMatch, seat: int, language: Language) -> list[str]:
    """Return the cards that everybody knows a seat holds."""
    facts = seen.view.seats[seat]
    parts = [_counts(seen, seat, language)]
    if facts.known_hand:
        parts.append(
            language.say("Known in hand: {cards}", cards=cards_text(facts.known_hand, language))
        )
    if facts.known_reserve:
        cards = cards_text(facts.known_reserve, language)
        parts.append(language.say("Known in reserve: {cards}", cards=cards))
    if facts.known_either:
        cards = cards_text(facts.known_either, language)
        parts.append(language.say("In hand or reserve: {cards}", cards=cards))
    return parts


def verdict(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    if view.king is None:
        return language.say("Two Jokers meet at the apex: it's a draw. Nobody is King of the Hill.")
    name = escape_name(seen.name(view.king))
    if view.ending == "conceded":
        other = escape_name(seen.name(1 - view.king))
        return language.say("{other} concedes: {name} is King of the Hill!", other=other, name=name)
    return language.say("{name} wins the apex and is King of the Hill!", name=name)


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
        language.say("Row {row}: {stacks}", row=row, stacks=language.row(stacks))
        for row, stacks in rows.items()
    ]
