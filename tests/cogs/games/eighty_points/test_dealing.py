"""Dealing and declaring at a table: card by card at the live pace, all at once at the others."""

from bot.matches.record import Record
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    C,
    H,
    S,
    args_of,
    begin,
    come_to,
    declare,
    ids,
    mark,
    menus_of,
    name_suit,
    pass_by,
    tick,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.world import World, labels, said_privately, words


async def test_a_declaration_on_a_hand_shown_some_cards_ago_counts(world: World) -> None:
    """It is shown with the next card; until then only who has made it knows of it."""
    await begin(world, pace="live")
    for dealt, steps in ((10, 3), (18, 1)):
        await arrange(world, table.dealing("2H 2H", "2S", dealt=dealt))
        hand = await world.hand("bob")
        (old,) = ids(hand, "declare")
        await tick(world, steps)
        board = words(await world.board())
        result = await world.press("bob", hand, old)
        assert not result.followups, "nobody is told anything: it counted"
        assert "You declare 2♠︎" in words(hand) and "moved on" not in words(hand)
        assert words(await world.board()) == board
        record = await tick(world)
        (declared,) = (await world.only_match()).state.declarations
        assert declared == (1, S, False)
        assert "bob declared with **2♠︎**." in words(await world.board())
        assert not ids(hand, "declare"), "a single card cannot be shown twice"
    assert record.state.phase == "declaring"


async def test_declaring_changes_every_open_hand_and_does_not_stop_the_dealing(
    world: World,
) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hands = {name: await world.hand(name) for name in NAMES}
    await mark(world, "ann", hands["ann"], f"{H}.")
    (single,) = ids(hands["ann"], "declare")
    await mark(world, "ann", hands["ann"], f"{H}.pair")
    (pair,) = ids(hands["ann"], "declare")
    await declare(world, "bob", S, hand=hands["bob"])
    record = await tick(world)
    overriding = {"ann": [f"{H}.pair"], "cem": [f"{C}.pair"]}
    for name, hand in hands.items():
        assert "bob declared with **2♠︎**." in words(hand)
        assert args_of(hand, "declare") == overriding.get(name, [])
    told = said_privately(await world.press("ann", hands["ann"], single))
    assert "A suit is declared already; only a pair can override it." in told
    await declare(world, "cem", C, pair=True, hand=hands["cem"])
    record = await tick(world)
    for hand in hands.values():
        assert "cem overrode bob" in words(hand)
        assert labels(hand) == ["Tricks"]
    told = said_privately(await world.press("ann", hands["ann"], pair))
    assert "nothing overrides a pair" in told
    after = await world.only_match()
    assert len(after.state.declarations) == 2
    assert (after.alarm.since, after.alarm.ends_at) == (record.alarm.since, record.alarm.ends_at)


async def test_at_a_slower_pace_all_cards_come_at_once_and_then_a_window_for_all(
    world: World,
) -> None:
    """What is cut off by an outage is dealt then, and computers declare no sooner than people."""
    await begin(world, computers=1)
    strong = "2S 2S AS AS KS KS QS QS JS JS 10S"
    await arrange(world, table.dealing("2H", "", "", "", strong, dealt=11))
    await world.outage(24 * 3600)
    await world.env.advance_time(0.05)
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert [len(hand) for hand in record.state.hands] == [20] * 5
    assert not record.state.declarations
    assert record.awaited == {*range(5)}
    left = (record.alarm.ends_at or 0) - world.bot.ledger.now()
    assert 299_000 < left <= 300_000
    assert labels(await world.hand("ann")) == ["Tricks", "Declare 2♥︎", "Declare nothing"]


async def test_a_dealing_goes_on_after_a_restart_and_hands_grow_again(world: World) -> None:
    await begin(world, pace="live")
    await arrange(world, table.dealing("2H 2H", "2S", dealt=16))
    lost = await world.hand("ann")
    await world.restart()
    record = await tick(world)
    assert [len(hand) for hand in record.state.hands] == [17] * 5
    assert "Hand, 16:" in words(lost), "a former process's hand cannot be edited"
    hand = await world.hand("ann")
    await tick(world)
    assert "Hand, 18:" in words(hand)
    await mark(world, "ann", lost, f"{H}.pair")
    await world.people["ann"].click(lost, label="Declare 2♥︎ 2♥︎")
    assert "Hand, 18:" in words(lost), "whatever is pressed shows the present"
    assert (await tick(world)).state.declarations == [(0, H, True)]
    record = await run_out(world)
    assert record.state.phase == "burying" and record.state.koth == 0


async def test_a_computer_overrides_a_person_by_a_pair(world: World) -> None:
    await begin(world, computers=2, pace="live")
    strong = "2S 2S AS AS KS KS QS QS JS JS 10S"
    await arrange(world, table.dealing("2H", "", "", strong, dealt=11))
    await declare(world, "ann", H)
    for _ in range(9):
        record = await tick(world)
        if len(record.state.declarations) > 1:
            break
    assert record.state.declarations[-1] == (3, S, True)
    assert "overrode ann with **2♠︎ 2♠︎**!" in words(await world.board())


async def test_computers_answer_the_window_after_the_people(world: World) -> None:
    await begin(world, computers=4, pace="untimed")
    await arrange(world, table.dealing("2H"))
    for _ in range(4):
        await world.env.advance_time(2.1)
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert not any(record.state.answered), "people have the first say"
    await declare(world, "ann", H)
    assert (await world.only_match()).state.answered == [True, False, False, False, False]
    await world.env.advance_time(2.1)
    state = (await world.only_match()).state
    assert (state.phase, state.koth, state.trump_suit) == ("burying", 0, H)


async def test_a_computer_slower_than_the_window_answers_before_it_closes(world: World) -> None:
    world.bot.ledger._pause_ms = 30_000
    await begin(world, "ann", computers=4, pace="live")
    state = table.dealing("", "2S 2S AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S")
    await arrange(world, state)
    await world.env.advance_time(3.1)
    record = await world.only_match()
    assert record.state.phase == "burying"
    assert record.state.declarations == [(1, 3, True)]


async def test_missed_turns_in_a_row_are_not_forgiven_by_a_window_let_pass(world: World) -> None:
    """Getting ready and declaring count neither as missed nor as played."""
    await begin(world, pace="live")

    def twice(record: Record) -> None:
        record.chairs[0].timeouts = 2

    await arrange(world, table.dealing("3H", rank="3", number=2), twice)
    record = await run_out(world)
    assert record.state.phase == "naming"
    assert record.chairs[0].timeouts == 2
    record = await run_out(world)
    assert record.chairs[0].stand_in


async def test_in_a_later_round_the_king_names_the_suit_if_nobody_declares(world: World) -> None:
    await begin(world)
    await arrange(world, table.dealing(rank="3", number=2, starter=2))
    await pass_by(world, *NAMES)
    assert await awaited(world) == ["cem"]
    assert "Nobody declared, so **cem** names the trump suit." in words(await world.board())
    hand = await world.hand("cem")
    assert menus_of(hand) == [["♠︎", "♥︎", "♦︎", "♣︎"]]
    await name_suit(world, "cem", S, hand)
    state = (await world.only_match()).state
    assert (state.phase, state.trump_suit, state.koth) == ("burying", S, 2)
    assert "Trumps: ♠︎, every 3 and the Jokers." in words(await world.board())
    assert "Bury these eight" in labels(hand), "the same hand goes on to the burial"
