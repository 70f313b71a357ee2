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

DATA: Final = Link("erase/1", Spot("overview", 1, 1), label=sentence("privacy/button-servers-data"))


def add_to_settings(panel: SettingsPanel, departures: Departures) -> None:
    async def ask(press: Press, _: Server, time: str) -> Page:
        check_manager(press.interaction)
        return erase_question(press.language, sure=time == "2")

    async def erase(press: Press, server: Server, _: str) -> Page:
        check_manager(press.interaction)  # a role that may change settings is not enough
        await departures.erase(server.guild.id)
        told = press.language.say("privacy/erase-everything-kept")
        return Page(press.language.say("privacy/erase-erased"), told)

    panel.add(DATA)
    panel.pages["erase"] = ask
    panel.pages["erased"] = erase


def erase_question(language: Language, *, sure: bool) -> Page:
    """Ask for confirmation, with a list of the data; ``sure``: ask a second time."""
    if sure:
        title = language.say("privacy/erase-question-quite-sure")
        text = language.say("privacy/erase-question-undone-want")
        yes = Button(language.say("privacy/button-yes-erase"), VERB, "erased", style="danger")
    else:
        title = language.render(DATA.label)
        text = language.say("privacy/erase-question-keep-its")
        yes = Button(
            language.say("privacy/button-erase-everything"), VERB, "erase/2", style="danger"
        )
    no = Button(language.say("privacy/button-keep-everything"), VERB, "tab/overview")
    return Page(title, text, rows=((yes, no),))
