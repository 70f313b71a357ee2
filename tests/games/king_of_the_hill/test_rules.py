"""The document of King of the Hill and the house rules."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations

import pytest

from games.core.cards import RANKS, STANDARD_DECK, code, parse
from games.king_of_the_hill.attack import JOKER, Attack, AttackMenu, compare, is_sequence
from games.king_of_the_hill.state import (
    PLACES,
    Action,
    ChooseStack,
    Divide,
    KingOfTheHillState,
    SetAside,
    available,
)
from tests.games.king_of_the_hill import model
from tests.games.king_of_the_hill.model import Hill, better, may_be_chosen
from tests.games.king_of_the_hill.sample import inventory
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    SIZES,
    WHOLE,
    at,
    choose,
    commit,
    divide,
    fight,
    new,
    table,
)
from tests.games.playing import (
    assert_judged,
    cards,
    chance,
    chi_square,
    codes,
    deadline_of,
    kinds,
    refusal,
    result,
    told,
)


def coded(places: Iterable[Iterable[int]]) -> list[set[str]]:
    return [{*map(code, held)} for held in places]


def tried_by(
    state: KingOfTheHillState, hill: Hill, rng: random.Random
) -> list[tuple[int, Action, bool]]:
    """Actions, some of which may be legal, and whether they are."""
    seat, tried = rng.randrange(-1, 3), []
    near = [*rng.choice([*state.hands, *state.reserves, state.spoils]), rng.randrange(54), 52]
    first = rng.choice(near)
    some = tuple(card for card in near[:-2] if rng.random() < 0.5)
    parts = [(), (first,), (first, first), (first, rng.choice(near)), some, some[::-1]]
    runs = [tuple(range(first, min(54, first + size))) for size in (2, 3)]
    for make in (Attack, rng.choice([SetAside, Divide])):
        for each in (*parts, *runs):
            named = make.__name__, tuple(map(code, each))
            tried.append((seat, make(each), hill.allows(seat, *named, (0, 0))))
    stack = rng.randrange(-1, 16)
    place = dict(enumerate(PLACES)).get(stack, (0, 0))
    tried.append((seat, ChooseStack(stack), hill.allows(seat, "ChooseStack", (), place)))
    return tried


def test_random_matches_go_as_the_document_says() -> None:
    """Time-outs and concessions included; and what the document doesn't allow is refused."""
    seen: Counter[str] = Counter()
    stages = {"choose": "choosing", "tie": "attack"}
    wanted = ("crowned", "draw", "conceded", "tied again", "late in tie", "late in spoils")
    for seed in range(150):
        rng, state = random.Random(seed), new(seed, faces_tie=seed % 3 == 0)
        laid = [codes(held).split() for held in state.stacks]
        pyramid = dict(zip(PLACES, laid, strict=True))
        hill = Hill(coded(state.hands), pyramid, state.turn, state.faces_tie)
        fond_of_ties, absent = rng.choice([0.0, 0.5, 1.0]), rng.choice([0.0, 0.0, 0.1, 0.4])
        while True:
            assert (coded(state.hands), coded(state.reserves)) == (hill.hand, hill.reserve)
            assert coded([state.discards, state.spoils]) == [hill.discards, set(hill.spoils)]
            stacks = zip(PLACES, map(codes, state.stacks), strict=True)
            assert {place: held.split() for place, held in stacks if held} == hill.pyramid
            assert (state.phase, state.turn) == (stages.get(hill.stage, hill.stage), hill.turn)
            assert (state.won, state.king) == (hill.won, hill.king)
            for seat, chosen in enumerate(state.committed):
                secret = None if chosen is None else tuple(map(code, chosen))
                assert secret == hill.secret.get(seat)
            assert GAME.to_act(state) == hill.to_act()
            assert inventory(state) == WHOLE
            for seat in (0, 1):
                menu = GAME.menu(state, seat)
                if seat not in hill.to_act():
                    assert menu.count() == 0
                elif hill.stage == "choose":
                    assert {PLACES[action.stack] for action in menu} == hill.stacks()
                elif hill.stage in ("attack", "tie"):
                    listed = [tuple(map(code, action.cards)) for action in menu]
                    assert set(listed) == hill.attacks(seat)
                    assert len(listed) == len(hill.attacks(seat))
                else:
                    make = SetAside if hill.stage == "setup" else Divide
                    whole = sorted(hill.hand[seat], key=parse) if make is SetAside else hill.spoils
                    assert menu.count() == 2 ** len(whole)
                    assert make(tuple(map(parse, whole))) in menu
            assert (GAME.outcome(state) is None) == (hill.stage != "over")
            if hill.stage == "over":
                break
            if seed < 20:
                assert_judged(GAME, state, tried_by(state, hill, rng))
            stage, tied = hill.stage, hill.ties
            if rng.random() < absent:
                events = GAME.expire(state, chance())
                seen["late at apex"] += hill.fought_for == (1, 0)
                hill.time_out()
                seen[f"late in {stage}"] += 1
                continue
            if rng.random() < 0.005:
                seat = rng.randrange(2)
                events = GAME.concede(state, seat, chance())
                hill.concede(seat)
                continue
            seat = rng.choice(sorted(hill.to_act()))
            action = GAME.menu(state, seat).sample(rng)
            other = hill.secret.get(1 - seat)
            if stage in ("attack", "tie") and other and rng.random() < fond_of_ties:
                found, faces_tie = sorted(hill.attacks(seat)), hill.faces_tie
                ties_with = [
                    each for each in found if better(each, other, faces_tie=faces_tie) is None
                ]
                action = Attack(tuple(map(parse, rng.choice(ties_with or found))))
            events = GAME.apply(state, seat, action, chance())
            match action:
                case SetAside(held):
                    hill.set_aside(seat, tuple(map(code, held)))
                case ChooseStack(stack):
                    hill.choose(PLACES[stack])
                case Attack(held):
                    hill.attack(seat, tuple(map(code, held)))
                case Divide(held):
                    hill.divide(seat, tuple(map(code, held)))
            seen["tied again"] += stage == "tie" and hill.ties > tied
        seen[f"{state.ending}"] += 1
        assert GAME.deadline(state) is None
        king, kind = hill.king, "drawn" if state.ending == "draw" else state.ending
        told_of = None if king is None else king if kind == "crowned" else 1 - king
        assert (events[-1].kind, events[-1].public.get("seat")) == (kind, told_of)
        places = (1, 1) if king is None else (1 + king, 2 - king)
        assert result(GAME, state) == (places, tuple(hill.won))
        if enough := all(seen[each] > 5 for each in (*wanted, "late at apex")):
            break
    assert enough, seen


def test_below_it_lie_two_stacks_of_4_three_of_3_four_of_2_and_five_of_1() -> None:
    """ "fifteen stacks, with fourteen normal cards exposed and the Joker at the top" """
    state = new()
    sizes = [[len(state.stacks[at(row, column)]) for column in range(row)] for row in range(1, 6)]
    assert sizes == [[1], [4, 4], [3, 3, 3], [2, 2, 2, 2], [1, 1, 1, 1, 1]]
    view = GAME.view(state, None)
    assert [stack.size for stack in view.stacks] == [*chain(*sizes)]
    exposed = [stack.top for stack in view.stacks]
    assert exposed == [cards[-1] for cards in state.stacks]
    assert sum(top in STANDARD_DECK for top in exposed) == 14


def test_the_dealer_is_random_and_the_deal_even() -> None:
    """Ruling "Deal": "The dealer is random." """
    assert chi_square(Counter(new(key).dealer for key in range(2_000)), 2) < 10.8
    apex_left = Counter(new(key).stacks[at(2, 0)][-1] for key in range(2_600))
    assert chi_square(apex_left, 52) < 90
    assert new(3) == new(3)


def test_the_cards_set_aside_stay_secret_and_their_number_until_both_have_chosen() -> None:
    """Ruling: "The counts become public when both have chosen." """
    state = new()
    chosen = tuple(state.hands[1][:4])
    events = GAME.apply(state, 1, SetAside(chosen), chance())
    assert told(events) == [("committed", {"seat": 1})]
    for viewer in (None, 0):
        view = GAME.view(state, viewer)
        assert [seat.reserve for seat in view.seats] == [0, 0]
        assert [seat.hand for seat in view.seats] == [12, 12]
        assert [seat.ready for seat in view.seats] == [False, True]
        assert view.committed is None
    assert GAME.view(state, 1).committed == chosen
    GAME.apply(state, 0, SetAside(()), chance())
    assert [seat.reserve for seat in GAME.view(state, None).seats] == [0, 4]


@pytest.mark.parametrize("key", range(6))
def test_the_dealer_makes_the_first_play_among_the_five_bottommost_stacks(key: int) -> None:
    """ "the dealer makes the first play", "on the first turn ... the five bottommost stacks" """
    state = new(key)
    GAME.expire(state, chance())
    assert GAME.view(state, None).turn == state.dealer
    assert GAME.to_act(state) == {state.dealer}
    assert {action.stack for action in GAME.menu(state, state.dealer)} == {*BOTTOM}
    assert refusal(GAME, state, 1 - state.dealer, ChooseStack(BOTTOM[0])).code == "not_your_turn"


def test_every_subset_of_stacks_left_frees_what_the_document_says() -> None:
    rng = random.Random(0)
    for _ in range(3_000):
        left = {index for index in range(15) if rng.random() < rng.choice([0.3, 0.7])}
        sizes = [size if index in left else 0 for index, size in enumerate(SIZES)]
        places = {
            (row, column) for row in range(1, 6) for column in range(row) if at(row, column) in left
        }
        wanted = {at(*place) for place in places if may_be_chosen(place, places)}
        assert set(available(sizes)) == wanted
        assert len(available(sizes)) == len(wanted)


def test_the_view_names_the_stacks_available_while_one_is_to_be_chosen() -> None:
    state = table(("2C", "3C"), gone=[at(5, 0)])
    assert [*map(ChooseStack, GAME.view(state, None).available)] == [*GAME.menu(state, 0)]
    fight(state, at(5, 1))
    assert GAME.view(state, None).available == ()


def test_of_all_small_sets_of_cards_those_the_document_names_are_sequences() -> None:
    low = [card for card in range(JOKER + 1) if card % 13 in (0, 1, 2, 5, 6, 7, 11, 12)]
    found = 0
    for size in (1, 2, 3):
        for chosen in combinations(low, size):
            wanted = model.is_sequence(tuple(code(card) for card in chosen))
            assert is_sequence(chosen) is wanted
            assert (Attack(chosen) in AttackMenu(chosen)) is (wanted or size == 1)
            found += wanted
    assert found == 16
    assert is_sequence(cards("2H 3H 4H 5H 6H 7H 8H"))
    assert is_sequence(cards("2H 3H 4H 5H"))
    assert not is_sequence(cards("6H 7H 8H 9H"))
    assert not is_sequence(cards("2H 4H 3H 5H"))
    assert not is_sequence(cards("JB JR"))


def test_an_attack_made_stands_and_is_not_told_to_the_other() -> None:
    """ "Each player places his attack cards face down ... to hide the number of cards played." """
    state = table(("4C 5C", "9H"))
    choose(state, BOTTOM[0])
    events = commit(state, 0, "4C 5C")
    assert [event.public for event in events] == [{"seat": 0}]
    assert GAME.view(state, 1).seats[0].hand == 3
    assert GAME.view(state, 1).committed is None
    assert GAME.view(state, 0).committed == (2, 3)
    assert GAME.to_act(state) == {1}
    assert not GAME.menu(state, 0)
    assert refusal(GAME, state, 0, Attack((2,))).code == "already_chosen"


def test_all_attacks_compare_as_the_document_says_and_in_the_variant() -> None:
    some = [f"{rank}{suit}" for rank in RANKS for suit in "CD"]
    runs = ["2H 3H", "4H 5H", "3H 4H", "2S 3S 4S", "7H 8H", "4S 5S 6S", "3S 4S 5S 6S", "5H 6H 7H"]
    for one in (*some, *runs, "JB"):
        for other in (*some, *runs, "JB"):
            if one == other == "JB":
                continue
            for faces_tie in (False, True):
                found = better(tuple(one.split()), tuple(other.split()), faces_tie=faces_tie)
                wanted = {0: 1, 1: -1, None: 0}[found]
                assert compare(cards(one), cards(other), faces_tie=faces_tie) == wanted


@pytest.mark.parametrize("bare", [0, 1])
def test_a_reserve_that_can_only_be_the_joker_attacks_at_once(bare: int) -> None:
    """Ruling "Tie": "one possible attack, known to all (a reserve of one card ...)" """
    reserves = ("", "2D") if bare == 0 else ("2D", "")
    state = table(("7C KC", "7D QD"), reserves)
    events = fight(state, BOTTOM[0], ("7C", "7D"))
    assert kinds(events) == ["committed", "revealed", "tied", "committed"]
    assert events[-1].public == {"seat": bare}
    assert GAME.to_act(state) == {1 - bare}
    assert GAME.menu(state, bare).count() == 0
    assert [seat.ready for seat in GAME.view(state, None).seats] == [bare == 0, bare == 1]
    assert refusal(GAME, state, bare, Attack((JOKER,))).code == "already_chosen"
    events = commit(state, 1 - bare, "2D")
    assert events[1].public["attacks"][bare] == ["JB"]
    assert events[2].public["seat"] == 1 - bare


@pytest.mark.parametrize("reserves", [("", ""), ("JB", ""), ("JB", "JB")])
def test_where_both_can_only_play_the_joker_the_stack_is_discarded_at_once(
    reserves: tuple[str, str],
) -> None:
    state = table(("7C KC", "7D QD"), reserves)
    prize = codes(state.stacks[BOTTOM[0]])
    events = fight(state, BOTTOM[0], ("7C", "7D"))
    assert events[-1].public == {"stack": BOTTOM[0], "cards": [prize]}
    assert kinds(events) == [
        "committed", "revealed", "tied", "committed", "committed", "revealed", "discarded",
    ]  # fmt: skip
    assert [codes(hand) for hand in state.hands] == ["KC JB", "QD JB"]
    assert GAME.to_act(state) == {1}


def test_a_decision_waits_for_its_players_at_no_pace_of_its_own() -> None:
    state = new()
    waited: list[set[int]] = []

    def note() -> None:
        deadline = deadline_of(GAME, state)
        assert deadline.seconds is None
        assert deadline.seats == GAME.to_act(state)
        waited.append(set(deadline.seats))

    note()
    GAME.expire(state, chance())
    for column in range(3):
        note()
        choose(state, BOTTOM[column])
        note()
        if column < 2:
            commit(state, 0, "JB")
            note()
            card = next(card for card in state.hands[1] if card != JOKER)
            commit(state, 1, codes([card if column else JOKER]))
        if column == 1:
            note()
            divide(state, 1)
    mine, others = {state.dealer}, {1 - state.dealer}
    assert waited == [{0, 1}, mine, {0, 1}, {1}, others, {0, 1}, {1}, {1}, mine, {0, 1}]


TWO = at(4, 0)


def test_a_battle_with_a_tie_as_everybody_hears_it_and_sees_it_later() -> None:
    state = table(("7C 9C", "7D KH"), ("2C", "3D"), stacks={TWO: "3H 4H"}, gone=[at(5, 0)], turn=1)
    fight(state, TWO, ("7C", "7D"))
    commit(state, 0, "2C")
    events = commit(state, 1, "3D")
    assert told(events) == [
        ("committed", {"seat": 1}),
        ("revealed", {"attacks": [["2C"], ["3D"]], "blow": 2}),
        ("stack_won", {"seat": 1, "stack": TWO, "size": 2}),
    ]
    events = divide(state, 1, "4H")
    assert told(events) == [("divided", {"seat": 1, "hand": 1, "reserve": 1})]
    battle = GAME.view(state, None).battle
    assert battle is not None
    assert (battle.number, battle.stack, battle.size, battle.chooser) == (1, TWO, 2, 1)
    assert (battle.result, battle.winner) == ("won", 1)
    assert (battle.to_hand, battle.to_reserve) == (1, 1)
    assert len(battle.blows) == 2
    choose(state, BOTTOM[1])
    battle = GAME.view(state, None).battle
    assert battle is not None
    assert (battle.number, battle.stack, battle.chooser) == (2, BOTTOM[1], 0)
    assert (battle.blows, battle.result, battle.winner) == ((), None, None)
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.battles == tuple(state.battles)
        assert [each.number for each in view.battles] == [1, 2]
        assert view.fought == view.battles[:1]
