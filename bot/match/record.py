"""A match as it is stored: its row, alarm and state. Its chairs are in ``bot.match.chairs``."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from bot.match.chairs import Chair, people_in
from bot.match.events import Happened
from bot.match.kind import TABLE, Kind
from games import GAMES
from games.core import (
    Chance,
    Deadline,
    Entry,
    Event,
    Game,
    GameError,
    Header,
    Outcome,
    begin,
    derive_key,
    entry_of,
    follow_up,
    step,
    time_out,
)

Status = Literal["lobby", "running", "over", "cancelled", "archived"]
Pace = Literal["live", "relaxed", "correspondence", "untimed"]
Unshown = Literal["unseen", "removed"]
Cause = Literal[
    "host",
    "empty",
    "idle",
    "manager",
    "rules",
    "uninstalled",
    "unplayed",
    "absent",
    "deleted",
    "agreed",
    Unshown,
]
"""Reason why a match was cancelled. ``host``: its host cancelled it. ``empty``: everybody left.
``idle``: nothing happened for too long. ``manager``: a server manager ended it. ``rules``: its
rules changed. ``uninstalled``: its game is gone. ``unplayed``: a player left before deciding
anything. ``absent``: a player missed their first turns. ``deleted``: its players deleted their
data. ``unseen``: Discord refused its board for too long. ``agreed``: all of its people wanted to
stop. ``removed``: the bot was removed from its server."""
UNPLAYED: Final[tuple[Cause, ...]] = ("unplayed", "absent")
OUT_OF_SIGHT: Final[tuple[Unshown, ...]] = get_args(Unshown)
"""Causes of a match cancelled because the bot couldn't show it any more."""
Unrated = Literal["casual", "hint", "takeback", "often"]
"""Reason why a match is unrated: it was opened as casual, its player asked for a hint, a move was
taken back, or two of its people have played each other too often in a day."""
LIVE: Final = ("lobby", "running")
CLOSED: Final = ("over", "cancelled")
UNFINISHED: Final = (*LIVE, "archived")
"""All other statuses. Queries list them, since an index can't serve a "not in" condition."""

SECONDS: Final[Mapping[Pace, int | None]] = {
    "live": 45,
    "relaxed": 5 * 60,
    "correspondence": 24 * 60 * 60,
    "untimed": None,
}
"""Seconds for a decision. At the ``live`` pace a game may have its own."""

BELL_MS: Final = 1500  # time after the end that's shown until the bell rings for people
PACED: Final = "paced"  # key in a match's details: its host has chosen the pace
RECENT_EVENTS: Final = 8
TIMED_OUT: Final = "timed_out"
"""The kind of event for a time-out of ``seats``. It has ``passed`` if their turns were skipped."""
FORCED: Final = "forced"  # the kind of event for an automatic play by ``seat``, which had no choice
TAKEN_BACK: Final = "taken_back"  # the kind of event for a ``seat`` that took its last action back
TAKEBACK_DECLINED: Final = "takeback_declined"
"""The kind of event for a ``seat`` that declined another's takeback, or offer to stop."""
TIMEOUTS_BEFORE_STAND_IN: Final = 3

UNREADABLE: Final = (LookupError, ValueError, TypeError, AttributeError)
"""Exceptions for a stored match that is damaged or was made under other rules."""


@dataclass(slots=True)
class Alarm:
    """The times at which a match next needs attention without a press, in milliseconds.

    ``began_at`` is when the turn came up, at version ``began_with``. Its time runs once the board
    shows that version. ``unseen_at`` is the time of the oldest change that the board had not shown
    when the last change was made.

    ``decision`` names what the rules wait for, if anything. ``step`` counts a turn's decisions, and
    ``people`` are the seats of people whose time runs. Without a clock there are none, and
    ``ends_at`` is when the match is archived. ``since`` is the version at which the decision came
    up. Presses made since then aren't stale. In a full lobby, ``step`` is the number of its chairs,
    and the match begins at ``computer_at``.
    """

    decision: str | None = None
    step: int = 0
    people: frozenset[int] = frozenset()
    since: int = 0
    computer_at: int | None = None
    warn_at: int | None = None
    ends_at: int | None = None
    attempts: int = 0
    began_at: int | None = None
    began_with: int = 0
    unseen_at: int | None = None

    @property
    def turn(self) -> str | None:
        """The id of the timed decision, whoever has to make it, or None without a clock."""
        return None if self.decision is None else f"{self.step}#{self.decision}"

    @property
    def rings_at(self) -> int | None:
        """When time is up. A press on its way at the end still counts."""
        return None if self.ends_at is None else self.ends_at + (BELL_MS if self.people else 0)

    @property
    def wake_at(self) -> int | None:
        """The earliest of ``computer_at``, ``warn_at`` and ``rings_at``, or None."""
        times = (self.computer_at, self.warn_at, self.rings_at)
        return min((at for at in times if at is not None), default=None)


@dataclass(slots=True)
class BoardPosting:
    """The messages that show a match, and the version they show."""

    published_version: int = 0
    place_id: int | None = None
    """The thread in which the match is played, or None for the channel itself."""
    lobby_message_id: int | None = None
    board_message_id: int | None = None
    board_posted_at: int | None = None
    ping_key: str | None = None  # the turn that nobody has to be pinged for any more
    refused_at: int | None = None  # when Discord began to refuse the board, None if it accepts it
    renamed: bool = False  # True if a player was renamed since the messages were last edited


@dataclass(slots=True)
class Record:
    """A stored match: its row, its chairs, its alarm, and its state once it has begun."""

    id: str
    slug: str
    rules_version: int
    options: dict[str, Any]
    pace: Pace
    status: Status
    host_id: int
    guild_id: int | None
    locale: str
    secret: bytes = field(repr=False)
    commitment: str
    channel_id: int
    created_at: int
    seats: int | None = None
    state: Any = field(default=None, repr=False)
    recent: list[dict[str, Any]] = field(default_factory=list)
    version: int = 1
    rematch_id: str | None = None
    invited: list[dict[str, Any]] = field(default_factory=list)
    ended_at: int | None = None
    private: bool = False
    """It has no board in a channel: only its players see it, in replies or direct messages."""
    kind: Kind = TABLE
    shared_deal: str | None = None
    """The name of a deal that other tables play too, or None. Its meaning depends on the kind."""
    unrated: Unrated | None = None  # the first reason why it is unrated, None if it's rated
    details: dict[str, Any] = field(default_factory=dict)
    """Values that features store, by feature, as JSON. The core only reads ``PACED``."""
    cause: Cause | None = None
    """Why it was cancelled. None if it wasn't, or before causes were stored."""
    origin: dict[str, Any] | None = None
    """The match that the deal comes from, or None for a new deal. It has that match's id, ``deal``,
    ``contributions`` and ``link``, after how many ``steps`` of its log this one continues, and how
    many ``seats`` were dealt to. The link is None once its server was erased. ``seat`` is the
    host's in a lobby that continues a match."""
    shown: BoardPosting = field(default_factory=BoardPosting)
    chairs: list[Chair] = field(default_factory=list)
    alarm: Alarm = field(default_factory=Alarm)
    entries: list[tuple[Entry, int | None]] = field(default_factory=list, repr=False)
    """The log entries of the change under way, each with the user behind it."""
    moment: bool = False  # True if people will want to see the state after the change under way
    happened: Happened = Happened.ANY
    """What the last change did. Anything may have happened to a match that was only read."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return GAMES.of_stored(self.slug)

    @property
    def rated(self) -> bool:
        return self.unrated is None

    @property
    def only_in_replies(self) -> bool:
        """Whether it's shown only in replies to its player's presses."""
        return self.private and not self.kind.direct

    def guild_of(self, chair: Chair) -> int | None:
        """Return the server where the chair's owner plays."""
        return chair.guild_id if self.kind.direct else self.guild_id

    @property
    def shares_deal(self) -> bool:
        """Whether other tables play the same deal."""
        return self.shared_deal is not None

    @property
    def live(self) -> bool:
        """Whether it's a lobby or running."""
        return self.status in LIVE

    @property
    def alone(self) -> bool:
        """Whether at most one person plays and nobody waits for them."""
        people = sum(each.user_id is not None and not each.left for each in self.chairs)
        return people < 2 and not self.kind.planned

    @property
    def seconds(self) -> float | None:
        """The present decision's time limit. A lone person has none unless they chose a pace."""
        deadline = self.deadline
        if deadline is None or (deadline.seats and self.alone and not self.details.get(PACED)):
            return None
        if not deadline.seats or (self.pace == "live" and deadline.seconds is not None):
            return deadline.seconds
        return SECONDS[self.pace]

    @property
    def closed(self) -> bool:
        """Whether nobody can play it any more. A paused match can still be resumed."""
        return self.status in CLOSED

    @property
    def full(self) -> bool:
        return len(self.chairs) == self.most

    @property
    def most(self) -> int:
        """Maximum number of players: the game's, or that of the deal it replays."""
        if self.origin is None:
            return self.game.seats.stop - 1
        return self.origin.get("seats") or max(1, len(self.contributions))

    @property
    def least(self) -> int:
        """Minimum number of players: the game's, or that of the deal it replays."""
        return self.most if self.origin else self.game.seats.start

    @property
    def deal(self) -> str:
        """The name that the cards are derived from: its own, or another match's."""
        return self.origin["deal"] if self.origin else self.shared_deal or self.id

    @property
    def continues(self) -> tuple[str, int]:
        """The id of the match that the deal comes from, and the steps taken over from its log."""
        return (self.origin["match"], self.origin["steps"]) if self.origin else ("", 0)

    @property
    def lapses_at(self) -> int | None:
        """When the match ends by itself, in milliseconds, or None if it doesn't."""
        lapses_at, deal = self.kind.lapses_at, self.shared_deal
        return None if lapses_at is None or deal is None else lapses_at(deal)

    @property
    def opens_at(self) -> int | None:
        """When a shared deal stops being secret from its players, in milliseconds, or None."""
        secret_until, deal = self.kind.secret_until, self.shared_deal
        return None if secret_until is None or deal is None else secret_until(deal)

    @property
    def contributions(self) -> list[str]:
        """Interaction ids of the clicks that took the seats, which go into the deal's key.

        Empty for shared deals, so that every table gets the same cards.
        """
        if self.origin:
            return list(self.origin["contributions"])
        return (
            [] if self.shares_deal else [chair.contribution for chair in self.chairs[: self.seats]]
        )

    def as_origin(self, steps: int, link: str) -> dict[str, Any]:
        """Build the ``origin`` of a match that is played with this one's deal."""
        return {
            "match": self.id,
            "deal": self.deal,
            "contributions": self.contributions,
            "seats": self.seats,
            "steps": steps,
            "link": link,
        }

    @property
    def stands_in(self) -> int:
        """The thread or channel with the board."""
        return self.shown.place_id or self.channel_id

    @property
    def begun(self) -> bool:
        """Whether the cards have been dealt."""
        return self.state is not None

    @property
    def to_act(self) -> frozenset[int]:
        """Seats that may act now. Empty before the match begins."""
        return frozenset() if self.state is None else self.game.to_act(self.state)

    @property
    def deadline(self) -> Deadline | None:
        """The decision that the rules wait for. None before the match begins or without a clock."""
        return None if self.state is None else self.game.deadline(self.state)

    @property
    def awaited(self) -> frozenset[int]:
        """Seats that the game waits for. Empty while it continues by itself."""
        deadline = self.deadline
        return self.to_act if deadline is None else deadline.seats

    @property
    def deals_over(self) -> int:
        """The number of finished deals."""
        return 0 if self.state is None else self.game.deals_over(self.state)

    @property
    def hurries(self) -> bool:
        """Whether the game skips its dealing pauses, which are only for the live pace."""
        deadline = self.deadline
        return deadline is not None and deadline.live_only and self.pace != "live"

    @property
    def outcome(self) -> Outcome | None:
        """The result. None while the match is running, or if its state can no longer be read."""
        places = [chair.place for chair in self.chairs]
        scores = [chair.score for chair in self.chairs]
        spent = [chair.spent for chair in self.chairs]
        if not places or None in places or None in scores:
            return None if self.state is None else self.game.outcome(self.state)
        return Outcome(
            tuple(filter(None, places)),
            tuple(score or 0 for score in scores),
            None if None in spent else tuple(each or 0 for each in spent),
        )

    def is_behind(self, seat: int) -> bool:
        """Return True if a seat is worse off than another, judged with all cards open."""
        if not self.game.has_reviewer:
            return False
        worths: tuple[float, ...] = self.game.reviewer.standing(self.state)
        return worths[seat] < max(worths)

    @property
    def header(self) -> Header:
        """The start that the log is replayed from. Only a match that has begun has one."""
        assert self.seats is not None
        key = derive_key(self.secret, self.deal, self.contributions)
        return Header(self.slug, self.rules_version, self.options, self.seats, key)

    @property
    def steps(self) -> int:
        """How far the change under way raises the version: by one for each log entry."""
        return max(1, len(self.entries))

    @property
    def dealt(self) -> bool:
        """Whether the match ever began, even if its state can't be read now."""
        return self.seats is not None

    @property
    def of_other_rules(self) -> bool:
        """Whether the match was opened under another version of its game's rules."""
        return self.slug not in GAMES or self.rules_version != self.game.rules_version

    def leaves_unplayed(self, chair: Chair) -> bool:
        """Return True if a running match is cancelled when this chair's owner leaves now.

        House rule: it is if they joined before the start, have decided nothing, nobody has left
        before them, and nobody else has decided or fewer than two others are there. Some kinds of
        match have other rules.
        """
        return not (chair.decided or chair.stand_in) and self._may_end_unplayed(chair)

    def stayed_away(self, chair: Chair) -> bool:
        """Return True if the match must be cancelled because this chair's owner missed their turns.

        It's cancelled under the same conditions as if they had left, unless they've made
        a decision.
        """
        missed = chair.stand_in or (self.status == "over" and chair.timeouts > 0)
        return missed and not chair.decided and self._may_end_unplayed(chair)

    def _may_end_unplayed(self, chair: Chair) -> bool:
        begun_with = chair.user_id is not None and chair.seat < (self.seats or 0)
        others = [other for other in people_in(self.chairs) if other is not chair]
        first = not any(other.left for other in others)
        few = len(others) < 2 or not any(other.decided for other in others)
        return self.kind.ends_unplayed and begun_with and first and few

    def call_off(self, cause: Cause, now: int) -> None:
        """End the match without a result."""
        self.status = "cancelled"
        self.cause = cause
        self.ended_at = now
        for chair in self.chairs:
            chair.place = chair.score = chair.spent = None

    def begin(self) -> None:
        """Deal to the players present. Raises IllegalOptions if the options forbid it."""
        # First, since the header needs it.
        self.seats = len(self.chairs)
        self.state = begin(self.game, self.header)
        self.status = "running"

    def give_up(self, now: int) -> None:
        """Let every seat give up: without people, computers might play on for good."""
        for chair in self.chairs:
            # A seat may be out, or may have given up before.
            with suppress(GameError):
                if self.status == "running":
                    self.play(Entry("concession", chair.seat), None, now)

    def pass_on_host(self) -> None:
        """If the host has left, make the first person who is still here the host."""
        here = [chair.user_id for chair in self.chairs if chair.user_id and not chair.left]
        if here and self.host_id not in here:
            self.host_id = here[0]

    def chair_of(self, user_id: int) -> Chair | None:
        """Return the chair of a user, or None if they left or never sat here."""
        for chair in self.chairs:
            if chair.user_id == user_id and not chair.left:
                return chair
        return None

    @property
    def missing(self) -> frozenset[int]:
        """Seats that miss a turn if time runs out now."""
        deadline = self.deadline
        return frozenset() if deadline is None or deadline.optional else deadline.seats

    def time_out(self) -> Entry:
        """Return the time-out as an entry, with the action that the rules choose."""
        return time_out(self.game, self.state, Chance(self.header.key))

    def play(self, entry: Entry, user_id: int | None, now: int) -> None:
        """Apply a log entry to the state and to the chairs it concerns.

        A computer takes over for players who time out too often in a row, until they act or return.
        Raises GameError if the entry is illegal, and then changes nothing.
        """
        # Before the step, after which the rules wait for others.
        # A missed optional decision, such as a declaration, isn't an absence.
        missing = self.missing if entry.kind == "time" else frozenset()
        late = [seat for seat in sorted(missing) if not self.chairs[seat].computer]
        events = step(self.game, self.state, entry, Chance(self.header.key))
        self.entries.append((entry, user_id))
        for chair in self.chairs:
            if chair.seat in late:
                chair.timeouts += 1
                chair.stand_in = chair.timeouts >= TIMEOUTS_BEFORE_STAND_IN
            elif chair.seat == entry.seat:
                chair.acted(entry.kind, user_id)
        out = self.game.out(self.state)
        if any(not chair.left and chair.seat not in out for chair in people_in(self.chairs)):
            self.moment |= any(event.kind in self.game.moments for event in events)
        told: list[dict[str, Any]] = []
        if late:
            passed = entry.action == {"played": [[seat, None] for seat in sorted(missing)]}
            told.append({"kind": TIMED_OUT, "seats": late, "passed": passed})
        if entry.kind == "takeback":
            told.append({"kind": TAKEN_BACK, "seat": entry.seat})
        told += map(stored_event, events)
        # The table's own events, such as a time-out, come before the game's that they caused.
        known = [each for each in self.recent if not _made_up_for(each, entry)]
        self.recent = (known + told)[-RECENT_EVENTS:]
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self._end(outcome, now)

    def play_automatic(self, now: int) -> None:
        """Play what completes the last entry, and whatever is then the only action.

        A solitaire that has just begun has no entry yet.
        """
        while (following := self._follow_up()) is not None:
            self.play(following, None, now)

    def _follow_up(self) -> Entry | None:
        seat = 0
        if self.entries:
            entry, _ = self.entries[-1]
            following = follow_up(self.game, self.state, entry)
            if following is not None or entry.kind != "action" or entry.seat is None:
                return following
            seat = entry.seat
        undoing = self.kind.no_undo is None
        action = self.game.only_action(self.state, seat, undoing=undoing)
        return None if action is None else entry_of(self.game, seat, action)

    def leave_ratings(self, reason: Unrated) -> None:
        """Make the match unrated from now on. The first reason stays."""
        self.unrated = self.unrated or reason

    def skip_pauses(self, now: int) -> None:
        """Skip the pauses, meant only for the live pace, before the next decision."""
        while self.status == "running" and self.hurries:
            self.play(self.time_out(), None, now)

    def play_forced(self, entry: Entry, now: int) -> None:
        """Apply the only action of a person without their press, and add an event about it."""
        self.play(entry, None, now)
        self.add_event(FORCED, entry.seat)

    def add_event(self, kind: str, seat: int | None) -> None:
        """Add one of the table's own events."""
        self.recent = [*self.recent, {"kind": kind, "seat": seat}][-RECENT_EVENTS:]

    def go_back_to(self, earlier: "Record") -> None:
        """Restore the game's state from an earlier record. People and clock stay as they are."""
        self.state, self.recent = earlier.state, earlier.recent

    def try_entry(self, entry: Entry, chance: Chance) -> None:
        """Raise GameError if an entry is illegal."""
        step(self.game, self.game.copy(self.state), entry, chance)

    def _end(self, outcome: Outcome, now: int) -> None:
        self.status = "over"
        self.ended_at = now
        for chair in self.chairs:
            chair.place = outcome.places[chair.seat]
            chair.score = outcome.scores[chair.seat]
            chair.spent = None if outcome.spent is None else outcome.spent[chair.seat]


def stored_event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, **event.public}


def _made_up_for(event: dict[str, Any], entry: Entry) -> bool:
    if event["kind"] == TAKEBACK_DECLINED:
        return True
    if event["kind"] in (FORCED, TAKEN_BACK):
        return bool(entry.seat == event["seat"])
    if event["kind"] != TIMED_OUT:
        return False
    return entry.kind == "time" or entry.seat in event["seats"]
