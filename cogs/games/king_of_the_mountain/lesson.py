"""The rules of King of the Mountain, and a lesson by playing.

It is one walk to the centre, with its setbacks.
"""

from typing import Final

from bot.base.language import Language, Sentence, sentence
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
from cogs.games.king_of_the_mountain.board_art import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, board_picture
from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.view import KingOfTheMountainView

_DEAL = bytes(32)  # The key of the match in the example
_CHAPTERS: Final = (
    sentence("king-of-the-mountain/rules-setting-up"),
    sentence("king-of-the-mountain/rules-pieces"),
    sentence("king-of-the-mountain/rules-playing"),
    sentence("king-of-the-mountain/rules-variants"),
    sentence(
        "king-of-the-mountain/rules-rulings",
        house=sentence("bot/house-rules"),
        leaving=LEAVING_EARLY,
        time=sentence("bot/time-runs-out"),
        kept=KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rules marked, and a board as an example."""
    credit = language.say("king-of-the-mountain/rules-credit")
    alt = language.say("king-of-the-mountain/rules-picture")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), (), PLAIN)
    return pages_of(presenter.title(language), _CHAPTERS, credit, picture, language)


def example() -> KingOfTheMountainView:
    game, chance = KingOfTheMountain(), Chance(_DEAL)
    match = game.new(KingOfTheMountainOptions(), 4, chance)
    game.expire(match, chance)
    return game.view(match, None)


_YOU, _ALDRIC = 0, 1
_OPTIONS: Final = {"wait_for_it": True}

_Entries = tuple[tuple[int, Action], ...]


def _move(text: str) -> Action:
    """Parse a move (``E5-E4``), a re-spawn (``P@``), or the start of one (``E5``, ``@``)."""
    kind, respawns, _ = text.partition("@")
    if respawns:
        return {"type": "respawn"} | ({"kind": kind} if kind else {})
    source, _, target = text.partition("-")
    return {"type": "move", "source": source} | ({"target": target} if target else {})


def _plies(texts: str) -> _Entries:
    return tuple(
        (_YOU if number % 2 else _ALDRIC, _move(text)) for number, text in enumerate(texts.split())
    )


def _step(
    told: Sentence, move: str, then: str = "", other: str = "", *, meanwhile: bool = False
) -> LessonStep:
    reasons = (("why-not", _move(other)),) if other else ()
    return LessonStep.of(told, _move(move), _plies(then), reasons, meanwhile=meanwhile)


def _answer(told: Sentence, move: str) -> LessonAnswer:
    return LessonAnswer.of(told, _move(move))


LESSON: Final = Lesson(
    goal=sentence("king-of-the-mountain/lesson-goal"),
    scene=Scene({"first": _YOU}, 2, _OPTIONS),
    steps=(
        _step(sentence("king-of-the-mountain/lesson-respawn"), "P@", "N@", "@"),
        _step(sentence("king-of-the-mountain/lesson-walls"), "B1-G6", "O15-N13", "B1"),
        _step(
            sentence("king-of-the-mountain/lesson-walk"),
            "A1-B1",
            "G@ E5-E4 O15-O14 E4-R4 O14-O13",
            meanwhile=True,
        ),
        _step(
            sentence("king-of-the-mountain/lesson-cannon"),
            "R4-R19",
            "R18-R19 B1-C2 R19-P17 C2-D3 S18-M18 D3-E4 P17-P3 E4-F5 P3-H3",
            meanwhile=True,
        ),
        _step(sentence("king-of-the-mountain/lesson-check"), "A1-I1", "H3-F5", "F5"),
        _step(
            sentence("king-of-the-mountain/lesson-king-captures"),
            "E5-F5",
            "M18-M14 F5-G5 M14-J14 G5-H6 J14-K12 H6-I6 K12-K10 I6-J7 S19-R18 J7-I8 K10-I10",
            "G6-F5",
            meanwhile=True,
        ),
        _step(sentence("king-of-the-mountain/lesson-guard"), "I1-I10", "Q@", "I8", meanwhile=True),
        _step(sentence("king-of-the-mountain/lesson-way-clear"), "I8-J9", "O15-O16", "I8-I9"),
        _step(sentence("king-of-the-mountain/lesson-centre"), "J9-J10"),
    ),
    question=LessonQuestion(
        ask=sentence("king-of-the-mountain/lesson-question"),
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
            _answer(sentence("king-of-the-mountain/lesson-answer-j6"), "G6-J6"),
            _answer(sentence("king-of-the-mountain/lesson-answer-k6"), "G6-K6"),
            _answer(sentence("king-of-the-mountain/lesson-answer-h6"), "G5-H6"),
        ),
        right=0,
        then=_plies("R@"),
    ),
    last=sentence("king-of-the-mountain/lesson-last"),
)
