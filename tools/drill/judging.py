"""Compares what is stored and shown with what was pressed and answered."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from operator import itemgetter
from typing import Final, NamedTuple

from discord.utils import snowflake_time
from simcord import ResponseMessage
from sqlalchemy import select

from bot.base.language import language_for
from bot.feature import features_on
from bot.match import store
from bot.match.record import LIVE, Record
from bot.match.view import match_view
from bot.pages.presenter import Presenter
from bot.pages.table import board_page
from bot.storage import tables
from cogs.challenges.series import CHALLENGE, Series, series_of
from cogs.games.high_card.presenter import HighCardPresenter
from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter
from tools.drill.keep import LOOK_AGAIN_SECONDS, Keep
from tools.drill.others import compare_nights, compare_searches, hands_fault, night_faults
from tools.drill.people import Memory, Press, Silence, played
from tools.drill.spectators import Spectator

SLACK_SECONDS: Final = 15
"""Extra time for messages to be updated when the machine is busy."""
_PATIENCE: Final = {
    "boards": 15 + SLACK_SECONDS,
    "watched pages": 15 + SLACK_SECONDS,
    "nights": 15 + SLACK_SECONDS,
}
"""Maximum time in seconds that each may be out of date: the interval between checks, and more."""
MOMENT_SECONDS: Final = 2.0
"""Time from a post until it is noted, even if the machine is busy."""
PINGS: Final = "pings"
"""Pings posted this shortly before a kill may not have been noted."""
features_on()
_PRESENTERS: Final[dict[str, Presenter]] = {
    "high-card": HighCardPresenter(),
    "king-of-the-hill": KingOfTheHillPresenter(),
}


@dataclass
class Absence:
    """An interval in which some shards may not answer, in monotonic times."""

    shards: Sequence[int]
    begin: float
    sudden: bool
    """Whether work under way at its beginning may also stay unanswered."""
    identified: int
    """Number of times that the shards had identified before."""
    end: float = inf

    def excuses(self, silence: Silence) -> bool:
        """Return True if nobody could answer: no process was there, or it ended too suddenly."""
        if silence.shard not in self.shards or silence.sent_at >= self.end:
            return False
        return (silence.given_up_at if self.sudden else silence.sent_at) >= self.begin


@dataclass
class Refusing:
    """An interval in which Discord accepts no answers, on a server or anywhere.

    Times are monotonic.
    """

    guild_id: int | None
    begin: float
    end: float = inf

    def excuses(self, silence: Silence) -> bool:
        """Return True if the answer may have been refused."""
        here = self.guild_id in (None, silence.guild_id)
        return here and silence.sent_at < self.end and silence.given_up_at >= self.begin


async def compare(keep: Keep, memory: Memory) -> None:
    """Assert that everything answered is stored, and nothing that wasn't pressed, once each.

    A press may be based on an older version, as a takeback request is a change too.
    """
    row = tables.log.c
    moves = select(row.user_id, row.match_id, row.action)
    high_cards = select(tables.matches.c.id).where(tables.matches.c.slug == "high-card")
    moves = moves.where(row.kind.in_(("action", "taken_back")), row.match_id.in_(high_cards))
    moves = moves.where(row.user_id.is_not(None))  # computers play, too
    stored = Counter(
        (user, match, played(action)) for user, match, action in await keep.database.rows(moves)
    )
    lost = _counted(_told_apart(memory.answered, stored)) - stored
    assert not lost, f"answered, but not stored: {lost}; {_pages_after(memory, lost)}"
    made_up = stored - _counted(memory.pressed)
    assert not made_up, f"stored, but not pressed: {made_up}; {_pages_after(memory, made_up)}"
    keep.counts["all moves answered"] = len(memory.answered)
    keep.counts["all moves stored"] = stored.total()
    match = tables.matches.c
    elsewhere = match.kind != "arena"  # whose players may be away now and then
    gone = select(match.id).where(match.status.in_(("cancelled", "archived")), elsewhere)
    ended = await keep.database.scalars(gone)
    assert not ended, f"called off: {ended}"
    late = select(row.match_id).join(tables.matches, match.id == row.match_id)
    missed = late.where(row.kind == "time", elsewhere)
    assert not (turns := await keep.database.scalars(missed)), f"missed a turn: {turns}"
    await _compare_series(keep, memory)
    await _compare_takebacks(keep, memory)
    await compare_searches(keep, memory)
    await compare_nights(keep, memory)


def _told_apart(
    answered: Sequence[Press], stored: Mapping[tuple[int, str, str], int]
) -> list[Press]:
    """Leave out presses of a decision for which another press was stored.

    A hand shows the stored move after every press of its decision, so its pages don't show which
    press was answered.
    """
    taken = {press[:3] for press in answered if stored[press[0], press[1], press[3]]}
    return [
        press
        for press in answered
        if press[:3] not in taken or stored[press[0], press[1], press[3]]
    ]


def _counted(presses: Iterable[Press]) -> Counter[tuple[int, str, str]]:
    """Count how many times each person played each action in each match."""
    return Counter((user, match, action) for user, match, _, action in presses)


def _pages_after(memory: Memory, presses: Iterable[tuple[int, str, str]]) -> str:
    """Return the pages shown after presses in the same matches, for an error message."""
    matches = {match for _, match, _ in presses}
    here = {each: sent.put_in_place for each, (_, sent) in memory.moves.items()}
    return f"pages after presses: { {each: here[each] for each in here if each[1] in matches} }"


async def _compare_takebacks(keep: Keep, memory: Memory) -> None:
    """Assert that moves that people saw taken back no longer count."""
    row = tables.log.c
    gone = select(row.match_id, row.sequence).where(row.kind == "taken_back")
    stored = set(map(tuple, await keep.database.rows(gone)))
    lost = memory.taken_back - stored
    assert not lost, f"taken back, but not stored: {lost}"
    keep.counts["all takebacks answered"] = len(memory.taken_back)
    keep.counts["all moves taken back"] = len(stored)


async def _compare_series(keep: Keep, memory: Memory) -> None:
    """Assert that best-ofs agree with their matches, each of which was dealt once."""
    row = tables.matches.c
    ids = await keep.database.scalars(select(row.id).where(row.kind == CHALLENGE.name))
    lost = memory.dealt - set(ids)
    assert not lost, f"dealt, but not stored: {lost}"
    series: defaultdict[str, list[tuple[int, Series, Record]]] = defaultdict(list)
    for record in await keep.database.read(store.load_many, ids):
        found = series_of(record)
        assert found is not None, record.id
        series[found[0].id].append((found[1], found[0], record))
    for series_id, found_in in series.items():
        found_in.sort(key=itemgetter(0))
        numbers, stand, matches = zip(*found_in, strict=True)
        assert list(numbers) == list(range(1, len(matches) + 1)), (series_id, numbers)
        over = [each for each in matches if each.status == "over"]
        assert over[: len(matches) - 1] == list(matches[:-1]), f"two matches of {series_id} at once"
        stands = stand[-1]
        first, second = (
            sum(_winner(each) == chair.user_id for each in over) for chair in matches[0].chairs
        )
        told = (stands.first_wins, stands.second_wins, stands.draws)
        assert told == (first, second, len(over) - first - second), (series_id, told)
    keep.counts["all best-ofs"] = len(series)
    keep.counts["all matches of best-ofs"] = len(ids)


def _winner(record: Record) -> int | None:
    first, second = sorted(record.chairs, key=lambda chair: chair.place or 0)
    return None if first.place == second.place else first.user_id


async def heal(keep: Keep, spectators: Sequence[Spectator] = (), *, patience: float = 0.0) -> None:
    """Wait until every board and watched page is right.

    Each may be out of date for ``patience`` seconds more than usual.
    """
    seen = dict[_Fault, float]()
    while faults := [each async for each in _faults(keep, spectators)]:
        now = time.monotonic()
        seen = {each: seen.get(each, now) for each in faults}  # game nights continue
        late = [each.told for each in faults if now - seen[each] > _PATIENCE[each.of] + patience]
        assert not late, late
        await asyncio.sleep(LOOK_AGAIN_SECONDS)


class _Fault(NamedTuple):
    """Something wrong with what is shown, of a kind in ``_PATIENCE``."""

    of: str
    told: str


async def _faults(keep: Keep, spectators: Sequence[Spectator]) -> AsyncIterator[_Fault]:
    """Yield the faults of live matches' boards and pings, watched pages, and game nights."""
    row = tables.matches.c
    live = await keep.database.scalars(select(row.id).where(row.status.in_(LIVE)))
    for record in await keep.database.read(store.load_many, live):
        if record.only_in_replies:
            continue
        named = f"{record.id} ({record.status}, version {record.version})"
        noted = tables.direct_hands.c if record.private else tables.pings.c
        stand = select(noted.message_id).where(noted.match_id == record.id)
        standing = await keep.database.scalars(stand.where(noted.message_id.is_not(None)))
        faults = _faults_of(keep, record, {*standing})
        for fault in faults:
            yield _Fault("boards", f"{named} {fault}")
    for each in spectators:
        wrong = await each.fault()
        if wrong is not None:
            yield _Fault("watched pages", wrong)
    async for fault in night_faults(keep):
        yield _Fault("nights", fault)


def _faults_of(keep: Keep, record: Record, standing: set[int]) -> list[str]:
    if record.version != record.shown.published_version:
        return ["is not shown"]
    if record.private:
        fault = hands_fault(keep, record, standing)
        return [] if fault is None else [fault]
    discord = keep.discord

    def is_ours(message: ResponseMessage) -> bool:
        return any(each.startswith(f"{record.id}:") for each in discord.controls(message))

    if not record.begun:
        here = discord.messages(record.channel_id)
        shown = [each for each in here if each.embeds and is_ours(each)]
        return list(_wrong(keep, record, "lobbies", shown, {record.shown.lobby_message_id}))
    # A board that its thread refuses goes to the channel; a thread has the id of its message.
    places = {record.shown.place_id, record.channel_id, record.shown.lobby_message_id}
    here = [each for place in places for each in discord.messages(place or 0)]
    boards = [each for each in here if each.embeds and is_ours(each)]
    pings = [each for each in here if not each.embeds and is_ours(each)]
    faults = [
        *_wrong(keep, record, "boards", boards, {record.shown.board_message_id}),
        *_wrong(keep, record, "pings", pings, standing & {each.id for each in here}),
    ]
    if not faults:
        presenter = _PRESENTERS[record.slug]
        page = board_page(presenter, match_view(record, None), language_for(record.locale))
        stored = discord.backend.get_message(
            record.shown.place_id or 0, record.shown.board_message_id or 0
        )
        footer, _, _ = stored.embeds[0]["footer"]["text"].partition(" · 👁")
        if footer != page.footer:
            faults.append("has an old board")
    return faults


def _wrong(
    keep: Keep,
    record: Record,
    what: str,
    shown: list[ResponseMessage],
    right: Collection[int | None],
) -> Iterator[str]:
    """Yield faults of messages of which only the right ones should exist.

    If a process couldn't store anything any more, a ping may exist unknown to the bot, and a
    deleted one may still be stored. The former are counted. Discord may handle a
    request a moment after its process has ended.
    """
    assert record.guild_id is not None
    ends = keep.ends[keep.part_of((record.guild_id >> 22) % keep.count)]
    others = {each.id: keep.discord.controls(each)[:1] for each in shown if each.id not in right}
    for each in others:
        at = snowflake_time(each).timestamp()
        if what == PINGS and any(
            lost - MOMENT_SECONDS < at < over + MOMENT_SECONDS for lost, over in ends
        ):
            keep.orphans.add(each)
    deleted_at_an_end = what == PINGS and bool(ends)
    missing = {each for each in right if each is not None} - {each.id for each in shown}
    if missing and not deleted_at_an_end:
        # A message that's here all the same shows something else.
        here = {
            each: (message.content, message.embeds, message.components)
            for messages in keep.discord.backend.messages.values()
            for each, message in messages.items()
            if each in missing
        }
        yield f"lacks {what} {missing}; of these, Discord has {here}"
    if others.keys() - keep.orphans:
        yield f"has other {what} than {right}: {others}"


async def clocks(keep: Keep) -> dict[str, tuple[int, int, int]]:
    """Return shard, version and end in milliseconds of every running clock."""
    row = tables.matches.c
    query = select(row.id, row.guild_id, row.version, row.alarm_ends_at)
    found = await keep.database.rows(query.where(row.status == "running", row.alarm_ends_at > 0))
    return {
        each.id: ((each.guild_id >> 22) % keep.count, each.version, each.alarm_ends_at)
        for each in found
    }


async def alive(keep: Keep) -> dict[int, int]:
    """Return each shard's last heartbeat."""
    row = tables.shards.c
    known = select(row.shard_id, row.alive_at).where(row.shard_count == keep.count)
    return {each.shard_id: each.alive_at for each in await keep.database.rows(known)}
