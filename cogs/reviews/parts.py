"""What reviews add to the pages of a match."""

from typing import Final

from bot.base.language import Language
from bot.pages.model import Button, Row
from bot.pages.parts import Part, Seen

LOOK_BACK_VERB: Final = "look_back"


class ReviewPart(Part):
    """The way to a finished match's review."""

    def over_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        return ((Button(language.say("Look back"), LOOK_BACK_VERB),),) if seen.begun else ()
