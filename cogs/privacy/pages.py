"""The pages of *Your data* in ``/preferences``."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences


def privacy_page(chosen: Preferences, language: Language) -> Page:
    parts = [
        language.say(
            "**What is stored about you**, under your Discord ID\n- the choices you made in "
            "/preferences, and the language you last used\n- the matches you played in: the "
            "name you had, what you played and when, and who hosted\n- how they ended, your "
            "answers to daily puzzles, your ratings, and the name they're listed under\n- "
            "which message holds which hand, if you get your hands by direct message\n- which "
            "servers have blocked you from their matches"
        )
        + "\n"
        + language.say("- who you challenge and who challenges you, for about a day")
        + "\n"
        + language.say(
            "- which game you're looking for an opponent in, and where, for about ten minutes"
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
            "**What isn't stored**: messages. I can't read what people write, and I keep no "
            "lists of members. When something fails, the technical log kept by the person who "
            "runs me may include your ID."
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
            "**Across servers**: your results only count in the leaderboards of the "
            "server you play on. You can let the results of future matches count "
            "across servers too."
        )
    return language.say(
        "**Across servers**: your results also count in the cross-server leaderboards, where "
        "everyone can see you as {name}.",
        name=f"**{escape_name(chosen.name or '')}**",
    )


def export_page(name: str, data: bytes, language: Language) -> Page:
    return Page(
        language.say("Everything stored about you"),
        language.say(
            "The file lists everything table by table, as it's stored. Other "
            "people's data is left out, and so are the cards of matches still being "
            "played."
        ),
        files=((name, data),),
    )


def question_page(language: Language) -> Page:
    """Return the question before a deletion."""
    return Page(
        language.say("Delete your data?"),
        language.say(
            "This can't be undone.\n- Your ratings and preferences are gone.\n- Everywhere "
            "else you become a *former player*. Finished matches can still be replayed, "
            "without naming you.\n- In matches still being played, a computer takes your "
            "seat. Your solo games, and matches against computers only, end without a result. "
            "You leave tables that haven't begun.\n- If a server has blocked you, you stay "
            "blocked, without your name.\n- Results and leaderboards that someone shared, "
            "announcements, and direct messages stay on Discord until someone deletes them "
            "there."
        ),
        rows=(
            (
                Button(language.say("Yes, delete everything"), "privacy_delete", style="danger"),
                Button(language.say("Keep it"), "privacy_keep"),
            ),
        ),
    )


def gone_page(language: Language) -> Page:
    """Return the page after a deletion."""
    return Page(
        language.say("Your data has been deleted"),
        language.say(
            "I'm updating the boards in channels now. If you play again, you start as a new "
            "player. Servers that have blocked you still keep you out."
        ),
    )
