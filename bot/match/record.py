"""A match as it is stored: its row, its chairs, its alarm, its state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from bot.match.kind import TABLE, Kind
from games import GAMES
from games.core import (
    STAND_IN,
    Chance,
    Deadline,
    Entry,
    EntryKind,
    Game,
    Header,
    Level,
    Outcome,
    begin,
    derive_key,
    follow_up,
    step,
    time_out,
)

Status = Literal["lobby", "running", "over", "cancelled", "archived"]
Pace = Literal["live", "relaxed", "correspondence", "untimed"]
Cause = Literal[
    "host", "empty", "idle", "manager", "rules", "unplayed", "absent", "deleted", "unseen"
]
"""Reason why a match was called off. ``host``: its host cancelled it. ``empty``: everybody left.
``idle``: nothing happened for too long. ``manager``: a manager of the server ended it. ``rules``:
its rules changed. ``unplayed``: a player left before deciding anything. ``absent``: a player missed
their first turns. ``deleted``: its players deleted their data. ``unseen``: Discord refused its
board for too long."""
UNPLAYED: Final[tuple[Cause, ...]] = ("unplayed", "absent")
"""Causes of a match that was called off because somebody made no decision in it."""
Unrated = Literal["casual", "hint", "takeback", "often"]
"""Reason why a match leaves all ratings as they are: it was opened so, its player asked for a hint,
a move was taken back, or two of its people have played each other too often in a day."""
LIVE: Final = ("lobby", "running")
CLOSED: Final = ("over", "cancelled")
"""Statuses after which nothing happens; an archived match, in contrast, can be taken up again."""
UNFINISHED: Final = (*LIVE, "archived")
"""All other statuses. Conditions name these, for an index can't find what has none of some."""

SECONDS: Final[Mapping[Pace, int | None]] = {
    "live": 45,
    "relaxed": 5 * 60,
    "correspondence": 24 * 60 * 60,
    "untimed": None,
}
"""Seconds for a decision; ``live`` yields to the rules' own where a game has them."""

SECOND_BOARD_SEAT: Final = 1
"""The seat of who plays at the second board of a match, if it has one."""
RECENT_EVENTS: Final = 8
TIMED_OUT: Final = "timed_out"
"""The kind of event that tells whose time ran out, by ``seats``; ``passed`` if their turns did."""
FORCED: Final = "forced"
"""The kind of event that tells for which ``seat`` a play without a choice was made."""
TAKEN_BACK: Final = "taken_back"
"""The kind of event that tells which ``seat`` took its last action back."""
TAKEBACK_DECLINED: Final = "takeback_declined"
"""The kind of event that tells which ``seat`` did not let another one take an action back."""
TIMEOUTS_BEFORE_STAND_IN: Final = 3
MIN_MOVES: Final = 3
"""Minimum number of own moves for a gain when the others leave."""
COMPUTER_SHARE: Final = 3
"""A person with more than one in this number of moves made by a computer has left."""

UNREADABLE: Final = (LookupError, ValueError, TypeError, AttributeError)
"""Exceptions raised when a stored match is damaged or was made by other rules."""


@dataclass(slots=True)
class Chair:
    """A place at a table. Without a user it belongs to a computer.

    ``contribution`` is the id of the interaction that took it, empty for those who came after
    the start; ``stand_in`` says that a computer plays for an absent owner. What a counted match
    changed for its owner is there when it is over; a rank only of those who have one.
    ``level`` is that of the computer that plays here, if one does. ``decided`` says that the owner
    has made a decision. ``place``, ``score`` and ``spent`` are the seat's part of the outcome, and
    known once the match is over. ``own_moves`` are those that the owner made, ``computer_moves``
    those that a computer made in their absence.
    ``coached`` says that this is one of the owner's first matches of the game. ``four_colours``,
    ``coaching`` and ``plays_forced`` are what the owner prefers: that deck, to be told what to do
    now, and not to press where there is no choice.
    """

    seat: int
    user_id: int | None
    name: str
    contribution: str
    stand_in: bool = False
    timeouts: int = 0
    left: bool = False
    rating_before: int | None = None
    rating_after: int | None = None
    rank_before: int | None = None
    rank_after: int | None = None
    coached: bool = False
    level: Level = STAND_IN
    decided: bool = False
    place: int | None = None
    score: int | None = None
    spent: int | None = None
    own_moves: int = 0
    computer_moves: int = 0
    four_colours: bool = False
    coaching: bool = True
    plays_forced: bool = False

    @property
    def computer(self) -> bool:
        """Whether a computer plays this seat now, for itself or for an absent person."""
        return self.user_id is None or self.stand_in or self.left

    @property
    def away(self) -> bool:
        """Whether a person sat here who wasn't there at the end, or for too little of the match."""
        return self.user_id is not None and was_away(self)


@dataclass(slots=True)
class Alarm:
    """The times at which a match next needs attention without a press, in milliseconds.

    ``began_at`` is when the turn came up, with the version ``began_with``: its time runs once that
    version can be seen. ``unseen_at`` is the time of the oldest change that the board did not show
    when the last one was made.

    ``decision`` names what the rules wait for, None without a clock; ``step`` counts the decisions
    of a turn, and ``people`` are the seats of the people who still have to decide. ``since`` is the
    version at which the decision came up: a press made since then is not stale. In a lobby that is
    full ``step`` is the number of its chairs, and it begins at ``computer_at``.
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
        """Return the id of the timed decision, whoever has to make it; None without a clock."""
        return None if self.decision is None else f"{self.step}#{self.decision}"

    @property
    def wake_at(self) -> int | None:
        """Return the earliest of the three times; None where nothing is to come."""
        times = (self.computer_at, self.warn_at, self.ends_at)
        return min((at for at in times if at is not None), default=None)


@dataclass(slots=True)
class Publication:
    """The messages of a match, and the version that they show; a row of its own."""

    published_version: int = 0
    place_id: int | None = None
    """The thread in which the match is played; None for the channel itself."""
    lobby_message_id: int | None = None
    board_message_id: int | None = None
    board_posted_at: int | None = None
    ping_message_id: int | None = None
    ping_key: str | None = None
    refused_at: int | None = None
    """Since when no place accepts the board; None once one does."""
    renamed: bool = False
    """True if a player was renamed since the messages were last edited."""


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
    """The board stands in no channel: it is the answer to its player's own clicks."""
    kind: Kind = TABLE
    shared_deal: str | None = None
    """The name of a deal that other tables play too, of which the kind decides; None for others."""
    unrated: Unrated | None = None
    """The first reason why it leaves all ratings as they are; None if it counts."""
    details: dict[str, Any] = field(default_factory=dict)
    """Values of features by feature, as JSON. The core never reads them."""
    cause: Cause | None = None
    """Reason why it was called off; None if it was not, or if causes were not stored yet."""
    origin: dict[str, Any] | None = None
    """The match that the deal comes from: its id, its ``deal``, ``contributions`` and ``link``, and
    after how many ``steps`` of its log this one goes on, and how many ``seats`` were dealt to. The
    link is None once the server that it leads to was erased; ``seat`` is the host's in a lobby that
    goes on after a step. None for a deal of its own."""
    shown: Publication = field(default_factory=Publication)
    chairs: list[Chair] = field(default_factory=list)
    alarm: Alarm = field(default_factory=Alarm)
    entries: list[tuple[Entry, int | None]] = field(default_factory=list, repr=False)
    """The log entries of the change under way, and the user behind each."""
    moment: bool = False
    """True if people will want to look at what the change under way led to."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Return the rules. Raises KeyError for a game that is not known any more."""
        return GAMES[self.slug]

    @property
    def live(self) -> bool:
        """Whether it is a lobby or under way."""
        return self.status in LIVE

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
        """Return the name from which the deal is made: its own, or that of other matches."""
        return self.origin["deal"] if self.origin else self.shared_deal or self.id

    @property
    def lapses_at(self) -> int | None:
        """Time at which the match ends by itself, in milliseconds; None if it doesn't."""
        lapses_at, deal = self.kind.lapses_at, self.shared_deal
        return None if lapses_at is None or deal is None else lapses_at(deal)

    @property
    def opens_at(self) -> int | None:
        """Return until when a shared deal is secret whoever plays it, in milliseconds."""
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
            [] if self.shared_deal else [chair.contribution for chair in self.chairs[: self.seats]]
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
        """The thread or channel where the board stands."""
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
        """The decision that the rules wait for; None before the match begins or without a clock."""
        return None if self.state is None else self.game.deadline(self.state)

    @property
    def awaited(self) -> frozenset[int]:
        """Return the seats that are waited for; nobody while the game goes on by itself."""
        deadline = self.deadline
        return self.to_act if deadline is None else deadline.seats

    @property
    def deals_over(self) -> int:
        """Number of finished deals; 0 before the match begins."""
        return 0 if self.state is None else self.game.deals_over(self.state)

    @property
    def hurries(self) -> bool:
        """Whether the game goes on by itself at once, since only the live pace waits."""
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

    @property
    def header(self) -> Header:
        """The start that the log is replayed from. Only a match that has begun has one."""
        assert self.seats is not None
        key = derive_key(self.secret, self.deal, self.contributions)
        return Header(self.slug, self.rules_version, self.options, self.seats, key)

    @property
    def steps(self) -> int:
        """Return by how much the change under way raises the version: one for each log entry."""
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
        """Return True if a running match is called off when this chair's owner leaves now.

        House ruling: it is if they sat down before the start, have decided nothing, and nobody has
        left before them. Some kinds of match have other rules.
        """
        return not (chair.decided or chair.stand_in) and self._may_end_unplayed(chair)

    def stayed_away(self, chair: Chair) -> bool:
        """Return True if the match has to be called off, as this chair's owner missed their turns.

        It is where it would have been if they had left, unless they have ever decided anything.
        """
        missed = chair.stand_in or (self.status == "over" and chair.timeouts > 0)
        return missed and not chair.decided and self._may_end_unplayed(chair)

    def _may_end_unplayed(self, chair: Chair) -> bool:
        begun_with = chair.user_id is not None and chair.seat < (self.seats or 0)
        alone = not any(other.left for other in self.chairs)
        return self.kind.ends_unplayed and begun_with and alone

    def call_off(self, cause: Cause, now: int) -> None:
        """End the match without a result."""
        self.status = "cancelled"
        self.cause = cause
        self.ended_at = now
        for chair in self.chairs:
            chair.place = chair.score = chair.spent = None

    def begin(self) -> None:
        """Deal to those who sit here. Raises IllegalOptions."""
        # First, since the header is made of it.
        self.seats = len(self.chairs)
        self.state = begin(self.game, self.header)
        self.status = "running"

    def pass_on_host(self) -> None:
        """Make the first person who is still here the host, if the host has left."""
        here = [chair.user_id for chair in self.chairs if chair.user_id and not chair.left]
        if here and self.host_id not in here:
            self.host_id = here[0]

    def chair_of(self, user_id: int) -> Chair | None:
        """Return the chair that a user sits on; None for those who left or never sat here."""
        for chair in self.chairs:
            if chair.user_id == user_id and not chair.left:
                return chair
        return None

    @property
    def missing(self) -> frozenset[int]:
        """Return the seats that will have missed a turn if time runs out now."""
        deadline = self.deadline
        return frozenset() if deadline is None or deadline.optional else deadline.seats

    def time_out(self) -> Entry:
        """Return the entry of time that runs out now, with what the rules play."""
        return time_out(self.game, self.state, Chance(self.header.key))

    def play(self, entry: Entry, user_id: int | None, now: int) -> None:
        """Apply a log entry to the state, and to the chairs of those whom it is about.

        Who lets their time pass too often in a row is played for by a computer, until they act or
        come back. Raises GameError and then changes nothing.
        """
        # Before the step, after which the rules wait for others.
        missing = self.missing if entry.kind == "time" else frozenset()
        late = [seat for seat in sorted(missing) if not self.chairs[seat].computer]
        events = step(self.game, self.state, entry, Chance(self.header.key))
        self.entries.append((entry, user_id))
        for chair in self.chairs:
            if chair.seat in late:
                chair.timeouts += 1
                chair.stand_in = chair.timeouts >= TIMEOUTS_BEFORE_STAND_IN
            elif chair.seat == entry.seat:
                _mark(chair, entry.kind, user_id)
        self.moment |= any(event.kind in self.game.moments for event in events)
        told: list[dict[str, Any]] = []
        if late:
            passed = entry.action == {"played": [[seat, None] for seat in sorted(missing)]}
            told.append({"kind": TIMED_OUT, "seats": late, "passed": passed})
        if entry.kind == "takeback":
            told.append({"kind": TAKEN_BACK, "seat": entry.seat})
        told += [{"kind": event.kind, **event.public} for event in events]
        # The table's own lines, such as a time-out, come before the events that they led to.
        known = [each for each in self.recent if not _made_up_for(each, entry)]
        self.recent = (known + told)[-RECENT_EVENTS:]
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self._end(outcome, now)

    def follow_up(self) -> Entry | None:
        """Return the automatic action that completes the last entry, or the only one, or None."""
        entry, _ = self.entries[-1]
        following = follow_up(self.game, self.state, entry)
        if following is not None or entry.kind != "action" or entry.seat is None:
            return following
        undoing = self.kind.no_undo is None
        action = self.game.only_action(self.state, entry.seat, undoing=undoing)
        if action is None:
            return None
        return Entry("action", entry.seat, self.game.actions.dump_python(action, mode="json"))

    def leave_ratings(self, reason: Unrated) -> None:
        """Let the match leave all ratings as they are, from now on if it did not before."""
        self.unrated = self.unrated or reason

    def play_forced(self, entry: Entry, now: int) -> None:
        """Apply the only action of a person who has not pressed for it, and tell of that."""
        self.play(entry, None, now)
        self.recent = [*self.recent, {"kind": FORCED, "seat": entry.seat}][-RECENT_EVENTS:]

    def go_back_to(self, earlier: "Record") -> None:
        """Stand as the same match did earlier, the people and the clock as they are now."""
        self.state, self.recent = earlier.state, earlier.recent

    def try_entry(self, entry: Entry, chance: Chance) -> Outcome | None:
        """Return the outcome that an entry would lead to, and change nothing. Raises GameError."""
        tried = self.game.copy(self.state)
        step(self.game, tried, entry, chance)
        return self.game.outcome(tried)

    def _end(self, outcome: Outcome, now: int) -> None:
        self.status = "over"
        self.ended_at = now
        for chair in self.chairs:
            chair.place = outcome.places[chair.seat]
            chair.score = outcome.scores[chair.seat]
            chair.spent = None if outcome.spent is None else outcome.spent[chair.seat]


def was_away(chair: Any) -> bool:
    """Return True if the person on a chair wasn't there at the end, or for too little of the match.

    ``chair`` is anything that has the columns of one.
    """
    moves = chair.own_moves + chair.computer_moves
    return bool(chair.left or chair.stand_in or COMPUTER_SHARE * chair.computer_moves > moves)


def won_too_soon(chairs: Sequence[Chair]) -> Chair | None:
    """Return the chair of a player left alone before their move number ``MIN_MOVES``, or None.

    Such wins can be given away by the dozen.
    """
    people = [chair for chair in chairs if chair.user_id is not None]
    there = [chair for chair in people if not chair.away]
    if len(there) != 1 or len(people) < 2 or any(not c.left for c in people if c.away):
        return None
    return there[0] if there[0].own_moves < MIN_MOVES else None


def _made_up_for(event: dict[str, Any], entry: Entry) -> bool:
    """Return True if a newer entry makes a table event about a seat out of date."""
    if event["kind"] == TAKEBACK_DECLINED:
        return True
    if event["kind"] in (FORCED, TAKEN_BACK):
        return bool(entry.seat == event["seat"])
    if event["kind"] != TIMED_OUT:
        return False
    return entry.kind == "time" or entry.seat in event["seats"]


def _mark(chair: Chair, kind: EntryKind, user_id: int | None) -> None:
    """Note what an entry about a seat says of who plays it; without a user it was a computer's."""
    if kind in ("concession", "departure"):
        chair.left = True
    if kind in ("action", "return") and user_id is not None:
        chair.decided = True
    if kind == "action":
        chair.own_moves += user_id is not None
        chair.computer_moves += user_id is None and (chair.stand_in or chair.left)
    if kind == "departure" or user_id is not None:
        chair.stand_in = False
        chair.timeouts = 0
