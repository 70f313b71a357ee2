"""Dealing and declaring at a table: card by card at the live pace, all at once at the others."""

from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    declare,
    ids,
    menus_of,
    name_suit,
    pass_by,
    tick,
)
from tests.games.eighty_points import table
from tests.games.eighty_points.table import H, S
from tests.support.acting import arrange, awaited
from tests.support.world import World, labels, words


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
        assert "You're declaring 2♠︎" in words(hand) and "moved on" not in words(hand)
        assert words(await world.board()) == board
        record = await tick(world)
        (declared,) = (await world.only_match()).state.declarations
        assert declared == (1, S, False)
        assert "bob declared with **2♠︎**." in words(await world.board())
        assert not ids(hand, "declare"), "a single card cannot be shown twice"
    assert record.state.phase == "declaring"


async def test_at_a_slower_pace_all_cards_come_at_once_and_then_a_window_for_all(
    world: World,
) -> None:
    """Cards cut off by an outage are dealt then, and computers declare no sooner than people."""
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
    assert labels(await world.hand("ann")) == ["Rules", "More", "Declare 2♥︎", "Declare nothing"]


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
    assert "Suggest" in labels(hand), "the same hand goes on to the burial"
