"""Kinds of match: what a feature decides for all of its matches.

A feature registers its kinds when it is imported, and a stored match names its own. The core asks
the kind and never which feature it is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from bot.base.language import Language, Sentence, sentence

NOT_YOURS: Final = sentence("You're not at this table, so you can't do that.")
NOT_YOUR_GAME: Final = sentence("This is someone else's game. Use /play to open one of your own.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """The policies of a kind of match. Sentences say why something isn't possible."""

    name: str
    one_person: bool = False
    """One person plays it from the start: there is no lobby, and giving up ends it."""
    own_deal: bool = True
    """False if other matches were or are dealt the same cards."""
    covered: bool = False
    """Its board shows no cards, because other tables play the same deal."""
    second_board: bool = False
    """Its two players sit in different places, and each place has a board."""
    takebacks: bool = True
    """A move may be taken back if everybody agrees."""
    plays_on: bool = False
    """A computer plays on for people who leave; otherwise they give up."""
    ends_unplayed: bool = True
    """It is called off if somebody leaves before deciding anything."""
    ranks_computers: bool = False
    """Places count among all seats, also those of computers."""
    board: str = ""
    """Name of the leaderboard within the game's; empty for the game's own."""
    title: Callable[[str, str, Language], str] | None = None
    """Returns a match's title from the game's title and the name of the shared deal."""
    not_yours: Sentence = NOT_YOURS
    closed: Sentence | None = None
    """Why nobody joins a running match; None if people may."""
    fixed_options: Sentence | None = None
    """Why the host can't change the options; None if they may."""
    planned: bool = False
    """It was promised earlier, so it's dealt even if the server doesn't offer the game any more."""
    no_undo: Sentence | None = None
    """Why the game's own undo isn't allowed; None if it is."""
    no_rematch: Sentence | None = None
    """Why there is no rematch; None if there is."""
    still_secret: Sentence | None = None
    """Why the secret of a shared deal isn't told yet."""
    secret_until: Callable[[str], int] | None = None
    """Returns until when a shared deal of that name is secret whoever plays it, in milliseconds."""
    finished_by: Callable[[Connection, str, int], bool] | None = None
    """Tells whether a person, by id, has finished a shared deal, which is then told to them."""
    compares: Callable[[Connection, str, int, int | None], bool] | None = None
    """Tells whether people in a server may compare themselves with somebody at a shared deal.

    It is given the deal's name, and the ids of the person and the server."""
    lapses_at: Callable[[str], int] | None = None
    """Returns when a match with a shared deal of that name ends by itself, in milliseconds."""


TABLE: Final = Kind(name="table")
"""An open table."""
SOLITAIRE: Final = Kind(
    name="solitaire",
    one_person=True,
    takebacks=False,
    ends_unplayed=False,
    not_yours=NOT_YOUR_GAME,
    closed=NOT_YOUR_GAME,
    no_rematch=sentence("That doesn't work in solo games."),
)
"""A game for one."""
_OF_NO_FEATURE: Final = Kind(
    name="", own_deal=False, covered=True, takebacks=False, closed=NOT_YOURS, no_rematch=NOT_YOURS
)
"""A kind whose feature is switched off: what is hidden stays hidden, and nobody joins."""

_KINDS: Final = {kind.name: kind for kind in (TABLE, SOLITAIRE)}


def register(kind: Kind) -> Kind:
    """Register a kind, so that stored matches can name it, and return it."""
    _KINDS[kind.name] = kind
    return kind


def kind_named(name: str) -> Kind:
    """Return the kind of that name, or a cautious one if its feature is switched off."""
    return _KINDS.get(name) or replace(_OF_NO_FEATURE, name=name)
