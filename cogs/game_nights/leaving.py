"""Lets people leave an evening, and the table where they play its deal, in one transaction."""

from sqlalchemy import Connection

from bot.base.refusals import Refusal
from bot.match import actions
from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.record import Record
from cogs.game_nights import store as book
from cogs.game_nights.store import Table


def leave(
    connection: Connection, ledger: Ledger, evening_id: str, person: Person
) -> tuple[Table | None, Record | None]:
    """Let somebody leave; a computer plays on where they play a deal that other tables play too.

    Returns the match that they are in, and the same with that change, to be told of. Raises
    Refusal.
    """
    table = book.gather(connection, evening_id).table_of(person.user_id)
    record = _give_up(connection, ledger, table, person)  # matches are locked before evenings
    left_at = book.leave(connection, evening_id, person)
    if record is None:  # they may have been dealt in meanwhile
        table, record = left_at, _give_up(connection, ledger, left_at, person)
    return table, record


def _give_up(
    connection: Connection, ledger: Ledger, table: Table | None, person: Person
) -> Record | None:
    """Leave a seat to a computer; None where there is none to leave so."""
    if table is None or table.deal is None:
        return None
    try:
        return ledger.change_in(
            connection, table.match_id, lambda change: actions.resign(change, person)
        )
    except Refusal:  # it has ended meanwhile
        return None
