"""What attentive players know of hands they do not see, and worlds that agree with it."""

import random
from collections import Counter
from functools import cache

import pytest

from games.core import Chance
from games.core.cards import code
from games.eighty_points import EightyPointsState
from tests.games.eighty_points.histories import history
from tests.games.eighty_points.inventory import inventory
from tests.games.eighty_points.observer import Observer, bits
from tests.games.eighty_points.table import (
    GAME,
    WHOLE,
    C,
    H,
    bury,
    call,
    cards,
    chance,
    codes,
    dealing,
    declare,
    go_on,
    new,
    pass_all,
    put,
    table,
    trick,
    wait_for,
)
from tests.games.playing import chi_square

SEEDS = range(5)
TRUMPS = 1 << 4


def world(state: EightyPointsState, viewer: int | None, number: int = 0) -> EightyPointsState:
    view = GAME.view(state, viewer)
    return GAME.determinize(view, Chance(number.to_bytes(32, "big")))


@cache
def observed(seed: int) -> list[tuple[EightyPointsState, Observer]]:
    """The states of a history, each with what an observer knew then."""
    told = history(seed)
    observer = Observer(told.states[0].loose_following)
    found = []
    for state, events in zip(told.states, [[], *told.events], strict=True):
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


def test_what_is_said_to_be_known_is_true() -> None:
    for seed in SEEDS:
        for state, known in observed(seed):
            if state.phase not in ("scored", "over"):
                hands = [[code(card) for card in hand] for hand in state.hands]
                assert not known.objections(hands, [code(card) for card in state.dead], None)


def agree(viewers: str, seeds: range) -> Counter[str]:
    """Draws worlds for the king, or for the others, and judges them; by phase how many."""
    drawn: Counter[str] = Counter()
    for seed in seeds:
        rng = random.Random(seed)
        for number, (state, known) in enumerate(observed(seed)):
            if rng.random() < 0.75:
                continue
            others = [each for each in (None, 0, 1, 2, 3, 4) if each != state.koth or each is None]
            viewer = state.koth if viewers == "king" else rng.choice(others)
            if viewers == "king" and viewer is None:
                continue
            guess = world(state, viewer, number)
            assert inventory(guess) == WHOLE
            assert GAME.view(guess, viewer) == GAME.view(state, viewer)
            assert GAME.view(guess, None) == GAME.view(state, None)
            assert list(map(len, guess.hands)) == list(map(len, state.hands))
            assert (len(guess.dead), len(guess.deck)) == (len(state.dead), len(state.deck))
            assert guess.dead == sorted(guess.dead)
            if state.trump_suit is not None:
                assert all(hand == sorted(hand) for hand in guess.hands)
            if state.phase not in ("scored", "over"):
                hands = [[code(card) for card in hand] for hand in guess.hands]
                dead = [code(card) for card in guess.dead]
                assert not known.objections(hands, dead, viewer)
            drawn[state.phase] += 1
    return drawn


def test_worlds_agree_with_all_that_is_known_and_seen() -> None:
    drawn = agree("others", SEEDS)
    assert drawn["playing"] > 120, drawn
    assert min(drawn[each] for each in ("dealing", "declaring", "burying", "calling")) > 1, drawn


def test_the_worlds_of_the_king_agree_too() -> None:
    """The king knows the dead hand; of the others' declared cards no less than everybody."""
    drawn = agree("king", SEEDS)
    assert drawn["playing"] > 120, drawn


def test_a_declared_card_overridden_stays_where_it_was_shown() -> None:
    """Seen by every seat, the king included: in a later round any of them may have declared."""
    state = dealing("", "2C 3C", "2H 2H", number=2)
    declare(state, 1, C)
    declare(state, 2, H, pair=True)
    pass_all(state)
    for viewer in (None, 0, 2, 3, 4):
        for number in range(30):
            guess = world(state, viewer, number)
            assert "2C" in codes(guess.hands[1]).split()
            if viewer != 2:
                assert codes(guess.hands[2]).split().count("2H") == 2


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


def test_by_the_letter_fewer_cards_of_the_suit_say_nothing_but_that_there_is_no_pair() -> None:
    plays = ["3C 3C", "AC KC", "AC 9H", "9H 9S", "4C 4C"]
    state = table(*(f"{play} {5 + n}D" for n, play in enumerate(plays)), loose=True)
    trick(state, *plays)
    facts = [(seat.void, seat.pairless) for seat in GAME.view(state, None).seats]
    clubs = 1 << C
    assert facts == [(0, 0), (0, clubs), (0, clubs), (0, clubs), (0, 0)]


@pytest.mark.parametrize("loose", [False, True])
def test_a_single_not_followed_shows_a_void(loose: bool) -> None:
    state = table("3C 4D", "AC 5D", "9H 6D", "2C 7D", "9S 8D", loose=loose)
    trick(state, "3C", "AC", "9H", "2C", "9S")
    facts = [(seat.void, seat.pairless) for seat in GAME.view(state, None).seats]
    assert facts == [(0, 0), (0, 0), (1 << C, 0), (1 << C, 0), (1 << C, 0)]


def test_trumps_are_a_suit_of_their_own_for_what_is_known() -> None:
    state = table("2C 4D", "AH 5D", "9S 6D", "JB 7D", "9C 8D")
    trick(state, "2C", "AH", "9S", "JB", "9C")
    assert [seat.void for seat in GAME.view(state, None).seats] == [0, 0, TRUMPS, 0, TRUMPS]


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


def test_worlds_shuffle_the_rest_of_the_deck() -> None:
    state = new(4)
    for _ in range(3):
        go_on(state)
    tops: Counter[int] = Counter(world(state, None, number).deck[-1] for number in range(400))
    assert chi_square(tops, 54) < 95


def test_worlds_put_the_called_card_with_anybody_or_into_the_dead_hand() -> None:
    """Ruling: "Nobody is told who holds it." """
    state = wait_for(new(7), "calling", 7)
    koth = state.koth
    assert koth is not None
    viewer = (koth + 1) % 5
    (called,) = [card for card in range(54) if card not in state.hands[viewer]][:1]
    call(state, code(called))
    holders: Counter[str] = Counter()
    for number in range(200):
        guess = world(state, viewer, number)
        assert guess.called == called
        for seat in range(5):
            holders[f"{seat}"] += called in guess.hands[seat]
        holders["dead"] += called in guess.dead
    assert holders[f"{viewer}"] == 0
    assert all(holders[f"{seat}"] > 50 for seat in range(5) if seat != viewer)
    assert holders["dead"] > 10


def test_worlds_know_all_when_nothing_is_hidden() -> None:
    state = table("AH", "3C", "4C", "6C", "7C", dead="5D 5D KS KS")
    trick(state, "AH", "3C", "4C", "6C", "7C")
    go_on(state)
    assert world(state, None) == state
    assert world(state, 3) == state


def test_worlds_differ_by_the_draw_and_not_otherwise() -> None:
    state = wait_for(new(4), "playing", 4)
    assert world(state, 1, 5) == world(state, 1, 5)
    assert len({codes(world(state, 1, number).hands[0]) for number in range(20)}) == 20
    assert GAME.determinize(GAME.view(state, 1), chance(3)).hands[1] == state.hands[1]
