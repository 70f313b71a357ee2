"""A player's hand in King of the Mountain: what there is to decide, and how."""

from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import Button
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import Controls, answer_buttons, talk_buttons
from cogs.games.king_of_the_mountain.deploying import army_shown, deploying, picking
from cogs.games.king_of_the_mountain.moving import board_shown, moving
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.core import Menu
from games.king_of_the_mountain import LETTERS, AnswerDraw, KingOfTheMountainView, Mutate


def controls(
    seen: KingOfTheMountainMatch, view: KingOfTheMountainView, draft: str, language: Language
) -> Controls:
    """What a player may do in their hand now."""
    if view.phase == "over":
        return Controls(words.waiting_text(seen, view, language))
    if not seen.my_turn:
        return _waiting(seen, view, language)
    match view.phase:
        case "picking":
            return picking(seen, view, draft, language)
        case "deploying":
            return deploying(seen, view, draft, language)
        case "mutating":
            return _mutating(seen, view, language)
        case _:
            return moving(seen, view, draft, language)


def _waiting(
    seen: KingOfTheMountainMatch, view: KingOfTheMountainView, language: Language
) -> Controls:
    text = words.waiting_text(seen, view, language)
    if view.army is not None and view.phase == "deploying":
        return Controls(text, (), army_shown(seen, view, view.army, None, language))
    if view.phase not in ("playing", "mutating"):
        return Controls(text)
    offer = words.offer_text(seen, view, language)
    lines = [line for line in (text, offer) if line]
    asked = seen.menu is not None and AnswerDraw(accept=True) in seen.menu
    # A control would make every turn of others an edit of this hand.
    rows = (answer_buttons(seen, view, language),) if asked else ()
    return Controls("\n".join(lines), rows)


def _mutating(
    seen: KingOfTheMountainMatch, view: KingOfTheMountainView, language: Language
) -> Controls:
    menu: Menu[object] | None = seen.menu
    assert menu is not None
    text = language.say(
        "**Your King was captured** and may mutate, this once: one piece leaves your reserve for "
        "good, and he moves and captures as it does, besides his own way."
    )
    kinds = [action.kind for action in menu if isinstance(action, Mutate) and action.kind]
    buttons = [
        Button(kind_text(kind, language), "mutate", LETTERS[kind], style="primary")
        for kind in kinds
    ]
    decline = Button(language.say("Leave him as he is"), "mutate", "-")
    last = (decline, *talk_buttons(seen, view, language))
    offer = words.offer_text(seen, view, language)
    recent = words.recent_text(seen, view, language)
    rows = (*button_rows(buttons), last)
    return Controls(f"{text}\n{offer}\n\n{recent}", rows, board_shown(seen, view, language))
