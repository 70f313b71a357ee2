"""A turn in a hand of King of the Mountain: press a piece, then a square.

The picture and the buttons have numbers. A button for a move is never where the piece's button was
pressed, so a double press moves nothing. ``Controls`` has what all hands share: the first row and
the board.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.pages.card_picker import button_rows
from bot.pages.endings import menu_button
from bot.pages.model import SUBTEXT, Button, Page, Picture, Row, Style, stack_texts
from cogs.games.king_of_the_mountain.board_art import LEXICON, cell_of, letter_of
from cogs.games.king_of_the_mountain.close_up import close_picture
from cogs.games.king_of_the_mountain.picture import PLAIN, Marks, Number, board_picture
from cogs.games.king_of_the_mountain.texts import SEAT_MARKS, KingOfTheMountainMatch, Texts
from games.king_of_the_mountain.board import (
    CENTRE,
    KINDS,
    KING,
    LETTERS,
    NAMES,
    SEAT_CORNERS,
    kind_of,
)
from games.king_of_the_mountain.moves import TurnMenu, attackers_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, is_shot, respawn_point
from games.king_of_the_mountain.state import AnswerDraw
from games.king_of_the_mountain.terrain import steps_to_centre

WHOLE: Final = "#"  # The draft of a hand that shows the whole board begins with it
BELOW: Final = (MAX_ACTION_ROWS - 1) * MAX_BUTTONS_PER_ROW  # Number of buttons below the first row


class Controls(Texts):
    """What one viewer presses and sees in a match."""

    def __init__(self, seen: KingOfTheMountainMatch, language: Language, draft: str = "") -> None:
        super().__init__(seen, language)
        self.whole = draft.startswith(WHOLE)
        self.draft = draft.removeprefix(WHOLE)

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

    def turn_row(self) -> tuple[Button, ...]:
        """Return the first row of every hand. Its controls are always in the same place."""
        style: Style = "primary" if self.whole else "secondary"
        whole = self.say("king-of-the-mountain/button-whole-board")
        looking = Button(whole, "pick", f"{WHOLE}{self.draft}", style)
        row = (menu_button(self.language), looking)
        asked = AnswerDraw(accept=True) in self.seen.menu
        return (*row, *self.answer_buttons()) if asked else row

    def small_legend(self, kinds: Iterable[int] = KINDS) -> str:
        return f"{SUBTEXT}{told}" if (told := self.legend(kinds)) else ""

    def board_shown(self, marks: Marks = PLAIN, numbers: str = "") -> Picture:
        """Return the board with marks, the viewer's corner at the bottom left.

        ``numbers`` says what the numbered squares are.
        """
        name = self.say("king-of-the-mountain/numbers")
        told = self.language.label(name, numbers) if numbers else ""
        alt = stack_texts(told, self.board_in_words())
        draw = board_picture if self.whole else close_picture
        subject = (self.view, self.seen.names, marks._replace(turned=self.corner))
        return LEXICON.picture("hand.png", alt, self.language, draw, *subject)

    def public_board(self) -> Picture:
        """Return the board as everybody sees it: the whole of it until the armies are revealed."""
        draw = board_picture if self.view.setting_up else close_picture
        subject = (self.view, self.seen.names, PLAIN)
        alt = self.board_in_words()
        return LEXICON.picture("board.png", alt, self.language, draw, *subject)


_RESERVE: Final = "@"  # The draft of a hand that offers the reserve
_MORE: Final = ">"
"""The draft of a hand that offers the pieces for which the first hand has no room."""
_PART: Final = "/"  # Separates the square of a piece from the number of a part of its targets
_MAX_STEPS_ON_WAY: Final = 6
"""Maximum number of a King's steps to the centre at which a hand shows what attacks it."""
_MAX_TARGETS: Final = BELOW - 2
"""Maximum number of targets in one hand: two buttons are for the pressed piece and for *Back*."""
_ROOMY: Final = BELOW - MAX_BUTTONS_PER_ROW
"""Maximum number of targets with which those two buttons have a row of their own."""

_HALVES: Final = {  # Directions to split if a piece has too many targets in them; ↱ is for leaps
    "↕↔↗↘↱": ("↕↔", "↗↘↱"),
    "↕↔": ("↕", "↔"),
    "↗↘↱": ("↗↘", "↱"),
    "↗↘": ("↗", "↘"),
}
_AS_TEXT: Final = "\ufe0e"
"""Variation selector after signs that some screens would draw as an emoji."""


class Choice(NamedTuple):
    """A piece with its targets, or only those in some directions if there are many."""

    draft: str
    number: int
    source: int
    targets: tuple[int, ...]
    signs: str  # of the directions


class Moving(Controls):
    """The hand of the seat whose turn it is. Its first row is always the same."""

    def __init__(self, seen: KingOfTheMountainMatch, language: Language, draft: str) -> None:
        super().__init__(seen, language, draft)
        assert isinstance(seen.menu, TurnMenu)
        position = self.view.position
        self.board = position.board
        self.reserve = [move - RESPAWN for move in seen.menu.moves if move >= RESPAWN]
        self.choices = self._choices(seen.menu.moves)
        self.steps = steps_to_centre(position.board_name)
        king = position.king(seen.seat)
        near = self.steps[king] <= _MAX_STEPS_ON_WAY
        self.attackers = attackers_of(position, CENTRE, seen.seat) if near else []
        checked = seen.seat in self.view.checked
        self.checking = attackers_of(position, king, seen.seat) if checked else []
        rivals = [position.king(each) for each in position.living if self.view.steps_left(each)]
        self.way = (king, CENTRE, *self.attackers) if near else (*rivals, CENTRE) if rivals else ()

    def page(self) -> Page:
        if self.draft == _RESERVE and self.reserve:
            return self._respawning()
        fit = len(self.choices) <= BELOW
        first = self.choices if fit else self.choices[: BELOW - 1]
        rest = self.choices[len(first) :]
        for page in (first, rest):
            for place, choice in enumerate(page):
                if choice.draft == self.draft:
                    return self._going(choice, place)
        if self.draft == _MORE and rest:
            return self._choosing((*map(self._piece_button, rest), self._back()))
        more = Button(self.say("king-of-the-mountain/button-more"), "pick", _MORE)
        return self._choosing((*map(self._piece_button, first), *((more,) if rest else ())))

    def turn_row(self) -> tuple[Button, ...]:
        if not self.reserve:
            return super().turn_row()
        style: Style = "primary" if self.draft == _RESERVE else "secondary"
        label = self.say("king-of-the-mountain/button-respawn")
        return (*super().turn_row(), Button(label, "pick", _RESERVE, style))

    def _choices(self, moves: tuple[int, ...]) -> list[Choice]:
        found: dict[int, list[int]] = {}
        for move in moves:
            if move < RESPAWN:
                found.setdefault(move // SIZE, []).append(move % SIZE)
        choices = []
        sources = sorted(found, key=lambda at: (kind_of(self.board[at]), at))
        for number, source in enumerate(sources, 1):
            parts = _parts(self.corner, source, found[source])
            for part, (directions, targets) in enumerate(parts.items()):
                draft, signs = NAMES[source], ""
                if len(parts) > 1:
                    draft = f"{draft}{_PART}{part}"
                    signs = "".join(f"{sign}{_AS_TEXT}" for sign in directions)
                choices.append(Choice(draft, number, source, targets, signs))
        return choices

    def _back(self) -> Button:
        return Button(self.say("king-of-the-mountain/button-back"), "pick")

    def _choosing(self, buttons: tuple[Button, ...]) -> Page:
        captured = {at for choice in self.choices for at in choice.targets if self.board[at]}
        red = {each.source for each in self.choices if captured.intersection(each.targets)}
        numbers = dict.fromkeys(
            Number(choice.source, choice.number, choice.source in red) for choice in self.choices
        )
        marks = Marks(numbers=tuple(numbers), beside=(*sorted(captured),), way=self.way)
        told = self.language.row(
            f"{value} {self.piece(kind_of(self.board[at]))} {NAMES[at]}" for at, value, _ in numbers
        )
        check = ""
        if self.checking:
            check = self.say("king-of-the-mountain/in-check", **self._attack(self.checking))
        how = "full" if self.explained and not check else "short"
        turn = self.say("king-of-the-mountain/choose-piece", how=how)
        warnings = self._warnings()
        others = self._others_turns(warned=len(warnings))
        lines = [self.language.sentences(turn, check), *warnings]
        # A phone's screen has no room for advice, the turns of several others, and letters.
        if not (self.offer() or (self._advised and self.view.position.seats > 2 and others)):
            lines.append(self.small_legend(dict.fromkeys(map(self._kind, self.choices))))
        lines.append(others)
        picture = self.board_shown(marks, told)
        rows = (self.turn_row(), *button_rows(buttons))
        return Page("", stack_texts(*lines), picture=picture, rows=rows)

    @property
    def _advised(self) -> bool:
        chair = self.seen.chairs[self.seen.seat]
        return chair.coached and chair.coaching

    def _others_turns(self, *, warned: int) -> str:
        """Return the others' last turns: in short beside warnings, and if there are several.

        Beside many warnings a phone's screen has room only for those in which the viewer lost
        something.
        """
        plies = [ply for ply in self.view.recent if ply.kind and ply.seat != self.seen.seat]
        in_short = warned <= 2 and not self.offer()
        alone = len(plies) == 1 and not warned
        told: list[str] = []
        mine = self.seen.seat
        for full, turns in groupby(
            plies, lambda ply: alone or any(loss.seat == mine for loss in ply.losses)
        ):
            if full:
                told += map(self.ply, turns)
            elif in_short:
                named = not warned and (self._advised or not self.explained)
                told.append(" · ".join(self.short_ply(ply, named=named) for ply in turns))
        return stack_texts(*told)

    def _kind(self, choice: Choice) -> int:
        return kind_of(self.board[choice.source])

    def _piece_button(self, choice: Choice) -> Button:
        """Return a piece's button, such as ``1 K``. It's green for a King who can get nearer.

        Numbers of two digits stand alone, so that five buttons fit side by side on a phone.
        """
        nearer = any(self._nearer(choice.source, at) for at in choice.targets)
        style = _style(nearer, any(self.board[at] for at in choice.targets))
        letter = letter_of(self._kind(choice), self.letters) if choice.number < 10 else ""
        label = f"{choice.number} {choice.signs or letter}".rstrip()
        return Button(label, "pick", choice.draft, style)

    def _nearer(self, source: int, target: int) -> bool:
        king = kind_of(self.board[source]) == KING
        shot = is_shot(self.view.position, source, target)
        return king and not shot and self.steps[target] < self.steps[source]

    def _going(self, choice: Choice, place: int) -> Page:
        """Return the hand for choosing a square. The button at ``place`` never makes a move."""
        kind, source = self._kind(choice), choice.source
        numbers = [
            Number(at, value, red=bool(self.board[at]))
            for value, at in enumerate(choice.targets, 1)
        ]
        few = len(numbers) <= 2 * MAX_BUTTONS_PER_ROW
        buttons = [
            Button(
                self._target_label(each, few),
                "move",
                f"{NAMES[source]}-{NAMES[each.square]}",
                _style(self._nearer(source, each.square), each.red),
            )
            for each in numbers
        ]
        gained = self.view.position.monarchs[self.seen.seat]
        piece = choice.signs or self.piece(kind)
        facts = {"piece": self.piece(kind), "square": self.square(source)}
        way = self.way_of(kind, gained)
        text = stack_texts(
            self.say("king-of-the-mountain/choose-square", **facts, way=way),
            *(() if self._advised else self._at_the_centre()),
        )
        marks = Marks(selected=source, numbers=tuple(numbers), beside=self.way)
        told = self.language.row(f"{each.value} {self.target(each.square)}" for each in numbers)
        pressed = Button(piece, "pick", choice.draft, "primary")
        rows = _rows_round(place, pressed, self._back(), buttons)
        return Page("", text, picture=self.board_shown(marks, told), rows=(self.turn_row(), *rows))

    def _target_label(self, target: Number, few: bool) -> str:
        if not few and not target.red:  # there's only room for squares of captures
            return str(target.value)
        return f"{target.value} {'×' if target.red else ''}{NAMES[target.square]}"

    def _respawning(self) -> Page:
        point = respawn_point(self.view.position, self.seen.seat)
        assert point is not None
        style = _style(nearer=False, captures=bool(self.board[point]))
        buttons = [
            Button(self.piece(kind), "respawn", LETTERS[kind], style) for kind in self.reserve
        ]
        return Page(
            "",
            self.say("king-of-the-mountain/choose-reserve", square=self.square(point)),
            picture=self.board_shown(Marks(selected=point)),
            rows=(self.turn_row(), *button_rows((*buttons, self._back()))),
        )

    def _warnings(self) -> list[str]:
        return [
            line for line in (*self.captured_kings(), *self._at_the_centre(), self.offer()) if line
        ]

    def _at_the_centre(self) -> tuple[str, str, str]:
        living, steps_left = self.view.position.living, self.view.steps_left
        left = {seat: n for seat in living if (n := steps_left(seat)) is not None}
        who = self.owner if len(left) == 1 else SEAT_MARKS.__getitem__
        steps = " · ".join(f"{who(seat)} {n}" for seat, n in left.items())
        near = self.say("king-of-the-mountain/kings-near", steps=steps) if steps else ""
        attack = ""
        if self.attackers:
            facts = self._attack(self.attackers) | {"centre": self.square(CENTRE)}
            attack = self.say("king-of-the-mountain/centre-attacked", **facts)
        return self.keeper(), near, attack

    def _attack(self, attackers: Sequence[int]) -> dict[str, Any]:
        return {
            "n": len(attackers),
            "kind": self.piece(kind_of(self.board[attackers[0]])),
            "squares": self.language.listing(map(self.square, attackers)),
        }


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
    if not across:
        return "↕"
    if not down:
        return "↔"
    if across == down:
        return "↘"
    return "↗" if across == -down else "↱"


def _style(nearer: bool, captures: bool) -> Style:
    return "success" if nearer else "danger" if captures else "secondary"


def _rows_round(place: int, piece: Button, back: Button, buttons: list[Button]) -> tuple[Row, ...]:
    """Return rows in which neither a target nor *Back* is at the ``place`` just pressed."""
    at_row, at = divmod(place, MAX_BUTTONS_PER_ROW)
    if len(buttons) <= _ROOMY:
        rows = [*button_rows(buttons)]
        rows.insert(at_row, (back, piece) if at == 1 else (piece, back))
        return tuple(rows)
    if place > len(buttons):
        return button_rows((*buttons, back, piece))
    return button_rows((*buttons[:place], piece, *buttons[place:], back))
