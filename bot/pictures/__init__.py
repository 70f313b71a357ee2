"""Pictures drawn at run time by our own code: a canvas, lettering and a deck of cards."""

from bot.pictures.canvas import HEIGHT, MIN_TEXT_SIZE, WIDTH, Canvas
from bot.pictures.deck import INDEX_BAND, INDEX_STRIP, LIFT, back, face, lying_joker, slot
from bot.pictures.hand import hand_picture
from bot.pictures.lettering import BOLD, WEIGHT, Lexicon, has_glyphs, measure
from bot.pictures.stamps import STAMPS, as_file, rasterise
from bot.rasters import Art
