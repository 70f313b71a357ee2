"""The document of High Card and the house rules."""

import random
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from games.core import Entry, Event, IllegalAction, IllegalOptions, step
from games.core.cards import RANKS, STANDARD_DECK, code, parse, rank_of
from games.high_card.state import Declare, HighCardOptions, HighCardState, ways_right
from games.high_card.view import DECLARATIONS, Declaration, HighCardSeat, Standing, judge
from tests.games.high_card.table import (
    GAME,
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
from tests.games.playing import cards, chance, codes, kinds, random_entry, refusal, result

CHRIS, GUY, ERIC, JASON = range(4)


def test_first_example_ten_as_middle_and_king_as_highest_are_out() -> None:
    state = table("10C", "KC", "4C AC", "JC", first=CHRIS)
    play(state, "10C middle", "KC highest", "AC highest")
    assert state.turn == JASON
    play(state, "JC middle")
    assert verdicts(state) == {CHRIS: False, GUY: False, ERIC: True, JASON: True}
    assert standing(state) == ["out", "out", "in", "in"]
    assert state.points == [0, 0, 1, 0]
    assert state.first == ERIC


def test_second_example_both_threes_are_lowest_and_there_is_no_middle() -> None:
    state = table("3C", "9C", "AC KC 9D", "3D 3H JC", first=ERIC)
    play(state, "9D middle", "3D lowest", "3C lowest", "9C highest")
    assert [verdict.seat for verdict in state.reveals[-1]] == [ERIC, JASON, CHRIS, GUY]
    assert verdicts(state) == {ERIC: False, JASON: True, CHRIS: True, GUY: True}
    assert standing(state) == ["in", "in", "out", "in"]
    assert state.first == JASON


def test_third_example_four_wrong_middles_restart_the_round() -> None:
    state = table("9D 10C JC", "2C 7C", "7D", "AC 9C", first=JASON)
    play(state, "9C middle", "9D middle", "7C middle", "7D middle")
    assert [verdict.seat for verdict in state.reveals[-1]] == [JASON, CHRIS, GUY, ERIC]
    assert verdicts(state) == {JASON: False, CHRIS: False, GUY: False, ERIC: False}
    assert state.ending == "void"
    assert state.points == [2, 1, 0, 1]
    assert standing(state) == ["in"] * 4


def naively_right(mine: str, said: str, all_shown: list[str]) -> bool:
    """The document read aloud, over card codes."""
    ranks = [RANKS.index(shown[:-1]) for shown in all_shown]
    rank = RANKS.index(mine[:-1])
    is_lowest = all(rank <= other for other in ranks)
    is_highest = all(rank >= other for other in ranks)
    is_middle = not is_lowest and not is_highest
    return {"lowest": is_lowest, "middle": is_middle, "highest": is_highest}[said]


@given(
    shown=st.lists(st.integers(0, 51), min_size=1, max_size=13, unique=True),
    said=st.lists(st.sampled_from(DECLARATIONS), min_size=13, max_size=13),
)
def test_every_verdict_agrees_with_a_naive_judge(shown: list[int], said: list[Declaration]) -> None:
    plays = [(seat + 5, card, said[seat]) for seat, card in enumerate(shown)]
    written = [code(card) for card in shown]
    judged = judge(plays)
    assert [(v.seat, v.card, v.declared) for v in judged] == plays
    assert [v.right for v in judged] == [
        naively_right(code(card), word, written) for _, card, word in plays
    ]


def leftwards(seats: Iterable[int], first: int) -> list[int]:
    """Seats in the order of play."""
    return sorted(seats, key=lambda seat: (seat < first, seat))


def test_random_matches_go_as_the_document_says() -> None:
    """Turns, verdicts, points, first players and ends, whoever leaves or joins."""
    seen: Counter[str | None] = Counter()
    wanted = ("won", "void", "short", "joined", "left", "leader gone", "shared", "last one")
    for seed in range(100):
        rng, seats = random.Random(seed), 2 + seed % 12
        target, late = rng.choice([2, 52 // seats]), rng.choice([0.0, 0.9])
        leaving = rng.choice([0.0, 0.04])
        state = new(seats, target, seed)
        points, leader, first, hand = [0] * seats, state.first, state.first, 1
        here, inside, waiting = {*range(seats)}, {*range(seats)}, set[int]()
        declared, reveals, withdrawn = dict[int, Declaration](), list[Any](), 0
        ending: str | None = None
        scorers: list[int] = []
        while True:
            view, deck = GAME.view(state, None), len(state.deck)
            assert (view.first, view.leader, view.hand_number) == (first, leader, hand)
            assert view.withdrawn == withdrawn
            order = leftwards(inside, first)
            assert view.turn == next(seat for seat in order if seat not in declared)
            assert (view.ending, [*view.scored]) == (ending, scorers)
            shown = [
                [[each.seat, code(each.card), *each[2:]] for each in one] for one in view.reveals
            ]
            assert shown == reveals
            face_up = [] if ending else [card for plays in reveals for _, card, _, _ in plays]
            assert codes(view.face_up).split() == face_up
            for seat, facts in enumerate(view.seats):
                unplayed = seat in inside and seat not in declared
                out: Standing = "waiting" if seat in waiting else "out" if seat in here else "left"
                assert facts == HighCardSeat(
                    points=points[seat],
                    held=points[seat] + unplayed if seat in here else 0,
                    standing="in" if seat in inside else out,
                    declared=declared.get(seat),
                )
            entry = random_entry(GAME, state, rng, eventful=True)
            if rng.random() < late:
                entry = Entry("time")
            if rng.random() < leaving:
                entry = Entry("concession", rng.choice([*here]))
            events = step(GAME, state, entry, chance(seed))
            kind, seat = events[0].kind, events[0].public["seat"]
            seen[kind] += 1
            match kind:
                case "declared":
                    declared[seat] = events[0].public["declaration"]
                case "joined":
                    assert seat == len(points)
                    points.append(0)
                    here.add(seat)
                    waiting.add(seat)
                case "left":
                    withdrawn += view.seats[seat].held + (seat in declared)
                    for place in (here, inside, waiting):
                        place.discard(seat)
                    declared.pop(seat, None)
            if len(here) == 1:
                assert events[1:] == [Event("last_one", {"seat": min(here)})]
                break
            if len(inside) > 1 and inside - declared.keys():
                assert not events[1:]
                continue
            # The last one in the round wins it without a reveal.
            if len(inside) == 1:
                reveals, ending, scorers = [], "won", [*inside]
            else:
                plays = events[1].public["plays"]
                order = leftwards(inside, first)
                assert [play[::2] for play in plays] == [[each, declared[each]] for each in order]
                for _, card, word, right in plays:
                    assert right == naively_right(card, word, [play[1] for play in plays])
                reveals = [*([] if ending else reveals), plays]
                scorers = [each for each, _, _, right in plays if right]
                short = "short" if deck < len(scorers) else None
                ending = {0: "void", 1: "won"}.get(len(scorers), short)
            inside, declared = {*scorers}, {}
            if ending is None:
                scorers, hand, first = [], hand + 1, leftwards(inside, first + 1)[0]
            else:
                seen[ending] += 1
                assert Event("round_ended", {"ending": ending, "seats": scorers}) in events
                for each in scorers:
                    points[each] += 1
                if scorers:
                    leader = leftwards(scorers, first)[0]
                if max(points) == target:
                    owned = [points[each] if each in here else 0 for each in range(len(points))]
                    assert held(state) == owned
                    break
                seen["leader gone"] += leader not in here
                inside, waiting, withdrawn = {*here}, set(), 0
                hand, first = 1, leftwards(here, leader)[0]
                began = {"round": view.round + 1, "first": first}
                assert events[-2] == Event("round_began", began)
            dealt = {"hand": hand, "seats": leftwards(inside, first)}
            assert events[-1] == Event("dealt", dealt)
        worths = [(seat in here, points[seat]) for seat in range(len(points))]
        places = [1 + sum(other > mine for other in worths) for mine in worths]
        assert result(GAME, state) == (tuple(places), tuple(points))
        winners = [seat for seat, place in enumerate(places) if place == 1]
        assert [*GAME.view(state, None).winners] == winners
        assert len(here) == 1 or events[-1] == Event("won", {"seats": winners})
        seen["shared"] += len(winners) > 1
        seen["last one"] += len(here) == 1
        if enough := all(seen[each] > 1 for each in wanted):
            break
    assert enough, seen


def test_one_may_play_any_held_card_with_any_declaration_and_nothing_else() -> None:
    state = table("2C 9D KS", "3C")
    assert list(GAME.menu(state, 0)) == [
        Declare(parse(card), word) for card in ("2C", "9D", "KS") for word in DECLARATIONS
    ]
    assert not GAME.menu(state, 1)


@pytest.mark.parametrize(
    ("seat", "card", "reason"),
    [(1, "3C", "not_your_turn"), (0, "3C", "card_not_held"), (0, "AS", "card_not_held")],
)
def test_a_play_out_of_turn_or_of_a_card_not_held_is_refused(
    seat: int, card: str, reason: str
) -> None:
    played = Declare(parse(card), "lowest")
    assert refusal(GAME, table("2C", "3C"), seat, played).code == reason


def test_declarations_are_public_and_played_cards_secret() -> None:
    state = table("2C 9C", "3C", "4C")
    (event,) = play(state, "9C middle")
    assert event.public == {"seat": 0, "declaration": "middle"}
    for viewer in (None, 1, 2):
        view = GAME.view(state, viewer)
        assert view.seats[0].declared == "middle"
        assert view.played is None
        assert not {parse("9C"), parse("2C")} & {*view.hand, *view.face_up}
    assert GAME.view(state, 0).played == parse("9C")


def test_a_seat_sees_its_own_hand_only_and_a_spectator_none() -> None:
    state = table("2C 9C", "3C", "4C 5C KC")
    assert [codes(GAME.view(state, seat).hand) for seat in range(3)] == [
        "2C 9C", "3C", "4C 5C KC",
    ]  # fmt: skip
    assert GAME.view(state, None).hand == ()


def test_the_first_deal_and_the_first_player_are_by_chance_alone() -> None:
    assert new(4, key=1) == new(4, key=1)
    dealt = {codes(new(4, key=key).hands[0]) for key in range(600)}
    assert dealt == {code(card) for card in STANDARD_DECK}
    firsts = [new(5, key=key).first for key in range(1000)]
    assert all(150 < firsts.count(seat) < 250 for seat in range(5))


def test_a_later_hand_deals_any_card_of_the_deck_beside_those_kept() -> None:
    dealt: list[set[int]] = [set(), set(), set()]
    for key in range(200):
        state = table("2C AS 2S", "KC", "4C", deck_left=6)
        deck = {*state.deck}
        play(state, "2C lowest", "KC highest", "4C middle", key=key)
        assert codes(state.hands[0][:2]) == "AS 2S"
        assert len(state.deck) == 3
        for seen, hand in zip(dealt, state.hands, strict=True):
            seen.add(hand[-1])
    assert dealt == [deck] * 3


@pytest.mark.parametrize(
    ("ending", "plays", "awarded"),
    [
        ("void", ("2C middle", "KC lowest", "4C highest"), ()),
        ("won", ("2C lowest", "KC middle", "4C highest"), (0,)),
        ("short", ("2C lowest", "KC highest", "4C lowest"), (0, 1)),
    ],
)
def test_a_round_s_end_shuffles_all_but_kept_cards_and_deals_and_awards_any_of_them(
    ending: str, plays: Iterable[str], awarded: Collection[int]
) -> None:
    """Though the deck is empty."""
    kept = [cards(held) for held in ("7D", "3D", "", "AH JH")]
    dealt = [set[int]() for _ in kept]
    for key in range(600):
        state = table("2C 7D", "KC 3D", "4C", "AH JH", out=[3], deck_left=0)
        play(state, *plays, key=key)
        assert (state.ending, state.face_up) == (ending, [])
        for seat, hand in enumerate(state.hands):
            size = len(kept[seat])
            assert hand[:size] == kept[seat]
            assert len(hand) == size + 1 + (seat in awarded)
            dealt[seat].update(hand[size:])
    assert dealt == [{*STANDARD_DECK} - {*cards("7D 3D AH JH")}] * 4


def test_four_points_win_unless_the_host_sets_otherwise() -> None:
    assert HighCardOptions().target == 4
    for target in (0, -1, 27):
        with pytest.raises(ValidationError):
            HighCardOptions(target=target)


def test_players_times_target_may_not_exceed_52_nor_players_13_those_who_join_included() -> None:
    for seats in (0, 1, 14):
        with pytest.raises(IllegalOptions, match="players least=2 most=13"):
            new(seats, target=1)
    for seats, target in product(range(2, 14), range(1, 27)):
        if seats * target > 52:
            refused = f"too_many_cards players={seats} target={target} most={52 // seats}"
            with pytest.raises(IllegalOptions, match=refused):
                new(seats, target)
            continue
        state, most = new(seats, target), min(13, 52 // target)
        for seat in range(seats, most):
            assert join(state)[0].public == {"seat": seat}
        before = GAME.copy(state)
        refused = f"deck_too_small players={most + 1} target={target}"
        with pytest.raises(IllegalAction, match="table_full most=13" if most == 13 else refused):
            join(state)
        assert state == before


def test_those_who_left_do_not_count_among_the_players() -> None:
    state = new(13)
    leave(state, 5)
    assert join(state)[0].public == {"seat": 13}
    with pytest.raises(IllegalAction, match="table_full"):
        join(state)


def test_leaving_after_declaring_takes_the_played_card_back_unseen_and_unjudged() -> None:
    state = table("2C AD", "KC", "4C", "9C")
    play(state, "2C lowest", "KC highest")
    assert kinds(leave(state, 0)) == ["left"]
    assert state.turn == 2
    assert sorted(state.withdrawn) == sorted([parse("2C"), parse("AD")])
    play(state, "4C lowest", "9C middle")
    assert verdicts(state) == {1: True, 2: True, 3: True}
    assert parse("2C") not in state.face_up


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


def test_the_last_one_in_the_round_keeps_the_played_card() -> None:
    state = table("2C 7D", "KC", "9C JD", out=[2])
    play(state, "2C middle")
    leave(state, 1)
    assert codes(state.hands[0][:2]) == "7D 2C"


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
