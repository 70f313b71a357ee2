"""Plays matches to keep: one export per game and version of its rules, verified ever after.

    python -m tests.games.kept

Their people act randomly or sensibly, run out of time, leave, join and come back. A game's plans
are in its ``sample``. Seeds are tried from 0 upwards until a match contains what its plan asks for.
An existing file is never made again: it shows whether today's rules still accept what was played
under it.
"""

import random
import string
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.match.verification import Export, ExportedEntry, verify
from games import GAMES
from games.core import (
    AnyGame,
    Chance,
    Entry,
    Header,
    IllegalAction,
    begin,
    commitment,
    derive_key,
    step,
    time_out,
)
from tests.games.playing import sample_of

KEPT = Path(__file__).parents[1] / "kept" / "matches"
SERVER = "1123581321345589144"
STAND_IN_AFTER = 3
"""Number of time-outs in a row after which a computer plays."""
COMMON = ("departure", "return")
LIMIT = 150_000
"""Maximum size of a file, in characters."""
MAX_SEEDS = 5_000
"""Maximum number of random matches that are played in search of one that goes as planned."""


@dataclass(frozen=True)
class Plan:
    """The properties of a match, and what has to occur in it."""

    what: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    happens: tuple[str, ...] = COMMON
    """Kinds of entries that have to occur, besides actions and time."""
    late: tuple[str, ...] = ()
    """Phases in which time has to run out."""
    done: tuple[str, ...] = ()
    """Types of actions that have to occur."""
    pause: int = 12
    """Average number of steps between two such events."""
    skill: float = 0.5
    """How often people do what a computer would."""
    entries: range = range(30, 2000)
    daily: str | None = None
    conceded: bool = False
    """Whether a concession ends it."""
    ending: str | None = None
    """The required ending, as in the state, or None for any."""


class Table:
    """One match under way, with its players."""

    def __init__(self, game: AnyGame, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.game = game
        self.rng = random.Random(f"{game.slug}/{game.rules_version}/{plan.what}/{seed}")
        self.knight = game.computers["knight"]
        self.match = "".join(self.rng.choices(string.ascii_lowercase + string.digits, k=10))
        self.secret = self.rng.randbytes(32)
        ids = range(1_575 * 10**15, 1_576 * 10**15)
        clicks = sorted(self.rng.choice(ids) for _ in range(plan.seats))
        self.clicks = [] if plan.daily else [str(click) for click in clicks]
        self.options = self.game.options(**plan.options).model_dump(mode="json")
        self.key = derive_key(self.secret, plan.daily or self.match, self.clicks)
        self.header = Header(game.slug, game.rules_version, self.options, plan.seats, self.key)
        self.chance = Chance(self.key)
        self.state = begin(self.game, self.header)
        self.log: list[Entry] = []
        self.seats = plan.seats
        self.absent = {self.rng.randrange(plan.seats)} if "return" in plan.happens else set[int]()
        self.missed: Counter[int] = Counter()
        """Time-outs in a row of each seat's owner."""
        self.stand_ins: Counter[int] = Counter()
        """Number of actions by a computer in place of each absent owner, by seat."""
        self.left: set[int] = set()
        self.late: Counter[str] = Counter()
        self.happened: dict[str, int] = {}
        """The entry at which each kind of event happened."""

    @property
    def phase(self) -> str:
        """The present phase; games without phases only have turns."""
        return getattr(self.state, "phase", "turn")

    def play(self) -> bool:
        """Play the match. Returns whether it came out as planned."""
        while self.game.outcome(self.state) is None:
            if len(self.log) >= self.plan.entries.stop:
                return False
            entry = self._event() or self._time() or self._action()
            self._note(entry)
            step(self.game, self.state, entry, self.chance)
            self.log.append(entry)
        return self._is_as_planned()

    def _event(self) -> Entry | None:
        if self.plan.conceded and len(self.log) >= self.plan.entries.start:
            here = sorted({*range(self.seats)} - self.left)
            entry = Entry("concession", self.rng.choice(here))
            if len(here) > 1 or not self._goes_on_after(entry):
                return entry
        for kind in self.plan.happens:
            if kind in self.happened or self.rng.random() * self.plan.pause > 1:
                continue
            here = [s for s in range(self.seats) if s not in self.left | self.absent]
            seats: list[int | None] = [None]
            if kind == "return":
                seats = [s for s, acted in self.stand_ins.items() if acted > 1]
            elif kind in ("departure", "concession"):
                seats = [*here] if len(here) > 1 or self.plan.seats == 2 else []
            if not seats:
                continue
            amendment = {"type": "fix_rounds", "remaining": 2} if kind == "amendment" else None
            entry = Entry(kind, self.rng.choice(seats), amendment)  # type: ignore[arg-type]
            if self._goes_on_after(entry):
                return entry
        return None

    def _goes_on_after(self, entry: Entry) -> bool:
        trial = self.game.copy(self.state)
        try:
            step(self.game, trial, entry, self.chance)
        except IllegalAction:
            return False
        return self.game.outcome(trial) is None

    def _time(self) -> Entry | None:
        deadline = self.game.deadline(self.state)
        if deadline is None:
            return None
        missing = self.absent - {*self.stand_ins} - self.left
        if not deadline.seats:
            often = 0.95
        elif missing & deadline.seats:
            often = 0.6
        else:
            often = 0.2 if self.late[self.phase] else 0.5
        return self._time_out() if self.rng.random() < often else None

    def _action(self) -> Entry:
        able = [s for s in sorted(self.game.to_act(self.state)) if self.game.menu(self.state, s)]
        self.rng.shuffle(able)
        for seat in able:
            computer = seat in self.left or seat in self.stand_ins
            if seat in self.absent and not computer:
                continue
            menu = self.game.menu(self.state, seat)
            if computer or self.rng.random() < self.plan.skill:
                rng = random.Random(self.rng.randrange(1 << 32))
                action = self.knight.choose(self.game.view(self.state, seat), menu, rng)
            else:
                action = menu.sample(self.rng)
                while self.plan.daily and action.type in self.game.takes_back:
                    action = menu.sample(self.rng)
            if action is not None:
                return Entry("action", seat, self.game.actions.dump_python(action, mode="json"))
        return self._time_out()

    def _time_out(self) -> Entry:
        return time_out(self.game, self.state, self.chance)

    def _note(self, entry: Entry) -> None:
        seat = entry.seat
        if entry.kind == "time":
            self.late[self.phase] += 1
            deadline = self.game.deadline(self.state)
            late = () if deadline is None or deadline.optional else deadline.seats - self.left
            for each in late:
                self.missed[each] += 1
                if self.missed[each] >= STAND_IN_AFTER:
                    self.stand_ins.setdefault(each, 0)
        elif entry.kind == "action":
            assert seat is not None
            if seat in self.stand_ins:
                self.stand_ins[seat] += 1
            else:
                self.missed[seat] = 0
        else:
            self.happened[entry.kind] = len(self.log)
            self.seats += entry.kind == "joining"
            if entry.kind in ("concession", "departure"):
                assert seat is not None
                self.left.add(seat)
            if seat is not None:
                self.stand_ins.pop(seat, None)
                self.missed[seat] = 0
                self.absent.discard(seat)

    def _is_as_planned(self) -> bool:
        acted = {(entry.action or {}).get("type") for entry in self.log if entry.kind == "action"}
        after = {entry.seat for entry in self.log[max(self.happened.values(), default=0) + 1 :]}
        outcome = self.game.outcome(self.state)
        scored = outcome is not None and (not self.game.for_one or sum(outcome.scores) > 0)
        return (
            (self.log[-1].kind == "concession") == self.plan.conceded
            and len(self.log) in self.plan.entries
            and self.plan.ending in (None, getattr(self.state, "ending", None))
            and {*self.plan.happens} <= {*self.happened}
            and {*self.plan.late} <= {*self.late}
            and {*self.plan.done} <= acted
            and (scored or self.plan.conceded)
            and ("joining" not in self.plan.happens or self.seats - 1 in after)
            and (not self.plan.happens or len(after) > 1)
        )

    def export(self) -> str:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        deal = self.plan.daily or self.match
        export = Export(
            format="castellan-match",
            format_version=1,
            match=self.match,
            game=self.game.slug,
            rules_version=self.game.rules_version,
            options=self.options,
            commitment=commitment(self.game.rules_version, deal, self.secret),
            secret=self.secret.hex(),
            shared=self.plan.daily,
            contributions=self.clicks,
            log=[ExportedEntry(kind=e.kind, seat=e.seat, action=e.action) for e in self.log],
            places=list(outcome.places),
            scores=list(outcome.scores),
        )
        return export.model_dump_json(indent=1, exclude_none=True) + "\n"


def main() -> None:
    """Make the missing files for the present rules, and print what is in each."""
    plans = ((game, plan) for game in GAMES.values() for plan in sample_of(game, "plans", list)())
    for game, plan in plans:
        name = "-".join(filter(None, (game.slug, f"v{game.rules_version}", plan.what)))
        path = KEPT / f"{name}.json"
        if path.exists():
            continue
        for seed in range(MAX_SEEDS):
            table = Table(game, plan, seed)
            if table.play() and len(text := table.export()) <= LIMIT:
                break
        else:
            raise SystemExit(f"{path.name}: no match of {MAX_SEEDS} goes as planned")
        verify(text)
        path.write_text(text, encoding="utf-8")
        kinds = dict(Counter(entry.kind for entry in table.log))
        print(f"{path.name}: seed {seed}, {kinds}; late {dict(table.late)}", flush=True)


if __name__ == "__main__":
    main()
