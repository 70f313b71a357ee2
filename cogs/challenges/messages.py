"""The message of each challenge. It pings only the person challenged."""

from collections.abc import Awaitable, Callable

import discord
from sqlalchemy import select

from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.messages import message_link
from bot.match.ledger import Ledger
from bot.pages.presenter import Presenter
from bot.show.keeper import Keeper, Wanted
from bot.show.pings import Pings
from bot.show.postings import Posting, load
from cogs.challenges import actions as challenges
from cogs.challenges import tables
from cogs.challenges.actions import POSTED_AS, Challenge
from cogs.challenges.pages import challenge_page


class ChallengeMessages:
    """Renders the message of each challenge, and ends expired challenges."""

    def __init__(
        self,
        ledger: Ledger,
        keeper: Keeper,
        pings: Pings,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("challenges", self.look_after)
        self._ledger = ledger
        self._database = ledger.database
        self._keeper = keeper
        self._pings = pings
        self._presenter_of = presenter_of
        keeper.keep(POSTED_AS, self._find)

    async def look_after(self) -> None:
        ours = self._database.shards.rows(tables.challenges.c.guild_id)
        database, now = self._database, self._ledger.now()
        if await database.read(challenges.is_any_late, now, ours):
            for challenge_id in await database.write(challenges.lapse, now, ours):
                self._keeper.want(POSTED_AS, challenge_id)

    async def before_deleting(self, user_id: int) -> Callable[[], Awaitable[None]]:
        return self._keeper.scan

    async def take_away(self, guild_id: int) -> None:
        row = tables.challenges.c
        still_open = select(row.id).where(row.guild_id == guild_id, row.status == "open")
        await self._keeper.take_away(POSTED_AS, await self._database.scalars(still_open))

    async def show(self, challenge: Challenge) -> None:
        """Post or edit the message of a challenge. Raises Discord's error if it refuses."""
        await self._keeper.show(POSTED_AS, challenge.id)

    async def link_to(self, challenge: Challenge) -> str:
        """Return a link to a challenge's message; empty if it has none."""
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
