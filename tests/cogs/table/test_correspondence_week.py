"""A week of correspondence: people come at their hours, play what waits for them, and leave."""

from collections import defaultdict
from datetime import timedelta

import pytest
from discord.utils import snowflake_time

from bot.match.record import Record
from tests.cogs.server_settings.managing import have_set
from tests.support.world import NAMES, World, pings

MATCHES, DAYS = 2, 4  # 20 and 7 take minutes
HOURS = {"ann": (8, 13, 20), "bob": (9, 22), "cem": (7, 12, 18), "dora": (23,)}
QUIET = (23, 7)
TEN_MINUTES = 600


class Week:
    """Notes when a turn came to whom, and which pings were seen for it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.turns: dict[tuple[str, int], tuple[int, float]] = {}
        self.acted: dict[tuple[str, int], float] = {}
        self.pinged: dict[tuple[str, int], set[int]] = defaultdict(set)
        self.told_at: dict[tuple[str, int], float] = {}

    def now(self) -> float:
        return self.world.env.now().timestamp()

    async def matches(self) -> list[Record]:
        return [each for each in await self.world.all_matches() if each.status == "running"]

    async def look(self) -> None:
        """Note the turns and the pings that stand now."""
        for record in await self.matches():
            (seat,) = record.awaited
            user_id = record.chairs[seat].user_id or 0
            turn = (record.id, record.version)
            self.turns.setdefault(turn, (user_id, self.now()))
            for message in self.world.calls(record.shown.place_id):
                if user_id in pings(message) and "it's your turn" in message.content:
                    self.pinged[turn].add(message.id)
                    self.told_at.setdefault(turn, snowflake_time(message.id).timestamp())

    async def visit(self, name: str) -> None:
        """Play wherever it's this person's turn."""
        person = self.world.people[name]
        for record in await self.matches():
            (seat,) = record.awaited
            if record.chairs[seat].user_id == person.id:
                self.acted[record.id, record.version] = self.now()
                board = await self.world.board(record)
                hand = await self.world.press(name, board, "My hand")
                await self.world.play_hand(name, hand, None)

    async def until(self, moment: float) -> None:
        await self.world.leap(moment - self.now())


@pytest.mark.long
async def test_everyones_turn_reaches_them_once_and_nobody_else_hears_of_it(world: World) -> None:
    await have_set(world, quiet_from=QUIET[0], quiet_until=QUIET[1], time_zone="UTC")
    for number in range(MATCHES):
        host, guest = (NAMES[(number + each) % len(NAMES)] for each in (0, 1))
        lobby = await world.open_table(host, pace="correspondence") if not number else None
        if lobby is None:
            await world.ask(host, "play high-card", pace="correspondence")
        record = await world.newest_match()
        lobby = world.public(record.channel_id, record.shown.lobby_message_id or 0)
        await world.press(guest, lobby, "Join")
        await world.press(host, lobby, "Start")
    await world.ask("dora", "play high-card", computers=2)
    alone = await world.newest_match()
    lobby = world.public(alone.channel_id, alone.shown.lobby_message_id or 0)
    await world.press("dora", lobby, "Start")
    await world.let_all_decide()
    week, start = Week(world), world.env.now()
    midnight = start.replace(hour=0, minute=0, second=0, microsecond=0)
    visits = sorted(
        (midnight + timedelta(days=day, hours=hour), name)
        for day in range(DAYS)
        for name, hours in HOURS.items()
        for hour in hours
    )
    await week.look()
    for moment, name in visits:
        if moment.hour == QUIET[1]:  # what waited for the end of quiet hours comes before
            await week.until(moment.timestamp() + 2)
            await week.look()
        await week.until(moment.timestamp() + 60)
        await week.visit(name)
        await world.env.advance_time(1)
        await week.look()
        await world.env.advance_time(190)
        await week.look()
    checked = 0
    for turn, (user_id, began) in week.turns.items():
        if turn[0] == alone.id:
            continue
        acted = week.acted.get(turn)
        hour = (began % 86_400) / 3600
        quiet = hour >= QUIET[0] or hour < QUIET[1]
        wait = ((QUIET[1] - hour) % 24) * 3600 if quiet else 0
        if acted is not None and acted <= began + wait + TEN_MINUTES:
            continue
        told = week.told_at.get(turn)
        if told is None and began + wait + TEN_MINUTES > week.now():
            continue
        assert told is not None and told <= began + wait + TEN_MINUTES, (turn, user_id, quiet)
        checked += 1
    assert checked > DAYS
    assert max(map(len, week.pinged.values())) == 1
    place_id = (await world.bot.ledger.read(alone.id)).stands_in
    assert not [m for m in world.messages(place_id) if pings(m)]
