"""A process that sends a busy bot's requests to the stand-in, as cheaply as it can."""

import asyncio
import json
import os
import sys
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, FormData, TCPConnector

AT_ONCE = 16
UPDATE = 7
PICTURE = os.urandom(60_000)
_TOKEN = "stand-in"  # noqa: S105
_ROW = {
    "type": 1,
    "components": [
        {"type": 2, "style": 1, "label": f"Button {n}", "custom_id": f"abcdefghij:{n}:press"}
        for n in range(4)
    ],
}
PAGE: dict[str, Any] = {
    "embeds": [{"title": "High Card", "description": "A line of a board.\n" * 12}],
    "components": [_ROW],
}


def drawn(kind: int | None = None) -> FormData:
    """Return a page with a picture as discord.py sends it: an edit, or a reply of some kind."""
    attached = {"id": 0, "filename": "board.png", "description": "The board."}
    message = PAGE | {"attachments": [attached]}
    form = FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"type": kind, "data": message} if kind else message))
    form.add_field(
        "files[0]", PICTURE, filename="board.png", content_type="application/octet-stream"
    )
    return form


async def main(api: str, gateway: str, kind: str, place: str, number: str) -> None:
    """Send ``number`` requests, or answer that many presses.

    ``kind`` is ``send``, ``edit`` or ``answer``; ``place`` is a channel, for edits with a message.
    """
    left = int(number)
    headers = {"Authorization": f"Bot {_TOKEN}"}
    async with ClientSession(headers=headers, connector=TCPConnector(limit=0)) as session:

        async def asking() -> None:
            nonlocal left
            while left > 0:
                left -= 1
                if kind == "send":
                    sent = session.post(f"{api}/channels/{place}/messages", json=PAGE)
                else:
                    channel, message = place.split("/")
                    path = f"{api}/channels/{channel}/messages/{message}"
                    sent = session.patch(path, data=drawn())
                async with sent as answer:
                    assert answer.status == 200, await answer.text()
                    await answer.read()

        if kind == "answer":
            async with session.ws_connect(gateway) as socket:
                await _answer(session, socket, api, left)
        else:
            await asyncio.gather(*(asking() for _ in range(AT_ONCE)))


async def _answer(
    session: ClientSession, socket: ClientWebSocketResponse, api: str, number: int
) -> None:
    who = {"token": _TOKEN, "intents": 1 | 1 << 9 | 1 << 12, "shard": [0, 1]}
    await socket.send_json({"op": 2, "d": who})

    async def one(pressed: dict[str, Any]) -> None:
        path = f"{api}/interactions/{pressed['id']}/{pressed['token']}/callback"
        async with session.post(f"{path}?with_response=1", data=drawn(UPDATE)) as answer:
            assert answer.status == 200, await answer.text()
            await answer.read()

    answering: list[asyncio.Task[None]] = []
    while len(answering) < number:
        told = await socket.receive_json()
        if told["t"] == "INTERACTION_CREATE":
            answering.append(asyncio.create_task(one(told["d"])))
    await asyncio.gather(*answering)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
