"""A player's hand in King of the Mountain: what there is to decide, and how."""

from bot.base.language import Language
from bot.pages.model import Option, Select, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import Controls, turn_rows
from cogs.games.king_of_the_mountain.deploying import army_shown, deploying, picking
from cogs.games.king_of_the_mountain.moving import board_shown, moving
from cogs.games.king_of_the_mountain.signs import sign_of
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain import LETTERS, AnswerDraw, Mutate


def controls(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Controls:
    """Return what a player may do in their hand now."""
    if seen.view.phase == "over":
        return Controls(words.waiting_text(seen, language), (), board_shown(seen, language))
    if not seen.my_turn:
        return _waiting(seen, language)
    match seen.view.phase:
        case "picking":
            return picking(seen, draft, language)
        case "deploying":
            return deploying(seen, draft, language)
        case "mutating":
            return _mutating(seen, language)
        case _:
            return moving(seen, draft, language)


def _waiting(seen: KingOfTheMountainMatch, language: Language) -> Controls:
    view = seen.view
    text = words.waiting_text(seen, language)
    if view.army is not None and view.phase == "deploying":
        return Controls(text, (), army_shown(seen, view.army, None, language))
    if view.phase not in ("playing", "mutating"):
        return Controls(text)
    told = stack_texts(text, words.near_text(seen, language), words.offer_text(seen, language))
    asked = AnswerDraw(accept=True) in seen.menu
    # A control would make every turn of others an edit of this hand.
    return Controls(told, turn_rows(seen, language) if asked else ())


def _mutating(seen: KingOfTheMountainMatch, language: Language) -> Controls:
    text = language.say(
        "**Your King was captured** and may mutate, this once: one piece leaves your reserve for "
        "good, and he moves and captures as it does, besides his own way."
    )
    kinds = [action.kind for action in seen.menu if isinstance(action, Mutate) and action.kind]
    options = (
        *(Option(kind_text(kind, language), LETTERS[kind], sign=sign_of(kind)) for kind in kinds),
        Option(language.say("Leave him as he is"), "-"),
    )
    menu = Select(language.say("What shall he move like?"), "mutate", options)
    asked = AnswerDraw(accept=True) in seen.menu
    rows = turn_rows(seen, language, menu) if asked else (menu,)
    offer, recent = words.offer_text(seen, language), words.recent_text(seen, language)
    return Controls(f"{text}\n{offer}\n\n{recent}", rows, board_shown(seen, language))
