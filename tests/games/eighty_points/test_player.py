"""The computer player of King of the Hill: Eighty Points."""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.core import Chance, Menu
from games.core.cards import code, parse
from games.eighty_points import (
    BURIED,
    DEALT,
    PLAYERS,
    TRUMPS,
    Bury,
    Call,
    Declaration,
    Declare,
    EightyPoints,
    EightyPointsOptions,
    EightyPointsState,
    EightyPointsView,
    Name,
    Pass,
    Play,
    Put,
    Ready,
    Trick,
    order_of,
    points_in,
)
from games.eighty_points.computers.knight import Knight
from tests.games.playing import header_for, play

GAME, COURTIER = EightyPoints(), Knight()
ORDER = order_of(2, 3)
LUCK = range(6)
MATCHES = 5

Chooser = Callable[[EightyPointsView, Menu[Any], random.Random], Any]


def cards(text: str) -> list[int]:
    return sorted(map(parse, text.split()))


def chance(seed: int = 0) -> Chance:
    return Chance(seed.to_bytes(32, "big"))


def position(
    hand: str,
    trick: str = "",
    *,
    koth: int = 0,
    ally: int | None = None,
    me: int = 0,
    called: str | None = None,
    buried: str = "",
    gone: str = "",
    seed: int = 0,
) -> EightyPointsState:
    """A seat's turn at a trick, two and spades being trumps; all that is not given is at random.

    A pair in the trick is written ``4H+4H``; the cards that are ``gone`` have been played.
    """
    plays = [tuple(map(parse, each.split("+"))) for each in trick.split()]
    mine = cards(hand)
    wide = len(plays[0]) if plays else 1
    leader = (me - len(plays)) % PLAYERS
    pile = Counter([*range(54), *range(54)])
    pile.subtract([*mine, *cards(buried), *cards(gone), *(card for p in plays for card in p)])
    assert min(pile.values()) >= 0
    rest = sorted(pile.elements())
    random.Random(seed).shuffle(rest)
    dead = cards(buried) or sorted(rest.pop() for _ in range(BURIED))
    hands = []
    for seat in range(PLAYERS):
        held = len(mine) - wide * ((seat - leader) % PLAYERS < len(plays))
        hands.append(mine if seat == me else sorted(rest.pop() for _ in range(held)))
    done = (*cards(gone), *rest)
    return EightyPointsState(
        rounds=5,
        loose_following=False,
        seating=[*range(PLAYERS)],
        starter=koth,
        trump_rank=2,
        deck=[],
        koth=koth,
        phase="playing",
        hands=hands,
        trump_suit=3,
        dead=dead,
        called=None if called is None else parse(called),
        fallen=ally,
        ally=ally,
        leader=leader,
        turn=me,
        trick=[Play((leader + at) % PLAYERS, p) for at, p in enumerate(plays)],
        trick_number=DEALT - len(mine) + 1,
        tricks=[Trick(1, (Play(koth, done),), koth, 0)] if done else [],
    )


def asked(state: EightyPointsState, seat: int, seed: int = 0) -> Any:
    return COURTIER.choose(GAME.view(state, seat), GAME.menu(state, seat), random.Random(seed))


def chosen(hand: str, trick: str = "", **facts: Any) -> set[str]:
    """What it plays, whatever its luck and the cards of the others."""
    found = set()
    for seed in LUCK:
        action = asked(position(hand, trick, seed=seed, **facts), facts.get("me", 0), seed)
        assert isinstance(action, Put)
        found.add(" ".join(map(code, action.cards)))
    return found


def dealt(hand: str, **facts: Any) -> EightyPointsState:
    """Seat 0, the King of the Hill where there is one, holds these cards; the rest is at random."""
    state = GAME.new(EightyPointsOptions(), PLAYERS, chance())
    pile = Counter([*range(54), *range(54)])
    pile.subtract(cards(hand))
    rest = sorted(pile.elements())
    random.Random(0).shuffle(rest)
    state.hands = [cards(hand), *(sorted(rest.pop() for _ in range(DEALT)) for _ in range(4))]
    known: dict[str, Any] = {"deck": rest, "koth": 0, "starter": 0, "trump_suit": 3}
    return replace(state, **known, **facts)


def hands_at_random(number: int, phase: str) -> Iterator[EightyPointsState]:
    """So many cards each for the King of the Hill; what is left is not looked at."""
    for seed in range(40):
        pile = [*range(54), *range(54)]
        random.Random(seed).shuffle(pile)
        state = dealt(FEW_TRUMPS, phase=phase)
        state.hands[0], state.dead = sorted(pile[:number]), sorted(pile[number:28])
        yield state


def matches(seats: tuple[Chooser, ...], number: int, rounds: int) -> tuple[int, ...]:
    """The places of a match in which every action is one of the menu."""
    luck, rng = chance(number), random.Random(number)
    state = GAME.new(EightyPointsOptions(rounds=rounds), PLAYERS, luck)
    while (outcome := GAME.outcome(state)) is None:
        for seat in sorted(GAME.to_act(state)):
            if menu := GAME.menu(state, seat):
                action = seats[seat](GAME.view(state, seat), menu, rng)
                if action is not None:
                    assert action in menu
                    GAME.apply(state, seat, action, luck)
                    break
        else:
            GAME.expire(state, luck)
    return outcome.places


def at_random(_view: EightyPointsView, menu: Menu[Any], rng: random.Random) -> Any:
    return menu.sample(rng) if menu else None


def positions(seed: int, **options: Any) -> Iterator[tuple[EightyPointsState, int]]:
    """Positions of a random match, and who may act."""
    for state, entry, _events in play(GAME, header_for(GAME, seed, **options), seed):
        if entry.seat is not None and GAME.menu(state, entry.seat):
            yield state, entry.seat


# What it is asked and what it may know


@pytest.mark.parametrize("loose", [False, True])
def test_it_answers_from_the_menu_in_every_phase(loose: bool) -> None:
    phases = set()
    for seed in range(2):
        for number, (state, seat) in enumerate(positions(seed, rounds=2, loose_following=loose)):
            if state.phase == "playing" and number % 2:
                continue
            action = asked(state, seat, seed)
            if action is None:
                assert state.phase == "dealing"
            else:
                assert action in GAME.menu(state, seat)
            phases.add(state.phase)
    assert phases >= {"dealing", "declaring", "burying", "calling", "playing", "scored"}


def test_it_lets_things_be_while_there_is_nothing_to_choose() -> None:
    state = GAME.new(EightyPointsOptions(), PLAYERS, chance())
    assert asked(state, 0) is None


def test_it_is_ready_when_asked() -> None:
    state = position("4H")
    state.phase = "scored"
    assert asked(state, 3) == Ready()


def test_it_is_quick() -> None:
    asked_of = [(GAME.copy(state), seat) for state, seat in positions(5, rounds=3)][:200]
    began = time.process_time()
    for state, seat in asked_of:
        asked(state, seat)
    assert time.process_time() - began < 2


@pytest.mark.parametrize(
    ("lone", "other", "rounds", "best", "worst"),
    [(COURTIER.choose, at_random, 3, 1.0, 2.2), (at_random, COURTIER.choose, 2, 3.8, 5.0)],
    ids=["alone", "four"],
)
def test_it_plays_far_better_than_chance_does(
    lone: Chooser, other: Chooser, rounds: int, best: float, worst: float
) -> None:
    places = []
    for number in range(MATCHES):
        seats = [other] * PLAYERS
        seats[number % PLAYERS] = lone
        places.append(matches(tuple(seats), number, rounds)[number % PLAYERS])
    assert best <= sum(places) / MATCHES <= worst


# Before the tricks

TRUMPS_AND_LOW = "JR JB 2S AS KS QS JS 10S 9S 7S 6S 4S 3C 4C 6C 3D 4D 6D 7H 8H"
FEW_TRUMPS = "2S 4S 9S 3C 4C 6C 7C 8C 9C 3D 4D 6D 7D 8D 9D 4H 6H 7H 8H JH"


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("phase", ["dealing", "declaring"])
def test_it_declares_what_it_has_many_trumps_with(number: int, phase: str) -> None:
    state = dealt(TRUMPS_AND_LOW, round=number, phase=phase)
    assert {asked(state, 0, seed) for seed in LUCK} == {Declare(3)}


def test_it_does_not_become_king_with_few_trumps() -> None:
    state = dealt(FEW_TRUMPS, phase="declaring")
    assert {asked(state, 0, seed) for seed in LUCK} == {Pass()}
    state.phase = "dealing"
    assert {asked(state, 0, seed) for seed in LUCK} == {None}


def test_it_overrides_with_a_pair_only_for_the_better() -> None:
    rich = dealt("2S 2S JR AS KS QS JS 10S 9S 7S 6S 4S 3C 4C 6C 3D 4D 6D 7H 8H")
    rich.phase, rich.declarations = "declaring", [Declaration(2, 0, pair=False)]
    assert asked(rich, 0) == Declare(3, pair=True)
    rich.declarations = [Declaration(2, 3, pair=False)]
    assert asked(rich, 0) == Declare(3, pair=True)
    poor = dealt("2D 2D 3D JR AS KS QS JS 10S 9S 7S 6S 4S 3C 4C 6C 4C 8C 7H 8H")
    poor.phase, poor.declarations = "declaring", [Declaration(2, 3, pair=False)]
    assert asked(poor, 0) == Pass()


def test_it_names_its_longest_suit() -> None:
    state = dealt("3C 4C 6C 7C 8C 9C QC KC AC 3D 4D 7D 3H 4H AH 3S 9S AS 10S 7H", phase="naming")
    assert asked(state, 0) == Name(0)


def buried(hand: str) -> list[int]:
    state = dealt(hand, phase="burying")
    action = asked(state, 0)
    assert isinstance(action, Bury)
    assert action in GAME.menu(state, 0)
    return list(action.cards)


def test_it_buries_short_suits_and_keeps_trumps_and_winners() -> None:
    hand = "JR JB 2S 2H AS KS QS 9S 7S 6S 4S 3S AC AC KC QC 9C 3C 3D 4D 6D JD 7H 8H 9H QH JH 3H"
    dead = buried(hand)
    assert not [card for card in dead if ORDER.suits[card] == TRUMPS]
    assert set(cards("3D 4D 6D JD")) <= set(dead)
    assert not {*cards("AC KC QC")} & set(dead)
    assert points_in(dead) == 0


def test_it_buries_neither_trumps_nor_aces_nor_many_points() -> None:
    for state in hands_at_random(DEALT + BURIED, "burying"):
        dead = asked(state, 0).cards
        sides = [card for card in state.hands[0] if ORDER.suits[card] != TRUMPS]
        assert len(sides) >= 13
        assert not [card for card in dead if ORDER.suits[card] == TRUMPS]
        assert not [card for card in dead if ORDER.strengths[card] == 14]
        assert points_in(dead) <= 25


def test_it_calls_a_strong_card_that_it_neither_holds_nor_buried() -> None:
    for state in hands_at_random(DEALT, "calling"):
        action = asked(state, 0)
        assert isinstance(action, Call) and action.card is not None
        assert action.card not in state.hands[0] + state.dead
        assert ORDER.strengths[action.card] >= 12


def test_it_calls_an_ace_of_a_suit_that_it_can_lead() -> None:
    state = dealt("JR JB 2S 2H AS KS QS 9S 7S 6S 4S 3S AC AC KC 9C AD QD 6H KH")
    state.phase, state.dead = "calling", cards("3D 4D 6D JD 7H 8H 9H QH")
    assert asked(state, 0) == Call(parse("AH"))


# Tricks


def test_it_throws_no_points_into_a_trick_of_its_opponents() -> None:
    assert chosen("KH 10H 5H 4H 9S", "AH 3H 6H 7H", koth=1, ally=2, me=0) == {"4H"}
    assert chosen("KH 10C 5D 4C", "AS 3S 6S 7S", koth=1, ally=2, me=0) == {"4C"}
    assert chosen("10H KD 5D 3D 4C", "JD+JD AD+9D 4H+6H 7D+8D", koth=1, ally=2, me=0) == {"3D 5D"}


@pytest.mark.parametrize(("koth", "ally"), [(1, 0), (2, 3)])
def test_it_gives_points_to_a_trick_of_its_own_side(koth: int, ally: int) -> None:
    assert chosen("KH 7H 5H 4H 9S", "AH 3H 6H 7H", koth=koth, ally=ally, me=0) == {"KH"}
    assert chosen("10C 5D 4C 3D", "JR 3S 6S 7S", koth=koth, ally=ally, me=0) == {"10C"}
    assert chosen("10C 5D 4C 3D", "4H+4H 7H+8H JH+9H 8H+9H", koth=koth, ally=ally, me=0) == {
        "10C 5D"
    }


def test_it_takes_a_trick_with_points_as_the_last_and_with_no_more_than_it_needs() -> None:
    assert chosen("AH 7H 4H 9S", "QH KH 10H 3H", koth=0, ally=3) == {"AH"}
    assert chosen("JR 3S 4S 3C 4C 6C", "QH KH 10H 3H", koth=0, ally=3) == {"3S"}
    assert chosen("JR QS 4S 3C 4C 6C", "QH KH 10H 9S", koth=0, ally=3) == {"QS"}
    assert chosen("JR QS QS 4S 3C", "QH+QH KH+4H 10H+9H 9H+6H", koth=0, ally=3) == {"QS QS"}


def test_it_keeps_high_trumps_out_of_worthless_tricks() -> None:
    assert chosen("JR JB 3S 3C 4C 6C", "4S 6S 7S 8S", koth=0, ally=2) == {"3S"}
    assert chosen("JR JB 3C 4C 6D", "4H 6H 7H 8H", koth=0, ally=2) <= {"3C", "4C", "6D"}


def test_it_leads_what_nobody_can_beat() -> None:
    hand = "AC 9D 7D 6D 4D 9H 7H 6H 4H 3H 9S 7S 6S 4S 3S 3D 8D 8H JD JH"
    assert chosen(hand, koth=0, ally=2) == {"AC"}
    gone = "AC AC"
    hand = "KC KC 9D 7D 6D 4D 9H 7H 6H 4H 3H 9S 7S 6S 4S 3S 3D"
    assert chosen(hand, koth=0, ally=2, gone=gone) <= {"KC", "KC KC"}


def test_it_leads_towards_the_card_that_it_called() -> None:
    hand = "JR JB 2S AS KS QS 9S 7S 6S 4S 3S 10S KD QD 9C 6H 4H 9H JH 3H"
    played = chosen(hand, koth=0, called="AH", buried="3C 4C 6C 7C 3D 4D 6D 7D")
    assert played <= {"3H", "4H", "6H", "9H", "JH"}


def test_a_secret_ally_shows_itself_for_the_king() -> None:
    hand = "AH 7H 4H 9S 3C 4C 6C 8C 3D"
    assert chosen(hand, "6H", koth=4, me=0, called="AH") == {"AH"}
    hand = "AH 10H 7H 4H 9S 3C 4C 6C 8C 3D"
    assert chosen(hand, "JH 3H 6H 10H", koth=3, me=0, called="AH") == {"AH"}


def test_with_one_copy_it_is_no_ally_of_a_king_who_has_lost() -> None:
    state = position("AH 7H 4H 9S 3C 4C 6C 8C 3D", "6H", koth=4, called="AH")
    state.points = [0, 40, 40, 40, 0]
    assert asked(state, 0) == Put((parse("4H"),))
    state.points = [0, 10, 10, 10, 90]
    assert asked(state, 0) == Put((parse("AH"),))


def test_a_challenger_spares_its_points_before_the_king() -> None:
    hand = "10H KH 5H 4H 9S 3C 4C 6C 8C 3D 7C 8D 9D JD QD KC 6S 7S 8S JS"
    assert chosen(hand, "AH", koth=4, called="AD") == {"4H"}


def test_it_keeps_a_sure_trump_for_the_last_trick() -> None:
    assert chosen("JR 4C", "9H 6H 7H 8H", koth=3, ally=2, me=0, gone="JR") == {"4C"}


def test_what_is_played_counts() -> None:
    hand = "QH 7H 4H 3C 4C 6C 7C 8C 3D 4D 6D 7D 8D 3S 4S 6S 7S"
    assert chosen(hand, gone="AH AH KH KH QH", koth=0, ally=2) == {"QH"}
    assert "QH" not in chosen(hand, gone="3H 4H 6H 8H 9H", koth=0, ally=2)
