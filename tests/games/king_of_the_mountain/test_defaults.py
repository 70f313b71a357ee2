"""Default actions for players who run out of time."""

from games.core import Deadline
from games.king_of_the_mountain.board import kind_named
from games.king_of_the_mountain.state import Deploy, KingOfTheMountainState, Mutate, Pick
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    chance,
    deploy,
    kinds,
    king,
    leave,
    new,
    pieces,
    play,
    reserve,
    table,
)

VANGUARD = "BPNRBPNRLHHHLHHH"


def deadline(state: KingOfTheMountainState) -> Deadline:
    found = GAME.deadline(state)
    assert found is not None
    assert found.seconds is None
    return found


def test_the_suggested_army_is_deployed_for_whoever_has_not() -> None:
    state = new(3)
    own = VANGUARD[::-1]
    act(state, 1, deploy(own))
    assert deadline(state).seats == {0, 2}
    assert GAME.default_action(state, 0, chance()) == Deploy(VANGUARD)
    events = GAME.expire(state, chance())
    assert kinds(events) == ["chosen", "chosen", "deployed"]
    assert state.armies == [VANGUARD, own, VANGUARD]
    assert state.phase == "playing"


def test_the_suggested_army_is_made_of_the_pieces_that_one_was_given() -> None:
    state = new(2, pick_for_friend=True)
    act(state, 0, {"type": "pick", "pieces": [*"NNLLPPAAGG"]})
    act(state, 1, {"type": "pick", "pieces": [*"BBRRNNLLPP"]})
    assert GAME.default_action(state, 0, chance()) == Deploy(VANGUARD)
    default = GAME.default_action(state, 1, chance())
    assert default == Deploy("APNAGPNGLHHHLHHH")
    GAME.expire(state, chance())
    assert {piece[0] for piece in pieces(state, 1)} == {*"KQMCNLPAGH"}


def test_the_suggested_pieces_are_picked_for_whoever_has_not() -> None:
    state = new(3, pick_for_friend=True)
    own = tuple(map(kind_named, "NNLLPPAAGG"))
    suggested = tuple(map(kind_named, "BBRRNNLLPP"))
    act(state, 1, {"type": "pick", "pieces": [*"NNLLPPAAGG"]})
    assert deadline(state).seats == {0, 2}
    assert GAME.default_action(state, 2, chance()) == Pick(suggested)
    GAME.expire(state, chance())
    assert (state.phase, state.picks) == ("deploying", [suggested, own, suggested])
    assert deadline(state).seats == {0, 1, 2}


def test_nothing_is_chosen_for_who_has_left() -> None:
    state = new(3, pick_for_friend=True)
    leave(state, 1)
    assert deadline(state).seats == {2}, "nobody picks for a player who has left"
    GAME.expire(state, chance())
    GAME.expire(state, chance())
    assert (state.phase, state.armies[1], pieces(state, 1)) == ("playing", None, set())


def test_a_turn_passes() -> None:
    state = table("RD4", "HH4", reserves=("N", ""))
    assert deadline(state).seats == {0}
    assert GAME.default_action(state, 0, chance()) is None
    events = GAME.expire(state, chance())
    assert [(event.kind, event.public) for event in events] == [("passed", {"seat": 0})]
    assert (pieces(state, 0), reserve(state, 0)) == ({"KC3", "RD4"}, "N")
    assert deadline(state).seats == {1}


def test_an_open_offer_is_not_answered_by_time() -> None:
    state = table("", "", "")
    act(state, 0, {"type": "offer_draw"})
    GAME.expire(state, chance())
    assert (state.phase, state.offer, state.agreed) == ("playing", 0, ())


def test_a_king_declines_to_mutate_one_victim_at_a_time() -> None:
    armies = ("RD4", "KH4", "KA19", "")
    state = table(*armies, reserves=("", "N", "G", ""), mutant_monarch=True)
    play(state, "D4xH4")
    keys = []
    for seat in (1, 2):
        assert deadline(state).seats == {seat}
        keys.append(deadline(state).key)
        assert GAME.default_action(state, seat, chance()) == Mutate(None)
        events = GAME.expire(state, chance())
        assert events[0].public == {"seat": seat, "kind": "-"}
    assert len({*keys, deadline(state).key}) == 3
    assert (state.phase, state.position.monarchs) == ("playing", [0, 0, 0, 0])
    assert (reserve(state, 1), reserve(state, 2)) == ("N", "G")
    assert (king(state, 1), king(state, 2), state.position.turn) == ("A19", "S19", 1)


def test_setting_up_has_one_deadline_for_all_that_lasts_until_the_last() -> None:
    state = new(3, pick_for_friend=True)
    first = deadline(state)
    act(state, 0, {"type": "pick", "pieces": [*"NNLLPPAAGG"]})
    assert deadline(state).key == first.key
    GAME.expire(state, chance())
    second = deadline(state)
    assert second.key != first.key
    act(state, 0, deploy(VANGUARD))
    assert deadline(state).key == second.key
    GAME.expire(state, chance())
    assert deadline(state).key not in (first.key, second.key)
