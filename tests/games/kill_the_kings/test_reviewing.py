"""Reviews of endings that can be solved exactly, and of waiting."""

import random
from statistics import fmean

import pytest

from games.core.reviewing import compare
from games.kill_the_kings.computers.reviewing import REVIEWER
from games.kill_the_kings.piles import FITS, assassination
from games.kill_the_kings.state import (
    KINGS,
    PEOPLE,
    Action,
    Draw,
    KillTheKingsState,
    PlaceCard,
    Reserve,
    Undo,
)
from games.kill_the_kings.view import RESERVE_SLOTS
from tests.games.kill_the_kings.table import GAME, cards, chance, layout

ENDINGS = 6
UNSEEN = 2
Known = dict[str, float]


def menu_of(state: KillTheKingsState) -> list[Action]:
    return [each for each in GAME.menu(state, 0) if not isinstance(each, Undo)]


def best(state: KillTheKingsState, known: Known) -> float:
    """Return the chance to win with best play, by trying every legal action."""
    told = str((state.piles, sorted(state.reserve), state.drawn, sorted(state.stock)))
    if told not in known:
        if state.ending is not None:
            known[told] = float(state.ending == "won")
        else:
            known[told] = max(after(state, action, known) for action in menu_of(state))
    return known[told]


def after(state: KillTheKingsState, action: Action, known: Known) -> float:
    if not isinstance(action, Draw):
        GAME.apply(state := GAME.copy(state), 0, action, chance())
        return best(state, known)
    found = []
    for top in state.stock:
        world = GAME.copy(state)
        world.stock.remove(top)
        world.stock.append(top)
        GAME.apply(world, 0, action, chance())
        found.append(best(world, known))
    return fmean(found)


def ending(rng: random.Random, room: int, unseen: int = UNSEEN) -> KillTheKingsState:
    """A layout with one or two living kings, few cards in the stock, and room in the reserve."""
    deck = rng.sample(PEOPLE, len(PEOPLE))
    state = KillTheKingsState([deck.pop() for _ in range(unseen)])
    living = rng.sample(range(4), rng.randint(1, 2))
    for pile in living:
        cards = state.piles[pile]
        for _ in range(rng.randrange(5)):
            card = next((each for each in deck if may_lie(each, pile, cards)), None)
            if card is not None:
                deck.remove(card)
                cards.append(card)
    dead = [pile for pile in range(4) if pile not in living]
    slots = RESERVE_SLOTS + len(dead)
    state.reserve = [deck.pop() for _ in range(slots - room)]
    state.piles[dead[0]] = deck
    for pile in dead:
        state.deaths[pile] = "suited"
    return state


def may_lie(card: int, pile: int, cards: list[int]) -> bool:
    """Whether a card may be put there without killing the king."""
    return card in FITS[[KINGS[pile], *cards][-1]] and not assassination([*cards, card])


@pytest.mark.parametrize("room", [0, 1])
def test_endings_are_graded_by_what_can_still_happen(room: int) -> None:
    rng, graded = random.Random(4), 0
    while graded < ENDINGS:
        state = ending(rng, room)
        if rng.random() < 0.5:
            GAME.apply(state, 0, Draw(), chance())
        known: Known = {}
        menu = menu_of(state) if state.ending is None else []
        worths = {action: after(state, action, known) for action in menu}
        if len({*worths.values()}) < 2:
            continue
        graded += 1
        for action, worth in worths.items():
            weighing = REVIEWER.weigh(GAME.view(state, 0), GAME.menu(state, 0), action, rng)
            assert weighing is not None
            played = weighing.candidates.index(action)
            _, told, loss, _, _ = compare(weighing, played, REVIEWER.thresholds)
            assert told == pytest.approx([worths[each] for each in weighing.candidates])
            assert loss == pytest.approx(max(worths.values()) - worth)


@pytest.mark.parametrize("drawn", ["AC", "6D", "JH"])
def test_nobody_is_told_to_place_a_card_that_can_be_kept(drawn: str) -> None:
    state = layout("QD", "10C", "", "9S", reserve="2D 8H 7S", drawn=drawn)
    menu = GAME.menu(state, 0)
    weighing = REVIEWER.weigh(GAME.view(state, 0), menu, Reserve(), random.Random(1))
    assert weighing is not None
    kept = weighing.candidates.index(Reserve())
    assert compare(weighing, kept, REVIEWER.thresholds)[2:] == (0, 0, 0)


def test_few_cards_are_searched_though_the_net_sees_no_difference() -> None:
    """The net finds the better placement 0.01 better, a search 0.15."""
    state = KillTheKingsState(cards("2C 6C JH 4D 10H 7S JC 4H AS"))
    state.piles[0] = cards(
        "3H 5H 7H QS 4S 3C 10D 9D 8H 6D 10S QH 3D 5C 3S 10C AD 5D 9H 9S 8C QC 2S 5S 9C 6H 2D 8D"
    )
    state.piles[1], state.piles[3] = cards("JS JD"), cards("8S AH AC")
    state.deaths[0] = state.deaths[2] = "suited"
    state.reserve = cards("2H 6S 7D 7C 4C QD")
    played = PlaceCard(card=18, pile=1)
    menu = GAME.menu(state, 0)
    weighing = REVIEWER.weigh(GAME.view(state, 0), menu, played, random.Random(1))
    assert weighing is not None
    at = weighing.candidates.index(played)
    *_, loss, _, grade = compare(weighing, at, REVIEWER.thresholds)
    assert loss == pytest.approx(0.154, abs=0.001)
    assert grade == 3
