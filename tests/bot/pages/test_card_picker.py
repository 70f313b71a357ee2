"""Hands of any size can be played from Discord's few controls; marks of places."""

from typing import Any

import pytest

from bot.base.language import language_for
from bot.discord_io.messages import controls_of
from bot.pages.card_picker import (
    button_rows,
    card_rows,
    cards_rows,
    draft_after,
    picked_card,
    picked_places,
)
from bot.pages.endings import place_marks
from bot.pages.model import Button, Page, Row, Select
from games.core.cards import code
from tests.support.cards import label

SIZES = range(1, 31)
MOST_ROWS = 5
VOICE = language_for("en")
DECLARATIONS: Row = tuple(Button(word, "declare", word) for word in ("low", "middle", "high"))


def hand(size: int) -> tuple[int, ...]:
    """So many different cards, in no order."""
    return tuple((card * 17 + 5) % 52 for card in range(size))


def assert_fits(page: Page) -> None:
    """Discord gets every control of a page, under an id of its own."""
    sent: list[dict[str, Any]] = [
        item
        for row in controls_of(page, "0123456789", 999_999_999).to_components()
        for item in row["components"]
    ]
    ids = {item["custom_id"] for item in sent}
    assert len(ids) == len(sent) == sum(1 if isinstance(r, Select) else len(r) for r in page.rows)
    assert max(map(len, ids)) <= 100
    assert all(isinstance(row, Select) or 1 <= len(row) <= 5 for row in page.rows)
    for item in sent:
        values = [option["value"] for option in item.get("options", ())]
        assert len({*values}) == len(values) <= 25
        assert all(1 <= len(value) <= 100 for value in values)


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_offered_in_the_hands_order_and_picked_and_marked_alone(size: int) -> None:
    cards = hand(size)
    assert len({*cards}) == size
    for chosen in (None, *cards):
        page = Page("", "", rows=(*card_rows(cards, "pick", chosen, VOICE), DECLARATIONS))
        assert len(page.rows) + 1 <= MOST_ROWS, "with room for what takes a seat back"
        assert_fits(page)
        offered, picked, marked = list[tuple[str, str]](), list[int | None](), list[str]()
        for row in page.rows[:-1]:
            if isinstance(row, Select):
                first, last = row.options[0].label, row.options[-1].label
                assert row.placeholder == f"Choose a card: {first} to {last}"
                offered += [(option.value, option.label) for option in row.options]
                drafts = [draft_after(row.args, (option.value,)) for option in row.options]
                marked += [option.value for option in row.options if option.chosen]
            else:
                offered += [(button.args, button.label.removeprefix("✓ ")) for button in row]
                drafts = [draft_after(button.args, ()) for button in row]
                marked += [b.args for b in row if b.style == "primary" and b.label[0] == "✓"]
            picked += [picked_card(cards, draft) for draft in drafts]
        assert offered == [(code(card), label(card)) for card in cards]
        assert picked == [*cards]
        assert marked == ([] if chosen is None else [code(chosen)])


def test_an_empty_hand_has_no_controls() -> None:
    assert card_rows((), "pick", None, VOICE) == ()
    assert rows_for((), ()) == ()


def rows_for(cards: tuple[int, ...], chosen: tuple[int, ...]) -> tuple[Row, ...]:
    """Controls to pick several cards of a hand in which all are different."""
    return cards_rows(cards, tuple(cards.index(card) for card in chosen), VOICE)


def cards_picked(cards: tuple[int, ...], draft: str) -> tuple[int, ...]:
    return tuple(cards[at] for at in picked_places(cards, draft))


LARGE = (*range(1, 31), 42, 52)


def toggled(cards: tuple[int, ...], chosen: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the draft after a press that picks a card or puts it back, as Discord sends it."""
    for row in rows_for(cards, chosen):
        if isinstance(row, Select):
            assert (row.least, row.most) == (0, len(row.options))
            values = {option.label: option.value for option in row.options}
            if label(card) not in values:
                continue
            sent = {option.value for option in row.options if option.chosen}
            return cards_picked(cards, draft_after(row.args, tuple(sent ^ {values[label(card)]})))
        for button in row:
            if button.label.removeprefix("✓ ") == label(card):
                return cards_picked(cards, draft_after(button.args, ()))
    raise AssertionError(f"{label(card)} is not offered")


def shown(cards: tuple[int, ...], chosen: tuple[int, ...]) -> list[str]:
    """The names marked as picked."""
    names = list[str]()
    for row in rows_for(cards, chosen):
        if isinstance(row, Select):
            names += [option.label for option in row.options if option.chosen]
        else:
            names += [b.label.removeprefix("✓ ") for b in row if b.label.startswith("✓ ")]
    return names


@pytest.mark.parametrize("size", LARGE)
def test_several_cards_are_picked_one_after_the_other_and_taken_back(size: int) -> None:
    cards = hand(size)
    chosen: tuple[int, ...] = ()
    for number, card in enumerate(reversed(cards), 1):
        chosen = toggled(cards, chosen, card)
        assert chosen == cards[size - number :], "in the order of the hand"
        assert shown(cards, chosen) == [label(each) for each in chosen]
    for number, card in enumerate(cards, 1):
        chosen = toggled(cards, chosen, card)
        assert chosen == cards[number:]


@pytest.mark.parametrize("size", LARGE)
def test_controls_for_several_cards_fit_discord_whatever_is_picked(size: int) -> None:
    cards = hand(size)
    for chosen in ((), cards, cards[::2]):
        page = Page("", "", rows=(*rows_for(cards, chosen), DECLARATIONS))
        assert len(page.rows) + 1 <= MOST_ROWS, "with room for what takes a seat back"
        assert_fits(page)


@pytest.mark.parametrize(
    "draft",
    [
        *("", "-1", "-f", "+", "+f", "zz", "AS", "0x", "+zz", "٣٣", " ", "1__0", "f" * 90),
        *("-" + "f" * 89, "+" + "f" * 89, "menu0", "1" + "0" * 89, "\x00", "①"),
    ],
)
def test_a_forged_draft_picks_cards_of_the_hand_or_none(draft: str) -> None:
    cards = hand(12)
    for args, values in ((draft, ()), ("menu0", (draft,)), (f"+{draft}", (draft, draft))):
        made = draft_after(args, values)
        chosen = cards_picked(cards, made)
        assert chosen == tuple(card for card in cards if card in chosen)
        page = Page("", "", rows=rows_for(cards, chosen))
        assert controls_of(page, "0123456789", 999_999_999).children
        assert picked_card(cards, made) in (None, *cards)


def test_no_draft_is_longer_than_a_control_can_carry_and_a_value_sent_twice_counts_once() -> None:
    cards = hand(28)
    huge = draft_after("+" + "f" * 89, ("f" * 99, "1"))
    assert_fits(Page("", "", rows=rows_for(cards, cards_picked(cards, huge))))
    menu = rows_for(cards, ())[0]
    assert isinstance(menu, Select)
    first, second = (option.value for option in menu.options[:2])
    assert cards_picked(cards, draft_after(menu.args, (first, first, second))) == cards[:2]


def test_the_only_card_is_picked_without_a_question_and_nothing_that_is_not_held() -> None:
    for draft in ("", "AS", "ZZ", "as", "1", "-1", "JR", "f" * 90):
        assert picked_card((7,), draft) == 7
        assert picked_card((7, 8), draft) is None
        assert picked_card((), draft) is None


@pytest.mark.parametrize("number", [0, 1, 4, 5, 6, 10, 11, 25])
def test_buttons_stand_in_rows_of_five_in_their_order(number: int) -> None:
    made = tuple(Button(str(at), "choose", str(at)) for at in range(number))
    rows = button_rows(iter(made))
    assert tuple(button for row in rows for button in row) == made
    assert all(len(row) == 5 for row in rows[:-1])
    assert all(1 <= len(row) <= 5 for row in rows)


TWINS = (53, 53, 12, 12, 11, 40, 40)


def test_of_two_equal_cards_either_can_be_picked_alone() -> None:
    for at in range(len(TWINS)):
        buttons = [
            button
            for row in cards_rows(TWINS, (at,), VOICE)
            if not isinstance(row, Select)
            for button in row
        ]
        assert [b.label.startswith("✓ ") for b in buttons] == [n == at for n in range(len(TWINS))]
        other = (at + 1) % len(TWINS)
        assert picked_places(TWINS, buttons[other].args) == tuple(sorted((at, other)))


@pytest.mark.parametrize(
    ("places", "left", "marks"),
    [
        ((1, 2), (), "🥇 2."),
        ((1, 2, 3, 4), (), "🥇 🥈 🥉 4."),
        ((1, 2, 3, 3), (), "🥇 🥈 3. 3."),
        ((1, 1, 3), (), "🥇 🥇 3."),
        ((1, 1), (), "🤝 🤝"),
        ((1, 1, 3), (2,), "🤝 🤝 3."),
        ((1, 2, 3), (2,), "🥇 2. 3."),
        ((1, 2, 3), (1, 2), "🥇 2. 3."),
        ((1,), (), "🥇"),
    ],
)
def test_medals_are_for_who_leaves_somebody_behind(
    places: tuple[int, ...], left: tuple[int, ...], marks: str
) -> None:
    present = [seat not in left for seat in range(len(places))]
    assert place_marks(places, present) == marks.split()
