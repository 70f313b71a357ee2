"""The form and the message of a challenge, which pings only the person challenged."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

import discord
from sqlalchemy import select

from bot.app import Castellan
from bot.base.chores import Chore
from bot.base.language import Language, language_for
from bot.base.names import clean_name, escape_name
from bot.discord_io.messages import message_link
from bot.pages.endings import SHOWN_OF_SEAL
from bot.pages.match_form import FormQuestion, Seek, form_menus, game_and_pace
from bot.pages.model import Button, Page
from bot.pages.presenter import Presenter
from bot.pages.table import PACES
from bot.show.keeper import Wanted
from bot.show.postings import Posting, load
from cogs.challenges import actions as challenges
from cogs.challenges import tables
from cogs.challenges.actions import BEST_OF, MAX_COUNTERS, POSTED_AS, Challenge, Party, Terms

SET_VERB: Final = "challenge_set"


@dataclass(frozen=True, slots=True)
class ChallengeDraft:
    """The choices in a form, kept in the custom ids of its controls.

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
        wish = Seek.from_text(f"{slug}/{pace}")
        return cls(to, Terms(*wish, casual == "1", int(best_of)))


FIELDS: Final = ("game", "pace", "casual", "best")


def form_page(
    draft: ChallengeDraft, presenters: Mapping[str, Presenter], language: Language
) -> Page:
    """Return the form for a challenge or a counter-proposal."""
    say, whom = language.say, "someone" if draft.to.startswith("u") else "challenger"
    told = say("challenges/asks", whom=whom, name=f"<@{draft.to[1:]}>")
    kinds = [("0", say("bot/rated")), ("1", say("bot/casual-unrated"))]
    lengths = [(str(best), say("challenges/best-of", best=best)) for best in BEST_OF]
    questions = (
        *game_and_pace(presenters, language),
        FormQuestion("casual", say("bot/play-fun-rating"), kinds),
        FormQuestion("best", say("challenges/menu-best"), lengths),
    )
    send = Button(
        say("challenges/button-challenge"), SET_VERB, f"send/{draft.text}", style="success"
    )
    return Page("", told, rows=(*form_menus(SET_VERB, draft.text, questions), (send,)))


def challenge_page(
    challenge: Challenge, presenter: Presenter, language: Language, *, alive: bool
) -> Page:
    """Return a challenge's message. Unless ``alive``, it only says that the challenge is over."""
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
        language.render(PACES[terms.pace]),
        say("bot/casual-unrated") if terms.casual else say("bot/rated"),
        say("challenges/best-of", best=terms.best_of),
    )
    expires = say("challenges/expires", moment=f"<t:{challenge.ends_at // 1000}:R>")
    text = f"{lead}\n\n{language.render(presenter.about)}\n{' · '.join(parts)}\n{expires}"
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
    """Return the challenger's private page, with a button to withdraw."""
    button = Button(language.say("challenges/button-withdraw"), "withdraw", challenge.id)
    return Page("", told, rows=((button,),))


class ChallengeMessages:
    """Renders the message of each challenge, and ends expired challenges."""

    def __init__(self, bot: Castellan) -> None:
        self.chore = Chore("challenges", self.look_after)
        self._database, self._ledger, self._keeper = bot.database, bot.ledger, bot.keeper
        self._pings, self._presenter_of = bot.pings, bot.presenter_of
        bot.keeper.keep(POSTED_AS, self._find)

    async def look_after(self) -> None:
        ours = self._database.shards.rows(tables.challenges.c.guild_id)
        database, now = self._database, self._ledger.now()
        if await database.read(challenges.is_any_late, now, ours):
            for challenge_id in await database.write(challenges.lapse, now, ours):
                self._keeper.want(POSTED_AS, challenge_id)

    async def take_away(self, guild_id: int) -> None:
        row = tables.challenges.c
        still_open = select(row.id).where(row.guild_id == guild_id, row.status == "open")
        await self._keeper.take_away(POSTED_AS, await self._database.scalars(still_open))

    async def show(self, challenge: Challenge) -> None:
        """Post or edit the message of a challenge. Raises Discord's error if it refuses."""
        await self._keeper.show(POSTED_AS, challenge.id)

    async def link_to(self, challenge: Challenge) -> str:
        """Return a link to a challenge's message, or an empty string if it has none."""
        posting = await self._database.read(load, POSTED_AS, challenge.id)
        if posting is None or posting.message_id is None:
            return ""
        return message_link(challenge.guild_id, posting.place_id, posting.message_id)

    async def _find(self, posting: Posting) -> Wanted | None:
        challenge = await self._database.read(challenges.load_challenge, posting.subject)
        now = self._ledger.now()
        if challenge is None or challenge.status == "withdrawn":
            return None
        alive = challenge.status == "open" and challenges.is_alive(challenge, now)
        # It is too late to post it.
        if posting.message_id is None and not alive:
            return None
        asked = [challenge.asked.user_id] if challenge.pinged and alive else []
        willing, silent = await self._pings.may_ping(asked, challenge.guild_id)
        people = [discord.Object(user_id) for user_id in willing]
        return Wanted(
            places=(challenge.channel_id,),
            page=challenge_page(
                challenge,
                self._presenter_of(challenge.terms.slug),
                language_for(challenge.locale),
                alive=alive,
            ),
            nonce=f"challenge {challenge.id}",
            version=challenge.version,
            mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
            silent=silent,
            again=False,
        )
