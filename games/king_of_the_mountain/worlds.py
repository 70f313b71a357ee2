"""Views of King of the Mountain, and states that agree with a view."""

import random

from games.core.chance import Chance
from games.core.game import Viewer
from games.king_of_the_mountain.armies import army_menu, pick_menu, pieces_given
from games.king_of_the_mountain.state import KingOfTheMountainState
from games.king_of_the_mountain.view import KingOfTheMountainView


def view_of(state: KingOfTheMountainState, viewer: Viewer) -> KingOfTheMountainView:
    seated = viewer is not None and viewer in state.position.living
    secret = state.phase in ("picking", "deploying") or not state.turns
    made = state.picks if state.phase == "picking" else state.armies
    given = pieces_given(state, viewer) if seated and viewer is not None else None
    return KingOfTheMountainView(
        viewer=viewer,
        options=state.options,
        position=state.position.copy(),
        phase=state.phase,
        ready=tuple(choice is not None for choice in made),
        picked=state.picks[viewer] if viewer is not None else None,
        given=given if state.phase == "deploying" else None,
        army=state.armies[viewer] if viewer is not None else None,
        armies=None if secret else tuple(army or "" for army in state.armies),
        mutating=state.mutating,
        offer=state.offer,
        agreed=state.agreed,
        offered=state.offered,
        turns=state.turns,
        recent=state.recent,
        record=state.record,
        ending=state.ending,
        winner=state.winner,
        checked=state.checked,
    )


def world_of(view: KingOfTheMountainView, chance: Chance) -> KingOfTheMountainState:
    """Return a state that the viewer cannot tell from the real one.

    Secret choices of others are random.
    """
    seats = view.position.seats
    state = KingOfTheMountainState(
        options=view.options,
        position=view.position.copy(),
        phase=view.phase,
        picks=[None] * seats,
        armies=[None] * seats if view.armies is None else [army or None for army in view.armies],
        mutating=view.mutating,
        offer=view.offer,
        agreed=view.agreed,
        offered=view.offered,
        turns=view.turns,
        recent=view.recent,
        record=view.record,
        ending=view.ending,
        winner=view.winner,
        checked=view.checked,
    )
    if not view.turns:
        _choose_in_secret(state, view, random.Random(chance.below("world", 1 << 64)))
    return state


def _choose_in_secret(
    state: KingOfTheMountainState, view: KingOfTheMountainView, rng: random.Random
) -> None:
    """Fill in the choices made so far: the viewer's own, and random ones for the others."""
    seats = view.position.seats
    menu = pick_menu(view.options)
    for seat in range(seats):
        if view.phase == "picking" and not view.ready[seat]:
            continue
        if view.viewer == seat:
            state.picks[seat] = view.picked
        elif view.options.picks_first:
            state.picks[seat] = menu.sample(rng).pieces
    # The neighbour's pick is what the viewer was given.
    if view.given is not None and view.viewer is not None:
        state.picks[(view.viewer - 1) % seats] = view.given
    for seat in range(seats):
        if view.phase != "picking" and view.ready[seat]:
            army = army_menu(view.options, pieces_given(state, seat)).sample(rng).army
            state.armies[seat] = view.army if view.viewer == seat else army
