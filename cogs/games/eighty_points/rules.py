"""The rules of Eighty Points in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.eighty_points.picture import LEXICON, board_picture
from games.core import Chance
from games.eighty_points import EightyPoints
from games.eighty_points.state import Call, EightyPointsOptions
from games.eighty_points.view import EightyPointsView

_DEAL = bytes(31) + b"\x05"
"""The key of the deal in the example."""

_DEALING: Final[tuple[Paragraph, ...]] = (
    sentence("eighty-points/dealing-goal-climb"),
    (
        sentence("eighty-points/dealing-cards"),
        sentence("eighty-points/dealing-two-decks"),
        sentence("eighty-points/dealing-each-worth"),
    ),
    (
        sentence("eighty-points/dealing-dealing-seats"),
        sentence("eighty-points/dealing-trump-rank"),
        sentence("eighty-points/dealing-while-cards"),
        sentence("eighty-points/dealing-first-round"),
        sentence("eighty-points/dealing-nobody-declares"),
    ),
    (
        sentence("eighty-points/dealing-dead-hand"),
        sentence("eighty-points/dealing-king-hill"),
        sentence("eighty-points/dealing-then-king"),
        sentence("eighty-points/dealing-two-every"),
    ),
)
_TRICKS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("eighty-points/tricks-trumps-trumps"),
        sentence("eighty-points/tricks-red-joker"),
        sentence("eighty-points/tricks-trump-rank"),
        sentence("eighty-points/tricks-rest-trump"),
        sentence("eighty-points/tricks-trump-doesnt"),
    ),
    sentence("eighty-points/tricks-leading-king"),
    (
        sentence("eighty-points/tricks-following"),
        sentence("eighty-points/tricks-card-led"),
        sentence("eighty-points/tricks-pair-led"),
        sentence("eighty-points/tricks-pair-play"),
        sentence("eighty-points/tricks-loose-following"),
    ),
    (
        sentence("eighty-points/tricks-taking-trick"),
        sentence("eighty-points/tricks-highest-trump"),
        sentence("eighty-points/tricks-only-pair"),
        sentence("eighty-points/tricks-cards-equal"),
        sentence("eighty-points/tricks-player-takes"),
    ),
)
_SCORE: Final[tuple[Paragraph, ...]] = (
    (
        sentence("eighty-points/score-scoring"),
        sentence("eighty-points/score-count-points"),
        sentence("eighty-points/score-took-last"),
        sentence("eighty-points/score-bar-board"),
    ),
    (
        sentence("eighty-points/score-rises"),
        sentence("eighty-points/score-points-defenders"),
        sentence("eighty-points/score-80-more"),
    ),
    sentence("eighty-points/score-next-king"),
    (
        sentence("bot/end"),
        sentence("eighty-points/score-match-ends"),
        sentence("eighty-points/score-ends-soon"),
        sentence("eighty-points/score-highest-rank"),
    ),
    (
        sentence("eighty-points/score-live-pace"),
        sentence("eighty-points/score-card-dealt"),
        sentence("eighty-points/score-seconds-last"),
        sentence("eighty-points/score-finished-trick"),
    ),
)
_RULINGS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("bot/house-rules"),
        sentence("eighty-points/rulings-declared-pair"),
        sentence("eighty-points/rulings-several-declare"),
        sentence("eighty-points/rulings-follow-pair"),
        sentence("eighty-points/rulings-any-54"),
        sentence("eighty-points/rulings-first-round"),
        sentence("eighty-points/rulings-several-pass"),
        sentence("eighty-points/rulings-leave-placed"),
        LEAVING_EARLY,
    ),
    (
        sentence("bot/time-runs-out"),
        sentence("eighty-points/rulings-declare-name"),
        sentence("eighty-points/rulings-cards-picked"),
        sentence("eighty-points/rulings-nobody-called"),
        sentence("eighty-points/rulings-lowest-playable"),
        KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a table as an example."""
    credit = language.say("eighty-points/rules-based-five")
    alt = language.say("eighty-points/rules-table-during")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    chapters = (_DEALING, _TRICKS, _SCORE, _RULINGS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> EightyPointsView:
    """Return a match in its first trick, as everybody sees it."""
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
