"""Odds of declarations at High Card, given the visible cards."""

from math import comb

from games.core.cards import rank_of
from games.core.menu import Menu
from games.high_card.state import DECK_SIZE, Declare
from games.high_card.view import Declaration, HighCardView


def most_often_right(view: HighCardView, menu: Menu[Declare]) -> Declare:
    """Return the play most often right if all unseen cards were equally likely.

    Ties go to the newest card. Others' declarations are ignored.
    """
    own = [*view.hand] if view.played is None else [*view.hand, view.played]
    seen = {*own, *view.face_up}
    unseen = [rank_of(card) for card in range(DECK_SIZE) if card not in seen]
    rivals = sum(seat.standing == "in" for seat in view.seats) - 1

    def worth(item: tuple[int, Declare]) -> tuple[int, int]:
        index, action = item
        return ways_right(rank_of(action.card), action.declaration, unseen, rivals), index

    return max(enumerate(menu), key=worth)[1]


def ways_right(rank: int, declaration: Declaration, unseen: list[int], rivals: int) -> int:
    """Count the equally likely sets of rivals' cards for which a declaration is right.

    ``unseen`` are the ranks of the cards the player cannot see; each rival shows one of them.
    """
    no_lower = comb(sum(other >= rank for other in unseen), rivals)
    no_higher = comb(sum(other <= rank for other in unseen), rivals)
    if declaration == "lowest":
        return no_lower
    if declaration == "highest":
        return no_higher
    level = comb(unseen.count(rank), rivals)
    return comb(len(unseen), rivals) - no_lower - no_higher + level
