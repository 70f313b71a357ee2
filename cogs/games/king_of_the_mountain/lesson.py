"""King of the Mountain learned by playing it: one walk to the centre, with its setbacks."""

from typing import Final

from bot.base.language import sentence
from bot.pages.lesson import Action, Answer, Lesson, Question, Scene, Step

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
    """Return moves in turn, the first of them Aldric's."""
    return tuple(
        (_YOU if number % 2 else _ALDRIC, _move(text)) for number, text in enumerate(texts.split())
    )


LESSON: Final = Lesson(
    goal=sentence("Walk your King to the centre, J10. The first King to get there wins."),
    scene=Scene({"first": _YOU}, 2, _OPTIONS),
    steps=(
        Step(
            sentence(
                "Your pieces are the red ones, below on the left. Most of them wait in reserve, "
                "and bringing one in is your whole turn. Press *Re-spawn*, then *Cannon*."
            ),
            _move("P@"),
            sentence("Bring in help first: press *Re-spawn*, then *Cannon*."),
            sentence(
                "Pieces come in at your corner, A1. Your King stands there, so the Cannon came in "
                "at your second point, E5."
            ),
            _plies("N@"),
            (
                (
                    {"type": "respawn"},
                    sentence("That comes in the same way. Here take the Cannon: you will need it."),
                ),
            ),
        ),
        Step(
            sentence(
                "Your King is shut in by his own court. Your Cardinal runs diagonally until "
                "something is in his way: here it is the wall on H7. Press the number on the "
                "Cardinal, B1, then the one on G6."
            ),
            _move("B1-G6"),
            sentence(
                "Let the Cardinal make room for the King: press the number on B1, then the one on "
                "G6."
            ),
            sentence(
                "Walls stop nearly every piece, and none may stand on one. So there are only four "
                "ways in to the centre; yours leads through J7."
            ),
            _plies("O15-N13"),
            (
                (
                    _from("B1"),
                    sentence(
                        "That makes room too, but he can go as far as the wall lets him: to *G6*."
                    ),
                ),
            ),
        ),
        Step(
            sentence(
                "Now the walk begins. A King goes one step a turn, in any direction, and J10 is 12 "
                "steps away. Pick *King A1*, then *B1*."
            ),
            _move("A1-B1"),
            sentence("Only your King's walk wins the match. Let him begin: *King A1*, then *B1*."),
            sentence("11 to go, and your corner is free now."),
            _plies("G@ E5-E4 O15-O14 E4-R4 O14-O13"),
            meanwhile=sentence(
                "Two turns pass. Your Cannon goes round the walls, E5–E4–R4. Aldric brings in a "
                "Giant, who walks O15–O14–O13."
            ),
        ),
        Step(
            sentence(
                "A Cannon captures over exactly one piece, and no wall stops it then. Aldric's "
                "Queen on R18 is that piece, the Cardinal behind her is yours: *Cannon R4*, then "
                "*×R19*."
            ),
            _move("R4-R19"),
            sentence("Capture with the Cannon, over the Queen: *Cannon R4*, then *×R19*."),
            sentence(
                "Aldric's Queen took your Cannon, but nothing is lost: it is back in your corner, "
                "A1. His Cardinal found his corner taken by his King, so it went to his reserve."
            ),
            _plies("R18-R19 B1-C2 R19-P17 C2-D3 S18-M18 D3-E4 P17-P3 E4-F5 P3-H3"),
            meanwhile=sentence(
                "Then your King walks on, B1–C2–D3–E4–F5. Aldric's Queen comes round, "
                "R19–P17–P3–H3, and his Marshall moves to M18."
            ),
        ),
        Step(
            sentence(
                "Four turns later Aldric's Queen on H3 checks your King on F5. You need not answer "
                "it: captured Kings come back too. Use the turn to aim your Cannon up file I: "
                "*Cannon A1*, then *I1*."
            ),
            _move("A1-I1"),
            sentence("Leave him in check and use your turn: *Cannon A1*, then *I1*."),
            sentence(
                "She took your King, and he is back on E5 at once: a step lost, no more. That is "
                "where he returns from the middle; captured nearer the edge, he returns to A1."
            ),
            _plies("H3-F5"),
            (
                (
                    _from("F5"),
                    sentence(
                        "He may run, but need not: see what becomes of a captured King. *Cannon "
                        "A1*, then *I1*."
                    ),
                ),
            ),
        ),
        Step(
            sentence(
                "Your King captures one step in any direction, and nothing protects the Queen "
                "beside him. Pick *King E5*, then *×F5*."
            ),
            _move("E5-F5"),
            sentence("The Queen on F5 is there to be taken: *King E5*, then *×F5*."),
            sentence("She is in his reserve now, and bringing her in costs him a turn."),
            _plies("M18-M14 F5-G5 M14-J14 G5-H6 J14-K12 H6-I6 K12-K10 I6-J7 S19-R18 J7-I8 K10-I10"),
            meanwhile=sentence(
                "Five turns pass. Your King walks through the gate at J7, F5–G5–H6–I6–J7–I8. "
                "Aldric's Marshall goes M18–M14–J14–K12–K10–I10, and his King steps to R18."
            ),
            reasons=(
                (
                    _move("G6-F5"),
                    sentence(
                        "The Cardinal could take her as well. But the King gains a step by it: "
                        "*King E5*, then *×F5*."
                    ),
                ),
            ),
        ),
        Step(
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
                "Aldric's King had left home, so the Marshall is back in that corner, S19: far "
                "away. Nothing guards J10 now."
            ),
            _plies("Q@"),
            meanwhile=sentence("Aldric brings his Queen back in, on O15."),
            reasons=(
                (
                    _from("I8"),
                    sentence(
                        "The Marshall would still guard J10, and your King could not go there. "
                        "*Cannon I1*, then *×I10*."
                    ),
                ),
            ),
        ),
        Step(
            sentence(
                "The way is clear, and squares where your King could be captured are never offered "
                "to you. Pick *King I8*, then *J9*."
            ),
            _move("I8-J9"),
            sentence("Aldric needs time to come back, so go on: *King I8*, then *J9*."),
            sentence("One step to go. Aldric's Queen is too far away to stop you."),
            _plies("O15-O16"),
            (
                (
                    _move("I8-I9"),
                    sentence("I9 is as near as that. For this lesson let it be *J9*."),
                ),
            ),
        ),
        Step(
            sentence("And now up to the top: *King J9*, then *J10*."),
            _move("J9-J10"),
            sentence("Nothing else matters now: *King J9*, then *J10*."),
            sentence("Your King is on the centre: **you win at once**."),
        ),
    ),
    question=Question(
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
            Answer(
                sentence("Queen to J6"),
                sentence(
                    "Right! From J6 your Queen guards J10, and no King may step where he could be "
                    "captured. Aldric brings in a Rook first, so your King has time to come closer."
                ),
                _move("G6-J6"),
            ),
            Answer(
                sentence("Queen to K6"),
                sentence(
                    "Then your Cannon checks him over your Queen. But a King doesn't have to leave "
                    "check: he goes to J10 and wins. What forbids that step?"
                ),
                _move("G6-K6"),
            ),
            Answer(
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
        "King to the centre, and whatever is captured comes back. A real match begins with all "
        "deploying in secret: press *Deploy this army* to take the one that is shown. Ready?"
    ),
)
