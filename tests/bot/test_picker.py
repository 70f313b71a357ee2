"""Hands of any size can be played from Discord's few controls."""

from collections import Counter
from typing import Any

import pytest

from bot.i18n import voice_for
from bot.page import Button, Page, Row, Select
from bot.picker import card_rows
from bot.screen import view_of
from games.core.cards import code, label

SIZES = range(1, 31)
MOST_ROWS = 5
VOICE = voice_for("en")
DECLARATIONS: Row = tuple(Button(word, "declare", word) for word in ("low", "middle", "high"))


def hand(size: int) -> tuple[int, ...]:
    """So many different cards, in no order."""
    return tuple((card * 17 + 5) % 52 for card in range(size))


def offered(rows: tuple[Row, ...]) -> list[str]:
    """The cards that the controls offer: as buttons' args or as menus' values."""
    found: list[str] = []
    for row in rows:
        if isinstance(row, Select):
            found += [option.value for option in row.options]
        else:
            found += [button.args for button in row]
    return found


def marked(rows: tuple[Row, ...]) -> list[str]:
    """The cards shown as chosen."""
    found: list[str] = []
    for row in rows:
        if isinstance(row, Select):
            found += [option.value for option in row.options if option.chosen]
        else:
            found += [b.args for b in row if b.style == "primary" and b.label.startswith("✓")]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_offered_once_and_in_the_order_of_the_hand(size: int) -> None:
    cards = hand(size)
    assert len({*cards}) == size
    assert offered(card_rows(cards, "pick", None, VOICE)) == [code(card) for card in cards]


@pytest.mark.parametrize("size", SIZES)
def test_there_is_room_for_the_declarations(size: int) -> None:
    rows = (*card_rows(hand(size), "pick", None, VOICE), DECLARATIONS)
    assert len(rows) <= MOST_ROWS
    for row in rows:
        if isinstance(row, Select):
            assert 1 <= len(row.options) <= 25
        else:
            assert 1 <= len(row) <= 5


@pytest.mark.parametrize("size", SIZES)
def test_there_is_room_for_the_button_that_takes_a_seat_back(size: int) -> None:
    assert len(card_rows(hand(size), "pick", None, VOICE)) + 2 <= MOST_ROWS


@pytest.mark.parametrize("size", SIZES)
def test_discord_gets_every_control_under_an_id_of_its_own(size: int) -> None:
    page = Page("", "", rows=(*card_rows(hand(size), "pick", None, VOICE), DECLARATIONS))
    sent: list[dict[str, Any]] = [
        item
        for row in view_of(page, "0123456789", 999_999_999).to_components()
        for item in row["components"]
    ]
    ids = Counter(item["custom_id"] for item in sent)
    assert set(ids.values()) == {1}
    assert max(map(len, ids)) <= 100
    assert len(sent) == sum(1 if isinstance(row, Select) else len(row) for row in page.rows)


@pytest.mark.parametrize("size", SIZES)
def test_the_chosen_card_alone_is_marked(size: int) -> None:
    cards = hand(size)
    assert marked(card_rows(cards, "pick", None, VOICE)) == []
    for chosen in cards:
        assert marked(card_rows(cards, "pick", chosen, VOICE)) == [code(chosen)]


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_named_for_people(size: int) -> None:
    cards = hand(size)
    names: list[str] = []
    for row in card_rows(cards, "pick", None, VOICE):
        if isinstance(row, Select):
            names += [option.label for option in row.options]
            first, last = row.options[0].label, row.options[-1].label
            assert row.placeholder == f"Choose a card: {first} to {last}"
        else:
            names += [button.label for button in row]
    assert names == [label(card) for card in cards]


def test_an_empty_hand_has_no_controls() -> None:
    assert card_rows((), "pick", None, VOICE) == ()
