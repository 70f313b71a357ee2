"""What to do in King of the Mountain, for people who are new to it."""

from typing import Any

from bot.pages.presenter import Weighed
from cogs.games.king_of_the_mountain.reasons import Reason
from cogs.games.king_of_the_mountain.texts import Texts
from games.king_of_the_mountain.board import CENTRE, NAMES, in_middle, owner_of
from games.king_of_the_mountain.moves import TurnMenu, attackers_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.terrain import steps_to_centre


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
        nearest = min(rivals, key=lambda rival: steps[position.king(rival)])
        away = steps[position.king(nearest)]
        if steps[king] == 1 < away and owner_of(position.board[CENTRE]) != me:
            return "centre-attacked", {}
        if not away:
            return "rival-on-centre", {"name": self.owner(nearest)}
        if away == 1 and not (view.options.keep_it or attackers_of(position, CENTRE, nearest)):
            return "rival-wins", {"name": self.owner(nearest)}
        if view.steps_left(nearest) is not None:
            return "rival-near", {"name": self.owner(nearest)}
        if me in view.checked:
            point = position.inner_point(me) if in_middle(king) else position.corner(me)
            return "in-check", {"n": steps[point], "point": NAMES[point]}
        if any(move < RESPAWN and position.board[move % SIZE] > 0 for move in moves):
            return "captures", {}
        if not any(move < RESPAWN and move // SIZE == king for move in moves):
            return "shut-in", {}
        entry = respawn_point(position, me)
        if position.reserves[me] and entry is not None:
            return "reserve", {"n": steps[king], "point": NAMES[entry]}
        return "walk", {"n": steps[king]}
