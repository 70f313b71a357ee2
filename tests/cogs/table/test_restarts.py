"""The plug is pulled at any moment; nothing is lost and every old button still works."""

import pytest
from sqlalchemy import select, update

from bot.match import lobbies
from bot.match.people import Place
from bot.storage import tables
from tests.support.world import (
    LOWEST,
    World,
    declare_button,
    found_button,
    labels,
    said_privately,
    words,
)

EDITS = ("PATCH", "/channels/*/messages/*")
POSTS = ("POST", "/channels/*/messages")


async def test_a_lobby_goes_on_after_a_restart_with_its_old_message(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    await world.restart()
    await world.press("cem", lobby, "Join")
    record = await world.only_match()
    assert [chair.name for chair in record.chairs] == ["ann", "bob", "cem"]
    assert "cem" in words(lobby)
    await world.press("ann", lobby, "Start")
    assert (await world.only_match()).status == "running"


async def test_every_lobby_button_works_after_a_restart(world: World) -> None:
    """Start and Join too, as told above."""
    lobby = await world.open_table("ann")
    await world.join("bob")
    await world.restart()
    await world.add_computer()
    for name, label, status, seated in (
        ("ann", "Leave", "lobby", ["bob", "Aldric"]),
        ("bob", "Cancel", "cancelled", ["bob", "Aldric"]),
    ):
        await world.restart()
        await world.press(name, lobby, label)
        record = await world.only_match()
        assert record.status == status
        assert [chair.name for chair in record.chairs] == seated
        assert record.shown.published_version == record.version
        assert "🤖" in words(lobby), label


async def test_joining_a_running_match_works_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await world.restart()
    await world.press("cem", board, "Join")
    assert "cem joined" in words(await world.board())


async def test_my_hand_on_the_ping_works_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob", "cem", "dora")
    await world.play_turn()
    await world.grace()
    record = await world.only_match()
    name = await world.whose_turn()
    await world.restart()
    (call,) = world.calls(record.shown.place_id)
    ping = world.public(record.shown.place_id, call.id)
    assert "Your turn" in said_privately(await world.press(name, ping, "My hand"))


async def test_every_button_of_a_finished_match_works_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    await world.play_to_the_end()
    board = await world.board()
    for label, told in (
        ("Rules", "**Goal.**"),
        ("Verify the deal", "secret"),
        ("Rematch", "new table"),
    ):
        await world.restart()
        assert told in said_privately(await world.press("bob", board, label))


async def test_the_end_committed_but_not_shown_is_shown_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    for fault in (EDITS, POSTS):
        world.env.inject_error(*fault, times=None)
    await world.play_to_the_end()
    world.heal()
    await world.restart()
    assert "the match!" in words(await world.board())
    assert "the match!" in words(await world.lobby())


async def test_a_lobby_that_could_not_be_posted_appears_after_a_restart(world: World) -> None:
    world.env.inject_error(*POSTS, times=None)
    await world.ask("ann", "play high-card")
    assert not world.messages(world.channel.id)
    world.heal()
    await world.restart()
    assert "a table is open" in words(await world.lobby())
    await world.join("bob")
    assert len((await world.only_match()).chairs) == 2


async def test_a_board_that_could_not_be_posted_appears_after_a_restart(world: World) -> None:
    await world.open_table("ann")
    await world.join("bob")
    world.env.inject_error(*POSTS, times=None)
    await world.press("ann", await world.lobby(), "Start")
    assert (await world.only_match()).status == "running"
    world.heal()
    thread = world.env.backend.channels.get((await world.lobby()).id)
    assert thread is not None
    # Discord refuses a second thread of the same message; the simulation would not.
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await world.restart()
    board = await world.board()
    assert board.channel_id == thread.id
    await world.play_turn()


async def test_a_ping_that_could_not_be_posted_is_posted_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    world.env.inject_error(*POSTS, times=None)
    await world.play_turn()
    await world.grace()
    world.heal()
    await world.restart()
    await world.grace()
    record = await world.only_match()
    name = await world.whose_turn()
    called = world.called(record.shown.place_id)
    assert called == [name]


@pytest.mark.parametrize("status", ["running", "archived"])
async def test_a_match_of_older_rules_is_called_off_and_the_others_go_on(
    world: World, status: str
) -> None:
    old = await world.begin("ann", "bob")
    place = Place(world.guild.id, world.channel.id, "en-US")
    with world.env._bot_scope():
        other = await lobbies.open_lobby(
            world.bot.ledger, "king-of-the-hill", {}, "relaxed", world.person("cem"), place
        )
    row = tables.matches.c
    older = update(tables.matches).where(row.id == old.id)
    await world.bot.database.run(older.values(rules_version=0, status=status, state={"version": 0}))
    await world.restart()
    after = {record.id: record for record in await world.all_matches()}
    assert (after[old.id].status, after[other.id].status) == ("cancelled", "lobby")
    board = world.public(old.shown.place_id or 0, old.shown.board_message_id or 0)
    assert "rules have been corrected" in words(board)
    assert "It won't count" in words(board)
    assert labels(board) == []
    rows = await world.rows()
    assert rows["results"] == rows["ratings"] == []


async def test_a_board_deleted_after_a_restart_comes_back(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await world.restart()
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.env.settle()
    again = await world.board()
    assert again.id != board.id
    assert len(world.boards(board.channel_id)) == 1


async def test_a_board_deleted_while_the_bot_was_off_comes_back_with_the_next_turn(
    world: World,
) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    hand = await world.hand(name := await world.whose_turn())
    word = declare_button(hand, LOWEST)["custom_id"]
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.restart()
    await world.people[name].click(hand, custom_id=word)
    assert "declared Lowest" in words(await world.board())


async def test_a_resignation_asked_before_a_restart_is_confirmed_after_it(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    question = await world.press("bob", await world.board(), "Leave")
    await world.restart()
    yes = found_button(question, "Yes, leave")
    await world.people["bob"].click(question, custom_id=yes["custom_id"])
    record = await world.only_match()
    assert [chair.left for chair in record.chairs] == [False, True, False]
    assert "You left before making a decision" in words(question)


async def test_a_graceful_stop_leaves_a_sign_of_life_and_loses_nothing(world: World) -> None:
    await world.begin("ann", "bob")
    await world.env.advance_time(10)
    hand = await world.hand(name := await world.whose_turn())
    before = await world.rows()
    with world.env._bot_scope():
        await world.bot.router.drain(1)
        await world.bot.deadlines.stop()
        await world.bot.publisher.drain(5)
    now = world.bot.ledger.now()
    assert await world.bot.database.scalars(select(tables.shards.c.alive_at)) == [now]
    word = declare_button(hand, LOWEST)["custom_id"]
    result = await world.people[name].click(hand, custom_id=word)
    for refused in (result, await world.ask(name, "hand")):
        assert "I'm restarting" in said_privately(refused)
    assert await world.rows() == before
    await world.restart()
    await world.people[name].click(hand, custom_id=word)
    assert "declared Lowest" in words(await world.board())


async def test_time_until_a_shard_begins_is_given_back_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gateway() -> tuple[int, str, dict[str, int]]:
        return 1, "", {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}

    monkeypatch.setattr(world.bot.http, "get_bot_gateway", gateway)  # SimCord doesn't have it
    record = await world.begin("ann", "bob")
    shards = world.bot.database.shards
    count = next(number for number in range(2, 99) if (world.guild.id >> 22) % number)
    mine = (world.guild.id >> 22) % count
    shards.assign(count, [mine])
    ends = [record.alarm.ends_at or 0]
    for _ in range(2):
        await world.env.advance_time(60)
        await world.bot.before_identify_hook(mine, initial=True)
        ends.append((await world.only_match()).alarm.ends_at or 0)
        shards.begin(mine)
    assert 60_000 <= ends[1] - ends[0] <= 65_000
    assert ends[2] == ends[1]
