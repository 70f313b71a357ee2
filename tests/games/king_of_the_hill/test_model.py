"""Random matches against the document read once more, step by step."""

import random
from collections import Counter

from games.core.cards import code, parse
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.state import (
    PLACES,
    Action,
    ChooseStack,
    Divide,
    KingOfTheHillState,
    SetAside,
)
from tests.games.king_of_the_hill.model import Cards, Hill, Place, better
from tests.games.king_of_the_hill.sample import inventory
from tests.games.king_of_the_hill.table import GAME, WHOLE, new
from tests.games.playing import assert_judged, chance

STAGES = {
    "setup": "setup",
    "choose": "choosing",
    "attack": "attack",
    "tie": "attack",
    "spoils": "spoils",
    "over": "over",
}


def model_of(state: KingOfTheHillState) -> Hill:
    return Hill(
        hand=[{code(card) for card in hand} for hand in state.hands],
        pyramid={
            place: [code(card) for card in cards]
            for place, cards in zip(PLACES, state.stacks, strict=True)
        },
        turn=state.turn,
        faces_tie=state.faces_tie,
    )


def assert_same(state: KingOfTheHillState, model: Hill) -> None:
    named = [[{code(card) for card in held} for held in part] for part in (
        state.hands, state.reserves, [state.discards, state.spoils],
    )]  # fmt: skip
    spoils = set(model.spoils)
    assert named == [model.hand, model.reserve, [model.discards, spoils]]
    stacks = {
        place: [code(card) for card in cards]
        for place, cards in zip(PLACES, state.stacks, strict=True)
        if cards
    }
    assert stacks == model.pyramid
    assert (state.phase, state.turn) == (STAGES[model.stage], model.turn)
    assert (state.won, state.king) == (model.won, model.king)
    secret = {
        seat: tuple(code(card) for card in cards)
        for seat, cards in enumerate(state.committed)
        if cards is not None
    }
    assert secret == model.secret
    assert GAME.to_act(state) == model.to_act()
    assert inventory(state) == WHOLE


def assert_same_menus(state: KingOfTheHillState, model: Hill) -> None:
    for seat in (0, 1):
        menu = GAME.menu(state, seat)
        if seat not in model.to_act():
            assert menu.count() == 0
        elif model.stage == "choose":
            assert {PLACES[action.stack] for action in menu} == model.stacks()
        elif model.stage in ("attack", "tie"):
            listed = [tuple(code(card) for card in action.cards) for action in menu]
            assert set(listed) == model.attacks(seat)
            assert len(listed) == len(model.attacks(seat))
        else:
            source = model.hand[seat] if model.stage == "setup" else set(model.spoils)
            assert menu.count() == 2 ** len(source)
            whole = sorted(source, key=parse) if model.stage == "setup" else model.spoils
            make = SetAside if model.stage == "setup" else Divide
            assert make(tuple(map(parse, whole))) in menu


def attempts(state: KingOfTheHillState, rng: random.Random) -> list[Action]:
    """Some actions that may be legal and many that are not."""
    near = [*rng.choice([*state.hands, *state.reserves, state.spoils]), rng.randrange(54), 52]
    first = rng.choice(near)
    some = tuple(card for card in near[:-2] if rng.random() < 0.5)
    parts = [(), (first,), (first, first), (first, rng.choice(near)), some, some[::-1]]
    runs = [tuple(range(first, min(54, first + size))) for size in (2, 3)]
    return [
        ChooseStack(rng.randrange(-1, 16)),
        *(Attack(cards) for cards in (*parts, *runs)),
        *(rng.choice([SetAside, Divide])(cards) for cards in parts),
    ]


def assert_same_refusals(state: KingOfTheHillState, model: Hill, rng: random.Random) -> None:
    """Check that game and model refuse the same attempts, and that refusals change nothing."""
    seat, tried = rng.randrange(-1, 3), []
    for action in attempts(state, rng):
        place: Place = (0, 0)
        cards: Cards = ()
        if isinstance(action, ChooseStack):
            place = dict(enumerate(PLACES)).get(action.stack, (0, 0))
        else:
            held = action.reserve if isinstance(action, Divide) else action.cards
            cards = tuple(map(code, held))
        wanted = model.allows(seat, type(action).__name__, cards, place)
        tried.append((seat, action, wanted))
    assert_judged(GAME, state, tried)


def some(cards: set[str], rng: random.Random) -> Cards:
    return tuple(sorted((card for card in cards if rng.random() < 0.5), key=parse))


def act(state: KingOfTheHillState, model: Hill, rng: random.Random, fondness: float) -> None:
    """One random action of a seat that may act, in both; ties are sought with ``fondness``."""
    seat = rng.choice(sorted(model.to_act()))
    if model.stage == "setup":
        chosen = some(model.hand[seat], rng)
        GAME.apply(state, seat, SetAside(tuple(map(parse, chosen))), chance())
        model.set_aside(seat, chosen)
    elif model.stage == "choose":
        place = rng.choice(sorted(model.stacks()))
        GAME.apply(state, seat, ChooseStack(PLACES.index(place)), chance())
        model.choose(place)
    elif model.stage == "spoils":
        wanted = some(set(model.spoils), rng)
        chosen = tuple(card for card in model.spoils if card in wanted)
        GAME.apply(state, seat, Divide(tuple(map(parse, chosen))), chance())
        model.divide(seat, chosen)
    else:
        found = sorted(model.attacks(seat))
        other = model.secret.get(1 - seat)
        if other and rng.random() < fondness:
            ties = [
                each for each in found if better(each, other, faces_tie=model.faces_tie) is None
            ]
            found = ties or found
        attack = rng.choice(found)
        GAME.apply(state, seat, Attack(tuple(map(parse, attack))), chance())
        model.attack(seat, attack)


def play(seed: int, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    state = new(seed, faces_tie=seed % 3 == 0)
    model = model_of(state)
    fondness = rng.choice([0.0, 0.5, 1.0])
    absent = rng.choice([0.0, 0.0, 0.1, 0.4])
    while model.stage != "over":
        assert_same(state, model)
        assert_same_menus(state, model)
        if seed % 3 == 0:
            assert_same_refusals(state, model, rng)
        assert GAME.outcome(state) is None
        before = model.stage, model.ties
        if rng.random() < absent:
            GAME.expire(state, chance())
            seen["late at the apex"] += model.fought_for == (1, 0)
            model.time_out()
            seen[f"late in {before[0]}"] += 1
        elif rng.random() < 0.005:
            seat = rng.randrange(2)
            GAME.concede(state, seat, chance())
            model.concede(seat)
            seen["conceded"] += 1
        else:
            act(state, model, rng, fondness)
        seen["tied again"] += before[0] == "tie" and model.ties > before[1]
    assert_same(state, model)
    assert_same_menus(state, model)
    assert_same_refusals(state, model, rng)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(model.won)
    assert outcome.winners == ((0, 1) if model.king is None else (model.king,))
    seen[f"{state.ending}"] += 1


def test_random_matches_go_as_the_document_says() -> None:
    """Hands, reserves, pyramid, menus, turns and ends agree, time-outs and concessions included."""
    seen: Counter[str] = Counter()
    wanted = (
        "crowned",
        "draw",
        "conceded",
        "tied again",
        "late in tie",
        "late in spoils",
        "late at the apex",
    )
    for seed in range(150):
        play(seed, seen)
        if enough := all(seen[each] > 5 for each in wanted):
            break
    assert enough, seen
