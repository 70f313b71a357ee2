"""Hands by direct message: drafts outlast an outage, moves are made there, each turn anew."""

from simcord import InteractionResult, ResponseMessage

from tests.cogs.games.eighty_points.test_calls import posted
from tests.cogs.games.king_of_the_mountain.coming_to import (
    army,
    come_to,
    ids,
    laid_out,
    option,
    shown_army,
)
from tests.cogs.games.king_of_the_mountain.playing import DEPLOY, begin, deploy, move
from tests.cogs.people.test_preferences import prefer
from tests.games.king_of_the_mountain.setting import king, on, table
from tests.support.acting import awaited, offers
from tests.support.world import World, answer, labels, words


async def direct(world: World, *names: str) -> None:
    for name in names:
        await prefer(world, name, "Hands by direct message")


async def choose(world: World, name: str, *texts: str) -> ResponseMessage:
    """Choose options in the direct message, each by something in its label; the message then."""
    for text in texts:
        (hand,) = world.direct_messages(name)
        custom_id, value = option(hand, text)
        await world.people[name].user.select(hand, [value], custom_id=custom_id)
    (hand,) = world.direct_messages(name)
    return hand


async def press(world: World, name: str, label: str) -> InteractionResult:
    (hand,) = world.direct_messages(name)
    result: InteractionResult = await world.people[name].user.click(hand, label=label)
    return result


async def test_a_draft_in_a_direct_message_survives_an_outage_and_the_others_deploying(
    world: World,
) -> None:
    await direct(world, "ann")
    await begin(world, "ann", "bob", "cem")
    hand = await choose(world, "ann", "B4 Hero", "swap: A6 Rook", "E2 Hero")
    drafted = shown_army(hand)
    assert drafted != army("vanguard")
    await world.outage(100)
    (same,) = world.direct_messages("ann")
    assert same.id == hand.id and shown_army(same) == drafted
    await deploy(world, "bob")
    (same,) = world.direct_messages("ann")
    assert same.id == hand.id and shown_army(same) == drafted
    again = await choose(world, "ann", "swap: C1 Bishop")
    changed = shown_army(again)
    await world.restart()
    await deploy(world, "cem")
    (same,) = world.direct_messages("ann")
    assert (same.id, shown_army(same)) == (hand.id, changed)
    assert changed != drafted
    await press(world, "ann", DEPLOY)
    record = await world.only_match()
    assert record.state.phase == "playing" and record.state.armies[0] == changed


async def test_pieces_picked_for_a_friend_are_kept_in_a_direct_message(world: World) -> None:
    await direct(world, "ann", "bob")
    await begin(world, "ann", "bob", pick_for_friend=True)
    (hand,) = world.direct_messages("ann")
    (menu,) = offers(hand, "pick")
    await world.people["ann"].user.select(hand, menu[1][4:], custom_id=menu[0])
    await world.outage(100)
    (same,) = world.direct_messages("ann")
    assert same.id == hand.id
    assert "Picked: Knight ×2, Kangaroo ×2, Cannon ×2, Archer ×2, Giant ×2." in words(same)
    for name in ("ann", "bob"):
        await press(world, name, "Give these pieces")
    (fresh,) = world.direct_messages("bob")
    assert "ann picked for you: Knight ×2, Kangaroo ×2" in words(fresh)
    assert fresh.id != hand.id, "to deploy is a new decision, so Discord tells them"
    assert not posted(world)


async def test_turns_are_played_from_direct_messages_that_come_anew_with_each(
    world: World,
) -> None:
    await direct(world, "ann", "bob")
    await begin(world, "ann", "bob")
    await come_to(world, table("KC3 RQ10 HD4", "KQ17", reserves=("", "NR"), mutant_monarch=True))
    (first,) = world.direct_messages("ann")
    (waiting,) = world.direct_messages("bob")
    assert "**Your turn.**" in words(first) and "It is not your turn" in words(waiting)
    await choose(world, "ann", "Rook Q10")
    await world.restart()
    await choose(world, "ann", "×Q17")
    (asked,) = world.direct_messages("bob")
    assert asked.id != waiting.id and labels(asked)[:2] == ["Rook", "Knight"]
    (done,) = world.direct_messages("ann")
    assert done.id == first.id and "It is not your turn" in words(done)
    await press(world, "bob", "Knight")
    (turn,) = world.direct_messages("bob")
    assert turn.id != asked.id and "**Your turn.**" in words(turn)
    record = await world.only_match()
    assert king(record.state, 1) == "S19" and await awaited(world) == ["bob"]
    await press(world, "bob", "Offer a draw")
    (offered,) = world.direct_messages("ann")
    assert "🤝 🟦 bob offers a draw" in words(offered)
    assert offered.id == done.id, "nobody is notified of a draw offer"
    await press(world, "ann", "Decline")
    await choose(world, "bob", "King S19")
    await press(world, "bob", "S18")
    assert on((await world.only_match()).state, "S18") == "K2"
    (last,) = world.direct_messages("ann")
    assert last.id != done.id and "**Your turn.**" in words(last)
    assert not posted(world)


async def test_a_piece_picked_in_a_direct_message_outlasts_an_outage(world: World) -> None:
    await direct(world, "ann")
    await begin(world, "ann", "bob")
    await come_to(world, laid_out("playing", 2))
    hand = await choose(world, "ann", "Hero D4")
    marked = world.picture(hand)
    await world.outage(3600)
    (same,) = world.direct_messages("ann")
    assert same.id == hand.id and ids(same, "move") and world.picture(same) == marked
    await press(world, "ann", "E5")
    assert on((await world.only_match()).state, "E5") == "H1"
    await move(world, "bob", "E18-E17")
    (turn,) = world.direct_messages("ann")
    assert turn.id != hand.id and "Hero E5" in str(turn.components)


async def test_resigning_in_a_direct_message_ends_the_match_in_the_others(world: World) -> None:
    await direct(world, "ann", "bob")
    await begin(world, "ann", "bob")
    await come_to(world, laid_out("mutating", 2))
    asked = answer(await press(world, "bob", "Resign"))
    await world.people["bob"].user.click(asked, label="Yes, leave")
    record = await world.only_match()
    assert (record.status, record.state.winner) == ("over", 0)
    (told,) = world.direct_messages("ann")
    assert "ann is the last one left, and King of the Hill!" in words(told)
    assert not labels(told)
