"""Whole matches, the largest tables, the longest names and the biggest hands."""

from typing import Any

import pytest

from bot.match.record import Record
from games.core.cards import code
from tests.support.watch import Watch
from tests.support.world import World, buttons, declare_button, said_privately, words

LONG_NAMES = ("*" * 32, "_" * 32, "~" * 32, "`" * 32, "|" * 32, "\\" * 32, "W" * 32)


def check_everything(world: World) -> None:
    """Fail when a stored message is beyond what Discord takes."""
    for stored in world.env.backend.messages.values():
        for message in stored.values():
            within_limits(message)


def within_limits(message: Any) -> None:
    assert len(message.content or "") <= 2000
    total = 0
    for embed in message.embeds:
        assert len(embed.get("title") or "") <= 256
        assert len(embed.get("description") or "") <= 4096
        assert len((embed.get("footer") or {}).get("text") or "") <= 2048
        total += sum(len(embed.get(part) or "") for part in ("title", "description"))
        total += len((embed.get("footer") or {}).get("text") or "")
    assert total <= 6000
    for attachment in message.attachments:
        assert len(attachment["description"] or "") <= 1024
    assert len(message.components) <= 5
    ids = []
    for row in message.components:
        items = row["components"]
        assert len(items) <= (5 if items[0]["type"] == 2 else 1)
        for item in items:
            ids.append(item["custom_id"])
            assert len(item.get("label") or "") <= 80
            assert len(item.get("options") or ()) <= 25
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)


async def test_a_full_table_of_long_names_plays_within_discords_limits(world: World) -> None:
    """From its lobby and its thread's name to the end and the invitation to play again."""
    names = [f"guest{count}" for count in range(13)]
    for count, name in enumerate(names):
        world.welcome(name, nick=f"{count}{LONG_NAMES[count % len(LONG_NAMES)]}"[:32])
    await world.gather(*names)
    check_everything(world)
    await world.press(names[0], await world.lobby(), "Start")
    (thread,) = world.channel.threads
    assert thread.name is not None
    assert 1 <= len(thread.name) <= 100
    assert f"<#{thread.id}>" in words(await world.lobby())
    for _ in range(14):
        check_everything(world)
        await world.play_turn("Middle")
    board = await world.board()
    (embed,) = board.embeds
    assert "Last reveal" in f"{board.content} {embed.description}"
    (picture,) = board.attachments
    lines = (picture.description or "").splitlines()
    for seat in range(1, 14):
        assert any(line.startswith(f"{seat} ") for line in lines), seat
    assert lines[-1].startswith("Face up in this round: "), "nothing is cut"
    for name in names[:-1]:
        question = await world.press(name, await world.board(), "Leave")
        await world.press(name, question, "Yes, leave")
        check_everything(world)
    record = await world.only_match()
    assert record.status == "over"
    assert record.shown.published_version == record.version
    assert "wins the match!" in words(await world.board())
    await world.press(names[0], await world.board(), "Rematch")
    assert "Invited to play again" in words(await world.lobby(await world.newest_match()))
    check_everything(world)


async def test_ten_matches_of_long_names_are_listed(world: World) -> None:
    for host in range(4):
        world.welcome(f"host{host}", nick=f"{host}" + "W" * 31)
    guests = [world.welcome(f"guest{n}", nick=f"{n}" + "M" * 31) for n in range(3)]
    for number in range(10):
        await world.ask(f"host{number % 4}", "play high-card")
        record = await world.newest_match()
        lobby = await world.lobby(record)
        for guest in guests:
            await guest.click(lobby, label="Join")
    text = said_privately(await guests[0].slash(world.channel, "hand"))
    assert "something went wrong" not in text
    for record in await world.all_matches():
        assert str(record.shown.lobby_message_id) in text
    offered = await guests[0].autocomplete(world.channel, "hand", "match", "")
    assert len(offered) == 10
    assert all(1 <= len(choice["name"]) <= 100 for choice in offered)
    check_everything(world)


@pytest.mark.parametrize("number", [5, 16, 26])
async def test_hands_of_every_size_can_be_shown_and_played(world: World, number: int) -> None:
    await world.begin("ann", "bob", target=26)
    name = await world.whose_turn()
    record = await world.deal_more(name, number - 1)
    hand = await world.hand(name)
    cards = record.state.hands[record.state.turn]
    assert len(cards) == number
    check_everything(world)
    for card in (cards[0], cards[-1]):
        controls = buttons(hand)
        menu = next(
            (c for c in controls if any(o["value"] == code(card) for o in c.get("options") or ())),
            None,
        )
        if menu is None:
            pick = next(c for c in controls if c["custom_id"].endswith(f":pick:{code(card)}"))
            await world.people[name].click(hand, custom_id=pick["custom_id"])
        else:
            await world.people[name].select(hand, [code(card)], custom_id=menu["custom_id"])
        check_everything(world)
    word = declare_button(hand, "Highest")["custom_id"]
    assert f":{code(cards[-1])}/" in word
    await world.people[name].click(hand, custom_id=word)
    assert cards[-1] in (await world.only_match()).state.played
    check_everything(world)


# Whole matches


async def played_through(world: World, watch: Watch) -> Record:
    """Play what is likely until the end; watch every step."""
    for _ in range(500):
        record = await watch.look()
        if record.status == "over":
            return record
        await world.play_turn(None)
    raise AssertionError("the match does not end")


async def test_hands_by_direct_message_give_nothing_away(world: World) -> None:
    for name in ("ann", "bob"):
        panel = await world.ask(name, "preferences")
        await world.press(name, panel, "Send hands by direct message")
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", target=1)
    await played_through(world, watch)
    assert world.direct_messages("ann")
    assert world.direct_messages("bob")


async def test_guests_leavers_time_outs_and_restarts_give_nothing_away(world: World) -> None:
    watch = Watch(world)
    await world.begin("ann", "bob", "cem", target=2, pace="live")
    await watch.look()
    await world.play_turn(None)
    await watch.look()
    await world.press("dora", await world.board(), "Join")
    await world.hand("dora")
    await watch.look()
    await world.env.advance_time(46)
    await watch.look()
    await world.let_all_decide()
    question = await world.press("cem", await world.board(), "Leave")
    await watch.look()
    await world.press("cem", question, "Yes, leave")
    await watch.look()
    await world.restart()
    await played_through(world, watch)
