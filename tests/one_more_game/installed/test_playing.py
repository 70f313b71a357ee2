"""A match from its lobby to its rematch, with every message read for secrets."""

import pytest

from bot.match.verification import verify
from games.core.cards import parse
from tests.cogs.table.test_limits import check_everything
from tests.one_more_game.installed.playing import SLUG, ann_wins, begin, play
from tests.support.acting import run_out
from tests.support.watch import Watch
from tests.support.world import Click, World, labels, said_privately, words

CARDS = ["J♥\ufe0e", "Q♥\ufe0e", "K♥\ufe0e"]


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    lobby = await world.open_table("ann", game=SLUG, pace="live")
    assert "Crown Duel: a table is open" in words(lobby)
    assert "One card each · live: seconds per turn" in words(lobby)
    result = await world.press("ann", lobby, "Start")
    assert "This game needs at least 2 players." in said_privately(result)
    await world.join("bob")
    assert "All 2 seats are taken." in said_privately(await world.press("cem", lobby, "Join"))
    await world.press("ann", lobby, "Start")
    board = await world.board()
    assert words(board).count("is choosing") == 4, "in the text, and in the picture's alternative"
    assert labels(board) == ["My hand", "Leave", "Rules", "Watch"]
    assert labels(await world.hand("ann")) == [*CARDS, "More"]


async def test_nobody_learns_a_card_before_both_are_played(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = Watch(world, capsys)
    await begin(world)
    hands = {name: await world.hand(name) for name in ("ann", "bob")}
    await watch.look()
    await world.press("bob", hands["bob"], "J♠\ufe0e")
    await watch.look()
    assert words(await world.board()).count("has chosen") == 2
    assert "You have played **J♠" in words(hands["bob"])
    assert labels(hands["ann"]) == [*CARDS, "More"], "bob in secret leaves ann's hand as it is"
    await world.press("ann", hands["ann"], "K♥\ufe0e")
    assert (await watch.look()).status == "over"
    assert "The jack takes the king." in words(await world.board())
    assert "bob wins the match!" in words(await world.board())
    assert watch.boards >= 3 and watch.hands >= 4
    check_everything(world)


async def test_both_may_press_at_the_same_instant_and_nobody_plays_twice(world: World) -> None:
    record = await begin(world)
    ann, bob = await world.hand("ann"), await world.hand("bob")
    twice = [Click("ann", ann, CARDS[2])] * 2
    await world.at_once(*twice, Click("bob", bob, "K♠\ufe0e"))
    log = await world.bot.queries.log_of(record.id)
    assert sorted(entry.public for entry in log) == [("action", 0), ("action", 1)]
    assert "Both had the same thought." in words(await world.board())
    assert "The match ends in a draw." in words(await world.board())


async def test_time_plays_a_card_for_who_has_not_chosen(world: World) -> None:
    await begin(world, pace="live")
    assert (await play(world, "ann", "KH")).awaited == {1}
    await world.let_all_decide()
    record = await run_out(world)
    assert record.status == "over"
    assert record.state.played[0] == parse("KH")
    assert [entry.kind for entry in await world.bot.queries.log_of(record.id)] == ["action", "time"]


async def test_a_computer_plays(world: World) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    await world.add_computer()
    await world.press("ann", lobby, "Start")
    await world.env.advance_time(2.1)
    assert (await world.only_match()).to_act == {0}
    assert (await play(world, "ann", "JH")).status == "over"


async def test_whoever_leaves_has_lost(world: World) -> None:
    await begin(world)
    await play(world, "bob", "KS")
    question = await world.press("bob", await world.board(), "Leave")
    await world.press("bob", question, "Yes, leave")
    board = words(await world.board())
    assert "ann wins the match!" in board
    assert "K♠" not in board


async def test_what_the_rules_refuse_is_told_in_words(world: World) -> None:
    record = await begin(world)
    hand = await world.hand("ann")
    made = (f"{record.id}:{record.alarm.since}:{end}" for end in ("play:KS", "play:x", "fly"))
    forged = world.forge(*made)
    not_held = "That is not a card of yours."
    for number, told in enumerate((not_held, not_held, "That button no longer works.")):
        assert told in said_privately(await world.press("ann", forged, str(number)))
    await world.press("ann", hand, CARDS[0])
    assert "You've played your card" in said_privately(await world.press("ann", forged, "0"))


async def test_the_deal_is_verified_and_played_again(world: World) -> None:
    record = await ann_wins(world)
    result = await world.press("stranger", await world.board(), "Verify the deal")
    lines = verify(world.picture(result).decode())
    assert lines[0] == f"Crown Duel, match {record.id}, 2 seats"
    result = await world.press("bob", await world.board(), "Rematch")
    assert "new table is open" in said_privately(result)
    again = next(each for each in await world.all_matches() if each.id != record.id)
    assert (again.slug, [chair.name for chair in again.chairs]) == (SLUG, ["bob"])
