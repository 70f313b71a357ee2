"""The pages of the search for an opponent."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.match_form import SEEK_VERB, Wish, form_menus, game_and_pace
from bot.pages.model import Button, Page, stack_texts
from bot.pages.parts import Part, Seen
from bot.pages.presenter import Presenter
from bot.pages.table import PACES

SET_VERB: Final = "seek_set"
BEGIN_VERB: Final = "seek_begin"
STOP_VERB: Final = "seek_stop"
MAX_TOLD: Final = 10
"""Maximum number of other people's wishes to list."""

Presenters = Mapping[str, Presenter]


class QueuePart(Part):
    """Lines on the boards of two players in different places."""

    def board_text(self, seen: Seen, language: Language) -> str:
        if not seen.kind.second_board:
            return ""
        return language.say("queue/board")

    def again(self, seen: Seen, language: Language) -> Button | None:
        if not seen.kind.second_board:
            return None
        wish = f"{seen.slug}/{seen.pace}"
        return Button(language.say("queue/button-find-opponent"), SEEK_VERB, wish, style="success")


def seeking_form(
    wish: Wish,
    waiting: Sequence[Wish],
    name: str | None,
    presenters: Presenters,
    language: Language,
) -> Page:
    """Return the form: the game to play, and how the person appears on the other server.

    ``name`` is their chosen name across servers, ``waiting`` are other people's wishes.
    """
    told = language.say("queue/seeking-form-ill-find")
    seen = (
        language.say("queue/seeking-form-people-other")
        if name is None
        else language.say("queue/seeking-form-people-other-server", name=f"**{escape_name(name)}**")
    )
    lines = [f"• {_wish_text(each, presenters, language)}" for each in waiting[:MAX_TOLD]]
    if lines:
        lines.insert(0, language.say("queue/seeking-form-waiting-opponent"))
    start = Button(
        language.say("queue/button-start-searching"), BEGIN_VERB, wish.text, style="success"
    )
    menus = form_menus(SET_VERB, wish.text, game_and_pace(presenters, language))
    text = stack_texts(told, seen, "\n".join(lines), apart="\n\n")
    return Page(language.say("queue/button-find-opponent"), text, rows=(*menus, (start,)))


def waiting_page(wish: Wish, ends_at: int, presenters: Presenters, language: Language) -> Page:
    told = language.say("queue/waiting", moment=f"<t:{ends_at // 1000}:R>")
    text = stack_texts(told, _wish_text(wish, presenters, language))
    stop = Button(language.say("queue/button-cancel-search"), STOP_VERB, wish.text)
    return Page(language.say("queue/button-find-opponent"), text, rows=((stop,),))


def found_page(channel_id: int, language: Language) -> Page:
    place = f"<#{channel_id}>"
    told = language.say("queue/found", place=place)
    return Page(language.say("queue/button-find-opponent"), told)


def ended_page(wish: Wish, language: Language, *, stopped: bool) -> Page:
    """Return the page after a search: the person ``stopped`` it, or nobody came."""
    told = (
        language.say("queue/ended-ive-cancelled")
        if stopped
        else language.say("queue/ended-couldnt-find")
    )
    again = Button(language.say("queue/button-search-again"), SEEK_VERB, wish.text)
    return Page(language.say("queue/button-find-opponent"), told, rows=((again,),))


def _wish_text(wish: Wish, presenters: Presenters, language: Language) -> str:
    title = presenters[wish.slug].title(language)
    return f"{title} · {language.render(PACES[wish.pace])}"
