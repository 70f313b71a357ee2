"""Random matches against the Gameplay Actions read once more, step by step."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, product

import pytest

from games.core import step
from games.core.cards import CODES, code, parse
from games.eighty_points.state import (
    Bury,
    Call,
    Choose,
    DeclareTrumps,
    EightyPointsState,
    Name,
    Pass,
    Put,
    Ready,
)
from games.eighty_points.tricks import winning
from games.eighty_points.trumps import order_of
from games.eighty_points.view import Play
from tests.games.eighty_points.model import RANKS, Cards, Match
from tests.games.eighty_points.table import GAME, assert_whole, new, random_entry
from tests.games.playing import assert_judged, chance, deadline_of, result


def written(cards: Sequence[int | str]) -> list[str]:
    return sorted(card if isinstance(card, str) else code(card) for card in cards)


def together(seed: int) -> Iterator[tuple[EightyPointsState, Match, random.Random]]:
    """Play a random match and its model, time-outs included; yield both before each step."""
    rng, loose = random.Random(seed), seed % 2 == 0
    state = new(seed, rounds=0 if seed == 0 else 1 + seed % 2, loose_following=loose)
    model = Match(
        hands=[[] for _ in range(5)],
        stock=[code(card) for card in reversed(state.deck)],
        king=None,
        loose=loose,
        rounds=state.rounds,
        seating=list(state.seating),
        starter=state.starter,
    )
    yield state, model, rng
    while model.stage != "over":
        entry, before = random_entry(state, rng), [Counter(hand) for hand in state.hands]
        step(GAME, state, entry, chance(seed))
        # Random results of a time-out are taken from the state, and have to be possible.
        gone = [old - Counter(hand) for old, hand in zip(before, state.hands, strict=True)]
        cards = [sorted(code(card) for card in each.elements()) for each in gone]
        match entry.action or {"type": model.stage}:
            case {"type": "declare", "suit": suit, "pair": pair}:
                assert entry.seat is not None
                model.declare(entry.seat, "CDHS"[suit], pair=pair)
            case {"type": "pass"}:
                assert entry.seat is not None
                model.keep_silent(entry.seat)
            case {"type": "name", "suit": suit}:
                model.name("CDHS"[suit])
            case {"type": "naming"}:
                assert state.trump_suit is not None
                model.name("CDHS"[state.trump_suit])
            case {"type": "choose", "cards": chosen}:
                model.chosen = chosen
            case {"type": "bury", "cards": buried}:
                model.bury(tuple(buried))
            case {"type": "burying"}:
                assert model.king is not None
                assert not Counter(model.chosen) - Counter(cards[model.king])
                model.bury(tuple(cards[model.king]))
            case {"type": "call", "card": card}:
                model.call(card)
            case {"type": "calling"}:
                model.call(None)
            case {"type": "put", "cards": played}:
                model.play(tuple(played))
            case {"type": "playing"}:
                assert tuple(cards[model.turn]) in model.lowest()
                model.play(tuple(cards[model.turn]))
            case {"type": "ready"}:
                assert entry.seat is not None
                model.ready.add(entry.seat)
            case {"type": "dealing"}:
                model.deal()
            case {"type": "declaring"}:
                for seat in sorted(model.to_act()):
                    model.keep_silent(seat)
            case {"type": "shown"}:
                model.go_on()
            case {"type": "scored"}:
                model.ready |= {0, 1, 2, 3, 4}
        if model.stage == "to be drawn":
            assert state.trump_suit is not None
            model.name("CDHS"[state.trump_suit], state.koth)
        if len(model.ready) == 5:
            model = model.next_round([code(card) for card in reversed(state.deck)])
        yield state, model, rng


def test_random_matches_go_as_the_document_says() -> None:
    """Hands, tricks, points, ranks, kings and ends agree."""
    seen: Counter[str] = Counter()
    for state, model, _ in chain.from_iterable(map(together, range(4))):
        assert state.phase == model.stage
        assert GAME.to_act(state) == model.to_act()
        assert list(map(written, state.hands)) == list(map(sorted, model.hands))
        assert written(state.dead) == sorted(model.dead)
        assert [code(card) for card in reversed(state.deck)] == model.stock
        assert (state.koth, state.round, state.starter) == (model.king, model.number, model.starter)
        assert RANKS[state.trump_rank - 2] == model.rank
        assert written(state.chosen) == sorted(model.chosen)
        assert state.points == model.points()
        assert state.ranks == [min(level, 13) + 2 for level in model.levels]
        assert state.totals == model.before
        table = model.table if model.stage == "playing" else []
        trick = [(each.seat, written(each.cards)) for each in state.trick]
        assert trick == [(seat, sorted(cards)) for seat, cards in table]
        if model.stage in ("calling", "playing", "shown"):
            assert set(GAME.view(state, None).defenders) == model.defenders
            assert state.trump_suit is not None
            assert "CDHS"[state.trump_suit] == model.suit
        if model.stage == "shown":
            assert state.tricks[-1].winner == model.taker
        assert_whole(state)
        if model.stage == "scored" and not model.ready:
            seen[f"{len(model.defenders)} defenders"] += 1
            assert state.score is not None
            assert (state.score.total, state.score.koth) == (model.total, model.next_king)
            assert state.score.doubled == (model.taker not in model.defenders)
            assert set(state.score.defenders) == model.defenders
        if model.stage == "over":
            assert list(result(GAME, state)[0]) == model.places()
            seen["passed the ace" if max(model.levels) >= 13 else "last round"] += 1
    assert seen["1 defenders"] > 0 < seen["2 defenders"], seen
    assert seen["passed the ace"] + seen["last round"] == 4, seen


def test_the_same_may_be_chosen_in_as_much_time() -> None:
    for state, model, _ in chain.from_iterable(map(together, range(4))):
        if model.stage == "over":
            continue
        for seat in range(5):
            menu = GAME.menu(state, seat)
            if seat not in model.to_act():
                assert menu.count() == 0
            elif model.stage in ("dealing", "declaring"):
                said = [each for each in menu if isinstance(each, DeclareTrumps)]
                assert {("CDHS"[each.suit], each.pair) for each in said} == model.declarations(seat)
                assert len(said) == len(model.declarations(seat))
                silent = [Pass()] if model.stage == "declaring" else []
                assert [each for each in menu if each not in said] == silent
            elif model.stage == "playing":
                listed = [tuple(written(each.cards)) for each in menu]
                assert set(listed) == model.plays()
                assert len(listed) == len(model.plays())
            elif model.stage == "burying":
                hand = sorted(map(parse, model.hands[seat]))
                assert all(Bury(tuple(hand[at : at + 8])) in menu for at in range(21))
                assert all(Choose(tuple(hand[at : at + 5])) in menu for at in range(24))
            else:
                assert menu.count() == {"naming": 4, "calling": 55, "scored": 1}[model.stage]
        deadline, dealing = deadline_of(GAME, state), model.stage == "dealing"
        seconds = {"declaring": 3, "naming": 5, "burying": 60, "calling": 15, "playing": 10.0}
        seconds |= {"shown": 2, "dealing": 0 if model.said and model.said[2] else 1.5}
        assert deadline.seats == (set() if dealing else model.to_act())
        assert deadline.seconds == seconds.get(model.stage)
        assert deadline.optional == (model.stage in ("declaring", "scored"))
        assert deadline.live_only == dealing
        names = {"naming": "name", "burying": "bury", "calling": "call", "scored": "ready"}
        names |= {"playing": f"{model.trick}/{model.turn}", "shown": f"{model.trick}/shown"}
        assert deadline.key == f"{model.number}/{names.get(model.stage, 'declare')}"
        if model.stage in ("dealing", "declaring"):
            assert deadline.step == len(model.hands[0])


def test_the_same_is_refused() -> None:
    """Some of the actions tried may be legal, and many are not."""
    for state, model, rng in chain.from_iterable(map(together, range(4))):
        seat, tried = rng.randrange(-1, 6), []
        held = state.hands[seat % 5] or [0]
        some = sorted(rng.sample(held, min(len(held), rng.randrange(7, 10))))
        one, other = rng.choice(held), rng.choice([*held, rng.randrange(54)])
        cards = [*rng.choice(state.hands), *range(54)]
        for action in (
            DeclareTrumps(rng.randrange(4), pair=rng.random() < 0.5),
            rng.choice([Pass(), Ready(), Name(rng.randrange(4)), Call(rng.randrange(54))]),
            rng.choice([Bury, Choose])(tuple(some)),
            rng.choice([Bury, Choose])(tuple(sorted(rng.sample(range(54), 8)))),
            Bury((*some[1:8], some[0])),
            Put((one,)),
            Put((one, other)),
            Put((min(one, other), max(one, other))),
            Put(()),
            Put((rng.choice(cards),) * rng.choice([1, 2, 3])),
        ):
            data = GAME.actions.dump_python(action, mode="json")
            said = "CDHS"[data.get("suit", 0)], bool(data.get("pair"))
            wanted = model.allows(seat, data["type"], tuple(data.get("cards", ())), said)
            tried.append((seat, action, wanted))
        assert_judged(GAME, state, tried)


def test_random_tricks_are_taken_as_the_document_says() -> None:
    """Many tricks of few different cards, so that equal ones are common."""
    rng = random.Random(5)
    places: Counter[int] = Counter()
    for _ in range(2_000):
        rank, suit = rng.choice(RANKS), rng.choice("CDHS")
        size = rng.choice([1, 2])
        pool = rng.sample(CODES, 3) + [rank + each for each in "CDHS"]
        led = rng.choice(pool)
        plays: list[Cards] = [(led,) * size]
        for _ in range(4):
            card = rng.choice(pool)
            plays.append((card, card if rng.random() < 0.7 else rng.choice(pool))[:size])
        model = Match(hands=[[] for _ in range(5)], stock=[], king=0, rank=rank, suit=suit)
        model.hands = [[*cards, "3C"] for cards in plays]
        model.stage = "playing"
        for cards in plays:
            model.play(cards)
        laid = [Play(seat, tuple(sorted(map(parse, cards)))) for seat, cards in enumerate(plays)]
        order = order_of(RANKS.index(rank) + 2, "CDHS".index(suit))
        assert winning(laid, order).seat == model.taker
        places[model.taker] += 1
    assert min(places[seat] for seat in range(5)) > 75, places


@pytest.mark.parametrize(("rank", "suit"), [*product(["2", "10", "A"], "CDHS")])
def test_random_follows_are_those_the_document_allows(rank: str, suit: str) -> None:
    """Small hands of few different cards, to any lead, by the rulings and by the letter."""
    rng = random.Random(f"{rank}{suit}")
    deck = [each + of for of in "CDHS" for each in ("2", "10", "A", "3")] * 2 + ["JB", "JR"] * 2
    for number in range(60):
        rng.shuffle(deck)
        state = new(loose_following=number % 2 == 0)
        state.phase, state.koth, state.turn = "playing", 0, 1
        state.trump_rank, state.trump_suit = RANKS.index(rank) + 2, "CDHS".index(suit)
        hand = deck[: rng.randrange(2, 8)]
        state.hands[1] = sorted(map(parse, hand))
        led = (rng.choice(deck),) * rng.choice([1, 2, 2])
        state.trick = [Play(0, tuple(map(parse, led)))]
        model = Match(hands=[[], hand, [], [], []], stock=[], king=0, rank=rank, suit=suit)
        model.loose, model.stage, model.turn = number % 2 == 0, "playing", 1
        model.table = [(0, led)]
        menu = [tuple(written(each.cards)) for each in GAME.menu(state, 1)]
        assert set(menu) == model.plays()
        assert len(menu) == len(set(menu))
