"""Whole matches of all five games, watched again: every board that was published comes back."""

import random
import re
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.match.record import Record
from bot.match.verification import verify
from cogs.replays.replays import Replays
from tests.cogs.games.kill_the_kings.playing import make, offered
from tests.cogs.games.king_of_the_mountain.playing import deploy
from tests.cogs.replays.viewing import (
    FIRST,
    LAST,
    Frame,
    board_frame,
    choose,
    frame_of,
    jumps,
    opened,
    published,
    step_of,
    stepped_through,
)
from tests.cogs.table.test_limits import check_everything
from tests.support.world import World, answer, buttons, words

CALLS = re.compile(r"My hand|Waiting for|[Yy]our? |until they|: draw|in secret now")
"""Words by which a board asks somebody for something."""
AWAY = 45.1
"""Seconds after which an absent player has missed a turn at the live pace."""


class Album:
    """The boards at the time of each look, by version of the match."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.boards: dict[int, Frame] = {}

    async def look(self) -> Record:
        record = await self._world.only_match()
        if record.shown.published_version == record.version:
            self.boards[record.version] = board_frame(self._world, await self._world.board(record))
        return record


Played = Callable[[World, Album], Awaitable[None]]


async def high_card(world: World, album: Album) -> None:
    """With a guest, a player who leaves, and one who is away for a while."""
    await world.begin("ann", "bob", "cem", target=1, pace="live")
    await album.look()
    await world.people["dora"].click(await world.board(), label="Join")
    for turn in range(200):
        record = await album.look()
        if record.status == "over":
            return
        (seat,) = record.awaited
        chair = record.chairs[seat]
        if turn == 5:
            question = answer(await world.people["cem"].click(await world.board(), label="Leave"))
            await world.people["cem"].click(question, label="Yes, leave")
        elif chair.computer:
            await world.env.advance_time(2.1)
        elif chair.name == "bob" and turn < 14:
            await world.env.advance_time(AWAY)
        else:
            await world.play_turn(None)
    raise AssertionError("the match does not end")


async def king_of_the_hill(world: World, album: Album) -> None:
    """Both go away, and computers end it."""
    await world.begin("ann", "bob", game="king-of-the-hill", pace="live")
    await world.let_all_decide()
    await album.look()
    for _ in range(3):
        await world.env.advance_time(AWAY)
        await album.look()
    await until_the_end(world, album, 4.1)


async def king_of_the_mountain(world: World, album: Album) -> None:
    """A person, a computer, and a player who resigns at once; two rounds."""
    await world.open_table("ann", game="king-of-the-mountain", turn_limit=2, pace="live")
    await world.join("bob")
    await world.add_computer()
    await world.people["ann"].click(await world.lobby(), label="Start")
    await album.look()
    await deploy(world, "ann", "bob")
    await album.look()
    question = answer(await world.people["bob"].click(await world.board(), label="Leave"))
    await world.people["bob"].click(question, label="Yes, leave")
    await album.look()
    await until_the_end(world, album, 47)


async def kill_the_kings(world: World, album: Album) -> None:
    rng = random.Random(7)
    await world.people["ann"].slash(world.channel, "play kill-the-kings")
    for _ in range(200):
        record = await album.look()
        if record.status == "over":
            return
        board = await world.board(record)
        await make(world, "ann", board, rng.choice(sorted(offered(board))))
    raise AssertionError("the game does not end")


async def eighty_points(world: World, album: Album) -> None:
    """One round, the cards dealt at once; the only person is away all the time."""
    await world.open_table("ann", game="eighty-points", rounds=1, pace="relaxed")
    for _ in range(4):
        await world.add_computer()
    await world.people["ann"].click(await world.lobby(), label="Start")
    await until_the_end(world, album, 60)


async def until_the_end(world: World, album: Album, seconds: float) -> None:
    await world.let_all_decide()
    for _ in range(200):
        if (await album.look()).status == "over":
            return
        await world.env.advance_time(seconds)
    raise AssertionError("the match does not end")


GAMES: dict[str, Played] = {
    "high-card": high_card,
    "king-of-the-hill": king_of_the_hill,
    "king-of-the-mountain": king_of_the_mountain,
    "kill-the-kings": kill_the_kings,
    "eighty-points": eighty_points,
}


@pytest.mark.parametrize("slug", GAMES)
async def test_a_replay_steps_through_every_published_board_to_the_very_last(
    world: World, slug: str
) -> None:
    album = Album(world)
    await GAMES[slug](world, album)
    record = await world.only_match()
    boards = published(world, record)
    viewer = await opened(world, "ann")
    assert viewer.ephemeral
    assert step_of(viewer)[0] == 1
    frames = await stepped_through(world, "ann", viewer)
    check_everything(world)

    last = frames[max(frames)]
    assert last == boards[-1], "the last step is the last board, its text included"
    assert world.sent_picture(await world.board()) == last.picture
    assert step_of(viewer) == (len(frames), len(frames))

    replay = await Replays(world.bot.database, world.bot.secrecy).of(record)
    versions = [moment.version for moment in replay.moments]
    moments = sorted(frames)
    for version, board in album.boards.items():
        moment = bisect_right(versions, version) - 1
        shown = frames[moments[bisect_right(moments, moment) - 1]]
        assert shown.drawn == board.drawn, f"version {version}"
    assert len(boards) > len(frames) // 5, "moves of computers share a board"
    rest = (frame.drawn for frame in frames.values())
    for drawn in dict.fromkeys(board.drawn for board in boards):
        assert drawn in rest, "published, and not among the later steps"
    for frame in frames.values():
        assert not CALLS.search(frame.text), "nobody is called upon to do what has been done"
    assert len({frame.picture for frame in frames.values()}) >= min(8, len(frames) // 2)
    await look_through_every_seat(world, record, viewer, last)
    await take_it_away(world, record, viewer)


async def look_through_every_seat(
    world: World, record: Record, viewer: ResponseMessage, board: Frame
) -> None:
    """From every seat the last step can be seen, and the first, and some in between."""
    if record.game.for_one:
        assert not [b for b in buttons(viewer) if ":replay:view=" in b["custom_id"]]
        return
    for chair in record.chairs:
        await choose(world, "ann", viewer, "view", str(chair.seat))
        assert f"Seen from **{chair.name}**'s seat." in words(viewer)
        number, total = step_of(viewer)
        assert number == total, "who looks from elsewhere stays at the same step"
        assert world.picture(viewer)
        await choose(world, "ann", viewer, "at", jumps(viewer)[len(jumps(viewer)) // 2])
        await world.people["ann"].click(viewer, label=FIRST)
        assert step_of(viewer) == (1, total)
        await world.people["ann"].click(viewer, label=LAST)
        assert step_of(viewer) == (total, total)
    await choose(world, "ann", viewer, "view", "p")
    assert frame_of(world, viewer) == board
    check_everything(world)


async def take_it_away(world: World, record: Record, viewer: ResponseMessage) -> None:
    """A stranger gets the files: the deal verifies, and moves are there where they have a text."""
    result = await world.stranger.click(await world.board(), label="Replay")
    result = await world.stranger.click(answer(result), label="Export")
    assert answer(result).ephemeral
    files = {Path(file.filename).suffix: file for file in answer(result).attachments}
    assert set(files) == {".json", ".txt"} if "mountain" in record.slug else {".json"}
    data = {suffix: world.env.backend.cdn.get(file.url) for suffix, file in files.items()}
    assert f"match {record.id}" in verify((data[".json"] or b"").decode())[0]
    if ".txt" in data:
        assert record.state.record.split()[-1].partition(":")[2] in (data[".txt"] or b"").decode()
