"""Who is called, when, how often; and which open hands are refreshed."""

from games.king_of_the_mountain import KingOfTheMountainState
from tests.cogs.games.eighty_points.test_calls import named, posted, users
from tests.cogs.games.king_of_the_mountain.coming_to import come_to, give, laid_out, leave
from tests.cogs.games.king_of_the_mountain.playing import DEPLOY, NAMES, begin, deploy, move
from tests.cogs.people.test_preferences import prefer
from tests.cogs.table.test_time import called
from tests.games.king_of_the_mountain.setting import table
from tests.support.world import World, labels, pings, text_of, words


def wide() -> KingOfTheMountainState:
    """Four far from each other, each with a rook to move up and down a file; ann begins."""
    return table("KC3 RD3", "KC17 RD17", "KQ17 RP17", "KQ3 RP3")


def edited(world: World, since: int) -> int:
    """How many private messages have been changed since so many requests."""
    sent = world.env.http_requests[since:]
    return sum(r.method == "PATCH" and r.path.endswith("@original") for r in sent)


async def test_all_are_called_to_deploy_in_one_message_and_crossed_off(world: World) -> None:
    await begin(world, *NAMES, pick_for_friend=True)
    assert await named(world) == users(world, *NAMES)
    assert len(posted(world)) == 1
    await world.env.advance_time(61)
    for name in ("cem", "ann", "dora"):
        await give(world, name, "NNPPLLAAGG")
    assert await named(world) == users(world, "bob")
    assert len(posted(world)) == 1
    await world.env.advance_time(61)
    await give(world, "bob", "NNPPLLAAGG")
    assert await named(world) == users(world, "ann", "cem", "dora"), "bob has just been here"
    assert len(posted(world)) == 2
    hands = {name: await world.hand(name) for name in ("ann", "bob", "cem")}
    await deploy(world, "dora")
    assert await named(world) == users(world, "ann", "cem"), "who comes has still to decide"
    for name, hand in hands.items():
        await world.people[name].click(hand, label=DEPLOY)
    record = await world.only_match()
    assert record.state.phase == "playing"
    assert await named(world) == [], "all watch their open hands"


async def test_the_one_in_turn_is_called_and_the_call_is_replaced_with_every_turn(
    world: World,
) -> None:
    await begin(world, *NAMES)
    record = await come_to(world, wide())
    before = len(posted(world))
    for number, text in enumerate(("D3-D4", "D17-D16", "P17-P16", "P3-P4"), 1):
        name = NAMES[number - 1]
        await world.env.advance_time(61)
        await move(world, name, text)
        following = NAMES[number % 4]
        assert await named(world) == users(world, following)
        (call,) = called(world, record)
        assert pings(call) == users(world, following)
        assert "it is your turn in King of the Mountain" in text_of(call)
        assert len(posted(world)) == before + number
    await world.hand("ann")
    assert not called(world, record), "she has come"


async def test_the_victim_is_called_at_a_mutation_and_then_whose_turn_it_is(world: World) -> None:
    await begin(world, *NAMES)
    record = await come_to(world, laid_out("playing"))
    await world.env.advance_time(61)
    await move(world, "ann", "C10xC17")
    assert (await world.only_match()).state.phase == "mutating"
    assert await named(world) == users(world, "bob")
    count = len(posted(world))
    await world.people["bob"].click(await world.hand("bob"), label="Leave him as he is")
    assert len(posted(world)) == count, "his turn follows, and he is here"
    assert not called(world, record)
    state = laid_out("mutating")
    state.position.turn = 3
    await come_to(world, state)
    await world.env.advance_time(61)
    await world.people["bob"].click(await world.hand("bob"), label="Leave him as he is")
    assert await named(world) == users(world, "ann")


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
        assert labels(hands[name])[:2] == ["Accept the draw", "Decline"]
        assert "🤝 🔴 ann offers a draw" in words(hands[name])
    assert "Offer a draw" not in labels(hands["ann"])
    await world.people["cem"].click(hands["cem"], label="Accept the draw")
    assert not {"Accept the draw", "Decline"} & {*labels(hands["cem"])}
    assert "Still to answer: 🟦 bob and 🟢 dora." in words(hands["bob"])
    await world.people["dora"].click(await world.board(), label="Decline")
    assert len(posted(world)) == calls and not called(world, record)
    for hand in hands.values():
        assert "🤝" not in words(hand) and "Accept the draw" not in labels(hand)
    assert "Offer a draw" not in labels(hands["ann"]), "once a turn"


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


async def test_those_who_want_no_pings_or_play_by_direct_message_are_not_called(
    world: World,
) -> None:
    await prefer(world, "bob", "Do not ping me")
    await prefer(world, "cem", "Hands by direct message")
    await begin(world, *NAMES[:3])
    assert await named(world) == users(world, "ann")
    await come_to(world, table("", "", "", turn=1))
    assert await named(world) == []
    await come_to(world, table("", "", "", turn=2))
    assert await named(world) == []
    (hand,) = world.direct_messages("cem")
    assert "**Your turn.**" in words(hand)


async def test_who_leaves_is_crossed_off_and_not_called_any_more(world: World) -> None:
    await begin(world, *NAMES[:3])
    await leave(world, "bob")
    assert await named(world) == users(world, "ann", "cem")
    await deploy(world, "ann", "cem")
    for _ in range(2):
        record = await world.only_match()
        turn = record.state.position.turn
        assert turn in (0, 2) and users(world, "bob")[0] not in await named(world)
        await world.env.advance_time(300)


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
    assert "Leave him as he is" in labels(hand) and "Accept the draw" not in labels(hand)
    await world.people["cem"].click(await world.board(), label="Accept the draw")
    record = await world.only_match()
    assert (record.status, record.state.ending) == ("over", "agreed")
    assert not labels(hand)
