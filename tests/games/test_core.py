"""Parts shared by the games: chance, cards, matches, menus, events."""

import hmac
import random
from collections import Counter
from hashlib import sha256
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


@pytest.mark.parametrize(
    "text", ["", "A", "1C", "11C", "TS", "as", "As", " AS", "AS ", "A♠︎", "J", "J*", "0"]
)
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse(text)


CARD: TypeAdapter[int] = TypeAdapter(Card)


def test_a_card_in_an_action_is_an_int_in_memory_and_its_code_in_data() -> None:
    for card in range(54):
        assert CARD.validate_python(card) == CARD.validate_python(code(card)) == card
        assert CARD.dump_python(card, mode="json") == code(card)
        assert CARD.validate_json(CARD.dump_json(card)) == card
    assert CARD.json_schema() == {"type": "string", "enum": list(CODES)}


@pytest.mark.parametrize("value", [-1, 54, True, False, 3.0, None, "as", "51", [], b"AS"])
def test_no_other_value_is_a_card_of_an_action(value: object) -> None:
    with pytest.raises(ValidationError):
        CARD.validate_python(value)


def with_lengths(*parts: bytes) -> bytes:
    joined = b""
    for part in parts:
        joined += len(part).to_bytes(4, "big")
        joined += part
    return joined


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
    lists = [
        ["ab", "c"],
        ["a", "bc"],
        ["abc"],
        ["abc", ""],
        ["", "abc"],
        ["c", "ab"],
        ["a", "b", "c"],
        [],
        [""],
        ["a\0\0\0\x01b", "c"],
    ]
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
    menu = ListMenu(["c", "a", "b"])
    assert list(menu) == list(menu) == ["c", "a", "b"]
    assert menu.count() == 3
    assert menu
    assert "a" in menu
    assert "d" not in menu


def test_a_list_menu_is_not_changed_by_its_list() -> None:
    actions = ["a"]
    menu = ListMenu(actions)
    actions.append("b")
    assert list(menu) == ["a"]


def test_a_list_menu_samples_evenly() -> None:
    menu = ListMenu("abcdef")
    rng = random.Random(1)
    counts = Counter(menu.sample(rng) for _ in range(3000))
    assert chi_square(counts, 6) < 20.5


def test_an_empty_list_menu_offers_nothing() -> None:
    menu: ListMenu[str] = ListMenu()
    assert not menu
    assert menu.count() == 0
    assert list(menu) == []
    with pytest.raises(ValueError, match="nothing to choose"):
        menu.sample(random.Random(1))
