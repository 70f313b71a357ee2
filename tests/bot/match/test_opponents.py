"""The computers that sit down against a person."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import actions, lobbies
from bot.match.beginning import level_against
from bot.match.record import Record
from games.core import Entry, Level
from tests.support.past import Past
from tests.support.stored import ANN, BOB, Shelf, let_all_decide, opened


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Shelf]:
    async with opened(tmp_path / "castellan.db") as made:
        yield made


async def against(shelf: Shelf) -> Level:
    return await shelf.database.read(level_against, ANN.user_id, "high-card")


async def begun(shelf: Shelf) -> Record:
    """Begin a match of ann's against the computers that sit down."""
    record = await shelf.lobby()
    return await shelf.ledger.change(
        record.id, lobbies.play_computers, record.version, ANN, lambda _: 3
    )


async def won(shelf: Shelf, record: Record) -> None:
    """Ann wins, as everybody else gives up."""
    await let_all_decide(shelf.database)
    for chair in record.chairs[1:]:
        record = await shelf.ledger.change(
            record.id, actions.happen, record.version, Entry("concession", chair.seat)
        )
    assert record.status == "over"
    assert record.chairs[0].place == 1


async def test_stronger_computers_sit_down_as_one_wins(shelf: Shelf) -> None:
    for level in ("page", "knight", "king", "king"):
        record = await begun(shelf)
        assert [chair.level for chair in record.chairs[1:]] == [level, level]
        await won(shelf, record)


async def test_a_match_that_was_lost_changes_nothing(shelf: Shelf) -> None:
    record = await begun(shelf)
    await let_all_decide(shelf.database)
    await shelf.ledger.change(record.id, actions.resign, ANN)
    assert await against(shelf) == "page"


async def test_a_win_with_another_person_at_the_table_counts_for_nothing(shelf: Shelf) -> None:
    record = await shelf.lobby("relaxed", BOB)
    record = await shelf.ledger.change(
        record.id, lobbies.play_computers, record.version, ANN, lambda _: 3
    )
    await won(shelf, record)
    assert await against(shelf) == "page"


async def test_a_win_in_another_game_counts_for_nothing(shelf: Shelf) -> None:
    await won(shelf, await begun(shelf))
    assert await against(shelf) == "knight"
    assert await shelf.database.read(level_against, ANN.user_id, "eighty-points") == "page"


async def test_a_draw_is_no_win(shelf: Shelf) -> None:
    past, slug = Past(shelf), "king-of-the-mountain"
    record = await past.begin(slug, [ANN], {"turn_limit": 1}, computers=1, level="page")
    record = await past.finish(record)
    assert [chair.place for chair in record.chairs] == [1, 1]
    assert await shelf.database.read(level_against, ANN.user_id, slug) == "page"
