"""Views of Eighty Points, and random worlds that agree with a view."""

from games.core.chance import Chance
from games.core.game import Viewer
from games.eighty_points.declaring import dealt
from games.eighty_points.guessing import unseen_in
from games.eighty_points.holdings import Holder, denied_suits, spread
from games.eighty_points.state import BURIED, PLAYERS, EightyPointsState
from games.eighty_points.trumps import order_of
from games.eighty_points.view import EightyPointsView, SeatView


def view_of(state: EightyPointsState, viewer: Viewer) -> EightyPointsView:
    """Return the match as a viewer may know it."""
    order = order_of(state.trump_rank, state.trump_suit)
    tricks = [*(trick.plays for trick in state.tricks), state.trick]
    void, pairless = denied_suits(tricks, order, loose=state.loose_following)
    open_dead = state.phase in ("scored", "over") or (viewer is not None and viewer == state.koth)
    return EightyPointsView(
        viewer=viewer,
        rounds=state.rounds,
        loose_following=state.loose_following,
        seating=tuple(state.seating),
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        dealt=dealt(state),
        trump_rank=state.trump_rank,
        trump_suit=state.trump_suit,
        declarations=tuple(state.declarations),
        claim=state.claims[viewer] if viewer is not None else None,
        seats=tuple(
            SeatView(
                held=len(state.hands[seat]),
                rank=state.ranks[seat],
                points=state.points[seat],
                total=state.totals[seat],
                answered=state.answered[seat],
                left=state.left[seat],
                shown=tuple(state.shown[seat]),
                void=void[seat],
                pairless=pairless[seat],
            )
            for seat in range(PLAYERS)
        ),
        koth=state.koth,
        called=state.called,
        fallen=state.fallen,
        ally=state.ally,
        leader=state.leader,
        turn=state.turn,
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        trick_number=state.trick_number,
        hand=tuple(sorted(state.hands[viewer])) if viewer is not None else (),
        chosen=tuple(state.chosen) if viewer is not None and viewer == state.koth else (),
        buried=tuple(state.dead) if open_dead else None,
        score=state.score,
    )


def world_of(view: EightyPointsView, chance: Chance) -> EightyPointsState:
    """Return a state that the viewer cannot tell from the real one, all drawn at random.

    It agrees with the declared cards, and with the suits and pairs that plays have denied.
    """
    hands, dead, deck = _hidden(view, chance)
    return EightyPointsState(
        rounds=view.rounds,
        loose_following=view.loose_following,
        seating=list(view.seating),
        starter=view.starter,
        trump_rank=view.trump_rank,
        deck=deck,
        koth=view.koth,
        round=view.round,
        phase=view.phase,
        ranks=[seat.rank for seat in view.seats],
        totals=[seat.total for seat in view.seats],
        left=[seat.left for seat in view.seats],
        hands=hands,
        answered=[seat.answered for seat in view.seats],
        declarations=list(view.declarations),
        claims=[view.claim if seat == view.viewer else None for seat in range(PLAYERS)],
        trump_suit=view.trump_suit,
        chosen=list(view.chosen),
        dead=dead,
        called=view.called,
        fallen=view.fallen,
        ally=view.ally,
        leader=view.leader,
        turn=view.turn,
        trick=list(view.trick),
        tricks=list(view.tricks),
        trick_number=view.trick_number,
        points=[seat.points for seat in view.seats],
        shown=[list(seat.shown) for seat in view.seats],
        score=view.score,
    )


def _hidden(view: EightyPointsView, chance: Chance) -> tuple[list[list[int]], list[int], list[int]]:
    """Return hands, dead hand and deck."""
    unseen = [face for face, copies in enumerate(unseen_in(view)) for _ in range(copies)]
    others = [seat for seat in range(PLAYERS) if seat != view.viewer]
    holders = [_holder(view, other) for other in others]
    buried = 0 if view.buried is not None or view.phase in _BEFORE_BURIAL else BURIED
    undealt = len(unseen) - buried - sum(holder.room for holder in holders)
    maybe_buried = others.index(view.koth) if buried and view.koth is not None else None
    order = view.order
    dealt_out = spread(
        unseen, [*holders, Holder(buried), Holder(undealt)], order, chance, either=maybe_buried
    )
    hands = [list(view.hand)] * PLAYERS
    for other, cards in zip(others, dealt_out, strict=False):
        hands[other] = cards if view.trump_suit is None else sorted(cards)
    dead = sorted(dealt_out[-2]) if view.buried is None else list(view.buried)
    return hands, dead, dealt_out[-1]


def _holder(view: EightyPointsView, seat: int) -> Holder:
    facts = view.seats[seat]
    over = seat == view.koth and view.buried is not None
    return Holder(facts.held, facts.void, facts.pairless, () if over else facts.shown)


_BEFORE_BURIAL = ("dealing", "declaring", "naming", "burying")
