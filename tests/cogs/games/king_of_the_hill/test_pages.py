"""What board and hand say and offer in positions laid out by hand; no bot is needed for that."""

from collections.abc import Sequence

import pytest

from bot.base.names import escaped
from bot.pages.model import Page
from games.core.cards import STANDARD_DECK, code, label
from games.king_of_the_hill import APEX, JOKER, PLACES, AttackMenu, KingOfTheHillState, SetAside
from tests.cogs.games.king_of_the_hill.playing import NAMES, PHASES, TWO_CARDS, tie_to_come
from tests.cogs.games.positions import alternative, labels_on, pages_of
from tests.cogs.test_conformance_of_pages import LONG_NAMES, within_limits
from tests.games.king_of_the_hill import table
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, BOTTOM, GAME
from tests.support.imagined import Pages

KINGS = (("KS", "KH"),)
"""A tie."""


def laid_out(phase: str) -> KingOfTheHillState:
    """A phase in which nobody has decided anything yet; ``tie`` is its own."""
    if phase == "setup":
        return table.new()
    if phase == "tie":
        state = tie_to_come()
        table.fight(state, BOTTOM[0], *KINGS)
        return state
    state = table.table(("7S 8S AC", "KH 3D"), ("4D 5D", "JB 9H"), gone=(11,))
    if phase != "choosing":
        table.choose(state, TWO_CARDS)
    if phase == "spoils":
        table.attack(state, ("7S 8S", "KH"))
    return state


def pages(state: KingOfTheHillState, names: Sequence[str] = NAMES) -> Pages:
    return pages_of(GAME, state, names)


def ended(state: KingOfTheHillState) -> Page:
    """The board of a match that is over."""
    made = pages(state)
    assert made.record.outcome is not None
    made.record.status = "over"
    return made.board()


def test_the_board_tells_who_is_to_do_what_in_every_phase() -> None:
    told = {
        "setup": "Still to choose: **ann** and **bob**.",
        "choosing": "**ann** is to choose a stack to fight for",
        "attack": "ann fights for **G · K♦︎ ×2**. Both attack in secret.",
        "tie": "A tie for **A · 9♣︎**! Both attack again, from their reserves.",
        "spoils": "**ann** has won 2 cards and divides them between hand and reserve.",
    }
    assert {*told} == {*PHASES}
    for phase, text in told.items():
        assert text in pages(laid_out(phase)).board().text, phase


@pytest.mark.parametrize("phase", PHASES)
def test_the_alternatives_tell_all_that_one_needs_to_play(phase: str) -> None:
    state = laid_out(phase)
    made = pages(state)
    alt = alternative(made.board())
    view = GAME.view(state, None)
    for seat, name in enumerate(NAMES):
        facts = view.seats[seat]
        counts = f"{facts.hand} in hand · {facts.reserve} in reserve · {facts.won} won"
        assert f"{seat + 1} {name} · {counts}" in alt
        for card in (*state.hands[seat], *state.reserves[seat]):
            for told in (made.hand(seat).text, alternative(made.hand(seat))):
                assert (label(card) if card < JOKER else "Joker") in told
    for index, stack in enumerate(view.stacks):
        if not stack.size:
            continue
        assert stack.top is not None
        row = next(line for line in alt.splitlines() if line.startswith(f"Row {PLACES[index][0]}:"))
        top = "Joker" if index == 0 else label(stack.top)
        text = f" · {top}" + (f" ×{stack.size}" if stack.size > 1 else "")
        assert text in row
        assert (f"{text}]" in row) == (index in view.available)
    assert ("⚔" in alt) == (phase in ("tie", "spoils"))


def test_long_names_and_a_long_battle_fit_and_the_newest_blow_is_shown() -> None:
    tied = ((11, 24), (9, 22), (10, 23), (8, 21), (7, 20), (6, 19), (5, 18), (4, 17))
    state = laid_out("tie")
    assert state.battle is not None
    state.battles[-1] = state.battle._replace(
        blows=tuple(((one,), (other,)) for one, other in tied)
    )
    for name in LONG_NAMES:
        names = (f"1{name}"[:32], f"2{name}"[:32])
        made = pages(state, names)
        for page in (made.board(), made.hand(0), made.hand(1)):
            within_limits(page)
        board = made.board()
        assert f"**{label(4)}** (6)" in board.text
        assert all(escaped(each) in board.text for each in names)


def test_a_choice_is_told_to_its_owner_and_to_others_only_that_it_was_made() -> None:
    state = laid_out("attack")
    before = pages(state).board().text
    table.commit(state, 0, "7S 8S")
    made = pages(state)
    after = made.board().text
    assert after.count(" · ready ✓") == 1
    waiting = before.replace("**ann** and **bob**", "**bob**").replace("ann and bob", "bob")
    assert after.replace(" · ready ✓", "") == waiting
    assert "You attack with **7♠︎ 8♠︎** (15). Waiting for bob." in made.hand(0).text
    assert not made.hand(0).rows
    setup = laid_out("setup")
    GAME.apply(setup, 0, SetAside((setup.hands[0][0],)), table.chance())
    made = pages(setup)
    assert "You lay " in made.hand(0).text and "aside. Waiting for bob" in made.hand(0).text
    assert "Still to choose: **bob**." in made.board().text
    assert "12 in hand · 0 in reserve" in made.board().text, "told when both have chosen"


@pytest.mark.parametrize("phase", ["setup", "attack", "tie"])
def test_what_was_chosen_in_secret_is_not_told_when_the_other_concedes(phase: str) -> None:
    told = []
    for chosen in ("AC", "7S") if phase == "attack" else ("4S", "5S"):
        state = laid_out(phase)
        if phase == "setup":
            at = 0 if chosen == "4S" else 1
            GAME.apply(state, 0, SetAside((state.hands[0][at],)), table.chance())
        else:
            table.commit(state, 0, chosen)
        GAME.concede(state, 1, table.chance())
        board = ended(state)
        assert "bob concedes: ann is King of the Hill!" in board.text
        assert "🥇 **ann**" in board.text
        told.append((board, pages(state).hand(1)))
    assert told[0] == told[1]


# Attacking


MANY = [card for card in STANDARD_DECK if code(card) not in {"KS", "KH", "2C", "2H"}]


def many(number: int) -> str:
    return " ".join(code(card) for card in MANY[:number])


@pytest.mark.parametrize("number", [15, 16, 25, 26, 41])
def test_every_attack_of_a_large_hand_is_within_reach(number: int) -> None:
    state = table.table((many(number), ""), stacks={1: "2C 2H KH KS"}, gone=ALL_BUT_APEX - {1})
    table.choose(state, 1)
    made = pages(state)
    within_limits(made.hand(0))
    assert made.actions(made.hand(0)) == [], "nothing before a card is picked"
    held = (*MANY[:number], JOKER)
    for card in held:
        page = made.hand(0, code(card))
        within_limits(page)
        legal = [attack for attack in AttackMenu(held) if card in attack.cards]
        assert sorted(map(repr, made.actions(page))) == sorted(map(repr, legal))


@pytest.mark.parametrize("number", [16, 26, 40])
def test_a_tie_is_fought_out_of_a_large_reserve(number: int) -> None:
    rest = " ".join(code(card) for card in MANY[number : number + 4])
    state = table.table(("KS", "KH"), (many(number), ""), stacks={1: rest}, gone=ALL_BUT_APEX - {1})
    table.fight(state, 1, *KINGS)
    made = pages(state)
    for card in (MANY[0], MANY[number // 2], MANY[number - 1], JOKER):
        page = made.hand(0, code(card))
        within_limits(page)
        assert any(attack.cards == (card,) for attack in made.actions(page))


def test_the_most_cards_there_can_be_fit_the_text() -> None:
    state = table.table((many(40), ""), ("KS KH", ""), gone=ALL_BUT_APEX)
    page = pages(state).hand(0)
    within_limits(page)
    assert "Hand, 41:" in page.text and "Reserve, 2:" in page.text


def test_attacks_are_named_with_what_they_are_worth() -> None:
    made = pages(laid_out("attack"))
    attacks = [text for text in labels_on(made.hand(0, "8S")) if text.startswith("Attack:")]
    assert attacks == ["Attack: 8♠︎ = 8", "Attack: 7♠︎ 8♠︎ = 15"]
    assert "Attack: A♣︎ = 15" in labels_on(made.hand(0, "AC"))
    joker = made.hand(0, "JB")
    assert "Attack: Joker = 0" in labels_on(joker)
    assert "comes back to your hand" in joker.text


def test_the_joker_at_the_apex_gives_the_match_up_and_the_hand_says_so() -> None:
    state = table.table(("KS 2C", "KH 3D"), gone=ALL_BUT_APEX)
    table.choose(state, APEX)
    text = pages(state).hand(0, "JB").text
    assert "gives the match up" in text and "comes back" not in text


def test_a_lone_joker_in_the_reserve_attacks_by_itself() -> None:
    state = table.table(("KS 2C", "KH 3D"), ("", "5D"), stacks={10: "9C"})
    table.fight(state, 10, *KINGS)
    made = pages(state)
    assert labels_on(made.hand(0)) == []
    assert "You attack with **Joker** (0). Waiting for bob." in made.hand(0).text
    assert "Still to attack: **bob**." in made.board().text


def test_a_joker_hidden_in_the_reserve_is_told_of_when_the_attacks_are_revealed() -> None:
    state = laid_out("attack")
    table.commit(state, 1, "JB")
    made = pages(state)
    assert "You attack with **Joker** (0). Waiting for ann." in made.hand(1).text
    assert "2 in hand · 2 in reserve" in made.board().text
    table.commit(state, 0, "AC")
    board = pages(state).board().text
    assert "bob **Joker** (0): ann wins." in board
    assert "3 in hand · 1 in reserve" in board


def test_the_battle_is_told_blow_by_blow_until_one_of_the_next_is_struck() -> None:
    state = laid_out("tie")
    table.attack(state, ("4S 5S 6S", "9H"))
    assert "ann **4♠︎ 5♠︎ 6♠︎** (15) and bob **9♥︎** (9): ann wins." in pages(state).board().text
    table.divide(state, 0)
    table.choose(state, BOTTOM[2])
    made = pages(state)
    assert "Both attack in secret" in made.board().text
    assert "**Battle 1**" in made.board().text and "Battle 2" not in made.board().text
    assert "Discarded, " in made.hand(0).text


def test_two_jokers_discard_the_stack() -> None:
    state = laid_out("attack")
    table.attack(state, ("JB", "JB"))
    board = pages(state).board().text
    assert "two Jokers" in board and "The stack is discarded." in board
    assert "**bob** is to choose a stack" in board


def test_two_jokers_at_the_apex_are_a_draw_and_nobody_wins() -> None:
    state = table.table(("AS", "2H"), gone=ALL_BUT_APEX)
    table.fight(state, APEX, ("JB", "JB"))
    text = ended(state).text
    assert "Two Jokers at the apex: nobody is King of the Hill. A draw." in text
    assert "wins" not in text
    assert text.count("🥇") == 2 and "🥈" not in text


@pytest.mark.parametrize("blows", [(("AS", "2H"),), (("3C", "3H"), ("9C", "8C"))])
def test_whoever_wins_the_apex_is_king(blows: tuple[tuple[str, str], ...]) -> None:
    state = table.table(("AS 3C", "2H 3H"), ("9C", "8C"), gone=ALL_BUT_APEX, turn=1)
    table.fight(state, APEX, *blows)
    text = ended(state).text
    assert "ann wins the apex and is King of the Hill!" in text
    assert "🥇 **ann** · 1 card won" in text and "🥈 **bob** · 0 cards won" in text
    assert "is King of the Hill!" in pages(state).hand(0).text


@pytest.mark.parametrize("faces_tie", [False, True])
def test_the_variant_lets_tens_and_pictures_tie(faces_tie: bool) -> None:
    state = table.table(("KS", "JH"), ("9C", "8C"), faces_tie=faces_tie)
    table.fight(state, BOTTOM[0], ("KS", "JH"))
    page = pages(state).board()
    assert ("ten, jack, queen and king tie" in page.text + page.footer) == faces_tie
    if faces_tie:
        assert "ann **K♠︎** (10) and bob **J♥︎** (10): a tie." in page.text
    else:
        won = "ann **K♠︎** (10) and bob **J♥︎** (10): ann wins, for K♠︎ ranks above J♥︎."
        assert won in page.text


# Dividing


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, "ann took all 2 cards into the hand."),
        (2, "ann put all 2 cards into the reserve."),
        (1, "ann put 1 into the hand and 1 into the reserve."),
    ],
)
def test_spoils_are_divided_and_only_the_counts_are_told(number: int, told: str) -> None:
    state = laid_out("spoils")
    hidden, spoils = state.spoils[0], table.codes(state.spoils[:number])
    table.divide(state, 0, spoils)
    made = pages(state)
    assert told in made.board().text
    assert label(hidden) not in made.board().text + made.hand(1).text


def test_the_button_that_divides_says_what_goes_where() -> None:
    made = pages(laid_out("spoils"))
    assert "All to the hand" in labels_on(made.hand(0))
    (name,) = [text for text in labels_on(made.hand(0, "1")) if text.startswith("Reserve: ")]
    assert "; hand: " in name
    assert "All to the reserve" in labels_on(made.hand(0, "3"))
    assert labels_on(made.hand(1)) == []
