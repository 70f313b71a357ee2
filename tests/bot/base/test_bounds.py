"""Bounds per person in front of what everybody shares, and the pages that print them."""

import asyncio
from pathlib import Path

import pytest

from bot.base.bounds import BOUNDS, MAX_LATEST, Bound, Latest, PerPerson
from bot.base.environment import Environment
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.limits import LIMITS

ANN, BOB = 1, 2
DOCS = Path(__file__).parents[3] / "docs" / "operating.md"


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


async def test_work_waits_for_the_persons_own_and_for_nobody_elses(
    kept: PerPerson[str, int],
) -> None:
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


def table_below(heading: str) -> list[list[str]]:
    """The cells of the first table below a line of the page."""
    lines = DOCS.read_text(encoding="utf-8").split(heading, 1)[1].splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("|--"))
    rows = []
    for line in lines[start + 1 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def everybodys(bound: Bound) -> str:
    if bound.everybody is None:
        return ""
    return f"{bound.everybody} a {bound.within}" if bound.within else str(bound.everybody)


def test_the_page_prints_the_bounds_of_the_code() -> None:
    assert table_below("## What one person may have") == [
        [each.what, str(each.mine), everybodys(each), each.beyond] for each in BOUNDS.values()
    ]


def test_the_page_prints_the_limits_of_the_code() -> None:
    usual = Environment.model_fields["presses_per_minute"].default
    assert table_below("How often one person may ask") == [
        [each.what, f"{usual * each.share:g}", str(each.burst)] for each in LIMITS.values()
    ]


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
