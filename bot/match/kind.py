"""Kinds of match: the policies that a feature sets for all of its matches.

A feature registers its kinds on import, and a stored match names its kind. The core asks the kind,
and never needs to know the feature.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from bot.base.language import Language, Sentence, sentence

NOT_YOURS: Final = sentence("bot/table")
NOT_YOUR_GAME: Final = sentence("match/not-your-game")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """The policies of a kind of match. Its sentences say why something isn't possible."""

    name: str
    one_person: bool = False
    """One person plays it from the start: there is no lobby, and giving up ends it."""
    own_deal: bool = True  # False if other matches get, or got, the same cards
    covered: bool = False  # its board shows no cards, because other tables play the same deal
    direct: bool = False
    """Its players come from different channels, and play it in direct messages: it has no board."""
    takebacks: bool = True  # a move may be taken back if everybody agrees
    ends_unplayed: bool = True  # it is cancelled if a person leaves before deciding anything
    ranks_computers: bool = False  # places count among all seats, including computers'
    board_of: Callable[[str], str] = str  # the board for a game's results, by default its own
    title: Callable[[str, str, Language], str] | None = None
    """Returns a match's title from the game's title and the name of the shared deal."""
    not_yours: Sentence = NOT_YOURS
    closed: Sentence | None = None  # why nobody joins a running match, None if people may
    fixed_options: Sentence | None = None  # why the host can't change the options, None if they may
    planned: bool = False
    """It was announced earlier, so it's dealt even if the server no longer offers the game. People
    join and leave through the announcement, so its board has no buttons for that."""
    no_undo: Sentence | None = None  # why the game's own undo isn't allowed, None if it is
    no_rematch: Sentence | None = None  # why there is no rematch, None if there is
    still_secret: Sentence | None = None  # why the secret of a shared deal isn't revealed yet
    dated: Callable[[str], tuple[str, int]] | None = None  # the day and server of a dated deal
    secret_until: Callable[[str], int] | None = None
    """Returns until when a shared deal is secret even from its players, in milliseconds."""
    finished_by: Callable[[Connection, str, int], bool] | None = None
    """Returns whether a person has finished a shared deal, so that it may be revealed to them."""
    compares: Callable[[Connection, str, int, int | None], bool] | None = None
    """Returns whether people of a server may be compared with a person at a shared deal. It's
    called with the deal's name, the person's id and the server's."""
    called: Callable[[Connection, str, int], str | None] | None = None
    """Returns a person's name for those who compare themselves at a shared deal. None stands for
    the name at their table."""
    lapses_at: Callable[[str], int] | None = None
    """Returns when a match with a shared deal ends by itself, in milliseconds."""


TABLE: Final = Kind(name="table")
SOLITAIRE: Final = Kind(
    name="solitaire",
    one_person=True,
    takebacks=False,
    ends_unplayed=False,
    not_yours=NOT_YOUR_GAME,
    closed=NOT_YOUR_GAME,
    no_rematch=sentence("match/no-rematch"),
)
_OF_NO_FEATURE: Final = Kind(
    name="", own_deal=False, covered=True, takebacks=False, closed=NOT_YOURS, no_rematch=NOT_YOURS
)
"""Stands in for a kind whose feature is off or gone. It reveals nothing, and nobody joins."""

_KINDS: Final = {kind.name: kind for kind in (TABLE, SOLITAIRE)}


def register(kind: Kind) -> Kind:
    """Register a kind, so that stored matches can name it. Returns it."""
    _KINDS[kind.name] = kind
    return kind


def kind_named(name: str) -> Kind:
    """Return the kind of that name, or a restrictive one if its feature is off or gone."""
    return _KINDS.get(name) or replace(_OF_NO_FEATURE, name=name)
