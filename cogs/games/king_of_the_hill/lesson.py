"""A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import parse


def _attack(cards: str) -> Action:
    return {"type": "attack", "cards": cards.split()}


def _choose(stack: int) -> Action:
    return {"type": "choose", "stack": stack}


_TO_HAND: Final[Action] = {"type": "divide", "reserve": []}
_JOKER: Final = {"cards": ["JB"]}
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
_KEEP_THE_SEQUENCE: Final = sentence("king-of-the-hill/keep-the-sequence")

LESSON: Final = Lesson(
    goal=sentence("king-of-the-hill/lesson-goal"),
    scene=Scene(_DRAWS, 2),
    steps=(
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-first-set"),
            {"type": "set_aside", "cards": ["10C", "QC"]},
            sentence("king-of-the-hill/lesson-steps-any-reserve"),
            sentence("king-of-the-hill/lesson-steps-aldric-set"),
            ((1, {"type": "set_aside", "cards": ["JC", "5S"]}),),
            (
                (
                    {"cards": []},
                    sentence("king-of-the-hill/lesson-steps-then-youd"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-its-turn"),
            _choose(12),
            sentence("king-of-the-hill/lesson-steps-thats-allowed"),
            sentence("king-of-the-hill/lesson-steps-stake-marked"),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-both-attack"),
            _attack("KS"),
            sentence("king-of-the-hill/lesson-steps-aldric-more"),
            sentence("king-of-the-hill/lesson-steps-win-aldrics"),
            ((1, _attack("QD")),),
            (
                (
                    _JOKER,
                    sentence("king-of-the-hill/lesson-steps-joker-worth"),
                ),
                *(
                    ({"cards": cards.split()}, _KEEP_THE_SEQUENCE)
                    for cards in ("4D 5D", "5D 6D", "4D 5D 6D")
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-ace-yours"),
            _TO_HAND,
            sentence("king-of-the-hill/lesson-steps-reserve-ace"),
            sentence("king-of-the-hill/lesson-steps-choose-stack"),
            ((1, _choose(7)),),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-aldric-chose"),
            _attack("JB"),
            sentence("king-of-the-hill/lesson-steps-could-fight"),
            sentence("king-of-the-hill/lesson-steps-aldric-won"),
            ((1, _attack("9C")), (1, _TO_HAND)),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-take-turns"),
            _choose(4),
            sentence("king-of-the-hill/lesson-steps-thats-allowed-but"),
            sentence("king-of-the-hill/lesson-steps-three-cards"),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-two-more"),
            _attack("4D 5D 6D"),
            sentence("king-of-the-hill/lesson-steps-thats-worth"),
            sentence("king-of-the-hill/lesson-steps-aldric-played"),
            ((1, _attack("AS")),),
            (
                (_JOKER, sentence("king-of-the-hill/lesson-steps-joker-give")),
                (
                    {"cards": ["AD"]},
                    sentence("king-of-the-hill/lesson-steps-ace-worth"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-tie-both"),
            _attack("QC"),
            sentence("king-of-the-hill/lesson-steps-10-counts"),
            sentence("king-of-the-hill/lesson-steps-queen-beat"),
            ((1, _attack("JC")), (0, _TO_HAND), (1, _choose(10))),
            ((_JOKER, sentence("king-of-the-hill/lesson-steps-joker-still")),),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-aldric-chose-which"),
            _attack("JB"),
            sentence("king-of-the-hill/lesson-steps-play-gone"),
            sentence("king-of-the-hill/lesson-steps-aldric-played-his"),
            (
                (1, _attack("JB")),
                *((0, _choose(1)), (0, _attack("9H")), (1, _attack("KC")), (1, _TO_HAND)),
                *((1, _choose(2)), (0, _attack("JS")), (1, _attack("QS")), (1, _TO_HAND)),
                (0, _choose(0)),
            ),
        ),
        LessonStep(
            sentence("king-of-the-hill/lesson-steps-player-wins"),
            _attack("6H 7H 8H"),
            sentence("king-of-the-hill/lesson-steps-nothing-comes"),
            sentence("king-of-the-hill/lesson-steps-21-beats"),
            ((1, _attack("AC")),),
            (
                (_JOKER, sentence("king-of-the-hill/lesson-steps-apex-joker")),
                (
                    {"cards": ["AD"]},
                    sentence("king-of-the-hill/lesson-steps-ace-only"),
                ),
            ),
        ),
    ),
    question=LessonQuestion(
        ask=sentence("king-of-the-hill/lesson-ask"),
        scene=Scene(
            _DRAWS,
            2,
            before=(
                (0, {"type": "set_aside", "cards": ["QC", "2D"]}),
                (1, {"type": "set_aside", "cards": []}),
                *((0, _choose(12)), (0, _attack("KS")), (1, _attack("KC"))),
            ),
        ),
        answers=(
            LessonAnswer(
                sentence("king-of-the-hill/lesson-answers-play"),
                sentence("king-of-the-hill/lesson-answers-wins-but"),
                _attack("QC"),
            ),
            LessonAnswer(
                sentence("king-of-the-hill/lesson-answers-play-2"),
                sentence("king-of-the-hill/lesson-answers-right-aldric"),
                _attack("2D"),
            ),
            LessonAnswer(
                sentence("king-of-the-hill/lesson-answers-play-joker"),
                sentence("king-of-the-hill/lesson-answers-then-two"),
                _attack("JB"),
            ),
        ),
        right=1,
    ),
    last=sentence("king-of-the-hill/lesson-last"),
)
