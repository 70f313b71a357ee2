"""Rows of finished matches."""

from datetime import datetime
from typing import Any

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
