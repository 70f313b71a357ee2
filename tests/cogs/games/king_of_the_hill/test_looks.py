"""The board in words: names with markup, long names, long battles, and enough to play by."""

import pytest

from games.core.cards import code, label
from games.king_of_the_hill import PLACES
from tests.cogs.games.king_of_the_hill.playing import (
    SLUG,
    attack,
    begin,
    choose,
    come_to,
    divide,
    leave,
    set_aside,
    tie_to_come,
)
from tests.cogs.table.test_limits import LONG_NAMES, check_everything
from tests.games.king_of_the_hill.table import BOTTOM
from tests.support.acting import arrange
from tests.support.world import World, said_privately, words


async def named(world: World, *nicks: str) -> list[str]:
    """People with these names sit at a table that has begun."""
    names = [f"guest{at}" for at in range(2)]
    for name, nick in zip(names, nicks, strict=True):
        world.welcome(name, nick=nick)
    await world.begin(*names, game=SLUG)
    return names


async def test_markup_in_names_stays_text(world: World) -> None:
    first, second = await named(world, "**loud** `x`", "[a](http://b) <@1>")
    await arrange(world, tie_to_come())
    await choose(world, BOTTOM[0])
    hand = await world.hand(first)
    await attack(world, first, "KS", hand)
    texts = [words(hand), words(await world.board())]
    await attack(world, second, "KH")
    texts.append(words(await world.board()))
    await leave(world, second)
    texts += [words(await world.board()), words(await world.lobby())]
    for text in texts:
        shown = text.partition("board.png")[0]
        assert "**loud**" not in shown.replace("\\*\\*loud\\*\\*", "")
        assert "](http" not in shown
        assert "<@1>" not in shown


@pytest.mark.parametrize("name", LONG_NAMES)
async def test_long_names_and_a_long_battle_fit_and_the_newest_blow_is_shown(
    world: World, name: str
) -> None:
    await named(world, f"1{name}"[:32], f"2{name}"[:32])
    await arrange(world, tie_to_come())
    await choose(world, BOTTOM[0])
    record = await world.only_match()
    state = record.state
    tied = ((11, 24), (9, 22), (10, 23), (8, 21), (7, 20), (6, 19), (5, 18), (4, 17))
    blows = tuple(((one,), (other,)) for one, other in tied)
    state.battle = state.battle._replace(blows=blows)
    await arrange(world, state)
    check_everything(world)
    board = await world.board()
    assert f"**{label(4)}** (6)" in words(board)
    assert "Time ends" in words(board)
    assert board.attachments[0].description


@pytest.mark.parametrize("phase", ["setup", "choosing", "attack", "tie", "spoils"])
async def test_the_alternative_tells_all_that_one_needs_to_play(world: World, phase: str) -> None:
    await begin(world)
    record = await come_to(world, phase)
    (picture,) = (await world.board()).attachments
    alt = picture.description
    assert alt is not None
    view = record.game.view(record.state, None)
    for seat, name in enumerate(("ann", "bob")):
        facts = view.seats[seat]
        counts = f"{facts.hand} in hand · {facts.reserve} in reserve · {facts.won} won"
        assert f"{seat + 1} {name} · {counts}" in alt
    for index, stack in enumerate(view.stacks):
        if not stack.size:
            continue
        assert stack.top is not None
        row = next(line for line in alt.splitlines() if line.startswith(f"Row {PLACES[index][0]}:"))
        card = "Joker" if index == 0 else label(stack.top)
        text = f" · {card}" + (f" ×{stack.size}" if stack.size > 1 else "")
        assert text in row
        assert (f"{text}]" in row) == (index in view.available)
    assert ("⚔" in alt) == (phase in ("tie", "spoils"))


async def test_the_board_tells_who_is_to_do_what_in_every_phase(world: World) -> None:
    await begin(world)
    told = {
        "setup": "Still to choose: **ann** and **bob**.",
        "choosing": "**ann** is to choose a stack to fight for",
        "attack": "ann fights for **G · K♦︎ ×2**. Both attack in secret.",
        "tie": "A tie for **A · 9♣︎**!",
        "spoils": "**ann** has won 2 cards and divides them between hand and reserve.",
    }
    for phase, text in told.items():
        await come_to(world, phase)
        assert text in words(await world.board()), phase


async def test_the_hands_text_names_every_card_of_hand_and_reserve(world: World) -> None:
    await begin(world)
    record = await come_to(world, "choosing")
    for seat, name in enumerate(("ann", "bob")):
        text = words(await world.hand(name))
        for held in (record.state.hands[seat], record.state.reserves[seat]):
            for card in held:
                assert (label(card) if card < 52 else "Joker") in text


async def test_the_rules_open_privately_with_both_pages(world: World) -> None:
    await begin(world)
    text = said_privately(await world.people["ann"].click(await world.board(), label="Rules"))
    assert "**Goal.**" in text
    await set_aside(world, "ann")


async def test_a_battle_is_told_until_a_blow_of_the_next_one_is_struck(world: World) -> None:
    await begin(world)
    record = await come_to(world, "attack")
    chair = record.chair_of(world.people["ann"].id)
    assert chair is not None
    await attack(world, "ann", code(record.state.hands[chair.seat][0]))
    await attack(world, "bob", "JB")
    await divide(world, "ann")
    assert "**Battle 1**" in words(await world.board())
    await choose(world)
    board = words(await world.board())
    assert "Both attack in secret" in board
    assert "**Battle 1**" in board
    assert "Battle 2" not in board
    assert "Discarded, " in words(await world.hand("ann"))
