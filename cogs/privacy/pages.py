"""The pages of *Your data* in ``/preferences``."""

from bot.base.discord_limits import escape_name
from bot.base.language import Language
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences


def privacy_page(chosen: Preferences, language: Language) -> Page:
    say, count = language.say, "everywhere" if chosen.worldwide else "here"
    name = f"**{escape_name(chosen.name or '')}**"
    verb = "privacy_local" if chosen.worldwide else "privacy_world"
    row = (
        Button(say("bot/button-export"), "privacy_export", style="primary"),
        Button(say("privacy/button-count", count=count), verb),
        Button(say("privacy/button-delete"), "privacy_ask", style="danger"),
    )
    return Page(say("bot/button-data"), say("privacy/about", count=count, name=name), rows=(row,))


def export_page(name: str, data: bytes, language: Language) -> Page:
    title, told = language.say("privacy/export-title"), language.say("privacy/export")
    return Page(title, told, files=((name, data),))


def question_page(language: Language) -> Page:
    """Return the question before a deletion."""
    say = language.say
    row = (
        Button(say("privacy/button-delete-all"), "privacy_delete", style="danger"),
        Button(say("privacy/button-keep"), "privacy_keep"),
    )
    return Page(say("privacy/question-title"), say("privacy/question"), rows=(row,))


def gone_page(language: Language) -> Page:
    """Return the page after a deletion."""
    return Page(language.say("privacy/gone-title"), language.say("privacy/gone"))
