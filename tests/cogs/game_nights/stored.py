"""One game night over a database, and what happens to it."""

from bot.match import actions
from bot.match.people import Person
from bot.match.record import Record
from cogs.game_nights import store
from cogs.game_nights.actions import leave, take_part
from cogs.game_nights.arena import BREATH_MS, advance
from cogs.game_nights.standings import standings_of
from cogs.game_nights.store import GameNight, Gathering, Table
from tests.support.stored import Shelf, let_all_decide

MINUTE = 60_000
PEOPLE = [Person(100 + number, f"guest {number}", 1) for number in range(30)]


class StoredNight:
    """One game night over a database, and what happens to it."""

    def __init__(self, shelf: Shelf, night: GameNight) -> None:
        self.shelf = shelf
        self.id = night.id

    async def gathering(self) -> Gathering:
        return await self.shelf.database.read(store.gather, self.id)

    async def join(self, *people: Person) -> None:
        for person in people:
            now = self.shelf.ledger.now()
            await self.shelf.database.write(take_part, now, self.id, person)

    async def leave(self, person: Person) -> Table | None:
        now = self.shelf.ledger.now()
        return await self.shelf.database.write(leave, now, self.id, person)

    async def step(self, milliseconds: int = 0) -> list[Record]:
        """Pass time, and do what is due. Returns the matches that began."""
        self.shelf.clock.move(milliseconds)
        return await self.shelf.database.write(advance, self.shelf.ledger, self.id)

    async def lose(self, record: Record, seat: int) -> None:
        """Give up a match as the person on a seat, and take a breath."""
        await let_all_decide(self.shelf.database)
        chair = record.chairs[seat]
        assert chair.user_id is not None
        person = Person(chair.user_id, chair.name, 1)
        await self.shelf.ledger.change(record.id, actions.resign, person)
        self.shelf.clock.move(BREATH_MS)

    async def points(self) -> dict[str, int]:
        return {line.guest.name: line.points for line in standings_of(await self.gathering())}

    async def waits(self) -> set[str]:
        return {line.guest.name for line in standings_of(await self.gathering()) if line.waits}
