"""The presenter of High Card: its board, its hand and its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from bot.base.language import Language, sentence
from bot.pages.card_picker import card_rows, picked_card
from bot.pages.cards import Course, Sign, Signs
from bot.pages.model import Button, Page, Picture, Row, stack_texts
from bot.pages.presenter import Presenter
from bot.pictures.hand import open_picture
from cogs.games.high_card.lesson import LESSON, rules_pages
from cogs.games.high_card.picture import (
    ARROWS,
    LEXICON,
    board_picture,
    calm,
    draw_board,
    hand_picture_of,
)
from cogs.games.high_card.texts import HighCardMatch, Texts
from games.core.cards import code, rank_of
from games.high_card.state import HighCardOptions
from games.high_card.view import DECLARATIONS

_TOO_MANY: Final = sentence("high-card/too-many")


class HighCardPresenter(Presenter):
    name: ClassVar = sentence("high-card/name")
    texts: ClassVar = Texts
    about: ClassVar = sentence("high-card/about")
    start_here = sentence("high-card/start-here")
    goal: ClassVar = sentence("high-card/goal")
    lesson: ClassVar = LESSON
    joinable: ClassVar = True
    takeback_beside: ClassVar = True
    company: ClassVar = 4
    refusals: ClassVar = {
        "table_full": sentence("high-card/table-full"),
        "players": sentence("high-card/players"),
        "too_many_cards": _TOO_MANY,
        "deck_too_small": _TOO_MANY,
    }
    not_now: ClassVar = sentence("high-card/not-now")
    signs_legend: ClassVar = sentence("high-card/signs-legend")
    rules = rules_pages

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
        view, texts = seen.view, Texts(seen, language)
        text = texts.result()
        if view.turn is not None:
            now = stack_texts(texts.turn(), texts.news(), text)
            text = stack_texts(now, texts.names_line(), apart="\n\n")
        alt, subject = texts.board_in_words(), (view, seen.names)
        return Page(
            self.title(language),
            text,
            footer=texts.heading(),
            picture=LEXICON.picture("board.png", alt, language, board_picture, *subject),
            rows=(_memory_row(language),) if view.reveals else (),
        )

    def hand(self, seen: HighCardMatch, language: Language, draft: str) -> Page:
        view = seen.view if seen.replayed else calm(seen.view)
        view = replace(view, hand=tuple(sorted(view.hand, key=rank_of)))
        texts = Texts(replace(seen, _view=view), language)
        chosen = picked_card(view.hand, draft) if seen.my_turn else None
        picked = () if chosen is None else (chosen,)
        told = "" if view.played is not None or seen.replayed else texts.outcome()
        back = view.reveals and view.turn is not None
        rows: tuple[Row, ...] = (_memory_row(language),) if back else ()
        if seen.outcome is not None:
            text = texts.own_result()
        elif not seen.my_turn:
            text = texts.in_round(texts.waiting())
        else:
            first = rows or ((Button(language.say("bot/button-rules"), "rules"),),)
            picks = card_rows(view.hand, "pick", chosen, language) if len(view.hand) > 1 else ()
            said = () if chosen is None else (_declarations(texts, code(chosen)),)
            rows = (*first, *picks, *said)
            text = texts.in_round(texts.question(chosen))
        alt, subject = texts.hand_in_words(), (view, picked, seen.names)
        picture = LEXICON.picture("hand.png", alt, language, hand_picture_of, *subject)
        return Page("", stack_texts(told, text), picture=picture, rows=rows)

    def marked(self, seen: HighCardMatch, action: Any, language: Language) -> Picture | None:
        return self.hand(seen, language, code(action.card)).picture

    def open_hands(self, seats: Sequence[HighCardMatch], language: Language) -> Picture:
        seen, views = seats[0], [each.view for each in seats]
        view = replace(seen.view, viewer=None, hand=(), played=None)
        hands = tuple(each.hand for each in views)
        played = tuple(each.played for each in views)
        alt = Texts(replace(seen, viewer=None, _view=view), language).board_in_words()
        subject = (draw_board, hands, view, played, seen.names)
        return LEXICON.picture("board.png", alt, language, open_picture, *subject)

    def memory(self, seen: HighCardMatch, language: Language) -> Page | None:
        if not seen.view.reveals:
            return None
        return Page(language.say("high-card/button-hands-played"), Texts(seen, language).memory())

    def worth_text(self, worth: float, facts: Mapping[str, Any], language: Language) -> str:
        right, n = facts["right"], round(100 * min(worth, 1))
        right_percent, percent = language.percent(right), language.percent(n)
        return language.say(
            "high-card/worth", right=right, right_percent=right_percent, n=n, percent=percent
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb != "declare":
            return None
        card, _, declaration = args.partition("/")
        return {"type": "declare", "card": card, "declaration": declaration}


def _memory_row(language: Language) -> tuple[Button, ...]:
    return (Button(language.say("high-card/button-hands-played"), "memory"),)


def _declarations(texts: Texts, card: str) -> tuple[Button, ...]:
    return tuple(
        Button(
            f"{ARROWS[said]} {texts.declaration(said)}",
            "declare",
            f"{card}/{said}",
            style="success",
            disabled=said == "middle" and texts.two_left,
        )
        for said in DECLARATIONS
    )
