"""The pages of challenges: their message, and the form to send one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from bot.base.discord_limits import clean_name, escape_name
from bot.base.language import Language
from bot.pages.endings import SHOWN_OF_SEAL
from bot.pages.match_form import FormQuestion, Wish, form_menus, game_and_pace
from bot.pages.model import Button, Page
from bot.pages.presenter import Presenter
from bot.pages.table import PACES
from cogs.challenges.actions import BEST_OF, MAX_COUNTERS, Challenge, Party, Terms
from games import GAMES

SET_VERB: Final = "challenge_set"
SEND_VERB: Final = "challenge_send"


@dataclass(frozen=True, slots=True)
class ChallengeDraft:
    """The choices in a form, as they are in its controls' custom ids.

    ``to`` is the user to challenge (``u123``), or the challenge to answer with its version
    (``c0a1b2c3d4e.1``).
    """

    to: str
    terms: Terms

    @property
    def text(self) -> str:
        slug, pace, casual, best_of = self.terms
        return f"{self.to}/{slug}/{pace}/{casual:d}/{best_of}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Parse a custom id. Raises ValueError if it is malformed."""
        to, slug, pace, casual, best_of = text.split("/")
        if casual not in ("0", "1") or best_of not in map(str, BEST_OF):
            raise ValueError(f"no draft: {text!r}")
        wish = Wish.from_text(f"{slug}/{pace}")
        return cls(to, Terms(*wish, casual == "1", int(best_of)))


FIELDS: Final = ("game", "pace", "casual", "best")


def form_page(
    draft: ChallengeDraft, presenters: Mapping[str, Presenter], language: Language
) -> Page:
    """Return the form for a challenge, or for another game in answer to one."""
    say, whom = language.say, "someone" if draft.to.startswith("u") else "challenger"
    told = say("challenges/asks", whom=whom, name=f"<@{draft.to[1:]}>")
    kinds = [("0", say("bot/rated")), ("1", say("bot/casual-unrated"))]
    lengths = [(str(best), say("challenges/best-of", best=best)) for best in BEST_OF]
    questions = (
        *game_and_pace(presenters, language),
        FormQuestion("casual", say("bot/play-fun-rating"), kinds),
        FormQuestion("best", say("challenges/menu-best"), lengths),
    )
    send = Button(say("challenges/button-challenge"), SEND_VERB, draft.text, style="success")
    return Page("", told, rows=(*form_menus(SET_VERB, draft.text, questions), (send,)))


def challenge_page(
    challenge: Challenge, presenter: Presenter, language: Language, *, alive: bool
) -> Page:
    """Return a challenge's message; unless ``alive``, it says that the challenge is over."""
    say, terms = language.say, challenge.terms
    if not alive:
        return Page("", say("challenges/over"))
    lead = say(
        "challenges/lead",
        counters=challenge.counters,
        name=f"**{escape_name(challenge.proposer.name)}**",
        other=f"<@{challenge.asked.user_id}>",
    )
    parts = (
        presenter.options_text(GAMES.of_stored(terms.slug).options(), language),
        language.render(PACES[terms.pace]),
        say("bot/casual-unrated") if terms.casual else say("bot/rated"),
        say("challenges/best-of", best=terms.best_of),
    )
    expires = say("challenges/expires", moment=f"<t:{challenge.ends_at // 1000}:R>")
    text = f"{lead}\n\n{presenter.summary(language)}\n{' · '.join(filter(None, parts))}\n{expires}"
    another = Button(say("challenges/button-other-game"), "challenge_other", challenge.id)
    row = (
        Button(say("challenges/button-accept"), "accept", challenge.id, style="success"),
        Button(say("challenges/button-decline"), "decline", challenge.id),
        *((another,) if challenge.counters < MAX_COUNTERS else ()),
        Button(say("bot/button-rules"), "rules", terms.slug),
    )
    seal = say("bot/seal-deal-seal", seal=challenge.commitment[:SHOWN_OF_SEAL])
    return Page(presenter.title(language), text, footer=seal, rows=(row,))


def declined_page(other: Party, language: Language) -> Page:
    label = language.say("challenges/button-never-from", name=clean_name(other.name))
    button = Button(label, "not_from", str(other.user_id))
    return Page("", language.say("challenges/declined"), rows=((button,),))


def withdraw_page(told: str, challenge: Challenge, language: Language) -> Page:
    """Return a page for the challenger alone, who may withdraw there."""
    button = Button(language.say("challenges/button-withdraw"), "withdraw", challenge.id)
    return Page("", told, rows=((button,),))
