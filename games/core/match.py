"""A match as header and log: everything needed to replay it and to verify the deal."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from pydantic import TypeAdapter

from games.core.chance import Chance
from games.core.game import Game, IllegalAction, Plays, Seat

AnyGame = Game[Any, Any, Any]
EntryKind = Literal[
    "action",
    "time",
    "concession",
    "joining",
    "amendment",
    "return",
    "departure",
    "takeback",
    "taken_back",
]
"""The last four leave the state unchanged. ``return`` and ``departure`` say who plays a seat: its
owner is back, or has left and a computer plays on. ``takeback`` says that a seat took its last
action back; that action and the computers' replies to it then become ``taken_back``."""


@dataclass(frozen=True, slots=True)
class Header:
    """The facts that a match starts from. The key is secret until the match is over."""

    slug: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    key: bytes

    def __repr__(self) -> str:
        return f"Header({self.slug} v{self.rules_version}, {self.seats} seats)"


@dataclass(frozen=True, slots=True)
class Entry:
    """One log entry: a seat's action, a time-out, or another of the kinds above.

    ``action`` is JSON: the action itself, the amendment, or for time ``{"played": [[seat, action],
    …]}`` with None for a turn that just passed. Time without it means the rules' defaults.
    """

    kind: EntryKind
    seat: int | None = None
    action: dict[str, Any] | None = None

    @property
    def public(self) -> tuple[str, int | None]:
        """The kind and seat, which are public, without the action."""
        return self.kind, self.seat


class RulesChanged(ValueError):
    """The match was played under another version of the rules."""


def begin(game: AnyGame, header: Header) -> Any:
    """Return the first state. Raises RulesChanged or IllegalOptions if the match can't start."""
    if (header.slug, header.rules_version) != (game.slug, game.rules_version):
        raise RulesChanged(f"{header.slug} v{header.rules_version}")
    options = game.options.model_validate(header.options)
    return game.new(options, header.seats, Chance(header.key))


def step(game: AnyGame, state: Any, entry: Entry, chance: Chance) -> list[Any]:
    """Apply an entry in place and return its events. Raises IllegalAction if it isn't legal."""
    match entry.kind:
        case "action" | "concession" if entry.seat is None:
            raise IllegalAction("unknown_action")
        case "action":
            assert entry.seat is not None
            action = game.actions.validate_python(entry.action)
            return game.apply(state, entry.seat, action, chance)
        case "time":
            return game.expire(state, chance, _plays(game, state, entry))
        case "concession":
            assert entry.seat is not None
            return game.concede(state, entry.seat, chance)
        # They only say who plays for a seat, or what was taken back: no effect on the state.
        case "return" | "departure" | "takeback" | "taken_back":
            return []
        case "joining":
            return game.join(state, chance)
        case "amendment":
            if game.amendments is None:
                raise IllegalAction("not_now")
            return game.amend(state, game.amendments.validate_python(entry.action), chance)


def follow_up(game: AnyGame, state: Any, entry: Entry) -> Entry | None:
    """Return the automatic action that follows this entry, or None."""
    if entry.kind != "action" or entry.seat is None:
        return None
    action = game.follow_up(state, entry.seat, game.actions.validate_python(entry.action))
    if action is None:
        return None
    return entry_of(game, entry.seat, action)


def entry_of(game: AnyGame, seat: Seat, action: Any) -> Entry:
    return Entry("action", seat, game.actions.dump_python(action, mode="json"))


def time_out(game: AnyGame, state: Any, chance: Chance) -> Entry:
    """Return the entry of a time-out at this state, with the actions that the rules play."""
    played = [
        [seat, None if action is None else game.actions.dump_python(action, mode="json")]
        for seat, action in game.defaults(state, chance)
    ]
    return Entry("time", action={"played": played})


_PLAYED = TypeAdapter(list[tuple[int, dict[str, Any] | None]])


def _plays(game: AnyGame, state: Any, entry: Entry) -> Plays | None:
    """Return the actions that a log records for a time-out. None means the defaults.

    Raises IllegalAction if they are for the wrong seats, ValidationError if they are malformed.
    """
    if entry.action is None:
        return None
    played = _PLAYED.validate_python(entry.action.get("played"))
    # The log has to name exactly the seats that the time-out concerned.
    deadline = game.deadline(state)
    if [seat for seat, _ in played] != sorted(deadline.seats if deadline else ()):
        raise IllegalAction("not_your_turn")
    return tuple(
        (seat, None if action is None else game.actions.validate_python(action))
        for seat, action in played
    )


def replay(game: AnyGame, header: Header, log: Sequence[Entry], upto: int | None = None) -> Any:
    """Return the state after the first ``upto`` entries, or after all of them."""
    state = begin(game, header)
    chance = Chance(header.key)
    for entry in log[:upto]:
        step(game, state, entry, chance)
    return state


def _length_prefixed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def commitment(rules_version: int, match_id: str, secret: bytes) -> str:
    """Return the SHA-256, in hex, by which a table commits itself to its secret."""
    return sha256(
        _length_prefixed(str(rules_version).encode(), match_id.encode(), secret)
    ).hexdigest()


def derive_key(secret: bytes, match_id: str, contributions: Sequence[str]) -> bytes:
    """Return the match's key: HMAC-SHA256 of the secret over match id and the seats' contributions.

    ``contributions`` are the ids of the interactions that took the seats, in seat order.
    """
    parts = _length_prefixed(match_id.encode(), *(text.encode() for text in contributions))
    return hmac.new(secret, parts, sha256).digest()
