"""The King of the Hill buries and calls, and tricks are played and shown, at a table."""

from games.core.cards import code, label, parse
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    come_to,
    get_ready,
    ids,
    is_enabled,
    marked,
    menus_of,
    pick,
    put,
    tick,
    trick,
    unpick,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited
from tests.support.world import Click, World, answer, buttons, labels, said_privately, words

EIGHT = "JB 2D 2D AS KS 3D 3C 3C"
"""Eight of the cards that ann holds to bury from, trumps and pairs among them."""


def texts(codes: str) -> list[str]:
    return [label(parse(each)) for each in codes.split()]


async def test_eight_cards_are_picked_in_menus_by_suit_and_buried(world: World) -> None:
    """Some may be taken back, all of a menu at once too; it can be looked up afterwards."""
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    menus = menus_of(hand)
    assert sum(map(len, menus)) == 28
    for menu, sign in zip(menus, ("", "♠", "♦", "♣"), strict=True):
        if sign:
            assert all(sign in card and not card.startswith("2") for card in menu)
        else:
            assert all("♥" in c or c.startswith(("2", "Joker")) for c in menu), "trumps first"
    await pick(world, "ann", hand, "AS", "3C")
    clubs = buttons(hand)[3]
    values = [option["value"] for option in clubs["options"]]
    await world.people["ann"].select(hand, values, custom_id=clubs["custom_id"])
    assert not is_enabled(hand, "Pick 1 more"), "ace of spades and six clubs"
    clubs = buttons(hand)[3]
    await world.people["ann"].select(hand, [], custom_id=clubs["custom_id"])
    assert marked(hand) == texts("AS")
    rest = EIGHT.replace("AS ", "")
    for number, card in enumerate(rest.split()):
        assert not is_enabled(hand, f"Pick {7 - number} more")
        await pick(world, "ann", hand, card)
    assert is_enabled(hand, "Bury these eight")
    assert sorted(marked(hand)) == sorted(texts(EIGHT))
    assert "Picked 8 of 8, worth 10 points" in words(hand)
    await pick(world, "ann", hand, "QS", "QS")
    assert not is_enabled(hand, "Take 2 back")
    await unpick(world, "ann", hand, "QS", "QS", "2D")
    assert not is_enabled(hand, "Pick 1 more")
    assert marked(hand).count(label(parse("2D"))) == 1, "one of the pair is still picked"
    await pick(world, "ann", hand, "2D")
    before = await world.only_match()
    await world.people["ann"].click(hand, label="Bury these eight")
    record = await world.only_match()
    assert record.version == before.version + 1, "picking changes nothing"
    assert [code(card) for card in record.state.dead] == sorted(EIGHT.split(), key=parse)
    assert len(record.state.hands[0]) == 20 and record.state.phase == "calling"
    assert f"You buried {' '.join(texts('3C 3C 2D 2D 3D KS AS JB'))}." in words(hand)
    await pick(world, "ann", hand, "JR")
    await world.people["ann"].click(hand, label="Call nobody")
    assert (await world.only_match()).state.called is None
    assert "No card is called: ann stands alone." in words(await world.board())
    assert "**Your lead.**" in words(hand) and "You buried " in words(hand)


async def test_of_the_faces_picked_in_menus_the_last_is_called_by_a_button(world: World) -> None:
    await begin(world)
    await come_to(world, "calling")
    hand = await world.hand("ann")
    assert not is_enabled(hand, "Call the card picked")
    await pick(world, "ann", hand, "4S", "JR")
    assert [each.partition(" (")[0] for each in marked(hand)] == texts("JR"), "the last one picked"
    assert (await world.only_match()).state.phase == "calling"
    await world.people["ann"].click(hand, label="Call Red Joker")
    record = await world.only_match()
    assert code(record.state.called) == "JR"
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert "Called card: **Red Joker**, not played yet." in words(await world.board())


async def test_a_pick_plays_nothing_and_one_of_two_equal_cards_can_be_played(world: World) -> None:
    await begin(world, pace="untimed")
    state = table.table("3C 4C 5D", "AS AS 5H", "6C 6D 7C", "8C 8D 9C", "10C 10D JC", leader=1)
    record = await arrange(world, state)
    hand = await world.hand("bob")
    assert not is_enabled(hand, "Play")
    await pick(world, "bob", hand, "5H")
    assert labels(hand)[-1] == "Play 5♥︎"
    await pick(world, "bob", hand, "AS")
    assert labels(hand) == ["5♥︎", "✓ A♠︎", "Play A♠︎", "Play A♠︎ A♠︎"]
    assert (await world.only_match()).version == record.version
    await put(world, "bob", "AS AS", hand)
    assert "Hand, 1: trumps: 5♥︎" in words(hand)
    assert "bob **A♠︎ A♠︎ ◀**" in words(await world.board())


async def test_a_finished_trick_stays_on_show_for_three_seconds_and_nobody_can_play_then(
    world: World,
) -> None:
    """Not even what was picked before; at a pace without a clock too."""
    await begin(world, pace="untimed")
    await arrange(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"))
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "KS")
    (old,) = ids(hand, "put")
    await trick(world, "AS", "QS", "JS", "10S", "9S")
    record = await world.only_match()
    assert record.state.phase == "shown" and not await awaited(world)
    assert record.alarm.ends_at == world.bot.ledger.now() + 3000
    board = words(await world.board())
    assert "**ann** takes the trick, and 10 points." in board
    assert "ann **A♠︎ ◀**" in board and "9♠︎" in board
    assert "Ends" not in board, "nobody is to hurry"
    hands = {name: await world.hand(name) for name in NAMES}
    for each in hands.values():
        assert not labels(each)
        assert "refreshes itself" in words(each)
    before = await world.rows()
    result = await world.press("ann", hands["ann"], old)
    told = words(answer(result)) if result.followups else words(hands["ann"])
    assert "The table has moved on since that was shown." in told
    assert await world.rows() == before
    await world.env.advance_time(2.9)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(0.2)
    assert await awaited(world) == ["ann"]
    assert "Trick 19, 10 points for ann:" in words(await world.board()), "it is still in the text"
    assert labels(hands["ann"]) == ["Play K♠︎"], "the winner is to lead now"


async def test_ready_is_said_once_on_the_board_or_in_the_hand(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "scored")
    board = await world.board()
    assert labels(board) == ["Ready", "My hand", "Leave", "Rules"]
    hand = await world.hand("bob")
    await get_ready(world, "ann")
    told = said_privately(await world.people["ann"].click(await world.board(), label="Ready"))
    assert "You are ready already; the others are still to answer." in told
    assert (await world.only_match()).version == record.version + 1
    await world.people["bob"].click(hand, label="Ready")
    assert not labels(hand)
    told = said_privately(await world.stranger.click(await world.board(), label="Ready"))
    assert "do not sit at this table" in told
    text = words(await world.board())
    assert "Still to answer: **cem**, **dora**, and **eve**." in text
    assert text.count("ready ✓") == 4, "in the text and in the alternative"
    board = await world.board()
    await world.at_once(*(Click(name, board, "Ready") for name in ("cem", "dora", "eve")))
    assert (await world.only_match()).state.round == 2
    await arrange(world, table.dealing(dealt=18, number=2))
    await tick(world, 2)
    assert "Hand, 20:" in words(hand), "the open hand goes on into the next round"
