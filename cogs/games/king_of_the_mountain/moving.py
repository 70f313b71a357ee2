"""A turn in a hand: the number of a piece is pressed, and then that of a square.

Numbers stand on the picture and on buttons. Where a number was pressed there is a button that does
nothing next, so a double press never moves anything.
"""

from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Row, Style
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.board_art import cell_of
from cogs.games.king_of_the_mountain.controls import (
    BELOW,
    Controls,
    board_shown,
    respawn_button,
    turn_row,
)
from cogs.games.king_of_the_mountain.letters import LEXICON, letter_of
from cogs.games.king_of_the_mountain.picture import Marks, Number
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain.menu import TurnMenu
from games.king_of_the_mountain.pieces import KING, LETTERS, kind_of, owner_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.squares import CENTRE, NAMES, SEAT_CORNERS
from games.king_of_the_mountain.view import KingOfTheMountainView

RESERVE: Final = "@"
"""The draft of a hand that offers the reserve."""
_MORE: Final = ">"
"""The draft of a hand that offers the pieces for which the first one has no room."""
_PART: Final = "/"
"""Parts the square of a piece from the number of a part of its targets."""
_MAX_TARGETS: Final = BELOW - 1

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


def moving(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Controls:
    """Return the hand of the seat in turn."""
    assert isinstance(seen.menu, TurnMenu)
    moves = seen.menu.moves
    kinds = [move - RESPAWN for move in moves if move >= RESPAWN]
    if draft == RESERVE and kinds:
        return _respawning(seen, kinds, language)
    choices = _choices(seen, moves)
    row = turn_row(seen, respawn_button(language, RESERVE, disabled=not kinds), language)
    room = BELOW + MAX_BUTTONS_PER_ROW - len(row)
    first = choices if len(choices) <= room else choices[: room - 1]
    pages = (first, choices[len(first) :])
    for page in pages:
        for place, choice in enumerate(page):
            if choice.draft == draft:
                return _going(seen, choice, place, language)
    meant = [choice for choice in choices if choice.draft.startswith(f"{draft}{_PART}")]
    second = bool(pages[1]) and (draft == _MORE or (meant or first)[0] in pages[1])
    buttons = [
        _piece_button(seen, choice, language, disabled=bool(meant) and choice not in meant)
        for choice in pages[second]
    ]
    if second:
        row = turn_row(seen, _back(language), language)
    elif pages[1]:
        buttons.append(Button(language.say("More…"), "pick", _MORE))
    return _choosing(seen, choices, _rows(row, buttons), language)


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


def _rows(row: tuple[Button, ...], buttons: list[Button]) -> tuple[Row, ...]:
    """Return the row of the turn, the buttons below it, and what has no room there beside it."""
    return ((*row, *buttons[BELOW:]), *button_rows(buttons[:BELOW]))


def _back(language: Language) -> Button:
    return Button(language.say("← Another piece"), "pick")


def _choosing(
    seen: KingOfTheMountainMatch, choices: list[Choice], rows: tuple[Row, ...], language: Language
) -> Controls:
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
        language.say(
            "**Your turn.** Press the number of a piece, then that of a square; red ones capture. "
            "Or type a move: `/move E5 E9`."
        ),
        *_warnings(seen, language),
        "",
        words.recent_text(seen, language),
    ]
    return Controls("\n".join(lines), rows, board_shown(seen, marks, language, told))


def _piece_button(
    seen: KingOfTheMountainMatch, choice: Choice, language: Language, *, disabled: bool
) -> Button:
    """Return the button of a piece, with the letter that its number hides."""
    board = seen.view.position.board
    kind = kind_of(board[choice.source])
    letter = letter_of(kind, LEXICON.written(language))
    wins = kind == KING and CENTRE in choice.targets
    style = _style(wins, any(board[at] for at in choice.targets))
    signs = "".join(f"{sign}{_AS_TEXT}" for sign in choice.directions)
    label = f"{choice.number} {letter} {signs}".strip()
    return Button(label, "pick", choice.draft, style, disabled)


def _style(wins: bool, captures: bool) -> Style:
    return "success" if wins else "danger" if captures else "secondary"


def _going(
    seen: KingOfTheMountainMatch, choice: Choice, place: int, language: Language
) -> Controls:
    """Return the hand in which a square is chosen; a button at ``place`` does nothing."""
    view = seen.view
    board = view.position.board
    kind, name = kind_of(board[choice.source]), NAMES[choice.source]
    numbers = tuple(
        Number(at, value, red=bool(board[at])) for value, at in enumerate(choice.targets, 1)
    )
    buttons = [_target_button(seen, choice, number, language) for number in numbers]
    if place < len(buttons):
        buttons.insert(place, Button("✓", "pick", choice.draft, "primary", disabled=True))
    piece = f"{kind_text(kind, language)} {name} {choice.directions}".strip()
    way = words.way_text(kind, view.position.monarchs[seen.seat], language)
    text = "\n".join(
        [language.say("**{piece}.** {way}", piece=piece, way=way), *_warnings(seen, language)]
    )
    told = language.row(f"{value} {_target_text(view, at, language)}" for at, value, _ in numbers)
    marks = Marks(selected=choice.source, numbers=numbers)
    row = turn_row(seen, _back(language), language)
    return Controls(text, _rows(row, buttons), board_shown(seen, marks, language, told))


def _target_button(
    seen: KingOfTheMountainMatch, choice: Choice, number: Number, language: Language
) -> Button:
    """Return the button of a square, with the mark and the letter of what would be captured."""
    board = seen.view.position.board
    source, target = board[choice.source], board[number.square]
    wins = kind_of(source) == KING and number.square == CENTRE
    sign = "♔" if wins else ""
    if target:
        letter = letter_of(kind_of(target), LEXICON.written(language))
        sign = f"{words.SEAT_MARKS[owner_of(target)]}{letter}"
    return Button(
        f"{number.value} {sign}".strip(),
        "move",
        f"{NAMES[choice.source]}-{NAMES[number.square]}",
        _style(wins, number.red),
    )


def _target_text(view: KingOfTheMountainView, square: int, language: Language) -> str:
    piece = view.position.board[square]
    if not piece:
        return NAMES[square]
    mark = words.SEAT_MARKS[owner_of(piece)]
    return f"×{NAMES[square]} {mark} {kind_text(kind_of(piece), language)}"


def _respawning(seen: KingOfTheMountainMatch, kinds: list[int], language: Language) -> Controls:
    """Return the hand in which a piece of the reserve is chosen, which is a whole move."""
    position = seen.view.position
    point = respawn_point(position, seen.seat)
    assert point is not None
    style = _style(wins=False, captures=bool(position.board[point]))
    buttons = [Button(kind_text(kind, language), "respawn", LETTERS[kind], style) for kind in kinds]
    buttons.append(_back(language))
    text = language.say(
        "Which piece of your reserve should come in on {square}? It takes your whole turn.",
        square=NAMES[point],
    )
    text = "\n".join([text, *_warnings(seen, language)])
    row = turn_row(seen, respawn_button(language, RESERVE, disabled=True), language)
    picture = board_shown(seen, Marks(selected=point), language)
    return Controls(text, _rows(row, buttons), picture)


def _warnings(seen: KingOfTheMountainMatch, language: Language) -> list[str]:
    """Return what endangers the viewer or wins the match soon, and a draw that is offered."""
    check = language.say("**Your King is in check.**") if seen.seat in seen.view.checked else ""
    told = (check, words.near_text(seen, language), words.offer_text(seen, language))
    return [line for line in told if line]
