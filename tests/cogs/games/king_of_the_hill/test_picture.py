"""The pictures of King of the Hill: every open card readable, every fact seen, no secret shown."""

from dataclasses import replace
from itertools import combinations
from typing import Final

import pytest
from PIL.ImageColor import getrgb

from bot.pictures import INDEX_BAND, Canvas, face, lying_joker
from bot.pictures.palette import GOLD
from cogs.games.king_of_the_hill.blows import worth
from cogs.games.king_of_the_hill.picture import BOARD, HAND, board_picture, hand_picture_of
from cogs.games.king_of_the_hill.pyramid import Ground
from games.core.cards import parse
from games.king_of_the_hill.attack import compare
from games.king_of_the_hill.state import APEX, PLACES
from games.king_of_the_hill.view import Battle, KingOfTheHillView
from tests.games.king_of_the_hill import table
from tests.games.king_of_the_hill.table import BOTTOM, GAME
from tests.support.looking import index_corner, pixels, shows


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse(code) for code in text.split())


def views_of_a_battle() -> tuple[KingOfTheHillView, ...]:
    """Return the public views before a battle, in it, and when it is won."""
    state = table.table(("KS 2C", "KH 3D"))
    choosing = GAME.view(state, None)
    table.choose(state, BOTTOM[0])
    attack = GAME.view(state, None)
    table.attack(state, ("KS", "3D"))
    return choosing, attack, GAME.view(state, None)


CHOOSING, ATTACK, SPOILS = views_of_a_battle()
TIES: Final = tuple(
    (cards(one), cards(other))
    for one, other in (
        ("2C 3C 4C 5C 6C 7C 8C", "2S 3S 4S 5S 6S 7S 8S"),
        ("KC", "KS"),
        ("2D 3D 4D 5D 6D 7D 8D", "2H 3H 4H 5H 6H 7H 8H"),
        ("AC", "AS"),
        ("9C", "9S"),
    )
)


def in_battle(view: KingOfTheHillView, battle: Battle) -> KingOfTheHillView:
    return replace(view, battles=(*view.battles[:-1], battle))


def test_ones_own_seat_is_at_the_bottom() -> None:
    mine, theirs = (pixels(board_picture(GAME.view(table.new(), seat))) for seat in range(2))
    bottom, top = (14, 508, 200, 588), (14, 12, 200, 92)
    assert mine.crop(bottom).tobytes() != theirs.crop(bottom).tobytes()
    assert mine.crop(bottom).getcolors(10_000) == theirs.crop(top).getcolors(10_000)


@pytest.mark.parametrize("ground", [BOARD, HAND])
def test_stacks_cover_the_lower_corners_of_those_above(ground: Ground) -> None:
    card = ground.card
    for one, other in combinations(range(len(PLACES)), 2):
        (x, y), (left, top) = ground.corner(one), ground.corner(other)
        if PLACES[one][0] == PLACES[other][0]:
            assert left - x > card
        elif PLACES[other] in (
            (PLACES[one][0] + 1, PLACES[one][1]),
            (PLACES[one][0] + 1, PLACES[one][1] + 1),
        ):
            assert y + card * INDEX_BAND < top < y + card * 1.4
            assert (left < x < left + card) or (x < left < x + card)


@pytest.mark.parametrize("ground", [BOARD, HAND])
@pytest.mark.parametrize("view", [CHOOSING, replace(CHOOSING, available=()), ATTACK])
def test_no_open_card_is_covered_at_its_index(view: KingOfTheHillView, ground: Ground) -> None:
    drawn = board_picture(view) if ground is BOARD else hand_picture_of(replace(view, viewer=0))
    picture = pixels(drawn)
    for index, stack in enumerate(view.stacks):
        assert stack.top is not None
        x, y = ground.corner(index)
        alone = Canvas(*picture.size)
        if index == APEX:
            lying_joker(alone, x, y, ground.card)
        else:
            face(alone, stack.top, x, y, ground.card, across=True)
        across = 1.15 if index == APEX else 0.5
        left, top, right, bottom = index_corner(x, y, ground.card, across, INDEX_BAND)
        assert shows(picture, alone, (left, top + 2, right, bottom)), PLACES[index]


def test_stacks_to_choose_from_have_a_gold_edge() -> None:
    picture = pixels(board_picture(CHOOSING))
    for index in range(len(PLACES)):
        x, y = BOARD.corner(index)
        golden = picture.getpixel((round(x + 3), round(y + 50))) == getrgb(GOLD)
        assert golden == (index in CHOOSING.available)


def test_only_the_last_two_blows_are_shown() -> None:
    assert SPOILS.battle is not None
    *late, early = TIES[:3]
    three, four = ((early, *late), (TIES[3], early, *late))
    pictures = {
        board_picture(in_battle(SPOILS, SPOILS.battle._replace(blows=blows)))
        for blows in (three, four)
    }
    assert len(pictures) == 1
    assert pictures != {board_picture(in_battle(SPOILS, SPOILS.battle._replace(blows=TIES[:3])))}, (
        "the newest is another"
    )


@pytest.mark.parametrize(
    ("one", "other", "shown"),
    [
        ("KC", "QS", ["K", "Q"]),
        ("10C", "JS", ["10", "J"]),
        ("KC", "KS", ["10", "10"]),
        ("AC", "4S 5S 6S", ["15", "15"]),
        ("JB", "2S", ["0", "2"]),
    ],
)
def test_an_attack_shows_what_decides(one: str, other: str, shown: list[str]) -> None:
    blow = cards(one), cards(other)
    assert worth(blow, compare(*blow, faces_tie=False)) == shown
    assert worth(blow, 0)[0].isdigit()


def test_a_stack_just_won_stays_until_it_is_divided() -> None:
    battle = SPOILS.battle
    assert isinstance(battle, Battle)
    x, y = BOARD.corner(battle.stack)
    spot = (round(x + 20), round(y + 20), round(x + 60), round(y + 130))
    won, done = (
        pixels(board_picture(view)).crop(spot).tobytes()
        for view in (SPOILS, replace(SPOILS, phase="choosing"))
    )
    assert won != done
