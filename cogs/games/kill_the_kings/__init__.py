"""Kill the Kings on Discord."""

from cogs.games.kill_the_kings.presenter import KillTheKingsPresenter

PRESENTER = KillTheKingsPresenter()
