"""A player's hand in King of the Mountain: its decisions, and how to make them."""

from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Page, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import board_shown, turn_row
from cogs.games.king_of_the_mountain.deploying import army_shown, deploying, picking
from cogs.games.king_of_the_mountain.moving import moving
from cogs.games.king_of_the_mountain.picture import PLAIN
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain.pieces import LETTERS
from games.king_of_the_mountain.state import AnswerDraw, Mutate


def hand_page(seen: KingOfTheMountainMatch, language: Language, draft: str) -> Page:
    if seen.view.phase == "over":
        return Page(
            "", words.waiting_text(seen, language), picture=board_shown(seen, PLAIN, language)
        )
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


def _waiting(seen: KingOfTheMountainMatch, language: Language) -> Page:
    view = seen.view
    text = words.waiting_text(seen, language)
    if view.army is not None and view.phase == "deploying":
        return Page("", text, picture=army_shown(seen, view.army, None, language))
    if view.phase not in ("playing", "mutating"):
        return Page("", text)
    told = stack_texts(text, words.near_text(seen, language), words.offer_text(seen, language))
    asked = AnswerDraw(accept=True) in seen.menu
    # A control or a picture would make every turn of the others an edit of this hand. At a game
    # night the board shows nothing, so the hand has to.
    rows = (turn_row(seen, language),) if asked else ()
    picture = board_shown(seen, PLAIN, language) if seen.kind.covered else None
    return Page("", told, picture=picture, rows=rows)


def _mutating(seen: KingOfTheMountainMatch, language: Language) -> Page:
    text = language.say("king-of-the-mountain/mutating")
    kinds = [action.kind for action in seen.menu if isinstance(action, Mutate) and action.kind]
    buttons = [Button(kind_text(kind, language), "mutate", LETTERS[kind]) for kind in kinds]
    buttons.append(Button(language.say("king-of-the-mountain/button-leave-him"), "mutate", "-"))
    row = turn_row(seen, language)
    offer, recent = words.offer_text(seen, language), words.recent_text(seen, language)
    return Page(
        "",
        stack_texts(text, offer, "\n" + recent),
        picture=board_shown(seen, PLAIN, language),
        rows=(row, *button_rows(buttons)),
    )
