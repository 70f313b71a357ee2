"""The presenter of High Card: its board, its hand and its rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from bot.base.language import Language, sentence
from bot.pages.card_picker import card_rows, picked_card
from bot.pages.model import Button, Page, Picture, Row, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.signs import Course, Sign, Signs
from cogs.games.high_card import steps, words
from cogs.games.high_card.coaching import coaching
from cogs.games.high_card.lesson import LESSON
from cogs.games.high_card.picture import (
    ARROWS,
    LEXICON,
    board_picture,
    calm,
    hand_picture_of,
    open_picture,
)
from cogs.games.high_card.reasons import reason_text
from cogs.games.high_card.rules import rules_pages
from cogs.games.high_card.words import HighCardMatch
from games.core.cards import code
from games.high_card.state import HighCardOptions
from games.high_card.view import DECLARATIONS, HighCardView


class HighCardPresenter(Presenter):
    """Shows High Card."""

    name: ClassVar = sentence("high-card/name")
    about: ClassVar = sentence("high-card/about")
    goal: ClassVar = sentence("high-card/goal")
    lesson: ClassVar = LESSON
    joinable: ClassVar = True
    takeback_beside: ClassVar = True
    company: ClassVar = 4
    refusals: ClassVar = words.REFUSALS
    rules = rules_pages
    coaching = staticmethod(coaching)
    step_text = staticmethod(steps.step_text)
    held_text = staticmethod(steps.held_text)
    choice_text = staticmethod(steps.choice_text)
    worth_text = staticmethod(steps.worth_text)
    reason_text = staticmethod(reason_text)
    not_now: ClassVar = sentence("high-card/not-now")

    signs_legend: ClassVar = sentence("high-card/signs-legend")

    def result_signs(self, course: Course) -> Signs:
        signs: list[Sign] = []
        for event in course.events:
            if event.kind == "revealed":
                own = [play for play in event.public["plays"] if play[0] == course.seat]
                signs += ["good" if right else "bad" for *_, right in own]
            elif event.kind == "round_ended":
                signs += ["star", "gap"] if course.seat in event.public["seats"] else ["gap"]
        return tuple(signs)

    def options_text(self, options: HighCardOptions, language: Language) -> str:
        return language.say("high-card/options", n=options.target)

    def board(self, seen: HighCardMatch, language: Language) -> Page:
        view = seen.view
        alt = words.board_in_words(seen, language)
        text = words.result_text(seen, language)
        if view.turn is not None:
            now = stack_texts(words.turn_text(seen, language), words.news(seen, language), text)
            text = stack_texts(now, words.names_line(seen), apart="\n\n")
        return Page(
            self.title(language),
            text,
            footer=words.heading(seen, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view, seen.names),
            rows=(_memory_row(view, language),),
        )

    def hand(self, seen: HighCardMatch, language: Language, draft: str) -> Page:
        view = calm(seen.view)
        chosen = picked_card(view.hand, draft) if seen.my_turn else None
        told = "" if view.played is not None else words.outcome_text(seen, language)
        back = view.reveals and view.turn is not None
        rows: tuple[Row, ...] = (_memory_row(view, language),) if back else ()
        if seen.outcome is not None:
            own = words.own_result(seen, language)
            text = stack_texts(f"**{self.verdict(seen, language)}**", own)
        elif not seen.my_turn:
            text = words.waiting_text(seen, language)
        else:
            picks = card_rows(view.hand, "pick", chosen, language) if len(view.hand) > 1 else ()
            declarations = _declarations(view, chosen, language)
            rows = (_memory_row(view, language), declarations, *picks)
            text = words.question(view, chosen, language)
        alt = words.hand_in_words(seen, view, language)
        subject = (view, () if chosen is None else (chosen,), seen.names)
        picture = LEXICON.picture("hand.png", alt, language, hand_picture_of, *subject)
        return Page(
            "",
            stack_texts(told, text),
            picture=picture,
            rows=rows,
        )

    def open_hands(self, seats: Sequence[HighCardMatch], language: Language) -> Picture:
        seen, views = seats[0], [each.view for each in seats]
        view = replace(seen.view, viewer=None, hand=(), played=None)
        hands = tuple(each.hand for each in views)
        played = tuple(each.played for each in views)
        alt = words.board_in_words(replace(seen, viewer=None, _view=view), language)
        subject = (view, hands, played, seen.names)
        return LEXICON.picture("board.png", alt, language, open_picture, *subject)

    def memory(self, seen: HighCardMatch, language: Language) -> Page | None:
        if not seen.view.reveals:
            return None
        return Page(
            language.say("high-card/memory-hands-played"), words.memory_text(seen, language)
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb != "declare":
            return None
        card, _, declaration = args.partition("/")
        return {"type": "declare", "card": card, "declaration": declaration}


def _memory_row(view: HighCardView, language: Language) -> tuple[Button, ...]:
    return (
        Button(language.say("high-card/memory-hands-played"), "memory", disabled=not view.reveals),
    )


def _declarations(view: HighCardView, chosen: int | None, language: Language) -> tuple[Button, ...]:
    """Return a button for each declaration. One that can't be right is disabled."""
    return tuple(
        Button(
            f"{ARROWS[word]} {words.declaration_text(word, language)}",
            "declare",
            f"{'' if chosen is None else code(chosen)}/{word}",
            style="success",
            disabled=chosen is None or (word == "middle" and words.two_left(view)),
        )
        for word in DECLARATIONS
    )
