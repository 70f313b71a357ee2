"""What is wanted of a match that is to be shown."""

from dataclasses import dataclass


@dataclass(slots=True)
class Showing:
    """What is wanted of the next showing, beside the newest version.

    ``warn`` is the decision whose time is nearly up; a later one is not warned. ``renamed`` is
    of a match that is not live any more, in which somebody has another name. ``only_pings`` says
    that nothing is wanted but pinging those who have been left a moment.
    """

    only_pings: bool = True
    anew: bool = False
    warn: str | None = None
    renamed: bool = False

    def add(self, other: "Showing") -> None:
        """Want what is wanted later, too."""
        self.only_pings &= other.only_pings
        self.anew |= other.anew
        self.warn = other.warn or self.warn
        self.renamed |= other.renamed
