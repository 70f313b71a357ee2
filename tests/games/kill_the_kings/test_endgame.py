"""Chances by search: exact, and certain wins found, on endings whose every course is tried."""

import random

import pytest

from games.core.reviewing import compare
from games.kill_the_kings.computers import PLAYERS
from games.kill_the_kings.computers.batch import batch_of, may_be_won
from games.kill_the_kings.computers.endgame import Search, TooLarge, can_win, is_won
from games.kill_the_kings.computers.planning import Layout, layout_of
from games.kill_the_kings.computers.reviewing import REVIEWER, Start, play_out, some_orders
from games.kill_the_kings.state import Action, Draw, KillTheKingsState
from tests.games.kill_the_kings.table import GAME, chance, layout
from tests.games.kill_the_kings.test_reviewing import Known, best, ending, menu_of

ALTERNATING, SUITED, KIND = "QC JD 9C 8D 7C", "QD 10D 6D 3D", "QH 4C 4D 4H"
ENDINGS = 40


def endings() -> list[KillTheKingsState]:
    rng = random.Random(9)
    return [ending(rng, room) for room in (0, 1) for _ in range(ENDINGS // 2)]


def held(state: KillTheKingsState) -> Layout:
    return layout_of(GAME.view(state, 0))


def test_a_search_is_exact_and_knows_certain_wins() -> None:
    found = []
    for state in endings():
        known: Known = {}
        exact = best(state, known)
        assert Search().chance(held(state)) == pytest.approx(exact)
        assert Search().is_certain(held(state)) == (exact == 1)
        assert can_win(held(state)) or not exact
        found.append(exact)
    assert 0 in found
    assert 1 in found
    assert any(0 < each < 1 for each in found)


def test_a_search_ends_after_so_many_positions() -> None:
    state = layout(ALTERNATING, SUITED, "QH", "QS JH", reserve="9H 2H 4C 7S 6H")
    with pytest.raises(TooLarge):
        Search(10).chance(held(state))


def test_nothing_that_is_won_is_passed_over_when_many_are_looked_at_at_once() -> None:
    many = [held(state) for state in endings()]
    may, won = may_be_won(batch_of(many)).tolist(), [is_won(each) for each in many]
    assert any(won)
    assert all(at_all or not sure for at_all, sure in zip(may, won, strict=True))


def test_games_are_played_out_alike_whatever_is_played_beside_them() -> None:
    table = held(layout("QC JD", "QD 10D", "QH", "QS 10S", reserve="2C 3H 4C"))
    orders = some_orders(table.unseen, 40, random.Random(2))
    assert all(sorted(order) == sorted(orders[0]) for order in orders)
    starts = [Start(table, True), Start(table.placements(table.reserve)[0], False)]
    together = play_out(starts, orders)
    for at, start in enumerate(starts):
        assert [[row[at]] for row in together] == play_out([start], orders)


@pytest.mark.parametrize("reserve", ["7S 2C 10S 5S 6H 3S AD", "7S 2C AD"])
def test_a_certain_win_is_played_and_never_graded(reserve: str) -> None:
    state = layout(ALTERNATING, SUITED, KIND, "QS JH 9S 8H", reserve=reserve)
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    chosen = PLAYERS["king"].choose(view, menu, random.Random(1))
    weighing = REVIEWER.weigh(view, menu, chosen, random.Random(1))
    assert weighing is not None
    at = weighing.candidates.index(chosen)
    _, worths, loss, _, grade = compare(weighing, at, REVIEWER.thresholds)
    assert (worths[at], loss, grade) == (1, 0, 0)


def test_the_king_draws_with_a_full_reserve_where_only_that_can_win() -> None:
    for state in endings():
        chances = dict[Action, float]()
        search = Search()
        for action in menu_of(state):
            after = held(state)
            if isinstance(action, Draw):
                chances[action] = search.chance_by_draw(after)
            else:
                GAME.apply(world := GAME.copy(state), 0, action, chance())
                chances[action] = float(world.ending == "won") or search.chance(held(world))
        chosen = PLAYERS["king"].choose(GAME.view(state, 0), GAME.menu(state, 0), random.Random(1))
        assert chances[chosen] == pytest.approx(max(chances.values()))


@pytest.mark.parametrize("seed", range(2))
def test_no_worth_is_more_than_a_certain_win_or_less_than_none(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(GAME.options(), 1, chance(seed))
    while state.ending is None:
        view, menu = GAME.view(state, 0), GAME.menu(state, 0)
        action = PLAYERS["page"].choose(view, menu, rng)
        if rng.random() < 0.05 and (weighing := REVIEWER.weigh(view, menu, action, rng)):
            assert all(0 <= worth <= REVIEWER.most for row in weighing.worths for worth in row)
        GAME.apply(state, 0, action, chance(seed))
