"""Store of what kind each match is, and what only one feature needs in a value of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

_GONE = (
    *("daily", "evening_deal", "shared", "casual", "hinted", "taken_back", "takeback"),
    *("series_id", "series_number", "across"),
)


def upgrade() -> None:
    columns = (
        sa.Column("kind", sa.String(24), nullable=False, server_default="table"),
        sa.Column("shared_deal", sa.String(80)),
        sa.Column("unrated", sa.String(12)),
        sa.Column("details", sa.JSON(), nullable=False, server_default="{}"),
    )
    for column in columns:
        op.add_column("matches", column)
    old = ("id", "slug", "origin", *_GONE)
    types = {"details": sa.JSON(), "origin": sa.JSON(), "takeback": sa.JSON()}
    match = sa.table(
        "matches",
        *(sa.column(name, types.get(name)) for name in old),
        *(sa.column(name, types.get(name)) for name in ("kind", "shared_deal", "unrated")),
        sa.column("details", sa.JSON()),
    )
    at_night = sa.table("evening_tables", sa.column("match_id"))
    alone = match.c.slug == "kill-the-kings"
    steps = match.c.origin["steps"].as_integer()
    has_origin = steps.is_not(None)
    kind = sa.case(
        (match.c.daily.is_not(None), "daily"),
        (match.c.evening_deal.is_not(None), "night_deal"),
        (match.c.id.in_(sa.select(at_night.c.match_id)), "arena"),
        (match.c.series_id.is_not(None), "challenge"),
        (match.c.across, "across"),
        (sa.and_(has_origin, alone), "alone_again"),
        (sa.and_(has_origin, steps > 0), "played_on"),
        (has_origin, "same_cards"),
        (alone, "solitaire"),
        else_="table",
    )
    unrated = sa.case(
        (match.c.casual, "casual"), (match.c.hinted, "hint"), (match.c.taken_back, "takeback")
    )
    op.execute(
        sa.update(match).values(
            kind=kind,
            shared_deal=sa.func.coalesce(match.c.daily, match.c.evening_deal),
            unrated=unrated,
        )
    )
    _fill_details(match)
    for index in ("daily", "one_attempt", "evening_deal"):
        op.drop_index(f"ix_matches_{index}", "matches")
    for name in _GONE:
        op.drop_column("matches", name)
    shared = sa.text("shared_deal IS NOT NULL")
    attempts = sa.text("kind = 'daily' AND coalesce(cause, '') != 'rules'")
    for index, some, unique in (("shared_deal", shared, False), ("one_attempt", attempts, True)):
        op.create_index(
            f"ix_matches_{index}",
            "matches",
            ["shared_deal", "host_id"],
            unique=unique,
            sqlite_where=some,
            postgresql_where=some,
        )


def _fill_details(match: sa.TableClause) -> None:
    """Note with the few matches that need it: takebacks, best-ofs, results that were shared."""
    names = ("best_of", "first_wins", "second_wins", "draws", "ended", "forfeited")
    series = sa.table("series", sa.column("id"), *(sa.column(name) for name in names))
    connection = op.get_bind()
    wanted = (
        sa.select(match.c.id, match.c.takeback, match.c.shared, match.c.series_number, *series.c)
        .join_from(match, series, series.c.id == match.c.series_id, isouter=True)
        .where(
            sa.or_(match.c.series_id.is_not(None), match.c.takeback.is_not(None), match.c.shared)
        )
    )
    for row in connection.execute(wanted).all():
        (match_id, takeback, shared, number, series_id, *stands) = row
        details = {} if takeback is None else {"takeback": takeback}
        if shared:
            details["shared"] = True
        if series_id is not None:
            of = {"id": series_id, **dict(zip(names, stands, strict=True)), "number": number}
            details["series"] = {**of, "ended": bool(of["ended"])}
        if details:
            noted = sa.update(match).where(match.c.id == match_id).values(details=details)
            connection.execute(noted)
