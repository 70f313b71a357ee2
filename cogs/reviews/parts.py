"""The button that reviews add to the pages of a match."""

from typing import Final

from bot.base.language import Language
from bot.pages.model import Button, Row
from bot.pages.parts import Part, Seen

REVIEW_VERB: Final = "look_back"
TURNS_VERB: Final = "turning_points"


class ReviewPart(Part):
    """The button to a finished match's review."""

    def over_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        return ((_review_button(language),),) if seen.begun and seen.game.has_reviewer else ()

    def replay_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        if not seen.game.has_reviewer:
            return ()
        turns = Button(language.say("reviews/button-turning-points"), TURNS_VERB)
        return _review_button(language), turns


def _review_button(language: Language) -> Button:
    return Button(language.say("reviews/button-review"), REVIEW_VERB)
