"""The rules of King of the Hill, and a lesson by playing.

It has seven battles, from the bottom row to the apex.
"""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.lesson import (
    KEPT_SEAT,
    LEAVING_EARLY,
    Action,
    Lesson,
    LessonAnswer,
    LessonQuestion,
    LessonStep,
    Scene,
    pages_of,
)
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from cogs.games.king_of_the_hill.picture import LEXICON, board_picture
from games.core import Chance
from games.core.cards import parse
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_hill.state import KingOfTheHillOptions, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

_EXAMPLE_KEY = bytes(31) + b"\x01"  # The key of the deal in the example

_CHAPTERS: Final = (
    sentence("king-of-the-hill/rules-table"),
    sentence("king-of-the-hill/rules-battle"),
    sentence(
        "king-of-the-hill/rules-rulings",
        house=sentence("bot/house-rules"),
        leaving=LEAVING_EARLY,
        timeout=sentence("bot/time-runs-out"),
        kept=KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rules marked, and a pyramid as an example."""
    credit = language.say("king-of-the-hill/rules-credit")
    alt = language.say("king-of-the-hill/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    return pages_of(presenter.title(language), _CHAPTERS, credit, picture, language)


def example() -> KingOfTheHillView:
    game, chance = KingOfTheHill(), Chance(_EXAMPLE_KEY)
    match = game.new(KingOfTheHillOptions(), 2, chance)
    for seat in range(2):
        game.apply(match, seat, SetAside(()), chance)
    return game.view(match, None)


def _set_aside(cards: str) -> Action:
    return {"type": "set_aside", "cards": cards.split()}


def _attack(cards: str) -> Action:
    return {"type": "attack", "cards": cards.split()}


def _choose(stack: int) -> Action:
    return {"type": "choose", "stack": stack}


_TO_HAND: Final[Action] = {"type": "divide", "reserve": []}
_GIVING_UP: Final = ("joker", _attack("JB"))
_DEAL: Final = (
    *("10C QC 2D 4D 5D 6D 8D 7H 9H JS KS", "7C 9C JC KC 3D QD AH 5S 8S QS AS"),
    *("2C 9D 3H KD", "8C JH 6S AC"),
    *("QH 2H 6C", "6H 8H KH", "5C 7S 10S"),
    *("4H 5H", "10D 3C", "10H 7D", "3S 4S"),
    "4C 9S AD 2S JD",
)
"""Both hands, then the pyramid downwards from the row below its apex. A stack's open card is
last."""
_DRAWS: Final = {
    "dealer": 0,
    "deal": [parse(card) for cards in _DEAL for card in cards.split()],
}


LESSON: Final = Lesson(
    goal=sentence("king-of-the-hill/lesson-goal"),
    scene=Scene(_DRAWS, 2),
    steps=(
        LessonStep.of(
            sentence("king-of-the-hill/lesson-reserve"),
            _set_aside("10C QC"),
            [(1, _set_aside("JC 5S"))],
            [("nothing", _set_aside(""))],
        ),
        LessonStep.of(sentence("king-of-the-hill/lesson-choose"), _choose(12)),
        LessonStep.of(
            sentence("king-of-the-hill/lesson-attack"),
            _attack("KS"),
            [(1, _attack("QD"))],
            [
                _GIVING_UP,
                *(("sequence", _attack(cards)) for cards in ("4D 5D", "5D 6D", "4D 5D 6D")),
            ],
        ),
        LessonStep.of(sentence("king-of-the-hill/lesson-spoils"), _TO_HAND, [(1, _choose(7))]),
        LessonStep.of(
            sentence("king-of-the-hill/lesson-give-up"),
            _attack("JB"),
            [(1, _attack("9C")), (1, _TO_HAND)],
        ),
        LessonStep.of(sentence("king-of-the-hill/lesson-largest"), _choose(4)),
        LessonStep.of(
            sentence("king-of-the-hill/lesson-sequence"),
            _attack("4D 5D 6D"),
            [(1, _attack("AS"))],
            [_GIVING_UP, ("ace", _attack("AD"))],
        ),
        LessonStep.of(
            sentence("king-of-the-hill/lesson-tie"),
            _attack("QC"),
            [(1, _attack("JC")), (0, _TO_HAND), (1, _choose(10))],
            [_GIVING_UP],
        ),
        LessonStep.of(
            sentence("king-of-the-hill/lesson-two-jokers"),
            _attack("JB"),
            [
                (1, _attack("JB")),
                *((0, _choose(1)), (0, _attack("9H")), (1, _attack("KC")), (1, _TO_HAND)),
                *((1, _choose(2)), (0, _attack("JS")), (1, _attack("QS")), (1, _TO_HAND)),
                (0, _choose(0)),
            ],
        ),
        LessonStep.of(
            sentence("king-of-the-hill/lesson-apex"),
            _attack("6H 7H 8H"),
            [(1, _attack("AC"))],
            [_GIVING_UP, ("ace", _attack("AD"))],
        ),
    ),
    question=LessonQuestion(
        ask=sentence("king-of-the-hill/lesson-question"),
        scene=Scene(
            _DRAWS,
            2,
            before=(
                *((0, _set_aside("QC 2D")), (1, _set_aside(""))),
                *((0, _choose(12)), (0, _attack("KS")), (1, _attack("KC"))),
            ),
        ),
        answers=(
            LessonAnswer.of(sentence("king-of-the-hill/lesson-play-queen"), _attack("QC")),
            LessonAnswer.of(sentence("king-of-the-hill/lesson-play-two"), _attack("2D")),
            LessonAnswer.of(sentence("king-of-the-hill/lesson-play-joker"), _attack("JB")),
        ),
        right=1,
    ),
    last=sentence("king-of-the-hill/lesson-last"),
)
