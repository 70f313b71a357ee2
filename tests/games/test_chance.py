"""The keyed stream that every draw of a match comes from."""

import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count, pairwise
from math import factorial, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import Chance, Header
from games.core.cards import STANDARD_DECK, code
from tests.games.playing import chi_square

KEY = bytes(range(32))
WORD = 1 << 64


def blocks(key: bytes, name: str) -> Iterator[bytes]:
    """The documented stream, written again from its description."""
    prefix = len(name.encode()).to_bytes(4, "big") + name.encode()
    return (hmac.new(key, prefix + n.to_bytes(8, "big"), "sha256").digest() for n in count())


def below_again(key: bytes, name: str, n: int) -> int:
    """The first number of as many blocks as n needs that lies under the last multiple of n."""
    stream = blocks(key, name)
    size = 1
    while 256 ** (32 * size) < n:
        size += 1
    while True:
        number = int.from_bytes(b"".join(next(stream) for _ in range(size)), "big")
        if number < 256 ** (32 * size) // n * n:
            return number % n


def taken_again(key: bytes, name: str, pool: list[int], number: int) -> list[int]:
    order = below_again(key, name, perm(len(pool), number))
    taken: list[int] = []
    while len(taken) < number:
        taken.append(pool.pop(order % (len(pool))))
        order //= len(pool) + 1
    return taken


def test_draws_never_change() -> None:
    chance = Chance(KEY)
    assert [chance.below(f"draw/{n}", 1000) for n in range(12)] == [
        770,
        820,
        71,
        981,
        594,
        799,
        824,
        116,
        470,
        495,
        813,
        434,
    ]
    assert chance.below("word", WORD) == 0x6600EC32A5AD5F69


def test_shuffles_never_change() -> None:
    deck = Chance(KEY).shuffle("round/1/deck", STANDARD_DECK)
    assert " ".join(map(code, deck)) == (
        "QC 8S 8C KH 10C AC 5S 2H KC QD 8H 9H 3S "
        "9C 10D 6S 4H 7D KD AH 4D 5C 10H 9S 8D 5H "
        "JC 10S 2D QH QS 9D 4S AS 7H 6H JS 3H JD "
        "3D 5D 2S KS JH 4C 6C 7C AD 6D 3C 2C 7S"
    )


@given(st.binary(min_size=16, max_size=100), st.text(max_size=40), st.integers(1, 1 << 600))
def test_draws_follow_their_description(key: bytes, name: str, n: int) -> None:
    assert Chance(key).below(name, n) == below_again(key, name, n)


@given(st.binary(min_size=16, max_size=100), st.text(max_size=40), st.integers(0, 108))
def test_shuffles_follow_their_description(key: bytes, name: str, size: int) -> None:
    expected = taken_again(key, name, list(range(size)), size)
    assert Chance(key).shuffle(name, range(size)) == expected


@given(st.binary(min_size=16, max_size=100), st.text(max_size=40), st.integers(0, 108), st.data())
def test_what_is_taken_follows_its_description_and_leaves_the_pool(
    key: bytes, name: str, size: int, data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, size))
    pool, left = list(range(size)), list(range(size))
    taken = Chance(key).take(name, pool, number)
    assert taken == taken_again(key, name, left, number)
    assert pool == left
    assert sorted(taken + pool) == list(range(size))


def test_more_than_there_is_cannot_be_taken() -> None:
    pool = [1, 2, 3]
    with pytest.raises(ValueError, match="at least one"):
        Chance(KEY).take("x", pool, 4)
    assert pool == [1, 2, 3]


def test_numbers_that_would_bias_a_draw_are_passed_over() -> None:
    n = (1 << 255) + 1
    drawn = [Chance(KEY).below(f"{number}", n) for number in range(50)]
    passed_over = [
        int.from_bytes(next(blocks(KEY, f"{number}")), "big") >= n for number in range(50)
    ]
    assert 10 < sum(passed_over) < 40
    assert drawn == [below_again(KEY, f"{number}", n) for number in range(50)]


def test_a_draw_depends_on_key_and_label_alone() -> None:
    chance = Chance(KEY)
    first = chance.below("a", WORD)
    chance.below("b", WORD)
    chance.shuffle("a", range(9))
    assert chance.below("a", WORD) == first == Chance(KEY).below("a", WORD)
    assert first != chance.below("b", WORD)
    assert first != Chance(KEY[::-1]).below("a", WORD)


def test_a_choice_is_the_item_drawn() -> None:
    chance = Chance(KEY)
    items = "abcdefgh"
    for number in range(20):
        assert chance.choice(f"{number}", items) == items[chance.below(f"{number}", 8)]


def test_shuffling_leaves_the_items_as_they_were() -> None:
    items = [3, 1, 2]
    assert sorted(Chance(KEY).shuffle("x", items)) == [1, 2, 3]
    assert items == [3, 1, 2]
    assert Chance(KEY).shuffle("x", []) == []


@pytest.mark.parametrize(("sides", "bound"), [(2, 10.8), (6, 20.5), (13, 32.9), (52, 87.0)])
def test_draws_are_even(sides: int, bound: float) -> None:
    """The bounds are exceeded once in a thousand keys, by this one or never."""
    chance = Chance(KEY)
    counts = Counter(chance.below(f"{n}", sides) for n in range(4000))
    assert chi_square(counts, sides) < bound


def test_all_orders_are_even() -> None:
    chance = Chance(KEY)
    counts = Counter("".join(chance.shuffle(f"{n}", "abcd")) for n in range(4800))
    assert chi_square(counts, factorial(4)) < 49.7


def test_everything_taken_is_as_likely_in_every_order() -> None:
    chance = Chance(KEY)
    counts = Counter("".join(chance.take(f"{n}", list("abcde"), 2)) for n in range(4000))
    assert chi_square(counts, perm(5, 2)) < 43.9


def test_every_card_is_as_likely_in_every_place() -> None:
    chance = Chance(KEY)
    decks = [chance.shuffle(f"{n}", STANDARD_DECK) for n in range(1040)]
    for place in (0, 1, 25, 50, 51):
        assert chi_square(Counter(deck[place] for deck in decks), 52) < 87.0
    assert chi_square(Counter((b - a) % 52 for deck in decks for a, b in pairwise(deck)), 51) < 86


@pytest.mark.parametrize("size", [0, 1, 15])
def test_a_short_key_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        Chance(bytes(size))


@pytest.mark.parametrize("n", [0, -1, -(2**70)])
def test_a_draw_without_outcomes_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Chance(KEY).below("x", n)
    with pytest.raises(ValueError, match="at least one"):
        Chance(KEY).choice("x", [])


def test_the_key_is_not_shown() -> None:
    header = Header("high-card", 1, {}, 2, KEY)
    for text in (repr(Chance(KEY)), repr(header), str(header)):
        assert repr(KEY) not in text
        assert KEY.hex() not in text
