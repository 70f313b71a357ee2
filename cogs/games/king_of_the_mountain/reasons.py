"""Why one move is better than another: what it does on the board, and what a reply could do."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from bot.base.language import Language
from bot.pages.presenter import Weighed
from cogs.games.king_of_the_mountain.texts import KingOfTheMountainMatch, Texts
from games.king_of_the_mountain.board import (
    CENTRE,
    HERO,
    KING,
    NAMES,
    kind_named,
    kind_of,
    owner_of,
)
from games.king_of_the_mountain.moves import (
    attackers_of,
    in_check,
    is_legal,
    king_targets,
    moves_of,
    number_of,
    targets_of,
)
from games.king_of_the_mountain.notation import read_move
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    is_shot,
    make,
    respawn_point,
)
from games.king_of_the_mountain.terrain import steps_to_centre, terrain_of

_NEVER: Final = 999  # More turns than any win takes

Facts = Mapping[str, Any]
Piece = tuple[int, int]
"""A kind and a square. The kinds after the King are in about the order of their worth."""


class After:
    """The position after a seat's move."""

    def __init__(self, before: Position, seat: int, move: int) -> None:
        self.before, self.seat, self.move = before, seat, move
        self._terrain = terrain_of(before.board_name)
        self._steps = steps_to_centre(before.board_name)
        self.enters = move >= RESPAWN
        self.source, self.target = divmod(move, SIZE)
        self.kind = kind_of(before.board[self.source]) if not self.enters else move - RESPAWN
        if self.enters:
            self.target = respawn_point(before, seat) or 0
        self.prey = before.board[self.target]
        stays = not self.enters and is_shot(before, self.source, self.target)
        self.square = self.source if stays else self.target
        self.position = before.copy()
        self.losses = make(self.position, seat, move)

    @property
    def piece(self) -> Piece:
        return self.kind, self.square

    @property
    def rivals(self) -> list[int]:
        return [each for each in self.position.living if each != self.seat]

    @property
    def king_steps(self) -> int:
        """Number of steps between the seat's King and the centre."""
        return self._steps[self.position.king(self.seat)]

    @property
    def ahead(self) -> int | None:
        """The seat whose King was nearest to the centre before, or None if it was this seat's."""
        steps = {seat: self._steps[self.before.king(seat)] for seat in self.before.living}
        nearest = min(steps, key=lambda seat: (steps[seat], seat != self.seat))
        return None if nearest == self.seat else nearest

    @property
    def approaches(self) -> bool:
        """True if the King moves closer to the centre."""
        return self.kind == KING and self._steps[self.square] < self._steps[self.source]

    @property
    def way_open(self) -> bool:
        """True if the King can come closer to the centre with the seat's next move."""
        squares = king_targets(self.position, self._terrain, self.position.king(self.seat))
        return any(self._steps[to] < self.king_steps for to in squares)

    @property
    def guards_centre(self) -> bool:
        guards = attackers_of(self.position, CENTRE, self.rivals[0])
        return any(owner_of(self.position.board[at]) == self.seat for at in guards)

    @property
    def checks(self) -> set[int]:
        """The seats whose Kings are in check, and weren't before."""
        position = self.position
        return {
            at for at in self.rivals if in_check(position, at) and not in_check(self.before, at)
        }

    @property
    def attacks(self) -> list[Piece]:
        """The pieces, other than Heroes, that the moved one attacks, most valuable first."""
        board = self.position.board
        aims = targets_of(self._terrain, board, self.square, self.kind, self.seat)
        return sorted(
            (kind_of(board[to]), to) for to in aims if kind_of(board[to]) not in (0, HERO)
        )

    @cached_property
    def exposed(self) -> dict[Piece, int]:
        """The seat's pieces that can be captured next, and by whom."""
        board, found = self.position.board, dict[Piece, int]()
        for rival in self.rivals:
            for move in moves_of(self.position, rival):
                to = move % SIZE
                if move < RESPAWN and owner_of(board[to]) == self.seat:
                    found.setdefault((kind_of(board[to]), to), rival)
        return found

    @property
    def most_exposed(self) -> Piece:
        """The most valuable exposed piece other than the King; a Hero if there is none."""
        return min((each for each in self.exposed if each[0] != KING), default=(HERO, 0))

    @property
    def gained_reach(self) -> int:
        """How many more squares the moved piece can go to than before. Negative if fewer."""
        if self.enters or self.kind == KING:
            return 0
        places = (self.position.board, self.square), (self.before.board, self.source)
        now, then = (
            len(targets_of(self._terrain, board, at, self.kind, self.seat)) for board, at in places
        )
        return now - then


class Reason(Texts):
    """Why one move is better than another, in a sentence."""

    def __init__(
        self, seen: KingOfTheMountainMatch, language: Language, better: Weighed, worse: Weighed
    ) -> None:
        super().__init__(seen, language)
        self.better, self.worse = better, worse
        self.gains = _gain(better.facts) - _gain(worse.facts)

    def text(self) -> str:
        """Return the first reason that holds; empty if nothing explains why the move is better."""
        best, worst = number_of(self.better.action), number_of(self.worse.action)
        if best is None or worst is None or self.better.worth <= self.worse.worth:
            return ""
        if self.better.facts.get("wins") == 0:
            return self.say("bot/wins-match-once")
        one, two = (After(self.view.position, self.seen.seat, move) for move in (best, worst))
        why, facts = next(self._reasons(one, two), ("", {}))
        moves = {"best": self.choice(self.better.action), "move": self.choice(self.worse.action)}
        none = dict.fromkeys(("name", "piece", "square", "reply", "start"), "")
        told = {**none, **moves, **facts}
        return why and self.say("king-of-the-mountain/reason", why=why, **told)

    def _reasons(self, one: After, two: After) -> Iterator[tuple[str, Facts]]:
        reply = self._reply(one, two)
        yield from self._certain()
        if reply and reply[0] == "lets-capture" and self.gains > 0:
            yield reply
        yield from self._material(one, two)
        if reply and reply[0] != "lets-capture":
            yield reply
        if one.king_steps < two.king_steps:
            name = "" if one.ahead is None else self.owner(one.ahead)
            yield "trails" if name else "leads", {"name": name}
        yield from self._prospects(one, two)

    def _certain(self) -> Iterator[tuple[str, Facts]]:
        best, other, keep = self.better.facts, self.worse.facts, self.view.options.keep_it
        wins = best.get("wins", _NEVER)
        if wins < other.get("wins", _NEVER):
            yield "wins-later" if wins > 1 else "wins-kept" if keep else "wins-next", {}
        if {"loses", "winner"} <= other.keys() and "loses" not in best:
            how = "later" if other["loses"] > 1 else "kept" if keep else "next"
            yield f"loses-{how}", {"name": self.owner(other["winner"])}

    def _material(self, one: After, two: After) -> Iterator[tuple[str, Facts]]:
        best, other = self.better.facts, self.worse.facts
        if self.gains > 0 and _value(best, "takes") > _value(other, "takes"):
            loss = one.losses[0]
            yield "captures", self._facts((loss.kind, loss.square), loss.seat)
        if self.gains >= 0 and two.most_exposed[0] < one.most_exposed[0]:
            yield "exposes", self._facts(two.most_exposed, two.exposed[two.most_exposed])
        if self.gains >= 0 and "reply" in best and _value(best, "prey") > _value(other, "prey"):
            letter, square, _ = best["prey"]
            reply = self.move(best["reply"].partition(":")[2])
            facts = {"piece": self.piece(kind_named(letter)), "square": square, "reply": reply}
            yield "prepares", facts

    def _prospects(self, one: After, two: After) -> Iterator[tuple[str, Facts]]:
        if checked := one.checks - two.checks:
            yield "checks", {"name": self.owner(min(checked))}
        prey = [piece for piece in one.attacks if piece[0] != KING and piece not in two.attacks]
        if prey and one.piece not in one.exposed:
            yield "attacks", self._facts(prey[0], owner_of(one.position.board[prey[0][1]]))
        if two.prey and not one.prey and (to := two.losses[0].to) is not None:
            yield "returns", self._facts((two.losses[0].kind, to), two.losses[0].seat)
        if one.guards_centre and not two.guards_centre:
            yield "guards", {}
        if one.enters and not two.enters:
            yield "enters", self._facts(one.piece, one.seat)
        if two.enters and not one.enters:
            yield "slow", self._facts(two.piece, two.seat)
        if one.way_open and not two.way_open:
            yield "clears", {}
        if one.gained_reach > max(0, two.gained_reach):
            yield "reaches", self._facts(one.piece, one.seat) | {"start": NAMES[one.source]}
        if two.gained_reach < min(0, one.gained_reach):
            yield "shortens", self._facts(two.piece, two.seat) | {"start": NAMES[two.source]}

    def _facts(self, piece: Piece, seat: int) -> dict[str, str]:
        kind, at = piece
        return {"name": self.owner(seat), "piece": self.piece(kind), "square": NAMES[at]}

    def _reply(self, one: After, two: After) -> tuple[str, Facts] | None:
        """Return the effect of the best reply. None if it does as much after the better move."""
        number, _, text = self.worse.facts.get("reply", "").partition(":")
        if not text:
            return None
        seat, move = int(number) - 1, read_move(text)[0]
        done, same = (_effect(after, seat, move) for after in (two, one))
        if done is None or (same is not None and same[0] == done[0] and same[1] <= done[1]):
            return None
        what, *piece = done
        return what, self._facts((piece[0], piece[1]), seat) | {"reply": self.move(text)}


def _effect(after: After, seat: int, move: int) -> tuple[str, int, int] | None:
    """Return the effect of a reply on the mover, the kind of piece it concerns, and its square."""
    if not is_legal(after.position, seat, move):
        return None
    me, reply = after.seat, After(after.position, seat, move)
    board = reply.position.board
    if owner_of(reply.prey) == me:
        return "lets-capture", kind_of(reply.prey), reply.target
    if me in reply.checks:
        return "lets-check", KING, reply.position.king(me)
    for kind, at in reply.attacks:
        if owner_of(board[at]) == me and (kind, at) not in after.exposed:
            return "lets-attack", kind, at
    return ("lets-approach", KING, reply.square) if reply.approaches else None


def _value(facts: Facts, name: str) -> int:
    return int(facts[name][2]) if name in facts else 0


def _gain(facts: Facts) -> int:
    """Return the value of what a move captures, less that of the piece captured in return."""
    return _value(facts, "takes") - _value(facts, "taken")
