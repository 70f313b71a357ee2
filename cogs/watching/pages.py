"""What spectators see: the board without its controls, or the hands of the last finished deal."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.base.language import Language
from bot.match.chairs import user_ids_in
from bot.match.record import Record
from bot.match.verification import log_rows
from bot.match.view import MatchView
from bot.pages.endings import chair_name
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.table import MOVES_VERB, board_page
from bot.preferences.people import PreferenceBook
from bot.secrecy import may_open_late_hands
from bot.storage import Database
from cogs.replays.replays import whole_deal
from games import GAMES
from games.core import Game

VIEW_VERB: Final = "spectator"
TABLE, HANDS, LEAVE = "table", "hands", "leave"


def has_late_hands(slug: str) -> bool:
    """Return True if a game has deals that end before the match does."""
    return type(GAMES[slug]).deals_over is not Game.deals_over


class LateHands:
    """Checks whether hands may be shown, and replays matches up to them."""

    def __init__(self, database: Database, preferences: PreferenceBook) -> None:
        self._database = database
        self._preferences = preferences
        self._known: dict[str, tuple[int, Record]] = {}  # the deal last shown, and the match

    async def allowed(self, record: Record) -> bool:
        """Return True if the game has late hands and everybody who sat there lets them be seen."""
        if not (has_late_hands(record.slug) and may_open_late_hands(record)):
            return False
        preferred = await self._preferences.of_all(user_ids_in(record.chairs))
        return all(each.open_hands for each in preferred.values())

    async def of(self, record: Record) -> Record | None:
        """Return a running match as it was in its last finished deal, before a card was played.

        None before the first deal is finished.
        """
        deals = record.deals_over
        known = self._known.get(record.id)
        if known is not None and known[0] == deals:
            return known[1]
        log = await self._database.read(log_rows, record.id) if deals else ()
        rows = [each for each in log if each.sequence <= record.version]
        # A replay takes long, so it runs in a thread.
        shown = await asyncio.to_thread(whole_deal, record, rows, deals) if rows else None
        if shown is not None:
            self._known[record.id] = deals, shown
        return shown

    def forget(self, match_id: str) -> None:
        self._known.pop(match_id, None)


def watch_page(
    presenter: Presenter, seen: MatchView[Any], language: Language, *, offers_hands: bool
) -> Page:
    """Return a match as the public sees it, without controls for playing."""
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
    held = [(seen.chairs[seen.seat], presenter.texts(seen, language).held()) for seen in seats]
    return "\n".join(language.label(chair_name(chair), text) for chair, text in held if text)


def expired_page(page: Page, language: Language) -> Page:
    told = language.say("watching/expired")
    go_on = Button(language.say("watching/button-keep-watching"), VIEW_VERB, TABLE, style="primary")
    return replace(page, text=stack_texts(f"**{told}**", page.text, apart="\n\n"), rows=((go_on,),))


def _controls(language: Language, other: str) -> tuple[Button, ...]:
    leave = Button(language.say("watching/button-stop-watching"), VIEW_VERB, LEAVE)
    if not other:
        return (leave,)
    hands = other == HANDS
    label = language.say("bot/hands") if hands else language.say("watching/button-back-table")
    return (Button(label, VIEW_VERB, other), leave)
