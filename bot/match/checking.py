"""Checks that stored matches agree with their logs."""

from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from bot.match.record import UNREADABLE
from bot.match.store import load, load_log
from bot.storage import Database, tables
from games import GAMES
from games.core import replay


@dataclass(slots=True)
class Checked:
    """Results of replaying matches from their logs: how many agree, and which ones don't.

    ``unbegun`` ones have no state: lobbies, and matches cancelled before the deal.
    """

    sound: int = 0
    unbegun: int = 0
    other_rules: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)


async def check_matches(database: Database) -> Checked:
    """Replay every match from its log and compare the result with what is stored."""
    checked = Checked()
    ids = await database.scalars(select(tables.matches.c.id).order_by(tables.matches.c.id))
    for match_id in ids:
        await database.read(_check, match_id, checked)
    return checked


def _check(connection: Connection, match_id: str, checked: Checked) -> None:
    row = tables.matches.c
    slug, rules_version, stored = connection.execute(
        select(row.slug, row.rules_version, row.state).where(row.id == match_id)
    ).one()
    game = GAMES.get(slug)
    if game is None or game.rules_version != rules_version:
        checked.other_rules.append(match_id)
        return
    try:
        if stored is None:
            checked.unbegun += 1
            return
        record = load(connection, match_id)
        assert record is not None
        played = replay(game, record.header, load_log(connection, match_id))
        ended = record.status != "over" or record.outcome == game.outcome(played)
        if ended and played == record.state:
            checked.sound += 1
        else:
            checked.damaged.append(match_id)
    except UNREADABLE:
        checked.damaged.append(match_id)
