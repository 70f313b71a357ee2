"""The King's calculations in Kill the Kings: batches of tables, a net, and sure kills."""

import random
from pathlib import Path

import numpy as np
import pytest

from games.kill_the_kings.computers.batch import Layouts, batch_of, draws, features, ways
from games.kill_the_kings.computers.planning import (
    Bottom,
    Finish,
    Layout,
    cards_of,
    finish,
    layout_of,
    place_on,
    set_of,
)
from games.kill_the_kings.computers.worth import FILE, read, trained_worth
from games.kill_the_kings.piles import FITS
from games.kill_the_kings.state import KINGS, PEOPLE
from tests.games.kill_the_kings.table import GAME, cards, layout
from tools.training import newborn


def tables(count: int, room: int = 1) -> list[Layout]:
    """Layouts as matches at random come by them."""
    found: list[Layout] = []
    rng = random.Random(count)
    while len(found) < count:
        deck = list(PEOPLE)
        rng.shuffle(deck)
        bottoms: list[Bottom | None] = [Bottom(king, 0, 0, 0) for king in KINGS]
        for _ in range(rng.randrange(25)):
            card, pile = deck.pop(), rng.randrange(4)
            bottom = bottoms[pile]
            if bottom is not None and card in FITS[bottom.card]:
                bottoms[pile] = place_on(bottom, card)
        size = 4 + bottoms.count(None) - room
        found.append(Layout(tuple(bottoms), set_of(deck[:size]), set_of(deck[size:])))
    return found


def rows(many: Layouts) -> list[tuple[list[int], int, int]]:
    return [
        (sorted(piles), int(hand), int(unseen))
        for piles, hand, unseen in zip(many.piles.T.tolist(), many.hands, many.unseen, strict=True)
    ]


def test_all_draws_are_those_of_every_unseen_card() -> None:
    some = tables(20)
    which, card, drawn = draws(batch_of(some))
    expected = [(at, 1 << c) for at, table in enumerate(some) for c in cards_of(table.unseen)]
    assert list(zip(which.tolist(), card.tolist(), strict=True)) == expected
    one_by_one = [
        Layout(table.bottoms, table.reserve | 1 << c, table.unseen & ~(1 << c))
        for table in some
        for c in cards_of(table.unseen)
    ]
    assert rows(drawn) == rows(batch_of(one_by_one))


@pytest.mark.parametrize("room", [0, -1])
def test_ways_on_are_the_placements_that_fit_and_to_draw_all_the_same(room: int) -> None:
    some = tables(20, room)
    drawn = [cards_of(table.reserve)[0] for table in some]
    which, after = ways(batch_of(some), np.array([1 << card for card in drawn], np.uint64))
    expected = {
        (at, str(row))
        for at, table in enumerate(some)
        for row in rows(
            batch_of(
                [
                    table.place(card, pile)
                    for card in ([drawn[at]] if room < 0 else cards_of(table.reserve))
                    for pile, bottom in enumerate(table.bottoms)
                    if bottom is not None and card in FITS[bottom.card]
                ]
                + [table] * (room == 0)
            )
        )
    }
    found = zip(which.tolist(), map(str, rows(after)), strict=True)
    assert set(found) == expected


def test_features_are_whole_and_the_order_of_the_piles_is_none_of_them() -> None:
    some = tables(60)
    seen = features(batch_of(some))
    assert (seen == seen.round()).all() and (seen >= 0).all() and seen.max() <= 1024
    turned = [table._replace(bottoms=table.bottoms[::-1]) for table in some]
    assert (features(batch_of(turned)) == seen).all()


def test_a_chance_of_winning_is_exact_whatever_is_judged_along_with_it() -> None:
    batch = batch_of(tables(60))
    together = trained_worth().of(batch)
    alone = [trained_worth().of(batch.take(np.array([at])))[0] for at in range(60)]
    assert together.tolist() == alone
    ahead = [trained_worth().ahead(batch.take(np.array([at])))[0] for at in range(5)]
    assert trained_worth().ahead(batch.take(np.arange(5))).tolist() == ahead


def test_a_table_is_worth_more_the_nearer_it_is_to_the_end() -> None:
    piles = ("QC JD 9C 8D 7C", "QD 10D 6D 3D", "QH 4C 4D 4H", "QS JS 10S")
    good = layout(*piles, reserve="2H")
    bad = layout("2C", "AD", "AH", "2S", reserve="QC QD JH")
    worth = trained_worth().of(batch_of([layout_of(GAME.view(state, 0)) for state in (good, bad)]))
    assert worth[0] > 0.75 > 0.25 > worth[1]
    won = Layout((None,) * 4, 0, set_of(cards("AC")))
    assert trained_worth().of(batch_of([won])).tolist() == [1]


def test_what_is_trained_is_kept_in_a_small_file(tmp_path: Path) -> None:
    assert len(FILE.read_bytes()) < 60_000
    batch = batch_of(tables(40))
    learner = newborn((len(features(batch)), 8, 1), np.random.default_rng(1))
    learner.save(tmp_path / "worth.npz")
    with (tmp_path / "worth.npz").open("rb") as file:
        kept = read(file)
    assert kept.of(batch) == pytest.approx(learner.worth(batch), abs=0.01)


def test_a_learner_learns() -> None:
    batch = batch_of(tables(200))
    seen = (features(batch) / 256).astype(np.float32)
    wanted = (batch.killed / 4).astype(np.float32)
    learner = newborn((len(seen), 8, 1), np.random.default_rng(1))
    learner.average = learner.layers
    before = abs(learner.worth(batch)[~batch.won] - wanted[~batch.won]).mean()
    for _ in range(150):
        learner.learn(seen, wanted, 0.003)
    assert abs(learner.worth(batch)[~batch.won] - wanted[~batch.won]).mean() < before / 3


@pytest.mark.parametrize(
    ("piles", "hand", "kills", "used"),
    [
        ((None, None, None, "QS 10S 6S"), "3S", 1, 1),
        ((None, None, None, "QS 10S 6S"), "7S", 0, 0),
        ((None, None, "QH 4C 4D", "QS 10S 6S"), "3S 4H", 2, 2),
        ((None, None, "QH 4C 4D", "QS 10S 5S"), "4S", 1, 1),
        ((None, None, None, "QS 10S"), "2C 6S 5S 3S", 1, 2),
        (("", None, None, None), "9C 9D 9H 7C", 1, 3),
    ],
)
def test_the_most_kings_that_a_hand_can_kill(
    piles: tuple[str | None, ...], hand: str, kills: int, used: int
) -> None:
    table = layout_of(GAME.view(layout(*(pile or "" for pile in piles)), 0))
    bottoms = [
        None if pile is None else bottom for pile, bottom in zip(piles, table.bottoms, strict=True)
    ]
    assert finish(bottoms, set_of(cards(hand))) == Finish(kills, -used)
