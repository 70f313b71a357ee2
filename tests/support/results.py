"""Rows of finished matches."""

from datetime import datetime
from typing import Any

from bot.base.calendar import day_of

GUILD = 7


def result(number: int, **values: Any) -> dict[str, Any]:
    """Return a row; a daily deal has been finished on its day."""
    day = day_of(values["daily"]) if values.get("daily") else "1970-01-01"
    began = datetime.fromisoformat(f"{day}T00:00:00Z")
    return {
        "number": number,
        "seat": 0,
        "match_id": str(number),
        "guild_id": GUILD,
        "slug": "high-card",
        "user_id": 1,
        "name": "ann",
        "place": 1,
        "won": False,
        "score": 0,
        "rated": True,
        "worldwide": False,
        "at": int(began.timestamp() * 1000) + number,
        "daily": None,
        "spent": None,
        "channel_id": 1,
        "private": False,
        **values,
    }
