"""Rows of finished matches, and of leaderboards."""

from datetime import datetime
from typing import Any

from sqlalchemy import insert

from bot.match.counting import values_of
from bot.match.ratings import MU, Standing, Tier
from bot.storage import Database, tables
from cogs.daily.actions import DAILY
from cogs.daily.deals import dated

GUILD = 7


def result(number: int, **values: Any) -> dict[str, Any]:
    """Return a row; a daily deal has been finished on its day."""
    slug, deal = values.get("slug", "high-card"), values.get("deal")
    day, guild_id = (None, None) if deal is None else dated(deal)
    began = datetime.fromisoformat(f"{day or '1970-01-01'}T00:00:00Z")
    return {
        "number": number,
        "seat": 0,
        "match_id": str(number),
        "guild_id": GUILD,
        "slug": slug,
        "board": slug if deal is None else DAILY.board_of(slug),
        "user_id": 1,
        "name": "ann",
        "place": 1,
        "won": False,
        "score": 0,
        "rated": True,
        "worldwide": False,
        "at": int(began.timestamp() * 1000) + number,
        "deal": None,
        "deal_guild_id": guild_id,
        "day": day,
        "spent": None,
        "channel_id": 1,
        "private": False,
        **values,
    }


def row(user_id: int, merit: int, tier: Tier = Tier.ESTABLISHED, **values: Any) -> dict[str, Any]:
    there = Standing(GUILD, "high-card", "all", user_id, f"player {user_id}", MU, 5.0, 9, 3)
    return {**values_of(there), "total": merit, "tier": tier, "merit": merit, **values}


async def fill(database: Database, rows: list[dict[str, Any]]) -> None:
    await database.run(insert(tables.ratings), rows)
