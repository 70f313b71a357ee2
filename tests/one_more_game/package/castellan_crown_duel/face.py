"""The presenter of Crown Duel: its board, its hand and its rules."""

from typing import Any, ClassVar

from bot.base.language import Language, Sentence, sentence
from bot.match.view import MatchView
from bot.pages.card_picker import card_rows
from bot.pages.cards import card_text, cards_text
from bot.pages.endings import chair_name
from bot.pages.model import Page, Picture, Row, plain
from bot.pages.presenter import Presenter
from bot.pictures import hand_picture
from castellan_crown_duel.picture import board_picture
from castellan_crown_duel.view import CrownDuelView
from games.core import GameError
from games.core.cards import parse, rank_of

CrownDuelMatch = MatchView[CrownDuelView]


class CrownDuelPresenter(Presenter):
    """Shows Crown Duel."""

    name: ClassVar = sentence("crown-duel/name")
    about: ClassVar = sentence("crown-duel/about")

    def options_text(self, options: Any, language: Language) -> str:
        return language.say("crown-duel/options")

    def board(self, seen: CrownDuelMatch, language: Language) -> Page:
        view = seen.view
        lines = [_seat_line(seen, view, seat, language) for seat in range(len(view.played))]
        text = "\n".join([*lines, *_ending(view, language)])
        picture = Picture("board.png", plain(text), board_picture, (view,), language.code)
        return Page(self.title(language), text, picture=picture)

    def hand(self, seen: CrownDuelMatch, language: Language, draft: str) -> Page:
        view = seen.view
        assert seen.viewer is not None
        played = view.played[seen.viewer]
        own = view.hand if played is None else tuple(sorted((*view.hand, played)))
        rows: tuple[Row, ...] = ()
        if seen.my_turn:
            text = language.say("crown-duel/hand-choice-stays")
            rows = card_rows(view.hand, "play", None, language)
        elif played is not None:
            card = f"**{card_text(played, language)}**"
            text = language.say("crown-duel/hand-played-card", card=card)
        else:
            text = language.say("bot/match-over")
        held = language.say("crown-duel/hand-cards-cards", cards=cards_text(own, language))
        subject = (own, () if played is None else (played,))
        picture = Picture("hand.png", held, hand_picture, subject, language.code)
        return Page("", text, picture=picture, rows=rows)

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        return {"card": args} if verb == "play" else None

    def refusal(self, error: GameError) -> Sentence:
        match error.code:
            case "already_played":
                return sentence("crown-duel/refusal-already-played")
            case "match_over":
                return sentence("pages/refusal", code="match_over")
            case "players" | "joining_closed":
                return sentence("crown-duel/refusal-crown-duel")
            case _:
                return sentence("crown-duel/refusal-card-yours")

    def rules(self, language: Language) -> tuple[Page, ...]:
        text = language.say("crown-duel/rules-both-hold")
        cards = (parse("KH"), parse("JS"))
        example = CrownDuelView(None, (), (True, True), cards, left=None, winner=1)
        alt = language.say("crown-duel/rules-jack-second")
        picture = Picture("example.png", alt, board_picture, (example,), language.code)
        return (Page(self.title(language), text, picture=picture),)


def _seat_line(seen: CrownDuelMatch, view: CrownDuelView, seat: int, language: Language) -> str:
    card = view.played[seat]
    if seat == view.left:
        state = language.say("bot/left-match")
    elif card is not None:
        state = f"**{card_text(card, language)}**"
    elif view.chosen[seat]:
        state = language.say("crown-duel/seat-chosen")
    else:
        state = language.say("crown-duel/seat-choosing")
    return f"`{seat + 1}` {chair_name(seen.chairs[seat])} · {state}"


def _ending(view: CrownDuelView, language: Language) -> list[str]:
    """Return the reason for the result; empty while the match goes on."""
    if view.left is not None or None in view.played:
        return []
    card = None if view.winner is None else view.played[view.winner]
    if card is None:
        return ["", language.say("crown-duel/ending")]
    told = {
        11: language.say("crown-duel/ending-11"),
        12: language.say("crown-duel/ending-12"),
        13: language.say("crown-duel/ending-13"),
    }
    return ["", told[rank_of(card)]]


PRESENTER = CrownDuelPresenter()
