"""The rules of King of the Mountain in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, pages_of
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, board_picture
from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.view import KingOfTheMountainView

_DEAL = bytes(32)  # The key of the match in the example
_CHAPTERS: Final = (
    sentence("king-of-the-mountain/rules-setting-up"),
    sentence("king-of-the-mountain/rules-pieces"),
    sentence("king-of-the-mountain/rules-playing"),
    sentence("king-of-the-mountain/rules-variants"),
    sentence(
        "king-of-the-mountain/rules-rulings",
        house=sentence("bot/house-rules"),
        leaving=LEAVING_EARLY,
        time=sentence("bot/time-runs-out"),
        kept=KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a board as an example."""
    credit = language.say("king-of-the-mountain/rules-credit")
    alt = language.say("king-of-the-mountain/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), (), PLAIN)
    chapters = ((chapter,) for chapter in _CHAPTERS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> KingOfTheMountainView:
    game, chance = KingOfTheMountain(), Chance(_DEAL)
    match = game.new(KingOfTheMountainOptions(), 4, chance)
    game.expire(match, chance)
    return game.view(match, None)
