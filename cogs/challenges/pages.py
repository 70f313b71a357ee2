"""The pages of challenges: their message, and the form to send one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.pages.endings import SHOWN_OF_SEAL
from bot.pages.match_form import FormQuestion, Wish, form_menus, game_and_pace
from bot.pages.model import Button, Page, Row
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
    draft: ChallengeDraft, told: str, presenters: Mapping[str, Presenter], language: Language
) -> Page:
    """Return the form. ``told`` is the text above it."""
    kinds = [("0", language.say("bot/rated")), ("1", language.say("bot/casual-unrated"))]
    lengths = [(str(number), best_of_text(number, language)) for number in BEST_OF]
    for_fun = language.say("bot/play-fun-rating")
    questions = (
        *game_and_pace(presenters, language),
        FormQuestion("casual", for_fun, kinds),
        FormQuestion("best", language.say("challenges/challenge-best"), lengths),
    )
    send = Button(
        language.say("challenges/challengecog-name"), SEND_VERB, draft.text, style="success"
    )
    return Page("", told, rows=(*form_menus(SET_VERB, draft.text, questions), (send,)))


def best_of_text(number: int, language: Language) -> str:
    if number == 1:
        return language.say("challenges/best-match")
    return language.say("challenges/best-best-best", best=number)


def challenge_page(
    challenge: Challenge, presenter: Presenter, language: Language, *, alive: bool
) -> Page:
    """Return a challenge's message; unless ``alive``, it says that the challenge is over."""
    if not alive:
        return Page("", language.say("challenges/load-open"))
    terms = challenge.terms
    facts = {
        "name": f"**{escape_name(challenge.proposer.name)}**",
        "other": f"<@{challenge.asked.user_id}>",
    }
    lead = (
        language.say("challenges/challenge-other-name", **facts)
        if challenge.counters
        else language.say("challenges/challenge-other-name-challenging", **facts)
    )
    options = presenter.options_text(GAMES[terms.slug].options(), language)
    parts = [
        options,
        language.render(PACES[terms.pace]),
        language.say("bot/casual-unrated") if terms.casual else language.say("bot/rated"),
        best_of_text(terms.best_of, language),
    ]
    moment = f"<t:{challenge.ends_at // 1000}:R>"
    lapses = language.say("challenges/challenge-challenge-expires", moment=moment)
    another = Button(
        language.say("challenges/answer-challenge-another-game"), "challenge_other", challenge.id
    )
    return Page(
        presenter.title(language),
        f"{lead}\n\n{presenter.summary(language)}\n{' · '.join(filter(None, parts))}\n{lapses}",
        footer=language.say("bot/seal-deal-seal", seal=challenge.commitment[:SHOWN_OF_SEAL]),
        rows=(
            (
                Button(
                    language.say("challenges/button-accept"),
                    "accept",
                    challenge.id,
                    style="success",
                ),
                Button(
                    language.say("challenges/answer-challenge-decline"), "decline", challenge.id
                ),
                *((another,) if challenge.counters < MAX_COUNTERS else ()),
                Button(language.say("bot/button-rules"), "rules", terms.slug),
            ),
        ),
    )


def declined_page(other: Party, language: Language) -> Page:
    label = language.say("challenges/declined-name", name=clean_name(other.name))
    button = Button(label, "not_from", str(other.user_id))
    told = language.say("challenges/declined-youve-declined")
    return Page("", told, rows=((button,),))


def withdraw_rows(challenge: Challenge, language: Language) -> tuple[Row, ...]:
    """Return the controls below a page that only the challenger sees."""
    return ((Button(language.say("challenges/button-withdraw"), "withdraw", challenge.id),),)
