"""The presenter of King of the Mountain: its board, its hands and its rules."""

from typing import Any, ClassVar

from bot.base.language import Language, Sentence, sentence
from bot.pages.model import Page, stack_texts
from bot.pages.presenter import Presenter
from cogs.games.king_of_the_mountain import hand, reasons, refusals, steps, words
from cogs.games.king_of_the_mountain.coaching import coaching
from cogs.games.king_of_the_mountain.controls import answer_buttons, public_board
from cogs.games.king_of_the_mountain.deploying import places_of
from cogs.games.king_of_the_mountain.lesson import LESSON
from cogs.games.king_of_the_mountain.pieces_picture import SIGNS
from cogs.games.king_of_the_mountain.rules import rules_pages
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch
from games.core import GameError
from games.king_of_the_mountain.move_list import format_moves
from games.king_of_the_mountain.state import Deploy, Pick


class KingOfTheMountainPresenter(Presenter):
    """Shows King of the Mountain."""

    name: ClassVar = sentence("king-of-the-mountain/name")
    about: ClassVar = sentence("king-of-the-mountain/about")
    goal: ClassVar = sentence("king-of-the-mountain/goal")
    high_hands: ClassVar = True
    lesson: ClassVar = LESSON
    refusals: ClassVar = refusals.REFUSALS
    rules = rules_pages
    signs: ClassVar = SIGNS
    options_text = staticmethod(words.options_text)
    verdict = staticmethod(words.verdict)
    coaching = staticmethod(coaching)
    hand = staticmethod(hand.hand_page)
    step_text = staticmethod(steps.step_text)
    choice_text = staticmethod(steps.choice_text)
    reason_text = staticmethod(reasons.reason_text)

    def summary(self, language: Language) -> str:
        first = language.say("king-of-the-mountain/summary")
        return language.sentences(super().summary(language), first)

    def board(self, seen: KingOfTheMountainMatch, language: Language) -> Page:
        view = seen.view
        text = stack_texts(
            words.now_text(seen, language),
            words.seats_text(seen, language),
            words.recent_text(seen, language),
            words.letters_text(seen, language) if view.phase == "playing" else "",
            apart="\n\n",
        )
        answers = answer_buttons(seen, language)
        return Page(
            self.title(language),
            text,
            footer=words.footer(view, language),
            picture=public_board(seen, language),
            rows=(answers,) if answers else (),
        )

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

    def refusal(self, error: GameError) -> Sentence:
        match error.code:
            case "clash":
                return refusals.clash(*error.facts["options"])
            case "wrong_pick":
                return sentence("king-of-the-mountain/refusal-wrong-pick", n=error.facts["number"])
            case _:
                return super().refusal(error)

    def score_text(self, score: int, language: Language) -> str:
        return language.say("king-of-the-mountain/score", n=score)

    def move_list(self, seen: KingOfTheMountainMatch, language: Language) -> str:
        return format_moves(seen.view, [chair.name for chair in seen.chairs])
