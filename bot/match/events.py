"""What can happen to a match. Whoever it concerns listens for it, and nobody else is called.

``Ledger.before_commit``, ``Ledger.on_commit`` and ``Publisher.on_show`` take the events that a
listener is about. Search for an event to see who follows it.
"""

from enum import Flag, auto


class Happened(Flag):
    """One or more events of a match."""

    SEATED = auto()  # a table was opened, or somebody came, went, or has a computer in their place
    BEGUN = auto()
    PAUSED = auto()  # it was put aside, or taken up again
    TIMED_OUT = auto()
    ENDED = auto()  # it's over, with a result
    CALLED_OFF = auto()
    OTHER = auto()  # such as a move, or changed options
    CLOSED = ENDED | CALLED_OFF
    ANY = SEATED | BEGUN | PAUSED | TIMED_OUT | CLOSED | OTHER
    NOTHING = 0
