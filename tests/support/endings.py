"""Matches that one more action ends, and everything stored before and after it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import event

from bot.match import actions
from bot.match.people import Person
from bot.match.record import Record
from bot.preferences.people import PreferenceBook
from bot.storage import Database, tables
from games.core import Entry
from tests.support.past import Past


@dataclass(frozen=True)
class LastAction:
    """An action that a person is about to play."""

    match_id: str
    since: int
    person: Person
    data: dict[str, Any]

    async def play(self, past: Past) -> Record:
        return await past.shelf.ledger.change(
            self.match_id, actions.act, self.since, self.person, self.data
        )


async def brink(past: Past, record: Record) -> LastAction:
    """Play a match until only its last action is missing. Returns that action, for any services."""
    ledger = past.shelf.ledger
    while True:
        record = await ledger.read(record.id)
        chair = record.chairs[min(record.awaited)]
        chosen = record.game.menu(record.state, chair.seat).sample(past.rng)
        data = record.game.actions.dump_python(chosen, mode="json")
        if data.get("type") in record.game.takes_back:
            continue
        person = Person(chair.user_id or 0, chair.name, 1)
        action = LastAction(record.id, record.alarm.since, person, data)
        tried = await ledger.read(record.id)
        tried.play(Entry("action", chair.seat, data), person.user_id, ledger.now())
        if tried.status == "over":
            return action
        await action.play(past)


async def announce_champions(past: Past, guild_id: int, *people: Person) -> None:
    """Make a server announce champions, and people count across servers."""
    await past.shelf.database.run(
        tables.guild_settings.insert().values(
            guild_id=guild_id, channels=[], more={"champions": True}
        )
    )
    book = PreferenceBook(past.shelf.database)
    for person in people:
        await book.count_worldwide(person.user_id, person.name, "en-US")


class Interrupted(Exception):
    """The transaction was stopped from outside."""


@contextmanager
def stopped_at(
    database: Database, number: int, stop: Callable[[], None] | None = None
) -> Iterator[list[str]]:
    """Make a statement of a writing transaction fail, by its number; the commit comes last.

    Yields the statements run before it. ``stop`` is called instead of raising an error.
    """
    run: list[str] = []

    def step(what: str) -> None:
        if len(run) + 1 == number:
            if stop is not None:
                stop()
            raise Interrupted
        run.append(what)

    def statement(_connection: Any, _cursor: Any, text: str, *_: Any) -> None:
        step(text)

    def commit(_connection: Any) -> None:
        step("COMMIT")

    _, engine = database.engines
    event.listen(engine, "before_cursor_execute", statement)
    event.listen(engine, "commit", commit)
    try:
        yield run
    finally:
        event.remove(engine, "before_cursor_execute", statement)
        event.remove(engine, "commit", commit)
