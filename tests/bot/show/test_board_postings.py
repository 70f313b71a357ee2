"""The stored versions and ids of shown messages."""

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import SQLAlchemyError

from bot.match import actions
from bot.storage import tables
from tests.support.stored import ANN, Shelf


async def test_what_is_taken_up_while_its_board_is_put_aside_is_still_to_be_shown(
    shelf: Shelf,
) -> None:
    aside = await shelf.running()
    row = tables.matches.c
    await shelf.database.run(
        update(tables.matches).where(row.id == aside.id).values(status="archived")
    )
    await shelf.board_postings.store(aside.id, published_version=aside.version)
    assert await shelf.board_postings.find_unpublished() == []
    again = await actions.take_up(shelf.ledger, aside.id, ANN)
    await shelf.board_postings.store(aside.id, published_version=aside.version)
    assert await shelf.board_postings.find_unpublished() == [again.id]
    await shelf.board_postings.store(again.id, published_version=again.version)
    assert await shelf.board_postings.find_unpublished() == []


async def test_what_could_not_be_stored_is_stored_with_what_comes_next(shelf: Shelf) -> None:
    record = await shelf.lobby()
    shelf.board_postings.renew(await shelf.ledger.read(record.id)).shown.ping_key = "5"
    await shelf.database.run(text("ALTER TABLE postings RENAME TO away"))
    with pytest.raises(SQLAlchemyError):
        await shelf.board_postings.store(record.id, published_version=1)
    await shelf.database.run(text("ALTER TABLE away RENAME TO postings"))
    again = shelf.board_postings.renew(await shelf.ledger.read(record.id))
    assert again.shown.ping_key == "5"
    await shelf.board_postings.store(record.id, lobby_message_id=6)
    stored = await shelf.ledger.read(record.id)
    assert (stored.shown.ping_key, stored.shown.lobby_message_id) == ("5", 6)
    assert stored.shown.published_version == 0, "nobody knows whether that was shown"
