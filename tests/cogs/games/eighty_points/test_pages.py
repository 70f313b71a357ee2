"""Texts and controls of board and hand in arranged positions, without a bot."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.discord_io.messages import message_of
from bot.match.view import match_view
from bot.pages.model import Button, Page, Select
from cogs.games.eighty_points.hand_texts import HandTexts
from games import GAMES
from games.core.cards import CODES, code, parse
from games.eighty_points.state import Call, EightyPointsState, Pass, Put, Ready
from tests.cogs.games.eighty_points.playing import NAMES, laid_out
from tests.cogs.games.positions import alternative, labels_on, menus_on, pages_of, record_of
from tests.games.eighty_points import table
from tests.games.eighty_points.table import C, H, S
from tests.games.playing import cards, chance, codes
from tests.support.cards import label
from tests.support.imagined import ENGLISH, Pages, controls, presenter_of
from tests.support.lessons import positions
from tests.support.looking import within_limits


def pages(state: EightyPointsState, names: tuple[str, ...] = NAMES) -> Pages:
    """All that can be shown in a position."""
    return pages_of(table.GAME, state, names)


def hands(state: EightyPointsState) -> dict[str, Page]:
    made = pages(state)
    return {name: made.hand(seat) for seat, name in enumerate(NAMES)}


# Dealing and declaring


def answers(hand: Page) -> list[str]:
    """The labels of the buttons that declare, or declare nothing."""
    offered = (each for each in controls(hand) if isinstance(each, Button))
    return [each.label for each in offered if each.verb in ("declare", "pass")]


@pytest.mark.parametrize("phase", ["dealing", "declaring"])
def test_only_who_holds_the_trump_rank_is_offered_to_declare(phase: str) -> None:
    wanted = {"ann": ["2♥︎", "2♥︎ 2♥︎"], "bob": ["2♠︎"], "cem": ["2♣︎", "2♣︎ 2♣︎"]}
    for name, hand in hands(laid_out(phase)).items():
        able = wanted.get(name, [])
        nothing = ["Declare nothing"] if phase == "declaring" else []
        assert answers(hand) == [*nothing, *able]
        assert ("**You can declare.**" in hand.text) == bool(able)


def test_any_declarations_there_are_fit_and_none_moves_when_another_comes() -> None:
    few, more = table.dealing("2S"), table.dealing("2S 2S 2H 2H 2D 2D 2C 2C")
    within_limits(pages(more).hand(0))
    assert len(answers(pages(more).hand(0))) == 9
    rows = [pages(state).hand(0).rows[1] for state in (few, more)]
    singles = [[each.label for each in row] for row in rows if not isinstance(row, Select)]
    assert singles == [["2♠︎", "2♥︎", "2♦︎", "2♣︎"]] * 2


def test_what_is_declared_is_told_and_what_can_still_be_done() -> None:
    state = laid_out("dealing")
    board = pages(state).board().text
    assert "If you hold a card of rank 2, you may declare its suit." in board
    assert "♥" not in board and "♠" not in board
    table.declare(state, 1, S)
    assert "You're declaring 2♠︎" in pages(state).hand(1).text
    assert not labels_on(pages(state).hand(1))
    table.go_on(state)
    for page in (pages(state).board(), *hands(state).values()):
        assert "bob declared with **2♠︎**." in page.text
    assert "Only a pair of rank 2 can override that." in pages(state).board().text
    strengthened = table.GAME.copy(laid_out("dealing"))
    table.declare(strengthened, 0, H)
    table.go_on(strengthened)
    last = table.GAME.copy(strengthened)
    table.wait_for(last, "declaring")
    assert answers(pages(strengthened).hand(0)) == ["2♥︎ 2♥︎"]
    assert answers(pages(last).hand(0)) == ["I'm done", "2♥︎ 2♥︎"]
    table.declare(strengthened, 0, H, pair=True)
    table.go_on(strengthened)
    assert "ann now shows **2♥︎ 2♥︎**!" in pages(strengthened).board().text
    table.declare(state, 2, C, pair=True)
    table.go_on(state)
    board = pages(state).board().text
    assert "cem showed **2♣︎ 2♣︎**: a pair beats bob's **2♠︎**." in board
    assert "A pair is final." in board
    for name, hand in hands(state).items():
        whose = "your" if name == "bob" else "bob's"
        assert f"a pair beats {whose} **2♠︎**." in hand.text
        assert "You can declare" not in hand.text


def test_whoever_declared_second_reads_why_it_does_not_count() -> None:
    state = table.GAME.copy(laid_out("dealing"))
    table.declare(state, 1, S)
    table.declare(state, 0, H)
    table.go_on(state)
    told = "You declared **2♠︎** too, but ann's **2♥︎** was dealt first."
    assert [name for name, hand in hands(state).items() if told in hand.text] == ["bob"]
    table.declare(state, 2, C, pair=True)
    table.go_on(state)
    assert "a pair beats ann's **2♥︎**" in hands(state)["bob"].text, "which beats bob's as well"
    assert "too, but" not in hands(state)["bob"].text
    pairs = table.dealing("", "2S 2S", "2H 2H", dealt=10)
    for seat, suit in ((2, H), (1, S)):
        table.declare(pairs, seat, suit, pair=True)
    table.go_on(pairs)
    assert "bob's **2♠︎ 2♠︎** was dealt first" in hands(pairs)["cem"].text


def test_why_somebody_became_king_is_told_until_the_first_trick_is_over() -> None:
    state = table.GAME.copy(laid_out("dealing"))
    table.declare(state, 1, S)
    table.go_on(state)
    table.declare(state, 2, C, pair=True)
    table.wait_for(state, "burying")
    told = "a pair beats {} **2♠︎**. That makes **cem** King of the Hill and **♣︎** trumps."
    for called in ("", " Called card: **K♠︎**, not played yet."):
        assert told.format("bob's") + called in pages(state).board().text
        assert told.format("your") + called in pages(state).hand(1).text
        goal = "that takes cem to 3 at least, and the ally rises by as many ranks"
        assert goal in pages(state).board().footer
        if state.phase == "burying":
            table.bury(state, codes(sorted(state.hands[2])[:8]))
            table.GAME.apply(state, 2, Call(parse("KS")), chance())
    table.wait_for(state, "shown")
    table.go_on(state)
    assert all("King of the Hill and" not in page.text for page in hands(state).values())
    assert "King of the Hill and" not in pages(state).board().text


def test_the_last_window_says_who_is_waited_for() -> None:
    state = laid_out("declaring")
    assert "the last chance to declare" in pages(state).board().text
    table.GAME.apply(state, 0, Pass(), chance())
    board = pages(state).board().text
    assert alternative(pages(state).board()).count("has answered ✓") == 1
    still = board.partition("Waiting for")[2].partition(".")[0]
    assert [name for name in NAMES if f"**{name}**" in still] == [*NAMES[1:]]


def test_in_a_later_round_who_declares_does_not_become_king() -> None:
    later = table.dealing("3H", "3S 3S", rank="3", number=2)
    text = pages(later).hand(1).text
    assert "That suit will be trumps." in text
    assert "become King of the Hill" not in text
    table.declare(later, 1, S, pair=True)
    assert later.koth == 0
    assert "♔ King of the Hill" in alternative(pages(later).board())


# Burying and calling


SPADES = " ".join(f"{rank}S {rank}S" for rank in ("A", "K", "Q", "J", "10", "9", "8", "7"))


@pytest.mark.parametrize(
    ("hand", "rank", "sizes"),
    [
        ("10C 10C 10D 10D 10H 10H 10S 10S", "10", None),
        ("AC AC AD AD AH AH AS AS KC KC KD KD KH KH KS KS QC QC QD QD", "A", None),
        (f"{SPADES} JR JR JB JB", "3", [25, 3]),
    ],
)
async def test_28_cards_of_any_shape_fit_into_menus(
    hand: str, rank: str, sizes: list[int] | None
) -> None:
    state = table.dealing(hand, rank=rank, number=2)
    if rank == "3":  # ann's 28 cards are trumps all, more than a menu takes
        state.deck.sort(key=lambda card: CODES[card][0] != "3")
    table.pass_all(state)
    table.name(state, S)
    made = pages(state)
    page = made.hand(0)
    within_limits(page)
    offered = [name for menu in menus_on(page) for name in menu]
    assert all(row.least == 0 for row in page.rows if isinstance(row, Select)), "all may go back"
    assert Counter(offered) == Counter(label(card) for card in made.record.state.hands[0])
    assert sizes is None or [len(menu) for menu in menus_on(page)] == sizes
    draft = ".".join(code(card) for card in made.record.state.hands[0][:8])
    assert labels_on(made.hand(0, draft)) == ["Bury these eight"]
    await message_of(page, "0" * 10, 999_999_999)


def test_any_of_54_faces_may_be_called() -> None:
    state = laid_out("calling")
    page = pages(state).hand(0)
    values = [
        option.value for row in page.rows if isinstance(row, Select) for option in row.options
    ]
    assert sorted(values) == sorted(CODES)
    held = Counter([*state.hands[0], *state.dead])
    offered = [name for menu in menus_on(page) for name in menu]
    for value, name in zip(values, offered, strict=True):
        many = {0: "", 1: " (you have 1)", 2: " (you have 2)"}[held[parse(value)]]
        assert name == label(parse(value)) + many
    assert [len(menu) for menu in menus_on(page)] == [15, 13, 13, 13]
    assert labels_on(page) == ["Call nobody"]
    assert labels_on(pages(state).hand(0, "AH")) == ["Call nobody", "Call A♥︎"]


def test_whose_menus_leave_no_room_is_only_offered_the_seat_back() -> None:
    made = pages(laid_out("calling"))
    made.record.chairs[0].stand_in = True
    assert labels_on(made.hand(0)) == ["Call nobody", "Take my seat back"]
    assert labels_on(made.hand(0, "AH")) == ["Take my seat back"]


# Whole boards


def test_the_alternative_tells_all_that_one_needs_to_play() -> None:
    held = ("AS 3C", "KS 3S", "5S 6S", "KS 8S", "9S 10S")
    state = table.table(*held, called="KS", points=(50, 60, 40, 10, 5))
    table.put(state, "AS")
    table.put(state, "KS")
    alt = alternative(pages(state).board())
    assert "To play: cem" in alt
    assert "Round 1 of 5 · trick 19" in alt
    assert "Trumps: ♥︎, every 2 and the Jokers." in alt
    assert "Called card: K♠︎, played by bob, the ally." in alt
    assert "Trick 19: ann A♠︎ ✓ · bob K♠︎" in alt
    for seat, facts in enumerate(table.GAME.view(state, None).seats):
        count = "1 card" if facts.held == 1 else f"{facts.held} cards"
        assert f"{seat + 1} {NAMES[seat]}: rank 2, {count}, {facts.points} points" in alt


@pytest.mark.parametrize(
    ("ranks", "points", "left", "verdict"),
    [
        ([9, 8, 8, 7, 6], [0, 9, 9, 9, 9], False, "ann has the highest rank, 9, and wins"),
        ([9, 9, 8, 7, 6], [90, 5, 0, 0, 0], False, "ann wins at rank 9: 90 points break the tie."),
        ([9, 9, 8, 7, 6], [90, 90, 0, 0, 0], False, "have the highest rank, 9, and share the"),
        ([9, 9, 8, 7, 6], [90, 5, 0, 0, 0], True, "bob has the highest rank, 9, and wins"),
        ([15, 9, 8, 7, 6], [90, 5, 0, 0, 0], True, "bob has the highest rank, 9, and wins"),
    ],
)
def test_the_verdict_compares_those_who_stayed(
    ranks: list[int], points: list[int], left: bool, verdict: str
) -> None:
    state = laid_out("scored")
    state.ranks, state.totals, state.points = ranks, points, [0] * 5
    state.left[0] = left
    state.phase = "over"
    record = record_of(table.GAME, state, NAMES)
    record.status = "over"
    assert verdict in presenter_of(table.GAME).texts(match_view(record, None), ENGLISH).verdict()


def ended(state: EightyPointsState) -> Page:
    """The board once the last trick of a match has been scored."""
    table.trick(state, "AS", "KS", "JS", "10S", "9S")
    table.go_on(state)
    made = pages(state)
    made.record.status = "over"
    return made.board()


def test_the_end_tells_the_reckoning_the_verdict_and_the_places() -> None:
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"),
        dead="KH KH 10H",
        called="KS",
        number=2,
        rounds=2,
        ranks=(5, 3, 4, 4, 2),
        rank="5",
        points=(15, 30, 45, 35, 25),
        totals=(40, 50, 60, 30, 20),
    )
    board = ended(state)
    text = board.text
    assert "ann and bob defended." in alternative(board)
    assert "cem 45 + dora 35 + eve 25 = 105" in alternative(board)
    assert "Total: **105**. That's at least 80, so the challengers win the round." in text
    assert "From 80 to 119 nobody rises." in text
    assert "ann has the highest rank, 5, and wins the match!" in text
    standing = [line for line in text.splitlines() if " · rank " in line][:5]
    medals = ["🥇 **ann**", "🥈 **cem**", "🥉 **dora**", "4. **bob**", "5. **eve**"]
    assert [line.split(" · ")[0] for line in standing] == medals
    assert board.footer == "Round 2 of 2"


@pytest.mark.parametrize(
    ("points", "winners", "rise"),
    [
        (0, "defenders", "No points, so up by 3 ranks: ann and bob to 5."),
        (40, "defenders", "1 to 40 points, so up by 2 ranks: ann and bob to 4."),
        (45, "defenders", "41 to 79 points, so up by 1 rank: ann and bob to 3."),
        (75, "defenders", "41 to 79 points, so up by 1 rank: ann and bob to 3."),
        (80, "challengers", "From 80 to 119 nobody rises."),
        (115, "challengers", "From 80 to 119 nobody rises."),
        (120, "challengers", "120 to 159 points, so up by 1 rank: cem, dora and eve to 3."),
        (160, "challengers", "160 to 199 points, so up by 2 ranks: cem, dora and eve to 4."),
    ],
)
def test_the_reckoning_says_who_wins_a_round_and_how(points: int, winners: str, rise: str) -> None:
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"), called="KS", points=(180 - points, 0, points, 0, 0)
    )
    text = ended(state).text
    assert f"Total: **{points}**" in text
    assert f"the {winners} win the round." in text
    assert rise in text
    won = {name for name, hand in hands(state).items() if "You won this round." in hand.text}
    defended = {"ann", "bob"}
    assert won == (defended if winners == "defenders" else {*NAMES} - defended)
    seen = match_view(pages(state).record, None)
    assert presenter_of(table.GAME).texts(seen, ENGLISH).passing() == f"Round 1 · {rise}"


def test_a_hand_tells_the_reckoning_until_the_next_round() -> None:
    state = laid_out("scored")
    made = pages(state)
    told = ("defended alone.", "Challengers: ", "Buried: ", "Total: ", "King of the Hill.")
    for seat in range(len(NAMES)):
        assert all(each in made.hand(seat).text for each in told)
    assert "Ready for the next round?" in made.hand(1).text
    table.GAME.apply(state, 1, Ready(), chance())
    assert all(each in pages(state).hand(1).text for each in told)


def test_all_who_pass_the_ace_in_the_same_round_win_together() -> None:
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"),
        called="KS",
        rounds=0,
        rank="A",
        ranks=(14, 13, 4, 4, 2),
        points=(180, 0, 0, 0, 0),
    )
    text = ended(state).text
    assert "ann and bob have risen past the ace and win the match together!" in text
    assert "🥇 **ann** · rank ♛" in text and "🥇 **bob** · rank ♛" in text
    assert "No points, so up by 3 ranks: ann and bob past the ace." in text


@pytest.mark.parametrize(
    ("luck", "told"),
    [
        (-0.04, "about average"),
        (0.04, "about average"),
        (0.26, "0.3 ranks better"),
        (-0.3, "0.3 ranks worse"),
    ],
)
def test_luck_tells_no_difference_of_nothing(luck: float, told: str) -> None:
    assert told in presenter_of(table.GAME).luck_text(luck, ENGLISH)


def test_those_who_rise_to_different_ranks_are_told_apart() -> None:
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"),
        called="KS",
        ranks=(2, 5, 4, 4, 2),
        points=(45, 90, 45, 0, 0),
    )
    assert "41 to 79 points, so up by 1 rank: ann to 3 and bob to 6." in ended(state).text


def test_the_end_of_a_hand_leaves_the_place_to_its_title() -> None:
    state = table.table("AS", "KS", "JS", "10S", "9S", called="KS", rounds=1)
    ended(state)
    hand = pages(state).hand(0)
    assert "break the tie.**\nYou finished at rank 5" in hand.text
    assert "#" not in hand.text


# Playing: exactly the legal cards are offered, and the reason for no others


SIX = ("6C 6D 7C 7D", "8C 8D 9C 9D", "10C 10D JC JD")
"""The cards of cem, dora and eve when they don't matter."""


def led(lead: str, ann: str, bob: str, *, loose: bool = False) -> EightyPointsState:
    """Ann has led, bob is to follow; hearts are trumps, and the twos."""
    rest = [" ".join(hand.split()[: len(bob.split())]) for hand in SIX]
    state = table.table(f"{lead} {ann}", bob, *rest, loose=loose)
    table.put(state, lead)
    return state


POSITIONS: dict[str, tuple[EightyPointsState, str]] = {
    "lead": (
        table.table(SIX[0], "AS AS KS 5H", *SIX[1:], "3D 4D 4D 5D", leader=1),
        "**Your lead:** any card, or two that are the same.",
    ),
    "follow": (led("KS", "3C 4C 5C", "3S 9S 9S 4D"), "follow ♠︎."),
    "one legal card": (led("KS", "3C 4C 5C", "9S 3D 3D 4D"), "follow ♠︎."),
    "no suit": (led("KS", "3C 4C 5C", "3D 4D 4D 5H"), "you have no ♠︎, so play any card."),
    "a trump is no spade": (
        led("KS", "3C 4C 5C", "2S 4D 4D 5H"),
        "you have no ♠︎, so play any card.",
    ),
    "trumps": (led("AH", "3C 4C 5C", "2S 3H JR 4D"), "follow trumps."),
    "pairs": (led("KS KS", "3C 4C", "9S 9S 4S 4S"), "follow with a pair of ♠︎."),
    "suit without pair": (
        led("KS KS", "3C 4C", "9S 8S 7S 3D"),
        "you have no pair of ♠︎, so play any two ♠︎.",
    ),
    "just two of the suit": (
        led("KS KS", "3C 4C", "9S 8S 3D 3D"),
        "you have no pair of ♠︎, so play any two ♠︎.",
    ),
    "one of the suit": (
        led("KS KS", "3C 4C", "9S 3D 3D 4D"),
        "9♠︎ is your only card of ♠︎, so you have to play it. Add any card.",
    ),
    "none of the suit": (
        led("KS KS", "3C 4C", "3D 3D 4D 5H"),
        "you have no ♠︎, so play any two cards.",
    ),
    "none, the last two": (led("KS KS", "", "3D 4D"), "you have no ♠︎, so play any two cards."),
    "loose": (
        led("KS KS", "3C 4C", "9S 8S 3D 3D", loose=True),
        "you have no pair of ♠︎, so play any two cards.",
    ),
    "loose with a pair": (
        led("KS KS", "3C 4C", "9S 9S 3D 3D", loose=True),
        "follow with a pair of ♠︎.",
    ),
    "a pair of jokers": (
        led("JR JR", "3C 4C", "2S 2C 3H 4D"),
        "you have no pair of trumps, so play any two trumps.",
    ),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_a_hand_offers_exactly_what_is_legal_and_says_why_to_its_owner_alone(position: str) -> None:
    state, why = POSITIONS[position]
    made = pages(state)
    assert why in made.hand(1).text
    found, whole = made.hands(1)
    offered = {tuple(action.cards) for hand in found.values() for action in made.actions(hand)}
    assert whole
    legal = {each.cards for each in table.GAME.menu(state, 1) if isinstance(each, Put)}
    assert offered == legal
    assert not any(why in page.text for page in (made.board(), made.hand(2), made.hand(3)))


@pytest.mark.parametrize(
    ("position", "names"),
    [
        ("one legal card", ["9♠︎"]),
        ("just two of the suit", ["8♠︎ 9♠︎"]),
        ("none, the last two", ["3♦︎ 4♦︎"]),
    ],
)
def test_what_alone_can_be_played_is_one_button_naming_it(position: str, names: list[str]) -> None:
    assert labels_on(pages(POSITIONS[position][0]).hand(1)) == names


@pytest.mark.parametrize("lead", ["", "KS", "KS KS"])
def test_more_than_fifteen_cards_are_chosen_in_menus(lead: str) -> None:
    """Bob holds twenty cards, neither spades nor trumps."""
    ann = "KS KS AS AS KH KH AH AH JR JR JB JB 2C 2C 2D 2D 2H 2H 2S 2S"
    bob = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 3D 4D 5D 6D 7D 8D 9D 10D"
    cem = "3S 3S 4S 4S 5S 5S 6S 6S 7S 7S 8S 8S 9S 9S JS JS QS QS 10S 10S"
    dora = "3H 3H 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H 9H 9H 10H 10H JH JH QH QH"
    dead, leader = "KD KD AD AD QD QD JD JD", 0 if lead else 1
    state = table.table(ann, bob, cem, dora, bob, dead=dead, leader=leader)
    if lead:
        table.put(state, lead)
    page = pages(state).hand(1)
    within_limits(page)
    offered = [name for menu in menus_on(page) for name in menu]
    assert sorted(offered) == sorted(label(card) for card in cards(bob))


def test_no_hand_is_drawn_once_it_is_played_out() -> None:
    state = table.table("AS", "QS", "JS", "10S", "9S")
    assert all(page.picture is not None for page in hands(state).values())
    table.trick(state, "AS", "QS", "JS", "10S", "9S")
    assert all(page.picture is None for page in hands(state).values())


# The called card

ALLY = "You hold the called card. Play it first, and you're the ally."


@pytest.mark.parametrize("number", [1, 2])
def test_only_those_who_hold_the_called_card_read_it_and_all_learn_when_it_falls(
    number: int,
) -> None:
    """The ally is told of until the next trick is over, in every round."""
    held = ("AS 3C 4C", "KS 3S 4D", "5S 6S 6D", "KS 8S 8D", "9S 10S 9D")
    state = table.table(*held, called="KS", number=number)
    state.score = laid_out("scored").score if number > 1 else None
    assert "that takes ann to 3 at least" in pages(state).board().footer
    assert {name for name, hand in hands(state).items() if ALLY in hand.text} == {"bob", "dora"}
    board = pages(state).board()
    assert "Called card: K♠︎, not played yet." in alternative(board)
    assert ALLY not in board.text + alternative(board)

    def told() -> set[bool]:
        revealed = "Called card: **K♠︎**, played by **bob**, the ally."
        mine = f"{revealed} You're a challenger."
        read = [name for name, hand in hands(state).items() if mine in hand.text]
        assert read in ([], list(NAMES[2:]))
        return {revealed in page.text for page in (pages(state).board(), *hands(state).values())}

    table.put(state, "AS")
    assert told() == {False}
    assert ", the ally" not in alternative(pages(state).board())
    table.put(state, "KS")
    board = pages(state).board()
    assert "Called card: K♠︎, played by bob, the ally." in alternative(board)
    assert "2 bob: rank 2, 2 cards, 0 points, ally" in alternative(board)
    assert not any(ALLY in hand.text for hand in hands(state).values())
    for card in ("5S", "KS", "9S"):
        assert told() == {True}
        table.put(state, card)
    table.go_on(state)
    for card in ("3C", "3S", "6S", "8S"):
        assert told() == {True}
        table.put(state, card)
    assert told() == {True}
    table.put(state, "10S")
    assert told() == {False}


def test_who_holds_both_called_cards_is_sure_to_be_the_ally() -> None:
    held = ("AS 3C 4C", "KS KS 4D", "5S 6S 6D", "7S 8S 8D", "9S 10S 9D")
    texts = {name: hand.text for name, hand in hands(table.table(*held, called="KS")).items()}
    sure = [name for name in NAMES if "both called cards: you're the" in texts[name]]
    assert sure == ["bob"]


def test_the_king_of_the_hill_who_plays_the_called_card_stands_alone() -> None:
    state = table.table("AS 3C", "KS 3S", "5S 6S", "KS 8S", "9S 10S", called="AS")
    assert "You hold the called card yourself." in pages(state).hand(0).text
    assert "called card yourself" not in pages(state).hand(1).text
    table.put(state, "AS")
    board = alternative(pages(state).board())
    assert "Called card: A♠︎, played by ann, who stands alone." in board
    assert "called card yourself" not in pages(state).hand(0).text


def test_a_called_card_that_is_buried_never_falls() -> None:
    dead = "KC KC 3D 3D 4D 4D 6D 6D"
    state = table.table("AS", "3S", "5S", "8S", "9S", called="KC", dead=dead)
    assert not any("secret ally" in hand.text for hand in hands(state).values())
    table.trick(state, "AS", "3S", "5S", "8S", "9S")
    table.go_on(state)
    board = pages(state).board()
    assert "ann defended alone." in alternative(board)
    assert "Buried: K♣︎ K♣︎ 3♦︎ 3♦︎ 4♦︎ 4♦︎ 6♦︎ 6♦︎ (20 points)." in alternative(board)
    assert labels_on(board) == ["Ready"]


# Advice for beginners before the ally is known


def test_one_called_card_of_two_makes_nobody_an_ally_yet() -> None:
    """Another player may have the other one, and play it first."""
    both = positions(GAMES["eighty-points"])[-2].seen_by("ann", ENGLISH)
    called = parse("AD")
    assert both.view.hand.count(called) == 2
    assert "is winning for your side with A♥︎" in HandTexts(both, ENGLISH).coaching()
    held = list(both.view.hand)
    held[held.index(called)] = parse("QD")
    one = replace(both, _view=replace(both.view, hand=tuple(held)))
    assert "You're on the same side if you play A♦︎ first." in HandTexts(one, ENGLISH).coaching()
    none = replace(both, _view=replace(both.view, hand=tuple(parse("QD") for _ in held)))
    assert "same side" not in HandTexts(none, ENGLISH).coaching()
    assert "your side" not in HandTexts(none, ENGLISH).coaching()


OTHERS = ("6C 6D 7C", "8C 8D 9C", "10C 10D JC")


@pytest.mark.parametrize(
    ("held", "tip"),
    [
        ("3S 4S KD", "so keep your high cards for later."),
        ("3S 10S KD", "so any five, ten or king you play would go to the winner."),
    ],
)
def test_points_are_warned_of_only_where_some_can_be_played(held: str, tip: str) -> None:
    state = table.table("AS 3C 4C", held, *OTHERS, called="AH")
    table.put(state, "AS")
    seen = match_view(pages(state).record, 1)
    assert HandTexts(seen, ENGLISH).coaching() == f"You can't beat A♠︎, {tip}"


@pytest.mark.parametrize(
    ("held", "safe"), [("JR JR KS", False), ("7D 7D KS", False), ("KD KD 3S", True)]
)
def test_only_a_pair_with_points_is_called_safe(held: str, safe: bool) -> None:
    state = table.table("AS 3C 4C", held, *OTHERS, called="AH", leader=1)
    seen = match_view(pages(state).record, 1)
    assert ("points are fairly safe" in HandTexts(seen, ENGLISH).coaching()) == safe
