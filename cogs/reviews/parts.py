"""The button that reviews add to the pages of a match."""

from typing import Final

from bot.base.language import Language
from bot.pages.model import Button, Row
from bot.pages.parts import Part, Seen

LOOK_BACK_VERB: Final = "look_back"
TURNS_VERB: Final = "turning_points"


class ReviewPart(Part):
    """The button to a finished match's review."""

    def over_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        return ((_look_back(language),),) if seen.begun else ()

    def replay_buttons(self, language: Language) -> tuple[Button, ...]:
        return _look_back(language), Button(language.say("Turning points"), TURNS_VERB)


def _look_back(language: Language) -> Button:
    return Button(language.say("Review"), LOOK_BACK_VERB)
