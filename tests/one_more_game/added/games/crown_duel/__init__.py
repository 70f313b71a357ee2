"""Crown Duel, one secret choice for two."""

from games.crown_duel.game import CrownDuel
