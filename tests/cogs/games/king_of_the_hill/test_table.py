"""King of the Hill as two people play it at a table, by the controls that they see."""

import pytest

from cogs.games.king_of_the_hill.texts import card_text
from games.core.cards import code, parse
from games.king_of_the_hill.attack import JOKER
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    SLUG,
    TWO_CARDS,
    begin,
    laid_out,
)
from tests.games.king_of_the_hill.table import BOTTOM, at, table
from tests.support.acting import arrange
from tests.support.imagined import ENGLISH
from tests.support.reading import marked, offers, plays_on
from tests.support.world import World, labels, said_privately, words


def texts(codes: list[str]) -> list[str]:
    return [card_text(parse(each), ENGLISH) for each in codes]


# Sitting down, and the reserve: chosen by both in secret


async def test_the_command_offers_the_variant_and_the_lobby_names_the_rules(world: World) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    assert "queen and king" not in words(lobby)
    await world.press("ann", lobby, "Cancel")
    await world.ask("ann", f"play {SLUG}", faces_tie=True, pace="live")
    assert "Ten, jack, queen and king tie · live" in words(await world.lobby())


async def test_the_game_is_for_two(world: World) -> None:
    lobby = await world.open_table("ann", game=SLUG)
    assert "at least 2 players" in said_privately(await world.press("ann", lobby, "Start"))
    await world.join("bob")
    assert "2 seats are taken" in await world.rejected("cem", "join")
    await world.press("ann", lobby, "Start")
    assert "Join" not in labels(await world.board())
    told = await world.rejected("cem", "join")
    assert "King of the Hill is for two players, and both seats are taken." in told


async def test_everything_may_be_set_aside_in_secret_and_a_pick_taken_back(world: World) -> None:
    record = await begin(world)
    mine, theirs = ([code(card) for card in hand] for hand in record.state.hands)
    hand = await world.hand("bob")
    await world.pick("bob", hand, *texts(theirs[:2]))
    await world.unpick("bob", hand, *texts(theirs[:1]))
    assert plays_on(hand, "set_aside") == [theirs[1]]
    assert len(marked(hand)) == 1
    other = await world.hand("ann")
    assert plays_on(other, "set_aside") == [""], "nothing, by a button of its own"
    await world.pick("ann", other, *texts(["JB"]))
    assert marked(other) == [card_text(JOKER, ENGLISH)]
    assert plays_on(other, "set_aside") == ["JB"]
    await world.pick("ann", other, *texts(mine[:-1]))
    assert plays_on(other, "set_aside") == [".".join(mine)]
    await world.press("ann", other, "Set aside")
    assert labels(other) == ["More"]
    board = words(await world.board())
    assert "Waiting for **bob**." in board
    assert board.count("ready ✓") == 1
    assert board.count("12 in hand · 0 in reserve") == 2, "public when both have chosen"
    assert len(marked(hand)) == 1, "what bob has picked stays picked"
    await world.pick("bob", hand, *texts(theirs[2:3]))
    await world.press("bob", hand, "Set aside")
    state = (await world.only_match()).state
    assert JOKER in state.reserves[0] and len(state.reserves[0]) == 12
    assert [code(card) for card in state.reserves[1]] == theirs[1:3]
    board = words(await world.board())
    assert "ready" not in board
    assert board.count("0 in hand · 12 in reserve") == 1
    assert board.count("10 in hand · 2 in reserve") == 1


async def test_a_reserve_can_be_suggested_and_changed_before_it_is_laid_aside(world: World) -> None:
    await begin(world)
    hand = await world.hand("ann")
    await world.press("ann", hand, "Suggest")
    suggested = marked(hand)
    assert suggested
    assert (await world.only_match()).state.committed == [None, None], "nothing is played by it"
    held = (await world.only_match()).state.hands[0]
    more = next(card for card in held if card_text(card, ENGLISH) not in suggested)
    await world.pick("ann", hand, card_text(more, ENGLISH))
    assert sorted(marked(hand)) == sorted([*suggested, card_text(more, ENGLISH)])
    await world.press("ann", hand, "Set aside")
    committed = (await world.only_match()).state.committed[0]
    assert sorted(card_text(card, ENGLISH) for card in committed) == sorted(
        [*suggested, card_text(more, ENGLISH)]
    )


# Battles


async def test_a_stack_chosen_on_the_board_opens_ones_hand_privately(world: World) -> None:
    await begin(world, laid_out("choosing"))
    board = await world.board()
    (stack,) = (each for each, _ in offers(board, "choose") if each.endswith(f":{TWO_CARDS}"))
    hand = await world.press("ann", board, stack)
    assert hand.ephemeral
    assert "**Attack for K♦︎ ×2.**" in words(hand)
    assert (await world.only_match()).state.battle.stack == TWO_CARDS
    assert not offers(board, "choose")


async def test_a_tie_is_fought_out_of_the_reserves_until_it_breaks(world: World) -> None:
    """In hands that are open all the time; then the spoils are divided and the turn passes."""
    await begin(world, table(("KS", "KH"), ("5S 9D 3D", "5H 2C 2D"), stacks={10: "9C"}))
    await world.play("ann", "choose", "10", await world.board())
    hands = {name: await world.hand(name) for name in NAMES}
    await world.play("ann", "attack", "KS", hands["ann"])
    await world.play("bob", "attack", "KH", hands["bob"])
    for name in NAMES:
        assert "**A tie!** Attack again for 9♣︎, from your reserve." in words(hands[name])
    state = (await world.only_match()).state
    assert all(JOKER in reserve for reserve in state.reserves), "Jokers go into the reserve"
    board = words(await world.board())
    assert "A tie for **9♣︎**! Attack again, from your reserves." in board
    assert "0 in hand · 4 in reserve" in board
    assert plays_on(hands["ann"], "attack") == ["3D", "9D", "5S", "JB"]
    await world.play("ann", "attack", "5S", hands["ann"])
    await world.play("bob", "attack", "5H", hands["bob"])
    told = words(await world.press("cem", await world.board(), "Battles so far"))
    assert "From the reserves, ann attacked with **5♠︎** (5) and bob with **5♥︎** (5): a tie." in told
    await world.play("ann", "attack", "9D", hands["ann"])
    await world.play("bob", "attack", "JB", hands["bob"])
    board = words(await world.board())
    blow = "From the reserves, ann attacked with **9♦︎** (9) and bob with **Joker** (0): ann wins."
    assert blow in board
    state = (await world.only_match()).state
    assert state.phase == "spoils"
    assert JOKER in state.hands[1], "a Joker played comes back to the hand"
    assert JOKER in state.reserves[0], "one that was not stays in the reserve"
    assert "**You won 9♣︎.** Where to?" in words(hands["ann"])
    assert "ann is dividing the spoils" in words(hands["bob"])
    await world.play("ann", "divide", "9C", hands["ann"])
    assert "9C" in [code(card) for card in (await world.only_match()).state.reserves[0]]
    assert await world.whose_turn() == "bob"


@pytest.mark.parametrize(
    ("stack", "blow", "spoils"),
    [
        ("9♠︎", "K♣︎ = 10", "Into my hand"),
        ("9♠︎", "K♣︎ = 10", "Into my reserve"),
        ("4♥︎ ×2", "7♠︎ 8♠︎ = 15", "All into my hand"),
        ("4♥︎ ×2", "7♠︎ 8♠︎ = 15", "All into my reserve"),
    ],
)
async def test_a_battle_takes_three_presses(
    world: World, stack: str, blow: str, spoils: str
) -> None:
    """A stack, an attack, and what becomes of the cards won."""
    stacks = {at(4, 0): "3H 4H", BOTTOM[1]: "9S"}
    await begin(world, table(("KC 3C 7S 8S", "2D 3D"), stacks=stacks, gone=[BOTTOM[0]]))
    hand = await world.hand("bob")
    await world.press("ann", await world.hand("ann"), stack)
    await world.play("bob", "attack", "3D", hand)
    mine = await world.hand("ann")
    await world.press("ann", mine, blow)
    await world.press("ann", mine, spoils)
    after = (await world.only_match()).state
    assert (after.phase, after.turn) == ("choosing", 1)
    assert after.won[0] == (2 if "All" in spoils else 1)


# Refusals


async def test_what_is_refused_is_told_in_a_sentence(world: World) -> None:
    await begin(world)
    for phase, name, control, told in (
        ("setup", "ann", "attack:JB", "You can't do that now. Open your hand again."),
        ("attack", "ann", "choose:10", "You can't do that now. Open your hand again."),
        ("setup", "ann", "set_aside:{theirs}", "You don't have that card any more."),
        ("choosing", "ann", "choose:0", "You can't choose that stack yet"),
        ("choosing", "bob", "choose:10", "That's up to the other player."),
        ("spoils", "bob", "divide", "That's up to the other player."),
        ("spoils", "ann", "divide:2C", "You can only divide the cards you've just won."),
        ("attack", "ann", "attack:7S.AC", "That's not an attack."),
        ("tie", "ann", "attack:2C", "In a tie you can only attack from your reserve."),
    ):
        record = await arrange(world, laid_out(phase))
        theirs = code(record.state.hands[1 - NAMES.index(name)][0])
        assert told in await world.rejected(name, control.format(theirs=theirs)), control


async def test_an_attack_cannot_be_made_again(world: World) -> None:
    await begin(world, laid_out("attack"))
    await world.play("ann", "attack", "AC")
    for control in ("attack:AC", "attack:7S.8S"):
        assert "can't change it" in await world.rejected("ann", control)
