"""``python -m tools.faults``: plants sixty faults, one at a time, and tells which the tests find.

Works on a copy of the tree. Words choose faults by their files. ``--of`` names another checkout,
where the lines that it has too are planted.
"""

import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
LEFT_OUT = ignore_patterns(".git", ".venv", ".*_cache", "*.egg-info")
FAULTS = """\
games/high_card: tests/games/high_card
- if seats * options.target > DECK_SIZE:
+ if seats * options.target >= DECK_SIZE:
- elif len(state.deck) < len(still_in):
+ elif len(state.deck) <= len(still_in):
- state.leader = _next(state.active, state.first)
+ state.leader = _next(state.active, state.first + 1)
- awarded = [seat for seat in scorers if len(state.hands[seat]) < state.points[seat]]
+ awarded = [seat for seat in scorers if len(state.hands[seat]) <= state.points[seat]]
- hand=() if viewer is None else tuple(state.hands[viewer]),
+ hand=tuple(state.hands[viewer or 0]),
games/king_of_the_hill: tests/games/king_of_the_hill
- order = compare(*blow, faces_tie=state.faces_tie)
+ order = compare(*blow, faces_tie=False)
- if blow == ((JOKER,), (JOKER,)):
+ if (JOKER,) in blow:
- state.king = 1 - seat
+ state.king = seat
- return _CHOOSE[min(found, key=lambda at: (at == APEX, len(state.stacks[at])))]
+ return _CHOOSE[min(found, key=lambda at: len(state.stacks[at]))]
- *(15 if rank_of(card) == 14 else min(rank_of(card), 10) for card in STANDARD_DECK),
+ *(11 if rank_of(card) == 14 else min(rank_of(card), 10) for card in STANDARD_DECK),
games/eighty_points: tests/games/eighty_points
- if first != last or order.suits[first] not in (led, TRUMPS):
+ if order.suits[first] not in (led, TRUMPS):
- if order.strengths[first] > strongest:
+ if order.strengths[first] >= strongest:
- return True, 3 if total == 0 else 2 if total <= 40 else 1
+ return True, 3 if total == 0 else 2 if total < 40 else 1
- if PASSED in state.ranks or state.round == state.rounds:
+ if state.round == state.rounds:
- strength = _RANK_ELSEWHERE + (suit_of(card) == suit)
+ strength = _RANK_ELSEWHERE
games/kill_the_kings: tests/games/kill_the_kings
- slots = RESERVE_SLOTS + len(KINGS) - state.deaths.count(None)
+ slots = RESERVE_SLOTS
- state.last = Placement(card, pile, slot)
+ state.last = Placement(card, pile, None)
- LENGTHS: Final[dict[Assassination, int]] = {"alternating": 5, "suited": 4, "kind": 3}
+ LENGTHS: Final[dict[Assassination, int]] = {"alternating": 5, "suited": 5, "kind": 3}
- return card % 13 + 2 if card % 13 < 12 else 1
+ return card % 13 + 2
games/king_of_the_mountain: tests/games/king_of_the_mountain
- if not sides[leg]:  # the leg must be free, as in Chinese chess
+ if sides[leg] != OWN:
- if not is_attacked(position, terrain, after, to, seat):
+ if not is_attacked(position, terrain, board, to, seat):
- if 0 < state.options.turn_limit < position.round:
+ if 0 < state.options.turn_limit <= position.round:
- return position.kept[seat] >= state.options.keep_it
+ return position.kept[seat] > state.options.keep_it
- point = position.inner_point(seat) if in_middle(square) else corner
+ point = corner
bot/secrecy.py: tests/cogs/test_secrecy.py tests/cogs/replays
- kept = record.opens_at is not None and now < record.opens_at
+ kept = False
- return Cards.FINISHED_BY_THEM if viewer.finished else Cards.PLAYED_BY_OTHERS
+ return Cards.FINISHED_BY_THEM
- return Cards.PLAYED_BY_THEM
+ return Cards.FINISHED_BY_THEM
- Sight.HANDS: {_PLAYER: _FINISHED, _HERE: _FINISHED, _COMPARING: _FINISHED},
+ Sight.HANDS: {_PLAYER: _ALWAYS, _HERE: _FINISHED, _COMPARING: _FINISHED},
- Sight.PASSED_ON: {_PLAYER: _OPEN, _HERE: _OPEN, _COMPARING: _OPEN},
+ Sight.PASSED_ON: {_PLAYER: _OPEN, _HERE: _FINISHED, _COMPARING: _OPEN},
- return granted.view_channel and (granted.manage_threads or not private)
+ return granted.view_channel
- in_play=record.shared_deal in facts.in_play,
+ in_play=False,
- playing[each.origin["deal"]][each.id] = each.with_others
+ playing[each.origin["deal"]][each.id] = True
- return and_(row.guild_id == guild_id, there, ~row.private)
+ return and_(row.guild_id == guild_id, there)
bot/show/keeper.py: tests/bot/show tests/cogs/table
- errand.failures = 0
+ errand.failures += 0
- return None if errand is None or errand.shown else errand.error
+ return None if errand is None else errand.error
- errand.again_at = now + int(error.seconds * 1000)
+ errand.again_at = now + int(error.seconds)
- if errand.failed is not None and errand.again_at <= now:
+ if errand.failed is not None:
- if posting is not None and posting.wanted > errand.given_up:
+ if posting is not None and posting.wanted >= errand.given_up:
- if posting.shown is not None and posting.shown == wanted.digest:
+ if posting.shown is not None:
- if posting.place_id not in wanted.places:
+ if False:
- errand.again_at = min(errand.again_at, self._channels.open_again_at(errand.places, now))
+ errand.again_at = max(errand.again_at, self._channels.open_again_at(errand.places, now))
- if passing(error) and attempts < MAX_DELETIONS:
+ if attempts < MAX_DELETIONS:
bot/match/counting.py: tests/bot/match tests/cogs/leaderboards tests/cogs/announcements
- several = len(took_part) > 1 and not all(chair.away for chair in people)
+ several = len(took_part) > 1
- against=strongest if len(people) == 1 else None,
+ against=strongest,
- line.counts_at = opens_at if opens_at is not None and opens_at > now else None
+ line.counts_at = None
- counted = [line for line in lines if guild_id != EVERYWHERE or line.worldwide]
+ counted = list(lines)
- _above.c.merit > _row.merit,
+ _above.c.merit >= _row.merit,
- if key[3] > 0:  # people who deleted their data have no ratings
+ if key[3] != 0:
- if (each.guild_id, each.period) == (line.guild_id, ALL_TIME):
+ if each.period == ALL_TIME:
- channel_id = None if record.private else record.channel_id
+ channel_id = record.channel_id
- while before in days:
+ if before in days:
bot/storage: tests/bot/storage tests/cogs/privacy
- return LONE if guild_id is None else (guild_id >> _TIMESTAMP_BITS) % self.count
+ return LONE if guild_id is None else guild_id % self.count
- if len(wanted) == self.count:
+ if wanted:
- return at is None or time.monotonic() - at > MAX_UNWRITTEN_SECONDS
+ return at is None
- _PRAGMAS: Final = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
+ _PRAGMAS: Final = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=OFF")
- driver.execute("ROLLBACK TO change")
+ driver.execute("SAVEPOINT change")
- if not change.given_up:
+ if change is not None:
- if target.exists():
+ if target.is_dir():
- _check_closed(target)
+ _check_copy(target)
- if any(_count_rows(connection).values()):
+ if all(_count_rows(connection).values()):"""
"""For each file or folder, the tests that should find its faults: a line, and its replacement."""


def first_failure(tree: Path, tests: list[str]) -> str:
    """Return the first test to fail, of quick ones and then of long ones; nothing if all pass."""
    chosen = [each for each in tests if (tree / each).exists()]
    for marked in ("not long", "long"):
        command = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-rfE", "-m", marked)
        run = subprocess.run(
            [*command, *chosen], cwd=tree, capture_output=True, text=True, check=False
        )
        failed = [each for each in run.stdout.splitlines() if each.startswith(("FAILED", "ERROR"))]
        if run.returncode not in (0, 5):  # 5: there are none
            return failed[0].split()[1] if failed else f"status {run.returncode}"
    return ""


def plant(tree: Path, name: str, line: str, instead: str, tests: list[str]) -> str:
    """Replace a line by its fault, run the tests, and mend it. Returns how that ended."""
    files = [tree / name, *sorted((tree / name).rglob("*.py"))]
    sources = {file: file.read_text() for file in files if file.is_file()}
    places = [
        (file, whole)
        for file, source in sources.items()
        for whole in source.splitlines()
        if whole.strip() == line
    ]
    if len(places) != 1:
        return "left out: there's no such line, or several"
    ((file, whole),) = places
    source = sources[file]
    changed = whole.replace(line, instead)
    file.write_text(f"\n{source}".replace(f"\n{whole}\n", f"\n{changed}\n")[1:])
    failed = first_failure(tree, tests)
    file.write_text(source)
    return f"found by {failed}" if failed else "MISSED"


def main() -> None:
    parser = ArgumentParser(prog="python -m tools.faults", description=__doc__)
    parser.add_argument("words", nargs="*", help="parts of the files' names")
    parser.add_argument("--of", type=Path, default=ROOT, metavar="CHECKOUT")
    asked = parser.parse_args()
    name, line, tests = "", "", list[str]()
    with TemporaryDirectory() as folder:
        tree = Path(copytree(asked.of, Path(folder) / "tree", ignore=LEFT_OUT))
        for each in FAULTS.split("\n"):
            if each.startswith("- "):
                line = each[2:]
            elif not each.startswith("+ "):
                name, *tests = each.replace(":", "").split()
            elif not asked.words or any(word in name for word in asked.words):
                print(name, each, f"  {plant(tree, name, line, each[2:], tests)}", sep="\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
