"""The presenter of King of the Hill: its board, its hands and its rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from bot.base.language import Language, sentence
from bot.pages.card_picker import codes_in, number_in
from bot.pages.cards import Course, Sign, Signs
from bot.pages.endings import chair_names
from bot.pages.model import Page, Picture, stack_texts
from bot.pages.presenter import Presenter
from bot.pictures.hand import open_picture
from cogs.games.king_of_the_hill.advice import Advice
from cogs.games.king_of_the_hill.hand import Controls
from cogs.games.king_of_the_hill.lesson import LESSON, rules_pages
from cogs.games.king_of_the_hill.picture import (
    LEXICON,
    board_picture,
    calm,
    draw_board,
    hand_picture_of,
)
from cogs.games.king_of_the_hill.texts import REFUSALS, KingOfTheHillMatch, Texts
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.state import Divide, KingOfTheHillOptions, SetAside


class KingOfTheHillPresenter(Presenter):
    name: ClassVar = sentence("king-of-the-hill/name")
    texts: ClassVar = Advice
    about: ClassVar = sentence("king-of-the-hill/about")
    goal: ClassVar = sentence("king-of-the-hill/goal")
    lesson: ClassVar = LESSON
    refusals: ClassVar = REFUSALS
    rules = rules_pages
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
        return language.say("king-of-the-hill/options") if options.faces_tie else ""

    def board(self, seen: KingOfTheHillMatch, language: Language) -> Page:
        texts = Controls(seen, language)
        now, alt = stack_texts(texts.news(), texts.now()), texts.board_in_words()
        return Page(
            self.title(language),
            stack_texts(now, chair_names(seen.chairs), apart="\n\n"),
            footer=texts.footer(),
            picture=LEXICON.picture(
                "board.png", alt, language, board_picture, seen.view, seen.names
            ),
            rows=(*texts.choosing(), *texts.memory()),
        )

    def open_hands(self, seats: Sequence[KingOfTheHillMatch], language: Language) -> Picture:
        seen = seats[0]
        hands = tuple((*each.view.hand, *each.view.reserve) for each in seats)
        alt = Texts(seen, language).board_in_words()
        subject = (draw_board, hands, replace(seen.view, viewer=None), seen.names)
        return LEXICON.picture("board.png", alt, language, open_picture, *subject)

    def hand(self, seen: KingOfTheHillMatch, language: Language, draft: str) -> Page:
        texts = Controls(seen, language)
        controls = texts.hand(draft)
        return Page(
            "",
            stack_texts(texts.news(), texts.task()),
            picture=_hand_picture(texts, controls.chosen),
            rows=controls.rows,
        )

    def marked(self, seen: KingOfTheHillMatch, action: Any, language: Language) -> Picture:
        match action:
            case SetAside(cards) | Attack(cards) | Divide(cards):
                chosen = cards
            case _:
                chosen = ()
        return _hand_picture(Controls(seen, language), chosen)

    def suggestion(self, seen: KingOfTheHillMatch, action: Any) -> str | None:
        if not isinstance(action, SetAside):
            return None
        return f"{sum(1 << seen.view.hand.index(card) for card in action.cards):x}"

    def memory(self, seen: KingOfTheHillMatch, language: Language) -> Page | None:
        if not seen.view.fought:
            return None
        title = language.say("king-of-the-hill/button-battles")
        return Page(title, Texts(seen, language).battles())

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


def _hand_picture(texts: Controls, chosen: tuple[int, ...]) -> Picture:
    subject = calm(texts.view), chosen, texts.seen.names
    alt, language = texts.hand_in_words(), texts.language
    return LEXICON.picture("hand.png", alt, language, hand_picture_of, *subject)
