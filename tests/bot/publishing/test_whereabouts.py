"""What of a match has been shown, as it is stored."""

from sqlalchemy import update

from bot.matches import actions
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
    await shelf.whereabouts.note_published(aside.id, published_version=aside.version)
    assert await shelf.whereabouts.find_unpublished() == []
    again = await actions.take_up(shelf.ledger, aside.id, ANN)
    await shelf.whereabouts.note_published(aside.id, published_version=aside.version)
    assert await shelf.whereabouts.find_unpublished() == [again.id]
    await shelf.whereabouts.note_published(again.id, published_version=again.version)
    assert await shelf.whereabouts.find_unpublished() == []
