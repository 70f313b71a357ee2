"""The face of Kill the Kings: its board and its rules."""

from typing import Any, ClassVar

from bot.base.language import Sentence, Voice
from bot.pages.model import Button, Option, Page, Picture, Row, Select
from bot.pages.presenter import SoloFace
from cogs.games.kill_the_kings import words
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from cogs.games.kill_the_kings.rules import rules_pages
from cogs.games.kill_the_kings.words import KillTheKingsScene
from games.core import GameError
from games.core.cards import code, label
from games.kill_the_kings import Draw, KillTheKingsView, PileView, Place, Reserve, killers


class KillTheKingsFace(SoloFace):
    """Shows Kill the Kings."""

    board_verbs: ClassVar = frozenset(("draw", "place", "reserve"))

    def title(self, voice: Voice) -> str:
        return voice.say("Kill the Kings")

    def summary(self, voice: Voice) -> str:
        return voice.say(
            "Bring down four kings with runs of cards before the stock brings you down. For one."
        )

    def options_text(self, options: Any, voice: Voice) -> str:
        return ""

    def board(self, scene: KillTheKingsScene, voice: Voice) -> Page:
        view = scene.view
        assert view is not None
        blocks = (
            words.headline(scene, view, voice),
            words.piles_text(view, voice),
            words.reserve_text(view, voice),
        )
        return Page(
            words.title(scene, self.title(voice), voice),
            "\n\n".join(block for block in blocks if block),
            footer=words.footer(scene, view, voice),
            picture=Picture(
                "board.png",
                words.alternative(scene, view, voice),
                board_picture,
                (view, LEXICON.translated(voice)),
            ),
            rows=_rows(view, voice) if view.ending is None else (),
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb == "place":
            card, _, pile = (values[0] if values else args).partition("/")
            number = int(pile) if pile.isdecimal() else pile
            return {"type": "place", "card": card, "pile": number}
        return {"type": verb} if verb in self.board_verbs else None

    def advice(self, scene: KillTheKingsScene, action: Any, voice: Voice) -> str:
        view = scene.view
        assert view is not None
        match action:
            case Draw():
                return voice.say("Hint: draw a card.")
            case Reserve():
                assert view.drawn is not None
                return voice.say("Hint: put {card} into the reserve.", card=label(view.drawn))
            case Place(card, at):
                facts = {"card": label(card), "king": label(view.piles[at].king)}
                if card in killers(view.piles[at].cards):
                    return voice.say("Hint: {card} kills {king}.", **facts)
                return voice.say("Hint: put {card} under {king}.", **facts)
        raise ValueError(f"no move of Kill the Kings: {action!r}")

    def progress(self, scene: KillTheKingsScene, voice: Voice) -> str:
        view = scene.view
        assert view is not None
        return voice.say(
            "{killed} of 4 kings killed, {stock} in the stock",
            killed=view.killed,
            stock=voice.count(view.stock, "{n} card", "{n} cards"),
        )

    def result_line(self, scene: KillTheKingsScene, voice: Voice) -> str:
        return words.result_line(scene, self.title(voice), voice)

    def score_text(self, score: int, voice: Voice) -> str:
        return voice.count(score, "{n} king killed", "{n} kings killed")

    def refusal(self, error: GameError) -> Sentence:
        return words.refusal(error)

    def rules(self, voice: Voice) -> tuple[Page, ...]:
        return rules_pages(self.title(voice), voice)


def _rows(view: KillTheKingsView, voice: Voice) -> tuple[Row, ...]:
    rows: list[Row] = []
    if view.drawn is not None:
        placed = [
            _place(view.drawn, at, pile)
            for at, pile in enumerate(view.piles)
            if pile.takes(view.drawn)
        ]
        if view.has_room:
            placed.append(Button(voice.say("Reserve"), "reserve"))
        rows.append(tuple(placed))
    elif view.stock:
        risky = not view.has_room
        rows.append((Button(voice.say("Draw"), "draw", style="danger" if risky else "primary"),))
    options = () if view.drawn is not None else _reserve_options(view, voice)
    if options:
        rows.append(Select(voice.say("Play a card from the reserve"), "place", options))
    return tuple(rows)


def _place(card: int, at: int, pile: PileView) -> Button:
    kills = card in killers(pile.cards)
    name = f"☠ {label(pile.king)}" if kills else f"→ {label(pile.king)}"
    return Button(name, "place", f"{code(card)}/{at}", style="success" if kills else "primary")


def _reserve_options(view: KillTheKingsView, voice: Voice) -> tuple[Option, ...]:
    found: list[tuple[bool, Option]] = []
    for card in view.reserve:
        for at, pile in enumerate(view.piles):
            if pile.takes(card):
                facts = {"card": label(card), "king": label(pile.king)}
                kills = card in killers(pile.cards)
                name = (
                    voice.say("☠ {card} kills {king}", **facts)
                    if kills
                    else voice.say("{card} under {king}", **facts)
                )
                found.append((kills, Option(name, f"{code(card)}/{at}")))
    return tuple(option for _, option in sorted(found, key=lambda each: not each[0]))
