"""Lines and buttons that replays add to the pages of a match."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.model import Button
from bot.pages.parts import Part, Seen
from cogs.replays.origins import KNEW


class ReplayPart(Part):
    """The origin of a match's deal, and the button to its replay."""

    def board_text(self, seen: Seen, language: Language) -> str:
        return origin_text(seen, language)

    def over_text(self, seen: Seen, language: Language) -> str:
        return origin_text(seen, language) if seen.status == "over" else ""

    def lobby_text(self, seen: Seen, language: Language) -> str:
        knew = [escape_name(seen.name(seat)) for seat in seen.details.get(KNEW, ())]
        names = language.listing(knew)
        told = language.say("replays/known-cards", n=len(knew), names=names) if knew else ""
        return "\n".join([origin_text(seen, language), *([told] if knew else [])])

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        return (Button(language.say("bot/button-replay"), "replay"),) if seen.begun else ()


def origin_text(seen: Seen, language: Language) -> str:
    """Name the match that the deal comes from; empty if it's this match's own."""
    origin = seen.origin
    if origin is None:
        return ""
    steps, link = origin["steps"], origin["link"] or ""
    step, linked = origin["number"] or steps, "yes" if link else "no"
    return language.say("replays/origin", steps=steps, step=step, linked=linked, link=link)
