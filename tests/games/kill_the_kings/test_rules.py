"""The document of Kill the Kings and the house rules."""

import random
from collections import Counter

import pytest

from games.core.cards import code, parse, rank_of
from games.kill_the_kings.piles import FITS, LENGTHS, killers, runs
from games.kill_the_kings.state import PEOPLE, KillTheKingsState, PlaceCard, Reserve
from tests.games.kill_the_kings.model import KINGS, Solitaire, death, may_go_below, number
from tests.games.kill_the_kings.table import (
    GAME,
    PILE,
    below,
    killed,
    kings_that_take,
    layout,
    moves,
    new,
    play,
    read,
    written,
)
from tests.games.playing import cards, chance, chi_square, codes, refusal, result, told


def test_the_four_kings_head_four_piles_and_the_other_48_cards_are_the_stock() -> None:
    """ "Remove the four kings from a standard deck ... Shuffle the remaining cards." """
    state = new()
    view = GAME.view(state, 0)
    assert [code(pile.king) for pile in view.piles] == ["KC", "KD", "KH", "KS"]
    assert all(pile.alive and pile.cards == () for pile in view.piles)
    assert sorted(state.stock) == sorted(PEOPLE)
    assert {*PEOPLE} | {*map(parse, KINGS)} == {*range(52)}
    assert 13 not in map(rank_of, PEOPLE)
    assert (view.reserve, view.drawn, view.stock, view.cards_drawn) == ((), None, 48, 0)
    assert (view.slots, view.killed) == (4, 0)


def test_every_card_is_as_often_on_top() -> None:
    assert chi_square(Counter(new(key).stock[-1] for key in range(2_400)), 48) < 83


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (layout("9C", reserve="8D QD", drawn="2H"), "2H KC"),
        (layout("9C", reserve="QD 8D 2H"), "8D KC"),
        (layout("QH QD", reserve="2C 3C 4C 5C", drawn="QC"), "QC KC"),
        (layout("QH QD", reserve="2C QC 4C 5C"), "QC KC"),
    ],
)
def test_the_last_placement_is_taken_back_whole(state: KillTheKingsState, move: str) -> None:
    """A kill too, and the card comes back to where it was."""
    before = GAME.copy(state)
    card = move.split(maxsplit=1)[0]
    play(state, move)
    assert state != before
    events = play(state, "undo")
    assert told(events) == [("undone", {"card": card, "drawn": before.drawn is not None})]
    assert state == before


def test_there_are_four_piles() -> None:
    state = layout(drawn="10H")
    for pile in (-1, 4):
        placed = PlaceCard(parse("10H"), pile)
        assert refusal(GAME, state, 0, placed).code == "unknown_pile"
        assert placed not in GAME.menu(state, 0)


def test_nobody_else_plays() -> None:
    state = layout(drawn="10H")
    assert GAME.to_act(state) == {0}
    assert GAME.menu(state, 1).count() == 0
    assert refusal(GAME, state, 1, Reserve()).code == "not_your_turn"


@pytest.mark.parametrize(
    ("state", "move", "code"),
    [
        (layout("9C", reserve="8D"), "reserve", "nothing_drawn"),
        (layout(reserve="2C 3C 4C 5C", drawn="AC"), "reserve", "reserve_full"),
        (layout("9C", reserve="8D", stock=0), "draw", "stock_empty"),
        (layout("9C", drawn="10H"), "draw", "card_drawn"),
        (layout("9C"), "undo", "nothing_to_undo"),
        (layout("9C 8D"), "8D KS", "card_not_held"),
        (layout("9C", drawn="10D"), "10D KC", "does_not_fit"),
        (layout("QC QD QH", drawn="10H"), "10H KC", "king_dead"),
    ],
)
def test_what_is_refused_is_refused_by_name(state: KillTheKingsState, move: str, code: str) -> None:
    assert refusal(GAME, state, 0, read(move)).code == code


def test_the_same_holds_below_every_card() -> None:
    for above in PEOPLE:
        fitting = {code(card) for card in FITS[above]} - set(KINGS)
        wanted = {code(card) for card in PEOPLE if may_go_below(code(card), code(above))}
        assert fitting == wanted - {code(above)}


@pytest.mark.parametrize(
    ("king", "pile", "counted"),
    [
        ("KC", "", (0, 0, 0)),
        ("KC", "9C", (1, 1, 1)),
        ("KC", "9C 8D", (2, 1, 1)),
        ("KC", "QC 10H", (2, 1, 1)),
        ("KC", "QC 10C 8C", (1, 3, 1)),
        ("KD", "QD 9C 8H 8S", (1, 1, 2)),
        ("KC", "QH 9C 8D 3S", (4, 1, 1)),
    ],
)
def test_the_lengths_of_runs_at_the_bottom_are_counted_without_the_king(
    king: str, pile: str, counted: tuple[int, int, int]
) -> None:
    """Ruling: "Look at the run at the bottom of the pile, the king not counted." """
    assert tuple(runs(below(king, pile).piles[PILE[king]])) == counted
    assert LENGTHS == {"alternating": 5, "suited": 4, "kind": 3}


@pytest.mark.parametrize(
    ("pile", "deadly"),
    [
        ("", ""),
        ("9C", ""),
        ("10C 9C", ""),
        ("9C 9D", "9H 9S"),
        ("JC 8C 3C", "2C AC"),
        ("QH 9C 8D 3S", "2D AD 2H AH"),
        ("QH 9C 8D 3C", "2D AD 2H AH"),
        ("QH 9C 8D 8S", "8C 8H"),
        ("QH 9C 8D AS", ""),
    ],
)
def test_the_cards_that_would_kill_next(pile: str, deadly: str) -> None:
    assert killers(cards(pile)) == set(cards(deadly))


FIRST = layout("9C 6C", "10S 8H 6S 2H", "JS 9D", "QH 7C", drawn="AC", reserve="AS")


def test_example_1_the_ace_drawn_can_be_played_at_the_bottom_of_any_pile_and_kills_one() -> None:
    """ "different in color and lower than the 2 middle piles, ... suit with the outer piles"

    "If played beneath the 2H, the king will be killed"
    """
    state = GAME.copy(FIRST)
    assert kings_that_take(state, "AC") == set(KINGS)
    play(state, "AC KD")
    assert killed(state) == {"KD": "alternating"}


def test_example_1_the_ace_in_reserve_has_to_wait_for_the_one_drawn_to_be_reserved() -> None:
    """ "the Ace of Spades is in Reserve and CANNOT be played immediately" """
    state = GAME.copy(FIRST)
    assert kings_that_take(state, "AS") == set()
    assert refusal(GAME, state, 0, read("AS KD")).code == "card_drawn"
    play(state, "reserve", "AS KD")
    assert killed(state) == {"KD": "alternating"}
    assert codes(state.reserve) == "AC"


@pytest.mark.parametrize("king", ["KC", "KH", "KS"])
def test_example_1_on_any_other_pile_only_two_more_aces_would_kill(king: str) -> None:
    """ "the only way to kill the king would be to play 2 aces atop it" """
    state = GAME.copy(FIRST)
    play(state, f"AC {king}")
    assert killed(state) == {}
    for card in PEOPLE:
        if card in state.stock:
            later = GAME.copy(state)
            later.stock.remove(card)
            later.stock.append(card)
            play(later, "draw")
            takes = king in kings_that_take(later, code(card))
            assert takes == (code(card) in ("AD", "AH"))
    play(state, f"AS {king}")
    assert killed(state) == {}
    state.stock.remove(12 + 13)
    state.stock.append(12 + 13)
    play(state, "draw", f"AD {king}")
    assert killed(state) == {king: "kind"}


def second_example(top: str = "") -> KillTheKingsState:
    return layout("", "QS 10D 7C 2H", "QC", "8S 3H", reserve="AS 5D 2S 6S", top=top)


def test_example_2_a_card_is_bust_just_when_it_cannot_be_played_whatever_the_reserve() -> None:
    """ "you go bust and the game is over (even though you can play a card from reserve!)" """
    for card in ("10S", "JS", "9S", "4S"):
        state = second_example(top=card)
        assert "AS KD" in moves(state)
        play(state, "draw")
        assert (state.ending, moves(state)) == ("bust", set())
    for card, king in {"JD": "KH", "8D": "KC", "2D": "KD", "AH": "KS"}.items():
        state = second_example(top=card)
        play(state, "draw")
        assert state.ending is None
        assert king in kings_that_take(state, card)
        assert "reserve" not in moves(state)


def test_example_2_where_the_cards_in_reserve_can_be_played_and_what_that_does() -> None:
    """ "6S cannot be played anywhere", "2S ... the 3H or the 2H", "5D ... below QC or KC" """
    for card, kings in {"6S": "", "2S": "KS KD", "5D": "KH KC", "AS": "KS KD"}.items():
        assert kings_that_take(second_example(), card) == {*kings.split()}
    # "You can kill the KD by playing AS.  That would create another slot."
    state = second_example(top="10S")
    play(state, "AS KD")
    assert killed(state) == {"KD": "alternating"}
    assert GAME.view(state, 0).slots == 5
    play(state, "draw", "reserve")
    assert codes(state.reserve) == "5D 2S 6S 10S"
    # The ace "could also be played below the 3H (but that's a bad move)".
    state = second_example()
    play(state, "AS KS")
    assert killed(state) == {}
    # "If played beneath the 2H, one more 2 would kill that king."
    state = second_example(top="2D")
    play(state, "2S KD")
    assert killed(state) == {}
    play(state, "draw", "2D KD")
    assert killed(state) == {"KD": "kind"}


def test_runs_may_start_anywhere_below_the_king_who_does_not_count() -> None:
    """ "start playing a QC on KC, ... but then play 10H below the QC, effectively switching"

    "Similarly, you could play 10S and then 10C below the 10H to kill the king.", "under KC, for
    same suit, you'd need JC, 8C, 5C, 3C to kill"
    """
    for pile, top, way in (
        ("QC 10H", "9S 8D 7C", "alternating"),
        ("QC 10H", "10S 10C", "kind"),
        ("JC 8C", "5C 3C", "suited"),
    ):
        state = layout(pile, top=top)
        for card in top.split():
            assert killed(state) == {}
            play(state, "draw", f"{card} KC")
        assert killed(state) == {"KC": way}


THREE_DEAD = ("QC QD QH", "JC JD JH", "10C 10D 10H")


def test_among_wins_fewer_cards_drawn_are_told_apart() -> None:
    """Ruling "Score"."""
    early = layout(*THREE_DEAD, "9S 9H", top="9C")
    late = layout(*THREE_DEAD, "9S 9H", top="9C", stock=5)
    for state in (early, late):
        play(state, "draw", "9C KS")
    assert GAME.view(early, 0).cards_drawn == 12
    assert GAME.view(late, 0).cards_drawn == 44


@pytest.mark.parametrize("dead", [0, 1, 2, 3])
def test_the_score_is_the_number_of_kings_killed(dead: int) -> None:
    """Ruling: "Kings killed (0-4)"."""
    state = layout(*THREE_DEAD[:dead])
    GAME.concede(state, 0, chance())
    assert result(GAME, state) == ((2,), (dead,))


def test_conceding_loses_with_the_kings_killed_so_far() -> None:
    """README: "Conceding is always possible." """
    for state in (layout("QC QD QH"), layout("QC QD QH", drawn="2C")):
        assert told(GAME.concede(state, 0, chance())) == [("ended", {"ending": "conceded"})]
        assert result(GAME, state) == ((2,), (1,))
        assert GAME.to_act(state) == frozenset()


IN_PLAY = layout("JC 10H", "JS", "QS 9H 7H", "QH QD QC", reserve="8D 2C", drawn="9S", top="AC 3D")


def test_everything_but_the_order_of_the_stock_is_seen_by_everybody() -> None:
    """Ruling "Public"."""
    state, view = IN_PLAY, GAME.view(IN_PLAY, None)
    assert view == GAME.view(state, 0)
    assert [codes(pile.cards) for pile in view.piles] == ["JC 10H", "JS", "QS 9H 7H", "QH QD QC"]
    assert [pile.death for pile in view.piles] == [None, None, None, "kind"]
    assert [code(pile.bottom) for pile in view.piles[:3]] == ["10H", "JS", "7H"]
    assert code(GAME.view(layout(), None).piles[PILE["KD"]].bottom) == "KD"
    assert codes(view.reserve) == "8D 2C"
    assert view.drawn is not None
    assert code(view.drawn) == "9S"
    assert (view.stock, view.slots, view.killed, view.ending) == (len(state.stock), 5, 1, None)


def test_a_world_keeps_what_is_seen_and_deals_the_stock_anew() -> None:
    state, view = IN_PLAY, GAME.view(IN_PLAY, 0)
    tops: Counter[int] = Counter()
    for key in range(1_000):
        world = GAME.determinize(view, chance(key))
        assert GAME.view(world, 0) == view
        assert sorted(world.stock) == sorted(state.stock)
        tops[world.stock[-1]] += 1
    assert chi_square(tops, len(state.stock)) < 75


def test_events_tell_what_happened_to_everybody() -> None:
    state = layout("QH QD", reserve="2C", top="10S QC")
    assert told(play(state, "draw")) == [("drawn", {"card": "10S"})]
    assert told(play(state, "reserve")) == [("reserved", {"card": "10S"})]
    assert told(play(state, "2C KC")) == [("placed", {"card": "2C", "king": "KC", "drawn": False})]
    state = layout("QH QD", top="QC")
    play(state, "draw")
    assert told(play(state, "QC KC")) == [
        ("placed", {"card": "QC", "king": "KC", "drawn": True}),
        ("killed", {"king": "KC", "way": "kind"}),
    ]


@pytest.mark.parametrize("kind", [False, True])
def test_random_games_go_as_the_document_says(kind: bool) -> None:
    """A kind stock is nearly sorted by value, high cards first, and often short."""
    ends: Counter[str | None] = Counter()
    kills: Counter[str] = Counter()
    every_move = [f"{code(card)} {king}" for card in PEOPLE for king in KINGS]

    def liked(move: str) -> float:
        """A taste for kills, then for steps of one suit or value, and for a free reserve."""
        if " " not in move:
            free = len(model.reserve) < model.slots()
            return rng.random() + {"undo": 0, "draw": 2 * free, "reserve": 2}[move]
        card, king = move.split()
        pile = model.below[king]
        alike = pile and (pile[-1][:-1] == card[:-1] or pile[-1][-1] == card[-1])
        return rng.random() + (4 if death([*pile, card]) else 3 if alike else 1)

    for seed in range(200):
        rng, state = random.Random(seed), new(seed)
        if kind:
            noise = rng.choice([0.3, 1, 3])
            state.stock.sort(key=lambda card: number(code(card)) + rng.gauss(0, noise))
            del state.stock[: rng.choice([0, 10, 20, 30])]
        model = Solitaire([code(card) for card in reversed(state.stock)])
        skill = rng.choice([0.0, 0.8, 1.0])
        while True:
            view, menu, allowed = GAME.view(state, 0), GAME.menu(state, 0), model.moves()
            assert [code(card) for card in state.stock[::-1]] == model.deck
            assert [codes(pile).split() for pile in state.piles] == list(model.below.values())
            deaths = zip(KINGS, state.deaths, strict=True)
            assert {king: way for king, way in deaths if way} == model.dead
            assert [code(card) for card in state.reserve] == model.reserve
            assert (None if state.drawn is None else code(state.drawn)) == model.in_hand
            assert (view.slots, view.killed) == (model.slots(), len(model.dead))
            assert sorted(map(written, menu)) == sorted(allowed)
            assert menu.count() == len(allowed)
            assert state.ending == model.over
            if model.over:
                break
            assert GAME.outcome(state) is None
            for other in (*rng.sample(every_move, 5), "draw", "reserve", "undo"):
                assert (read(other) in menu) is (other in allowed)
            move = rng.choice(allowed)
            if rng.random() < skill:
                move = max(allowed, key=liked)
            GAME.apply(state, 0, read(move), chance())
            model.move(move)
        assert result(GAME, state) == ((1 if model.over == "won" else 2,), (len(model.dead),))
        ends[model.over] += 1
        kills.update(model.dead.values())
        often = len(ends) == 3 and min(ends.values()) > 10
        if len(kills) == 3 and (often if kind else len(ends) > 1):
            break
    assert set(kills) == {"alternating", "suited", "kind"}
    assert set(ends) <= {"won", "bust", "out_of_moves"}
    assert often or not kind, ends
