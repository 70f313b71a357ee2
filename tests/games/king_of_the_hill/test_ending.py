"""The apex, draws, concessions, time-outs, and what the outcome says."""

import pytest

from games.core.cards import RED_JOKER
from games.king_of_the_hill.attack import JOKER, Attack
from games.king_of_the_hill.state import ChooseStack, KingOfTheHillState, SetAside
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    at,
    attack,
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


def test_time_chooses_the_apex_only_when_nothing_else_is_left() -> None:
    """Though it has fewer cards than any other stack."""
    state = table(("2C", "3C"), gone=ALL_BUT_APEX - {at(3, 0)})
    assert len(state.stacks[at(3, 0)]) > len(state.stacks[APEX])
    assert GAME.default_action(state, state.turn, chance()) == ChooseStack(at(3, 0))


def test_a_decision_waits_for_its_players_at_no_pace_of_its_own() -> None:
    state = new()
    waited: list[set[int]] = []

    def note() -> None:
        deadline = GAME.deadline(state)
        assert deadline is not None
        assert deadline.seconds is None
        assert deadline.seats == GAME.to_act(state)
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
    dealer = state.dealer
    turns = [{dealer}, {1 - dealer}, {dealer}]
    assert waited == [
        {0, 1}, turns[0], {0, 1}, turns[1], {0, 1}, {1}, turns[2], {0, 1},
    ]  # fmt: skip
