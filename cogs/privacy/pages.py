"""The pages of *Your data* in ``/preferences``."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences


def privacy_page(chosen: Preferences, language: Language) -> Page:
    parts = [
        language.say("privacy/privacy-stored-about")
        + "\n"
        + language.say("privacy/privacy-challenge-challenges")
        + "\n"
        + language.say("privacy/privacy-which-game"),
        language.say("privacy/privacy-why-run"),
        language.say("privacy/privacy-long-until"),
        language.say("privacy/privacy-isnt-stored"),
        _scope_text(chosen, language),
    ]
    switch = (
        Button(language.say("privacy/button-count-me"), "privacy_local")
        if chosen.worldwide
        else Button(language.say("privacy/button-count-me-across"), "privacy_world")
    )
    return Page(
        language.say("bot/button-data"),
        "\n\n".join(parts),
        rows=(
            (
                Button(language.say("bot/button-export"), "privacy_export", style="primary"),
                switch,
                Button(language.say("privacy/button-delete"), "privacy_ask", style="danger"),
            ),
        ),
    )


def _scope_text(chosen: Preferences, language: Language) -> str:
    if not chosen.worldwide:
        return language.say("privacy/scope-across-servers-results")
    return language.say(
        "privacy/scope-across-servers", name=f"**{escape_name(chosen.name or '')}**"
    )


def export_page(name: str, data: bytes, language: Language) -> Page:
    return Page(
        language.say("privacy/export-everything-stored"),
        language.say("privacy/export-file-lists"),
        files=((name, data),),
    )


def question_page(language: Language) -> Page:
    """Return the question before a deletion."""
    return Page(
        language.say("privacy/question-delete-data"),
        language.say("privacy/question-undone-ratings"),
        rows=(
            (
                Button(language.say("privacy/button-yes-delete"), "privacy_delete", style="danger"),
                Button(language.say("privacy/button-keep"), "privacy_keep"),
            ),
        ),
    )


def gone_page(language: Language) -> Page:
    """Return the page after a deletion."""
    return Page(
        language.say("privacy/gone-data-been"), language.say("privacy/gone-updating-boards")
    )
