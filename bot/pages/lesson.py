"""Lessons, where people learn a game by playing an arranged match, and pages of rules.

A lesson's match is never stored. It's replayed up to a step whenever that is shown.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Self

from bot.base.discord_limits import MAX_CONTENT
from bot.base.language import Language, Sentence, sentence
from bot.match.chairs import Chair
from bot.match.people import COMPUTER_NAMES
from bot.match.record import Record
from bot.match.view import MatchView, match_view, unstored_record
from bot.pages.model import Page, Picture
from games import GAMES
from games.core import Arranged, Entry, Event, follow_up, step

LEARN_VERB: Final = "learn"
Action = Mapping[str, Any]  # an action as data, for a game's ``actions`` to parse
Course = Sequence[tuple[int, Action] | None]  # actions of any seats in order, None for a time-out


def part_of(told: Sentence, part: str) -> Sentence:
    """Return one part of a text that has several, such as ``say`` or ``wrong``."""
    return replace(told, facts={"part": part})


@dataclass(frozen=True, slots=True)
class Scene:
    """The start of a match between the learner, in seat 0, and computers.

    ``draws`` are its draws by label, as in ``games.core.Arranged``. ``before`` is played before the
    learner's first move.
    """

    draws: Mapping[str, Any]
    seats: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    before: Course = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea, taught by a move that the learner makes.

    ``say`` says what to do and why, ``do`` is the move, and ``wrong`` explains other moves.
    ``reasons`` explain moves with certain values. ``then`` is played before the next step. ``well``
    comments on the result, and ``meanwhile`` on turns that pass before the next step. A step with a
    ``scene`` starts another match.
    """

    say: Sentence
    do: Action
    wrong: Sentence
    well: Sentence
    then: Course = ()
    reasons: Sequence[tuple[Action, Sentence]] = ()
    meanwhile: Sentence | None = None
    scene: Scene | None = None

    @classmethod
    def of(
        cls,
        told: Sentence,
        do: Action,
        then: Course = (),
        reasons: Iterable[tuple[str, Action]] = (),
        *,
        meanwhile: bool = False,
    ) -> Self:
        """Return a step whose texts are parts of one message. ``reasons`` pair parts with moves."""
        say, wrong, well = (part_of(told, part) for part in ("say", "wrong", "well"))
        explained = [(action, part_of(told, part)) for part, action in reasons]
        passing = part_of(told, "meanwhile") if meanwhile else None
        return cls(say, do, wrong, well, then, explained, passing)

    def why_not(self, action: Action) -> Sentence:
        """Explain why a legal move isn't the one that the lesson wants."""
        for facts, reason in self.reasons:
            if facts.items() <= action.items():
                return reason
        return self.wrong


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """An answer to a question: its button's label, its move, and why it's right or wrong."""

    label: Sentence
    why: Sentence
    do: Action

    @classmethod
    def of(cls, told: Sentence, do: Action) -> Self:
        """Return an answer whose texts are parts of one message."""
        return cls(part_of(told, "label"), part_of(told, "why"), do)


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """A position for the learner, with three answers.

    ``right`` is the index of the right one. ``then`` is played after the right move.
    """

    ask: Sentence
    scene: Scene
    answers: tuple[LessonAnswer, LessonAnswer, LessonAnswer]
    right: int
    then: Course = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of an arranged match, and a question at the end.

    ``goal`` is the game in one line. ``last`` is said at the end, before the learner's first match.
    """

    goal: Sentence
    scene: Scene
    steps: Sequence[LessonStep]
    question: LessonQuestion
    last: Sentence


MAX_ID_LENGTH = 16
LESSON: Final = "l"  # first letter of lessons' ids in custom ids, which no match id starts with


def lesson_id(slug: str) -> str:
    return f"{LESSON}{slug.replace('-', '')}"[:MAX_ID_LENGTH]


@cache
def lesson_slugs() -> Mapping[str, str]:
    """The games by lesson id."""
    return {lesson_id(slug): slug for slug in GAMES}


@dataclass(frozen=True, slots=True)
class LessonPosition:
    """A lesson at one of its steps, at its question, or at its end."""

    slug: str
    lesson: Lesson
    step: int
    scene: Scene
    record: Record

    def seen_by(self, name: str, language: Language) -> MatchView[Any]:
        """Return the learner's view of the match. ``name`` is the learner's."""
        me = replace(self.record.chairs[0], name=name)
        chairs = [me, *self.record.chairs[1:]]
        return match_view(replace(self.record, chairs=chairs), 0, language)

    @property
    def asks(self) -> bool:
        """True at the question: all steps are done and it isn't answered yet."""
        return self.step == len(self.lesson.steps)

    @property
    def over(self) -> bool:
        """True once the question is answered."""
        return self.step > len(self.lesson.steps)

    def judge(self, action: dict[str, Any]) -> Sentence | None:
        """Explain why a move isn't the wanted one, or return None if it is.

        Raises IllegalAction if the rules refuse it, and ValidationError if it isn't a move.
        """
        wanted = self.lesson.steps[self.step]
        game = GAMES[self.slug]
        meant = game.actions.validate_python(action)
        if meant == game.actions.validate_python(dict(wanted.do)):
            return None
        self.record.try_entry(Entry("action", 0, action), Arranged(self.scene.draws))
        return wanted.why_not(game.actions.dump_python(meant, mode="json"))


def position(slug: str, lesson: Lesson, number: int) -> LessonPosition:
    """Return a lesson at a step, counted from 0. The question and the end follow the last step.

    Raises IllegalAction, IllegalOptions or ValidationError if the lesson breaks the rules.
    """
    upto = max(0, min(number, len(lesson.steps) + 1))
    scene, course = _course_to(lesson, upto)
    return LessonPosition(slug, lesson, upto, scene, _play(slug, scene, course, upto))


def _course_to(lesson: Lesson, upto: int) -> tuple[Scene, list[tuple[int, Action] | None]]:
    scene, course = lesson.scene, [*lesson.scene.before]
    for number, made in enumerate(lesson.steps[: upto + 1]):
        if made.scene is not None:
            scene, course = made.scene, [*made.scene.before]
        if number < upto:
            course += [(0, made.do), *made.then]
    question = lesson.question
    if upto >= len(lesson.steps):
        scene, course = question.scene, [*question.scene.before]
    if upto > len(lesson.steps):
        course += [(0, question.answers[question.right].do), *question.then]
    return scene, course


def _entry(made: tuple[int, Action] | None) -> Entry:
    return Entry("time") if made is None else Entry("action", made[0], dict(made[1]))


def _play(slug: str, scene: Scene, course: Course, version: int) -> Record:
    game = GAMES[slug]
    chance = Arranged(scene.draws)
    state = game.new(game.options.model_validate(dict(scene.options)), scene.seats, chance)
    events: list[Event] = []
    for entry in map(_entry, course):
        events += step(game, state, entry, chance)
        following = follow_up(game, state, entry)
        if following is not None:
            events += step(game, state, following, chance)
    names = ("", *COMPUTER_NAMES)
    chairs = [Chair(seat, 1 if seat == 0 else None, names[seat], "") for seat in range(scene.seats)]
    record = unstored_record(game, dict(scene.options), chairs, state, events)
    record.id, record.version = lesson_id(slug), version
    return record


MAX_RULES: Final = MAX_CONTENT - 50
"""Maximum length of a page of rules. When it's sent, each suit symbol gets one character longer."""
LEAVING_EARLY: Final = sentence("pages/leaving-early")  # a house rule for every multiplayer game
KEPT_SEAT: Final = sentence("pages/kept-seat")
"""What repeated time-outs lead to in every game with a clock."""


def pages_of(
    title: str,
    chapters: Iterable[Sentence],
    credit: str,
    picture: Picture,
    language: Language,
) -> tuple[Page, ...]:
    """Return a page for each chapter, or several for a long one. The first has the picture."""
    pages = [
        page
        for chapter in chapters
        for page in _pages_that_fit(Page(title, language.render(chapter), footer=credit))
    ]
    return (replace(pages[0], picture=picture), *pages[1:])


def _pages_that_fit(page: Page) -> list[Page]:
    ends = [found.start() for found in re.finditer("\n\n", page.text)]
    if len(page.whole) <= MAX_RULES or not ends:
        return [page]
    middle = min(ends, key=lambda end: abs(2 * end - len(page.text)))
    halves = page.text[:middle], page.text[middle:].lstrip()
    return [each for half in halves for each in _pages_that_fit(replace(page, text=half))]
