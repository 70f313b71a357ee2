"""What somebody who plays any game at random presses next on a hand, or on a board."""

import random
from typing import NamedTuple

from simcord import ResponseMessage

from bot.discord_io.controls import parse_custom_id
from tests.support.acting import offers
from tests.support.reading import buttons

_NOT_CHOSEN = "offer_draw"
"""Always offered, and of no interest; whoever chose by lot would offer nothing but draws."""


class Choice(NamedTuple):
    """A press: of a button, or of a menu with what is chosen from it."""

    custom_id: str
    values: tuple[str, ...]
    plays: bool
    """Whether it acts, and does not only pick something."""

    @property
    def version(self) -> int:
        """Return the version of the match at which the decision came up that it is for."""
        return version_of(self.custom_id)


def version_of(custom_id: str) -> int:
    """Return the version of the match in the id of a control."""
    control = parse_custom_id(custom_id)
    assert control is not None, custom_id
    return control.version


def choose(message: ResponseMessage, rng: random.Random, *, picked: bool) -> Choice | None:
    """Return what to press; None where a message offers nothing.

    Once something has been ``picked`` that can be played, it is; before, as often as not.
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
