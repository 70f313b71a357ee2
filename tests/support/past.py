"""A server with a past: over a hundred people and more matches, played by the real services."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import actions, counting, lobbies, waking
from bot.match.actions import begin_solitaire
from bot.match.deadlines import sign_of_life
from bot.match.ledger import Change
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.match.shared_deals import SharedDeals
from cogs.daily.actions import DailyDeals
from games import GAMES
from games.core import STAND_IN, Chance, Level
from tests.support.stored import Shelf, let_all_decide

GUILD = 1456074443980800002
CHANNEL = 1456074443980800005
"""The ids that SimCord gives to its first server and channel."""
RESIDENTS = tuple(
    Person(CHANNEL + 1 + n, name, 1) for n, name in enumerate(("ann", "bob", "cem", "dora"))
)
"""The people of the world who have a past."""
ODD_NAMES = (
    "**bold** _thin_ ||dark||",
    "<@1456074443980800006> @everyone",
    "[free](https://example.com)",
    "ג׳ורג׳ המלך",
    "ملك الجبل",
    "👑🦄 Königin 🏰",
    "`code` ~~gone~~ # head",
    "ann",
    "\u202ereversed",
    "W" * 32,
    "> quoted\n- listed",
    "\u200b",
)
PEOPLE = 114
"""Number of people, so that each resident begins a rated match of High Card."""
MATCHES = 130
HERE = Place(guild_id=GUILD, channel_id=CHANNEL, locale="en-US")
ELSEWHERE = Place(guild_id=77, channel_id=78, locale="de")
BEGINNING = datetime(2025, 11, 20, 8, 0, tzinfo=UTC)
NOW = datetime(2026, 1, 21, 12, 0, tzinfo=UTC)
"""Start of the world in tests that use this past, a Wednesday."""


def crowd() -> list[Person]:
    """Return everybody who ever played here: residents first, then people with odd names."""
    names = [*ODD_NAMES, *(f"player {n}" for n in range(PEOPLE))]
    others = [Person(5000 + n, name, 1) for n, name in enumerate(names)]
    return [*RESIDENTS, *others][:PEOPLE]


class Past:
    """Plays whole matches over one database, while time moves on."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.shared_deals = SharedDeals(shelf.database)
        self.daily_deals = DailyDeals(shelf.ledger, self.shared_deals)
        self.rng = random.Random(1)
        self._clicks = 1000

    def click(self, person: Person) -> Person:
        self._clicks += 1
        return Person(person.user_id, person.name, self._clicks)

    async def begin(
        self,
        slug: str,
        people: list[Person],
        options: dict[str, Any] | None = None,
        *,
        computers: int = 0,
        level: Level = STAND_IN,
        casual: bool = False,
        place: Place = HERE,
    ) -> Record:
        """Begin a match between these people; the first one is the host."""
        ledger = self.shelf.ledger
        host = self.click(people[0])
        checked = GAMES[slug].options.model_validate(options or {}).model_dump(mode="json")
        record = await lobbies.open_lobby(
            ledger, slug, checked, "relaxed", host, place, casual=casual
        )
        for guest in people[1:]:
            record = await ledger.change(record.id, actions.join, self.click(guest))
        for _ in range(computers):
            record = await ledger.change(
                record.id, lobbies.add_computer, record.version, self.click(host), level
            )
        return await ledger.change(record.id, lobbies.start, record.version, host)

    async def duel(self, loser: Person, *people: Person, **options: Any) -> None:
        """Play a match that one player gives up."""
        record = await self.begin("king-of-the-hill", list(people), **options)
        await self.resign(record, loser)

    async def step(self, record: Record) -> Record:
        """Make a legal move for a player to act, or run out the time."""
        if _person_to_act(record) is None:
            return await self._wait(record)
        return await self.shelf.ledger.change(record.id, self._play)

    async def finish(self, record: Record, most: int = 3000) -> Record:
        """Play until the match is over; what people do in a row is one change, as each costs."""
        for _ in range(most):
            if record.status == "over":
                return record
            if _person_to_act(record) is None:
                record = await self._wait(record)
            else:
                record = await self.shelf.ledger.change(record.id, self._play_on)
        raise AssertionError("the match does not end")

    def _play_on(self, change: Change) -> None:
        while change.record.status == "running" and _person_to_act(change.record) is not None:
            self._play(change)

    def _play(self, change: Change) -> None:
        record = change.record
        seat = _person_to_act(record)
        if seat is None:  # somebody left at the same time, so it's a computer's turn
            raise Refusal(sentence("bot/its-turn-yet"))
        game, menu, chair = record.game, record.game.menu(record.state, seat), record.chairs[seat]
        action = menu.sample(self.rng)
        if game.slug == "king-of-the-mountain":
            likely = game.default_action(record.state, seat, Chance(bytes(32)))
            action = action if likely is None else likely
        data = game.actions.dump_python(action, mode="json")
        while data.get("type") in game.takes_back:
            data = game.actions.dump_python(menu.sample(self.rng), mode="json")
        person = Person(chair.user_id or 0, chair.name, 1)
        actions.act(change, record.alarm.since, person, data)

    async def _wait(self, record: Record) -> Record:
        """Wait for a computer's move, or for a player's time to run out."""
        ledger = self.shelf.ledger
        assert record.alarm.wake_at is not None
        self.shelf.clock.move(max(0, record.alarm.wake_at - ledger.now()))
        await waking.wake(ledger, self.shelf.computers, record.id, record.version)
        return await ledger.read(record.id)

    async def resign(self, record: Record, person: Person) -> Record:
        """Leave as a player, after they have made a decision."""
        await let_all_decide(self.shelf.database)
        return await self.shelf.ledger.change(record.id, actions.resign, person)

    async def solitaire(
        self, person: Person, *, daily: bool = False, concede: bool = False
    ) -> Record:
        """Play a game of Kill the Kings; only a new one is played."""
        slug, clicked = "kill-the-kings", self.click(person)
        record, dealt = (
            await self.daily_deals.begin(slug, clicked, HERE)
            if daily
            else await self.alone(clicked)
        )
        if not dealt:
            return record
        record = await (self.resign(record, person) if concede else self.finish(record))
        if daily:
            await self.end_day()
        return record

    async def end_day(self) -> None:
        """Count results of daily deals as if their day were over."""
        now = self.shelf.ledger.now() + 24 * 3_600_000
        await self.shelf.database.write(counting.count_due, now)

    async def alone(
        self,
        person: Person,
        place: Place = HERE,
        *,
        slug: str = "kill-the-kings",
        private: bool = False,
    ) -> tuple[Record, bool]:
        """Begin a solitaire that isn't a daily deal."""
        return await self.shelf.ledger.find_or_create(
            begin_solitaire, slug, {}, person, place, private=private
        )

    def wait(self, hours: float) -> None:
        self.shelf.clock.move(int(hours * 3_600_000))


def _person_to_act(record: Record) -> int | None:
    """Return the first seat of a person who can act now."""
    for seat in sorted(record.awaited):
        if not record.chairs[seat].computer and record.game.menu(record.state, seat).count():
            return seat
    return None


async def play_the_past(shelf: Shelf) -> None:
    """Play everything that happened on the server in the two months before ``NOW``."""
    shelf.clock.time = BEGINNING
    past, people = Past(shelf), crowd()
    await past.shared_deals.open()
    pause = (NOW - BEGINNING).total_seconds() / 3600 / (MATCHES + 4)
    for number in range(MATCHES):
        await _one_match(past, people, number)
        past.wait(pause - 0.05)
    for match_id in await shelf.board_postings.find_unpublished():
        record = await shelf.ledger.read(match_id)
        await shelf.board_postings.store(match_id, published_version=record.version)
    await shelf.database.write(sign_of_life, 1, [0], shelf.ledger.now())
    assert shelf.clock.time < NOW, "the past has run into the present"


async def _one_match(past: Past, people: list[Person], number: int) -> None:
    rng = random.Random(number)  # who sits together does not hang on how matches go
    size = rng.choice((2, 2, 2, 3, 3, 4, 7))
    regular = [people[number % len(people)]]
    others = [each for each in rng.sample(people, size + 1) if each not in regular]
    at_table = [*regular, *others][:size]
    match number % 13:
        case 0:  # some play often enough to be ranked
            await past.finish(await past.begin("high-card", people[:6], {"target": 1}))
        case 3:
            await past.solitaire(at_table[0])
        case 5:
            await past.solitaire(at_table[0], daily=True, concede=rng.random() < 0.3)
        case 7:
            record = await past.begin("king-of-the-hill", at_table[:2])
            await past.resign(record, at_table[rng.randrange(2)])
        case 9:
            options = {"turn_limit": 1}
            record = await past.begin("king-of-the-mountain", at_table[:3], options)
            await past.finish(record)
        case 10:
            await past.finish(
                await past.begin("high-card", [at_table[0]], {"target": 1}, computers=2)
            )
        case 11:
            record = await past.begin("high-card", at_table, {"target": 1}, casual=True)
            await past.finish(record)
        case 12:
            record = await past.begin("high-card", at_table, {"target": 1}, computers=1)
            await past.resign(record, at_table[-1])
            record = await past.shelf.ledger.read(record.id)
            await past.finish(record)
        case _:
            await past.finish(await past.begin("high-card", at_table, {"target": 1}))


@asynccontextmanager
async def past_of(path: Path, time: datetime = NOW) -> AsyncIterator[Past]:
    """The services over a database, at a time, to play more."""
    shelf = Shelf(path)
    shelf.clock.time = time
    await shelf.database.open()
    past = Past(shelf)
    await past.shared_deals.open()
    try:
        yield past
    finally:
        await shelf.database.close()
