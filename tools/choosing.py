"""Chooses the next press on a hand or board, for a player who plays any game at random."""

import random
from typing import NamedTuple

from simcord import ResponseMessage

from bot.discord_io.controls import parse_custom_id
from tests.support.acting import offers
from tests.support.reading import buttons

_NOT_CHOSEN = "offer_draw"
"""Always offered, but useless; random players would do nothing else."""


class Choice(NamedTuple):
    """A press: of a button, or of a menu with the chosen value."""

    custom_id: str
    values: tuple[str, ...]
    plays: bool
    """Whether it acts, rather than picking something."""

    @property
    def version(self) -> int:
        """Version of the match at which the control's decision came up."""
        return version_of(self.custom_id)


def version_of(custom_id: str) -> int:
    """Return the version of the match in a control's id."""
    control = parse_custom_id(custom_id)
    assert control is not None, custom_id
    return control.version


def choose(message: ResponseMessage, rng: random.Random, *, picked: bool) -> Choice | None:
    """Return a press, or None if the message offers nothing.

    If something has been ``picked`` that can be played, it is played; before that, half of the
    time.
    """
    playing = [each for each in offers(message) if f":{_NOT_CHOSEN}" not in each[0]]
    picking = offers(message, "pick")
    if playing and (picked or not picking or rng.random() < 0.5):
        custom_id, values = rng.choice(playing)
        return Choice(custom_id, (rng.choice(values),) if values else (), plays=True)
    if not picking:
        return None
    custom_id, values = rng.choice(picking)
    most = next(c.get("max_values", 1) for c in buttons(message) if c["custom_id"] == custom_id)
    return Choice(custom_id, tuple(rng.sample(values, min(most, len(values)))), plays=False)
