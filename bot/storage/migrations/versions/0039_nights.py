"""Game nights as ``nights``, without the form at which all tables played the same deals.

Those that were planned are withdrawn, and running ones are over; their matches go on. The standings
of this form are computed a last time, and stored.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

_OLD: Final = ("evening_tables", "evening_people", "evenings")
_NIGHT: Final = (
    *("id", "guild_id", "channel_id", "locale", "slug", "level", "minutes", "phase", "starts_at"),
    *("ends_at", "reminded", "event_id", "title", "note", "role_id", "pinged_at", "weekly"),
    "planner_id",
)
_AVERAGE: Final = 50.0


def upgrade() -> None:
    nights, people = _create_tables()
    _copy("evenings", "nights", {name: name for name in _NIGHT})
    kept = {name: name for name in ("user_id", "name", "here", "since")}
    _copy("evening_people", "night_people", {"night_id": "evening_id", **kept})
    numbered = {"match_id": "match_id", "night_id": "evening_id", "number": "number"}
    _copy("evening_tables", "night_tables", numbered)
    _store_standings(people)
    _end_nights(nights)
    _rename_setting()
    for name in _OLD:
        op.drop_table(name)


def _create_tables() -> tuple[sa.Table, sa.Table]:
    nights = op.create_table(
        "nights",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("slug", sa.String(40), nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("event_id", sa.BigInteger()),
        sa.Column("title", sa.String(80)),
        sa.Column("note", sa.String(300)),
        sa.Column("role_id", sa.BigInteger()),
        sa.Column("pinged_at", sa.BigInteger()),
        sa.Column("weekly", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("planner_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
    )
    op.create_index("ix_nights_guild_id_phase", "nights", ["guild_id", "phase"])
    unfinished = nights.c.phase.in_(("open", "running"))
    op.create_index(
        "ix_nights_unfinished",
        "nights",
        ["id"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
    people = op.create_table(
        "night_people",
        sa.Column("night_id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("percent", sa.Float()),
        sa.PrimaryKeyConstraint("night_id", "user_id", name="pk_night_people"),
        _to_night("night_people"),
    )
    op.create_index("ix_night_people_user_id", "night_people", ["user_id"])
    op.create_table(
        "night_tables",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("night_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_night_tables"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_night_tables_match_id", ondelete="CASCADE"
        ),
        _to_night("night_tables"),
    )
    op.create_index("ix_night_tables_night_id_number", "night_tables", ["night_id", "number"])
    return nights, people


def _to_night(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["night_id"], ["nights.id"], name=f"fk_{table}_night_id", ondelete="CASCADE"
    )


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *map(sa.column, columns))


def _copy(old: str, new: str, columns: Mapping[str, str]) -> None:
    """Copy a table; ``columns`` are the old ones by the new."""
    rows = _table(old, *columns.values()).select()
    op.execute(sa.insert(_table(new, *columns)).from_select([*columns], rows))


def _end_nights(nights: sa.Table) -> None:
    """End the game nights of the former form, and have their messages and events say so."""
    old = _table("evenings", "id", "deals")
    post = _table("postings", "kind", "subject", "wanted", "settled")
    former = nights.c.id.in_(sa.select(old.c.id).where(old.c.deals.is_not(None)))
    ending = sa.select(nights.c.id).where(former, nights.c.phase.in_(("open", "running")))
    op.execute(
        sa.update(post)
        .where(post.c.kind.in_(("night", "event")), post.c.subject.in_(ending))
        .values(wanted=post.c.wanted + 1, settled=sa.false())
    )
    for phase, after in (("open", "withdrawn"), ("running", "over")):
        ended = sa.update(nights).where(former, nights.c.phase == phase)
        op.execute(ended.values(phase=after, weekly=sa.false()))


def _rename_setting() -> None:
    settings = sa.table("guild_settings", sa.column("guild_id"), sa.column("more", sa.JSON()))
    connection = op.get_bind()
    for guild_id, more in connection.execute(sa.select(settings)).all():
        if "evening_role_id" in more:
            more["night_role_id"] = more.pop("evening_role_id")
            mine = sa.update(settings).where(settings.c.guild_id == guild_id)
            connection.execute(mine.values(more=more))


def _store_standings(people: sa.Table) -> None:
    """Store places and mean percentages of the deals that were over at all tables.

    People with fewer than half of them have no place.
    """
    connection = op.get_bind()
    dealt = defaultdict[str, dict[int, dict[str, list[Any]]]](dict)
    for row in connection.execute(_select_seats()):
        dealt[row.evening_id].setdefault(row.deal, {}).setdefault(row.match_id, []).append(row)
    for night_id, deals in dealt.items():
        over = [
            [*tables.values()]
            for tables in deals.values()
            if all(seats[0].status != "running" for seats in tables.values())
        ]
        results = defaultdict[int, list[float | None]](list)
        for tables in over:
            for user_id, percent in _results([each for each in tables if each[0].status == "over"]):
                results[user_id].append(percent)
        merits = {}
        for user_id, percents in results.items():
            known = [each for each in percents if each is not None]
            merits[user_id] = (
                2 * len(percents) >= len(over),
                round(1000 * (fmean(known) if known else _AVERAGE)),
            )
        order = sorted(merits.values(), reverse=True)
        for user_id, merit in merits.items():
            ranked, thousandths = merit
            mine = (people.c.night_id == night_id, people.c.user_id == user_id)
            place = 1 + order.index(merit) if ranked else None
            stored = sa.update(people).where(*mine)
            connection.execute(stored.values(place=place, percent=thousandths / 1000))


def _select_seats() -> sa.Select[Any]:
    night, match = _table("evenings", "id", "deals"), _table("matches", "id", "status")
    seated = _table("evening_tables", "match_id", "evening_id", "deal")
    chair = _table(
        "chairs",
        *("match_id", "seat", "user_id", "left", "stand_in", "place", "score", "spent"),
        *("own_moves", "computer_moves"),
    )
    return (
        sa.select(seated.c.evening_id, seated.c.deal, match.c.status, chair)
        .join_from(seated, night, night.c.id == seated.c.evening_id)
        .join(match, match.c.id == seated.c.match_id)
        .join(chair, chair.c.match_id == seated.c.match_id)
        .where(night.c.deals.is_not(None))
        .order_by(seated.c.evening_id, seated.c.deal, seated.c.match_id, chair.c.seat)
    )


def _results(tables: Sequence[Sequence[Any]]) -> list[tuple[int, float | None]]:
    """Return the people of a deal with their percentages, None if nobody else had their cards."""
    found = []
    for seat in range(max(map(len, tables), default=0)):
        percents = _percentages([_course(table, table[seat]) for table in tables])
        for table, percent in zip(tables, percents, strict=True):
            mine = table[seat]
            if mine.user_id is not None and mine.user_id > 0:  # former players have no line
                moves = mine.own_moves + mine.computer_moves
                away = mine.left or mine.stand_in or 3 * mine.computer_moves > moves
                found.append((mine.user_id, 0.0 if away else percent))
    return found


def _course(table: Sequence[Any], mine: Any) -> tuple[float, int, int]:
    """Return worth, score and thrift: greater is better."""
    places = [each.place or len(table) for each in table]
    place = mine.place or len(table)
    drawn = len({*places}) == 1
    won = place == 1 and not drawn
    worth = 0.5 if place == 1 and drawn else (len(table) - place) / (len(table) - 1)
    return worth, mine.score or 0, -(mine.spent or 0) if won else 0


def _percentages(courses: Sequence[tuple[float, int, int]]) -> list[float | None]:
    """Score each course against the others: by capped differences, or matchpoints if many."""
    compared = len(courses) - 1
    if not compared:
        return [None]
    if compared < 4:
        return [
            50 + 50 * sum(_ahead(mine, other) for other in courses) / (0.5 * compared)
            for mine in courses
        ]
    points, beaten = {}, 0
    for course, number in sorted(Counter(courses).items()):
        points[course] = beaten + (number - 1) / 2
        beaten += number
    return [100 * points[course] / compared for course in courses]


def _ahead(mine: tuple[float, int, int], other: tuple[float, int, int]) -> float:
    if mine[0] != other[0]:
        return max(-0.5, min(mine[0] - other[0], 0.5))
    return 0.1 * ((mine > other) - (mine < other))
