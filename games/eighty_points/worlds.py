"""Views of Eighty Points, and random worlds that agree with a view."""

import random
from functools import lru_cache

from games.core.chance import Chance
from games.core.game import Viewer
from games.eighty_points.declaring import dealt
from games.eighty_points.guessing import Dealer
from games.eighty_points.state import PLAYERS, EightyPointsState
from games.eighty_points.tricks import denied_suits
from games.eighty_points.view import EightyPointsSeat, EightyPointsView


def view_of(state: EightyPointsState, viewer: Viewer) -> EightyPointsView:
    tricks = [*(trick.plays for trick in state.tricks), state.trick]
    void, pairless = denied_suits(tricks, state.order, loose=state.loose_following)
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
            EightyPointsSeat(
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


@lru_cache(maxsize=8)
def _dealer(view: EightyPointsView) -> Dealer:
    """Return the dealer for a view, kept since many worlds in a row are of the same one."""
    return Dealer(view)


def world_of(view: EightyPointsView, chance: Chance) -> EightyPointsState:
    """Return a random state that the viewer cannot tell from the real one.

    It agrees with the declared cards, and with the suits and pairs that plays have denied.
    """
    rng = random.Random(chance.below("world", 1 << 64))
    places = [[card for suit in place for card in suit] for place in _dealer(view).deal(rng)]
    for cards in places:
        # Until trumps are known, hands are in dealing order, which nobody else knows.
        if view.trump_suit is None:
            rng.shuffle(cards)
        else:
            cards.sort()
    *hands, dead, deck = places
    if view.viewer is not None:
        hands[view.viewer] = list(view.hand)
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
        dead=dead if view.buried is None else list(view.buried),
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
