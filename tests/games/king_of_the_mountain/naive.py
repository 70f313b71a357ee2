"""King of the Mountain once more, slow and plain, to judge the engine by.

It is written from the document and the rulings and shares nothing with the engine but the text of
a position. A square is a file and a rank, both from 1; players count from 1.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

FILES = ".ABCDEFGHIJKLMNOPQRS"
SIDE = 19
STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
ASLANT = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LEAPS = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if 2 in (abs(x), abs(y)) and x and y]
OUTER_POINTS = {"bottom left": (1, 1), "top left": (1, 19), "top right": (19, 19)}
OUTER_POINTS["bottom right"] = (19, 1)
INNER_POINTS = {"bottom left": (5, 5), "top left": (5, 15), "top right": (15, 15)}
INNER_POINTS["bottom right"] = (15, 5)
CENTRE = (10, 10)

Place = tuple[int, int]


@dataclass
class Naive:
    pieces: dict[Place, tuple[str, int]]
    """Letter and player."""
    walls: set[Place]
    homes: dict[int, str]
    """The corner of each player."""
    reserves: dict[int, list[str]]
    gained: dict[int, str]
    kept: dict[int, int]
    captures: dict[int, int]

    def moves(self, player: int) -> set[str]:
        found = set()
        for at, (letter, owner) in self.pieces.items():
            if owner == player:
                found |= self._moves_of_piece(at, letter, player)
        point = self._point_for_respawn(player)
        if point is not None:
            found |= {f"{letter}@{name(point)}" for letter in self.reserves[player]}
        return found

    def _moves_of_piece(self, at: Place, letter: str, player: int) -> set[str]:
        ways = [letter]
        if letter == "K" and self.gained[player]:
            ways.append(self.gained[player])
        found = set()
        for way in ways:
            for to in self._free_moves(at, way):
                found.add(f"{name(at)}-{name(to)}")
            for to in self._captures(at, way, player):
                found.add(f"{name(at)}{'*' if way == 'A' else 'x'}{name(to)}")
        if letter == "K":
            return {move for move in found if "*" in move or self._is_safe_for_king(move, player)}
        return found

    def _is_safe_for_king(self, move: str, player: int) -> bool:
        """The document: the King may not move into a space where he would be in check."""
        to = place(re.split("[-x]", move)[1])
        after = self.after(move, player)
        return after.pieces[to] != ("K", player) or not after._is_attacked(to, player)

    def in_check(self, player: int) -> bool:
        (at,) = (at for at, piece in self.pieces.items() if piece == ("K", player))
        return self._is_attacked(at, player)

    def _is_attacked(self, target: Place, player: int) -> bool:
        for at, (letter, owner) in self.pieces.items():
            if owner != player:
                if target in self._captures(at, letter, owner):
                    return True
                gained = self.gained[owner] if letter == "K" else ""
                if gained and target in self._captures(at, gained, owner):
                    return True
        return False

    def _free_moves(self, at: Place, letter: str) -> Iterator[Place]:
        """Yield the squares where a piece may move without capturing."""
        match letter:
            case "K":
                yield from (to for to in steps(at, STRAIGHT + ASLANT) if self._is_free(to))
            case "Q" | "R" | "B" | "M" | "C" | "P":
                for step in slides(letter):
                    for to in line(at, step):
                        if not self._is_free(to):
                            break
                        yield to
                if letter in "MC":
                    yield from self._free_moves(at, "N")
            case "N":
                yield from (to for to in self._knight_squares(at) if self._is_free(to))
            case "L":
                yield from (to for to in steps(at, LEAPS) if self._is_free(to))
            case "A":
                for x, y in STRAIGHT:
                    one, two = (at[0] + x, at[1] + y), (at[0] + 2 * x, at[1] + 2 * y)
                    if self._is_free(one):
                        yield one
                        if self._is_free(two):
                            yield two
            case "G":
                yield from (to for to in steps(at, STRAIGHT) if self._is_free(to))
            case "H":
                yield from (to for to in steps(at, ASLANT) if self._is_free(to))

    def _captures(self, at: Place, letter: str, player: int) -> set[Place]:
        """The squares of the enemies that a piece could capture."""
        found: list[Place] = []
        match letter:
            case "K":
                found += steps(at, STRAIGHT + ASLANT)
            case "Q" | "R" | "B" | "M" | "C":
                for step in slides(letter):
                    found += [to for to in line(at, step) if not self._is_free(to)][:1]
                if letter in "MC":
                    found += self._knight_squares(at)
            case "N":
                found += self._knight_squares(at)
            case "L":
                found += steps(at, LEAPS)
            case "P":
                for step in STRAIGHT:
                    found += [to for to in line(at, step) if to in self.pieces][1:2]
            case "A":
                found += [(at[0] + 2 * x, at[1] + 2 * y) for x, y in ASLANT]
            case "G":
                found += steps(at, ASLANT)
                for x, y in ASLANT:
                    if (at[0] + x, at[1] + y) not in self.pieces:
                        found.append((at[0] + 2 * x, at[1] + 2 * y))
            case "H":
                found += steps(at, STRAIGHT)
        return {to for to in found if to in self.pieces and self.pieces[to][1] != player}

    def _knight_squares(self, at: Place) -> list[Place]:
        found = []
        for x, y in STRAIGHT:
            leg = (at[0] + x, at[1] + y)
            if self._is_free(leg):
                found += [
                    (leg[0] + across, leg[1] + along)
                    for across, along in ASLANT
                    if across == x or along == y
                ]
        return found

    def _is_free(self, at: Place) -> bool:
        return on_board(at) and at not in self.walls and at not in self.pieces

    def _point_for_respawn(self, player: int) -> Place | None:
        """The document: the corner if it is empty or an enemy's, if not the inner point."""
        for points in (OUTER_POINTS, INNER_POINTS):
            point = points[self.homes[player]]
            if point not in self.pieces or self.pieces[point][1] != player:
                return point
        return None

    def after(self, move: str, player: int) -> "Naive":
        """The position after a move, with all that returns."""
        new = replace(
            self,
            pieces=dict(self.pieces),
            reserves={owner: list(reserve) for owner, reserve in self.reserves.items()},
            kept=dict(self.kept),
            captures=dict(self.captures),
        )
        new._play(move, player)
        return new

    def _play(self, move: str, player: int) -> None:
        if "@" in move:
            letter, point = move.split("@")
            self.reserves[player].remove(letter)
            to, arriving = place(point), (letter, player)
        else:
            start, end = (place(word) for word in re.split("[-x*]", move))
            to, arriving = end, self.pieces[start]
            if "*" not in move:
                del self.pieces[start]
        captured = self.pieces.pop(to, None)
        if "*" not in move:
            self.pieces[to] = arriving
        if captured is not None:
            self.captures[player] += 1
            self._return(captured, to)
        for owner in self.kept:
            if self.pieces.get(CENTRE) != ("K", owner):
                self.kept[owner] = 0

    def _return(self, captured: tuple[str, int], where: Place) -> None:
        letter, owner = captured
        corner = OUTER_POINTS[self.homes[owner]]
        if letter != "K":
            if corner in self.pieces:
                self.reserves[owner].append(letter)
            else:
                self.pieces[corner] = captured
            return
        in_middle = 5 <= where[0] <= 15 and 5 <= where[1] <= 15
        point = INNER_POINTS[self.homes[owner]] if in_middle else corner
        displaced = self.pieces.pop(point, None)
        self.pieces[point] = captured
        if displaced is not None:
            self._return(displaced, point)


def read(text: str) -> Naive:
    facts = dict(row.split(": ") for row in text.splitlines() if ": " in row)
    count = int(facts["players"].split()[0])
    players = [*range(1, count + 1)]
    corners = ["bottom left", "top left", "top right", "bottom right"]
    homes = [corners[0], corners[2]] if count == 2 else corners
    said = {
        player: dict(re.findall(r"([a-z ]+) (\S+?)(?:, |$)", facts[f"player {player}"]))
        for player in players
    }
    pieces, walls = {}, set()
    for row in text.splitlines():
        rank, *signs = row.split()
        if rank.isdigit():
            for file, sign in enumerate(signs, 1):
                if sign == "##":
                    walls.add((file, int(rank)))
                elif sign != "..":
                    pieces[file, int(rank)] = (sign[0], int(sign[1]))
    return Naive(
        pieces,
        walls,
        dict(zip(players, homes, strict=False)),
        {player: [*said[player]["reserve"].strip("-")] for player in players},
        {player: said[player]["gained"].strip("-") for player in players},
        {player: int(said[player]["on the centre"]) for player in players},
        {player: int(said[player]["captures"]) for player in players},
    )


def name(at: Place) -> str:
    return f"{FILES[at[0]]}{at[1]}"


def place(said: str) -> Place:
    return FILES.index(said[0]), int(said[1:])


def on_board(at: Place) -> bool:
    return 1 <= at[0] <= SIDE and 1 <= at[1] <= SIDE


def steps(at: Place, ways: "list[Place] | tuple[Place, ...]") -> list[Place]:
    return [(at[0] + x, at[1] + y) for x, y in ways]


def slides(letter: str) -> tuple[Place, ...]:
    """The ways in which a piece runs."""
    return {"Q": STRAIGHT + ASLANT, "B": ASLANT, "C": ASLANT}.get(letter, STRAIGHT)


def line(at: Place, step: Place) -> Iterator[Place]:
    """The squares in a direction as far as the edge."""
    to = (at[0] + step[0], at[1] + step[1])
    while on_board(to):
        yield to
        to = (to[0] + step[0], to[1] + step[1])
