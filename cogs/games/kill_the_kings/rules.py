"""The rules of Kill the Kings in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import Paragraph, pages_of
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from games.core.cards import parse
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import KillTheKingsView, PileView

_PLAY: Final[tuple[Paragraph, ...]] = (
    sentence("kill-the-kings/play-goal-kill"),
    (
        sentence("kill-the-kings/play-table"),
        sentence("kill-the-kings/play-kings-lie"),
        sentence("kill-the-kings/play-reserve-slots"),
    ),
    (
        sentence("kill-the-kings/play-what-you"),
        sentence("kill-the-kings/play-draw-top"),
        sentence("kill-the-kings/play-play-card"),
        sentence("kill-the-kings/play-when-reserve"),
    ),
    (
        sentence("kill-the-kings/play-fits-card"),
        sentence("kill-the-kings/play-lower-other"),
        sentence("kill-the-kings/play-lower-same"),
        sentence("kill-the-kings/play-same-rank"),
        sentence("kill-the-kings/play-aces-low"),
    ),
    (
        sentence("kill-the-kings/play-killing-king"),
        sentence("kill-the-kings/play-five-descending"),
        sentence("kill-the-kings/play-four-descending"),
        sentence("kill-the-kings/play-three-cards"),
        sentence("kill-the-kings/play-king-himself"),
    ),
    (
        sentence("kill-the-kings/play-picture"),
        sentence("kill-the-kings/play-just-been"),
        sentence("kill-the-kings/play-bars-beside"),
    ),
)
_ENDING: Final[tuple[Paragraph, ...]] = (
    (
        sentence("bot/end"),
        sentence("kill-the-kings/ending-win-when"),
        sentence("kill-the-kings/ending-bust-when"),
        sentence("kill-the-kings/ending-also-lose"),
    ),
    sentence("kill-the-kings/ending-won-we"),
    (
        sentence("bot/house-rules"),
        sentence("kill-the-kings/ending-original-rules"),
        sentence("kill-the-kings/ending-undo-takes"),
        sentence("kill-the-kings/ending-score-number"),
        sentence("kill-the-kings/ending-ask-hint"),
        sentence("kill-the-kings/ending-theres-clock"),
    ),
    (
        sentence("kill-the-kings/ending-daily-deal"),
        sentence("kill-the-kings/ending-each-day"),
        sentence("kill-the-kings/ending-nobody-watch"),
        sentence("kill-the-kings/ending-until-end"),
    ),
)

NEWEST: Final = parse("AC")
"""The card just drawn in the example."""


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a table as an example."""
    credit = language.say("kill-the-kings/rules-solitaire-whose")
    alt = language.say("kill-the-kings/rules-four-piles")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), NEWEST)
    return pages_of(presenter.title(language), (_PLAY, _ENDING), credit, picture, language)


def example() -> KillTheKingsView:
    """Return a table in the middle of a game."""
    below = ("JC 9C", "QC 9D", "QS 10D 6S 2H", "10S 6H 3C")
    return KillTheKingsView(
        piles=tuple(
            PileView(king, tuple(parse(card) for card in cards.split()), None)
            for king, cards in zip(KINGS, below, strict=True)
        ),
        reserve=(parse("AS"), NEWEST),
        drawn=None,
        stock=35,
        last=None,
        ending=None,
    )
