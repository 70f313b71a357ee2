"""A table of any game on Discord: joined, brought to positions, and played by its controls."""

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import pytest
from simcord import ResponseMessage

from bot.base.language import language_for
from bot.discord_io.controls import parse_custom_id
from bot.match.ledger import Change
from bot.match.record import Pace, Record
from bot.match.view import match_view
from bot.pages.presenter import Presenter
from bot.pages.table import board_page
from games import GAMES
from games.core import Chance, Entry, IllegalAction, follow_up, step
from tests.games.playing import AnyGame, header_for, random_move, sample_of
from tests.support.reading import offers, told
from tests.support.world import Click, World, answer, buttons, said_privately

T = TypeVar("T")
Kind = frozenset[str]
"""The actions possible in a position, for any seat. Empty if a table shouldn't stop there."""
PEOPLE = ("ann", "bob", "cem", "dora", "eve")
"""Names of the players, in the order of their seats."""
TRACE = "something went wrong"
FURTHEST = 150
"""Maximum number of steps that a random match is planned ahead."""
_HIDDEN = [
    pytest.param(game, {way: True}, id=f"{game.slug}-{way}")
    for game in GAMES.values()
    if game.for_one
    for way in ("private", *(["daily"] if game.has_daily_deals else []))
]
every_table = pytest.mark.parametrize(
    ("game", "more"), [*(pytest.param(game, {}, id=slug) for slug, game in GAMES.items()), *_HIDDEN]
)
"""All games; solitaires in public, in private, and as the daily deal."""


class Offer(NamedTuple):
    """A press: of a button, or of a menu with a chosen value."""

    custom_id: str
    values: tuple[str, ...] = ()


class Table:
    """A match begun by people, perhaps with computers."""

    def __init__(self, world: World, game: AnyGame, seed: int) -> None:
        self.world = world
        self.game = game
        self.seed = seed
        self.rng = random.Random(f"{game.slug}/{seed}")
        self.people: list[str] = []
        """The players, by seat."""
        self.solitaire = game.for_one
        self.short: dict[str, Any] = sample_of(game, "SHORT", {})
        """Options for a short match."""
        self._kinds: set[Kind] = set()
        """The kinds of decisions in the positions so far."""

    async def begin(self, pace: Pace = "relaxed", *, computers: int = 0, **more: Any) -> Record:
        """Join by the lobby's controls, and begin; ``more`` are options of the command.

        With ``computers``, one person plays against that many; otherwise all are people.
        """
        options = self._options() | more
        if self.solitaire:
            self.people = ["ann"]
            daily = options.pop("daily", False)
            await self.world.deal("ann", self.game.slug, daily=daily, **options)
            return await self.now()
        seats = self.rng.choice([each for each in self.game.seats if each <= len(PEOPLE)])
        self.people = list(PEOPLE[: 1 if computers else seats])
        slug, people = self.game.slug, self.people
        await self.world.begin(*people, computers=computers, game=slug, pace=pace, **options)
        await self.world.env.advance_time(0.05)  # some games go on by themselves at once
        return await self.now()

    def _options(self) -> dict[str, Any]:
        usual = self.game.options().model_dump(mode="json")
        chosen = header_for(self.game, self.seed).options
        return {name: value for name, value in chosen.items() if value != usual[name]}

    async def now(self) -> Record:
        return await self.world.only_match()

    @property
    def presenter(self) -> Presenter:
        return self.world.bot.presenters[self.game.slug]

    def some(self, each: list[T], most: int) -> list[T]:
        return self.rng.sample(each, min(most, len(each)))

    def able(self, record: Record) -> list[str]:
        """Return the people who play for themselves and have a choice now."""
        return [
            self.world.person_at(record, seat)
            for seat in sorted(record.to_act)
            if self.game.menu(record.state, seat) and not record.chairs[seat].computer
        ]

    # Coming to a position

    async def travel(self, stops: int) -> AsyncIterator[Record]:
        """Yield positions of a random match from beginning to end, new kinds of decisions first.

        Between two of them the match is played without presses. Actions at a stop count: the match
        goes on from there.
        """
        for left in range(stops, 0, -1):
            ahead = self._ahead(await self.now())
            fresh = (at for at, (_, kind) in enumerate(ahead) if kind and kind not in self._kinds)
            known = [at for at, (_, kind) in enumerate(ahead) if kind]
            if not known:
                return
            at = next(fresh, None)
            if at is None:
                at = self.rng.choice(known[: 1 + 2 * len(known) // left])
            self._kinds.add(ahead[at][1])
            yield await self.forward([entry for entry, _ in ahead[:at]])

    def _ahead(self, record: Record) -> list[tuple[Entry, Kind]]:
        """Return a random continuation: the kind of each position, and the step that follows it."""
        game, state = self.game, self.game.copy(record.state)
        chance = Chance(record.header.key)
        found: list[tuple[Entry, Kind]] = []
        for _ in range(FURTHEST):
            if game.outcome(state) is not None:
                break
            entry = random_step(game, state, self.rng)
            found.append((entry, _kind(game, state, record.pace)))
            step(game, state, entry, chance)
        return found

    async def forward(self, entries: list[Entry]) -> Record:
        """Take steps without presses, all in one change, and show the result."""
        bot, record = self.world.bot, await self.now()
        if not entries:
            return record
        await self.world.do(bot.ledger.change(record.id, take_steps, entries))
        return await self.now()

    # Reading and pressing

    async def board(self) -> ResponseMessage:
        """Return the board; for a private game, as its player opens it."""
        if (await self.now()).private:
            return answer(await self.world.people["ann"].slash(self.world.channel, "hand"))
        return await self.world.board()

    async def shown_to(self, record: Record, name: str, *, board: float = 0) -> ResponseMessage:
        """Return the message where a player can act: their hand, or the board if it offers any.

        ``board`` is the probability of choosing the board.
        """
        public = await self.board()
        theirs = any(self.may(record, name, offer) for offer in self.offered(public))
        if self.solitaire or (theirs and self.rng.random() < board):
            return public
        return await self.world.hand(name)

    def offered(self, message: ResponseMessage, *verbs: str) -> list[Offer]:
        """Return the plays that take one press on a message, or what these verbs' controls do."""
        found: list[Offer] = []
        for custom_id, values in offers(message, *verbs):
            found += [Offer(custom_id, (value,)) for value in values] or [Offer(custom_id)]
        return found

    def action_of(self, offer: Offer) -> Any:
        """Return the action of a press; None if it isn't one of this game's."""
        control = parse_custom_id(offer.custom_id)
        if control is None:
            return None
        try:
            said = self.presenter.action(control.verb, control.args, offer.values)
            return None if said is None else self.game.actions.validate_python(said)
        except ValueError:
            return None

    def may(self, record: Record, name: str, offer: Offer) -> bool:
        """Return True if a press would be a legal action of the player now."""
        control = parse_custom_id(offer.custom_id)
        chair = record.chair_of(self.world.people[name].id)
        if control is None or chair is None or control.version != record.alarm.since:
            return False
        action = self.action_of(offer)
        return action is not None and action in self.game.menu(record.state, chair.seat)

    def click(self, name: str, message: ResponseMessage, offer: Offer) -> Click:
        """A press to make together with others."""
        return Click(name, message, custom_id=offer.custom_id, values=offer.values)

    async def press(self, name: str, message: ResponseMessage, offer: Offer) -> ResponseMessage:
        """Press a button of a message, or choose in its menu."""
        return await self.world.press(name, message, offer.custom_id, *offer.values)

    async def pick(self, name: str, message: ResponseMessage) -> None:
        """Pick one thing, or several in a menu that takes several."""
        picking = {custom_id for custom_id, _ in offers(message, "pick")}
        control = self.rng.choice([c for c in buttons(message) if c["custom_id"] in picking])
        values = [option["value"] for option in control.get("options", ())]
        if values:
            least, most = max(control.get("min_values", 1), 1), control.get("max_values", 1)
            number = self.rng.randint(least, max(least, min(most, self.rng.choice((1, 4, 25)))))
            values = self.rng.sample(values, number)
        await self.press(name, message, Offer(control["custom_id"], tuple(values)))

    async def choose(self, record: Record, name: str, message: ResponseMessage) -> Offer:
        """Return a play that a player can make, after the necessary picks."""
        for _ in range(100):
            playing = [each for each in self.offered(message) if self.may(record, name, each)]
            assert len(playing) == len(self.offered(message)) or not message.ephemeral
            picking = self.offered(message, "pick")
            if playing and not (picking and self.rng.random() < 0.4):
                return self.rng.choice(playing)
            await self.pick(name, message)
        raise AssertionError("nothing can be played")

    def entry_of(self, record: Record, name: str, offer: Offer) -> Entry:
        """Return the log entry that a press should become."""
        chair = record.chair_of(self.world.people[name].id)
        assert chair is not None
        action = self.game.actions.dump_python(self.action_of(offer), mode="json")
        return Entry("action", chair.seat, action)

    def after(self, state: Any, entries: list[Entry], key: bytes) -> Any:
        """Return a state after some entries; None if the rules refuse them."""
        made = self.game.copy(state)
        try:
            for entry in entries:
                step(self.game, made, entry, Chance(key))
        except IllegalAction:
            return None
        return made

    async def follows(self, before: Record, first: Entry) -> Record:
        """Fail unless this entry, and then only those of time and computers, led to the present.

        The stored and shown match must be what the rules make of the entries. An automatic action
        is one of them. The same entry may come again if that changes nothing.
        """
        record = await self.now()
        log = await self.world.bot.queries.log_of(record.id)
        fresh = log[len(log) - (record.version - before.version) :]
        assert fresh[:1] == [first]
        once = self.after(before.state, [first], record.header.key)
        idle = once == self.after(before.state, [first, first], record.header.key)
        following = follow_up(self.game, once, first)
        assert following is None or following == fresh[1]
        computers = {chair.seat for chair in record.chairs if chair.computer}
        begun = 1 if following is None else 2
        assert all(
            entry.kind == "time"
            or entry.seat in computers
            or (idle and entry == first)
            or self.is_unasked(before, fresh[:number], entry)
            for number, entry in enumerate(fresh[begun:], begun)
        )
        assert record.state == self.after(before.state, fresh, record.header.key)
        await self.check_shown(record)
        return record

    def is_unasked(self, before: Record, so_far: list[Entry], entry: Entry) -> bool:
        """Return True if an entry is the only action left, or completes the one before it."""
        if entry.kind != "action" or entry.seat is None:
            return False
        state = self.after(before.state, so_far, before.header.key)
        if follow_up(self.game, state, so_far[-1]) == entry:
            return True
        actions, seat = self.game.actions, entry.seat
        only = [self.game.only_action(state, seat, undoing=each) for each in (False, True)]
        return any(
            each is not None and actions.dump_python(each, mode="json") == entry.action
            for each in only
        )

    async def check_shown(self, record: Record) -> None:
        """Fail unless the board shows the match as it is stored."""
        assert record.shown.published_version == record.version
        if record.private and not record.live:
            return  # there is no other way to it than the message that was pressed
        seen = match_view(record, 0 if record.private else None)
        page = board_page(self.presenter, seen, language_for("en-US"))
        said = replace(page, title="").whole if record.private else page.text
        assert told(await self.board()) == said.replace("\ufe0e", "")

    async def finish(self, but: int = 0) -> Record:
        """Play to the end without pressing anything, or until about ``but`` steps are left."""
        while (record := await self.now()).status == "running":
            ahead = [entry for entry, _ in self._ahead(record)]
            await self.forward(ahead if len(ahead) == FURTHEST else ahead[: len(ahead) - but])
            if but and len(ahead) < FURTHEST:
                break
        return await self.now()

    async def play_out(self, most: int = 400) -> Record:
        """Play to the end: people make offered plays, computers act by themselves."""
        for _ in range(most):
            record = await self.now()
            if record.status != "running":
                return record
            able = self.able(record)
            if record.alarm.computer_at is not None:
                await self.pass_time(record.alarm.computer_at)
                assert (await self.now()).version > record.version
            elif able:
                name = self.rng.choice(able)
                message = await self.shown_to(record, name, board=1)
                offer = await self.choose(record, name, message)
                await self.press(name, message, offer)
                await self.follows(record, self.entry_of(record, name, offer))
            else:
                assert record.alarm.ends_at is not None
                await self.pass_time(record.alarm.ends_at)
        raise AssertionError("the match does not end")

    async def pass_time(self, moment: int) -> None:
        """Move the clock to just after a moment."""
        seconds = (moment - self.world.bot.ledger.now()) / 1000
        await self.world.env.advance_time(max(0.0, seconds) + 0.01)

    async def refused(self, name: str, message: ResponseMessage, offer: Offer) -> str:
        """Return the private refusal of a press that must not change anything."""
        shown = await self.world.press_unshown(name, message, offer.custom_id, *offer.values)
        told = said_privately(shown)
        assert TRACE not in told, offer
        sentences = [shown.content, *(embed.description or "" for embed in shown.embeds)]
        assert len(" ".join(sentences).split()) > 3, offer
        return told


def take_steps(change: Change, entries: list[Entry]) -> None:
    """Take steps all in one change, as if the players had taken them one by one."""
    record = change.record
    for entry in entries:
        user = None if entry.seat is None else record.chairs[entry.seat].user_id
        record.play(entry, user, change.now)


def random_step(game: AnyGame, state: Any, rng: random.Random) -> Entry:
    """Return a random step of a player; now and then a time-out."""
    if rng.random() < 0.07:
        try:
            step(game, game.copy(state), Entry("time"), Chance(bytes(32)))
        except IllegalAction:
            return random_move(game, state, rng)
        return Entry("time")
    return random_move(game, state, rng)


def _kind(game: AnyGame, state: Any, pace: Pace) -> Kind:
    deadline = game.deadline(state)
    if deadline is not None and deadline.live_only and pace != "live":
        return frozenset()
    return frozenset(
        type(action).__name__
        for seat in game.to_act(state)
        for action in islice(game.menu(state, seat), 200)
    )
