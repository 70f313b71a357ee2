"""A request to show something anew."""

from dataclasses import dataclass


@dataclass(slots=True)
class Showing:
    """A request for the next round, besides showing the newest version.

    ``warn`` is the decision whose time is nearly up; a later one gets no warning. ``renamed`` is
    for matches that are over and in which a player was renamed. ``only_pings`` limits the request
    to pings that are due.
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
