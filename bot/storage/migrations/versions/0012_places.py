"""Store each seat's result and decisions, why matches were called off, and hints.

A finished match is read without its state from here on, so the places and scores of older ones are
taken from their states. The shapes of those states are written down here because the rules go on
changing.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011_0010"
branch_labels = None
depends_on = None

ACE_PASSED = 15
"""Rank of a seat that has won King of the Hill: Eighty Points."""
AT_ONCE = 500
MAX_NUMBER = 2**31 - 1
"""Maximum of an integer column of PostgreSQL."""

Ends = list[tuple[int, int, int | None]]
"""Place, score and what was spent, by seat."""


def upgrade() -> None:
    op.add_column("matches", sa.Column("cause", sa.String(length=16)))
    op.add_column(
        "matches", sa.Column("hinted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column(
        "chairs", sa.Column("decided", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.execute(
        "UPDATE chairs SET decided = false "
        "WHERE match_id IN (SELECT id FROM matches WHERE status = 'lobby')"
    )
    for name in ("place", "score", "spent"):
        op.add_column("chairs", sa.Column(name, sa.Integer()))
    op.drop_index("ix_matches_one_attempt", "matches")
    one_attempt = sa.text("daily IS NOT NULL AND coalesce(cause, '') != 'rules'")
    op.create_index(
        "ix_matches_one_attempt",
        "matches",
        ["daily", "host_id"],
        unique=True,
        sqlite_where=one_attempt,
        postgresql_where=one_attempt,
    )
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """Store the results of finished matches whose states can be read."""
    chairs = sa.table("chairs", *map(sa.column, ("match_id", "seat", "place", "score", "spent")))
    matches = sa.table("matches", *map(sa.column, ("id", "slug", "status", "state")))
    store = (
        sa.update(chairs)
        .where(chairs.c.match_id == sa.bindparam("of"), chairs.c.seat == sa.bindparam("at"))
        .values({name: sa.bindparam(f"new_{name}") for name in ("place", "score", "spent")})
    )
    state = sa.cast(matches.c.state, sa.Text).label("state")
    over = sa.select(matches.c.id).where(matches.c.status == "over").order_by(matches.c.id)
    ids = connection.scalars(over).all()
    for start in range(0, len(ids), AT_ONCE):
        some = sa.select(matches.c.id, matches.c.slug, state).where(
            matches.c.id.in_(ids[start : start + AT_ONCE])
        )
        rows: list[dict[str, Any]] = []
        for match in connection.execute(some):
            for seat, (place, score, spent) in enumerate(_ends(match.slug, match.state)):
                values = {"new_place": place, "new_score": score, "new_spent": spent}
                rows.append({"of": match.id, "at": seat, **values})
        if rows:
            connection.execute(store, rows)


def _ends(slug: str, state: str | None) -> Ends:
    """Return each seat's ending; empty if the state is not of a known shape."""
    try:
        ends = _BY_GAME[slug](json.loads(state or ""))
    except (LookupError, TypeError, ValueError, AttributeError):
        return []
    numbers = (number for end in ends for number in end if number is not None)
    return ends if all(type(each) is int and abs(each) <= MAX_NUMBER for each in numbers) else []


def _ranked(standing: Sequence[Any], scores: Sequence[int]) -> Ends:
    """Return places by a standing whose least is the best; equal ones share a place."""
    places = [1 + sum(other < mine for other in standing) for mine in standing]
    return [(place, score, None) for place, score in zip(places, scores, strict=True)]


def _high_card(state: dict[str, Any]) -> Ends:
    points = state["points"]
    standing = [(gone, -held) for gone, held in zip(state["gone"], points, strict=True)]
    return _ranked(standing, points)


def _king_of_the_hill(state: dict[str, Any]) -> Ends:
    king = state["king"]
    return _ranked([king not in (None, seat) for seat in (0, 1)], state["won"])


def _kill_the_kings(state: dict[str, Any]) -> Ends:
    killed = sum(death is not None for death in state["deaths"])
    return [(1 if state["ending"] == "won" else 2, killed, 48 - len(state["stock"]))]


def _king_of_the_mountain(state: dict[str, Any]) -> Ends:
    position = state["position"]
    gone, captures = list(position["gone"]), position["captures"]

    def standing(seat: int) -> int:
        if seat in gone:
            return 2 + len(gone) - gone.index(seat)
        return 0 if state["winner"] in (None, seat) else 1

    return _ranked([standing(seat) for seat in range(len(captures))], captures)


def _eighty_points(state: dict[str, Any]) -> Ends:
    points = [before + now for before, now in zip(state["totals"], state["points"], strict=True)]
    ranks = state["ranks"]
    standing = [
        (left, -rank, 0 if rank == ACE_PASSED else -held)
        for left, rank, held in zip(state["left"], ranks, points, strict=True)
    ]
    return _ranked(standing, ranks)


_BY_GAME: dict[str, Callable[[dict[str, Any]], Ends]] = {
    "eighty-points": _eighty_points,
    "high-card": _high_card,
    "kill-the-kings": _kill_the_kings,
    "king-of-the-hill": _king_of_the_hill,
    "king-of-the-mountain": _king_of_the_mountain,
}
