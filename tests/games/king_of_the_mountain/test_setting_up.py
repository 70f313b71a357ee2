"""Options, boards, and armies as they are deployed."""

import random
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import chain, combinations, pairwise, permutations, product
from typing import Any

import pytest
from pydantic import ValidationError

from games.core import IllegalOptions, step
from games.king_of_the_mountain.armies import (
    SUGGESTIONS,
    ArmyMenu,
    army_menu,
    army_of,
    give_army,
    give_court,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.board import (
    BISHOP,
    CANNON,
    COURT_SQUARES,
    GIANT,
    KNIGHT,
    LINE_SQUARES,
    NAMES,
    ROOK,
    kind_named,
    kind_of,
)
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.position import SIZE, empty_position
from games.king_of_the_mountain.state import OTHER_PIECES, Deploy, KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import DRAWINGS, BoardName, terrain_of
from tests.games.king_of_the_mountain import naive
from tests.games.king_of_the_mountain.naive import CENTRE, Place, on_board
from tests.games.king_of_the_mountain.sample import inventory
from tests.games.king_of_the_mountain.setting import GAME, act, deploy, new, pieces, refusal
from tests.games.playing import chance, chi_square, kinds, random_move

EVERYWHERE = [(file, rank) for rank in range(1, 20) for file in range(1, 20)]
CORNERS, INNER_POINTS = [*naive.OUTER_POINTS.values()], [*naive.INNER_POINTS.values()]
BOARDS: tuple[BoardName, ...] = ("citadel", "forest", "valleys")


def turn(place: Place) -> Place:
    file, rank = place
    return rank, 20 - file


def marked(board: BoardName, sign: str) -> set[Place]:
    rows = [line.split()[1] for line in DRAWINGS[board].strip().splitlines()][::-1]
    return {(file, rank) for file, rank in EVERYWHERE if rows[rank - 1][file - 1] == sign}


def all_round(places: Iterable[Place]) -> list[set[Place]]:
    """Places as each of the four corners has them."""
    found = [{*places}]
    while len(found) < 4:
        found.append({turn(place) for place in found[-1]})
    return found


# The court, the four lines, and what All Hands on Deck adds to them.
BESIDE_A1 = {place for place in EVERYWHERE if min(place) < 3 and max(place) < 8}
KEPT_FREE = {CENTRE, *CORNERS, *INNER_POINTS}.union(*all_round(BESIDE_A1))


def way(start: Place, end: Place, walls: Collection[Place]) -> list[Place]:
    """The squares of a shortest king's walk; none if there is no way."""
    came_from: dict[Place, Place] = {start: start}
    for file, rank in (waiting := [start]):
        if (file, rank) == end:
            found = [end]
            while found[-1] != start:
                found.append(came_from[found[-1]])
            return found
        for to in ((file + x, rank + y) for x in (-1, 0, 1) for y in (-1, 0, 1)):
            if on_board(to) and to not in walls and to not in came_from:
                came_from[to] = (file, rank)
                waiting.append(to)
    return []


@pytest.mark.parametrize("board", BOARDS)
def test_a_drawing_favours_no_corner_and_is_the_board_played_on(board: BoardName) -> None:
    assert set(DRAWINGS) == set(BOARDS)
    lines = [line.split() for line in DRAWINGS[board].strip().splitlines()]
    assert [int(rank) for rank, _ in lines] == [*range(19, 0, -1)]
    assert {len(row) for _, row in lines} == {19}
    assert {sign for _, row in lines for sign in row} == {*".#o*"}
    for sign in ".#o*":
        assert {turn(place) for place in marked(board, sign)} == marked(board, sign)
    walls = {naive.name(place) for place in marked(board, "#")}
    assert walls == {NAMES[at] for at in terrain_of(board).walls}
    assert marked(board, "*") == {CENTRE}
    assert marked(board, "o") == {*CORNERS, *INNER_POINTS}
    assert len(KEPT_FREE) == 1 + 4 + 4 * 24
    assert not marked(board, "#") & KEPT_FREE


@pytest.mark.parametrize("board", BOARDS)
def test_kings_reach_the_centre_from_every_corner_whatever_wall_is_added(board: BoardName) -> None:
    walls = marked(board, "#")
    for corner in CORNERS:
        walk = way(corner, CENTRE, walls)
        assert walk
        # A wall beside this walk leaves it open.
        for added in {*walk} - KEPT_FREE:
            assert way(corner, CENTRE, {*walls, added})


def test_the_citadel_has_four_gates_with_a_shield_before_each() -> None:
    walls, gates = marked("citadel", "#"), set[Place]().union(*all_round([(10, 7)]))
    assert not walls & gates
    assert all(shield <= walls for shield in all_round((file, 5) for file in range(8, 13)))
    assert all(way(CORNERS[0], CENTRE, (walls | gates) - {gate}) for gate in gates)
    assert not way(CORNERS[0], CENTRE, walls | gates)


def test_in_the_valleys_the_neighbours_meet_at_a_pass_or_on_the_hill() -> None:
    walls = marked("valleys", "#")
    hill = {(file, rank) for file in range(8, 13) for rank in range(8, 13)}
    passes = [place for (place,) in all_round([(4, 10)])]
    neighbours = zip(CORNERS, [*CORNERS[1:], CORNERS[0]], strict=True)
    for (one, other), between in zip(neighbours, passes, strict=True):
        assert between in way(one, other, {*walls, *hill, *passes} - {between})
        assert not way(one, other, {*walls, *hill, *passes})


def test_the_citadel_is_the_longest_way_to_walk() -> None:
    steps = {board: len(way(CORNERS[0], CENTRE, marked(board, "#"))) - 1 for board in BOARDS}
    assert steps == {"citadel": 12, "forest": 10, "valleys": 10}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_cannons_may_open_fire_on_the_first_move_and_only_at_neighbours(
    board: BoardName, seats: int
) -> None:
    """In every way in which suggested armies may face each other."""
    sizes: list[dict[str, Any]] = [{"army_size": size} for size in range(10, 21)]
    for wanted in (*sizes, {"all_hands": True}, {"wait_for_it": True}):
        options, able = KingOfTheMountainOptions(**wanted), set[int]()
        suggested = {army_of(name, options, None) for name in SUGGESTIONS}
        for armies in product(*[[""] if options.wait_for_it else sorted(suggested)] * seats):
            position = empty_position(board, seats, 0)
            give_court(position)
            for seat, army in enumerate(armies):
                give_army(position, seat, army)
            for move in chain.from_iterable(moves_of(position, seat) for seat in range(seats)):
                if position.board[move % SIZE]:
                    able.add(kind_of(position.board[move // SIZE]))
        assert able <= ({CANNON} if seats > 2 else set()), wanted
        if wanted == {"army_size": 20}:
            assert bool(able) == (seats > 2)


def test_options_that_contradict_each_other_are_refused_and_all_others_are_played() -> None:
    """Two contradict each other if they disagree on how many begin, or leave no choice."""
    refused, accepted, flags, sizes = 0, 0, (False, True), (None, 10, 11, 20, 24)
    every = product(BOARDS, flags, sizes, flags, flags, flags, (0, 1, 5), (0, 2))
    for number, values in enumerate(every):
        names = KingOfTheMountainOptions.model_fields
        options: dict[str, Any] = dict(zip(names, values, strict=True))
        _, all_hands, size, picks, waits, _, _, limit = values
        contrary = size == 24 or (picks and size == 10)
        if all_hands:
            contrary = waits or picks or size not in (None, 24)
        if contrary:
            with pytest.raises(IllegalOptions, match="clash") as caught:
                new(2, **options)
            pair = caught.value.facts["options"]
            assert pair == ("army_size", "no_all_hands") or all(options[name] for name in pair)
            refused += 1
            continue
        accepted += 1
        seats = 2 + number % 3
        state = new(seats, number, **options)
        picking = picks or (waits and size in (11, 20))
        assert state.phase == ("picking" if picking else "playing" if waits else "deploying")
        while not state.turns:
            GAME.expire(state, chance())
        begun = 24 if all_hands else size or 20
        for seat in range(seats):
            assert len(pieces(state, seat)) == (4 if waits else begun)
            reserve = begun if size or picks else 24
            assert len(state.position.reserves[seat]) == (reserve - 4 if waits else 0)
        whole, rng = inventory(state), random.Random(number)
        for _ in range(4):
            if GAME.outcome(state) is None:
                step(GAME, state, random_move(GAME, state, rng), chance())
                assert inventory(state) == whole
        while limit and GAME.outcome(state) is None:
            GAME.expire(state, chance())
            assert state.position.round <= limit + 1
        assert inventory(state) == whole
    assert (refused, accepted) == (864, 576)


def test_options_out_of_bounds_are_not_options_and_all_are_off_unless_they_are_asked_for() -> None:
    for name, wrong in {
        "army_size": (9, 25), "keep_it": (-1, 6), "turn_limit": (-1, 501), "board": ("moor",),
        "all_foot": (True,),
    }.items():  # fmt: skip
        for value in wrong:
            with pytest.raises(ValidationError):
                KingOfTheMountainOptions.model_validate({name: value})
    (board, citadel), *others = KingOfTheMountainOptions().model_dump().items()
    assert (board, citadel) == ("board", "citadel")
    assert not any(value for _, value in others)


USUAL = "BPNRBPNRLHHHLHHH"
ALL = "BPNRBPNRLHHHLHHHGGAA"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("army", [USUAL, ALL], ids=["usual", "all hands"])
def test_each_letter_of_an_army_has_its_square_in_each_corner(seats: int, army: str) -> None:
    state = new(seats, all_hands=army == ALL)
    for seat in range(seats):
        act(state, seat, deploy(army))
    # The court of each corner, and the squares in the order of an army's letters.
    squares = {
        "KA1 QB2 MA2 CB1": "A3 A4 A5 A6 C1 D1 E1 F1 C2 D2 E2 F2 B3 B4 B5 B6 A7 G1 G2 B7",
        "KA19 QB18 MB19 CA18": (
            "C19 D19 E19 F19 A17 A16 A15 A14 B17 B16 B15 B14 C18 D18 E18 F18 G19 A13 B13 G18"
        ),
        "KS19 QR18 MS18 CR19": (
            "S17 S16 S15 S14 Q19 P19 O19 N19 Q18 P18 O18 N18 R17 R16 R15 R14 S13 M19 M18 R13"
        ),
        "KS1 QR2 MR1 CS2": "Q1 P1 O1 N1 S3 S4 S5 S6 R3 R4 R5 R6 Q2 P2 O2 N2 M1 S7 R7 M2",
    }
    corners = [*squares.items()]
    for seat, corner in enumerate((0, 2) if seats == 2 else range(seats)):
        court, lines = corners[corner]
        deployed = {f"{letter}{at}" for letter, at in zip(army, lines.split(), strict=False)}
        assert pieces(state, seat) == {*court.split()} | deployed


def test_the_marshall_is_to_the_left_of_the_king_who_faces_the_centre() -> None:
    """Turned left from the way to the centre, as one looks from above."""
    for king, queen, marshall, cardinal in COURT_SQUARES:
        ahead = queen % 19 - king % 19, queen // 19 - king // 19
        left = marshall % 19 - king % 19, marshall // 19 - king // 19
        right = cardinal % 19 - king % 19, cardinal // 19 - king // 19
        assert ahead[0] * left[1] - ahead[1] * left[0] > 0
        assert ahead[0] * right[1] - ahead[1] * right[0] < 0


def test_four_squares_lead_away_from_marshall_cardinal_and_the_queen_both_ways() -> None:
    for (_, queen, marshall, cardinal), lines in zip(COURT_SQUARES, LINE_SQUARES, strict=True):
        for begin, end, neighbour in ((0, 4, marshall), (4, 8, cardinal), (8, 12, queen)):
            run = (neighbour, *lines[begin:end])
            assert len({after - before for before, after in pairwise(run)}) == 1
        run = (queen, *lines[12:16])
        assert len({after - before for before, after in pairwise(run)}) == 1


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_play_begins_when_everyone_has_deployed_in_any_order(order: tuple[int, ...]) -> None:
    state = new(3)
    for number, seat in enumerate(order):
        assert state.phase == "deploying"
        assert GAME.to_act(state) == {*order[number:]}
        events = act(state, seat, deploy(USUAL))
    assert kinds(events) == ["chosen", "deployed"]
    assert events[-1].public == {"armies": [USUAL] * 3}
    assert (state.phase, state.position.turn) == ("playing", state.position.starter)
    assert (state.turns, state.position.round) == (1, 1)
    assert GAME.to_act(state) == {state.position.starter}


def test_kings_that_stand_in_check_when_the_armies_are_shown_are_marked() -> None:
    """A cannon looks past a Cardinal at the King behind him."""
    state = new(3, army_size=12)
    act(state, 0, deploy("HHHPHHHP........"))
    act(state, 1, deploy("HHHH....HH..RR.."))
    act(state, 2, deploy("HHHHHHRR........"))
    assert state.phase == "playing"
    assert state.checked == (1,)


@pytest.mark.parametrize(
    ("size", "army", "code"),
    [
        (None, USUAL[:-1], "wrong_squares"),
        (None, USUAL + "H", "wrong_squares"),
        (None, "", "wrong_squares"),
        (None, ALL, "wrong_squares"),
        (None, "BPNRBPNRLGHHLHHH", "heroes_missing"),
        (None, "BPNRBPNRHHHHLHHH", "heroes_missing"),
        (None, "BPNRBPNRBHHHLHHH", "pieces_not_yours"),
        (None, "BPNRBPNRQHHHLHHH", "pieces_not_yours"),
        (None, "BPNRBPNRKHHHLHHH", "pieces_not_yours"),
        (None, "BPNRBPNRXHHHLHHH", "pieces_not_yours"),
        (None, "BPNRBPNR.HHHLHHH", "wrong_number"),
        (None, "BPNRBPNRlHHHLHHH", "pieces_not_yours"),
        (10, "HHHHHH..........", None),
        (10, "..........HHHHHH", None),
        (10, "HHHHHHB.........", "wrong_number"),
        (12, "HHHHHHRB........", None),
        (12, "HHHHHHRR........", None),
        (12, "HHHHHHR.........", "wrong_number"),
        (12, "HHHHHHRRB.......", "wrong_number"),
        (12, "HHHHHRR.........", "heroes_missing"),
        (12, "HHHHHHRRR.......", "pieces_not_yours"),
    ],
)
def test_an_army_is_refused_with_what_is_wrong_and_smaller_ones_leave_squares_empty(
    size: int | None, army: str, code: str | None
) -> None:
    state = new(2, army_size=size)
    assert (Deploy(army) in GAME.menu(state, 0)) == (code is None)
    if code is not None:
        assert refusal(state, 0, deploy(army)) == code
        return
    act(state, 0, deploy(army))
    act(state, 1, deploy(army))
    assert len(pieces(state, 0)) == len(pieces(state, 1)) == size


@pytest.mark.parametrize("name", SUGGESTIONS)
def test_suggested_armies_are_legal_for_every_size(name: str) -> None:
    sizes = [{"army_size": size} for size in range(10, 21)]
    for options in (*sizes, {}, {"all_hands": True}):
        wanted = KingOfTheMountainOptions.model_validate(options)
        picked = suggested_pieces(name, wanted.chosen)
        assert len(picked) == wanted.chosen
        assert [*picked] == sorted(picked)
        for pool in (None, picked):
            army = suggested_army(name, picked, wanted.lines)
            assert army_menu(wanted, pool).fault(army) is None
            assert len(army) - army.count(".") + 4 == wanted.pieces


@pytest.mark.parametrize("name", SUGGESTIONS)
def test_suggestions_are_placed_as_they_are_drawn(name: str) -> None:
    drawn = SUGGESTIONS[name][1].replace(" ", "")
    assert suggested_army(name, suggested_pieces(name, 10), 16) == drawn[:16]
    assert suggested_army(name, suggested_pieces(name, 14), 20) == drawn


@pytest.mark.parametrize("name", SUGGESTIONS)
def test_suggested_armies_are_legal_for_every_pool_that_can_be_picked(name: str) -> None:
    checked = 0
    for copies in product(range(3), repeat=7):
        chosen = sum(copies)
        if chosen > 10:
            continue
        pool = [kind for kind, number in enumerate(copies, BISHOP) for _ in range(number)]
        army = suggested_army(name, pool, 16)
        assert ArmyMenu(pool, chosen, 16).fault(army) is None, army
        checked += 1
    assert checked == 2074


@pytest.mark.parametrize(
    ("pool", "chosen", "lines"),
    [
        ("", 0, 6), ("", 0, 8), ("B", 1, 7), ("BR", 1, 7), ("BBR", 2, 8), ("BBRR", 3, 9),
        ("BRN", 1, 8), ("BBGG", 2, 9), ("BR", 2, 9),
    ],
)  # fmt: skip
def test_the_menu_has_just_the_armies_that_keep_rules(pool: str, chosen: int, lines: int) -> None:
    """Each choice of pieces in each order on the squares that each choice for the heroes leaves."""
    armies = set()
    for picked in {*combinations(sorted(pool), chosen)}:
        for order in {*permutations((*picked, *"." * (lines - 6 - chosen)))}:
            for heroes in combinations(range(lines), 6):
                others = iter(order)
                armies.add("".join("H" if at in heroes else next(others) for at in range(lines)))
    menu, rng = ArmyMenu([*map(kind_named, pool)], chosen, lines), random.Random(1)
    listed = [deployed.army for deployed in menu]
    assert len(listed) == len({*listed}) == menu.count() == len(armies)
    assert {*listed} == armies
    assert all(Deploy(army) in menu for army in armies)
    assert all(menu.sample(rng).army in armies for _ in range(50))


@pytest.mark.parametrize(("pool", "chosen", "lines"), [("BBR", 1, 7), ("BBR", 2, 8)])
def test_samples_are_spread_evenly_over_all_armies(pool: str, chosen: int, lines: int) -> None:
    menu, rng = ArmyMenu([*map(kind_named, pool)], chosen, lines), random.Random(4)
    outcomes = menu.count()
    counts = Counter(menu.sample(rng).army for _ in range(60 * outcomes))
    freedom = outcomes - 1
    assert chi_square(counts, outcomes) < freedom + 4 * (2 * freedom) ** 0.5


def test_the_usual_menu_is_counted_by_formula() -> None:
    """16!/(6! 10!) places for the heroes, times the words of ten letters from seven pairs."""
    words = 0
    for copies in product(range(3), repeat=7):
        if sum(copies) == 10:
            words += 3628800 // 2 ** copies.count(2)
    assert army_menu(KingOfTheMountainOptions(), None).count() == 8008 * words


def test_only_the_pieces_picked_for_one_may_be_deployed() -> None:
    menu = ArmyMenu((BISHOP, BISHOP, ROOK, KNIGHT), 4, 16)
    assert menu.fault("BBRNHHHHHH......") is None
    assert menu.fault("BBRRHHHHHH......") == "pieces_not_yours"
    assert menu.fault("BBR.HHHHHH......") == "wrong_number"
    assert Counter(OTHER_PIECES) == dict.fromkeys(range(BISHOP, GIANT + 1), 2)
