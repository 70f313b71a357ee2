"""Why a declaration was better: in the words of the game, and only where it's true."""

import random
from typing import NamedTuple

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.presenter import Weighed
from cogs.games.high_card.texts import Texts
from games.core.cards import parse
from games.core.reviewing import compare
from games.high_card.computers import PLAYERS
from games.high_card.computers.reviewing import REVIEWER
from games.high_card.state import Declare, HighCardState
from games.high_card.view import HighCardView
from tests.cogs.games.positions import record_of, shape
from tests.games.high_card.table import GAME, WORDS, chance, new, play, table
from tests.support.imagined import ENGLISH
from tests.support.reading import together

NAMES = ("ann", "bob", "cem", "dora")
FACTS = {"right": 60, "alone": 0, "fatal": 0, "cards": 0, "decisive": False}


class At(NamedTuple):
    """A position: hands, plays so far, the better and the worse play, and facts about them."""

    hands: str
    plays: str
    better: str
    worse: str
    one: dict[str, int] = {}
    other: dict[str, int] = {}

    def reason(self) -> str:
        hands = self.hands.split(", ")
        state = table(*hands, target=4)
        play(state, *filter(None, self.plays.split(", ")))
        assert state.turn is not None
        seen = seen_by(state, state.turn)
        better = Weighed(read(self.better), 0.6, {**FACTS, **self.one})
        worse = Weighed(read(self.worse), 0.4, {**FACTS, "right": 40, **self.other})
        assert better.action in GAME.menu(state, state.turn)
        assert worse.action in GAME.menu(state, state.turn)
        return together(Texts(seen, ENGLISH).reason(better, worse))


def seen_by(state: HighCardState, seat: int) -> MatchView[HighCardView]:
    return match_view(record_of(GAME, state, NAMES[: len(state.points)]), seat)


def read(text: str) -> Declare:
    card, word = text.split()
    return Declare(parse(card), WORDS[word])


REASONS: dict[str, tuple[At, At]] = {
    "Only you and ann are left, so *Middle* can't be right.": (
        At("KC, 9C", "KC highest", "9C lowest", "9C middle"),
        At("KC, 9C, 5D", "KC highest", "9C lowest", "9C middle"),
    ),
    "None of the cards you can't see is lower than your 2♦, so it can't be in the middle.": (
        At("7C, 2D, 9H", "7C middle", "2D lowest", "2D middle"),
        At("7C, 3D, 9H", "7C middle", "3D lowest", "3D middle"),
    ),
    "ann could win the match with this round, and **8♦ Highest** makes that more likely.": (
        At("KC QC JC 9C, 8D, 5H", "9C middle", "8D middle", "8D highest", {}, {"fatal": 40}),
        At("KC QC JC 9C, 8D, 5H", "9C middle", "8D middle", "8D highest", {}, {"fatal": 5}),
    ),
    "Your A♣ can't go wrong as *Highest*, so keep it for a later hand.": (
        At("KC, AC QC", "KC lowest", "QC highest", "AC highest", {"cards": 15}),
        At("KC, AC QC", "KC lowest", "QC highest", "AC highest", {"cards": 5}),
    ),
    "Your K♦ is worth keeping for a later hand.": (
        At("2C, KD QC", "2C lowest", "QC highest", "KD highest", {"cards": 15}),
        At("2C, KD QC", "2C lowest", "QC highest", "KD highest", {"cards": 5}),
    ),
    "None of the cards you can't see is higher than your A♥, so *Highest* can't go wrong.": (
        At("2C, AH QC, 3C", "2C lowest", "AH highest", "QC highest"),
        At("2C, KH QC, 3C", "2C lowest", "KH highest", "QC highest"),
    ),
    "Your K♥ is harder to beat than your Q♣.": (
        At("2C, KH QC, 3C", "2C lowest", "KH highest", "QC highest"),
        At("2C, KH KC, 3C", "2C lowest", "KH highest", "KC highest"),
    ),
    "Your 8♦ is nearer the middle than your 4♣.": (
        At("2C, 8D 4C, 3C", "2C lowest", "8D middle", "4C middle"),
        At("2C, 9D 8C, 3C", "2C lowest", "9D middle", "8C middle"),
    ),
    "As *Highest*, your Q♦ probably beats ann, and then the round is yours.": (
        At("KC, QD 3C", "KC highest", "QD highest", "3C lowest", {"alone": 60}),
        At("KC, QD 3C", "KC highest", "QD highest", "3C lowest", {"alone": 40}),
    ),
    "ann said *Lowest* and bob said *Highest*, so your 8♦ is probably in between.": (
        At("2C, KC, 8D", "2C lowest, KC highest", "8D middle", "8D highest"),
        At("2C, KC, 8D", "2C lowest, KC middle", "8D middle", "8D highest"),
    ),
    "ann and bob both said *Highest*, so one of them probably beats your J♦.": (
        At("QC, KC, JD 5H", "QC highest, KC highest", "5H lowest", "JD highest"),
        At("QC, KC, JD 5H", "QC highest, KC highest", "5H lowest", "JD highest", {}, {"right": 50}),
    ),
    "bob said *Highest*, with a card that probably beats your J♦.": (
        At("3C, KC, JD 5H", "3C middle, KC highest", "5H lowest", "JD highest"),
        At("3C, KC, JD 5H, 4C", "3C middle, KC highest", "5H lowest", "JD highest"),
    ),
    "Nobody has said *Highest* yet, so your 8♦ is probably the highest.": (
        At("2C, 3C, 8D", "2C lowest, 3C lowest", "8D highest", "8D middle"),
        At("2C, 3C, 8D", "2C lowest, 3C highest", "8D highest", "8D middle"),
    ),
    "Nobody has said *Lowest* yet, but someone probably has a card lower than your 4♦.": (
        At("9D 4D, KC, 3C", "", "9D middle", "4D lowest"),
        At("9D 4D, KC, 3C", "", "9D middle", "4D lowest", {}, {"right": 50}),
    ),
    "Most of the cards you can't see are lower than your 9♣.": (
        At("9C, 3C", "", "9C highest", "9C lowest", {"right": 70}, {"right": 60}),
        At("7C, 3C", "", "7C highest", "7C lowest", {"right": 70}, {"right": 60}),
    ),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_is_given_where_it_is_true_and_not_elsewhere(reason: str) -> None:
    true, false = REASONS[reason]
    assert true.reason() == reason
    assert shape(false.reason()) != shape(reason)


def test_what_wins_the_match_is_told_first() -> None:
    win = {"decisive": True, "alone": 60}
    at = At("KC, QD 3C", "KC highest", "QD highest", "3C middle", win)
    assert at.reason().startswith("Only you and ann")
    seen = seen_by(table("KC", "QD 3C", first=1), 1)
    better, worse = (Weighed(read(text), 0.5, {**FACTS, **win}) for text in (at.better, at.worse))
    won = Texts(seen, ENGLISH).reason(better._replace(worth=1.0), worse)
    assert won == ENGLISH.say("bot/wins-match-once")


@pytest.mark.parametrize("facts", [{}, {"right": 50}])
def test_facts_of_older_versions_give_no_reason(facts: dict[str, int]) -> None:
    state = table("KC QC", "3C")
    one, other = (Weighed(action, 0.5, facts) for action in list(GAME.menu(state, 0))[:2])
    assert Texts(seen_by(state, 0), ENGLISH).reason(one, other._replace(worth=0.2)) == ""


def test_nearly_every_graded_decision_has_a_reason() -> None:
    told = []
    for at in range(45):
        rng, page = random.Random(at), PLAYERS["page"]
        state = new((2, 3, 4)[at % 3], target=2 + at % 2, key=at)
        for _ in range(rng.randrange(14)):
            if (seat := state.turn) is not None:
                action = page.choose(GAME.view(state, seat), GAME.menu(state, seat), rng)
                GAME.apply(state, seat, action, chance(at))
        if (seat := state.turn) is None:
            continue
        menu = GAME.menu(state, seat)
        found = REVIEWER.weigh(GAME.view(state, seat), menu, action := menu.sample(rng), rng)
        assert found is not None
        played = found.candidates.index(action)
        best, worths, _, _, grade = compare(found, played, REVIEWER.thresholds)
        if grade:
            better, worse = (
                Weighed(found.candidates[each], worths[each], found.facts[each])
                for each in (best, played)
            )
            told.append(Texts(seen_by(state, seat), ENGLISH).reason(better, worse))
    assert len(told) > 10
    assert sum(map(bool, told)) >= 0.95 * len(told)
