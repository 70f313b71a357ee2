"""A turn in a hand: press a piece, then a square.

The picture and the buttons have numbers. A button for a move is never where the piece's button was
pressed, so a double press moves nothing.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Page, Row, Style, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.board_art import cell_of
from cogs.games.king_of_the_mountain.controls import BELOW, board_shown, legend, turn_row
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
"""The draft of a hand that offers the pieces for which the first hand has no room."""
_WHOLE: Final = "#"
"""The draft of a hand that shows the whole board."""
_PART: Final = "/"
"""Separates the square of a piece from the number of a part of its targets."""
_MAX_TARGETS: Final = BELOW - 2
"""Maximum number of targets in one hand: two buttons are for the pressed piece and for *Back*."""
_ROOMY: Final = BELOW - MAX_BUTTONS_PER_ROW
"""Maximum number of targets at which those two have a row of their own."""

_HALVES: Final = {
    "↕↔↗↘↱": ("↕↔", "↗↘↱"),
    "↕↔": ("↕", "↔"),
    "↗↘↱": ("↗↘", "↱"),
    "↗↘": ("↗", "↘"),
}
"""Directions to split if a piece has too many targets in them; ↱ is for leaps."""
_AS_TEXT: Final = "\ufe0e"
"""Variation selector after signs that some screens would draw as an emoji."""


class Choice(NamedTuple):
    """A piece with its targets; if there are many, those in some directions."""

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
    row = _turn_row(seen, draft, language, reserve=bool(kinds))
    room = BELOW + MAX_BUTTONS_PER_ROW - len(row)
    first = choices if len(choices) <= room else choices[: room - 1]
    rest = choices[len(first) :]
    meant = [choice for choice in choices if choice.draft.startswith(f"{draft}{_PART}")]
    buttons = [_piece_button(seen, choice, meant, language) for choice in first]
    if rest:
        buttons.append(Button(language.say("king-of-the-mountain/button-more"), "pick", _MORE))
    # Pieces that don't fit below go beside the turn's controls, disabled on the other pages.
    beside = tuple(buttons[BELOW:])
    kept = (*row, *(replace(button, disabled=True) for button in beside))
    if draft == _RESERVE and kinds:
        return _respawning(seen, kinds, kept, language)
    for page in (first, rest):
        for place, choice in enumerate(page):
            if choice.draft == draft:
                return _going(seen, choice, place, kept, language)
    if draft == _MORE or (meant and meant[0] in rest):
        buttons = [_piece_button(seen, choice, meant, language) for choice in rest]
        rows = (kept, *button_rows((*buttons, _back(language))))
        return _choosing(seen, choices, rows, language)
    rows = ((*row, *beside), *button_rows(buttons[:BELOW]))
    return _choosing(seen, choices, rows, language, whole=draft == _WHOLE)


def _turn_row(
    seen: KingOfTheMountainMatch, draft: str, language: Language, *, reserve: bool
) -> tuple[Button, ...]:
    """Return the first row of the hand, with *Re-spawn* if there is anything in reserve."""
    whole = Button(
        language.say("king-of-the-mountain/button-whole-board"),
        "pick",
        _WHOLE,
        disabled=draft == _WHOLE,
    )
    respawn = Button(language.say("king-of-the-mountain/button-re-spawn"), "pick", _RESERVE)
    return (*turn_row(seen, language, whole), *((respawn,) if reserve else ()))


def _choices(seen: KingOfTheMountainMatch, moves: tuple[int, ...]) -> list[Choice]:
    """Return every piece that can move, by kind. Those with many targets are split into parts."""
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
    """Return a piece's targets by direction, in as few parts as fit."""
    cells = {at: cell_of(quarters, at) for at in targets}
    ordered = sorted(targets, key=lambda at: (cells[at][1], cells[at][0]))
    if len(ordered) <= _MAX_TARGETS:
        return {"": tuple(ordered)}
    x, y = cell_of(quarters, source)
    directions = {at: _direction(cells[at][0] - x, cells[at][1] - y) for at in targets}
    parts: dict[str, tuple[int, ...]] = {}

    def part(signs: str) -> None:
        within = tuple(at for at in ordered if directions[at] in signs)
        # Too many targets for one hand are split by direction, as often as needed.
        if len(within) > _MAX_TARGETS and signs in _HALVES:
            for half in _HALVES[signs]:
                part(half)
        elif within:
            there = {directions[at] for at in within}
            parts["".join(sign for sign in signs if sign in there)] = within

    part(next(iter(_HALVES)))
    return parts


def _direction(across: int, down: int) -> str:
    """Return the sign of the line from a piece to a target, as the board is shown."""
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
    return Button(language.say("king-of-the-mountain/button-another-piece"), "pick")


def _choosing(
    seen: KingOfTheMountainMatch,
    choices: list[Choice],
    rows: tuple[Row, ...],
    language: Language,
    *,
    whole: bool = False,
) -> Page:
    """Return the hand for choosing a piece."""
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
            language.say("king-of-the-mountain/choosing-turn-press"),
            "" if seen.rehearsed else language.say("king-of-the-mountain/choosing-type-move"),
        ),
        *_warnings(seen, language),
        legend(seen, language),
        "",
        words.recent_text(seen, language),
    ]
    picture = board_shown(seen, marks, language, told, whole=whole)
    return Page("", "\n".join(lines), picture=picture, rows=rows)


def _piece_button(
    seen: KingOfTheMountainMatch, choice: Choice, meant: list[Choice], language: Language
) -> Button:
    """Return the button of a piece. If ``meant`` has choices, all others are disabled."""
    board = seen.view.position.board
    wins = kind_of(board[choice.source]) == KING and CENTRE in choice.targets
    style = _style(wins, any(board[at] for at in choice.targets))
    disabled = bool(meant) and choice not in meant
    label = f"{choice.number} · {_piece_text(seen, choice, language)}"
    return Button(label, "pick", choice.draft, style, disabled)


def _piece_text(seen: KingOfTheMountainMatch, choice: Choice, language: Language) -> str:
    """Return a piece with its square, and its directions if they are split."""
    kind = kind_of(seen.view.position.board[choice.source])
    signs = "".join(f"{sign}{_AS_TEXT}" for sign in choice.directions)
    return f"{kind_text(kind, language)} {NAMES[choice.source]} {signs}".strip()


def _style(wins: bool, captures: bool) -> Style:
    return "success" if wins else "danger" if captures else "secondary"


def _going(
    seen: KingOfTheMountainMatch,
    choice: Choice,
    place: int,
    row: tuple[Button, ...],
    language: Language,
) -> Page:
    """Return the hand for choosing a square. No button in the row of ``place`` moves."""
    view = seen.view
    board = view.position.board
    kind, name = kind_of(board[choice.source]), NAMES[choice.source]
    goal = CENTRE if kind == KING else None
    numbers = tuple(
        Number(at, value, red=bool(board[at])) for value, at in enumerate(choice.targets, 1)
    )
    targets = [_target_text(view, at, goal, language) for at in choice.targets]
    buttons = [
        Button(f"{each.value} · {text}", "move", f"{name}-{NAMES[each.square]}", style)
        for each, text in zip(numbers, targets, strict=True)
        for style in [_style(each.square == goal, each.red)]
    ]
    way = words.way_text(kind, view.position.monarchs[seen.seat], language)
    matters = [
        f"{each.value} {text}"
        for each, text in zip(numbers, targets, strict=True)
        if each.red or each.square == goal
    ]
    text = stack_texts(
        language.say(
            "king-of-the-mountain/going", piece=_piece_text(seen, choice, language), way=way
        ),
        " · ".join(matters),
        *_warnings(seen, language),
    )
    listed = language.row(
        f"{each.value} {text}" for each, text in zip(numbers, targets, strict=True)
    )
    picture = board_shown(seen, Marks(selected=choice.source, numbers=numbers), language, listed)
    piece = Button(_piece_text(seen, choice, language), "pick", choice.draft, "primary")
    rows = _rows_round(place, piece, _back(language), buttons)
    return Page("", text, picture=picture, rows=(row, *rows))


def _rows_round(place: int, piece: Button, back: Button, buttons: list[Button]) -> tuple[Row, ...]:
    """Return rows in which neither a target nor *Back* is at the ``place`` just pressed."""
    at_row, at = divmod(place, MAX_BUTTONS_PER_ROW)
    if place >= BELOW:  # the piece is still beside the turn's controls
        return button_rows((*buttons, back))
    if len(buttons) <= _ROOMY:
        rows = [*button_rows(buttons)]
        rows.insert(at_row, (back, piece) if at == 1 else (piece, back))
        return tuple(rows)
    if place > len(buttons):
        return button_rows((*buttons, back, piece))
    return button_rows((*buttons[:place], piece, *buttons[place:], back))


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
    """Return the hand for choosing a piece from the reserve, which completes the move."""
    position = seen.view.position
    point = respawn_point(position, seen.seat)
    assert point is not None
    style = _style(wins=False, captures=bool(position.board[point]))
    buttons = [Button(kind_text(kind, language), "respawn", LETTERS[kind], style) for kind in kinds]
    buttons.append(_back(language))
    text = language.say("king-of-the-mountain/respawning", square=NAMES[point])
    picture = board_shown(seen, Marks(selected=point), language)
    text = stack_texts(text, *_warnings(seen, language))
    return Page("", text, picture=picture, rows=(row, *button_rows(buttons)))


def _warnings(seen: KingOfTheMountainMatch, language: Language) -> list[str]:
    """Return dangers to the viewer, imminent wins, and a draw offer."""
    check = language.say("king-of-the-mountain/warnings") if seen.seat in seen.view.checked else ""
    told = (check, words.near_text(seen, language), words.offer_text(seen, language))
    return [line for line in told if line]
