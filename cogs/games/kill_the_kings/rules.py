"""The rules of Kill the Kings in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import pages_of
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from games.core.cards import parse
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import KillTheKingsView, PileView

NEWEST: Final = parse("AC")  # The card just drawn in the example


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a table as an example."""
    credit = language.say("kill-the-kings/rules-credit")
    alt = language.say("kill-the-kings/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), NEWEST)
    chapters = (sentence("kill-the-kings/rules-play"),), (sentence("kill-the-kings/rules-ending"),)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> KillTheKingsView:
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
