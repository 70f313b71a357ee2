"""The pages with the rules of Eighty Points: their texts, and a table as an example."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, pages_of
from cogs.games.eighty_points.picture import LEXICON, board_picture
from games.core import Chance
from games.eighty_points import EightyPoints
from games.eighty_points.state import Call, EightyPointsOptions
from games.eighty_points.view import EightyPointsView

_DEAL = bytes(31) + b"\x05"  # The key of the deal in the example

_CHAPTERS: Final = (
    sentence("eighty-points/rules-dealing"),
    sentence("eighty-points/rules-tricks"),
    sentence("eighty-points/rules-score"),
    sentence("eighty-points/rules-rulings", leaving=LEAVING_EARLY, seat=KEPT_SEAT),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a table as an example."""
    credit = language.say("eighty-points/rules-credit")
    alt = language.say("eighty-points/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    chapters = ((chapter,) for chapter in _CHAPTERS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> EightyPointsView:
    game, chance = EightyPoints(), Chance(_DEAL)
    match = game.new(EightyPointsOptions(), 5, chance)
    while game.view(match, None).phase != "calling":
        game.expire(match, chance)
    koth = game.view(match, None).koth
    assert koth is not None
    game.apply(match, koth, Call(25), chance)
    for _ in range(3):
        game.expire(match, chance)
    return game.view(match, None)
