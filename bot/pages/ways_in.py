"""First steps for newcomers: a game to try, a lesson, their server's settings."""

from collections.abc import Iterable
from typing import Final

from bot.base.language import Language, Sentence
from bot.pages.card_picker import button_rows
from bot.pages.lesson import LEARN_VERB
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter

GAMES_VERB: Final = "games"
TRY_VERB: Final = "try"
HISTORY_VERB: Final = "history"


def ways_in(language: Language) -> tuple[Button, ...]:
    """The buttons that a newcomer starts with."""
    return (
        Button(language.say("pages/button-try-game"), GAMES_VERB, TRY_VERB, style="success"),
        Button(language.say("bot/button-learn-game"), GAMES_VERB, LEARN_VERB),
    )


def learn_buttons(presenter: Presenter, language: Language, slug: str = "") -> tuple[Button, ...]:
    """The button for the game's lesson, if it has one."""
    if presenter.lesson is None:
        return ()
    return (Button(language.say("pages/button-lesson"), LEARN_VERB, slug),)


def history_button(language: Language, player: int | None = None) -> Button:
    """The button for the reader's finished matches, or those of ``player`` on the server."""
    args = "," if player is None else f"{player},server"
    return Button(language.say("pages/button-finished-matches"), HISTORY_VERB, args)


def settings_button(language: Language) -> Button:
    return Button(language.say("pages/button-settings"), "settings", "tab/overview")


def games_page(presenters: Iterable[tuple[str, Presenter]], verb: str, language: Language) -> Page:
    """List all games with a sentence and a button each, which starts the game or its lesson."""
    known = list(presenters)
    if verb == LEARN_VERB:
        known = [(slug, each) for slug, each in known if each.lesson is not None]
    lines = [
        f"**{each.title(language)}** · {language.render(Sentence(f'{slug}/command.about'))}"
        for slug, each in known
    ]
    first = [
        Button(language.render(each.start_here), verb, slug, style="success")
        for slug, each in known
        if verb == TRY_VERB and each.start_here is not None
    ]
    started = {each.args for each in first}
    rest = [Button(each.title(language), verb, slug) for slug, each in known]
    rest = [each for each in rest if each.args not in started]
    text = stack_texts(language.say("pages/games-told", verb=verb), *lines)
    title = language.say("pages/games-question", verb=verb)
    return Page(title, text, rows=(*([tuple(first)] if first else ()), *button_rows(rest)))
