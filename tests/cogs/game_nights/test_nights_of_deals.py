"""Game nights at which all tables play the same deals, as people on a server see them."""

import random

import pytest
from simcord import ResponseMessage
from sqlalchemy import Connection, event, select

from bot.match.record import Record
from bot.storage.tables import chairs
from cogs.game_nights.tables import evening_people
from tests.cogs.game_nights.holding import leap_to, message, night_of, plan, press, running
from tests.cogs.game_nights.stored import play_out
from tests.cogs.privacy.deleting import delete
from tests.cogs.replays.viewing import NOT_TO_WATCH
from tests.support.acting import offers
from tests.support.asking import go_to, watch_again
from tests.support.reading import heading
from tests.support.watch import cards_named
from tests.support.world import World, answer, labels, said_privately, words

STILL_PLAYED = "Others are still playing this deal."
REFUSED = (STILL_PLAYED, "You're still playing these cards", NOT_TO_WATCH)
BREAK_SECONDS = 40


async def finish(world: World, *records: Record, seed: int = 1) -> None:
    """Play matches to their end at random."""
    rng = random.Random(seed)
    for record in records:
        with world.env._bot_scope():
            await world.bot.ledger.change(record.id, play_out, rng)
    await world.env.settle()


async def gather_people(world: World, number: int) -> list[str]:
    """Join as a number of people. Returns their names."""
    names = [f"guest{each}" for each in range(number)]
    for name in names:
        world.welcome(name)
    await press(world, "Join", *names)
    return names


def seated(records: list[Record]) -> set[int]:
    return {chair.user_id for record in records for chair in record.chairs if chair.user_id}


@pytest.mark.long
async def test_an_evening_of_eighty_points_for_23(world: World) -> None:
    """Two leave, one comes late, the bot restarts, and there is a podium."""
    planned = (await plan(world, game="eighty-points", length=5)).night
    shown = words(await message(world))
    assert "you play 5 deals" in shown and "Every table plays the same deals" in shown
    names = await gather_people(world, 23)
    await leap_to(world, planned.starts_at)
    for deal in range(1, 6):
        tables = await running(world)
        assert len(tables) == 5 and len({record.commitment for record in tables}) == 1
        shown = words(await message(world))
        assert f"Deal {deal} of 5 is being played." in shown
        here = {guest.user_id for guest in (await night_of(world)).guests if guest.here}
        assert seated(tables) == here
        if deal == 2:
            for name in names[:2]:
                told = await world.people[name].click(await message(world), label="Leave")
                assert "A computer plays the rest of your match." in said_privately(told)
            assert len(await running(world)) == 5
            await press(world, "Join", "ann")
        if deal == 3:
            await finish(world, *tables[:2], seed=deal)
            await world.restart()
            assert {each.id for each in await running(world)} == {each.id for each in tables[2:]}
        await finish(world, *await running(world), seed=deal)
        await world.env.advance_time(BREAK_SECONDS)
    gathering = await night_of(world)
    assert gathering.night.phase == "over"
    shown = words(await message(world))
    lines = shown.splitlines()
    assert "This game night is over." in shown
    best = [line for line in lines if line.startswith(("🥇", "🥈", "🥉"))]
    assert len(best) >= 3
    assert all("%" in line and " deals" in line for line in best)
    assert labels(await message(world)) == ["My matches", "Results by deal"]
    late = await world.people["ann"].click(await message(world), label="My matches")
    assert [line[0] for line in said_privately(late).splitlines()[1:4]] == list("543")


async def hands_at(world: World, record: Record) -> list[tuple[str, ResponseMessage]]:
    """Open the hands of a table's people. Returns their names and what they see, by seat."""
    names = [world.person_at(record, chair.seat) for chair in record.chairs if chair.user_id]
    board = await world.board(record)
    return [
        (name, answer(await world.people[name].click(board, label="My hand"))) for name in names
    ]


async def agree_on_a_draw(world: World, record: Record) -> None:
    """Deploy, move a piece each, and agree on a draw, by what the two hands offer."""
    hands = await hands_at(world, record)
    for name, hand in hands:
        await world.people[name].click(hand, label="Deploy this army")
    hands.sort(key=lambda each: "Offer a draw" in labels(each[1]), reverse=True)
    for (mover, hand), (_, other) in (hands, hands[::-1]):
        assert "It's not your turn." in words(other)
        assert f"{mover}'s turn" in words(other), "the board is covered, so the hand has to tell"
        before = world.sent_picture(other)
        for verb in ("pick", "move"):
            await world.people[mover].click(hand, custom_id=offers(hand, verb)[-1][0])
        assert world.sent_picture(other) != before
    (mover, hand), (waiter, other) = hands
    await world.people[mover].click(hand, label="Offer a draw")
    await world.people[waiter].click(other, label="Accept the draw")
    assert "A draw, by agreement" in words(await world.board(record))


async def test_an_evening_of_king_of_the_mountain_for_five(world: World) -> None:
    """Two agree on a draw, one leaves, one comes late, the bot restarts, and there is a podium."""
    planned = (await plan(world, game="king-of-the-mountain", length=3)).night
    names = await gather_people(world, 5)
    await leap_to(world, planned.starts_at)
    for deal in range(1, 4):
        tables = await running(world)
        assert [len(record.chairs) for record in tables] == [2, 2, 2]
        assert len({record.state.position.starter for record in tables}) == 1
        shown = words(await message(world))
        assert f"Deal {deal} of 3 is being played." in shown and shown.count("🤖") == 1
        here = {guest.user_id for guest in (await night_of(world)).guests if guest.here}
        assert seated(tables) == here
        if deal == 1:
            await agree_on_a_draw(world, next(t for t in tables if len(seated([t])) == 2))
            assert len(await running(world)) == 2
        if deal == 2:
            told = await world.people[names[0]].click(await message(world), label="Leave")
            assert "A computer plays the rest of your match." in said_privately(told)
            await press(world, "Join", "ann")
            assert "Waiting: ann" in words(await message(world))
            await finish(world, tables[0], seed=deal)
            await world.restart()
            assert {each.id for each in await running(world)} == {each.id for each in tables[1:]}
        await finish(world, *await running(world), seed=deal)
        await world.env.advance_time(BREAK_SECONDS)
    gathering = await night_of(world)
    assert gathering.night.phase == "over"
    shown = words(await message(world))
    places = [line for line in shown.splitlines() if "%" in line]
    assert "This game night is over." in shown and places[0].startswith("🥇")
    assert all(any(f"**{name}**" in line for line in places) for name in (*names, "ann"))
    mine = await world.people["ann"].click(await message(world), label="My matches")
    assert [line[0] for line in said_privately(mine).splitlines()[1:2]] == ["3"]
    page = answer(await world.people["ann"].click(await message(world), label="Results by deal"))
    await world.people["ann"].click(page, label="1")
    assert heading(page) == "Deal 1 of 3" and "Seat 2" in words(page)
    assert sum(name in words(page) for name in names) == 5 and "ann" not in words(page)


async def test_an_evening_of_high_card_shows_how_everybody_did_at_each_deal(world: World) -> None:
    planned = (await plan(world, game="high-card", length=3)).night
    names = await gather_people(world, 7)
    await leap_to(world, planned.starts_at)
    assert "Nobody has played yet." not in words(await message(world))
    assert labels(await message(world)) == ["Join", "Leave", "My matches"]
    for deal in range(3):
        tables = await running(world)
        assert [len(record.chairs) for record in tables] == [4, 4]
        await finish(world, *tables, seed=deal)
        await world.env.advance_time(BREAK_SECONDS)
    page = answer(await world.people[names[0]].click(await message(world), label="Results by deal"))
    assert heading(page) == "Deal 3 of 3" and "Seat 4" in words(page)
    assert sum(name in words(page) for name in names) == 7 and "🤖" in words(page)
    await world.people[names[0]].click(page, label="1")
    assert heading(page) == "Deal 1 of 3"


async def check_covered(world: World, record: Record, other: Record) -> None:
    """Look at a running table as a player at another one would."""
    board = await world.board(record)
    assert not cards_named(words(board)) and not board.attachments
    assert "Waiting for" in words(board)
    name = world.person_at(other, next(c.seat for c in other.chairs if c.user_id))
    pressed = await world.press(name, board, f"{record.id}:{record.version}:memory")
    assert said_privately(pressed).startswith(REFUSED)
    pressed = await world.press(name, board, f"{record.id}:{record.version}:board")
    assert "not at this table" in said_privately(pressed)


async def test_who_leaves_during_a_deal_is_never_stored_as_half_gone(world: World) -> None:
    """A process that is killed at any commit leaves them at their table, or gone from both."""
    planned = (await plan(world, game="high-card", length=3)).night
    await gather_people(world, 5)
    await leap_to(world, planned.starts_at)
    mine = world.people["guest0"].id
    guest, chair = evening_people.c, chairs.c
    stored = []

    def look(connection: Connection) -> None:
        here = connection.scalar(select(guest.here).where(guest.user_id == mine))
        left = connection.scalar(select(chair.left).where(chair.user_id == mine))
        stored.append((here, left))

    _, writer = world.bot.database.engines
    event.listen(writer, "commit", look)
    told = await world.people["guest0"].click(await message(world), label="Leave")
    event.remove(writer, "commit", look)
    assert "A computer plays the rest of your match." in said_privately(told)
    assert set(stored) <= {(True, False), (False, True)} and (False, True) in stored


@pytest.mark.parametrize("game", ["eighty-points", "high-card"])
async def test_a_finished_table_tells_nothing_while_others_play_its_deal(
    world: World, game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    planned = (await plan(world, game=game, length=5 if game == "eighty-points" else 3)).night
    await gather_people(world, 10)
    await leap_to(world, planned.starts_at)
    first, *others = await running(world)
    capfd.readouterr()
    await check_covered(world, first, others[0])
    await finish(world, first)
    done = await world.bot.ledger.read(first.id)
    assert done.status == "over"
    board = await world.board(done)
    assert STILL_PLAYED not in words(board) and not cards_named(words(board))
    assert not board.attachments
    own = world.person_at(done, next(c.seat for c in done.chairs if c.user_id))
    stranger = next(c.user_id for c in others[0].chairs if c.user_id)
    for user_id in (world.people[own].id, stranger):
        name = next(each for each, actor in world.people.items() if actor.id == user_id)
        for verb in ("replay", "look_back", "verify", "memory"):
            pressed = await world.press(name, board, f"{done.id}:{done.version}:{verb}")
            assert said_privately(pressed).startswith(REFUSED), verb
        told = await watch_again(world, world.people[name], done.id)
        assert said_privately(told).startswith(REFUSED)
        tables = words(answer(await world.people[name].slash(world.channel, "tables")))
        assert "Watch" not in tables
    said = "".join(capfd.readouterr())
    assert done.secret.hex() not in said
    await finish(world, *others)
    for verb in ("replay", "verify"):
        pressed = await world.press(own, board, f"{done.id}:{done.version}:{verb}")
        assert STILL_PLAYED not in said_privately(pressed)
    pressed = await world.press(own, board, f"{done.id}:{done.version}:replay")
    replay = answer(pressed)
    assert replay.attachments and "Other tables" not in words(replay), "it shows the cards by now"


async def test_nobody_else_sits_down_and_nothing_is_changed_at_a_table_of_an_evening(
    world: World,
) -> None:
    planned = (await plan(world, game="high-card", length=3)).night
    await gather_people(world, 5)
    await leap_to(world, planned.starts_at)
    record = (await running(world))[0]
    board = await world.board(record)
    assert "Join" not in labels(board) and "Watch" not in labels(board)
    refused = await world.press("bob", board, f"{record.id}:{record.version}:join")
    assert "This table belongs to a game night." in said_privately(refused)
    own = world.person_at(record, next(c.seat for c in record.chairs if c.user_id))
    asked: ResponseMessage = answer(await go_to(world.people[own], "resign", world.channel))
    assert "it counts as 0 percent" in words(asked)
    await world.people[own].click(asked, label="Yes, leave")
    left = await world.bot.ledger.read(record.id)
    assert left.status == "running"


async def test_one_person_alone_is_compared_with_a_table_of_computers_that_stands_nowhere(
    world: World,
) -> None:
    planned = (await plan(world, game="high-card", length=3)).night
    await gather_people(world, 1)
    await leap_to(world, planned.starts_at)
    hidden, own = sorted(await world.all_matches(), key=lambda record: not record.private)
    assert seated([own]) == {world.people["guest0"].id} and seated([hidden]) == set()
    for _ in range(60):
        if (await world.bot.ledger.read(hidden.id)).status == "over":
            break
        await world.env.advance_time(5)
    played = await world.bot.ledger.read(hidden.id)
    assert played.status == "over" and played.shown.board_message_id is None
    await finish(world, own)
    shown = words(await message(world))
    assert "**guest0** · " in shown and "%" in shown
    assert all(str(hidden.id) not in words(each) for each in world.boards(world.channel.id))


async def test_the_moves_of_a_deal_are_written_down_for_its_own_table_only(world: World) -> None:
    planned = (await plan(world, game="king-of-the-mountain", length=3)).night
    names = await gather_people(world, 4)
    await leap_to(world, planned.starts_at)
    tables = [record for record in await running(world) if not record.private]
    thread = world.place(tables[0].stands_in)
    for name in ("dora", *names):
        for each in tables:
            forged = world.forge(f"{each.id}:0:moves", channel=thread)
            given = answer(await world.people[name].click(forged, label="0"))
            own = each.chair_of(world.people[name].id) is not None
            assert [file.filename for file in given.attachments] == (
                [f"castellan-{each.id}.txt"] if own else []
            ), name


async def test_nobody_drops_their_results_by_deleting_their_data(world: World) -> None:
    planned = (await plan(world, game="high-card", length=3)).night
    await press(world, "Join", "ann", "bob", "cem")
    await leap_to(world, planned.starts_at)
    await delete(world, "ann")
    told = await world.people["ann"].click(await message(world), label="Join")
    assert "You've deleted your data" in said_privately(told)
    assert world.people["ann"].id not in {each.user_id for each in (await night_of(world)).guests}
    await press(world, "Join", "dora")
    assert len((await night_of(world)).guests) == 3
