"""``/gamenight``: what a server has planned, and the buttons for players and managers."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.bounds import PerPerson
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.host import host_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import mention_obstacle, permissions_text
from bot.discord_io.press import Press, has_role, language_of, place_of
from bot.discord_io.router import UNKNOWN_CONTROL, routed
from bot.feature import Audience, FrontPart
from bot.pages.endings import level_name
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.preferences.server_panel import Mentioned, Spot, allowed_role, chosen_id, value_of
from bot.preferences.servers import Deed, GuildSettings, note_act
from bot.secrecy import Asker
from cogs.game_nights import actions, store
from cogs.game_nights.form import Draft, GameNightForm
from cogs.game_nights.messages import GameNights
from cogs.game_nights.pages import VERB, NightPages, NightTexts, moment
from cogs.game_nights.store import GameNight, night_games
from cogs.table.lobby import level_meant
from cogs.table.starting import check_may_start, check_permissions, settings_for, stands_here
from games.core import LEVELS

NIGHTS_VERB: Final = "game_nights"
FORM_VERB: Final = "night_form"


class GameNightsCog(commands.Cog):
    """The command, the controls for players, and those for managers."""

    def __init__(self, bot: Castellan, nights: GameNights) -> None:
        self._database, self._presenters, self._ledger = bot.database, bot.presenters, bot.ledger
        self._archived_threads = bot.archived_threads
        self._nights = nights
        self._drafts: PerPerson[int, Draft] = PerPerson("night forms")  # that were refused
        router = bot.router
        router.on("night_join", "public", self.join, "evening_join")
        router.on("night_leave", "public", self.leave, "evening_leave")
        router.on("night_mine", "private", self.show_mine, "evening_mine")
        forms = ("night_change", "night_again", "evening_new")
        router.on(FORM_VERB, "form", self.open_form, *forms)
        steps = (f"night_{each}" for each in ("level", "role", "weekly", "skip"))
        router.on(VERB, "own", self.follow, *steps, "evening_off", "evening_gone")
        router.on(NIGHTS_VERB, "page", self.show_list, "evening_list")
        bot.sockets.front["game_nights"] = self.front

    @command("nights", "evening")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @routed
    async def gamenight(self, interaction: Interaction) -> None:
        await show_page(interaction, await self._list_page(interaction))

    async def join(self, press: Press) -> None:
        night = await self._night_seen(press)
        await self._nights.change(actions.take_part, night.id, press.person)

    async def leave(self, press: Press) -> None:
        """Remove the presser, and tell them if they still have a match to finish."""
        night = await self._night_here(press)
        if await self._nights.change(actions.leave, night.id, press.person) is not None:
            await press.tell(sentence("game-nights/left"))

    async def show_mine(self, press: Press) -> None:
        night = await self._night_seen(press)
        gathering = await self._database.read(store.gather, night.id)
        pages = NightPages(gathering, self._presenters[night.slug], press.language)
        await show_page(press.interaction, pages.mine(press.person.user_id))

    async def _night_here(self, press: Press) -> GameNight:
        """Load the game night of a control. Raises Refusal unless it is this server's."""
        night = await self._database.read(store.load, press.args)
        if night is None or night.guild_id != press.interaction.guild_id:
            raise Refusal(UNKNOWN_CONTROL)
        return night

    async def _night_seen(self, press: Press) -> GameNight:
        """Load the game night of a control. Raises Refusal unless the presser sees its channel."""
        night = await self._night_here(press)
        if not Asker.of(press.interaction).views(night.channel_id):
            raise Refusal(UNKNOWN_CONTROL)
        return night

    async def front(self, audience: Audience) -> FrontPart:
        """Return a front page's line about the next game night, and the button to all of them."""
        button = Button(audience.language.say("game-nights/button-game-nights"), NIGHTS_VERB)
        planned = await self._database.read(store.of_server, audience.guild_id or 0)
        seen = [night for night in planned if audience.asker.views(night.channel_id)]
        told = tuple(
            f"🌙 **{self._texts(each, audience.language).link}** · {_when(each, audience.language)}"
            for each in seen[:1]
        )
        return FrontPart(told, (button,))

    async def show_list(self, press: Press) -> None:
        await show_page(press.interaction, await self._list_page(press.interaction))

    async def open_form(self, press: Press) -> None:
        """Open the form for a new game night of a game, or for changing one that is planned.

        After a refusal, it keeps what was entered, unless other people's forms have pushed that
        out.
        """
        check_limit(press.interaction, "table")
        settings, now = await self._check_may_plan(press.interaction), self._ledger.now()
        of, _, again = (value_of(press) if press.values else press.args).partition("/")
        draft = self._drafts.get(press.person.user_id) if again else None
        if draft is None and of in night_games():
            draft = Draft.proposed(of, settings, now)
        elif draft is None:
            draft = Draft.of(await self._load(press.interaction, of), settings)
        form = GameNightForm(self.send, draft, settings, now, press.language)
        await answer_of(press.interaction).open(form)

    async def send(self, interaction: Interaction, draft: Draft) -> None:
        """Plan or change the game night of a form, or say what's wrong and offer the form again."""
        user_id = interaction.user.id
        self._drafts.put(user_id, user_id, draft)
        try:
            page = await (self._change if draft.night_id else self._plan)(interaction, draft)
        except Refusal as refused:
            language, args = language_of(interaction), draft.night_id or draft.slug
            label = language.say("bot/button-try-again")
            again = Button(label, FORM_VERB, f"{args}/again", style="primary")
            page = Page("", language.render(refused.sentence), rows=((again,),))
        else:
            self._drafts.pop(user_id)
        await show_page(interaction, page)

    async def _change(self, interaction: Interaction, draft: Draft) -> Page:
        settings = await self._check_may_plan(interaction)
        night = await self._load(interaction, draft.night_id)
        starts_at = draft.starts_at(settings, self._ledger.now())
        night = await self._nights.change(
            actions.reschedule, night.id, starts_at, draft.minutes(), *draft.texts()
        )
        await self._note(interaction, night, "changed")
        return self._saved_page(night, "changed", interaction)

    async def _plan(self, interaction: Interaction, draft: Draft) -> Page:
        settings = await self._check_may_plan(interaction)
        check_permissions(interaction)
        check_may_start(interaction, settings)
        night = await self._nights.change(
            actions.plan,
            place_of(interaction),
            draft.slug,
            draft.starts_at(settings, self._ledger.now()),
            draft.minutes(),
            *draft.texts(),
            planner_id=interaction.user.id,
            manages=interaction.permissions.manage_guild,
        )
        return self._saved_page(night, "new", interaction)

    def _saved_page(self, night: GameNight, was: str, interaction: Interaction) -> Page:
        """Return the page of a game night, with its new time.

        It says why if the server's events lack the game night, or have an old version of it.
        """
        language, guild, lacks = language_of(interaction), _guild_of(interaction), ""
        if not Asker.everybody(guild, self._archived_threads).views(night.channel_id):
            lacks = "hidden"
        elif not guild.me.guild_permissions.create_events:
            lacks = "new" if night.event_id is None else "changed"
        missing = permissions_text([language.say("game-nights/create-events")], language)
        told = language.say("game-nights/saved", was=was, time=moment(night.starts_at, "F"))
        why = lacks and language.say("game-nights/not-in-events", why=lacks, permissions=missing)
        return self._night_page(night, language, stack_texts(told, why))

    async def follow(self, press: Press) -> None:
        """Show the page where managers change a game night, or do what one of its controls says."""
        args = value_of(press) if press.values and not press.args else press.args
        night_id, _, step = args.partition("/")
        night = await self._load(press.interaction, night_id)
        if step == "off":
            await show_page(press.interaction, self._question(night, press.language))
        elif step in ("gone", "skip"):
            await self._nights.change(actions.call_off, night.id, once=step == "skip")
            await self._note(press.interaction, night, "cancelled")
            await self.show_list(press)
        else:
            if step:
                values = _set_up(press, step)
                night = await self._nights.change(actions.set_up, night.id, **values)
                await self._note(press.interaction, night, "changed")
            await show_page(press.interaction, self._night_page(night, press.language))

    def _question(self, night: GameNight, language: Language) -> Page:
        texts, say = self._texts(night, language), language.say
        gone = say("game-nights/button-cancel-for-good", weekly=texts.weekly)
        skip = Button(say("game-nights/button-skip"), VERB, f"{night.id}/skip", style="danger")
        row = (
            *((skip,) if night.weekly else ()),
            Button(gone, VERB, f"{night.id}/gone", style="danger"),
            Button(say("game-nights/button-keep"), NIGHTS_VERB, "all"),
        )
        return Page(say("game-nights/cancel"), texts.line(), rows=(row,))

    async def _note(self, interaction: Interaction, night: GameNight, deed: Deed) -> None:
        write, by, other = self._database.write, interaction.user.id, night.planner_id
        if by != other:
            await write(note_act, night.guild_id, by, deed, self._ledger.now(), other_id=other)

    async def _load(self, interaction: Interaction, night_id: str) -> GameNight:
        """Load a game night of this server. Raises Refusal unless the presser may change it."""
        await self._check_may_plan(interaction)
        night = await self._database.read(store.load, night_id)
        if night is None or not _may_change(interaction, night):
            raise Refusal(UNKNOWN_CONTROL)
        return night

    async def _list_page(self, interaction: Interaction) -> Page:
        guild, language = _guild_of(interaction), language_of(interaction)
        nights = await self._database.read(store.of_server, guild.id)
        settings = await settings_for(interaction)
        sees = Asker.of(interaction).views
        lines, own, rows = list[str](), list[Option](), list[Row]()
        for night in nights:
            mine = _may_change(interaction, night)
            if mine or sees(night.channel_id):
                texts, number = self._texts(night, language), len(lines) + 1
                lines.append(f"{number}. {texts.line()}")
                if mine:
                    own.append(Option(f"{number}. {texts.plain_title}"[:100], night.id))
        if _may_plan(interaction, settings):
            why = language.say("game-nights/why-game")
            offered = tuple(
                Option(self._presenters[slug].title(language), slug, told=why)
                for slug in night_games()
                if settings.offers(slug)
            )
            if offered:
                heading = language.say("game-nights/form", what="new")
                rows.append(Select(heading, FORM_VERB, offered))
            if own:
                rows.append(Select(language.say("game-nights/menu-nights"), VERB, tuple(own)))
        text = "\n".join(lines) or language.say("game-nights/none-planned")
        return Page(language.say("bot/game-nights-server"), text, rows=tuple(rows))

    def _night_page(self, night: GameNight, language: Language, notice: str = "") -> Page:
        texts, say = self._texts(night, language), language.say
        rows, buttons = list[Row](), list[Button]()
        if night.phase == "open":
            levels = tuple(
                Option(level_name(each, language), each, each == night.level) for each in LEVELS
            )
            held = () if night.role_id is None else (night.role_id,)
            role = say("game-nights/menu-role")
            weekly = say("game-nights/button-weekly", weekly=texts.weekly)
            rows += [
                Select(say("game-nights/menu-level"), VERB, levels, f"{night.id}/level"),
                Select(role, VERB, (), f"{night.id}/role", least=0, of="roles", held=held),
            ]
            buttons += [
                Button(say("game-nights/button-change"), FORM_VERB, night.id),
                Button(weekly, VERB, f"{night.id}/{'once' if night.weekly else 'weekly'}"),
            ]
        if night.unfinished:
            buttons.append(Button(say("game-nights/button-cancel"), VERB, f"{night.id}/off"))
        buttons.append(Button(say("game-nights/button-all"), NIGHTS_VERB, "all"))
        text = stack_texts(notice, texts.facts(), apart="\n\n")
        return Page(texts.title, text, rows=(*rows, tuple(buttons)))

    def _texts(self, night: GameNight, language: Language) -> NightTexts:
        return NightTexts(night, self._presenters[night.slug], language)

    async def _check_may_plan(self, interaction: Interaction) -> GuildSettings:
        _guild_of(interaction)
        settings = await settings_for(interaction)
        if not _may_plan(interaction, settings):
            raise Refusal(sentence("game-nights/may-not-plan"))
        await host_of(interaction).check_welcome(interaction)
        return settings


def _set_up(press: Press, step: str) -> dict[str, object]:
    if step == "level":
        return {"level": level_meant(value_of(press))}
    if step == "role":
        role_id = chosen_id(press)
        if role_id is not None:
            _check_role(press.interaction, role_id)
        return {"role_id": role_id}
    if step not in ("once", "weekly"):
        raise Refusal(UNKNOWN_CONTROL)
    return {"weekly": step == "weekly"}


def _guild_of(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None or not stands_here(interaction):
        raise Refusal(sentence("game-nights/not-on-server"))
    return interaction.guild


def _may_change(interaction: Interaction, night: GameNight) -> bool:
    mine = interaction.permissions.manage_guild or night.planner_id == interaction.user.id
    return mine and night.guild_id == interaction.guild_id


def _may_plan(interaction: Interaction, settings: GuildSettings) -> bool:
    manages = interaction.permissions.manage_guild
    return manages or has_role(interaction, PLANNERS.id_in(settings))


def _check_role(interaction: Interaction, role_id: int) -> None:
    """Raise Refusal unless both the bot and the presser may ping the role here."""
    role = _guild_of(interaction).get_role(role_id)
    if role is None:
        raise Refusal(UNKNOWN_CONTROL)
    allowed = interaction.permissions
    # The bot must not ping roles for people who can't ping them themselves.
    if role.is_default() or not (
        role.mentionable or allowed.mention_everyone or allowed.manage_guild
    ):
        raise Refusal(sentence("game-nights/may-not-ping", role=role.mention))
    if (obstacle := mention_obstacle(role, interaction.channel)) is not None:
        raise Refusal(obstacle)


PLANNERS: Final = Mentioned(
    "nights",
    Spot("hall", 5, 3),
    key="night_role_id",
    of="roles",
    none=sentence("game-nights/planners-none"),
    some=lambda role: sentence("game-nights/planners", role=role),
    check=allowed_role,
)


def _when(night: GameNight, language: Language) -> str:
    if night.phase != "running":
        return moment(night.starts_at, "R")
    return language.say("game-nights/running-until", moment=moment(night.ends_at, "R"))


async def setup(bot: Castellan) -> None:
    nights = GameNights(
        bot, bot.ledger, bot.keeper, bot.pings, bot.presenter_of, bot.archived_threads
    )
    bot.provide(nights)
    bot.chores.add(nights.chore)
    bot.deadlines.credit_listeners.append(store.give_back)
    bot.archived_threads.in_use.append(nights.places)
    bot.sockets.ending_server.append(nights.cancel_in)
    bot.sockets.erasing_server.append(nights.take_away)
    bot.settings_panel.add(PLANNERS)
    await bot.add_cog(GameNightsCog(bot, nights))
