"""``/challenge`` and *Challenge* on a person: asks them for a match or a best-of."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Castellan
from bot.base.bounds import Latest
from bot.base.language import Language, command_choice, command_text, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal, StaleClick
from bot.discord_io.answers import answer_of, put_away
from bot.discord_io.commands import command
from bot.discord_io.controls import NO_MATCH, Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import message_of, show_page
from bot.discord_io.press import Press, language_of, person_of, place_of, tell, user_id_in
from bot.discord_io.router import COMMAND_CHANGED, UNKNOWN_CONTROL, routed
from bot.match.events import Happened
from bot.match.record import Record
from bot.pages.match_form import draft_with_answer, first_for_two, games_for_two, is_pace
from bot.pages.model import Page, stack_texts
from bot.pages.table import PACES
from bot.preferences.servers import refuse_unless_offered
from cogs.challenges import actions as challenges
from cogs.challenges.actions import AlreadyOpen, Challenge, Party, Terms
from cogs.challenges.messages import (
    FIELDS,
    SET_VERB,
    ChallengeDraft,
    ChallengeMessages,
    declined_page,
    form_page,
    withdraw_page,
)
from cogs.challenges.next_matches import next_match
from cogs.challenges.series import count_closed, goes_on, is_prompt, ready_seat, series_of
from cogs.table.lobby import DEFAULT_PACE
from cogs.table.starting import (
    check_may_start_here,
    check_permissions,
    check_still_member,
    link_to,
    settings_for,
    show_hand,
)
from games import GAMES


class ChallengeCog(commands.Cog, name="Challenges"):
    """Challenges, and the next match of a best-of."""

    def __init__(self, bot: Castellan, messages: ChallengeMessages) -> None:
        self._presenters, self._budget = bot.presenters, bot.budget
        self._preferences, self._database, self._ledger = bot.preferences, bot.database, bot.ledger
        self._publisher = bot.publisher
        self._messages = messages
        self._forms: Latest[int, Interaction] = Latest()
        menu = app_commands.ContextMenu(
            name=command_text("challenges/button-challenge"), callback=self.challenge_user
        )
        menu.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        )
        menu.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        bot.tree.add_command(menu)
        router = bot.router
        router.on(SET_VERB, "own", self.choose)
        router.on("accept", "public", self.accept)
        router.on("decline", "public", self.decline)
        router.on("withdraw", "public", self.withdraw)
        router.on("challenge_other", "private", self.answer_otherwise)
        router.on("next_match", "private", self.next_match)

    @command("table")
    @app_commands.choices(
        game=[Choice(name=GAMES[slug].title, value=slug) for slug in games_for_two()],
        pace=[Choice(name=command_choice(told), value=word) for word, told in PACES.items()],
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @routed
    async def challenge(
        self,
        interaction: Interaction,
        member: discord.User,
        game: str | None = None,
        pace: Choice[str] | None = None,
        casual: bool = False,
        best_of: Literal[1, 3, 5] = 1,
    ) -> None:
        await check_may_start_here(interaction)
        settings = await settings_for(interaction)
        usual = settings.pace or DEFAULT_PACE
        meant = pace.value if pace is not None and is_pace(pace.value) else usual
        terms = Terms(game or first_for_two(settings.offers), meant, casual, best_of)
        # Without a game, the form asks for everything else.
        if game is None:
            await self._fill_in(interaction, ChallengeDraft(f"u{member.id}", terms))
        elif game in games_for_two():
            check_limit(interaction, "table")
            await self._challenge(interaction, member, terms)
        else:
            raise Refusal(COMMAND_CHANGED)

    @routed
    async def challenge_user(self, interaction: Interaction, user: discord.User) -> None:
        await check_may_start_here(interaction)
        settings = await settings_for(interaction)
        terms = Terms(first_for_two(settings.offers), settings.pace or DEFAULT_PACE, False, 1)
        await self._fill_in(interaction, ChallengeDraft(f"u{user.id}", terms))

    async def _fill_in(self, interaction: Interaction, draft: ChallengeDraft) -> None:
        offered = (await settings_for(interaction)).offered(self._presenters)
        await show_page(interaction, form_page(draft, offered, language_of(interaction)))

    async def choose(self, press: Press) -> None:
        """Add an answer to the form and show the form again, or send it."""
        step, _, text = press.args.partition("/")
        try:
            if step != "send":
                text = draft_with_answer(press.args, press.values, FIELDS)
            draft = ChallengeDraft.from_text(text)
        except ValueError:
            raise Refusal(UNKNOWN_CONTROL) from None
        if step == "send":
            await self._send(press, draft)
        else:
            await self._fill_in(press.interaction, draft)

    async def _send(self, press: Press, draft: ChallengeDraft) -> None:
        interaction, kind, to = press.interaction, draft.to[:1], draft.to[1:]
        if kind == "c":
            challenge_id, _, version = to.partition(".")
            # A control may be forged, so its version is checked like any input.
            if not version.isdecimal() or len(version) > 9:
                raise Refusal(UNKNOWN_CONTROL)
            await self._counter(press, challenge_id, int(version), draft.terms)
            return
        user_id = user_id_in(to)
        if kind != "u" or user_id is None:
            raise Refusal(UNKNOWN_CONTROL)
        await check_may_start_here(interaction)
        check_limit(interaction, "table")
        member = await self._member(interaction, user_id)
        await self._challenge(interaction, member, draft.terms)

    async def _member(self, interaction: Interaction, user_id: int) -> discord.Member:
        assert interaction.guild is not None
        known = interaction.guild.get_member(user_id)
        if known is not None:
            return known
        await self._budget.spend(watched=True)
        try:
            return await interaction.guild.fetch_member(user_id)
        except discord.NotFound:
            raise Refusal(sentence("challenges/not-on-server")) from None

    async def _challenge(
        self, interaction: Interaction, other: discord.User | discord.Member, terms: Terms
    ) -> None:
        name, language = other.display_name, language_of(interaction)
        refuse_unless_offered(await settings_for(interaction), terms.slug)
        if other.id == interaction.user.id:
            raise Refusal(sentence("challenges/yourself"))
        if other.bot:
            raise Refusal(sentence("challenges/bot"))
        if not isinstance(other, discord.Member):
            raise Refusal(sentence("challenges/not-on-server"))
        if not _sees_channel(interaction, other):
            raise Refusal(sentence("challenges/cannot-see", name=escape_name(name)))
        theirs = await self._preferences.of(other.id)
        try:
            challenge = await self._database.write(
                challenges.open_challenge,
                self._ledger.now(),
                terms,
                person_of(interaction),
                Party(other.id, name, ""),
                place_of(interaction),
                willing=theirs.challenges and interaction.user.id not in theirs.refused,
            )
        except AlreadyOpen as refused:
            link = await self._messages.link_to(refused.challenge)
            page = _open_already(refused.challenge, link, interaction, language)
            await show_page(interaction, page)
            return
        # A challenge that nobody can see must not stay open.
        try:
            await self._messages.show(challenge)
        except discord.HTTPException:
            await self._withdraw(challenge.id, interaction)
            raise
        told = language.say("challenges/sent", name=f"**{escape_name(name)}**")
        await show_page(interaction, withdraw_page(told, challenge, language))

    async def _withdraw(self, challenge_id: str, interaction: Interaction) -> Challenge:
        return await self._database.write(
            challenges.withdraw, self._ledger.now(), challenge_id, person_of(interaction)
        )

    async def accept(self, press: Press) -> None:
        check_permissions(press.interaction)
        await self._check_here(press, press.args)
        message = press.interaction.message
        assert message is not None, "something was pressed"
        async with self._shown_if_stale(press.args):
            record, _ = await self._ledger.find_or_create(
                challenges.accept, press.args, press.version, press.person, message.id
            )
        await self._put_form_away(press)
        await self._publisher.wait_until_shown(record.id)

    async def _check_here(self, press: Press, challenge_id: str) -> None:
        """Raise Refusal for a challenge on another server, which the person may have left."""
        challenge = await self._database.read(challenges.load_challenge, challenge_id)
        if challenge is not None and challenge.guild_id != press.interaction.guild_id:
            raise Refusal(UNKNOWN_CONTROL)

    async def _put_form_away(self, press: Press) -> None:
        form = self._forms.pop(press.person.user_id, None)
        if form is not None:
            await put_away(form)

    async def decline(self, press: Press) -> None:
        async with self._shown_if_stale(press.args):
            challenge = await self._database.write(
                challenges.decline, self._ledger.now(), press.args, press.version, press.person
            )
        await self._put_form_away(press)
        await self._messages.show(challenge)
        page = declined_page(challenge.proposer, press.language)
        await answer_of(press.interaction).add(**await message_of(page, NO_MATCH, 0))

    async def withdraw(self, press: Press) -> None:
        async with self._shown_if_stale(press.args):
            challenge = await self._withdraw(press.args, press.interaction)
        if press.private:
            told = press.language.say("challenges/withdrawn")
            await show_page(press.interaction, Page("", told))
        await self._messages.show(challenge)

    @asynccontextmanager
    async def _shown_if_stale(self, challenge_id: str) -> AsyncIterator[None]:
        try:
            yield
        except StaleClick:
            challenge = await self._database.read(challenges.load_challenge, challenge_id)
            if challenge is not None and challenge.status != "accepted":
                await self._messages.show(challenge)
            raise

    async def answer_otherwise(self, press: Press) -> None:
        await self._check_here(press, press.args)
        challenge = await self._database.write(
            challenges.check_may_counter,
            self._ledger.now(),
            press.args,
            press.version,
            press.person,
        )
        draft = ChallengeDraft(f"c{challenge.id}.{challenge.version}", challenge.terms)
        await self._fill_in(press.interaction, draft)
        self._forms.put(press.person.user_id, press.interaction)

    async def _counter(self, press: Press, challenge_id: str, version: int, terms: Terms) -> None:
        check_limit(press.interaction, "table")
        await self._check_here(press, challenge_id)
        refuse_unless_offered(await settings_for(press.interaction), terms.slug)
        challenge = await self._database.write(
            challenges.counter, self._ledger.now(), challenge_id, version, press.person, terms
        )
        await self._messages.show(challenge)
        self._forms.pop(press.person.user_id, None)  # its page shows the new state
        name = f"**{escape_name(challenge.asked.name)}**"
        told = press.language.say("challenges/passed-on", name=name)
        await show_page(press.interaction, withdraw_page(told, challenge, press.language))

    async def next_match(self, press: Press) -> None:
        interaction = press.interaction
        check_limit(interaction, "table")
        check_permissions(interaction)
        await check_still_member(interaction, await self._ledger.read(press.match_id))
        record, new = await self._ledger.find_or_create(next_match, press.match_id, press.person)
        if record.id == press.match_id or (new and is_prompt(record.pace)):
            self._publisher.touch(press.match_id, renamed=True)
        if record.id == press.match_id:
            await self._tell_ready(press, record)
            return
        if record.live:
            await show_hand(interaction, record)
        else:
            link = link_to(record)
            await tell(interaction, press.language.say("challenges/next-over", link=link))

    async def _tell_ready(self, press: Press, record: Record) -> None:
        """Say that the other player has to press too. Raises Refusal if the series is over."""
        ready = ready_seat(record)
        found = series_of(record)
        if ready is None or found is None or found[0].ended:
            raise Refusal(sentence("challenges/series-over"))
        seat, until = ready
        told = press.language.say(
            "challenges/you-are-ready",
            name=f"**{escape_name(record.chairs[1 - seat].name)}**",
            time=f"<t:{until // 1000}:t>",
        )
        await tell(press.interaction, told)


def _sees_channel(interaction: Interaction, other: discord.Member) -> bool:
    """Return True if a member sees the interaction's channel, as far as is known.

    Discord only gives the permissions of members chosen in a command.
    """
    seen, channel = other.resolved_permissions, interaction.channel
    if seen is None and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        seen = channel.permissions_for(other)
    return seen is None or seen.view_channel


def _open_already(
    challenge: Challenge, link: str, interaction: Interaction, language: Language
) -> Page:
    text = stack_texts(language.say("challenges/already-open"), link)
    if challenge.proposer.user_id != interaction.user.id:
        return Page("", text)
    return withdraw_page(text, challenge, language)


async def setup(bot: Castellan) -> None:
    messages = ChallengeMessages(bot)
    bot.provide(messages)
    bot.chores.add(messages.chore)
    bot.sockets.erasing_server.append(messages.take_away)
    bot.sockets.awaiting_match.append(goes_on)
    bot.ledger.before_commit(Happened.CLOSED, count_closed)
    await bot.add_cog(ChallengeCog(bot, messages))
