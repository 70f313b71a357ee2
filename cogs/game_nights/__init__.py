"""Game nights: matches at a set hour, in pairs or with the same deals for all."""

from cogs.game_nights.dealing import ARENA, NIGHT_DEAL
