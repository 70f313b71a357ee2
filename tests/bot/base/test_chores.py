"""What goes on in the background: chores, the watch over the clock, and bounds per person."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.base.bounds import BOUNDS, MAX_LATEST, Bound, Latest, PerPerson
from bot.base.calendar import COMPARED_PRESSES, WARN_AGAIN_MS, ClockWatch, DiscordClock
from bot.base.chores import Chore, Chores
from bot.base.language import sentence
from bot.base.refusals import Refusal

SOON = 0.01
NEVER = 3600.0


class Rounds:
    """Counts rounds; each can be kept from ending, or fail."""

    def __init__(self) -> None:
        self.begun = 0
        self.fail = False
        self.going_on = asyncio.Event()
        self.going_on.set()
        self._counted = asyncio.Condition()

    async def __call__(self) -> None:
        async with self._counted:
            self.begun += 1
            self._counted.notify_all()
        if self.fail:
            raise RuntimeError("not today")
        await self.going_on.wait()

    async def reach(self, number: int) -> None:
        async with asyncio.timeout(30), self._counted:
            await self._counted.wait_for(lambda: self.begun >= number)


@pytest.fixture
def rounds() -> Rounds:
    return Rounds()


@pytest.fixture
async def chores() -> AsyncIterator[Chores]:
    made = Chores()
    yield made
    await made.stop(0)


async def turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_rounds_come_at_once_at_ticks_and_when_asked(rounds: Rounds, chores: Chores) -> None:
    often = Rounds()
    chores.add(Chore("often", often, seconds=SOON))
    seldom = chores.add(Chore("seldom", rounds, seconds=NEVER))
    seldom.look_soon()
    await turn()
    assert rounds.begun == 0  # nothing begins before it is started
    chores.start()
    await often.reach(3)
    assert rounds.begun == 1
    seldom.look_soon()
    await rounds.reach(2)
    chores.start()  # one more shard
    await rounds.reach(3)


async def test_what_is_asked_in_a_round_takes_one_more(rounds: Rounds, chores: Chores) -> None:
    chore = chores.add(Chore("it", rounds, seconds=NEVER))
    rounds.going_on.clear()
    chores.start()
    await rounds.reach(1)
    for _ in range(3):
        chore.look_soon()
    await turn()
    assert rounds.begun == 1
    rounds.going_on.set()
    await rounds.reach(2)
    await turn()
    assert rounds.begun == 2


async def test_a_round_that_fails_hangs_or_may_not_be_needed_stops_no_other(
    rounds: Rounds, chores: Chores, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, hanging, asked = Rounds(), Rounds(), list[int]()
    failing.fail = True
    hanging.going_on.clear()

    def needed() -> bool:
        asked.append(1)
        raise RuntimeError("not today")

    chores.add(Chore("unsure", Rounds(), seconds=SOON, needed=needed))
    for name, each in (("failing", failing), ("hanging", hanging), ("well", rounds)):
        chores.add(Chore(name, each, seconds=SOON))
    chores.start()
    await failing.reach(3)
    await rounds.reach(3)
    assert len(asked) > 1
    assert hanging.begun == 1
    assert chores.troubles == []
    monkeypatch.setattr("bot.base.chores.MAX_ROUND_SECONDS", -1)
    await turn()
    assert "hanging for 0 s: hanging" in chores.troubles


async def test_it_ticks_only_while_it_is_needed(rounds: Rounds, chores: Chores) -> None:
    needed: list[int] = []
    chore = chores.add(Chore("it", rounds, seconds=SOON, needed=lambda: bool(needed)))
    chore.resume()
    assert not chore.running  # the others have not been started either
    chores.start()
    await turn()
    assert (chore.running, rounds.begun, chores.troubles) == (False, 0, [])
    needed.append(1)
    chore.resume()
    await rounds.reach(3)
    needed.clear()
    async with asyncio.timeout(30):
        while chore.running:
            await turn()
    assert chores.troubles == []


async def test_one_that_begins_later_comes_no_later_for_the_others(
    rounds: Rounds, chores: Chores
) -> None:
    needed: list[int] = []
    often = chores.add(Chore("often", rounds, seconds=SOON, needed=lambda: bool(needed)))
    chores.add(Chore("seldom", Rounds(), seconds=NEVER))
    chores.start()
    await turn()
    assert not often.running
    needed.append(1)
    often.resume()
    await rounds.reach(3)
    again = Rounds()
    chores.add(Chore("later", again, seconds=NEVER)).start()
    await again.reach(1)
    await rounds.reach(rounds.begun + 3)


async def test_one_more_shard_hurries_no_count_of_rounds(rounds: Rounds, chores: Chores) -> None:
    chores.add(Chore("it", rounds, seconds=NEVER, needed=lambda: True))
    chores.start()
    await rounds.reach(1)
    chores.start()
    await turn()
    assert rounds.begun == 1


async def test_one_that_has_stopped_is_told(rounds: Rounds, chores: Chores) -> None:
    chore = chores.add(Chore("it", rounds, seconds=NEVER))
    assert chores.troubles == ["at rest: it"]
    chores.start()
    assert (chores.troubles, chores.running) == ([], ["it"])
    chore.stop()
    await turn()
    assert (chores.troubles, chores.running) == (["at rest: it"], [])


@pytest.mark.parametrize("late", [False, True])
async def test_the_end_waits_for_rounds_under_way_for_a_while(
    rounds: Rounds, chores: Chores, *, late: bool
) -> None:
    chore = chores.add(Chore("it", rounds, seconds=NEVER))
    rounds.going_on.clear()
    chores.start()
    await rounds.reach(1)
    chore.look_soon()
    if not late:
        asyncio.get_running_loop().call_soon(rounds.going_on.set)
    await chores.stop(0 if late else 30)
    await turn()
    assert chore.stop() is None
    assert rounds.begun == 1  # what was asked for is left to the next start
    rounds.going_on.set()
    chores.start()
    await rounds.reach(2)


MINUTE, HOUR, DAY, NOW = 60, 3600, 24 * 3600, 1_800_000_000


@pytest.mark.parametrize("leap", [DAY, -DAY, HOUR + 1])
def test_a_clock_that_was_set_is_not_believed_for_a_day(leap: int) -> None:
    passed = ahead = 0
    watch = ClockWatch(lambda: (NOW + passed + ahead) * 1000, lambda: 7.0 + passed)
    assert watch.settled()
    ahead = leap
    assert not watch.settled()
    passed += DAY - 1
    ahead = 0
    assert not watch.settled()
    passed += DAY
    assert not watch.settled()
    passed += 1
    assert watch.settled()


def test_a_clock_may_drift_and_time_may_pass() -> None:
    passed = ahead = 0
    watch = ClockWatch(lambda: (NOW + passed + ahead) * 1000, lambda: 7.0 + passed)
    for _ in range(30):
        assert watch.settled()
        passed += 40 * DAY
        ahead += MINUTE


@pytest.mark.parametrize(
    ("off", "warned"), [(2_500, True), (-2_500, True), (1_900, False), (-1_900, False)]
)
def test_a_clock_that_differs_from_discords_is_warned_of_once_an_hour(
    off: int, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some presses take seconds to arrive; the quickest tells the difference."""
    now = [1_000_000]
    clock = DiscordClock(lambda: now[0])
    for number in range(3 * COMPARED_PRESSES):
        clock.note(now[0] - off - (60 if number % COMPARED_PRESSES == 7 else 4_000))
        now[0] += 1_000
    assert "".join(capsys.readouterr()).count("differs from Discord's") == warned
    now[0] += WARN_AGAIN_MS
    for _ in range(COMPARED_PRESSES):
        clock.note(now[0] - off)
    assert ("differs from Discord's" in "".join(capsys.readouterr())) == warned


ANN, BOB = 1, 2


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> PerPerson[str, int]:
    """Two of one person's, three of all."""
    monkeypatch.setitem(BOUNDS, "things", Bound("things", 2, 3, "the oldest goes"))
    return PerPerson("things")


def test_the_oldest_of_a_person_gives_way(kept: PerPerson[str, int]) -> None:
    assert kept.put(BOB, "b", 0) == []
    assert [kept.put(ANN, key, number) for number, key in enumerate("xyz")] == [[], [], [("x", 0)]]
    assert kept.put(ANN, "y", 5) == [], "it is there already"
    assert kept.items() == [("b", 0), ("z", 2), ("y", 5)]
    assert kept.put(ANN, "v", 6) == [("z", 2)], "the one that was put there longest ago"


def test_beyond_everybodys_bound_the_oldest_goes_unless_somebody_asks(
    kept: PerPerson[str, int],
) -> None:
    for key, owner in (("x", ANN), ("y", ANN), ("b", BOB)):
        assert not kept.is_full(owner)
        kept.put(owner, key, 0)
    assert kept.is_full(3)
    assert not kept.is_full(ANN), "one of theirs would give way"
    assert kept.put(3, "c", 0) == []
    assert [key for key, _ in kept.items()] == ["y", "b", "c"]


async def test_work_waits_for_the_persons_own_and_nobody_elses(kept: PerPerson[str, int]) -> None:
    under_way: list[int] = []
    most = 0
    go_on = asyncio.Event()

    async def work(person: int) -> None:
        nonlocal most
        async with kept.turn(person):
            under_way.append(person)
            most = max(most, under_way.count(ANN))
            await go_on.wait()
            under_way.remove(person)

    tasks = [asyncio.create_task(work(person)) for person in (ANN, ANN, ANN, ANN, BOB)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert sorted(under_way) == [ANN, ANN, BOB]
    with pytest.raises(Refusal):
        async with kept.turn(ANN, sentence("bot/match-over")):
            raise AssertionError("it isn't reached")
    go_on.set()
    await asyncio.gather(*tasks)
    assert most == 2
    async with kept.turn(ANN, sentence("bot/match-over")):
        pass


def test_nobody_alone_has_what_is_there_for_all() -> None:
    shared = {name: each for name, each in BOUNDS.items() if name != "reviews"}
    assert all(each.everybody is None or each.mine < each.everybody for each in shared.values())
    assert BOUNDS["reviews"].mine == 1, "a second one would wait before somebody else's first"


def test_the_oldest_thing_gives_way_to_the_newest() -> None:
    kept: Latest[int, str] = Latest()
    for number in range(MAX_LATEST):
        assert kept.put(number, "first") is None
    assert kept.put(0, "second") == "first"
    assert kept.put(-1, "new") is None
    assert (len(kept), kept[0], kept[-1], 1 in kept) == (MAX_LATEST, "second", "new", False)
