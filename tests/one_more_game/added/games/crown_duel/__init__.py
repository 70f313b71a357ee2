"""Crown Duel, one secret choice for two."""

from games.crown_duel.game import CrownDuel
from games.crown_duel.view import CrownDuelView, beats

__all__ = ["CrownDuel", "CrownDuelView", "beats"]
