"""Game nights: from a set hour on, people play one match after another."""

from cogs.game_nights.arena import ARENA
