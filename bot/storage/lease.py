"""Which process owns which rows, and the locks between processes.

A server belongs to a shard, and a shard to a process, by locks on one connection to PostgreSQL.
All of them are released when that connection or the process ends.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Connection, Select, column, func, select, table, true
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs
from bot.base.bounds import Locks
from bot.base.chores import Chore
from bot.storage import tables
from bot.storage.statements import upsert

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


log = logs.get(__name__)

SHARD: Final = 1
COUNT: Final = 2
IDENTIFY: Final = 3
"""Classes of advisory locks: for a shard, for the number of shards, for a turn to identify."""
ASK_AGAIN_SECONDS: Final = 0.25
IDENTIFY_SECONDS: Final = 5.25
"""Discord accepts one identify per bucket in five seconds. The rest is for network delays."""
LOOK_SECONDS: Final = 5  # interval between checks of the connection
MAX_SILENCE_SECONDS: Final = 10
"""Maximum time for the database to answer. After that the shards count as lost."""
CHANNEL: Final = "castellan"
_fact: Final = tables.facts.c
_session: Final = table(
    "pg_stat_activity", *map(column, ("pid", "application_name", "xact_start"))
).c


class WrongShardCount(Exception):
    """Processes disagree on the number of shards. The text is one line that says so."""


class Lease:
    """Holds a process's shards and receives the notices of other processes."""

    def __init__(self, engine: "AsyncEngine", name: str) -> None:
        """``name`` is this process's name in the server's list of connections."""
        self._engine = engine
        self._name = name
        self._connection: AsyncConnection | None = None
        self._asking = asyncio.Lock()
        self._turns: Locks[int] = Locks()
        self._held: set[asyncio.Task[None]] = set()
        self._lost: Callable[[], None] = lambda: None
        self._given_back = False
        self._chore = Chore("shard locks", self._look, seconds=LOOK_SECONDS)

    async def take(self, shard_ids: Collection[int], count: int, lost: Callable[[], None]) -> None:
        """Wait until no other process has any of these shards, then take them.

        Calls ``lost`` if they are lost later. Raises WrongShardCount if another process has a
        different count.
        """
        self._lost = lost
        engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection = await engine.connect()
        driver = await self._driver()
        # Locks end with the connection, so its end must be noticed at once.
        driver.add_termination_listener(lambda _: self._end("the database closed the connection"))
        # Locked before comparing: if two processes start together, at least one sees the other.
        await self._ask(select(func.pg_advisory_lock_shared(COUNT, count)))
        other = await self._ask(_other_counts(count))
        if other is not None:
            raise WrongShardCount(
                f"SHARD_COUNT: this process has {count}, another one on the same database has "
                f"{other}. Set the same everywhere; to change it, stop all of them first."
            )
        # In the same order everywhere, or two processes could each wait for the other's shard.
        for shard_id in sorted(shard_ids):
            await self._lock(SHARD, shard_id, "shard")
        await self._end_predecessors(shard_ids)
        self._chore.start()

    async def _end_predecessors(self, shard_ids: Collection[int]) -> None:
        """End the transactions of the processes that had these shards before.

        A hanging process loses its shards with this connection, but keeps row locks through its
        others: no server timeout applies while the server waits for a client.
        """
        assert self._connection is not None, "taken before"
        holders = [{"name": f"process of shard {shard_id}"} for shard_id in shard_ids]
        names = select(_fact.value).where(_fact.name.in_([each["name"] for each in holders]))
        left = select(func.pg_terminate_backend(_session.pid)).where(
            _session.application_name.in_(names),
            *(_session.application_name != self._name, _session.xact_start.is_not(None)),
        )
        mine = [each | {"value": self._name} for each in holders]
        async with self._asking:
            # One lock for both, so that no other statement of this process runs between them.
            ended = (await self._connection.execute(left)).all()
            await self._connection.run_sync(upsert, tables.facts, mine)
        if ended:
            log.warning("transactions of the process before this one ended", number=len(ended))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` for every notice from now on, including this process's own."""
        driver = await self._driver()
        async with self._asking:
            await driver.add_listener(CHANNEL, lambda *told: heard(told[-1]))

    async def identify(self, bucket: int) -> None:
        """Wait for this process's turn to identify. Other processes then wait five seconds."""
        mine = self._turns.of(bucket)
        await mine.acquire()
        try:
            await self._lock(IDENTIFY, bucket, "identify")
        except BaseException:
            mine.release()
            raise
        # The lock is kept by a task of its own, so that the caller can identify at once.
        turn = asyncio.create_task(self._pass_on(bucket, mine))
        self._held.add(turn)
        turn.add_done_callback(self._held.discard)

    async def _pass_on(self, bucket: int, mine: asyncio.Lock) -> None:
        try:
            await asyncio.sleep(IDENTIFY_SECONDS)
            with suppress(SQLAlchemyError, OSError):  # the lock went with the connection
                await self._ask(select(func.pg_advisory_unlock(IDENTIFY, bucket)))
        finally:
            mine.release()

    async def give_back(self) -> None:
        self._given_back = True
        self._chore.cancel()
        for turn in self._held:
            turn.cancel()
        connection, self._connection = self._connection, None
        if connection is not None:
            # A connection returned to the pool would keep its locks. Only closing it frees them.
            if not connection.invalidated:
                await connection.invalidate()
            await connection.rollback()
            await connection.close()

    async def _lock(self, kind: int, number: int, what: str) -> None:
        waited = False
        # Polled rather than blocked: a waiting statement would occupy the connection, and pings and
        # notices couldn't get through.
        while not await self._ask(select(func.pg_try_advisory_lock(kind, number))):
            if not waited:
                log.info("waiting for another process to give up a lock", what=what, number=number)
            waited = True
            await asyncio.sleep(ASK_AGAIN_SECONDS)

    async def _ask(self, query: Any) -> Any:
        assert self._connection is not None, "taken before"
        # asyncpg runs one statement at a time on a connection.
        async with self._asking:
            return await self._connection.scalar(query)

    async def _driver(self) -> Any:
        assert self._connection is not None, "taken before"
        return (await self._connection.get_raw_connection()).driver_connection

    def _end(self, reason: str) -> None:
        if not self._given_back:
            self._given_back = True
            log.error("shard locks lost: this process ends; start it again", reason=reason)
            self._lost()

    async def _look(self) -> None:
        """Ping the connection, as one that died silently would go unnoticed."""
        asking = asyncio.create_task(self._ask(select(1)))
        try:
            await asyncio.wait([asking], timeout=MAX_SILENCE_SECONDS)
        finally:
            # True if there was still something to cancel, so no answer has come.
            silent = asking.cancel()
        if silent:
            self._end(f"the database has not answered for {MAX_SILENCE_SECONDS} s")
        elif isinstance(error := asking.exception(), SQLAlchemyError | OSError):
            self._end(f"the connection to the database failed: {type(error).__name__}")


def live_bots(connection: Connection) -> bool:
    """Return True if processes hold shards on this database. Always False on SQLite."""
    if connection.dialect.name != "postgresql":
        return False
    return connection.scalar(_other_counts(0)) is not None


def _other_counts(count: int) -> Select[int]:
    names = ("locktype", "database", "classid", "objid")
    held = table("pg_locks", *(column(name) for name in names)).c
    catalogue = table("pg_database", column("oid"), column("datname")).c
    here = select(catalogue.oid).where(catalogue.datname == func.current_database())
    return select(held.objid).where(
        held.locktype == "advisory",
        held.database == here.scalar_subquery(),
        held.classid == COUNT,
        held.objid != count,
    )


def tell(connection: Connection, text: str) -> None:
    """Send a notice to all processes when the transaction is committed."""
    connection.execute(select(func.pg_notify(CHANNEL, text)))


LONE = 0  # the shard that owns rows outside servers
_TIMESTAMP_BITS = 22


class Shards:
    """The bot's number of shards, and those of this process.

    Only the process with a server's shard shows, announces and erases what is in the server. That
    keeps its memory of open hands, presses and pings right.
    """

    def __init__(self) -> None:
        self.count = 1
        self.mine: tuple[int, ...] = (LONE,)
        self._begun: set[int] = set()

    def assign(self, count: int, mine: Iterable[int]) -> None:
        self.count = count
        self.mine = tuple(mine)

    @property
    def whole(self) -> bool:
        """True if this process has all shards."""
        return len(self.mine) == self.count

    @property
    def begun(self) -> frozenset[int]:
        """The shards whose servers Discord has sent."""
        return frozenset(self._begun)

    @property
    def all_begun(self) -> bool:
        """True once Discord has sent the servers of all shards of this process."""
        return self._begun.issuperset(self.mine)

    def begin(self, shard_id: int) -> None:
        """Note that Discord has sent a shard's servers."""
        self._begun.add(shard_id)

    def of(self, guild_id: int | None) -> int:
        """Return the shard of a server, or of rows outside servers."""
        return LONE if guild_id is None else (guild_id >> _TIMESTAMP_BITS) % self.count

    def have(self, guild_id: int | None) -> bool:
        """Return True if this process owns a server's rows."""
        return self.whole or self.of(guild_id) in self.mine

    def rows(
        self, guild_id: ColumnElement[Any], among: Collection[int] | None = None
    ) -> ColumnElement[bool]:
        """Return a condition for rows of the shards ``among``, by default those of this process."""
        wanted = frozenset(self.mine if among is None else among)
        if len(wanted) == self.count:
            return true()
        number = func.coalesce(guild_id, LONE) // 2**_TIMESTAMP_BITS
        shard: ColumnElement[int] = number % self.count
        return shard.in_(sorted(wanted))
