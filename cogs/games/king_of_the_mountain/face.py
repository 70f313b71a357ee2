"""The face of King of the Mountain: its board, its hands and its rules."""

from typing import Any

from bot.base.language import Sentence, Voice
from bot.pages.model import Page, Picture
from bot.pages.presenter import Face
from cogs.games.king_of_the_mountain import hand, refusals, words
from cogs.games.king_of_the_mountain.controls import answer_buttons
from cogs.games.king_of_the_mountain.moving import MENU
from cogs.games.king_of_the_mountain.picture import board_picture
from cogs.games.king_of_the_mountain.rules import rules_pages
from cogs.games.king_of_the_mountain.words import KingOfTheMountainScene
from games.core import GameError
from games.king_of_the_mountain import KingOfTheMountainOptions, format_record


class KingOfTheMountainFace(Face):
    """Shows King of the Mountain."""

    def title(self, voice: Voice) -> str:
        return voice.say("King of the Mountain")

    def summary(self, voice: Voice) -> str:
        return voice.say(
            "Chess with walls on 19×19 squares: captured pieces come back, and whoever's King "
            "reaches the centre first is King of the Hill. For 2 to 4."
        )

    def options_text(self, options: KingOfTheMountainOptions, voice: Voice) -> str:
        return words.options_text(options, voice)

    def board(self, scene: KingOfTheMountainScene, voice: Voice) -> Page:
        view = scene.view
        assert view is not None
        blocks = (
            words.now_text(scene, view, voice),
            "\n".join(words.seat_line(scene, view, seat, voice) for seat in view.seats),
            words.recent_text(scene, view, voice),
        )
        answers = answer_buttons(scene, view, voice)
        return Page(
            self.title(voice),
            "\n\n".join(block for block in blocks if block),
            footer=words.footer(view, voice),
            picture=Picture(
                "board.png", words.alternative(scene, view, voice), board_picture, (view,)
            ),
            rows=(answers,) if answers else (),
        )

    def hand(self, scene: KingOfTheMountainScene, voice: Voice, draft: str) -> Page:
        view = scene.view
        assert view is not None
        controls = hand.controls(scene, view, draft, voice)
        return Page(
            voice.say("Your hand"),
            controls.text,
            picture=controls.picture,
            rows=controls.rows,
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        match verb:
            case "move":
                source, _, target = args.partition(MENU)[0].partition("-")
                return {"type": verb, "source": source, "target": (values or (target,))[0]}
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
            case "answer_draw":
                return {"type": verb, "accept": args == "yes"}
            case _:
                return None

    def refusal(self, error: GameError) -> Sentence:
        return refusals.refusal(error)

    def verdict(self, scene: KingOfTheMountainScene, voice: Voice) -> str:
        return words.verdict(scene, voice)

    def score_text(self, score: int, voice: Voice) -> str:
        return voice.count(score, "{n} capture", "{n} captures")

    def record(self, scene: KingOfTheMountainScene, voice: Voice) -> str:
        assert scene.view is not None
        return format_record(scene.view, [chair.name for chair in scene.chairs])

    def rules(self, voice: Voice) -> tuple[Page, ...]:
        return rules_pages(self.title(voice), voice)
