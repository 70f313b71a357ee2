"""A network between the bot and a PostgreSQL server that goes silent or breaks on request."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Literal

from sqlalchemy import make_url

_ROOM: Final = 2**16
Moment = Literal["before", "after"]


class Wire:
    """Forwards the traffic between a client and the server."""

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._cut: tuple[bytes, Moment] | None = None
        self._times = 0
        self._open = asyncio.Event()
        self._open.set()
        self.cuts = 0
        """Number of connections cut."""
        self._forwarding: set[asyncio.Task[None]] = set()
        self._serving: set[asyncio.Task[Any]] = set()

    def silence(self) -> None:
        """Forward nothing from now on, as if the network were gone."""
        self._open.clear()

    def speak(self) -> None:
        """Forward everything again, including what was held back."""
        self._open.set()

    def cut(self, words: bytes, moment: Moment, times: int = 1) -> None:
        """Cut the next connections that send this, before the server hears it or answers."""
        self._cut, self._times = (words, moment), times

    def _moment_to_cut(self, said: bytes) -> Moment | None:
        if self._cut is None or self._times == 0 or self._cut[0] not in said:
            return None
        self._times -= 1
        self.cuts += 1
        return self._cut[1]

    async def serve(self, *ends: Any) -> None:
        """Connect a new client."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            await self._serve(*ends)
        finally:
            self._serving.discard(task)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_connection(*self._server)

        done_for = False

        async def ask() -> None:
            nonlocal done_for
            while said := await reader.read(_ROOM):
                await self._open.wait()
                moment = self._moment_to_cut(said)
                if moment == "before":
                    return
                done_for = done_for or moment == "after"
                here.write(said)

        async def answer() -> None:
            while told := await there.read(_ROOM):
                await self._open.wait()
                if done_for:
                    return
                writer.write(told)

        both = [asyncio.create_task(each()) for each in (ask, answer)]
        self._forwarding.update(both)
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.wait(both)
        for end in (writer, here):
            end.close()
            with suppress(OSError):
                await end.wait_closed()
        self._forwarding.difference_update(both)

    async def end(self) -> None:
        for task in self._forwarding:
            task.cancel()
        while self._serving:
            await asyncio.wait(self._serving)


@asynccontextmanager
async def wired(address: str) -> AsyncIterator[tuple[Wire, str]]:
    url = make_url(address)
    wire = Wire(url.host or "127.0.0.1", url.port or 5432)
    server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield wire, url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    finally:
        server.close()
        await wire.end()
