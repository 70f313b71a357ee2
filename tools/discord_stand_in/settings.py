"""How strict the stand-in is, and what it counts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

MESSAGES_OF_A_CHANNEL: Final[Mapping[str, tuple[int, float]]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
}
"""What Discord allows of a channel's messages: so many in so many seconds."""
REQUESTS_PER_SECOND: Final = 50
"""What Discord allows most bots as a whole."""


@dataclass
class Settings:
    """What Discord is like; all but ``shards`` may be changed while it runs."""

    shards: int = 1
    """How many shards ``/gateway/bot`` recommends, and servers are made for."""
    max_concurrency: int = 1
    identify_seconds: float = 5.0
    """Between two identifies whose shards are the same modulo ``max_concurrency``."""
    heartbeat_seconds: float = 41.25
    resume_seconds: float = 60.0
    """So long a session outlives its connection."""
    mute: bool = False
    """Whether sessions are told of nothing, though heartbeats are answered."""
    sessions_left: int = 1000
    """So many sessions the bot may begin until ``sessions_reset_seconds`` are over."""
    sessions_reset_seconds: float = 24 * 60 * 60
    events_kept: int = 5_000
    """So many events of a session can be told again."""
    answer_seconds: float = 3.0
    """So long Discord waits for an answer to an interaction."""
    latency: float = 0.0
    """Seconds that a request is under way, to Discord and back."""
    requests_per_second: int | None = None
    """For the whole bot; None: no limit."""
    buckets: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    """By route, how many requests in how many seconds of one channel, server or webhook."""
    token: str = "stand-in"  # noqa: S105
    files_kept: int = 1_000
    """So many attachments can be fetched; the oldest are forgotten first."""


@dataclass
class Counts:
    """What has been asked of the stand-in so far."""

    identified: Counter[int] = field(default_factory=Counter)
    """Sessions begun, by shard."""
    resumed: Counter[int] = field(default_factory=Counter)
    not_resumable: int = 0
    asked_members: int = 0
    """How often a shard has asked for members."""
    too_soon: Counter[int] = field(default_factory=Counter)
    """Identifies that were refused by the limit, by shard."""
    twice: Counter[int] = field(default_factory=Counter)
    """Identifies of a shard while another connection held it, by shard."""
    answered: Counter[str] = field(default_factory=Counter)
    """Requests that succeeded, by route."""
    refused: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Requests that failed, by route and status; not those of ``limited``."""
    limited: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Requests answered with 429, by route and scope: ``global`` or ``user``."""
    events: Counter[str] = field(default_factory=Counter)
    """What was told to connected shards, by name; once more for each that was told."""
