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
            return language.say(
                "You're picking for another player. Short-range pieces are weaker, and the "
                "suggestion is fair."
            )
        case "picking":
            return language.say(
                "Bringing in a piece costs a turn, so a few long-range pieces are worth most. "
                "*Suggest* is a safe choice."
            )
        case "deploying":
            return language.say(
                "Use the army shown here if you like. Captured pieces come back, so a "
                "poor setup won't hurt you for long."
            )
        case "mutating" if seen.seat == seen.view.mutating[0]:
            return language.say(
                "A King who can also run like a Rook or Bishop gets to the centre sooner. The "
                "piece is gone for good."
            )
        case _:
            return language.say(
                "A draw means nobody wins. Compare how far the Kings are from J10 before you "
                "answer."
            )


def _turn(seen: KingOfTheMountainMatch, moves: tuple[int, ...], language: Language) -> str:
    """Return advice on a turn: first about Kings, then captures, then the way to the centre."""
    view, me = seen.view, seen.seat
    position = view.position
    king = position.king(me)
    if position.on_centre(me):
        return language.say(
            "Your King has to stay there to win. See which pieces could capture him, and stop them."
        )
    if king * SIZE + CENTRE in moves:
        if view.options.keep_it:
            return language.say(
                "Your King can step onto J10 now. He has to stay there to win, so keep help nearby."
            )
        return language.say("Your King can step onto J10 now, and that wins at once.")
    steps = steps_to_centre(position.board_name)
    others = [steps[position.king(rival)] for rival in position.living if rival != me]
    # Next to the centre, but it is attacked.
    if steps[king] == 1 < min(others) and owner_of(position.board[CENTRE]) != me:
        return language.say(
            "Your King can't step onto J10 yet: he could be captured there. Drive "
            "away the pieces that attack it, or block their way."
        )
    for rival in position.living:
        if rival != me and position.on_centre(rival):
            return language.say(
                "{mark}'s King wins if he stays on J10. If you capture him there, he starts "
                "again further away.",
                mark=SEAT_MARKS[rival],
            )
        if rival != me and view.steps_left(rival) is not None:
            return language.say(
                "{mark}'s King is close to J10, but a King can't step where he could be "
                "captured: attack the squares in front of him.",
                mark=SEAT_MARKS[rival],
            )
    if me in view.checked:
        point = position.inner_point(me) if in_middle(king) else position.corner(me)
        return language.count(
            steps[point],
            "You're in check, but you don't have to respond: a King captured here comes back on "
            "{point}, {n} step from J10.",
            "You're in check, but you don't have to respond: a King captured here comes back on "
            "{point}, {n} steps from J10.",
            point=NAMES[point],
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
        return language.count(
            captures,
            "{n} capture is possible. A captured piece isn't lost: it goes home, or waits in "
            "reserve.",
            "{n} captures are possible. A captured piece isn't lost: it goes home, or waits in "
            "reserve.",
        )
    ways = [move % SIZE for move in moves if move < RESPAWN and move // SIZE == king]
    if not ways:
        return language.say(
            "Your King has to walk to J10, but he can't move: clear a square next to him."
        )
    point = respawn_point(position, seen.seat)
    if position.reserves[seen.seat] and point is not None:
        return language.count(
            steps,
            "Your King is {n} step from J10. Bringing in a piece, on {point}, takes a turn too.",
            "Your King is {n} steps from J10. Bringing in a piece, on {point}, takes a turn too.",
            point=NAMES[point],
        )
    return language.count(
        steps,
        "Your King is {n} step from J10, and each step takes a turn. Other "
        "pieces can keep attackers out of his way.",
        "Your King is {n} steps from J10, and each step takes a turn. Other "
        "pieces can keep attackers out of his way.",
    )
