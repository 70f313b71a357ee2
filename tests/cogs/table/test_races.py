"""Presses at once, in haste, late, or of what isn't there: none does damage."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord import InteractionResult, ResponseMessage
from simcord.backend.models.interaction import ResponseKind
from sqlalchemy import event, text

from bot.base.bounds import BOUNDS
from bot.base.environment import Environment
from bot.discord_io.limits import LIMITS, MAX_COUNTED, Limits
from bot.discord_io.press import Press
from bot.match import actions
from bot.match.ledger import Ledger
from bot.storage import Database
from bot.storage.notices import News, Notice
from games.core.cards import code
from tests.support.any_table import TRACE
from tests.support.world import (
    LOWEST,
    Click,
    World,
    buttons,
    declare_button,
    labels,
    pings,
    said_privately,
    text_of,
    words,
)

pytestmark = pytest.mark.threads


async def declare(world: World) -> None:
    """Declare as the player whose turn it is, without a click, during another click."""
    record = await world.only_match()
    (seat,) = record.to_act
    chair = record.chairs[seat]
    assert chair.user_id is not None
    action = {
        "type": "declare",
        "card": code(record.state.hands[seat][0]),
        "declaration": "middle",
    }
    person = world.person(chair.name)
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, actions.act, record.version, person, action)


async def declare_elsewhere(world: World) -> None:
    """Make the next move at another process, without a notice to this one so far."""
    record = await world.only_match()
    (seat,) = record.to_act
    action = next(iter(record.game.menu(record.state, seat)))
    data = record.game.actions.dump_python(action, mode="json")
    person = world.person(world.person_at(record, seat))
    elsewhere = Database(world.settings.database_url)
    await elsewhere.open()
    ledger = Ledger(elsewhere, world.env.now, 0)
    await ledger.change(record.id, actions.act, record.alarm.since, person, data)
    await elsewhere.close()


async def resign(world: World, name: str) -> None:
    await world.let_all_decide()
    record = await world.only_match()
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, actions.resign, world.person(name))
    await world.env.settle()


async def test_a_hand_that_was_drawn_while_somebody_played_is_brought_up_to_date(
    world: World,
) -> None:
    await world.begin("ann", "bob", pace="untimed")
    waiting = await world.waiting()
    await world.hand(waiting)
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.path.endswith("/callback"):
            adapter.request = take
            await declare(world)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    hand = await world.hand(waiting)
    await world.env.settle()
    assert await world.whose_turn() == waiting
    assert "Your turn" in words(hand)
    assert world.bot.hands.has_open((await world.only_match()).id)


async def test_a_hand_that_was_drawn_while_the_match_ended_tells_so_and_is_held_no_longer(
    world: World,
) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    await world.let_all_decide()
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.path.endswith("/callback"):
            adapter.request = take
            with world.env._bot_scope():
                await world.bot.ledger.change(record.id, actions.resign, world.person("bob"))
                await world.bot.publisher.wait_until_shown(record.id)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    hand = await world.hand("ann")
    await world.env.settle()
    assert "wins the match!" in words(hand)
    assert not world.bot.hands.has_open(record.id)


@pytest.mark.postgresql
@pytest.mark.parametrize("label", ["My hand", "Watch"])
async def test_a_page_that_was_drawn_while_somebody_played_elsewhere_is_brought_up_to_date(
    world: World, label: str
) -> None:
    """The other process has stored it, and this one shows it before the page is there."""
    record = await world.begin("ann", "bob", pace="untimed")
    world.bot.database.shards.assign(2, [(world.guild.id >> 22) % 2])
    waiting, board = await world.waiting(), await world.board()
    reader, turn = {
        "My hand": (waiting, "Your turn"),
        "Watch": ("stranger", f"**{waiting}**: your turn"),
    }[label]
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.path.endswith("/callback"):
            adapter.request = take
            await declare_elsewhere(world)
            with world.env._bot_scope():
                world.bot.publisher.hear_notice(Notice(News.CHANGED, record.id, world.guild.id))
                await world.bot.publisher.wait_until_shown(record.id)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    page = await world.press(reader, board, label)
    await world.env.settle()
    assert turn in words(page)


@pytest.mark.postgresql
@pytest.mark.parametrize("label", ["My hand", "Watch"])
async def test_a_page_is_brought_up_to_date_though_the_process_that_shows_the_match_is_a_new_one(
    world: World, label: str
) -> None:
    """The new process doesn't know that the match is followed elsewhere until it is asked again."""
    await world.begin("ann", "bob", pace="untimed")
    waiting, board = await world.waiting(), await world.board()
    await world.env.advance_time(20)  # whose turn it is has been pinged
    count = next(each for each in range(2, 99) if (world.guild.id >> 22) % each)
    world.bot.database.shards.assign(count, [0])
    reader, turn = {
        "My hand": (waiting, "Your turn"),
        "Watch": ("stranger", f"**{waiting}**: your turn"),
    }[label]
    page = await world.press(reader, board, label)
    assert turn not in words(page)
    await declare_elsewhere(world)
    await world.env.advance_time(20)
    assert turn in words(page)


async def test_a_warning_that_comes_late_does_not_reach_the_next_player(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    await world.env.advance_time(238)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await world.env.advance_time(3)
    await declare(world)
    await world.env.advance_time(16)
    called = [text_of(m) for m in world.messages(record.shown.place_id) if pings(m)]
    assert called
    assert not any("your time" in text for text in called)


async def test_a_notice_that_fails_does_not_post_the_final_board_again(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    path = f"/channels/*/messages/{record.shown.lobby_message_id}"
    world.env.inject_error("PATCH", path, status=500, times=None)
    thread = world.place(record.shown.place_id)
    for number in range(10):
        await world.people["ann"].send(thread, f"chatter {number}")
    await resign(world, "bob")
    await world.env.advance_time(200)
    (board,) = world.boards(record.shown.place_id)
    assert board.id == (await world.only_match()).shown.board_message_id


async def test_what_a_long_outage_of_discord_kept_back_is_shown_afterwards(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    world.env.inject_error("*", "/channels/*", status=500, times=None)
    await declare(world)
    await world.env.advance_time(600)
    world.heal()
    await world.env.advance_time(900)
    record = await world.only_match()
    assert record.shown.published_version == record.version
    assert "declared Middle" in words(await world.board())


async def test_a_new_connection_shows_what_is_still_to_be_shown(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    world.env.inject_error("*", "/channels/*", status=500, times=None)
    await declare(world)
    await world.env.settle()
    world.heal()
    with world.env._bot_scope():
        await world.bot.on_shard_resumed(0)
    await world.env.settle()
    record = await world.only_match()
    assert record.shown.published_version == record.version


async def test_nothing_of_a_finished_match_stays_in_memory(world: World) -> None:
    await world.bot.preferences.toggle(world.people["ann"].id, "direct_hands", "en-US")
    await world.begin("ann", "bob", target=1)
    await world.hand("bob")
    await resign(world, "bob")
    await world.env.advance_time(40)
    bot = world.bot
    assert (await world.only_match()).status == "over"
    kept = (
        bot.hands._open,
        bot.hands.direct.shown,
        bot.boards._boards,
        bot.pings._concerned,
        bot.pings._due,
    )
    assert not any(kept)
    assert not bot.publisher._matches


async def test_being_ready_again_changes_nothing(world: World) -> None:
    await world.begin("ann", "bob")
    before = await world.rows()
    sent = len(world.env.http_requests)
    with world.env._bot_scope():
        await world.bot.on_shard_ready(0)
    await world.env.settle()
    assert await world.rows() == before
    assert len(world.env.http_requests) == sent


async def test_matches_of_a_server_that_removed_the_bot_are_called_off(world: World) -> None:
    await world.begin("ann", "bob")
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.advance_time(4 * 60)
    assert (await world.only_match()).status == "running"
    await world.env.advance_time(2 * 60)
    assert (await world.only_match()).status == "cancelled"
    assert await world.bot.queries.matches_of(world.people["ann"].id) == []


async def test_the_bot_disconnects_although_its_database_is_broken(world: World) -> None:
    await world.begin("ann", "bob")
    await world.bot.database.run(text("ALTER TABLE facts RENAME TO lost"))
    await world.bot.close()
    assert world.bot.is_closed()


async def test_a_finished_match_is_not_called_off_any_more(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    await resign(world, "bob")
    with world.env._bot_scope():
        await world.bot.ledger.call_off(record.id, "manager")
    await world.env.settle()
    assert (await world.only_match()).status == "over"


# Haste


pytestmark = pytest.mark.threads

USUAL = Environment.model_fields["presses_per_minute"].default
TOO_MUCH = "That's a lot at once. Give me a moment, then try again."
A_SECOND = USUAL / 60


@pytest.fixture
def settings(settings: Environment) -> Environment:
    """Those of a bot that people share: nobody may press as fast as a test."""
    return settings.model_copy(update={"presses_per_minute": USUAL})


@contextmanager
def transactions(world: World) -> Iterator[list[str]]:
    """Record the transactions begun in the block, reads included."""
    begun: list[str] = []

    def note(*_: object) -> None:
        begun.append("one")

    for engine in world.bot.database.engines:
        event.listen(engine, "begin", note)
    yield begun
    for engine in world.bot.database.engines:
        event.remove(engine, "begin", note)


def limited(result: InteractionResult | ResponseMessage) -> bool:
    """Return True if the person is asked to wait."""
    shown = result.response if isinstance(result, InteractionResult) else result
    return shown is not None and shown.ephemeral and TOO_MUCH in words(shown)


def silent(result: InteractionResult) -> bool:
    """Whether Discord is told that a press is answered, and nobody anything."""
    deferred = result._interaction.response_kind == ResponseKind.DEFERRED_UPDATE
    return deferred and not result.followups


async def test_who_presses_twenty_times_a_second_costs_others_nothing(world: World) -> None:
    await world.begin("ann", "bob", target=5)
    pressed = turned_away = asked_to_wait = begun = 0
    for _ in range(10):
        board, turn = await world.board(), await world.whose_turn()
        spam = [Click("stranger", board, label="My hand") for _ in range(20)]
        with transactions(world) as some:
            mine, *theirs = await world.at_once(Click(turn, board, label="My hand"), *spam)
        assert "Your turn" in said_privately(mine)
        begun += len(some)
        pressed += len(theirs)
        for result in theirs:
            assert result.acknowledged
            turned_away += limited(result) or silent(result)
            asked_to_wait += limited(result)
        await world.play_turn()
        await world.env.advance_time(1)
    allowed = pressed - turned_away
    assert LIMITS["press"].burst <= allowed <= LIMITS["press"].burst + 10 * A_SECOND
    assert 1 <= asked_to_wait <= 4
    assert begun <= allowed + 3 * 10


async def test_who_was_too_fast_goes_on_a_moment_later(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    results = await world.at_once(*(Click("ann", board, label="My hand") for _ in range(60)))
    assert list(map(limited, results)).count(True) == 1
    await world.env.advance_time(1)
    (result,) = await world.at_once(Click("ann", board, label="My hand"))
    assert not limited(result)


async def test_a_fast_player_meets_no_limit(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    for number in range(120):
        burst = 10 if number % 30 == 0 else 1
        clicks = [Click("ann", board, label="My hand") for _ in range(burst)]
        for result in await world.at_once(*clicks):
            assert not limited(result)
        await world.env.advance_time(0.5)


async def test_who_opens_one_table_after_the_other_is_asked_to_wait(world: World) -> None:
    results = [await world.ask("ann", "play high-card") for _ in range(LIMITS["table"].burst + 1)]
    assert list(map(limited, results)) == [False] * LIMITS["table"].burst + [True]
    await world.env.advance_time(60 / (USUAL * LIMITS["table"].share))
    assert not limited(await world.ask("ann", "play high-card"))


async def test_commands_beyond_the_limit_are_all_answered(world: World) -> None:
    results = [await world.ask("ann", "help") for _ in range(LIMITS["press"].burst + 3)]
    assert list(map(limited, results[-4:])) == [False, True, True, True]


async def test_exports_cost_more_than_presses(world: World) -> None:
    ann = world.people["ann"]
    page = await world.ask("ann", "privacy")
    (export,) = (b["custom_id"] for b in buttons(page) if ":privacy:export" in b["custom_id"])
    results = [await ann.click(page, custom_id=export) for _ in range(LIMITS["file"].burst + 1)]
    assert list(map(limited, results[-2:])) == [False, True]


async def test_lists_for_one_who_types_too_fast_are_left_out(world: World) -> None:
    await world.begin("ann", "bob")
    ann = world.people["ann"]
    burst = LIMITS["suggestion"].burst
    with transactions(world) as begun:
        offered = [
            await ann.autocomplete(world.channel, "hand", "match", "") for _ in range(burst + 5)
        ]
    assert all(offered[:burst])
    assert offered[burst:] == [[]] * 5
    assert len(begun) == burst


class Clock:
    """A time in milliseconds that only changes when moved."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def test_in_the_long_run_as_many_are_allowed_as_a_minute_has() -> None:
    clock = Clock()
    limits = Limits(clock, 240)
    allowed = 0
    for _ in range(20 * 600):
        allowed += limits.allow(1, "press")
        clock.time += 50
    assert 2_400 <= allowed <= 2_400 + LIMITS["press"].burst


def test_counts_are_forgotten_once_they_make_no_difference() -> None:
    clock = Clock()
    limits = Limits(clock, 240)
    for person in range(500):
        assert limits.allow(person, "press")
    assert len(limits) == 500
    clock.time += 1_000
    assert limits.allow(500, "press")
    assert len(limits) == 1


def test_counts_take_no_more_room_however_many_people_there_are() -> None:
    limits = Limits(Clock(), 240)
    for person in range(3 * MAX_COUNTED):
        assert limits.allow(person, "press")
    assert len(limits) == MAX_COUNTED


def test_a_limit_that_nobody_can_reach_counts_nothing() -> None:
    limits = Limits(Clock(), 1e18)
    assert all(limits.allow(1, "file") for _ in range(1_000))
    assert len(limits) == 0


async def test_what_one_person_asks_for_waits_for_their_own_and_for_nobody_elses(
    world: World,
) -> None:
    """Four presses of a person are handled at a time."""
    under_way: list[str] = []
    most, others, go_on = 0, asyncio.Event(), asyncio.Event()

    async def take_long(press: Press) -> None:
        nonlocal most
        under_way.append(press.person.name)
        most = max(most, under_way.count("stranger"))
        if press.person.name == "ann":
            others.set()
        await go_on.wait()
        under_way.remove(press.person.name)

    world.bot.router.on("take_long", "private", take_long)
    custom_id = "-:0:take_long"
    page = world.forge(custom_id)
    presses = [Click("stranger", page, custom_id=custom_id) for _ in range(12)]
    asking = asyncio.create_task(world.at_once(*presses, Click("ann", page, custom_id=custom_id)))
    try:
        await asyncio.wait_for(others.wait(), 60)
        assert under_way.count("stranger") == BOUNDS["presses"].mine
    finally:
        go_on.set()
    results = await asking
    assert most == BOUNDS["presses"].mine
    assert all(result.acknowledged for result in results)


# Refusals


async def refused(world: World, name: str, custom_id: str) -> str:
    """Press a forged button, and check that nothing changes. Returns the reply."""
    message = world.forge(custom_id)
    before = await world.rows()
    result = await world.people[name].click(message, custom_id=custom_id)
    assert result.acknowledged
    told = said_privately(result)
    assert TRACE not in told
    assert words(message).startswith("forged")
    assert await world.rows() == before
    return told


FORGED = (
    *("garbage", "x" * 100, ":::", "-:0:hand", "'; DROP TABLE matches; --", "a' OR '1'='1:1:hand"),
    *("0000000000:1:hand", "0000000000:999999999:declare:AS/lowest"),
    *("0000000000:99999999999999999999:hand", "0000000000:1:hand:\n", "ÄÖÜ:1:hand", "٣:٣:hand"),
    *("-:0:prefer:__class__", "-:0:prefer:", "-:0:verify", "-:0:resign", "-:0:rematch"),
    "-:0:rules",
)


async def test_forged_custom_ids_are_refused(world: World) -> None:
    await world.begin("ann", "bob")
    for custom_id in FORGED:
        assert len(await refused(world, "ann", custom_id)) > 20, custom_id


async def test_what_the_rules_refuse_is_told_in_a_sentence(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    (mine,) = record.state.hands[record.state.turn]
    (theirs,) = record.state.hands[1 - record.state.turn]
    prefix = f"{record.id}:{record.version}"
    for verb in ("nonsense", "declare", "declare:", "declare:AS", "declare:/"):
        told = await refused(world, name, f"{prefix}:{verb}")
        assert "not a move in High Card" in told or "button no longer works" in told, verb
    for args in ("AS/winner", "ZZ/lowest", "JR/highest", "a'--/lowest", "AS/lowest/x"):
        told = await refused(world, name, f"{prefix}:declare:{args}")
        assert "Open your hand again" in told, args
    told = await refused(world, name, f"{prefix}:declare:{code(theirs)}/lowest")
    assert "You don't hold that card" in told
    told = await refused(world, await world.waiting(), f"{prefix}:declare:{code(theirs)}/lowest")
    assert "It's not your turn" in told
    for since in (0, 1, 4, 999999999):
        told = await refused(world, name, f"{record.id}:{since}:declare:{code(mine)}/lowest")
        assert "moved on" in told and "Your turn" in told


async def test_a_stranger_can_do_nothing_in_a_lobby_nor_at_a_running_table(world: World) -> None:
    await world.open_table("ann")
    record = await world.only_match()
    for verb in ("leave", "pick:AS", "hand", "declare:AS/lowest"):
        await refused(world, "stranger", f"{record.id}:{record.version}:{verb}")
    await world.join("bob")
    record = await world.start("ann")
    for verb in ("hand", "pick:AS", "declare:AS/lowest", "leave", "resign", "back"):
        told = await refused(world, "stranger", f"{record.id}:{record.version}:{verb}")
        assert "not at this table" in told, verb


async def test_only_the_host_rules_the_lobby_and_only_as_it_is(world: World) -> None:
    await world.open_table("ann")
    await world.join("bob")
    record = await world.only_match()
    for verb in ("start", "cancel", "computer"):
        for name in ("bob", "stranger"):
            told = await refused(world, name, f"{record.id}:{record.version}:{verb}")
            assert "Only the host, ann, can do that" in told
        told = await refused(world, "ann", f"{record.id}:{record.version - 1}:{verb}")
        assert "just joined or left" in told


async def test_buttons_of_other_phases_do_nothing(world: World) -> None:
    await world.open_table("ann", target=1)
    record = await world.only_match()
    for verb in ("declare:AS/lowest", "resign", "back", "rematch", "verify"):
        await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
    await world.join("bob")
    record = await world.start("ann")
    for verb in ("start", "cancel", "computer", "join", "rematch", "verify", "back"):
        await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
    record = await world.play_to_the_end()
    late = ("join", "leave", "start", "cancel", "computer", "declare:AS/lowest", "resign", "back")
    for verb in late:
        told = await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
        assert "over" in told, verb
    for verb in ("join", "leave"):
        old = f"{record.id}:{record.version}:{verb}"
        assert "This match is over." in await refused(world, "ann", old)
    result = await world.force("ann", f"{record.id}:{record.version}:hand")
    assert "wins the match!" in said_privately(result)
    assert labels(result) == labels(await world.board())


async def test_a_closed_lobbys_buttons_say_that_it_was_closed(world: World) -> None:
    await world.press("ann", await world.open_table("ann"), "Cancel")
    record = await world.only_match()
    for verb in ("join", "leave", "start", "cancel", "computer", "hand"):
        told = await refused(world, "ann", f"{record.id}:{record.version}:{verb}")
        assert "closed" in told, verb


async def test_a_lobby_deleted_from_the_database_says_so(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.forget_match((await world.only_match()).id)
    before = await world.rows()
    for label in ("Join", "Leave", "Start", "Play vs computers", "Cancel", "Rules"):
        result = await world.press("ann", lobby, label)
        assert "I don't have that match" in said_privately(result), label
    assert await world.rows() == before


async def test_a_match_deleted_from_the_database_says_so(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    name = await world.whose_turn()
    hand = await world.hand(name)
    await world.forget_match((await world.only_match()).id)
    for label in ("My hand", "Join", "Leave", "Rules"):
        result = await world.press("ann", board, label)
        assert "I don't have that match" in said_privately(result), label
    word = declare_button(hand, LOWEST)["custom_id"]
    assert "I don't have that match" in said_privately(await world.press(name, hand, word))
    await world.env.advance_time(600)


async def test_joining_twice_takes_one_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    before = await world.rows()
    assert "You're already at this table" in said_privately(await world.press("bob", lobby, "Join"))
    assert await world.rows() == before


async def test_leaving_a_lobby_twice_leaves_it_once(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.join("bob")
    await world.press("bob", lobby, "Leave")
    before = await world.rows()
    assert "You're not at this table" in said_privately(await world.press("bob", lobby, "Leave"))
    assert await world.rows() == before


async def test_resigning_twice_resigns_once(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.let_all_decide()
    question = await world.press("bob", await world.board(), "Leave")
    yes = next(b for b in buttons(question) if b["label"] == "Yes, leave")["custom_id"]
    await world.press("bob", question, yes)
    before = await world.rows()
    (result,) = await world.at_once(Click("bob", question, custom_id=yes))
    assert "not at this table" in said_privately(result)
    assert await world.rows() == before


def test_a_verb_that_no_custom_id_can_hold_is_refused_at_the_start(world: World) -> None:
    async def never(_: Press) -> None: ...

    router = world.bot.router
    for verb in ("this_verb_is_far_too_long", "Upper", ""):
        with pytest.raises(ValueError, match="no custom id"):
            router.on(verb, "own", never)
        with pytest.raises(ValueError, match="no custom id"):
            router.on_board([verb])
    with pytest.raises(ValueError, match="two meanings"):
        router.on("join", "own", never)
