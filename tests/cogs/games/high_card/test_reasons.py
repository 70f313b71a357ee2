"""Why one declaration is better than another, in a sentence that follows from the facts."""

import random
import re
from collections.abc import Iterator

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.presenter import Weighed
from cogs.games.high_card.texts import Texts
from games.core.cards import rank_of
from games.core.reviewing import compare
from games.high_card.computers import PLAYERS
from games.high_card.computers.crowd import kept_worth, without
from games.high_card.computers.reviewing import REVIEWER
from games.high_card.state import HighCardState
from games.high_card.view import HighCardView
from tests.cogs.games.positions import record_of
from tests.games.high_card.table import GAME, cards, chance, new, play, table
from tests.support.imagined import ENGLISH

NAMES = ("ann", "bob", "cem", "dan")


def seen_by(state: HighCardState, seat: int) -> MatchView[HighCardView]:
    return match_view(record_of(GAME, state, NAMES[: len(state.points)]), seat)


def graded(number: int) -> Iterator[tuple[MatchView[HighCardView], Weighed, Weighed]]:
    """Graded decisions, each of another match: the best choice, and what was played."""
    for at in range(number):
        seats, rng = (2, 3, 4)[at % 3], random.Random(at)
        state, page = new(seats, target=2 + at % 2, key=at), PLAYERS["page"]
        for _ in range(rng.randrange(14)):
            if (seat := state.turn) is not None:
                action = page.choose(GAME.view(state, seat), GAME.menu(state, seat), rng)
                GAME.apply(state, seat, action, chance(at))
        if (seat := state.turn) is None:
            continue
        view, menu = GAME.view(state, seat), GAME.menu(state, seat)
        action = menu.sample(rng)
        found = REVIEWER.weigh(view, menu, action, rng)
        assert found is not None
        played = found.candidates.index(action)
        best, worths, _, _, grade = compare(found, played, REVIEWER.thresholds)
        if grade:
            one, other = (
                Weighed(found.candidates[each], worths[each], found.facts[each])
                for each in (best, played)
            )
            yield seen_by(state, seat), one, other


def test_nearly_every_graded_decision_has_a_reason_and_its_numbers_bear_it_out() -> None:
    told = []
    for seen, better, worse in graded(45):
        text = Texts(seen, ENGLISH).reason(better, worse)
        told.append(text)
        if found := re.search(r"(\d+) times? in 100, against (\d+) for", text):
            one, other = int(found[1]), int(found[2])
            worst = "loses" in text or "knocks" in text
            assert (one < other) if worst else (one > other), text
        if text.startswith("It keeps"):
            hand = [rank_of(card) for card in seen.view.hand]
            keeps, gives = (
                kept_worth(without(hand, rank_of(each.action.card))) for each in (better, worse)
            )
            assert keeps > gives, text
    assert len(told) > 10
    assert sum(map(bool, told)) >= 0.95 * len(told)


@pytest.mark.parametrize("facts", [{}, {"right": 50}])
def test_facts_of_older_versions_give_no_reason(facts: dict[str, int]) -> None:
    state = table("KC QC", "3C")
    one, other = (Weighed(action, 0.5, facts) for action in list(GAME.menu(state, 0))[:2])
    assert Texts(seen_by(state, 0), ENGLISH).reason(one, other._replace(worth=0.2)) == ""


def reason(state: HighCardState, better: str, worse: str) -> str:
    assert state.turn is not None
    view, menu = GAME.view(state, state.turn), GAME.menu(state, state.turn)
    found = REVIEWER.weigh(view, menu, next(iter(menu)), random.Random(0))
    assert found is not None
    row = {}
    for action, worth, facts in zip(found.candidates, found.worths[0], found.facts, strict=True):
        row[action.card, action.declaration] = Weighed(action, worth, facts)
    one, other = (
        row[cards(card)[0], word] for card, word in (text.split() for text in (better, worse))
    )
    return Texts(seen_by(state, state.turn), ENGLISH).reason(one, other)


def test_what_decides_is_told_first() -> None:
    state = table("AH KH 2C 2H", "KC 3C 5D", first=1)
    aces = cards("AC AS AD")
    state.deck = [card for card in state.deck if card not in aces]
    state.face_up += aces
    play(state, "KC highest")
    assert reason(state, "AH highest", "KH lowest") == "It wins the match at once."


def test_a_rash_contest_is_told_by_what_the_rival_said() -> None:
    state = table("KC", "9C")
    play(state, "KC highest")
    told = reason(state, "9C lowest", "9C highest")
    assert re.fullmatch(
        r"ann said \*Highest\*, and your 9.+ beats that only \d+ times in 100\.", told
    )
    told = reason(state, "9C lowest", "9C middle")
    assert told == "With two players left, *Middle* can't be right."


def test_a_card_that_is_better_kept_is_named() -> None:
    state = table("KC", "AC QC 4D")
    play(state, "KC lowest")
    told = reason(state, "QC highest", "AC highest")
    assert re.fullmatch(r"It keeps your A.+ for a later hand\.", told)
