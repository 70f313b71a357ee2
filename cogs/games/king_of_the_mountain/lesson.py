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
    goal=sentence("Walk your King to the centre, J10. The first King to get there wins."),
    scene=Scene({"first": _YOU}, 2, _OPTIONS),
    steps=(
        LessonStep(
            sentence(
                "Your pieces are the red ones, at the bottom left. Most of them wait in "
                "reserve, and bringing one in takes your whole turn. Press *Re-spawn*, "
                "then *Cannon*."
            ),
            _move("P@"),
            sentence("Bring in help first: press *Re-spawn*, then *Cannon*."),
            sentence(
                "Pieces come in at your corner, A1. Your King stands there, so the Cannon came "
                "in at your inner point, E5."
            ),
            _plies("N@"),
            (
                (
                    {"type": "respawn"},
                    sentence(
                        "That piece would come in the same way, but take the Cannon here: you'll "
                        "need it."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "Your King is shut in by his own court. Your Cardinal moves diagonally "
                "until something gets in his way: here it's the wall on H7. Press the "
                "number on the Cardinal, B1, then the one on G6."
            ),
            _move("B1-G6"),
            sentence(
                "Let the Cardinal make room for the King: press the number on B1, then the one on "
                "G6."
            ),
            sentence(
                "Walls stop nearly every piece, and no piece may stand on one. So there "
                "are only four ways in to the centre; yours leads through J7."
            ),
            _plies("O15-N13"),
            (
                (
                    _from("B1"),
                    sentence(
                        "That makes room too, but he can go farther, right up to the wall: to *G6*."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "Now the walk begins. A King moves one step per turn, in any direction, "
                "and J10 is 12 steps away. Pick *King A1*, then *B1*."
            ),
            _move("A1-B1"),
            sentence(
                "You only win by walking your King to the centre. Start now: *King A1*, then *B1*."
            ),
            sentence("11 steps to go, and your corner is free now."),
            _plies("G@ E5-E4 O15-O14 E4-R4 O14-O13"),
            meanwhile=sentence(
                "Two turns pass. Your Cannon goes round the walls, E5–E4–R4. Aldric brings in a "
                "Giant, who walks O15–O14–O13."
            ),
        ),
        LessonStep(
            sentence(
                "A Cannon captures over exactly one piece, and walls don't stop it when "
                "it does. Aldric's Queen on R18 is that piece, so you can take the "
                "Cardinal behind her: *Cannon R4*, then *×R19*."
            ),
            _move("R4-R19"),
            sentence("Capture with the Cannon, over the Queen: *Cannon R4*, then *×R19*."),
            sentence(
                "Aldric's Queen took your Cannon, but nothing is lost: it's back in your "
                "corner, A1. His Cardinal couldn't return to his corner, because his "
                "King is there, so it went to his reserve."
            ),
            _plies("R18-R19 B1-C2 R19-P17 C2-D3 S18-M18 D3-E4 P17-P3 E4-F5 P3-H3"),
            meanwhile=sentence(
                "Then your King walks on, B1–C2–D3–E4–F5. Aldric's Queen comes round, "
                "R19–P17–P3–H3, and his Marshall moves to M18."
            ),
        ),
        LessonStep(
            sentence(
                "Four turns later Aldric's Queen on H3 checks your King on F5. You don't have to "
                "respond: captured Kings come back too. Use the turn to aim your Cannon up file "
                "I: *Cannon A1*, then *I1*."
            ),
            _move("A1-I1"),
            sentence("Leave him in check and use your turn: *Cannon A1*, then *I1*."),
            sentence(
                "She took your King, but he's back on E5 at once, so you've only lost a "
                "step. That's where he returns from the middle. If he's captured nearer "
                "the edge, he returns to A1."
            ),
            _plies("H3-F5"),
            (
                (
                    _from("F5"),
                    sentence(
                        "He could run, but he doesn't have to: see what happens to a captured "
                        "King. *Cannon A1*, then *I1*."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "Your King can capture one step away in any direction, and nothing "
                "protects the Queen beside him. Pick *King E5*, then *×F5*."
            ),
            _move("E5-F5"),
            sentence("The Queen on F5 is there to be taken: *King E5*, then *×F5*."),
            sentence("She's in his reserve now, and bringing her in costs him a turn."),
            _plies("M18-M14 F5-G5 M14-J14 G5-H6 J14-K12 H6-I6 K12-K10 I6-J7 S19-R18 J7-I8 K10-I10"),
            meanwhile=sentence(
                "Five turns pass. Your King walks through the gate at J7, F5–G5–H6–I6–J7–I8. "
                "Aldric's Marshall goes M18–M14–J14–K12–K10–I10, and his King steps to R18."
            ),
            reasons=(
                (
                    _move("G6-F5"),
                    sentence(
                        "The Cardinal could take her too, but if the King does it, he also "
                        "gains a step: *King E5*, then *×F5*."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "Two steps to go, but Aldric's Marshall on I10 guards J10, and no King may step "
                "where he could be captured. Capture him over your own King: *Cannon I1*, then "
                "*×I10*."
            ),
            _move("I1-I10"),
            sentence(
                "Get rid of the Marshall first: *Cannon I1*, then *×I10*, over walls and your King."
            ),
            sentence(
                "Aldric's King had left home, so the Marshall is back in that corner, on "
                "S19, and far away. Nothing guards J10 now."
            ),
            _plies("Q@"),
            meanwhile=sentence("Aldric brings his Queen back in, on O15."),
            reasons=(
                (
                    _from("I8"),
                    sentence(
                        "The Marshall would still guard J10, and your King couldn't go there. "
                        "*Cannon I1*, then *×I10*."
                    ),
                ),
            ),
        ),
        LessonStep(
            sentence(
                "The way is clear, and you're never offered a square where your King could be "
                "captured. Pick *King I8*, then *J9*."
            ),
            _move("I8-J9"),
            sentence("Aldric needs time to come back, so go on: *King I8*, then *J9*."),
            sentence("One step to go. Aldric's Queen is too far away to stop you."),
            _plies("O15-O16"),
            (
                (
                    _move("I8-I9"),
                    sentence("I9 is just as close, but in this lesson, use *J9*."),
                ),
            ),
        ),
        LessonStep(
            sentence("And now up to the top: *King J9*, then *J10*."),
            _move("J9-J10"),
            sentence("Nothing else matters now: *King J9*, then *J10*."),
            sentence("Your King is on the centre: **you win at once**."),
        ),
    ),
    question=LessonQuestion(
        ask=sentence(
            "Aldric's King on K11 is one step from J10, and your own is still far away. Which move "
            "stops him?"
        ),
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
                sentence("Queen to J6"),
                sentence(
                    "Right! From J6 your Queen guards J10, and no King may step where he could be "
                    "captured. Aldric brings in a Rook first, so your King has time to come closer."
                ),
                _move("G6-J6"),
            ),
            LessonAnswer(
                sentence("Queen to K6"),
                sentence(
                    "Then your Cannon checks him over your Queen. But a King doesn't have to "
                    "leave check: he goes to J10 and wins. What would make that step illegal?"
                ),
                _move("G6-K6"),
            ),
            LessonAnswer(
                sentence("King to H6"),
                sentence(
                    "Your King needs several turns, and Aldric's needs only one. No King may step "
                    "where he could be captured: which piece can guard J10?"
                ),
                _move("G5-H6"),
            ),
        ),
        right=0,
        then=_plies("R@"),
    ),
    last=sentence(
        "That's all there is to it: walk your King to the centre, and remember "
        "that captured pieces come back. A real match begins with everyone "
        "deploying in secret: press *Deploy this army* to take the one you see. "
        "Ready?"
    ),
)
