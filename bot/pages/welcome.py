"""What the bot says of itself where it is new."""

from collections.abc import Iterable

from bot.base.language import Language
from bot.pages.model import Button, Page, Row, stacked
from bot.pages.presenter import Presenter

GAMES_VERB, TRY_VERB = "games", "try"


def welcome_page(language: Language, missing: str = "") -> Page:
    """What I am and where to begin; ``missing`` names the permissions that I lack, if any."""
    text = language.say(
        "I deal **games of kings**: card games, chess with walls and a solitaire, against each "
        "other or against computers. Press a button to begin, or type **/play**."
    )
    lack = missing and language.say(
        "Before matches can be played here, I need: {permissions}.", permissions=missing
    )
    return Page(
        language.say("Hello, I am Castellan"),
        stacked(text, lack, apart="\n\n"),
        rows=((*ways_in(language), settings_button(language)),),
    )


def ways_in(language: Language) -> tuple[Button, ...]:
    """The controls that a newcomer begins with."""
    return (Button(language.say("Try a game"), GAMES_VERB, style="success"),)


def settings_button(language: Language) -> Button:
    """The control that opens the settings of a server."""
    return Button(language.say("Settings"), "settings", "tab/overview")


def games_page(presenters: Iterable[tuple[str, Presenter]], language: Language) -> Page:
    """All games in a sentence each, with a control that begins one against computers."""
    known = list(presenters)
    lines = [f"**{each.title(language)}** · {language.render(each.about)}" for _, each in known]
    buttons = [Button(each.title(language), f"{TRY_VERB}", slug) for slug, each in known]
    rows: tuple[Row, ...] = (tuple(buttons[:3]), tuple(buttons[3:]))
    return Page(
        language.say("What would you like to play?"),
        stacked(
            *lines,
            language.say("A press deals at once, with computers in the other seats."),
            apart="\n\n",
        ),
        rows=rows,
    )
