"""Sentences of a replay of King of the Mountain."""

from bot.base.language import Language
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, owner, ply_text
from games.king_of_the_mountain.state import Action, Deploy, Pick


def step_text(seen: KingOfTheMountainMatch, seat: int, action: Action, language: Language) -> str:
    """Return a turn as the list of the last turns has it, or what came before the first."""
    name, recent = owner(seen, seat), seen.view.recent
    match action:
        case Pick():
            return language.say("{name} picks pieces", name=name)
        case Deploy():
            return language.say("{name} deploys", name=name)
        case _ if recent and recent[-1].seat == seat:
            return ply_text(seen, recent[-1], language)
    return ""
