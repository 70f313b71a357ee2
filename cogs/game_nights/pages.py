"""Shows an evening of any kind: its message for everybody, and one's own matches."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter
from cogs.game_nights.arena_pages import (
    arena_matches,
    arena_podium,
    arena_progress,
    arena_rules,
    arena_times,
)
from cogs.game_nights.deal_pages import (
    deal_matches,
    deal_podium,
    deal_progress,
    deal_rules,
    deal_times,
    deals_buttons,
)
from cogs.game_nights.store import Evening, Gathering
from cogs.game_nights.wording import evening_title


def evening_page(gathering: Gathering, presenter: Presenter, language: Language) -> Page:
    """Return the public message of an evening, whatever its phase."""
    evening = gathering.evening
    arena = evening.deals is None
    match evening.phase:
        case "open":
            times = arena_times if arena else deal_times
            rules = rules_text(evening, language)
            parts = [times(evening, language), rules, _guests(gathering, language)]
        case "running":
            progress = arena_progress if arena else deal_progress
            parts = [progress(gathering, language)]
        case "over":
            podium = arena_podium if arena else deal_podium
            parts = [language.say("This evening is over."), podium(gathering, language)]
        case "cancelled":
            parts = [language.say("This evening was called off.")]
    buttons: list[Button] = []
    if gathering.tables:
        mine = Button(language.say("My matches"), "evening_mine", evening.id)
        buttons = [mine, *deals_buttons(gathering, language)]
    if evening.unfinished:
        buttons = [
            Button(language.say("Take part"), "evening_join", evening.id, style="success"),
            Button(language.say_as("an evening", "Leave"), "evening_leave", evening.id),
            *buttons,
        ]
    text = stack_texts(*parts, apart="\n\n")
    rows = (tuple(buttons),) if buttons else ()
    return Page(evening_title(presenter, language), text, rows=rows)


def rules_text(evening: Evening, language: Language) -> str:
    """Return how an evening is played."""
    rules = arena_rules if evening.deals is None else deal_rules
    return rules(evening, language)


def _guests(gathering: Gathering, language: Language) -> str:
    names = [escape_name(each.name) for each in gathering.guests if each.here]
    if not names:
        return language.say("Nobody is taking part yet.")
    return language.count(
        len(names),
        "**{n} player is taking part:** {names}",
        "**{n} players are taking part:** {names}",
        names=language.listing(names),
    )


def mine_page(gathering: Gathering, user_id: int, presenter: Presenter, language: Language) -> Page:
    """Return somebody's own matches of an evening, the newest first."""
    title = evening_title(presenter, language)
    if all(guest.user_id != user_id for guest in gathering.guests):
        return Page(title, language.say("You're not taking part."))
    matches = arena_matches if gathering.evening.deals is None else deal_matches
    text = matches(gathering, user_id, language)
    return Page(title, text or language.say("You haven't played here."))
