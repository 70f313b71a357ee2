"""Forced moves, made for people who prefer that, if the moves reveal nothing."""

import hmac
from typing import Final

from bot.app import Castellan
from bot.match.record import Record
from games.core import Chance, Entry, Seat, entry_of

_WORLDS: Final = 32  # as a spectator sees them, in which the seat must have no choice


def forced_play(record: Record) -> Entry | None:
    """Return the forced move of a person who prefers not to press, or None.

    It must be their turn, with only one choice. Unless they only play against computers, everybody
    must know that: an instant move tells others what the hand lacks. An optional decision, which
    may just time out, doesn't count as a turn.
    """
    deadline = record.deadline if record.status == "running" else None
    if deadline is None or deadline.optional:
        return None
    for seat in sorted(deadline.seats):
        chair = record.chairs[seat]
        # Not everybody wants forced moves to be played for them.
        if chair.computer or not chair.plays_forced:
            continue
        menu = record.game.menu(record.state, seat)
        if menu.count() == 1 and (_alone(record, seat) or _known_to_all(record, seat)):
            (action,) = menu
            return entry_of(record.game, seat, action)
    return None


def _alone(record: Record, seat: Seat) -> bool:
    others = [chair for chair in record.chairs if chair.seat != seat]
    return all(chair.user_id is None or chair.left for chair in others)


def _known_to_all(record: Record, seat: Seat) -> bool:
    """Return True if the seat has no choice in worlds sampled from a spectator's view."""
    game, key = record.game, record.header.key
    seen = game.view(record.state, None)
    for number in range(_WORLDS):
        label = f"forced/{record.version}/{number}".encode()
        world = game.determinize(seen, Chance(hmac.digest(key, label, "sha256")))
        if game.menu(world, seat).count() != 1:
            return False
    return True


async def setup(bot: Castellan) -> None:
    bot.ledger.plays_unasked.append(forced_play)
