"""Thousands of games against the document read once more, move by move."""

import random
from collections import Counter

from games.core.cards import code
from games.kill_the_kings.state import PEOPLE, KillTheKingsState
from tests.games.kill_the_kings.model import KINGS, Solitaire, death, number
from tests.games.kill_the_kings.table import GAME, chance, new, read, written

EVERY_MOVE = [f"{code(card)} {king}" for card in PEOPLE for king in KINGS]


def assert_same(state: KillTheKingsState, model: Solitaire) -> None:
    view = GAME.view(state, 0)
    assert [code(card) for card in state.stock[::-1]] == model.deck
    assert [[code(card) for card in pile] for pile in state.piles] == list(model.below.values())
    assert {king: way for king, way in zip(KINGS, state.deaths, strict=True) if way} == model.dead
    assert [code(card) for card in state.reserve] == model.reserve
    assert (None if state.drawn is None else code(state.drawn)) == model.in_hand
    assert (view.slots, view.killed, state.ending) == (
        model.slots(), len(model.dead), model.over,
    )  # fmt: skip


def liked(model: Solitaire, move: str) -> int:
    """A taste for kills, then for steps of one suit or value, and for a free reserve."""
    if move == "undo":
        return 0
    if move == "draw":
        return 2 if len(model.reserve) < model.slots() else 0
    if move == "reserve":
        return 2
    card, king = move.split()
    pile = model.below[king]
    if death([*pile, card]):
        return 4
    return 3 if pile and (pile[-1][:-1] == card[:-1] or pile[-1][-1] == card[-1]) else 1


def play(seed: int, state: KillTheKingsState) -> Solitaire:
    rng = random.Random(seed)
    model = Solitaire([code(card) for card in reversed(state.stock)])
    skill = rng.choice([0.0, 0.8, 1.0])
    while not model.over:
        assert_same(state, model)
        menu = GAME.menu(state, 0)
        allowed = model.moves()
        assert sorted(map(written, menu)) == sorted(allowed)
        assert menu.count() == len(allowed)
        for other in (*rng.sample(EVERY_MOVE, 5), "draw", "reserve", "undo"):
            assert (read(other) in menu) is (other in allowed)
        assert GAME.outcome(state) is None
        move = rng.choice(allowed)
        if rng.random() < skill:
            move = max(allowed, key=lambda each: (liked(model, each), rng.random()))
        GAME.apply(state, 0, read(move), chance())
        model.move(move)
    assert_same(state, model)
    assert list(GAME.menu(state, 0)) == []
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (len(model.dead),)
    assert outcome.places == (1 if model.over == "won" else 2,)
    return model


def test_random_games_go_as_the_document_says() -> None:
    """Legal moves, kills, slots and the end agree at every step."""
    ends: Counter[str | None] = Counter()
    kills: Counter[str] = Counter()
    for seed in range(200):
        model = play(seed, new(seed))
        ends[model.over] += 1
        kills.update(model.dead.values())
        if len(kills) == 3 and len(ends) > 1:
            break
    assert set(ends) <= {"won", "bust", "out_of_moves"}
    assert set(kills) == {"alternating", "suited", "kind"}


def test_random_games_from_a_kind_stock_come_to_all_three_ends() -> None:
    """The stock is nearly sorted by value, high cards first, and often short."""
    ends: Counter[str | None] = Counter()
    for seed in range(150):
        rng = random.Random(-1 - seed)
        state = new(seed)
        noise = rng.choice([0.3, 1, 3])
        state.stock.sort(key=lambda card: number(code(card)) + rng.gauss(0, noise))
        del state.stock[: rng.choice([0, 10, 20, 30])]
        ends[play(seed, state).over] += 1
        if len(ends) == 3 and min(ends.values()) > 10:
            break
    assert set(ends) == {"won", "bust", "out_of_moves"}, ends
    assert min(ends.values()) > 10, ends
