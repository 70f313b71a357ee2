"""Gameplay Actions, steps 13 to 16: leading, following, the called card, and whose trick it is."""

import pytest

from games.core import IllegalAction
from games.eighty_points.state import Put
from tests.games.eighty_points.table import (
    GAME,
    cards,
    chance,
    codes,
    get_ready,
    go_on,
    kinds,
    playable,
    put,
    table,
    trick,
    winner,
)


def spread(text: str) -> set[str]:
    """Plays written one after the other: ``3C 3C/4C`` are a pair of threes and a single four."""
    return {codes(sorted(cards(each))) for each in text.split("/")}


def following(
    hand: str, led: str, *, loose: bool = False, rank: str = "2", suit: str = "H"
) -> set[str]:
    """What a hand may follow with."""
    size = len(hand.split())
    leader = led.split()
    pads = iter([rank + of for rank in ("9", "J", "7", "7", "9") for of in "CDHS"])
    hands = [led + " " + " ".join(next(pads) for _ in range(size - len(leader)))]
    hands += [hand, *(" ".join(next(pads) for _ in range(size)) for _ in range(3))]
    state = table(*hands, rank=rank, suit=suit, loose=loose)
    put(state, led)
    return playable(state)


@pytest.mark.parametrize("place", range(5))
def test_action_13_the_winner_leads_the_next(place: int) -> None:
    """ "create a new Trick with the previous trickWinner as the leadingPlayer" """
    plays = ["3C", "4C", "6C", "7C", "8C"]
    plays[place] = "AC"
    seats = [(2 + each) % 5 for each in range(5)]
    hands = [""] * 5
    for seat, card in zip(seats, plays, strict=True):
        hands[seat] = f"{card} 9D"
    hands[0], hands[1] = hands[0].replace("9D", "9S"), hands[1].replace("9D", "9S")
    hands[2] = hands[2].replace("9D", "JD")
    state = table(*hands, koth=4, leader=2)
    trick(state, *plays)
    assert winner(state) == seats[place]
    assert go_on(state) == []
    view = GAME.view(state, None)
    assert (view.leader, view.turn, view.trick, view.phase) == (
        seats[place], seats[place], (), "playing",
    )  # fmt: skip
    assert view.trick_number == 20


def test_action_14_each_has_ten_seconds_in_counter_clockwise_order() -> None:
    """ "The Player to act has about 10 seconds to confirm the cards to be played" """
    state = table("3C", "4C", "6C", "7C", "8C", koth=3)
    for place, seat in enumerate((3, 4, 0, 1, 2)):
        assert GAME.to_act(state) == {seat}
        assert GAME.view(state, None).turn == seat
        assert len(GAME.view(state, None).trick) == place
        deadline = GAME.deadline(state)
        assert deadline is not None
        assert (deadline.key, deadline.seconds) == (f"1/20/{seat}", 10)
        assert deadline.seats == {seat}
        assert not deadline.optional and not deadline.live_only
        other = (seat + 1) % 5
        assert not GAME.menu(state, other)
        with pytest.raises(IllegalAction, match="not_your_turn"):
            GAME.apply(state, other, Put(tuple(state.hands[other])), chance())
        put(state, codes(state.hands[seat]))


def test_action_14_any_single_card_or_identical_pair_is_led() -> None:
    """ "any single card or identical pair of cards is a "valid" play" """
    hand = "3C 3C 4C 2H 2S JB JR JR"
    state = table(hand, *["9C 9D JC JD QC QD 6C 6D"] * 2, *["9H 9S JH JS QH QS 6H 6S"] * 2)
    assert playable(state) == spread("3C/4C/2H/2S/JB/JR/3C 3C/JR JR")
    for wrong in ("3C 4C", "2H 2S", "JB JR", "3C 3C 4C", "3C 3C JR JR"):
        before = GAME.copy(state)
        with pytest.raises(IllegalAction, match="not_a_lead"):
            put(state, wrong)
        assert state == before
    for wrong, why in (("4C 4C", "card_not_held"), ("AS", "card_not_held"), ("", "not_a_lead")):
        with pytest.raises(IllegalAction, match=why):
            put(state, wrong)


@pytest.mark.parametrize(
    ("hand", "led", "wanted"),
    [
        ("4C 4C 5C AH AH", "3C 3C", "4C 4C"),
        ("4C 4C 5C 5C 6C", "3C 3C", "4C 4C/5C 5C"),
        ("4C 5C 6C AH AH", "3C 3C", "4C 5C/4C 6C/5C 6C"),
        ("4C 5C AH AH 4D", "3C 3C", "4C 5C"),
        ("4C 4D 4D AH 2C", "3C 3C", "4C 4D/4C AH/4C 2C"),
        ("4D 4D AH 2C 6S", "3C 3C", "4D 4D/4D AH/4D 2C/4D 6S/AH 2C/AH 6S/2C 6S"),
        ("2C 2C 4D 5D 6S", "3C 3C", "2C 2C/2C 4D/2C 5D/2C 6S/4D 5D/4D 6S/5D 6S"),
        ("2C 2S 3H AC AC", "4H 4H", "2C 2S/2C 3H/2S 3H"),
        ("2C 2C 3H AC AC", "4H 4H", "2C 2C"),
        ("JB JR 4C AC AC", "4H 4H", "JB JR"),
        ("JB JB 4C AC 3H", "2S 2S", "JB JB"),
        ("JB 4C AC AC KD", "2S 2S", "JB 4C/JB AC/JB KD"),
    ],
)
def test_action_14_a_pair_is_followed_by_a_pair_or_as_many_cards_as_held(
    hand: str, led: str, wanted: str
) -> None:
    """Ruling: "otherwise as many cards of the led suit as one holds up to two, the rest free" """
    assert following(hand, led) == spread(wanted)


@pytest.mark.parametrize(
    ("hand", "led", "wanted"),
    [
        ("4C 4C 5C AH AH", "3C 3C", "4C 4C"),
        ("4C 4C 5C 5C 6C", "3C 3C", "4C 4C/5C 5C"),
        ("4C 5C AH AH", "3C 3C", "4C 5C/4C AH/5C AH/AH AH"),
        ("4C 4D 4D AH", "3C 3C", "4C 4D/4C AH/4D 4D/4D AH"),
        ("JB JR AC AC", "4H 4H", "JB JR/JB AC/JR AC/AC AC"),
    ],
)
def test_action_14_by_the_letter_any_two_cards_follow_without_a_pair(
    hand: str, led: str, wanted: str
) -> None:
    """ "Otherwise, the Player must only satisfy the trickType requirement" """
    assert following(hand, led, loose=True) == spread(wanted)


@pytest.mark.parametrize(
    ("hand", "led", "tried", "why"),
    [
        ("4C 5C AH", "3C", "AH", "must_follow held=1 suit=0 number=1"),
        ("4C 4C AH", "3C", "AH", "must_follow held=1 suit=0 number=1"),
        ("4C 5C AH", "3C", "4C 5C", "wrong_number suit=0 number=1"),
        ("4C 5C AH", "3C", "", "wrong_number suit=0 number=1"),
        ("4C 5C AH", "3C", "6C", "card_not_held"),
        ("4C 5C AH", "3C", "5C 5C", "card_not_held"),
        ("4C 5C AH", "3C 3C", "4C", "wrong_number suit=0 number=2"),
        ("4C 5C AH", "3C 3C", "4C AH", "must_follow held=2 suit=0 number=2"),
        ("4C AH AH", "3C 3C", "AH AH", "must_follow held=1 suit=0 number=2"),
        ("4C 4C 5C", "3C 3C", "4C 5C", "pair_held suit=0 number=2"),
        ("2C 2C AH", "JB JB", "2C AH", "pair_held suit=4 number=2"),
    ],
)
def test_action_14_what_does_not_follow_is_refused(
    hand: str, led: str, tried: str, why: str
) -> None:
    state = table(
        led + " 9D 9D"[: 9 - 3 * len(led.split())], hand, *["9S JS QS", "9S JS QS"], "9H JH QH"
    )
    put(state, led)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction) as refusal:
        put(state, tried)
    assert str(refusal.value) == why
    assert state == before


def test_action_14_when_the_time_elapses_the_lowest_legal_card_is_played() -> None:
    """Ruling: "the lowest legal card or pair, points avoided" """
    cases = [
        ("5C 7C AC 3D", "4C", "7C"),
        ("5C 10C KC 3D", "4C", "5C"),
        ("10C KC JC 4D", "3C", "JC"),
        ("10C KC 4D 4D", "3C", "10C"),
        ("AD 10S 3H JB", "4C", "AD"),
        ("AD 8S 8H JB", "4C", "8S"),
        ("JB 2S 2H AH", "4H", "AH"),
        ("JB JR 2S 2H", "4H", "2S"),
        ("JB JR JR 2H", "4H", "2H"),
        ("5C 5C 7C 7C", "4C 4C", "7C 7C"),
        ("AC AC KC KC", "4C 4C", "AC AC"),
        ("QC AC 10C 3D", "4C 4C", "QC AC"),
        ("10C 3D 7S 5D", "4C 4C", "3D 10C"),
        ("AH 3D 4S 5D", "4C 4C", "3D 4S"),
        ("6C 6C 8C 8C", "4C 4C", "6C 6C"),
    ]
    for hand, led, wanted in cases:
        leader = led + " 9H 9H 9D"[: 12 - 3 * len(led.split())]
        state = table(leader, hand, "9S 9S JS JS", "JH JH QH QH", "QS QS JD JD")
        put(state, led)
        (event,) = go_on(state)
        assert event.public == {"seat": 1, "cards": codes(sorted(cards(wanted))).split()}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_action_14_who_plays_the_called_card_joins_the_defenders(seat: int) -> None:
    """ "add the Player to defenders and set CalledCard to an undefined value" """
    hands = ["3C", "4C", "6C", "7C", "8C"]
    hands[seat] = "AC"
    state = table(*hands, called="AC")
    for each, card in enumerate(hands):
        assert GAME.view(state, None).defenders == ((0, seat) if each > seat else (0,))
        events = put(state, card)
        if each == seat:
            assert kinds(events)[:2] == ["played", "call_fallen"]
            assert events[1].public == {"seat": seat, "ally": seat}
        else:
            assert "call_fallen" not in kinds(events)
    view = GAME.view(state, None)
    assert (view.fallen, view.ally, view.defenders) == (seat, seat, (0, seat))


def test_action_14_a_king_who_plays_the_called_card_plays_alone() -> None:
    """Ruling: "the call is used up; if that is the KotH, they play alone" """
    state = table("AC 3D", "4C 4D", "AC 6D", "7C 7D", "8C 8D", called="AC")
    events = put(state, "AC")
    assert events[-1].public == {"seat": 0, "ally": None}
    for card in ("4C", "AC", "7C", "8C"):
        assert "call_fallen" not in kinds(put(state, card))
    assert (state.fallen, state.ally) == (0, None)
    go_on(state)
    trick(state, "3D", "4D", "6D", "7D", "8D")
    go_on(state)
    assert state.score is not None
    assert state.score.defenders == (0,)


def test_action_16_with_cards_left_the_next_trick_begins_else_the_round_is_scored() -> None:
    """ "If the trickWinner's Hand is not empty, go back to step 13." """
    state = table("AH KH", "3C 3C", "4C 4C", "6C 6C", "7C 7C")
    trick(state, "AH", "3C", "4C", "6C", "7C")
    assert GAME.view(state, None).last is not None
    go_on(state)
    assert GAME.to_act(state) == {0}
    trick(state, "KH", "3C", "4C", "6C", "7C")
    assert GAME.view(state, None).score is None
    assert kinds(go_on(state)) == ["scored"]
    assert state.phase == "scored"
    get_ready(state)
    assert state.round == 2
