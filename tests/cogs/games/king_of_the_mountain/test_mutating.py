"""Mutant Monarch: the victim decides at once while the others wait."""

from tests.cogs.games.king_of_the_mountain.playing import (
    able,
    begin,
    forged,
    move,
    moves_offered,
    mutate,
    pick,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_mountain.setting import king, reserve, table
from tests.support.acting import arrange
from tests.support.world import World, labels, pings, said_privately, words

WAITS = "🟦 **bob**'s King was captured for the first time"


async def test_the_victim_is_called_and_gains_a_movement_while_the_others_wait(
    world: World,
) -> None:
    await begin(world, "ann", "bob", "cem", mutant_monarch=True)
    armies = ("RD4", "KD12 NA16", "RR1")
    await arrange(world, table(*armies, reserves=("", "NNB", ""), mutant_monarch=True))
    await world.env.advance_time(61)
    await move(world, "ann", "D4xD12")
    record = await world.only_match()
    assert record.state.phase == "mutating"
    await world.grace()
    (call,) = world.calls(record.shown.place_id)
    assert pings(call) == [world.people["bob"].id]
    board = words(await world.board())
    assert WAITS in board
    assert "King `D12` returns to `A19`" in board
    assert "'s turn" not in board
    before = await world.rows()
    for name in ("ann", "cem"):
        hand = await world.hand(name)
        assert "not your turn" in words(hand)
        assert labels(hand) == ["More"]
        refused = await forged(world, name, "mutate:N")
        assert "not your turn" in said_privately(refused)
        assert "can't do that now" in said_privately(await forged(world, name, "move:R1-R2"))
    assert "don't have that piece in reserve" in said_privately(
        await forged(world, "bob", "mutate:R")
    )
    assert "can't do that now" in said_privately(await forged(world, "bob", "mutate:Z"))
    assert await world.rows() == before
    hand = await world.hand("bob")
    assert not world.calls(record.shown.place_id)
    assert "Your King was captured" in words(hand)
    assert "`D4xD12`" in words(hand)
    assert able(hand)[-3:] == ["Bishop", "Knight", "Leave him as he is"]
    assert [picture.filename for picture in hand.attachments] == ["hand.png"]
    check_everything(world)
    await mutate(world, "bob", hand, "N")
    board = words(await world.board())
    assert "🟦 bob's King can now also move and capture like a Knight." in board
    assert "bob: K+N A19" in board and "(reserve: BN)" in board
    assert "🟦 **bob**'s turn." in board
    assert "Your turn" in words(hand)
    await pick(world, "bob", hand, "A19")
    assert {"B17", "C18", "B19"} <= moves_offered(hand)
    await move(world, "bob", "A19-B17")
    assert king((await world.only_match()).state, 1) == "B17"


async def test_who_declines_is_not_asked_again(world: World) -> None:
    await begin(world, "ann", "bob", mutant_monarch=True)
    await arrange(world, table("RD4 RE1", "KD12 NA16", reserves=("", "N"), mutant_monarch=True))
    await move(world, "ann", "D4xD12")
    hand = await world.hand("bob")
    await mutate(world, "bob", hand, "-")
    board = words(await world.board())
    assert "🟦 bob leaves the King as he is." in board
    assert "King moves as" not in board
    record = await world.only_match()
    assert reserve(record.state, 1) == "N"
    state = table("RD4", "KD12 NA16", reserves=("", "N"), mutant_monarch=True)
    state.position.fallen[1] = True
    await arrange(world, state)
    await move(world, "ann", "D4xD12")
    record = await world.only_match()
    assert record.state.phase == "playing"
    assert await world.whose_turn() == "bob"


async def test_the_victims_of_a_chain_decide_in_the_order_of_their_capture(world: World) -> None:
    await begin(world, "ann", "bob", "cem", mutant_monarch=True)
    reserves = ("", "N", "R")
    armies = ("RG6", "KK6 NA16", "KE15")
    await arrange(world, table(*armies, reserves=reserves, mutant_monarch=True))
    await move(world, "ann", "G6xK6")
    assert WAITS in words(await world.board())
    hand = await world.hand("cem")
    assert "not your turn" in words(hand)
    await mutate(world, "bob", await world.hand("bob"), "N")
    assert "🔶 **cem**'s King was captured" in words(await world.board())
    assert able(hand)[-2:] == ["Rook", "Leave him as he is"]
    await mutate(world, "cem", hand, "R")
    board = words(await world.board())
    assert "🔶 cem's King can now also move and capture like a Rook." in board
    assert await world.whose_turn() == "bob"
