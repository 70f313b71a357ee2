"""The plays that a hand offers: exactly the legal cards, and the reason for no others."""

import pytest

from games.eighty_points.state import EightyPointsState, Put
from tests.cogs.games.eighty_points.playing import NAMES
from tests.cogs.games.eighty_points.test_pages import hands, pages
from tests.cogs.games.positions import alternative, labels_on, menus_on
from tests.games.eighty_points import table
from tests.games.playing import cards
from tests.support.cards import label
from tests.support.looking import within_limits

SIX = ("6C 6D 7C 7D", "8C 8D 9C 9D", "10C 10D JC JD")
"""The cards of cem, dora and eve when they don't matter."""


def led(lead: str, ann: str, bob: str, *, loose: bool = False) -> EightyPointsState:
    """Ann has led, bob is to follow; hearts are trumps, and the twos."""
    rest = [" ".join(hand.split()[: len(bob.split())]) for hand in SIX]
    state = table.table(f"{lead} {ann}", bob, *rest, loose=loose)
    table.put(state, lead)
    return state


POSITIONS: dict[str, tuple[EightyPointsState, str]] = {
    "lead": (
        table.table(SIX[0], "AS AS KS 5H", *SIX[1:], "3D 4D 4D 5D", leader=1),
        "**Your lead:** any card, or two that are the same.",
    ),
    "follow": (led("KS", "3C 4C 5C", "3S 9S 9S 4D"), "follow ♠︎."),
    "one legal card": (led("KS", "3C 4C 5C", "9S 3D 3D 4D"), "follow ♠︎."),
    "no suit": (led("KS", "3C 4C 5C", "3D 4D 4D 5H"), "you have no ♠︎, so play any card."),
    "a trump is no spade": (
        led("KS", "3C 4C 5C", "2S 4D 4D 5H"),
        "you have no ♠︎, so play any card.",
    ),
    "trumps": (led("AH", "3C 4C 5C", "2S 3H JR 4D"), "follow trumps."),
    "pairs": (
        led("KS KS", "3C 4C", "9S 9S 4S 4S"),
        "follow with a pair of ♠︎.",
    ),
    "one pair": (
        led("KS KS", "3C 4C", "9S 9S 4S 3D"),
        "follow with a pair of ♠︎.",
    ),
    "suit without pair": (
        led("KS KS", "3C 4C", "9S 8S 7S 3D"),
        "you have no pair of ♠︎, so play any two of ♠︎.",
    ),
    "just two of the suit": (
        led("KS KS", "3C 4C", "9S 8S 3D 3D"),
        "you have no pair of ♠︎, so play any two of ♠︎.",
    ),
    "one of the suit": (
        led("KS KS", "3C 4C", "9S 3D 3D 4D"),
        "9♠︎ is your only card of ♠︎, so you have to play it. Add any card.",
    ),
    "none of the suit": (
        led("KS KS", "3C 4C", "3D 3D 4D 5H"),
        "you have no ♠︎, so play any two cards.",
    ),
    "none, and a pair in three": (
        led("KS KS", "3C", "3D 3D 4D"),
        "you have no ♠︎, so play any two cards.",
    ),
    "none, the last two": (led("KS KS", "", "3D 4D"), "you have no ♠︎, so play any two cards."),
    "none, the last pair": (led("KS KS", "", "3D 3D"), "you have no ♠︎, so play any two cards."),
    "loose": (
        led("KS KS", "3C 4C", "9S 8S 3D 3D", loose=True),
        "you have no pair of ♠︎, so play any two cards.",
    ),
    "loose, a pair in three": (
        led("KS KS", "3C", "9S 3D 3D", loose=True),
        "you have no pair of ♠︎, so play any two cards.",
    ),
    "loose with a pair": (
        led("KS KS", "3C 4C", "9S 9S 3D 3D", loose=True),
        "follow with a pair of ♠︎.",
    ),
    "a pair of jokers": (
        led("JR JR", "3C 4C", "2S 2C 3H 4D"),
        "you have no pair of trumps, so play any two of trumps.",
    ),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_a_hand_offers_exactly_what_is_legal_and_says_why_to_its_owner_alone(position: str) -> None:
    state, why = POSITIONS[position]
    made = pages(state)
    assert why in made.hand(1).text
    found, whole = made.hands(1)
    offered = {tuple(action.cards) for hand in found.values() for action in made.actions(hand)}
    assert whole
    legal = {each.cards for each in table.GAME.menu(state, 1) if isinstance(each, Put)}
    assert offered == legal
    assert not any(why in page.text for page in (made.board(), made.hand(2), made.hand(3)))


@pytest.mark.parametrize(
    ("position", "names"),
    [
        ("one legal card", ["9♠︎"]),
        ("just two of the suit", ["8♠︎ 9♠︎"]),
        ("none, the last two", ["3♦︎ 4♦︎"]),
    ],
)
def test_what_alone_can_be_played_is_one_button_that_names_all_of_it(
    position: str, names: list[str]
) -> None:
    assert labels_on(pages(POSITIONS[position][0]).hand(1)) == names


TWENTY = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 3D 4D 5D 6D 7D 8D 9D 10D"


def twenty(lead: str) -> EightyPointsState:
    """Bob holds twenty cards, neither spades nor trumps."""
    rest = [
        "3S 3S 4S 4S 5S 5S 6S 6S 7S 7S 8S 8S 9S 9S JS JS QS QS 10S 10S",
        "3H 3H 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H 9H 9H 10H 10H JH JH QH QH",
        TWENTY,
    ]
    ann = "KS KS AS AS KH KH AH AH JR JR JB JB 2C 2C 2D 2D 2H 2H 2S 2S"
    state = table.table(ann, TWENTY, *rest, dead="KD KD AD AD QD QD JD JD", leader=0 if lead else 1)
    if lead:
        table.put(state, lead)
    return state


@pytest.mark.parametrize("lead", ["", "KS", "KS KS"])
def test_more_than_fifteen_cards_are_chosen_in_menus(lead: str) -> None:
    page = pages(twenty(lead)).hand(1)
    within_limits(page)
    assert sorted(name for menu in menus_on(page) for name in menu) == sorted(
        label(card) for card in cards(TWENTY)
    )


def test_no_hand_is_drawn_once_it_is_played_out() -> None:
    state = table.table("AS", "QS", "JS", "10S", "9S")
    assert all(page.picture is not None for page in hands(state).values())
    table.trick(state, "AS", "QS", "JS", "10S", "9S")
    assert all(page.picture is None for page in hands(state).values())


# The called card

ALLY = "You hold the called card. Play it first, and you're the ally."


def test_only_those_who_hold_the_called_card_read_it_and_all_learn_when_it_falls() -> None:
    held = ("AS 3C 4C", "KS 3S 4D", "5S 6S 6D", "KS 8S 8D", "9S 10S 9D")
    state = table.table(*held, called="KS")
    assert {name for name, hand in hands(state).items() if ALLY in hand.text} == {"bob", "dora"}
    board = pages(state).board()
    assert "Called card: K♠︎, not played yet." in alternative(board)
    assert ALLY not in board.text + alternative(board)
    table.put(state, "AS")
    assert ", the ally" not in alternative(pages(state).board())
    table.put(state, "KS")
    told = alternative(pages(state).board())
    assert "Called card: K♠︎, played by bob, the ally." in told
    assert "2 bob: rank 2, 2 cards, 0 points, ally" in told
    assert not any(ALLY in hand.text for hand in hands(state).values())


def test_who_the_ally_is_stays_told_until_the_next_trick_is_over() -> None:
    held = ("AS 3C 4C", "KS 3S 4D", "5S 6S 6D", "KS 8S 8D", "9S 10S 9D")
    state = table.table(*held, called="KS")
    table.put(state, "AS")
    revealed = "Called card: **K♠︎**, played by **bob**, the ally."

    def told() -> set[bool]:
        return {revealed in page.text for page in (pages(state).board(), *hands(state).values())}

    assert told() == {False}
    for card in ("KS", "5S", "KS", "9S"):
        table.put(state, card)
        assert told() == {True}
    table.go_on(state)
    for card in ("3C", "3S", "6S", "8S"):
        table.put(state, card)
        assert told() == {True}
    table.put(state, "10S")
    assert told() == {False}


def test_who_holds_both_called_cards_is_sure_to_be_the_ally() -> None:
    held = ("AS 3C 4C", "KS KS 4D", "5S 6S 6D", "7S 8S 8D", "9S 10S 9D")
    texts = {name: hand.text for name, hand in hands(table.table(*held, called="KS")).items()}
    sure = [name for name in NAMES if "both called cards: you're the" in texts[name]]
    assert sure == ["bob"]


def test_the_king_of_the_hill_who_plays_the_called_card_stands_alone() -> None:
    state = table.table("AS 3C", "KS 3S", "5S 6S", "KS 8S", "9S 10S", called="AS")
    assert "You hold the called card yourself." in pages(state).hand(0).text
    assert "called card yourself" not in pages(state).hand(1).text
    table.put(state, "AS")
    board = alternative(pages(state).board())
    assert "Called card: A♠︎, played by ann, who stands alone." in board
    assert "called card yourself" not in pages(state).hand(0).text


def test_a_called_card_that_is_buried_never_falls() -> None:
    dead = "KC KC 3D 3D 4D 4D 6D 6D"
    state = table.table("AS", "3S", "5S", "8S", "9S", called="KC", dead=dead)
    assert not any("secret ally" in hand.text for hand in hands(state).values())
    table.trick(state, "AS", "3S", "5S", "8S", "9S")
    table.go_on(state)
    board = pages(state).board()
    assert "ann defended alone." in alternative(board)
    assert "Dead hand: K♣︎ K♣︎ 3♦︎ 3♦︎ 4♦︎ 4♦︎ 6♦︎ 6♦︎ (20 points)." in alternative(board)
    assert labels_on(board) == ["Ready"]
