"""Choosing, attacking, ties, Jokers and spoils, by what two people and a stranger see."""

import pytest

from games.core.cards import code, parse
from games.king_of_the_hill import APEX, JOKER, AttackMenu
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    TWO_CARDS,
    attack,
    begin,
    choose,
    chosen_by,
    come_to,
    divide,
    marked,
    pick,
    play,
    tie_to_come,
    to_act,
)
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, BOTTOM, cards, table
from tests.support.acting import arrange, offers
from tests.support.world import Click, World, answer, labels, said_privately, words


async def test_a_stack_chosen_on_the_board_opens_ones_hand_privately(world: World) -> None:
    await begin(world)
    await come_to(world, "choosing")
    board = await world.board()
    result = await play(world, "ann", board, "choose", str(TWO_CARDS))
    hand = answer(result)
    assert hand.ephemeral
    assert "**Attack** for G" in words(hand)
    record = await world.only_match()
    assert record.state.battle.stack == TWO_CARDS
    assert "Both attack in secret" in words(await world.board())
    assert not offers(await world.board(), "choose")


async def test_a_stack_can_be_chosen_in_the_hand(world: World) -> None:
    await begin(world)
    await come_to(world, "choosing")
    hand = await world.hand("ann")
    assert chosen_by(hand, "choose") == chosen_by(await world.board(), "choose")
    await play(world, "ann", hand, "choose", str(BOTTOM[0]))
    assert "**Attack** for A" in words(hand)
    assert (await world.only_match()).state.phase == "attack"


async def test_exactly_the_free_stacks_can_be_chosen(world: World) -> None:
    await begin(world)
    record = await come_to(world, "choosing")
    view = record.game.view(record.state, None)
    offered = chosen_by(await world.board(), "choose")
    assert offered == [str(index) for index in view.available]
    before = await world.rows()
    for index in sorted({*range(15)} - {*view.available}):
        message = world.forge(f"{record.id}:{record.alarm.since}:choose:{index}")
        told = said_privately(await world.people["ann"].click(message, label="0"))
        assert "cannot be fought for yet" in told
    assert await world.rows() == before


@pytest.mark.parametrize(
    ("name", "told"), [("bob", "other player's"), ("stranger", "do not sit at this table")]
)
async def test_nobody_else_chooses_the_stack(world: World, name: str, told: str) -> None:
    await begin(world)
    await come_to(world, "choosing")
    before = await world.rows()
    board = await world.board()
    shown = words(board)
    for custom_id, _ in offers(board, "choose"):
        result = await world.people[name].click(board, custom_id=custom_id)
        assert told in said_privately(result)
        assert not answer(result).attachments
    assert await world.rows() == before
    assert words(await world.board()) == shown


async def test_two_presses_on_two_stacks_choose_one(world: World) -> None:
    await begin(world)
    record = await come_to(world, "choosing")
    board = await world.board()
    first, second = (custom_id for custom_id, _ in offers(board, "choose")[:2])
    await world.at_once(Click("ann", board, custom_id=first), Click("ann", board, custom_id=second))
    assert (await world.only_match()).version == record.version + 1
    assert (await world.only_match()).state.phase == "attack"


async def test_exactly_the_legal_attacks_are_offered_for_each_card(world: World) -> None:
    await begin(world)
    hand_cards = "2S 3S 4S 5S 7S 8S 9S 8H 9H JH QH KH AS 2D 4D"
    await arrange(world, table((hand_cards, "KS"), ("5D 3D", "")))
    await choose(world, BOTTOM[1])
    hand = await world.hand("ann")
    assert not chosen_by(hand, "attack"), "nothing before a card is picked"
    held = (*cards(hand_cards), JOKER)
    for card in held:
        await pick(world, "ann", hand, code(card))
        expected = {
            ".".join(code(each) for each in legal.cards)
            for legal in AttackMenu(held)
            if card in legal.cards
        }
        offered = chosen_by(hand, "attack")
        assert sorted(offered) == sorted(expected)
        assert len(marked(hand)) == 1


async def test_attacks_are_named_with_what_they_are_worth(world: World) -> None:
    await begin(world)
    await come_to(world, "attack")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "8S")
    assert [text for text in labels(hand) if text.startswith("Attack:")] == [
        "Attack: 8♠︎ = 8",
        "Attack: 7♠︎ 8♠︎ = 15",
    ]
    await pick(world, "ann", hand, "AC")
    assert "Attack: A♣︎ = 15" in labels(hand)
    await pick(world, "ann", hand, "JB")
    assert "Attack: Joker = 0" in labels(hand)
    assert "comes back to your hand" in words(hand)


async def test_a_joker_hidden_in_the_reserve_attacks_and_is_in_the_hand_afterwards(
    world: World,
) -> None:
    await begin(world)
    await come_to(world, "attack")
    hand = await attack(world, "bob", "JB")
    assert "You attack with **Joker** (0). Waiting for ann." in words(hand)
    state = (await world.only_match()).state
    assert JOKER in state.reserves[1], "it stays hidden until the attacks are revealed"
    assert "1 in hand" not in words(await world.board())
    await attack(world, "ann", "AC")
    state = (await world.only_match()).state
    assert JOKER in state.hands[1] and JOKER not in state.reserves[1]
    board = words(await world.board())
    assert "bob **Joker** (0): ann wins." in board
    assert "3 in hand · 1 in reserve" in board


async def test_both_attack_at_the_same_instant_and_both_hands_show_what_came_of_it(
    world: World,
) -> None:
    await begin(world)
    await arrange(world, table(("AC AD AH AS", "KC KD KH KS"), gone=(11,)))
    hands = {name: await world.hand(name) for name in NAMES}
    for suit in "CDHS":
        (chooser,) = await to_act(world)
        offered = chosen_by(hands[chooser], "choose")
        await play(world, chooser, hands[chooser], "choose", offered[-1])
        record = await world.only_match()
        for name, rank in zip(NAMES, "AK", strict=True):
            await pick(world, name, hands[name], rank + suit)
        clicks = [
            Click(name, hand, custom_id=offers(hand, "attack")[0][0])
            for name, hand in hands.items()
        ]
        await world.at_once(*clicks)
        after = await world.only_match()
        assert after.version == record.version + 2
        assert after.state.phase == "spoils"
        assert "ann wins." in words(await world.board())
        assert "You won" in words(hands["ann"])
        assert "ann is dividing what was won" in words(hands["bob"])
        await world.people["ann"].click(hands["ann"], label="To the hand")


@pytest.mark.parametrize("first", NAMES)
async def test_an_attack_does_not_make_the_others_open_hand_stale(world: World, first: str) -> None:
    await begin(world)
    await come_to(world, "attack")
    second = NAMES[1 - NAMES.index(first)]
    card = {"ann": "AC", "bob": "KH"}
    hand = await world.hand(second)
    await pick(world, second, hand, card[second])
    board = words(await world.board())
    await attack(world, first, card[first])
    assert len(marked(hand)) == 1, "the pick stays"
    after = words(await world.board())
    assert after != board and f"Still to attack: **{second}**." in after
    await world.people[second].click(hand, custom_id=offers(hand, "attack")[0][0])
    assert (await world.only_match()).state.phase == "spoils"


async def test_a_second_attack_is_refused_politely(world: World) -> None:
    await begin(world)
    record = await come_to(world, "attack")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "AC")
    button = offers(hand, "attack")[0][0]
    await world.people["ann"].click(hand, custom_id=button)
    before = await world.rows()
    assert "cannot be taken back" in said_privately(await world.press("ann", hand, button))
    other = world.forge(f"{record.id}:{record.alarm.since}:attack:7S.8S")
    told = said_privately(await world.people["ann"].click(other, label="0"))
    assert "cannot be taken back" in told
    assert await world.rows() == before
    assert "You attack with **A♣︎** (15)" in words(hand)


async def test_a_tie_is_fought_out_of_the_reserves_until_it_breaks(world: World) -> None:
    await begin(world)
    await arrange(world, table(("KS", "KH"), ("5S 9D 3D", "5H 2C 2D"), stacks={10: "9C"}))
    await choose(world, 10)
    hands = {name: await world.hand(name) for name in NAMES}
    await attack(world, "ann", "KS", hands["ann"])
    await attack(world, "bob", "KH", hands["bob"])
    for name in NAMES:
        assert "**A tie!** Attack again, from your reserve, for A · 9♣︎." in words(hands[name])
    state = (await world.only_match()).state
    assert all(JOKER in reserve for reserve in state.reserves), "Jokers go into the reserve"
    board = words(await world.board())
    assert "A tie for **A · 9♣︎**! Both attack again, from their reserves." in board
    assert "0 in hand · 4 in reserve" in board
    offered = []
    for card in ("5S", "9D", "3D", "JB"):
        await pick(world, "ann", hands["ann"], card)
        offered += chosen_by(hands["ann"], "attack")
    assert offered == ["5S", "9D", "3D", "JB"]
    await attack(world, "ann", "5S", hands["ann"])
    await attack(world, "bob", "5H", hands["bob"])
    assert "From the reserves ann **5♠︎** (5) and bob **5♥︎** (5): a tie." in words(
        await world.board()
    )
    await attack(world, "ann", "9D", hands["ann"])
    await attack(world, "bob", "JB", hands["bob"])
    board = words(await world.board())
    assert "From the reserves ann **9♦︎** (9) and bob **Joker** (0): ann wins." in board
    state = (await world.only_match()).state
    assert state.phase == "spoils"
    assert JOKER in state.hands[1], "a Joker played comes back to the hand"
    assert JOKER in state.reserves[0], "one that was not stays in the reserve"
    assert "**You won 9♣︎.**" in words(hands["ann"])


async def test_sequences_break_ties_too(world: World) -> None:
    await begin(world)
    await come_to(world, "tie")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "5S")
    assert chosen_by(hand, "attack") == ["5S", "4S.5S", "4S.5S.6S", "5S.6S"]
    await play(world, "ann", hand, "attack", "4S.5S.6S")
    await attack(world, "bob", "9H")
    assert "ann **4♠︎ 5♠︎ 6♠︎** (15) and bob **9♥︎** (9): ann wins." in words(await world.board())


async def test_cards_of_the_hand_cannot_fight_a_tie(world: World) -> None:
    await begin(world)
    record = await come_to(world, "tie")
    before = await world.rows()
    message = world.forge(f"{record.id}:{record.alarm.since}:attack:2C")
    told = said_privately(await world.people["ann"].click(message, label="0"))
    assert "only cards of your reserve" in told
    assert await world.rows() == before


async def test_a_lone_joker_in_the_reserve_needs_no_pick(world: World) -> None:
    await begin(world)
    await arrange(world, table(("KS 2C", "KH 3D"), ("", "5D"), stacks={10: "9C"}))
    await choose(world, 10)
    await attack(world, "ann", "KS")
    await attack(world, "bob", "KH")
    hand = await world.hand("ann")
    assert chosen_by(hand, "attack") == ["JB"]
    await world.people["ann"].click(hand, label="Attack: Joker = 0")
    assert "You attack with **Joker** (0)" in words(hand)


async def test_two_jokers_discard_the_stack_and_show_it(world: World) -> None:
    await begin(world)
    await come_to(world, "attack")
    for name in NAMES:
        await attack(world, name, "JB")
    record = await world.only_match()
    assert record.state.phase == "choosing"
    assert await to_act(world) == ["bob"], "the turn passes whoever won"
    board = words(await world.board())
    assert "two Jokers" in board and "The stack is discarded." in board
    assert record.state.won == [0, 0]


async def test_two_jokers_at_the_apex_are_a_draw_and_nobody_wins(world: World) -> None:
    await begin(world)
    await arrange(world, table(("AS", "2H"), gone=ALL_BUT_APEX))
    await choose(world, APEX)
    for name in NAMES:
        await attack(world, name, "JB")
    record = await world.only_match()
    assert record.status == "over"
    for message in (await world.board(), await world.lobby()):
        text = words(message)
        assert "Two Jokers at the apex: nobody is King of the Hill. A draw." in text
        assert "wins" not in text
        assert text.count("🥇") == 2 and "🥈" not in text


@pytest.mark.parametrize("tied_first", [False, True])
async def test_whoever_wins_the_apex_is_king(world: World, tied_first: bool) -> None:
    await begin(world)
    await arrange(world, table(("AS 3C", "2H 3H"), ("9C", "8C"), gone=ALL_BUT_APEX, turn=1))
    hands = {name: await world.hand(name) for name in NAMES}
    await choose(world, APEX)
    if tied_first:
        await attack(world, "ann", "3C", hands["ann"])
        await attack(world, "bob", "3H")
        await attack(world, "ann", "9C", hands["ann"])
        await attack(world, "bob", "8C")
    else:
        await attack(world, "ann", "AS", hands["ann"])
        await attack(world, "bob", "2H")
    assert (await world.only_match()).status == "over"
    for message in (await world.board(), await world.lobby()):
        assert "ann wins the apex and is King of the Hill!" in words(message)
    assert "🥇 **ann** · 1 card won" in words(await world.board())
    assert "🥈 **bob** · 0 cards won" in words(await world.board())
    assert "is King of the Hill!" in words(hands["ann"])


@pytest.mark.parametrize("faces_tie", [False, True])
async def test_the_variant_lets_tens_and_pictures_tie(world: World, faces_tie: bool) -> None:
    await begin(world, faces_tie=faces_tie)
    await arrange(world, table(("KS", "JH"), ("9C", "8C"), faces_tie=faces_tie))
    await choose(world, BOTTOM[0])
    await attack(world, "ann", "KS")
    await attack(world, "bob", "JH")
    board = words(await world.board())
    assert ("ten, jack, queen and king tie" in board) == faces_tie
    if faces_tie:
        assert "ann **K♠︎** (10) and bob **J♥︎** (10): a tie." in board
    else:
        assert "ann **K♠︎** (10) and bob **J♥︎** (10): ann wins, for K♠︎ ranks above J♥︎." in board
    assert (await world.only_match()).state.phase == ("attack" if faces_tie else "spoils")


@pytest.mark.parametrize("wanted", ["none", "all", "mixed"])
async def test_spoils_are_divided_and_only_the_counts_are_told(world: World, wanted: str) -> None:
    await begin(world)
    record = await come_to(world, "spoils")
    spoils = [code(card) for card in record.state.spoils]
    reserve = {"none": [], "all": spoils, "mixed": spoils[:1]}[wanted]
    before = [len(held[0]) for held in (record.state.hands, record.state.reserves)]
    hand = await divide(world, "ann", " ".join(reserve))
    state = (await world.only_match()).state
    assert {*map(parse, reserve)} <= {*state.reserves[0]}
    assert {*map(parse, spoils)} - {*map(parse, reserve)} <= {*state.hands[0]}
    counts = [len(held[0]) for held in (state.hands, state.reserves)]
    assert counts == [before[0] + 2 - len(reserve), before[1] + len(reserve)]
    board = words(await world.board())
    told = {
        "none": "ann took all 2 cards into the hand.",
        "all": "ann put all 2 cards into the reserve.",
        "mixed": "ann put 1 into the hand and 1 into the reserve.",
    }
    assert told[wanted] in board
    hidden = code(record.state.spoils[0])
    assert hidden not in board and hidden not in words(await world.hand("bob"))
    assert "bob is choosing a stack" in words(hand)


async def test_the_button_that_divides_says_what_goes_where(world: World) -> None:
    await begin(world)
    record = await come_to(world, "spoils")
    first, second = (code(card) for card in record.state.spoils)
    hand = await world.hand("ann")
    assert "All to the hand" in labels(hand)
    await pick(world, "ann", hand, first)
    (name,) = [text for text in labels(hand) if text.startswith("Reserve: ")]
    assert "; hand: " in name
    await pick(world, "ann", hand, second)
    assert "All to the reserve" in labels(hand)
    assert len(marked(hand)) == 2


async def test_the_loser_divides_nothing(world: World) -> None:
    await begin(world)
    record = await come_to(world, "spoils")
    before = await world.rows()
    assert not labels(await world.hand("bob"))
    message = world.forge(f"{record.id}:{record.alarm.since}:divide")
    told = said_privately(await world.people["bob"].click(message, label="0"))
    assert "other player's" in told
    assert await world.rows() == before


async def test_the_turn_passes_after_each_battle_whoever_won(world: World) -> None:
    await begin(world)
    state = tie_to_come()
    await arrange(world, state)
    assert await to_act(world) == ["ann"]
    await choose(world, BOTTOM[0])
    await attack(world, "ann", "KS")
    await attack(world, "bob", "3D")
    await divide(world, "ann")
    assert await to_act(world) == ["bob"]
