"""The computer players of High Card, and their looks back at a match."""

import random
from collections import Counter
from itertools import product

import pytest

from games.core import LEVELS, Level
from games.core.cards import STANDARD_DECK, code, parse, rank_of
from games.high_card.computers.crowd import kept_worth, prospects, without
from games.high_card.computers.duel import plainness
from games.high_card.computers.reviewing import REVIEWER
from games.high_card.state import HighCardState
from games.high_card.view import RevealedCard, is_right
from tests.games.high_card.table import GAME, play, table
from tests.games.playing import cards
from tests.games.reviews import choose, review


def chosen(state: HighCardState, level: Level, seed: int = 0) -> str:
    assert state.turn is not None
    action = choose(GAME, level, state, state.turn, random.Random(seed))
    assert GAME.actions.validate_python(action) in GAME.menu(state, state.turn)
    return f"{action['card']} {action['declaration']}"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_on_when_nothing_is_hidden_and_the_deck_runs_out(level: Level) -> None:
    chosen(table("7C", "7D", deck_left=0), level)
    chosen(table("7C 7D 7H 7S", "2C 2D 2H 2S", deck_left=1), level)
    heard = table("8C 9C", "8D AC", deck_left=0, first=1)
    play(heard, "8D middle")
    assert chosen(heard, level)


@pytest.mark.parametrize(
    ("hand", "expected"), [("AC", "AC highest"), ("9C", "9C lowest"), ("3C", "3C lowest")]
)
def test_the_king_contests_a_declaration_only_with_a_strong_card(hand: str, expected: str) -> None:
    """Agreeing with the first player means being right or wrong together, which loses nothing."""
    state = table("KC", hand)
    play(state, "KC highest")
    assert chosen(state, "king") == expected


def test_the_king_takes_the_point_from_a_rival_who_says_middle_to_it_alone() -> None:
    state = table("KC", "AC 9C")
    play(state, "KC middle")
    assert chosen(state, "king") == "AC highest"


def test_how_plain_a_rival_is_shows_in_its_reveals() -> None:
    def after(one: tuple[str, str], other: tuple[str, str], seat: int = 1) -> float:
        reveal = [
            RevealedCard(at, parse(card), "highest" if word == "highest" else "lowest", True)
            for at, (card, word) in enumerate((one, other))
        ]
        return plainness([tuple(reveal)], seat)

    unknown, highest = plainness([], 1), ("KC", "highest")
    assert after(highest, ("10C", "lowest")) < 0.2 < unknown
    assert after(highest, ("9C", "highest")) > unknown
    assert after(highest, ("AC", "highest")) == unknown
    assert after(highest, ("10C", "lowest"), 0) > unknown


def test_points_make_prospects_and_the_target_settles_them() -> None:
    assert prospects([4, 2, 4], 4) == [0.5, 0, 0.5]
    assert prospects([0, 0], 4) == [0.5, 0.5]
    ahead, behind = prospects([3, 1], 4)
    assert ahead > 0.8
    assert ahead + behind == pytest.approx(1)


def test_the_king_plays_a_certain_win_which_is_worth_most_however_good_the_cards_kept_are() -> None:
    state = table("AH AD 2C 2H", "KC 3C 5D", first=1)
    open_aces = cards("AC AS")
    state.deck = [card for card in state.deck if card not in open_aces]
    state.face_up += open_aces
    play(state, "KC highest")
    assert {chosen(state, "king", seed) for seed in range(40)} <= {"AH highest", "AD highest"}
    for action in GAME.menu(state, 0):
        found = review(GAME, state, action)
        wins = rank_of(action.card) == 14 and action.declaration == "highest"
        assert (found.worths[found.at] == REVIEWER.most) == wins
        assert (found.grade == 0) == wins, action


def test_the_king_names_a_side_with_the_better_of_two_cards_that_are_worth_the_same() -> None:
    rng = random.Random(5)
    for seed in range(60):
        rivals = rng.choice((1, 1, 2, 3))
        deck = rng.sample(STANDARD_DECK, len(STANDARD_DECK))
        sizes = [rng.randint(2, 4), *(rng.randint(1, 4) for _ in range(rivals))]
        hands = [" ".join(code(deck.pop()) for _ in range(size)) for size in sizes]
        card, word = chosen(table(*hands), "king", seed).split()
        played, ranks = rank_of(cards(card)[0]), [rank_of(each) for each in cards(hands[0])]
        kept = {rank: kept_worth(without(ranks, rank)) for rank in ranks}
        for other in ranks:
            better = other > played if word == "highest" else other < played
            assert word == "middle" or not better or kept[other] < kept[played], hands[0]


def test_words_that_are_right_or_wrong_in_every_world_are_graded_so() -> None:
    """Everybody holds one card, and only who holds an extreme one has not declared yet."""
    rng, told = random.Random(1), Counter[bool]()
    while told.total() < 20:
        deck = rng.sample(STANDARD_DECK, len(STANDARD_DECK))
        own = next(card for card in deck if rank_of(card) in (2, 14))
        deck.remove(own)
        hands = [code(deck.pop()) for _ in range(rng.randint(1, 3))]
        left = rng.choice((None, rng.randrange(4, 20)))
        state = table(*hands, code(own), target=rng.choice((1, 2, 4)), deck_left=left)
        words = ("lowest", "highest") if len(hands) == 1 else ("lowest", "middle", "highest")
        for card in hands:
            play(state, f"{card} {rng.choice(words)}")
        me = len(hands)
        held = [card for card in state.played if card is not None]
        unseen = Counter(rank_of(card) for card in (*state.deck, *held))
        worlds = [ranks for ranks in product(unseen, repeat=me) if Counter(ranks) <= unseen]
        action, rank = GAME.menu(state, me).sample(rng), rank_of(own)
        right = {
            is_right(rank, action.declaration, min(rank, *each), max(rank, *each))
            for each in worlds
        }
        grade = review(GAME, state, action, me, told.total()).grade
        if len(right) == 1:
            told[True in right] += 1
            assert (grade == 0) == (True in right), (own, state.declared, action)
    assert min(told[True], told[False]) > 5
