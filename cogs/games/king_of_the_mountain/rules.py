"""The rules of King of the Mountain in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, board_picture
from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.view import KingOfTheMountainView

_DEAL = bytes(32)
"""The key of the match in the example."""

_SETTING_UP: Final[tuple[Paragraph, ...]] = (
    sentence("king-of-the-mountain/setting-up-goal-move"),
    (
        sentence("king-of-the-mountain/setting-up-board"),
        sentence("king-of-the-mountain/setting-up-19-19"),
        sentence("king-of-the-mountain/setting-up-red-rings"),
    ),
    (
        sentence("king-of-the-mountain/setting-up-armies"),
        sentence("king-of-the-mountain/setting-up-king-begins"),
        sentence("king-of-the-mountain/setting-up-sixteen-more"),
        sentence("king-of-the-mountain/setting-up-pieces-leave"),
        sentence("king-of-the-mountain/setting-up-deploy-secret"),
    ),
    (
        sentence("king-of-the-mountain/setting-up-turns"),
        sentence("king-of-the-mountain/setting-up-move-piece"),
        sentence("king-of-the-mountain/setting-up-instead-moving"),
        sentence("king-of-the-mountain/setting-up-either-turn"),
    ),
)
_PIECES: Final[tuple[Paragraph, ...]] = (
    (
        sentence("king-of-the-mountain/pieces-pieces-straight"),
        sentence("king-of-the-mountain/pieces-king-square"),
        sentence("king-of-the-mountain/pieces-queen-rook"),
        sentence("king-of-the-mountain/pieces-knight-square"),
        sentence("king-of-the-mountain/pieces-marshall-rook"),
        sentence("king-of-the-mountain/pieces-kangaroo-leaps"),
        sentence("king-of-the-mountain/pieces-cannon-moves"),
        sentence("king-of-the-mountain/pieces-archer-moves"),
        sentence("king-of-the-mountain/pieces-giant-moves"),
        sentence("king-of-the-mountain/pieces-hero-moves"),
    ),
)
_SIGNS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("king-of-the-mountain/signs-reading-board"),
        sentence("king-of-the-mountain/signs-picture-shows"),
        sentence("king-of-the-mountain/signs-boards-frame"),
        sentence("king-of-the-mountain/signs-each-name"),
        sentence("king-of-the-mountain/signs-number-alone"),
        sentence("king-of-the-mountain/signs-crown-number"),
        sentence("king-of-the-mountain/signs-tinted-squares"),
        sentence("king-of-the-mountain/signs-golden-plate"),
    ),
    sentence("king-of-the-mountain/signs-moving-hand"),
    sentence("king-of-the-mountain/signs-move-notation"),
    sentence("king-of-the-mountain/signs-captured-pieces"),
    (
        sentence("king-of-the-mountain/signs-re-spawning"),
        sentence("king-of-the-mountain/signs-comes-corner"),
        sentence("king-of-the-mountain/signs-enemy-piece"),
    ),
    (
        sentence("king-of-the-mountain/signs-captured-king"),
        sentence("king-of-the-mountain/signs-he-captured"),
        sentence("king-of-the-mountain/signs-he-captured-middle"),
        sentence("king-of-the-mountain/signs-whatever-stands"),
    ),
)
_VARIANTS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("king-of-the-mountain/variants-variants-host"),
        sentence("king-of-the-mountain/variants-hands-deck"),
        sentence("king-of-the-mountain/variants-limited-armies"),
        sentence("king-of-the-mountain/variants-pick-friends"),
        sentence("king-of-the-mountain/variants-wait-pieces"),
        sentence("king-of-the-mountain/variants-mutant-monarch"),
        sentence("king-of-the-mountain/variants-but-keep"),
    ),
    (
        sentence("king-of-the-mountain/variants-boards-original"),
        sentence("king-of-the-mountain/variants-citadel-broken"),
        sentence("king-of-the-mountain/variants-forest-single"),
        sentence("king-of-the-mountain/variants-valleys-four"),
    ),
)
_RULINGS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("bot/house-rules"),
        sentence("king-of-the-mountain/rulings-two-players"),
        sentence("king-of-the-mountain/rulings-suggested-armies"),
        sentence("king-of-the-mountain/rulings-piece-may"),
        sentence("king-of-the-mountain/rulings-king-step"),
        sentence("king-of-the-mountain/rulings-piece-shot"),
        sentence("king-of-the-mountain/rulings-king-make"),
        sentence("king-of-the-mountain/rulings-reserve-empty"),
        sentence("king-of-the-mountain/rulings-keep-centre"),
    ),
    (
        sentence("king-of-the-mountain/rulings-draws-leaving"),
        sentence("king-of-the-mountain/rulings-offer-draw"),
        sentence("king-of-the-mountain/rulings-nobody-move"),
        sentence("king-of-the-mountain/rulings-leave-pieces"),
        LEAVING_EARLY,
    ),
    (
        sentence("bot/time-runs-out"),
        sentence("king-of-the-mountain/rulings-get-suggested"),
        KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a board as an example."""
    credit = language.say("king-of-the-mountain/rules-king-mountain")
    alt = language.say("king-of-the-mountain/rules-citadel-four")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), (), PLAIN)
    chapters = (_SETTING_UP, _PIECES, _SIGNS, _VARIANTS, _RULINGS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> KingOfTheMountainView:
    """Return four armies as everybody sees them when the first turn begins."""
    game, chance = KingOfTheMountain(), Chance(_DEAL)
    match = game.new(KingOfTheMountainOptions(), 4, chance)
    game.expire(match, chance)
    return game.view(match, None)
