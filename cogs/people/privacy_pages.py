"""The pages of ``/privacy``."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences


def privacy_page(chosen: Preferences, language: Language) -> Page:
    """Return what is stored and why, and what can be done about it."""
    parts = [
        language.say(
            "**What is stored about you**, under your Discord id\n- the choices you made in "
            "/preferences, and the language you last used\n- the matches you sat in: the name "
            "you had, what you played and when, who hosted\n- how they ended, your ratings, and "
            "the name they stand under\n- if you want hands by direct message, which message "
            "holds which hand\n- if the managers of a server have blocked you from its matches, "
            "that they have"
        ),
        language.say(
            "**Why**: to run matches, to let people check and replay them, and to keep the "
            "leaderboards."
        ),
        language.say(
            "**How long**: until you delete it. A server's data is deleted a week after I'm "
            "removed from it, or when its managers erase it. Results you count across servers "
            "stay with you."
        ),
        language.say(
            "**What is not stored**: messages. I cannot read what people write, and I keep no "
            "lists of members. When something fails, the technical log of whoever runs me may name "
            "your id."
        ),
        _scope_text(chosen, language),
    ]
    switch = (
        Button(language.say("Count me on my servers only"), "privacy_local")
        if chosen.worldwide
        else Button(language.say("Count me across servers"), "privacy_world")
    )
    return Page(
        language.say("Your data"),
        "\n\n".join(parts),
        rows=(
            (
                Button(language.say("Export"), "privacy_export", style="primary"),
                switch,
                Button(language.say("Delete"), "privacy_ask", style="danger"),
            ),
        ),
    )


def _scope_text(chosen: Preferences, language: Language) -> str:
    if not chosen.worldwide:
        return language.say(
            "**Across servers**: your results count in the leaderboards of the server where you "
            "play, and nowhere else. You can let those of matches from now on count across "
            "servers too."
        )
    return language.say(
        "**Across servers**: your results count in the leaderboards across servers too, where "
        "everybody can see you as {name}.",
        name=f"**{escape_name(chosen.name or '')}**",
    )


def export_page(name: str, data: bytes, language: Language) -> Page:
    """Return the file with everything."""
    return Page(
        language.say("Everything stored about you"),
        language.say(
            "The file holds it table by table, as it is stored. What belongs to others is left "
            "out, and so are the cards of matches under way."
        ),
        files=((name, data),),
    )


def question_page(language: Language) -> Page:
    """Asks once before everything goes."""
    return Page(
        language.say("Delete your data?"),
        language.say(
            "This cannot be undone.\n"
            "- Your ratings and preferences are gone.\n"
            "- Everywhere else you become a *former player*. Finished matches can still be "
            "replayed, without naming you.\n"
            "- In matches under way a computer takes your seat for good. Your games for one, and "
            "matches against computers only, end without a result. You get up from tables that "
            "have not begun.\n"
            "- If a server has blocked you, that stays, without your name.\n"
            "- Results and leaderboards that somebody shared, announcements, and direct messages "
            "stay on Discord until somebody deletes them there."
        ),
        rows=(
            (
                Button(language.say("Yes, delete everything"), "privacy_delete", style="danger"),
                Button(language.say("Keep it"), "privacy_keep"),
            ),
        ),
    )


def gone_page(language: Language) -> Page:
    """Afterwards."""
    return Page(
        language.say("Your data is deleted"),
        language.say(
            "I'm changing the boards in channels now. If you play again, you begin as somebody "
            "new. Servers that have blocked you still keep you out."
        ),
    )
