"""The rules of Kill the Kings, and a lesson by playing.

The four kings die in one prearranged game.
"""

from typing import Final

from bot.base.language import Language, Sentence, sentence
from bot.pages.lesson import (
    Action,
    Lesson,
    LessonAnswer,
    LessonQuestion,
    LessonStep,
    Scene,
    pages_of,
    part_of,
)
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from games.core.cards import parse
from games.kill_the_kings.state import KINGS, PEOPLE
from games.kill_the_kings.view import KillTheKingsView, PileView

NEWEST: Final = parse("AC")  # The card just drawn in the example


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rules marked, and a table as an example."""
    credit = language.say("kill-the-kings/rules-credit")
    alt = language.say("kill-the-kings/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), NEWEST, None)
    chapters = sentence("kill-the-kings/rules-play"), sentence("kill-the-kings/rules-ending")
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


_CLUBS, _DIAMONDS, _HEARTS, _SPADES = range(4)  # The kings by their piles
_DRAW: Final = {"type": "draw"}
_UNDO: Final = {"type": "undo"}

_Entries = tuple[tuple[int, Action], ...]


def _place(card: str, pile: int) -> Action:
    return {"type": "place", "card": card, "pile": pile}


def _drawn_for_you(*cards: str | tuple[str, int]) -> _Entries:
    """Return draws between two steps. A card with a pile is placed there, any other is kept."""
    made: list[tuple[int, Action]] = []
    for card in cards:
        made.append((0, _DRAW))
        if not isinstance(card, str):
            made.append((0, _place(*card)))
    return tuple(made)


def _stock(cards: str) -> dict[str, list[int]]:
    first = [parse(code) for code in cards.split()]
    return {"stock": [card for card in PEOPLE if card not in first] + first[::-1]}


def _step(told: Sentence, do: Action, *then: tuple[int, Action], **reasons: Action) -> LessonStep:
    return LessonStep.of(told, do, then, reasons.items())


def _answer(part: str, do: Action) -> LessonAnswer:
    return LessonAnswer(part_of(_QUESTION, part), part_of(_QUESTION, f"{part}-why"), do)


_QUESTION: Final = sentence("kill-the-kings/lesson-question")
LESSON: Final = Lesson(
    goal=sentence("kill-the-kings/lesson-goal"),
    scene=Scene(_stock("9H 9C 9S AC QS 10D 6S 2H JD 8D 7H JC QH 10S JS QC 5D 3D 7C 4H 7S")),
    steps=(
        _step(sentence("kill-the-kings/lesson-draw"), _DRAW),
        _step(
            sentence("kill-the-kings/lesson-nine"), _place("9H", _SPADES), (0, _DRAW), draw=_DRAW
        ),
        _step(sentence("kill-the-kings/lesson-second-nine"), _place("9C", _SPADES), (0, _DRAW)),
        _step(sentence("kill-the-kings/lesson-third-nine"), _place("9S", _SPADES), (0, _DRAW)),
        _step(
            sentence("kill-the-kings/lesson-ace"),
            _DRAW,
            (0, _place("QS", _HEARTS)),
            *_drawn_for_you(("10D", _HEARTS), ("6S", _HEARTS), ("2H", _HEARTS)),
        ),
        _step(
            sentence("kill-the-kings/lesson-five"),
            _place("AC", _HEARTS),
            *_drawn_for_you(("JD", _DIAMONDS), ("8D", _DIAMONDS), ("7H", _CLUBS)),
            *_drawn_for_you("JC", "QH", "10S", "JS", "QC", "5D"),
            draw=_DRAW,
        ),
        _step(sentence("kill-the-kings/lesson-full-reserve"), _place("5D", _DIAMONDS), (0, _DRAW)),
        _step(
            sentence("kill-the-kings/lesson-four"),
            _place("3D", _DIAMONDS),
            *_drawn_for_you("7C", "4H", ("7S", _CLUBS)),
        ),
        _step(
            sentence("kill-the-kings/lesson-last-king"),
            _place("7C", _CLUBS),
            draw=_DRAW,
            undo=_UNDO,
        ),
    ),
    question=LessonQuestion(
        ask=part_of(_QUESTION, "ask"),
        scene=Scene(
            _stock("QH JD JS 10D 10H 9D 9S 8D 4S 8H 3C"),
            before=_drawn_for_you(
                *(("QH", _HEARTS), ("JD", _DIAMONDS), ("JS", _HEARTS), ("10D", _DIAMONDS)),
                *(("10H", _HEARTS), ("9D", _DIAMONDS), ("9S", _HEARTS)),
                *("8D", "4S", "8H", "3C"),
            ),
        ),
        answers=(
            _answer("diamonds", _place("8D", _DIAMONDS)),
            _answer("hearts", _place("8D", _HEARTS)),
            _answer("draw", _DRAW),
        ),
        right=0,
    ),
    last=sentence("kill-the-kings/lesson-last"),
)
