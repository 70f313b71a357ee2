"""The page of ``/settings`` about a server's data, and its erasure by managers."""

from typing import Final

from bot.base.language import Language, sentence
from bot.discord_io.press import Press
from bot.pages.model import Button, Page
from bot.preferences.server_panel import (
    VERB,
    Link,
    Server,
    SettingsPanel,
    Spot,
    check_manager,
)
from cogs.privacy.departures import Departures

DATA: Final = Link("erase/1", Spot("overview", 1, 1), label=sentence("privacy/erase", time="first"))


def add_to_settings(panel: SettingsPanel, departures: Departures) -> None:
    async def ask(press: Press, _: Server, time: str) -> Page:
        check_manager(press.interaction)
        return erase_question(press.language, sure=time == "2")

    async def erase(press: Press, server: Server, _: str) -> Page:
        check_manager(press.interaction)  # a role that may change settings is not enough
        await departures.erase(server.guild.id)
        told = press.language.say("privacy/erased")
        return Page(press.language.say("privacy/erased-title"), told)

    panel.add(DATA)
    panel.pages["erase"] = ask
    panel.pages["erased"] = erase


def erase_question(language: Language, *, sure: bool) -> Page:
    """Ask for confirmation, with a list of the data; ``sure``: ask a second time."""
    say, time, action = language.say, "last" if sure else "first", "erased" if sure else "erase/2"
    yes = Button(say("privacy/button-erase", time=time), VERB, action, style="danger")
    no = Button(say("privacy/button-keep-everything"), VERB, "tab/overview")
    title = say("privacy/erase", time=time)
    return Page(title, say("privacy/erase-question", time=time), rows=((yes, no),))
