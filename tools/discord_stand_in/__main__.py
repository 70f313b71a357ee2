"""``python -m tools.discord_stand_in``: how many requests the stand-in can handle on a core."""

import asyncio
import cProfile
import pstats
import sys
import time
from contextlib import nullcontext

from tools.discord_stand_in import load
from tools.discord_stand_in.driver import StandIn

REQUESTS = 2_000
SLOWEST = 20
KINDS = {
    "send": "messages with an embed and buttons",
    "edit": "edits with a picture",
    "answer": "presses, answered with a page and a picture",
}


async def measure(kind: str, number: int) -> float:
    """Return the stand-in's processor seconds for ``number`` requests."""
    async with StandIn() as stand_in:
        guild = stand_in.guild()
        hall, ann = guild.create_text_channel("hall"), stand_in.member(guild, "ann")
        backend = stand_in.backend
        shown = backend.create_message(hall.id, backend.bot_user.id, **load.PAGE)
        place = f"{hall.id}/{shown.id}" if kind == "edit" else str(hall.id)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", load.__name__, stand_in.api, stand_in.gateway.address),
            *(kind, place, str(number)),
        )
        if kind == "answer":
            await stand_in.connected(0)
        began = time.process_time()
        if kind == "answer":
            free = asyncio.Semaphore(load.AT_ONCE)

            async def press() -> None:
                async with free:
                    message = stand_in.message(hall.id, shown.id)
                    assert await (await stand_in.press(ann, message, ":press")).answer()

            await asyncio.gather(*(press() for _ in range(number)))
        assert await process.wait() == 0
        return time.process_time() - began


async def main(profiled: bool) -> None:
    for kind, what in KINDS.items():
        profile = cProfile.Profile(time.process_time) if profiled else nullcontext()
        with profile:
            seconds = await measure(kind, REQUESTS)
        print(f"  {what:<45} {REQUESTS / seconds:>8.0f} a second")
        if isinstance(profile, cProfile.Profile):
            pstats.Stats(profile).sort_stats("tottime").print_stats(SLOWEST)


if __name__ == "__main__":
    asyncio.run(main("profile" in sys.argv))
