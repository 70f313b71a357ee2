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
        return _gone_text(seen, language)

    def over_text(self, seen: Seen, language: Language) -> str:
        return _gone_text(seen, language)


def _gone_text(seen: Seen, language: Language) -> str:
    gone = [event["seat"] for event in seen.recent if event["kind"] == LEFT_SERVER]
    return "\n".join(language.say("table/gone", name=escape_name(seen.name(seat))) for seat in gone)


register("table", TablePart())
