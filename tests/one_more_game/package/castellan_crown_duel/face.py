"""The presenter of Crown Duel: its board, its hand and its rules."""

from typing import Any, ClassVar, Final

from bot.base.language import Language, sentence
from bot.match.view import MatchView
from bot.pages.card_picker import card_rows
from bot.pages.cards import card_text, cards_text
from bot.pages.endings import chair_name
from bot.pages.model import Page, Picture, Row, plain
from bot.pages.presenter import MatchTexts, Presenter
from bot.pictures import hand_picture
from castellan_crown_duel.picture import board_picture
from castellan_crown_duel.view import CrownDuelView
from games.core.cards import parse, rank_of

CrownDuelMatch = MatchView[CrownDuelView]

_FOR_TWO: Final = sentence("crown-duel/refusal-crown-duel")


class Texts(MatchTexts[CrownDuelView]):
    """What one viewer reads about a match."""

    def card(self, card: int) -> str:
        return f"**{card_text(card, self.language)}**"

    def board(self) -> str:
        return "\n".join([*map(self._seat, range(len(self.view.played))), *self._ending()])

    def _seat(self, seat: int) -> str:
        view, card = self.view, self.view.played[seat]
        if seat == view.left:
            state = self.say("bot/left-match")
        elif card is not None:
            state = self.card(card)
        elif view.chosen[seat]:
            state = self.say("crown-duel/seat-chosen")
        else:
            state = self.say("crown-duel/seat-choosing")
        return f"`{seat + 1}` {chair_name(self.seen.chairs[seat])} · {state}"

    def _ending(self) -> list[str]:
        """Return the reason for the result; empty while the match goes on."""
        view = self.view
        if view.left is not None or None in view.played:
            return []
        card = None if view.winner is None else view.played[view.winner]
        if card is None:
            return ["", self.say("crown-duel/ending")]
        told = {
            11: self.say("crown-duel/ending-11"),
            12: self.say("crown-duel/ending-12"),
            13: self.say("crown-duel/ending-13"),
        }
        return ["", told[rank_of(card)]]


class CrownDuelPresenter(Presenter):
    """Shows Crown Duel."""

    name: ClassVar = sentence("crown-duel/name")
    about: ClassVar = sentence("crown-duel/about")
    texts: ClassVar = Texts
    not_now: ClassVar = sentence("crown-duel/refusal-card-yours")
    refusals: ClassVar = {
        "card_not_held": not_now,
        "already_played": sentence("crown-duel/refusal-already-played"),
        "players": _FOR_TWO,
        "joining_closed": _FOR_TWO,
    }

    def options_text(self, options: Any, language: Language) -> str:
        return language.say("crown-duel/options")

    def board(self, seen: CrownDuelMatch, language: Language) -> Page:
        text = Texts(seen, language).board()
        picture = Picture("board.png", plain(text), board_picture, (seen.view,), language.code)
        return Page(self.title(language), text, picture=picture)

    def hand(self, seen: CrownDuelMatch, language: Language, draft: str) -> Page:
        view, texts = seen.view, Texts(seen, language)
        played = view.played[seen.seat]
        own = view.hand if played is None else tuple(sorted((*view.hand, played)))
        rows: tuple[Row, ...] = ()
        if seen.my_turn:
            text = language.say("crown-duel/hand-choice-stays")
            rows = card_rows(view.hand, "play", None, language)
        elif played is not None:
            text = language.say("crown-duel/hand-played-card", card=texts.card(played))
        else:
            text = language.say("bot/match-over")
        held = language.say("crown-duel/hand-cards-cards", cards=cards_text(own, language))
        subject = (own, () if played is None else (played,))
        picture = Picture("hand.png", held, hand_picture, subject, language.code)
        return Page("", text, picture=picture, rows=rows)

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        return {"card": args} if verb == "play" else None

    def rules(self, language: Language) -> tuple[Page, ...]:
        text = language.say("crown-duel/rules-both-hold")
        cards = (parse("KH"), parse("JS"))
        example = CrownDuelView(None, (), (True, True), cards, left=None, winner=1)
        alt = language.say("crown-duel/rules-jack-second")
        picture = Picture("example.png", alt, board_picture, (example,), language.code)
        return (Page(self.title(language), text, picture=picture),)


PRESENTER = CrownDuelPresenter()
