"""How strict the stand-in is, and what it counts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

MESSAGES_OF_A_CHANNEL: Final[Mapping[str, tuple[int, float]]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
}
"""Discord's limits on a channel's messages: requests, and seconds."""
REQUESTS_PER_SECOND: Final = 50
"""Discord's global limit for most bots."""


@dataclass
class Settings:
    """Properties of this Discord. All but ``shards`` may be changed while it runs."""

    shards: int = 1
    """Number of shards that ``/gateway/bot`` recommends, and that servers are spread over."""
    max_concurrency: int = 1
    identify_seconds: float = 5.0
    """Minimum time between two identifies with equal shard modulo ``max_concurrency``."""
    heartbeat_seconds: float = 41.25
    resume_seconds: float = 60.0
    """Time that a session outlives its connection."""
    mute: bool = False
    """Whether sessions get no events, although heartbeats are answered."""
    sessions_left: int = 1000
    """Number of sessions that the bot may begin in the next ``sessions_reset_seconds``."""
    sessions_reset_seconds: float = 24 * 60 * 60
    answer_seconds: float = 3.0
    """Time that Discord waits for a response to an interaction."""
    latency: float = 0.0
    """Round-trip time of a request, in seconds."""
    requests_per_second: int | None = None
    """For the whole bot; None means no limit."""
    buckets: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    """Number of requests and seconds by route, for one channel, server or webhook."""
    limited: dict[str, float] = field(default_factory=dict)
    """Seconds by route: the next channel, server or webhook to ask is limited for so long."""
    token: str = "stand-in"  # noqa: S105


@dataclass
class Counts:
    """What the stand-in has been asked so far."""

    identified: Counter[int] = field(default_factory=Counter)
    """Sessions begun, by shard."""
    resumed: Counter[int] = field(default_factory=Counter)
    asked_members: int = 0
    """Number of times that a shard has requested members."""
    too_soon: Counter[int] = field(default_factory=Counter)
    """Identifies that were refused by the limit, by shard."""
    twice: Counter[int] = field(default_factory=Counter)
    """Identifies of a shard while another connection held it, by shard."""
    answered: Counter[str] = field(default_factory=Counter)
    """Requests that succeeded, by route."""
    refused: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Requests that failed, by route and status; not those of ``limited``."""
    limited: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Requests answered with 429, by route and scope: ``global``, ``user`` or ``shared``."""
