"""Events of a match. Each listener hears only of those that it asked for.

Listeners are registered by ``Ledger.before_commit``, ``Ledger.on_commit`` and
``Publisher.on_show``. To see who follows an event, search for its name.
"""

from enum import Flag, auto


class Happened(Flag):
    """One or more events of a match."""

    SEATED = auto()  # a table was opened, or somebody came, went, or has a computer in their place
    BEGUN = auto()
    PAUSED = auto()  # it was archived, or resumed
    TIMED_OUT = auto()
    ENDED = auto()  # it's over, with a result
    CALLED_OFF = auto()
    OTHER = auto()  # such as a move, or changed options
    CLOSED = ENDED | CALLED_OFF
    ANY = SEATED | BEGUN | PAUSED | TIMED_OUT | CLOSED | OTHER
    NOTHING = 0
