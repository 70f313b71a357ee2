"""The computers that a person plays against: they get stronger as the person wins."""

from sqlalchemy import Connection, bindparam, not_, select

from bot.match.record import COMPUTER_SHARE
from bot.storage import tables
from games.core import LEVELS, Level

_own, _other = tables.chairs.alias("own"), tables.chairs.alias("other")
_person = tables.chairs.alias("person")
_SELECT_BEATEN = (
    select(_other.c.level)
    .distinct()
    .select_from(_own)
    .join(tables.matches, tables.matches.c.id == _own.c.match_id)
    .join(_other, (_other.c.match_id == _own.c.match_id) & _other.c.user_id.is_(None))
    .where(
        _own.c.user_id == bindparam("of"),
        _own.c.place == 1,
        not_(_own.c.left),
        not_(_own.c.stand_in),
        COMPUTER_SHARE * _own.c.computer_moves <= _own.c.own_moves + _own.c.computer_moves,
        tables.matches.c.slug == bindparam("game"),
        tables.matches.c.status == "over",
        ~select(_person.c.seat)
        .where(_person.c.match_id == _own.c.match_id, _person.c.seat != _own.c.seat)
        .where(_person.c.user_id.is_not(None))
        .exists(),
    )
)
"""Query for the levels of computers that a person has beaten, without other people present."""


def level_against(connection: Connection, user_id: int, slug: str) -> Level:
    """Return the weakest level that the person hasn't beaten in a game, or the strongest."""
    beaten = {*connection.scalars(_SELECT_BEATEN, {"of": user_id, "game": slug})}
    highest = max((LEVELS.index(level) for level in beaten), default=-1)
    return LEVELS[min(highest + 1, len(LEVELS) - 1)]
