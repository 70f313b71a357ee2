"""A best-of from challenge to rematch: the score on each board, seats that change, leavers."""

import pytest

from bot.match.record import Record
from bot.match.verification import export_text, verify
from cogs.challenges.series import Series, series_of
from tests.cogs.challenges.test_challenges import accepted
from tests.cogs.privacy.deleting import FORMER, delete
from tests.support.living import living
from tests.support.world import Click, World, answer, labels, said_privately, words

HOUR = 60 * 60


def stands(record: Record) -> tuple[Series, int]:
    """Return the best-of's score, and the number of the present match."""
    found = series_of(record)
    assert found is not None
    return found


async def finish(world: World, record: Record) -> Record:
    async with living(world) as past:
        await past.finish(record)
    return await world.now(record)


async def next_match(world: World, old: Record, *names: str) -> Record:
    """The match that both deal by the board of the one before."""
    for name in names or ("ann", "bob"):
        await world.press(name, await world.board(old), "Next match")
    dealt = (await world.now(old)).rematch_id
    assert dealt is not None
    return await world.bot.ledger.read(dealt)


def score_after(*matches: Record) -> str:
    points = {"ann": 0.0, "bob": 0.0}
    for record in matches:
        best = [chair for chair in record.chairs if chair.place == 1]
        for chair in best:
            points[chair.name] += 1 / len(best)
    told = {0.5: "½"}
    return " · ".join(
        f"{name} {told.get(n) or f'{int(n)}{told.get(n % 1, str())}'}" for name, n in points.items()
    )


async def test_a_best_of_three_from_the_challenge_to_the_rematch(world: World) -> None:
    record = await accepted(world, best_of=3)
    played: list[Record] = []
    for number in (1, 2, 3):
        assert stands(record)[1] == number
        seats = ["ann", "bob"] if number % 2 else ["bob", "ann"]
        assert [chair.name for chair in record.chairs] == seats
        assert f"Best of 3: {score_after(*played)}" in words(await world.board(record))
        played.append(record := await finish(world, record))
        text = words(await world.board(record))
        assert score_after(*played) in text
        if stands(record)[0].ended:
            break
        assert "Rematch" not in labels(await world.board(record))
        assert "You have until" in text
        first = record
        record = await next_match(
            world, record, *(("bob", "ann") if number % 2 else ("ann", "bob"))
        )
        assert record.status == "running"
        assert record.shown.place_id == first.shown.place_id, "all are played in one place"
    assert stands(record)[0].ended
    text = words(await world.board(record))
    assert "wins the best-of-3" in text or "The best-of-3 is a draw" in text
    assert "Next match" not in labels(await world.board(record))
    result = await world.press("bob", await world.board(record), "Rematch")
    assert "A new table is open" in said_privately(result)


async def test_its_score_is_not_told_before_a_replay_ends(world: World) -> None:
    record = await accepted(world, best_of=3)
    await world.leave("bob", record)
    score = "bob left, so ann wins the best-of-3"
    assert score in words(await world.board(record))
    page = await world.replay("ann", record.id)
    assert "Step 1 of " in words(page)
    assert "best-of-3" not in words(page)
    assert score in words(await world.press("ann", page, "Last"))


async def test_each_match_of_it_is_rated_by_itself(world: World) -> None:
    record = await finish(world, await accepted(world, best_of=3))
    assert all(chair.rating_after is not None for chair in record.chairs)
    log = await world.bot.queries.log_of(record.id)
    assert verify(export_text(record, log)), "the deal of a challenge can be checked"
    casual = await finish(world, await accepted(world, best_of=3, casual=True))
    assert all(chair.rating_after is None for chair in casual.chairs)
    assert (await next_match(world, casual)).unrated == "casual"


async def test_who_leaves_loses_the_rest(world: World) -> None:
    record = await accepted(world, best_of=5)
    await world.let_all_decide()
    assert "You also lose the best-of-5." in words(await world.ask("ann", "resign"))
    question = await world.press("ann", await world.board(record), "Leave")
    assert "You also lose the best-of-5." in words(question)
    await world.press("ann", question, "Yes, leave")
    record = await world.now(record)
    assert record.status == "over"
    text = words(await world.board(record))
    assert "ann left, so bob wins the best-of-5: ann 0 · bob 1" in text
    assert "Next match" not in labels(await world.board(record))


async def test_who_leaves_before_a_decision_loses_the_best_of_but_no_rating(world: World) -> None:
    record = await accepted(world, best_of=3)
    question = await world.press("bob", await world.board(record), "Leave")
    await world.press("bob", question, "Yes, leave")
    record = await world.now(record)
    assert record.cause == "unplayed"
    text = words(await world.board(record))
    assert "bob left, so ann wins the best-of-3: ann 0 · bob 0" in text
    assert labels(await world.board(record)) == ["Rematch", "More"]


async def test_a_best_of_three_with_a_leaver_in_its_second_match(world: World) -> None:
    first = await finish(world, await accepted(world, best_of=3))
    second = await next_match(world, first)
    await world.leave("bob", second)
    text = words(await world.board(await world.now(second)))
    assert "bob left, so ann wins the best-of-3" in text
    result = await world.press("ann", await world.board(first), "Next match")
    assert "The next match is over as well" in said_privately(result)


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_the_other_is_pinged_once_about_the_next_match(world: World, pace: str) -> None:
    first = await finish(world, await accepted(world, best_of=3, pace=pace))
    await world.env.advance_time(61)
    before = len(world.told("bob"))
    for _ in range(2):
        await world.press("ann", await world.board(first), "Next match")
        await world.env.advance_time(6)
    assert ["once you press *Next match* too" in t for t in world.told("bob")[before:]] == [True]
    await next_match(world, first, "bob")
    assert not [t for t in world.told("ann") if "press *Next match*" in t]


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_a_next_match_begins_once_both_are_there(world: World, pace: str) -> None:
    first = await finish(world, await accepted(world, best_of=3, pace=pace))
    result = await world.press("ann", await world.board(first), "Next match")
    told = said_privately(result)
    assert "You're ready" in told and "as soon as **bob** presses" in told
    assert len(await world.all_matches()) == 1
    assert "ann is ready. bob, press *Next match*" in words(await world.board(first))
    await world.press("ann", await world.board(first), "Next match")
    assert len(await world.all_matches()) == 1, "nobody stands in for the other by pressing twice"
    await world.leap(16 * 60)
    result = await world.press("bob", await world.board(first), "Next match")
    assert "as soon as **ann** presses" in said_privately(result), "she may be asleep by now"
    assert len(await world.all_matches()) == 1
    assert (await next_match(world, first, "ann")).status == "running"
    assert "is ready" not in words(await world.board(first))


async def test_a_next_match_at_a_day_per_turn_waits_for_nobody(world: World) -> None:
    first = await finish(world, await accepted(world, best_of=3, pace="correspondence"))
    assert (await next_match(world, first, "bob")).status == "running"


async def test_twenty_presses_at_once_deal_one_next_match(world: World) -> None:
    board = await world.board(await finish(world, await accepted(world, best_of=3)))
    presses = [Click(name, board, "Next match") for name in ("ann", "bob", "cem", "dora") * 5]
    results = await world.at_once(*presses)
    assert len(await world.all_matches()) == 2
    assert answer(results[2]).content == "Only the two players in this best-of series can do that."


async def test_a_restart_in_the_middle_loses_nothing(world: World) -> None:
    first = await finish(world, await accepted(world, best_of=3))
    await world.restart()
    second = await next_match(world, first)
    await world.restart()
    assert f"Best of 3: {score_after(first)}" in words(await world.board(second))
    second = await finish(world, second)
    assert score_after(first, second) in words(await world.board(second))


async def test_a_next_match_that_nobody_deals_ends_it_as_it_stands(world: World) -> None:
    first = await finish(world, await accepted(world, best_of=3))
    await world.leap(25 * HOUR)
    result = await world.press("ann", await world.board(first), "Next match")
    assert result.content == "This best-of series is over."
    assert len(await world.all_matches()) == 1
    board = await world.board(first)
    assert "Rematch" in labels(board)
    assert f"{score_after(first)}" in words(board)
    assert "wins the best-of-3" in words(board) or "is a draw" in words(board)


async def test_who_deletes_their_data_between_matches_is_not_seated(world: World) -> None:
    first = await finish(world, await accepted(world, best_of=3))
    await delete(world, "bob")
    result = await world.press("ann", await world.board(first), "Next match")
    assert result.content == "This best-of series is over."
    assert f"{FORMER} left, so ann wins the best-of-3" in words(await world.board(first))
    assert "bob" not in words(await world.board(first))


async def test_who_deletes_their_data_in_a_match_has_left_it(world: World) -> None:
    record = await accepted(world, best_of=3)
    await delete(world, "bob")
    await finish(world, record)
    text = words(await world.board(await world.now(record)))
    assert f"{FORMER} left, so ann wins the best-of-3" in text


@pytest.mark.parametrize("name", ["ann", "bob"])
async def test_who_is_barred_plays_no_next_match(world: World, name: str) -> None:
    first = await finish(world, await accepted(world, best_of=3))
    await world.bot.guild_book.bar(world.guild.id, world.people[name].id, name, 1, 1)
    result = await world.press("ann", await world.board(first), "Next match")
    told = {
        "ann": "The managers of this server have blocked you",
        "bob": "bob can't join another table right now.",
    }
    assert told[name] in result.content
    assert len(await world.all_matches()) == 1


async def test_what_a_manager_calls_off_ends_it_as_it_stands(world: World) -> None:
    record = await accepted(world, best_of=3)
    await world.bot.ledger.call_off(record.id, "manager")
    record = await world.now(record)
    assert stands(record)[0].ended
    assert "best of" not in words(await world.board(record))


async def test_its_thread_stays_open_until_all_of_it_is_over(world: World) -> None:
    record = await finish(world, await accepted(world, best_of=3))
    thread = world.env.backend.get_channel(record.stands_in)
    await world.env.advance_time(16 * 60)
    assert thread.thread_metadata is not None
    assert not thread.thread_metadata.archived, "the next match is started there"
    while not stands(record)[0].ended:
        record = await finish(world, await next_match(world, record))
    await world.env.advance_time(16 * 60)
    assert thread.thread_metadata.archived
