"""Matches played again from their logs: every moment, and every board that was published."""

import json
import random
import re
from bisect import bisect_right
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count, pairwise
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.base.refusals import Refusal
from bot.match import actions, waking
from bot.match.events import Happened
from bot.match.record import Alarm, Record
from bot.match.verification import verify
from bot.match.view import match_view
from bot.pages.model import Page
from bot.pages.presenter import MatchTexts, Presenter
from bot.pages.table import board_page
from bot.secrecy import Asker, Secrecy, Sight
from bot.storage import tables
from cogs.privacy.deletion import Deletion
from cogs.replays import replays
from cogs.replays.pages import ALL_HANDS, PUBLIC, ReplayView, known_view, stops
from cogs.replays.replays import Replay, Replays
from games import GAMES
from tests.cogs.replays.viewing import (
    FIRST,
    LAST,
    Frame,
    board_frame,
    frame_of,
    jumps,
    opened,
    published,
    step_of,
    stepped_through,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.every import every_game, every_slug, slugs_that
from tests.games.playing import AnyGame, sample_of
from tests.support.any_table import Table, random_step
from tests.support.imagined import ENGLISH, presenter_of
from tests.support.past import RESIDENTS, Past, past_of
from tests.support.places import copied
from tests.support.stored import let_all_decide
from tests.support.world import World, buttons, words

FACES: dict[str, Presenter] = {slug: presenter_of(game) for slug, game in GAMES.items()}


ANN = Asker(RESIDENTS[0].user_id)


@pytest.fixture
async def past(tmp_path: Path, empty_database: Path) -> AsyncIterator[Past]:
    path = tmp_path / "castellan.db"
    copied(empty_database, path)
    async with past_of(path) as made:
        yield made


class Witness:
    """Remembers a match as it was after every change of it."""

    def __init__(self, past: Past) -> None:
        self.seen: dict[int, Record] = {}
        past.shelf.ledger.on_commit(Happened.ANY, self._saw)

    def _saw(self, record: Record) -> None:
        if record.begun:
            recent = json.loads(json.dumps(record.recent))  # as it comes out of the database
            self.seen[record.version] = replace(record, recent=recent, alarm=Alarm())


def views_of(record: Record) -> list[Page]:
    """Return the public's and every seat's view of a match in this state."""
    presenter = FACES[record.slug]
    board = board_page(presenter, match_view(record, None), ENGLISH)
    seats = () if record.game.for_one else range(len(record.chairs))
    hands = [presenter.hand(match_view(record, seat), ENGLISH, "") for seat in seats]
    return [replace(page, rows=()) for page in (board, *hands)]


async def replayed(past: Past, match_id: str) -> tuple[Record, Replay]:
    found = Replays(past.shelf.database, Secrecy(past.shelf.database, past.shelf.ledger.now))
    record = await found.find(match_id, ANN, Sight.HANDS)
    return record, await found.of(record)


async def wild(past: Past, slug: str, seed: int) -> Record:
    """A match in which people sit down late, go away, come back and leave."""
    rng = past.rng = random.Random(seed)
    game = GAMES[slug]
    if game.for_one:
        record, _ = await past.alone(past.click(RESIDENTS[0]), slug=slug)
        return await past.finish(record)
    people = list(RESIDENTS[: min(4, max(game.seats))])
    late = people[-1:] if presenter_of(game).joinable else []
    sitting = people[: len(people) - len(late)]
    computers = max(0, min(game.seats) - len(people))
    options = sample_of(game, "SHORT", {})
    record = await past.begin(slug, sitting, options, computers=computers)
    away: frozenset[int] = frozenset()
    for number in range(4000):
        if record.status == "over":
            return record
        if number == 2 and late:
            record = await past.shelf.ledger.change(record.id, actions.join, past.click(*late))
        if number % 20 == 10:
            away = frozenset(rng.sample(range(len(record.chairs)), 1))
        if number == 60 and len(people) > 2:
            record = await past.resign(record, people[2])
        elif number % 20 == 19 and record.chairs[0].stand_in and not record.chairs[0].left:
            record = await past.shelf.ledger.change(record.id, actions.return_to_seat, people[0])
        elif away & record.awaited:
            past.shelf.clock.move(max(0, (record.alarm.wake_at or 0) - past.shelf.ledger.now()))
            await waking.wake(past.shelf.ledger, past.shelf.computers, record.id, record.version)
            record = await past.shelf.ledger.read(record.id)
        else:
            record = await past.step(record)
    raise AssertionError("the match does not end")


@every_slug
async def test_every_moment_looks_as_it_did_from_every_seat(past: Past, slug: str) -> None:
    witness = Witness(past)
    record, replay = await replayed(past, (await wild(past, slug, 3)).id)
    assert record.state is None, "found without its state"
    moments, steps = {moment.version: at for at, moment in enumerate(replay.moments)}, 0
    for version, then in witness.seen.items():
        now = replay.at(record, moments[version])
        assert views_of(now) == views_of(then)
        assert [chair.left for chair in now.chairs] == [chair.left for chair in then.chairs]
        assert now.status == then.status
        by_time = then.entries and then.entries[-1][0].kind == "time"
        dealt = then.version == 1 + len(then.entries)  # the deal, and what was played at once
        steps += then.version if dealt else 1 if by_time else then.steps
    assert len(replay.moments) == steps, "pauses that its pace skips aren't any"
    assert views_of(replay.at(record, len(replay.moments) - 1)) == views_of(then)


async def test_a_stand_in_comes_and_goes_as_the_log_tells(past: Past) -> None:
    witness = Witness(past)
    record = await past.begin("high-card", list(RESIDENTS[:2]), {"target": 4})
    await let_all_decide(past.shelf.database)
    for _ in range(8):
        past.shelf.clock.move((record.alarm.rings_at or 0) - past.shelf.ledger.now())
        await waking.wake(past.shelf.ledger, past.shelf.computers, record.id, record.version)
        record = await past.shelf.ledger.read(record.id)
        if all(chair.stand_in for chair in record.chairs):
            break
    for person in RESIDENTS[:2]:
        record = await past.shelf.ledger.change(record.id, actions.return_to_seat, person)
    record = await past.finish(record)
    found, replay = await replayed(past, record.id)
    stand_ins = {m.version: m.stand_ins for m in replay.moments}
    assert {len(seats) for seats in stand_ins.values()} == {0, 1, 2}
    for version, then in witness.seen.items():
        assert stand_ins[version] == {chair.seat for chair in then.chairs if chair.stand_in}
    assert replay.at(found, len(replay.moments) - 1).chairs == found.chairs


async def test_who_deletes_their_data_is_gone_from_that_moment_on(past: Past) -> None:
    """The match goes on, and a computer has their seat."""
    witness = Witness(past)
    record = await past.begin("high-card", list(RESIDENTS[:3]), {"target": 8})
    for _ in range(12):
        record = await past.step(record)
    await Deletion(past.shelf.ledger).delete(RESIDENTS[1].user_id)
    record = await past.finish(await past.shelf.ledger.read(record.id))
    found, replay = await replayed(past, record.id)
    left = {moment.version: set(moment.left) for moment in replay.moments}
    assert {len(seats) for seats in left.values()} == {0, 1}
    for version, then in witness.seen.items():
        assert left[version] == {chair.seat for chair in then.chairs if chair.left}
    assert not any(1 in moment.missed for moment in replay.moments if moment.left)
    assert replay.at(found, len(replay.moments) - 1).chairs == found.chairs


async def test_steps_are_what_a_viewer_can_tell_apart(past: Past) -> None:
    record = await past.finish(await past.begin("king-of-the-hill", list(RESIDENTS[:2])))
    found, replay = await replayed(past, record.id)
    presenter = FACES[found.slug]
    for seen_from in (PUBLIC, ALL_HANDS, "0", "1"):
        view = ReplayView(presenter, replay, found, seen_from, ENGLISH)
        steps = view.steps()
        assert steps[0] == 0
        pages = [view.seen(at) for at in steps]
        assert all(a != b for a, b in pairwise(pages))
        last = view.seen(len(replay.moments) - 1)
        assert pages[-1] == last, "nothing is left out at the end"
        assert not any(page.rows for page in pages)
        assert steps == view.steps()


async def test_only_views_that_there_are_can_be_named(past: Past) -> None:
    duel = await past.finish(await past.begin("king-of-the-hill", list(RESIDENTS[:2])))
    for view in ("p", "a", "0", "1"):
        assert known_view(view, FACES[duel.slug], duel) == view
    for forged in ("2", "-1", "x", "", "aa"):
        assert known_view(forged, FACES[duel.slug], duel) == PUBLIC
    mountain = await past.begin("king-of-the-mountain", list(RESIDENTS[:2]))
    assert known_view("a", FACES[mountain.slug], mountain) == PUBLIC, "all lies open anyway"
    alone = await past.begin("kill-the-kings", list(RESIDENTS[:1]))
    assert known_view("0", FACES[alone.slug], alone) == PUBLIC, "others see as much"


@slugs_that(lambda game: presenter_of(game).texts.step is not MatchTexts.step)
async def test_every_action_is_told_in_the_games_own_words(past: Past, slug: str) -> None:
    """Plays that stay secret may be described as a play."""
    game = GAMES[slug]
    if max(game.seats) == 1:
        record = await past.solitaire(RESIDENTS[0])
    else:
        people = list(RESIDENTS[: min(4, max(game.seats))])
        options = {"rounds": 1} if slug == "eighty-points" else {}
        record = await past.begin(slug, people, options, computers=min(game.seats) // 5)
        for _ in range(200):
            record = record if record.status == "over" else await past.step(record)
        for person in people[1:]:
            record = record if record.status == "over" else await past.resign(record, person)
    found, replay = await replayed(past, record.id)
    view = ReplayView(FACES[slug], replay, found, ALL_HANDS, ENGLISH)
    acted = [at for at, moment in enumerate(replay.moments) if moment.kind == "action"]
    assert len([at for at in acted if view.told(at).endswith(" plays")]) <= len(acted) / 20
    ours = type(game).__module__.startswith("games.")
    least = len(acted) / 3
    assert len({view.told(at) for at in acted}) > (least if ours else min(least, 3))


async def test_a_step_in_which_the_game_goes_on_at_once_is_none(past: Past) -> None:
    record = await past.begin("eighty-points", list(RESIDENTS), {"rounds": 1}, computers=1)
    record = await past.finish(record)
    _, replay = await replayed(past, record.id)
    assert replay.moments[0].kind == "time"
    assert not replay.moments[0].missed
    assert len(replay.moments) < len(replay.entries)


async def test_matches_watched_last_are_held(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Replays(past.shelf.database, Secrecy(past.shelf.database, past.shelf.ledger.now))
    records = []
    for _ in range(3):
        record = await past.solitaire(RESIDENTS[0], concede=True)
        records.append(await found.find(record.id, ANN, Sight.HANDS))
    first = await found.of(records[0])
    assert await found.of(records[0]) is first
    monkeypatch.setattr(replays, "MAX_MOMENTS", 2 * len(first.moments))
    second = await found.of(records[1])
    assert await found.of(records[0]) is first
    await found.of(records[2])
    assert await found.of(records[0]) is first, "it was watched after the second"
    assert await found.of(records[1]) is not second


async def test_a_match_that_ends_otherwise_than_its_log_is_refused(past: Past) -> None:
    record = await past.finish(await past.begin("high-card", list(RESIDENTS[:2]), {"target": 1}))
    await past.shelf.database.run(
        update(tables.matches).values(secret=b"another secret, of 32 bytes too!")
    )
    found = Replays(past.shelf.database, Secrecy(past.shelf.database, past.shelf.ledger.now))
    with pytest.raises(Refusal, match="doesn't agree with its result"):
        await found.of(await found.find(record.id, ANN, Sight.HANDS))


@pytest.mark.parametrize("total", [1, 2, 25, 26, 60, 500, 2000])
def test_any_step_is_a_few_choices_away(total: int) -> None:
    rng = random.Random(total)
    for _ in range(30):
        present, wanted = rng.randrange(total), rng.randrange(total)
        choices = 0
        while present != wanted:
            offered = stops(total, present)
            assert present in offered
            assert offered == sorted(set(offered))
            assert len(offered) <= 25
            assert set(offered) <= set(range(total))
            present = min(offered, key=lambda at: abs(at - wanted))
            choices += 1
        assert choices <= 6


CALLS = re.compile(r"My hand|Waiting for|[Yy]our? |until they|: draw|in secret now")
"""Words by which a board asks somebody for something."""


@every_game
async def test_a_replay_shows_every_published_board(world: World, game: AnyGame) -> None:
    table, rng, shown = Table(world, game, 1), random.Random(1), dict[int, Frame]()
    record = await table.begin("live", **table.short)
    await world.let_all_decide()
    for turn in count():
        shown[record.version] = board_frame(world, await world.board(record))
        if record.status != "running":
            break
        if turn == 5 and len(table.people) > 2:
            await world.leave(table.people[1])
            record = await table.now()
        else:
            record = await table.forward([random_step(game, record.state, rng)])
    boards = published(world, record)
    viewer = await opened(world, "ann")
    assert viewer.ephemeral
    assert step_of(viewer)[0] == 1
    if not game.for_one:
        assert "Showing what **ann** sees." in words(viewer), (
            "who played sees their own cards first"
        )
        await world.choose("ann", viewer, "replay:view=", PUBLIC)
    frames = await stepped_through(world, "ann", viewer)
    check_everything(world)

    last = frames[max(frames)]
    assert last == boards[-1], "the last step is the last board, its text included"
    assert world.sent_picture(await world.board()) == last.picture
    assert step_of(viewer) == (len(frames), len(frames))

    replay = await Replays(world.bot.database, world.bot.secrecy).of(record)
    versions = [moment.version for moment in replay.moments]
    moments = sorted(frames)
    for version, board in shown.items():
        moment = bisect_right(versions, version) - 1
        frame = frames[moments[bisect_right(moments, moment) - 1]]
        assert frame.drawn == board.drawn, f"version {version}"
    rest = (frame.drawn for frame in frames.values())
    for drawn in dict.fromkeys(board.drawn for board in boards):
        assert drawn in rest, "published, and not among the later steps"
    for frame in frames.values():
        assert not CALLS.search(frame.text), "nobody is called upon to do what has been done"
    assert len({frame.picture for frame in frames.values()}) >= min(8, len(frames) // 2)

    seats = () if game.for_one else record.chairs
    assert seats or not [b for b in buttons(viewer) if ":replay:view=" in b["custom_id"]]
    for chair in seats:
        await world.choose("ann", viewer, "replay:view=", str(chair.seat))
        assert f"Showing what **{chair.name}** sees." in words(viewer)
        number, total = step_of(viewer)
        assert number == total, "who looks from elsewhere stays at the same step"
        assert world.picture(viewer)
        await world.choose("ann", viewer, "replay:at=", jumps(viewer)[len(jumps(viewer)) // 2])
        await world.press("ann", viewer, FIRST)
        assert step_of(viewer) == (1, total)
        await world.press("ann", viewer, LAST)
        assert step_of(viewer) == (total, total)
    if seats:
        await world.choose("ann", viewer, "replay:view=", "p")
        assert frame_of(world, viewer) == last
    check_everything(world)

    theirs = await world.press("stranger", await world.board(), "Replay")
    exported = await world.press("stranger", theirs, "Export")
    assert exported.ephemeral
    data = {
        Path(file.filename).suffix: (world.env.backend.cdn.get(file.url) or b"").decode()
        for file in exported.attachments
    }
    assert set(data) == ({".json", ".txt"} if hasattr(record.state, "record") else {".json"})
    assert f"match {record.id}" in verify(data[".json"])[0]
    if ".txt" in data:
        assert record.state.record.split()[-1].partition(":")[2] in data[".txt"]
