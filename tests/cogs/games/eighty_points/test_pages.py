"""Texts and controls of board and hand in arranged positions, without a bot."""

from collections import Counter

import pytest

from bot.discord_io.messages import message_of
from bot.match.view import match_view
from bot.pages.model import Page, Select
from games.core.cards import CODES, code, parse
from games.eighty_points.state import EightyPointsState, Pass, Ready
from tests.cogs.games.eighty_points.playing import NAMES, laid_out
from tests.cogs.games.positions import alternative, labels_on, menus_on, pages_of, record_of
from tests.games.eighty_points import table
from tests.games.eighty_points.table import C, H, S
from tests.games.playing import chance
from tests.support.cards import label
from tests.support.imagined import ENGLISH, Pages, presenter_of
from tests.support.looking import within_limits


def pages(state: EightyPointsState, names: tuple[str, ...] = NAMES) -> Pages:
    """All that can be shown in a position."""
    return pages_of(table.GAME, state, names)


def hands(state: EightyPointsState) -> dict[str, Page]:
    made = pages(state)
    return {name: made.hand(seat) for seat, name in enumerate(NAMES)}


# Dealing and declaring


@pytest.mark.parametrize("phase", ["dealing", "declaring"])
def test_only_who_holds_the_trump_rank_is_offered_to_declare(phase: str) -> None:
    nothing = ["Declare nothing"] if phase == "declaring" else []
    wanted = {"ann": ["2♥︎", "2♥︎ 2♥︎"], "cem": ["2♣︎", "2♣︎ 2♣︎"]}
    for name, hand in hands(laid_out(phase)).items():
        several = wanted.get(name, [])
        declare = ["Declare"] if several or phase == "declaring" else []
        if name == "bob":
            declare = ["Declare 2♠︎"]
        assert labels_on(hand) == [*declare, *nothing]
        assert menus_on(hand) == ([several] if several else [])
        assert ("**You can declare.**" in hand.text) == (name in ("ann", "bob", "cem"))


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
    assert labels_on(pages(strengthened).hand(0)) == ["Declare 2♥︎ 2♥︎"]
    table.declare(strengthened, 0, H, pair=True)
    table.go_on(strengthened)
    assert "ann now shows **2♥︎ 2♥︎**!" in pages(strengthened).board().text
    table.declare(state, 2, C, pair=True)
    table.go_on(state)
    board = pages(state).board().text
    assert "cem overrode bob with **2♣︎ 2♣︎**!" in board
    assert "A pair is final." in board
    for hand in hands(state).values():
        assert "cem overrode bob" in hand.text and "You can declare" not in hand.text


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


def all_trumps() -> EightyPointsState:
    """Ann's 28 cards are trumps all, more than a menu takes."""
    spades = " ".join(f"{rank}S {rank}S" for rank in ("A", "K", "Q", "J", "10", "9", "8", "7"))
    state = table.dealing(f"{spades} JR JR JB JB", rank="3", number=2)
    state.deck.sort(key=lambda card: CODES[card][0] != "3")
    return state


def burying(hand: str, rank: str) -> EightyPointsState:
    state = all_trumps() if not hand else table.dealing(hand, rank=rank, number=2)
    table.pass_all(state)
    table.name(state, S)
    return state


@pytest.mark.parametrize(
    ("hand", "rank", "sizes"),
    [
        ("10C 10C 10D 10D 10H 10H 10S 10S", "10", None),
        ("AC AC AD AD AH AH AS AS KC KC KD KD KH KH KS KS QC QC QD QD", "A", None),
        ("", "3", [25, 3]),
    ],
)
async def test_28_cards_of_any_shape_fit_into_menus(
    hand: str, rank: str, sizes: list[int] | None
) -> None:
    made = pages(burying(hand, rank))
    page = made.hand(0)
    within_limits(page)
    offered = [name for menu in menus_on(page) for name in menu]
    assert all(row.least == 0 for row in page.rows if isinstance(row, Select)), "all may go back"
    assert Counter(offered) == Counter(label(card) for card in made.record.state.hands[0])
    assert sizes is None or [len(menu) for menu in menus_on(page)] == sizes
    draft = ".".join(code(card) for card in made.record.state.hands[0][:8])
    assert labels_on(made.hand(0, draft)) == ["Bury these eight", "8 of 8"]
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
    assert labels_on(page) == ["Call this card", "Call nobody"]
    assert labels_on(pages(state).hand(0, "AH")) == ["Call A♥︎", "Call nobody"]


@pytest.mark.parametrize("phase", ["burying", "calling"])
def test_whose_menus_leave_no_room_is_only_offered_the_seat_back(phase: str) -> None:
    made = pages(laid_out(phase))
    made.record.chairs[0].stand_in = True
    assert labels_on(made.hand(0)) == ["Take my seat back"]


# Whole boards


def test_the_alternative_tells_all_that_one_needs_to_play() -> None:
    held = ("AS 3C", "KS 3S", "5S 6S", "KS 8S", "9S 10S")
    state = table.table(*held, called="KS", points=(50, 60, 40, 10, 5))
    table.put(state, "AS")
    table.put(state, "KS")
    made = pages(state)
    alt = alternative(made.board())
    assert "cem's turn." in alt
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
        ([15, 15, 8, 7, 6], [90, 5, 0, 0, 0], False, "have risen past the ace and win the match"),
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


@pytest.mark.parametrize(
    ("points", "winners", "rise"),
    [
        (0, "defenders", "No points: up by"),
        (40, "defenders", "1 to 40: up by"),
        (45, "defenders", "41 to 79: up by"),
        (75, "defenders", "41 to 79: up by"),
        (80, "challengers", "From 80 to 119 nobody rises."),
        (115, "challengers", "From 80 to 119 nobody rises."),
        (120, "challengers", "120 to 159: up by"),
        (160, "challengers", "160 to 199: up by"),
    ],
)
def test_the_reckoning_says_who_wins_a_round_and_by_what(
    points: int, winners: str, rise: str
) -> None:
    state = table.table(
        *("AS", "KS", "JS", "10S", "9S"), called="KS", points=(180 - points, 0, points, 0, 0)
    )
    text = ended(state).text
    assert f"Total: **{points}**" in text
    assert f"the {winners} win the round." in text
    assert rise in text


def test_a_hand_tells_the_reckoning_until_the_next_round() -> None:
    state = laid_out("scored")
    made = pages(state)
    told = ("defended alone.", "Challengers: ", "Dead hand: ", "Total: ", "King of the Hill.")
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
    assert "ann past the ace and bob past the ace" in text


@pytest.mark.parametrize(
    ("luck", "told"),
    [(-0.04, "as much as"), (0.04, "as much as"), (0.26, "worth +0.3"), (-0.3, "worth -0.3")],
)
def test_luck_tells_no_difference_of_nothing(luck: float, told: str) -> None:
    assert told in presenter_of(table.GAME).luck_text(luck, ENGLISH)
