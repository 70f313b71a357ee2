"""Two presses a turn: a piece, a square. Pressing twice in one place moves nothing else."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.pages.card_picker import draft_after
from bot.pages.model import Button
from games.king_of_the_mountain.moves import TurnMenu, action_of
from games.king_of_the_mountain.state import KingOfTheMountainState
from tests.cogs.games.king_of_the_mountain.playing import NAMES, begin, press
from tests.cogs.games.positions import pages_of
from tests.games.king_of_the_mountain.setting import GAME, chance, new
from tests.support.acting import arrange
from tests.support.imagined import Pages, imagined, presenter_of
from tests.support.reading import SERVICE
from tests.support.world import World, answer

MAX_TURNS = 120
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"board": "valleys"},
    {"board": "forest", "army_size": 12},
    {"wait_for_it": True, "mutant_monarch": True},
)
ALL_HANDS = {"all_hands": True, "board": "valleys"}


def turns(seats: int, seed: int, **options: Any) -> Iterator[KingOfTheMountainState]:
    """The turns of a random match; it is the same state all the time."""
    state, rng = new(seats, seed, **options), random.Random(seed)
    if state.phase == "deploying":
        GAME.expire(state, chance(seed))
    for _ in range(MAX_TURNS):
        if state.phase == "mutating":
            GAME.expire(state, chance(seed))
        if state.phase != "playing":
            return
        yield state
        GAME.apply(state, state.position.turn, rng.choice(moves(state)), chance(seed))


Way = list[tuple[str, str]]
"""Verb and args of each button that is pressed."""


def ways(pages: Pages, seat: int) -> dict[Any, Way]:
    """The fewest presses that each move takes, from the hand as it is opened."""
    drafts: dict[str, Way] = {"": []}
    found: dict[Any, Way] = {}
    waiting = [""]
    for draft in waiting:
        for row in pages.hand(seat, draft).rows:
            assert isinstance(row, tuple), "a menu would cover the board"
            for button in row:
                way = [*drafts[draft], (button.verb, button.args)]
                if button.disabled:
                    continue
                if button.verb in ("move", "respawn"):
                    said = pages.presenter.action(button.verb, button.args, ())
                    found.setdefault(GAME.actions.validate_python(said), way)
                elif button.verb == "pick" and button.args not in drafts:
                    drafts[button.args] = way
                    waiting.append(button.args)
    return found


def moves(state: KingOfTheMountainState) -> list[Any]:
    menu = GAME.menu(state, state.position.turn)
    assert isinstance(menu, TurnMenu)
    return [action_of(move) for move in menu.moves]


def counted(seats: int, **options: Any) -> Counter[int]:
    """Count the moves of random matches by the number of presses they take."""
    found: Counter[int] = Counter()
    for seed in range(3):
        for number, state in enumerate(turns(seats, seed, **options)):
            if number % 24 == 8 * seed:
                found_ways = ways(pages_of(GAME, state, NAMES[:seats]), state.position.turn)
                assert {*moves(state)} == found_ways.keys()
                found.update(map(len, found_ways.values()))
    return found


@pytest.mark.parametrize("options", VARIANTS)
def test_every_move_takes_two_presses(options: dict[str, Any]) -> None:
    for seats in (2, 4):
        found = counted(seats, **options)
        assert found[2] > 500
        assert found[3] <= 0.01 * found.total()
        assert found[1] == found[4] == 0


def test_with_more_pieces_than_buttons_only_the_last_ones_take_a_press_more() -> None:
    found = counted(2, **ALL_HANDS)
    assert {*found} == {2, 3}
    assert found[2] > 4 * found[3]


async def test_random_turns_are_played_by_two_presses_each(world: World) -> None:
    await begin(world, "ann", "bob")
    rng, made = random.Random(1), []
    for options in ({}, {"wait_for_it": True}):
        for number, state in enumerate(turns(2, 1, **options)):
            if number % 12:
                continue
            record = await arrange(world, GAME.copy(state))
            seat = state.position.turn
            action = rng.choice(moves(state))
            way = ways(pages_of(GAME, state, NAMES[:2]), seat)[action]
            hand = await world.hand(NAMES[seat])
            for verb, args in way:
                assert (await world.only_match()).version == record.version
                hand = answer(await press(world, NAMES[seat], hand, verb, args))
            made.append(len(way))
            GAME.apply(record.state, seat, action, chance())
            assert (await world.only_match()).state.position == record.state.position
    assert len(made) > 10
    assert sum(made) <= 2 * len(made)


def test_no_hand_covers_its_picture_with_a_menu() -> None:
    shown = 0
    for seed in range(4):
        for number, record in enumerate(imagined(GAME, seed, tuple(map(str, range(9))))):
            if number < 8 or number % 16 == 0:
                pages = Pages(record, presenter_of(GAME))
                for viewer in pages.viewers[1:]:
                    hand = pages.hand(viewer)
                    assert hand.picture is None or all(isinstance(row, tuple) for row in hand.rows)
                    shown += hand.picture is not None
    assert shown > 20


def places(page_rows: tuple[Any, ...]) -> Iterator[tuple[tuple[int, int], Button]]:
    for number, row in enumerate(page_rows):
        for place, button in enumerate(row):
            yield (number, place), button


@pytest.mark.parametrize("options", [*VARIANTS, ALL_HANDS])
def test_a_second_press_in_the_same_place_never_plays(options: dict[str, Any]) -> None:
    compared = 0
    for number, state in enumerate(turns(2, 5, **options)):
        if number % 30:
            continue
        pages, seat = pages_of(GAME, state, NAMES[:2]), state.position.turn
        hands = pages.hands(seat)[0]
        first = {
            tuple(button.label for (row, _), button in places(hand.rows) if not row)
            for hand in hands.values()
        }
        assert len(first) == 1, "else it may wrap, and what is below it moves"
        for hand in hands.values():
            for place, button in places(hand.rows):
                if button.verb != "pick" or button.disabled:
                    continue
                after = dict(places(pages.hand(seat, draft_after(button.args, ())).rows))
                there = after.get(place)
                assert there is None or there.disabled or there.verb in SERVICE | {"pick", "leave"}
                assert there is None or (there.verb, there.args) != ("pick", ""), "the way back"
                compared += there is not None
    assert compared > 50
