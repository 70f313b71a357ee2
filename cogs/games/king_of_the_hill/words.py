"""What King of the Hill says: who is to do what, how battles went, and why."""

from typing import Final

from bot.base.language import Language, sentence
from bot.base.names import escaped
from bot.discord_io.messages import LONGEST, plain
from bot.matches.view import MatchView
from bot.pages.model import stacked
from bot.pages.table import called
from cogs.games.king_of_the_hill.picture import LETTERS
from games.core.cards import label
from games.king_of_the_hill import APEX, JOKER, PLACES, Battle, KingOfTheHillView, compare, value

KingOfTheHillMatch = MatchView[KingOfTheHillView]

REFUSALS: Final = {
    "not_your_turn": sentence("That is the other player's to do. The board shows what is next."),
    "stack_not_available": sentence(
        "That stack cannot be fought for yet: its lower end is covered. The letters in gold mark "
        "those that can."
    ),
    "not_an_attack": sentence(
        "That is no attack. Play one card, or two or more of one suit in sequence with none above "
        "8, or the Joker."
    ),
    "not_in_reserve": sentence("In a tie only cards of your reserve may attack."),
    "not_won": sentence("Only the cards just won can be divided. Open your hand again."),
    "players": sentence("King of the Hill is for two players."),
    "joining_closed": sentence("King of the Hill is for two players, and both are here."),
}
"""Why the rules refuse, by code."""


def cards_text(cards: tuple[int, ...]) -> str:
    """Cards for people, the Joker without its colour."""
    return " ".join("Joker" if card == JOKER else label(card) for card in cards)


def stack_text(view: KingOfTheHillView, index: int) -> str:
    """A stack's letter, its open card and how many cards it has."""
    stack = view.stacks[index]
    return LETTERS[index] if stack.top is None else _named(index, stack.top, stack.size)


def fought_text(battle: Battle) -> str:
    """The stack of a battle as it was then."""
    return _named(battle.stack, battle.top, battle.size)


def _named(index: int, top: int, size: int) -> str:
    card = "Joker" if index == APEX else label(top)
    return f"{LETTERS[index]} · {card}" + (f" ×{size}" if size > 1 else "")


def now_text(seen: KingOfTheHillMatch, language: Language) -> str:
    """Who is to do what."""
    view = seen.view
    waited_for = language.listing(called(seen.chairs[seat]) for seat in sorted(seen.awaited))
    match view.phase:
        case "setup":
            return language.say(
                "Both lay cards aside in secret, for ties. Still to choose: {names}. *My hand* "
                "opens your cards.",
                names=waited_for,
            )
        case "choosing":
            return language.say(
                "{name} is to choose a stack to fight for: one with a letter in gold.",
                name=waited_for,
            )
        case "attack":
            assert view.battle is not None
            stack = f"**{fought_text(view.battle)}**"
            if view.from_reserve:
                return language.say(
                    "A tie for {stack}! Both attack again, from their reserves. Still to attack: "
                    "{names}.",
                    stack=stack,
                    names=waited_for,
                )
            return language.say(
                "{name} fights for {stack}. Both attack in secret. Still to attack: {names}.",
                name=escaped(seen.name(view.turn)),
                stack=stack,
                names=waited_for,
            )
        case "spoils":
            assert view.battle is not None
            return language.count(
                view.battle.size,
                "{name} has won {n} card and puts it into the hand or the reserve.",
                "{name} has won {n} cards and divides them between hand and reserve.",
                name=waited_for,
            )
        case _:
            return ""


def seat_line(seen: KingOfTheHillMatch, seat: int, language: Language) -> str:
    """One seat: number, name, and the counts that everybody may know."""
    facts = seen.view.seats[seat]
    parts = [
        f"`{seat + 1}` {called(seen.chairs[seat])}",
        language.say("{n} in hand", n=facts.hand),
        language.say("{n} in reserve", n=facts.reserve),
        language.say("{n} won", n=facts.won),
    ]
    if facts.ready:
        parts.append(language.say("ready ✓"))
    if seen.view.king == seat:
        parts.append(language.say("**King of the Hill**"))
    return " · ".join(parts)


def battle_text(seen: KingOfTheHillMatch, language: Language) -> str:
    """The last battle in which a blow was struck, and what became of the stack."""
    view = seen.view
    if not view.fought:
        return ""
    battle = view.fought[-1]
    stack = fought_text(battle)
    lines = [language.say("**Battle {number}**, for {stack}:", number=battle.number, stack=stack)]
    for number, blow in enumerate(battle.blows):
        lines.append(_blow_text(seen, blow, language, tie_break=number > 0))
    return stacked(*lines, _result_text(seen, battle, language))


def _blow_text(
    seen: KingOfTheHillMatch,
    blow: tuple[tuple[int, ...], tuple[int, ...]],
    language: Language,
    *,
    tie_break: bool,
) -> str:
    attacks = language.listing(
        f"{escaped(seen.name(seat))} **{cards_text(cards)}** ({value(cards)})"
        for seat, cards in enumerate(blow)
    )
    order = compare(*blow, faces_tie=seen.view.faces_tie)
    if blow == ((JOKER,), (JOKER,)):
        what = language.say("two Jokers")
    elif order == 0:
        what = language.say("a tie")
    else:
        winner = 0 if order > 0 else 1
        what = language.say("{name} wins", name=escaped(seen.name(winner)))
        if value(blow[0]) == value(blow[1]):
            what = language.say(
                "{name} wins, for {card} ranks above {other}",
                name=escaped(seen.name(winner)),
                card=cards_text(blow[winner]),
                other=cards_text(blow[1 - winner]),
            )
    if tie_break:
        return language.say("⚔ From the reserves {attacks}: {what}.", attacks=attacks, what=what)
    return language.say("⚔ {attacks}: {what}.", attacks=attacks, what=what)


def _result_text(seen: KingOfTheHillMatch, battle: Battle, language: Language) -> str:
    if battle.result == "discarded":
        return language.say("The stack is discarded.")
    if battle.winner is None or battle.stack == APEX:
        return ""
    name = escaped(seen.name(battle.winner))
    if not battle.to_hand + battle.to_reserve:
        return ""
    if not battle.to_reserve:
        return language.count(
            battle.size,
            "{name} took the card into the hand.",
            "{name} took all {n} cards into the hand.",
            name=name,
        )
    if not battle.to_hand:
        return language.count(
            battle.size,
            "{name} put the card into the reserve.",
            "{name} put all {n} cards into the reserve.",
            name=name,
        )
    return language.say(
        "{name} put {hand} into the hand and {reserve} into the reserve.",
        name=name,
        hand=battle.to_hand,
        reserve=battle.to_reserve,
    )


def footer(view: KingOfTheHillView, language: Language) -> str:
    """How much of the pyramid stands, and the variant."""
    left = sum(stack.size > 0 for stack in view.stacks)
    text = language.count(left, "{n} stack left of 15", "{n} stacks left of 15")
    if view.faces_tie:
        text += " · " + language.say("ten, jack, queen and king tie")
    return text


def waiting_text(seen: KingOfTheHillMatch, language: Language) -> str:
    """What a player who has nothing to decide is told in their hand."""
    view = seen.view
    other = escaped(seen.name(1 - seen.seat))
    if view.phase == "over":
        return verdict(seen, language)
    if view.committed is not None:
        if view.phase == "attack":
            return language.say(
                "You attack with {cards} ({value}). Waiting for {name}.",
                cards=f"**{cards_text(view.committed)}**",
                value=value(view.committed),
                name=other,
            )
        if view.committed:
            return language.say(
                "You lay {cards} aside. Waiting for {name}.",
                cards=f"**{cards_text(view.committed)}**",
                name=other,
            )
        return language.say("You lay nothing aside. Waiting for {name}.", name=other)
    if view.phase == "choosing":
        return language.say("{name} is choosing a stack to fight for.", name=other)
    if view.phase == "spoils":
        return language.say("{name} is dividing what was won.", name=other)
    return language.say("Waiting for {name}.", name=other)


def joker_text(battle: Battle, language: Language) -> str:
    """What it means to attack with the Joker."""
    if battle.stack == APEX:
        return language.say("The Joker is worth nothing: at the apex it gives the match up.")
    return language.say("The Joker is worth nothing and comes back to your hand.")


def held_text(view: KingOfTheHillView, language: Language) -> str:
    """The viewer's own cards in words, and those that are out of the match."""
    none = language.say("none")
    lines = [
        language.say("Hand, {n}: {cards}", n=len(view.hand), cards=cards_text(view.hand) or none),
        language.say(
            "Reserve, {n}: {cards}", n=len(view.reserve), cards=cards_text(view.reserve) or none
        ),
    ]
    if view.discards:
        out = cards_text(tuple(sorted(view.discards)))
        lines.append(language.say("Discarded, {n}: {cards}", n=len(view.discards), cards=out))
    return "\n".join(lines)


def verdict(seen: KingOfTheHillMatch, language: Language) -> str:
    """Who is King of the Hill."""
    view = seen.view
    if view.king is None:
        return language.say("Two Jokers at the apex: nobody is King of the Hill. A draw.")
    name = escaped(seen.name(view.king))
    if view.ending == "conceded":
        other = escaped(seen.name(1 - view.king))
        return language.say("{other} concedes: {name} is King of the Hill!", other=other, name=name)
    return language.say("{name} wins the apex and is King of the Hill!", name=name)


def alternative(seen: KingOfTheHillMatch, language: Language) -> str:
    """The board's picture in words, enough to play by."""
    for battles in (True, False):
        text = stacked(
            now_text(seen, language) or verdict(seen, language),
            *(seat_line(seen, seat, language) for seat in range(2)),
            *_rows_text(seen.view, language),
            battle_text(seen, language) if battles else "",
        )
        if len(plain(text)) <= LONGEST["alt"]:
            break
    return plain(text)


def _rows_text(view: KingOfTheHillView, language: Language) -> list[str]:
    """The pyramid row by row, the apex first; stacks that may be chosen in brackets."""
    rows: dict[int, list[str]] = {}
    for index, (row, _) in enumerate(PLACES):
        if view.stacks[index].size:
            text = stack_text(view, index)
            rows.setdefault(row, []).append(f"[{text}]" if index in view.available else text)
    return [
        language.say("Row {row}: {stacks}", row=row, stacks=", ".join(stacks))
        for row, stacks in rows.items()
    ]
