"""Looking back at declarations: what is told of words that are right, or wrong, in every world."""

import random
from collections import Counter
from itertools import product

from games.core.cards import STANDARD_DECK, code, rank_of
from games.core.reviewing import compare
from games.high_card.computers.reviewing import REVIEWER
from games.high_card.state import HighCardState
from games.high_card.view import is_right
from tests.games.high_card.table import GAME, play, table

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
