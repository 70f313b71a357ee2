"""The face of High Card: its board, its hand and its rules."""

from typing import Any, ClassVar

from bot.base.language import Sentence, Voice
from bot.pages.card_picker import card_rows, picked_card
from bot.pages.model import Button, Page, Picture, Row
from bot.pages.presenter import Face
from bot.pictures import hand_picture
from cogs.games.high_card import words
from cogs.games.high_card.picture import LEXICON, board_picture
from cogs.games.high_card.rules import rules_pages
from cogs.games.high_card.words import HighCardScene
from games.core import GameError
from games.core.cards import code, label
from games.high_card import DECLARATIONS, HighCardOptions

_ARROWS = {"lowest": "▼", "middle": "◆", "highest": "▲"}


class HighCardFace(Face):
    """Shows High Card."""

    joinable: ClassVar = True

    def title(self, voice: Voice) -> str:
        return voice.say("High Card")

    def summary(self, voice: Voice) -> str:
        return voice.say(
            "Play a card face down and say whether it will be lowest, middle or highest. Be "
            "right, and outlast the others. For 2 to 13."
        )

    def options_text(self, options: HighCardOptions, voice: Voice) -> str:
        return voice.count(options.target, "First to {n} point", "First to {n} points")

    def board(self, scene: HighCardScene, voice: Voice) -> Page:
        view = scene.view
        assert view is not None
        seats = [words.seat_line(scene, view, seat, voice) for seat in range(len(view.seats))]
        reveal = words.reveal_text(scene, view, voice)
        blocks = [reveal]
        if view.turn is not None:
            now = [words.turn_text(scene, view, voice), words.news(scene, voice)]
            blocks = ["\n".join(line for line in now if line), "\n".join(seats), reveal]
        text = "\n\n".join(block for block in blocks if block)
        return Page(
            self.title(voice),
            text,
            footer=words.heading(scene, view, voice),
            picture=Picture(
                "board.png",
                words.alternative(scene, view, voice),
                board_picture,
                (view, LEXICON.translated(voice)),
            ),
        )

    def hand(self, scene: HighCardScene, voice: Voice, draft: str) -> Page:
        view = scene.view
        assert view is not None
        cards = view.hand
        names = " ".join(label(card) for card in cards)
        chosen = picked_card(cards, draft) if scene.my_turn else None
        rows: tuple[Row, ...] = ()
        if not scene.my_turn:
            text = words.waiting_text(scene, view, voice)
        else:
            rows = (
                *(card_rows(cards, "pick", chosen, voice) if len(cards) > 1 else ()),
                _declarations(chosen, voice),
            )
            if chosen is None:
                text = voice.say("**Your turn.** Choose a card, then say where it will stand.")
            else:
                text = voice.say(
                    "**Your turn.** Will {card} be lowest, middle or highest of all cards played? "
                    "Your answer plays it.",
                    card=f"**{label(chosen)}**",
                )
        held = voice.say("You hold {cards}.", cards=names) if cards else ""
        picture = Picture("hand.png", held, hand_picture, (cards, chosen)) if cards else None
        return Page(
            voice.say("Your hand"),
            f"{text}\n{held}".strip(),
            picture=picture,
            rows=rows,
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb != "declare":
            return None
        card, _, declaration = args.partition("/")
        return {"type": "declare", "card": card, "declaration": declaration}

    def refusal(self, error: GameError) -> Sentence:
        return words.refusal(error)

    def rules(self, voice: Voice) -> tuple[Page, ...]:
        return rules_pages(self.title(voice), voice)


def _declarations(chosen: int | None, voice: Voice) -> tuple[Button, ...]:
    return tuple(
        Button(
            f"{_ARROWS[word]} {words.declaration_text(word, voice)}",
            "declare",
            f"{'' if chosen is None else code(chosen)}/{word}",
            style="success",
            disabled=chosen is None,
        )
        for word in DECLARATIONS
    )
