"""Planning a game night: its form, and the page with its other settings."""

from functools import partial
from typing import Final

from discord.ext import commands

from bot.app import Castellan
from bot.base.bounds import PerPerson
from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import Interaction
from bot.discord_io.host import host_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import mention_obstacle, permissions_text
from bot.discord_io.press import Press, has_role, language_of, place_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.feature import FrontPart, Scene
from bot.pages.computers import level_name
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.preferences.acts import Deed, note_act
from bot.preferences.server_panel import chosen_id, value_of
from bot.preferences.servers import GuildSettings
from bot.secrecy import Asker
from cogs.game_nights import actions, store
from cogs.game_nights.form import Draft, GameNightForm
from cogs.game_nights.messages import GameNights
from cogs.game_nights.pages import moment, night_title, plain_title
from cogs.game_nights.store import NIGHT_GAMES, GameNight, lengths_of
from cogs.table.lobby import level_meant
from cogs.table.starting import check_may_start, check_permissions, settings_for, stands_here
from games.core import LEVELS

NIGHTS_VERB: Final = "game_nights"
_CREATE_EVENTS: Final = sentence("game-nights/create-events")


class PlanningCog(commands.Cog):
    """The list of game nights, and the controls for managers."""

    def __init__(self, bot: Castellan, nights: GameNights) -> None:
        self._ledger = bot.ledger
        self._database = bot.database
        self._presenters = bot.presenters
        self._threads = bot.archived_threads
        self._nights = nights
        self._drafts: PerPerson[int, Draft] = PerPerson("night forms")
        """Forms that were refused, by user."""
        router = bot.router
        router.on("evening_new", "form", self.open_form)
        router.on("night_again", "form", self.open_form_again)
        router.on("night_change", "form", self.open_form_of_night)
        router.on("night", "own", self.show_night)
        router.on("night_level", "own", self.choose_level)
        router.on("night_role", "own", self.choose_role)
        router.on("night_weekly", "own", self.choose_weekly)
        router.on("evening_off", "own", self.ask_to_call_off)
        router.on("evening_gone", "own", partial(self.call_off, once=False))
        router.on("night_skip", "own", partial(self.call_off, once=True))
        router.on("evening_list", "own", self.show_list)
        router.on(NIGHTS_VERB, "private", self.show_list)
        bot.add_front("game_nights", self.front)

    async def front(self, scene: Scene) -> FrontPart:
        """Return a line about the next game night for a front page, and the button to them."""
        button = Button(scene.language.say("game-nights/button-game-nights"), NIGHTS_VERB)
        planned = await self._database.read(store.of_server, scene.guild_id or 0)
        seen = [night for night in planned if scene.asker.views(night.channel_id)]
        told = tuple(
            f"🌙 **{self._link(each, scene.language)}** · {moment(each.starts_at, 'R')}"
            for each in seen[:1]
        )
        return FrontPart(told, (button,))

    async def show_list(self, press: Press) -> None:
        await show_page(press.interaction, await self.page(press.interaction))

    async def open_form(self, press: Press) -> None:
        """Open the form for a game night of a game."""
        check_limit(press.interaction, "table")
        settings = await self._check_may_plan(press.interaction)
        slug = next((value for value in press.values if value in NIGHT_GAMES), None)
        if slug is None:
            raise Refusal(UNKNOWN_CONTROL)
        draft = Draft.proposed(slug, settings, self._ledger.now())
        await self._open(press, draft, settings)

    async def open_form_again(self, press: Press) -> None:
        """Open the form with its previous contents, for another try."""
        check_limit(press.interaction, "table")
        settings = await self._check_may_plan(press.interaction)
        draft = self._drafts.get(press.person.user_id)
        if draft is None and press.args in NIGHT_GAMES:  # others' forms have taken its place
            draft = Draft.proposed(press.args, settings, self._ledger.now())
        elif draft is None:
            draft = Draft.of(await self._load(press.interaction, press.args), settings)
        await self._open(press, draft, settings)

    async def open_form_of_night(self, press: Press) -> None:
        """Open the form of a game night that is planned, to change it."""
        check_limit(press.interaction, "table")
        settings = await self._check_may_plan(press.interaction)
        draft = Draft.of(await self._load(press.interaction, press.args), settings)
        await self._open(press, draft, settings)

    async def _open(self, press: Press, draft: Draft, settings: GuildSettings) -> None:
        form = GameNightForm(self.send, draft, settings, self._ledger.now(), press.language)
        await answer_of(press.interaction).open(form)

    async def send(self, interaction: Interaction, draft: Draft) -> None:
        """Plan or change the game night of a form, or say what's wrong and offer it again."""
        user_id = interaction.user.id
        self._drafts.put(user_id, user_id, draft)
        try:
            page = await (self._change if draft.night_id else self._plan)(interaction, draft)
        except Refusal as refused:
            language = language_of(interaction)
            args = draft.night_id or draft.slug
            again = Button(
                language.say("bot/button-try-again"), "night_again", args, style="primary"
            )
            page = Page("", language.render(refused.sentence), rows=((again,),))
        else:
            self._drafts.pop(user_id)
        await show_page(interaction, page)

    async def _change(self, interaction: Interaction, draft: Draft) -> Page:
        """Change a planned game night as the form says, and return its page. Raises Refusal."""
        settings, language = await self._check_may_plan(interaction), language_of(interaction)
        night = await self._load(interaction, draft.night_id)
        _check_length(draft)
        starts_at = draft.starts_at(settings, self._ledger.now())
        night = await self._nights.change(
            actions.reschedule, night.id, starts_at, int(draft.length), *draft.texts()
        )
        await self._note(interaction, night, "changed")
        told = language.say("game-nights/change", time=moment(night.starts_at, "F"))
        return self._night_page(night, language, self._with_event(told, night, interaction))

    async def _plan(self, interaction: Interaction, draft: Draft) -> Page:
        """Plan the game night of a form, and return its page. Raises Refusal."""
        settings = await self._check_may_plan(interaction)
        check_permissions(interaction)
        check_may_start(interaction, settings)
        _check_length(draft)
        night = await self._nights.change(
            actions.plan,
            place_of(interaction),
            draft.slug,
            draft.starts_at(settings, self._ledger.now()),
            int(draft.length),
            *draft.texts(),
            planner_id=interaction.user.id,
            manages=interaction.permissions.manage_guild,
        )
        language = language_of(interaction)
        told = language.say("game-nights/plan", time=moment(night.starts_at, "F"))
        return self._night_page(night, language, self._with_event(told, night, interaction))

    def _with_event(self, told: str, night: GameNight, interaction: Interaction) -> str:
        """Add the reason if the server's events lack the game night, or have an old version."""
        language, guild = language_of(interaction), interaction.guild
        if guild is None:
            return told
        if not Asker.everybody(guild, self._threads).views(night.channel_id):
            why = language.say("game-nights/with-event-isnt-among")
        elif not guild.me.guild_permissions.create_events:
            missing = permissions_text([language.render(_CREATE_EVENTS)], language)
            why = (
                language.say("game-nights/with-event-couldnt-add", permissions=missing)
                if night.event_id is None
                else language.say("game-nights/with-event-servers-events", permissions=missing)
            )
        else:
            return told
        return stack_texts(told, why)

    async def show_night(self, press: Press) -> None:
        """Show the page of a game night from the list."""
        night = await self._load(press.interaction, value_of(press) if press.values else press.args)
        await self._show(press, night)

    async def choose_level(self, press: Press) -> None:
        await self._set_up(press, level=level_meant(value_of(press)))

    async def choose_role(self, press: Press) -> None:
        """Choose the role to ping with the reminder. Raises Refusal."""
        role_id = chosen_id(press)
        if role_id is not None:
            _check_role(press.interaction, role_id)
        await self._set_up(press, role_id=role_id)

    async def choose_weekly(self, press: Press) -> None:
        await self._set_up(press, weekly=press.args.endswith("/1"))

    async def _set_up(self, press: Press, **values: object) -> None:
        night = await self._load(press.interaction, press.args.partition("/")[0])
        await self._show(press, await self._nights.change(actions.set_up, night.id, **values))
        await self._note(press.interaction, night, "changed")

    async def ask_to_call_off(self, press: Press) -> None:
        night = await self._load(press.interaction, press.args)
        language = press.language
        title = language.say("game-nights/ask-to-call-off-cancel-game")
        gone = (
            language.say("game-nights/ask-to-call-off-end-good")
            if night.weekly
            else language.say("game-nights/ask-to-call-off-yes-cancel")
        )
        buttons = [
            Button(gone, "evening_gone", night.id, style="danger"),
            Button(language.say("game-nights/button-keep"), "evening_list"),
        ]
        if night.weekly:
            skip = Button(
                language.say("game-nights/button-skip"), "night_skip", night.id, style="danger"
            )
            buttons.insert(0, skip)
        page = Page(title, self._line(night, language), rows=(tuple(buttons),))
        await show_page(press.interaction, page)

    async def call_off(self, press: Press, *, once: bool) -> None:
        """Cancel a game night; if ``once``, not the weekly ones after it."""
        night = await self._load(press.interaction, press.args)
        await self._nights.change(actions.call_off, night.id, once=once)
        await self._note(press.interaction, night, "cancelled")
        await self.show_list(press)

    async def _note(self, interaction: Interaction, night: GameNight, deed: Deed) -> None:
        """Log what the presser did to a game night that isn't their own."""
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

    async def page(self, interaction: Interaction) -> Page:
        """Return the list of game nights here, with controls for people who may plan them."""
        guild_id = _check_server(interaction)
        language = language_of(interaction)
        nights = await self._database.read(store.of_server, guild_id)
        settings = await settings_for(interaction)
        rows: list[Row] = []
        plans = _refusal_to_plan(interaction, settings) is None
        sees = Asker.of(interaction).views
        nights = [n for n in nights if sees(n.channel_id) or _may_change(interaction, n)]
        lines = [
            f"{number}. {self._line(night, language)}" for number, night in enumerate(nights, 1)
        ]
        text = "\n".join(lines) or language.say("game-nights/page")
        if plans:
            offered = tuple(
                Option(self._presenters[slug].title(language), slug)
                for slug in NIGHT_GAMES
                if settings.offers(slug)
            )
            if offered:
                rows.append(
                    Select(
                        language.say("game-nights/gamenightform-plan-game"), "evening_new", offered
                    )
                )
            if any(_may_change(interaction, night) for night in nights):
                rows.append(self._menu(nights, interaction))
        title = language.say("bot/game-nights-server")
        return Page(title, text, rows=tuple(rows))

    def _menu(self, nights: list[GameNight], interaction: Interaction) -> Select:
        language = language_of(interaction)
        options = tuple(
            Option(f"{number}. {self._name(night, language)}"[:100], night.id)
            for number, night in enumerate(nights, 1)
            if _may_change(interaction, night)
        )
        return Select(language.say("game-nights/menu"), "night", options)

    async def _show(self, press: Press, night: GameNight) -> None:
        await show_page(press.interaction, self._night_page(night, press.language))

    def _night_page(self, night: GameNight, language: Language, notice: str = "") -> Page:
        """Return the page where managers change a game night."""
        rows: list[Row] = []
        buttons: list[Button] = []
        if night.phase == "open":
            levels = tuple(
                Option(level_name(each, language), each, each == night.level) for each in LEVELS
            )
            heading = language.say("game-nights/night-computers-empty")
            held = () if night.role_id is None else (night.role_id,)
            role = language.say("game-nights/night-role-ping")
            rows += [
                Select(heading, "night_level", levels, night.id),
                Select(role, "night_role", (), night.id, least=0, of="roles", held=held),
            ]
            weekly = (
                language.say("game-nights/night-repeat")
                if night.weekly
                else language.say("game-nights/night-repeat-weekly")
            )
            change = language.say("game-nights/night-change")
            buttons.append(Button(change, "night_change", night.id))
            buttons.append(Button(weekly, "night_weekly", f"{night.id}/{not night.weekly:d}"))
        if night.unfinished:
            buttons.append(
                Button(language.say("game-nights/game-night-cancel"), "evening_off", night.id)
            )
        buttons.append(Button(language.say("game-nights/button-game-nights-2"), "evening_list"))
        text = stack_texts(notice, self._facts(night, language), apart="\n\n")
        return Page(self._title(night, language), text, rows=(*rows, tuple(buttons)))

    def _facts(self, night: GameNight, language: Language) -> str:
        level = level_name(night.level, language)
        pinged = (
            language.say("game-nights/facts-ping-before")
            if night.role_id is None
            else language.say("game-nights/facts-ping-before-begins", role=f"<@&{night.role_id}>")
        )
        repeated = (
            language.say("game-nights/facts-repeats-every")
            if night.weekly
            else language.say("game-nights/facts-repeats")
        )
        computers = language.say("game-nights/facts-computers-level", level=level)
        return "\n".join((self._line(night, language), computers, pinged, repeated))

    def _name(self, night: GameNight, language: Language) -> str:
        return plain_title(night, self._presenters[night.slug], language)

    def _title(self, night: GameNight, language: Language) -> str:
        return night_title(night, self._presenters[night.slug], language)

    def _link(self, night: GameNight, language: Language) -> str:
        return f"[{self._title(night, language)}]({store.link_to(night)})"

    def _line(self, night: GameNight, language: Language) -> str:
        weekly = [language.say("game-nights/line-every-week")] if night.weekly else []
        return " · ".join((self._link(night, language), moment(night.starts_at, "F"), *weekly))

    async def _check_may_plan(self, interaction: Interaction) -> GuildSettings:
        """Return the server's settings. Raises Refusal unless the presser may plan game nights."""
        _check_server(interaction)
        settings = await settings_for(interaction)
        refused = _refusal_to_plan(interaction, settings)
        if refused is not None:
            raise Refusal(refused)
        await host_of(interaction).check_welcome(interaction)
        return settings


def _check_length(draft: Draft) -> None:
    if draft.length not in map(str, lengths_of(draft.slug)):
        raise Refusal(UNKNOWN_CONTROL)


def _check_server(interaction: Interaction) -> int:
    """Return the server of an interaction. Raises Refusal if the bot isn't in it."""
    if interaction.guild_id is None or not stands_here(interaction):
        raise Refusal(sentence("game-nights/check-server"))
    return interaction.guild_id


def _may_change(interaction: Interaction, night: GameNight) -> bool:
    """Return True for managers of its server and the game night's planner, there."""
    mine = interaction.permissions.manage_guild or night.planner_id == interaction.user.id
    return mine and night.guild_id == interaction.guild_id


def _refusal_to_plan(interaction: Interaction, settings: GuildSettings) -> Sentence | None:
    """Return the reason why the presser may not plan a game night here; None if they may."""
    if has_role(interaction, settings.evening_role_id) or interaction.permissions.manage_guild:
        return None
    return sentence("game-nights/refusal-to-plan")


def _check_role(interaction: Interaction, role_id: int) -> None:
    """Raise Refusal unless both the bot and the presser may ping the role here."""
    guild = interaction.guild
    role = None if guild is None else guild.get_role(role_id)
    if role is None:
        raise Refusal(UNKNOWN_CONTROL)
    allowed = interaction.permissions
    # The bot must not ping roles for people who can't ping them themselves.
    if role.is_default() or not (
        role.mentionable or allowed.mention_everyone or allowed.manage_guild
    ):
        raise Refusal(sentence("game-nights/check-role", role=role.mention))
    if (obstacle := mention_obstacle(role, interaction.channel)) is not None:
        raise Refusal(obstacle)
