"""What people see: every legal move within reach, texts that fit, and enough to play by."""

import random
from collections.abc import Iterator

import pytest
from simcord import ResponseMessage

from bot.base.language import language_for
from bot.discord_io.controls import custom_id
from bot.discord_io.messages import message_of
from bot.matches.view import match_view
from bot.pages.model import Button, Page, Select
from bot.pages.table import board_page, hand_page
from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
from games.king_of_the_mountain import (
    DRAWINGS,
    LETTERS,
    KingOfTheMountain,
    KingOfTheMountainState,
    Move,
    Respawn,
    moves_of,
)
from games.king_of_the_mountain.pieces import CANNON, HERO, QUEEN
from games.king_of_the_mountain.squares import NAMES as SQUARES
from games.king_of_the_mountain.state import OTHER_PIECES
from games.king_of_the_mountain.terrain import terrain_of
from tests.cogs.games.king_of_the_mountain.playing import (
    NAMES,
    begin,
    go,
    move,
    pick,
    record_of,
)
from tests.cogs.table.test_limits import LONG_NAMES, check_everything
from tests.games.king_of_the_mountain.setting import (
    GAME,
    chance,
    new,
    on,
    pieces,
    play,
    table,
)
from tests.support.acting import arrange
from tests.support.world import World, buttons

FACE = KingOfTheMountainPresenter()
VOICE = language_for("en-US")
MOST_VERSIONS = 999_999_999
ENEMIES = "HC9 RD12 NE10 BF8 HD9 GE9 AF12 HG10 RD7 NB8"
"""Pieces round D10 and further off, for every kind to capture or to be stopped by."""


def targets_of_a_queen(square: int) -> int:
    """How many squares a Queen sees from here on the open board of valleys."""
    terrain = terrain_of("valleys")
    return sum(map(len, terrain.sliding[QUEEN][square])) if square not in terrain.walls else 0


WIDE = SQUARES[max(range(len(SQUARES)), key=targets_of_a_queen)]
"""Where a Queen has the most targets."""


def controls(page: Page) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Verb, args and values of every press that a page offers, checked against Discord's limits."""
    assert len(page.rows) <= 5
    ids = []
    for row in page.rows:
        assert isinstance(row, Select) or 1 <= len(row) <= 5
        for control in row if isinstance(row, tuple) else (row,):
            ids.append(custom_id("0" * 10, MOST_VERSIONS, control.verb, control.args))
            if isinstance(control, Button):
                assert 1 <= len(control.label) <= 34
                if not control.disabled:
                    yield control.verb, control.args, ()
                continue
            names = [option.label for option in control.options]
            values = [option.value for option in control.options]
            assert 1 <= len(names) <= 25
            assert len({*names}) == len({*values}) == len(names)
            assert all(len(each) <= 100 for each in (*names, *values))
            assert len(control.placeholder) <= 150
            for value in values:
                yield control.verb, control.args, (value,)
    assert len({*ids}) == len(ids)


def reachable(state: KingOfTheMountainState, seat: int) -> set[object]:
    """Every action that some way of pressing in the hand plays."""
    seen = match_view(record_of(state), seat)
    first = hand_page(FACE, seen, VOICE, "")
    found: set[object] = set()
    drafts = []
    for verb, args, values in controls(first):
        if verb == "pick":
            drafts.append((values or (args,))[0])
        elif (action := FACE.action(verb, args, values)) is not None:
            found.add(KingOfTheMountain.actions.validate_python(action))
    assert len({*drafts}) == len(drafts)
    for draft in drafts:
        page = hand_page(FACE, seen, VOICE, draft)
        assert len(page.text) <= 2000
        for verb, args, values in controls(page):
            if (action := FACE.action(verb, args, values)) is not None:
                found.add(KingOfTheMountain.actions.validate_python(action))
    return found


def check_reach(state: KingOfTheMountainState) -> int:
    """All that the seat in turn may do is offered, and nothing else; how many moves."""
    seat = state.position.turn
    legal = {*GAME.menu(state, seat)}
    assert reachable(state, seat) == legal
    moves = {action for action in legal if isinstance(action, (Move, Respawn))}
    assert len(moves) == len(moves_of(state.position, seat))
    return len(moves)


@pytest.mark.parametrize("letter", LETTERS[2:])
def test_every_move_of_every_kind_is_within_reach(letter: str) -> None:
    assert check_reach(table(f"{letter}D10 HA3", f"{ENEMIES} HR3")) >= 8


@pytest.mark.parametrize("letter", LETTERS[2:])
def test_every_move_of_a_king_who_has_gained_a_movement_is_within_reach(letter: str) -> None:
    state = table("KD10", "KQ17 HF12 NB8 GE9 AD14", gained={0: letter})
    assert check_reach(state) >= 3


def crowded() -> KingOfTheMountainState:
    """Twenty-four pieces that can move, and one of each kind in reserve."""
    court = "KC3 QP4 MH8 CI14 BB2 BC7 RD1 RN5 NE2 NE8 LF1 LF6 PG3 PG9 AH2 AH5 GJ4 GJ6"
    heroes = "HK9 HL7 HM3 HN9 HP9 HQ7"
    armies = (f"{court} {heroes}", "KQ17 RS2")
    return table(*armies, reserves=(LETTERS[2:], ""), board="valleys")


def test_no_move_is_hidden_by_forty_targets_or_by_many_pieces_and_a_full_reserve() -> None:
    queen = table(f"Q{WIDE} KA2", "KS18", board="valleys")
    assert check_reach(queen) > 40
    state = crowded()
    assert len(pieces(state, 0)) == 24
    assert check_reach(state) > 180


@pytest.mark.parametrize("board", DRAWINGS)
def test_every_move_of_a_match_played_at_random_is_within_reach(board: str) -> None:
    rng = random.Random(f"{board}!")
    state = new(4, board=board, mutant_monarch=True)
    for seat in range(4):
        GAME.apply(state, seat, GAME.default_action(state, seat, chance()), chance())
    for ply in range(160):
        seat = min(GAME.to_act(state))
        if state.phase == "over":
            break
        if state.phase == "mutating":
            assert reachable(state, seat) == {*GAME.menu(state, seat)}
        elif ply % 16 == 0:
            check_reach(state)
        menu = GAME.menu(state, seat)
        captures = [a for a in menu if isinstance(a, Move) and state.position.board[a.target]]
        GAME.apply(state, seat, rng.choice(captures) if captures else menu.sample(rng), chance())
    assert ply > 100


def placeholders(hand: ResponseMessage) -> list[str]:
    """What the menus of a hand are called."""
    return [each["placeholder"] for each in buttons(hand) if each.get("options")]


async def test_a_queen_with_forty_targets_is_picked_and_played_in_the_last_menu(
    world: World,
) -> None:
    await begin(world, "ann", "bob", board="valleys")
    await arrange(world, table(f"Q{WIDE} KA2", "KS18 RC16", board="valleys"))
    hand = await pick(world, "ann", await world.hand("ann"), WIDE)
    pieces, *menus = [each["options"] for each in buttons(hand) if each.get("options")]
    assert [len(pieces), *map(len, menus)] == [2, 25, 18]
    assert placeholders(hand) == ["Pick a piece", "Where to?", "Where to?"]
    squares = [option["value"] for menu in menus for option in menu if "×" not in option["label"]]
    assert squares == sorted(squares, key=lambda square: (square[0], int(square[1:])))
    check_everything(world)
    target = menus[-1][-1]["value"]
    await go(world, "ann", hand, target)
    assert on((await world.only_match()).state, target) == "Q1"


async def test_the_largest_army_is_in_one_menu_and_the_reserve_in_another(world: World) -> None:
    await begin(world, "ann", "bob", board="valleys")
    await arrange(world, crowded())
    hand = await world.hand("ann")
    assert placeholders(hand) == ["Pick a piece", "Or re-spawn a piece"]
    menus = [each for each in buttons(hand) if each.get("options")]
    assert [len(each["options"]) for each in menus] == [23, 11]
    check_everything(world)
    last = menus[-1]["options"][-1]
    assert last["label"] == "Hero → A1"
    await move(world, "ann", "H@A1")
    assert on((await world.only_match()).state, "A1") == "H1"


@pytest.mark.parametrize("name", LONG_NAMES[-2:])
async def test_the_longest_names_and_the_most_news_fit_and_every_piece_is_told(name: str) -> None:
    state = table("RG6", "KK6 NA16", "KE15", "KO15", mutant_monarch=True, keep_it=5)
    play(state, "G6xK6")
    for seat in range(4):
        state.position.reserves[seat] = (*OTHER_PIECES, *[HERO] * 6)
        state.position.monarchs[seat] = CANNON
    state.checked = (0, 1, 2, 3)
    state.recent = tuple(ply._replace(checked=state.checked) for ply in state.recent * 4)
    state.offer = 3
    record = record_of(state)
    for chair in record.chairs:
        chair.name = f"{chair.seat}{name}"[:32]
    board = await message_of(board_page(FACE, match_view(record, None), VOICE), "0" * 10, 1)
    shown = board["embed"].description
    assert not shown.endswith("…")
    assert "Still to answer" in shown
    for seat in range(4):
        hand = await message_of(hand_page(FACE, match_view(record, seat), VOICE, ""), "0" * 10, 1)
        assert not hand["embed"].description.endswith("…")
    alt = board["files"][0].description
    assert alt.count("K+P ") == 4
    assert len(alt) <= 1024


def test_the_boards_picture_is_told_in_words_with_every_piece() -> None:
    state = new(4)
    for seat in range(4):
        GAME.apply(state, seat, GAME.default_action(state, seat, chance()), chance())
    state.position.reserves[2] = (7, 7, 9)
    board = board_page(FACE, match_view(record_of(state), None), VOICE)
    assert board.picture is not None
    lines = board.picture.alt.splitlines()
    for seat, name in enumerate(NAMES):
        (line,) = (line for line in lines if line.startswith(f"{name}: "))
        told, _, held = line.removeprefix(f"{name}: ").partition(" (")
        each = told.split()
        squares = {
            f"{letter}{square}"
            for letter, names in zip(each[::2], each[1::2], strict=True)
            for square in names.split(",")
        }
        assert squares == pieces(state, seat)
        assert held == ("reserve: NNP)" if seat == 2 else "")
    assert any("'s turn" in line for line in lines)
