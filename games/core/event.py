"""What an action caused, split into what everybody and what single seats may know."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]


@dataclass(slots=True)
class Event:
    """One thing that happened: its kind, public facts, and facts for single seats.

    Facts are JSON values; cards appear as their codes.
    """

    kind: str
    public: Facts = field(default_factory=dict)
    private: Mapping[int, Facts] = field(default_factory=dict)

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The facts that a viewer learns (None: a spectator)."""
        return (
            {**self.public, **self.private.get(viewer, {})}
            if viewer is not None
            else dict(self.public)
        )
