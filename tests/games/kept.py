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
        self.plan, self.game = plan, game
        self.rng = random.Random(f"{game.slug}/{game.rules_version}/{plan.what}/{seed}")
        self.match = "".join(self.rng.choices(string.ascii_lowercase + string.digits, k=10))
        self.secret = self.rng.randbytes(32)
        ids = range(1_575 * 10**15, 1_576 * 10**15)
        clicks = sorted(self.rng.choice(ids) for _ in range(plan.seats))
        self.clicks = [] if plan.daily else [str(click) for click in clicks]
        self.options = self.game.options(**plan.options).model_dump(mode="json")
        key = derive_key(self.secret, plan.daily or self.match, self.clicks)
        self.chance = Chance(key)
        header = Header(game.slug, game.rules_version, self.options, plan.seats, key)
        self.state = begin(self.game, header)
        self.log: list[Entry] = []
        self.seats = plan.seats
        self.left: set[int] = set()
        self.away: set[int] = set()
        """Those for whom computers play until they return."""
        self.late: set[str] = set()
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
        here = sorted({*range(self.seats)} - self.left - self.away)
        if self.plan.conceded and len(self.log) >= self.plan.entries.start:
            entry = Entry("concession", self.rng.choice(here))
            if len(here) > 1 or not self._goes_on_after(entry):
                return entry
        for kind in self.plan.happens:
            if kind in self.happened or self.rng.random() * self.plan.pause > 1:
                continue
            seats: list[int | None] = [None]
            if kind == "return":
                seats = [*self.away]
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
        often = 0.95 if not deadline.seats else 0.2 if self.phase in self.late else 0.5
        late = self.rng.random() < often
        return time_out(self.game, self.state, self.chance) if late else None

    def _action(self) -> Entry:
        able = [s for s in sorted(self.game.to_act(self.state)) if self.game.menu(self.state, s)]
        for seat in self.rng.sample(able, len(able)):
            menu = self.game.menu(self.state, seat)
            if seat in self.left | self.away or self.rng.random() < self.plan.skill:
                rng = random.Random(self.rng.randrange(1 << 32))
                view = self.game.view(self.state, seat)
                action = self.game.computers["knight"].choose(view, menu, rng)
            else:
                action = menu.sample(self.rng)
                while self.plan.daily and action.type in self.game.takes_back:
                    action = menu.sample(self.rng)
            if action is not None:
                return Entry("action", seat, self.game.actions.dump_python(action, mode="json"))
        return time_out(self.game, self.state, self.chance)

    def _note(self, entry: Entry) -> None:
        if entry.kind == "time":
            self.late.add(self.phase)
        elif entry.kind != "action":
            self.happened[entry.kind] = len(self.log)
            self.seats += entry.kind == "joining"
            if entry.seat is not None:
                (self.left if entry.kind == "concession" else self.away).add(entry.seat)
            if entry.kind != "departure":
                self.away -= {entry.seat}

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
            and {*self.plan.late} <= self.late
            and {*self.plan.done} <= acted
            and (scored or self.plan.conceded)
            and ("joining" not in self.plan.happens or self.seats - 1 in after)
            and (not self.plan.happens or len(after) > 1)
        )

    def export(self) -> str:
        """Return the text of the export, as the bot writes it."""
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
            daily=self.plan.daily,
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
        print(f"{path.name}: seed {seed}, {kinds}", flush=True)


if __name__ == "__main__":
    main()
