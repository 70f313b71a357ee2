"""A whole match, acted through what the messages offer, with every message read for secrets."""

import random

import pytest

from tests.cogs.games.king_of_the_hill.playing import NAMES, any_step, begin
from tests.cogs.table.test_limits import check_everything
from tests.support.watch import Watch
from tests.support.world import World, words


async def test_two_people_play_to_the_end_and_nobody_sees_a_hidden_card(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    """Curious people press My hand in between."""
    rng = random.Random(1)
    watch = Watch(world, capsys)
    await begin(world, faces_tie=True)
    for _ in range(400):
        record = await watch.look()
        if record.status == "over":
            break
        if rng.random() < 0.1:
            await world.hand(rng.choice(NAMES))
            await world.stranger.click(await world.board(), label="My hand")
            await watch.look()
        await any_step(world, rng)
    check_everything(world)
    assert record.outcome is not None
    board = words(await world.board())
    if record.state.king is None:
        assert "nobody is King of the Hill" in board
    else:
        assert f"{NAMES[record.state.king]} wins the apex and is King of the Hill!" in board
    assert min(watch.boards, watch.hands, watch.lines) > 20
