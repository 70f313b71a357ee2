"""A Discord server with the bot and its people, for tests that play as users do."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import discord
from simcord import (
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    UserHandle,
)
from simcord._runtime import _attach_bot
from simcord.backend.models import Overwrite, User
from simcord.enums import OverwriteType
from sqlalchemy import Connection, delete, select, update

from bot.app import Castellan
from bot.base.environment import Environment
from bot.match import store
from bot.match.deadlines import sign_of_life
from bot.match.people import Person
from bot.match.record import Record
from bot.match.store import BOARD_OF
from bot.match.telling import RULES, Occasion
from bot.pages.lesson import LEARN_VERB
from bot.storage import tables
from games.core import STAND_IN, Level
from tests.support.asking import PRESSED, WAYS, Click, Stand, chosen, emit, interaction
from tests.support.reading import (
    HIGHEST,
    LOWEST,
    MIDDLE,
    answer,
    buttons,
    control_of,
    declare_button,
    file_names,
    found_button,
    labels,
    likely,
    offers,
    pings,
    row_of,
    said_privately,
    text_of,
    verb_of,
    words,
)
from tests.support.refused import Refused, refused_of
from tests.support.sketches import DrawingStore
from tests.support.stored import Stored, everything, let_all_decide
from tests.support.waiting import let_go
from tools.discord_stand_in.refusals import Refusals

T = TypeVar("T")
NAMES = ("ann", "bob", "cem", "dora")
NOT_COMPARED = ("facts", "guild_settings", "pings", "shards")
DAY = 24 * 3600
MONTH = 30 * DAY
"""Seconds."""


class World:
    """One server, one channel, four people, and helpers that see what a person would see."""

    def __init__(self, env: Env, settings: Environment) -> None:
        self.env = env
        self.settings = settings
        guild = env.create_guild("The Keep")
        self.guild: GuildHandle = guild
        self.channel: ChannelHandle = guild.create_text_channel("great-hall")
        self.people: dict[str, MemberActor] = {}
        for name in NAMES:
            self.welcome(name)
        self.stranger: MemberActor = guild.add_member(env.create_user("stranger"))
        self.people["stranger"] = self.stranger

    def welcome(self, name: str, nick: str | None = None) -> MemberActor:
        """Add a person to the server."""
        actor = self.guild.add_member(self.env.create_user(name), nick=nick)
        self.people[name] = actor
        return actor

    def take_in(self, *people: Person) -> None:
        """Make people members under the ids that they have in a past."""
        backend = self.env.backend
        for person in people:
            backend.users[person.user_id] = User(id=person.user_id, name=person.name)
            backend.add_member(self.guild.id, person.user_id)

    def person(self, name: str) -> Person:
        """Return a person in the services' form."""
        return Person(self.people[name].id, name, 1)

    @property
    def bot(self) -> Castellan:
        assert isinstance(self.env.bot, Castellan)
        return self.env.bot

    async def restart(self) -> None:
        """Kill the process, and start a new bot on the same database."""
        old = self.bot
        await let_go(old)
        await self.env.restart_bot(Castellan(self.settings))
        await old.database.close()
        await self.env.settle()

    async def outage(self, seconds: float) -> None:
        """Kill the process, and start again ``seconds`` later."""
        old = self.bot
        await self.env.settle()
        await self.env._detach_bot()
        await let_go(old)
        await old.database.close()
        self.env.backend.advance_clock(seconds)
        self.env.bot = Castellan(self.settings)
        await _attach_bot(self.env, self.env.bot)
        await self.env.settle()

    async def do(self, work: Awaitable[T]) -> T:
        """Let the bot do something by itself. Everything that comes of it is shown."""
        with self.env._bot_scope():
            done = await work
        await self.env.settle()
        return done

    async def grace(self) -> None:
        """Pass the time after which people are pinged, whether they were here lately or not."""
        rule = RULES[Occasion.TURN]
        paces = [each.pace for each in await self.all_matches() if each.live]
        pauses = [rule.here_ms[pace] for pace in paces]
        await self.env.advance_time(max(pauses, default=rule.absent_ms) / 1000 + 1)

    async def leap(self, seconds: float) -> None:
        """Pass a long time at once; the bot restarts in between and credits none of it."""
        if seconds > 60:
            skipped = seconds - 1
            later = self.bot.ledger.now() + int(skipped * 1000)
            await self.bot.database.write(sign_of_life, 1, [0], later)
            await self.outage(skipped)
            seconds = 1
        await self.env.advance_time(seconds)

    async def only_match(self) -> Record:
        (record,) = await self.all_matches()
        return record

    async def newest_match(self) -> Record:
        return (await self.all_matches())[-1]

    async def all_matches(self) -> list[Record]:
        """Return every match in the database, oldest first."""
        return await self.bot.database.read(_all_matches)

    async def rows(self) -> Stored:
        """Return everything stored about matches and people, for later comparison.

        Pings are left out, since they go when their people come.
        """
        return await everything(self.bot.database, *NOT_COMPARED)

    async def forget_match(self, match_id: str) -> None:
        """Delete a match's row, as an operator might."""
        await self.bot.database.run(delete(tables.matches).where(tables.matches.c.id == match_id))

    async def write_state(self, record: Record) -> None:
        """Store the state that a record holds, to arrange a rare situation."""
        await self.bot.database.run(
            update(tables.matches)
            .where(tables.matches.c.id == record.id)
            .values(state=record.game.dump(record.state))
        )

    def messages(self, channel_id: int | None) -> list[Any]:
        """Return the public messages of a channel, oldest first."""
        stored = self.env.backend.messages[channel_id or 0].values()
        return [m for m in sorted(stored, key=lambda m: m.id) if not m.is_ephemeral]

    def calls(self, channel_id: int | None) -> list[Any]:
        """Return the messages of a channel that notify somebody, oldest first."""
        return [m for m in self.messages(channel_id) if pings(m)]

    def called(self, channel_id: int | None) -> list[str]:
        """Return the names of those whom messages of a channel notify now."""
        names = {actor.id: name for name, actor in self.people.items()}
        return [names[user] for message in self.messages(channel_id) for user in pings(message)]

    def told(self, name: str) -> list[str]:
        """Return the text of every public message so far that has notified a person."""
        mine, found = self.people[name].id, []
        for request in self.env.http_requests:
            body = request.json if isinstance(request.json, dict) else {}
            notified = (body.get("allowed_mentions") or {}).get("users") or ()
            if request.method == "POST" and str(mine) in map(str, notified):
                found.append(str(body.get("content")))
        return found

    def boards(self, channel_id: int | None) -> list[Any]:
        """Return the public messages of a channel that contain a board."""
        return [m for m in self.messages(channel_id) if any(file_names(m))]

    def public(self, channel_id: int | None, message_id: int | None) -> ResponseMessage:
        """Return a message as anybody can open it."""
        return ResponseMessage(
            self.env, self.env.backend.get_message(channel_id or 0, message_id or 0)
        )

    def direct_messages(self, name: str) -> list[ResponseMessage]:
        """Return the bot's direct messages to a person, oldest first."""
        channel = self.people[name].user.dm_channel
        return [ResponseMessage(self.env, m) for m in self.messages(channel.id)]

    def picture(self, message: ResponseMessage) -> bytes:
        """Return the bytes of a message's only attachment."""
        (attachment,) = message.attachments
        data = self.env.backend.cdn.get(attachment.url)
        assert data is not None
        return data

    def sent_file(self, url: str) -> bytes | None:
        """Return a file as the bot has sent it: a picture, or a sketch if the bot only sketches."""
        store = self.env.backend.cdn
        return store.stored(url) if isinstance(store, DrawingStore) else store.get(url)

    def sent_picture(self, message: ResponseMessage) -> bytes:
        """Return a message's only attachment as it was sent, for comparison with another."""
        (attachment,) = message.attachments
        data = self.sent_file(attachment.url)
        assert data is not None
        return data

    def place(self, channel_id: int | None) -> ChannelHandle:
        """Return a channel or thread by its id."""
        channel = self.env.backend.get_channel(channel_id or 0)
        return ChannelHandle(self.env, self.guild, channel)

    def deny(self, *names: str, channel: ChannelHandle | None = None) -> None:
        """Take permissions in a channel from the bot, and no others."""
        denied = discord.Permissions(**dict.fromkeys(names, True)).value
        overwrite = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)

    def hide(
        self, *names: str, channel: ChannelHandle | None = None, seen_by: Sequence[str] = ()
    ) -> None:
        """Hide a channel from some people, or from everybody but ``seen_by`` and the bot."""
        sight = discord.Permissions(view_channel=True).value
        changes = [(self.people[name].id, OverwriteType.MEMBER, False) for name in names]
        if not names:
            seeing = [self.env.backend.bot_user.id, *(self.people[name].id for name in seen_by)]
            changes = [(user_id, OverwriteType.MEMBER, True) for user_id in seeing]
            changes.append((self.guild.id, OverwriteType.ROLE, False))
        for of, kind, sees in changes:
            overwrite = Overwrite(of, kind, sight if sees else 0, 0 if sees else sight)
            self.env.backend.set_overwrite((channel or self.channel).id, overwrite)

    def mute(self, name: str) -> None:
        """Keep a person from writing in the channel, which they go on seeing."""
        writing = discord.Permissions(send_messages=True, send_messages_in_threads=True).value
        overwrite = Overwrite(self.people[name].id, OverwriteType.MEMBER, deny=writing)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def forge(self, *custom_ids: str, channel: ChannelHandle | None = None) -> ResponseMessage:
        """Return a message of the bot's with buttons that the bot never made."""
        forged = [{"label": str(n), "custom_id": text} for n, text in enumerate(custom_ids)]
        rows = [row_of(*forged[start : start + 5]) for start in range(0, len(forged), 5)]
        backend = self.env.backend
        stored = backend.create_message(
            (channel or self.channel).id, backend.bot_user.id, "forged", components=rows
        )
        return ResponseMessage(self.env, stored)

    async def at_once(self, *clicks: Click) -> list[InteractionResult]:
        """Send several presses that reach the bot together. Returns each person's result."""
        pressed = emit(self.env, *map(self._made, clicks))
        await self.env.settle()
        return pressed

    async def in_a_while(self, seconds: float, *clicks: Click) -> list[InteractionResult]:
        """Press ``seconds`` later, at exactly that time, whatever else happens then."""
        pressed: list[InteractionResult] = []
        with self.env._bot_scope():
            loop = asyncio.get_running_loop()
            loop.call_later(
                seconds, lambda: pressed.extend(emit(self.env, *map(self._made, clicks)))
            )
        await self.env.advance_time(seconds + 0.02)
        return pressed

    def _made(self, click: Click) -> tuple[Any, dict[str, Any]]:
        custom_id = click.custom_id or found_button(click.message, click.label or "")["custom_id"]
        member, source = self.people[click.name], click.message._message
        directly = self.env.backend.get_channel(source.channel_id).guild_id is None
        stand = Stand(member.id, None if directly else member.guild.id, source.channel_id)
        return interaction(self.env, stand, PRESSED, chosen(custom_id, click.values), source)

    def _actor(self, name: str, page: ResponseMessage) -> MemberActor | UserHandle:
        """Return the person as they meet a message: as a member, or in direct messages."""
        actor = self.people[name]
        channel = self.env.backend.get_channel(page.channel_id)
        return actor.user if channel.guild_id is None else actor

    async def ask(
        self,
        name: str,
        what: str,
        /,
        *,
        place: ChannelHandle | None = None,
        directly: bool = False,
        **options: Any,
    ) -> ResponseMessage:
        """Type a command, or open one of the pages of WAYS; ``options`` are the command's.

        In the channel, in another ``place``, or ``directly`` in direct messages.
        """
        command, *verbs = WAYS.get(what, (what,))
        person: Any = self.people[name]
        if directly:
            page = answer(await person.user.slash(command, **options))
        else:
            page = answer(await person.slash(place or self.channel, command, **options))
        for verb in verbs:
            page = await self.press(name, page, control_of(page, verb))
        return page

    async def press(
        self, name: str, page: ResponseMessage, control: str, *values: str
    ) -> ResponseMessage:
        """Press a button that the page shows, by its label or id, or choose in a menu by its id.

        Returns the reply, or the page if there is none.
        """
        actor = self._actor(name, page)
        if values:
            result = await actor.select(page, values, custom_id=control)
        elif control in labels(page):
            result = await actor.click(page, label=control)
        else:
            result = await actor.click(page, custom_id=control)
        return answer(result) if result.followups or result.response else page

    async def press_unshown(
        self, name: str, page: ResponseMessage, control: str, *values: str
    ) -> ResponseMessage:
        """Press a control that the page shows no longer, or never did, by its id."""
        (result,) = await self.at_once(Click(name, page, custom_id=control, values=values))
        return answer(result) if result.followups or result.response else page

    async def force(
        self, name: str, custom_id: str, *values: str, place: ChannelHandle | None = None
    ) -> ResponseMessage:
        """Press a control that the bot has not shown. Returns the reply."""
        forged = self.forge("forged", channel=place)
        return await self.press_unshown(name, forged, custom_id, *values)

    async def rejected(self, name: str, control: str) -> str:
        """Press a control of the newest match, of this verb and args, that wasn't offered.

        Returns the private reply. Fails if anything that's stored has changed.
        """
        record, before = await self.newest_match(), await self.rows()
        told = said_privately(await self.force(name, f"{record.id}:{record.alarm.since}:{control}"))
        assert await self.rows() == before, control
        assert "something went wrong" not in told, control
        return told

    async def choose(
        self, name: str, page: ResponseMessage, menu: str, *values: Any
    ) -> ResponseMessage:
        """Choose in the menu whose verb and args begin so. Returns the reply."""
        custom_id = control_of(page, menu)
        return answer(await self._actor(name, page).select(page, values, custom_id=custom_id))

    async def replay(
        self, name: str, match_id: str, place: ChannelHandle | None = None
    ) -> ResponseMessage:
        """Press Replay of a match whose id the person knows."""
        return await self.force(name, f"{match_id}:0:replay", place=place)

    async def learn(self, name: str, slug: str) -> ResponseMessage:
        games = await self.ask(name, "learn")
        return await self.press(name, games, f"-:0:{LEARN_VERB}:{slug}")

    async def read_rules(self, name: str, slug: str) -> ResponseMessage:
        """Open the rules of a game."""
        return await self.choose(name, await self.ask(name, "rules"), "rules:slug", slug)

    async def pick(self, name: str, page: ResponseMessage, *picked: str) -> None:
        """Pick what has these labels, one press after the other, by buttons or in menus."""
        for label in picked:
            await self._pick(name, page, label, already=False)

    async def unpick(self, name: str, page: ResponseMessage, *picked: str) -> None:
        """Take back what has been picked."""
        for label in picked:
            await self._pick(name, page, label, already=True)

    async def _pick(self, name: str, page: ResponseMessage, label: str, *, already: bool) -> None:
        actor = self._actor(name, page)
        for control in buttons(page):
            if verb_of(control) not in ("pick", "choose"):
                continue
            if control.get("label") == ("✓ " if already else "") + label:
                await actor.click(page, custom_id=control["custom_id"])
                return
            options = control.get("options") or ()
            chosen = [option["value"] for option in options if option.get("default")]
            found = [
                option["value"]
                for option in options
                if option["label"].partition(" (")[0] == label  # some say how many one has
                and bool(option.get("default")) == already
            ][:1]
            if found:
                if already:
                    values = [value for value in chosen if value not in found]
                else:
                    values = found + (chosen if control.get("max_values", 1) > 1 else [])
                await actor.select(page, values, custom_id=control["custom_id"])
                return
        raise AssertionError(f"{label} is not offered: {labels(page)}")

    async def play(
        self, name: str, verb: str, args: str = "", page: ResponseMessage | None = None
    ) -> ResponseMessage:
        """Press what plays this, or choose it in its menu; on a page, or in the hand once opened.

        Returns that page.
        """
        page = page or await self.hand(name)
        for custom_id, values in offers(page, verb):
            if args in values:
                await self._actor(name, page).select(page, [args], custom_id=custom_id)
                return page
            if custom_id.split(":", 3)[2:] == [verb, *filter(None, [args])]:
                await self._actor(name, page).click(page, custom_id=custom_id)
                return page
        raise AssertionError(f"{verb} {args} is not offered: {offers(page, verb)}")

    def heal(self) -> None:
        """End injected errors and refusals of Discord, except for locks."""
        self.env.backend.faults.clear()
        self.refusals.clear()

    @property
    def refusals(self) -> Refusals:
        return Refusals.of(self.env.backend)

    @property
    def refused(self) -> list[Refused]:
        """Return the refused requests of the bot so far, oldest first."""
        return refused_of(self.env)

    async def let_all_decide(self) -> None:
        """Store that everybody has made a decision, so that leaving cancels no match."""
        await let_all_decide(self.bot.database)

    async def deal_more(self, name: str, number: int) -> Record:
        """Give a player points and the matching number of cards, as if they had won rounds."""
        record = await self.only_match()
        chair = record.chair_of(self.people[name].id)
        assert chair is not None
        for _ in range(number):
            record.state.points[chair.seat] += 1
            record.state.hands[chair.seat].append(record.state.deck.pop())
        await self.write_state(record)
        return record

    async def three_cards(self) -> tuple[str, ResponseMessage]:
        """Begin a match whose first player has three cards. Returns their name and their hand."""
        await self.begin("ann", "bob")
        name = await self.whose_turn()
        await self.deal_more(name, 2)
        return name, await self.hand(name)

    async def delete(self, message: Any) -> None:
        self.env.backend.delete_message(message.channel_id, message.id)
        await self.env.settle()

    async def delete_place(self, place: Any) -> None:
        """Delete a channel or thread."""
        self.env.backend.delete_channel(place.id)
        await self.env.settle()

    def before_answer(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something once, just before the next answer to a press reaches Discord."""
        adapter: Any = self.env._webhook_adapter
        take = adapter.request

        async def request(route: Any, *args: Any, **kwargs: Any) -> Any:
            if route.path.endswith("/callback"):
                adapter.request = take
                await work()
            return await take(route, *args, **kwargs)

        adapter.request = request

    async def lobby(self, record: Record | None = None) -> ResponseMessage:
        """Return the message of a lobby, the newest one by default."""
        record = record or await self.newest_match()
        return self.public(record.channel_id, record.shown.lobby_message_id)

    async def board(self, record: Record | None = None) -> ResponseMessage:
        """Return the board's message, in any channel."""
        record = record or await self.only_match()
        return self.public(record.shown.place_id, record.shown.board_message_id)

    async def open_table(
        self, host: str = "ann", game: str = "high-card", **options: Any
    ) -> ResponseMessage:
        """``/play`` a multiplayer game. Returns the lobby's message."""
        assert (await self.ask(host, f"play {game}", **options)).ephemeral
        return await self.lobby()

    async def gather(self, *names: str, **options: Any) -> ResponseMessage:
        """Open a table and seat the others. Returns the lobby's message."""
        lobby = await self.open_table(names[0], **options)
        await self.join(*names[1:])
        return lobby

    async def join(self, *names: str) -> None:
        for name in names:
            await self.people[name].click(await self.lobby(), label="Join")

    async def add_computer(self, host: str = "ann", level: Level = STAND_IN) -> ResponseMessage:
        """Add a computer as the host, by the lobby's menu."""
        return await self.choose(host, await self.lobby(), "computer", level)

    async def begin(self, *names: str, computers: int = 0, **options: Any) -> Record:
        """Open a table, seat the others, and start; ``game`` is the slug, High Card by default.

        Computers take the last seats.
        """
        for name in names:
            if name not in self.people:
                self.welcome(name)
        await self.gather(*names, **options)
        for _ in range(computers):
            await self.add_computer(names[0])
        return await self.start(names[0])

    async def start(self, host: str) -> Record:
        await self.press(host, await self.lobby(), "Start")
        return await self.newest_match()

    async def leave(self, name: str, record: Record | None = None) -> ResponseMessage:
        """Press Leave on the board, and confirm; everybody has decided something by then."""
        await self.let_all_decide()
        question = await self.press(name, await self.board(record), "Leave")
        return await self.press(name, question, "Yes, leave")

    async def deal(
        self,
        name: str = "ann",
        game: str = "kill-the-kings",
        *,
        place: ChannelHandle | None = None,
        directly: bool = False,
        daily: bool = False,
        **options: Any,
    ) -> tuple[Record, ResponseMessage]:
        """Begin a game for one, or the deal of the day. Returns it with its board."""
        known = {record.id for record in await self.all_matches()}
        if daily:
            board = await self.begin_daily(name, game, place=place, directly=directly)
        else:
            command = f"play {game}"
            board = await self.ask(name, command, place=place, directly=directly, **options)
        (record,) = [each for each in await self.all_matches() if each.id not in known]
        return record, board if record.private else await self.board(record)

    async def begin_daily(
        self, name: str, game: str, place: ChannelHandle | None = None, *, directly: bool = False
    ) -> ResponseMessage:
        """Press the button that begins the deal of the day, even once it's no longer offered."""
        deals = await self.ask(name, "daily", place=place, directly=directly)
        return await self.press_unshown(name, deals, f"-:0:daily_play:{game},")

    async def concede(self, name: str, board: ResponseMessage) -> ResponseMessage:
        question = await self.press(name, board, "Concede")
        assert "Concede this game?" in said_privately(question)
        return await self.press(name, question, "Yes, concede")

    async def verify_deal(self, name: str, board: ResponseMessage) -> ResponseMessage:
        """Press Verify the match, which is behind More. Returns the reply."""
        menu = await self.press(name, board, "More")
        return await self.press(name, menu, "Verify the match")

    async def now(self, record: Record) -> Record:
        return await self.bot.ledger.read(record.id)

    async def hand(self, name: str) -> ResponseMessage:
        return await self.press(name, await self.board(), "My hand")

    async def turn(self) -> tuple[str, ResponseMessage]:
        """Open the hand of the player whose turn it is. Returns it with their name."""
        name = await self.whose_turn()
        return name, await self.hand(name)

    async def whose_turn(self) -> str:
        record = await self.only_match()
        (seat,) = record.game.to_act(record.state)
        return self.person_at(record, seat)

    def person_at(self, record: Record, seat: int) -> str:
        user_id = record.chairs[seat].user_id
        return next(name for name, actor in self.people.items() if actor.id == user_id)

    async def waiting(self) -> str:
        """Return the name of a player whose turn it isn't."""
        record = await self.only_match()
        (turn,) = record.game.to_act(record.state)
        seats = [c.seat for c in record.chairs if c.user_id and not c.left and c.seat != turn]
        return self.person_at(record, seats[0])

    async def play_turn(self, declaration: str | None = MIDDLE) -> str:
        """Open the hand of the player to act, pick a card and declare. Returns their name.

        Without ``declaration`` they make the likely one for their card.
        """
        name, hand = await self.turn()
        await self.play_hand(name, hand, declaration)
        return name

    async def play_hand(
        self, name: str, hand: ResponseMessage, declaration: str | None = MIDDLE
    ) -> None:
        """Pick a card in an open hand and declare."""
        cards = [b for b in buttons(hand) if ":pick:" in b["custom_id"]]
        if cards:
            await self.people[name].click(hand, custom_id=cards[-1]["custom_id"])
        word = declare_button(hand, declaration or likely(hand))
        await self.people[name].click(hand, custom_id=word["custom_id"])

    async def play_to_the_end(self) -> Record:
        """Play likely moves for everybody until the match is over."""
        for _ in range(400):
            record = await self.only_match()
            if record.status == "over":
                return record
            await self.play_turn(None)
        raise AssertionError("the match does not end")


_IDS = (
    select(tables.matches.c.id).join(tables.postings, BOARD_OF).order_by(tables.postings.c.lobby_id)
)


def _all_matches(connection: Connection) -> list[Record]:
    loaded = [store.load(connection, match_id) for match_id in connection.scalars(_IDS).all()]
    return [record for record in loaded if record is not None]


__all__ = [
    "HIGHEST",
    "LOWEST",
    "MIDDLE",
    "NAMES",
    "Click",
    "World",
    "answer",
    "buttons",
    "declare_button",
    "file_names",
    "found_button",
    "labels",
    "likely",
    "pings",
    "said_privately",
    "text_of",
    "words",
]
