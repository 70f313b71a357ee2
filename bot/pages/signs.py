"""Signs of cards and pieces in a text: what Discord may show as emojis, and what is read else."""

import re
from typing import Final

PLAIN: Final = re.compile("\ue000(?P<sign>[a-z_]+)\ue001(?P<plain>[^\ue002]*)\ue002")
"""What ``signed`` makes, until it is known whether Discord shows the sign."""
FOUR_COLOURED: Final = "_four"
"""Ends the name of a card's sign in the deck of four colours, where that looks different."""


def signed(sign: str, plain: str) -> str:
    """A part of a text that is a sign where Discord shows it, else plain words."""
    return f"\ue000{sign}\ue001{plain}\ue002"
