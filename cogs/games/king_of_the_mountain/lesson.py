"""A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Lesson, LessonAnswer, LessonQuestion, LessonStep, Scene

_YOU, _ALDRIC = 0, 1
_OPTIONS: Final = {"wait_for_it": True}

_Entries = tuple[tuple[int, Action], ...]


def _move(text: str) -> Action:
    """Return a move such as ``E5-E4``, or a re-spawn such as ``P@``."""
    kind, respawns, _ = text.partition("@")
    if respawns:
        return {"type": "respawn", "kind": kind}
    source, _, target = text.partition("-")
    return {"type": "move", "source": source, "target": target}


def _from(square: str) -> Action:
    return {"type": "move", "source": square}


def _plies(texts: str) -> _Entries:
    """Return alternating moves, the first of them Aldric's."""
    return tuple(
        (_YOU if number % 2 else _ALDRIC, _move(text)) for number, text in enumerate(texts.split())
    )


LESSON: Final = Lesson(
    goal=sentence("king-of-the-mountain/lesson-goal"),
    scene=Scene({"first": _YOU}, 2, _OPTIONS),
    steps=(
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-pieces-red"),
            _move("P@"),
            sentence("king-of-the-mountain/lesson-steps-bring-help"),
            sentence("king-of-the-mountain/lesson-steps-pieces-come"),
            _plies("N@"),
            (
                (
                    {"type": "respawn"},
                    sentence("king-of-the-mountain/lesson-steps-piece-come"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-king-shut"),
            _move("B1-G6"),
            sentence("king-of-the-mountain/lesson-steps-let-cardinal"),
            sentence("king-of-the-mountain/lesson-steps-walls-stop"),
            _plies("O15-N13"),
            (
                (
                    _from("B1"),
                    sentence("king-of-the-mountain/lesson-steps-makes-room"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-now-walk"),
            _move("A1-B1"),
            sentence("king-of-the-mountain/lesson-steps-only-win"),
            sentence("king-of-the-mountain/lesson-steps-11-steps"),
            _plies("G@ E5-E4 O15-O14 E4-R4 O14-O13"),
            meanwhile=sentence("king-of-the-mountain/lesson-meanwhile-two-turns"),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-cannon-captures"),
            _move("R4-R19"),
            sentence("king-of-the-mountain/lesson-steps-capture-cannon"),
            sentence("king-of-the-mountain/lesson-steps-aldrics-queen"),
            _plies("R18-R19 B1-C2 R19-P17 C2-D3 S18-M18 D3-E4 P17-P3 E4-F5 P3-H3"),
            meanwhile=sentence("king-of-the-mountain/lesson-meanwhile-then-king"),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-four-turns"),
            _move("A1-I1"),
            sentence("king-of-the-mountain/lesson-steps-leave-him"),
            sentence("king-of-the-mountain/lesson-steps-she-took"),
            _plies("H3-F5"),
            (
                (
                    _from("F5"),
                    sentence("king-of-the-mountain/lesson-steps-he-could"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-king-capture"),
            _move("E5-F5"),
            sentence("king-of-the-mountain/lesson-steps-queen-f5"),
            sentence("king-of-the-mountain/lesson-steps-shes-his"),
            _plies("M18-M14 F5-G5 M14-J14 G5-H6 J14-K12 H6-I6 K12-K10 I6-J7 S19-R18 J7-I8 K10-I10"),
            meanwhile=sentence("king-of-the-mountain/lesson-meanwhile-five-turns"),
            reasons=(
                (
                    _move("G6-F5"),
                    sentence("king-of-the-mountain/lesson-reasons-cardinal-could"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-two-steps"),
            _move("I1-I10"),
            sentence("king-of-the-mountain/lesson-steps-get-rid"),
            sentence("king-of-the-mountain/lesson-steps-aldrics-king"),
            _plies("Q@"),
            meanwhile=sentence("king-of-the-mountain/lesson-meanwhile-aldric-brings"),
            reasons=(
                (
                    _from("I8"),
                    sentence("king-of-the-mountain/lesson-reasons-marshall-still"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-way-clear"),
            _move("I8-J9"),
            sentence("king-of-the-mountain/lesson-steps-aldric-needs"),
            sentence("king-of-the-mountain/lesson-steps-step-go"),
            _plies("O15-O16"),
            (
                (
                    _move("I8-I9"),
                    sentence("king-of-the-mountain/lesson-steps-i9-just"),
                ),
            ),
        ),
        LessonStep(
            sentence("king-of-the-mountain/lesson-steps-now-up"),
            _move("J9-J10"),
            sentence("king-of-the-mountain/lesson-steps-nothing-else"),
            sentence("king-of-the-mountain/lesson-steps-king-centre"),
        ),
    ),
    question=LessonQuestion(
        ask=sentence("king-of-the-mountain/lesson-ask"),
        scene=Scene(
            {"first": _ALDRIC},
            2,
            _OPTIONS,
            _plies(
                "R19-M14 P@ S19-R19 E5-E4 R19-Q18 E4-K4 Q18-P17 B2-G2 P17-O16 G2-G6 O16-N15 A1-B2 "
                "N15-M15 B2-C3 M15-L14 C3-D4 L14-K14 D4-E5 K14-J13 E5-F5 J13-K12 F5-G5 K12-K11"
            ),
        ),
        answers=(
            LessonAnswer(
                sentence("king-of-the-mountain/lesson-answers-queen-j6"),
                sentence("king-of-the-mountain/lesson-answers-right-j6"),
                _move("G6-J6"),
            ),
            LessonAnswer(
                sentence("king-of-the-mountain/lesson-answers-queen-k6"),
                sentence("king-of-the-mountain/lesson-answers-then-cannon"),
                _move("G6-K6"),
            ),
            LessonAnswer(
                sentence("king-of-the-mountain/lesson-answers-king-h6"),
                sentence("king-of-the-mountain/lesson-answers-king-needs"),
                _move("G5-H6"),
            ),
        ),
        right=0,
        then=_plies("R@"),
    ),
    last=sentence("king-of-the-mountain/lesson-last"),
)
