"""Presses at once, late or in haste: none does damage."""

from typing import Any

import pytest
from simcord import InteractionResult
from sqlalchemy import text

from bot.match import actions
from bot.match.ledger import Ledger
from bot.storage import Database
from bot.storage.notices import News, Notice
from games.core.cards import code
from tests.support.acting import seated_names
from tests.support.world import (
    LOWEST,
    Click,
    World,
    answer,
    buttons,
    declare_button,
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
    action = {"type": "declare", "card": code(record.state.hands[seat][0]), "declaration": "middle"}
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
    await world.do(world.bot.ledger.change(record.id, actions.resign, world.person(name)))


async def test_a_hand_drawn_while_somebody_played_is_brought_up_to_date(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    waiting = await world.waiting()
    await world.hand(waiting)
    world.before_answer(lambda: declare(world))
    hand = await world.hand(waiting)
    await world.env.settle()
    assert await world.whose_turn() == waiting
    assert "Your turn" in words(hand)
    assert world.bot.hands.has_open((await world.only_match()).id)


async def test_a_hand_that_was_drawn_while_the_match_ended_tells_so_and_is_held_no_longer(
    world: World,
) -> None:
    """Its reader had none before: an open hand is renewed once the press is done, not within it."""
    record = await world.begin("ann", "bob", pace="untimed")
    await world.let_all_decide()

    async def ann_resigns() -> None:
        with world.env._bot_scope():
            await world.bot.ledger.change(record.id, actions.resign, world.person("ann"))
            await world.bot.publisher.wait_until_shown(record.id)

    world.before_answer(ann_resigns)
    hand = await world.hand("bob")
    await world.env.settle()
    assert "You won!" in words(hand)
    assert not world.bot.hands.has_open(record.id)


@pytest.mark.postgresql
@pytest.mark.parametrize("label", ["My hand", "Watch"])
async def test_a_page_that_was_drawn_while_somebody_played_elsewhere_is_brought_up_to_date(
    world: World, label: str
) -> None:
    """The other process has stored it, and this one shows it before the page is there."""
    record = await world.begin("ann", "bob", pace="untimed")
    world.bot.hands.forget(record.id)  # nobody has a hand open
    world.bot.database.shards.assign(2, [(world.guild.id >> 22) % 2])
    waiting, board = await world.waiting(), await world.board()
    reader, turn = {
        "My hand": (waiting, "Your turn"),
        "Watch": ("stranger", f"**{waiting}**: your turn"),
    }[label]

    async def somebody_plays() -> None:
        await declare_elsewhere(world)
        with world.env._bot_scope():
            world.bot.publisher.hear_notice(Notice(News.CHANGED, record.id, world.guild.id))
            await world.bot.publisher.wait_until_shown(record.id)

    world.before_answer(somebody_plays)
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


@pytest.mark.parametrize("resumed", [False, True])
async def test_what_a_long_outage_of_discord_kept_back_is_shown_afterwards(
    world: World, resumed: bool
) -> None:
    """In a while, or at once with a new connection."""
    await world.begin("ann", "bob", pace="untimed")
    world.env.inject_error("*", "/channels/*", status=500, times=None)
    await declare(world)
    await world.env.advance_time(600)
    world.heal()
    await (world.do(world.bot.on_shard_resumed(0)) if resumed else world.env.advance_time(900))
    record = await world.only_match()
    assert record.shown.published_version == record.version
    assert "declared Middle" in words(await world.board())


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
    await world.do(world.bot.on_shard_ready(0))
    assert await world.rows() == before
    assert len(world.env.http_requests) == sent


async def test_the_bot_disconnects_although_its_database_is_broken(world: World) -> None:
    await world.begin("ann", "bob")
    await world.bot.database.run(text("ALTER TABLE facts RENAME TO lost"))
    await world.bot.close()
    assert world.bot.is_closed()


async def test_a_finished_match_is_not_called_off_any_more(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    await resign(world, "bob")
    await world.do(world.bot.ledger.call_off(record.id, "manager"))
    assert (await world.only_match()).status == "over"


# Several at once


def told(results: list[InteractionResult]) -> list[str]:
    return [
        said_privately(result)
        for result in results
        if result.followups or (result.response is not None and result.response.ephemeral)
    ]


async def test_two_who_want_the_last_chair_get_it_once(world: World) -> None:
    lobby = await world.open_table("ann", target=26)
    results = await world.at_once(Click("bob", lobby, "Join"), Click("cem", lobby, "Join"))
    assert await seated_names(world) in (["ann", "bob"], ["ann", "cem"])
    (refusal,) = told(results)
    assert "52" in refusal
    assert words(await world.lobby()).count("**bob**") + words(lobby).count("**cem**") == 1


async def test_four_who_join_together_all_get_a_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    names = ("bob", "cem", "dora", "stranger")
    assert not told(await world.at_once(*(Click(name, lobby, "Join") for name in names)))
    assert sorted(await seated_names(world)) == sorted(["ann", *names])
    assert [chair.seat for chair in (await world.only_match()).chairs] == [0, 1, 2, 3, 4]


async def test_one_person_who_joins_twice_together_gets_one_chair(world: World) -> None:
    lobby = await world.open_table("ann")
    results = await world.at_once(Click("bob", lobby, "Join"), Click("bob", lobby, "Join"))
    assert await seated_names(world) == ["ann", "bob"]
    (refusal,) = told(results)
    assert "already at" in refusal


async def test_a_command_that_discord_delivers_twice_opens_one_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a resumed connection."""
    emit = world.env.backend.emit

    def emit_twice(event: str, payload: Any) -> None:
        for _ in range(1 + (event == "INTERACTION_CREATE")):
            emit(event, payload)

    monkeypatch.setattr(world.env.backend, "emit", emit_twice)
    result = await world.people["ann"].slash(world.channel, "play high-card")
    assert len(await world.all_matches()) == 1
    assert result.followups == []


async def test_start_pressed_twice_deals_once(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    results = await world.at_once(Click("ann", lobby, "Start"), Click("ann", lobby, "Start"))
    record = await world.only_match()
    assert record.status == "running"
    hand, refusal = sorted(told(results), key=lambda each: "has already started" in each)
    assert "You hold" in hand
    assert "has already started" in refusal
    assert len(world.boards(record.shown.place_id)) == 1
    assert len(world.channel.threads) == 1


async def test_start_and_cancel_together_do_one_of_them(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    results = await world.at_once(Click("ann", lobby, "Start"), Click("ann", lobby, "Cancel"))
    record = await world.only_match()
    *hands, refusal = told(results)
    outcome = {"running": "has already started", "cancelled": "was closed"}
    assert outcome[record.status] in refusal
    assert ["You hold" in hand for hand in hands] == [True] * (record.status == "running")


async def test_start_while_somebody_joins_leaves_nobody_half_seated(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    results = await world.at_once(Click("ann", lobby, "Start"), Click("cem", lobby, "Join"))
    record = await world.only_match()
    names = [chair.name for chair in record.chairs]
    *hands, note = told(results)
    if record.status == "lobby":
        assert names == ["ann", "bob", "cem"]
        assert not hands and "just joined or left" in note
        return
    assert ["You hold" in hand for hand in hands] == [True]
    assert record.seats == 2
    assert len(record.state.points) == len(names)
    if names == ["ann", "bob"]:
        assert "has already started" in note
        await world.press("cem", await world.board(), "Join")
        assert len((await world.only_match()).chairs) == 3
    else:
        assert "Welcome to the table" in note


async def test_join_while_another_leaves_seats_one_and_lets_the_other_go(world: World) -> None:
    lobby = await world.gather("ann", "bob", "cem")
    results = await world.at_once(Click("dora", lobby, "Join"), Click("bob", lobby, "Leave"))
    assert not told(results)
    record = await world.only_match()
    assert sorted(chair.name for chair in record.chairs) == ["ann", "cem", "dora"]
    assert [chair.seat for chair in record.chairs] == [0, 1, 2]


async def test_a_full_table_takes_whoever_comes_when_another_leaves(world: World) -> None:
    lobby = await world.gather("ann", "bob", target=26)
    results = await world.at_once(Click("bob", lobby, "Leave"), Click("cem", lobby, "Join"))
    assert await seated_names(world) == (["ann"] if told(results) else ["ann", "cem"])


async def test_the_last_two_leave_together_and_the_lobby_closes(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    results = await world.at_once(Click("ann", lobby, "Leave"), Click("bob", lobby, "Leave"))
    assert not told(results)
    assert (await world.only_match()).status == "cancelled"
    assert "Everyone left this table" in words(lobby)


async def test_a_host_who_leaves_while_another_joins_hands_over(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    await world.at_once(Click("ann", lobby, "Leave"), Click("cem", lobby, "Join"))
    record = await world.only_match()
    assert sorted(chair.name for chair in record.chairs) == ["bob", "cem"]
    assert record.host_id == world.people["bob"].id


async def test_two_add_computer_presses_on_one_lobby_add_one(world: World) -> None:
    lobby = await world.open_table("ann")
    record = await world.only_match()
    custom_id = f"{record.id}:{record.version}:computer"
    presses = [Click("ann", lobby, custom_id=custom_id, values=("knight",))] * 2
    results = await world.at_once(*presses)
    assert len(await seated_names(world)) == 2
    (refusal,) = told(results)
    assert "just joined or left" in refusal


async def test_rematch_pressed_by_two_together_opens_one_table(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    board = await world.board()
    await world.at_once(Click("ann", board, "Rematch"), Click("bob", board, "Rematch"))
    opened = [record for record in await world.all_matches() if record.id != old.id]
    assert len(opened) == 1
    assert sorted(chair.name for chair in opened[0].chairs) == ["ann", "bob"]


async def test_two_who_resign_together_leave_one_winner(world: World) -> None:
    await world.begin("ann", "bob")
    await world.let_all_decide()
    presses = []
    for name in ("ann", "bob"):
        question = await world.press(name, await world.board(), "Leave")
        yes = next(b for b in buttons(question) if b["label"] == "Yes, leave")["custom_id"]
        presses.append(Click(name, question, custom_id=yes))
    results = await world.at_once(*presses)
    record = await world.only_match()
    assert record.status == "over"
    assert sum(chair.left for chair in record.chairs) == 1
    assert sum("is over" in text for text in told(results)) == 1


async def test_a_declaration_while_somebody_joins_is_played_or_shown_anew(world: World) -> None:
    record = await world.begin("ann", "bob")
    name, hand = await world.turn()
    word = declare_button(hand, LOWEST)["custom_id"]
    await world.at_once(
        Click(name, hand, custom_id=word), Click("cem", await world.board(), "Join")
    )
    after = await world.only_match()
    assert len(after.chairs) == 3
    played = len(await world.bot.queries.log_of(record.id)) - 1
    assert after.version == record.version + 1 + played
    if not played:
        assert "moved on" in words(hand)
        await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
        assert (await world.only_match()).version == after.version + 1


async def test_every_hand_at_once_opens_for_its_owner_alone(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", "dora")
    board = await world.board()
    names = ("ann", "bob", "cem", "dora")
    results = await world.at_once(*(Click(name, board, "My hand") for name in names))
    shown = [words(answer(result)) for result in results]
    for seat, said in enumerate(shown):
        cards = record.game.view(record.state, seat).hand
        assert all(answer(result).ephemeral for result in results)
        assert len(cards) == 1
        assert "You hold" in said
    assert len({text.partition("You hold ")[2].partition(".")[0] for text in shown}) == 4
