"""A turn in a hand of King of the Mountain: press a piece, then a square.

The picture and the buttons have numbers. A button for a move is never where the piece's button was
pressed, so a double press moves nothing. Before that, the parts of every hand: the row of controls,
and the board.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.model import SUBTEXT, Button, Page, Picture, Row, Style, stack_texts
from cogs.games.king_of_the_mountain.board_art import LEXICON, cell_of
from cogs.games.king_of_the_mountain.close_up import close_picture
from cogs.games.king_of_the_mountain.picture import PLAIN, Marks, Number, board_picture
from cogs.games.king_of_the_mountain.texts import SEAT_MARKS, KingOfTheMountainMatch, Texts
from games.king_of_the_mountain.board import (
    CENTRE,
    KING,
    LETTERS,
    NAMES,
    SEAT_CORNERS,
    kind_of,
    owner_of,
)
from games.king_of_the_mountain.moves import TurnMenu
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.state import AnswerDraw, OfferDraw

BELOW: Final = (MAX_ACTION_ROWS - 1) * MAX_BUTTONS_PER_ROW  # Number of buttons below the first row


class Controls(Texts):
    """What one viewer presses and sees in a match."""

    @property
    def corner(self) -> int:
        return SEAT_CORNERS[self.view.position.seats][self.seen.seat]

    def answer_buttons(self) -> tuple[Button, ...]:
        """Return *Accept* and *Decline* while a person still has to answer a draw offer."""
        if all(self.seen.chairs[seat].computer for seat in self.view.asked):
            return ()
        accept = self.say("king-of-the-mountain/button-answer", accept="yes")
        decline = self.say("king-of-the-mountain/button-answer", accept="no")
        return (
            Button(accept, "answer_draw", "yes", style="success"),
            Button(decline, "answer_draw", "no"),
        )

    def turn_row(self, beside: Button | None = None) -> tuple[Button, ...]:
        """Return the controls of every hand: resign, and offer or answer a draw.

        The answers are always in the same place. On the viewer's own turn, another control is
        ``beside`` them.
        """
        resign = Button(self.say("king-of-the-mountain/button-resign"), "leave")
        offer = Button(
            self.say("king-of-the-mountain/button-offer-draw"),
            "offer_draw",
            disabled=OfferDraw() not in self.seen.menu,
        )
        if AnswerDraw(accept=True) in self.seen.menu:
            return (resign, beside or offer, *self.answer_buttons())
        return (resign,) if beside is None else (resign, beside, offer)

    def small_legend(self) -> str:
        return f"{SUBTEXT}{told}" if (told := self.legend()) else ""

    def board_shown(
        self, marks: Marks = PLAIN, numbers: str = "", *, whole: bool = False
    ) -> Picture:
        """Return the board with marks, the viewer's corner at the bottom left.

        It is shown ``whole``, or as an enlarged part. ``numbers`` says what the numbered squares
        are.
        """
        name = self.say("king-of-the-mountain/numbers")
        told = self.language.label(name, numbers) if numbers else ""
        alt = stack_texts(told, self.board_in_words())
        draw = board_picture if whole else close_picture
        subject = (self.view, self.seen.names, marks._replace(turned=self.corner))
        return LEXICON.picture("hand.png", alt, self.language, draw, *subject)

    def public_board(self) -> Picture:
        """Return the board as everybody sees it; whole until the armies are revealed."""
        draw = board_picture if self.view.setting_up else close_picture
        subject = (self.view, self.seen.names, PLAIN)
        alt = self.board_in_words()
        return LEXICON.picture("board.png", alt, self.language, draw, *subject)


_RESERVE: Final = "@"  # The draft of a hand that offers the reserve
_MORE: Final = ">"
"""The draft of a hand that offers the pieces for which the first hand has no room."""
_WHOLE: Final = "#"
"""The draft of a hand that shows the whole board."""
_PART: Final = "/"  # Separates the square of a piece from the number of a part of its targets
_MAX_TARGETS: Final = BELOW - 2
"""Maximum number of targets in one hand: two buttons are for the pressed piece and for *Back*."""
_ROOMY: Final = BELOW - MAX_BUTTONS_PER_ROW
"""Maximum number of targets at which those two have a row of their own."""

_HALVES: Final = {  # Directions to split if a piece has too many targets in them; ↱ is for leaps
    "↕↔↗↘↱": ("↕↔", "↗↘↱"),
    "↕↔": ("↕", "↔"),
    "↗↘↱": ("↗↘", "↱"),
    "↗↘": ("↗", "↘"),
}
_AS_TEXT: Final = "\ufe0e"
"""Variation selector after signs that some screens would draw as an emoji."""


class Choice(NamedTuple):
    """A piece with its targets; if there are many, those in some directions."""

    draft: str
    number: int
    source: int
    targets: tuple[int, ...]
    directions: str


class Moving(Controls):
    """The hand of the seat in turn. Its first row is always the same."""

    def __init__(self, seen: KingOfTheMountainMatch, language: Language, draft: str) -> None:
        super().__init__(seen, language)
        assert isinstance(seen.menu, TurnMenu)
        self.draft, self.board = draft, self.view.position.board
        self.reserve = [move - RESPAWN for move in seen.menu.moves if move >= RESPAWN]
        self.choices = self._choices(seen.menu.moves)

    def page(self) -> Page:
        row = self._turn_row()
        room = BELOW + MAX_BUTTONS_PER_ROW - len(row)
        first = self.choices if len(self.choices) <= room else self.choices[: room - 1]
        rest = self.choices[len(first) :]
        meant = [each for each in self.choices if each.draft.startswith(f"{self.draft}{_PART}")]
        buttons = [self._piece_button(choice, meant) for choice in first]
        if rest:
            buttons.append(Button(self.say("king-of-the-mountain/button-more"), "pick", _MORE))
        # Pieces that don't fit below go beside the turn's controls, disabled on the other pages.
        beside = tuple(buttons[BELOW:])
        kept = (*row, *(replace(button, disabled=True) for button in beside))
        if self.draft == _RESERVE and self.reserve:
            return self._respawning(kept)
        for page in (first, rest):
            for place, choice in enumerate(page):
                if choice.draft == self.draft:
                    return self._going(choice, place, kept)
        if self.draft == _MORE or (meant and meant[0] in rest):
            buttons = [self._piece_button(choice, meant) for choice in rest]
            return self._choosing((kept, *button_rows((*buttons, self._back()))))
        return self._choosing(((*row, *beside), *button_rows(buttons[:BELOW])))

    def _turn_row(self) -> tuple[Button, ...]:
        label = self.say("king-of-the-mountain/button-whole-board")
        row = self.turn_row(Button(label, "pick", _WHOLE, disabled=self.draft == _WHOLE))
        respawn = Button(self.say("king-of-the-mountain/button-respawn"), "pick", _RESERVE)
        return (*row, respawn) if self.reserve else row

    def _choices(self, moves: tuple[int, ...]) -> list[Choice]:
        """Return pieces that can move, by kind. Those with many targets are split into parts."""
        found: dict[int, list[int]] = {}
        for move in moves:
            if move < RESPAWN:
                found.setdefault(move // SIZE, []).append(move % SIZE)
        choices = []
        sources = sorted(found, key=lambda at: (kind_of(self.board[at]), at))
        for number, source in enumerate(sources, 1):
            parts = _parts(self.corner, source, found[source])
            for part, (directions, targets) in enumerate(parts.items()):
                draft, sign = NAMES[source], ""
                if len(parts) > 1:
                    draft, sign = f"{draft}{_PART}{part}", directions
                choices.append(Choice(draft, number, source, targets, sign))
        return choices

    def _back(self) -> Button:
        return Button(self.say("king-of-the-mountain/button-back"), "pick")

    def _choosing(self, rows: tuple[Row, ...]) -> Page:
        captured = {at for choice in self.choices for at in choice.targets if self.board[at]}
        red = {each.source for each in self.choices if captured.intersection(each.targets)}
        numbers = dict.fromkeys(
            Number(choice.source, choice.number, choice.source in red) for choice in self.choices
        )
        marks = Marks(numbers=tuple(numbers), beside=(*sorted(captured),))
        told = self.language.row(
            f"{value} {self.piece(kind_of(self.board[at]))} {NAMES[at]}" for at, value, _ in numbers
        )
        typed = "no" if self.seen.rehearsed else "yes"
        lines = [
            self.say("king-of-the-mountain/choose-piece", typed=typed),
            *self._warnings(),
            self.small_legend(),
            "",
            self.last_turns(),
        ]
        picture = self.board_shown(marks, told, whole=self.draft == _WHOLE)
        return Page("", "\n".join(lines), picture=picture, rows=rows)

    def _piece_button(self, choice: Choice, meant: list[Choice]) -> Button:
        """Return the button of a piece. If ``meant`` has choices, all others are disabled."""
        wins = kind_of(self.board[choice.source]) == KING and CENTRE in choice.targets
        style = _style(wins, any(self.board[at] for at in choice.targets))
        disabled = bool(meant) and choice not in meant
        label = f"{choice.number} · {self._piece_at(choice)}"
        return Button(label, "pick", choice.draft, style, disabled)

    def _piece_at(self, choice: Choice) -> str:
        signs = "".join(f"{sign}{_AS_TEXT}" for sign in choice.directions)
        piece = self.piece(kind_of(self.board[choice.source]))
        return f"{piece} {NAMES[choice.source]} {signs}".strip()

    def _going(self, choice: Choice, place: int, row: tuple[Button, ...]) -> Page:
        """Return the hand for choosing a square. No button in the row of ``place`` moves."""
        kind, name = kind_of(self.board[choice.source]), NAMES[choice.source]
        goal = CENTRE if kind == KING else None
        numbers = [
            Number(at, value, red=bool(self.board[at]))
            for value, at in enumerate(choice.targets, 1)
        ]
        told = {each: f"{each.value} {self._target(each.square, goal)}" for each in numbers}
        buttons = [
            Button(
                f"{each.value} · {self._target(each.square, goal)}",
                "move",
                f"{name}-{NAMES[each.square]}",
                _style(each.square == goal, each.red),
            )
            for each in numbers
        ]
        piece, gained = self._piece_at(choice), self.view.position.monarchs[self.seen.seat]
        text = stack_texts(
            self.say("king-of-the-mountain/choose-square", piece=piece, way=self.way(kind, gained)),
            " · ".join(told[each] for each in numbers if each.red or each.square == goal),
            *self._warnings(),
        )
        marks = Marks(selected=choice.source, numbers=tuple(numbers))
        picture = self.board_shown(marks, self.language.row(told.values()))
        pressed = Button(piece, "pick", choice.draft, "primary")
        rows = _rows_round(place, pressed, self._back(), buttons)
        return Page("", text, picture=picture, rows=(row, *rows))

    def _target(self, square: int, goal: int | None) -> str:
        piece = self.board[square]
        name = f"{NAMES[square]} ♔" if square == goal else NAMES[square]
        if not piece:
            return name
        return f"×{name} {SEAT_MARKS[owner_of(piece)]} {self.piece(kind_of(piece))}"

    def _respawning(self, row: tuple[Button, ...]) -> Page:
        point = respawn_point(self.view.position, self.seen.seat)
        assert point is not None
        style = _style(wins=False, captures=bool(self.board[point]))
        buttons = [
            Button(self.piece(kind), "respawn", LETTERS[kind], style) for kind in self.reserve
        ]
        text = self.say("king-of-the-mountain/choose-reserve", square=NAMES[point])
        return Page(
            "",
            stack_texts(text, *self._warnings()),
            picture=self.board_shown(Marks(selected=point)),
            rows=(row, *button_rows((*buttons, self._back()))),
        )

    def _warnings(self) -> list[str]:
        checked = self.seen.seat in self.view.checked
        check = self.say("king-of-the-mountain/in-check") if checked else ""
        return [line for line in (check, self.near(), self.offer()) if line]


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


def _style(wins: bool, captures: bool) -> Style:
    return "success" if wins else "danger" if captures else "secondary"


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
