"""What finished matches leave: results and ratings."""

from sqlalchemy import func, select

from bot.storage import tables
from tests.world import World


async def test_the_past_has_been_counted(hall: World) -> None:
    async with hall.bot.database.read() as connection:
        people = await connection.scalar(
            select(func.count(func.distinct(tables.results.c.user_id)))
        )
        rated = await connection.scalar(
            select(func.count()).select_from(tables.ratings).where(tables.ratings.c.period == "all")
        )
    assert people is not None and people > 200
    assert rated is not None and rated > 200
