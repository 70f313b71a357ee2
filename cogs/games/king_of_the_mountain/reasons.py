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
        return language.say("bot/wins-match-once")
    if turns == 1 and seen.view.options.keep_it:
        return language.say("king-of-the-mountain/wins-nobody-take")
    return language.say("king-of-the-mountain/wins-wins-next", n=turns)


def _loses(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    turns, winner = worse.facts.get("loses"), worse.facts.get("winner")
    if turns is None or winner is None or "loses" in better.facts:
        return ""
    name, move = owner(seen, winner), _name_of(seen, worse, language)
    if turns > 1:
        return language.say(
            "king-of-the-mountain/loses-after-move-name", n=turns, move=move, name=name
        )
    if seen.view.options.keep_it:
        return language.say("king-of-the-mountain/loses-after-move-name-s", move=move, name=name)
    return language.say("king-of-the-mountain/loses-after-move", move=move, name=name)


def _is_captured(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    lost = _value(worse.facts, "taken")
    if lost <= _value(better.facts, "taken") or _gain(better.facts) <= _gain(worse.facts):
        return ""
    letter, square, _ = worse.facts["taken"]
    seat = int(worse.facts["reply"].partition(":")[0]) - 1
    return language.say(
        "king-of-the-mountain/is-captured",
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
    return language.say("king-of-the-mountain/captures", piece=piece, square=square)


def _prepares(
    seen: KingOfTheMountainMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    if "reply" not in better.facts or _gain(better.facts) < _gain(worse.facts):
        return ""
    if _value(better.facts, "prey") <= _value(worse.facts, "prey"):
        return ""
    letter, square, _ = better.facts["prey"]
    return language.say(
        "king-of-the-mountain/prepares",
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
        return language.say("king-of-the-mountain/approaches-leaves-king", n=own[0])
    if other[1] < own[1] and other[1] <= NEAR:
        return language.say(
            "king-of-the-mountain/approaches-after-move",
            n=other[1],
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
            "king-of-the-mountain/chances-youd-win", more=more, less=less, move=move
        )
    return language.say(
        "king-of-the-mountain/chances-strongest-answer",
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
