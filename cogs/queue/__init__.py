"""Finding an opponent, on this server or others."""

from bot.base.language import Language
from bot.pages.match_form import SEEK_VERB
from bot.pages.model import Button
from bot.pages.parts import Part, Seen, register
from cogs.queue.actions import ACROSS


class QueuePart(Part):
    """The button to search for another opponent, after a match that came from a search."""

    def again(self, seen: Seen, language: Language) -> Button | None:
        if not seen.kind.direct:
            return None
        wish = f"{seen.slug}/{seen.pace}"
        return Button(language.say("queue/button-find"), SEEK_VERB, wish, style="success")


register("queue", QueuePart())
