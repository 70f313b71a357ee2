"""Matches of lessons: replayed up to a step whenever it is shown, and never stored."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from bot.base.language import Language, Sentence
from bot.match.people import COMPUTER_NAMES
from bot.match.record import Chair, Record
from bot.match.unstored import unstored_record
from bot.match.view import MatchView, match_view
from bot.pages.lesson import Action, Course, Lesson, Scene
from games import GAMES
from games.core import Arranged, Entry, Event, follow_up, step

MAX_ID_LENGTH = 16
LESSON: Final = "l"  # first letter of lessons' ids in custom ids; no match id starts with it


def lesson_id(slug: str) -> str:
    """Return the match id in custom ids of a game's lesson."""
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
        """Return the learner's view of the match; ``name`` is the learner's name."""
        me = replace(self.record.chairs[0], name=name)
        chairs = [me, *self.record.chairs[1:]]
        seen = match_view(replace(self.record, chairs=chairs), 0, language)
        return replace(seen, rehearsed=True)

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
