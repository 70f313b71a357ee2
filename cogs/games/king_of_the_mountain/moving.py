"""Making a move: a piece is picked, then one of the squares that it may go to."""

from typing import Final

from bot.base.language import Language
from bot.pages.card_picker import MOST_BUTTONS, OPTIONS_IN_A_MENU, button_rows
from bot.pages.model import Button, Option, Picture, Row, Select
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import Controls, talk_buttons
from cogs.games.king_of_the_mountain.picture import Marks, board_picture
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain import (
    CENTRE,
    KING,
    LETTERS,
    NAMES,
    RESPAWN,
    SEAT_CORNERS,
    SIZE,
    KingOfTheMountainView,
    TurnMenu,
    file_of,
    kind_of,
    owner_of,
    rank_of,
    respawn_point,
)

FROM_RESERVE: Final = "@"
"""Begins the draft of a piece that is to re-spawn; its letter follows."""
MENU: Final = "/"
"""Parts the args of a menu from its number."""


def moving(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Controls:
    """The hand of the seat in turn; the draft is the square or the kind that is picked."""
    view = seen.view
    assert isinstance(seen.menu, TurnMenu)
    picks = _picks(seen.menu.moves)
    moves = picks.get(draft, ())
    talk = talk_buttons(seen, language)
    lines = [language.say("**Your turn.** Pick a piece, or type a move: `/move E5 E9`.")]
    marks = Marks(turned=SEAT_CORNERS[view.position.seats][seen.seat])
    rows: tuple[Row, ...]
    if not moves:
        rows = (*_piece_menus(view, picks, language), talk)
    elif draft.startswith(FROM_RESERVE):
        kind = kind_text(LETTERS.index(draft[1]), language)
        point = respawn_point(view.position, seen.seat)
        assert point is not None
        lines = [language.say("**{kind}** re-spawns on {square}.", kind=kind, square=NAMES[point])]
        confirm = Button(language.say("Bring it in"), "respawn", draft[1], style="success")
        rows = ((confirm, _another(language)), talk)
        marks = _marked(view, marks.turned, None, (point,))
    else:
        source = moves[0] // SIZE
        targets = tuple(move % SIZE for move in moves)
        kind = kind_text(kind_of(view.position.board[source]), language)
        lines = [language.say("**{kind} {square}.** Where to?", kind=kind, square=NAMES[source])]
        rows = (*_target_rows(view, source, targets, language), (_another(language), *talk))
        marks = _marked(view, marks.turned, source, targets)
    if seen.seat in view.checked:
        lines.append(language.say("⚠ Your King is in check."))
    lines += [
        *(line for line in (words.kept_text(seen, language),) if line),
        words.offer_text(seen, language),
        "",
        words.recent_text(seen, language),
    ]
    return Controls("\n".join(lines), rows, board_shown(seen, language, marks))


def board_shown(
    seen: KingOfTheMountainMatch, language: Language, marks: Marks | None = None
) -> Picture:
    """The board, turned so that the viewer's corner lies below."""
    if marks is None:
        marks = Marks(turned=SEAT_CORNERS[seen.view.position.seats][seen.seat])
    alt = words.alternative(seen, language)
    return Picture("hand.png", alt, board_picture, (seen.view, marks))


def _picks(moves: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """By draft: the moves of the piece that it names."""
    found: dict[str, tuple[int, ...]] = {}
    for move in moves:
        if move >= RESPAWN:
            draft = f"{FROM_RESERVE}{LETTERS[move - RESPAWN]}"
        else:
            draft = NAMES[move // SIZE]
        found[draft] = (*found.get(draft, ()), move)
    return found


def _marked(
    view: KingOfTheMountainView, turned: int, selected: int | None, targets: tuple[int, ...]
) -> Marks:
    board = view.position.board
    free = tuple(at for at in targets if not board[at])
    return Marks(turned, selected, free, tuple(at for at in targets if board[at]))


def _another(language: Language) -> Button:
    return Button(language.say("Another piece"), "pick")


def _piece_menus(
    view: KingOfTheMountainView, picks: dict[str, tuple[int, ...]], language: Language
) -> tuple[Row, ...]:
    """Every piece that can move, by kind; those in reserve last."""
    options = []
    for draft, moves in picks.items():
        if draft.startswith(FROM_RESERVE):
            kind = LETTERS.index(draft[1])
            label = language.say("{kind} from the reserve", kind=kind_text(kind, language))
            options.append((SIZE, label, draft))
            continue
        kind = kind_of(view.position.board[moves[0] // SIZE])
        captures = sum(view.position.board[move % SIZE] > 0 for move in moves)
        label = f"{kind_text(kind, language)} {draft}"
        if captures:
            label += " · " + language.say("can capture {n}", n=captures)
        options.append((kind, label, draft))
    options.sort(key=lambda option: option[0])
    listed = tuple(Option(label, draft) for _, label, draft in options)
    return _menus(listed, language.say("Pick a piece"), "pick", "", language)


def _target_rows(
    view: KingOfTheMountainView, source: int, targets: tuple[int, ...], language: Language
) -> tuple[Row, ...]:
    """Every square that a piece may go to or shoot at: a King's centre first, then captures."""
    board = view.position.board
    goal = CENTRE if kind_of(board[source]) == KING else None
    ordered = sorted(targets, key=lambda at: (at != goal, not board[at], file_of(at), rank_of(at)))
    labels = {at: _target_label(view, at, goal, language) for at in ordered}
    if len(ordered) <= MOST_BUTTONS:
        return button_rows(
            Button(
                labels[at],
                "move",
                f"{NAMES[source]}-{NAMES[at]}",
                style="danger" if board[at] else "primary",
            )
            for at in ordered
        )
    options = tuple(Option(labels[at], NAMES[at]) for at in ordered)
    return _menus(options, language.say("Where to?"), "move", NAMES[source], language)


def _target_label(
    view: KingOfTheMountainView, square: int, goal: int | None, language: Language
) -> str:
    name = f"{NAMES[square]} ♛" if square == goal else NAMES[square]
    piece = view.position.board[square]
    if not piece:
        return name
    return f"×{name} {words.SEAT_MARKS[owner_of(piece)]} {kind_text(kind_of(piece), language)}"


def _menus(
    options: tuple[Option, ...], question: str, verb: str, args: str, language: Language
) -> tuple[Select, ...]:
    """As many menus as it takes to offer everything; their number makes their ids differ."""
    menus = []
    for start in range(0, len(options), OPTIONS_IN_A_MENU):
        part = options[start : start + OPTIONS_IN_A_MENU]
        first, last = part[0].label, part[-1].label
        bounds = language.say("{first} … {last}", first=first, last=last)
        name = f"{question} {bounds}" if len(options) > OPTIONS_IN_A_MENU else question
        menus.append(Select(name, verb, part, f"{args}{MENU}{start}"))
    return tuple(menus)
