"""Parts shared by the games: chance, cards, matches, menus, events."""

import hmac
import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, combinations, count, pairwise
from math import factorial, perm
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from games.core import (
    Chance,
    Entry,
    Game,
    GameError,
    Header,
    IllegalAction,
    ListMenu,
    Outcome,
    RulesChanged,
    SubsetMenu,
    begin,
    commitment,
    derive_key,
    step,
)
from games.core.cards import (
    BLACK_JOKER,
    CODES,
    RED_JOKER,
    STANDARD_DECK,
    Card,
    code,
    parse,
    rank_of,
    suit_of,
)
from games.high_card import HighCard
from games.high_card.state import Declare
from games.king_of_the_hill.state import ChooseStack, SetAside
from tests.games.playing import chi_square
from tests.support.cards import label

KEY = bytes(range(32))


def test_cards_are_numbered_by_suit_then_rank() -> None:
    assert [(suit_of(card), rank_of(card)) for card in STANDARD_DECK] == [
        (suit, rank) for suit in range(4) for rank in range(2, 15)
    ]


@pytest.mark.parametrize(
    ("card", "data", "people"),
    [
        (0, "2C", "2♣︎"),
        (8, "10C", "10♣︎"),
        (12, "AC", "A♣︎"),
        (22, "JD", "J♦︎"),
        (36, "QH", "Q♥︎"),
        (50, "KS", "K♠︎"),
        (51, "AS", "A♠︎"),
        (BLACK_JOKER, "JB", "Black Joker"),
        (RED_JOKER, "JR", "Red Joker"),
    ],
)
def test_cards_are_written_for_data_and_for_people(card: int, data: str, people: str) -> None:
    assert code(card) == data
    assert label(card) == people


def test_every_card_is_read_back_from_its_code() -> None:
    assert [parse(code(card)) for card in range(54)] == list(range(54))
    assert len({*CODES}) == len({label(card) for card in range(54)}) == 54


def test_anything_else_is_no_card() -> None:
    for text in ("", "A", "1C", "11C", "TS", "as", "As", " AS", "AS ", "A♠︎", "J", "J*", "0"):
        with pytest.raises(ValueError, match="not a card"):
            parse(text)


def test_a_card_in_an_action_is_an_int_in_memory_and_its_code_in_data() -> None:
    adapter: TypeAdapter[int] = TypeAdapter(Card)
    for card in range(54):
        assert adapter.validate_python(card) == adapter.validate_python(code(card)) == card
        assert adapter.dump_python(card, mode="json") == code(card)
        assert adapter.validate_json(adapter.dump_json(card)) == card
    assert adapter.json_schema() == {"type": "string", "enum": list(CODES)}
    others: list[object] = [-1, 54, True, False, 3.0, None, "as", "51", [], b"AS"]
    for value in others:
        with pytest.raises(ValidationError):
            adapter.validate_python(value)


def with_lengths(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


ids = st.text(max_size=24)


@given(st.integers(0, 10**6), ids, st.binary(max_size=64))
def test_the_commitment_is_a_hash_of_version_match_and_secret(
    version: int, match_id: str, secret: bytes
) -> None:
    parts = with_lengths(str(version).encode(), match_id.encode(), secret)
    assert commitment(version, match_id, secret) == sha256(parts).hexdigest()


@given(st.binary(min_size=16, max_size=64), ids, st.lists(ids, max_size=5))
def test_the_key_is_an_hmac_of_match_and_contributions(
    secret: bytes, match_id: str, contributions: list[str]
) -> None:
    parts = with_lengths(match_id.encode(), *(text.encode() for text in contributions))
    key = derive_key(secret, match_id, contributions)
    assert key == hmac.digest(secret, parts, "sha256")
    assert len(key) == 32


def test_commitment_and_key_never_change() -> None:
    assert commitment(1, "1234", KEY) == (
        "327d01cd73fc98eec5ad578daacd417178c2d83fb11aa8abde035d18307e10aa"
    )
    assert derive_key(KEY, "1234", ["55", "66"]).hex() == (
        "68b66cbc6d285baf5aa5b72cb885522fa22c25d63c7b405e51db3409bee7479d"
    )


def test_different_contributions_never_make_the_same_key() -> None:
    lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["c", "ab"]]
    lists += [["a", "b", "c"], [], [""], ["a\0\0\0\x01b", "c"]]
    keys = {derive_key(KEY, "m", contributions) for contributions in lists}
    keys |= {derive_key(KEY, "ma", ["bc"]), derive_key(KEY, "mabc", [])}
    assert len(keys) == len(lists) + 2


def test_different_matches_never_share_a_commitment() -> None:
    made = [(1, "1a", b"x"), (11, "a", b"x"), (1, "1", b"ax"), (1, "1ax", b""), (1, "1a", b"y")]
    assert len({commitment(*parts) for parts in made}) == len(made)


@pytest.mark.parametrize(
    ("slug", "newer"), [("high-card", -1), ("high-card", 1), ("low-card", 0), ("", 0)]
)
def test_a_match_of_other_rules_is_not_begun(slug: str, newer: int) -> None:
    version = HighCard.rules_version + newer
    with pytest.raises(RulesChanged, match=f"{slug} v{version}"):
        begin(HighCard(), Header(slug, version, {}, 2, KEY))


def test_unknown_options_are_not_begun() -> None:
    with pytest.raises(ValidationError):
        begin(HighCard(), Header("high-card", HighCard.rules_version, {"goal": 3}, 2, KEY))


def test_each_kind_of_entry_is_played() -> None:
    game = HighCard()
    state = begin(game, Header("high-card", HighCard.rules_version, {"target": 2}, 3, KEY))
    chance = Chance(KEY)
    seat = state.turn
    card = code(state.hands[seat][0])
    entries = [
        Entry("action", seat, {"type": "declare", "card": card, "declaration": "middle"}),
        Entry("time"),
        Entry("joining"),
        Entry("concession", seat),
    ]
    told = [step(game, state, entry, chance)[0] for entry in entries]
    assert [event.kind for event in told] == ["declared", "declared", "joined", "left"]
    assert told[1].public["seat"] == (seat + 1) % 3
    assert told[3].public == {"seat": seat}


@pytest.mark.parametrize(
    "action",
    [
        {"type": "declare", "card": "ZZ", "declaration": "lowest"},
        {"type": "declare", "card": "AS", "declaration": "biggest"},
        {"type": "fold", "card": "AS", "declaration": "lowest"},
        {"type": "declare"},
        None,
    ],
)
def test_an_action_that_is_none_of_the_game_is_refused(action: dict[str, Any] | None) -> None:
    game = HighCard()
    state = begin(game, Header("high-card", HighCard.rules_version, {}, 2, KEY))
    before = game.copy(state)
    with pytest.raises(ValidationError):
        step(game, state, Entry("action", state.turn, action), Chance(KEY))
    assert state == before


def test_actions_are_read_back_from_their_json() -> None:
    actions = HighCard.actions
    action = Declare(parse("10H"), "middle")
    data = {"card": "10H", "declaration": "middle", "type": "declare"}
    assert actions.dump_python(action, mode="json") == data
    assert actions.validate_python(data) == actions.validate_json(actions.dump_json(action))
    assert actions.validate_python(data) == action


def test_joining_is_closed_unless_a_game_opens_it() -> None:
    game = HighCard()
    with pytest.raises(IllegalAction, match="joining_closed"):
        Game.join(game, game.new(game.options(), 2, Chance(KEY)), Chance(KEY))


def test_a_refusal_says_its_code_and_facts() -> None:
    error = GameError("too_many_cards", players=14, most=13)
    assert isinstance(error, ValueError)
    assert (error.code, error.facts) == ("too_many_cards", {"players": 14, "most": 13})
    assert str(error) == "too_many_cards players=14 most=13"


def test_all_in_the_first_place_are_winners() -> None:
    assert Outcome((2, 1, 4, 1), (3, 5, 0, 5)).winners == (1, 3)


def test_a_list_menu_holds_its_actions_in_order() -> None:
    actions = ["c", "a", "b"]
    menu = ListMenu(actions)
    actions.append("d")
    assert list(menu) == list(menu) == ["c", "a", "b"]
    assert menu.count() == 3
    assert menu
    assert "a" in menu
    assert "d" not in menu


def test_a_list_menu_samples_evenly() -> None:
    menu = ListMenu("abcdef")
    rng = random.Random(1)
    assert chi_square(Counter(menu.sample(rng) for _ in range(3000)), 6) < 20.5


def test_an_empty_list_menu_offers_nothing() -> None:
    menu: ListMenu[str] = ListMenu()
    assert not menu
    assert menu.count() == 0
    assert list(menu) == []
    with pytest.raises(ValueError, match="nothing to choose"):
        menu.sample(random.Random(1))


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
    drawn = [770, 820, 71, 981, 594, 799, 824, 116, 470, 495, 813, 434]
    assert [chance.below(f"draw/{n}", 1000) for n in range(12)] == drawn
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
    first = [int.from_bytes(next(blocks(KEY, f"{number}")), "big") for number in range(50)]
    assert 10 < sum(number >= n for number in first) < 40
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


def test_short_keys_and_draws_without_outcomes_are_refused() -> None:
    for size in (0, 1, 15):
        with pytest.raises(ValueError, match="16 bytes"):
            Chance(bytes(size))
    for n in (0, -1, -(2**70)):
        with pytest.raises(ValueError, match="at least one"):
            Chance(KEY).below("x", n)
    with pytest.raises(ValueError, match="at least one"):
        Chance(KEY).choice("x", [])


def test_the_key_is_not_shown() -> None:
    header = Header("high-card", 1, {}, 2, KEY)
    for text in (repr(Chance(KEY)), repr(header), str(header)):
        assert repr(KEY) not in text
        assert KEY.hex() not in text


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
    assert chi_square(Counter(menu.sample(rng).cards for _ in range(600)), 6) < 20.5
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


def test_only_items_each_once_and_in_their_order_are_contained() -> None:
    menu = menu_of((9, 4, 7))
    assert all(SetAside(cards) in menu for cards in ((), (9, 4, 7), (9, 7)))
    for cards in ((7, 9), (9, 9), (9, 5), (5,), (9, 4, 7, 7)):
        assert SetAside(cards) not in menu
    assert not any(other in menu for other in (ChooseStack(9), (9, 7), None))


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
