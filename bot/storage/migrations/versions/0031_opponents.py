"""Count how many different people each line of a leaderboard has met, and note wins without a gain.

Lines that have met fewer than two lose their place.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

_EVERYWHERE, _NEEDED, _ESTABLISHED, _UNCERTAIN = 0, 2, 0, 1
_Key = tuple[int, str, str, int]

_results = sa.table(
    "results",
    *(sa.column(name) for name in ("number", "guild_id", "slug", "user_id", "at")),
    *(sa.column(name, sa.Boolean) for name in ("rated", "worldwide")),
)
_ratings = sa.table(
    "ratings",
    *(sa.column(name) for name in ("guild_id", "board", "period", "user_id", "mu", "tier")),
    sa.column("opponents", sa.Integer),
)


def upgrade() -> None:
    op.add_column(
        "results", sa.Column("gains", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column(
        "ratings", sa.Column("opponents", sa.Integer(), nullable=False, server_default="0")
    )
    row = _ratings.c
    rows = [
        {"of": key[0], "on": key[1], "during": key[2], "who": key[3], "met": min(len(met), _NEEDED)}
        for key, met in _opponents().items()
    ]
    mine = sa.and_(
        row.guild_id == sa.bindparam("of"),
        row.board == sa.bindparam("on"),
        row.period == sa.bindparam("during"),
        row.user_id == sa.bindparam("who"),
    )
    if rows:
        noted = sa.update(_ratings).where(mine).values(opponents=sa.bindparam("met"))
        op.get_bind().execute(noted, rows)
    few = (row.mu.is_not(None), row.opponents < _NEEDED, row.tier == _ESTABLISHED)
    op.execute(sa.update(_ratings).where(*few).values(tier=_UNCERTAIN))


def _opponents() -> dict[_Key, set[int]]:
    """Return by line of a leaderboard whom it has met, up to as many as are needed."""
    row = _results.c
    query = sa.select(*row).where(row.rated).order_by(row.number)
    found: dict[_Key, set[int]] = {}
    for _, lines in groupby(op.get_bind().execute(query), key=lambda each: each.number):
        match = list(lines)
        for one in match:
            for key in _lines_of(one):
                there = match if key[0] != _EVERYWHERE else [m for m in match if m.worldwide]
                met = found.setdefault(key, set())
                if len(met) < _NEEDED:
                    met |= {other.user_id for other in there} - {one.user_id}
    return found


def _lines_of(result: Any) -> Iterator[_Key]:
    day = datetime.fromtimestamp(result.at / 1000, UTC)
    year, week, _ = day.isocalendar()
    for period in ("all", f"{day:%Y-%m}", f"{year}-W{week:02}"):
        if result.guild_id is not None:
            yield result.guild_id, result.slug, period, result.user_id
        if result.worldwide:
            yield _EVERYWHERE, result.slug, period, result.user_id
