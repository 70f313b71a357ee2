"""The rules of High Card in our own words."""

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, pages_of
from cogs.games.high_card.picture import LEXICON, board_picture
from games.core.cards import parse
from games.high_card.view import HighCardSeat, HighCardView, judge


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a reveal as an example."""
    play = sentence("high-card/rules-play")
    rounds = sentence("high-card/rules-rounds", kept=KEPT_SEAT, leaving=LEAVING_EARLY)
    alt, credit = language.say("high-card/rules-picture"), language.say("high-card/credit")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    return pages_of(presenter.title(language), ((play,), (rounds,)), credit, picture, language)


def example() -> HighCardView:
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
