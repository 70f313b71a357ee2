"""SubsetMenu: listing, counting, sampling and containing agree."""

import random
from collections import Counter
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import SubsetMenu
from games.king_of_the_hill.state import ChooseStack, SetAside
from tests.games.playing import chi_square


def menu_of(
    items: tuple[int, ...], least: int = 0, most: int | None = None
) -> SubsetMenu[SetAside]:
    return SubsetMenu(items, SetAside, "cards", least=least, most=most)


def test_two_menus_together_are_one() -> None:
    """The actions of both in their order, all equally likely."""
    menu = menu_of((1, 2, 3), 1, 1) | menu_of((4, 5), 1)
    assert [each.cards for each in menu] == [(1,), (2,), (3,), (4,), (5,), (4, 5)]
    assert menu.count() == 6
    assert bool(menu)
    assert SetAside((4, 5)) in menu
    assert SetAside((1, 2)) not in menu
    rng = random.Random(1)
    drawn = Counter(menu.sample(rng).cards for _ in range(600))
    assert chi_square(drawn, 6) < 20.5
    assert not menu_of((), 1) | menu_of((), 1)


bounds = st.tuples(st.integers(0, 9), st.integers(0, 9)).map(sorted)
distinct_items = st.lists(st.integers(0, 53), max_size=7, unique=True).map(tuple)


@given(items=distinct_items, limits=bounds)
def test_count_iteration_and_containment_agree_with_a_list_of_all_subsets(
    items: tuple[int, ...], limits: list[int]
) -> None:
    least, most = limits
    menu = menu_of(items, least, most)
    wanted = [
        SetAside(subset) for size in range(least, most + 1) for subset in combinations(items, size)
    ]
    assert list(menu) == wanted
    assert menu.count() == len(wanted) == len(set(wanted))
    assert bool(menu) is bool(wanted)
    every_size = chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))
    for subset in every_size:
        assert (SetAside(subset) in menu) is (least <= len(subset) <= most)


@given(items=distinct_items, limits=bounds, seed=st.integers(0, 1000))
def test_a_sample_is_of_the_menu_and_an_empty_menu_has_none(
    items: tuple[int, ...], limits: list[int], seed: int
) -> None:
    least, most = limits
    menu = menu_of(items, least, most)
    if menu:
        assert menu.sample(random.Random(seed)) in menu
    else:
        with pytest.raises(ValueError, match="empty"):
            menu.sample(random.Random(seed))


@pytest.mark.parametrize(
    ("size", "least", "most", "limit"),
    [(5, 0, 5, 62), (5, 2, 3, 44), (6, 1, 4, 97), (6, 3, 3, 44), (5, 4, 9, 21), (7, 0, 1, 25)],
)
def test_all_subsets_are_equally_likely(size: int, least: int, most: int, limit: float) -> None:
    """``limit`` is passed by chance once in a thousand; the seed is fixed."""
    menu = menu_of(tuple(range(40, 40 - size, -1)), least, most)
    rng = random.Random(size * 100 + least)
    counts = Counter(menu.sample(rng) for _ in range(100 * menu.count()))
    assert chi_square(counts, menu.count()) < limit
    assert set(counts) == set(menu)


@pytest.mark.parametrize(
    ("action", "held"),
    [
        (SetAside(()), True),
        (SetAside((9, 4, 7)), True),
        (SetAside((9, 7)), True),
        (SetAside((7, 9)), False),
        (SetAside((9, 9)), False),
        (SetAside((9, 5)), False),
        (SetAside((5,)), False),
        (SetAside((9, 4, 7, 7)), False),
        (ChooseStack(9), False),
        ((9, 7), False),
        (None, False),
    ],
)
def test_only_items_each_once_and_in_their_order_are_contained(action: object, held: bool) -> None:
    assert (action in menu_of((9, 4, 7))) is held


def test_without_bounds_any_number_may_be_chosen() -> None:
    assert menu_of((1, 2, 3)).count() == 8
    assert menu_of(()).count() == 1
    assert list(menu_of(())) == [SetAside(())]


def test_a_menu_too_long_to_list_is_counted_and_sampled() -> None:
    menu = menu_of(tuple(range(52)), 26, 26)
    assert menu.count() == 495_918_532_948_104
    rng = random.Random(0)
    drawn = Counter(card for _ in range(400) for card in menu.sample(rng).cards)
    assert chi_square(drawn, 52) < 60
