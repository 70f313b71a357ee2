"""Plays the only legal card for people who ask for that, if it gives nothing away."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.record import FORCED
from bot.pages.parts import Part, Seen, register


class ForcedMovesPart(Part):
    """Says which players had a forced move made for them, until they move again."""

    def board_text(self, seen: Seen, language: Language) -> str:
        if seen.kind.covered:  # it would reveal the hand to other tables with the same deal
            return ""
        return forced_text(seen, language)

    def hand_text(self, seen: Seen, language: Language) -> str:
        return forced_text(seen, language)


def forced_text(seen: Seen, language: Language) -> str:
    """Say whose forced moves were made for them. Other players get an empty string."""
    seats = {event["seat"] for event in seen.recent if event["kind"] == FORCED}
    if seen.viewer in seats:
        return language.say("forced-moves/you-forced")
    if seen.viewer is not None or not seats:
        return ""
    names = language.listing(escape_name(seen.name(seat)) for seat in sorted(seats))
    return language.say("forced-moves/others-forced", names=names)


register("forced_moves", ForcedMovesPart())
