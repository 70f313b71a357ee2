"""What is hidden changes nothing that others see.

The hidden cards are exchanged for others behind the players' backs: the opponent, a stranger and
the public must read the same words and look at the same pictures as before.
"""

import random
from collections.abc import Awaitable, Callable

import pytest

from games.core.cards import code
from games.king_of_the_hill import JOKER, AttackMenu, KingOfTheHillState
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    PHASES,
    TWO_CARDS,
    attack,
    begin,
    choose,
    come_to,
    divide,
    set_aside,
)
from tests.games.king_of_the_hill.inventory import inventory
from tests.games.king_of_the_hill.table import cards, table
from tests.support.acting import arrange
from tests.support.world import World, answer, words

Seen = tuple[str, tuple[bytes, ...]]


def exchanged(state: KingOfTheHillState, viewer: int | None, seed: int) -> KingOfTheHillState:
    """Another match, in which only what the viewer may not know is different."""
    rng = random.Random(seed)
    winner = None if state.battle is None else state.battle.winner
    places: list[list[int]] = [stack[:-1] for stack in state.stacks]
    spoils = state.spoils[:-1] if viewer is None or winner != viewer else []
    places.append(spoils)
    theirs = [seat for seat in range(2) if seat != viewer]
    for seat in theirs:
        known = {*state.known_hand[seat], *state.known_reserve[seat], *state.known_either[seat]}
        for held in (state.hands[seat], state.reserves[seat]):
            places.append([card for card in held if card not in known and card != JOKER])
    hidden = [card for place in places for card in place]
    rng.shuffle(hidden)
    new = dict(zip([card for place in places for card in place], hidden, strict=True))
    before = inventory(state)
    for stack in state.stacks:
        stack[:] = [new.get(card, card) for card in stack]
    state.spoils[:] = [new.get(card, card) for card in state.spoils]
    for seat in theirs:
        hand, reserve = state.hands[seat], state.reserves[seat]
        for held in (hand, reserve):
            held[:] = [new.get(card, card) for card in held]
        _move_the_joker(state, seat)
        hand.sort()
        reserve.sort()
        if state.committed[seat] is not None:
            state.committed[seat] = _other_choice(state, seat, rng)
    assert inventory(state) == before
    return state


def _move_the_joker(state: KingOfTheHillState, seat: int) -> None:
    """From the hand into the reserve or back, for another card, so that all counts stay."""
    places = (state.hands[seat], state.reserves[seat])
    if JOKER in (*state.known_hand[seat], *state.known_reserve[seat]) or not all(places):
        return
    here, there = places if JOKER in places[0] else places[::-1]
    here.remove(JOKER)
    here.append(there.pop(0))
    there.append(JOKER)


def _other_choice(
    state: KingOfTheHillState, seat: int, rng: random.Random
) -> tuple[int, ...] | None:
    hand, reserve = state.hands[seat], state.reserves[seat]
    if state.phase == "setup":
        return tuple(card for card in hand if rng.random() < 0.5)
    again = state.battle is not None and bool(state.battle.blows)
    return AttackMenu(reserve if again else hand, joker=not again).sample(rng).cards


async def seen_by(world: World, name: str) -> Seen:
    """All that somebody finds who calls the board again and opens the hand."""
    await world.people[name].slash(world.place((await world.board()).channel_id), "board")
    board = await world.board()
    hand = answer(await world.people[name].click(board, label="My hand"))
    pictures = [world.picture(message) for message in (board, hand) if message.attachments]
    return f"{words(board)}\n{words(hand)}", tuple(pictures)


async def nothing_in_it(world: World) -> None:
    """Nobody has committed to anything."""


async def ann_has_set_aside(world: World) -> None:
    await set_aside(world, "ann", "JB")


async def ann_has_attacked(world: World) -> None:
    await attack(world, "ann", "AC")


async def ann_fights_the_tie(world: World) -> None:
    await attack(world, "ann", "4S 5S")


async def ann_has_divided(world: World) -> None:
    record = await world.only_match()
    first = record.state.spoils[0]
    await divide(world, "ann", code(first))


Step = Callable[[World], Awaitable[None]]
SITUATIONS: list[tuple[str, Step]] = [
    *((phase, nothing_in_it) for phase in PHASES),
    ("setup", ann_has_set_aside),
    ("attack", ann_has_attacked),
    ("tie", ann_fights_the_tie),
    ("spoils", ann_has_divided),
]


@pytest.mark.parametrize("viewer", ["bob", "stranger"])
@pytest.mark.parametrize(("phase", "step"), SITUATIONS)
async def test_hidden_cards_change_nothing_that_others_see(
    world: World, phase: str, step: Step, viewer: str
) -> None:
    await begin(world, pace="untimed")
    await come_to(world, phase)
    await step(world)
    before = await seen_by(world, viewer)
    record = await world.only_match()
    true = record.game.dump(record.state)
    seat = 1 if viewer == "bob" else None
    for seed in range(2):
        record.state = exchanged(record.game.load(true), seat, seed)
        assert record.game.dump(record.state) != true
        await world.write_state(record)
        assert await seen_by(world, viewer) == before


async def test_the_exchange_is_noticed_by_the_one_whose_cards_they_are(world: World) -> None:
    await begin(world, pace="untimed")
    await come_to(world, "attack")
    before = await seen_by(world, "ann")
    record = await world.only_match()
    record.state = exchanged(record.state, 1, 0)
    await world.write_state(record)
    after = await seen_by(world, "ann")
    assert after[0] != before[0] and after[1] != before[1]


@pytest.mark.parametrize("viewer", ["bob", "stranger"])
async def test_the_jokers_place_shows_nowhere_until_it_is_played(world: World, viewer: str) -> None:
    await begin(world, pace="untimed")
    await arrange(world, table(("2C 3D", "KH 3S"), ("4H 6H", "9C"), gone=(11,)))
    await choose(world, TWO_CARDS)
    before = await seen_by(world, viewer)
    record = await world.only_match()
    record.state.hands[0] = cards("2C 3D 6H")
    record.state.reserves[0] = cards("4H JB")
    await world.write_state(record)
    assert await seen_by(world, viewer) == before


async def test_the_public_is_told_that_somebody_is_ready_and_nothing_else(world: World) -> None:
    await begin(world, pace="untimed")
    await come_to(world, "attack")
    before = words(await world.board())
    await attack(world, "ann", "AC")
    after = words(await world.board())
    plain = after.replace(" · ready ✓", "")
    waiting = before.replace("**ann** and **bob**", "**bob**").replace("ann and bob", "bob")
    assert plain == waiting


async def test_the_hand_shows_ones_own_committed_choice_and_no_controls(world: World) -> None:
    await begin(world)
    await come_to(world, "attack")
    hand = await attack(world, "ann", "7S 8S")
    again = await world.hand("ann")
    for message in (hand, again):
        assert "You attack with **7♠︎ 8♠︎** (15). Waiting for bob." in words(message)
        assert not message.components


@pytest.mark.parametrize("name", [*NAMES, "stranger"])
async def test_a_pick_is_nobody_elses_business(world: World, name: str) -> None:
    await begin(world)
    await come_to(world, "attack")
    hand = await world.hand("ann")
    button = next(c for row in hand.components for c in row["components"])
    before = words(await world.board())
    count = len(world.env.http_requests)
    await world.people[name].click(world.forge(button["custom_id"]), label="0")
    assert words(await world.board()) == before
    public = [r.path for r in world.env.http_requests[count:] if r.path.startswith("/channels")]
    assert not public
