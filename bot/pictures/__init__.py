"""Pictures drawn at run time by our own code: a canvas, a stroke font and a deck of cards."""

from bot.pictures.canvas import WIDTH, Art, Canvas
from bot.pictures.deck import INDEX_BAND, INDEX_STRIP, LIFT, RATIO, back, face, lying_joker, slot
from bot.pictures.glyphs import has_glyphs, measure
from bot.pictures.hand import Band, banded_hand_picture, hand_picture
from bot.pictures.lexicon import Lexicon

__all__ = [
    "INDEX_BAND",
    "INDEX_STRIP",
    "LIFT",
    "RATIO",
    "WIDTH",
    "Art",
    "Band",
    "Canvas",
    "Lexicon",
    "back",
    "banded_hand_picture",
    "face",
    "hand_picture",
    "has_glyphs",
    "lying_joker",
    "measure",
    "slot",
]
