"""Sentences on why one move is better than another, from the facts about both."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.base.language import Language
from bot.pages.presenter import Weighed
from cogs.games.king_of_the_mountain.steps import choice_text
from cogs.games.king_of_the_mountain.words import (
    KingOfTheMountainMatch,
    kind_text,
    move_text,
    owner,
)
from games.king_of_the_mountain.pieces import kind_named
from games.king_of_the_mountain.view import NEAR

Facts = Mapping[str, Any]
Reason = Callable[[KingOfTheMountainMatch, Weighed, Weighed, Language], str]


def reason_text(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    """Return the reason why a move is better in a sentence; empty if the facts don't say."""
    told = (reason(seen, better, worse, language) for reason in _REASONS)
    return next(filter(None, told), "")


def _wins(seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language) -> str:
    turns = better.facts.get("wins")
    if turns is None or "wins" in worse.facts:
        return ""
    if turns == 0:
        return language.say("It wins the match at once.")
    if turns == 1 and seen.view.options.keep_it:
        return language.say("Nobody can take your King off the centre in time, so you win.")
    return language.count(
        turns,
        "It wins on your next turn, whatever the others do.",
        "It wins in {n} turns, whatever the others do.",
    )


def _loses(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    turns, winner = worse.facts.get("loses"), worse.facts.get("winner")
    if turns is None or winner is None or "loses" in better.facts:
        return ""
    name, move = owner(seen, winner), _name_of(seen, worse, language)
    if turns > 1:
        return language.count(
            turns,
            "After {move}, {name} wins on the next turn, whatever you do.",
            "After {move}, {name} wins in {n} turns, whatever you do.",
            move=move,
            name=name,
        )
    if seen.view.options.keep_it:
        return language.say(
            "After {move}, {name}'s King has kept the centre for long enough and wins.",
            move=move,
            name=name,
        )
    return language.say(
        "After {move}, {name} can put their King on the centre and win.", move=move, name=name
    )


def _is_captured(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    lost = _value(worse.facts, "taken")
    if lost <= _value(better.facts, "taken") or _gain(better.facts) <= _gain(worse.facts):
        return ""
    letter, square, _ = worse.facts["taken"]
    seat = int(worse.facts["reply"].partition(":")[0]) - 1
    return language.say(
        "After {move}, {name} can capture your {piece} on {square}.",
        move=_name_of(seen, worse, language),
        name=owner(seen, seat),
        piece=kind_text(kind_named(letter), language),
        square=square,
    )


def _captures(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    if _value(better.facts, "takes") <= _value(worse.facts, "takes"):
        return ""
    if _gain(better.facts) <= _gain(worse.facts):
        return ""
    letter, square, _ = better.facts["takes"]
    piece = kind_text(kind_named(letter), language)
    return language.say("It captures the {piece} on {square}.", piece=piece, square=square)


def _prepares(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    if "reply" not in better.facts or _gain(better.facts) < _gain(worse.facts):
        return ""
    if _value(better.facts, "prey") <= _value(worse.facts, "prey"):
        return ""
    letter, square, _ = better.facts["prey"]
    return language.say(
        "If `{reply}` is the answer, you can capture the {piece} on {square} next.",
        reply=_reply(better, language),
        piece=kind_text(kind_named(letter), language),
        square=square,
    )


def _approaches(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    own, other = better.facts.get("steps"), worse.facts.get("steps")
    if own is None or other is None or _gain(better.facts) < _gain(worse.facts):
        return ""
    if own[0] < other[0] and own[0] <= NEAR and own[1] >= other[1]:
        return language.count(
            own[0],
            "It leaves your King {n} step from the centre.",
            "It leaves your King {n} steps from the centre.",
        )
    if other[1] < own[1] and other[1] <= NEAR:
        return language.count(
            other[1],
            "After {move}, an opponent's King gets within {n} step of the centre.",
            "After {move}, an opponent's King gets within {n} steps of the centre.",
            move=_name_of(seen, worse, language),
        )
    return ""


def _chances(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    more, less = round(100 * better.worth), round(100 * worse.worth)
    if more <= less:
        return ""
    move = _name_of(seen, worse, language)
    if "reply" not in worse.facts:
        return language.say(
            "With it you'd win {more} times in 100, with {move} {less}.",
            more=more,
            less=less,
            move=move,
        )
    return language.say(
        "The strongest answer to {move} is `{reply}`: you'd win {less} times in 100, not {more}.",
        move=move,
        reply=_reply(worse, language),
        more=more,
        less=less,
    )


def _reply(weighed: Weighed, language: Language) -> str:
    """Return the reply to a move, in notation."""
    return move_text(weighed.facts["reply"].partition(":")[2], language)


def _name_of(seen: KingOfTheMountainMatch, weighed: Weighed, language: Language) -> str:
    return choice_text(seen, weighed.action, language)


_REASONS: Final[tuple[Reason, ...]] = (
    _wins,
    _loses,
    _is_captured,
    _captures,
    _prepares,
    _approaches,
    _chances,
)


def _value(facts: Facts, name: str) -> int:
    """Return the value of a captured piece; 0 for none."""
    return int(facts[name][2]) if name in facts else 0


def _gain(facts: Facts) -> int:
    """Return the value of what a move captures, less that of the piece captured in return."""
    return _value(facts, "takes") - _value(facts, "taken")
