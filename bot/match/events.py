"""What can happen to a match. Whoever it concerns listens for it, and nobody else is called.

``Ledger.before_commit``, ``Ledger.on_commit`` and ``Publisher.on_show`` take the events that a
listener is about. Search for an event to see who follows it.
"""

from enum import Flag, auto


class Happened(Flag):
    """One or more events of a match."""

    SEATED = auto()
    """A table was opened, or somebody came, went, or has a computer in their place."""
    BEGUN = auto()
    MOVED = auto()
    """Somebody played, or time did."""
    TIMED_OUT = auto()
    ENDED = auto()
    """It's over, with a result."""
    CALLED_OFF = auto()
    OTHER = auto()
    """Such as changed options."""
    CLOSED = ENDED | CALLED_OFF
    ANY = SEATED | BEGUN | MOVED | TIMED_OUT | CLOSED | OTHER
    NOTHING = 0
