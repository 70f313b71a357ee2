"""Tables of all games: lobbies, running matches, games for one."""

from bot.pages.parts import register
from cogs.table.parts import TablePart

register("table", TablePart())
