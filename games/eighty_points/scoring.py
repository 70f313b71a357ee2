"""The end of a round and the next one: steps 17 to 20, and 4 to 6, of the Gameplay Actions."""

from games.core.chance import Chance
from games.core.game import Event, IllegalAction, Seat
from games.eighty_points.declaring import DECK
from games.eighty_points.state import PLAYERS, EightyPointsState
from games.eighty_points.tricks import points_in
from games.eighty_points.view import RoundScore, after

PASSED = 15  # Rank of a seat that has passed the ace, which wins the match


def standing(rank: int, points: int, left: bool) -> tuple[bool, int, int]:
    """Sort key of the final places: leavers last, then rank; all who passed the ace are equal."""
    return left, -rank, 0 if rank == PASSED else -points


def rise_of(total: int) -> tuple[bool, int]:
    """Return True if the defenders rise at this challengers' score, and the number of ranks."""
    if total < 80:
        return True, 3 if total == 0 else 2 if total <= 40 else 1
    return False, min(3, max(0, total // 40 - 2))


def score_of(state: EightyPointsState) -> RoundScore:
    """Score a round whose last trick has been taken."""
    assert state.koth is not None
    defenders = tuple(seat for seat in range(PLAYERS) if seat in (state.koth, state.ally))
    challengers = tuple(seat for seat in range(PLAYERS) if seat not in defenders)
    taken = sum(state.points[seat] for seat in challengers)
    dead = points_in(state.dead)
    doubled = state.tricks[-1].winner in challengers
    total = taken + (2 * dead if doubled else 0)
    defended, rise = rise_of(total)
    return RoundScore(
        defenders=defenders,
        points=tuple(state.points),
        challengers=taken,
        dead=dead,
        doubled=doubled,
        total=total,
        rise=rise,
        risers=(defenders if defended else challengers) if rise else (),
        koth=_next_koth(state, state.koth, defended, defenders),
    )


def _next_koth(
    state: EightyPointsState, koth: Seat, defended: bool, defenders: tuple[Seat, ...]
) -> Seat:
    if defended:
        return koth if state.ally is None else state.ally
    following = after(state.seating, koth)
    while following in defenders:
        following = after(state.seating, following)
    return following


def end_round(state: EightyPointsState, events: list[Event]) -> None:
    """Raise ranks; end the match after the last round, or when a seat has passed the ace."""
    state.score = score = score_of(state)
    for seat in score.risers:
        state.ranks[seat] = min(PASSED, state.ranks[seat] + score.rise)
    facts = {"total": score.total, "rise": score.rise, "seats": list(score.risers)}
    events.append(Event("scored", facts))
    state.phase = "scored"
    if PASSED in state.ranks or state.round == state.rounds:
        finish(state, events)


def finish(state: EightyPointsState, events: list[Event]) -> None:
    state.phase = "over"
    events.append(Event("over"))


def get_ready(state: EightyPointsState, seat: Seat, chance: Chance, events: list[Event]) -> None:
    """Step 4. Raises IllegalAction."""
    if state.answered[seat]:
        raise IllegalAction("already_ready")
    state.answered[seat] = True
    events.append(Event("ready", {"seat": seat}))
    if all(state.answered):
        _begin_round(state, chance, events)


def _begin_round(state: EightyPointsState, chance: Chance, events: list[Event]) -> None:
    """Begin a round (steps 5 and 6)."""
    assert state.score is not None
    state.round += 1
    state.totals = [a + b for a, b in zip(state.totals, state.points, strict=True)]
    state.starter = state.koth = state.score.koth
    state.trump_rank = state.ranks[state.koth]
    state.trump_suit = None
    state.deck = chance.shuffle(f"round/{state.round}/deck", DECK)
    state.phase = "dealing"
    state.answered = [False] * PLAYERS
    state.declarations = []
    state.dead = []
    state.called = state.fallen = state.ally = state.leader = None
    state.tricks = []
    state.trick_number = 0
    state.points = [0] * PLAYERS
    state.shown = [[] for _ in range(PLAYERS)]
    events.append(Event("round_began", {"round": state.round, "koth": state.koth}))
