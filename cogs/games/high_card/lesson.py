"""The rules of High Card, and a lesson by playing.

It has two rounds against two computers, up to the first win.
"""

from collections.abc import Iterable
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
from cogs.games.high_card.picture import LEXICON, board_picture
from games.core import Arranged
from games.core.cards import parse
from games.high_card import HighCard
from games.high_card.state import Declare, HighCardOptions
from games.high_card.view import Declaration, HighCardView


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rules marked, and a reveal as an example."""
    play = sentence("high-card/rules-play")
    rounds = sentence("high-card/rules-rounds", kept=KEPT_SEAT, leaving=LEAVING_EARLY)
    alt, credit = language.say("high-card/rules-picture"), language.say("high-card/credit")
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), ())
    return pages_of(presenter.title(language), (play, rounds), credit, picture, language)


def example() -> HighCardView:
    dealt = [parse(card) for card in ("4C", "9D", "KS", "AH")]
    game, chance = HighCard(), Arranged({"first": 0, "round/1/hand/1": dealt})
    match = game.new(HighCardOptions(), len(dealt), chance)
    said: Iterable[Declaration] = ("lowest", "middle", "highest", "highest")
    for seat, (card, declaration) in enumerate(zip(dealt, said, strict=True)):
        game.apply(match, seat, Declare(card, declaration), chance)
    return game.view(match, None)


def _declare(play: str) -> Action:
    declaration, card = play.split()
    return {"type": "declare", "card": card, "declaration": declaration}


def _course(plays: str) -> tuple[tuple[int, Action], ...]:
    """Parse seats and their plays, such as ``1 middle 9D, 2 highest QH``."""
    told = (play.partition(" ") for play in filter(None, plays.split(", ")))
    return tuple((int(seat), _declare(play)) for seat, _, play in told)


def _scene(hands: dict[str, str], before: str = "") -> Scene:
    dealt = {label: [parse(code) for code in cards.split()] for label, cards in hands.items()}
    return Scene({"first": 0, **dealt}, 3, {"target": 2}, _course(before))


def _step(told: Sentence, do: str, then: str = "", other: Action | None = None) -> LessonStep:
    reasons = () if other is None else (("other-card", other),)
    return LessonStep.of(told, _declare(do), _course(then), reasons)


def _answer(told: Sentence, do: str) -> LessonAnswer:
    return LessonAnswer.of(told, _declare(do))


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
        _step(
            sentence("high-card/lesson-deuce"),
            "lowest 2S",
            "1 middle 9D, 2 highest QH, 1 lowest 3C, 2 lowest 7D",
        ),
        _step(sentence("high-card/lesson-listen"), "highest QD"),
        _step(sentence("high-card/lesson-two-left"), "highest 10H", "1 highest 8S"),
        _step(
            sentence("high-card/lesson-choose"),
            "highest KC",
            "1 lowest 4H, 2 middle JS, 1 highest QS, 2 highest 10C",
            other={"card": "KC"},
        ),
        _step(
            sentence("high-card/lesson-go-low"),
            "lowest 6D",
            other={"card": "9S", "declaration": "lowest"},
        ),
        _step(sentence("high-card/lesson-sure"), "lowest 2H", "1 lowest 5C"),
    ),
    question=LessonQuestion(
        ask=sentence("high-card/lesson-question"),
        scene=_scene(
            {
                "round/1/hand/1": "3H JC 9C",
                "round/2/hand/1": "8D 6C JD 9S",
                "round/2/hand/2": "4H AS QC",
            },
            "0 lowest 3H, 1 lowest JC, 2 lowest 9C, 0 lowest 6C, "
            "1 highest JD, 2 middle 9S, 1 lowest 4H, 2 highest AS",
        ),
        answers=(
            _answer(sentence("high-card/lesson-answer-highest"), "highest QC"),
            _answer(sentence("high-card/lesson-answer-lowest"), "lowest 8D"),
            _answer(sentence("high-card/lesson-answer-middle"), "middle 8D"),
        ),
        right=2,
    ),
    last=sentence("high-card/lesson-last"),
)
