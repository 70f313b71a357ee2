"""Coaching for people who are new to King of the Mountain: what to do now, and why."""

from bot.base.language import Language
from cogs.games.king_of_the_mountain.words import SEAT_MARKS, KingOfTheMountainMatch
from games.king_of_the_mountain.menu import TurnMenu
from games.king_of_the_mountain.pieces import owner_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.squares import CENTRE, NAMES, in_middle
from games.king_of_the_mountain.terrain import steps_to_centre


def coaching(seen: KingOfTheMountainMatch, language: Language) -> str:
    if isinstance(seen.menu, TurnMenu):
        return _turn(seen, seen.menu.moves, language)
    match seen.view.phase:
        case "picking" if seen.view.options.pick_for_friend:
            return language.say("king-of-the-mountain/coaching-picking-picking-another")
        case "picking":
            return language.say("king-of-the-mountain/coaching-picking-bringing-piece")
        case "deploying":
            return language.say("king-of-the-mountain/coaching-deploying")
        case "mutating" if seen.seat == seen.view.mutating[0]:
            return language.say("king-of-the-mountain/coaching-mutating")
        case _:
            return language.say("king-of-the-mountain/coaching")


def _turn(seen: KingOfTheMountainMatch, moves: tuple[int, ...], language: Language) -> str:
    """Return advice on a turn: first about Kings, then captures, then the way to the centre."""
    view, me = seen.view, seen.seat
    position = view.position
    king = position.king(me)
    if position.on_centre(me):
        return language.say("king-of-the-mountain/turn-king-stay")
    if king * SIZE + CENTRE in moves:
        if view.options.keep_it:
            return language.say("king-of-the-mountain/turn-king-step-onto-j10")
        return language.say("king-of-the-mountain/turn-king-step")
    steps = steps_to_centre(position.board_name)
    others = [steps[position.king(rival)] for rival in position.living if rival != me]
    # Next to the centre, but it is attacked.
    if steps[king] == 1 < min(others) and owner_of(position.board[CENTRE]) != me:
        return language.say("king-of-the-mountain/turn-king-step-onto")
    for rival in position.living:
        if rival != me and position.on_centre(rival):
            return language.say("king-of-the-mountain/turn-mark-s", mark=SEAT_MARKS[rival])
        if rival != me and view.steps_left(rival) is not None:
            return language.say("king-of-the-mountain/turn-mark-s-king", mark=SEAT_MARKS[rival])
    if me in view.checked:
        point = position.inner_point(me) if in_middle(king) else position.corner(me)
        return language.say(
            "king-of-the-mountain/turn-check-but", n=steps[point], point=NAMES[point]
        )
    return _chances(seen, moves, king, steps[king], language)


def _chances(
    seen: KingOfTheMountainMatch,
    moves: tuple[int, ...],
    king: int,
    steps: int,
    language: Language,
) -> str:
    """Return advice on a turn in which no King is in danger or about to win."""
    position = seen.view.position
    captures = sum(move < RESPAWN and position.board[move % SIZE] > 0 for move in moves)
    if captures:
        return language.say("king-of-the-mountain/chances-capture-possible", n=captures)
    ways = [move % SIZE for move in moves if move < RESPAWN and move // SIZE == king]
    if not ways:
        return language.say("king-of-the-mountain/chances-king-walk")
    point = respawn_point(position, seen.seat)
    if position.reserves[seen.seat] and point is not None:
        return language.say(
            "king-of-the-mountain/chances-king-step-j10", n=steps, point=NAMES[point]
        )
    return language.say("king-of-the-mountain/chances-king-step", n=steps)
