"""Dealing and declaring, from positions on the way: step 7 of the Gameplay Actions."""

import pytest

from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    TRACE,
    C,
    H,
    S,
    args_of,
    begin,
    come_to,
    declare,
    ids,
    pass_by,
    tick,
    verbs_on,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange
from tests.support.world import Click, World, labels, said_privately, words

OFFERED = {
    "ann": ["Declare 2♥︎", "Declare 2♥︎ 2♥︎"],
    "bob": ["Declare 2♠︎"],
    "cem": ["Declare 2♣︎", "Declare 2♣︎ 2♣︎"],
    "dora": [],
    "eve": [],
}


@pytest.mark.parametrize("phase", ["dealing", "declaring"])
async def test_only_who_holds_the_trump_rank_is_offered_to_declare(
    world: World, phase: str
) -> None:
    await begin(world, pace="live")
    await come_to(world, phase)
    for name, wanted in OFFERED.items():
        hand = await world.hand(name)
        assert hand.ephemeral
        nothing = ["Declare nothing"] if phase == "declaring" else []
        assert labels(hand) == wanted + nothing
        assert ("**You can declare.**" in words(hand)) == bool(wanted)
    assert labels(await world.board()) == ["My hand", "Leave", "Rules"]


async def test_a_button_appears_in_the_open_hand_with_the_card(world: World) -> None:
    await begin(world, pace="live")
    state = table.dealing(dealt=10)
    two = state.deck.index(table.cards("2D")[0])
    state.deck.append(state.deck.pop(two))  # the next card, and so the starting player's
    await arrange(world, state)
    hands = {name: await world.hand(name) for name in NAMES}
    assert not any(map(labels, hands.values()))
    await tick(world)
    assert labels(hands["ann"]) == ["Declare 2♦︎"]
    assert not any(labels(hands[name]) for name in NAMES[1:])
    assert "declare" not in verbs_on(await world.board())


async def test_a_declaration_on_a_hand_shown_some_steps_ago_counts(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hand = await world.hand("bob")
    (old,) = ids(hand, "declare")
    await tick(world, 3)
    result = await world.press("bob", hand, old)
    assert not result.followups, "nobody is told anything: it counted"
    assert "moved on" not in words(hand)
    (declared,) = (await world.only_match()).state.declarations
    assert declared == (1, S, False)
    assert "bob declared with **2♠︎**." in words(await world.board())
    assert not labels(hand), "a single card cannot be shown twice"


async def test_a_declaration_from_the_dealing_counts_in_the_last_window(world: World) -> None:
    await begin(world, pace="live")
    await arrange(world, table.dealing("2H 2H", "2S", dealt=19))
    hand = await world.hand("bob")
    (old,) = ids(hand, "declare")
    record = await tick(world)
    assert record.state.phase == "declaring"
    await world.press("bob", hand, old)
    state = (await world.only_match()).state
    assert state.declarations[-1].seat == 1
    assert state.answered == [False, True, False, False, False]


async def test_a_single_is_announced_to_all_and_only_pairs_can_override_it(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hands = {name: await world.hand(name) for name in NAMES}
    single = ids(hands["ann"], "declare")[0]
    await declare(world, "bob", S, hand=hands["bob"])
    board = words(await world.board())
    assert "bob declared with **2♠︎**." in board
    assert "Only a pair of rank 2 can override that." in board
    for name, hand in hands.items():
        assert "bob declared with **2♠︎**." in words(hand)
        assert args_of(hand, "declare") == {"ann": [f"{H}.pair"], "cem": [f"{C}.pair"]}.get(
            name, []
        )
    result = await world.press("ann", hands["ann"], single)
    assert "only a pair can override" in said_privately(result)
    assert len((await world.only_match()).state.declarations) == 1


async def test_a_pair_overrides_and_takes_every_button_away(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hands = {name: await world.hand(name) for name in NAMES}
    late = ids(hands["ann"], "declare")[1]
    await declare(world, "bob", S, hand=hands["bob"])
    record = await world.only_match()
    await declare(world, "cem", C, pair=True, hand=hands["cem"])
    after = await world.only_match()
    assert after.alarm.ends_at == record.alarm.ends_at, "declaring does not stop the dealing"
    assert after.alarm.since == record.alarm.since
    board = words(await world.board())
    assert "cem overrode bob with **2♣︎ 2♣︎**!" in board
    assert "A pair is final." in board
    for hand in hands.values():
        assert "cem overrode bob" in words(hand)
        assert not labels(hand)
        assert "You can declare" not in words(hand)
    result = await world.press("ann", hands["ann"], late)
    assert "nothing overrides a pair" in said_privately(result)
    assert len((await world.only_match()).state.declarations) == 2


async def test_one_may_strengthen_ones_own_single_and_then_there_is_no_window(
    world: World,
) -> None:
    await begin(world, pace="live")
    await arrange(world, table.dealing("2H 2H", dealt=18))
    hand = await declare(world, "ann", H)
    assert labels(hand) == ["Declare 2♥︎ 2♥︎"]
    await declare(world, "ann", H, pair=True, hand=hand)
    assert not labels(hand)
    assert "ann now shows **2♥︎ 2♥︎**!" in words(await world.board())
    record = await tick(world)
    assert record.state.declarations == [(0, H, False), (0, H, True)]
    assert [len(hand) for hand in record.state.hands] == [19] * 5, "the dealing goes on"
    record = await tick(world)
    assert record.state.phase == "burying" and record.state.koth == 0
    assert [len(hand) for hand in record.state.hands] == [28, 20, 20, 20, 20]


async def test_two_who_declare_at_the_same_instant(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hands = {name: await world.hand(name) for name in ("ann", "bob")}
    results = await world.at_once(
        Click("ann", hands["ann"], "Declare 2♥︎"), Click("bob", hands["bob"], "Declare 2♠︎")
    )
    (declared,) = (await world.only_match()).state.declarations
    refused = results[1 - declared.seat]
    assert "only a pair can override" in said_privately(refused)
    assert not results[declared.seat].followups


async def test_a_declaration_at_the_same_instant_as_a_card_is_dealt(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "dealing")
    hand = await world.hand("bob")
    (press,) = ids(hand, "declare")
    await world.env.advance_time(1.999)
    await world.press("bob", hand, press)
    await world.env.advance_time(0.01)
    state = (await world.only_match()).state
    assert state.declarations[-1].seat == 1
    assert [len(each) for each in state.hands] == [11] * 5
    assert "Hand, 11:" in words(hand)


async def test_declarations_that_the_cards_do_not_bear_out_are_refused(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "dealing")
    since = record.alarm.since
    ill = ("3.", "0.pair", "9.", "x.", "-1.", "2.pair.pair", "")
    forged = world.forge(*(f"{record.id}:{since}:declare:{args}".rstrip(":") for args in ill))
    before = await world.rows()
    for number, args in enumerate(ill):
        result = await world.people["dora"].click(forged, label=str(number))
        told = said_privately(result)
        assert len(told) > 20 and TRACE not in told, args
    assert await world.rows() == before


async def test_a_spectator_can_neither_declare_nor_look(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "dealing")
    forged = world.forge(f"{record.id}:{record.alarm.since}:declare:{H}.")
    told = said_privately(await world.people["stranger"].click(forged, label="0"))
    assert "do not sit at this table" in told
    looked = await world.people["stranger"].click(await world.board(), label="My hand")
    assert "do not sit at this table" in said_privately(looked)
    assert "♥" not in said_privately(looked)
    assert not (await world.only_match()).state.declarations


async def paces(world: World, state: EightyPointsState) -> list[tuple[str, int, int | None, int]]:
    """Phase, cards dealt, when the clock rings next, and how often it rang, step by step."""
    record = await arrange(world, state)
    first, now = record.version, world.bot.ledger.now()
    found: list[tuple[str, int, int | None, int]] = []
    while record.state.phase in ("dealing", "declaring"):
        ends_at = record.alarm.ends_at
        assert ends_at is not None
        assert record.alarm.wake_at == ends_at
        found.append(
            (record.state.phase, len(record.state.hands[4]), ends_at - now, record.version - first)
        )
        await world.env.advance_time(max(0, ends_at - world.bot.ledger.now()) / 1000)
        record = await world.only_match()
    return found


async def test_the_pace_tells_nothing_of_who_could_declare(world: World) -> None:
    await begin(world, pace="live")
    twos = [("2H 2H", "2S", "2C 2C"), ("", "", "", "", "2H 2H 2S 2S"), ()]
    seen = [await paces(world, table.dealing(*hands, dealt=17)) for hands in twos]
    assert seen[0] == [
        ("dealing", 17, 2000, 0),
        ("dealing", 18, 4000, 1),
        ("dealing", 19, 6000, 2),
        ("declaring", 20, 9000, 3),
    ]
    assert seen[1] == seen[0] and seen[2] == seen[0]


async def test_the_board_is_the_same_whoever_could_declare(world: World) -> None:
    await begin(world, pace="live")
    shown = []
    for hands in (("2H 2H", "2S", "2C 2C"), ("", "", "", "", "2H 2H 2S 2S"), ()):
        await arrange(world, table.dealing(*hands, dealt=10))
        await tick(world)
        board = await world.board()
        text = board.embeds[0].description or ""
        alternative = board.attachments[0].description
        shown.append((text, alternative, world.picture(board), labels(board)))
    assert shown[1:] == shown[:-1]


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


async def test_who_has_answered_is_told_so_and_cannot_answer_again(world: World) -> None:
    await begin(world, pace="live")
    await come_to(world, "declaring")
    hand = await world.hand("ann")
    single = ids(hand, "declare")[0]
    await world.people["ann"].click(hand, label="Declare nothing")
    assert not labels(hand)
    assert words(await world.board()).count("has answered ✓") == 2, "in the text and in the alt"
    result = await world.press("ann", hand, single)
    assert "given your answer" in said_privately(result)
    (declarations, answered) = await _answers(world)
    assert (declarations, answered) == ([], [True, False, False, False, False])


async def _answers(world: World) -> tuple[list[object], list[bool]]:
    state = (await world.only_match()).state
    return state.declarations, state.answered


async def test_a_declared_pair_closes_the_window_at_once(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    await pass_by(world, "eve")
    await declare(world, "bob", S)
    hand = await declare(world, "cem", C, pair=True)
    state = (await world.only_match()).state
    assert (state.phase, state.koth, state.trump_suit) == ("burying", 2, C)
    assert "**You are King of the Hill.**" in words(hand)
    assert "Pick 8 more" in labels(hand)


async def test_a_single_stands_when_the_others_pass(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    await declare(world, "bob", S)
    assert (await world.only_match()).state.phase == "declaring", "a pair may still override"
    await pass_by(world, "ann", "cem", "dora", "eve")
    state = (await world.only_match()).state
    assert (state.phase, state.koth, state.trump_suit) == ("burying", 1, S)


async def test_a_later_round_belongs_to_the_starter_whoever_declared(world: World) -> None:
    await begin(world)
    await arrange(world, table.dealing("3H", "3S 3S", rank="3", number=2))
    hand = await world.hand("bob")
    assert "The suit declared will be trumps." in words(hand)
    assert "King of the Hill, with that suit" not in words(hand)
    await declare(world, "bob", S, pair=True, hand=hand)
    state = (await world.only_match()).state
    assert (state.phase, state.koth, state.trump_suit) == ("burying", 0, S)
    assert "♔ King of the Hill" in words(await world.board())


async def test_at_a_slower_pace_computers_declare_no_sooner_than_people_can(world: World) -> None:
    """The cards come at once, so that all five have the window and nothing else."""
    await begin(world, computers=4)
    strong = "2S 2S AS AS KS KS QS QS JS JS 10S"
    await arrange(world, table.dealing("2H", "", "", strong, dealt=11))
    await world.env.advance_time(0.05)
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert not record.state.declarations
    assert "Declare 2♥︎" in labels(await world.hand("ann"))
