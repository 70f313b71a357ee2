"""Game nights: matches at an hour that a server sets, in pairs or with the same deals for all."""

from cogs.game_nights.dealing import ARENA, NIGHT_DEAL
