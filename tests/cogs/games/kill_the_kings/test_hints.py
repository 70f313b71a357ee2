"""A game with a hint only counts if it's lost, and says so from before that press."""

from typing import Any

from simcord import ResponseMessage

from tests.cogs.games.kill_the_kings.playing import NEAR_WIN, arrange, deal, make, now, read, said
from tests.support.world import World, labels

WARNING = "Hint (a win won't count)"
UNCOUNTED = "A hint was used, so it only counts if it's lost."


async def win(world: World) -> ResponseMessage:
    """Win the game that was dealt last, by two moves; its board."""
    record = (await world.all_matches())[-1]
    await arrange(world, record, **NEAR_WIN)
    await make(world, "ann", await world.board(record), ("draw", ""))
    record = await now(world, record)
    await make(world, "ann", await world.board(record), ("place", "QH/0"))
    assert (await now(world, record)).status == "over"
    return await world.board(record)


async def told(world: World, command: str, **options: Any) -> str:
    return said(await world.ask("ann", command, **options))


async def test_a_win_by_hints_is_on_no_leaderboard(world: World) -> None:
    record, board = await deal(world)
    await world.press("ann", board, WARNING)
    assert (await now(world, record)).unrated == "hint"
    board = await world.board(await now(world, record))
    assert "Hint" in labels(board) and WARNING not in labels(board)
    assert UNCOUNTED in read(await win(world))
    assert "ann" not in await told(world, "leaderboard", game="kill-the-kings")
    profile = await told(world, "profile")
    assert "You haven't finished a rated match here yet." in profile
    assert "with hints" in said(await world.ask("ann", "history"))


async def test_a_loss_with_hints_counts_and_raises_no_mean(world: World) -> None:
    for killed in (1, 3):
        record, board = await deal(world)
        deaths = (None,) * (4 - killed) + ("kind",) * killed
        await arrange(world, record, piles=NEAR_WIN["piles"], deaths=deaths)
        board = await world.board(await now(world, record))
        if killed > 1:
            await world.press("ann", board, WARNING)
        asked = await world.press("ann", board, "Concede")
        await world.press("ann", asked, "Yes, concede")
    listed = await told(world, "leaderboard", game="kill-the-kings")
    assert "25% of kings killed · 0 of 2 won" in listed.replace("*", "")


async def test_a_win_without_hints_counts(world: World) -> None:
    await deal(world)
    assert UNCOUNTED not in read(await win(world))
    assert "ann" in await told(world, "leaderboard", game="kill-the-kings")
    assert "1 of 1 won" in await told(world, "profile")
    assert "hints" not in said(await world.ask("ann", "history"))


async def test_taking_moves_back_makes_no_hinted_game_count_again(world: World) -> None:
    record, _ = await deal(world)
    await arrange(world, record, drawn="QH")
    await make(world, "ann", await world.board(record), ("place", "QH/0"))
    board = await world.board(await now(world, record))
    await world.press("ann", board, WARNING)
    await make(world, "ann", await world.board(await now(world, record)), ("undo", ""))
    await world.restart()
    assert UNCOUNTED in read(await win(world))
