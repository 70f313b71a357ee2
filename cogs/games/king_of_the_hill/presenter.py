"""The presenter of King of the Hill: its board, its hands and its rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from bot.base.language import Language, sentence
from bot.pages.card_picker import codes_in, number_in
from bot.pages.endings import chair_names
from bot.pages.model import Page, Picture, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.signs import Course, Sign, Signs
from cogs.games.king_of_the_hill import hand, reasons, steps, words
from cogs.games.king_of_the_hill.coaching import coaching
from cogs.games.king_of_the_hill.lesson import LESSON
from cogs.games.king_of_the_hill.picture import (
    LEXICON,
    board_picture,
    calm,
    hand_picture_of,
    open_picture,
)
from cogs.games.king_of_the_hill.rules import rules_pages
from cogs.games.king_of_the_hill.words import KingOfTheHillMatch
from games.king_of_the_hill.state import KingOfTheHillOptions, SetAside


class KingOfTheHillPresenter(Presenter):
    """Shows King of the Hill."""

    name: ClassVar = sentence("king-of-the-hill/name")
    about: ClassVar = sentence("king-of-the-hill/about")
    goal: ClassVar = sentence("king-of-the-hill/goal")
    lesson: ClassVar = LESSON
    refusals: ClassVar = words.REFUSALS
    rules = rules_pages
    verdict = staticmethod(words.verdict)
    coaching = staticmethod(coaching)
    step_text = staticmethod(steps.step_text)
    held_text = staticmethod(steps.held_text)
    choice_text = staticmethod(steps.choice_text)
    reason_text = staticmethod(reasons.reason_text)

    signs_legend: ClassVar = sentence("king-of-the-hill/signs-legend")

    def result_signs(self, course: Course) -> Signs:
        signs: list[Sign] = []
        for event in course.events:
            if event.kind == "stack_won":
                signs.append("good" if event.public["seat"] == course.seat else "bad")
            elif event.kind == "discarded":
                signs.append("none")
            elif event.kind == "crowned" and event.public["seat"] == course.seat:
                signs.append("star")
        return tuple(signs)

    def options_text(self, options: KingOfTheHillOptions, language: Language) -> str:
        if options.faces_tie:
            return language.say("king-of-the-hill/options-ten-jack-queen")
        return language.say("king-of-the-hill/options-ten-jack")

    def board(self, seen: KingOfTheHillMatch, language: Language) -> Page:
        view = seen.view
        alt = words.board_in_words(seen, language)
        now = stack_texts(words.news(seen, language), words.now_text(seen, language))
        choosing = hand.choosing_rows(view, language) if view.phase == "choosing" else ()
        return Page(
            self.title(language),
            stack_texts(now, chair_names(seen.chairs), apart="\n\n"),
            footer=words.footer(view, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view, seen.names),
            rows=(*choosing, hand.memory_row(view, language)),
        )

    def open_hands(self, seats: Sequence[KingOfTheHillMatch], language: Language) -> Picture:
        seen = seats[0]
        hands = tuple((*each.view.hand, *each.view.reserve) for each in seats)
        alt = words.board_in_words(seen, language)
        subject = (replace(seen.view, viewer=None), hands, seen.names)
        return LEXICON.picture("board.png", alt, language, open_picture, *subject)

    def hand(self, seen: KingOfTheHillMatch, language: Language, draft: str) -> Page:
        controls = hand.controls(seen, draft, language)
        subject = (calm(seen.view), controls.chosen, seen.names)
        alt = words.hand_in_words(seen, language)
        return Page(
            "",
            stack_texts(words.news(seen, language), controls.text),
            picture=LEXICON.picture("hand.png", alt, language, hand_picture_of, *subject),
            rows=controls.rows,
        )

    def suggestion(self, seen: KingOfTheHillMatch, action: Any) -> str | None:
        if not isinstance(action, SetAside):
            return None
        return f"{sum(1 << seen.view.hand.index(card) for card in action.cards):x}"

    def memory(self, seen: KingOfTheHillMatch, language: Language) -> Page | None:
        if not seen.view.fought:
            return None
        return Page(
            language.say("king-of-the-hill/button-battles-far"), words.memory_text(seen, language)
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        said = values[0] if values else args
        match verb:
            case "choose":
                return {"type": "choose", "stack": number_in(said)}
            case "attack" | "set_aside":
                return {"type": verb, "cards": codes_in(said)}
            case "divide":
                return {"type": verb, "reserve": codes_in(said)}
            case _:
                return None

    def score_text(self, score: int, language: Language) -> str:
        return language.say("king-of-the-hill/score", n=score)
