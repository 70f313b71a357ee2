"""Tables of all games: lobbies, running matches, games for one."""

from typing import Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.parts import Part, Seen, register

LEFT_SERVER: Final = "left_server"
"""The kind of event whose ``seat`` was given up because its owner left the server."""


class TablePart(Part):
    """Names the players who lost their seat because they aren't on the server any more."""

    def board_text(self, seen: Seen, language: Language) -> str:
        gone = (event["seat"] for event in seen.recent if event["kind"] == LEFT_SERVER)
        names = (escape_name(seen.name(seat)) for seat in gone)
        return "\n".join(language.say("table/gone", name=name) for name in names)

    over_text = board_text


register("table", TablePart())
