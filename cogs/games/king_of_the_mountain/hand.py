"""A player's hand in King of the Mountain: its decisions, and how to make them."""

from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Page, stack_texts
from cogs.games.king_of_the_mountain.controls import Controls
from cogs.games.king_of_the_mountain.deploying import Deploying
from cogs.games.king_of_the_mountain.moving import Moving
from cogs.games.king_of_the_mountain.texts import KingOfTheMountainMatch
from games.king_of_the_mountain.pieces import LETTERS
from games.king_of_the_mountain.state import AnswerDraw, Mutate


def hand_page(seen: KingOfTheMountainMatch, language: Language, draft: str) -> Page:
    if not seen.my_turn or seen.view.phase == "over":
        return _waiting(Deploying(seen, language))
    match seen.view.phase:
        case "picking":
            return Deploying(seen, language).picking(draft)
        case "deploying":
            return Deploying(seen, language).deploying(draft)
        case "mutating":
            return _mutating(Controls(seen, language))
        case _:
            return Moving(seen, language, draft).page()


def _waiting(hand: Deploying) -> Page:
    view, text = hand.view, hand.waiting()
    if view.phase == "over":
        return Page("", text, picture=hand.board_shown())
    if view.phase == "deploying" and view.army is not None:
        return Page("", text, picture=hand.army_shown(view.army))
    if view.phase not in ("playing", "mutating"):
        return Page("", text)
    asked = AnswerDraw(accept=True) in hand.seen.menu
    # A control or a picture would make every turn of the others an edit of this hand. A covered
    # board shows nothing, so the hand has to.
    rows = (hand.turn_row(),) if asked else ()
    picture = hand.board_shown() if hand.seen.kind.covered else None
    return Page("", stack_texts(text, hand.near(), hand.offer()), picture=picture, rows=rows)


def _mutating(hand: Controls) -> Page:
    kinds = [action.kind for action in hand.seen.menu if isinstance(action, Mutate) and action.kind]
    buttons = [Button(hand.piece(kind), "mutate", LETTERS[kind]) for kind in kinds]
    buttons.append(Button(hand.say("king-of-the-mountain/button-keep-king"), "mutate", "-"))
    mutate = hand.say("king-of-the-mountain/mutate")
    return Page(
        "",
        stack_texts(mutate, hand.offer(), f"\n{hand.last_turns()}"),
        picture=hand.board_shown(),
        rows=(hand.turn_row(), *button_rows(buttons)),
    )
