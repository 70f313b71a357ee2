"""Who is called, and which hands are refreshed, by message or open; a draw offer calls nobody."""

from simcord import InteractionResult, ResponseMessage

from games.king_of_the_mountain import KingOfTheMountainState
from tests.cogs.games.eighty_points.test_calls import named, posted, users
from tests.cogs.games.king_of_the_mountain.coming_to import come_to, laid_out, leave, option
from tests.cogs.games.king_of_the_mountain.playing import (
    DEPLOY,
    NAMES,
    able,
    begin,
    move,
    options_of,
)
from tests.cogs.people.test_preferences import prefer
from tests.cogs.table.test_time import called
from tests.games.king_of_the_mountain.setting import king, on, table
from tests.support.acting import awaited, offers
from tests.support.world import World, labels, words


def wide() -> KingOfTheMountainState:
    """Four far from each other, each with a rook to move up and down a file; ann begins."""
    return table("KC3 RD3", "KC17 RD17", "KQ17 RP17", "KQ3 RP3")


def edited(world: World, since: int) -> int:
    """How many private messages have been shown or changed since so many requests."""
    sent = world.env.http_requests[since:]
    return sum(r.method != "DELETE" and r.path.endswith(("@original", "/callback")) for r in sent)


async def test_nobody_is_called_for_a_draw_offer_and_it_shows_in_the_open_hands_of_those_asked(
    world: World,
) -> None:
    await begin(world, *NAMES)
    record = await come_to(world, wide())
    hands = {name: await world.hand(name) for name in ("ann", "bob", "cem")}
    count, calls = len(world.env.http_requests), len(posted(world))
    await world.people["ann"].click(hands["ann"], label="Offer a draw")
    assert len(posted(world)) == calls and not called(world, record)
    assert edited(world, count) == 3, "ann's own, and two that ask something now"
    for name in ("bob", "cem"):
        assert able(hands[name]) == ["Resign", "Accept the draw", "Decline"]
        assert "🤝 🔴 ann offers a draw" in words(hands[name])
    assert "Offer a draw" not in able(hands["ann"])
    await world.people["cem"].click(hands["cem"], label="Accept the draw")
    assert not {"Accept the draw", "Decline"} & {*labels(hands["cem"])}
    assert "Still to answer: 🟦 bob and 🟢 dora." in words(hands["bob"])
    await world.people["dora"].click(await world.board(), label="Decline")
    assert len(posted(world)) == calls and not called(world, record)
    for hand in hands.values():
        assert "🤝" not in words(hand) and "Accept the draw" not in labels(hand)
    assert "Offer a draw" not in able(hands["ann"]), "once a turn"


async def test_a_waiting_hand_is_not_edited_when_others_move_and_the_next_one_is(
    world: World,
) -> None:
    await begin(world, *NAMES)
    record = await come_to(world, wide())
    hands = {name: await world.hand(name) for name in NAMES}
    calls = len(posted(world))
    for number, text in enumerate(("D3-D4", "D17-D16", "P17-P16", "P3-P4"), 1):
        name, following = NAMES[number - 1], NAMES[number % 4]
        assert "**Your turn.**" in words(hands[name])
        hand = await world.hand(name)
        hands[name] = hand
        before = {other: words(hands[other]) for other in NAMES}
        count = len(world.env.http_requests)
        await move(world, name, text)
        # The mover's: twice opened and picked, then moved; and the hand of who comes in turn.
        assert "**Your turn.**" in words(hands[following])
        waiting = [each for each in NAMES if each not in (name, following)]
        for other in waiting:
            assert words(hands[other]) == before[other]
        assert edited(world, count) == 4, "opened, picked, moved, and the next one's"
        hands[name] = await world.hand(name)
    assert len(posted(world)) == calls, "all watch their open hands"
    assert not called(world, record)


async def test_a_hand_in_which_an_army_is_made_is_not_edited_when_others_deploy(
    world: World,
) -> None:
    await begin(world, *NAMES[:3])
    hands = {name: await world.hand(name) for name in NAMES[:3]}
    shown = {name: words(hand) for name, hand in hands.items()}
    for name, edits in (("ann", 1), ("bob", 1)):
        count = len(world.env.http_requests)
        await world.people[name].click(hands[name], label=DEPLOY)
        assert edited(world, count) == edits, "the own one alone"
    assert words(hands["cem"]) == shown["cem"]


async def test_who_leaves_is_crossed_off(world: World) -> None:
    await begin(world, *NAMES[:3])
    await world.grace()
    assert await named(world) == users(world, *NAMES[:3])
    await leave(world, "bob")
    assert await named(world) == users(world, "ann", "cem")


async def test_a_draw_offered_before_a_capture_is_still_told_at_the_mutation(world: World) -> None:
    await begin(world, *NAMES[:3])
    await come_to(world, laid_out("playing", 3))
    hand = await world.hand("bob")
    await world.people["ann"].click(await world.hand("ann"), label="Offer a draw")
    await move(world, "ann", "C10xC17")
    assert (await world.only_match()).state.phase == "mutating"
    for message in (await world.board(), hand):
        assert {"Accept the draw", "Decline"} <= {*labels(message)}
        assert "🤝 🔴 ann offers a draw" in words(message)
        assert "Still to answer: 🟦 bob and 🔶 cem." in words(message)
    await world.people["bob"].click(hand, label="Accept the draw")
    assert offers(hand, "mutate") and "Accept the draw" not in labels(hand)
    await world.people["cem"].click(await world.board(), label="Accept the draw")
    record = await world.only_match()
    assert (record.status, record.state.ending) == ("over", "agreed")
    assert not labels(hand)


async def direct(world: World, *names: str) -> None:
    for name in names:
        await prefer(world, name, "Hands by direct message")


async def choose_directly(world: World, name: str, *texts: str) -> ResponseMessage:
    """Choose options in the direct message, each by something in its label; the message then."""
    for text in texts:
        (hand,) = world.direct_messages(name)
        custom_id, value = option(hand, text)
        await world.people[name].user.select(hand, [value], custom_id=custom_id)
    (hand,) = world.direct_messages(name)
    return hand


async def press_directly(world: World, name: str, label: str) -> InteractionResult:
    (hand,) = world.direct_messages(name)
    result: InteractionResult = await world.people[name].user.click(hand, label=label)
    return result


async def test_direct_messages_come_anew_with_each_decision_and_not_with_a_draw_offer(
    world: World,
) -> None:
    await direct(world, "ann", "bob")
    await begin(world, "ann", "bob")
    await come_to(world, table("KC3 RQ10 HD4", "KQ17", reserves=("", "NR"), mutant_monarch=True))
    (first,) = world.direct_messages("ann")
    (waiting,) = world.direct_messages("bob")
    assert "**Your turn.**" in words(first) and "It is not your turn" in words(waiting)
    await choose_directly(world, "ann", "Rook Q10")
    await choose_directly(world, "ann", "×Q17")
    (asked,) = world.direct_messages("bob")
    assert asked.id != waiting.id and [*options_of(asked)][:2] == ["Rook", "Knight"]
    (done,) = world.direct_messages("ann")
    assert done.id == first.id and "It is not your turn" in words(done)
    await choose_directly(world, "bob", "Knight")
    (turn,) = world.direct_messages("bob")
    assert turn.id != asked.id and "**Your turn.**" in words(turn)
    record = await world.only_match()
    assert king(record.state, 1) == "S19" and await awaited(world) == ["bob"]
    await press_directly(world, "bob", "Offer a draw")
    (offered,) = world.direct_messages("ann")
    assert "🤝 🟦 bob offers a draw" in words(offered)
    assert offered.id == done.id, "nobody is notified of a draw offer"
    await press_directly(world, "ann", "Decline")
    await choose_directly(world, "bob", "King S19")
    await choose_directly(world, "bob", "S18")
    assert on((await world.only_match()).state, "S18") == "K2"
    (last,) = world.direct_messages("ann")
    assert last.id != done.id and "**Your turn.**" in words(last)
    assert not posted(world)
