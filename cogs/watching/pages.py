"""Pages for spectators: the board without its controls, or the hands of the last deal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.base.language import Language
from bot.match.view import MatchView
from bot.pages.endings import chair_name
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.table import MOVES_VERB, board_page

VIEW_VERB: Final = "spectator"
TABLE, HANDS, LEAVE = "table", "hands", "leave"


def watch_page(
    presenter: Presenter, seen: MatchView[Any], language: Language, *, offers_hands: bool
) -> Page:
    """Return a match as the public sees it, without controls that play."""
    page = board_page(presenter, seen, language)
    rows: tuple[Row, ...] = ()
    if seen.status == "running":
        moves = Button(language.say("bot/button-moves-text"), MOVES_VERB)
        written = (moves,) if presenter.has_move_list else ()
        rows = ((*written, *_controls(language, HANDS if offers_hands else "")),)
    elif seen.status == "over" and seen.begun:
        rows = ((Button(language.say("bot/button-replay"), "replay"),),)
    told = language.say("watching/only-you")
    footer = stack_texts(page.footer, told, apart=" · ")
    return replace(page, footer=footer, rows=rows, board=False)


def hands_page(
    presenter: Presenter,
    seen: MatchView[Any] | None,
    seats: Sequence[MatchView[Any]],
    language: Language,
) -> Page:
    """Return all hands of the last finished deal, with its board.

    ``seen`` is that board as the public saw it, ``seats`` the same from each seat. ``seen`` is None
    before the first deal is finished.
    """
    rows: tuple[Row, ...] = (_controls(language, TABLE),)
    if seen is None:
        text = language.say("watching/no-hands")
        return Page(presenter.title(language), text, rows=rows)
    page = board_page(presenter, seen, language)
    told = language.say("watching/last-hands")
    text = stack_texts(told, all_hands_text(presenter, seats, language), page.text, apart="\n\n")
    return replace(page, text=text, rows=rows, board=False)


def all_hands_text(
    presenter: Presenter, seats: Sequence[MatchView[Any]], language: Language
) -> str:
    held = [(seen.chairs[seen.seat], presenter.held_text(seen, language)) for seen in seats]
    return "\n".join(language.label(chair_name(chair), text) for chair, text in held if text)


def expired_page(page: Page, language: Language) -> Page:
    told = language.say("watching/expired")
    go_on = Button(language.say("watching/button-keep-watching"), VIEW_VERB, TABLE, style="primary")
    return replace(page, text=stack_texts(f"**{told}**", page.text, apart="\n\n"), rows=((go_on,),))


def _controls(language: Language, other: str) -> tuple[Button, ...]:
    """Return the button to the ``other`` view, if there is one, and *Stop watching*."""
    leave = Button(language.say("watching/button-stop-watching"), VIEW_VERB, LEAVE)
    if not other:
        return (leave,)
    hands = other == HANDS
    label = language.say("bot/hands") if hands else language.say("watching/button-back-table")
    return (Button(label, VIEW_VERB, other), leave)
