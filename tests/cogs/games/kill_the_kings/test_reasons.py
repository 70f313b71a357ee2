"""Why a move was better: what it does to the cards and kings, and only where it's true."""

import random
from typing import Any, NamedTuple

import pytest

from bot.match.view import match_view
from bot.pages.presenter import Weighed
from cogs.games.kill_the_kings.texts import Texts
from games.kill_the_kings.computers.reviewing import REVIEWER
from tests.cogs.games.positions import record_of, shape
from tests.games.kill_the_kings.table import GAME, layout, read
from tests.games.kill_the_kings.test_computers import ending
from tests.support.imagined import ENGLISH
from tests.support.reading import together


class At(NamedTuple):
    """A layout, the better and the worse move, and facts about them."""

    state: Any
    better: str
    worse: str
    best: dict[str, Any] = {}
    other: dict[str, Any] = {}

    def reason(self, worth: float = 0.6) -> str:
        better, worse = read(self.better), read(self.worse)
        menu = GAME.menu(self.state, 0)
        assert better in menu and worse in menu
        seen = match_view(record_of(GAME, self.state, ["ann"]), 0)
        one, two = Weighed(better, worth, self.best), Weighed(worse, 0.4, self.other)
        return together(Texts(seen, ENGLISH).reason(one, two))


def drawn(card: str, *piles: str, reserve: str = "") -> Any:
    return layout(*piles, drawn=card, reserve=reserve)


EMPTY = drawn("10C")
HOPELESS = {"hopeless": True, "spared": []}
REASONS: dict[str, tuple[At, At]] = {
    "**10♣ under K♣** wins whatever cards come.": (
        At(EMPTY, "10C KC", "reserve", {"certain": True}),
        At(EMPTY, "10C KC", "reserve", {}, {"certain": True}),
    ),
    "After **10♣ under K♣**, none of the cards left can kill K♠.": (
        At(EMPTY, "reserve", "10C KC", {}, {"hopeless": True, "spared": ["KS"]}),
        At(EMPTY, "reserve", "10C KC", {"spared": ["KS"]}, {"spared": ["KS"]}),
    ),
    "After **10♣ under K♣**, the cards left can't kill all the kings any more.": (
        At(EMPTY, "reserve", "10C KC", {}, HOPELESS),
        At(EMPTY, "10C KC", "reserve", HOPELESS),
    ),
    "It kills K♣ right away, and that adds a reserve slot.": (
        At(drawn("QH", "QC QD"), "QH KC", "reserve"),
        At(drawn("QH", "QC QD"), "reserve", "QH KC"),
    ),
    "Your reserve is full: Q♣, Q♦, Q♥ or Q♠ would fit nowhere and end the game.": (
        At(layout("JC", "JD", "JH", "JS", reserve="9H 2H 4C 7S"), "9H KC", "draw"),
        At(layout("JC", "JD", "JH", "JS", reserve="9H 2H 4C"), "9H KC", "draw"),
    ),
    "Q♥ or Q♠ could kill K♣ now, but not once 9♦ is there.": (
        At(drawn("9D", "QC QD"), "9D KD", "9D KC"),
        At(drawn("9D", "QC JD"), "9D KD", "9D KC"),
    ),
    "Under K♣, 5♠ breaks off the run 10♣ 9♥ 8♠.": (
        At(drawn("5S", "10C 9H 8S"), "reserve", "5S KC"),
        At(drawn("5D", "10C 9H 8S"), "reserve", "5D KC"),
    ),
    "Once 5♥ is under K♣, 9♦ from your reserve would fit nowhere.": (
        At(drawn("5H", "QC", "4D", "4H", "4S", reserve="9D"), "reserve", "5H KC"),
        At(drawn("5H", "QC", "4D", "4H", "10S", reserve="9D"), "reserve", "5H KC"),
    ),
    "9♠ can go under K♠ first: 5♥ fits below it, but not the other way round.": (
        At(drawn("5H", reserve="9S"), "reserve", "5H KS"),
        At(drawn("5H", reserve="9D"), "reserve", "5H KS"),
    ),
    "10♣ and 10♥ are two of a kind: in your reserve, they can wait for a third.": (
        At(drawn("10C", reserve="10H"), "reserve", "10C KC"),
        At(drawn("10C", "10D", "10S", reserve="10H"), "reserve", "10C KC"),
    ),
    "Only the other aces fit below A♦, so it's best kept to end a run.": (
        At(drawn("AD"), "reserve", "AD KS"),
        At(drawn("2D"), "reserve", "2D KS"),
    ),
    "Under K♠, 3♦ leaves room only for aces, twos and threes.": (
        At(drawn("3D"), "reserve", "3D KS"),
        At(drawn("4D"), "reserve", "4D KS"),
    ),
    "7♣ from your reserve could go under K♥ now, but not below 5♠.": (
        At(drawn("5S", reserve="7C"), "reserve", "5S KH"),
        At(drawn("8H", reserve="7C"), "reserve", "8H KH"),
    ),
    "K♠ has no cards yet, and 8♦ would keep out everything higher.": (
        At(drawn("8D"), "reserve", "8D KS"),
        At(drawn("8D", "", "", "", "QS"), "reserve", "8D KS"),
    ),
    "More cards fit below Q♥ than below 8♠: after that, nothing higher could go under K♠.": (
        At(drawn("8S", "", "", "", "QH"), "reserve", "8S KS"),
        At(drawn("10S", "", "", "", "QH"), "reserve", "10S KS"),
    ),
    "With 10♦ under K♣, he dies when 10♥ or 10♠ comes.": (
        At(drawn("10D", "10C"), "10D KC", "reserve"),
        At(drawn("9D", "10C"), "9D KC", "reserve"),
    ),
    "Under K♣, 8♠ continues the run 10♣ 9♥.": (
        At(drawn("8S", "10C 9H"), "8S KC", "reserve"),
        At(drawn("8S", "10C 9H"), "8S KD", "reserve"),
    ),
    "More cards fit below K♠ than below 9♣, so 4♥ is better put below 9♣.": (
        At(drawn("4H", "9C"), "4H KC", "4H KS"),
        At(drawn("4H", "9C"), "4H KS", "4H KC"),
    ),
    "In the reserve, 10♣ would take your last free slot.": (
        At(drawn("10C", reserve="2C 5D 6H"), "10C KC", "reserve"),
        At(drawn("10C", reserve="2C 5D"), "10C KC", "reserve"),
    ),
    "**9♥ under K♣** makes room in your reserve before the next card comes.": (
        At(layout(reserve="9H 2H 4C"), "9H KC", "draw"),
        At(layout(reserve="9H 2H"), "9H KC", "draw"),
    ),
    "Q♣ can wait in your reserve until you know more.": (
        At(drawn("QC"), "reserve", "QC KC"),
        At(drawn("QC"), "QC KC", "reserve"),
    ),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_is_given_where_it_is_true_and_not_elsewhere(reason: str) -> None:
    true, false = REASONS[reason]
    assert true.reason() == reason
    assert shape(false.reason()) != shape(reason)


def test_nothing_is_told_of_a_move_that_is_no_better() -> None:
    for at, _ in REASONS.values():
        assert at.reason(worth=0.4) == ""


def test_what_is_certain_near_the_end_agrees_with_the_search() -> None:
    rng, told = random.Random(3), set[str]()
    for number in range(150):
        state = ending(rng, number % 2)
        view, menu = GAME.view(state, 0), GAME.menu(state, 0)
        found = REVIEWER.weigh(view, menu, next(iter(menu)), rng)
        for worth, facts in () if found is None else zip(found.worths[0], found.facts, strict=True):
            assert ("hopeless" in facts) <= (worth == 0)
            assert ("certain" in facts) == (worth == 1)
            told.update(facts)
    assert told == {"hopeless", "spared", "certain"}
