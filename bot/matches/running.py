"""Matches under way: actions, leaving, joining late, time, computers."""

from collections.abc import Callable
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy import Connection, update

from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.matches.admission import (
    PUT_ASIDE,
    check_host,
    check_newcomer,
    check_patience,
    check_unfinished,
)
from bot.matches.computers import Computers
from bot.matches.ledger import Ledger, expect, expect_decision
from bot.matches.lobbies import Lobbies, sit_down
from bot.matches.people import MAX_NAME_LENGTH, Person
from bot.matches.record import Chair, Record
from bot.storage import tables
from games.core import Chance, Entry, GameError, IllegalAction, Level, step

_ADVISER: Final[Level] = "king"
"""The level that gives hints."""

Meaning = Callable[[str], dict[str, Any]]
"""The action that something means in a game, as data, by the game's slug."""


class RunningMatches:
    """What can be done with a match that has begun."""

    def __init__(self, ledger: Ledger, lobbies: Lobbies, computers: Computers) -> None:
        self._ledger = ledger
        self._lobbies = lobbies
        self._computers = computers

    async def act(
        self, match_id: str, since: int, person: Person, action: dict[str, Any]
    ) -> Record:
        """Play an action for the user's seat, in the decision that came up at version ``since``.

        Raises Refusal, or IllegalAction.
        """
        return await self.press(match_id, since, person, lambda _: action)

    async def press(self, match_id: str, since: int, person: Person, meaning: Meaning) -> Record:
        """Like ``act``, with the action that something means in the match's game.

        What ``meaning`` raises is raised, and nothing has changed.
        """
        return await self._ledger.change(match_id, self._press, since, person, meaning)

    def _press(self, record: Record, since: int, person: Person, meaning: Meaning) -> None:
        chair = _own_chair(record, person)
        expect_decision(record, since)
        try:
            action = meaning(record.slug)
            if record.daily and action.get("type") in record.game.takes_back:
                raise Refusal(sentence("In the deal of the day nothing is taken back."))
            self._play(record, Entry("action", chair.seat, action), person)
        except ValidationError:
            raise IllegalAction("unknown_action") from None

    async def resign(self, match_id: str, person: Person) -> Record:
        """Give the seat up for good, or call the match off if the person has decided nothing yet.

        Raises Refusal, or IllegalAction.
        """
        return await self._ledger.change(match_id, self._resign, person)

    def _resign(self, record: Record, person: Person) -> None:
        if record.status == "archived":
            record.status = "running"
        chair = _own_chair(record, person)
        if record.leaves_unplayed(chair):
            chair.left = True
            record.call_off("unplayed", self._ledger.now())
            return
        self._play(record, Entry("concession", chair.seat), person)
        record.pass_on_host()

    async def amend(self, match_id: str, person: Person, amendment: dict[str, Any]) -> Record:
        """Let the host change a running match. Raises Refusal, or IllegalAction."""
        return await self._ledger.change(match_id, self._amend, person, amendment)

    def _amend(self, record: Record, person: Person, amendment: dict[str, Any]) -> None:
        check_running(record)
        check_host(record, person)
        self._play(record, Entry("amendment", None, amendment), person)

    async def join(self, match_id: str, person: Person) -> Record:
        """Sit down, whether the match has begun or not.

        Raises Refusal, IllegalOptions or IllegalAction.
        """
        return await self._ledger.transaction(match_id, self._join, person)

    def _join(self, connection: Connection, record: Record, person: Person) -> None:
        if record.status != "running":
            sit_down(connection, record, person, self._ledger.now())
            return
        if any(chair.user_id == person.user_id for chair in record.chairs):
            mine = record.chair_of(person.user_id)
            raise Refusal(
                sentence("You already sit at this table.")
                if mine is not None
                else sentence("You left this match; a seat given up cannot be taken again.")
            )
        check_newcomer(connection, record.guild_id, person)
        chair = Chair(len(record.chairs), person.user_id, person.name[:MAX_NAME_LENGTH], "")
        check_patience(connection, record, [chair], person, self._ledger.now())
        self._play(record, Entry("joining"), person)
        record.chairs.append(chair)

    async def take_back(self, match_id: str, person: Person) -> Record:
        """Play one's own seat again after a computer stood in."""
        return await self._ledger.change(match_id, self._take_back, person)

    def _take_back(self, record: Record, person: Person) -> None:
        chair = _own_chair(record, person)
        if not chair.stand_in:
            raise Refusal(sentence("You are already playing your own seat."))
        self._play(record, Entry("return", chair.seat), person)

    def _play(self, record: Record, entry: Entry, person: Person | None) -> None:
        """Play an entry of a person, or of time or a computer."""
        record.play(entry, None if person is None else person.user_id, self._ledger.now())

    async def wake(self, match_id: str, version: int) -> Record | None:
        """Do what time asks of a match: a computer's move, a time-out, an idle lobby's end.

        Nothing happens when the match has moved on since; the match is returned when its
        players are to be warned.
        """
        try:
            record = await self._ledger.read(match_id)
            now = self._ledger.now()
            alarm = record.alarm
            if record.version != version or not record.live:
                return None
            if record.status == "lobby":
                await self._lobbies.close_idle(match_id, version)
            elif alarm.ends_at is not None and alarm.ends_at <= now:
                if record.daily is not None:
                    await self._happen(record, Entry("concession", 0))
                elif alarm.decision is None:
                    await self._ledger.change(match_id, _archive, version)
                elif record.hurries or not await self._computer_moves(record, record.to_act):
                    await self._happen(record)
            elif alarm.computer_at is not None and alarm.computer_at <= now:
                await self._computer_moves(record, record.awaited)
            elif alarm.warn_at is not None and alarm.warn_at <= now:
                await self._ledger.warned(record)
                return record
        except StaleClick:
            return None
        return None

    async def _happen(self, seen: Record, entry: Entry | None = None) -> None:
        """Play an entry that nobody pressed for, by default that time ran out.

        ``seen`` is the match as it was read. Raises StaleClick if it has changed since.
        """

        def body(record: Record) -> None:
            expect(record, seen.version)
            self._play(record, entry or record.time_out(), None)

        await self._ledger.change(seen.id, body)

    async def take_up(self, match_id: str, person: Person) -> Record:
        """Go on with a match that was put aside. Raises Refusal."""
        record = await self._ledger.read(match_id)
        if record.chair_of(person.user_id) is None:
            raise Refusal(NOT_YOUR_GAME if record.solitaire else NOT_YOURS)
        check_unfinished(record)
        if record.status != "archived":
            if record.solitaire:
                return record
            raise Refusal(sentence("This match is not put aside."))
        return await self._ledger.transaction(match_id, _take_up, person)

    async def hint(self, match_id: str, person: Person) -> tuple[Record, Any]:
        """Return what the strongest computer would do on the user's seat, and in which match.

        A game for one is unrated from then on.
        """
        record = await self._ledger.read(match_id)
        chair = _own_chair(record, person)
        if record.daily:
            raise Refusal(sentence("The deal of the day is played without hints."))
        if chair.seat not in record.awaited:
            raise Refusal(sentence("There is nothing to decide for you now."))
        advice = await self._computers.choose(record, chair.seat, _ADVISER)
        if record.solitaire and not record.hinted:
            await self._note_hint(record)
        return record, advice

    async def _note_hint(self, record: Record) -> None:
        """Let a game leave all ratings as they are. Raises Refusal if it has ended meanwhile."""
        row = tables.matches.c
        running = update(tables.matches).where(row.id == record.id, row.status == "running")
        if not await self._ledger.database.run(running.values(hinted=True)):
            raise Refusal(sentence("This match is over."))
        record.hinted = True

    async def _computer_moves(self, seen: Record, seats: frozenset[int]) -> bool:
        """One of the computers on these seats acts; False when none of them wants to."""
        for seat in sorted(seats):
            chair = seen.chairs[seat]
            if not chair.computer:
                continue
            action = await self._computers.choose(seen, seat, chair.level)
            if action is None:
                continue
            entry = Entry("action", seat, seen.game.actions.dump_python(action, mode="json"))
            await self._happen(seen, entry)
            return True
        return False


NOT_YOURS = sentence("You do not sit at this table, so that is not yours to do.")
NOT_YOUR_GAME = sentence("This is somebody else's game. /play opens one of your own.")


def check_running(record: Record) -> None:
    """Raise Refusal unless the match is under way."""
    check_unfinished(record)
    if record.status == "lobby":
        raise Refusal(sentence("This match has not begun yet."))
    if record.status == "archived":
        raise Refusal(PUT_ASIDE)


def _archive(record: Record, version: int) -> None:
    """Put a match aside that nobody has touched for long; nothing of it is lost."""
    expect(record, version)
    record.status = "archived"


def _take_up(connection: Connection, record: Record, person: Person) -> None:
    if record.status == "archived":
        check_newcomer(connection, record.guild_id, person)
        record.status = "running"


def _own_chair(record: Record, person: Person) -> Chair:
    check_running(record)
    chair = record.chair_of(person.user_id)
    if chair is None:
        raise Refusal(NOT_YOUR_GAME if record.solitaire else NOT_YOURS)
    return chair


def would_end(record: Record, entry: Entry) -> bool:
    """Whether this would be the last entry of a running match."""
    tried = record.game.copy(record.state)
    try:
        step(record.game, tried, entry, Chance(record.header.key))
    except GameError:
        return False
    return record.game.outcome(tried) is not None
