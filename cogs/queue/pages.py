"""The pages of the search for an opponent."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.discord_limits import escape_name
from bot.base.language import Language
from bot.match.record import Record
from bot.pages.match_form import SEEK_VERB, Wish, form_menus, game_and_pace
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.parts import Part, Seen
from bot.pages.presenter import Presenter
from bot.pages.table import PACES

SET_VERB: Final = "seek_set"
BEGIN_VERB: Final = "seek_begin"
STOP_VERB: Final = "seek_stop"
MAX_TOLD: Final = 10
"""Maximum number of other people's wishes to list."""


class QueuePart(Part):
    """The way to another opponent, after a match with one found by a search."""

    def again(self, seen: Seen, language: Language) -> Button | None:
        if not seen.kind.direct:
            return None
        wish = f"{seen.slug}/{seen.pace}"
        return Button(language.say("queue/button-find"), SEEK_VERB, wish, style="success")


class SearchPages:
    """The pages of a search, for one person."""

    def __init__(self, presenters: Mapping[str, Presenter], language: Language) -> None:
        self._presenters, self.language = presenters, language

    def form(self, wish: Wish, waiting: Sequence[Wish], name: str | None) -> Page:
        """Return the form: the game to play, and how the person appears on the other server.

        ``name`` is their chosen name across servers, ``waiting`` are other people's wishes.
        """
        language = self.language
        named = "none" if name is None else f"**{escape_name(name)}**"
        lines = [f"• {self._wish(each)}" for each in waiting[:MAX_TOLD]]
        if lines:
            lines.insert(0, language.say("queue/waiting-now"))
        start = language.say("queue/button-start")
        menus = form_menus(SET_VERB, wish.text, game_and_pace(self._presenters, language))
        row = (Button(start, BEGIN_VERB, wish.text, style="success"),)
        text = stack_texts(language.say("queue/form", name=named), "\n".join(lines), apart="\n\n")
        return self._page(text, *menus, row)

    def searching(self, wish: Wish, ends_at: int) -> Page:
        told = self.language.say("queue/searching", moment=f"<t:{ends_at // 1000}:R>")
        stop = Button(self.language.say("queue/button-cancel"), STOP_VERB, wish.text)
        return self._page(stack_texts(told, self._wish(wish)), (stop,))

    def letter(self, wish: Wish) -> str:
        """Return the direct message to a person who begins to search."""
        return self.language.say("queue/letter", wish=self._wish(wish))

    def found(self, record: Record) -> Page:
        where = "direct" if record.private else "channel"
        place = f"<#{record.channel_id}>"
        return self._page(self.language.say("queue/found", where=where, place=place))

    def ended(self, wish: Wish, how: str) -> Page:
        """Return the page after a search that was ``stopped``, or for which ``nobody`` came."""
        again = Button(self.language.say("queue/button-again"), SEEK_VERB, wish.text)
        return self._page(self.language.say("queue/ended", how=how), (again,))

    def _page(self, text: str, *rows: Row) -> Page:
        return Page(self.language.say("queue/button-find"), text, rows=rows)

    def _wish(self, wish: Wish) -> str:
        title = self._presenters[wish.slug].short_title(self.language)
        return f"{title} · {self.language.render(PACES[wish.pace])}"
