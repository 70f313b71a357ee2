"""The rules of High Card in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.high_card.picture import LEXICON, board_picture
from games.core.cards import parse
from games.high_card.view import HighCardSeat, HighCardView, judge

_PLAY: Final[tuple[Paragraph, ...]] = (
    sentence("high-card/play-goal-score"),
    (
        sentence("high-card/play-hand"),
        sentence("high-card/play-everyone-still"),
        sentence("high-card/play-turn-each"),
        sentence("high-card/play-when-everyone"),
        sentence("high-card/play-cards-been"),
    ),
    (
        sentence("high-card/play-right"),
        sentence("high-card/play-aces-high"),
        sentence("high-card/play-lowest-right"),
        sentence("high-card/play-middle-right"),
        sentence("high-card/play-cards-same"),
    ),
    (
        sentence("high-card/play-end-round"),
        sentence("high-card/play-last-player"),
        sentence("high-card/play-everyone-left"),
        sentence("high-card/play-deck-too"),
        sentence("high-card/play-then-open"),
    ),
    sentence("high-card/play-picture-neither"),
)
_ROUNDS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("high-card/rounds-begins"),
        sentence("high-card/rounds-last-player"),
        sentence("high-card/rounds-later-hands"),
        sentence("high-card/rounds-several-players"),
    ),
    (
        sentence("high-card/rounds-joining"),
        sentence("high-card/rounds-join-match"),
        sentence("high-card/rounds-up-13"),
    ),
    (
        sentence("bot/house-rules"),
        sentence("high-card/rounds-several-players-reach"),
        sentence("high-card/rounds-leave-out"),
        sentence("high-card/rounds-hand-ends"),
        sentence("high-card/rounds-time-runs"),
        KEPT_SEAT,
        LEAVING_EARLY,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a reveal as an example."""
    alt = language.say("high-card/rules-reveal-four")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    credit = language.say("high-card/rules-high-card")
    return pages_of(presenter.title(language), (_PLAY, _ROUNDS), credit, picture, language)


def example() -> HighCardView:
    """Return a table after a reveal."""
    reveal = judge(
        [
            (0, parse("4C"), "lowest"),
            (1, parse("9D"), "middle"),
            (2, parse("KS"), "highest"),
            (3, parse("AH"), "highest"),
        ]
    )
    points = (1, 0, 2, 0)
    return HighCardView(
        viewer=None,
        target=4,
        round=4,
        hand_number=2,
        seats=tuple(
            HighCardSeat(
                points=points[seat],
                held=points[seat] + (seat != 2),
                standing="out" if seat == 2 else "in",
                declared=None,
            )
            for seat in range(4)
        ),
        leader=0,
        first=1,
        turn=1,
        deck=42,
        withdrawn=0,
        hand=(),
        played=None,
        face_up=tuple(verdict.card for verdict in reveal),
        reveals=(reveal,),
        ending=None,
        scored=(),
        winners=(),
    )
