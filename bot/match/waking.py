"""Due changes of matches, and hints: changes that may wait for a computer player."""

from typing import Any, Final

from sqlalchemy import update

from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.match import actions, lobbies, seeing
from bot.match.computers import Computers
from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.record import Record
from bot.storage import tables
from games.core import Entry, Level, entry_of

_ADVISER: Final[Level] = "king"


async def wake(ledger: Ledger, computers: Computers, match_id: str, version: int) -> bool:
    """Make a match's due change: a computer's move, a forced play, a time-out, a lobby's end.

    Does nothing if the match is no longer at the version. Returns True if people should be warned
    that time is short.
    """
    try:
        record = await ledger.read(match_id)
        now = ledger.now()
        alarm = record.alarm
        if record.version != version or not record.live:
            return False
        if await _waits_for_board(ledger, record, now):
            return False
        lobby = record.status == "lobby"
        if lobby and alarm.computer_at is not None and alarm.computer_at <= now:
            await ledger.change(match_id, lobbies.begin_full, version)
        elif alarm.rings_at is not None and alarm.rings_at <= now:
            if lobby:
                await ledger.change(match_id, lobbies.close_idle, version)
            elif _has_lapsed(record, now):
                conceded = Entry("concession", 0)
                await ledger.change(match_id, actions.happen, version, conceded)
            elif alarm.decision is None or _is_idle(record):
                await ledger.change(match_id, actions.archive, version)
            elif not await _move(ledger, computers, record, record.to_act):
                await ledger.change(match_id, actions.happen, version)
        elif alarm.computer_at is not None and alarm.computer_at <= now:
            if not await _move(ledger, computers, record, record.awaited):
                await ledger.change(match_id, actions.play_unasked, version, ledger.unasked)
        elif alarm.warn_at is not None and alarm.warn_at <= now:
            await ledger.warn(record)
            return True
    except StaleClick:
        pass  # it has moved on
    return False


async def _waits_for_board(ledger: Ledger, record: Record, now: int) -> bool:
    """Postpone what is due, or cancel after a week, if nobody sees the turn. Returns True if so."""
    if ledger.seen_at is None:
        return False
    if not seeing.stands_still(record, now):
        return False
    since = seeing.hidden_since(record) or now
    if now - since >= seeing.MAX_UNSEEN_MS:
        await ledger.change(record.id, seeing.call_off_unseen, record.version)
    elif now >= (seen_at := seeing.seen_in_hands(record, since, ledger.seen_at)):
        await ledger.database.write(seeing.run_from, record, int(seen_at), now)
    else:
        await ledger.database.write(seeing.look_again_later, record, now)
    return True


def _is_idle(record: Record) -> bool:
    people = any(not record.chairs[seat].computer for seat in record.awaited)
    return people and not record.alarm.people


def _has_lapsed(record: Record, now: int) -> bool:
    lapsed = record.lapses_at is not None and record.lapses_at <= now
    return lapsed and not record.chairs[0].left


async def _move(
    ledger: Ledger, computers: Computers, record: Record, seats: frozenset[int]
) -> bool:
    """Play one action for a computer in these seats, if any wants to act. Returns True if so."""
    for seat in sorted(seats):
        chair = record.chairs[seat]
        if not chair.computer:
            continue
        action = await computers.choose(record, seat, chair.level)
        if action is not None:
            entry = entry_of(record.game, seat, action)
            await ledger.change(record.id, actions.happen, record.version, entry)
            return True
    return False


async def hint(
    ledger: Ledger, computers: Computers, match_id: str, person: Person
) -> tuple[Record, Any]:
    """Return the match and the strongest computer's choice for the person's seat.

    After that, a solitaire counts only if it's lost. Raises Refusal in a shared deal, or if the
    match doesn't wait for the person.
    """
    record = await ledger.read(match_id)
    chair = actions.own_chair(record, person)
    if record.shares_deal or chair.seat not in record.awaited:
        why = "shared" if record.shares_deal else "waiting"
        raise Refusal(sentence("match/no-hint", why=why))
    async with computers.thoughts.turn(person.user_id):
        advice = await computers.choose(record, chair.seat, _ADVISER)
    if record.game.for_one and record.rated:
        await _note_hint(ledger, record)
    return record, advice


async def _note_hint(ledger: Ledger, record: Record) -> None:
    """Make a solitaire unrated. Raises Refusal if it has ended by now."""
    row = tables.matches.c
    running = update(tables.matches).where(row.id == record.id, row.status == "running")
    if not await ledger.database.run(running.values(unrated="hint")):
        raise Refusal(sentence("bot/match-over"))
    record.leave_ratings("hint")
