"""A request to bring a subject up to date."""

from dataclasses import dataclass


@dataclass(slots=True)
class Showing:
    """A request for the next round, besides showing the newest version.

    ``warn`` is the decision whose time is running out; a later one gets no warning. ``renamed``
    means that a player of a finished match was renamed. ``only_pings`` limits the request to due
    pings.
    """

    only_pings: bool = True
    at_bottom: bool = False
    warn: str | None = None
    renamed: bool = False

    def add(self, other: "Showing") -> None:
        """Merge a later request into this one."""
        self.only_pings &= other.only_pings
        self.at_bottom |= other.at_bottom
        self.warn = other.warn or self.warn
        self.renamed |= other.renamed
