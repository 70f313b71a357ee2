"""Events: the public part of what an action caused."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]


@dataclass(slots=True)
class Event:
    """One thing that happened: its kind, and facts that everybody may know.

    Facts are JSON values; cards appear as their codes.
    """

    kind: str
    public: Facts = field(default_factory=dict)
