"""Watching replays as people do: opening the viewer, pressing on, reading what it shows."""

import re
from dataclasses import dataclass, replace
from typing import Any

from simcord import InteractionResult, ResponseMessage
from sqlalchemy import update

from bot.match.record import Record
from tests.support.reading import footer, together, told
from tests.support.world import World, answer, buttons, found_button

BACK, PLAY, PAUSE, FORWARD = "← Back", "Play", "Pause", "Forward →"
FIRST, LAST = "First", "Last"
TICK = 2.01
"""Seconds in which a replay that plays by itself moves on once."""
NOT_TO_WATCH = "I can't find that match"
_STEP = re.compile(r"\*\*Step (\d+) of (\d+)\*\* · (.+)")
_CLOCK = re.compile(r"\n?Ends <t:\d+:R>")


@dataclass(frozen=True)
class Frame:
    """A board as it was shown: its picture as sent, its words, and the lines below them."""

    picture: bytes
    text: str
    footer: str

    @property
    def drawn(self) -> tuple[bytes, str]:
        """What is the same on a board and in its replay, whose text is in the past."""
        return self.picture, self.footer


def story(text: str) -> str:
    """Return a board's text, without the end of the present decision's time."""
    return _CLOCK.sub("", text)


async def opened(world: World, name: str, record: Record | None = None) -> ResponseMessage:
    """Press Replay on a finished board; the viewer."""
    result = await world.people[name].click(await world.board(record), label="Replay")
    return answer(result)


def step_of(viewer: ResponseMessage) -> tuple[int, int]:
    """Which step a viewer shows, of how many."""
    found = _STEP.match(told(viewer))
    assert found is not None, told(viewer)
    return int(found[1]), int(found[2])


def what_of(viewer: ResponseMessage) -> str:
    """Return a replay page's description of the step."""
    found = _STEP.match(told(viewer))
    assert found is not None
    return found[3]


def frame_of(world: World, viewer: ResponseMessage) -> Frame:
    """The board that a viewer shows."""
    shown = board_frame(world, viewer)
    _, _, text = shown.text.partition("\n\n")
    text = text.removesuffix(f"-# {shown.footer}").rstrip("\n") if shown.footer else text
    return replace(shown, text=text)


def board_frame(world: World, board: ResponseMessage) -> Frame:
    """Return a board in its present form."""
    return Frame(world.sent_picture(board), story(told(board)), footer(board))


def moment_of(viewer: ResponseMessage) -> int:
    """The moment that the controls of a viewer name."""
    return int(found_button(viewer, FORWARD)["custom_id"].split(":")[1])


def enabled(viewer: ResponseMessage) -> set[str]:
    """The labels of the buttons that can be pressed."""
    return {b["label"] for b in buttons(viewer) if b.get("label") and not b.get("disabled")}


def menu(viewer: ResponseMessage, what: str) -> dict[str, Any]:
    """The menu to jump to a moment (``at``), or the one to choose a ``view``."""
    (found,) = (each for each in buttons(viewer) if f":replay:{what}=" in each["custom_id"])
    return found


def jumps(viewer: ResponseMessage) -> list[str]:
    """The moments that a viewer offers to jump to."""
    return [option["value"] for option in menu(viewer, "at")["options"]]


async def choose(
    world: World, name: str, viewer: ResponseMessage, what: str, value: str
) -> InteractionResult:
    """Choose from one of the two menus."""
    custom_id = menu(viewer, what)["custom_id"]
    return await world.people[name].select(viewer, [value], custom_id=custom_id)


async def stepped_through(world: World, name: str, viewer: ResponseMessage) -> dict[int, Frame]:
    """Every frame by its moment, from the first step to the last."""
    frames = {}
    while True:
        frames[moment_of(viewer)] = frame_of(world, viewer)
        if FORWARD not in enabled(viewer):
            return frames
        await world.people[name].click(viewer, label=FORWARD)


def published(world: World, record: Record) -> list[Frame]:
    """Every board of a match that was ever published in its place, in that order."""
    place = record.shown.place_id
    said = [
        (message.get("content") or "", embed)
        for request in world.env.http_requests
        if not request.path.startswith("/channels/")
        or request.path.startswith(f"/channels/{place}/")
        for message in [_message(request.json)]
        for embed in message.get("embeds") or []
        if "attachment://board.png" in str(embed)
    ]
    kept = [
        world.sent_file(url) or b""
        for url in world.env.backend.cdn._blobs
        if f"/attachments/{place}/" in url and url.endswith("/board.png")
    ]
    return [
        Frame(
            data,
            story(together(content, embed.get("description"))),
            embed.get("footer", {}).get("text") or "",
        )
        for (content, embed), data in zip(said, kept, strict=True)
    ]


def _message(sent: Any) -> dict[str, Any]:
    """The message of a request, also if that is the answer to a press."""
    said = sent.get("data", sent) if isinstance(sent, dict) else {}
    return said or {}


async def over(world: World, *names: str, target: int = 1) -> Record:
    """A match of High Card that these people have played to the end."""
    await world.begin(*(names or ("ann", "bob")), target=target)
    return await world.play_to_the_end()


async def change(world: World, table: object, where: object, **values: object) -> None:
    """Alter what is stored, as no command can."""
    await world.bot.database.run(update(table).where(where).values(**values))  # type: ignore[arg-type]
