"""High Card on Discord."""

from cogs.games.high_card.presenter import HighCardPresenter

PRESENTER = HighCardPresenter()
