"""One game night over a database, and what happens to it."""

import random

from bot.match import actions
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.record import Record
from cogs.game_nights import store
from cogs.game_nights.actions import leave, take_part
from cogs.game_nights.dealing import BREATH_MS, advance
from cogs.game_nights.standings import standings_of
from cogs.game_nights.store import GameNight, Gathering, Table
from games.core import Entry
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
        ledger = self.shelf.ledger
        table, _ = await self.shelf.database.write(leave, ledger, self.id, person)
        return table

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

    async def scores(self) -> dict[str, float | None]:
        """Everybody's mean percentage."""
        return {each.guest.name: each.percent for each in standings_of(await self.gathering())}

    async def play_out(self, *records: Record, seed: int = 1) -> None:
        """Play matches to their end at random, each in one change."""
        rng = random.Random(seed)
        for record in records:
            await self.shelf.ledger.change(record.id, play_out, rng)


def play_out(change: Change, rng: random.Random) -> None:
    """Play a match to its end by lot."""
    record = change.record
    while record.status == "running":
        if not record.awaited:
            change.play(record.time_out())
            continue
        seat = min(record.awaited)
        chosen = record.game.menu(record.state, seat).sample(rng)
        data = record.game.actions.dump_python(chosen, mode="json")
        change.play(Entry("action", seat, data))
