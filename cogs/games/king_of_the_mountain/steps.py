"""Sentences of a replay of King of the Mountain."""

from bot.base.language import Language
from cogs.games.king_of_the_mountain.words import (
    KingOfTheMountainMatch,
    kind_text,
    move_text,
    owner,
    ply_text,
)
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.position import RESPAWN, SIZE
from games.king_of_the_mountain.state import (
    Action,
    AnswerDraw,
    Deploy,
    Move,
    Mutate,
    OfferDraw,
    Pick,
    Respawn,
)


def step_text(seen: KingOfTheMountainMatch, seat: int, action: Action, language: Language) -> str:
    """Return a turn as in the list of recent turns, or an action before the first turn."""
    name, recent = owner(seen, seat), seen.view.recent
    match action:
        case Pick():
            return language.say("king-of-the-mountain/step-name-picks", name=name)
        case Deploy():
            return language.say("king-of-the-mountain/step-name-deploys", name=name)
        case _ if recent and recent[-1].seat == seat:
            return ply_text(seen, recent[-1], language)
    return ""


def choice_text(seen: KingOfTheMountainMatch, action: Action, language: Language) -> str:
    """Return a move in notation, or another action in words."""
    position = seen.view.position
    match action:
        case Move(source, target):
            return f"`{format_move(position, seen.seat, source * SIZE + target)}`"
        case Respawn(kind):
            written = format_move(position, seen.seat, RESPAWN + kind)
            return f"`{move_text(written, language)}`"
        case Mutate(None):
            return language.say("king-of-the-mountain/button-leave-him")
        case Mutate(int(kind)):
            return kind_text(kind, language)
        case OfferDraw():
            return language.say("king-of-the-mountain/button-offer-draw")
        case AnswerDraw(accept):
            return (
                language.say("king-of-the-mountain/button-accept-draw")
                if accept
                else language.say("king-of-the-mountain/button-decline")
            )
    return ""
