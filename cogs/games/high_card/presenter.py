"""The presenter of High Card: its board, its hand and its rules."""

from typing import Any, ClassVar

from bot.base.language import Language, sentence
from bot.pages.card_picker import card_rows, picked_card
from bot.pages.model import Button, Page, Picture, Row, stacked
from bot.pages.presenter import Presenter
from bot.pictures import hand_picture
from cogs.games.high_card import words
from cogs.games.high_card.lesson import LESSON
from cogs.games.high_card.picture import LEXICON, board_picture
from cogs.games.high_card.rules import rules_pages
from cogs.games.high_card.words import HighCardMatch
from games.core.cards import code, label, labels
from games.high_card import DECLARATIONS, HighCardOptions

_ARROWS = {"lowest": "▼", "middle": "◆", "highest": "▲"}


class HighCardPresenter(Presenter):
    """Shows High Card."""

    name: ClassVar = sentence("High Card")
    about: ClassVar = sentence(
        "Play a card face down and say whether it will be lowest, middle or highest. Be "
        "right, and outlast the others. For 2 to 13."
    )
    lesson: ClassVar = LESSON
    joinable: ClassVar = True
    company: ClassVar = 4
    refusals: ClassVar = words.REFUSALS
    not_now: ClassVar = sentence("That is not a move in High Card. Open your hand again.")

    def options_text(self, options: HighCardOptions, language: Language) -> str:
        return language.count(options.target, "First to {n} point", "First to {n} points")

    def board(self, seen: HighCardMatch, language: Language) -> Page:
        view = seen.view
        alt = words.alternative(seen, language)
        text = words.reveal_text(seen, language)
        if view.turn is not None:
            now = stacked(words.turn_text(seen, language), words.news(seen, language))
            seats = (words.seat_line(seen, seat, language) for seat in range(len(view.seats)))
            text = stacked(now, stacked(*seats), text, apart="\n\n")
        return Page(
            self.title(language),
            text,
            footer=words.heading(seen, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view),
        )

    def hand(self, seen: HighCardMatch, language: Language, draft: str) -> Page:
        cards = seen.view.hand
        chosen = picked_card(cards, draft) if seen.my_turn else None
        rows: tuple[Row, ...] = ()
        if not seen.my_turn:
            text = words.waiting_text(seen, language)
        else:
            rows = (
                *(card_rows(cards, "pick", chosen, language) if len(cards) > 1 else ()),
                _declarations(chosen, language),
            )
            if chosen is None:
                text = language.say("**Your turn.** Choose a card, then say where it will stand.")
            else:
                text = language.say(
                    "**Your turn.** Will {card} be lowest, middle or highest of all cards played? "
                    "Your answer plays it.",
                    card=f"**{label(chosen)}**",
                )
        held = language.say("You hold {cards}.", cards=labels(cards)) if cards else ""
        picture = (
            Picture("hand.png", held, hand_picture, (cards, () if chosen is None else (chosen,)))
            if cards
            else None
        )
        return Page(
            language.say("Your hand"), f"{text}\n{held}".strip(), picture=picture, rows=rows
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb != "declare":
            return None
        card, _, declaration = args.partition("/")
        return {"type": "declare", "card": card, "declaration": declaration}

    def rules(self, language: Language) -> tuple[Page, ...]:
        return rules_pages(self.title(language), language)


def _declarations(chosen: int | None, language: Language) -> tuple[Button, ...]:
    return tuple(
        Button(
            f"{_ARROWS[word]} {words.declaration_text(word, language)}",
            "declare",
            f"{'' if chosen is None else code(chosen)}/{word}",
            style="success",
            disabled=chosen is None,
        )
        for word in DECLARATIONS
    )
