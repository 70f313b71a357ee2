"""The presenter of King of the Mountain: its board, its hands and its rules."""

from typing import Any, ClassVar, Final

from bot.base.language import Language, Sentence, sentence
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Page, Picture, Row, stack_texts
from bot.pages.presenter import Presenter
from cogs.games.king_of_the_mountain.advice import Advice
from cogs.games.king_of_the_mountain.deploying import Deploying, places_of
from cogs.games.king_of_the_mountain.hand import WHOLE, Controls, Moving
from cogs.games.king_of_the_mountain.lesson import LESSON, rules_pages
from cogs.games.king_of_the_mountain.picture import Marks, Number
from cogs.games.king_of_the_mountain.pieces_picture import SIGNS
from cogs.games.king_of_the_mountain.texts import KingOfTheMountainMatch, options_text
from games.core import GameError
from games.king_of_the_mountain.board import LETTERS
from games.king_of_the_mountain.notation import format_moves
from games.king_of_the_mountain.state import AnswerDraw, Deploy, Move, Mutate, OfferDraw, Pick


def _waiting(hand: Deploying) -> Page:
    view, text = hand.view, hand.waiting()
    if view.phase == "over":
        return Page("", text, picture=hand.board_shown())
    if view.phase == "deploying" and view.army is not None:
        return Page("", text, picture=hand.army_shown(view.army))
    if view.phase not in ("playing", "mutating"):
        return Page("", text)
    asked = AnswerDraw(accept=True) in hand.seen.menu
    # Every turn of the others edits this hand, so it has a picture only where no board has one.
    rows = (hand.turn_row(),) if asked else ()
    shows = hand.whole or hand.seen.kind.covered or hand.seen.kind.direct
    picture = hand.board_shown() if shows else None
    return Page("", stack_texts(text, hand.near(), hand.offer()), picture=picture, rows=rows)


def _mutating(hand: Controls) -> Page:
    kinds = [action.kind for action in hand.seen.menu if isinstance(action, Mutate) and action.kind]
    buttons = [Button(hand.piece(kind), "mutate", LETTERS[kind]) for kind in kinds]
    buttons.append(Button(hand.say("king-of-the-mountain/button-keep-king"), "mutate", "-"))
    mutate = hand.say("king-of-the-mountain/mutate")
    (*_, last) = (hand.short_ply(ply) for ply in hand.view.recent if ply.is_turn)
    return Page(
        "",
        stack_texts(mutate, hand.offer(), last),
        picture=hand.board_shown(),
        rows=(hand.turn_row(), *button_rows(buttons)),
    )


_REFUSED: Final = (  # Codes of the refusals that the text explains
    *("players", "joining_closed"),
    *("wrong_pick", "heroes_missing", "pieces_not_yours", "wrong_number", "wrong_squares"),
    *("empty_square", "not_your_piece", "into_check", "onto_wall", "illegal_move"),
    *("not_in_reserve", "no_respawn_point", "already_offered", "offer_pending", "no_offer"),
)
_CLASHES: Final = {  # Refusals of options that exclude each other
    ("all_hands", "army_size"): sentence("king-of-the-mountain/clash-hands-army"),
    ("all_hands", "pick_for_friend"): sentence("king-of-the-mountain/clash-hands-friend"),
    ("all_hands", "wait_for_it"): sentence("king-of-the-mountain/clash-hands-wait"),
    ("army_size", "pick_for_friend"): sentence("king-of-the-mountain/clash-army-friend"),
    ("army_size", "no_all_hands"): sentence("king-of-the-mountain/clash-army-too-large"),
}


class KingOfTheMountainPresenter(Presenter):
    name: ClassVar = sentence("king-of-the-mountain/name")
    texts: ClassVar = Advice
    about: ClassVar = sentence("king-of-the-mountain/about")
    goal: ClassVar = sentence("king-of-the-mountain/goal")
    looking: ClassVar = WHOLE
    takeback_beside: ClassVar = True
    lesson: ClassVar = LESSON
    refusals: ClassVar = {
        code: sentence("king-of-the-mountain/refusal", code=code) for code in _REFUSED
    }
    signs: ClassVar = SIGNS
    rules = rules_pages
    options_text = staticmethod(options_text)

    def board(self, seen: KingOfTheMountainMatch, language: Language) -> Page:
        texts = Controls(seen, language)
        legend = texts.legend() if seen.view.phase == "playing" else ""
        answers = texts.answer_buttons()
        return Page(
            self.title(language),
            stack_texts(texts.now(), texts.seats(), texts.last_turns(), legend, apart="\n\n"),
            footer=texts.footer(),
            picture=texts.public_board(),
            rows=(answers,) if answers else (),
        )

    def hand(self, seen: KingOfTheMountainMatch, language: Language, draft: str) -> Page:
        if not seen.my_turn or seen.view.phase == "over":
            return _waiting(Deploying(seen, language, draft))
        match seen.view.phase:
            case "picking":
                return Deploying(seen, language, draft).picking()
            case "deploying":
                return Deploying(seen, language, draft).deploying()
            case "mutating":
                return _mutating(Controls(seen, language, draft))
            case _:
                return Moving(seen, language, draft).page()

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        match verb:
            case "move":
                source, _, target = args.partition("-")
                return {"type": verb, "source": source, "target": target}
            case "respawn":
                return {"type": verb, "kind": args}
            case "deploy":
                return {"type": verb, "army": args}
            case "give":
                return {"type": "pick", "pieces": list(args)}
            case "mutate":
                return {"type": verb, "kind": None if args == "-" else args}
            case "offer_draw":
                return {"type": verb}
            case "answer_draw" if args in ("yes", "no"):
                return {"type": verb, "accept": args == "yes"}
            case _:
                return None

    def suggestion(self, seen: KingOfTheMountainMatch, action: Any) -> str | None:
        match action:
            case Deploy():
                return action.army
            case Pick():
                return places_of(action.pieces)
            case _:
                return None

    def marked(
        self, seen: KingOfTheMountainMatch, action: Any, language: Language
    ) -> Picture | None:
        if not isinstance(action, Move):
            return super().marked(seen, action, language)
        captures = bool(seen.view.position.board[action.target])
        number = Number(action.target, 1, red=captures)
        marks = Marks(selected=action.source, numbers=(number,))
        return Controls(seen, language).board_shown(marks)

    def refusal(self, error: GameError) -> Sentence:
        if error.code == "clash":
            return _CLASHES[error.facts["options"]]
        return super().refusal(error)

    def menu_rows(self, seen: KingOfTheMountainMatch, language: Language) -> tuple[Row, ...]:
        if OfferDraw() not in seen.menu:
            return ()
        return ((Button(language.say("king-of-the-mountain/button-offer-draw"), "offer_draw"),),)

    def score_text(self, score: int, language: Language) -> str:
        return language.say("king-of-the-mountain/score", n=score)

    def luck_text(self, luck: float, language: Language) -> str:
        """Return nothing: there's no chance in this game."""
        return ""

    def move_list(self, seen: KingOfTheMountainMatch, language: Language) -> str:
        return format_moves(seen.view, [chair.name for chair in seen.chairs])
