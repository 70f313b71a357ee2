"""The rules of King of the Hill in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, pages_of
from cogs.games.king_of_the_hill.picture import LEXICON, board_picture
from games.core import Chance
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_hill.state import KingOfTheHillOptions, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

_DEAL = bytes(31) + b"\x01"  # The key of the deal in the example

_CHAPTERS: Final = (
    (sentence("king-of-the-hill/rules-table"),),
    (sentence("king-of-the-hill/rules-battle"),),
    (
        sentence(
            "king-of-the-hill/rules-rulings",
            house=sentence("bot/house-rules"),
            leaving=LEAVING_EARLY,
            timeout=sentence("bot/time-runs-out"),
            kept=KEPT_SEAT,
        ),
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a pyramid as an example."""
    credit = language.say("king-of-the-hill/rules-credit")
    alt = language.say("king-of-the-hill/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    return pages_of(presenter.title(language), _CHAPTERS, credit, picture, language)


def example() -> KingOfTheHillView:
    game, chance = KingOfTheHill(), Chance(_DEAL)
    match = game.new(KingOfTheHillOptions(), 2, chance)
    for seat in range(2):
        game.apply(match, seat, SetAside(()), chance)
    return game.view(match, None)
