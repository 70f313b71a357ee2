"""Open hands: they update themselves while Discord allows it; after that, people reopen them."""

import asyncio
from collections import OrderedDict
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.pictures import STAMPS
from tests.support.world import (
    LOWEST,
    Click,
    World,
    buttons,
    declare_button,
    found_button,
    labels,
    pings,
    said_privately,
    words,
)


async def test_an_open_hand_tells_that_the_match_is_over(world: World) -> None:
    await world.begin("ann", "bob")
    await world.let_all_decide()
    hand = await world.hand("ann")
    question = await world.press("bob", await world.board(), "Leave")
    await world.press("bob", question, "Yes, leave")
    assert "wins the match!" in words(hand)
    assert labels(hand) == labels(await world.board())
    await world.press("ann", hand, "Rematch")
    assert [record.status for record in await world.all_matches()] == ["over", "lobby"]


async def test_a_picture_that_stays_the_same_is_not_sent_again(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.deal_more(name, 2)
    hand = await world.hand(name)
    picks = [b["custom_id"] for b in buttons(hand) if ":pick:" in b["custom_id"]]
    shown = []
    for pick in (picks[0], picks[0], picks[1]):
        await world.people[name].click(hand, custom_id=pick)
        shown.append((world.sent_picture(hand), hand.attachments[0].id))
    assert shown[0] == shown[1]
    await world.press("cem", await world.board(), "Join")
    shown.append((world.sent_picture(hand), hand.attachments[0].id))
    pictures, numbers = zip(*shown[1:], strict=True)
    assert len(set(pictures)) == len(set(numbers)) == len(numbers)


async def test_a_picture_that_has_gone_from_the_hand_is_sent_again(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.deal_more(name, 2)
    hand = await world.hand(name)
    pick = next(b["custom_id"] for b in buttons(hand) if ":pick:" in b["custom_id"])
    await world.people[name].click(hand, custom_id=pick)
    shown = world.sent_picture(hand)
    # As after an edit that Discord made, although its answer was lost.
    world.env.backend.edit_message(hand.channel_id, hand.id, {"attachments": []})
    result = await world.people[name].click(hand, custom_id=pick)
    assert result.acknowledged
    assert world.sent_picture(hand) == shown


@pytest.mark.threads
@pytest.mark.drawn
async def test_a_hand_whose_picture_takes_long_is_told_the_news_before_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin("ann", "bob")
    hand = await world.hand(await world.waiting())
    monkeypatch.setattr("bot.show.hands.PICTURE_SECONDS", 0)
    monkeypatch.setattr(STAMPS, "_kept", OrderedDict())  # all drawings are made anew, in a thread
    loop, runtime = asyncio.get_running_loop(), world.env._runtime
    for timer in ("call_at", "call_later"):  # SimCord lets no time pass while a thread works
        monkeypatch.setattr(loop, timer, getattr(runtime, timer))
    adapter = world.env._webhook_adapter
    take = adapter.request
    shown: list[tuple[int, int]] = []

    async def look(route: Any, *args: Any, **kwargs: Any) -> Any:
        taken = await take(route, *args, **kwargs)
        shown.append((len(hand.attachments), len(buttons(hand))))
        return taken

    adapter.request = look
    await world.play_turn()
    assert (0, 0) in shown
    assert min(shown[-1]) > 0


async def test_a_picked_card_stays_picked_when_somebody_joins(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.deal_more(name, 2)
    hand = await world.hand(name)
    pick = next(b for b in buttons(hand) if ":pick:" in b["custom_id"])
    await world.people[name].click(hand, custom_id=pick["custom_id"])
    await world.press("cem", await world.board(), "Join")
    assert any(each.startswith("✓") for each in labels(hand))
    before = (await world.only_match()).version
    await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
    assert (await world.only_match()).version == before + 1


def declarations(hand: ResponseMessage) -> list[str]:
    return [b["label"] for b in buttons(hand) if ":declare:" in b["custom_id"]]


async def test_nothing_can_be_declared_before_a_card_is_picked(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.deal_more(name, 2)
    hand = await world.hand(name)
    assert all(found_button(hand, text)["disabled"] for text in declarations(hand))
    pick = next(b for b in buttons(hand) if ":pick:" in b["custom_id"])
    before = await world.rows()
    await world.people[name].click(hand, custom_id=pick["custom_id"])
    assert await world.rows() == before
    off = [text for text in declarations(hand) if found_button(hand, text)["disabled"]]
    assert len(off) == 1 and off[0].endswith("Middle"), "two players have no middle"
    assert "Answer to play it" in words(hand)


async def test_a_double_click_plays_once_and_is_told_nothing_of_it(world: World) -> None:
    for _ in range(3):
        record = await world.begin("ann", "bob")
        name = await world.whose_turn()
        hand = await world.hand(name)
        twice = Click(name, hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
        results = await world.at_once(twice, twice)
        assert (await world.only_match()).version == record.version + 1
        assert not any(result.followups for result in results)
        assert "lies face down" in words(hand) and "moved on" not in words(hand)
        await world.forget_match(record.id)


async def test_after_a_quarter_of_an_hour_a_hand_rests_and_a_press_opens_a_new_one(
    world: World,
) -> None:
    await world.begin("ann", "bob", pace="untimed")
    other = await world.waiting()
    old, name = await world.hand(other), await world.whose_turn()
    hand = await world.hand(name)
    await world.env.advance_time(15 * 60 + 1)
    sent = len(world.env.http_requests)
    await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
    assert "lies face down" in words(hand), "its buttons work long after it can be refreshed"
    edits = [r for r in world.env.http_requests[sent:] if r.method == "PATCH"]
    # Two of the answer that plays the turn, one of the board: none of the hand out of reach.
    assert sum("@original" in request.path for request in edits) <= 2
    assert "not your turn yet" in words(old)
    fresh = await world.hand(other)
    assert fresh.id != old.id
    assert "Your turn" in words(fresh)


async def test_a_hand_that_can_not_be_kept_up_to_date_says_how_to_go_on(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    name, other = await world.whose_turn(), await world.waiting()
    await world.deal_more(name, 2)
    hands = [await world.hand(name), await world.hand(other)]
    pick = next(b["custom_id"] for b in buttons(hands[0]) if ":pick:" in b["custom_id"])
    await world.people[name].click(hands[0], custom_id=pick)
    offered, pictures = labels(hands[0]), [each.attachments[0].id for each in hands]
    await world.env.advance_time(14 * 60 + 20)
    for hand in hands:
        assert "for 15 minutes" in words(hand) and "`/hand`" in words(hand)
    assert [each.attachments[0].id for each in hands] == pictures
    assert labels(hands[0]) == offered, "its controls still play"
    await world.people[name].click(hands[0], custom_id=pick)
    assert "for 15 minutes" not in words(hands[0]), "a press keeps it up to date again"
    await world.people[name].click(
        hands[0], custom_id=declare_button(hands[0], LOWEST)["custom_id"]
    )
    assert "Your turn" not in words(hands[1])
    assert "Your turn" in words(await world.ask(other, "hand"))


async def test_a_dismissed_hand_opens_again(world: World) -> None:
    await world.begin("ann", "bob")
    other = await world.waiting()
    hand = await world.hand(other)
    world.env.backend.delete_message(hand.channel_id, hand.id)
    await world.play_turn()
    fresh = await world.hand(other)
    assert "Your turn" in words(fresh)


async def test_the_hands_clock_follows_the_board(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    hand = await world.hand(name)
    assert record.alarm.ends_at is not None
    assert f"<t:{record.alarm.ends_at // 1000}:R>" in words(hand)


async def test_my_hand_is_private_on_the_board_and_on_the_ping(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.play_turn()
    await world.grace()
    record = await world.only_match()
    name = await world.whose_turn()
    (call,) = world.calls(record.shown.place_id)
    ping = world.public(record.shown.place_id, call.id)
    for message in (ping, await world.board()):
        before = words(message)
        result = await world.press("stranger", message, "My hand")
        assert "not at this table" in said_privately(result)
        assert not result.attachments
        assert "You hold" in said_privately(await world.press(name, message, "My hand"))
        assert words(message) == before


async def test_a_call_goes_when_the_called_player_comes(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    name = await world.whose_turn()
    await world.grace()
    (call,) = [m for m in world.messages(record.shown.place_id) if pings(m)]
    assert pings(call) == [world.people[name].id]
    await world.hand(await world.waiting())
    assert [m.id for m in world.messages(record.shown.place_id) if pings(m)] == [call.id]
    await world.hand(name)
    assert not [m for m in world.messages(record.shown.place_id) if pings(m)]


async def test_who_has_just_opened_the_hand_is_not_called(world: World) -> None:
    record = await world.begin("ann", "bob")
    other = await world.waiting()
    hand = await world.hand(other)
    await world.play_turn()
    assert await world.whose_turn() == other
    assert "Your turn" in words(hand)
    assert not [m for m in world.messages(record.shown.place_id) if pings(m)]


async def test_who_opened_the_hand_long_ago_is_called(world: World) -> None:
    record = await world.begin("ann", "bob")
    other = await world.waiting()
    await world.hand(other)
    await world.env.advance_time(120)
    await world.play_turn()
    await world.grace()
    called = world.called(record.shown.place_id)
    assert called == [other]


async def test_a_call_is_never_left_behind_by_a_press_and_a_turn_together(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    name = await world.whose_turn()
    hand = await world.ask(name, "hand")
    word = declare_button(hand, LOWEST)["custom_id"]
    board = await world.board()
    await world.at_once(Click(name, hand, custom_id=word), Click(name, board, "My hand"))
    await world.play_turn()
    await world.play_turn()
    to_move = world.people[await world.whose_turn()].id
    called = world.called(record.shown.place_id)
    assert called in ([], [to_move])
