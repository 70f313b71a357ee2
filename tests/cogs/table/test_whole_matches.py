"""Whole matches, played as people play them, with every message read for what it gives away."""

import re

import pytest

from bot.matches.record import Record
from tests.support.watch import Watch
from tests.support.world import World, answer, buttons, labels, pings, said_privately, words


async def played_through(world: World, watch: Watch, most: int = 500) -> Record:
    """Play what is likely until the end; watch every step."""
    for _ in range(most):
        record = await watch.look()
        if record.status == "over":
            return record
        await world.play_turn(None)
    raise AssertionError("the match does not end")


async def test_four_people_play_to_four_points_and_nobody_sees_a_hidden_card(world: World) -> None:
    watch = Watch(world)
    await world.open_table("ann")
    await world.seat("bob", "cem", "dora")
    await watch.look()
    await world.people["ann"].click(await world.lobby(), label="Start")
    record = await played_through(world, watch)
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert max(outcome.scores) == 4
    board = words(await world.board())
    for seat in outcome.winners:
        assert record.chairs[seat].name in board
    assert "wins the match!" in board or "share the victory!" in board
    assert labels(await world.board()) == ["Rematch", "Replay", "Verify the deal", "Rules"]
    assert watch.boards > 10
    assert watch.hands > 10


@pytest.mark.parametrize("run", range(2))
async def test_four_people_play_a_match_to_one_point(world: World, run: int) -> None:
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", "dora", target=1)
    record = await played_through(world, watch)
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert max(outcome.scores) == 1


async def test_two_people_play_a_match_to_the_end(world: World) -> None:
    watch = Watch(world)
    await world.begin("cem", "dora", target=3)
    record = await played_through(world, watch)
    assert record.status == "over"


async def test_computers_fill_the_chairs_and_move_when_time_passes(world: World) -> None:
    watch = Watch(world)
    await world.open_table("ann", target=2)
    for _ in range(3):
        await world.people["ann"].click(await world.lobby(), label="Add computer")
    assert words(await world.lobby()).count("⚙") == 3
    await world.people["ann"].click(await world.lobby(), label="Start")
    for _ in range(300):
        record = await watch.look()
        if record.status == "over":
            break
        (seat,) = record.game.to_act(record.state)
        if record.chairs[seat].computer:
            assert record.alarm.computer_at is not None
            pause = record.alarm.computer_at - world.bot.ledger.now()
            await world.env.advance_time(pause / 1000 - 0.1)
            assert (await world.only_match()).version == record.version
            await world.env.advance_time(0.2)
            assert (await world.only_match()).version == record.version + 1
        else:
            await world.play_turn(None)
    assert record.status == "over"
    log = await world.bot.queries.log_of(record.id)
    assert {entry.seat for entry in log} == {0, 1, 2, 3}


async def test_everybody_sees_their_own_card_and_nobody_elses(world: World) -> None:
    watch = Watch(world)
    record = await world.begin("ann", "bob", "cem", "dora")
    views = [record.game.view(record.state, seat) for seat in range(4)]
    for seat, name in enumerate(("ann", "bob", "cem", "dora")):
        hand = await world.hand(name)
        assert hand.ephemeral
        stored = world.env.backend.get_message(hand.channel_id, hand.id)
        assert [n for n, a in world.people.items() if stored.visible_to(a.id)] == [name]
        assert record.chairs[seat].user_id == world.people[name].id
        assert len(views[seat].hand) == 1
    await watch.look()
    assert watch.hands == 4


async def test_a_stranger_who_presses_my_hand_sees_no_cards(world: World) -> None:
    watch = Watch(world)
    await world.begin("ann", "bob")
    result = await world.stranger.click(await world.board(), label="My hand")
    assert "You do not sit at this table" in said_privately(result)
    assert not answer(result).attachments
    assert not buttons(answer(result))
    await watch.look()


async def test_only_the_player_to_move_is_ever_notified(world: World) -> None:
    await world.begin("ann", "bob", "cem", "dora", target=1)
    seen = called = 0
    for _ in range(200):
        record = await world.only_match()
        to_move = {record.chairs[seat].user_id for seat in record.game.to_act(record.state)}
        requests = world.env.http_requests
        for request in requests[seen:]:
            body = request.json if isinstance(request.json, dict) else {}
            content = body.get("content") or ""
            mentioned = {int(user) for user in re.findall(r"<@!?(\d+)>", content)}
            assert mentioned <= to_move, content
            allowed = body.get("allowed_mentions") or {"parse": []}
            assert not allowed.get("parse")
            assert {int(user) for user in allowed.get("users") or ()} == mentioned
            called += len(mentioned)
        seen = len(requests)
        for stored in world.env.backend.messages.values():
            for message in stored.values():
                assert set(pings(message)) <= to_move
                assert not message.mention_role_ids
                assert not message.mention_everyone
        if record.status == "over":
            break
        await world.play_turn(None)
    assert record.status == "over"
    assert called >= 3


async def test_hands_by_direct_message_give_nothing_away(world: World) -> None:
    for name in ("ann", "bob"):
        panel = answer(await world.people[name].slash(world.channel, "preferences"))
        await world.people[name].click(panel, label="Hands by direct message")
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", target=2)
    await played_through(world, watch)
    assert world.direct_messages("ann")
    assert world.direct_messages("bob")


async def test_guests_leavers_time_outs_and_restarts_give_nothing_away(world: World) -> None:
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", target=3, pace="live")
    await watch.look()
    await world.play_turn(None)
    await watch.look()
    await world.people["dora"].click(await world.board(), label="Join")
    await world.hand("dora")
    await watch.look()
    await world.env.advance_time(46)
    await watch.look()
    question = answer(await world.people["cem"].click(await world.board(), label="Leave"))
    await watch.look()
    await world.people["cem"].click(question, label="Yes, leave")
    await watch.look()
    await world.restart()
    await played_through(world, watch)
