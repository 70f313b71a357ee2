"""Presses of a turn, letters and words of pages, without a bot."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.base.language import Language, languages
from bot.pages.card_picker import draft_after
from bot.pages.model import Button
from bot.pictures import has_glyphs
from cogs.games.king_of_the_mountain.board_art import LEXICON
from cogs.games.king_of_the_mountain.close_up import close_picture, window_for
from cogs.games.king_of_the_mountain.picture import PLAIN, board_picture
from games.king_of_the_mountain.board import CENTRE, KINDS, KNIGHT, LETTERS, SIDE
from games.king_of_the_mountain.board import NAMES as SQUARES
from games.king_of_the_mountain.moves import (
    TurnMenu,
    action_of,
    attackers_of,
    king_targets,
    moves_of,
)
from games.king_of_the_mountain.position import is_shot
from games.king_of_the_mountain.state import (
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Move,
    Respawn,
)
from games.king_of_the_mountain.terrain import steps_to_centre, terrain_of
from tests.cogs.games.king_of_the_mountain.playing import BACK, NAMES
from tests.cogs.games.positions import alternative, labels_on, pages_of
from tests.games.king_of_the_mountain.positions import scramble
from tests.games.king_of_the_mountain.setting import GAME, begun, chance, new, pieces, table
from tests.support.imagined import Pages, controls, imagined, presenter_of
from tests.support.looking import looked_at
from tests.support.phone import MAX_HEIGHT, height
from tests.support.reading import SERVICE

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


# The letters on the pieces: those of each language, none of them twice


every_language = pytest.mark.parametrize("language", languages(), ids=lambda each: each.code)


@every_language
def test_every_kind_has_a_letter_of_its_own(language: Language) -> None:
    letters = LEXICON.written(language)
    assert letters.keys() == {*LETTERS[1:]}
    assert len({*letters.values()}) == len(KINDS)
    for letter in letters.values():
        assert 1 <= len(letter) <= 2 and has_glyphs(letter)


@every_language
def test_a_board_and_its_words_have_the_letters_of_their_reader(language: Language) -> None:
    letters = LEXICON.written(language)
    state = table("KC3 QJ12 RD4 NB7", "KQ17 GI2", reserves=("LP", ""))
    pages = pages_of(GAME, state, ("ann", "bob"))
    said = alternative(type(pages)(pages.record, pages.presenter, language).board())
    (line,) = (line for line in said.splitlines() if "J12" in line)
    for kind, square in (("K", "C3"), ("Q", "J12"), ("R", "D4"), ("N", "B7")):
        assert f"{letters[kind]} {square}" in line
    assert letters["L"] + letters["P"] in line
    with looked_at() as canvases:
        for shown in (letters, LEXICON.english):
            board_picture(GAME.view(state, None), (), PLAIN, shown)
    assert (canvases[0].placed == canvases[1].placed) == (letters == LEXICON.english)


# The look of matches: every legal move is within reach


def check_reach(state: KingOfTheMountainState) -> int:
    """Check that the seat in turn is offered exactly the legal moves. Returns their number."""
    seat = state.position.turn
    pages = pages_of(GAME, state, NAMES[: state.position.seats])
    found, whole = pages.hands(seat)
    assert whole
    offered = {action for hand in found.values() for action in pages.actions(hand)}
    offered.update(pages.in_menu(seat))
    legal = {*GAME.menu(state, seat)}
    assert offered == legal
    moves = {action for action in legal if isinstance(action, (Move, Respawn))}
    assert len(moves) == len(moves_of(state.position, seat))
    return len(moves)


def test_no_move_is_hidden_by_forty_targets_or_by_many_pieces_and_a_full_reserve() -> None:
    """Twenty-four pieces that can move, and one of each kind in reserve."""
    assert check_reach(table("QI8 KA2", "KS18", board="valleys")) > 40
    court = "KC3 QP4 MH8 CI14 BB2 BC7 RD1 RN5 NE2 NE8 LF1 LF6 PG3 PG9 AH2 AH5 GJ4 GJ6"
    heroes = "HK9 HL7 HM3 HN9 HP9 HQ7"
    reserves = (LETTERS[2:], "")
    state = table(f"{court} {heroes}", "KQ17 RS2", reserves=reserves, board="valleys")
    assert len(pieces(state, 0)) == 24
    assert check_reach(state) > 180


def test_the_boards_picture_is_told_in_words_with_every_piece() -> None:
    state = new(4)
    for seat in range(4):
        GAME.apply(state, seat, GAME.default_action(state, seat, chance()), chance())
    state.position.reserves[2] = (7, 7, 9)
    lines = alternative(pages_of(GAME, state, NAMES).board()).splitlines()
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
    assert any("To play: " in line for line in lines)


def test_letters_are_explained_in_the_first_two_rounds() -> None:
    state = table("KI2 RD4", "KR18 HS17")
    for number, explained in ((1, True), (2, True), (3, False)):
        state.position.round = number
        pages = pages_of(GAME, state, NAMES[:2])
        assert ("**L** Kangaroo" in pages.board().text) is explained
        assert ("**R** Rook" in pages.hand(0).text) is explained


def test_buttons_name_pieces_and_squares_and_re_spawning_only_if_it_is_possible() -> None:
    pages = pages_of(GAME, table("KC3 LD4 HD5", "RD9"), NAMES[:2])
    assert labels_on(pages.hand(0)) == [*("Whole board", "1 K", "2 L", "3 H")]
    pages.record.state.position.reserves[0] = (KNIGHT,)
    assert "Re-spawn" in labels_on(pages.hand(0))
    assert labels_on(pages.hand(0, "#C3")) == labels_on(pages.hand(0, "C3")), "it stays chosen"
    whole, part = pages.hand(0, "#").picture, pages.hand(0).picture
    assert whole is not None and part is not None
    assert (whole.draw, part.draw) == (board_picture, close_picture)
    _, _, *going = labels_on(pages.hand(0, "D4"))
    assert {*going[:2]} == {"Kangaroo", BACK}
    assert all(re.fullmatch(r"\d+", label) for label in going[2:]), "they're too many for names"
    _, _, *going = labels_on(pages.hand(0, "D5"))
    assert all(re.fullmatch(r"\d+ [A-S]\d+", label) for label in going[2:])


def test_a_hand_has_the_kings_way_to_the_centre_and_no_idle_control() -> None:
    """From six steps on: the King, the centre, and all that attacks it, if a picture can."""
    near = 0
    for seed in range(60):
        position = scramble(seed)
        seat = position.turn
        state = begun(KingOfTheMountainOptions(board=position.board_name), position)
        pages = pages_of(GAME, state, NAMES[: position.seats])
        hand, steps = pages.hand(seat), steps_to_centre(position.board_name)
        king = position.king(seat)
        targets = king_targets(position, terrain_of(position.board_name), king)
        left = [steps[at] for at in targets if not is_shot(position, king, at)]
        (first, *_) = [
            each for each in controls(hand) if each.verb == "pick" and each.args not in "#@"
        ]
        green = any(each < steps[king] for each in left)
        assert isinstance(first, Button) and (first.style == "success") is green
        for draft, page in pages.hands(seat)[0].items():
            for each in controls(page, greyed=True):
                assert isinstance(each, Button) and not each.disabled
                assert (
                    each.verb != "pick" or each.args == draft or pages.hand(seat, each.args) != page
                )
        if steps[king] > 6:
            assert "is attacked" not in hand.text
            continue
        near += 1
        assert hand.picture is not None
        window = window_for(hand.picture.subject[0], hand.picture.subject[2])
        attackers = attackers_of(position, CENTRE, seat)
        assert window.has(king) and window.has(CENTRE)
        wanted = [divmod(at, SIDE) for at in (king, CENTRE, *attackers)]
        small = all(max(line) - min(line) < 11 for line in zip(*wanted, strict=True))
        assert all(map(window.has, attackers)) or not small
        assert all(f"`{SQUARES[at]}`" in hand.text for at in attackers)
    assert near > 15


@pytest.mark.parametrize(
    ("armies", "told"),
    [
        (("KI9 RD4", "KR18 HS17"), "Your King can step onto J10 now, and that wins the match."),
        (("KI9 RD4", "KR18 LK12"), "Your King can't step onto J10 yet: he could be captured"),
        (("KI9 RJ10", "KR18 HS17"), "Your King is 1 step from J10, and each step takes a turn."),
        (("KI9 RD4", "KK11 HS17"), f"🟦 {NAMES[1]}'s King is close to J10"),
        (("KI9 RD4", "KG10 HS17", "KK11 HB17"), f"🔶 {NAMES[2]}'s King is close to J10"),
    ],
)
def test_whoever_is_new_reads_whether_their_king_can_step_onto_the_centre(
    armies: tuple[str, ...], told: str
) -> None:
    made = pages_of(GAME, table(*armies), NAMES[: len(armies)])
    made.record.chairs[0].coached = True
    assert told in made.hand(0).text


def test_a_hand_late_in_a_match_of_four_is_seen_whole_on_a_phone() -> None:
    """Near the centre, with check, captured Kings and many attackers, and after a press too."""
    crowded = 0
    for seed in range(8):
        state, rng = new(4, seed, **VARIANTS[seed % 2]), random.Random(seed)
        GAME.expire(state, chance(seed))
        for _ in range(2 * MAX_TURNS):
            if GAME.outcome(state) is not None:
                break
            seat = state.position.turn
            if len(attackers_of(state.position, CENTRE, seat)) > 1 and rng.random() < 0.2:
                pages = pages_of(GAME, state, NAMES)
                for language in languages():
                    for page in replace(pages, language=language).some_hands(seat, rng, picks=1):
                        assert height(page) <= MAX_HEIGHT, (language.code, page.text)
                crowded += 1
            menu = GAME.menu(state, seat)
            action = GAME.computers["page"].choose(GAME.view(state, seat), menu, rng)
            GAME.apply(state, seat, action, chance(seed))
    assert crowded > 9
