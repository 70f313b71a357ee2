"""Lessons: a game taught at the table, one position after another."""

from bot.base.language import Language
from bot.pages.model import Button
from bot.pages.parts import Part, Seen, register
from bot.pages.presenter import Presenter
from bot.pages.ways_in import learn_buttons


class LessonPart(Part):
    """The button on an open table that leads to the game's lesson."""

    def lobby_buttons(
        self, presenter: Presenter, seen: Seen, language: Language
    ) -> tuple[Button, ...]:
        return learn_buttons(presenter, language)


register("lessons", LessonPart())
