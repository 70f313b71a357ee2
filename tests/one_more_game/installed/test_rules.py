"""Which card takes which, and how a match ends."""

from itertools import product

import pytest
from castellan_crown_duel.rules import CrownDuel, CrownDuelState, Play

from games.core import Chance, IllegalAction
from games.core.cards import parse

GAME = CrownDuel()
CHANCE = Chance(bytes(32))
TAKES = {"K": "Q", "Q": "J", "J": "K"}


def begun() -> CrownDuelState:
    return GAME.new(GAME.options(), 2, CHANCE)


def play(state: CrownDuelState, seat: int, card: str) -> None:
    GAME.apply(state, seat, Play(parse(card)), CHANCE)


@pytest.mark.parametrize(("mine", "other"), [*product("JQK", repeat=2)])
def test_each_card_takes_one_other_and_equal_cards_share(mine: str, other: str) -> None:
    state = begun()
    play(state, 1, f"{other}S")
    assert GAME.outcome(state) is None
    play(state, 0, f"{mine}H")
    outcome = GAME.outcome(state)
    assert outcome is not None
    won = (TAKES[mine] == other, TAKES[other] == mine)
    assert outcome.scores == won
    assert outcome.winners == ((0, 1) if mine == other else (won.index(True),))


def test_a_card_is_its_players_own_secret_until_both_lie_there() -> None:
    state = begun()
    play(state, 0, "KH")
    hidden, own = (None, None), (parse("KH"), None)
    assert [GAME.view(state, viewer).played for viewer in (None, 0, 1)] == [hidden, own, hidden]
    play(state, 1, "JS")
    shown = (parse("KH"), parse("JS"))
    assert [GAME.view(state, viewer).played for viewer in (None, 0, 1)] == [shown] * 3


@pytest.mark.parametrize("leaver", [0, 1])
def test_whoever_leaves_has_lost_and_no_card_is_shown(leaver: int) -> None:
    state = begun()
    play(state, 0, "KH")
    GAME.concede(state, leaver, CHANCE)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1 - leaver,)
    assert GAME.view(state, None).played == (None, None)
    with pytest.raises(IllegalAction, match="match_over"):
        play(state, 1, "KS")


def test_a_card_is_played_once_and_only_from_ones_own_hand() -> None:
    state = begun()
    with pytest.raises(IllegalAction, match="card_not_held"):
        play(state, 0, "KS")
    play(state, 0, "KH")
    with pytest.raises(IllegalAction, match="already_played"):
        play(state, 0, "QH")


def test_time_plays_for_those_alone_who_have_not_chosen() -> None:
    state = begun()
    play(state, 0, "KH")
    assert [event.kind for event in GAME.expire(state, CHANCE)] == ["played", "shown"]
    assert state.played[0] == parse("KH")
    assert not GAME.to_act(state)
