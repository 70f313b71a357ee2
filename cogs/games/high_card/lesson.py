"""A lesson of High Card by playing: two rounds against two computers, up to the first win."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene
from games.core.cards import parse


def _declare(card: str, declaration: str) -> Action:
    return {"type": "declare", "card": card, "declaration": declaration}


def _scene(hands: dict[str, str], *before: tuple[int, Action]) -> Scene:
    """Return a match of three players to 2 points, in which these cards are dealt."""
    dealt = {label: [parse(code) for code in cards.split()] for label, cards in hands.items()}
    return Scene({"first": 0, **dealt}, 3, {"target": 2}, before)


LESSON: Final = Lesson(
    goal=sentence("high-card/lesson-goal"),
    scene=_scene(
        {
            "round/1/hand/1": "2S 9D QH",
            "round/1/hand/2": "3C 7D QD",
            "round/1/hand/3": "10H 8S",
            "round/2/hand/1": "KC 6D 4H JS",
            "round/2/hand/2": "QS 10C 9S",
            "round/2/hand/3": "2H 5C",
        }
    ),
    steps=(
        LessonStep(
            sentence("high-card/lesson-steps-everyone-card"),
            _declare("2S", "lowest"),
            sentence("high-card/lesson-steps-nothing-ranks"),
            sentence("high-card/lesson-steps-three-right"),
            (
                (1, _declare("9D", "middle")),
                (2, _declare("QH", "highest")),
                (1, _declare("3C", "lowest")),
                (2, _declare("7D", "lowest")),
            ),
        ),
        LessonStep(
            sentence("high-card/lesson-steps-now-speak"),
            _declare("QD", "highest"),
            sentence("high-card/lesson-steps-other-two"),
            sentence("high-card/lesson-steps-right-again"),
        ),
        LessonStep(
            sentence("high-card/lesson-steps-two-players"),
            _declare("10H", "highest"),
            sentence("high-card/lesson-steps-more-cards"),
            sentence("high-card/lesson-steps-aldric-had"),
            ((1, _declare("8S", "highest")),),
        ),
        LessonStep(
            sentence("high-card/lesson-steps-point-gave"),
            _declare("KC", "highest"),
            sentence("high-card/lesson-steps-could-anything"),
            sentence("high-card/lesson-steps-right-cards"),
            (
                (1, _declare("4H", "lowest")),
                (2, _declare("JS", "middle")),
                (1, _declare("QS", "highest")),
                (2, _declare("10C", "highest")),
            ),
            (
                (
                    {"card": "KC"},
                    sentence("high-card/lesson-steps-only-ace"),
                ),
            ),
        ),
        LessonStep(
            sentence("high-card/lesson-steps-other-two-both"),
            _declare("6D", "lowest"),
            sentence("high-card/lesson-steps-go-low"),
            sentence("high-card/lesson-steps-berengars-10"),
            (),
            (
                (
                    {"card": "9S", "declaration": "lowest"},
                    sentence("high-card/lesson-steps-may-work"),
                ),
            ),
        ),
        LessonStep(
            sentence("high-card/lesson-steps-only-aldric"),
            _declare("2H", "lowest"),
            sentence("high-card/lesson-steps-lowest-fail"),
            sentence("high-card/lesson-steps-aldrics-wasnt"),
            ((1, _declare("5C", "lowest")),),
        ),
    ),
    question=LessonQuestion(
        ask=sentence("high-card/lesson-ask"),
        scene=_scene(
            {
                "round/1/hand/1": "3H JC 9C",
                "round/2/hand/1": "8D 6C JD 9S",
                "round/2/hand/2": "4H AS QC",
            },
            (0, _declare("3H", "lowest")),
            (1, _declare("JC", "lowest")),
            (2, _declare("9C", "lowest")),
            (0, _declare("6C", "lowest")),
            (1, _declare("JD", "highest")),
            (2, _declare("9S", "middle")),
            (1, _declare("4H", "lowest")),
            (2, _declare("AS", "highest")),
        ),
        answers=(
            LessonAnswer(
                sentence("high-card/lesson-answers-highest"),
                sentence("high-card/lesson-answers-berengar-said"),
                _declare("QC", "highest"),
            ),
            LessonAnswer(
                sentence("high-card/lesson-answers-lowest"),
                sentence("high-card/lesson-answers-aldric-said"),
                _declare("8D", "lowest"),
            ),
            LessonAnswer(
                sentence("high-card/lesson-answers-middle"),
                sentence("high-card/lesson-answers-right-claims"),
                _declare("8D", "middle"),
            ),
        ),
        right=2,
    ),
    last=sentence("high-card/lesson-last"),
)
