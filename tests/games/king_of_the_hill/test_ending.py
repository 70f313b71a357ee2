"""The apex, draws, concessions, time-outs, and what the outcome says."""

import pytest

from games.core import IllegalAction
from games.core.cards import RED_JOKER
from games.king_of_the_hill import JOKER, Attack, Choose, Divide, KingOfTheHillState, SetAside
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    at,
    attack,
    attacks,
    chance,
    choose,
    codes,
    commit,
    divide,
    fight,
    kinds,
    new,
    set_aside,
    table,
    told,
    winner,
)


def result(state: KingOfTheHillState) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else (outcome.places, outcome.scores)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("plays", "king"), [(("KC", "2D"), 0), (("2C", "KD"), 1)])
def test_who_wins_the_joker_at_the_top_wins_the_game(
    turn: int, plays: tuple[str, str], king: int
) -> None:
    """ "He need not have been the player who decided to play for the Joker." """
    state = table(plays, gone=ALL_BUT_APEX, turn=turn)
    assert result(state) is None
    events = fight(state, APEX, plays)
    assert kinds(events) == ["committed", "revealed", "stack_won", "crowned"]
    assert events[-1].public == {"seat": king}
    assert (state.ending, state.king) == ("crowned", king)
    assert result(state) == (((1, 2), (2, 1))[king], ((1, 0), (0, 1))[king])
    assert GAME.view(state, None).king == king


def test_cards_won_do_not_decide_the_game() -> None:
    """ "only the player who wins the last battle can be King of the Hill" """
    early = [at(4, 1), at(3, 1), at(2, 0), at(2, 1)]
    state = table(("KC", "2D AD"), gone=early)
    fight(state, BOTTOM[2], ("KC", "2D"))
    divide(state, 0)
    fight(state, APEX, ("JB", "AD"))
    assert result(state) == ((2, 1), (1, 1))
    assert sum(map(bool, state.stacks)) == 9


def test_the_apex_may_be_won_in_a_tie_fought_out() -> None:
    state = table(("7C", "7D"), ("2C", "3D"), gone=ALL_BUT_APEX)
    fight(state, APEX, ("7C", "7D"))
    assert result(state) is None
    attack(state, ("2C", "3D"))
    assert result(state) == ((2, 1), (0, 1))


@pytest.mark.parametrize("tied_first", [False, True])
def test_two_jokers_at_the_apex_are_a_draw(tied_first: bool) -> None:
    """Ruling: "If that stack is the apex, nobody is King of the Hill: a draw." """
    state = table(("7C", "7D"), ("2C", "3D"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    if tied_first:
        attack(state, ("7C", "7D"))
    events = attack(state, ("JB", "JB"))
    assert told(events)[-2:] == [
        ("discarded", {"stack": APEX, "cards": ["JR"]}),
        ("drawn", {}),
    ]
    assert (state.ending, state.king) == ("draw", None)
    assert result(state) == ((1, 1), (0, 0))
    assert RED_JOKER in state.discards


def test_two_jokers_elsewhere_are_no_draw() -> None:
    state = table()
    fight(state, BOTTOM[0], ("JB", "JB"))
    assert result(state) is None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moment", ["setup", "half setup", "choosing", "attack", "tie", "spoils"])
def test_who_concedes_loses_at_any_moment(seat: int, moment: str) -> None:
    """Ruling "End": "Conceding: the other player wins." """
    state = new() if "setup" in moment else table(("7C 8C", "7D"), ("2C", "3D"))
    if moment == "half setup":
        GAME.apply(state, 0, SetAside(()), chance())
    if moment in ("attack", "tie", "spoils"):
        choose(state, BOTTOM[0])
        commit(state, 0, "8C" if moment == "spoils" else "7C")
    if moment in ("tie", "spoils"):
        commit(state, 1, "7D")
    assert told(GAME.concede(state, seat, chance())) == [("conceded", {"seat": seat})]
    assert (state.ending, state.king) == ("conceded", 1 - seat)
    assert result(state) == (((2, 1), (1, 2))[seat], tuple(state.won))
    assert GAME.to_act(state) == frozenset()
    assert GAME.deadline(state) is None
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.king == 1 - seat
        assert view.committed is None
        assert not any(each.ready for each in view.seats)


def test_after_the_end_nothing_more_can_be_done() -> None:
    state = table(("KC", "2D"), gone=ALL_BUT_APEX)
    fight(state, APEX, ("KC", "2D"))
    before = GAME.copy(state)
    for seat in (0, 1):
        assert GAME.menu(state, seat).count() == 0
        for action in (SetAside(()), Choose(APEX), Attack((JOKER,)), Divide(())):
            with pytest.raises(IllegalAction, match="match_over"):
                GAME.apply(state, seat, action, chance())
        with pytest.raises(IllegalAction, match="match_over"):
            GAME.concede(state, seat, chance())
    assert GAME.expire(state, chance()) == []
    assert GAME.to_act(state) == frozenset()
    assert GAME.deadline(state) is None
    assert state == before


def test_nobody_joins() -> None:
    with pytest.raises(IllegalAction, match="joining_closed"):
        GAME.join(new(), chance())


def test_who_lets_the_time_pass_has_no_reserve() -> None:
    """Ruling "Defaults on time-out": "Reserve: empty." """
    state = new()
    chosen = state.hands[1][:3]
    GAME.apply(state, 1, SetAside(tuple(chosen)), chance())
    events = GAME.expire(state, chance())
    assert kinds(events) == ["committed", "set_up"]
    assert state.reserves == [[], chosen]
    both = new()
    GAME.expire(both, chance())
    assert both.reserves == [[], []]
    assert both.phase == "choosing"


@pytest.mark.parametrize(
    ("gone", "wanted"),
    [
        ([], at(5, 0)),
        ([at(5, 0)], at(5, 1)),
        ([at(5, 0), at(5, 1), at(5, 3)], at(5, 2)),
        (BOTTOM, at(4, 0)),
        ([*BOTTOM, at(4, 0)], at(4, 1)),
        ([*BOTTOM, *(at(4, column) for column in range(4))], at(3, 0)),
        ([*ALL_BUT_APEX - {at(3, 2), at(2, 0)}], at(3, 2)),
        ([*ALL_BUT_APEX - {at(2, 0), at(2, 1)}], at(2, 0)),
        ([*ALL_BUT_APEX - {at(2, 1)}], at(2, 1)),
        (ALL_BUT_APEX, APEX),
    ],
)
def test_the_default_choice_is_the_smallest_stack_the_leftmost_of_equals(
    gone: list[int], wanted: int
) -> None:
    """Ruling: "the available stack with the fewest cards, leftmost, the apex last" """
    state = table(gone=gone)
    events = GAME.expire(state, chance())
    assert told(events) == [("chosen", {"seat": 0, "stack": wanted})]


def test_a_tie_at_the_apex_without_reserves_is_a_draw_at_once() -> None:
    state = table(("7C", "7D"), gone=ALL_BUT_APEX)
    assert kinds(fight(state, APEX, ("7C", "7D")))[-2:] == ["discarded", "drawn"]
    assert result(state) == ((1, 1), (0, 0))


@pytest.mark.parametrize(
    ("hand", "strongest"),
    [
        ("KC AD 5H 6H 7H", "5H 6H 7H"),
        ("KC AD 2H", "AD"),
        ("KC 10D JH", "KC"),
        ("7C 8C AD", "AD"),
        ("", "JB"),
    ],
)
def test_the_default_attack_at_the_apex_is_the_strongest(hand: str, strongest: str) -> None:
    """Ruling: "at the apex the strongest attack, for a default never ends the match by itself" """
    state = table((hand, "2S"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    commit(state, 1, "2S")
    GAME.expire(state, chance())
    assert state.battle is not None
    assert codes(state.battle.blows[0][0]) == strongest


def test_the_default_attack_in_a_tie_at_the_apex_is_the_strongest_of_the_reserve() -> None:
    state = table(("7C AC", "7D"), ("2C 3C KC", "2D"), gone=ALL_BUT_APEX)
    fight(state, APEX, ("7C", "7D"))
    GAME.expire(state, chance())
    assert state.battle is not None
    assert [codes(cards) for cards in state.battle.blows[1]] == ["KC", "2D"]
    assert state.king == 0


@pytest.mark.parametrize("column", [0, 1])
def test_the_default_choice_is_not_the_apex_while_a_stack_of_one_lies_further_left(
    column: int,
) -> None:
    """Of equally small stacks the leftmost; and a time-out does not end the match by itself."""
    early = [at(5, 2), at(4, 1), at(3, 1), at(2, 0), at(2, 1), *BOTTOM[:column]]
    state = table(gone=early)
    GAME.expire(state, chance())
    assert state.battle is not None
    assert state.battle.stack == BOTTOM[column]


@pytest.mark.parametrize("late", [{0}, {1}, {0, 1}])
def test_the_default_attack_is_the_joker(late: set[int]) -> None:
    """Ruling: "Attack: the Joker." """
    state = table(("7C", "8D"), ("JB", "2D"))
    choose(state, BOTTOM[0])
    for seat, card in ((0, "7C"), (1, "8D")):
        if seat not in late:
            commit(state, seat, card)
    GAME.expire(state, chance())
    assert state.battle is not None
    shown = [[JOKER] if seat in late else [card] for seat, card in ((0, 5), (1, 19))]
    assert [[list(cards) for cards in blow] for blow in state.battle.blows] == [shown]
    assert state.battle.winner == ({0: 1, 1: 0}[min(late)] if len(late) == 1 else None)


def test_the_default_attack_in_a_tie_is_the_joker_as_well() -> None:
    state = table(("7C", "7D"), ("2C", "3D"))
    fight(state, BOTTOM[0], ("7C", "7D"))
    commit(state, 0, "2C")
    GAME.expire(state, chance())
    assert winner(state) == 0
    assert attacks(state, 1) == set()


def test_the_default_division_puts_all_into_the_hand() -> None:
    """Ruling: "Spoils: all to hand." """
    state = table(("KC", "2D"), stacks={at(4, 0): "3H 4H"}, gone=[at(5, 0)])
    fight(state, at(4, 0), ("KC", "2D"))
    (event,) = GAME.expire(state, chance())
    assert event.public == {"seat": 0, "hand": 2, "reserve": 0}
    assert state.reserves[0] == []


def test_a_decision_has_its_own_name_and_no_pace_of_its_own() -> None:
    state = new()
    keys: list[str] = []
    waited: list[set[int]] = []

    def note() -> None:
        deadline = GAME.deadline(state)
        assert deadline is not None
        assert deadline.seconds is None
        assert deadline.seats == GAME.to_act(state)
        keys.append(deadline.key)
        waited.append(set(deadline.seats))

    note()
    set_aside(state, [], [])
    for column in range(3):
        note()
        choose(state, BOTTOM[column])
        note()
        if column < 2:
            commit(state, 0, "JB")
            deadline = GAME.deadline(state)
            assert deadline is not None
            assert deadline.seats == {1}
            card = next(card for card in state.hands[1] if card != JOKER)
            GAME.apply(state, 1, Attack((card,) if column else (JOKER,)), chance())
        if column == 1:
            note()
            divide(state, 1)
    assert len(set(keys)) == len(keys) == 8
    dealer = state.dealer
    turns = [{dealer}, {1 - dealer}, {dealer}]
    assert waited == [
        {0, 1}, turns[0], {0, 1}, turns[1], {0, 1}, {1}, turns[2], {0, 1},
    ]  # fmt: skip


def test_each_blow_of_a_tie_is_a_decision_of_its_own() -> None:
    state = table(("7C", "7D"), ("2C 9C", "2D 9D"))
    keys = []
    choose(state, BOTTOM[0])
    for blow in (("7C", "7D"), ("2C", "2D"), ("9C", "9D")):
        deadline = GAME.deadline(state)
        assert deadline is not None
        keys.append(deadline.key)
        attack(state, blow)
    assert len(set(keys)) == 3
