"""The index by which everybody has one attempt at a daily deal."""

from sqlalchemy import and_, func

from bot.storage.tables import index_some, matches

index_some(
    "ix_matches_one_attempt",
    *(matches.c.shared_deal, matches.c.host_id),
    where=and_(matches.c.kind == "daily", func.coalesce(matches.c.cause, "") != "rules"),
    unique=True,
)
