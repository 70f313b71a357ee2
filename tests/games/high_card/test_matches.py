"""Whole matches: who joins, who leaves, whose time runs out, who wins."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from games.core import IllegalAction, IllegalOptions
from games.core.cards import STANDARD_DECK, code, parse, rank_of
from games.high_card.state import Declare, HighCardOptions, HighCardState, ways_right
from games.high_card.view import DECLARATIONS, Declaration, judge
from tests.games.high_card.table import (
    GAME,
    assert_all_cards,
    held,
    join,
    leave,
    new,
    play,
    play_newest,
    standing,
    table,
    verdicts,
)
from tests.games.playing import cards, chance, codes, header_for, kinds, result, told
from tests.games.playing import play as match

THREE_POINTS = "2C 7D 8D 9D"


def test_four_points_win_unless_the_host_sets_otherwise() -> None:
    assert HighCardOptions().target == 4


def test_the_first_to_reach_the_target_wins() -> None:
    state = table(THREE_POINTS, "KC", "4C")
    events = play(state, "2C lowest", "KC middle", "4C highest")
    assert kinds(events) == ["declared", "revealed", "round_ended", "won"]
    assert result(GAME, state) == ((1, 2, 2), (4, 0, 0))
    assert GAME.view(state, None).winners == (0,)
    assert held(state)[0] == 4


def test_below_the_target_the_match_goes_on() -> None:
    state = table("2C 7D 8D", "KC", "4C")
    play(state, "2C lowest", "KC middle", "4C highest")
    assert state.points == [3, 0, 0]
    assert GAME.outcome(state) is None
    assert GAME.view(state, None).winners == ()


@pytest.mark.parametrize("target", [1, 2, 7])
def test_the_host_may_set_another_target(target: int) -> None:
    state = table(codes(cards("2C 7D 8D 9D 10D JD QD")[:target]), "KC", "4C", target=target)
    play(state, "2C lowest", "KC middle", "4C highest")
    assert state.points[0] == target
    assert result(GAME, state)[0] == (1, 2, 2)


@pytest.mark.parametrize(
    ("seats", "target"), [(13, 4), (2, 26), (4, 13), (12, 4), (5, 10), (7, 7), (3, 17)]
)
def test_players_times_target_may_reach_52(seats: int, target: int) -> None:
    assert new(seats, target).target == target


@pytest.mark.parametrize(
    ("seats", "target", "most"), [(13, 5, 4), (11, 5, 4), (3, 18, 17), (5, 11, 10), (4, 14, 13)]
)
def test_players_times_target_may_not_exceed_52(seats: int, target: int, most: int) -> None:
    refused = f"too_many_cards players={seats} target={target} most={most}"
    with pytest.raises(IllegalOptions, match=refused):
        new(seats, target)


def test_a_target_that_no_number_of_players_could_play_is_no_option() -> None:
    for target in (0, -1, 27):
        with pytest.raises(ValidationError):
            HighCardOptions(target=target)


def test_several_who_reach_the_target_at_once_share_the_win() -> None:
    state = table(THREE_POINTS, "KC KD KH KS", "4C", "8C 10H", deck_left=2)
    events = play(state, "2C lowest", "KC highest", "4C lowest", "8C middle")
    assert events[-1].public == {"seats": [0, 1]}
    assert result(GAME, state) == ((1, 1, 4, 3), (4, 4, 0, 2))


def test_equal_points_share_the_place() -> None:
    state = table(THREE_POINTS, "KC 3D", "4C", "5C 3H", "6C")
    play(state, "2C lowest", "KC middle", "4C highest", "5C highest", "6C highest")
    assert result(GAME, state)[0] == (1, 2, 4, 2, 4)


def test_those_who_left_come_last_by_their_points() -> None:
    state = table(THREE_POINTS, "KC 3D 4D", "4C", "5C 3H", "6C 5H 6H 7H")
    leave(state, 1, 4, 3)
    play(state, "2C lowest", "4C middle")
    assert result(GAME, state)[0] == (1, 4, 2, 5, 3)


def test_a_decision_has_no_pace_of_its_own() -> None:
    deadline = GAME.deadline(table("2C", "KC", "4C"))
    assert deadline is not None
    assert deadline.seconds is None


def test_a_target_of_one_ends_after_the_first_round_with_a_scorer() -> None:
    state = table("2C", "KC", target=1)
    play(state, "2C lowest", "KC lowest")
    assert result(GAME, state)[0] == (1, 2)
    assert state.hands[0] != [parse("2C")]


def test_a_newcomer_is_seated_last_with_no_points_and_waits() -> None:
    state = table("2C 7D", "KC", first=1)
    assert told(join(state)) == [("joined", {"seat": 2})]
    assert state.points == [1, 0, 0]
    assert held(state) == [2, 1, 0]
    assert standing(state) == ["in", "in", "waiting"]
    assert state.turn == 1


def test_a_newcomer_is_not_waited_for_in_the_current_hand() -> None:
    state = table("2C", "KC", "4C", first=1)
    join(state)
    play(state, "KC lowest", "4C highest")
    assert state.turn == 0
    play(state, "2C lowest")
    assert [verdict.seat for verdict in state.reveals[-1]] == [1, 2, 0]


def test_a_newcomer_is_not_dealt_in_in_later_hands_of_the_round() -> None:
    state = table("2C", "KC", "4C")
    join(state)
    play_newest(state, right=[0, 1])
    assert state.ending is None
    assert held(state) == [1, 1, 0, 0]
    assert standing(state) == ["in", "in", "out", "waiting"]


@pytest.mark.parametrize("right", [[0], []], ids=["won", "void"])
def test_a_newcomer_is_dealt_one_card_in_the_next_round(right: list[int]) -> None:
    state = table("2C 7D", "KC", "4C")
    join(state)
    play_newest(state, right)
    assert held(state)[1:] == [1, 1, 1]
    assert standing(state) == ["in"] * 4


def test_a_newcomer_is_dealt_in_after_a_shortage() -> None:
    state = table("2C", "KC", deck_left=1)
    join(state)
    play_newest(state, right=[0, 1])
    assert state.ending == "short"
    assert held(state) == [2, 2, 1]


def test_a_newcomer_plays_after_the_last_seat_and_before_the_first() -> None:
    state = table("2C", "KC", "4C", leader=2)
    join(state)
    play_newest(state)
    turns = [state.turn]
    for _ in range(3):
        assert state.turn is not None
        play(state, f"{codes(state.hands[state.turn])} middle")
        turns.append(state.turn)
    assert turns[:4] == [2, 3, 0, 1]


def test_several_newcomers_sit_in_the_order_of_their_coming() -> None:
    state = table("2C", "KC")
    assert [join(state)[0].public["seat"] for _ in range(3)] == [2, 3, 4]
    play_newest(state, right=[1])
    assert held(state) == [1, 2, 1, 1, 1]


@pytest.mark.parametrize(
    ("seats", "target", "refused"),
    [
        (12, 1, "table_full most=13"),
        (10, 5, "deck_too_small players=11 target=5"),
        (2, 26, "deck_too_small players=3 target=26"),
        (2, 18, "deck_too_small players=3 target=18"),
        (7, 7, "deck_too_small players=8 target=7"),
        (4, 11, "deck_too_small players=5 target=11"),
    ],
)
def test_a_fourteenth_player_and_one_more_than_52_cards_allow_are_refused(
    seats: int, target: int, refused: str
) -> None:
    state = new(seats, target)
    if seats == 12:
        join(state)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match=refused):
        join(state)
    assert state == before


@pytest.mark.parametrize(("seats", "target"), [(12, 4), (2, 17), (3, 13), (9, 5)])
def test_as_many_as_52_cards_allow_may_join(seats: int, target: int) -> None:
    state = new(seats, target)
    join(state)
    assert standing(state)[seats] == "waiting"


def test_those_waiting_count_among_the_players() -> None:
    state = new(2, target=13)
    join(state)
    join(state)
    with pytest.raises(IllegalAction, match="deck_too_small"):
        join(state)


def test_those_who_left_do_not_count_among_the_players() -> None:
    state = new(13)
    leave(state, 5)
    assert join(state)[0].public == {"seat": 13}
    with pytest.raises(IllegalAction, match="table_full"):
        join(state)


def test_a_newcomer_dealt_in_is_put_out_like_anybody() -> None:
    state = table("2C", "KC")
    join(state)
    play_newest(state)
    play_newest(state, right=[0, 1])
    assert standing(state) == ["in", "in", "out"]


def test_a_newcomer_can_win() -> None:
    state = table("2C", "KC", target=1)
    join(state)
    play_newest(state)
    play_newest(state, right=[2])
    assert result(GAME, state)[0] == (2, 2, 1)


def test_leaving_before_ones_turn_leaves_the_round_at_once() -> None:
    state = table("2C", "KC AD", "4C", "9C")
    assert told(leave(state, 1)) == [("left", {"seat": 1})]
    assert standing(state) == ["in", "left", "in", "in"]
    assert state.turn == 0
    play(state, "2C lowest")
    assert state.turn == 2


def test_leaving_on_ones_turn_passes_it_to_the_left() -> None:
    state = table("2C", "KC", "4C", "9C")
    play(state, "2C lowest")
    leave(state, 1)
    assert state.turn == 2


def test_leaving_after_declaring_takes_the_played_card_back_unseen_and_unjudged() -> None:
    state = table("2C AD", "KC", "4C", "9C")
    play(state, "2C lowest", "KC highest")
    assert kinds(leave(state, 0)) == ["left"]
    assert state.turn == 2
    assert sorted(state.withdrawn) == sorted([parse("2C"), parse("AD")])
    play(state, "4C lowest", "9C middle")
    assert verdicts(state) == {1: True, 2: True, 3: True}
    assert parse("2C") not in state.face_up


def test_when_all_others_have_declared_leaving_brings_the_reveal() -> None:
    state = table("2C", "KC", "4C", "9C")
    play(state, "2C lowest", "KC highest", "4C middle")
    assert kinds(leave(state, 3)) == ["left", "revealed", "dealt"]
    assert verdicts(state) == {0: True, 1: True, 2: True}


def test_leaving_while_out_of_the_round_changes_nothing_for_the_others() -> None:
    state = table("2C", "KC", "4C", "9C JD", out=[3])
    play(state, "2C lowest")
    leave(state, 3)
    assert standing(state) == ["in", "in", "in", "left"]
    assert codes(state.withdrawn) == "9C JD"
    assert state.turn == 1


def test_leaving_while_waiting_to_be_dealt_in() -> None:
    state = table("2C", "KC")
    join(state)
    leave(state, 2)
    assert standing(state) == ["in", "in", "left"]
    play_newest(state, right=[0])
    assert held(state) == [2, 1, 0]


def test_kept_cards_of_a_leaver_go_into_the_next_shuffle_and_not_before() -> None:
    state = table("2C", "KC AD 2D", "4C", "9C")
    leave(state, 1)
    play_newest(state, right=[0, 3])
    assert codes(state.withdrawn) == "KC AD 2D"
    assert not {*state.withdrawn} & {*state.deck, *state.face_up}
    play_newest(state, right=[0])
    assert state.withdrawn == []
    everywhere = {*state.deck, *state.hands[0], *state.hands[2], *state.hands[3]}
    assert {*map(parse, ("KC", "AD", "2D"))} <= everywhere


def test_withdrawn_cards_are_counted_in_public_but_not_shown() -> None:
    state = table("2C", "KC AD 2D", "4C", "9C")
    leave(state, 1)
    view = GAME.view(state, None)
    assert view.withdrawn == 3
    assert view.face_up == ()
    assert view.seats[1].held == 0


def test_withdrawn_cards_do_not_help_a_deck_that_is_short() -> None:
    state = table("2C", "KC AD 2D", "4C", "9C", deck_left=1)
    leave(state, 1)
    play_newest(state, right=[0, 3])
    assert state.ending == "short"
    assert state.scored == (0, 3)


def test_one_who_left_is_never_dealt_in_nor_to_play_again() -> None:
    state = table("2C", "KC", "4C", "9C")
    leave(state, 1)
    for right in ([], [2], [0], []):
        play_newest(state, right)
        assert standing(state) == ["in", "left", "in", "in"]
        assert state.hands[1] == []
        assert state.turn != 1


# The leader and the first player


def test_when_the_leader_has_left_the_next_to_the_left_begins_the_round() -> None:
    state = table("2C", "KC", "4C", "9C", leader=1)
    leave(state, 1)
    play_newest(state)
    assert state.ending == "void"
    assert (state.first, state.turn) == (2, 2)


def test_when_the_leader_and_their_left_have_gone_the_next_but_one_begins() -> None:
    state = table("2C", "KC", "4C", "9C", leader=2)
    leave(state, 2, 3)
    play_newest(state)
    assert (state.first, state.turn) == (0, 0)


def test_when_the_first_of_the_hand_has_left_the_next_hand_still_passes_left_of_them() -> None:
    state = table("2C", "KC", "4C", "9C", "10C", first=3, leader=0)
    leave(state, 3)
    assert state.turn == 4
    play_newest(state, right=[0, 1, 2, 4])
    assert (state.first, state.turn) == (4, 4)


def test_when_the_first_of_the_hand_has_left_a_shortage_is_searched_from_their_seat() -> None:
    state = table("2C", "KC", "4C", "9C", first=2, leader=0, deck_left=2)
    leave(state, 2)
    play_newest(state, right=[0, 1, 3])
    assert state.ending == "short"
    assert state.first == 3


# Leaving only one in the round


def test_the_last_one_in_the_round_wins_it_without_a_reveal_and_keeps_the_played_card() -> None:
    state = table("2C 7D", "KC", "9C JD", out=[2])
    play(state, "2C middle")
    events = leave(state, 1)
    assert kinds(events) == ["left", "round_ended", "round_began", "dealt"]
    assert events[1].public == {"ending": "won", "seats": [0]}
    assert state.reveals == []
    assert state.points == [2, 0, 2]
    assert parse("2C") in state.hands[0]
    assert held(state) == [3, 0, 3]


def test_an_earlier_reveal_does_not_stand_for_a_round_won_by_a_concession() -> None:
    state = table("2C", "KC", "4C")
    play_newest(state, right=[0, 1])
    assert state.reveals
    leave(state, 0)
    assert (state.reveals, state.ending, state.scored) == ([], "won", (1,))


def test_the_last_one_in_the_round_who_had_not_declared_wins_it_too() -> None:
    state = table("2C 7D", "KC", "9C JD", out=[2], first=1)
    play(state, "KC highest")
    leave(state, 1)
    assert state.points == [2, 0, 2]
    assert codes(state.hands[0][:2]) == "2C 7D"
    assert held(state) == [3, 0, 3]
    assert (state.leader, state.first) == (0, 0)


def test_a_round_won_by_a_concession_can_win_the_match() -> None:
    state = table("2C 7D 8D 9D", "KC", "AC", out=[2])
    assert kinds(leave(state, 1)) == ["left", "round_ended", "won"]
    assert result(GAME, state) == ((1, 3, 2), (4, 0, 1))


def test_the_last_one_in_the_round_plays_on_with_one_who_waited() -> None:
    state = table("2C", "KC")
    join(state)
    leave(state, 1)
    assert state.points == [1, 0, 0]
    assert held(state) == [2, 0, 1]
    assert GAME.outcome(state) is None


# Leaving one in the match


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_one_in_the_match_wins_it(leaver: int) -> None:
    state = table("2C", "KC 7D 8D")
    events = leave(state, leaver)
    assert kinds(events) == ["left", "last_one"]
    assert events[1].public == {"seat": 1 - leaver}
    assert result(GAME, state) == (((2, 1), (1, 2))[leaver], (0, 2))
    assert GAME.view(state, None).winners == (1 - leaver,)
    assert GAME.to_act(state) == frozenset()


def test_the_last_one_wins_even_while_out_of_the_round() -> None:
    state = table("2C 7D", "KC 7H", "AC", out=[2])
    play(state, "2C lowest")
    leave(state, 0)
    assert state.points == [1, 2, 1]
    leave(state, 1)
    assert result(GAME, state)[0] == (3, 2, 1)


def test_one_who_waited_can_be_the_last_one() -> None:
    state = table("2C", "KC")
    join(state)
    leave(state, 0, 1)
    assert result(GAME, state) == ((3, 2, 1), (0, 1, 0))


def test_one_cannot_leave_twice() -> None:
    state = table("2C", "KC", "4C")
    leave(state, 1)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match="already_left"):
        GAME.concede(state, 1, chance())
    assert state == before


def ways_counted(card: int, said: Declaration, unseen: list[int], rivals: int) -> int:
    """In how many of all sets of rivals' cards the declaration is right, one by one."""
    rest: list[tuple[int, int, Declaration]]
    right = 0
    for others in combinations(unseen, rivals):
        rest = [(seat, other, "middle") for seat, other in enumerate(others, 1)]
        right += judge([(0, card, said), *rest])[0].right
    return right


def default(state: HighCardState, key: int = 0) -> str:
    assert state.turn is not None
    action: Declare = GAME.default_action(state, state.turn, chance(key))
    return f"{code(action.card)} {action.declaration}"


@settings(max_examples=100)
@given(
    drawn=st.lists(st.sampled_from(STANDARD_DECK), min_size=2, max_size=9, unique=True),
    said=st.sampled_from(DECLARATIONS),
    data=st.data(),
)
def test_ways_right_agrees_with_counting_all_sets_of_rivals_cards(
    drawn: list[int], said: Declaration, data: st.DataObject
) -> None:
    card, *unseen = drawn
    rivals = data.draw(st.integers(1, len(unseen)))
    ranks = [rank_of(other) for other in unseen]
    assert ways_right(rank_of(card), said, ranks, rivals) == ways_counted(
        card, said, unseen, rivals
    )


@pytest.mark.parametrize("said", DECLARATIONS)
def test_ways_right_where_many_ranks_are_equal(said: Declaration) -> None:
    unseen = cards("7D 7H 7S 3C 3D KC KD 8C")
    for rivals in range(1, len(unseen) + 1):
        counted = ways_counted(parse("7C"), said, unseen, rivals)
        assert ways_right(7, said, [rank_of(card) for card in unseen], rivals) == counted


@settings(max_examples=30)
@given(
    drawn=st.lists(st.sampled_from(STANDARD_DECK), min_size=12, max_size=12, unique=True),
    kept=st.integers(0, 3),
    rivals=st.integers(1, 4),
)
def test_the_default_is_a_play_most_often_right_over_all_unseen_cards(
    drawn: list[int], kept: int, rivals: int
) -> None:
    """All cards but twelve lie face up, so that every case can be counted."""
    own, others = drawn[: kept + 1], drawn[kept + 1 :]
    hidden = others[rivals:]
    state = table(
        codes(own), *map(code, others[:rivals]), deck=codes(hidden), deck_left=len(hidden)
    )
    ways = {
        f"{code(action.card)} {action.declaration}": ways_counted(
            action.card, action.declaration, others, rivals
        )
        for action in GAME.menu(state, 0)
    }
    assert ways[default(state)] == max(ways.values())


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        ("2C", "2C lowest"),
        ("AC", "AC highest"),
        ("8C", "8C middle"),
        ("8C 2C", "2C lowest"),
        ("8C AC", "AC highest"),
        ("8C 9C", "8C middle"),
    ],
)
def test_the_default_against_two(hand: str, chosen: str) -> None:
    assert default(table(hand, "KC", "4C")) == chosen


def test_cards_already_shown_are_counted_out() -> None:
    """With all lower cards on the table a 9 is lowest for certain."""
    assert default(table("9C", "KC", "QC")) == "9C middle"
    high = "10D JD QD KD AD 10H JH QH KH AH"
    assert default(table("9C", "KC", "QC", deck=high, deck_left=10)) == "9C lowest"


def test_only_rivals_still_in_the_round_count() -> None:
    against_four = table("JC", "KC", "4C", "5C", "6C")
    against_one = table("JC", "KC", "4C", "5C", "6C", out=[2, 3, 4])
    assert default(against_four) == "JC middle"
    assert default(against_one) == "JC highest"
    leave(against_four, 2, 3, 4)
    assert default(against_four) == "JC highest"


def test_what_others_declared_is_not_weighed() -> None:
    texts = set()
    for word in DECLARATIONS:
        state = table("7C", "QD", "4C")
        play(state, f"7C {word}")
        texts.add(default(state))
    assert len(texts) == 1


@pytest.mark.parametrize("hand", ["QC AC AD", "QC AD AC", "AC AD QC", "AC 2C", "2C AC"])
def test_of_equally_good_plays_the_newest_card_is_taken(hand: str) -> None:
    """Ruling "Default on time-out": "ties go to the newest card"."""
    assert default(table(hand, "JC", "10C", deck_left=0)).split()[0] == hand.rsplit(maxsplit=1)[-1]


def test_time_running_out_plays_the_default() -> None:
    state = table("2C 8C", "KC", "4C")
    (event,) = GAME.expire(state, chance())
    assert event.public == {"seat": 0, "declaration": "lowest"}
    assert GAME.view(state, 0).played == parse("2C")
    assert state.turn == 1


seeds = st.integers(0, 2**32)


@settings(max_examples=20)
@given(seed=seeds)
def test_what_holds_at_every_decision_of_any_match(seed: int) -> None:
    """Everyone keeps a card a point, and one more when about to play."""
    for state, _, _ in match(GAME, header_for(GAME, seed), seed):
        assert_all_cards(state)
        assert sum(state.active) >= 2
        assert max(state.points) < state.target
        for seat, hand in enumerate(state.hands):
            about_to_play = state.active[seat] and state.declared[seat] is None
            assert len(hand) == (0 if state.gone[seat] else state.points[seat] + about_to_play)
        assert state.turn is not None
        assert state.active[state.turn] and not state.gone[state.turn]
        assert state.declared[state.turn] is None
        assert GAME.menu(state, state.turn).count() == 3 * (state.points[state.turn] + 1)


@settings(max_examples=20)
@given(seed=seeds)
def test_first_players_follow_the_rules_of_a_model_that_reads_the_events(seed: int) -> None:
    header = header_for(GAME, seed)
    played = match(GAME, header, seed, eventful=False)
    firsts = [(state.first, events) for state, _, events in played]
    leader = first = firsts[0][0]
    still_in: list[int] = list(range(header.seats))

    def nearest(candidates: list[int], start: int) -> int:
        """Going left from ``start``."""
        return min(candidates, key=lambda seat: (seat - start) % header.seats)

    for before, events in firsts:
        assert before == first
        for event in events:
            facts: dict[str, Any] = dict(event.public)
            if event.kind == "revealed":
                still_in = [seat for seat, _, _, right in facts["plays"] if right]
            elif event.kind == "round_ended":
                leader = nearest(facts["seats"], first) if facts["seats"] else leader
            elif event.kind == "round_began":
                first = leader
                assert facts["first"] == leader
                still_in = list(range(header.seats))
            elif event.kind == "dealt" and facts["hand"] > 1:
                first = nearest(still_in, first + 1)
