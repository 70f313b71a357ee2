"""A player's hand in King of the Mountain: what there is to decide, and how."""

from bot.base.language import Voice
from bot.pages.card_picker import button_rows
from bot.pages.model import Button
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import Controls, answer_buttons, talk_buttons
from cogs.games.king_of_the_mountain.deploying import army_shown, deploying, picking
from cogs.games.king_of_the_mountain.moving import board_shown, moving
from cogs.games.king_of_the_mountain.words import KingOfTheMountainScene, kind_text
from games.core import Menu
from games.king_of_the_mountain import LETTERS, AnswerDraw, KingOfTheMountainView, Mutate


def controls(
    scene: KingOfTheMountainScene, view: KingOfTheMountainView, draft: str, voice: Voice
) -> Controls:
    """What a player may do in their hand now."""
    if view.phase == "over":
        return Controls(words.waiting_text(scene, view, voice))
    if not scene.my_turn:
        return _waiting(scene, view, voice)
    match view.phase:
        case "picking":
            return picking(scene, view, draft, voice)
        case "deploying":
            return deploying(scene, view, draft, voice)
        case "mutating":
            return _mutating(scene, view, voice)
        case _:
            return moving(scene, view, draft, voice)


def _waiting(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> Controls:
    text = words.waiting_text(scene, view, voice)
    if view.army is not None and view.phase == "deploying":
        return Controls(text, (), army_shown(scene, view, view.army, None, voice))
    if view.phase not in ("playing", "mutating"):
        return Controls(text)
    offer = words.offer_text(scene, view, voice)
    lines = [line for line in (text, offer) if line]
    asked = scene.menu is not None and AnswerDraw(accept=True) in scene.menu
    # A control would make every turn of others an edit of this hand.
    rows = (answer_buttons(scene, view, voice),) if asked else ()
    return Controls("\n".join(lines), rows)


def _mutating(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> Controls:
    menu: Menu[object] | None = scene.menu
    assert menu is not None
    text = voice.say(
        "**Your King was captured** and may mutate, this once: one piece leaves your reserve for "
        "good, and he moves and captures as it does, besides his own way."
    )
    kinds = [action.kind for action in menu if isinstance(action, Mutate) and action.kind]
    buttons = [
        Button(kind_text(kind, voice), "mutate", LETTERS[kind], style="primary") for kind in kinds
    ]
    decline = Button(voice.say("Leave him as he is"), "mutate", "-")
    last = (decline, *talk_buttons(scene, view, voice))
    offer = words.offer_text(scene, view, voice)
    recent = words.recent_text(scene, view, voice)
    rows = (*button_rows(buttons), last)
    return Controls(f"{text}\n{offer}\n\n{recent}", rows, board_shown(scene, view, voice))
