"""A request to bring a subject up to date."""

from dataclasses import dataclass


@dataclass(slots=True)
class Showing:
    """A request for the next round, besides showing the newest version.

    ``renamed`` means that a player of a finished match was renamed. ``only_pings`` limits the
    request to due pings.
    """

    only_pings: bool = True
    at_bottom: bool = False
    renamed: bool = False

    def add(self, other: "Showing") -> None:
        """Merge a later request into this one."""
        self.only_pings &= other.only_pings
        self.at_bottom |= other.at_bottom
        self.renamed |= other.renamed
