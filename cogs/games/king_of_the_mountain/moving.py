"""A turn in a hand: the number of a piece is pressed, and then that of a square.

Numbers stand on the picture and on buttons. Where a number was pressed there is a button that does
nothing next, so a double press never moves anything. For the same reason labels are numbers and
nothing else where they can, so that buttons are as wide as those that stood there before.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Page, Row, Style, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.board_art import cell_of
from cogs.games.king_of_the_mountain.controls import BELOW, board_shown, turn_row
from cogs.games.king_of_the_mountain.picture import Marks, Number
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain.menu import TurnMenu
from games.king_of_the_mountain.pieces import KING, LETTERS, kind_of, owner_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.squares import CENTRE, NAMES, SEAT_CORNERS
from games.king_of_the_mountain.view import KingOfTheMountainView

_RESERVE: Final = "@"
"""The draft of a hand that offers the reserve."""
_MORE: Final = ">"
"""The draft of a hand that offers the pieces for which the first one has no room."""
_PART: Final = "/"
"""Parts the square of a piece from the number of a part of its targets."""
_MAX_TARGETS: Final = BELOW - 2
"""Number of targets on one hand: two buttons are that which does nothing, and the way back."""

_HALVES: Final = {
    "↕↔↗↘↱": ("↕↔", "↗↘↱"),
    "↕↔": ("↕", "↔"),
    "↗↘↱": ("↗↘", "↱"),
    "↗↘": ("↗", "↘"),
}
"""Directions that are parted where a piece has too many targets in them; ↱ is for leaps."""
_AS_TEXT: Final = "\ufe0e"
"""Follows a sign that some screens would draw as an emoji."""


class Choice(NamedTuple):
    """A piece with its targets, or with those in some directions where they are many."""

    draft: str
    number: int
    source: int
    targets: tuple[int, ...]
    directions: str


def moving(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Page:
    """Return the hand of the seat in turn. Its first row is always the same."""
    assert isinstance(seen.menu, TurnMenu)
    moves = seen.menu.moves
    kinds = [move - RESPAWN for move in moves if move >= RESPAWN]
    choices = _choices(seen, moves)
    row = turn_row(seen, language, _RESERVE if kinds else "")
    room = BELOW + MAX_BUTTONS_PER_ROW - len(row)
    first = choices if len(choices) <= room else choices[: room - 1]
    rest = choices[len(first) :]
    meant = [choice for choice in choices if choice.draft.startswith(f"{draft}{_PART}")]
    buttons = [_piece_button(seen, choice, meant) for choice in first]
    if rest:
        buttons.append(Button(language.say("More…"), "pick", _MORE))
    beside = tuple(buttons[BELOW:])
    kept = (*row, *(replace(button, disabled=True) for button in beside))
    if draft == _RESERVE and kinds:
        return _respawning(seen, kinds, kept, language)
    for page in (first, rest):
        for place, choice in enumerate(page):
            if choice.draft == draft:
                return _going(seen, choice, place, kept, language)
    if draft == _MORE or (meant and meant[0] in rest):
        buttons = [*(_piece_button(seen, choice, meant) for choice in rest), _back(language)]
        return _choosing(seen, choices, (kept, *button_rows(buttons)), language)
    rows = ((*row, *beside), *button_rows(buttons[:BELOW]))
    return _choosing(seen, choices, rows, language)


def _choices(seen: KingOfTheMountainMatch, moves: tuple[int, ...]) -> list[Choice]:
    """Return every piece that can move, by kind, those with many targets in parts."""
    board = seen.view.position.board
    found: dict[int, list[int]] = {}
    for move in moves:
        if move < RESPAWN:
            found.setdefault(move // SIZE, []).append(move % SIZE)
    quarters = _quarters(seen)
    choices = []
    for number, source in enumerate(sorted(found, key=lambda at: (kind_of(board[at]), at)), 1):
        parts = _parts(quarters, source, found[source])
        for part, (directions, targets) in enumerate(parts.items()):
            draft, sign = NAMES[source], ""
            if len(parts) > 1:
                draft, sign = f"{draft}{_PART}{part}", directions
            choices.append(Choice(draft, number, source, targets, sign))
    return choices


def _parts(quarters: int, source: int, targets: list[int]) -> dict[str, tuple[int, ...]]:
    """Return the targets of a piece by direction, as few parts as there is room for."""
    cells = {at: cell_of(quarters, at) for at in targets}
    ordered = sorted(targets, key=lambda at: (cells[at][1], cells[at][0]))
    x, y = cell_of(quarters, source)
    directions = {at: _direction(cells[at][0] - x, cells[at][1] - y) for at in targets}
    parts: dict[str, tuple[int, ...]] = {}

    def part(signs: str) -> None:
        within = tuple(at for at in ordered if directions[at] in signs)
        if len(within) > _MAX_TARGETS and signs in _HALVES:
            for half in _HALVES[signs]:
                part(half)
        elif within:
            there = {directions[at] for at in within}
            parts["".join(sign for sign in signs if sign in there)] = within

    part(next(iter(_HALVES)))
    return parts


def _direction(across: int, down: int) -> str:
    """Return the sign of the line on which a target lies on the board as it is shown."""
    if not across:
        return "↕"
    if not down:
        return "↔"
    if across == down:
        return "↘"
    return "↗" if across == -down else "↱"


def _quarters(seen: KingOfTheMountainMatch) -> int:
    return SEAT_CORNERS[seen.view.position.seats][seen.seat]


def _back(language: Language) -> Button:
    return Button(language.say("← Another piece"), "pick")


def _choosing(
    seen: KingOfTheMountainMatch, choices: list[Choice], rows: tuple[Row, ...], language: Language
) -> Page:
    """Return the hand in which a piece is chosen."""
    board = seen.view.position.board
    captured = {at for choice in choices for at in choice.targets if board[at]}
    red = {choice.source for choice in choices if captured.intersection(choice.targets)}
    numbers = dict.fromkeys(
        Number(choice.source, choice.number, choice.source in red) for choice in choices
    )
    marks = Marks(numbers=tuple(numbers), beside=(*sorted(captured),))
    told = language.row(
        f"{value} {kind_text(kind_of(board[at]), language)} {NAMES[at]}" for at, value, _ in numbers
    )
    lines = [
        language.sentences(
            language.say(
                "**Your turn.** Press a piece's number, then a square's; red numbers are captures."
            ),
            "" if seen.rehearsed else language.say("Or type a move: `/move E5 E9`."),
        ),
        *_warnings(seen, language),
        "",
        words.recent_text(seen, language),
    ]
    return Page("", "\n".join(lines), picture=board_shown(seen, marks, language, told), rows=rows)


def _piece_button(seen: KingOfTheMountainMatch, choice: Choice, meant: list[Choice]) -> Button:
    """Return the button of a piece. If some choices are meant, no other can be pressed."""
    board = seen.view.position.board
    wins = kind_of(board[choice.source]) == KING and CENTRE in choice.targets
    style = _style(wins, any(board[at] for at in choice.targets))
    signs = "".join(f"{sign}{_AS_TEXT}" for sign in choice.directions)
    disabled = bool(meant) and choice not in meant
    return Button(f"{choice.number} {signs}".strip(), "pick", choice.draft, style, disabled)


def _style(wins: bool, captures: bool) -> Style:
    return "success" if wins else "danger" if captures else "secondary"


def _going(
    seen: KingOfTheMountainMatch,
    choice: Choice,
    place: int,
    row: tuple[Button, ...],
    language: Language,
) -> Page:
    """Return the hand in which a square is chosen; a button at ``place`` does nothing."""
    view = seen.view
    board = view.position.board
    kind, name = kind_of(board[choice.source]), NAMES[choice.source]
    goal = CENTRE if kind == KING else None
    numbers = tuple(
        Number(at, value, red=bool(board[at])) for value, at in enumerate(choice.targets, 1)
    )
    buttons = [
        Button(f"{value}", "move", f"{name}-{NAMES[at]}", _style(at == goal, red))
        for at, value, red in numbers
    ]
    if place <= len(buttons):
        buttons.insert(place, Button("✓", "pick", choice.draft, "primary", disabled=True))
    buttons.append(_back(language))
    piece = f"{kind_text(kind, language)} {name} {choice.directions}".strip()
    way = words.way_text(kind, view.position.monarchs[seen.seat], language)
    told = [
        (f"{value} {_target_text(view, at, goal, language)}", red or at == goal)
        for at, value, red in numbers
    ]
    text = stack_texts(
        language.say("**{piece}.** {way}", piece=piece, way=way),
        " · ".join(target for target, matters in told if matters),
        *_warnings(seen, language),
    )
    listed = language.row(target for target, _ in told)
    picture = board_shown(seen, Marks(selected=choice.source, numbers=numbers), language, listed)
    return Page("", text, picture=picture, rows=(row, *button_rows(buttons)))


def _target_text(
    view: KingOfTheMountainView, square: int, goal: int | None, language: Language
) -> str:
    piece = view.position.board[square]
    name = f"{NAMES[square]} ♔" if square == goal else NAMES[square]
    if not piece:
        return name
    return f"×{name} {words.SEAT_MARKS[owner_of(piece)]} {kind_text(kind_of(piece), language)}"


def _respawning(
    seen: KingOfTheMountainMatch, kinds: list[int], row: tuple[Button, ...], language: Language
) -> Page:
    """Return the hand in which a piece of the reserve is chosen, which is a whole move."""
    position = seen.view.position
    point = respawn_point(position, seen.seat)
    assert point is not None
    style = _style(wins=False, captures=bool(position.board[point]))
    buttons = [Button(kind_text(kind, language), "respawn", LETTERS[kind], style) for kind in kinds]
    buttons.append(_back(language))
    text = language.say(
        "Which piece from your reserve should come in on {square}? It takes your whole turn.",
        square=NAMES[point],
    )
    picture = board_shown(seen, Marks(selected=point), language)
    text = stack_texts(text, *_warnings(seen, language))
    return Page("", text, picture=picture, rows=(row, *button_rows(buttons)))


def _warnings(seen: KingOfTheMountainMatch, language: Language) -> list[str]:
    """Return dangers to the viewer, wins that are near, and a draw that is offered."""
    check = language.say("**Your King is in check.**") if seen.seat in seen.view.checked else ""
    told = (check, words.near_text(seen, language), words.offer_text(seen, language))
    return [line for line in told if line]
