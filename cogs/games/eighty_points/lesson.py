"""The rules of Eighty Points, and a lesson by playing.

The learner plays six tricks as a challenger, then buries and calls.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice
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
from cogs.games.eighty_points.picture import LEXICON, board_picture
from games.core import Chance
from games.core.cards import CODES, parse
from games.eighty_points import EightyPoints
from games.eighty_points.rounds import DECK
from games.eighty_points.state import DEALT, PLAYERS, Call, EightyPointsOptions
from games.eighty_points.view import EightyPointsView

_DEAL = bytes(31) + b"\x05"  # The key of the deal in the example

_CHAPTERS: Final = (
    sentence("eighty-points/rules-dealing"),
    sentence("eighty-points/rules-tricks"),
    sentence("eighty-points/rules-score"),
    sentence("eighty-points/rules-rulings", leaving=LEAVING_EARLY, seat=KEPT_SEAT),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rules marked, and a table as an example."""
    credit = language.say("eighty-points/rules-credit")
    alt = language.say("eighty-points/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    return pages_of(presenter.title(language), _CHAPTERS, credit, picture, language)


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


Made = tuple[int, Action]

_HANDS: Final = (  # The hands by seat, in dealing order
    "2H JR AS QS JS 9S 6S 4S AH JH 9H 7H 6H KC KC 10C 8C 7C 4C 3D",
    "AS JB 2S 2C KS 10S 9S 3S KH QH 9C 8C 6C 3C KD JD 10D 10D 6D 2S",
    "JB 2D QS 10S 8S 7S 5S 4S 3S AH 9H 8H 7H 6H 5H QC JC 6C AD KD",
    "2H 2C JS 8S 7S JH 10H 8H 4H AC QC 10C 9C 7C AD QD 9D 8D 7D 4D",
    "JR 2D KS 6S 5S KH QH 10H 4H AC JC 5C 4C 3C 9D 8D 7D 6D 5D 3D",
)
_LEFT: Final = "5H 3H 3H QD JD 5D 4D 5C"
"""The remaining cards, which the King of the Hill takes and buries."""
_CLUBS: Final = "3C 4C 6C 7C 8C 9C JC QC"
"""The learner's clubs as King of the Hill. The last two come with the remaining cards."""


def _scene(hands: Sequence[str], left: str, *before: Made) -> Scene:
    """Return a match with these hands dealt by seat, and ``left`` undealt. Gaps are filled in."""
    named = [[parse(code) for code in hand.split()] for hand in (*hands, left)]
    others = (Counter(DECK) - Counter(chain(*named))).elements()
    *held, last = named
    held += [[] for _ in range(PLAYERS - len(held))]
    full = [[*hand, *islice(others, DEALT - len(hand))] for hand in held]
    # Players get one card at a time, in turn.
    dealt = [hand[at] for at in range(DEALT) for hand in full]
    # Cards are dealt off the end of the deck, so the order is reversed.
    draws = {"seating": [*range(PLAYERS)], "round/1/deck": [*last, *reversed(dealt)]}
    return Scene(draws, PLAYERS, before=((None,) * DEALT + before))


def _cards(kind: str, cards: str) -> Action:
    return {"type": kind, "cards": sorted(cards.split(), key=CODES.index)}


def _put(cards: str) -> Action:
    return _cards("put", cards)


def _puts(first: int, *plays: str) -> tuple[Made, ...]:
    return tuple((first + at, _put(cards)) for at, cards in enumerate(plays))


_PASS: Final = {"type": "pass"}

LESSON: Final = Lesson(
    goal=sentence("eighty-points/lesson-goal"),
    scene=_scene(_HANDS, _LEFT),
    steps=(
        LessonStep(
            sentence("eighty-points/lesson-claim"),
            {"type": "declare", "suit": 2},
            sentence("eighty-points/lesson-claim-wrong"),
            sentence("eighty-points/lesson-claim-well"),
            (
                (1, {"type": "declare", "suit": 3, "pair": True}),
                *((seat, _PASS) for seat in (2, 3, 4)),
                (1, _cards("bury", _LEFT)),
                (1, {"type": "call", "card": "AD"}),
                *_puts(1, "QH", "5H", "10H", "4H"),
            ),
        ),
        LessonStep(
            sentence("eighty-points/lesson-follow"),
            _put("AH"),
            sentence("eighty-points/lesson-follow-wrong"),
            sentence("eighty-points/lesson-follow-well"),
            (None,),
        ),
        LessonStep(
            sentence("eighty-points/lesson-pair"),
            _put("KC KC"),
            sentence("eighty-points/lesson-pair-wrong"),
            sentence("eighty-points/lesson-pair-well"),
            (*_puts(1, "3C 6C", "6C JC", "7C 10C", "4C 5C"), None),
            (({"cards": ["KC"]}, sentence("eighty-points/lesson-pair-one-king")),),
        ),
        LessonStep(
            sentence("eighty-points/lesson-lure"),
            _put("3D"),
            sentence("eighty-points/lesson-lure-wrong"),
            sentence("eighty-points/lesson-lure-well"),
            (*_puts(1, "6D", "AD", "9D", "8D"), None, *_puts(2, "QC", "AC", "3C")),
        ),
        LessonStep(
            sentence("eighty-points/lesson-give"),
            _put("10C"),
            sentence("eighty-points/lesson-give-wrong"),
            sentence("eighty-points/lesson-give-well"),
            (*_puts(1, "9C"), None, *_puts(3, "7D", "5D")),
        ),
        LessonStep(
            sentence("eighty-points/lesson-trump"),
            _put("4S"),
            sentence("eighty-points/lesson-trump-wrong"),
            sentence("eighty-points/lesson-trump-well"),
            (*_puts(1, "JD", "KD"), None),
            tuple(
                ({"cards": [card]}, sentence("eighty-points/lesson-trump-too-high"))
                for card in ("JR", "2H", "AS", "QS", "JS", "9S", "6S")
            ),
        ),
        LessonStep(
            sentence("eighty-points/lesson-joker"),
            _put("JR"),
            sentence("eighty-points/lesson-joker-wrong"),
            sentence("eighty-points/lesson-joker-well"),
            (*_puts(1, "3S", "7S", "8S", "KS"), None),
        ),
        LessonStep(
            sentence("eighty-points/lesson-clubs"),
            _cards("choose", _CLUBS),
            sentence("eighty-points/lesson-clubs-wrong"),
            sentence("eighty-points/lesson-clubs-well"),
            scene=_scene(
                ("2H JR 2S AH KH QH 10H 5H 3H AS AS KS KD QD 3C 4C 6C 7C 8C 9C",),
                "JB 9H 7H JS KD 8D JC QC",
                (0, {"type": "declare", "suit": 2}),
                *((seat, _PASS) for seat in (1, 2, 3, 4)),
            ),
        ),
        LessonStep(
            sentence("eighty-points/lesson-bury"),
            _cards("bury", _CLUBS),
            sentence("eighty-points/lesson-bury-wrong"),
            sentence("eighty-points/lesson-bury-well"),
        ),
        LessonStep(
            sentence("eighty-points/lesson-call"),
            {"type": "call", "card": "AD"},
            sentence("eighty-points/lesson-call-wrong"),
            sentence("eighty-points/lesson-call-well"),
            (),
            (({"card": None}, sentence("eighty-points/lesson-call-nobody")),),
        ),
    ),
    question=LessonQuestion(
        ask=sentence("eighty-points/lesson-question"),
        scene=_scene(
            (
                "AD AD 10D 7D 6D 4D 10H 9H 6H KC JC 9C 8C 5C KS JS 9S 7S 4S 3S",
                "2S 2S AH JR JB AS",
                "4H",
                "8H",
                "7H",
            ),
            _LEFT,
            (1, {"type": "declare", "suit": 3, "pair": True}),
            *((seat, _PASS) for seat in (0, 2, 3, 4)),
            (1, _cards("bury", _LEFT)),
            (1, {"type": "call", "card": "AD"}),
            *_puts(1, "AH", "4H", "8H", "7H"),
        ),
        answers=(
            LessonAnswer(
                sentence("eighty-points/lesson-six"),
                sentence("eighty-points/lesson-six-why"),
                _put("6H"),
            ),
            LessonAnswer(
                sentence("eighty-points/lesson-ten"),
                sentence("eighty-points/lesson-ten-why"),
                _put("10H"),
            ),
            LessonAnswer(
                sentence("eighty-points/lesson-ace"),
                sentence("eighty-points/lesson-ace-why"),
                _put("AD"),
            ),
        ),
        right=1,
    ),
    last=sentence("eighty-points/lesson-last"),
)
