"""Presses and their answers: by which requests, after which restarts."""

import asyncio
import threading
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.match import lobbies
from bot.match.people import Place
from bot.pages.model import Page, Picture
from bot.storage import tables
from tests.cogs.games.kill_the_kings.playing import make, offered
from tests.cogs.table.test_faults import CARRIED_EDIT, EDIT, POST
from tests.support.reading import told
from tests.support.stored import overheard
from tests.support.world import (
    LOWEST,
    World,
    answer,
    declare_button,
    found_button,
    labels,
    said_privately,
    words,
)


def requests(world: World, since: int) -> list[str]:
    """Return the requests to Discord: replies to presses, and other changes."""
    asked = []
    for request in world.env.http_requests[since:]:
        if request.path.endswith("/callback"):
            asked.append(f"answer {(request.json or {})['type']}")
        elif request.path.startswith("/channels/"):
            asked.append(f"{request.method} by the bot")
        else:
            asked.append(f"{request.method} by a press")
    return asked


async def test_a_move_is_stored_before_it_is_answered_by_the_page_it_leads_to(world: World) -> None:
    before = await world.begin("ann", "bob", pace="untimed")
    name, hand = await world.turn()
    count = len(world.env.http_requests)
    stored: list[int] = []
    until_then: list[str] = []

    async def look() -> None:
        until_then.extend(text for text, _ in said)
        stored.append((await world.only_match()).version)

    world.before_answer(look)
    with overheard(world.bot.database) as said:
        await world.play_hand(name, hand)
    assert stored == [before.version + 1]
    asked_first = [text.split()[0] for text in until_then[:4]]
    assert asked_first == ["SELECT", "SELECT", "UPDATE", "INSERT"], "it loads the match once"
    asked = requests(world, count)
    edited = ["PATCH by a press"] * 2
    assert sorted(asked) == [*edited, "answer 7"], "the board, the host's hand and one answer"
    assert "Your turn" not in words(hand)


async def test_a_board_that_is_pressed_is_changed_by_that_press(world: World) -> None:
    """A game for one costs nothing of what Discord allows the whole bot."""
    record, board = await world.deal()
    count = len(world.env.http_requests)
    for _ in range(4):
        await make(world, "ann", board, sorted(offered(board))[0])
    asked = requests(world, count)
    assert asked and not [each for each in asked if each.endswith("by the bot")], asked
    assert (await world.only_match()).shown.published_version > record.version


async def test_a_lobby_is_the_answer_to_who_joins_and_a_refusal_is_one_too(world: World) -> None:
    lobby = await world.open_table("ann")
    count = len(world.env.http_requests)
    with overheard(world.bot.database) as said:
        await world.press("bob", lobby, "Join")
    assert sum("matches.state" in text for text, _ in said) == 1
    assert requests(world, count) == ["answer 7"]
    assert "bob" in words(lobby)
    assert "You're already at" in said_privately(await world.press("bob", lobby, "Join"))
    assert requests(world, count) == ["answer 7", "answer 4"]


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_a_board_whose_presses_are_spent_is_changed_by_the_bot_itself(
    world: World, status: int, code: int
) -> None:
    lobby = await world.open_table("ann")
    await world.press("bob", lobby, "Join")
    world.env.inject_error(*CARRIED_EDIT, status=status, code=code, times=None)
    bob = world.people["bob"].id
    await world.do(lobbies.remove_from_lobbies(world.bot.ledger, world.guild.id, bob))
    assert "bob" not in words(lobby)


async def test_a_picture_that_a_spent_press_did_not_take_is_shown_by_the_bot(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    name, hand = await world.turn()
    world.env.inject_error(*CARRIED_EDIT, status=401, code=50027, times=None)
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def read_files_first(*args: Any, files: Any = None, **kwargs: Any) -> Any:
        for file in files or ():
            file.fp.read()  # Discord refuses a request after it has been sent
            file.reset(seek="@original" not in args[0].url)
        return await take(*args, files=files, **kwargs)

    adapter.request = read_files_first
    await world.play_hand(name, hand)
    board = await world.board()
    assert "declared" in words(board)
    assert world.sent_picture(board)


async def test_an_old_press_carries_nothing(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.press("bob", lobby, "Join")
    await world.env.advance_time(14 * 60 + 1)
    count = len(world.env.http_requests)
    bob = world.people["bob"].id
    await world.do(lobbies.remove_from_lobbies(world.bot.ledger, world.guild.id, bob))
    assert requests(world, count) == ["PATCH by the bot"]
    assert "bob" not in words(lobby)


async def test_what_takes_long_is_acknowledged_first_and_shown_when_it_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 1.5)

    async def slow(press: Press) -> None:
        await asyncio.sleep(2)
        await show_page(press.interaction, Page("done at last", "so it is"))

    for ack in ("public", "private"):
        world.bot.router.on(f"slow_{ack}", ack, slow)
    controls = {"-:0:slow_private": "answer 5", "-:0:slow_public": "answer 6"}
    message = world.forge(*controls)
    for control, acknowledged in controls.items():
        count = len(world.env.http_requests)
        await world.people["bob"].click(message, custom_id=control)
        await world.env.advance_time(2.1)
        assert requests(world, count) == [acknowledged, "PATCH by a press"]


async def test_what_is_refused_after_long_is_told_where_the_answer_was_to_come(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0)

    async def refuse(_press: Press) -> None:
        await asyncio.sleep(0.1)
        raise Refusal(sentence("bot/match-over"))

    world.bot.router.on("refuse", "private", refuse)
    message = world.forge("-:0:refuse")
    count = len(world.env.http_requests)
    result = await world.people["bob"].click(message, custom_id="-:0:refuse")
    await world.env.advance_time(0.2)
    assert "This match is over." in words(answer(result))
    assert requests(world, count) == ["answer 5", "PATCH by a press"]


async def test_what_fails_after_a_page_was_shown_is_told_below_it(world: World) -> None:
    async def fail(press: Press) -> None:
        await show_page(press.interaction, Page("a page", "its text"))
        raise Refusal(sentence("bot/match-over"))

    world.bot.router.on("fail", "private", fail)
    result = await world.people["bob"].click(world.forge("-:0:fail"), custom_id="-:0:fail")
    assert result.response is not None
    assert told(result.response) == "its text"
    assert "This match is over." in said_privately(result)


@pytest.mark.threads
async def test_a_picture_that_takes_long_follows_its_page(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord_io.messages.PICTURE_SECONDS", 0)
    loop, runtime = asyncio.get_running_loop(), world.env._runtime
    for timer in ("call_at", "call_later"):  # SimCord lets no time pass while a thread works
        monkeypatch.setattr(loop, timer, getattr(runtime, timer))
    seen = threading.Event()
    shown: list[tuple[str, int]] = []

    def draw() -> bytes:
        assert seen.wait(60), "the page is shown meanwhile"
        return b"drawn"

    async def slow(press: Press) -> None:
        picture = Picture("slow.png", "a picture", draw, (), "en")
        page = Page("a page", "its text", picture=picture)
        await show_page(press.interaction, page, notice="now")

    adapter = world.env._webhook_adapter
    take = adapter.request

    async def look(route: Any, *args: Any, **kwargs: Any) -> Any:
        taken = await take(route, *args, **kwargs)
        messages = world.env.backend.messages[world.channel.id].values()
        (stored,) = (each for each in messages if "its text" in each.content)
        shown.append((stored.content, len(stored.attachments)))
        seen.set()
        return taken

    adapter.request = look
    world.bot.router.on("slow", "private", slow)
    await world.people["bob"].click(world.forge("-:0:slow"), custom_id="-:0:slow")
    assert shown == [("now\n### a page\nits text", pictures) for pictures in (0, 1)]


async def test_nothing_is_held_of_a_private_answer_that_is_never_pressed(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    await world.press("stranger", await world.board(), "Rules")
    held = len(asyncio.all_tasks())
    for _ in range(3):
        await world.press("stranger", await world.board(), "Rules")
        await world.ask("stranger", "leaderboard")
    assert len(asyncio.all_tasks()) == held


async def test_a_board_costs_the_bot_little_while_four_hands_are_open(world: World) -> None:
    """Opening a hand on the board leaves a press by which the board is changed."""
    await world.begin("ann", "bob", "cem", "dora", pace="untimed")
    board = await world.board()
    for name in ("ann", "bob", "cem", "dora"):
        await world.press(name, board, "My hand")
    since, actions = len(world.env.http_requests), 0
    while actions < 20 and (await world.only_match()).status == "running":
        await world.play_turn(None)
        actions += 1
    counted = [each for each in requests(world, since) if each.endswith("by the bot")]
    assert actions >= 10
    assert len(counted) <= 0.4 * actions


async def test_a_board_takes_one_press_and_another_when_that_grows_old(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    board = await world.board()
    asked = []
    for name, minutes in (("ann", 0), ("bob", 0), ("cem", 8), ("ann", 0)):
        await world.env.advance_time(minutes * 60)
        since = len(world.env.http_requests)
        await world.press(name, board, "My hand")
        asked.append([each for each in requests(world, since) if "DELETE" not in each])
    both, one = ["answer 6", "POST by a press"], ["answer 4"]
    assert asked == [both, one, both, one]


# The plug is pulled at any moment


async def test_every_lobby_button_works_after_a_restart(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    for name, label, seated in (
        ("cem", "Join", ["ann", "bob", "cem"]),
        ("ann", "computer", ["ann", "bob", "cem", "Aldric"]),
        ("ann", "Leave", ["bob", "cem", "Aldric"]),
        ("bob", "Start", ["bob", "cem", "Aldric"]),
    ):
        await world.restart()
        if label == "computer":
            await world.add_computer(name)
        else:
            await world.press(name, lobby, label)
        record = await world.only_match()
        assert [chair.name for chair in record.chairs] == seated
        assert record.shown.published_version == record.version
        assert all(each in words(lobby) for each in seated), label
    assert record.status == "running"
    other = await world.open_table("dora")
    await world.restart()
    await world.press("dora", other, "Cancel")
    assert (await world.newest_match()).status == "cancelled"


async def test_joining_a_running_match_works_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await world.restart()
    await world.press("cem", board, "Join")
    assert "cem joined" in words(await world.board())


async def test_every_button_of_a_finished_match_works_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    await world.play_to_the_end()
    board = await world.board()
    menu = await world.press("bob", board, "More")
    for message, label, answered in (
        (menu, "Rules", "**Goal.**"),
        (menu, "Verify the match", "secret"),
        (board, "Rematch", "new table"),
    ):
        await world.restart()
        assert answered in said_privately(await world.press("bob", message, label))


async def test_the_end_committed_but_not_shown_is_shown_after_a_restart(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    for fault in (EDIT, POST):
        world.env.inject_error(*fault, times=None)
    await world.play_to_the_end()
    world.heal()
    await world.restart()
    assert "the match!" in words(await world.board())
    assert "the match!" in words(await world.lobby())


async def test_a_board_that_could_not_be_posted_appears_after_a_restart(world: World) -> None:
    await world.gather("ann", "bob")
    world.env.inject_error(*POST, times=None)
    assert (await world.start("ann")).status == "running"
    world.heal()
    thread = world.env.backend.channels.get((await world.lobby()).id)
    assert thread is not None
    # Discord refuses a second thread of the same message; the simulation would not.
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await world.restart()
    assert (await world.board()).channel_id == thread.id
    await world.play_turn()


@pytest.mark.parametrize("status", ["running", "archived"])
async def test_a_match_of_older_rules_is_called_off_others_go_on(world: World, status: str) -> None:
    old = await world.begin("ann", "bob")
    place = Place(world.guild.id, world.channel.id, "en-US")
    with world.env._bot_scope():
        other = await lobbies.open_lobby(
            world.bot.ledger, "king-of-the-hill", {}, "relaxed", world.person("cem"), place
        )
    older = update(tables.matches).where(tables.matches.c.id == old.id)
    await world.bot.database.run(older.values(rules_version=0, status=status, state={"version": 0}))
    await world.restart()
    after = {record.id: record for record in await world.all_matches()}
    assert (after[old.id].status, after[other.id].status) == ("cancelled", "lobby")
    board = world.public(old.shown.place_id or 0, old.shown.board_message_id or 0)
    assert "rules have been corrected" in words(board)
    assert "It won't count" in words(board)
    assert labels(board) == ["More"]
    rows = await world.rows()
    assert rows["results"] == rows["ratings"] == []


async def test_a_board_deleted_while_the_bot_was_off_comes_back_with_a_turn(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    name, hand = await world.turn()
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
    assert "You left before making a move" in words(question)


async def test_a_graceful_stop_leaves_a_sign_of_life_and_loses_nothing(world: World) -> None:
    await world.begin("ann", "bob")
    await world.env.advance_time(10)
    name, hand = await world.turn()
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
