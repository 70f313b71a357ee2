"""A lesson of Kill the Kings by playing: the four kings die in one prearranged game."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import parse
from games.kill_the_kings.state import PEOPLE

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = range(4)
"""The kings by their piles."""
_DRAW: Final = {"type": "draw"}
_UNDO: Final = {"type": "undo"}

_Entries = tuple[tuple[int, Action], ...]


def _place(card: str, pile: int) -> Action:
    return {"type": "place", "card": card, "pile": pile}


def _drawn_for_you(*cards: str | tuple[str, int]) -> _Entries:
    """Return cards drawn between two steps: placed under a king if a pile is named, else kept."""
    made: list[tuple[int, Action]] = []
    for card in cards:
        made.append((0, _DRAW))
        if not isinstance(card, str):
            made.append((0, _place(*card)))
    return tuple(made)


def _stock(cards: str) -> dict[str, list[int]]:
    """Return the draws for a stock whose top cards are these, in order."""
    first = [parse(code) for code in cards.split()]
    return {"stock": [card for card in PEOPLE if card not in first] + first[::-1]}


LESSON: Final = Lesson(
    goal=sentence("kill-the-kings/lesson-goal"),
    scene=Scene(_stock("9H 9C 9S AC QS 10D 6S 2H JD 8D 7H JC QH 10S JS QC 5D 3D 7C 4H 7S")),
    steps=(
        LessonStep(
            sentence("kill-the-kings/lesson-steps-cards-come"),
            _DRAW,
            sentence("kill-the-kings/lesson-steps-theres-card"),
            sentence("kill-the-kings/lesson-steps-drew-its"),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-fits-below"),
            _place("9H", _SPADES),
            sentence("kill-the-kings/lesson-steps-rules-allow"),
            sentence("kill-the-kings/lesson-steps-stays-good"),
            ((0, _DRAW),),
            (
                (
                    _DRAW,
                    sentence("kill-the-kings/lesson-steps-keep-later"),
                ),
            ),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-drew-card"),
            _place("9C", _SPADES),
            sentence("kill-the-kings/lesson-steps-keep-nines"),
            sentence("kill-the-kings/lesson-steps-thats-two"),
            ((0, _DRAW),),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-theres-three"),
            _place("9S", _SPADES),
            sentence("kill-the-kings/lesson-steps-kills-nobody"),
            sentence("kill-the-kings/lesson-steps-dead-each"),
            ((0, _DRAW),),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-drew-aces"),
            _DRAW,
            sentence("kill-the-kings/lesson-steps-block-pile"),
            sentence("kill-the-kings/lesson-steps-waits-until"),
            (
                (0, _place("QS", _HEARTS)),
                *_drawn_for_you(("10D", _HEARTS), ("6S", _HEARTS), ("2H", _HEARTS)),
            ),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-four-draws"),
            _place("AC", _HEARTS),
            sentence("kill-the-kings/lesson-steps-only-needs"),
            sentence("kill-the-kings/lesson-steps-thats-ace"),
            _drawn_for_you(
                ("JD", _DIAMONDS),
                ("8D", _DIAMONDS),
                ("7H", _CLUBS),
                *("JC", "QH", "10S", "JS", "QC", "5D"),
            ),
            (
                (
                    _DRAW,
                    sentence("kill-the-kings/lesson-steps-need-draw"),
                ),
            ),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-nine-draws"),
            _place("5D", _DIAMONDS),
            sentence("kill-the-kings/lesson-steps-too-risky"),
            sentence("kill-the-kings/lesson-steps-theres-room"),
            ((0, _DRAW),),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-drew-four"),
            _place("3D", _DIAMONDS),
            sentence("kill-the-kings/lesson-steps-nows-time"),
            sentence("kill-the-kings/lesson-steps-dead-king"),
            _drawn_for_you("7C", "4H", ("7S", _CLUBS)),
        ),
        LessonStep(
            sentence("kill-the-kings/lesson-steps-three-draws"),
            _place("7C", _CLUBS),
            sentence("kill-the-kings/lesson-steps-doesnt-kill"),
            sentence("kill-the-kings/lesson-steps-four-kings"),
            (),
            (
                (_DRAW, sentence("kill-the-kings/lesson-steps-hold-already")),
                (_UNDO, sentence("kill-the-kings/lesson-steps-takes-back")),
            ),
        ),
    ),
    question=LessonQuestion(
        ask=sentence("kill-the-kings/lesson-ask"),
        scene=Scene(
            _stock("QH JD JS 10D 10H 9D 9S 8D 4S 8H 3C"),
            before=_drawn_for_you(
                *(("QH", _HEARTS), ("JD", _DIAMONDS), ("JS", _HEARTS), ("10D", _DIAMONDS)),
                *(("10H", _HEARTS), ("9D", _DIAMONDS), ("9S", _HEARTS)),
                *("8D", "4S", "8H", "3C"),
            ),
        ),
        answers=(
            LessonAnswer(
                sentence("kill-the-kings/lesson-answers-put-under"),
                sentence("kill-the-kings/lesson-answers-right-fourth"),
                _place("8D", _DIAMONDS),
            ),
            LessonAnswer(
                sentence("kill-the-kings/lesson-answers-put-under-2"),
                sentence("kill-the-kings/lesson-answers-kills-but"),
                _place("8D", _HEARTS),
            ),
            LessonAnswer(
                sentence("kill-the-kings/lesson-answers-draw"),
                sentence("kill-the-kings/lesson-answers-full-reserve"),
                _DRAW,
            ),
        ),
        right=0,
    ),
    last=sentence("kill-the-kings/lesson-last"),
)
