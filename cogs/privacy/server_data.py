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

DATA: Final = Link("erase/1", Spot("overview", 1, 1), label=sentence("This server's data"))


def add_to_settings(panel: SettingsPanel, departures: Departures) -> None:
    async def ask(press: Press, _: Server, time: str) -> Page:
        check_manager(press.interaction)
        return erase_question(press.language, sure=time == "2")

    async def erase(press: Press, server: Server, _: str) -> Page:
        check_manager(press.interaction)  # a role that may change settings is not enough
        await departures.erase(server.guild.id)
        told = press.language.say("Everything I kept about this server is gone.")
        return Page(press.language.say("Erased"), told)

    panel.add(DATA)
    panel.pages["erase"] = ask
    panel.pages["erased"] = erase


def erase_question(language: Language, *, sure: bool) -> Page:
    """Ask for confirmation, with a list of the data; ``sure``: ask a second time."""
    if sure:
        title = language.say("Are you quite sure?")
        text = language.say(
            "This can't be undone. Do you want to delete everything about this server now?"
        )
        yes = Button(language.say("Yes, erase it all"), VERB, "erased", style="danger")
    else:
        title = language.render(DATA.label)
        text = language.say(
            "I keep its matches, leaderboards, results, settings and list of blocked "
            "people. *Erase everything* deletes them for good, including matches "
            "still being played."
        )
        yes = Button(language.say("Erase everything"), VERB, "erase/2", style="danger")
    no = Button(language.say("Keep everything"), VERB, "tab/overview")
    return Page(title, text, rows=((yes, no),))
