"""The rules of King of the Hill in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.king_of_the_hill.picture import LEXICON, board_picture
from games.core import Chance
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_hill.state import KingOfTheHillOptions, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

_DEAL = bytes(31) + b"\x01"
"""The key of the deal in the example."""

_TABLE: Final[tuple[Paragraph, ...]] = (
    sentence("king-of-the-hill/table-goal-win"),
    (
        sentence("king-of-the-hill/table-deal"),
        sentence("king-of-the-hill/table-each-get"),
        sentence("king-of-the-hill/table-other-30"),
        sentence("king-of-the-hill/table-only-top"),
    ),
    (
        sentence("king-of-the-hill/table-reserve"),
        sentence("king-of-the-hill/table-before-first"),
        sentence("king-of-the-hill/table-set-aside"),
        sentence("king-of-the-hill/table-hide-joker"),
    ),
    (
        sentence("king-of-the-hill/table-choosing"),
        sentence("king-of-the-hill/table-take-turns"),
        sentence("king-of-the-hill/table-choose-any"),
        sentence("king-of-the-hill/table-only-choose"),
    ),
    (
        sentence("king-of-the-hill/table-spoils"),
        sentence("king-of-the-hill/table-win-stack"),
        sentence("king-of-the-hill/table-opponent-only"),
    ),
)
_BATTLE: Final[tuple[Paragraph, ...]] = (
    (
        sentence("king-of-the-hill/battle-attacks-both"),
        sentence("king-of-the-hill/battle-card"),
        sentence("king-of-the-hill/battle-sequence-two"),
        sentence("king-of-the-hill/battle-joker-which"),
    ),
    (
        sentence("king-of-the-hill/battle-values-higher"),
        sentence("king-of-the-hill/battle-cards-10"),
        sentence("king-of-the-hill/battle-sequence-worth"),
        sentence("king-of-the-hill/battle-joker-counts"),
        sentence("king-of-the-hill/battle-between-two"),
        sentence("king-of-the-hill/battle-anything-else"),
    ),
    sentence("king-of-the-hill/battle-ties-joker"),
    (
        sentence("king-of-the-hill/battle-after-battle"),
        sentence("king-of-the-hill/battle-cards-both"),
        sentence("king-of-the-hill/battle-two-jokers"),
        sentence("king-of-the-hill/battle-now-other"),
    ),
)
_RULINGS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("bot/house-rules"),
        sentence("king-of-the-hill/rulings-dealer-chosen"),
        sentence("king-of-the-hill/rulings-play-joker"),
        sentence("king-of-the-hill/rulings-joker-isnt"),
        sentence("king-of-the-hill/rulings-tie-reserve"),
        sentence("king-of-the-hill/rulings-two-jokers"),
        sentence("king-of-the-hill/rulings-discarded-cards"),
        sentence("king-of-the-hill/rulings-leave-lose"),
        LEAVING_EARLY,
    ),
    (
        sentence("bot/time-runs-out"),
        sentence("king-of-the-hill/rulings-cards-go"),
        sentence("king-of-the-hill/rulings-smallest-stack"),
        sentence("king-of-the-hill/rulings-joker-attacks"),
        sentence("king-of-the-hill/rulings-spoils-go"),
        KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a pyramid as an example."""
    credit = language.say("king-of-the-hill/rules-king-hill")
    alt = language.say("king-of-the-hill/rules-pyramid-start")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    chapters = (_TABLE, _BATTLE, _RULINGS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> KingOfTheHillView:
    """Return a match as everybody sees it before the first stack is chosen."""
    game, chance = KingOfTheHill(), Chance(_DEAL)
    match = game.new(KingOfTheHillOptions(), 2, chance)
    for seat in range(2):
        game.apply(match, seat, SetAside(()), chance)
    return game.view(match, None)
