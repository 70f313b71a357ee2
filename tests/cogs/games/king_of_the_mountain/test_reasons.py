"""Sentences that tell why a move is better than another."""

import random
from dataclasses import replace

import pytest

from bot.match.view import match_view
from bot.pages.presenter import Weighed
from games.core.reviewing import compare
from games.king_of_the_mountain.computers.reviewing import REVIEWER
from games.king_of_the_mountain.moves import action_of
from games.king_of_the_mountain.state import KingOfTheMountainState
from tests.games.king_of_the_mountain.known import drawn
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.setting import GAME, table
from tests.support.imagined import ENGLISH, imagined, presenter_of


def reason(state: KingOfTheMountainState, move: int) -> tuple[int, str]:
    """Return a move's grade, and why the best one is better, or an empty string."""
    seat, action = state.position.turn, action_of(move)
    view, menu = GAME.view(state, seat), GAME.menu(state, seat)
    weighing = REVIEWER.weigh(view, menu, action, random.Random(1))
    assert weighing is not None
    played = weighing.candidates.index(action)
    best, worths, _, _, grade = compare(weighing, played, REVIEWER.thresholds)
    better, worse = (
        Weighed(weighing.candidates[at], worths[at], weighing.facts[at]) for at in (best, played)
    )
    record = next(iter(imagined(GAME, 1, ("Ann", "Ben", "Cay", "Dan"))))
    seen = replace(match_view(record, seat), _view=view)
    return grade, presenter_of(GAME).texts(seen, ENGLISH).reason(better, worse)


@pytest.mark.parametrize(
    ("armies", "text", "told"),
    [
        (("KI9 RC6", "RI12 QI13"), "C6-C7", "It wins the match at once."),
        (("NJ13 RC6", "KK11 HQ16"), "C6-C7", "can put their King on the centre and win."),
        (("QC8 RB6", "RD14 HQ16"), "C8-D8", "can capture your Queen on D8."),
    ],
)
def test_a_reason_says_what_is_won_or_lost(armies: tuple[str, ...], text: str, told: str) -> None:
    state = table(*armies)
    grade, found = reason(state, parse_move(state.position, 0, text))
    assert grade
    assert found.endswith(told)


@pytest.mark.parametrize(
    ("armies", "owner", "text", "told"),
    [
        (("KJ10 BI12 RB6", "RJ11"), 0, "B6-B7", "Nobody can take your King off the centre"),
        (("NH11 QD8 RB6", "KJ10"), 1, "B6-B7", "After `B6-B7`, "),
    ],
)
def test_keeping_the_centre_is_told(
    armies: tuple[str, ...], owner: int, text: str, told: str
) -> None:
    state = table(*armies, keep_it=3)
    state.position.kept[owner] = 2
    grade, found = reason(state, parse_move(state.position, 0, text))
    assert grade
    assert found.startswith(told)


def test_every_graded_move_has_a_reason() -> None:
    for known in drawn(5, 0, random.Random(5)):
        if known.error:
            grade, found = reason(known.state, known.move)
            assert grade
            assert found


def test_facts_of_older_versions_are_not_missed() -> None:
    record = next(iter(imagined(GAME, 1, ("Ann", "Ben", "Cay", "Dan"))))
    seen, presenter = match_view(record, 0), presenter_of(GAME)
    better = Weighed(None, 0.5, {})
    for facts in ({"loses": 1}, {"reply": "2:E5-E9"}, {}):
        assert presenter.texts(seen, ENGLISH).reason(better, Weighed(None, 0.2, facts))
    assert not presenter.texts(seen, ENGLISH).reason(better, Weighed(None, 0.5, {}))
