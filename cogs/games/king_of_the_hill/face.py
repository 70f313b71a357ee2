"""The face of King of the Hill: its board, its hands and its rules."""

from typing import Any

from bot.base.language import Sentence, Voice
from bot.pages.model import Page, Picture
from bot.pages.presenter import Face
from cogs.games.king_of_the_hill import hand, words
from cogs.games.king_of_the_hill.picture import LEXICON, board_picture, hand_picture_of
from cogs.games.king_of_the_hill.rules import rules_pages
from cogs.games.king_of_the_hill.words import KingOfTheHillScene
from games.core import GameError
from games.king_of_the_hill import KingOfTheHillOptions


class KingOfTheHillFace(Face):
    """Shows King of the Hill."""

    def title(self, voice: Voice) -> str:
        return voice.say("King of the Hill")

    def summary(self, voice: Voice) -> str:
        return voice.say(
            "Fight with secret attacks for the stacks of a pyramid; who wins its apex is King of "
            "the Hill. For 2."
        )

    def options_text(self, options: KingOfTheHillOptions, voice: Voice) -> str:
        if options.faces_tie:
            return voice.say("Ten, jack, queen and king tie")
        return voice.say("Ten, jack, queen and king keep their order")

    def board(self, scene: KingOfTheHillScene, voice: Voice) -> Page:
        view = scene.view
        assert view is not None
        blocks = (
            words.now_text(scene, view, voice),
            "\n".join(words.seat_line(scene, view, seat, voice) for seat in range(2)),
            words.battle_text(scene, view, voice),
        )
        return Page(
            self.title(voice),
            "\n\n".join(block for block in blocks if block),
            footer=words.footer(view, voice),
            picture=Picture(
                "board.png",
                words.alternative(scene, view, voice),
                board_picture,
                (view, LEXICON.translated(voice)),
            ),
            rows=hand.choosing_rows(view) if view.phase == "choosing" else (),
        )

    def hand(self, scene: KingOfTheHillScene, voice: Voice, draft: str) -> Page:
        view = scene.view
        assert view is not None
        controls = hand.controls(scene, view, draft, voice)
        held = words.held_text(view, voice)
        shown = (*view.hand, *view.reserve, *view.spoils)
        drawn_from = (view, controls.chosen, LEXICON.translated(voice))
        picture = Picture("hand.png", held, hand_picture_of, drawn_from)
        return Page(
            voice.say("Your hand"),
            f"{controls.text}\n{held}\n\n{words.battle_text(scene, view, voice)}".strip(),
            picture=picture if shown else None,
            rows=controls.rows,
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        said = values[0] if values else args
        cards = said.split(words.CODES_APART) if said else []
        match verb:
            case "choose":
                return {"type": "choose", "stack": int(said) if said.isdecimal() else said}
            case "attack" | "set_aside":
                return {"type": verb, "cards": cards}
            case "divide":
                return {"type": verb, "reserve": cards}
            case _:
                return None

    def verdict(self, scene: KingOfTheHillScene, voice: Voice) -> str:
        return words.verdict(scene, voice)

    def score_text(self, score: int, voice: Voice) -> str:
        return voice.count(score, "{n} card won", "{n} cards won")

    def refusal(self, error: GameError) -> Sentence:
        return words.refusal(error)

    def rules(self, voice: Voice) -> tuple[Page, ...]:
        return rules_pages(self.title(voice), voice)
