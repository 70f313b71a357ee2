"""The rules of High Card, retold."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import LEAVING_EARLY, pages_of, paragraphs
from cogs.games.high_card.picture import LEXICON, board_picture
from games.core.cards import parse
from games.high_card.view import HighCardView, SeatView, judge

_TEXT: Final = (
    sentence(
        "**Goal.** Be the first to score the points agreed on, 4 unless the host chose otherwise."
    ),
    sentence(
        "**A hand.** Everybody still in the round gets one card. In turn you each put one card of "
        "your hand face down and declare *Lowest*, *Middle* or *Highest*. When all have spoken the "
        "cards are turned up, and whoever was wrong is out of the round. Cards turned up lie open "
        "until the round ends."
    ),
    sentence(
        "**Who is right.** Aces are high. Every card of the lowest rank shown is Lowest, every "
        "card of the highest rank is Highest, the rest are Middle. If all cards are of one rank, "
        "Lowest and Highest are both right and Middle is wrong."
    ),
    sentence(
        "**End of a round.** The last player left scores a point and keeps one card more from then "
        "on, so with 2 points you choose from 3 cards. If everybody left is wrong at once, nobody "
        "scores and the same round starts over with all back in, though the heading counts on. If "
        "the deck cannot deal another hand, everybody still in scores. Then all open cards are "
        "shuffled back; cards you did not play stay yours."
    ),
    sentence(
        "**Who begins.** The last player who scored begins the round; in later hands the lead "
        "passes to the left among those still in. If several scored when the deck ran short, it is "
        "the first of them from the player who began the last hand, who counts too, leftwards."
    ),
    sentence(
        "**Coming and going.** You may join a match under way: you start with no points and are "
        "dealt in from the next round on. Players times points may not exceed 52."
    ),
    sentence(
        "**House rulings.** A player drawn by lot begins until somebody scores. If you leave, you "
        "are out at once, your cards go into the next shuffle, and you are placed behind all who "
        "stayed; the last one left wins. If several reach the goal together, they share the win. "
        "If your time runs out, the card and word most often right are played for you; after three "
        "times in a row a computer keeps your seat until you take it back."
    ),
    LEAVING_EARLY,
    sentence(
        "**The picture.** The 9 was neither lowest nor highest, so *Middle* was right; the player "
        "who said *Highest* with a king was wrong, for there was an ace."
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, house rulings marked, and a reveal as an example."""
    alt = language.say(
        "A reveal among four: 4♣ Lowest, right; 9♦ Middle, right; K♠ Highest, wrong; A♥ "
        "Highest, right. The third player is out of the round."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    credit = language.say(
        "High Card was invented by Chris Gesell and Jason Christie and contributed by Guy "
        "Srinivasan."
    )
    return pages_of(presenter.title(language), [paragraphs(_TEXT, language)], credit, picture)


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
            SeatView(
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
