"""Pages shared by all games: lobby, notice, controls, pings, hands."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.record import SECONDS, TIMED_OUT, UNPLAYED
from bot.match.telling import Occasion
from bot.match.view import MatchView
from bot.pages.endings import (
    MENU_VERB,
    called_off_controls,
    called_off_text,
    chair_name,
    level_menu,
    match_title,
    menu_button,
    over_controls,
    over_text,
    page_without_board,
    seal_text,
    standings,
    unrated_text,
)
from bot.pages.model import SUBTEXT, Button, Page, Row, stack_texts
from bot.pages.parts import parts
from bot.pages.presenter import Presenter, SolitairePresenter

WATCH_VERB: Final = "spectate"
OPEN_VERB: Final = "open_table"
MOVES_VERB: Final = "moves"
STAY_VERB: Final = "stay_open"
_QUIET: Final = {"memory", "rules", "leave", MENU_VERB}
"""Verbs of controls that never act, so that other buttons may appear next to them."""

PACES: Final = {pace: sentence("pages/pace", pace=pace) for pace in SECONDS}


def late_text(seen: MatchView[Any], language: Language) -> str:
    """Say whose time ran out, until they have acted again."""
    events = [event for event in seen.recent if event["kind"] == TIMED_OUT]
    late = [seat for event in events for seat in event["seats"]]
    if not late:
        return ""
    names = language.listing(escape_name(seen.name(seat)) for seat in late)
    how = "passed" if all(event.get("passed") for event in events) else "moved"
    return language.say("pages/late", how=how, n=len(late), names=names)


def advice_text(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    """Advice for players in their first matches, if it's their turn and they want it."""
    if seen.replayed or not (seen.for_one or seen.my_turn):
        return ""
    chair = seen.chairs[seen.viewer or 0]
    told = presenter.texts(seen, language).coaching() if chair.coached and chair.coaching else ""
    return f"{SUBTEXT}{told}" if told else ""


def clock_text(seen: MatchView[Any], language: Language) -> str:
    """Say how soon the present decision's time ends. Discord keeps this up to date."""
    waits = bool(seen.alarm.people and seen.awaited)
    if seen.status != "running" or not waits or seen.alarm.ends_at is None:
        return ""
    return language.say("pages/clock", moment=_moment(seen.alarm.ends_at))


def _moment(at: int | None) -> str:
    return f"<t:{(at or 0) // 1000}:R>"


def board_page(presenter: Presenter, seen: MatchView[Any], language: Language) -> Page:
    """The public message of a match, whatever its status, as a spectator sees it."""
    if not seen.begun:
        page_of = page_without_board if seen.dealt else _lobby_page
        return page_of(presenter, seen, language)
    page = (
        _covered_board(presenter, seen, language)
        if seen.kind.covered and not seen.replayed
        else presenter.board(seen, language)
    )
    rows: tuple[Row, ...]
    match seen.status:
        case "over":
            ended = "" if seen.for_one else standings(presenter, seen, language)
            text = stack_texts(ended, over_text(seen, language))
            text = stack_texts(text, page.text, apart="\n\n")
            if seen.for_one:
                text = stack_texts(text, unrated_text(seen, language))
            rows = over_controls(seen, language)
        case "cancelled":
            text = stack_texts(
                called_off_text(seen, language),
                over_text(seen, language) if seen.cause in UNPLAYED else "",
            )
            rows = called_off_controls(seen, language)
        case "archived":
            aside = language.say("pages/paused")
            text = stack_texts(aside, page.text, apart="\n\n")
            rows = ((Button(language.say("pages/button-resume"), "resume", style="success"),),)
        case _:
            text = stack_texts(
                page.text,
                advice_text(presenter, seen, language),
                late_text(seen, language),
                _absent_text(seen, language),
                unrated_text(seen, language) if seen.unrated == "often" else "",
                *(part.board_text(seen, language) for part in parts(seen)),
                clock_text(seen, language),
            )
            controls = (
                _missing(solitaire_controls(seen, language), page.rows)
                if seen.for_one
                else _board_controls(presenter, seen, language)
            )
            added = [row for part in parts(seen) for row in part.board_rows(seen, language)]
            rows = tuple(filter(None, (*page.rows, controls, *added)))
            goal = "" if presenter.goal is None else language.render(presenter.goal)
            page = replace(page, footer=stack_texts(goal, page.footer, apart=" · "))
    return replace(page, text=text, rows=rows, board=True)


def _covered_board(presenter: Presenter, seen: MatchView[Any], language: Language) -> Page:
    text = seal_text(seen, language)
    if seen.status == "running":
        awaited = [chair_name(chair) for chair in seen.chairs if chair.seat in seen.awaited]
        text = language.say("pages/covered-board", names=language.listing(awaited))
    return Page(presenter.title(language), text)


def hand_page(presenter: Presenter, seen: MatchView[Any], language: Language, draft: str) -> Page:
    """A player's own page, in their preferred deck. For a solitaire it's the board."""
    page = replace(_hand_page(presenter, seen, language, draft), board=False)
    chair = None if seen.viewer is None else seen.chairs[seen.viewer]
    return page.in_four_colours() if chair is not None and chair.four_colours else page


def _hand_page(presenter: Presenter, seen: MatchView[Any], language: Language, draft: str) -> Page:
    if seen.for_one or (seen.place_id is None and seen.status != "running"):
        page = board_page(presenter, seen, language)
        if seen.status == "running" and seen.place_id is not None:
            return replace(page, rows=_beside_quiet(page.rows, menu_button(language)))
        return page
    title = presenter.title(language)
    if seen.status == "cancelled":
        return page_without_board(presenter, seen, language)
    if not seen.dealt:
        text = language.say("pages/no-hand", why="undealt")
        return Page(title, text, rows=((menu_button(language),),))
    if not seen.begun or seen.viewer is None:
        over = not seen.begun or seen.status == "over"
        why = "over" if over else "left" if seen.gave_up else "watching"
        return Page(title, language.say("pages/no-hand", why=why))
    page = presenter.hand(seen, language, draft)
    chair = seen.chairs[seen.viewer]
    text = page.text
    rows = page.rows
    if seen.status == "running" and MENU_VERB not in _verbs_on(rows):
        rows = _beside_quiet(rows, menu_button(language))
    if seen.status == "over":
        page = replace(page, title=presenter.texts(seen, language).ending())
        ended = over_controls(seen, language)
        rows = (*rows, *ended) if len(rows) + len(ended) <= MAX_ACTION_ROWS else rows
    if chair.stand_in and seen.status != "over":
        text = stack_texts(language.say("pages/stand-in"), text)
        back = Button(language.say("pages/button-take-seat"), "back", style="success")
        there = _beside_quiet(rows, back, ends=True)
        rows = ((back,),) if there == rows else there
    else:
        told = [advice_text(presenter, seen, language), clock_text(seen, language)]
        noted = [part.hand_text(seen, language) for part in parts(seen)]
        if seen.kind.direct:
            noted += late_text(seen, language), _absent_text(seen, language)
        text = stack_texts(text, *noted, *(told if seen.my_turn or seen.kind.direct else ()))
        # While picking, a second press could hit a control that appears.
        if draft in ("", presenter.looking):
            for part in parts(seen):
                rows = part.hand_rows(presenter, seen, rows, language)
    if seen.kind.one_person:
        ways_out = _missing(_private_controls(language), rows)
        rows = (*rows, ways_out) if ways_out and len(rows) < MAX_ACTION_ROWS else rows
    if seen.kind.one_person or seen.kind.direct:
        page = replace(page, footer=match_title(title, seen, language))
    return replace(page, text=text, rows=rows)


def _missing(controls: tuple[Button, ...], rows: tuple[Row, ...]) -> tuple[Button, ...]:
    there = _verbs_on(rows)
    return tuple(each for each in controls if each.verb not in there)


def _verbs_on(rows: tuple[Row, ...]) -> set[str]:
    return {each.verb for row in rows if isinstance(row, tuple) for each in row}


def _private_controls(language: Language) -> tuple[Button, ...]:
    return (
        Button(language.say("bot/button-rules"), "rules"),
        Button(language.say("bot/button-concede"), "leave"),
    )


def _beside_quiet(rows: tuple[Row, ...], button: Button, *, ends: bool = False) -> tuple[Row, ...]:
    """Return the rows with a button after the first control that never acts, or last in that row.

    There it has the same place in all hands of a game. A button that comes and goes should be last
    (``ends``), so that no control moves. Rows stay as they are if there is no room.
    """
    room = {
        number: row
        for number, row in enumerate(rows)
        if isinstance(row, tuple) and len(row) < MAX_BUTTONS_PER_ROW
    }
    quiet = [number for number, row in room.items() if any(each.verb in _QUIET for each in row)]
    if not quiet and len(rows) < MAX_ACTION_ROWS:
        return (*rows, (button,))
    if not room:
        return rows
    at = quiet[0] if quiet else max(room)
    row = room[at]
    here = [number for number, each in enumerate(row, 1) if each.verb in _QUIET]
    after = here[0] if here and not ends else len(row)
    return (*rows[:at], (*row[:after], button, *row[after:]), *rows[at + 1 :])


def _absent_text(seen: MatchView[Any], language: Language) -> str:
    absent = [escape_name(chair.name) for chair in seen.chairs if chair.stand_in and not chair.left]
    if not absent or seen.replayed:
        return ""
    return language.say("pages/absent", names=language.listing(absent))


def _lobby_page(presenter: Presenter, seen: MatchView[Any], language: Language) -> Page:
    seats = [
        f"{chair.seat + 1}. {chair_name(chair)}"
        + (" · " + language.say("pages/host") if chair.user_id == seen.host_id else "")
        for chair in seen.chairs
    ]
    terms = [
        *([] if seen.options is None else [presenter.options_text(seen.options, language)]),
        language.render(PACES[seen.pace]),
        *([] if seen.rated else [language.say("bot/casual-unrated")]),
    ]
    added = (part.lobby_text(seen, language) for part in parts(seen))
    told = stack_texts(language.render(presenter.about), stack_texts(*terms, apart=" · "), *added)
    lines = [told, "", *seats]
    title = presenter.title(language)
    if seen.status == "cancelled":
        lines = [called_off_text(seen, language), "", *lines]
        rows = called_off_controls(seen, language)
        return Page(title, "\n".join(lines), rows=rows, colour=0x6B7280, board=True)
    if seen.invited:
        names = language.listing(escape_name(name) for name in seen.invited)
        lines += ["", language.say("pages/invited", names=names)]
    begins = seen.alarm.computer_at
    lead = stack_texts(
        language.say("pages/lobby", game=title),
        "" if begins is None else language.say("pages/lobby-full", moment=_moment(begins)),
    )
    join = Button(language.say("pages/button-join"), "join", style="success")
    versus = Button(language.say("bot/button-play-vs-computers"), "versus", style="primary")
    for_computers = seen.game.has_computers and not seen.full
    return Page(
        title,
        "\n".join([lead, "", *lines]),
        footer=seal_text(seen, language),
        rows=(
            (
                *(() if seen.full else (join,)),
                Button(language.say("bot/button-leave"), "leave"),
                Button(language.say("pages/button-start"), "start", style="primary"),
                *(() if begins is None else (Button(language.say("pages/button-wait"), "wait"),)),
            ),
            (
                *((versus,) if for_computers else ()),
                Button(language.say("pages/button-cancel"), "cancel", style="danger"),
                Button(language.say("bot/button-rules"), "rules"),
                *(b for part in parts(seen) for b in part.lobby_buttons(presenter, seen, language)),
            ),
            *((level_menu(language),) if for_computers else ()),
        ),
        board=True,
    )


def solitaire_controls(seen: MatchView[Any], language: Language) -> tuple[Button, ...]:
    """Return a solitaire's controls besides its moves, *Rules* first."""
    label = language.say("pages/button-hint", rated="yes" if seen.rated else "no")
    hinted = seen.game.has_computers and not seen.shares_deal
    hint = (Button(label, "hint"),) if hinted else ()
    return (*_private_controls(language), *hint)


def _board_controls(
    presenter: Presenter, seen: MatchView[Any], language: Language
) -> tuple[Button, ...]:
    kind = seen.kind
    controls = [Button(language.say("bot/button-my-hand"), "hand", style="primary")]
    if presenter.joinable and kind.closed is None and not seen.full:
        controls.append(Button(language.say("pages/button-join"), "join"))
    if not kind.planned:  # its hands have it in *More*
        controls.append(Button(language.say("bot/button-leave"), "leave"))
    controls.append(Button(language.say("bot/button-rules"), "rules"))
    back = any(chair.stand_in for chair in seen.chairs)
    if len(controls) + back < MAX_BUTTONS_PER_ROW and not kind.covered:
        controls.append(Button(language.say("pages/button-watch"), WATCH_VERB))
    if back:
        controls.append(Button(language.say("pages/button-take-seat"), "back", style="success"))
    return tuple(controls)


def notice_page(presenter: Presenter, seen: MatchView[Any], language: Language) -> Page:
    """The page that replaces the lobby once the match has a thread of its own."""
    title = presenter.title(language)
    if seen.status == "cancelled":
        return page_without_board(presenter, seen, language)
    names = language.row(chair_name(chair) for chair in seen.chairs)
    where = language.say("pages/table-at", place=f"<#{seen.place_id}>")
    if seen.status == "over":
        text = f"{standings(presenter, seen, language)}\n{where}"
    else:
        text = language.say("pages/playing", names=names) + f"\n{where}"
    return Page(title, text, board=True)


_WITHOUT_HAND: Final = (Occasion.NEXT, Occasion.OVER, Occasion.CANCELLED)


def ping_page(
    presenter: Presenter,
    seen: MatchView[Any],
    occasion: Occasion,
    users: Iterable[int],
    language: Language,
) -> Page:
    """The message that pings people about an occasion, with buttons for what they may do."""
    text = language.say(
        "pages/ping",
        occasion=occasion,
        names=language.listing(f"<@{user}>" for user in users),
        game=presenter.title(language),
        moment=_moment(seen.alarm.ends_at),
        player=chair_name(seen.chairs[-1]),
        host=escape_name(seen.host),
    )
    controls: tuple[Button, ...] = ()
    if occasion is Occasion.CLOSING:
        controls = (Button(language.say("pages/button-still-looking"), STAY_VERB, style="primary"),)
    elif seen.begun and occasion not in _WITHOUT_HAND:
        controls = (Button(language.say("bot/button-my-hand"), "hand", style="primary"),)
    if occasion is Occasion.OVER:
        text = stack_texts(text, standings(presenter, seen, language))
    elif occasion is Occasion.CANCELLED:
        text = stack_texts(text, called_off_text(seen, language))
    return Page("", text, rows=(controls,) if controls else ())


def resign_page(seen: MatchView[Any], language: Language, *, unplayed: bool) -> Page:
    """The page that asks for confirmation before a player gives up.

    ``unplayed`` means that giving up cancels the match.
    """
    decided = seen.viewer is None or seen.chairs[seen.viewer].decided
    how = "counts" if decided else "undecided"
    if seen.kind.one_person:
        how = "alone"
    elif unplayed:
        how = "unplayed"
    costs = (part.leaving_text(seen, language) for part in parts(seen))
    text = language.sentences(language.say("pages/resign-cost", how=how), *costs)
    others = () if unplayed else [part.leaving_buttons(seen, language) for part in parts(seen)]
    buttons = (
        Button(language.say("pages/button-resign", how=how), "resign", style="danger"),
        Button(language.say("bot/button-keep-playing"), "stay"),
        *(button for each in others for button in each),
    )
    return Page(language.say("pages/resign", how=how), text, rows=(buttons,))


def describe_match(presenter: Presenter, seen: MatchView[Any], language: Language) -> str:
    """Describe a match in a few words: the game and its players."""
    names = language.listing(chair.name for chair in seen.chairs)
    if seen.status == "lobby":
        return language.say("bot/game-started-yet", game=presenter.title(language), names=names)
    title = match_title(presenter.title(language), seen, language)
    if isinstance(presenter, SolitairePresenter):
        private = (
            [language.say("bot/private")] if seen.place_id is None and not seen.shares_deal else []
        )
        so_far = [presenter.progress(seen, language)] if seen.begun else []
        return " · ".join([title, *private, *so_far])
    if seen.kind.one_person:
        return title
    return language.say("bot/game-names", game=presenter.title(language), names=names)
