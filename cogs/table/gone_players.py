"""Players who have left the server of their match: they leave the match as well.

Discord doesn't notify the bot of that, so the bot asks when a player misses a turn. Otherwise it
would ping and wait for people who can't come.
"""

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import Refusal
from bot.match import actions
from bot.match.kind import Happened
from bot.match.ledger import Change, Ledger, stale
from bot.match.people import Person
from bot.match.record import Record
from bot.show.members import Members
from cogs.table.parts import LEFT_SERVER
from games.core import GameError

log = logs.get(__name__)


class GonePlayers:
    """Checks whether players who have just missed a turn are still on the server."""

    def __init__(self, ledger: Ledger, members: Members) -> None:
        self._ledger = ledger
        self._members = members
        self._missed: dict[tuple[str, int], Record] = {}
        """Matches in which a player missed a turn, by match and seat."""
        self.chore = Chore("players who left", self.look_after, needed=lambda: bool(self._missed))
        ledger.on_commit(Happened.TIMED_OUT, self._on_commit)

    def _on_commit(self, record: Record) -> None:
        # Only a player who has run out of time may have left.
        if record.status != "running" or record.kind.one_person:
            return
        for chair in record.chairs:
            if chair.timeouts and not chair.computer:
                self._missed[record.id, chair.seat] = record
        if self._missed:
            self.chore.look_soon()

    async def look_after(self) -> None:
        """Remove players from their matches if they have left the server."""
        while self._missed:
            (match_id, seat), record = self._missed.popitem()
            user_id, guild_id = record.chairs[seat].user_id, record.guild_of(record.chairs[seat])
            assert user_id is not None, "no computer is late"
            if not await self._members.has_left(guild_id, user_id, watched=False):
                continue
            try:
                await self._ledger.change(match_id, _leave, user_id)
            except (Refusal, GameError) as error:
                log.info("player who left the server stays", match=match_id, error=repr(error))


def _leave(change: Change, user_id: int) -> None:
    """Give up a person's seat as if they had left. Raises Refusal if they have played again."""
    record = change.record
    chair = record.chair_of(user_id)
    if chair is None or not chair.timeouts:
        raise stale()
    actions.resign(change, Person(user_id, chair.name, 0))
    record.add_event(LEFT_SERVER, chair.seat)
