"""The face of Eighty Points: its board, its hands and its rules."""

from typing import Any

from bot.base.language import Sentence, Voice
from bot.pages.model import Button, Page, Picture
from bot.pages.presenter import Face
from cogs.games.eighty_points import hand, reckoning, words
from cogs.games.eighty_points.hand_picture import hand_picture_of, holding_of
from cogs.games.eighty_points.picture import LEXICON, board_picture
from cogs.games.eighty_points.rules import rules_pages
from cogs.games.eighty_points.words import EightyPointsScene
from games.core import GameError
from games.eighty_points import EightyPointsOptions


class EightyPointsFace(Face):
    """Shows King of the Hill: Eighty Points."""

    def title(self, voice: Voice) -> str:
        return voice.say("King of the Hill: Eighty Points")

    def summary(self, voice: Voice) -> str:
        return voice.say(
            "The King of the Hill and a secret ally against three challengers, who need eighty "
            "points in tricks. For 5; computers take empty seats."
        )

    def options_text(self, options: EightyPointsOptions, voice: Voice) -> str:
        text = (
            voice.count(options.rounds, "{n} round", "{n} rounds")
            if options.rounds
            else voice.say("until somebody passes the ace")
        )
        if options.loose_following:
            text += " · " + voice.say("loose following")
        return text

    def board(self, scene: EightyPointsScene, voice: Voice) -> Page:
        view = scene.view
        assert view is not None
        facts = [words.trumps_text(scene, view, voice), words.called_text(scene, view, voice)]
        now = [words.now_text(scene, view, voice), words.rounds_text(scene, voice)]
        tricks = [words.trick_text(scene, view, voice), words.last_trick_text(scene, view, voice)]
        score = reckoning.lines(scene, view, voice)
        if score:
            score.append(words.last_trick_text(scene, view, voice))
        blocks = (
            "\n".join(line for line in now if line),
            "\n".join(score if score else [line for line in facts if line]),
            "\n".join(words.seat_line(scene, view, seat, voice) for seat in range(5)),
            "" if score else "\n".join(line for line in tricks if line),
        )
        ready = Button(voice.say("Ready"), "ready", style="success")
        return Page(
            self.title(voice),
            "\n\n".join(block for block in blocks if block),
            footer=words.heading(view, voice),
            picture=Picture(
                "board.png",
                words.alternative(scene, view, voice),
                board_picture,
                (view, LEXICON.translated(voice)),
            ),
            rows=((ready,),) if view.phase == "scored" else (),
        )

    def hand(self, scene: EightyPointsScene, voice: Voice, draft: str) -> Page:
        view = scene.view
        assert view is not None
        controls = hand.controls(scene, view, draft, voice)
        held = hand.held_text(view, voice)
        drawn_from = (
            holding_of(view),
            controls.chosen,
            controls.playable,
            LEXICON.translated(voice),
        )
        picture = Picture("hand.png", held, hand_picture_of, drawn_from)
        return Page(
            voice.say("Your hand"),
            f"{controls.text}\n{held}".strip(),
            picture=picture if view.hand else None,
            rows=controls.rows,
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        said = args.split(words.CODES_APART) if args else []
        match verb:
            case "declare":
                suit, _, pair = args.partition(words.CODES_APART)
                return {"type": verb, "suit": _number(suit), "pair": pair == hand.PAIR}
            case "name":
                return {"type": verb, "suit": _number(args)}
            case "bury" | "put":
                return {"type": verb, "cards": said}
            case "call":
                return {"type": verb, "card": None if args == hand.NOBODY else args}
            case "pass" | "ready":
                return {"type": verb}
            case _:
                return None

    def verdict(self, scene: EightyPointsScene, voice: Voice) -> str:
        return words.verdict(scene, voice)

    def score_text(self, score: int, voice: Voice) -> str:
        return voice.say("rank {rank}", rank=words.rank_text(score))

    def refusal(self, error: GameError) -> Sentence:
        return words.refusal(error)

    def rules(self, voice: Voice) -> tuple[Page, ...]:
        return rules_pages(self.title(voice), voice)


def _number(text: str) -> int | str:
    """The number that a control says; what is none is left for the rules to refuse."""
    return int(text) if text.isdecimal() else text
