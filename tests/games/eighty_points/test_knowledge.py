"""Attentive players' knowledge of hidden hands, and worlds that agree with it."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from games.core import Chance, Event
from games.core.cards import code
from games.core.match import step
from games.eighty_points.computers.judgement import Supposer
from games.eighty_points.state import PLAYERS, EightyPointsState
from games.eighty_points.trumps import FACES
from games.eighty_points.worlds import Dealer
from tests.games.eighty_points.observer import Observer, bits
from tests.games.eighty_points.sample import inventory
from tests.games.eighty_points.table import (
    GAME,
    WHOLE,
    C,
    bury,
    call,
    dealing,
    declare,
    go_on,
    new,
    pass_all,
    put,
    random_entry,
    table,
    trick,
    wait_for,
)
from tests.games.playing import cards, chance, chi_square, codes


def history(seed: int) -> Iterator[tuple[EightyPointsState, list[Event]]]:
    """The states of two rounds, each with what led to it; of odd seeds by the letter of step 14."""
    rng = random.Random(seed)
    state = new(seed, rounds=2, loose_following=seed % 2 == 1)
    events: list[Event] = []
    yield GAME.copy(state), events
    while GAME.outcome(state) is None:
        events = step(GAME, state, random_entry(state, rng), chance(seed))
        yield GAME.copy(state), events


SEEDS = range(5)


def world(state: EightyPointsState, viewer: int | None, number: int = 0) -> EightyPointsState:
    view = GAME.view(state, viewer)
    return GAME.determinize(view, Chance(number.to_bytes(32, "big")))


@cache
def observed(seed: int) -> list[tuple[EightyPointsState, Observer]]:
    """The states of a history, each with what an observer knew then."""
    observer = Observer(seed % 2 == 1)
    found = []
    for state, events in history(seed):
        for event in events:
            observer.hear(event)
        found.append((state, observer.as_it_is()))
    return found


def test_everybody_is_told_what_a_careful_observer_could_tell_and_no_more() -> None:
    """The observer hears what spectators hear and reasons from nothing else."""
    claims: Counter[str] = Counter()
    for seed in SEEDS:
        for state, known in observed(seed):
            seats = GAME.view(state, seed % 5).seats
            for seat, facts in enumerate(seats):
                assert Counter(codes(facts.shown).split()) == known.shown[seat]
                assert facts.void == bits(known.void[seat])
                assert facts.pairless == bits(known.pairless[seat])
                claims["shown"] += len(facts.shown)
                claims["void"] += facts.void.bit_count()
                claims["pairless"] += facts.pairless.bit_count()
            assert GAME.view(state, None).seats == seats
    assert min(claims["shown"], claims["void"], claims["pairless"]) > 500, claims


def assert_agrees(
    guess: EightyPointsState, state: EightyPointsState, known: Observer, viewer: int | None
) -> None:
    assert inventory(guess) == WHOLE
    assert GAME.view(guess, viewer) == GAME.view(state, viewer)
    assert GAME.view(guess, None) == GAME.view(state, None)
    assert list(map(len, guess.hands)) == list(map(len, state.hands))
    assert (len(guess.dead), len(guess.deck)) == (len(state.dead), len(state.deck))
    if state.phase not in ("scored", "over"):
        hands = [[code(card) for card in hand] for hand in guess.hands]
        assert not known.objections(hands, [code(card) for card in guess.dead], viewer)


def test_worlds_agree_with_all_that_is_known_and_seen() -> None:
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        rng = random.Random(seed)
        for number, (state, known) in enumerate(observed(seed)):
            if rng.random() < 0.75:
                continue
            viewer = rng.choice((None, *range(PLAYERS)))
            guess = world(state, viewer, number)
            assert_agrees(guess, state, known, viewer)
            assert guess.dead == sorted(guess.dead)
            if state.trump_suit is not None:
                assert all(hand == sorted(hand) for hand in guess.hands)
            drawn[state.phase] += 1
    assert drawn["playing"] > 120, drawn
    assert min(drawn[each] for each in ("dealing", "declaring", "burying", "calling")) > 1, drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_so_do_guesses_of_computers_whatever_they_think_unlikely(seed: int) -> None:
    rng = random.Random(seed)
    for state, known in observed(seed):
        if rng.random() < 0.5:
            continue
        viewer = rng.randrange(PLAYERS)
        view = GAME.view(state, viewer)
        dealers = [Dealer(view, [rng.getrandbits(PLAYERS + 1) for _ in range(FACES)])]
        if state.koth is not None:
            dealers.append(Supposer(view))
        for dealer in dealers:
            guess = GAME.copy(state)
            places = ([card for cards in place for card in cards] for place in dealer.deal(rng))
            *guess.hands, dead, guess.deck = places
            guess.hands[viewer] = state.hands[viewer]
            guess.dead = dead if view.buried is None else state.dead
            assert_agrees(guess, state, known, viewer)


def test_a_card_the_king_declared_is_held_or_buried() -> None:
    state = dealing("2C 2C", "2D 2H 2S")
    declare(state, 0, C, pair=True)
    pass_all(state)
    held = [card for card in state.hands[0] if code(card) != "2C"]
    bury(state, codes([*cards("2C"), *held[:7]]))
    call(state, None)
    found = Counter(
        (codes(guess.hands[0]).split().count("2C"), codes(guess.dead).split().count("2C"))
        for guess in (world(state, 3, number) for number in range(200))
    )
    assert set(found) == {(2, 0), (1, 1), (0, 2)}
    own = world(state, 0)
    assert (own.hands[0], own.dead) == (state.hands[0], state.dead)


def test_what_is_known_of_who_follows_otherwise() -> None:
    state = table("3C 3C 4D", "AC KC 5D", "AC 9H 6D", "9H 9S 7D", "4C 4C 8D")
    trick(state, "3C 3C", "AC KC", "AC 9H", "9H 9S", "4C 4C")
    facts = [(seat.void, seat.pairless) for seat in GAME.view(state, None).seats]
    clubs = 1 << C
    assert facts == [(0, 0), (0, clubs), (clubs, clubs), (clubs, clubs), (0, 0)]
    go_on(state)
    put(state, "8D")
    for _ in range(3):
        go_on(state)
    assert GAME.view(state, None).seats[0].void == 0


def test_worlds_deal_every_unseen_card_evenly() -> None:
    state = wait_for(new(4), "playing", 4)
    assert state.koth is not None
    viewer = (state.koth + 1) % 5
    seen = Counter(state.hands[viewer])
    unseen = Counter(WHOLE) - seen
    dealt: Counter[int] = Counter()
    buried: Counter[int] = Counter()
    for number in range(300):
        guess = world(state, viewer, number)
        dealt.update(guess.hands[(viewer + 2) % 5])
        buried.update(guess.dead)
    for counts, size in ((dealt, 20), (buried, 8)):
        spread = 0.0
        for card, copies in unseen.items():
            wanted = 300 * size * copies / 88
            spread += (counts[card] - wanted) ** 2 / wanted
        assert spread < 95
        assert not set(counts) - set(unseen)


def test_a_hand_that_lacks_a_suit_is_dealt_all_others_evenly() -> None:
    hands = ("3C 4D 6D", "5S 7S 8S", "4C 9D 9S", "6C 10D JS", "7C JD QS")
    state = table(*hands, dead="5C 8C 9C 10C JC QC KC AC", koth=2, leader=0)
    trick(state, "3C", "5S", "4C", "6C", "7C")
    guesses = [world(state, 0, number) for number in range(400)]
    held = Counter(card for guess in guesses for card in guess.hands[1])
    assert set(held) == {*cards("7S 8S 9D 9S 10D JS JD QS")}
    clubs = Counter(card for guess in guesses for card in guess.dead if card not in held)
    assert chi_square(held, 8) < 30
    assert chi_square(clubs, 8) < 30
