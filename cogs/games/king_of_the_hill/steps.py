"""Sentences of a replay of King of the Hill: its steps, and open hands."""

from bot.base.language import Language
from bot.base.names import escape_name
from cogs.games.king_of_the_hill import words
from cogs.games.king_of_the_hill.words import KingOfTheHillMatch
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.state import Action, ChooseStack, Divide, SetAside


def step_text(seen: KingOfTheHillMatch, seat: int, action: Action, language: Language) -> str:
    """Return an action, with an attack's cards once the viewer may see them."""
    view, name = seen.view, escape_name(seen.name(seat))
    match action:
        case SetAside():
            return language.say("king-of-the-hill/step-name-sets", name=name)
        case ChooseStack():
            stack = words.fought_text(view.battles[-1], language)
            return language.say("king-of-the-hill/step-name-fights", name=name, stack=stack)
        case Attack(cards):
            blows = view.fought[-1].blows if view.fought else ()
            if seen.viewer == seat or (blows and blows[-1][seat] == cards):
                shown = words.cards_text(cards, language)
                return language.say(
                    "king-of-the-hill/step-name-attacks-cards", name=name, cards=shown
                )
            return language.say("king-of-the-hill/step-name-attacks", name=name)
        case Divide():
            return words.result_text(seen, view.fought[-1], language)


def choice_text(seen: KingOfTheHillMatch, action: Action, language: Language) -> str:
    view = seen.view
    match action:
        case SetAside(cards) if not cards:
            return language.say("king-of-the-hill/button-reserve")
        case SetAside(cards) | Divide(cards):
            told = words.cards_text(cards, language) or language.say("bot/none")
            return language.say("king-of-the-hill/choice-reserve-cards", n=len(cards), cards=told)
        case ChooseStack(stack):
            chosen = view.stacks[stack]
            assert chosen.top is not None, "an empty stack cannot be chosen"
            return words.stack_text(stack, chosen.top, chosen.size, language)
        case Attack(cards):
            return words.attack_text(cards, language)


def held_text(seen: KingOfTheHillMatch, language: Language) -> str:
    """Return a seat's hand and reserve, and its secret choice."""
    view = seen.view
    told = (*words.held_lines(view, language), words.choice_line(view, language))
    return " · ".join(filter(None, told))
