"""Random matches against the document read once more, step by step."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from games.core.cards import code, parse
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.state import (
    PLACES,
    ChooseStack,
    Divide,
    KingOfTheHillState,
    SetAside,
)
from tests.games.king_of_the_hill.model import Hill, better
from tests.games.king_of_the_hill.sample import inventory
from tests.games.king_of_the_hill.table import GAME, WHOLE, new
from tests.games.playing import assert_judged, chance, codes, result

STAGES = {"choose": "choosing", "tie": "attack"}
"""Stages of the model that are called something else in the game."""
LATE = {"late in tie", "late in spoils", "late at the apex"}
WANTED = {"crowned", "draw", "conceded", "tied again"} | LATE


def coded(places: Iterable[Iterable[int]]) -> list[set[str]]:
    return [{*map(code, held)} for held in places]


def together(
    seed: int, seen: Counter[str]
) -> Iterator[tuple[KingOfTheHillState, Hill, random.Random]]:
    """Play a random match and its model; yield both before each step, and note what is rare."""
    rng, state = random.Random(seed), new(seed, faces_tie=seed % 3 == 0)
    stacks = [codes(cards).split() for cards in state.stacks]
    pyramid = dict(zip(PLACES, stacks, strict=True))
    model = Hill(coded(state.hands), pyramid, state.turn, state.faces_tie)
    fond_of_ties, absent = rng.choice([0.0, 0.5, 1.0]), rng.choice([0.0, 0.0, 0.1, 0.4])
    while model.stage != "over":
        yield state, model, rng
        stage, ties = model.stage, model.ties
        if rng.random() < absent:
            GAME.expire(state, chance())
            seen["late at the apex"] += model.fought_for == (1, 0)
            model.time_out()
            seen[f"late in {stage}"] += 1
            continue
        if rng.random() < 0.005:
            seat = rng.randrange(2)
            GAME.concede(state, seat, chance())
            model.concede(seat)
            continue
        seat = rng.choice(sorted(model.to_act()))
        action = GAME.menu(state, seat).sample(rng)
        other = model.secret.get(1 - seat)
        if stage in ("attack", "tie") and other and rng.random() < fond_of_ties:
            found, faces_tie = sorted(model.attacks(seat)), model.faces_tie
            ties_with = [each for each in found if better(each, other, faces_tie=faces_tie) is None]
            action = Attack(tuple(map(parse, rng.choice(ties_with or found))))
        GAME.apply(state, seat, action, chance())
        match action:
            case SetAside(cards):
                model.set_aside(seat, tuple(map(code, cards)))
            case ChooseStack(stack):
                model.choose(PLACES[stack])
            case Attack(cards):
                model.attack(seat, tuple(map(code, cards)))
            case Divide(cards):
                model.divide(seat, tuple(map(code, cards)))
        seen["tied again"] += stage == "tie" and model.ties > ties
    seen[f"{state.ending}"] += 1
    yield state, model, rng


def test_random_matches_go_as_the_document_says() -> None:
    """Hands, reserves, pyramid, menus, turns and ends agree, time-outs and concessions included."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        for state, model, _ in together(seed, seen):
            assert (coded(state.hands), coded(state.reserves)) == (model.hand, model.reserve)
            assert coded([state.discards, state.spoils]) == [model.discards, set(model.spoils)]
            stacks = zip(PLACES, map(codes, state.stacks), strict=True)
            assert {place: cards.split() for place, cards in stacks if cards} == model.pyramid
            assert (state.phase, state.turn) == (STAGES.get(model.stage, model.stage), model.turn)
            assert (state.won, state.king) == (model.won, model.king)
            for seat, cards in enumerate(state.committed):
                secret = None if cards is None else tuple(map(code, cards))
                assert secret == model.secret.get(seat)
            assert GAME.to_act(state) == model.to_act()
            assert inventory(state) == WHOLE
            for seat in (0, 1):
                menu = GAME.menu(state, seat)
                if seat not in model.to_act():
                    assert menu.count() == 0
                elif model.stage == "choose":
                    assert {PLACES[action.stack] for action in menu} == model.stacks()
                elif model.stage in ("attack", "tie"):
                    listed = [tuple(map(code, action.cards)) for action in menu]
                    assert set(listed) == model.attacks(seat)
                    assert len(listed) == len(model.attacks(seat))
                else:
                    make = SetAside if model.stage == "setup" else Divide
                    whole = (
                        sorted(model.hand[seat], key=parse) if make is SetAside else model.spoils
                    )
                    assert menu.count() == 2 ** len(whole)
                    assert make(tuple(map(parse, whole))) in menu
            assert (GAME.outcome(state) is None) == (model.stage != "over")
        places = (1, 1) if model.king is None else (1 + model.king, 2 - model.king)
        assert result(GAME, state) == (places, tuple(model.won))
        if enough := all(seen[each] > 5 for each in WANTED):
            break
    assert enough, seen


def test_the_same_is_refused() -> None:
    """Some of the actions tried may be legal, and many are not."""
    for state, model, rng in chain.from_iterable(together(seed, Counter()) for seed in range(20)):
        seat, tried = rng.randrange(-1, 3), []
        near = [*rng.choice([*state.hands, *state.reserves, state.spoils]), rng.randrange(54), 52]
        first = rng.choice(near)
        some = tuple(card for card in near[:-2] if rng.random() < 0.5)
        parts = [(), (first,), (first, first), (first, rng.choice(near)), some, some[::-1]]
        runs = [tuple(range(first, min(54, first + size))) for size in (2, 3)]
        for make in (Attack, rng.choice([SetAside, Divide])):
            for cards in (*parts, *runs):
                named = type(make(cards)).__name__, tuple(map(code, cards))
                tried.append((seat, make(cards), model.allows(seat, *named, (0, 0))))
        stack = rng.randrange(-1, 16)
        place = dict(enumerate(PLACES)).get(stack, (0, 0))
        tried.append((seat, ChooseStack(stack), model.allows(seat, "ChooseStack", (), place)))
        assert_judged(GAME, state, tried)
