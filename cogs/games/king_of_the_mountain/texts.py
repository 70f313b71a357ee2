"""The texts of King of the Mountain: standings, turns, captures and returns."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, get_args

from bot.base.language import Language, sentence
from bot.match.view import MatchView
from bot.pages.endings import chair_name
from bot.pages.model import stack_texts
from bot.pages.presenter import MatchTexts
from cogs.games.king_of_the_mountain.board_art import LEXICON, letter_of
from games.king_of_the_mountain.board import KINDS, KING, LETTERS, NAMES, kind_of
from games.king_of_the_mountain.notation import format_move, last_turn
from games.king_of_the_mountain.position import RESPAWN, SIZE, Loss
from games.king_of_the_mountain.state import (
    MUTATES,
    PASSED,
    Action,
    AnswerDraw,
    Deploy,
    KingOfTheMountainOptions,
    Move,
    Mutate,
    OfferDraw,
    Pick,
    Ply,
    Respawn,
    picks_for,
)
from games.king_of_the_mountain.terrain import BoardName
from games.king_of_the_mountain.view import KingOfTheMountainView

KingOfTheMountainMatch = MatchView[KingOfTheMountainView]

SEAT_MARKS: Final = ("🔴", "🟦", "🔶", "🟢")
"""Seat marks, shaped like the pieces in the picture: round, square, pointed, six-sided."""
BOARDS: Final = {  # Each board by name, and its character
    board: sentence("king-of-the-mountain/board", board=board) for board in get_args(BoardName)
}
EXPLAINED_ROUNDS: Final = 2  # Rounds in which letters and presses are explained


def options_text(options: KingOfTheMountainOptions, language: Language) -> str:
    """Return the board and the variants of a match in one line."""
    chosen = options.model_dump(exclude={"board"} | ({"army_size"} if options.all_hands else set()))
    told = [
        language.say("king-of-the-mountain/option", option=option, n=int(value))
        for option, value in chosen.items()
        if value
    ]
    return " · ".join([language.render(BOARDS[options.board]), *told])


class Texts(MatchTexts[KingOfTheMountainView]):
    """What one viewer reads about a match."""

    @property
    def letters(self) -> Mapping[str, str]:
        """The letter of each kind in the reader's language, by its letter in notation."""
        return LEXICON.written(self.language)

    @property
    def friend(self) -> int:
        """The seat that the viewer picks pieces for, which may be their own."""
        return picks_for(self.view.options, self.view.position.seats, self.seen.seat)

    @property
    def phase(self) -> str:
        if self.view.phase == "picking" and not self.view.options.pick_for_friend:
            return "picking-for-reserve"
        return self.view.phase

    def piece(self, kind: int) -> str:
        """Return the name of a kind, or an empty string for kind 0."""
        return self.say("king-of-the-mountain/piece", kind=LETTERS[kind]) if kind else ""

    def pieces(self, kinds: tuple[int, ...]) -> str:
        """Return pieces by name. Equal ones are counted."""
        counted = {kind: kinds.count(kind) for kind in sorted({*kinds})}
        return self.language.row(
            self.piece(kind) + (f" ×{number}" if number > 1 else "")
            for kind, number in counted.items()
        )

    def square(self, at: int) -> str:
        """Return a square's name as text of fixed width, in which O and 0 differ."""
        return f"`{NAMES[at]}`"

    def target(self, at: int) -> str:
        """Return the square that a piece may go to, with what it captures there."""
        piece = self.piece(kind_of(self.view.position.board[at]))
        return f"×{NAMES[at]} {piece}" if piece else NAMES[at]

    def way_of(self, kind: int, gained: int) -> str:
        """Describe how a piece moves. ``gained`` is the piece that a King also moves as, or 0."""
        way = self.say("king-of-the-mountain/way", kind=LETTERS[kind])
        if kind != KING or not gained:
            return way
        also = self.say("king-of-the-mountain/way-also", kind=self.piece(gained))
        return self.language.sentences(way, also)

    @property
    def explained(self) -> bool:
        """True during everybody's first turns."""
        return self.view.phase != "over" and self.view.position.round <= EXPLAINED_ROUNDS

    def legend(self, kinds: Iterable[int] = KINDS) -> str:
        """Return the meaning of the letters on the pieces, if they are still explained."""
        if not self.explained:
            return ""
        return " · ".join(
            f"**{letter_of(kind, self.letters)}** {self.piece(kind)}" for kind in kinds
        )

    def player(self, seat: int) -> str:
        """Return a seat's mark and name for a list."""
        return f"{SEAT_MARKS[seat]} {chair_name(self.seen.chairs[seat])}"

    def owner(self, seat: int) -> str:
        """Return a seat's mark and name for a sentence."""
        return f"{SEAT_MARKS[seat]} {self.name(seat)}"

    def awaited(self) -> str:
        return self.language.listing(map(self.player, sorted(self.seen.awaited)))

    def whose_turn(self) -> str:
        return self.say("bot/name-s-turn", name=self.awaited())

    def now(self) -> str:
        if self.seen.replayed:
            return self.near()
        match self.view.phase:
            case "over":
                return ""
            case "playing":
                checked = (
                    self.say("king-of-the-mountain/king-checked", name=self.owner(seat))
                    for seat in self.view.checked
                )
                return stack_texts(self.whose_turn(), *checked, self.near(), self.offer())
            case _:
                seats, names = self.view.position.seats, self.awaited()
                now = self.say(
                    "king-of-the-mountain/now", phase=self.phase, players=seats, names=names
                )
                return stack_texts(now, self.offer())

    def offer(self) -> str:
        offer = self.view.offer
        if offer is None:
            return ""
        names = self.language.listing(self.owner(seat) for seat in self.view.asked)
        facts = {"name": self.owner(offer), "names": names}
        asked = "asked" if self.seen.viewer in self.view.asked else "other"
        whose = "own" if offer == self.seen.viewer else asked
        return self.say("king-of-the-mountain/draw-offered", whose=whose, **facts)

    def seats(self) -> str:
        return " · ".join(
            self.say("bot/name-left", name=self.player(seat))
            if seat in self.view.position.gone
            else self.player(seat)
            for seat in self.view.seats
        )

    def near(self) -> str:
        """Return the Kings just captured, near the centre, or keeping it, one per line."""
        view, lines = self.view, self.captured_kings()
        for seat in view.position.living:
            steps = view.steps_left(seat)
            if steps is not None:
                name = self.owner(seat)
                lines.append(self.say("king-of-the-mountain/king-near", n=steps, name=name))
        return stack_texts(*lines, self.keeper())

    def captured_kings(self) -> list[str]:
        """Say in a sentence each which Kings were captured in the last round."""
        return [
            self.say(
                "king-of-the-mountain/king-captured",
                name=self.owner(loss.seat),
                square=self.square(loss.square),
                point=self.square(loss.to),
            )
            for ply in self.view.recent
            for loss in ply.losses
            if loss.kind == KING and loss.to is not None
        ]

    def keeper(self) -> str:
        """Say whose King is keeping the centre, if any, and for how many turns."""
        position, wanted = self.view.position, self.view.options.keep_it
        for seat in position.living if wanted else ():
            if position.on_centre(seat):
                facts = {"kept": position.kept[seat], "wanted": wanted, "name": self.owner(seat)}
                return self.say("king-of-the-mountain/king-keeps-centre", **facts)
        return ""

    def last_turns(self) -> str:
        """Return the last round of turns: moves, captures, returns, checks."""
        if not self.view.recent:
            return ""
        return "\n".join(
            [self.say("king-of-the-mountain/last-turns"), *map(self.ply, self.view.recent)]
        )

    def ply(self, ply: Ply) -> str:
        name, what, kind = self.owner(ply.seat), ply.text, self.piece(ply.kind)
        if what.startswith(MUTATES):
            letter = what.removeprefix(MUTATES)
            what = "king-stays" if letter == "-" else "king-gains"
            kind = "" if letter == "-" else self.piece(LETTERS.index(letter))
        if what == PASSED or not ply.is_turn:
            return self.say("king-of-the-mountain/event", what=what, name=name, kind=kind)
        if "@" in what:
            move = self.move(what)
            told = self.say("king-of-the-mountain/respawns", name=name, kind=kind, move=move)
        else:
            told = self.language.label(name, f"{kind} `{what}`")
        parts = [told, *map(self.loss, ply.losses)]
        if given := [self.owner(seat) for seat in ply.checked if seat != ply.seat]:
            names = self.language.listing(given)
            parts.append(self.say("king-of-the-mountain/checks", names=names))
        if ply.seat in ply.checked:
            parts.append(self.say("king-of-the-mountain/still-in-check"))
        return " · ".join(parts)

    def short_ply(self, ply: Ply, *, named: bool = True) -> str:
        """Return a turn as a seat's mark, the name or letter of a piece, and a move."""
        piece = self.piece(ply.kind) if named else letter_of(ply.kind, self.letters)
        return f"{SEAT_MARKS[ply.seat]} {piece} `{self.move(ply.text)}`"

    def move(self, text: str) -> str:
        letter, sign, square = text.partition("@")
        return f"{self.letters[letter]}@{square}" if sign else text

    def loss(self, loss: Loss) -> str:
        return self.say(
            "king-of-the-mountain/lost",
            mark=SEAT_MARKS[loss.seat],
            kind=self.piece(loss.kind),
            square=self.square(loss.square),
            to="reserve" if loss.to is None else self.square(loss.to),
        )

    def footer(self) -> str:
        view, options = self.view, options_text(self.view.options, self.language)
        if view.setting_up:
            return options
        played = min(view.position.round, view.options.turn_limit or view.position.round)
        return f"{self.say('king-of-the-mountain/round', round=played)} · {options}"

    def waiting(self) -> str:
        view = self.view
        if view.phase == "over":
            return self.verdict()
        if view.phase == "picking" and view.picked is None:
            return self.say("king-of-the-mountain/friend-left", name=self.owner(self.friend))
        own, last = last_turn(view, self.seen.seat), ""
        if own is not None and own.text != PASSED:
            last = self.say("king-of-the-mountain/last-move", move=self.move(own.text))
        if not view.setting_up:
            return stack_texts(last, self.whose_turn())
        facts = {"phase": view.phase, "pieces": self.pieces(view.picked or ())}
        return stack_texts(last, self.say("king-of-the-mountain/waiting", **facts))

    def verdict(self) -> str:
        view = self.view
        how = "kept" if view.ending == "crowned" and view.options.keep_it else view.ending
        name = "" if view.winner is None else self.name(view.winner)
        return self.say("king-of-the-mountain/verdict", how=how, name=name)

    def board_in_words(self) -> str:
        """Return everything that the board shows, ending with the last turns, newest first."""
        squares: defaultdict[int, dict[int, list[str]]] = defaultdict(dict)
        for at, seat, kind in self.view.position.pieces():
            squares[seat].setdefault(kind, []).append(NAMES[at])
        return stack_texts(
            self.verdict() if self.view.phase == "over" else self.now(),
            *(self._army(seat, squares[seat]) for seat in self.view.position.living),
            *map(self.ply, reversed(self.view.recent)),
        )

    def _army(self, seat: int, squares: dict[int, list[str]]) -> str:
        position, keep_it = self.view.position, self.view.options.keep_it
        letters = [letter_of(kind, self.letters) for kind in range(len(LETTERS))]
        reserve = "".join(letters[kind] for kind in position.reserves[seat])
        if position.monarchs[seat]:
            letters[KING] += f"+{letters[position.monarchs[seat]]}"
        told = " ".join(f"{letters[kind]} {','.join(squares[kind])}" for kind in sorted(squares))
        if keep_it and position.on_centre(seat):
            told += f" {position.kept[seat]}/{keep_it}"
        text = self.language.label(self.seen.name(seat), told)
        if not reserve:
            return text
        return self.language.aside(text, self.say("king-of-the-mountain/reserve", pieces=reserve))

    def step(self, seat: int, action: Action) -> str:
        """Return a turn as in the list of last turns, or an action before the first turn."""
        if isinstance(action, Pick | Deploy):
            facts = {"what": action.type, "name": self.owner(seat)}
            return self.say("king-of-the-mountain/before-turns", **facts)
        recent = self.view.recent
        return self.ply(recent[-1]) if recent and recent[-1].seat == seat else ""

    def choice(self, action: Action) -> str:
        """Return a move in notation, or another action in words."""
        position, seat = self.view.position, self.seen.seat
        match action:
            case Move(source, target):
                return f"`{format_move(position, seat, source * SIZE + target)}`"
            case Respawn(kind):
                return f"`{self.move(format_move(position, seat, RESPAWN + kind))}`"
            case Mutate(None):
                return self.say("king-of-the-mountain/button-keep-king")
            case Mutate(int(kind)):
                return self.piece(kind)
            case OfferDraw():
                return self.say("king-of-the-mountain/button-offer-draw")
            case AnswerDraw(accept):
                answer = "yes" if accept else "no"
                return self.say("king-of-the-mountain/button-answer", accept=answer)
        return ""
