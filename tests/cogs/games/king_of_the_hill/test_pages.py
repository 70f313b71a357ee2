"""Texts of arranged positions, without a bot: boards and hands."""

from collections.abc import Sequence

import pytest

from bot.match.view import match_view
from bot.pages.model import Button, Page
from games.core.cards import STANDARD_DECK, code
from games.king_of_the_hill.attack import JOKER, AttackMenu
from games.king_of_the_hill.state import APEX, PLACES, KingOfTheHillState, SetAside
from tests.cogs.games.king_of_the_hill.playing import KINGS, NAMES, PHASES, TWO_CARDS, laid_out
from tests.cogs.games.positions import alternative, labels_on, menus_on, pages_of
from tests.games.king_of_the_hill import table
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, BOTTOM, GAME
from tests.games.playing import chance, codes
from tests.support.cards import label
from tests.support.imagined import ENGLISH, Pages, controls
from tests.support.looking import within_limits

THREE_CARDS = table.at(3, 0)


def pages(state: KingOfTheHillState, names: Sequence[str] = NAMES) -> Pages:
    return pages_of(GAME, state, names)


def ended(state: KingOfTheHillState) -> Page:
    """The board of a match that is over."""
    made = pages(state)
    assert made.record.outcome is not None
    made.record.status = "over"
    return made.board()


@pytest.mark.parametrize(
    ("stack", "hand", "advice"),
    [
        ({BOTTOM[0]: "6C"}, "AC 7S 8S", "Only 6♣︎ is at stake"),
        (
            {BOTTOM[0]: "7C"},
            "AC 7S 8S",
            "win with as little as you can. Your best attack is worth 15.",
        ),
        (
            {TWO_CARDS: "6H 5H"},
            "AC",
            "win with as little as you can. Your best attack is worth 15.",
        ),
        ({THREE_CARDS: "6H 5H 4H"}, "AC", "expect a strong attack. Your best is worth 15."),
        ({THREE_CARDS: "6H 5H 4H"}, "AC 7S 8S 9S", "expect a strong attack. Your best is worth 15"),
        ({THREE_CARDS: "6H 5H 4H"}, "4S 5S 7S 8S", "expect a strong attack. Your best is worth 15"),
        ({THREE_CARDS: "6H 5H 4H"}, "3S 6S 7S 8S", "worth 21: no single card beats that."),
    ],
)
def test_the_advice_for_an_attack_follows_what_is_at_stake(
    stack: dict[int, str], hand: str, advice: str
) -> None:
    (chosen,) = stack
    gone = set(range(1, 15)) - {chosen}
    state = table.table((hand, "KH 3D"), ("4D 5D", "JB"), stacks=stack, gone=gone)
    table.choose(state, chosen)
    made = pages(state)
    assert advice in made.presenter.texts(match_view(made.record, 0), ENGLISH).coaching()


def test_the_board_tells_who_is_to_do_what_in_every_phase() -> None:
    told = {
        "setup": "Waiting for **ann** and **bob**.",
        "choosing": "**ann** is choosing a stack to fight for",
        "attack": "ann chose to fight for **K♦︎ ×2**. Both of you attack in secret now.",
        "tie": "A tie for **9♣︎**! Attack again, from your reserves.",
        "spoils": "**ann** won K♦︎ ×2 and is dividing the cards between hand and reserve.",
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
        own = alternative(made.hand(seat))
        for card in (*state.hands[seat], *state.reserves[seat]):
            assert (label(card) if card < JOKER else "Joker") in own
        assert ("Battle 1" in own) == (phase in ("tie", "spoils"))
    for index, stack in enumerate(view.stacks):
        if not stack.size:
            continue
        assert stack.top is not None
        top = "the apex" if index == APEX else label(stack.top)
        text = top + (f" ×{stack.size}" if stack.size > 1 else "")
        for told in (alt, own):
            rows = told.splitlines()
            row = next(line for line in rows if line.startswith(f"Row {PLACES[index][0]}:"))
            assert text in row
            assert (f"[{text}]" in row) == (index in view.available)
    assert ("Battle 1" in alt) == (phase in ("tie", "spoils"))


def test_a_choice_is_told_to_its_owner_and_to_others_only_that_it_was_made() -> None:
    state = laid_out("attack")
    before = pages(state).board().text
    table.commit(state, 0, "7S 8S")
    made = pages(state)
    assert made.board().text == before.replace("**ann** and **bob**.", "**bob**.")
    assert alternative(made.board()).count(" · ready ✓") == 1
    assert "Waiting for bob." in made.hand(0).text
    assert "Chosen: 7♠︎ 8♠︎" in alternative(made.hand(0))
    assert [each.verb for each in controls(made.hand(0))] == ["menu"]
    setup = laid_out("setup")
    GAME.apply(setup, 0, SetAside((setup.hands[0][0],)), chance())
    made = pages(setup)
    assert f"Chosen: {label(setup.hands[0][0])}" in alternative(made.hand(0))
    assert "Waiting for **bob**." in made.board().text
    assert "12 in hand · 0 in reserve" in alternative(made.board()), "told when both have chosen"


@pytest.mark.parametrize("phase", ["setup", "attack", "tie"])
def test_a_hand_stays_as_it_is_when_the_other_chooses_in_secret(phase: str) -> None:
    """Each change of an open hand is a request to Discord."""
    state = laid_out(phase)
    before = pages(state).hand(1)
    action = next(iter(GAME.menu(state, 0)))
    later = GAME.copy(state)
    GAME.apply(later, 0, action, chance())
    assert pages(later).hand(1) == before
    assert pages(later).board() != pages(state).board()


# Attacking


@pytest.mark.parametrize("number", [3, 10, 16, 25, 30, 41])
def test_every_attack_of_any_hand_is_within_reach(number: int) -> None:
    """By one press, or another one after picking a card."""
    at_stake = "2C 2H KH KS"
    held = [card for card in STANDARD_DECK if code(card) not in at_stake.split()][:number]
    hand = " ".join(map(code, held))
    state = table.table((hand, ""), stacks={1: at_stake}, gone=ALL_BUT_APEX - {1})
    table.choose(state, 1)
    made, reached = pages(state), set[str]()
    for draft in ("", *(code(card) for card in range(JOKER + 1))):
        page = made.hand(0, draft)
        within_limits(page)
        reached.update(map(repr, made.actions(page)))
    assert reached == {*map(repr, AttackMenu((*held, JOKER)))}


def test_a_press_on_a_card_or_a_sequence_attacks_with_it() -> None:
    made = pages(laid_out("attack"))
    hand = made.hand(0)
    assert labels_on(hand)[-4:] == ["A♣︎ = 15", "7♠︎", "8♠︎", "7♠︎ 8♠︎ = 15"]
    played = [codes(action.cards) for action in made.actions(hand)]
    assert played == ["JB", "AC", "7S", "8S", "7S 8S"], "the reserve cannot be played yet"


def test_a_tie_offers_what_the_reserve_holds_and_where_no_attack_stood() -> None:
    """Not even when the other's attack was there first, so that no other page comes between."""
    state = table.table(("7S 8S AC", "8H 3D"), ("4D 5D JB", "9H"), gone=(11,))
    table.choose(state, TWO_CARDS)
    assert "4♦︎" not in labels_on(pages(state).hand(0)), "the reserve cannot be played yet"
    table.attack(state, ("8S", "8H"))
    after = pages(state).hand(0)
    assert menus_on(after) == [["4♦︎ = 4", "5♦︎ = 5", "4♦︎ 5♦︎ = 9", "Joker = 0"]]
    assert labels_on(after) == []


def test_what_both_played_is_told_to_everybody_until_the_next_blow() -> None:
    state = laid_out("tie")
    tie = "ann attacked with **K♠︎** (10) and bob with **K♥︎** (10): a tie."
    won = (
        "From the reserves, ann attacked with **4♠︎ 5♠︎ 6♠︎** (15) and bob with **9♥︎** (9): ann wins."
    )
    spoils = "ann won 9♣︎ and took it into hand."

    def told(*lines: str) -> None:
        made = pages(state)
        for page in (made.board(), made.hand(0), made.hand(1)):
            assert page.text.startswith(" ".join(lines)), page.text

    told(tie)
    table.attack(state, ("4S 5S 6S", "9H"))
    told(tie, won)
    blow = "ann attacked with 4♠︎ 5♠︎ 6♠︎ (15) and bob with 9♥︎ (9): ann wins."
    assert blow in alternative(pages(state).board())
    table.divide(state, 0)
    told(tie, won, spoils)
    table.choose(state, BOTTOM[2])
    told(tie, won, spoils)
    made = pages(state)
    assert "Both of you attack in secret now" in made.board().text
    for page in (made.board(), made.hand(0), made.hand(1)):
        assert blow in alternative(page) and "Battle 2" not in alternative(page)
    table.attack(state, ("2C", "3D"))
    told("ann attacked with **2♣︎** (2) and bob with **3♦︎** (3): bob wins.")


def test_the_joker_at_the_apex_gives_the_match_up_and_the_hand_says_so() -> None:
    state = table.table(("KS 2C", "KH 3D"), gone=ALL_BUT_APEX)
    table.choose(state, APEX)
    hand = pages(state).hand(0)
    assert "The Joker gives up the match!" in hand.text
    styles = {each.label: each.style for each in controls(hand) if isinstance(each, Button)}
    assert styles["Joker = 0"] == "danger" != styles["2♣︎"]
    assert "gives up the match" not in pages(laid_out("attack")).hand(0).text


def test_a_lone_joker_in_the_reserve_attacks_by_itself() -> None:
    state = table.table(("KS 2C", "KH 3D"), ("", "5D"), stacks={10: "9C"})
    table.fight(state, 10, *KINGS)
    made = pages(state)
    assert made.actions(made.hand(0)) == []
    assert "Chosen: Joker" in alternative(made.hand(0))
    assert "Waiting for **bob**." in made.board().text


def test_a_joker_hidden_in_the_reserve_is_told_of_when_the_attacks_are_revealed() -> None:
    state = laid_out("attack")
    table.commit(state, 1, "JB")
    made = pages(state)
    assert "Chosen: Joker" in alternative(made.hand(1))
    assert "2 in hand · 2 in reserve" in alternative(made.board())
    table.commit(state, 0, "AC")
    board = alternative(pages(state).board())
    assert "bob with Joker (0): ann wins." in board
    assert "3 in hand · 1 in reserve" in board


def remembered(made: Pages, viewer: int | None = None) -> Page:
    page = made.memory(viewer)
    assert page is not None
    return page


def test_all_battles_so_far_are_on_one_page_for_everybody() -> None:
    state = laid_out("attack")
    made = pages(state)
    assert made.memory(None) is None
    assert "memory" not in {each.verb for each in controls(made.board())}
    table.attack(state, ("7S", "KH"))
    table.divide(state, 1)
    table.fight(state, BOTTOM[0], ("AC", "3D"))
    made = pages(state)
    for viewer in (None, 0, 1):
        text = remembered(made, viewer).text
        blow = "ann attacked with **7♠︎** (7) and bob with **K♥︎** (10): bob wins."
        assert f"**Battle 1**, for K♦︎ ×2:\n{blow}" in text
        assert text.index("**Battle 2**") < text.index("**Battle 1**"), "the newest first"
        assert "bob won K♦︎ ×2 and took both into hand." in text
        assert "Out of the match: " in text and "7♠︎" in text.rpartition("match:")[2]
    for page in (made.board(), made.hand(0), made.hand(1)):
        assert [each.verb for each in controls(page)].count("memory") == 1


def test_one_sees_what_the_other_is_known_to_hold() -> None:
    state = laid_out("attack")
    table.attack(state, ("7S", "KH"))
    table.divide(state, 1)
    table.fight(state, BOTTOM[0], ("AC", "JB"))
    made = pages(state)
    assert "Known in hand: K♦︎ Joker" in alternative(made.hand(0))
    assert "Known" not in alternative(made.hand(1))


def test_two_jokers_are_told_once() -> None:
    state = laid_out("attack")
    table.attack(state, ("JB", "JB"))
    for page in (pages(state).board(), pages(state).hand(0), pages(state).hand(1)):
        assert "(0): two Jokers. Nobody gets K♦︎ ×2: it's discarded." in page.text


def test_two_jokers_at_the_apex_are_a_draw_and_nobody_wins() -> None:
    state = table.table(("AS", "2H"), gone=ALL_BUT_APEX)
    table.fight(state, APEX, ("JB", "JB"))
    text = ended(state).text
    assert "Two Jokers meet at the apex: it's a draw. Nobody is King of the Hill." in text
    assert "ann wins" not in text and "bob wins" not in text
    assert text.count("🤝") == 2 and "🥇" not in text


@pytest.mark.parametrize("blows", [(("AS", "2H"),), (("3C", "3H"), ("9C", "8C"))])
def test_whoever_wins_the_apex_is_king(blows: tuple[tuple[str, str], ...]) -> None:
    state = table.table(("AS 3C", "2H 3H"), ("9C", "8C"), gone=ALL_BUT_APEX, turn=1)
    table.fight(state, APEX, *blows)
    text = ended(state).text
    assert "ann wins the apex and is King of the Hill!" in text
    assert "🥇 **ann** · 1 card won" in text and "2. **bob** · 0 cards won" in text
    assert "is King of the Hill!" not in pages(state).hand(0).text, "its title says so"


@pytest.mark.parametrize("faces_tie", [False, True])
def test_the_variant_lets_tens_and_pictures_tie(faces_tie: bool) -> None:
    state = table.table(("KS", "JH"), ("9C", "8C"), faces_tie=faces_tie)
    table.fight(state, BOTTOM[0], ("KS", "JH"))
    made = pages(state)
    assert ("ten, jack, queen and king tie" in made.board().footer) == faces_tie
    if faces_tie:
        assert "**K♠︎** (10) and bob with **J♥︎** (10): a tie." in remembered(made).text
    else:
        won = "**K♠︎** (10) and bob with **J♥︎** (10): ann wins, because K♠︎ ranks above J♥︎."
        assert won in remembered(made).text


# Dividing


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, "ann won K♦︎ ×2 and took both into hand."),
        (2, "ann won K♦︎ ×2 and put both in reserve."),
        (1, "ann won K♦︎ ×2: 1 into hand, 1 in reserve."),
    ],
)
def test_spoils_are_divided_and_only_the_counts_are_told(number: int, told: str) -> None:
    state = laid_out("spoils")
    hidden, spoils = state.spoils[0], codes(state.spoils[:number])
    table.divide(state, 0, spoils)
    made = pages(state)
    assert told in made.board().text
    assert label(hidden) not in made.board().text + made.hand(1).text
