"""What to do in King of the Mountain, and why one move is better than another."""

from collections.abc import Mapping
from typing import Any

from bot.base.language import Language
from bot.pages.presenter import Weighed
from cogs.games.king_of_the_mountain.texts import SEAT_MARKS, KingOfTheMountainMatch, Texts
from games.king_of_the_mountain.board import CENTRE, NAMES, in_middle, kind_named, owner_of
from games.king_of_the_mountain.moves import TurnMenu
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.terrain import steps_to_centre
from games.king_of_the_mountain.view import NEAR

Facts = Mapping[str, Any]


class Advice(Texts):
    """What one viewer reads about a match, with advice for people who are new to the game."""

    def reason(self, better: Weighed, worse: Weighed) -> str:
        return Reason(self.seen, self.language, better, worse).text()

    def coaching(self) -> str:
        case, facts = self.phase, dict[str, Any]()
        if isinstance(self.seen.menu, TurnMenu):
            case, facts = self._on_turn(self.seen.menu.moves)
        elif case == "mutating" and self.seen.seat != self.view.mutating[0]:
            case = "draw-offered"
        return self.say("king-of-the-mountain/advice", case=case, **facts)

    def _on_turn(self, moves: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        view, position, me = self.view, self.view.position, self.seen.seat
        king, steps = position.king(me), steps_to_centre(position.board_name)
        if position.on_centre(me):
            return "on-centre", {}
        if king * SIZE + CENTRE in moves:
            return ("next-to-centre" if view.options.keep_it else "wins"), {}
        rivals = [rival for rival in position.living if rival != me]
        nearest = min(steps[position.king(rival)] for rival in rivals)
        if steps[king] == 1 < nearest and owner_of(position.board[CENTRE]) != me:
            return "centre-attacked", {}
        for rival in rivals:
            if position.on_centre(rival):
                return "rival-on-centre", {"mark": SEAT_MARKS[rival]}
            if view.steps_left(rival) is not None:
                return "rival-near", {"mark": SEAT_MARKS[rival]}
        if me in view.checked:
            point = position.inner_point(me) if in_middle(king) else position.corner(me)
            return "in-check", {"n": steps[point], "point": NAMES[point]}
        captures = sum(move < RESPAWN and position.board[move % SIZE] > 0 for move in moves)
        if captures:
            return "captures", {"n": captures}
        if not any(move < RESPAWN and move // SIZE == king for move in moves):
            return "shut-in", {}
        entry = respawn_point(position, me)
        if position.reserves[me] and entry is not None:
            return "reserve", {"n": steps[king], "point": NAMES[entry]}
        return "walk", {"n": steps[king]}


class Reason(Texts):
    """Why one move is better than another, from the facts about both."""

    def __init__(
        self, seen: KingOfTheMountainMatch, language: Language, better: Weighed, worse: Weighed
    ) -> None:
        super().__init__(seen, language)
        self.better, self.worse = better.facts, worse.facts
        self.more, self.less = round(100 * better.worth), round(100 * worse.worth)
        self.move_to_avoid = self.choice(worse.action)
        self.gains = _gain(better.facts) - _gain(worse.facts)

    def text(self) -> str:
        """Return the main reason in a sentence; empty if the facts don't say."""
        told = (self._wins, self._loses, self._is_captured, self._captures, self._prepares)
        reasons = (*told, self._gets_near, self._chances)
        return next(filter(None, (reason() for reason in reasons)), "")

    def _wins(self) -> str:
        turns = self.better.get("wins")
        if turns is None or "wins" in self.worse:
            return ""
        if turns == 0:
            return self.say("bot/wins-match-once")
        how = "keeps" if turns == 1 and self.view.options.keep_it else "reaches"
        return self.say("king-of-the-mountain/wins", how=how, n=turns)

    def _loses(self) -> str:
        turns, winner = self.worse.get("loses"), self.worse.get("winner")
        if turns is None or winner is None or "loses" in self.better:
            return ""
        how = "later" if turns > 1 else "kept" if self.view.options.keep_it else "next"
        facts = {"move": self.move_to_avoid, "name": self.owner(winner)}
        return self.say("king-of-the-mountain/loses", how=how, n=turns, **facts)

    def _is_captured(self) -> str:
        if self.gains <= 0 or not self._exceeds(self.worse, self.better, "taken"):
            return ""
        name = self.owner(int(self.worse["reply"].partition(":")[0]) - 1)
        facts = {"move": self.move_to_avoid, **self._captured(self.worse, "taken")}
        return self.say("king-of-the-mountain/is-captured", name=name, **facts)

    def _captures(self) -> str:
        if self.gains <= 0 or not self._exceeds(self.better, self.worse, "takes"):
            return ""
        return self.say("king-of-the-mountain/captures", **self._captured(self.better, "takes"))

    def _prepares(self) -> str:
        answered = "reply" in self.better and self.gains >= 0
        if not answered or not self._exceeds(self.better, self.worse, "prey"):
            return ""
        facts = self._captured(self.better, "prey")
        return self.say("king-of-the-mountain/prepares", reply=self._reply(self.better), **facts)

    def _gets_near(self) -> str:
        one, other = self.better.get("steps"), self.worse.get("steps")
        if one is None or other is None or self.gains < 0:
            return ""
        whose, steps = "", 0
        if one[0] < other[0] and one[0] <= NEAR and one[1] >= other[1]:
            whose, steps = "own", one[0]
        elif other[1] < one[1] and other[1] <= NEAR:
            whose, steps = "rival", other[1]
        facts = {"whose": whose, "n": steps, "move": self.move_to_avoid}
        return self.say("king-of-the-mountain/gets-near", **facts) if whose else ""

    def _chances(self) -> str:
        if self.more <= self.less:
            return ""
        reply = self._reply(self.worse) if "reply" in self.worse else "none"
        facts = {"more": self.more, "less": self.less, "move": self.move_to_avoid}
        return self.say("king-of-the-mountain/chances", reply=reply, **facts)

    def _exceeds(self, one: Facts, other: Facts, what: str) -> bool:
        return _value(one, what) > _value(other, what)

    def _captured(self, facts: Facts, what: str) -> dict[str, str]:
        letter, square, _ = facts[what]
        return {"piece": self.piece(kind_named(letter)), "square": square}

    def _reply(self, facts: Facts) -> str:
        return self.move(facts["reply"].partition(":")[2])


def _value(facts: Facts, name: str) -> int:
    return int(facts[name][2]) if name in facts else 0


def _gain(facts: Facts) -> int:
    """Return the value of what a move captures, less that of the piece captured in return."""
    return _value(facts, "takes") - _value(facts, "taken")
