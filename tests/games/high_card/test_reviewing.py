"""Reviews of declarations that are right, or wrong, in every possible world."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

from games.core.cards import STANDARD_DECK, code, rank_of
from games.core.reviewing import compare
from games.high_card.computers import PLAYERS
from games.high_card.computers.reviewing import REVIEWER
from games.high_card.state import HighCardState
from games.high_card.view import is_right
from tests.games.high_card.table import GAME, cards, chance, new, play, table

HANDS = 20


def last_to_declare(rng: random.Random) -> HighCardState:
    """Everybody holds one card, and only who holds an extreme one has not declared yet."""
    deck = rng.sample(STANDARD_DECK, len(STANDARD_DECK))
    own = next(card for card in deck if rank_of(card) in (2, 14))
    deck.remove(own)
    hands = [code(deck.pop()) for _ in range(rng.randint(1, 3))]
    left = rng.choice((None, rng.randrange(4, 20)))
    state = table(*hands, code(own), target=rng.choice((1, 2, 4)), deck_left=left)
    words = ("lowest", "highest") if len(hands) == 1 else ("lowest", "middle", "highest")
    for card in hands:
        play(state, f"{card} {rng.choice(words)}")
    return state


def rivals(state: HighCardState) -> list[tuple[int, ...]]:
    """All ranks that the others' cards may have."""
    held = [card for card in state.played if card is not None]
    unseen = Counter(rank_of(card) for card in (*state.deck, *held))
    return [ranks for ranks in product(unseen, repeat=len(held)) if Counter(ranks) <= unseen]


def test_words_that_are_right_or_wrong_in_every_world_are_graded_so() -> None:
    rng, told = random.Random(1), Counter[bool]()
    while told.total() < HANDS:
        state = last_to_declare(rng)
        me = state.turn
        if me is None:
            continue
        ((card,), worlds) = state.hands[me], rivals(state)
        own = rank_of(card)
        view, menu = GAME.view(state, me), GAME.menu(state, me)
        action = menu.sample(rng)
        word = action.declaration
        right = {is_right(own, word, min(own, *each), max(own, *each)) for each in worlds}
        weighing = REVIEWER.weigh(view, menu, action, rng)
        assert weighing is not None
        grade = compare(weighing, weighing.candidates.index(action), REVIEWER.thresholds)[4]
        if len(right) == 1:
            told[True in right] += 1
            assert (grade == 0) == (True in right), (card, state.declared, action)
    assert min(told[True], told[False]) > HANDS / 4


def some_states(number: int) -> Iterator[HighCardState]:
    """Positions of matches, most of them near their end."""
    for at in range(number):
        rng, seats = random.Random(at), (2, 2, 3, 4)[at % 4]
        state = new(seats, target=rng.choice((1, 2, 3, 4)), key=at)
        for _ in range(rng.randrange(40)):
            if state.turn is not None:
                menu = GAME.menu(state, state.turn)
                seen = GAME.view(state, state.turn)
                action = PLAYERS[rng.choice(("page", "knight"))].choose(seen, menu, rng)
                GAME.apply(state, state.turn, action, chance(at))
        if state.turn is not None:
            yield state


def test_nothing_is_worth_more_than_a_certain_win() -> None:
    for number, state in enumerate(some_states(40)):
        assert state.turn is not None
        view, menu = GAME.view(state, state.turn), GAME.menu(state, state.turn)
        weighing = REVIEWER.weigh(view, menu, next(iter(menu)), random.Random(number))
        assert weighing is not None
        for row in weighing.worths:
            assert all(0 <= worth <= REVIEWER.most for worth in row), (number, row)


def test_a_certain_win_is_worth_most_however_good_the_cards_kept_are() -> None:
    state = table("AH AD 2C 2H", "KC 3C 5D", first=1)
    open_aces = cards("AC AS")
    state.deck = [card for card in state.deck if card not in open_aces]
    state.face_up += open_aces
    play(state, "KC highest")
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    for action in menu:
        weighing = REVIEWER.weigh(view, menu, action, random.Random(0))
        assert weighing is not None
        played = weighing.candidates.index(action)
        _, worths, _, _, grade = compare(weighing, played, REVIEWER.thresholds)
        wins = rank_of(action.card) == 14 and action.declaration == "highest"
        assert (worths[played] == REVIEWER.most) == wins
        assert (grade == 0) == wins, action
